# Die Stufen der Bots und die Leiter.

seat-level = { $name } ({ $level })
start-bot-guest = Gast
    .text = Spielt oft aufs Geratewohl. Auch für Kinder schlagbar.
start-bot-apprentice = Lehrling
    .text = Sieht meistens, was eine Wahl bringt, und macht ab und zu einen Fehler.
start-bot-journeyman = Geselle
    .text = Wägt ab, was jede Wahl jetzt und später bringt, und macht selten einen Fehler.
start-bot-master = Meister
    .text = Simuliert vor jeder Entscheidung einige Partien.
start-bot-elder = Ältester
    .text = Simuliert vor jeder Entscheidung etwa hundert Partien.
start-bot-king = König
    .text = Simuliert einige tausend Partien. Der stärkste Bot.
level-elo = Elo { $elo }; zufälliges Spiel hat 0.
level-interpreted = Die Regeln laufen hier interpretiert (ohne kompilierten Kern): Diese Stufe simuliert weniger und ist schwächer.
level-weaker = { $level } simuliert hier weniger und ist schwächer, weil die Regeln interpretiert laufen.

cli-levels = Stufen und ihre Stärke zu zweit (Elo, { $games }; zufälliges Spiel hat 0):
cli-ladder = die Stufen der Bots gegeneinander spielen lassen und ihren Abstand messen
cli-ladder-epilog = Beispiel: dvergar ladder nidavellir --write docs/measurements. Das dauert auf zwei Kernen bis zu einer Stunde.
cli-ladder-deals = wie viele Kartenverteilungen zu zweit gespielt werden; allein viermal, mit mehr Spielern halb so viele (voreingestellt: 60)
cli-ladder-up-to = nur mit zwei bis höchstens so vielen Spielern spielen, nicht allein
cli-ladder-write = die Seite und ihr Bild in diesen Ordner schreiben
ladder-title = { $game }, { $players } Spieler: Elo über Zufall, 95-%-Intervall, CPU-Zeit je Zug ({ $games } Partien)
ladder-alone = Allein gegen { $opponent }: gewonnene Partien von { $games }
ladder-repeat = Wiederholen mit: { $command }
ladder-written = Geschrieben: { $path }
