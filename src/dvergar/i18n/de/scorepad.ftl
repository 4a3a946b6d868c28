# Der Wertungsblock für Partien mit echten Karten: Befehl, Terminal und Seite.

## Der Befehl

cli-score = Eine Partie mit echten Karten zusammenzählen
cli-score-epilog = Ohne FILE öffnet sich ein Blatt zum Ausfüllen. FILE ist JSON, beschrieben in docs/scorepad.md; „-“ liest die Eingabe.
cli-score-game = das Spiel: { $games }
cli-score-file = ein Blatt als JSON, oder „-“ für die Eingabe
cli-score-demo = ein ausgefülltes Blatt werten, zum Ausprobieren
cli-score-save = die Partie im Verlauf behalten
cli-score-history = den Verlauf mit seiner Statistik zeigen
cli-score-json = JSON ausgeben (so ist es, wenn nichts anderes gesagt ist)
cli-score-text = ein Blatt zum Lesen ausgeben
cli-score-csv = CSV für eine Tabellenkalkulation ausgeben

score-no-json = Das ist kein JSON: { $reason }
score-format = „{ $given }“ ist kein Wertungsblatt von Dvergar
score-other-game = Dieses Blatt gehört zu „{ $given }“, nicht zu { $game }
score-seats = Ein Blatt hat eine Liste von Plätzen, jeder eine Tabelle
score-seat-count = Hier werden { $seats } Plätze gewertet, nicht { $given }
score-name = Ein Name ist ein Text mit höchstens { $most } Zeichen
score-date = „{ $given }“ ist kein Datum wie 2026-11-16
score-not-kept = Der Verlauf ließ sich nicht schreiben: { $reason }
score-no-book = Diesen Verlauf gibt es nicht.
score-no-pad = Dieses Blatt steht nicht im Verlauf.
score-full = Dieser Verlauf ist voll: { $most } Blätter. Exportiere welche und entferne sie dann.
score-unreadable = { $count ->
    [one] Eine Datei in { $folder } ist nicht lesbar; sie blieb, wie sie ist.
   *[other] { $count } Dateien in { $folder } sind nicht lesbar; sie blieben, wie sie sind.
}

## Was am Ende einer Partie unmöglich oder seltsam ist

finding-ranks-many = Alle zusammen haben mehr Rangabzeichen, als es gibt: { $most }
finding-ranks-missing = Die Rangabzeichen fehlen, ohne sie lässt sich nicht werten
finding-points-many = { $ranks ->
    [0] Kein Rangabzeichen, also keine Punkte
    [one] 1 Rangabzeichen hat höchstens { $most } Punkte
   *[other] { $ranks } Rangabzeichen haben höchstens { $most } Punkte
}
finding-ylud-stands = Am Ende liegt Ylud in einer Spalte: Trag sie dort ein
finding-items-many = Die letzte Runde kann niemanden über { $most } Gegenstände bringen

## Wie eine Wertung zustande kam und wie besonders sie ist

score-brothers = Dwergs { $points }
score-special = { $name }: { $total } schlägt { $percent } % von { $scores } simulierten Wertungen; die mittlere ist { $middle }.
score-decimal = { $whole },{ $tenths }
score-csv-date = Datum
score-csv-game = Spiel
score-csv-name = Name
score-csv-place = Rang
score-csv-total = Summe
score-history-empty = Noch ist keine Partie im Verlauf.
score-statistics-line = { $games ->
    [one] 1 Partie, im Schnitt { $average }
   *[other] { $games } Partien, im Schnitt { $average }
}
score-best-line = { $total } { $name }, { $date }: besser als { $percent } % der simulierten Wertungen
score-head-games = Partien
score-head-wins = Siege
score-head-best = Beste
score-head-average = Schnitt

## Die Seite und der Bildschirm

score-pad-title = Wertungsblock
score-about = Für eine Partie mit echten Karten. Alles wird zusammengezählt, während du es einträgst.
score-add-player = Mitspieler dazu
score-remove-player = { $name } entfernen
score-player = Mitspieler
score-name-label = Name von Platz { $number }
score-date-label = Datum
score-points = Punkte
score-ranks = Ränge
score-less = { $what }: eins weniger
score-more = { $what }: eins mehr
score-entry = { $what }, { $part }, { $name }
score-note-warrior = Summe; meiste Ränge: + höchste Münze
score-note-hunter = Ränge × Ränge
score-note-miner = Punkte × Ränge
score-note-blacksmith = 3, 7, 12, 18, 25, 33 …
score-note-explorer = Summe der Punkte; Idunn: + 2 je Rang
score-note-heroes = zum Wählen antippen
score-note-coins = die fünf; +3 mit Juwel 6
score-note-steel = wer am meisten hat, führt
score-note-gold = wer am meisten hat, führt
score-note-items = wer am meisten hat, führt
score-note-glory = entscheidet zuerst bei Gleichstand
score-note-iron = entscheidet danach
score-cards = Karten
score-cards-of = { $part }, { $name }: Karten antippen
score-heroes-of = Helden von { $name }
score-heroes-class = Helden einer Klasse: Ihre Ränge und Punkte stehen in einer Spalte
score-coins-of = Münzen von { $name }: die fünf antippen
score-choose-heroes = Helden wählen, { $name }
score-choose-coins = Münzen wählen, { $name }
score-choose-cards = Karten antippen: { $part }, { $name }
score-type-instead = Ränge und Punkte eintippen
score-chosen = Gewählt
score-nothing-chosen = Noch nichts. Tippe oben eine Karte an.
score-remove-card = { $card } entfernen
score-gem-six = Juwel 6
score-done = Fertig
score-opponent = Gegen
score-against-none = Zu mehreren
score-demo = Beispiel: 204 Punkte
score-clear = Neues Blatt
score-keep = Im Verlauf behalten
score-kept = Steht im Verlauf.
score-keep-again = Korrekturen behalten
score-sure = Noch nicht behalten. Wirklich?
score-print = Drucken
score-csv = CSV
score-json = JSON
score-history = Verlauf
score-statistics = Statistik
score-open-pad = Öffnen
score-remove-pad = Entfernen
score-remove-sure = Wirklich entfernen?
score-bests = Beste Wertungen
score-no-findings = Nichts sieht falsch aus.
score-decided = Ergebnis
score-compared = Wie besonders
score-compared-note = Gegen { $scores } Wertungen aus Partien zwischen Spielern nach Faustregeln, so vielen wie hier. Die mittlere ist { $middle }.
score-beats = schlägt { $percent } %
score-sheet = Blatt mit allen Teilen
score-running = { $name } { $total }
score-start-note = Echte Karten auf dem Tisch? Hier wird gezählt.
score-no-server = Der Server antwortet nicht: Im Augenblick wird nichts zusammengezählt.
score-history-note = Auf diesem Server in einem eigenen Verlauf behalten.
score-history-home = Auf diesem Rechner behalten; das Terminal zeigt denselben Verlauf.

## Der Bildschirm im Terminal

score-screen-hint = { $part }: { $example }
score-example-warrior = Karten „5 6 9 kraal“, oder Ränge/Punkte „4/28“
score-example-hunter = Ränge „4“, mit Helden „2 aral“
score-example-miner = Karten „0 1 2 zoral“, oder Ränge/Punkte „5/4“
score-example-blacksmith = Ränge „3“, mit Helden „2 bonfur smith“
score-example-explorer = Karten „5 8 11 idunn“, oder Ränge/Punkte „4/34“
score-example-heroes = Namen „skaa dwerg dwerg“
score-example-coins = die fünf „3s 5 9 12 24“; 3s ist die Mithrilmünze, 5t die 5 aus dem Schatz; „gem“ für Juwel 6
score-example-goods = eine Zahl
score-example-name = ein Name
score-key-save = Behalten
score-key-add = Dazu
score-key-remove = Weg
score-key-history = Verlauf
score-key-demo = Demo
score-key-new = Neu
score-key-rule = Regel
score-key-light = Hell/dunkel
score-key-opponent = Gegner
score-key-leave = Gehen
score-key-back = Zurück
score-key-again = Dieses Blatt ist noch nicht behalten: Drück die Taste noch einmal, um es zu verlassen.
score-no-number = „{ $given }“ ist keine Zahl
