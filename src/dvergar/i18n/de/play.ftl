# `dvergar play`: was man verlangen kann, was es sagt, und was hilft, wenn etwas im Weg steht.

## Auf der Befehlszeile

cli-description = Nidavellir und Dwarf, vollständig und richtig, auf dem eigenen Rechner: ohne Konto, ohne Internet.
cli-epilog =
    wo man anfängt:
      dvergar play                         die Seite im Browser; mit --invite kommen Telefone dazu
      dvergar play --terminal              derselbe Tisch im Terminal; --plain für Pipes und Vorleser
      dvergar score nidavellir FILE        eine Partie mit echten Karten zusammenzählen
      dvergar rules thrud                  eine Regelfrage klären
      dvergar replay FILE                  eine Partie nacherzählen; dvergar verify FILE beweist sie
      dvergar serve                        ein Server für Freunde
      dvergar arena --bots thumb,random    Bots gegeneinander, auch ein eigenes Programm
      dvergar simulate --games 10000       viele Partien zum Forschen, und wie sie ausgehen

    Jeder Befehl hat seine eigene --help.
cli-play = spielen: auf der Seite, im Terminal oder als reiner Text
cli-play-epilog =
    Beispiele:
      dvergar play                                         die Seite in deinem Browser
      dvergar play nidavellir --against 2 --level thumb    geradewegs in eine Partie
      dvergar play dwarf --solo andvettr                   allein
      dvergar play --invite                                mit Telefonen im selben Netz
      dvergar play --terminal                              im Terminal
      dvergar play --resume                                eine dort verlassene Partie fortsetzen
cli-against = gegen wie viele Bots man spielt (voreingestellt: 2)
cli-level = wie stark die Bots sind, von guest bis king (siehe unten); oder zufällig (random) oder nach Faustregeln (thumb, voreingestellt)
cli-join = an einem Tisch auf einem Server über seinen Link Platz nehmen, im Browser oder im Terminal
cli-faces = Darstellung (voreingestellt: die Seite, wo es einen Browser gibt, sonst das Terminal; in einer Pipe reiner Text)
cli-page = die Seite im Browser; wo es keinen gibt, ihre Adresse
cli-terminal = der Tisch im Terminal
cli-plain = reiner Text, Zeile für Zeile: für Vorleser, Pipes und Skripte
cli-for-page = für die Seite
cli-invite = für das lokale Netz öffnen; die Adresse für Telefone erscheint mit ihrem QR-Code
cli-play-port = der Port, auf dem gelauscht wird (voreingestellt: der vom letzten Mal oder ein freier)
cli-data = der Ordner für die Tische (voreingestellt: der Datenordner des Benutzers)
cli-for-terminal = für Terminal und reinen Text; wer eins davon angibt, spielt dort
parser-not-with = nicht zusammen mit { $names }

## Was nicht zusammenpasst

play-seats-twice = Wer spielt, sagt entweder --seats oder --against mit --level.
play-resume-level = Eine gespeicherte Partie hat ihre Zahl von Plätzen: Nenne mit --seats, wer dort sitzt.
play-solo-against = Mit --solo spielt man allein: Lass --against und --level weg.
play-against = Hier spielt man gegen { $least } bis { $most } Bots.
play-only-text = { $option } gilt nicht für die Seite: Nimm --terminal oder --plain dazu, oder lass es weg.
play-only-page = { $option } gilt nur für die Seite: Lass es weg, oder spiel dort.
play-no-terminal = Der Tisch im Terminal braucht ein Terminal zum Lesen und zum Schreiben. In Pipes und Skripten hilft --plain.
play-join-alone = Der Tisch von --join ist schon vorbereitet: Lass alles andere weg, außer --page und --terminal.
play-join-plain = Reiner Text ist für Partien auf diesem Rechner. Über einen Link nimmt man auf der Seite oder im Terminal Platz.
play-no-link = „{ $link }“ ist kein Link zu einem Tisch. Kopiere ihn so, wie die Seite ihn zeigt: http://HOST/table/…

## Was es sagt

play-ready = Dvergar ist bereit: { $address }
play-there = Der Tisch: { $address }
play-no-browser = Hier gibt es keinen Browser: Öffne die Adresse in einem anderen.
play-stop = Strg-C hält es an; deine Tische bleiben erhalten.
play-stopped = Dvergar ist angehalten. Deine Tische bleiben erhalten: dvergar play bringt sie zurück.
play-joined = Es lief bereits (Prozess { $pid }); Strg-C dort, wo es gestartet wurde, hält es an.
play-invite = Für Telefone und andere im selben Netz: { $address }
play-invite-other = Falls dort niemand antwortet: { $address }
play-everybody = Alle in diesem Netz können jetzt Tische eröffnen und Platz nehmen.
play-no-network = Dieser Rechner ist in keinem Netz, in dem andere ihn erreichen. Verbinde ihn und starte neu.
play-new-port = Ein anderes Programm hat den Port { $port } belegt, darum ist die Adresse neu. Was dein Browser sich gemerkt hat, etwa deine Plätze, gehört zur alten.

## Was im Weg steht

play-in-use = Die Tische in { $folder } benutzt ein anderer Dvergar-Server, etwa dvergar serve. Spiel auf seiner Seite, halte ihn an oder wähle einen anderen Ordner: dvergar play --data DIR
play-no-folder = Der Ordner { $folder } ist nicht zu gebrauchen: { $reason }. Mach ihn beschreibbar oder wähle einen anderen: dvergar play --data DIR
play-broken-tables = Die Tische in { $file } lassen sich nicht öffnen: { $reason }. Leg diese Datei beiseite, um ohne Tische anzufangen, oder wähle einen anderen Ordner: dvergar play --data DIR
play-port = Der Port { $port } ist nicht zu gebrauchen: { $reason }. Wähle einen anderen, oder lass --port weg; dann findet sich ein freier.
play-not-invited = Dvergar läuft bereits (Prozess { $pid }), nur für diesen Rechner. Halte es dort mit Strg-C an, dann: dvergar play --invite
play-other-port = Dvergar läuft bereits auf Port { $port } (Prozess { $pid }). Lass --port weg, um dazuzukommen, oder halte es erst mit Strg-C an.
play-programs-late = Ein Programm kann nur auf einer Seite Platz nehmen, die mit ihm gestartet wird, und Dvergar läuft bereits (Prozess { $pid }). Halte es erst mit Strg-C an, oder nimm --plain.
play-not-opened = Der Tisch ließ sich nicht eröffnen: { $reason }
