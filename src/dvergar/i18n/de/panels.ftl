# Was neben dem Tisch steht: Verlauf, Regeln, Hilfe, Einstellungen; die Regeln als Seite; Partien zum Nachsehen.

## Neben dem Tisch

panel-close = Schließen
panel-help = Was ist das?
panel-what-is-what = Was ist was
panel-its-rules = Regeln:
panel-lines = Alles, was geschah
panel-beginning = Der Anfang
panel-turn = Zeitalter { $age }, Runde { $turn }
panel-round = Runde { $round }
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
things-cards = Zwerge und Karten
things-heroes = Helden
things-coins = Münzen
things-gems = Juwelen
things-taverns = Tavernen
things-distinctions = Auszeichnungen
things-words = Wörter und Zeichen
things-locations = Orte
things-monsters = Monster
things-specials = Sonderaktionen
things-goods = Güter
things-opponents = Gegner im Solospiel

help-coin-value = Münze { $coin }
help-coin-zero = Die 0, mit der man tauscht
    .text = Wer die 0 bietet, kommt zuletzt dran, tauscht aber nach dem Anwerben: Die zwei Münzen im Goldsack werden zusammengezählt, die Goldmünze mit dieser Summe kommt, und die höhere der beiden geht. Die zwei Pfeile kennzeichnen Münzen, mit denen man tauscht.
help-coin-basic = Kupfermünze
    .text = Rund. Alle beginnen mit 0, 2, 3, 4 und 5. Eine Kupfermünze, die weggetauscht oder aufgewertet wird, verlässt das Spiel.
help-coin-treasury = Goldmünze
    .text = Zwölfeckig und golden. Sie kommt durch Tauschen oder Aufwerten aus der Schatzkammer und geht dorthin zurück, wenn sie ersetzt wird. Fehlt der gesuchte Wert, bekommst du den nächsthöheren, sonst den höchsten niedrigeren.
help-coin-special = Die Mithrilmünze
    .text = Sechseckig und silbern. Sie kommt mit der Jagdtrophäe anstelle der 0: Man tauscht mit ihr wie mit der 0, sie bietet als 3 und kann nie aufgewertet werden.
help-coin-sealed = Verdeckte Münze
    .text = Ein Gebot, das nur kennt, wer es gelegt hat. Alle Münzen einer Taverne werden gleichzeitig aufgedeckt; die Münzen im Goldsack bleiben verborgen.
help-gem = Juwel
help-gem-value = Juwel { $value }
help-gem-six = Juwel 6
    .text = Das goldene Juwel der Goldenen Hacke. Es gewinnt jeden Gleichstand, wird nie getauscht und zählt am Ende 3 Punkte.
help-hero-due = Ein Held ist fällig
    .text = Sobald du mehr vollständige Sets als Helden hast, musst du einen Helden aus der Halle anwerben. Mehrere Sets auf einmal bringen mehrere Helden, einen nach dem anderen.
help-good-iron = Ein Rohstoff: Es kommt aus Eisenadern, und mit «Stahl legieren» werden aus drei Eisen zwei Stahl. Am Ende entscheidet es bei Gleichstand, wenn der Ruhm es nicht tut. Die Klopfgeister sind dahinter her.
help-good-steel = Ein Rohstoff: Er entsteht aus Eisen, und die meisten Schmieden verlangen ihn. Wer am Ende allein am meisten hat, führt eine Kategorie an.
help-good-gold = Ein Rohstoff: Er kommt aus Goldadern, und feine Schmieden verlangen ihn. Wer am Ende allein am meisten hat, führt eine Kategorie an. Drachen sind dahinter her.

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
replay-end = Ende: { $names } { $points }
replay-end-leads = Ende: { $names }, { $points ->
    [one] 1 Kategorie
   *[other] { $points } Kategorien
}
replay-bid = { $name } bietet { $coins }.
replay-bids-shown = Die Gebote liegen offen; damals waren sie verdeckt.
replay-curve = Punkte, Schritt für Schritt
replay-points = Punkte
replay-part = Was gezeichnet wird
replay-total = Gesamt
replay-total-leads = Geführte Kategorien
replay-standing = { $name }: { $points }
replay-to-table = Zum Tisch
replay-record = Aufzeichnung speichern
replay-record-short = Aufzeichnung
