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

## Wie eine Wertung zustande kam und wie besonders sie ist

score-special = { $name }: { $total } schlägt { $percent } % von { $scores } simulierten Wertungen; die mittlere ist { $middle }.
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
score-less = { $what }: eins weniger
score-more = { $what }: eins mehr
score-chosen = Gewählt
score-nothing-chosen = Noch nichts. Tippe oben eine Karte an.
score-remove-card = { $card } entfernen
score-done = Fertig
score-opponent = Gegen
score-against-none = Zu mehreren
score-clear = Neues Blatt
score-keep = Im Verlauf behalten
score-kept = Steht im Verlauf.
score-keep-again = Korrekturen behalten
score-sure = Ohne Speichern verwerfen?
score-print = Drucken
score-csv = CSV
score-json = JSON
score-history = Verlauf
score-statistics = Statistik
score-open-pad = Öffnen
score-remove-pad = Entfernen
score-remove-sure = Wirklich entfernen?
score-bests = Beste Wertungen
score-no-findings = Keine Auffälligkeiten.
score-decided = Ergebnis
score-compared = Im Vergleich
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
score-example-name = ein Name
score-key-save = Behalten
score-key-add = Hinzufügen
score-key-remove = Entfernen
score-key-history = Verlauf
score-key-demo = Demo
score-key-new = Neu
score-key-rule = Regel
score-key-light = Hell/dunkel
score-key-opponent = Gegner
score-key-leave = Gehen
score-key-back = Zurück
score-key-again = Dieses Blatt ist noch nicht behalten: Drück die Taste noch einmal, um es zu verlassen.

sheet-total = Summe
sheet-shared = { $place }. Platz, geteilt
sheet-place = { $place }. Platz
