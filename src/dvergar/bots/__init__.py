"""Who can sit down besides people. A bot gets a view and a decision and answers with an action."""
