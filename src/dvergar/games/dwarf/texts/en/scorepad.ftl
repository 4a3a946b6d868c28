# The score pad.

finding-items-many = The last round cannot bring anybody more than { $most } items
score-note-steel = most leads the category
score-note-gold = most leads the category
score-note-items = most leads the category
score-note-glory = first tie-breaker
score-note-iron = second tie-breaker
score-example-goods = a number
score-no-number = “{ $given }” is not a number
