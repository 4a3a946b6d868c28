# `dvergar play`: was man angeben kann, was es sagt, und was hilft, wenn etwas im Weg steht.

## Auf der Befehlszeile

cli-description = Nidavellir und Dwarf, vollständig und richtig, auf dem eigenen Rechner: ohne Konto, ohne Internet.
cli-epilog =
    zum Einstieg:
      dvergar play                         im Browser spielen; mit --invite auch auf Handys
      dvergar play --terminal              im Terminal spielen; --plain für Pipes und Screenreader
      dvergar score nidavellir FILE        eine Partie mit echten Karten zusammenzählen
      dvergar rules thrud                  eine Regelfrage klären
      dvergar replay FILE                  eine Partie nachspielen; dvergar verify FILE prüft sie
      dvergar serve                        einen Server für Freunde starten
      dvergar arena --bots thumb,random    Bots gegeneinander spielen lassen, auch ein eigenes Programm
      dvergar simulate --games 10000       viele Partien zum Forschen simulieren

    Jeder Befehl hat seine eigene Hilfe: --help.
cli-play = im Browser, im Terminal oder als reiner Text spielen
cli-play-epilog =
    Beispiele:
      dvergar play                                         in deinem Browser
      dvergar play nidavellir --against 2 --level thumb    gleich eine Partie beginnen
      dvergar play dwarf --solo andvettr                   allein
      dvergar play --invite                                mit Handys im selben Netz
      dvergar play --terminal                              im Terminal
      dvergar play --resume                                eine gespeicherte Partie fortsetzen
cli-against = gegen wie viele Bots du spielst (voreingestellt: 2)
cli-level = wie stark die Bots sind, von guest bis king (siehe unten), oder random, oder thumb, das nach Faustregeln spielt (voreingestellt)
cli-join = über einen Link an einem Tisch auf einem Server mitspielen, im Browser oder im Terminal
cli-faces = wo du spielst (voreingestellt: im Browser, wenn es einen gibt, sonst im Terminal; in einer Pipe als reiner Text)
cli-page = im Browser spielen; gibt es keinen, die Adresse ausgeben
cli-terminal = im Terminal spielen
cli-plain = reiner Text, Zeile für Zeile: für Screenreader, Pipes und Skripte
cli-for-page = für den Browser
cli-invite = andere im lokalen Netz mitspielen lassen; zeigt die Adresse für Handys und ihren QR-Code
cli-play-port = der Port, auf dem der Server lauscht (voreingestellt: der vom letzten Mal oder ein freier)
cli-data = der Ordner, in dem Tische gespeichert werden (voreingestellt: der Datenordner des Benutzers)
cli-for-terminal = für Terminal und reinen Text; wer etwas davon angibt, spielt dort
parser-not-with = nicht zusammen mit { $names } erlaubt

## Was nicht zusammenpasst

play-seats-twice = Gib entweder mit --seats oder mit --against und --level an, wer spielt.
play-resume-level = Eine gespeicherte Partie hat eine feste Zahl von Plätzen: Gib mit --seats an, wer dort spielt.
play-solo-against = Mit --solo spielst du allein: Lass --against und --level weg.
play-against = Hier kannst du gegen { $least } bis { $most } Bots spielen.
play-only-text = { $option } geht nicht im Browser: Nimm --terminal oder --plain dazu, oder lass es weg.
play-only-page = { $option } geht nur im Browser: Lass es weg, oder spiel dort.
play-no-terminal = --terminal braucht ein interaktives Terminal. Nimm in Pipes und Skripten --plain.
play-join-alone = Der Tisch von --join ist schon eingerichtet: Lass alles außer --page und --terminal weg.
play-join-plain = Reiner Text ist für Partien auf diesem Rechner. Über einen Link spielst du im Browser oder im Terminal mit.
play-no-link = „{ $link }“ ist kein Link zu einem Tisch. Kopiere ihn so, wie die Seite ihn zeigt: http://HOST/table/…

## Was es sagt

play-ready = Dvergar ist bereit: { $address }
play-there = Dein Tisch: { $address }
play-no-browser = Hier wurde kein Browser gefunden. Öffne die Adresse selbst in einem.
play-stop = Strg-C beendet Dvergar; deine Tische sind gespeichert.
play-stopped = Dvergar ist beendet. Deine Tische sind gespeichert: dvergar play führt dich zu ihnen zurück.
play-joined = Dvergar läuft bereits (Prozess { $pid }); drück Strg-C dort, wo es gestartet wurde, um es zu beenden.
play-invite = Für Handys und andere im selben Netz: { $address }
play-invite-other = Falls das nicht klappt: { $address }
play-everybody = Alle in diesem Netz können jetzt Tische eröffnen und mitspielen.
play-no-network = Dieser Rechner ist in keinem Netz, in dem andere ihn erreichen. Verbinde ihn und starte dann neu.
play-new-port = Ein anderes Programm nutzt den Port { $port }, darum hat sich die Adresse geändert. Was dein Browser sich gemerkt hat, etwa deine Plätze, gehört zur alten Adresse.

## Was im Weg steht

play-in-use = Ein anderer Dvergar-Server, etwa dvergar serve, nutzt die Tische in { $folder }. Spiel auf seiner Seite, beende ihn oder wähle einen anderen Ordner: dvergar play --data DIR
play-no-folder = Der Ordner { $folder } lässt sich nicht nutzen: { $reason }. Mach ihn beschreibbar oder wähle einen anderen: dvergar play --data DIR
play-broken-tables = Die Tische in { $file } lassen sich nicht öffnen: { $reason }. Verschiebe diese Datei, um ohne Tische anzufangen, oder wähle einen anderen Ordner: dvergar play --data DIR
play-port = Der Port { $port } lässt sich nicht nutzen: { $reason }. Wähle einen anderen, oder lass --port weg, um irgendeinen freien zu nehmen.
play-not-invited = Dvergar läuft bereits (Prozess { $pid }), aber nur für diesen Rechner. Beende es dort mit Strg-C, dann starte: dvergar play --invite
play-other-port = Dvergar läuft bereits auf Port { $port } (Prozess { $pid }). Lass --port weg, um dort mitzuspielen, oder beende es erst mit Strg-C.
play-programs-late = Bot-Programme müssen beim Start angegeben werden, und Dvergar läuft bereits (Prozess { $pid }). Beende es erst mit Strg-C, oder nimm --plain.
play-not-opened = Der Tisch ließ sich nicht eröffnen: { $reason }
