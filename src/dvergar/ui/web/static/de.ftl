# Bots: wer sie sind, was mit ihnen schiefgeht, warum sie so wählen, und wie sie gegeneinander abschneiden.

## Plätze

seat-thumb = { $name } (Faustregel)
seat-exec = { $name } ({ $program })

## Welche Bots es gibt

error-mind = Einen Bot „{ $mind }“ gibt es nicht. Bots sind { $minds } oder exec:PROGRAMM.
error-program = „{ $program }“ nennt kein Programm. Schreibe exec: und einen Befehl, etwa exec:./mybot --fast.
error-no-program = Es gibt kein ausführbares Programm „{ $program }“.

## Was mit einem Programm schiefgeht, und was stattdessen gespielt wird

bot-no-start = { $bot } lässt sich nicht starten ({ $problem }). Stattdessen wird „{ $played }“ gespielt.
bot-crashed = { $bot } hat sich ohne Antwort beendet (Status { $status }). Stattdessen wird „{ $played }“ gespielt.
bot-silent = { $bot } hat { $seconds } s lang nicht geantwortet und wurde beendet. Stattdessen wird „{ $played }“ gespielt.
bot-stopped = { $bot } wurde angehalten, bevor die Antwort kam. Stattdessen wird „{ $played }“ gespielt.
bot-illegal = „{ $played }“ wird gespielt, denn { $bot } antwortet „{ $answer }“: { $reason }
bot-gone = { $bot } wird nicht noch einmal gestartet. Stattdessen wird „{ $played }“ gespielt.

## Gründe am Tisch

play-reason = { $seat } hat „{ $action }“ gewählt. { $unit ->
    [points] Wert in Punkten
    [chance] Gewinnchance in Prozent
   *[other] Wert
}: { $worths }
play-trouble = { $seat } hat keine erlaubte Antwort gegeben; stattdessen wird eine andere Aktion gespielt. Die Einzelheiten stehen hier, sobald sie nichts Geheimes mehr verraten.
play-reasons-log = „log“ zeigt die ganze Partie mit den Gründen der Bots; jede andere Eingabe beendet.
play-reasons-verbose = --verbose zeigt die Gründe der Bots.

## Die Arena

cli-arena = Bots gegeneinander spielen lassen und vergleichen
cli-arena-epilog = Beispiele: dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3; dvergar arena dwarf --solo andvettr --bots thumb,random; dvergar arena --bots exec:./mybot,thumb
cli-bots = Bots, durch Kommas getrennt: eine Stufe (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONEN oder exec:PROGRAMM; sind es weniger als Spieler, besetzen sie die Plätze reihum, sind es mehr, spielt jede Gruppe (voreingestellt: thumb,random)
cli-arena-games = wie viele Partien jeder Bot spielt, auf ganze Kartenverteilungen aufgerundet (voreingestellt: 1000)
cli-simulations = wie viele Simulationen ein suchender Bot für eine Entscheidung rechnen darf
cli-seconds = wie viele Sekunden ein Bot über eine Entscheidung nachdenken darf (bei Programmen voreingestellt: 10)
cli-bad-budget = Simulationen und Sekunden müssen größer als 0 sein.
arena-title = { $title }: { $games } Partien, { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}
arena-speed = { $games } Partien je Sekunde
arena-fair = Bei gleicher Verteilung bekäme jeder Platz { $share } der Siege.
arena-games = Partien
arena-seats = Gespielte Plätze
arena-score = Punkte im Mittel
arena-rank = Platzierung im Mittel
arena-margin = Vorsprung vor dem besten anderen
arena-cpu = CPU-Zeit je Zug
arena-pairs = Wer vor wem landet (Gleichstand zählt halb), mit dem 95-%-Intervall
arena-pair-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-troubles = { $bot }: { $count ->
    [one] eine Entscheidung wurde für ihn getroffen.
   *[other] { $count } Entscheidungen wurden für ihn getroffen.
}
arena-trouble = { $count }×, zuerst in Partie { $game }: { $text }
arena-repeat = Wiederholen mit: { $command } (dvergar { $version })

# Was würdest du tun? Die Wahl eines starken Bots, ihre Chance, die nächstbeste, und warum.

hint-ask = Was würdest du tun?
hint-key = Tipp
hint-thinking = Ich überlege …
hint-choice = { $choice }: { $chance } % Siegchance
hint-choice-only = { $choice }
hint-next = Nächstbeste Wahl: { $choice }, { $chance } %.
hint-close = Ebenso gut: { $choice }, { $chance } %.
hint-only = Eine andere Wahl gibt es nicht.
hint-alone = Diese Wahl gewinnt einfach am häufigsten.
hint-simulations = { $count ->
    [one] Beruht auf 1 simulierten Partie.
   *[other] Beruht auf { $count } simulierten Partien.
}
hint-less = Der Kern läuft hier interpretiert und simuliert weniger: { $count ->
    [one] 1 simulierte Partie.
   *[other] { $count } simulierte Partien.
}
settings-key-h = was würdest du tun?
hint-pick = { $choice } wählen

server-hint-under-way = Der Tipp für diesen Platz wird schon berechnet.
server-hints-busy = Gerade werden zu viele Tipps berechnet. Versuche es gleich noch einmal.
server-no-hint = Der Tipp hat zu lange gebraucht. Versuche es noch einmal.

## Nidavellir

hint-points = { $points ->
    [one] Das bringt sofort 1 Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}

# Was nicht geht, und warum. Begründungen, auf die eine Regelnummer folgt, haben keinen Schlusspunkt.

error-unknown = Etwas ist schiefgegangen.
error-game-over = Das Spiel ist zu Ende.
error-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $games }.
error-no-score-pad = Für { $game } gibt es keinen Wertungsblock.
error-no-weights = { $game } hat keine Faustregel, deren Gewichte angepasst werden könnten.
error-option = Unbekannte Option: { $option }. Bekannt: { $options }.
error-option-value = { $option } kann { $values } sein, nicht { $given }.
error-seed = Ein Seed ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern, nicht „{ $seed }“.
error-nonce = Eine Nonce besteht aus höchstens 64 Hexadezimalziffern, nicht „{ $nonce }“.
error-nonces = { $count } Nonces für { $players } Plätze: Gib für jeden Platz genau eine an.
error-seat = Platz { $seat } hat jetzt nichts zu entscheiden.
error-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
error-seat-type = Ein Platz ist eine ganze Zahl, nicht { $given }.
error-words-type = Eine Aktion ist ein Text oder ein Code, nicht { $given }.
error-words = „{ $words }“ ist keine Aktion dieses Spiels.
error-code = Der Code { $code } ist jetzt keine erlaubte Aktion.
error-stale-core = Der kompilierte Kern von { $package } wurde aus älteren Quellen gebaut. Installiere neu (pip install .) oder setze DVERGAR_CORE=interpreted.

illegal-not-asked = „{ $words }“ ist jetzt nicht gefragt: Zu entscheiden ist „{ $asked } …“
illegal-choice = „{ $words }“ ist jetzt nicht möglich

position-list = Das muss eine Liste von Wörtern sein.
position-table = Das muss ein Objekt mit Feldern sein.
position-field = Ein solches Feld gibt es nicht. Bekannt: { $fields }.
position-number = Das muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“.
position-name = „{ $given }“ ist keines von diesen: { $names }.
position-card = „{ $given }“ ist hier keine Karte.
position-seats = Es gibt höchstens { $players } Plätze.
position-json = Das müssen JSON-Daten sein: Objekte, Listen, Texte und Zahlen.
position-unstable = Diese Stellung kann in keiner Partie entstehen: Sie würde anders geschrieben.
position-unknown = In einer Stellung, von der aus gespielt wird, gibt es keine unbekannten Münzen.
position-stage = Von diesem Moment aus lässt sich keine Partie fortsetzen.
position-no-choice = Hier hätte niemand etwas zu entscheiden.

finding-coin-count = Alle haben fünf Münzen, hier sind es { $count }

record-json = Das ist kein gültiges JSON.
record-format = Das ist keine Aufzeichnung von Dvergar.
record-field = In einer Aufzeichnung gibt es kein Feld „{ $field }“.
record-actions = Eine Aufzeichnung braucht eine Liste von Aktionen.
record-action = Aktion { $action } muss aus einem Platz und einem Text bestehen.
record-version = Die Aufzeichnung wurde mit Version { $version } der Regeln gespielt, hier gilt Version { $known }.
record-secret = Das Geheimnis der Aufzeichnung ist noch nicht bekannt; bis dahin lässt sie sich nicht nachspielen.
record-start = Vom Anfang der Aufzeichnung aus lässt sich nicht spielen: { $reason }
record-seed = Die Aufzeichnung lässt sich nicht starten: { $reason }
record-options = Eine Aufzeichnung braucht ein Objekt mit Optionen.
record-illegal = Aktion { $action } verstößt gegen eine Regel: { $reason }
record-commitment = Die Prüfzahl ist nicht der SHA-256-Wert des Geheimnisses.
record-order = Die Aktionen sind nicht in der festgelegten Form geschrieben, oder die Gebote stehen nicht in der Reihenfolge der Plätze.
record-result = Das Ergebnis stimmt nicht mit der Partie überein.

## Die Meldungen des Systems

system-not-found = Datei oder Ordner nicht gefunden
system-no-permission = keine Berechtigung
system-is-folder = das ist ein Ordner
system-not-folder = ein Teil des Pfads ist kein Ordner
system-long-name = der Name ist zu lang
system-disk-full = der Speicherplatz ist voll
system-read-only = schreibgeschützt
system-disk-error = das Laufwerk meldet einen Fehler
system-in-use = schon von einem anderen Programm belegt
system-too-many-files = zu viele Dateien sind geöffnet
system-no-memory = der Arbeitsspeicher reicht nicht
system-no-program = kein Programm, das hier laufen kann
system-invalid = ungültiger Wert
system-port = ein Port ist eine Zahl von 0 bis 65535
system-other-address = dieser Rechner hat keine solche Adresse
system-no-host = kein Rechner heißt so
system-refused = die Verbindung wurde abgelehnt
system-cut-off = die Verbindung ist abgebrochen
system-unreachable = der andere Rechner ist nicht erreichbar
system-late = keine Antwort innerhalb der Wartezeit
system-error = das System meldet Fehler { $number } ({ $name })
system-unknown = das System meldet einen Fehler ({ $name })
system-not-opened = die Datei lässt sich nicht öffnen
system-no-database = die Datei ist keine Datenbank
system-damaged = die Datei ist beschädigt

record-no-json = Das ist kein gültiges JSON: { $reason }.
json-place = Fehler in Zeile { $line }, Spalte { $column }
json-empty = der Text ist leer
json-encoding = der Text ist kein UTF-8
json-depth = Listen und Objekte sind zu tief verschachtelt
json-number = eine Zahl hat zu viele Ziffern

# Alles, was das Terminal sagt, außer Fehlern, Regeln und Karten.

## Plätze und Wörter für Dinge

labelled = { $label }: { $text }
list-and = { $names } und { $last }
list-or = { $names } oder { $last }
seat-1 = Blau
seat-2 = Rot
seat-3 = Grün
seat-4 = Violett
seat-5 = Grau
seat-you = { $name } (du)
seat-random = { $name } (Zufall)

## Der Tisch in Worten

score-title = Schlusswertung
score-now = Punktestand, wenn die Partie jetzt zu Ende wäre
score-total = Summe
score-place = Platz
score-winner = { $names } gewinnt.
score-winners = { $names } gewinnen gemeinsam.

## Spielen im Terminal

play-interpreted = Die Regeln laufen hier interpretiert (kein kompilierter Kern): Alles funktioniert, große Simulationen sind langsam.
play-seed = Seed dieser Partie: { $seed }
play-prompt = { $seat }>
play-closed = Nicht möglich:
play-list-hint = { $count } Möglichkeiten; „list“ zeigt alle mit ihrer Wirkung.
play-input-ended = Die Eingabe ist zu Ende, die Partie noch nicht.
play-saved = Die Partie ist gespeichert: { $file }
play-resume = Weiter geht es mit: dvergar play --resume { $file }
play-record = Aufzeichnung geschrieben: { $file }
play-pass-device = Gib das Gerät an { $seat } weiter und drück dann Enter.
play-no-number = Eine Möglichkeit { $number } gibt es nicht. Wähle 1 bis { $count }.
play-log-empty = Noch ist nichts geschehen.
play-help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion in Worten, etwa { $actions }.
    list          alle Möglichkeiten mit ihrer Wirkung
    table         der ganze Tisch
    score         der Punktestand, wenn die Partie jetzt zu Ende wäre
    hint          was ein starker Bot hier tun würde, und warum
    log           alles, was geschehen ist, mit Regelnummern und den Gründen der Bots
    rules { $rule }    erklärt eine Regel; rules { $topic } erklärt eine Karte
    save FILE     speichert die bisherige Partie
    quit          speichert die Partie und beendet das Programm

## Die Befehlszeile

cli-lang = Sprache: en, fr oder de (voreingestellt: die deines Systems)
cli-version = die Version und die Art des Regelkerns zeigen
cli-version-line = dvergar { $version }, Regelkern: { $build }
cli-build-compiled = kompiliert
cli-build-checked = kompiliert mit allen Prüfungen
cli-build-interpreted = interpretiert (kein kompilierter Kern)
cli-game = welches Spiel: { $games } (voreingestellt: das erste)
cli-seats = wer wo sitzt, der Reihe nach: me, eine Stufe (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONEN oder exec:PROGRAMM, durch Kommas getrennt (voreingestellt: me und Bots, die nach Faustregeln spielen, insgesamt drei; mit --solo nur me)
cli-option-edition = Ausgabe der Regeln (voreingestellt: fr)
cli-option-first_game = Thrud, Ylud und Uline weglassen, wie es die Spielregeln für die Erstpartie empfehlen
cli-option-gems = welche Juwelen im Spiel sind (N2.1)
cli-option-take_back = die eben abgegebene Münze (N7.4)
cli-option-special_smith = was der besondere Schmied ist (N8.4)
cli-option-pioneer_discard = die Karte, die den Stapel verlässt, wenn niemand das Fernrohr der Weitsicht gewinnt (N9.7)
cli-option-coins = die Münzen der anderen in der Anzeige (N4.5)
cli-option-mountain = wie die Karten des Berges gemischt werden (D2.3)
cli-option-decline = auf einen bezahlbaren Tausch darf man verzichten (D6.7)
cli-option-special_backs = welche Sonderaktion auf der Vorderseite welcher Minenkarte steht (D1.5)
cli-option-muster_locations = ob Helfer beim Heer auf Verteidigungsorte dürfen (D5.1)
cli-option-opponent_row = welchen Ort der Reihe Andvéttr statt eines nutzlosen Ziels nimmt (D8.4)
cli-option-opponent_help = wann Andvéttrs zweiter Arbeiter ein freies „Hilfe holen“ nimmt (D8.4)
cli-option-solo = allein gegen einen automatischen Gegner spielen (D8.1)
cli-seed = Seed für Mischen und Verteilen: eine Zahl oder 64 Hexadezimalziffern (voreingestellt: ein neuer)
cli-record = die Aufzeichnung der Partie in diese Datei schreiben
cli-resume = eine gespeicherte Partie fortsetzen; ohne Datei die letzte
cli-verbose = alle Ereignisse zeigen, nicht nur die wichtigen, und die Gründe der Bots, sobald sie nichts Geheimes mehr verraten
cli-replay = eine aufgezeichnete Partie nachspielen
cli-file = eine Aufzeichnung (JSON); „-“ liest die Standardeingabe
cli-to = nach so vielen Aktionen anhalten
cli-json = die Stellung und die Ereignisse als JSON ausgeben
cli-verify = eine Aufzeichnung prüfen: Prüfzahl, Kartenverteilung, jede Aktion, das Ergebnis
cli-verified = Geprüft: { $title }, { $actions } Aktionen.
cli-verified-deal = Die Kartenverteilung folgt aus dem Geheimnis und den Nonces; die Prüfzahl ist der SHA-256-Wert des Geheimnisses: { $commitment }
cli-verified-running = Die Partie ist noch nicht zu Ende.
cli-rules = eine Regel, eine Karte oder einen Begriff des Spiels erklären
cli-topic = eine Regelnummer (N8.4, D8.2), ein Held, eine Klasse, eine Karte, eine Sonderaktion, ein Gegner; ohne Angabe die Liste aller Regeln
cli-rules-close = Keine Regel oder Karte namens „{ $topic }“. Meintest du { $names }?
cli-rules-unknown = Keine Regel oder Karte namens „{ $topic }“. Regeln haben Nummern wie N8.4 oder D8.2; Karten findest du unter ihrem Namen, etwa thrud oder turn back.
cli-no-file = Die Datei { $file } kann nicht gelesen werden: { $reason }
cli-no-write = Die Datei { $file } kann nicht geschrieben werden: { $reason }
cli-no-saved = Es gibt keine gespeicherte Partie zum Fortsetzen.
cli-options-of = Optionen von { $game }
cli-value = { $value }: { $text }
option-chosen = { $option }: { $value }
cli-other-option = { $game } hat keine Option { $option }. Mögliche Optionen: { $options }.
cli-bad-seats = „{ $given }“ ist keine gültige Liste von Plätzen. Plätze sind me, { $bots } oder exec:PROGRAMM, durch Kommas getrennt.
cli-resume-seats = Die gespeicherte Partie ist für { $players } Spieler: Gib { $players } Plätze an.
cli-error = Fehler: { $reason }
cli-interrupted = Abgebrochen.

## Was der Parser der Befehlszeile sagt

parser-usage = Aufruf:
parser-arguments = Argumente
parser-options = Optionen
parser-commands = Befehle
parser-help = diese Hilfe zeigen und beenden
parser-error = Fehler: { $message }
parser-invalid-choice = ungültige Auswahl: { $value } (möglich: { $choices })
parser-required = fehlendes Argument: { $names }
parser-unrecognized = unbekannte Argumente: { $names }
parser-expected-one = genau ein Wert wird erwartet
parser-invalid-value = ungültiger Wert: { $value }

## Simulation

cli-simulate = viele zufällige Partien spielen und zeigen, wie sie ausgehen
cli-simulate-epilog = Beispiele: dvergar simulate nidavellir --players 3 --games 10000 --seed 7; dvergar simulate dwarf --solo andvettr
cli-players = Zahl der Spieler (voreingestellt: 3; mit --solo 1)
cli-games = Zahl der Partien (voreingestellt: 1000)
cli-simulate-seed = eine Zahl; derselbe Seed ergibt überall dieselben Partien (voreingestellt: 0)
cli-processes = Zahl der Prozesse (voreingestellt: einer je Kern)
cli-coverage = die Regeln in den Ereignissen der Partien zählen (langsamer)
cli-records = jede Partie als Aufzeichnung in diesen Ordner schreiben (langsamer)
cli-simulate-json = das Ergebnis als JSON ausgeben
cli-bad-number = Die Zahl der Partien und die der Prozesse müssen mindestens 1 sein, der Seed mindestens 0.
simulate-title = { $title }: { $games } Partien
simulate-speed = { $games } Partien und { $decisions } Entscheidungen je Sekunde
simulate-length = { $decisions } Entscheidungen je Partie
simulate-core = Regelkern: { $build }
simulate-mean = Mittelwert
simulate-wins = Anteil der Siege
simulate-interval = 95-%-Intervall
counted-end = Wie die Partien enden
counted-end-items = vier Gegenstände
counted-end-mountain = Berg leer
counted-end-glory = 12 Ruhm
simulate-rules = Regeln in Ereignissen (–: in keinem Ereignis)
simulate-checksum = Prüfsumme aller Endstellungen: { $checksum }

# Was der Server sagt: warum eine Anfrage oder Nachricht abgelehnt wird, und wie der Befehl erklärt wird, der ihn startet.

server-not-understood = Diese Nachricht gehört nicht zum Protokoll.
server-bad-field = Dieses Feld ist ungültig: { $field }.
server-bad-body = Die Anfrage ist kein gültiges JSON in UTF-8.
server-body-slow = Die Anfrage kam nicht rechtzeitig.
server-too-deep = Die Nachricht ist zu tief verschachtelt.
server-too-large = Die Nachricht ist zu lang: höchstens { $most } Bytes.
server-one-of-them = Gib entweder eine Aufzeichnung an oder ein Spiel mit einer Stellung.
server-chair = Ein Platz für einen Bot nennt den Bot, ein Platz für einen Menschen nicht.
server-seat-twice = Ein Platz ist doppelt genannt.
server-many-seats = Zu viele Plätze auf einmal: höchstens { $most }.
server-clock = Die Bedenkzeit muss zwischen { $least } und { $most } Sekunden liegen.
server-no-bot = Hier gibt es keinen Bot „{ $bot }“. Es gibt: { $bots }.
server-name-long = Ein Name hat höchstens { $length } Zeichen.
server-name-signs = Ein Name darf keine unsichtbaren oder richtungsändernden Zeichen enthalten.
server-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
server-name-taken = Diesen Namen, oder einen zum Verwechseln ähnlichen, hat schon jemand am Tisch.

server-no-token = Dafür braucht es den Schlüssel eines Platzes.
server-foreign-token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
server-foreign-page = Andere Webseiten dürfen nicht auf diesen Server zugreifen.
server-foreign-host = Unter diesem Namen antwortet der Server nicht.
server-spectator = Wer nur zuschaut, kann nicht mitspielen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Diese Seite gibt es nicht.
server-no-method = Diese Seite unterstützt diese Methode nicht.
server-seat-taken = Dieser Platz ist nicht frei.
server-left = Du hast diesen Platz verlassen.
server-id-used = Diese Kennung wurde schon für etwas anderes benutzt.
server-bad-entry = Kein gültiger Eintrag eines Tisches: „{ $kind }“.

server-too-fast = Das war zu schnell. Warte einen Augenblick.
server-many-sockets = Von dieser Adresse gibt es zu viele Verbindungen.
server-many-tabs = Dieser Platz ist in zu vielen Fenstern offen.
server-many-tables = Es gibt zu viele Tische. Versuche es später noch einmal.
server-many-bad = Zu viele ungültige Nachrichten.
server-many-fragments = Die Nachricht kam in zu vielen Teilen.
server-many-own-tables = Von dieser Adresse gibt es schon { $most } offene oder laufende Tische. Beende erst einige davon.
server-many-bot-tables = Von dieser Adresse gibt es schon { $most } Tische, an denen nur Bots spielen. Warte, bis einer zu Ende ist.
server-full = Der Server ist voll. Versuche es später noch einmal.
server-no-greeting = Die erste Nachricht kam nicht rechtzeitig.
server-slow = Die Verbindung ist zu langsam.
server-not-kept = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es noch einmal.
server-not-read = Der Tisch kann gerade nicht gelesen werden. Versuche es noch einmal.
server-not-healthy = Die Datenbank arbeitet nicht: { $reason }
server-stopping = Der Server wird beendet. Komm gleich wieder.
server-broken = Ein interner Fehler ist aufgetreten. Im Protokoll des Servers steht er unter { $id }.

server-no-limit = Einen Grenzwert „{ $limit }“ gibt es nicht.
server-limit-value = Der Grenzwert { $limit } kann nicht „{ $value }“ sein.
server-bot-form = Gib einen Bot als NAME=exec:PROGRAMM an, mit einem noch nicht vergebenen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht „{ $given }“.
server-no-address = Der Server kann nicht auf { $host }, Port { $port } lauschen: { $reason }
server-ready = Dvergar lauscht auf { $address }
server-everybody = Alle, die diesen Rechner erreichen, können jetzt Tische eröffnen. Strg-C beendet den Server.
server-any-name = Ohne --origin dürfen Seiten den Server unter der Adresse nutzen, unter der sie ihn erreicht haben, egal welcher Name hierher führt. Hinter einem Proxy gib die öffentliche Adresse an: --origin https://…

cli-serve = einen Server für Browser und Programme starten
cli-serve-epilog = Beispiele: dvergar serve; dvergar serve --port 9000 --db sqlite:///tische.db; dvergar serve --bot gierig=exec:./gierig.sh; dvergar serve --host 0.0.0.0
cli-host = die Adresse, auf der der Server lauscht (voreingestellt: 127.0.0.1, nur dieser Rechner)
cli-port = der Port, auf dem der Server lauscht (voreingestellt: 8000; 0 nimmt einen freien)
cli-db = wo Tische gespeichert werden: sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (voreingestellt: eine Datei im Datenordner des Benutzers)
cli-bot = ein Programm, das als Bot mitspielen darf, als NAME=exec:PROGRAMM; mehrfach möglich
cli-origin = eine andere Webadresse, deren Seiten auf den Server zugreifen dürfen, etwa https://play.example; mehrfach möglich
cli-proxy = vor dem Server steht ein Proxy: der letzten Adresse in X-Forwarded-For vertrauen
cli-compress = Nachrichten für langsame Leitungen komprimieren; jede Verbindung braucht dann mehr Speicher und Rechenzeit
cli-limit = einen Grenzwert ändern, als NAME=WERT; mehrfach möglich

# Der Speicher des Servers: was nicht gespeichert werden konnte, und warum. Ein seltener Grund von PostgreSQL steht da, wie es ihn nennt.

store-failed = Das konnte nicht gespeichert werden: { $reason }
store-closed = Das konnte nicht gespeichert werden: Die Datenbank ist geschlossen.
store-not-read = Die gespeicherten Tische konnten nicht gelesen werden: { $reason }
store-not-opened = Die Datenbank konnte nicht geöffnet werden: { $reason }
store-moved = die Datenbankdatei wurde im laufenden Betrieb verschoben, ersetzt oder gelöscht
store-unreachable = die Datenbank ist nicht erreichbar
store-trouble = die Datenbank meldet einen Fehler
store-no-journal = Die Datenbank { $place } kann Write-Ahead-Logging nicht nutzen. Lege sie auf eine lokale Festplatte.
store-conflict = Eintrag { $number } setzt diesen Tisch nicht fort: Der nächste ist { $next }.
store-no-room = Diesen Tisch gibt es nicht oder nicht mehr.
store-damaged = Dieser Tisch ist ab Eintrag { $number } beschädigt. Wer den Server betreibt, kann ihn reparieren.
store-busy = Zu viele Änderungen warten darauf, gespeichert zu werden. Versuche es gleich noch einmal.
store-newer = Die Datenbank { $place } stammt von einer neueren Version von Dvergar. Installiere diese Version oder nimm eine andere Datenbank.
store-in-use = Die Datenbank { $place } wird schon benutzt: Ein anderer Dvergar-Server läuft mit ihr.
store-address = Das ist keine Datenbankadresse. Schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
store-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. Installiere ihn mit: pip install "dvergar[postgres]"
store-not-ours = Die Datenbank { $place } wurde noch nie von Dvergar benutzt.

# Was am Tisch gesagt wird: warum etwas nicht geschieht, und was der Tisch selbst ins Protokoll schreibt.

table-clock-setting = Die Bedenkzeit muss mehr als 0 und höchstens { $most } Sekunden sein, nicht { $clock }.
table-chairs = { $count } Plätze für { $players } Spieler: Jeder braucht genau einen.
table-entry = Kein gültiger Eintrag eines Tisches: { $field }.
table-entry-broken = Eintrag { $number } des Tisches lässt sich nicht ausführen: { $reason }
table-begun = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Das geht erst, wenn das Spiel zu Ende ist.
table-taken = Dort sitzt schon jemand.
table-not-taken = Dort sitzt niemand.
table-chairs-free = Es sind noch Plätze frei.
table-stale-decision = Diese Entscheidung steht nicht mehr an.
table-stand-in-plays = Ein Bot spielt auf diesem Platz. Nimm ihn erst zurück.
table-player-plays = Auf diesem Platz spielt gerade kein Bot.
table-no-say = Das kann nur, wer an diesem Tisch mitspielt.
table-has-bot = Dort spielt schon ein Bot.
table-not-absent = Wer dort sitzt, ist noch keine zwei Minuten abwesend.
table-no-stand-in = Hier springt kein Bot für andere ein.
table-undo-revealed = Seitdem wurde etwas aufgedeckt: Zurücknehmen geht nicht mehr.
table-undo-others = Seitdem hat jemand anders entschieden: Zurücknehmen geht nicht mehr.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-late = Die Bedenkzeit ist abgelaufen: Zurücknehmen geht nicht mehr.
table-not-bots = Auf diesem Platz sitzt kein Bot.
table-not-offered = Dieser Platz wird nicht angeboten.

table-sat = { $name } nimmt Platz.
table-stood = { $name } steht auf.
table-bot = Ein Bot nimmt Platz: { $name } ({ $mind }).
table-began = Das Spiel beginnt.
table-stand-in = Ein Bot springt für { $name } ein ({ $mind }).
table-back = { $name } spielt wieder selbst.
table-offered = Der Platz von { $name } ist zu vergeben: Wer will, spielt dort weiter.
table-offer-over = Der Platz von { $name } wird nicht mehr angeboten.
table-taken-over = { $name } übernimmt vom Bot { $mind }.
table-clock = Die Bedenkzeit von { $name } ist abgelaufen: Ein Bot entscheidet.
table-undone = { $name } nimmt { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurück.

## Ein Spiel, das als Text gezeigt wird

text-wait = Wir warten auf { $names }.
text-pick = Wähle zuerst eine Aktion
text-go = Spielen: { $choice }
text-over = Das Spiel ist zu Ende.
text-bid = Dein Gebot steht: { $bid }. Du kannst es noch ändern.
text-table = Der Tisch als Text
text-points = Punkte

sheet-proof = Das Mischen lässt sich prüfen
sheet-proof-text = Vor dem Spiel hat sich der Server mit dieser Zahl festgelegt. Die Aufzeichnung zeigt, dass niemand die Karten ausgesucht hat.

# Was nur die Seite sagt.

## Überall

web-home = Dvergar, Startseite
web-loading = Einen Moment …
web-to-decision = Zur Entscheidung
web-no-server = Der Server antwortet nicht. Bitte versuche es noch einmal.
web-connection-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück; nichts geht verloren.
web-no-table = Diesen Tisch gibt es hier nicht
web-open-rule = Regel { $rule }, öffnen
web-your-turn = Du bist am Zug.
web-undo = Zurücknehmen

## Der Rahmen eines Tisches

web-decision = Deine Entscheidung
web-table-tools = Tisch
web-log = Verlauf
web-rules = Regeln
web-settings = Einstellungen

## Mehrere an einem Gerät

web-curtain-pass = Gib das Gerät an { $name } weiter
web-curtain-show = Ich bin { $name }, zeig meinen Tisch

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

# Die Stufen der Bots und die Leiter.

seat-level = { $name } ({ $level })
start-bot-guest = Gast
    .text = Spielt oft aufs Geratewohl. Auch für Kinder schlagbar.
start-bot-apprentice = Lehrling
    .text = Sieht meistens, was eine Wahl bringt, und macht ab und zu einen Fehler.
start-bot-journeyman = Geselle
    .text = Wägt ab, was jede Wahl jetzt und später bringt, und macht selten einen Fehler.
start-bot-master = Meister
    .text = Simuliert vor jeder Entscheidung einige Partien.
start-bot-elder = Ältester
    .text = Simuliert vor jeder Entscheidung etwa hundert Partien.
start-bot-king = König
    .text = Simuliert einige tausend Partien. Der stärkste Bot.
level-elo = Elo { $elo }; zufälliges Spiel hat 0.
level-interpreted = Die Regeln laufen hier interpretiert (ohne kompilierten Kern): Diese Stufe simuliert weniger und ist schwächer.
level-weaker = { $level } simuliert hier weniger und ist schwächer, weil die Regeln interpretiert laufen.

cli-levels = Stufen und ihre Stärke zu zweit (Elo, { $games }; zufälliges Spiel hat 0):
cli-ladder = die Stufen der Bots gegeneinander spielen lassen und ihren Abstand messen
cli-ladder-epilog = Beispiel: dvergar ladder nidavellir --write docs/measurements. Das dauert auf zwei Kernen bis zu einer Stunde.
cli-ladder-deals = wie viele Kartenverteilungen zu zweit gespielt werden; allein viermal, mit mehr Spielern halb so viele (voreingestellt: 60)
cli-ladder-up-to = nur mit zwei bis höchstens so vielen Spielern spielen, nicht allein
cli-ladder-write = die Seite und ihr Bild in diesen Ordner schreiben
ladder-title = { $game }, { $players } Spieler: Elo über Zufall, 95-%-Intervall, CPU-Zeit je Zug ({ $games } Partien)
ladder-alone = Allein gegen { $opponent }: gewonnene Partien von { $games }
ladder-repeat = Wiederholen mit: { $command }
ladder-written = Geschrieben: { $path }

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

# Dwarf: Namen und Kurztexte der Karten und Begriffe auf Deutsch.

## Karten der Mine

dwarf-card-iron-seam = Eisenader
    .text = Minenkarte. Nimm 3 Eisen.
dwarf-card-gold-seam = Goldader
    .text = Minenkarte. Nimm 1 Gold.
dwarf-card-alloy-steel = Stahl legieren
    .text = Minenkarte, keine Schmiede. Zahle 3 Eisen und nimm 2 Stahl; mit weniger als 3 Eisen geschieht nichts.
dwarf-card-forge-axe = Axt schmieden
    .text = Schmiedekarte. Zahle 2 Stahl und nimm 1 Gegenstand.
dwarf-card-forge-crown = Krone schmieden
    .text = Schmiedekarte. Zahle 3 Gold und nimm 1 Gegenstand.
dwarf-card-forge-dagger = Dolch schmieden
    .text = Schmiedekarte. Zahle 1 Eisen und 2 Stahl und nimm 1 Gegenstand.
dwarf-card-forge-mace = Streitkolben schmieden
    .text = Schmiedekarte. Zahle 2 Stahl und 1 Gold und nimm 1 Gegenstand.
dwarf-card-forge-armour = Rüstung schmieden
    .text = Schmiedekarte. Zahle 2 Stahl und 1 Gold und nimm 1 Gegenstand.
dwarf-card-forge-diadem = Diadem schmieden
    .text = Schmiedekarte. Zahle 1 Eisen, 1 Stahl und 1 Gold und nimm 1 Gegenstand.
dwarf-card-forge-helm = Helm schmieden
    .text = Schmiedekarte. Zahle 1 Stahl und 2 Gold und nimm 1 Gegenstand.
dwarf-card-forge-sword = Schwert schmieden
    .text = Schmiedekarte. Zahle 3 Stahl und nimm 1 Gegenstand.
dwarf-card-dragon = Drache
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, verlieren alle je 1 Gold.
dwarf-card-great-dragon = Großer Drache
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, verlieren alle ihr ganzes Gold.
dwarf-card-knockers = Klopfgeister
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, verlieren alle je 1 Eisen.
dwarf-card-orc-raiders = Ork-Plünderer
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, wird für den Rest der Runde keine Minenkarte ausgeführt, auch nicht „Stahl legieren“; Schmieden schon.
dwarf-card-sidhe = Sidhe
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, werden bei allen je 2 Gold zu 2 Eisen; ein einzelnes Gold wird zu 1 Eisen.
dwarf-card-get-help = Hilfe holen
    .text = Du darfst in dieser Runde 2 Helfer einsetzen, bevor die Monster angreifen. Hast du den Startmarker, geht er einen Platz weiter.

## Sonderaktionen

special-muster-an-army = Ein Heer ausheben
    .text = In dieser Runde greift kein Monster an. Ruhm gibt es nur für echte Arbeiter, und Verteidigungsorte ohne Arbeiter bleiben frei.
special-hold-a-council = Rat halten
    .text = Die oberste Karte jedes Ortes mit zwei oder mehr Karten, besetzt oder nicht, wird in den Berg gemischt.
special-sell-an-item = Gegenstand verkaufen
    .text = Gib 1 Gegenstand ab und nimm 5 Rohstoffe, Eisen, Stahl und Gold in beliebiger Mischung.
special-past-glories = Vergangener Ruhm
    .text = Wähle einen Ort mit zwei oder mehr Karten, besetzt oder nicht, und hol eine beliebige Karte von weiter unten nach oben. Die anderen behalten ihre Reihenfolge.
special-special-order = Sonderauftrag
    .text = Zahle genau 5 Rohstoffe, darunter mindestens je 1 Eisen, Stahl und Gold, und nimm 1 Gegenstand.
special-turn-back = Umkehren
    .text = Wähle einen freien Ort mit zwei oder mehr Karten: Seine oberste Karte wird in den Berg gemischt, und einer der Arbeiter, die du gerade bezahlt hast, geht dorthin. Ohne solchen Ort geschieht nichts.
special-apprentice = Lehrling
    .text = Einer der Arbeiter, die du gerade bezahlt hast, geht zu einem fremden Arbeiter auf dessen Ort, ob dieser verbraucht ist oder nicht. Jeder Arbeiter dort, der nicht verbraucht ist, führt die Karte voll aus. Nicht im Solospiel.
special-collapse-the-shafts = Einsturz der Schächte
    .text = Die oberste Karte jedes Ortes kommt unter ihren Stapel.
special-run-amok = Blinde Wut
    .text = Der Stapel jedes Ortes wird gemischt, in Lesereihenfolge.

## Gegner im Solospiel

opponent-eldhusfifl = Eldhúsfífl
    .text = Sein erster Arbeiter folgt dem schwarzen Meeple der zuletzt gezogenen Karte, sein zweiter dem der Karte, auf der du stehst, oder deiner Sonderaktionskarte dorthin, wo sie landet. Ist der Ort besetzt, gilt der weiße Meeple, dann der erste freie Ort. Ob ihm der Ort nützt, fragt er nicht.
opponent-andvettr = Andvéttr
    .text = Er zielt wie Eldhúsfífl, aber sein zweiter Arbeiter nimmt lieber ein freies „Hilfe holen“, und nützt ihm sein Ziel nichts, sucht er in dessen Reihe etwas Besseres. Er schmiedet doppelt, wenn er doppelt zahlen kann. Deine höchstens drei Sonderaktionen bringen ihm Ruhm, und mit 12 Ruhm gewinnt er sofort.
opponent-andvettr-fadir = Andvéttr faðir
    .text = Er spielt wie Andvéttr, aber gibt die Reihe nichts Nutzbares her, sucht er in der ganzen Mine. Einen Ort, der ihm nichts nützt, nimmt er nie.

## Güter

goods-iron = { $signed } Eisen
goods-steel = { $signed } Stahl
goods-gold = { $signed } Gold
goods-items = { $count ->
    [one] { $signed } Gegenstand
   *[other] { $signed } Gegenstände
}
goods-glory = { $signed } Ruhm
good-iron = Eisen
good-steel = Stahl
good-gold = Gold
good-items = Gegenstände
good-glory = Ruhm

## Begriffe

dwarf-term-location = Ort
    .text = Einer der neun Plätze der Mine, zeilenweise nummeriert; mit zwei Exemplaren sind es 18. Jede Karte gehört zu einem Ort.
dwarf-term-stack = Stapel
    .text = Die Karten eines Ortes. Nur die oberste zählt, aber alle dürfen den Stapel jederzeit durchsehen.
dwarf-term-occupied = besetzt
    .text = Auf dem Ort steht mindestens ein Arbeiter, und sei er verbraucht. Ein Ort ohne Arbeiter ist frei.
dwarf-term-worker = Arbeiter
    .text = Alle haben 2 reguläre Arbeiter. Ein Arbeiter auf einem Ort führt dessen oberste Karte aus; beide zusammen oder einer und 4 Ruhm bezahlen eine Sonderaktion.
dwarf-term-helper = Helfer
    .text = Dein dritter und vierter Arbeiter, die durch „Hilfe holen“ bis zum Ende der Runde dazukommen. In den Schritten Mine und Schmiede sind sie nach den regulären Arbeitern dran.
dwarf-term-mountain = Berg
    .text = Der verdeckte Nachziehstapel. Muss von ihm eine Karte gezogen werden und es ist keine mehr da, endet das Spiel sofort.
dwarf-term-pile = Sonderstapel
    .text = Einer der drei Stapel mit Sonderaktionskarten. Die oberste Karte ist sichtbar; gesperrt ist ein Sonderstapel nie.
dwarf-term-glory = Ruhm
    .text = Den gibt es fürs Verteidigen. 4 Ruhm ersetzen einen Arbeiter, wenn du eine Sonderaktion bezahlst, und bei Gleichstand am Ende entscheidet zuerst der Ruhm.
dwarf-term-item = Gegenstand
    .text = Den bringt eine Schmiede oder der Sonderauftrag. Gegenstände sind eine Kategorie der Wertung, und 4 davon am Ende einer Runde beenden das Spiel.
dwarf-term-resource = Rohstoff
    .text = Eisen, Stahl oder Gold. Gegenstände und Ruhm sind keine Rohstoffe.
dwarf-term-early-resolution = vorgezogene Ausführung
    .text = Wird eine Sonderaktionskarte dort landen, wo Arbeiter stehen, führen sie zuerst die Karte aus, die dort liegt. Danach sind sie verbraucht.
dwarf-term-spent = verbraucht
    .text = So heißt ein Arbeiter nach der vorgezogenen Ausführung. Er hält seinen Ort weiter besetzt und verhindert dort Angriffe, führt in dieser Runde aber nichts mehr aus.
dwarf-term-claim = Anspruch
    .text = Ein Arbeiter auf „Hilfe holen“ gibt einen Anspruch auf 2 Helfer; mehrere Ansprüche bringen nicht mehr. Wessen Arbeiter mit Anspruch zuerst eingesetzt wurde, fängt an.
dwarf-term-start-marker = Startmarker
    .text = Wer ihn hat, beginnt die nächste Runde. Er geht im Uhrzeigersinn einen Platz weiter, wenn die Person mit dem Marker Hilfe geholt hat, und noch einmal, wenn die Person, die ihn dann hat, eine Schmiede genommen hat.
dwarf-term-category = Kategorie
    .text = Stahl, Gold und Gegenstände werden am Ende verglichen. Wer allein am meisten hat, führt in der Kategorie, und wer in den meisten führt, gewinnt.
dwarf-term-reading-order = Lesereihenfolge
    .text = Von links nach rechts und von oben nach unten, also nach den Nummern der Orte; die erste Mine kommt vor der zweiten.
dwarf-term-meeple = Meeple
    .text = Die schwarze und die weiße Figur im kleinen Raster jeder Karte. Sie sagen dem Gegner im Solospiel, wohin er geht: zuerst Schwarz und, wenn das besetzt ist, Weiß.

# Was die gemeinsamen Seiten und Befehle zu diesem Spiel sagen.

game-dwarf = Dwarf

rules-about-dwarf = Arbeiter in die Mine setzen, schmieden, Monster fernhalten. Allein oder für 2 bis 5 Personen.

score-demo-dwarf = Ein Beispiel zeigen

start-dwarf = Setze Arbeiter in einer Mine ein, die sich jede Runde ändert: schmieden, verteidigen, helfen. 1 bis 5 Personen, 45 Minuten.
start-bots-dwarf = { $count ->
    [3] Zwei Exemplare des Spiels, 18 Orte. { $how }
    [4] Zwei Exemplare des Spiels, 18 Orte. { $how }
   *[other] { $how }
}
start-moment-dwarf = Runde { $round }.
option-dwarf-solo = Gegner
option-dwarf-solo-none = Niemand
    .note = Zwei bis fünf Personen spielen, ohne automatischen Gegner.
option-dwarf-solo-eldhusfifl = Eldhúsfífl
    .note = { start-opponent-eldhusfifl }
option-dwarf-solo-andvettr = Andvéttr
    .note = { start-opponent-andvettr }
option-dwarf-solo-andvettr-fadir = Andvéttr faðir
    .note = { start-opponent-andvettr-fadir }
option-dwarf-mountain = Der Berg
option-dwarf-mountain-mixed = Alles gemischt
    .note = Die A- und die B-Karten werden zusammen gemischt.
option-dwarf-mountain-a-over-b = A-Karten zuerst
    .note = Die A-Karten kommen vor den B-Karten, so wachsen die Monster mit dem Spiel.
option-dwarf-decline = Tauschgeschäfte
option-dwarf-decline-false = Immer ausgeführt
    .note = Wer einen Tausch bezahlen kann, führt ihn aus.
option-dwarf-decline-true = Verzicht erlaubt
    .note = Auf jedes „Stahl legieren“ und jede Schmiede darf man verzichten.
option-dwarf-special-backs = Rückseiten der Sonderaktionen
option-dwarf-special-backs-duplex = Gespiegelt, wie gedruckt
    .note = Eine Sonderaktionskarte landet dort, wo sie es auch beim gedruckten Spiel tut.
option-dwarf-special-backs-same-order = Gleiche Reihenfolge
    .note = Die Rückseiten folgen derselben Reihenfolge wie die Vorderseiten.
option-dwarf-muster-locations = Helfer und das ausgehobene Heer
option-dwarf-muster-locations-free = Dürfen verteidigen
    .note = „Ein Heer ausheben“ verhindert nur die Angriffe: Ein Helfer darf auf einen freien Verteidigungsort und bekommt dort Ruhm.
option-dwarf-muster-locations-occupied = Dürfen nicht verteidigen
    .note = „Ein Heer ausheben“ besetzt alle Verteidigungsorte, solange Aktionen ausgeführt werden: Helfer können nicht dorthin.
option-dwarf-opponent-row = Andvéttrs zweiter Versuch in der Reihe
option-dwarf-opponent-row-useful = Der erste nützliche Ort
    .note = Nützt ihm sein Ziel nichts, nimmt Andvéttr den ersten freien Ort der Reihe, der ihm nützt.
option-dwarf-opponent-row-free = Der erste freie Ort
    .note = Nützt ihm sein Ziel nichts, nimmt Andvéttr den ersten freien Ort der Reihe, ob er ihm nützt oder nicht.
option-dwarf-opponent-help = Andvéttr und Hilfe holen
option-dwarf-opponent-help-once = Solange er keine Helfer hat
    .note = Andvéttrs zweiter Arbeiter lässt „Hilfe holen“ aus, wenn er in dieser Runde schon Helfer hat.
option-dwarf-opponent-help-always = Sobald eines frei ist
    .note = Andvéttrs zweiter Arbeiter nimmt ein freies „Hilfe holen“, auch wenn er schon Helfer hat, und nimmt es so dir weg.

start-opponent-eldhusfifl = Folgt den Karten und fragt nie, ob ein Ort ihm nützt. Der erste von dreien.
start-opponent-andvettr = Sucht, was ihm nützt, schmiedet doppelt, und deine Sonderaktionen bringen ihm Ruhm. Der zweite von dreien.
start-opponent-andvettr-fadir = Durchsucht die ganze Mine und vergeudet keinen Arbeiter. Der letzte von dreien.

panel-round = Runde { $round }
things-locations = Orte
things-monsters = Monster
things-specials = Sonderaktionen
things-goods = Güter
things-opponents = Gegner im Solospiel
help-good-iron = Ein Rohstoff: Es kommt aus Eisenadern, und mit „Stahl legieren“ werden aus drei Eisen zwei Stahl. Am Ende entscheidet es bei Gleichstand, wenn auch der Ruhm gleich ist. Die Klopfgeister sind dahinter her.
help-good-steel = Ein Rohstoff: Er entsteht aus Eisen, und die meisten Schmieden verlangen ihn. Wer am Ende allein am meisten hat, führt eine Kategorie an.
help-good-gold = Ein Rohstoff: Er kommt aus Goldadern, und feine Schmieden verlangen ihn. Wer am Ende allein am meisten hat, führt eine Kategorie an. Drachen sind dahinter her.
replay-end-leads = Ende: { $names }, { $points ->
    [one] 1 Kategorie
   *[other] { $points } Kategorien
}
replay-total-leads = Geführte Kategorien

terminal-two-helpers = +2 Helfer
terminal-attack-dragon = alle −1{ $gold }
terminal-attack-great-dragon = alle ohne { $gold }
terminal-attack-knockers = alle −1{ $iron }
terminal-attack-orc-raiders = Mine gesperrt
terminal-attack-sidhe = alle 2{ $gold }→2{ $iron }

# Entscheidungen jenseits des Einsetzens: Stapel öffnen, bezahlen und wählen.

## Einen Stapel durchsehen

dwarf-leaf-title = Ort { $location }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten, von oben nach unten
}
dwarf-leaf-location = Ort { $location }
dwarf-leaf-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten, oberste zuerst
}
dwarf-leaf-close = Stapel schließen
dwarf-leaf-turn = Weiter zu Ort { $location }
dwarf-leaf-meeples = Schickt ihn auf { $black } (schwarz), sonst auf { $white } (weiß).

## Was gefragt ist, und die Zeile darunter

dwarf-prompt-mine = Dwarf: die Mine
dwarf-prompt-ask-sell = Welche { $count } Rohstoffe nimmst du?
dwarf-prompt-note-sell = Du gibst dafür 1 Gegenstand ab. Jede Mischung ist erlaubt.
dwarf-prompt-ask-order = Welche { $count } Rohstoffe zahlst du?
dwarf-prompt-note-order = Mindestens einen von jedem. Dann nimmst du 1 Gegenstand.
dwarf-prompt-ask-recall = Welche Karte kommt nach oben?
dwarf-prompt-note-recall = Jeder Ort mit zwei oder mehr Karten, jede Karte unter der obersten.
dwarf-prompt-ask-turn = Wo kehrst du um?
dwarf-prompt-note-turn = Die oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-prompt-ask-join = Zu wem setzt du deinen Arbeiter?
dwarf-prompt-note-join = Jeder Ort, auf dem ein fremder Arbeiter steht. Alle dort führen die Karte aus.
dwarf-prompt-ask-sort = Welcher Arbeiter ist zuerst dran?
dwarf-prompt-note-sort = Die Reihenfolge ändert, was du bekommst.
dwarf-prompt-ask-exchange = { $card } auf { $location }: ausführen?
dwarf-prompt-note-exchange = Dein Arbeiter ist so oder so verbraucht.

## Der Knopf, und was fehlt

dwarf-prompt-go-sell = Gegenstand verkaufen
dwarf-prompt-more-sell = Noch { $count } nehmen
dwarf-prompt-decline-sell = Gegenstand behalten
dwarf-prompt-go-order = Gegenstand bezahlen
dwarf-prompt-more-order = Noch { $count } zahlen
dwarf-prompt-decline-order = Nichts zahlen
dwarf-prompt-not-owned = Das besitzt du nicht
dwarf-prompt-go-recall = Nach oben: { $card }
dwarf-prompt-more-recall = Wähle eine Karte
dwarf-prompt-go-turn = Auf { $location } umkehren
dwarf-prompt-go-join = Auf { $location } dazusetzen
dwarf-prompt-more-place = Wähle einen Ort
dwarf-prompt-go-sort = Auf { $location } anfangen
dwarf-prompt-more-sort = Wähle einen Arbeiter
dwarf-prompt-go-exchange = Ausführen
dwarf-prompt-go-decline = Verzichten
dwarf-prompt-go-more-exchange = Wähle eins von beiden

## Was eine Wahl bedeutet

dwarf-prompt-becomes = Obenauf auf Ort { $location }: { $card }
dwarf-prompt-turned = Ort { $location }: { $card } statt { $leaves }
dwarf-prompt-joined = Mit { $names } auf { $location }: { $card }
dwarf-prompt-first = { $location } { $card } zuerst
dwarf-prompt-gives = Ein Arbeiter dort: { $gains }.
dwarf-prompt-gets = Dein Arbeiter dort: { $gains }.
dwarf-prompt-help = Ein Arbeiter dort bringt zwei Helfer.
dwarf-prompt-poor = Das kannst du jetzt nicht zahlen: Ein Arbeiter dort bekäme nichts.
dwarf-prompt-stirs = Greift in dieser Runde an, wenn niemand kommt.
dwarf-prompt-calms = Jetzt darunter, ohne Angriff: { $card }. Die anderen behalten ihre Reihenfolge.
dwarf-prompt-buried = Deine Sonderaktionskarte landet dort und deckt sie sofort zu.
dwarf-prompt-early = Deine Sonderaktionskarte landet dort, deshalb führen diese die Karte sofort aus: { $names }.
dwarf-prompt-answer = Er ginge auf { $location }.
dwarf-prompt-sort-gets = Zuerst { $gains }.
dwarf-prompt-sort-poor = Zuerst nichts: Das kannst du noch nicht zahlen.
dwarf-prompt-together = Beide zusammen: { $gains }.
dwarf-prompt-declined = Du behältst, was du hast.

## Die Wahl von fünf Rohstoffen

dwarf-prompt-own = { $good }, du hast { $count }
dwarf-prompt-less = Eins weniger: { $good }
dwarf-prompt-plus = Eins mehr: { $good }
dwarf-prompt-missing = { $own }, { $count } zu wenig
dwarf-prompt-of = { $sum } von { $whole }
dwarf-prompt-closed-mixes = { $count ->
    [one] 1 Mischung kannst du nicht zahlen
   *[other] { $count } Mischungen kannst du nicht zahlen
}

# Was abgelehnt wird, und warum.

position-flag = Hier steht true oder false, nicht „{ $given }“.
position-card-which = „{ $given }“ kann hier mehrere Karten meinen: Füge den Buchstaben des Stapels hinzu.
position-card-elsewhere = „{ $given }“ gehört zu einem anderen Ort
position-card-twice = „{ $given }“ läge an zwei Stellen
position-stack = Auf einem Ort liegen 1 bis 7 Karten
position-pile-size = Die Sonderstapel passen nicht zu den übrigen Sonderaktionen: höchstens drei je Stapel, und jede Karte liegt an einer Stelle
position-mountain-size = Der Berg passt nicht zu den übrigen Karten.
position-layers = Hier liegen nicht alle A-Karten über allen B-Karten
position-apprentice = { special-apprentice } gibt es im Solospiel nicht
position-workers = Bis zu vier Arbeiter: Nummern von Orten, „pile“, „home“ oder Objekte.
position-worker = Dort kann jetzt kein Arbeiter sein ({ $given })
position-worker-twice = Zwei Arbeiter desselben Platzes stehen nicht am selben Ort
position-helpers = Helfer sind erst da, wenn „Hilfe holen“ ausgeführt wird.
position-mustered = Auf einem Verteidigungsort, den schon das Heer verteidigt, kann kein Helfer stehen.
position-placed = Die Reihenfolge des Einsetzens zählt ab 1 ohne Lücken.
position-claim = Ein Anspruch ist die Nummer, mit der ein eigener, jetzt verbrauchter Arbeiter eingesetzt wurde.
position-not-asked = In diesem Augenblick sind Arbeiter von allen unterwegs, die schon dran waren, und von niemandem sonst
position-solo-start = Im Solospiel beginnt der Gegner (Platz 1) und hat den Startmarker
position-renown = Mit so viel Ruhm hätte der Gegner schon gewonnen
position-drawn = Nenne die Karte, der der Gegner folgt, genau dann, wenn sein Arbeiter als nächster kommt.
finding-items = { $items } Gegenstände zu Beginn einer Runde: Das Spiel wäre zu Ende
finding-helpers-late = Sein Arbeiter auf „Hilfe holen“ hätte seine Helfer sofort gebracht

# Alles, was zu Dwarf gesagt wird, außer Regeln und Karten. Begründungen, auf die eine Regelnummer folgt, haben keinen Schlusspunkt.

## Was gefragt wird

dwarf-ask-act = { $seat }: Setze einen Arbeiter auf einem freien Ort ein oder nimm eine Sonderaktion.
dwarf-ask-second = { $seat }: Setze deinen zweiten Arbeiter auf einem freien Ort ein, oder setze ihn nicht ein.
dwarf-ask-helper = { $seat }: Setze deinen Helfer (Arbeiter { $worker }) auf einem freien Ort ein, oder setze ihn nicht ein.
dwarf-ask-sell = { $seat }: Welche 5 Rohstoffe nimmst du für den Gegenstand?
dwarf-ask-recall = { $seat }: Welche Karte kommt wieder nach oben?
dwarf-ask-order = { $seat }: Welche 5 Rohstoffe zahlst du für den Gegenstand?
dwarf-ask-turn = { $seat }: Von welchem Ort geht die oberste Karte zurück in den Berg? Dein Arbeiter kommt dorthin.
dwarf-ask-join = { $seat }: Auf welchem Ort setzt du deinen Arbeiter dazu?
dwarf-ask-sort = { $seat }: Welcher deiner Arbeiter ist zuerst dran?
dwarf-ask-exchange = { $seat }: Führst du den Tausch auf Ort { $location } ({ $card }) aus, oder verzichtest du?

## Was eine Möglichkeit bewirkt

dwarf-effect-gains = { $value }
dwarf-effect-poor = jetzt nicht bezahlbar
dwarf-effect-short = es fehlt: { $value }
dwarf-effect-spoiled = { $value ->
    [orcs] vorher sperren Ork-Plünderer die Mine
   *[losses] nicht mehr nach den Angriffen
}
dwarf-effect-later = bezahlbar, wenn es so weit ist
dwarf-effect-help = zwei Helfer
dwarf-effect-answer = er geht auf Ort { $value } ({ $rule })
dwarf-effect-helpers = seine Helfer: { $value }
dwarf-effect-lands = landet auf Ort { $value }
dwarf-effect-card = { $value } obenauf
dwarf-effect-no-effect = jetzt ohne Wirkung
dwarf-effect-early = vorgezogene Ausführung: { $value }
dwarf-effect-opponent-glory = bringt ihm { $value } Ruhm
dwarf-effect-together = beide zusammen: { $value }
dwarf-effect-stirs = greift an, wenn niemand kommt
dwarf-effect-calms = das Monster dort greift nicht mehr an
dwarf-effect-buried = die Sonderaktionskarte landet darauf

dwarf-action-special = { $action } (Sonderstapel { $pile }, beide Arbeiter)
dwarf-action-special-glory = { $action } (Sonderstapel { $pile }, ein Arbeiter und 4 Ruhm)
dwarf-action-pass = den Arbeiter nicht einsetzen
dwarf-action-pass-helper = den Helfer nicht einsetzen
dwarf-action-sell = einen Gegenstand verkaufen für { $goods }
dwarf-action-order = { $goods } zahlen für einen Gegenstand
dwarf-action-decline = verzichten
dwarf-action-exchange = { $card } ausführen
dwarf-action-recall = Ort { $location }, nach oben holen: { $card }
dwarf-action-turn = auf Ort { $location } umkehren
dwarf-action-join = auf Ort { $location } dazusetzen
dwarf-action-first = zuerst der Arbeiter auf Ort { $location }

## Was geschehen ist

dwarf-event-start-player = { $seat } beginnt.
dwarf-event-pile-dealt = Sonderstapel { $pile }, obenauf: { $action }.
dwarf-event-shuffled = { $mountain ->
    [2] Der zweite Berg
   *[other] Der Berg
} wird gemischt ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
dwarf-event-round-began = Runde { $round }: { $seat } beginnt.
dwarf-event-drew = Gezogen: { $card }, für Ort { $location }.
dwarf-event-third-card = Beide Karten gehören zu Ort { $location }: Eine dritte wird gezogen.
dwarf-event-mountain-empty = { $mountain ->
    [2] Der zweite Berg
   *[other] Der Berg
} ist leer: Das Spiel ist zu Ende.
dwarf-event-placed = { $seat } setzt Arbeiter { $worker } auf Ort { $location } ({ $card }).
dwarf-event-left-out = { $seat } setzt Arbeiter { $worker } nicht ein.
dwarf-event-skipped = { $seat } hat beide Arbeiter bezahlt und wird übersprungen.
dwarf-event-lost-helper = Kein Ort ist frei: { $seat } verliert Arbeiter { $worker }.
dwarf-event-paid = { $seat } zahlt { $workers } Arbeiter{ $glory ->
    [0] {""}
   *[other] {" "}und { $glory } Ruhm
}.
dwarf-event-took-special = { $seat } nimmt eine Sonderaktion von Sonderstapel { $pile }: { $action }.
dwarf-event-renown = Die Sonderaktion bringt { $seat } { $gains }.
dwarf-event-no-effect = { $seat }: { $action } bleibt ohne Wirkung.
dwarf-event-mustered = { $seat } hebt ein Heer aus: In dieser Runde greift kein Monster an.
dwarf-event-returned = Von Ort { $location } zurück in den Berg: { $card }.
dwarf-event-sold = { $seat } verkauft einen Gegenstand: { $gains }.
dwarf-event-recalled = { $seat } holt auf Ort { $location } nach oben: { $card }.
dwarf-event-commissioned = { $seat } vergibt einen Sonderauftrag: { $gains }.
dwarf-event-collapsed = Ort { $location }: jetzt obenauf { $card }, ganz unten { $under }.
dwarf-event-mixed = Ort { $location } wird gemischt, jetzt obenauf: { $card }.
dwarf-event-early = { $seat }, vorgezogene Ausführung: Arbeiter { $worker } auf Ort { $location } ({ $card }).
dwarf-event-landed = Die Sonderaktionskarte landet auf Ort { $location }: { $card }.
dwarf-event-claimed = { $seat } hat durch Ort { $location } Anspruch auf Helfer.
dwarf-event-defended = { $seat } verteidigt Ort { $location } ({ $card }): { $gains }.
dwarf-event-held-off = Ort { $location } ({ $card }): Ein verbrauchter Arbeiter verhindert den Angriff, ohne Ruhm.
dwarf-event-kept-away = Ort { $location } ({ $card }): kein Angriff, ein Heer ist ausgehoben.
dwarf-event-attacked = Angriff von Ort { $location }: { $card }. { $losses }
dwarf-no-losses = Niemand verliert etwas.
dwarf-event-mines-closed = Niemand hält die Ork-Plünderer auf: In dieser Runde werden keine Minenkarten ausgeführt.
dwarf-event-sorted = { $seat } beginnt mit dem Arbeiter auf Ort { $location }.
dwarf-event-mined = { $seat } baut auf Ort { $location } ab ({ $card }): { $gains }.
dwarf-event-forged = { $seat } schmiedet auf Ort { $location } ({ $card }): { $gains }.
dwarf-event-too-poor = { $seat } kann auf Ort { $location } nicht zahlen ({ $card }): Nichts geschieht.
dwarf-event-declined = { $seat } verzichtet auf den Tausch auf Ort { $location } ({ $card }).
dwarf-event-declined-special = { $seat } verzichtet auf den Tausch: { $action }.
dwarf-event-marker-passed = Der Startmarker geht an { $seat }.
dwarf-event-workers-home = Alle Arbeiter gehen heim.
dwarf-event-four-items = { $seat } besitzt { $items } Gegenstände: Das Spiel ist zu Ende.
dwarf-event-aims = { $meeple ->
    [black] { $seat }, schwarzer Meeple ({ $card }): Ort { $location }, { $verdict ->
        [occupied] besetzt
        [useless] nicht nutzbar
       *[free] frei
    }.
    [white] { $seat }, weißer Meeple ({ $card }): Ort { $location }, { $verdict ->
        [occupied] besetzt
        [useless] nicht nutzbar
       *[free] frei
    }.
    [first-free] { $seat }, erster freier Ort in Lesereihenfolge: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [help] { $seat }, erstes freies „Hilfe holen“: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [row] { $seat }, gleiche Reihe: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [column] { $seat }, gleiche Spalte: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [one-each] { $seat }, einer in der Reihe und einer in der Spalte: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [rest] { $seat }, was übrig ist, in Lesereihenfolge: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [mine] { $seat }, ganze Mine in Lesereihenfolge: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [back] { $seat }, nichts Nutzbares in der Reihe, zurück zum Ziel: { $location }.
   *[none] { $seat } findet in der ganzen Mine keinen nutzbaren Ort.
}
dwarf-event-leads = { $category }: { $seat } führt mit { $amount }.
dwarf-event-nobody-leads = { $category }: Niemand führt, den Höchstwert { $amount } haben mehrere.
dwarf-event-tie-broken = Der Gleichstand ist zugunsten von { $seat } entschieden: { $by }.
dwarf-event-scored = { $seat } führt in { $leads ->
    [one] 1 Kategorie.
   *[other] { $leads } Kategorien.
}
dwarf-event-won = { $seat } gewinnt und führt in { $leads ->
    [one] 1 Kategorie.
   *[other] { $leads } Kategorien.
}
dwarf-event-won-by-glory = { $seat } hat { $glory } Ruhm und gewinnt sofort.

## Der Tisch in Worten

dwarf-table-title = Runde { $round }, Startmarker: { $marker }
dwarf-table-end = Das Spiel ist zu Ende
dwarf-table-mountain = Berg: { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
dwarf-table-mountain-2 = Zweiter Berg: { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
dwarf-table-mine = Mine { $number }
dwarf-table-pile = Sonderstapel { $number }: { $action }, { $left ->
    [one] darunter 1 Karte
   *[other] darunter { $left } Karten
}
dwarf-table-pile-empty = Sonderstapel { $number }: leer
dwarf-table-left = Freie Arbeiter
dwarf-table-strikes = greift an, wenn niemand kommt
dwarf-attack-dragon = alle verlieren 1 Gold
dwarf-attack-great-dragon = alle verlieren ihr ganzes Gold
dwarf-attack-knockers = alle verlieren 1 Eisen
dwarf-attack-orc-raiders = Minenkarten wirken nicht
dwarf-attack-sidhe = aus 2 Gold werden 2 Eisen
dwarf-table-muster = In dieser Runde greift kein Monster an (Ein Heer ausheben)
dwarf-table-spent = verbraucht
dwarf-table-special = Laufende Sonderaktion: { $action }

dwarf-score-leads = Geführte Kategorien

dwarf-title = Dwarf, { $players } Personen
dwarf-title-solo = Dwarf, allein gegen { $opponent }
dwarf-welcome = Dwarf, { $players } Personen. „help“ zeigt, was du eingeben kannst.
dwarf-welcome-solo = Dwarf, allein gegen { $opponent }. „help“ zeigt, was du eingeben kannst.
dwarf-play-actions = „worker 4“ oder „special 2 glory“

## Was nicht geht

closed-occupied = Ort { $location } ist besetzt
closed-mustered = Ort { $location } verteidigt schon das Heer (Ein Heer ausheben)
closed-glory = Das kostet 4 Ruhm, du hast { $glory }
closed-pile-empty = Sonderstapel { $pile } ist leer
closed-fourth-special = Gegen diesen Gegner sind in einer Partie nur drei Sonderaktionen erlaubt
closed-turn-occupied = Ort { $location } ist besetzt: „Umkehren“ braucht einen freien Ort
closed-turn-single = Auf Ort { $location } liegt nur eine Karte
closed-join = Auf Ort { $location } steht kein fremder Arbeiter
closed-order = Diese Rohstoffe besitzt du nicht
closed-recall-top = Auf Ort { $location } schon oben: { $card }
closed-recall-single = Auf Ort { $location } liegt nur eine Karte: { $card }

illegal-special-second = Eine Sonderaktion ist nur im ersten Durchgang möglich
illegal-location = Ort { $given } gibt es nicht: Die Orte sind 1 bis { $most }
illegal-pile = Sonderstapel { $given } gibt es nicht: Die Sonderstapel sind 1 bis { $most }
illegal-recall = { $card }: liegt auf Ort { $location } nicht unter der obersten Karte
illegal-recall-which = Mehrere Karten unter der obersten von Ort { $location } heißen „{ $card }“: den Buchstaben angeben
illegal-sell = Nenne genau 5 Rohstoffe, die du nimmst
illegal-order = Nenne genau 5 Rohstoffe, die du zahlst, darunter mindestens je 1 Eisen, Stahl und Gold
illegal-first = Auf Ort { $location } steht keiner der Arbeiter, die zur Wahl stehen

error-location-words = Nenne genau einen Ort mit seiner Nummer: „worker 4“, nicht „{ $words }“.
error-special-words = Nenne einen Sonderstapel mit seiner Nummer, dazu glory, wenn du mit Ruhm zahlst: „special 2“ oder „special 2 glory“, nicht „{ $words }“.
error-goods-words = Nenne jeden Rohstoff mit seiner Zahl: „sell 2 iron 3 gold“, nicht „{ $words }“.
error-recall-words = Nenne den Ort und eine Karte unter der obersten: „recall 1 alloy steel b“, nicht „{ $words }“.
error-dwarf-players = Dwarf ist für 1 bis 5 Personen, nicht für { $given }.
error-solo-players = Ein Gegner im Solospiel gilt nur für eine Person: Lass den Gegner oder die anderen Personen weg.

dwarf-ladder-next = { $opponent } ist besiegt: { $next } ist der Nächste (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand. (D8.9)
dwarf-ladder-shared = Ein geteilter Sieg gegen { $opponent } schaltet den nächsten Gegner nicht frei. (D8.9)

counted-special = Genutzte Sonderaktionen, Anteil der Partien

# Gründe für einen Tipp.

hint-gains = Das bringt { $gains }.
hint-help = Das bringt in dieser Runde zwei Helfer.
hint-lead = { $good }: Dann liegst du vorn.
hint-lead-lost = { $good }: Nach der nächstbesten Wahl lägst du nicht mehr vorn.
hint-short = Für die nächstbeste Wahl, { $card }, fehlt dir: { $goods }.
hint-spoiled = Die nächstbeste Wahl, { $card }, würde an den Monstern scheitern.
hint-no-effect = Die nächstbeste Wahl, { $action }, könnte jetzt nichts bewirken.
hint-saved = Damit schützt du { $goods } vor den Monstern.
hint-lost = Nach der nächstbesten Wahl treffen dich die Monster: { $gains }.
hint-glory = Die nächstbeste Wahl bringt deinem Gegner { $glory } Ruhm.
hint-answer = Nach der nächstbesten Wahl geht { $seat } auf Ort { $location }, { $card }.
hint-taken = Sonst könnte { $seat } Ort { $location } nehmen: { $card }.

# Der Wertungsblock.

finding-items-many = Auch nach der letzten Runde hat niemand mehr als { $most } Gegenstände
score-note-steel = wer am meisten hat, führt
score-note-gold = wer am meisten hat, führt
score-note-items = wer am meisten hat, führt
score-note-glory = entscheidet zuerst bei Gleichstand
score-note-iron = entscheidet danach
score-example-goods = eine Zahl
score-no-number = „{ $given }“ ist keine Zahl

# Die Schlusswertung von Dwarf.

dwarf-final-where = Dwarf, nach Runde { $round }
dwarf-final-you-win = Du gewinnst
dwarf-final-wins = { $name } gewinnt
dwarf-final-renown = { $name } gewinnt durch Ruhm
dwarf-final-shared = Geteilter Sieg: { $names }
dwarf-final-by-renown = Mit { $glory } Ruhm gewinnt man sofort, egal wer führt.
dwarf-final-by-leads = { $led ->
    [one] Führt in 1 Kategorie, mehr als alle anderen.
   *[other] Führt in { $led } Kategorien, mehr als alle anderen.
}
dwarf-final-by-tie = { $by ->
    [glory] Gleich viele geführte Kategorien: Der Ruhm entscheidet.
    [iron] Gleich viele geführte Kategorien, gleich viel Ruhm: Das Eisen entscheidet.
   *[items] Gleich viele geführte Kategorien, gleich viel Ruhm und Eisen: Die Gegenstände entscheiden.
}
dwarf-final-by-nothing = Alles ist gleich: geführte Kategorien, Ruhm, Eisen und Gegenstände.
dwarf-final-caption = Schlusswertung nach Kategorien
dwarf-final-category = Kategorie
dwarf-final-most = am meisten: 1 Kategorie
dwarf-final-equal = gleich viel: niemand
dwarf-final-ahead = vorn
dwarf-final-decided-leads = Die geführten Kategorien entscheiden
dwarf-final-no-tie = Kein Gleichstand.
dwarf-final-tie = { $led ->
    [0] { $count } führen in keiner Kategorie
    [one] { $count } führen in je 1 Kategorie
   *[other] { $count } führen in je { $led } Kategorien
}
dwarf-final-tie-order = Bei Gleichstand entscheidet Ruhm, dann Eisen, dann Gegenstände.
dwarf-final-tie-shared = Auch Ruhm, Eisen und Gegenstände sind gleich: Der Sieg ist geteilt.
dwarf-final-missing = Was gefehlt hat
dwarf-final-missing-note = Mit einem davon mehr hättest du gewonnen:
dwarf-final-close = Wie knapp es war
dwarf-final-close-note = Mit einem davon mehr hätte diese Person gewonnen:
dwarf-final-ended = Warum es zu Ende ist
dwarf-final-end-items = Vier Gegenstände oder mehr am Ende von Runde { $round }: { $names }.
dwarf-final-end-mountain = Für Runde { $round } musste eine Karte gezogen werden, und der Berg war leer.
dwarf-final-end-renown = { $names } hat in Runde { $round } genug Ruhm für den sofortigen Sieg erreicht.
dwarf-final-ladder = Deine Leiter
dwarf-final-ladder-next = { $opponent } ist besiegt: Der Nächste ist { $next }.
dwarf-final-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand.
dwarf-final-ladder-shared = Ein geteilter Sieg gegen { $opponent } schaltet den nächsten Gegner nicht frei.
dwarf-final-ladder-lost = { $opponent } ist noch nicht besiegt. Du kannst jederzeit jeden der drei wählen.
dwarf-final-record = { $won } von { $played } gewonnen
dwarf-final-not-met = noch nie gespielt

# Was nur die Seite an einem Dwarf-Tisch sagt.

## Namen, wo wenig Platz ist

dwarf-web-name-forge-axe = Axt
dwarf-web-name-forge-crown = Krone
dwarf-web-name-forge-dagger = Dolch
dwarf-web-name-forge-mace = Streitkolben
dwarf-web-name-forge-armour = Rüstung
dwarf-web-name-forge-diadem = Diadem
dwarf-web-name-forge-helm = Helm
dwarf-web-name-forge-sword = Schwert
dwarf-web-name-get-help = Hilfe holen
dwarf-web-place = { $location } { $card }
dwarf-web-you = Du

## Wo wir sind

dwarf-web-title = Dwarf: der Tisch
dwarf-web-where = Runde { $round }
dwarf-web-your-turn = du bist dran
dwarf-web-stage-setup = Aufbau
dwarf-web-stage-mining = Karten werden gezogen
dwarf-web-stage-first = erste Arbeiter
dwarf-web-stage-answer = sein Zug
dwarf-web-stage-second = zweite Arbeiter
dwarf-web-stage-help = Helfer
dwarf-web-stage-defend = Monster
dwarf-web-stage-mine = Abbau
dwarf-web-stage-forge = Schmieden
dwarf-web-stage-home = die Runde endet
dwarf-web-stage-end = das Ende
dwarf-web-mustered = Heer ausgehoben: kein Angriff
dwarf-web-mines-closed = Ork-Plünderer: Mine gesperrt
dwarf-web-in-mountain = Karten im Berg

## Die Mine

dwarf-web-mine = Die Mine
dwarf-web-mine-1 = Erste Mine
dwarf-web-mine-2 = Zweite Mine
dwarf-web-which-mine = Welche Mine
dwarf-web-mountain-name = Berg
dwarf-web-mountain = Berg { $cards }, { $rounds ->
    [0] letzte Runde
    [one] etwa 1 Runde
   *[other] etwa { $rounds } Runden
}
dwarf-web-mountain-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $rounds ->
    [0] letzte Runde
    [one] etwa 1 Runde
   *[other] etwa { $rounds } Runden
}
dwarf-web-location = Ort { $location }, { $card }.
dwarf-web-stands = { $name }: Arbeiter { $worker }{ $spent ->
    [true] , verbraucht.
   *[other] .
}
dwarf-web-leaf = Stapel von Ort { $location } durchsehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dwarf-web-about = Was ist das? { $thing }
dwarf-web-helpers = { $count } Helfer
dwarf-web-strikes = Greift an
dwarf-web-strikes-round = Greift diese Runde an
dwarf-web-strikes-name = { $card } greift an
dwarf-web-strikes-now = Greift diese Runde an.
dwarf-web-several = { $count } × { $name }
dwarf-web-attack = Steht hier niemand: { $attack }.
dwarf-web-yours = Hier steht dein Arbeiter.
dwarf-web-short = fehlt

## Was dir ein Ort brächte

dwarf-web-change = { $good } { $from } → { $to }
dwarf-web-then-card = Darunter liegt: { $card }.
dwarf-web-now-gets = { $changes }.
dwarf-web-now-pays = Du kannst zahlen: { $changes }.
dwarf-web-now-short = Es fehlt: { $goods }. Du bekämst nichts.
dwarf-web-now-later = Noch fehlt: { $goods }. Bis dahin kannst du aber zahlen.
dwarf-web-now-spoiled-orcs = Vorher greifen die Ork-Plünderer an: Du bekämst nichts.
dwarf-web-now-spoiled-losses = Jetzt kannst du zahlen, nach den Angriffen nicht mehr.
dwarf-web-now-help = Zwei weitere Arbeiter in dieser Runde.
dwarf-web-now-blocks = Ein Helfer hält hier nur den Ort besetzt.
dwarf-web-now-keeps = Du behältst { $goods } und gewinnst 1 Ruhm.
dwarf-web-now-guards = Du hältst den Angriff auf und gewinnst 1 Ruhm.
dwarf-web-now-mustered = Kein Angriff in dieser Runde. Du gewinnst 1 Ruhm.

## Sonderaktionen

dwarf-web-specials = Sonderaktionen
dwarf-web-specials-cost = Kosten beide Arbeiter oder einen und 4 Ruhm.
dwarf-web-specials-cost-you = Kosten beide Arbeiter oder einen und 4 Ruhm (du hast { $glory }).
dwarf-web-specials-left = { $left ->
    [0] Deine drei in dieser Partie sind verbraucht.
    [one] In dieser Partie darfst du noch 1 nehmen.
   *[other] In dieser Partie darfst du noch { $left } nehmen.
}
dwarf-web-specials-first = Nur mit deinem ersten Arbeiter einer Runde.
dwarf-web-pile = Sonderstapel { $pile }
dwarf-web-left = { $left ->
    [0] leer
   *[other] noch { $left }
}
dwarf-web-lands = Landet dann auf { $location } als { $card }.
dwarf-web-lands-short = → { $location } { $card }
dwarf-web-no-effect = Jetzt ohne Wirkung.
dwarf-web-early = { $count ->
    [one] Dort vorgezogen ausgeführt: { $names }.
   *[other] Dort vorgezogen ausgeführt: { $names }.
}
dwarf-web-gives-glory = Bringt ihm { $glory } Ruhm.
dwarf-web-special-muster-an-army = In dieser Runde greift kein Monster an.
dwarf-web-special-hold-a-council = Alle obersten Karten, die andere verdecken, gehen zurück in den Berg.
dwarf-web-special-sell-an-item = 1 Gegenstand für 5 beliebige Rohstoffe.
dwarf-web-special-past-glories = Hol eine beliebige Karte nach oben.
dwarf-web-special-special-order = Zahle 5 Rohstoffe, von jedem mindestens einen, für einen Gegenstand.
dwarf-web-special-turn-back = Eine oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-web-special-apprentice = Dein Arbeiter geht zu einem fremden Arbeiter.
dwarf-web-special-collapse-the-shafts = Jede oberste Karte kommt unter ihren Stapel.
dwarf-web-special-run-amok = Jeder Stapel wird gemischt.

## Mitspielende

dwarf-web-players = Am Tisch
dwarf-web-start-marker = Startmarker
dwarf-web-workers = noch { $left } Arbeiter{ $paid ->
    [0] {""}
   *[other] , { $paid } bezahlt
}
dwarf-web-claim = 2 Helfer
dwarf-web-goods = Güter
dwarf-web-leads-alone = führt
dwarf-web-leads-count = führt { $count }×
dwarf-web-decide = Stahl, Gold und Gegenstände entscheiden.
dwarf-web-leads = { $name } führt: { $goods }.
dwarf-web-you-lead = Du führst: { $goods }.
dwarf-web-nobody-leads = Noch führt niemand.
dwarf-web-now = jetzt
dwarf-web-then = { $at ->
    [1] danach
   *[other] in { $at }
}
dwarf-web-just-now = Gerade eben

## Allein

dwarf-web-opponent = Gegner
dwarf-web-ladder-step = { $step ->
    [1] Erster der Leiter
    [2] Zweiter der Leiter
   *[other] ganz oben auf der Leiter
}
dwarf-web-renown = { $glory } von { $renown } Ruhm: Mit { $renown } gewinnt er sofort.
dwarf-web-next-answer = Sein nächster Zug
dwarf-web-answer-choose = Jeder Ort zeigt, wohin er ginge. Wähle einen, um den Grund zu sehen.
dwarf-web-if-place = Nimmst du { $place }:
dwarf-web-if-special = Nimmst du { $action }:
dwarf-web-he-goes = Er geht auf { $place }.
dwarf-web-he-stays-out = Er setzt seinen Arbeiter nicht ein.
dwarf-web-answer-open = Sein Zug hängt davon ab, was vorher kommt.
dwarf-web-his-helpers = Seine Helfer gehen auf { $locations }.
dwarf-web-would-answer = Er ginge auf { $location }.
dwarf-web-answers-on = geht auf
dwarf-web-he-comes = er kommt hierher
dwarf-web-his-helper-comes = sein Helfer
dwarf-web-next = dann
dwarf-web-why = Warum er auf { $location } ging
dwarf-web-why-out = Warum er nicht einsetzt
dwarf-web-not-moved = Er war noch nicht dran
dwarf-web-no-answer = Auf deinen zweiten Arbeiter folgt kein Zug von ihm.
dwarf-web-ladder = Deine Leiter
dwarf-web-won = { $won } von { $games } gewonnen
dwarf-web-not-met = noch nie gespielt

## Was gefragt ist

dwarf-web-ask-act = Setze deinen ersten Arbeiter ein
dwarf-web-ask-second = Setze deinen zweiten Arbeiter ein
dwarf-web-ask-helper = { $worker ->
    [4] Wo setzt du deinen vierten Arbeiter ein?
   *[other] Wo setzt du deinen dritten Arbeiter ein?
}
dwarf-web-hint-act = Auf einem freien Ort, oder nimm eine Sonderaktion.
dwarf-web-hint-second = Auf einem freien Ort, oder setze ihn nicht ein.
dwarf-web-hint-helper = Auf einem freien Ort, oder setze ihn nicht ein.
dwarf-web-wait = Einen Moment …
dwarf-web-wait-act = { $name } setzt den ersten Arbeiter ein
dwarf-web-wait-second = { $name } setzt den zweiten Arbeiter ein
dwarf-web-wait-helper = { $name } setzt einen Helfer ein
dwarf-web-wait-other = { $name } entscheidet
dwarf-web-chosen = Gewählt: { $place }.
dwarf-web-chosen-pass = Du setzt deinen Arbeiter in dieser Runde nicht ein.
dwarf-web-pays-both = Kostet beide Arbeiter.
dwarf-web-pays-glory = Kostet einen Arbeiter und 4 Ruhm.
dwarf-web-will-strike = { $count ->
    [one] Greift an: { $monsters }.
   *[other] Greifen an: { $monsters }.
}
dwarf-web-then-lost = dann
dwarf-web-leave-out = Nicht einsetzen
dwarf-web-go-choose = Wähle einen Ort
dwarf-web-go-choose-place = Wähle einen Ort
dwarf-web-go-place = Auf { $location } einsetzen
dwarf-web-go-leave-out = Nicht einsetzen
dwarf-web-go-special = { $action } nehmen

# Nidavellir: Namen und kurze Kartentexte auf Deutsch.

## Klassen

class-warrior = Krieger
    .plural = Krieger
    .text = Am Ende zählt die Summe der Mutwerte. Wer allein oder gemeinsam die meisten Rangabzeichen bei den Kriegern hat (mindestens 1), zählt die eigene höchste Münze hinzu.
class-hunter = Jäger
    .plural = Jäger
    .text = Am Ende zählt die Zahl der Rangabzeichen zum Quadrat: 1, 4, 9, 16, 25 und so weiter.
class-miner = Minenarbeiter
    .plural = Minenarbeiter
    .text = Am Ende wird die Summe der Mutwerte mit der Zahl der Rangabzeichen malgenommen.
class-blacksmith = Schmied
    .plural = Schmiede
    .text = Am Ende bringen n Rangabzeichen n × (n + 5) / 2 Punkte: 3, 7, 12, 18, 25, 33 und so weiter.
class-explorer = Entdecker
    .plural = Entdecker
    .text = Am Ende zählt die Summe der Mutwerte. Mit Idunn kommen 2 Punkte je Rangabzeichen dazu.

## Helden

hero-tarah = Tarah
    .short = Tarah
    .text = Krieger mit 1 Rangabzeichen, Mutwert 14.
hero-kraal = Kraal
    .short = Kraal
    .text = Krieger mit 2 Rangabzeichen, Mutwerte 7 und 0.
hero-aral = Aral
    .short = Aral
    .text = Jäger mit 2 Rangabzeichen ohne Mutwert.
hero-dagda = Dagda
    .short = Dagda
    .text = Jäger mit 3 Rangabzeichen ohne Mutwert. Wirf sofort den obersten Zwerg von zwei verschiedenen anderen Spalten ab. Du darfst Dagda nur nehmen, wenn zwei andere Spalten obenauf eine Zwergenkarte haben; ein Held obenauf sperrt die Spalte. Auf weitere Helden wird nach dem Abwerfen geprüft.
hero-lokdur = Lokdur
    .short = Lokdur
    .text = Minenarbeiter mit 1 Rangabzeichen, Mutwert 3.
hero-zoral = Zoral
    .short = Zoral
    .text = Minenarbeiter mit 3 Rangabzeichen, Mutwerte 1, 0 und 0.
hero-aegur = Aëgur
    .short = Aëgur
    .text = Schmied mit 2 Rangabzeichen ohne Mutwert.
hero-bonfur = Bonfur
    .short = Bonfur
    .text = Schmied mit 3 Rangabzeichen ohne Mutwert. Wirf sofort den obersten Zwerg einer anderen Spalte ab. Du darfst Bonfur nur nehmen, wenn eine andere Spalte obenauf eine Zwergenkarte hat; ein Held obenauf sperrt die Spalte. Auf weitere Helden wird nach dem Abwerfen geprüft.
hero-idunn = Idunn
    .short = Idunn
    .text = Entdecker mit 1 Rangabzeichen, Mutwert 7. Am Ende bringt sie 2 Punkte je Rangabzeichen deiner Entdecker, ihr eigenes eingeschlossen.
hero-hourya = Hourya
    .short = Hourya
    .text = Entdecker mit 1 Rangabzeichen, Mutwert 20. Du darfst sie nur nehmen, wenn du vorher mindestens 5 Rangabzeichen bei den Entdeckern hast; Thrud und Ylud zählen dort mit. Verlierst du später Entdecker, behältst du sie.
hero-astrid = Astrid
    .short = Astrid
    .text = Neutrale Heldin. Am Ende bringt sie so viele Punkte, wie deine höchste Münze wert ist.
hero-dwerg = Dwerg-Brüder
    .short = Dwerg-Bruder
    .text = Fünf neutrale, untereinander gleichwertige Helden: Aesir, Bergelmir, Jungir, Sigmir und Ymir. Besitzt du 1, 2, 3, 4 oder 5 von ihnen, bringen sie am Ende zusammen 13, 40, 81, 108 oder 135 Punkte.
hero-dwerg_aesir = Dwerg Aesir
hero-dwerg_bergelmir = Dwerg Bergelmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_ymir = Dwerg Ymir
hero-skaa = Skaa
    .short = Skaa
    .text = Neutrale Heldin. Am Ende 17 Punkte.
hero-grid = Grid
    .short = Grid
    .text = Neutrale Heldin. Werte sofort eine Münze um +7 auf. Am Ende 7 Punkte.
hero-uline = Uline
    .short = Uline
    .text = Neutrale Heldin, am Ende 9 Punkte. Nimm sofort die Münzen von noch nicht aufgedeckten Tavernen und aus dem Goldsack auf die Hand, ohne sie zu zeigen. Von da an gibst du kein Gebot mehr ab: In jeder Taverne legst du, nachdem alle anderen aufgedeckt haben, eine Handmünze deiner Wahl offen dazu. Beim Münztausch wählst du zwei beliebige Handmünzen; die neue Münze kannst du noch in derselben Runde bieten.
hero-thrud = Thrud
    .short = Thrud
    .text = Heldin mit 1 Rangabzeichen für eine Spalte deiner Wahl, auch eine leere. Thrud liegt immer obenauf: Kommt eine Karte auf ihre Spalte, nimmst du sie vorher auf und legst sie nach dem Effekt der Karte auf eine beliebige Spalte. Sie zählt für Sets, für Hourya und für die Mehrheiten der Zwischenwertung, aber nicht für die Punkte einer Klasse. Nach dem zweiten Zeitalter kommt sie vor der Schlusswertung neben das Truppentableau. Am Ende 13 Punkte.
hero-ylud = Ylud
    .short = Ylud
    .text = Neutrale Heldin, die neben dem Truppentableau wartet. Am Ende des ersten Zeitalters, vor der Zwischenwertung, musst du Ylud mit 1 Rangabzeichen auf eine Spalte deiner Wahl legen. Am Ende des zweiten Zeitalters darfst du sie umlegen; wartet sie noch, weil du sie erst später rekrutiert hast, musst du sie dann legen. Sie zählt als Entdecker 11, Krieger 7, Minenarbeiter 1 oder als Jäger oder Schmied ohne Mutwert. Neben dem Truppentableau bringt sie keine Punkte.

## Tavernen

tavern-1 = Feiernder Goblin
    .short = Goblin
    .text = Die erste Taverne, die in jeder Runde abgewickelt wird. Die Gebote hier entscheiden, wer zuerst eine Karte nimmt.
tavern-2 = Lachender Drache
    .short = Drache
    .text = Die zweite Taverne, die in jeder Runde abgewickelt wird, nach dem Feiernden Goblin.
tavern-3 = Tänzelndes Pony
    .short = Pony
    .text = Die dritte und letzte Taverne, die in jeder Runde abgewickelt wird; danach kehren alle Münzen auf die Hand zurück.

## Auszeichnungen

distinction-warrior = Die Hand des Königs
    .text = Für die Mehrheit bei den Kriegern: Werte eine Münze um +5 auf.
distinction-hunter = Jagdtrophäe
    .text = Für die Mehrheit bei den Jägern: Deine 0 verlässt das Spiel, du erhältst dafür die Mithrilmünze mit dem Wert 3. Sie löst wie die 0 einen Münztausch aus und wird nie aufgewertet.
distinction-miner = Goldene Hacke
    .text = Für die Mehrheit bei den Minenarbeitern: Du erhältst das goldene Juwel (6) anstelle deines Juwels. Es gewinnt jeden Gleichstand in den Tavernen, wird nie ausgetauscht und bringt am Ende 3 Punkte.
distinction-blacksmith = Unerschütterlicher Hammer
    .text = Für die Mehrheit bei den Schmieden: Lege den besonderen Schmied mit 2 Rangabzeichen oben auf deine Spalte der Schmiede. Danach können Helden fällig sein.
distinction-explorer = Fernrohr der Weitsicht
    .text = Für die Mehrheit bei den Entdeckern: Sieh dir allein die drei obersten Karten des zweiten Zeitalters an und behalte eine. Einen Zwerg legst du an, mit einer Subventionskarte wertest du eine Münze um +5 auf. Die beiden anderen gehen ungezeigt zurück, und der Stapel wird gemischt.

## Weitere Karten

card-offering = Subventionskarte
    .text = Werte sofort eine Münze auf, um +3 im ersten und um +5 im zweiten Zeitalter. Danach wird die Karte abgelegt.
card-smith = Besonderer Schmied
    .text = Schmied mit 2 Rangabzeichen ohne Mutwert, kein Held. Du erhältst ihn durch den Unerschütterlichen Hammer. Ob Dagda ihn abwerfen darf, regelt die Option special_smith: mit dwarf ja, mit distinction nein.

## Begriffe

term-player = Elvaland
    .text = So heißen alle, die mitspielen; die Mehrzahl lautet ebenso. Alle Elvaland stellen je eine eigene Streitmacht auf.
term-bravery = Mutwert
    .text = Die Zahl in einem Rangabzeichen, mit der Krieger, Minenarbeiter und Entdecker gewertet werden. Auch 0 ist ein Mutwert.
term-rank = Rangabzeichen
    .text = Das Zeichen einer Klasse auf einer Karte; eine Karte kann 1 bis 3 davon haben. Rangabzeichen zählen für Sets, Mehrheiten und die Wertung.
term-line = Set
    .text = Je ein Rangabzeichen aller fünf Klassen in deiner Streitmacht. Hast du mehr Sets als Helden, musst du einen Helden rekrutieren.
term-gem = Juwel
    .text = Bei gleichem Münzwert kommt das höhere Juwel zuerst an die Reihe. Danach tauschen die Beteiligten ihre Juwelen aus, nur das goldene Juwel (6) bleibt.
term-pouch = Goldsack
    .text = Der Platz für die beiden Münzen, die du nicht bietest. Mit ihnen tauschst du Münzen, wenn du die 0 oder die Mithrilmünze geboten hast.
term-treasure = Schatzkammer
    .text = Der gemeinsame Vorrat an Goldmünzen von 5 bis 25. Von dort kommen die neuen Münzen, und abgeworfene Goldmünzen kehren dorthin zurück.
term-command-zone = neben dem Truppentableau
    .text = Der Ort für neutrale Helden und für Auszeichnungen. Karten hier haben kein Rangabzeichen und zählen für kein Set.
term-army = Streitmacht
    .text = Deine fünf Spalten aus Zwergen und Helden, eine je Klasse. Neue Karten kommen immer oben auf eine Spalte.
term-evaluation = Zwischenwertung
    .text = Am Ende des ersten Zeitalters bringt die alleinige Mehrheit an Rangabzeichen in jeder Klasse eine Auszeichnung. Bei Gleichstand geht sie an niemanden.
term-trade = Münzen tauschen
    .text = Hast du die 0 oder die Mithrilmünze geboten, nimmst du am Ende deines Zuges eine Goldmünze mit der Summe deiner beiden Münzen im Goldsack. Die höhere der beiden gibst du dafür ab.
term-transform = Münze aufwerten
    .text = Eine deiner Münzen wird abgeworfen und am selben Ort durch eine Goldmünze ersetzt, die um den angegebenen Betrag höher ist. Die 0 und die Mithrilmünze sind davon ausgenommen.
term-age = Zeitalter
    .text = Eine der beiden Hälften der Partie, mit eigenem Kartenstapel und 4 Runden (zu zweit und zu dritt) oder 3 Runden (zu viert und zu fünft). Auf das erste folgt die Zwischenwertung, auf das zweite die Schlusswertung.

# Was die gemeinsamen Seiten und Befehle zu diesem Spiel sagen.

game-nidavellir = Nidavellir
nidavellir-title = Nidavellir, { $edition ->
    [en] englische Ausgabe
    [de] deutsche Ausgabe
   *[fr] französische Ausgabe
}, { $players } Elvaland
nidavellir-welcome = Nidavellir, { $edition ->
    [en] englische Ausgabe
    [de] deutsche Ausgabe
   *[fr] französische Ausgabe
}, { $players } Elvaland. „help“ zeigt, was du eingeben kannst.

rules-about-nidavellir = In drei Tavernen bieten, Zwerge rekrutieren, Helden gewinnen. Für 2 bis 5 Personen.

start-nidavellir = Biete Münzen in drei Tavernen, sammle Zwerge aus fünf Klassen, gewinne Helden. 2 bis 5 Personen, 40 Minuten.
start-bots-nidavellir = { $how }
start-moment-nidavellir = Zeitalter { $age }, Runde { $turn }.
option-nidavellir-edition = Regelausgabe
option-nidavellir-edition-fr = Französisch, neueste
    .note = Der neueste Text. Die Ausgaben unterscheiden sich in fünf Punkten; jeder lässt sich unten einstellen.
option-nidavellir-edition-en = Englisch
    .note = Wie die französische, aber du darfst eine andere Münze des gerade abgegebenen Wertes nehmen.
option-nidavellir-edition-de = Deutsch
    .note = Niedrige Juwelen, die Münzen der anderen bleiben verborgen, dazu drei kleine Unterschiede.
option-nidavellir-first-game = Helden
option-nidavellir-first-game-false = Alle 21
    .note = Alle Helden liegen von Anfang an aus.
option-nidavellir-first-game-true = Ohne Thrud, Ylud, Uline
    .note = Wie die Spielregeln es für die Erstpartie empfehlen: Die drei Helden mit den längsten Erklärungen fehlen.
option-nidavellir-gems = Juwelen im Spiel
option-nidavellir-gems-high = Die höchsten
    .note = So viele Juwelen wie Personen, von 5 abwärts gezählt.
option-nidavellir-gems-low = Die niedrigsten
    .note = So viele Juwelen wie Personen, von 1 aufwärts gezählt.
option-nidavellir-take-back = Die gerade abgegebene Münze
option-nidavellir-take-back-value = Keine ihres Wertes
    .note = Beim Tauschen und Aufwerten bekommst du nie eine Münze des Wertes, den du abgegeben hast.
option-nidavellir-take-back-coin = Nicht genau diese
    .note = Du kannst eine andere Münze desselben Wertes bekommen, aber nicht genau die abgegebene.
option-nidavellir-take-back-order = Beim Aufwerten ja
    .note = Beim Aufwerten geht die Münze zuerst zurück und darf wieder genommen werden; beim Tauschen nicht genau diese.
option-nidavellir-special-smith = Der besondere Schmied ist
option-nidavellir-special-smith-dwarf = Ein Zwerg
    .note = Obenauf in der Spalte kann er für Dagda abgeworfen werden.
option-nidavellir-special-smith-distinction = Eine Auszeichnung
    .note = Obenauf sperrt er die Spalte für Dagda.
option-nidavellir-pioneer-discard = Wenn niemand das Fernrohr bekommt
option-nidavellir-pioneer-discard-open = Die Karte wird gezeigt
    .note = Die oberste Karte des zweiten Zeitalters verlässt den Stapel offen.
option-nidavellir-pioneer-discard-unseen = Die Karte bleibt ungesehen
    .note = Die oberste Karte des zweiten Zeitalters verlässt den Stapel verdeckt.
option-nidavellir-coins = Münzen der anderen
option-nidavellir-coins-public = Immer gezeigt
    .note = Alle sehen, welche fünf Münzen jemand hat; wo sie liegen, ist geheim.
option-nidavellir-coins-secret = Nicht gezeigt
    .note = Der Tisch zeigt sie nicht; wer sich jede Änderung merkt, kennt sie trotzdem.

start-asked-bid = Gib dein Gebot ab.
start-asked-hero = Dir steht ein Held zu.

panel-turn = Zeitalter { $age }, Runde { $turn }
things-cards = Zwerge und Karten
things-heroes = Helden
things-coins = Münzen
things-gems = Juwelen
things-taverns = Tavernen
things-distinctions = Auszeichnungen
help-coin-value = Münze { $coin }
help-coin-zero = Die 0, mit der man tauscht
    .text = Wer die 0 bietet, kommt zuletzt dran, tauscht aber, nachdem er eine Karte genommen hat: Er nimmt die Goldmünze mit der Summe der beiden Münzen im Goldsack und gibt die höhere der beiden ab. Die zwei Pfeile kennzeichnen Münzen, mit denen man tauscht.
help-coin-basic = Kupfermünze
    .text = Rund. Alle beginnen mit 0, 2, 3, 4 und 5. Eine Kupfermünze, die weggetauscht oder aufgewertet wird, verlässt das Spiel.
help-coin-treasury = Goldmünze
    .text = Zwölfeckig und golden. Sie kommt durch Tauschen oder Aufwerten aus der Schatzkammer und geht dorthin zurück, wenn sie ersetzt wird. Fehlt der gesuchte Wert, bekommst du den nächsthöheren, sonst den höchsten niedrigeren.
help-coin-special = Die Mithrilmünze
    .text = Sechseckig und silbern. Sie kommt mit der Jagdtrophäe anstelle der 0: Man tauscht mit ihr wie mit der 0, als Gebot zählt sie 3, und sie wird nie aufgewertet.
help-coin-sealed = Verdeckte Münze
    .text = Ein Gebot, das nur kennt, wer es gelegt hat. Alle Münzen einer Taverne werden gleichzeitig aufgedeckt; die Münzen im Goldsack bleiben verborgen.
help-gem = Juwel
help-gem-value = Juwel { $value }
help-gem-six = Juwel 6
    .text = Das goldene Juwel der Goldenen Hacke. Es gewinnt jeden Gleichstand, wird nie ausgetauscht und bringt am Ende 3 Punkte.
help-hero-due = Ein Held ist fällig
    .text = Sobald du mehr vollständige Sets als Helden hast, musst du einen Helden aus der Halle der Helden rekrutieren. Mehrere Sets auf einmal bringen mehrere Helden, einen nach dem anderen.
replay-bid = { $name } bietet { $coins }.
replay-bids-shown = Die Gebote liegen hier offen; damals waren sie verdeckt.

# Entscheidungen außer Geboten und Tavernen: die Halle der Helden, Thrud, Ylud, Dagda, Bonfur, Ulines Münze, Tausch, das Fernrohr.

## Überall hier

nid-from-to = von { $from } auf { $to }
nid-becomes = wird zu
nid-ask-you = Du
nid-help = Hilfe
nid-on-top = obenauf: { $card }
nid-ask-ranks = { $count ->
    [one] 1 Rangabzeichen
   *[other] { $count } Rangabzeichen
}
nid-your-army = Deine Streitmacht
nid-top-dwarf = Zwerg obenauf
nid-top-card = { $card } obenauf
nid-ask-line-complete = Set { $line } vollständig.
nid-line-hero = Du rekrutierst sofort einen Helden.
nid-line-hero-due = Ein Held ist fällig.
nid-lines-left = Nur noch { $lines ->
    [one] 1 Set.
   *[other] { $lines } Sets.
}
nid-no-points = keine Punkte
nid-choose-column = Wähle eine Spalte
nid-choose-coin = Wähle eine Münze

## Die Halle der Helden

nid-ask-hall = Halle der Helden
nid-hall-neutral = Ohne Klasse: neben das Truppentableau
nid-hero-asked = Rekrutiere einen Helden{ $due ->
    [one] {""}
   *[other] , weitere sind fällig
}
nid-hero-note = { $lines ->
    [one] 1 Set ist
   *[other] { $lines } Sets sind
} vollständig, du hast { $heroes ->
    [0] noch keinen Helden
    [one] 1 Helden
   *[other] { $heroes } Helden
}. { $open ->
        [one] 1 von { $all } steht
       *[other] { $open } von { $all } stehen
    } zur Wahl.
nid-hero-choose = Wähle einen Helden
nid-hero-go = { $hero } rekrutieren
nid-hero-closed = { $hero }, nicht möglich
nid-hero-yours = bei dir
nid-ask-hero-out = nicht in dieser Partie
nid-hero-left = { $count ->
    [one] noch einer
   *[other] noch { $count }, alle gleich
}
nid-hero-then-coin = dann eine Münze +{ $plus }
nid-hero-then-discard = dann { $count ->
    [one] einen obersten Zwerg abwerfen
   *[other] { $count } oberste Zwerge abwerfen
}
nid-hero-brother = dein { $number ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
   *[other] fünfter
}
nid-hero-waits = Ende von Zeitalter { $age }
nid-hero-at-end = am Ende
nid-hero-another = und noch ein Held
nid-hero-goes = auf deine { $column }: { $before } → { $after } Rangabzeichen, { $from } → { $to } Punkte
nid-hero-goes-discards = auf deine { $column }: { $from } → { $to } Punkte. Danach wirfst du { $count ->
    [one] den obersten Zwerg einer anderen Spalte
   *[other] die obersten Zwerge von { $count } anderen Spalten
} ab.
nid-hero-goes-lifts = auf deine { $column }: { $from } → { $to } Punkte. Thrud wird aufgenommen und neu gelegt.
nid-hero-goes-brother = neben das Truppentableau: mit { $number ->
    [one] diesem Bruder
   *[other] { $number } Brüdern
} gewinnst du { $points } Punkte
nid-hero-goes-astrid = neben das Truppentableau: so viel wert wie deine höchste Münze, jetzt { $points }
nid-hero-goes-skaa = neben das Truppentableau: am Ende { $points } Punkte
nid-hero-goes-grid = neben das Truppentableau: du wertest sofort eine Münze um { $plus } auf
nid-hero-goes-uline = neben das Truppentableau: von jetzt an legst du deine Münzen nach allen anderen
nid-hero-goes-thrud = du legst sie gleich auf eine Spalte; sie wird nie verdeckt
nid-hero-goes-ylud = wartet neben dem Truppentableau und kommt am Ende von Zeitalter { $age } auf eine Spalte

nid-hero-does-tarah = Ein Rangabzeichen mit 14.
nid-hero-does-kraal = Zwei Rangabzeichen mit 7 und 0.
nid-hero-does-aral = Zwei Rangabzeichen.
nid-hero-does-dagda = Wirf aus zwei anderen Spalten den obersten Zwerg ab.
nid-hero-does-lokdur = Ein Rangabzeichen mit 3.
nid-hero-does-zoral = Drei Rangabzeichen mit 1, 0 und 0.
nid-hero-does-aegur = Zwei Rangabzeichen.
nid-hero-does-bonfur = Wirf aus einer anderen Spalte den obersten Zwerg ab.
nid-hero-does-idunn = 7 und +2 je Rangabzeichen der Entdecker.
nid-hero-does-hourya = Ein Rangabzeichen mit 20.
nid-hero-does-astrid = So viel wert wie deine höchste Münze.
nid-hero-does-dwerg = 1 bis 5 Brüder: zusammen 13, 40, 81, 108, 135.
nid-hero-does-skaa = 17 Punkte.
nid-hero-does-grid = 7 Punkte. Werte sofort eine Münze um 7 auf.
nid-hero-does-uline = 9 Punkte. Du legst deine Münzen zuletzt und offen.
nid-hero-does-thrud = Ein Rangabzeichen in einer beliebigen Spalte, nie verdeckt.
nid-hero-does-ylud = Kommt am Ende des Zeitalters auf eine Spalte.

## Thrud und Ylud

nid-put-go = { $hero } auf die { $column } legen
nid-put-ranks = { $hero } auf deine { $column }: { $before } → { $after } Rangabzeichen
nid-thrud-title = Thrud ist auf deiner Hand
nid-thrud-asked = Wohin legst du Thrud?
nid-thrud-note = Auf eine beliebige Spalte, auch dieselbe. Sie wird nie verdeckt.
nid-thrud-no-line = Kein neues Set.
nid-thrud-line = Set { $line } ist vollständig: Ein Held ist fällig. Am Ende bringt sie 13, wo immer sie liegt.
nid-thrud-end = Kein neues Set. Am Ende bringt sie 13, wo immer sie liegt.
nid-ylud-title = Ylud am Ende von Zeitalter { $age }
nid-ylud-asked = Wohin kommt Ylud?
nid-ylud-asked-move = Bleibt Ylud, oder legst du sie um?
nid-ylud-note = Sie muss jetzt auf eine Spalte, vor der Zwischenwertung. Andere Karten dürfen sie verdecken.
nid-ylud-note-late = Sie muss jetzt auf eine Spalte, vor der Schlusswertung.
nid-ylud-note-move = Ihr letzter Zug vor der Schlusswertung. Die Punkte zeigen den Unterschied zum Bleiben.
nid-ylud-here-lost = { $here } hier, { $lost } verloren.
nid-ylud-stay = Bleibt.
nid-ylud-stay-go = Ylud bleiben lassen
nid-ylud-stay-under = Nichts ändert sich: unter Thrud ({ $column })
nid-ylud-stays = Ylud bleibt: { $column }
nid-ylud-stays-note = Nichts ändert sich.
nid-ylud-lifts = Thrud wird aufgenommen und neu gelegt.

## Dagda und Bonfur

nid-dagda-title = Dagda wirft zwei ab
nid-dagda-asked = Welche zwei Zwerge wirfst du ab?
nid-dagda-note = Die obersten Karten zweier verschiedener Spalten, beide zugleich.
nid-bonfur-title = Bonfur wirft einen ab
nid-bonfur-asked = Welchen Zwerg wirfst du ab?
nid-bonfur-note = Die oberste Karte einer Spalte.
nid-discard-go = { $count ->
    [one] Diesen abwerfen
   *[other] Diese beiden abwerfen
}
nid-discard-choose = Wähle { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
nid-discard-lines-stay = Deine Sets bleiben vollständig. Deine Helden behältst du.
nid-discard-lines = { $lines ->
    [0] Kein Set bleibt
    [one] 1 Set bleibt
   *[other] { $lines } Sets bleiben
}. Helden, die schon da sind, bleiben.

## Ulines Münze

nid-lay-title = Uline: Deine Münze kommt zuletzt
nid-lay-asked = { $tavern }: Welche Münze legst du?
nid-lay-note = Die anderen Münzen liegen offen. Deine gilt sofort.
nid-lay-go = Die { $coin } legen
nid-lay-left = Auf deiner Hand bleiben: { $coins }.
nid-lay-last = Du bist zuletzt dran
nid-lay-place = Du bist { $place ->
    [1] zuerst dran
    [2] an zweiter Stelle dran
    [3] an dritter Stelle dran
    [4] an vierter Stelle dran
   *[other] an fünfter Stelle dran
}
nid-lay-tie = Gleichstand mit { $names }: Dein Juwel { $gem } zählt
nid-lay-gem = danach hast du Juwel { $gem }
nid-lay-after = nach { $name }, kein Gleichstand
nid-lay-first = erste Wahl, kein Gleichstand
nid-lay-trades = danach tauschst du zwei Handmünzen
nid-tavern-here = jetzt
nid-tavern-later = später

## Aufwerten und tauschen

nid-place-tavern = Auf einer Taverne
nid-place-hand = Hand
nid-place-pouch = Goldsack
nid-place-up = { $place }, offen
nid-place-here = { $place }, hier
nid-place-down = { $place }, verdeckt
nid-transform-title = Eine Münze um +{ $plus } aufwerten
nid-transform-asked = Welche Münze wertest du um { $plus } auf?
nid-transform-note = Du zeigst die Münze und gibst sie ab; die neue kommt an ihre Stelle, offen oder verdeckt wie die alte.
nid-transform-go = Die { $coin } aufwerten
nid-transform-becomes = { $place }: Aus deiner { $coin } wird { $gets }
nid-coin-gone = Die { $coin } verlässt das Spiel.
nid-coin-back = Die { $coin } geht zurück in die Schatzkammer.
nid-coin-known = Alle kennen dann die { $coin }.
nid-coin-missing = keine { $wanted } mehr da: Du bekommst die { $gets }
nid-coin-stands = die Reihenfolge bleibt
nid-coin-seen = verdeckt, aber allen bekannt
nid-trade-title = Uline tauscht zwei Handmünzen
nid-trade-asked = Welche zwei Münzen tauschst du?
nid-trade-note = Du bekommst die Münze mit der Summe und behältst die niedrigere.
nid-trade-go = { $high } und { $low } tauschen
nid-trade-choose = Wähle { $count ->
    [one] noch eine Münze
   *[other] { $count } Münzen
}
nid-trade-pick = tauschen?
nid-trade-second = und welche noch?
nid-trade-brings = { $high } + { $low }: die { $gets }
nid-trade-hand = Danach auf deiner Hand: { $coins }
nid-trade-drop = Danach sagst du, welche 5 du abgibst.
nid-drop-title = Tausch zweier Fünfen
nid-drop-asked = Welche 5 gibst du ab?
nid-drop-note = 5 + 5 bringt in jedem Fall die { $gets }.
nid-drop-basic = Kupfer-5
nid-drop-choose = Wähle eine 5
nid-drop-go = Die { $coin } abgeben
nid-drop-leaves = Du gibst die { $coin } ab
nid-drop-keep = Du behältst die { $coin }
nid-drop-have = Du hast die { $coin } und die { $gets }
nid-drop-same = Für dich derselbe Wert. Es geht nur darum, ob eine 5 in die Schatzkammer zurückkehrt.

## Das Fernrohr

nid-keep-title = { $distinction }: drei Karten von Zeitalter 2
nid-keep-asked = Welche Karte behältst du?
nid-keep-note = Alle sehen sie dann. Danach wird der ganze Stapel gemischt.
nid-keep-only-you = Nur du siehst diese drei. Die beiden anderen gehen ungezeigt zurück.
nid-keep-choose = Wähle eine Karte
nid-keep-go = { $card } behalten
nid-keep-coin = +{ $plus } für eine Münze
nid-keep-hero = ein Held
nid-keep-offering = du wertest eine Münze um { $plus } auf
nid-keep-ranks = { $column }: { $before } → { $after } Rangabzeichen, { $signed } Punkte
nid-keep-line = Set { $line } ist vollständig: Ein Held ist fällig.
nid-keep-others = Die beiden anderen gehen ungezeigt zurück.

# Was abgelehnt wird, und warum.

error-players = Nidavellir ist für { $least } bis { $most } Elvaland, nicht für { $given }.
error-coin = „{ $coin }“ ist keine Münze (in „{ $words }“).
error-hero = „{ $hero }“ ist kein Held (in „{ $words }“).
error-class = „{ $word }“ ist keine Klasse (in „{ $words }“): warrior, hunter, miner, blacksmith, explorer.
error-card = „{ $card }“ ist keine Karte (in „{ $words }“).
error-bid-words = Ein Gebot nennt drei Münzen, eine je Taverne: „bid 5 0 3“, nicht „{ $words }“.
error-transform-words = Sag, wo die Münze liegt und welche es ist: „transform pouch 4“, nicht „{ $words }“.
error-trade-words = Ein Tausch nennt zwei Münzen: „trade 4 3“, nicht „{ $words }“.
error-drop-words = Sag, welche 5 du abgibst: „drop 5“ oder „drop 5t“, nicht „{ $words }“.
illegal-coin-not-there = Für dieses Gebot hast du keine Münze { $coin } mehr
illegal-coin-not-in-place = Dort ({ $place }) liegt keine Münze { $coin }
illegal-discard-count = { $count ->
    [one] Nenne eine Spalte, aus der du abwirfst
   *[other] Nenne { $count } verschiedene Spalten, aus denen du abwirfst
}
illegal-discard-twice = Die beiden abgeworfenen Karten kommen aus verschiedenen Spalten
illegal-ylud-must = Ylud muss jetzt auf eine Spalte gelegt werden
illegal-card-not-here = „{ $card }“ liegt nicht in dieser Taverne
illegal-card-not-seen = „{ $card }“ ist keine der drei Karten des Fernrohrs der Weitsicht
closed-dagda = Dagda braucht zwei andere Spalten mit einer Zwergenkarte obenauf
closed-bonfur = Bonfur braucht eine andere Spalte mit einer Zwergenkarte obenauf
closed-hourya = Hourya braucht fünf Rangabzeichen bei den Entdeckern, du hast { $ranks }
closed-hero-taken = Dieser Held ist schon rekrutiert
closed-hero-out = Dieser Held bleibt in der Erstpartie aus dem Spiel
closed-column-own = Aus der eigenen Spalte des Helden wird nichts abgeworfen
closed-column-empty = Diese Spalte ist leer
closed-column-hero = Ein Held obenauf sperrt diese Spalte
closed-column-smith = Der besondere Schmied gilt hier als Auszeichnung und sperrt diese Spalte
closed-coin-fixed = Die { $coin } wird nie aufgewertet
closed-coin-on-tavern = Die { $coin } liegt bis zum Ende der Runde auf einer Taverne
closed-ylud-own = Ihre eigene Spalte wäre dasselbe wie Bleiben
position-coin = „{ $given }“ ist keine Münze: 0, 2, 3, 3s, 4, 5, 5t, 6 bis 25.
position-hero = „{ $given }“ ist kein Held.
position-bid = Ein Gebot nennt drei Münzen, eine je Taverne; „-“, wo keine liegt.
position-bid-missing = In diesem Moment müssen die Münzen dieses Platzes auf den Tavernen liegen.
position-no-bid-now = In diesem Moment liegen keine Münzen auf den Tavernen.
position-coin-not-held = Dieser Platz besitzt die Münze { $coin } nicht (oder nicht so oft).
position-hand = Das sind nicht die Münzen, die auf der Hand geblieben sind.
position-uline = Wer Uline besitzt, hat Münzen nur auf den erledigten Tavernen: jetzt { $count }, die anderen sind auf der Hand.
position-too-early = Das kann vor der Zwischenwertung niemand haben.
position-thrud = Thrud liegt zuoberst in einer Spalte oder ist auf der Hand des Platzes, der gerade am Zug ist; nur am Ende liegt sie neben dem Truppentableau.
position-known = Eine Münze, die als bekannt markiert ist, liegt nicht dort.
position-stand = Dort liegt sie nicht ({ $column }): Schreib sie in die Spalte.
position-dealt = In dieser Phase sind die Tavernen noch leer: Lass sie weg, oder nimm die Phase „bidding“.
position-order = Die Reihenfolge nennt jeden der { $players } Plätze genau einmal, gezählt ab 0.
position-tavern-size = { $size ->
    [one] In diesem Moment liegt 1 Karte in der Taverne.
   *[other] In diesem Moment liegen { $size } Karten in der Taverne.
}
position-deck-size = { $size ->
    [one] In diesem Moment hat der Stapel 1 Karte.
   *[other] In diesem Moment hat der Stapel { $size } Karten.
}
position-deck-short = Der Stapel ist zu klein für das Fernrohr der Weitsicht.
position-card-too-often = So oft gibt es diese Karte nicht: { $given }.
position-too-few-cards = Dafür sind zu wenige Karten übrig.
position-discards = Die abgelegten Karten passen nicht; Karten, die nirgends liegen (oder zu oft da sind): { $count }.
position-treasury = Die Schatzkammer passt nicht zu den Münzen der Plätze.
position-hall = Die Halle der Helden passt nicht zu den Helden der Plätze.
finding-gem-twice = Juwel { $gem } ist doppelt vergeben
finding-card-too-often = Von dieser Karte gibt es nur { $most }
finding-wrong-column = Diese Karte gehört nicht in diese Spalte
finding-neutral-in-column = Ein neutraler Held liegt neben dem Truppentableau
finding-army-large = Keine Streitmacht kann mehr als { $most } Karten haben
finding-coin-twice = Niemand hat die Kupfermünze { $coin } doppelt
finding-coin-too-often = So oft gibt es die Münze { $coin } nicht
finding-coin-zero = Alle haben entweder die 0 oder die Mithrilmünze
finding-special-twice = Die Mithrilmünze gibt es nur einmal
finding-hero-twice = { $hero } gibt es nur einmal
finding-hero-out = { $hero } bleibt in der Erstpartie aus dem Spiel
finding-hero-no-column = { $hero } liegt in einer Spalte: Trag den Namen dort ein
finding-dwergs = Es gibt fünf Dwerg-Brüder, nicht { $count }
finding-thrud-covered = Thrud wird nie verdeckt: In ihrer Spalte steht sie an letzter Stelle
finding-counted = Rangabzeichen und Punkte genügen zum Werten, aber nicht zum Weiterspielen
finding-hero-due = { $lines ->
    [one] 1 Set ist vollständig, aber ein Held fehlt
   *[other] { $lines } Sets sind vollständig, aber es sind weniger Helden da
}

# Fragen, Möglichkeiten und Ereignisse als Text.

coin-treasury-5 = Gold-5
card-offering-plus = Subventionskarte +{ $plus }
card-class-points = { $class } { $points }
place-hand = Hand
place-goblin = Goblin
place-dragon = Drache
place-horse = Pony
place-pouch = Goldsack
place-unknown = unbekannt
ask-bid = { $seat }: Biete je eine Münze für jede Taverne (Goblin, Drache, Pony). Deine Münzen: { $coins }. Schreib zum Beispiel „bid { $example }“.
ask-lay = { $seat }: Lege mit Uline eine Münze auf diese Taverne.
ask-take = { $seat }: Nimm eine Karte aus der Taverne „{ $tavern }“.
ask-transform = { $seat }: Wähle eine Münze, die du um +{ $plus } aufwertest.
ask-hero = { $seat }: Rekrutiere einen Helden.
ask-discard = { $count ->
    [one] { $seat }: Wähle die Spalte, deren oberste Karte du abwirfst.
   *[other] { $seat }: Wähle die { $count } Spalten, deren oberste Karten du abwirfst.
}
ask-thrud = { $seat }: Lege Thrud auf eine Spalte.
ask-ylud = { $seat }: Lege Ylud auf eine Spalte.
ask-trade = { $seat }: Wähle zwei Handmünzen zum Tauschen.
ask-drop = { $seat }: Welche 5 gibst du ab?
ask-keep = { $seat }: Du hast das Fernrohr der Weitsicht. Behalte eine dieser Karten; nur du siehst sie.
effect-points = { $value ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
effect-gets = aus { $gives } wird { $gets }
effect-plus = danach eine Münze um +{ $value } aufwerten
effect-lines = { $value ->
    [one] 1 Set
   *[other] { $value } Sets
}
effect-hero = ein Held ist fällig
effect-discard = { $value ->
    [one] danach 1 oberste Karte abwerfen
   *[other] danach { $value } oberste Karten abwerfen
}
effect-discards = abgeworfen: { $value }
effect-pouch = Goldsack { $value }
effect-trade = Tausch bringt { $value }
effect-trades = danach Münzen tauschen
effect-order = als Nr. { $value } an der Reihe
effect-tie = Gleichstand: Juwelen entscheiden
action-stay = Ylud bleibt
action-lay = die { $coin } legen
action-transform = die { $coin } ({ $place })
action-trade = { $high } und { $low } tauschen
action-drop = die { $coin } abgeben
event-dealt = { $seat } erhält Juwel { $gem }.
event-shuffled = { $cards } Karten von Zeitalter { $age } werden gemischt.
event-age-began = Zeitalter { $age } beginnt: { $turns } Runden.
event-turn-began = Zeitalter { $age }, Runde { $turn }.
event-filled = { $tavern }: { $cards }.
event-sealed = { $seat } hat geboten.
event-revealed = { $tavern }: { $seat } deckt { $coin } auf.
event-laid = { $tavern }: { $seat } legt { $coin } (Uline).
event-ordered = { $tavern }: { $seat } ist als Nr. { $place } dran.
event-tied = Gleichstand bei { $coin }: { $seat } hat Juwel { $gem }.
event-took = { $seat } nimmt { $card }.
event-put = { $seat } legt { $card } auf die Spalte der { $column }.
event-lifted = { $seat } nimmt Thrud von der Spalte der { $column } auf.
event-stood = { $seat } legt Thrud auf die Spalte der { $column }.
event-discarded = { $seat } wirft { $card } aus der Spalte der { $column } ab.
event-offered = { $seat } nutzt { $card }.
event-transformed = { $seat } wertet { $old } ({ $place }) zu { $new } auf.
event-traded = { $seat } tauscht Münzen: { $high } und { $low } bringen { $new }.
event-coin-gone = Die Kupfermünze { $coin } von { $seat } verlässt das Spiel.
event-coin-missing = Die Münze { $wanted } ist nicht vorhanden: Stattdessen kommt { $new }.
event-coin-barred = Eine höhere Münze gibt es nicht mehr: Aus { $coin } wird { $new }.
event-coin-has-to = { $seat } hat { $coin } geboten und muss Münzen tauschen.
event-due = { $seat } hat mehr Sets ({ $lines }) als Helden ({ $heroes }): Ein Held ist fällig.
event-chained = { $seat } hat mehr Sets ({ $lines }) als Helden ({ $heroes }): Mehrere Helden sind fällig.
event-recruited = { $seat } rekrutiert { $hero }.
event-none-free = { $seat } darf keinen der ausliegenden Helden nehmen.
event-picked-up = { $seat } nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf die Hand (Uline).
event-waits = Ylud wartet bis zum Ende von Zeitalter 2 neben dem Truppentableau von { $seat }.
event-swapped = { $seat } und { $other } tauschen ihre Juwelen aus: { $seat } hat jetzt { $gem }, { $other } hat { $given }.
event-kept-gem = { $seat } behält Juwel { $gem }.
event-left-out = { $seat } behält das goldene Juwel (6): Es wird nie ausgetauscht.
event-left-over = { $card } bleibt übrig und wird abgelegt.
event-coins-back = Alle nehmen ihre Münzen zurück.
event-age-ended = Zeitalter { $age } endet.
event-stayed = { $seat } lässt Ylud in der Spalte der { $column }.
event-moved-out = { $seat } nimmt Ylud aus der Spalte der { $column }.
event-judged = { $column }: { $seat } hat { $ranks } Rangabzeichen.
event-awarded = { $column }: { $seat } hat die Mehrheit ({ $ranks } Rangabzeichen). Auszeichnung: { $distinction }.
event-nobody = { $column }: Niemand hat die Mehrheit.
event-hunted = { $seat } gibt die 0 ab und erhält dafür die Mithril-3.
event-crowned = { $seat } gibt Juwel { $old } ab und erhält dafür das goldene Juwel (6).
event-looked = { $seat } sieht sich { $card1 }, { $card2 } und { $card3 } an.
event-kept = { $seat } behält { $card }.
event-top-discarded = { $card } verlässt den Stapel von Zeitalter 2.
event-top-unseen = Eine Karte verlässt ungesehen den Stapel von Zeitalter 2.
event-left-army = { $seat }: Thrud verlässt die Spalte der { $column }.
event-scored = { $seat }: { $total } Punkte.
event-bonus = { $seat } hat die meisten Rangabzeichen bei den Kriegern ({ $ranks }) und zählt die eigene höchste Münze hinzu: { $coin }.
event-order-stands = { $tavern }: Die Reihenfolge bleibt, obwohl { $seat } dort die Münze gewechselt hat.
event-counted = { $seat }, { $part }: { $points }.
event-won = { $seat } gewinnt mit { $total } Punkten.
table-title = Zeitalter { $age }, Runde { $turn } von { $turns }
table-end = Ende der Partie
table-empty = leer
table-gem = Juwel { $gem }
table-coins = Münzen { $coins }
table-coins-secret = Münzen nicht angezeigt (abgegeben: { $out }; erhalten: { $in })
table-lying = Münzen liegen so: { $places }
table-known = verdeckt, aber bekannt: { $places }
table-lines = Sets { $lines }, Helden { $heroes }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-deck = { $count ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
table-treasury = Schatzkammer { $coins }
score-part-heroes = Helden
score-part-coins = Münzen
counted-hero = Rekrutierte Helden, Anteil der Partien
coin-special = Mithril-3
play-actions = „bid 5 0 3“ oder „take explorer 11“

# Gründe für einen Tipp.

hint-bid = { $coin } → { $tavern }
hint-points-lost = { $points ->
    [one] Die nächstbeste Wahl kostet sofort 1 Punkt.
   *[other] Die nächstbeste Wahl kostet sofort { $points } Punkte.
}
hint-coins = Du bekommst die Münze { $coin }: { $points } mehr als vorher.
hint-plus = Du wertest eine Münze um { $plus } auf.
hint-order = { $number ->
    [one] Du wählst dort zuerst.
   *[other] Du bist dort als Nr. { $number } dran.
}
hint-line = Damit ist Set { $line } vollständig: Ein Held ist fällig.
hint-nearer = { $count ->
    [one] Dann fehlt nur noch 1 Rangabzeichen zum nächsten Helden.
   *[other] Dann fehlen noch { $count } Rangabzeichen zum nächsten Helden.
}
hint-majority = { $column }: Dann hast du allein die meisten Rangabzeichen.
hint-majority-lost = { $column }: Nach der nächstbesten Wahl hättest du nicht mehr allein die meisten Rangabzeichen.
hint-denied = { $points ->
    [one] { $card } brächte { $seat } 1 Punkt.
   *[other] { $card } brächte { $seat } { $points } Punkte.
}
hint-stake = { $points ->
    [one] { $tavern }: Mit der { $coin } bietest du auf { $card }, das bringt dir 1 Punkt.
   *[other] { $tavern }: Mit der { $coin } bietest du auf { $card }, das bringt dir { $points } Punkte.
}
hint-rival = { $points ->
    [one] { $tavern }: { $card } brächte { $seat } 1 Punkt.
   *[other] { $tavern }: { $card } brächte { $seat } { $points } Punkte.
}
hint-trade = Du tauschst und bekommst die Münze { $coin }: { $points } mehr als vorher.

# Der Wertungsblock.

finding-ranks-many = Alle zusammen haben mehr Rangabzeichen, als es gibt: { $most }
finding-ranks-missing = Die Rangabzeichen fehlen, ohne sie lässt sich nicht werten
finding-points-many = { $ranks ->
    [0] Kein Rangabzeichen, also keine Punkte
    [one] 1 Rangabzeichen hat höchstens { $most } Punkte
   *[other] { $ranks } Rangabzeichen haben höchstens { $most } Punkte
}
finding-ylud-stands = Am Ende liegt Ylud in einer Spalte: Trag sie dort ein
score-points = Punkte
score-ranks = Rangabzeichen
score-entry = { $what }, { $part }, { $name }
score-note-warrior = Summe; meiste Rangabzeichen: + höchste Münze
score-note-hunter = Rangabzeichen × Rangabzeichen
score-note-miner = Punkte × Rangabzeichen
score-note-blacksmith = 3, 7, 12, 18, 25, 33 …
score-note-explorer = Summe der Punkte; Idunn: + 2 je Rangabzeichen
score-note-heroes = zum Wählen antippen
score-note-coins = die fünf; +3 mit Juwel 6
score-cards = Karten
score-cards-of = { $part }, { $name }: Karten antippen
score-heroes-of = Helden von { $name }
score-heroes-class = Helden mit Klasse: Trag ihre Rangabzeichen und Punkte in einer Spalte ein
score-coins-of = Münzen von { $name }: die fünf antippen
score-choose-heroes = Helden wählen, { $name }
score-choose-coins = Münzen wählen, { $name }
score-choose-cards = Karten antippen: { $part }, { $name }
score-type-instead = Rangabzeichen und Punkte eintippen
score-gem-six = Juwel 6
score-demo = Beispiel: 204 Punkte
score-example-warrior = Karten „5 6 9 kraal“ oder Rangabzeichen/Punkte „4/28“
score-example-hunter = Rangabzeichen „4“, mit Helden „2 aral“
score-example-miner = Karten „0 1 2 zoral“ oder Rangabzeichen/Punkte „5/4“
score-example-blacksmith = Rangabzeichen „3“, mit Helden „2 bonfur smith“
score-example-explorer = Karten „5 8 11 idunn“ oder Rangabzeichen/Punkte „4/34“
score-example-heroes = Namen „skaa dwerg dwerg“
score-example-coins = die fünf „3s 5 9 12 24“; 3s ist die Mithrilmünze, 5t die 5 aus der Schatzkammer; „gem“ für Juwel 6

# Was das Wertungsblatt von Nidavellir auf der Seite und im Terminal sagt.

nid-over = Spielende
nid-sheet-you-win = Du gewinnst mit { $lead } Vorsprung
nid-sheet-wins = { $name } gewinnt mit { $lead } Vorsprung
nid-sheet-share = { $names } und { $name } gewinnen gemeinsam
nid-sheet-your-place = Du belegst mit { $points } Punkten den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
} Platz.
nid-sheet-about = Nidavellir zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}.
nid-sheet-best = die meisten in diesem Teil
nid-sheet-caption = Schlusswertung, Teil für Teil
nid-sheet-part = Teil
nid-sheet-ranks = { $count ->
    [one] 1 Rangabzeichen
   *[other] { $count } Rangabzeichen
}
nid-sheet-neutral = Neutrale Helden
nid-sheet-warrior-coin = { $points } + Münze { $coin }
nid-sheet-square = { $ranks } × { $ranks }
nid-sheet-product = { $points } × { $ranks ->
    [one] 1 Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}
nid-sheet-idunn = { $points } + Idunn { $idunn }
nid-sheet-hero = { $hero } { $points }
nid-sheet-brothers = { $count ->
    [one] 1 Dwerg-Bruder
   *[other] { $count } Dwerg-Brüder
} { $points }
nid-sheet-coins = { $coins }
nid-sheet-gem = Juwel 6: +{ $points }
nid-sheet-none = keine
nid-sheet-won-where = Wo es entschieden wurde
nid-sheet-won-by = { $part }: { $name } { $points }, { $other } { $fewer }.
nid-sheet-won-tie = Am Ende dieselbe Summe: ein geteilter Sieg.
nid-sheet-heroes = Helden
nid-sheet-distinctions = Auszeichnungen
nid-sheet-no-distinction = niemand
nid-sheet-proof-number = Prüfzahl
nid-sheet-record = Aufzeichnung speichern

# Der Tisch von Nidavellir im Browser.

nid-title = Nidavellir
nid-you = Du
nid-where = { $where }, { $tavern }
nid-open = Öffnen
nid-close = Schließen
nid-back = Zurück
nid-just-now = Gerade eben
nid-what-is = Was ist das: { $name }?
nid-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Tavernen

nid-taverns = Tavernen
nid-tavern-label = Taverne { $number }, { $name }
nid-tavern-moment = Taverne { $number }, { $name }, { $moment }
nid-tavern-order = { $number ->
    [1] zuerst
    [2] danach
   *[other] zuletzt
}
nid-now = an der Reihe
nid-done = fertig
nid-to-come = kommt noch
nid-done-mine = fertig: Du hast { $card } genommen
nid-next-mine = dort liegt deine { $coin }
nid-cards = Karten
nid-cards-left = { $count ->
    [one] noch 1 Karte, { $you ->
        [yes] du wählst
       *[no] { $name } wählt
    }
   *[other] noch { $count } Karten, { $you ->
        [yes] du wählst
       *[no] { $name } wählt
    }
}
nid-cards-here = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
nid-took = { $you ->
    [yes] Du nahmst
   *[no] { $name } nahm
}
nid-paid = { $traded ->
    [yes] { $card }, getauscht
   *[no] { $card }
}
nid-sealed = verdeckt
nid-not-yet = noch nicht
nid-known-coin = verdeckt, aber bekannt: Münze
nid-lays-later = legt später (Uline)
nid-lays-now = legt jetzt
nid-revealed = aufgedeckt

## Was eine Karte bringt

nid-a-coin = für eine Münze
nid-a-hero = ein Held
nid-offering-brings = eine der Münzen wird um { $plus } aufgewertet
nid-brings = { $before } → { $after } Punkte, { $ranks ->
    [one] 1 Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}
nid-brings-line = { $before } → { $after } Punkte, Set { $line } vollständig

## Die Reihenfolge an einer Taverne

nid-order = Reihenfolge
nid-has-played = war schon dran
nid-chooses = { $you ->
    [yes] wähle jetzt
   *[no] wählt jetzt
}
nid-decides = { $you ->
    [yes] entscheide jetzt
   *[no] entscheidet jetzt
}
nid-plays = { $last ->
    [yes] { $trades ->
        [yes] zuletzt, tauscht dann
       *[no] zuletzt
    }
   *[no] { $trades ->
        [yes] als Nr. { $place }, tauscht dann
       *[no] als Nr. { $place }
    }
}
nid-plays-short = { $last ->
    [yes] zuletzt
   *[no] als Nr. { $place }
}
nid-tie = Gleichstand bei { $coin }:
nid-before = vor
nid-will-swap = die Juwelen werden getauscht, wenn alle dran waren
nid-no-swap = niemand tauscht
nid-gets-gem = { $name } bekommt Juwel { $gem }.

## Bieten

nid-bid = Biete: eine Münze auf jede Taverne
nid-bid-where = Biete: Wohin mit deiner { $coin }?
nid-bid-ready = Biete: Gebot so abgeben?
nid-bid-sealed = Dein Gebot ist abgegeben
nid-bid-change = Gebot ändern?
nid-bid-go = Gebot abgeben
nid-bid-again = Gebot ändern
nid-place-more = { $count ->
    [one] Noch 1 Münze legen
   *[other] Noch { $count } Münzen legen
}
nid-taverns-left = { $count ->
    [one] Noch 1 Taverne.
   *[other] Noch { $count } Tavernen.
} Die beiden übrigen Münzen kommen in deinen Goldsack.
nid-ties-first = Dein Juwel { $gem } gewinnt jeden Gleichstand.
nid-ties-last = Dein Juwel { $gem } verliert jeden Gleichstand.
nid-ties-between = Dein Juwel { $gem } verliert bei Gleichstand gegen { $ahead } und gewinnt gegen { $behind }.
nid-pouch-stays = { $low } und { $high } bleiben in deinem Goldsack. Du tauschst in dieser Runde nicht.
nid-pouch-trades = { $low } und { $high } bleiben in deinem Goldsack; der Tausch bringt beim jetzigen Stand der Schatzkammer eine { $coin }.
nid-place = Dein Feld, { $tavern }: { $text }
nid-place-empty = Dein Feld
nid-place-free = leer
nid-put-here = Leg deine { $coin } hierher
nid-your-coin = Deine { $coin }
nid-take-back = antippen holt sie zurück
nid-your-coins = Deine Münzen
nid-lifted = auf der Hand
nid-pouch = Goldsack
nid-trades = tauscht
nid-highest = höchste
nid-all-ready = { $count ->
    [one] { $names } ist bereit.
   *[other] { $names } sind bereit.
}
nid-still-bidding = { $count ->
    [one] { $names } bietet noch.
   *[other] { $names } bieten noch.
}

## Eine Karte nehmen

nid-take = Nimm eine Karte: { $tavern }
nid-take-this = Nimm eine Karte: { $card }?
nid-take-go = { $card } nehmen
nid-choose-card = Wähle eine Karte
nid-take-place = Du bist Nr. { $place } von { $of }. { $count ->
    [one] Nach dir wählt { $names }.
   *[other] Nach dir wählen { $names }.
}
nid-take-last = Du bist Nr. { $of } von { $of } und wählst zuletzt.
nid-ranks-change = { $class } { $before } → { $after } Rangabzeichen, { $points }.
nid-offering-change = Du wertest eine Münze um { $plus } auf.
nid-completes = Set { $line } ist dann vollständig.
nid-hero-comes = Ein Held ist fällig.
nid-gem-becomes = Danach hast du Juwel { $after } statt { $gem }.
nid-then-trade = Danach tauschst du: Du hast { $coin } geboten.
nid-no-trade = Kein Tausch: Du hast { $coin } geboten.

## Warten

nid-wait = Es geht gleich weiter
nid-wait-bid = { $count ->
    [one] { $names } bietet noch
   *[other] { $names } bieten noch
}
nid-wait-lay = { $names } legt eine Münze: { $tavern }
nid-wait-take = { $names } nimmt eine Karte: { $tavern }
nid-wait-transform = { $names } wertet eine Münze auf
nid-wait-hero = { $names } rekrutiert einen Helden
nid-wait-discard = { $names } wirft Karten ab
nid-wait-thrud = { $names } legt Thrud auf eine Spalte
nid-wait-ylud = { $names } entscheidet über Ylud
nid-wait-trade = { $names } tauscht zwei Münzen
nid-wait-drop = { $names } wählt, welche 5 abgegeben wird
nid-wait-keep = { $names } sieht sich drei Karten an und behält eine
nid-watching = Du schaust zu.
nid-bot-plays = Ein Bot spielt auf deinem Platz.
nid-uline-waits = Mit Uline legst du deine Münzen erst, wenn die anderen aufgedeckt haben.
nid-you-played = Du warst in dieser Taverne schon dran.
nid-you-play = Du bist hier als Nr. { $place } dran.

## Streitmächte

nid-army = { $you ->
    [yes] Deine Streitmacht
   *[no] Streitmacht von { $name }
}
nid-own-army = Deine Streitmacht
nid-show-army = { $name }: Streitmacht zeigen
nid-lines = Sets
nid-line-complete = vollständig
nid-missing = fehlt
nid-here = hierher
nid-missing-count = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
nid-next-hero = { $count ->
    [one] Nächster Held: 1 Rangabzeichen fehlt
   *[other] Nächster Held: { $count } Rangabzeichen fehlen
}
nid-ranks-missing = { $count ->
    [one] 1 Rangabzeichen fehlt
   *[other] { $count } Rangabzeichen fehlen
}
nid-next-hero-class = Nächster Held: { $class }, noch { $count }
nid-pouch-holds = Goldsack { $coins }
nid-ranks = { $count ->
    [one] Rangabzeichen
   *[other] Rangabzeichen
}
nid-column = Spalte: { $class }
nid-column-warrior = { $adds ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-column-hunter = { $ranks ->
    [0] 0 Punkte
   *[other] { $ranks } × { $ranks } = { $points }
}
nid-column-miner = { $ranks ->
    [0] 0 Punkte
   *[other] { $sum } × { $ranks } = { $points }
}
nid-column-blacksmith = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
nid-column-explorer = { $adds ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-command = Neben dem Tableau
nid-command-empty = leer: Hier liegen Helden ohne Klasse
nid-thrud-stands = { $you ->
    [yes] Thrud liegt auf deiner Spalte der { $column }: { $points } am Ende.
   *[no] Thrud liegt auf der Spalte der { $column }: { $points } am Ende.
}
nid-ylud-waits = Ylud kommt am Ende des Zeitalters auf eine Spalte.

## Punkte

nid-sum = Streitmacht { $army }, Münzen { $coins }
nid-sum-heroes = Streitmacht { $army }, Helden { $heroes }, Münzen { $coins }
nid-now-points = jetzt
nid-score-of = Punkte von { $name } jetzt:

## Die anderen

nid-rail = Die anderen und die Schatzkammer
nid-players = Alle am Tisch
nid-others = Die anderen am Tisch
nid-coins-owned = Münzen:
nid-coins-of = Münzen von { $name }
nid-coins-changed = geändert
nid-coins-first = die fünf Startmünzen
nid-coin-out = abgegeben: Münze
nid-bidding = bietet
nid-most = (die meisten)

## Was allen gehört

nid-treasure = Schatzkammer
nid-coins-count = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
nid-coins-dots = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}; Punkte: wie viele
nid-coin-left = Münze { $coin }, noch { $count }
nid-hall = Halle der Helden
nid-hall-all = Alle Helden
nid-on-display = { $count } liegen aus
nid-heroes-left = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
nid-neutral = Ohne Klasse
nid-hero-taken = bei { $name }
nid-brother-taken = { $hero }: bei { $name }
nid-hero-out = nicht in dieser Partie
nid-distinctions = Auszeichnungen
nid-distinctions-given = für die Mehrheit in Zeitalter 1
nid-distinctions-to-come = wer jetzt führt
nid-distinction-said = { $distinction }, für die meisten { $class }: { $state ->
    [won] { $name } hat die Auszeichnung
    [leads] { $name } führt
   *[nobody] niemand
}
nid-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
nid-discards = Ablage: { $count }
nid-discards-empty = Noch keine Karte ist abgelegt.

web-coin = Münze
web-coin-sealed = verdeckte Münze
web-gem = Juwel
