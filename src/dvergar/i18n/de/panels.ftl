# Was neben dem Tisch steht: Verlauf, Regeln, Hilfe, Einstellungen; die Regeln als Seite; Partien zum Nachsehen.

## Neben dem Tisch

panel-close = Schließen
panel-help = Was ist das?
panel-what-is-what = Was ist was
panel-its-rules = Regeln:
panel-lines = Alles, was geschah
panel-beginning = Der Anfang
panel-secret-until-now = Geheim bis zum Ende
panel-late = war geheim
panel-undone = zurückgenommen
panel-again = Noch einmal zeigen: { $text }
panel-show-last = Noch einmal
panel-shown-again = Noch einmal gezeigt
panel-shown-again-note = Die Partie geht inzwischen weiter; nichts geht verloren.
panel-back-to-now = Zurück zum Jetzt
panel-then = Der Tisch in diesem Moment: { $text }
panel-replay = Partie nachsehen
panel-step-back = Durch die Partie zurückgehen

## Einstellungen

settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Bewegung und Bots
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-instant = sofort
settings-name = Dein Name
settings-name-note = Für den nächsten Tisch, an den du dich setzt.
settings-proof = Das Mischen ist beweisbar
settings-proof-how = Bevor irgendwer Zufall zum Mischen beitrug, hat sich der Server mit dieser Zahl auf sein Geheimnis festgelegt. Nach der Partie nennt er es, und alle können nachprüfen, dass nichts geändert wurde.
settings-commitment = Festgelegt durch
settings-secret = Das Geheimnis
settings-proof-over = Die Aufzeichnung enthält alles Nötige: dvergar verify prüft sie auf deinem eigenen Rechner.
settings-keys = Tasten
settings-key-l = Verlauf
settings-key-r = Regeln
settings-key-s = Einstellungen
settings-key-escape = schließen, zurücklegen

## Regeln

rules-title = Die Regeln in unseren Worten
rules-intro = Jede Regel hat eine Nummer. Wo der Tisch etwas verbietet, nennt er die Regel, und die Nummer führt hierher.
rules-of = { $game }: die Regeln
rules-contents = Inhalt
rules-pages = Seiten
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}

## Was ist was

things-search = Ein Ding suchen
things-words = Wörter und Zeichen

## Nachsehen

replay-where = Rückschau: { $where }
replay-title = Partien nachsehen
replay-intro = Sieh dir eine Partie noch einmal an, Schritt für Schritt, mit den Augen jedes Platzes.
replay-mine = Partien auf diesem Gerät
replay-open = Aufzeichnung öffnen
replay-open-note = Eine Datei, die nach einer Partie gespeichert wurde. Dann ist alles offen, auch verdeckte Gebote.
replay-choose-file = Datei wählen
replay-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
replay-steps = Schritt für Schritt durch die Partie
replay-step = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Nächster Schritt
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-whose = Wessen Augen
replay-all-open = Alles offen
replay-own = Was dir gesagt wurde
replay-public = Was allen gesagt wurde
replay-curve = Punkte, Schritt für Schritt
replay-points = Punkte
replay-end = Ende: { $names } { $points }
replay-total = Gesamt
replay-part = Was gezeichnet wird
replay-standing = { $name }: { $points }
replay-to-table = Zum Tisch
replay-record = Aufzeichnung speichern
replay-record-short = Aufzeichnung
