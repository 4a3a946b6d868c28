# Vor und nach einem Spiel: die Startseite, einen Tisch einrichten, der Tisch vor seinem Spiel, der Vorhang.

## Die Startseite

start-motto = Zwei Zwergenspiele. Ohne Konto, ohne Internet.
start-choose = Wähle ein Spiel
start-name = Dein Name
start-settings = Einstellungen, Sprache { $language }
start-language = Sprache
start-theme = Darstellung
start-theme-auto = Wie das Gerät
start-theme-light = Hell
start-theme-dark = Dunkel
start-speed = Bots und Bewegung
start-speed-slow = Langsam
start-speed-normal = Normal
start-speed-instant = Sofort
start-against = Gegen
start-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
start-beaten = , besiegt
start-strength = Spielstärke
start-play = Spielen
start-opening = Einen Moment …
start-setup = Tisch einrichten
start-no-server = Der Server antwortet nicht. Die Seite versucht es von selbst wieder.
start-more = Mehr
start-rules-note = beider Spiele, in unseren Worten
start-replay-note = beendete Partien und Aufzeichnungen, Schritt für Schritt

## Meine Tische, offene Tische

start-mine = Deine Tische
start-more-over = { $count ->
    [one] 1 weiteres beendetes Spiel
   *[other] { $count } weitere beendete Spiele
}
start-table-with = { $game } mit { $names }
start-table-against = { $game } gegen { $name }
start-table-plain = { $game }
start-waits = { $count ->
    [0] Alle sind da; das Spiel kann beginnen.
    [one] Vor dem Spiel, ein Platz ist frei.
   *[other] Vor dem Spiel, { $count } Plätze sind frei.
}
start-won = { $shared ->
    [yes] Beendet: ein geteilter Sieg mit { $points } Punkten.
   *[no] Beendet: Du hast mit { $points } Punkten gewonnen.
}
start-over = { $points ->
    [one] Beendet: 1 Punkt für dich.
   *[other] Beendet: { $points } Punkte für dich.
}
start-asked = Deine Entscheidung wird erwartet.
start-asked-names = { $count ->
    [one] { $names } ist gefragt.
   *[other] { $names } sind gefragt.
}
start-go-on = Weiter
start-result = Ergebnis
start-replay = Nachspielen
start-open-tables = Offene Tische
start-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
start-join = Mitspielen
start-link = Mit einem Link mitspielen
start-link-note = von jedem Telefon oder Rechner in diesem Netz
start-link-paste = Füge den Link hier ein
start-link-none = In diesem Text ist kein Link zu einem Tisch.

## Einen Tisch einrichten

start-back = Zurück
start-setup-title = { $game }: wer wo sitzt
start-setup-note = { $least } bis { $most } Plätze. Form und Farbe bleiben beim Platz.
start-no-game = So ein Spiel gibt es hier nicht
start-seats = Plätze
start-seats-of = { $count } von { $most }
start-seats-taken = { $count } von { $most } besetzt
start-you-here = Du, an diesem Gerät
start-seat-link = Jemand mit dem Link
start-seat-link-note = Ein anderes Telefon oder ein anderer Rechner. Den Link bekommst du, wenn der Tisch offen ist.
start-seat-device = { $name }
start-seat-device-note = Am selben Gerät: Ein Vorhang fällt zwischen euch, wo etwas geheim ist
start-seat-bot = { $seat }, ein Bot
start-seat-bot-note = Entscheidet sofort, wartet aber, bis alle bereit sind.
start-remove = Den Platz { $seat } entfernen
start-who = Wer sitzt auf Platz { $seat }?
start-which-bot = Welcher Bot spielt { $seat }?
start-kind-link = Mit dem Link
start-kind-device = Dieses Gerät
start-kind-bot = Ein Bot
start-their-name = Name
start-empty = Leer
start-empty-note = Wer sitzt hier?
start-empty-alone = Allein triffst du auf einen automatischen Gegner. Oder wer sitzt hier?
start-bot-thumb = Nach Faustregeln
    .text = Wägt ab, was jede Wahl jetzt und für die nächsten Reihen bringt, und nimmt die beste.
start-bot-random = Nach Zufall
    .text = Trifft irgendeine erlaubte Wahl. Für einen ersten Blick auf die Regeln.
start-bot-program = Ein Programm, das diesem Server hinzugefügt wurde.
start-options = Optionen
start-more-options = Weitere Optionen
start-clock = Zeit für eine Entscheidung
start-clock-none = Unbegrenzt
start-clock-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
start-clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
start-clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
start-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
start-clock-note = { $time } für jede Entscheidung.
start-clock-left = Noch { $time }
start-listed = Wer kommen darf
start-listed-link = Wer den Link hat
start-listed-open = Alle auf diesem Server
start-missing-own = Gib zuerst deinen Namen ein
start-missing-name = Sag, wer auf Platz { $seat } sitzt
start-missing-seats = Mindestens { $least } Plätze sind nötig
start-open-it = Tisch öffnen
start-begin = Spiel beginnen
start-open-note = Das Spiel beginnt, wenn alle da sind. Du kannst diese Seite schließen; der Tisch wartet unter „Deine Tische“.
start-begin-note = Alle sind da, also beginnt das Spiel sofort.

## Der Tisch vor seinem Spiel

start-before = Vor dem Spiel
start-lobby-title = { $game }: wer wo sitzt
start-lobby-note = Schicke den Link allen, die mitspielen sollen; er ist der Schlüssel zum Tisch.
start-lobby-guest = Du bist mit dem Link gekommen. Nimm einen Platz oder bleib und schau zu.
start-lobby-full = Alle Plätze sind besetzt. Bleib und schau zu, wenn du magst.
start-free-seat = Frei
start-kept = Für { $name } freigehalten
start-chair-bot = Ein Bot: { $bot }
start-chair-free = Wer mit dem Link kommt, kann hier sitzen
start-chair-kept = Hat schon mitgespielt und kann wiederkommen
start-chair-other = An einem anderen Gerät
start-waiting = wartet
start-away = abwesend
start-here = da
start-sit = Hier sitzen
start-sit-here-too = An diesem Gerät
start-let-bot = Einen Bot setzen
start-seat-it = Hier setzen
start-never-mind = Doch nicht
start-stand = Aufstehen
start-stand-name = { $name } steht auf
start-invite = Einladen
start-qr = Der Link als QR-Code
start-scan = Scanne ihn mit einem Telefon in diesem Netz oder verschicke den Link.
start-the-link = Link zu diesem Tisch
start-copy = Link kopieren
start-copied = Kopiert
start-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
start-which-address = Adresse dieses Rechners
start-machine-alone = Der Server lauscht nur auf diesem Rechner, der Link geht also nur hier. Damit Telefone hereinkommen, starte ihn mit:
start-unknown-address = Öffne diese Seite unter der Adresse, die dieser Rechner im Netz hat; dann geht der Link auch für andere.
start-missing-people = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}

## Kein Tisch

start-no-seat = Dieser Platz gehört dir nicht mehr
start-no-seat-note = Jemand ist von ihm aufgestanden, oder er wurde neu vergeben.
start-no-table-note = Tische werden nach ihrem Ende eine Woche behalten, und einen Tag, wenn niemand beginnt. Vielleicht ist der Link nicht vollständig.
start-look-on = Den Tisch ansehen
start-to-start = Zur Startseite

## Der Vorhang

start-curtain-note = Von den anderen ist nichts mehr auf diesem Bildschirm.
start-curtain-rest = Ihr habt alle entschieden
start-curtain-rest-note = Andere überlegen noch. Von euch ist jetzt nichts auf dem Bildschirm; wer seinen Tisch wieder sehen will, sagt, wer es ist.
start-curtain-open = Offen für alle inzwischen: { $moment }
start-curtain-ready = { $count ->
    [one] { $names } ist bereit.
   *[other] { $names } sind bereit.
}

## Plätze während des Spiels

start-whose-table = Der Tisch von { $name }
start-undo-name = { $name } nimmt es zurück
start-bot-plays = Ein Bot spielt für dich.
start-bot-plays-name = Ein Bot spielt für { $name }.
start-take-back = Platz zurücknehmen
start-long-away = { $name } ist seit zwei Minuten abwesend.
start-let-bot-play = Einen Bot spielen lassen
start-stand-in = ein Bot spielt
start-chair-offered = Der Platz von { $name } ist frei für dich.
start-offer = Platz anbieten
start-withdraw = Nicht mehr anbieten
start-offered-note = Wer diesen Link öffnet, kann sich dort hinsetzen. Bis dahin spielt der Bot weiter.
start-leave = Gehen; ein Bot macht weiter
start-watching = Du schaust zu

## Nach einem Spiel

start-after = Nach dem Spiel
start-rematch = Noch einmal
start-rematch-join = Wieder mitspielen
start-rematch-open = Ein neues Spiel ist offen; dein Platz ist freigehalten.
start-replay-long = Schritt für Schritt ansehen
start-record = Mitschrift herunterladen
