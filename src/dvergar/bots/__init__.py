"""Who can sit down besides people. A bot is a seat's mind: it gets a view and a decision and answers with an action."""
