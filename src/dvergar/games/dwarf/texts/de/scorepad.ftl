# Der Wertungsblock.

finding-items-many = Auch nach der letzten Runde hat niemand mehr als { $most } Gegenstände
score-note-steel = wer am meisten hat, führt
score-note-gold = wer am meisten hat, führt
score-note-items = wer am meisten hat, führt
score-note-glory = entscheidet zuerst bei Gleichstand
score-note-iron = entscheidet danach
score-example-goods = eine Zahl
score-no-number = „{ $given }“ ist keine Zahl
