# Die Stufen der Bots und die Leiter.

seat-level = { $name } ({ $level })
start-bot-guest = Gast
    .text = Spielt oft auf gut Glück. Auch für Kinder schlagbar.
start-bot-apprentice = Lehrling
    .text = Wägt meistens ab, was eine Wahl bringt, und vertut sich ab und zu.
start-bot-journeyman = Geselle
    .text = Wägt ab, was jede Wahl jetzt und später bringt, und irrt sich fast nie.
start-bot-master = Meister
    .text = Spielt vor jeder Entscheidung in Gedanken ein wenig weiter.
start-bot-elder = Ältester
    .text = Spielt vor jeder Entscheidung etwa hundertmal in Gedanken weiter.
start-bot-king = König
    .text = Spielt einige tausend Mal in Gedanken weiter. Der Stärkste von allen.
level-elo = Elo { $elo }; Spiel nach Zufall hat 0.
level-interpreted = Die Regeln laufen hier interpretiert (ohne kompilierten Kern): Diese Stufe hat weniger Zeit zum Nachdenken und ist schwächer.
level-weaker = { $level } hat hier weniger Zeit zum Nachdenken, weil die Regeln interpretiert laufen, und ist schwächer.

cli-levels = Stufen, und wie stark sie zu zweit sind (Elo, { $games }; Spiel nach Zufall hat 0):
cli-ladder = die Stufen der Bots gegeneinander spielen lassen und sagen, wie weit sie auseinander sind
cli-ladder-epilog = Beispiel: dvergar ladder nidavellir --write docs. Das dauert auf zwei Kernen bis zu einer Stunde.
cli-ladder-deals = wie viele Auslagen zu zweit gespielt werden; allein viermal, mit mehr Spielern halb so viele (voreingestellt: 60)
cli-ladder-up-to = nur mit zwei bis so vielen Spielern, und nicht allein
cli-ladder-write = die Seite und ihr Bild in diesen Ordner schreiben
ladder-title = { $game }, { $players } Spieler: Elo über Zufall, 95-%-Intervall, CPU je Zug ({ $games } Partien)
ladder-alone = Allein gegen { $opponent }: gewonnene Partien von { $games }
ladder-repeat = Zu wiederholen mit: { $command }
ladder-written = Geschrieben: { $path }
