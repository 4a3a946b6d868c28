# Der Wertungsblock für Partien mit echten Karten: Befehl, Terminal und Seite.

## Der Befehl

cli-score = eine Partie mit echten Karten zusammenzählen
cli-score-epilog = Ohne FILE öffnet sich im Terminal ein Wertungsblock zum Ausfüllen. FILE ist JSON, beschrieben in docs/play/scorepad.md; „-“ liest die Standardeingabe.
cli-score-game = das Spiel: { $games }
cli-score-file = ein Wertungsblock als JSON, oder „-“ für die Standardeingabe
cli-score-demo = einen ausgefüllten Wertungsblock werten, zum Ausprobieren
cli-score-save = die Partie im Verlauf speichern
cli-score-history = den Verlauf mit seiner Statistik zeigen
cli-score-json = JSON ausgeben (voreingestellt)
cli-score-text = einen lesbaren Text ausgeben
cli-score-csv = CSV für eine Tabellenkalkulation ausgeben

score-format = „{ $given }“ ist kein Wertungsblock von Dvergar
score-other-game = Dieser Wertungsblock gehört zu „{ $given }“, nicht zu { $game }
score-seats = Ein Wertungsblock hat eine Liste von Plätzen, jeder ist ein Objekt
score-seat-count = Hier werden { $seats } Plätze gewertet, nicht { $given }
score-name = Ein Name ist ein Text mit höchstens { $most } Zeichen
score-date = „{ $given }“ ist kein Datum wie 2026-11-16
score-not-kept = Der Verlauf ließ sich nicht speichern: { $reason }
score-no-book = Diesen Verlauf gibt es nicht.
score-no-pad = Dieser Wertungsblock steht nicht im Verlauf.
score-full = Dieser Verlauf ist voll: { $most } Wertungsblöcke. Exportiere einige und entferne sie dann.
score-many-books = Dieser Server ist voll: Er nimmt keine weiteren Verläufe auf.
score-many-new-books = Von dieser Adresse wurden zu viele neue Verläufe angelegt. Versuch es morgen wieder.
score-unreadable = { $count ->
    [one] Eine Datei in { $folder } ist nicht lesbar; sie wurde nicht verändert.
   *[other] { $count } Dateien in { $folder } sind nicht lesbar; sie wurden nicht verändert.
}

## Wie eine Wertung zustande kam und wie sie im Vergleich steht

score-special = { $name }: { $total } schlägt { $percent } % von { $scores } simulierten Wertungen; der Median ist { $middle }.
score-csv-date = Datum
score-csv-game = Spiel
score-csv-name = Name
score-csv-place = Platz
score-csv-total = Summe
score-history-empty = Noch keine Partie gespeichert.
score-statistics-line = { $games ->
    [one] 1 Partie, im Schnitt { $average }
   *[other] { $games } Partien, im Schnitt { $average }
}
score-best-line = { $total } { $name }, { $date }: besser als { $percent } % der simulierten Wertungen
score-head-games = Partien
score-head-wins = Siege
score-head-best = Bestwert
score-head-average = Schnitt

## Die Seite und der Bildschirm

score-pad-title = Wertungsblock
score-about = Für eine Partie mit echten Karten. Alles wird zusammengezählt, während du es einträgst.
score-add-player = Platz hinzufügen
score-remove-player = { $name } entfernen
score-player = Platz
score-name-label = Name von Platz { $number }
score-date-label = Datum
score-less = { $what }: eins weniger
score-more = { $what }: eins mehr
score-chosen = Gewählt
score-nothing-chosen = Noch nichts. Tippe oben eine Karte an.
score-remove-card = { $card } entfernen
score-done = Fertig
score-opponent = Gegen
score-against-none = Mehrere Personen
score-clear = Neue Wertung
score-keep = Im Verlauf speichern
score-kept = Im Verlauf gespeichert.
score-keep-again = Korrekturen speichern
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
score-compared-note = Verglichen mit { $scores } Wertungen aus Partien von Bots nach Faustregeln, mit so vielen Plätzen wie hier. Der Median ist { $middle }.
score-beats = schlägt { $percent } %
score-sheet = Alle Teile der Wertung
score-running = { $name } { $total }
score-start-note = Spielst du mit echten Karten? Zähl hier zusammen.
score-no-server = Der Server antwortet nicht: Zurzeit wird nichts zusammengezählt.
score-history-note = Auf diesem Server gespeichert, in deinem eigenen Verlauf.
score-history-home = Auf diesem Rechner gespeichert; das Terminal zeigt denselben Verlauf.

## Der Bildschirm im Terminal

score-screen-hint = { $part }: { $example }
score-example-name = ein Name
score-key-save = Speichern
score-key-add = Hinzufügen
score-key-remove = Entfernen
score-key-history = Verlauf
score-key-demo = Demo
score-key-new = Neu
score-key-rule = Regel
score-key-light = Hell/dunkel
score-key-opponent = Gegner
score-key-leave = Beenden
score-key-back = Zurück
score-key-again = Dieser Wertungsblock ist noch nicht gespeichert: Drück die Taste noch einmal, um ihn zu verwerfen.

sheet-total = Summe
sheet-shared = { $place }. Platz, geteilt
sheet-place = { $place }. Platz
