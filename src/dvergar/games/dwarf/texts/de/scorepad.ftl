# Der Wertungsblock.

finding-items-many = Die letzte Runde kann niemanden über { $most } Gegenstände bringen
score-note-steel = wer am meisten hat, führt
score-note-gold = wer am meisten hat, führt
score-note-items = wer am meisten hat, führt
score-note-glory = entscheidet zuerst bei Gleichstand
score-note-iron = entscheidet danach
score-example-goods = eine Zahl
score-no-number = „{ $given }“ ist keine Zahl
