# Was neben dem Tisch steht: Verlauf, Regeln, Hilfe, Einstellungen; die Regeln als Seite; Partien zum Nachsehen.

## Neben dem Tisch

panel-close = Schließen
panel-help = Was ist das?
panel-what-is-what = Was ist was
panel-its-rules = Regeln:
panel-lines = Alles, was bisher geschah
panel-beginning = Der Anfang
panel-secret-until-now = Geheim bis zum Ende
panel-late = war geheim
panel-undone = zurückgenommen
panel-again = Noch einmal zeigen: { $text }
panel-show-last = Noch einmal
panel-shown-again = Noch einmal gezeigt
panel-shown-again-note = Die Partie geht inzwischen weiter; du verpasst nichts.
panel-back-to-now = Zur laufenden Partie
panel-then = Der Tisch in diesem Moment: { $text }
panel-replay = Rückschau
panel-step-back = Durch die Partie zurückgehen

## Einstellungen

settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Animationen und Bots
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-instant = sofort
settings-name = Dein Name
settings-name-note = Für den nächsten Tisch, an den du dich setzt.
settings-proof = Das Mischen lässt sich prüfen
settings-proof-how = Bevor gemischt wurde, hat sich der Server mit dieser Zahl auf sein Geheimnis festgelegt. Nach der Partie verrät er es, und alle können prüfen, dass nichts geändert wurde.
settings-commitment = Prüfzahl
settings-secret = Das Geheimnis
settings-proof-over = Die Aufzeichnung enthält alles Nötige: dvergar verify prüft sie auf deinem eigenen Rechner.
settings-keys = Tasten
settings-key-l = Verlauf
settings-key-r = Regeln
settings-key-s = Einstellungen
settings-key-escape = schließen, zurücklegen

## Regeln

rules-title = Die Regeln in unseren Worten
rules-intro = Jede Regel hat eine Nummer. Ist ein Zug nicht erlaubt, nennt der Tisch die Regel, und ihre Nummer führt hierher.
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

things-search = Begriff suchen
things-words = Begriffe und Zeichen

## Rückschau

replay-where = Rückschau: { $where }
replay-title = Rückschau
replay-intro = Sieh dir eine Partie noch einmal an, Schritt für Schritt, aus der Sicht jedes Platzes.
replay-mine = Partien auf diesem Gerät
replay-open = Aufzeichnung öffnen
replay-open-note = Eine Datei, die nach einer Partie heruntergeladen wurde. Sie zeigt alles, auch verdeckte Gebote.
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
replay-pause = Pause
replay-whose = Aus wessen Sicht
replay-all-open = Alles offen
replay-own = Was du gesehen hast
replay-public = Was alle gesehen haben
replay-curve = Punkte, Schritt für Schritt
replay-points = Punkte
replay-end = Ende: { $names } { $points }
replay-total = Gesamt
replay-part = Was die Kurve zeigt
replay-standing = { $name }: { $points }
replay-to-table = Zum Tisch
replay-record = Aufzeichnung herunterladen
replay-record-short = Aufzeichnung
