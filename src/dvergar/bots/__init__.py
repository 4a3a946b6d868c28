"""Who can sit down besides people. A bot is a seat's mind: it gets a decision with its view and answers with an action."""
