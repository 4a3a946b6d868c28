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
start-speed = Animationen und Bots
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
start-no-server = Der Server antwortet nicht. Die Seite versucht es von selbst noch einmal.
start-more = Mehr
start-rules-note = beider Spiele, in unseren Worten
start-replay-note = beendete Partien und Aufzeichnungen, Schritt für Schritt

## Meine Tische, offene Tische

start-mine = Deine Tische
start-more-over = { $count ->
    [one] 1 weitere beendete Partie
   *[other] { $count } weitere beendete Partien
}
start-table-with = { $game } mit { $names }
start-table-against = { $game } gegen { $name }
start-table-plain = { $game }
start-waits = { $count ->
    [0] Alle sind da; das Spiel kann beginnen.
    [one] Noch nicht begonnen, ein Platz ist frei.
   *[other] Noch nicht begonnen, { $count } Plätze sind frei.
}
start-won = { $shared ->
    [yes] Beendet: ein geteilter Sieg mit { $points } Punkten.
   *[no] Beendet: Du hast mit { $points } Punkten gewonnen.
}
start-over = { $points ->
    [one] Beendet: 1 Punkt für dich.
   *[other] Beendet: { $points } Punkte für dich.
}
start-asked = Du bist dran.
start-asked-names = { $count ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
start-go-on = Weiter
start-result = Ergebnis
start-replay = Rückschau
start-open-tables = Offene Tische
start-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
start-join = Mitspielen
start-link = Über einen Link mitspielen
start-link-note = von jedem Handy oder Rechner in diesem Netz
start-link-paste = Füge den Link hier ein
start-link-none = In diesem Text ist kein Link zu einem Tisch.

## Einen Tisch einrichten

start-back = Zurück
start-setup-title = { $game }: wer wo sitzt
start-setup-note = { $least } bis { $most } Plätze. Form und Farbe bleiben beim Platz.
start-no-game = Dieses Spiel gibt es hier nicht
start-seats = Plätze
start-seats-of = { $count } von { $most }
start-seats-taken = { $count } von { $most } besetzt
start-you-here = Du, an diesem Gerät
start-seat-link = Jemand über den Link
start-seat-link-note = Ein anderes Handy oder ein anderer Rechner. Den Link bekommst du, wenn der Tisch eröffnet ist.
start-seat-device = { $name }
start-seat-device-note = Am selben Gerät: Ein Vorhang verbirgt voreinander, was geheim ist
start-seat-bot = { $seat }, ein Bot
start-seat-bot-note = Entscheidet sofort, wartet aber, bis alle bereit sind.
start-remove = Platz { $seat } entfernen
start-who = Wer sitzt auf Platz { $seat }?
start-which-bot = Welcher Bot spielt auf Platz { $seat }?
start-kind-link = Über den Link
start-kind-device = Dieses Gerät
start-kind-bot = Ein Bot
start-their-name = Name
start-empty = Leer
start-empty-note = Wer sitzt hier?
start-empty-alone = Allein spielst du gegen einen automatischen Gegner. Oder wer sitzt hier?
start-bot-thumb = Nach Faustregeln
    .text = Wägt ab, was jede Wahl jetzt und für die nächsten Sets bringt, und trifft die beste.
start-bot-random = Nach Zufall
    .text = Trifft irgendeine erlaubte Wahl. Für einen ersten Blick auf die Regeln.
start-bot-program = Ein Programm, das diesem Server hinzugefügt wurde.
start-options = Optionen
start-more-options = Weitere Optionen
start-clock = Bedenkzeit
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
start-listed = Wer mitspielen darf
start-listed-link = Wer den Link hat
start-listed-open = Alle auf diesem Server
start-missing-own = Gib zuerst deinen Namen ein
start-missing-name = Gib ein, wer auf Platz { $seat } sitzt
start-missing-seats = Mindestens { $least } Plätze sind nötig
start-open-it = Tisch eröffnen
start-begin = Spiel beginnen
start-open-note = Sind alle da, kannst du das Spiel beginnen. Diese Seite darfst du schließen; der Tisch bleibt unter „Deine Tische“.
start-begin-note = Alle sind da, also beginnt das Spiel sofort.

## Der Tisch vor seinem Spiel

start-before = Vor dem Spiel
start-lobby-title = { $game }: wer wo sitzt
start-lobby-note = Schick den Link allen, die mitspielen sollen; er öffnet ihnen den Tisch.
start-lobby-guest = Du bist über den Link gekommen. Nimm Platz, oder schau zu.
start-lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
start-free-seat = Frei
start-kept = Für { $name } freigehalten
start-chair-bot = Ein Bot: { $bot }
start-chair-free = Wer über den Link kommt, kann hier Platz nehmen
start-chair-kept = Hat schon mitgespielt und kann wiederkommen
start-chair-other = An einem anderen Gerät
start-waiting = wartet
start-away = abwesend
start-here = da
start-sit = Platz nehmen
start-sit-here-too = An diesem Gerät
start-let-bot = Bot hierher setzen
start-seat-it = Hierher setzen
start-never-mind = Abbrechen
start-stand = Aufstehen
start-stand-name = { $name } steht auf
start-invite = Einladen
start-qr = Der Link als QR-Code
start-scan = Scanne ihn mit einem Handy in diesem Netz, oder verschicke den Link.
start-the-link = Link zu diesem Tisch
start-copy = Link kopieren
start-copied = Kopiert
start-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
start-which-address = Adresse dieses Rechners
start-machine-alone = Der Server ist nur auf diesem Rechner erreichbar, der Link geht also nur hier. Damit Handys mitspielen können, starte ihn mit:
start-unknown-address = Öffne diese Seite unter der Netzwerkadresse dieses Rechners; dann funktioniert der Link auch für andere.
start-missing-people = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}

## Kein Tisch

start-no-seat = Dieser Platz gehört dir nicht mehr
start-no-seat-note = Jemand hat ihn verlassen, oder er wurde neu vergeben.
start-no-table-note = Tische werden nach Spielende eine Woche lang gespeichert, und einen Tag, wenn das Spiel nicht beginnt. Vielleicht ist der Link unvollständig.
start-look-on = Tisch ansehen
start-to-start = Zur Startseite

## Der Vorhang

start-curtain-note = Von den anderen ist auf diesem Bildschirm nichts mehr zu sehen.
start-curtain-rest = Ihr habt alle entschieden
start-curtain-rest-note = Andere überlegen noch. Von euch ist jetzt nichts zu sehen; wähle deinen Namen, wenn du deinen Tisch wieder sehen willst.
start-curtain-open = Inzwischen für alle sichtbar: { $moment }
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
start-chair-offered = Der Platz von { $name } ist zu vergeben.
start-offer = Platz anbieten
start-withdraw = Nicht mehr anbieten
start-offered-note = Wer diesen Link öffnet, kann dort Platz nehmen. Bis dahin spielt der Bot weiter.
start-leave = Verlassen; ein Bot spielt weiter
start-watching = Du schaust zu

## Nach einem Spiel

start-after = Nach dem Spiel
start-rematch = Revanche
start-rematch-join = Zur Revanche
start-rematch-open = Die Revanche ist eröffnet; dein Platz ist freigehalten.
start-replay-long = Schritt für Schritt ansehen
start-record = Aufzeichnung herunterladen
