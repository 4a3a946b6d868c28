# Bots: wer sie sind, was mit ihnen schiefgeht, warum sie so wählen, und wie sie gegeneinander abschneiden.

## Plätze

seat-thumb = { $name } (Faustregel)
seat-exec = { $name } ({ $program })

## Welche Bots es gibt

error-mind = Einen Bot „{ $mind }“ gibt es nicht. Bots sind { $minds } oder exec:PROGRAMM.
error-program = „{ $program }“ nennt kein Programm. Schreibe exec: und einen Befehl, etwa exec:./mybot --fast.
error-no-program = Ein Programm „{ $program }“, das man starten kann, gibt es nicht.

## Was mit einem Programm schiefgeht, und was stattdessen gespielt wird

bot-no-start = { $bot } lässt sich nicht starten ({ $problem }). „{ $played }“ wird gespielt.
bot-crashed = { $bot } hat ohne Antwort geendet (Status { $status }). „{ $played }“ wird gespielt.
bot-silent = { $bot } hat { $seconds } s lang nicht geantwortet und wird beendet. „{ $played }“ wird gespielt.
bot-stopped = { $bot } wurde angehalten, bevor die Antwort kam. „{ $played }“ wird gespielt.
bot-illegal = „{ $played }“ wird gespielt, denn { $bot } antwortet „{ $answer }“: { $reason }
bot-gone = { $bot } wird nicht noch einmal gestartet. „{ $played }“ wird gespielt.

## Gründe am Tisch

play-reason = { $seat } hat „{ $action }“ gewählt. { $unit ->
    [points] Wert in Punkten
    [chance] Gewinnchance in Prozent
   *[other] Wert
}: { $worths }
play-trouble = { $seat } hat keine erlaubte Antwort gegeben; eine Aktion wird stattdessen gespielt. Was schiefging, steht hier, sobald es nichts mehr verrät.
play-reasons-log = „log“ zeigt die ganze Partie mit den Gründen der Bots; alles andere beendet.
play-reasons-verbose = Mit --verbose werden die Gründe der Bots genannt.

## Die Arena

cli-arena = Bots gegeneinander spielen lassen und sagen, wie sie abschneiden
cli-arena-epilog = Beispiele: dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3; dvergar arena dwarf --solo andvettr --bots thumb,random; dvergar arena --bots exec:./mybot,thumb
cli-bots = Bots, durch Kommas getrennt: eine Stufe (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONEN oder exec:PROGRAMM; sind es weniger als Spieler, besetzen sie die Plätze reihum, sind es mehr, spielt jede Gruppe (voreingestellt: thumb,random)
cli-arena-games = in wie vielen Partien jeder Bot spielt, auf ganze Auslagen aufgerundet (voreingestellt: 1000)
cli-simulations = so viele Simulationen darf ein Bot für eine Entscheidung rechnen, wenn er sucht
cli-seconds = so viele Sekunden darf ein Bot über eine Entscheidung nachdenken (bei Programmen voreingestellt: 10)
cli-bad-budget = Simulationen und Sekunden sind Zahlen über 0.
arena-title = { $title }: { $games } Partien aus { $deals } Auslagen
arena-speed = { $games } Partien in der Sekunde
arena-fair = Gleich verteilt hätte jeder Platz { $share } der Siege.
arena-games = Partien
arena-seats = Plätze darin
arena-score = Punkte im Mittel
arena-rank = Rang im Mittel
arena-margin = Vor dem besten anderen
arena-cpu = CPU-Zeit je Zug
arena-pairs = Wer vor wem endet (gleicher Rang zählt halb), mit dem 95-%-Intervall
arena-pair-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-troubles = { $bot }: { $count ->
    [one] eine Entscheidung wurde für ihn getroffen.
   *[other] { $count } Entscheidungen wurden für ihn getroffen.
}
arena-trouble = { $count }×, zuerst in Partie { $game }: { $text }
arena-repeat = Noch einmal: { $command } (dvergar { $version })

# Was würdest du tun? Die Wahl eines starken Bots, ihre Chance, die nächstbeste, und warum.

hint-ask = Was würdest du tun?
hint-key = Rat
hint-thinking = Wird überlegt …
hint-choice = { $choice }: { $chance } % Siegchance
hint-choice-only = { $choice }
hint-next = Nächstbeste Wahl: { $choice }, { $chance } %.
hint-close = Ebenso gut: { $choice }, { $chance } %.
hint-only = Es gibt keine andere Wahl.
hint-alone = Keine einzelne Zahl spricht dafür, nur die Chance.
hint-simulations = { $count ->
    [one] In Gedanken einmal weitergespielt.
   *[other] In Gedanken { $count }-mal weitergespielt.
}
hint-less = Der Kern ist hier interpretiert und überlegt weniger: { $count ->
    [one] in Gedanken einmal weitergespielt.
   *[other] in Gedanken { $count }-mal weitergespielt.
}
settings-key-h = was würdest du tun?
hint-pick = { $choice } wählen

server-hint-under-way = Für diesen Platz wird schon ein Rat überlegt.
server-hints-busy = Es wird über zu viele Ratschläge nachgedacht. Versuche es gleich wieder.
server-no-hint = Der Rat kam nicht rechtzeitig. Versuche es noch einmal.

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
error-option-value = Für { $option } ist möglich: { $values }, nicht { $given }.
error-seed = Ein Seed ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern, anders als „{ $seed }“.
error-nonce = Eine Nonce besteht aus höchstens 64 Hexadezimalziffern, anders als „{ $nonce }“.
error-nonces = Zahl der Nonces: { $count }, Zahl der Plätze: { $players }. Gib für jeden Platz genau eine an.
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
position-table = Das muss eine Tabelle mit Feldern sein.
position-field = Ein solches Feld gibt es nicht. Bekannt: { $fields }.
position-number = Das ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
position-name = „{ $given }“ gehört nicht zu diesen: { $names }.
position-card = „{ $given }“ ist hier keine Karte.
position-seats = Es gibt höchstens { $players } Plätze.
position-json = Das sind keine einfachen Daten (Tabellen, Listen, Texte, Zahlen).
position-unstable = Zu dieser Stellung kommt keine Partie: Sie würde anders geschrieben.
position-unknown = In einer Stellung, von der aus gespielt wird, gibt es keine unbekannten Münzen.
position-stage = Von diesem Moment aus lässt sich keine Partie fortsetzen.
position-no-choice = Das könnte hier niemand entscheiden.

finding-coin-count = Alle haben fünf Münzen, hier sind es { $count }

record-json = Das ist kein JSON.
record-format = Das ist keine Aufzeichnung von Dvergar.
record-field = In einer Aufzeichnung gibt es kein Feld „{ $field }“.
record-actions = Eine Aufzeichnung hat eine Liste von Aktionen.
record-action = Aktion { $action } besteht nicht aus einem Platz und seinen Worten.
record-version = Die Aufzeichnung wurde mit Version { $version } der Regeln gespielt, dies ist Version { $known }.
record-secret = Das Geheimnis der Aufzeichnung ist noch nicht aufgedeckt: Sie lässt sich nicht nachspielen.
record-start = Vom Anfang der Aufzeichnung aus lässt sich nicht spielen: { $reason }
record-seed = Die Aufzeichnung lässt sich nicht starten: { $reason }
record-options = Eine Aufzeichnung hat eine Tabelle von Optionen.
record-illegal = Aktion { $action } verstößt gegen eine Regel: { $reason }
record-commitment = Das Commitment ist nicht der SHA-256 des Geheimnisses.
record-order = Die Aktionen sind nicht in der einen festgelegten Form geschrieben, oder die Gebote stehen nicht in der Reihenfolge der Plätze.
record-result = Das Ergebnis ist nicht das, was die Partie ergibt.

# Alles, was das Terminal sagt, außer Fehlern, Regeln und Karten.

## Plätze und Wörter für Dinge

labelled = { $label }: { $text }
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
play-closed = Nicht wählbar:
play-list-hint = { $count } Möglichkeiten; „list“ zeigt alle mit ihrer Wirkung.
play-input-ended = Die Eingabe war vor der Partie zu Ende.
play-saved = Die Partie ist gespeichert: { $file }
play-resume = Weiter geht es mit: dvergar play --resume { $file }
play-record = Aufzeichnung geschrieben: { $file }
play-pass-device = Gib das Gerät an { $seat } weiter und drück dann die Eingabetaste.
play-no-number = Die Möglichkeit { $number } gibt es nicht, nur 1 bis { $count }.
play-log-empty = Noch ist nichts geschehen.
play-help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion in Worten, etwa { $actions }.
    list          alle Möglichkeiten mit ihrer Wirkung
    table         der ganze Tisch
    score         der Punktestand, wenn die Partie jetzt zu Ende wäre
    hint          was ein starker Bot hier täte, und warum
    log           alles, was geschehen ist, mit Regelnummern und den Gründen der Bots
    rules { $rule }    erklärt eine Regel; rules { $topic } erklärt eine Karte
    save FILE     schreibt die bisherige Partie in die Datei FILE
    quit          speichert die Partie und beendet das Programm

## Die Befehlszeile

cli-lang = Sprache: en, fr oder de (voreingestellt: die deines Systems)
cli-version = die Version zeigen und in welcher Form die Regeln laufen
cli-version-line = dvergar { $version }, Regelkern: { $build }
cli-build-compiled = kompiliert
cli-build-checked = kompiliert mit allen Prüfungen
cli-build-interpreted = interpretiert (kein kompilierter Kern)
cli-game = welches Spiel: { $games } (voreingestellt: das erste)
cli-seats = wer wo sitzt, der Reihe nach: me, eine Stufe (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONEN oder exec:PROGRAMM, durch Kommas getrennt (voreingestellt: me und Bots, die nach Faustregeln spielen, drei zusammen; mit --solo nur me)
cli-option-edition = Ausgabe der Regeln: fr, en oder de (voreingestellt: fr, der neueste Text)
cli-option-first_game = Thrud, Ylud und Uline weglassen, wie es die Spielregeln für die Erstpartie empfehlen
cli-option-gems = welche Juwelen im Spiel sind, die höchsten oder die niedrigsten: high oder low (N2.1)
cli-option-take_back = die eben abgeworfene Münze: value, coin oder order (N7.4)
cli-option-special_smith = der besondere Schmied gilt als Zwerg oder als Auszeichnung: dwarf oder distinction (N8.4)
cli-option-pioneer_discard = die Karte, die den Stapel verlässt, wenn niemand das Fernrohr der Weitsicht gewinnt, offen oder ungesehen: open oder unseen (N9.7)
cli-option-coins = die Münzen der anderen in der Anzeige, offen oder geheim: public oder secret (N4.5)
cli-option-mountain = die Karten des Berges: mixed (gemischt) oder a_over_b (die A-Karten über den B-Karten, D2.3)
cli-option-decline = auf einen Tausch, der bezahlbar ist, darf man verzichten (D6.7)
cli-option-special_backs = welche Sonderaktion auf der Vorderseite welcher Minenkarte steht: duplex oder same_order (D1.5)
cli-option-solo = allein gegen einen automatischen Gegner spielen: eldhusfifl, andvettr oder andvettr-fadir (D8.1)
cli-seed = Seed für Mischen und Verteilen: eine Zahl oder 64 Hexadezimalziffern (voreingestellt: ein neuer)
cli-record = die Aufzeichnung der Partie in diese Datei schreiben
cli-resume = eine gespeicherte Partie fortsetzen; ohne Datei die letzte
cli-verbose = alle Ereignisse melden, nicht nur die wichtigen, und die Gründe der Bots, sobald sie nichts mehr verraten
cli-replay = eine aufgezeichnete Partie noch einmal erzählen
cli-file = eine Aufzeichnung (JSON); „-“ liest sie aus der Eingabe
cli-to = nach so vielen Aktionen anhalten
cli-json = die Stellung und die Ereignisse als JSON ausgeben
cli-verify = eine Aufzeichnung prüfen: Commitment, Kartenverteilung, jede Aktion, das Ergebnis
cli-verified = Geprüft: { $title }, { $actions } Aktionen.
cli-verified-deal = Die Kartenverteilung folgt aus dem Geheimnis und den Nonces; das Commitment ist der SHA-256 des Geheimnisses: { $commitment }
cli-verified-running = Die Partie ist noch nicht zu Ende.
cli-rules = eine Regel, eine Karte oder einen Begriff des Spiels erklären
cli-topic = eine Regelnummer (N8.4, D8.2), ein Held, eine Klasse, eine Karte, eine Sonderaktion, ein Gegner; ohne Angabe die Liste aller Regeln
cli-rules-close = Keine Regel oder Karte heißt „{ $topic }“. Meintest du { $names }?
cli-rules-unknown = Keine Regel oder Karte heißt „{ $topic }“. Regeln haben Nummern wie N8.4 oder D8.2; Karten findest du unter ihrem Namen, etwa thrud oder turn back.
cli-no-file = Die Datei { $file } kann nicht gelesen werden: { $reason }
cli-no-write = Die Datei { $file } kann nicht geschrieben werden: { $reason }
cli-no-saved = Es gibt keine gespeicherte Partie, die du fortsetzen könntest.
cli-options-of = Optionen von { $game }
cli-other-option = { $option } ist keine Option von { $game }. Dessen Optionen: { $options }.
cli-bad-seats = Plätze sind me, { $bots } oder exec:PROGRAMM, durch Kommas getrennt: „{ $given }“ passt nicht.
cli-resume-seats = In der gespeicherten Partie sind { $players } Plätze zu besetzen: Gib ebenso viele an.
cli-error = Fehler: { $reason }
cli-interrupted = Abgebrochen.

## Was der Parser der Befehlszeile sagt

parser-usage = Aufruf:
parser-arguments = Was du angeben kannst
parser-options = Optionen
parser-commands = Befehle
parser-help = diese Hilfe zeigen und beenden
parser-error = Fehler: { $message }
parser-invalid-choice = { $value } ist hier nicht möglich (zur Wahl stehen { $choices })
parser-required = noch erforderlich: { $names }
parser-unrecognized = nicht verstanden: { $names }
parser-expected-one = genau ein Wert wird erwartet
parser-invalid-value = { $value } ist kein passender Wert

## Simulation

cli-simulate = viele Partien zufällig spielen und sagen, wie sie ausgehen
cli-simulate-epilog = Beispiele: dvergar simulate nidavellir --players 3 --games 10000 --seed 7; dvergar simulate dwarf --solo andvettr
cli-players = Zahl der Plätze (voreingestellt: 3; mit --solo 1)
cli-games = Zahl der Partien (voreingestellt: 1000)
cli-simulate-seed = eine Zahl; derselbe Seed gibt überall dieselben Partien (voreingestellt: 0)
cli-processes = Zahl der Prozesse (voreingestellt: einer je Kern)
cli-coverage = die Regeln in den Ereignissen der Partien zählen (langsamer)
cli-records = jede Partie als Aufzeichnung in diesen Ordner schreiben (langsamer)
cli-simulate-json = das Ergebnis als JSON ausgeben
cli-bad-number = Die Zahlen der Partien und Prozesse sind mindestens 1, der Seed mindestens 0.
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
simulate-rules = Regeln in Ereignissen (–: in keinem)
simulate-checksum = Prüfsumme aller Endstellungen: { $checksum }

# Was der Server sagt: warum eine Anfrage oder Nachricht abgelehnt wird, und wie der Befehl erklärt wird, der ihn startet.

server-not-understood = Das ist keine Nachricht des Protokolls.
server-bad-field = Das wurde nicht verstanden: { $field }.
server-bad-body = Die Anfrage ist kein JSON-Text in UTF-8.
server-body-slow = Die Anfrage kam nicht rechtzeitig.
server-too-deep = Die Nachricht ist zu tief verschachtelt.
server-too-large = Die Nachricht ist zu lang: höchstens { $most } Bytes.
server-one-of-them = Gib entweder eine Aufzeichnung an oder ein Spiel mit einer Stellung.
server-chair = Ein Platz für einen Bot nennt den Bot, ein Platz für einen Menschen nicht.
server-seat-twice = Ein Platz ist doppelt genannt.
server-many-seats = Zu viele Plätze auf einmal: höchstens { $most }.
server-clock = Die Uhr gibt { $least } bis { $most } Sekunden für eine Entscheidung.
server-no-bot = Hier gibt es keinen Bot „{ $bot }“. Es gibt: { $bots }.
server-name-long = Ein Name hat höchstens { $length } Zeichen.
server-name-signs = Ein Name hat keine unsichtbaren oder richtungsändernden Zeichen.
server-name-empty = Ein Name hat mindestens ein sichtbares Zeichen.
server-name-taken = Diesen Namen hat schon jemand am Tisch.

server-no-token = Dafür braucht es den Schlüssel eines Platzes.
server-foreign-token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
server-foreign-page = Eine fremde Webseite darf nicht mit diesem Server sprechen.
server-foreign-host = Unter diesem Namen antwortet der Server nicht.
server-spectator = Wer nur zuschaut, kann nicht handeln.
server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Diese Seite gibt es nicht.
server-no-method = Das geht mit dieser Seite nicht.
server-seat-taken = Dieser Platz ist nicht frei.
server-left = Der Platz wurde verlassen.
server-rematch-open = Die Revanche ist schon eröffnet.
server-id-used = Diese Kennung wurde schon für etwas anderes benutzt.
server-bad-entry = Das ist kein Eintrag eines Raums: „{ $kind }“.

server-too-fast = Das war zu schnell. Warte einen Augenblick.
server-many-sockets = Von dieser Adresse gibt es zu viele Verbindungen.
server-many-tabs = Dieser Platz ist in zu vielen Fenstern offen.
server-many-tables = Es gibt zu viele Tische. Versuche es später wieder.
server-many-bad = Zu viele Nachrichten waren nicht zu verstehen.
server-full = Der Server ist voll. Versuche es später wieder.
server-no-greeting = Die erste Nachricht kam nicht rechtzeitig.
server-slow = Die Verbindung ist zu langsam.
server-not-kept = Das konnte nicht gespeichert werden und ist darum nicht geschehen. Versuche es noch einmal.
server-not-read = Der Tisch kann gerade nicht gelesen werden. Versuche es noch einmal.
server-stopping = Der Server wird angehalten. Komm gleich wieder.
server-broken = Im Server ist etwas kaputtgegangen. Im Protokoll steht es als { $id }.

server-no-limit = Es gibt keine Grenze „{ $limit }“.
server-limit-value = Die Grenze { $limit } kann nicht „{ $value }“ sein.
server-bot-form = Ein Bot wird als NAME=exec:PROGRAMM angegeben, mit einem Namen aus kleinen Buchstaben, Ziffern und Bindestrichen, den kein anderer Bot hat: „{ $given }“ ist keiner.
server-no-address = Der Server kann nicht auf { $host }, Port { $port } lauschen: { $reason }
server-ready = Dvergar lauscht auf { $address }
server-everybody = Alle, die diesen Rechner erreichen, können jetzt Tische eröffnen. Strg-C hält den Server an.

cli-serve = Tische für Browser und Programme bereitstellen
cli-serve-epilog = Beispiele: dvergar serve; dvergar serve --port 9000 --db sqlite:///tische.db; dvergar serve --bot gierig=exec:./gierig.sh; dvergar serve --host 0.0.0.0
cli-host = die Adresse, auf der gelauscht wird (Vorgabe: 127.0.0.1, nur dieser Rechner)
cli-port = der Port, auf dem gelauscht wird (Vorgabe: 8000; 0 nimmt einen freien)
cli-db = wo Tische gespeichert werden: sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (Vorgabe: eine Datei im Datenordner des Benutzers)
cli-bot = ein Programm, das sich als Bot setzen darf, als NAME=exec:PROGRAMM; mehrfach möglich
cli-origin = eine andere Webadresse, deren Seiten mit dem Server sprechen dürfen, etwa https://play.example; mehrfach möglich
cli-proxy = vor dem Server steht ein Proxy: der letzten Adresse in X-Forwarded-For glauben
cli-compress = Nachrichten für langsame Leitungen komprimieren; jede Verbindung braucht dann mehr Speicher und Zeit
cli-limit = eine Grenze ändern, als NAME=WERT; mehrfach möglich

# Der Speicher des Servers: was nicht festgehalten werden konnte, und warum. Gründe der Datenbank stehen da, wie sie sie nennt.

store-failed = Das konnte nicht festgehalten werden: { $reason }
store-closed = Das konnte nicht festgehalten werden: Der Speicher ist geschlossen.
store-not-read = Die gespeicherten Tische konnten nicht gelesen werden: { $reason }
store-not-opened = Die Datenbank konnte nicht geöffnet werden: { $reason }
store-no-journal = Die Datenbank { $place } kann kein Vorab-Journal führen. Lege sie auf eine lokale Platte.
store-conflict = Eintrag { $number } setzt diesen Tisch nicht fort: Der nächste ist { $next }.
store-no-room = Diesen Tisch gibt es nicht oder nicht mehr.
store-busy = Zu vieles wartet darauf, festgehalten zu werden. Versuche es gleich noch einmal.
store-newer = Die Datenbank { $place } stammt von einer neueren Version von Dvergar. Installiere diese Version oder nimm eine andere Datenbank.
store-in-use = Die Datenbank { $place } ist in Gebrauch: Ein anderer Dvergar-Server läuft mit ihr.
store-address = Das nennt keine Datenbank. Schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
store-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. Installiere ihn mit: pip install "dvergar[postgres]"

# Was am Tisch gesagt wird: warum etwas nicht geschieht, und was der Tisch selbst ins Protokoll schreibt.

table-clock-setting = Die Zeit für eine Entscheidung ist mehr als 0 und höchstens { $most } Sekunden, nicht { $clock }.
table-chairs = { $count } Stühle für { $players } Spieler: Es gibt einen für jeden.
table-entry = Das ist kein Eintrag eines Tisches: { $field }.
table-entry-broken = Eintrag { $number } des Tisches lässt sich nicht ausführen: { $reason }
table-begun = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Erst wenn das Spiel zu Ende ist.
table-taken = Dort sitzt schon jemand.
table-not-taken = Dort sitzt niemand.
table-chairs-free = Es sind noch Stühle frei.
table-stale-decision = Diese Entscheidung ist nicht mehr gefragt.
table-stand-in-plays = Diesen Platz spielt ein Bot. Nimm ihn erst zurück.
table-player-plays = Diesen Platz spielt gerade kein Bot.
table-no-say = Das kann nur, wer am Tisch sitzt und spielt.
table-has-bot = Dort spielt schon ein Bot.
table-not-absent = Wer dort sitzt, ist noch keine zwei Minuten weg.
table-no-stand-in = Hier vertritt kein Bot einen Spieler.
table-undo-revealed = Seitdem wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.
table-undo-others = Seitdem hat jemand anders entschieden: Das lässt sich nicht zurücknehmen.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-late = Die Zeit für diese Entscheidung ist um: Sie lässt sich nicht zurücknehmen.
table-not-bots = Auf diesem Platz sitzt kein Bot.
table-not-offered = Dieser Platz wird nicht angeboten.

table-sat = { $name } setzt sich.
table-stood = { $name } steht auf.
table-bot = Ein Bot setzt sich: { $name } ({ $mind }).
table-began = Das Spiel beginnt.
table-stand-in = Ein Bot vertritt { $name } ({ $mind }).
table-back = { $name } spielt wieder selbst.
table-offered = Der Platz von { $name } ist frei: Wer will, spielt dort weiter.
table-offer-over = Der Platz von { $name } wird nicht mehr angeboten.
table-taken-over = { $name } übernimmt vom Bot { $mind }.
table-clock = Die Zeit von { $name } ist um: Ein Bot entscheidet.
table-undone = { $name } nimmt { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurück.

## Ein Spiel, das als Text gezeigt wird

text-wait = Gewartet wird auf { $names }.
text-pick = Wähle zuerst eine Aktion
text-go = Spielen: { $choice }
text-over = Das Spiel ist zu Ende.
text-bid = Dein Gebot liegt: { $bid }. Du kannst es noch ändern.
text-table = Der Tisch als Text
text-points = Punkte

sheet-proof = Die Verteilung lässt sich prüfen
sheet-proof-text = Vor dem Spiel war der Server an diese Zahl gebunden. Die Mitschrift zeigt, dass niemand die Karten gewählt hat.

# Was nur die Seite sagt.

## Überall

web-home = Dvergar, Startseite
web-loading = Einen Moment …
web-to-decision = Zur Entscheidung
web-no-server = Der Server antwortet nicht. Bitte noch einmal versuchen.
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

# Die Stufen der Bots und die Leiter.

seat-level = { $name } ({ $level })
start-bot-guest = Gast
    .text = Spielt oft auf gut Glück. Auch für Kinder schlagbar.
start-bot-apprentice = Lehrling
    .text = Wägt meistens ab, was eine Wahl bringt, und vertut sich ab und zu.
start-bot-journeyman = Geselle
    .text = Wägt ab, was jede Wahl jetzt und später bringt, und irrt sich fast nie.
start-bot-master = Meister
    .text = Spielt vor jeder Entscheidung in Gedanken ein wenig weiter.
start-bot-elder = Ältester
    .text = Spielt vor jeder Entscheidung etwa hundertmal in Gedanken weiter.
start-bot-king = König
    .text = Spielt einige tausend Mal in Gedanken weiter. Der Stärkste von allen.
level-elo = Elo { $elo }; Spiel nach Zufall hat 0.
level-interpreted = Die Regeln laufen hier interpretiert (ohne kompilierten Kern): Diese Stufe hat weniger Zeit zum Nachdenken und ist schwächer.
level-weaker = { $level } hat hier weniger Zeit zum Nachdenken, weil die Regeln interpretiert laufen, und ist schwächer.

cli-levels = Stufen, und wie stark sie zu zweit sind (Elo, { $games }; Spiel nach Zufall hat 0):
cli-ladder = die Stufen der Bots gegeneinander spielen lassen und sagen, wie weit sie auseinander sind
cli-ladder-epilog = Beispiel: dvergar ladder nidavellir --write docs. Das dauert auf zwei Kernen bis zu einer Stunde.
cli-ladder-deals = wie viele Auslagen zu zweit gespielt werden; allein viermal, mit mehr Spielern halb so viele (voreingestellt: 60)
cli-ladder-up-to = nur mit zwei bis so vielen Spielern, und nicht allein
cli-ladder-write = die Seite und ihr Bild in diesen Ordner schreiben
ladder-title = { $game }, { $players } Spieler: Elo über Zufall, 95-%-Intervall, CPU je Zug ({ $games } Partien)
ladder-alone = Allein gegen { $opponent }: gewonnene Partien von { $games }
ladder-repeat = Zu wiederholen mit: { $command }
ladder-written = Geschrieben: { $path }

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

score-no-json = Das ist kein JSON: { $reason }
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
score-decimal = { $whole },{ $tenths }
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
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, wird für den Rest der Runde keine Minenkarte ausgeführt, auch nicht Stahl legieren; Schmieden schon.
dwarf-card-sidhe = Sidhe
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, werden bei allen je 2 Gold zu 2 Eisen; ein einzelnes Gold wird zu 1 Eisen.
dwarf-card-get-help = Hilfe holen
    .text = Du darfst in dieser Runde 2 Helfer stellen, bevor die Monster angreifen. Hast du den Startmarker, geht er einen Platz weiter.

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
    .text = Einer der Arbeiter, die du gerade bezahlt hast, stellt sich zu einem fremden Arbeiter auf dessen Ort, ob dieser verbraucht ist oder nicht. Jeder Arbeiter dort, der nicht verbraucht ist, führt die Karte voll aus. Nicht im Spiel allein.
special-collapse-the-shafts = Einsturz der Schächte
    .text = Die oberste Karte jedes Ortes kommt unter ihren Stapel.
special-run-amok = Blinde Wut
    .text = Der Stapel jedes Ortes wird gemischt, in Lesereihenfolge.

## Gegner im Spiel allein

opponent-eldhusfifl = Eldhúsfífl
    .text = Sein erster Arbeiter folgt dem schwarzen Meeple der zuletzt gezogenen Karte, sein zweiter dem der Karte, auf der du stehst, oder deiner Sonderaktionskarte dorthin, wo sie landet. Ist der Ort besetzt, gilt der weiße Meeple, dann der erste freie Ort. Ob ihm der Ort nützt, fragt er nicht.
opponent-andvettr = Andvéttr
    .text = Er zielt wie Eldhúsfífl, aber sein zweiter Arbeiter nimmt lieber ein freies Hilfe holen, und nützt ihm sein Ziel nichts, sucht er in dessen Reihe etwas Besseres. Er schmiedet doppelt, wenn er doppelt zahlen kann. Deine höchstens drei Sonderaktionen bringen ihm Ruhm, und mit 12 Ruhm gewinnt er sofort.
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
    .text = Dein dritter und vierter Arbeiter, die durch Hilfe holen bis zum Ende der Runde dazukommen. In den Schritten Mine und Schmiede sind sie nach den regulären Arbeitern dran.
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
    .text = Ein Arbeiter auf Hilfe holen gibt einen Anspruch auf 2 Helfer; mehrere Ansprüche bringen nicht mehr. Wessen Arbeiter mit Anspruch zuerst gestellt wurde, fängt an.
dwarf-term-start-marker = Startmarker
    .text = Wer ihn hat, beginnt die nächste Runde. Er geht im Uhrzeigersinn einen Platz weiter, wenn die Person mit dem Marker Hilfe geholt hat, und noch einmal, wenn die Person, die ihn dann hat, eine Schmiede genommen hat.
dwarf-term-category = Kategorie
    .text = Stahl, Gold und Gegenstände werden am Ende verglichen. Wer allein am meisten hat, führt in der Kategorie, und wer in den meisten führt, gewinnt.
dwarf-term-reading-order = Lesereihenfolge
    .text = Von links nach rechts und von oben nach unten, also nach den Nummern der Orte; die erste Mine kommt vor der zweiten.
dwarf-term-meeple = Meeple
    .text = Die schwarze und die weiße Figur im kleinen Raster jeder Karte. Sie sagen dem Gegner im Spiel allein, wohin er geht: zuerst Schwarz und, wenn das besetzt ist, Weiß.

# What the common pages and commands say of this game.

game-dwarf = Dwarf

rules-about-dwarf = Arbeiter in die Mine setzen, schmieden, Monster fernhalten. Allein oder für 2 bis 5 Personen.

score-demo-dwarf = Ein Beispiel zeigen

start-dwarf = Schicke Arbeiter in eine Mine, die sich jede Runde ändert: schmieden, verteidigen, helfen. 1 bis 5 Personen, 45 Minuten.
start-bots-dwarf = { $count ->
    [3] Zwei Exemplare des Spiels, 18 Orte. { $how }
    [4] Zwei Exemplare des Spiels, 18 Orte. { $how }
   *[other] { $how }
}
start-moment-dwarf = Runde { $round }.
option-dwarf-solo = Gegner
option-dwarf-mountain = Der Berg
option-dwarf-mountain-mixed = Alles gemischt
    .note = Die A- und die B-Karten werden zusammen gemischt.
option-dwarf-mountain-a-over-b = A-Karten zuerst
    .note = Die A-Karten kommen vor den B-Karten, so wachsen die Monster mit dem Spiel.
option-dwarf-decline = Tauschgeschäfte
option-dwarf-decline-false = Immer ausgeführt
    .note = Wer einen Tausch bezahlen kann, führt ihn aus.
option-dwarf-decline-true = Verzicht erlaubt
    .note = Bei jedem Stahl legieren und jeder Schmiede darf verzichtet werden.
option-dwarf-special-backs = Rückseiten der Sonderaktionen
option-dwarf-special-backs-duplex = Gespiegelt, wie gedruckt
    .note = Wo eine Sonderaktionskarte landet, folgt aus einem gedruckten Exemplar.
option-dwarf-special-backs-same-order = Gleiche Reihenfolge
    .note = Vorder- und Rückseiten werden in derselben Reihenfolge gezählt.

start-opponent-eldhusfifl = Folgt den Karten und fragt nie, ob ein Ort ihm nützt. Der erste von dreien.
start-opponent-andvettr = Sucht, was ihm nützt, schmiedet doppelt, und deine Sonderaktionen bringen ihm Ruhm. Der zweite von dreien.
start-opponent-andvettr-fadir = Durchsucht die ganze Mine und vergeudet keinen Arbeiter. Der letzte von dreien.

panel-round = Runde { $round }
things-locations = Orte
things-monsters = Monster
things-specials = Sonderaktionen
things-goods = Güter
things-opponents = Gegner im Solospiel
help-good-iron = Ein Rohstoff: Es kommt aus Eisenadern, und mit «Stahl legieren» werden aus drei Eisen zwei Stahl. Am Ende entscheidet es bei Gleichstand, wenn der Ruhm es nicht tut. Die Klopfgeister sind dahinter her.
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
terminal-attack-orc-raiders = sperren die Mine
terminal-attack-sidhe = aus 2{ $gold } wird 2{ $iron }

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
dwarf-prompt-note-sell = Du gibst dafür 1 Gegenstand. Jede Mischung ist recht.
dwarf-prompt-ask-order = Welche { $count } Rohstoffe zahlst du?
dwarf-prompt-note-order = Mindestens einen von jedem. Dann nimmst du 1 Gegenstand.
dwarf-prompt-ask-recall = Welche Karte kommt nach oben?
dwarf-prompt-note-recall = Jeder Ort mit zwei oder mehr Karten, jede Karte unter der obersten.
dwarf-prompt-ask-turn = Wo kehrst du um?
dwarf-prompt-note-turn = Die oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-prompt-ask-join = Zu wem stellt sich dein Arbeiter?
dwarf-prompt-note-join = Überall, wo ein fremder Arbeiter steht. Alle dort führen die Karte aus.
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
dwarf-prompt-go-recall = Hochholen: { $card }
dwarf-prompt-more-recall = Wähle eine Karte
dwarf-prompt-go-turn = Auf { $location } umkehren
dwarf-prompt-go-join = Auf { $location } dazustellen
dwarf-prompt-more-place = Wähle einen Ort
dwarf-prompt-go-sort = Auf { $location } anfangen
dwarf-prompt-more-sort = Wähle einen Arbeiter
dwarf-prompt-go-exchange = Ausführen
dwarf-prompt-go-decline = Verzichten
dwarf-prompt-go-more-exchange = Wähle eins von beiden

## Was eine Wahl bedeutet

dwarf-prompt-becomes = Auf Ort { $location } obenauf: { $card }
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
dwarf-prompt-answer = Er würde auf { $location } antworten.
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

# What is refused, and why.

position-flag = Hier steht true oder false, nicht „{ $given }“.
position-card-which = „{ $given }“ kann hier mehrere Karten meinen: Füge den Buchstaben des Stapels hinzu.
position-card-elsewhere = „{ $given }“ gehört an einen anderen Ort
position-card-twice = „{ $given }“ läge an zwei Stellen
position-stack = An einem Ort liegen 1 bis 7 Karten
position-pile-size = Die Sonderstapel passen nicht zu den übrigen Sonderaktionen: höchstens drei je Stapel, und jede Karte liegt an einer Stelle
position-mountain-size = Der Berg passt nicht zu den übrigen Karten.
position-layers = Hier liegen nicht alle A-Karten über allen B-Karten
position-apprentice = { special-apprentice } gibt es im Spiel allein nicht
position-workers = Bis zu vier Arbeiter: Nummern von Orten, „pile“, „home“ oder Tabellen.
position-worker = Dort kann jetzt kein Arbeiter sein ({ $given })
position-worker-twice = Zwei Arbeiter desselben Platzes stehen nicht am selben Ort
position-helpers = Helfer sind nicht da, bevor die Hilfe ausgeführt wird.
position-placed = Die Reihenfolge des Setzens zählt ab 1 ohne Lücken.
position-claim = Ein Anspruch ist die Nummer, mit der ein eigener Arbeiter gesetzt wurde, der jetzt verbraucht ist.
position-not-asked = In diesem Augenblick sind Arbeiter von allen unterwegs, die schon dran waren, und von niemandem sonst
position-solo-start = Im Spiel allein beginnt der Gegner (Platz 1) und hat den Startmarker
position-renown = Mit so viel Ruhm hat der Gegner schon gewonnen
position-drawn = Nenne die Karte, der der Gegner folgt, und nur dann, wenn sein Arbeiter der nächste ist.
finding-items = { $items } Gegenstände zu Beginn einer Runde: Das Spiel wäre zu Ende
finding-helpers-late = Sein Arbeiter auf Hilfe holen hätte seine Helfer sofort gebracht

# Alles, was zu Dwarf gesagt wird, außer Regeln und Karten. Begründungen, auf die eine Regelnummer folgt, haben keinen Schlusspunkt.

## Was gefragt wird

dwarf-ask-act = { $seat }: Stell einen Arbeiter auf einen freien Ort oder nimm eine Sonderaktion.
dwarf-ask-second = { $seat }: Setze deinen zweiten Arbeiter an einem freien Ort ein oder setze ihn nicht ein.
dwarf-ask-helper = { $seat }: Setze deinen Helfer (Arbeiter { $worker }) an einem freien Ort ein oder setze ihn nicht ein.
dwarf-ask-sell = { $seat }: Welche 5 Rohstoffe nimmst du für den Gegenstand?
dwarf-ask-recall = { $seat }: Welche Karte kommt wieder nach oben?
dwarf-ask-order = { $seat }: Welche 5 Rohstoffe zahlst du für den Gegenstand?
dwarf-ask-turn = { $seat }: Von welchem Ort geht die oberste Karte zurück in den Berg? Dein Arbeiter kommt dorthin.
dwarf-ask-join = { $seat }: An welchem Ort stellt sich dein Arbeiter dazu?
dwarf-ask-sort = { $seat }: Welcher deiner Arbeiter ist zuerst dran?
dwarf-ask-exchange = { $seat }: Führst du den Tausch auf Ort { $location } ({ $card }) aus, oder verzichtest du?

## Was eine Möglichkeit bewirkt

dwarf-effect-gains = { $value }
dwarf-effect-poor = jetzt nicht bezahlbar
dwarf-effect-short = es fehlt: { $value }
dwarf-effect-spoiled = { $value ->
    [orcs] vorher schließen Ork-Plünderer die Mine
   *[losses] nicht mehr nach den Angriffen
}
dwarf-effect-later = bezahlbar, wenn es so weit ist
dwarf-effect-help = zwei Helfer
dwarf-effect-answer = er antwortet auf Ort { $value } ({ $rule })
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
dwarf-action-pass = den Arbeiter weglassen
dwarf-action-pass-helper = den Helfer weglassen
dwarf-action-sell = einen Gegenstand verkaufen für { $goods }
dwarf-action-order = { $goods } zahlen für einen Gegenstand
dwarf-action-decline = verzichten
dwarf-action-exchange = { $card } ausführen
dwarf-action-recall = Ort { $location }, nach oben holen: { $card }
dwarf-action-turn = auf Ort { $location } umkehren
dwarf-action-join = auf Ort { $location } dazustellen
dwarf-action-first = zuerst der Arbeiter auf Ort { $location }

## Was geschehen ist

dwarf-event-start-player = { $seat } beginnt das Spiel.
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
} ist leer: Das Spiel ist aus.
dwarf-event-placed = { $seat } stellt Arbeiter { $worker } auf Ort { $location } ({ $card }).
dwarf-event-left-out = { $seat } lässt Arbeiter { $worker } weg.
dwarf-event-skipped = { $seat } hat beide Arbeiter bezahlt und wird übersprungen.
dwarf-event-lost-helper = Kein Ort ist frei: { $seat } verliert Arbeiter { $worker }.
dwarf-event-paid = { $seat } zahlt { $workers } Arbeiter{ $glory ->
    [0] {""}
   *[other] {" "}und { $glory } Ruhm
}.
dwarf-event-took-special = { $seat } nimmt eine Sonderaktion von Sonderstapel { $pile }: { $action }.
dwarf-event-renown = { $seat } wird durch die Sonderaktion berühmter: { $gains }.
dwarf-event-no-effect = { $seat }: { $action } bleibt ohne Wirkung.
dwarf-event-mustered = { $seat } hebt ein Heer aus: In dieser Runde greift kein Monster an.
dwarf-event-returned = Von Ort { $location } zurück in den Berg: { $card }.
dwarf-event-sold = { $seat } verkauft einen Gegenstand: { $gains }.
dwarf-event-recalled = { $seat } holt auf Ort { $location } nach oben: { $card }.
dwarf-event-commissioned = { $seat } vergibt einen Sonderauftrag: { $gains }.
dwarf-event-collapsed = Ort { $location }: jetzt obenauf { $card }, ganz unten { $under }.
dwarf-event-mixed = Ort { $location } wird gemischt, jetzt obenauf: { $card }.
dwarf-event-early = { $seat } führt vorgezogen aus: Arbeiter { $worker } auf Ort { $location } ({ $card }).
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
dwarf-event-declined = { $seat } verzichtet auf Ort { $location } auf den Tausch ({ $card }).
dwarf-event-declined-special = { $seat } verzichtet auf den Tausch: { $action }.
dwarf-event-marker-passed = Der Startmarker geht an { $seat }.
dwarf-event-workers-home = Alle Arbeiter gehen heim.
dwarf-event-four-items = { $seat } besitzt { $items } Gegenstände: Das Spiel ist aus.
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
    [help] { $seat }, erstes freies Hilfe holen: { $location }{ $verdict ->
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
dwarf-event-tie-broken = Der Gleichstand ist entschieden, { $seat } liegt vorn: { $by }.
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
dwarf-table-end = Das Spiel ist aus
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
dwarf-attack-great-dragon = alle verlieren ihr Gold
dwarf-attack-knockers = alle verlieren 1 Eisen
dwarf-attack-orc-raiders = keine Mine wird genutzt
dwarf-attack-sidhe = 2 Gold werden 2 Eisen
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
closed-glory = Das kostet 4 Ruhm, du hast { $glory }
closed-pile-empty = Sonderstapel { $pile } ist leer
closed-fourth-special = Gegen diesen Gegner sind in einer Partie nur drei Sonderaktionen erlaubt
closed-turn-occupied = Ort { $location } ist besetzt: Umkehren braucht einen freien Ort
closed-turn-single = Auf Ort { $location } liegt nur eine Karte
closed-join = Auf Ort { $location } steht kein fremder Arbeiter
closed-order = Diese Rohstoffe besitzt du nicht
closed-recall-top = Auf Ort { $location } schon oben: { $card }
closed-recall-single = Auf Ort { $location } liegt nur eine Karte: { $card }

illegal-special-second = Eine Sonderaktion gibt es nur im ersten Durchgang
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
error-solo-players = Ein Gegner im Spiel allein gilt nur für eine Person: Lass den Gegner oder die anderen Personen weg.

dwarf-ladder-next = { $opponent } ist besiegt: { $next } ist der Nächste (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand. (D8.9)
dwarf-ladder-shared = Ein geteilter Sieg gegen { $opponent } öffnet den nächsten Gegner nicht. (D8.9)

counted-special = Genutzte Sonderaktionen, Anteil der Partien

# Reasons of a hint.

hint-gains = Es ergibt { $gains }.
hint-help = Es bringt in dieser Runde zwei Helfer.
hint-lead = { $good }: Dann liegst du vorn.
hint-lead-lost = { $good }: Nach der nächstbesten Wahl lägst du nicht mehr vorn.
hint-short = Für die nächstbeste Wahl, { $card }, fehlt dir { $goods }.
hint-spoiled = Die nächstbeste Wahl, { $card }, würde an den Monstern scheitern.
hint-no-effect = Die nächstbeste Wahl, { $action }, könnte jetzt nichts bewirken.
hint-saved = Es hält die Monster davon ab, dir { $goods } zu nehmen.
hint-lost = Nach der nächstbesten Wahl schlagen die Monster zu: { $gains } für dich.
hint-glory = Die nächstbeste Wahl gibt deinem Gegner { $glory } Ruhm.
hint-answer = Nach der nächstbesten Wahl antwortet { $seat } auf Ort { $location }, { $card }.
hint-taken = Sonst könnte { $seat } auf Ort { $location } nehmen: { $card }.

# The score pad.

finding-items-many = Die letzte Runde kann niemanden über { $most } Gegenstände bringen
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
dwarf-final-renown = { $name } gewinnt durch Ansehen
dwarf-final-shared = Geteilter Sieg: { $names }
dwarf-final-by-renown = { $glory } Ruhm gewinnen sofort, wer auch immer führt.
dwarf-final-by-leads = { $led ->
    [one] Führt in 1 Kategorie, mehr als alle anderen.
   *[other] Führt in { $led } Kategorien, mehr als alle anderen.
}
dwarf-final-by-tie = { $by ->
    [glory] Gleich viele geführte Kategorien: Der Ruhm entscheidet.
    [iron] Gleich viele geführte Kategorien, gleich viel Ruhm: Das Eisen entscheidet.
   *[items] Gleich viele geführte Kategorien, gleich viel Ruhm und Eisen: Die Gegenstände entscheiden.
}
dwarf-final-by-nothing = Nichts trennt sie: geführte Kategorien, Ruhm, Eisen und Gegenstände sind gleich.
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
dwarf-final-missing = Was gereicht hätte
dwarf-final-missing-note = Eines davon mehr, und du hättest gewonnen:
dwarf-final-close = Wie knapp es war
dwarf-final-close-note = Eines davon mehr hätte dieser Person den Sieg gebracht:
dwarf-final-ended = Warum es zu Ende ist
dwarf-final-end-items = Vier Gegenstände oder mehr am Ende von Runde { $round }: { $names }.
dwarf-final-end-mountain = Für Runde { $round } war eine Karte zu ziehen, und der Berg war leer.
dwarf-final-end-renown = { $names } hat in Runde { $round } den Ruhm erreicht, der sofort gewinnt.
dwarf-final-ladder = Deine Leiter
dwarf-final-ladder-next = { $opponent } ist besiegt: Der Nächste ist { $next }.
dwarf-final-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand.
dwarf-final-ladder-shared = Ein geteilter Sieg gegen { $opponent } öffnet den nächsten Gegner nicht.
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
dwarf-web-stage-answer = seine Antwort
dwarf-web-stage-second = zweite Arbeiter
dwarf-web-stage-help = Helfer
dwarf-web-stage-defend = Monster
dwarf-web-stage-mine = Abbau
dwarf-web-stage-forge = Schmieden
dwarf-web-stage-home = die Runde endet
dwarf-web-stage-end = das Ende
dwarf-web-mustered = Heer ausgehoben: kein Angriff
dwarf-web-mines-closed = Ork-Plünderer: Mine geschlossen
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
    [one] Dort wird vorgezogen ausgeführt: { $names }.
   *[other] Dort führen vorgezogen aus: { $names }.
}
dwarf-web-gives-glory = Bringt ihm { $glory } Ruhm.
dwarf-web-special-muster-an-army = In dieser Runde greift kein Monster an.
dwarf-web-special-hold-a-council = Alle obersten Karten, die andere verdecken, gehen zurück in den Berg.
dwarf-web-special-sell-an-item = 1 Gegenstand für 5 beliebige Rohstoffe.
dwarf-web-special-past-glories = Hol eine verdeckte Karte wieder nach oben.
dwarf-web-special-special-order = Zahl 5 Rohstoffe, von jedem mindestens einen, für einen Gegenstand.
dwarf-web-special-turn-back = Eine oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-web-special-apprentice = Dein Arbeiter stellt sich zu einem fremden.
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
dwarf-web-leads-count = führt { $count }-mal
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
dwarf-web-next-answer = Seine nächste Antwort
dwarf-web-answer-choose = Jeder Ort sagt, wo er antworten würde. Wähl einen, um zu sehen, warum.
dwarf-web-if-place = Nimmst du { $place }:
dwarf-web-if-special = Nimmst du { $action }:
dwarf-web-he-goes = Er geht auf { $place }.
dwarf-web-he-stays-out = Er lässt seinen Arbeiter weg.
dwarf-web-answer-open = Seine Antwort hängt davon ab, was vorher kommt.
dwarf-web-his-helpers = Seine Helfer gehen auf { $locations }.
dwarf-web-would-answer = Er würde auf { $location } antworten.
dwarf-web-answers-on = antwortet auf
dwarf-web-he-comes = er kommt hierher
dwarf-web-his-helper-comes = sein Helfer
dwarf-web-next = dann
dwarf-web-why = Warum er auf { $location } ging
dwarf-web-why-out = Warum er wegbleibt
dwarf-web-not-moved = Er war noch nicht dran
dwarf-web-no-answer = Auf deinen zweiten Arbeiter antwortet nichts.
dwarf-web-ladder = Deine Leiter
dwarf-web-won = { $won } von { $games } gewonnen
dwarf-web-not-met = noch nicht

## Was gefragt ist

dwarf-web-ask-act = Setze deinen ersten Arbeiter ein
dwarf-web-ask-second = Setze deinen zweiten Arbeiter ein
dwarf-web-ask-helper = { $worker ->
    [4] Wo hilft dein vierter Arbeiter?
   *[other] Wo hilft dein dritter Arbeiter?
}
dwarf-web-hint-act = Auf einen freien Ort, oder nimm eine Sonderaktion.
dwarf-web-hint-second = An einem freien Ort, oder setze ihn nicht ein.
dwarf-web-hint-helper = An einem freien Ort, oder setze ihn nicht ein.
dwarf-web-wait = Einen Moment …
dwarf-web-wait-act = { $name } stellt einen ersten Arbeiter
dwarf-web-wait-second = { $name } stellt einen zweiten Arbeiter
dwarf-web-wait-helper = { $name } stellt einen Helfer
dwarf-web-wait-other = { $name } entscheidet
dwarf-web-chosen = Gewählt: { $place }.
dwarf-web-chosen-pass = Dein Arbeiter bleibt in dieser Runde weg.
dwarf-web-pays-both = Kostet beide Arbeiter.
dwarf-web-pays-glory = Kostet einen Arbeiter und 4 Ruhm.
dwarf-web-will-strike = { $count ->
    [one] Greift an: { $monsters }.
   *[other] Greifen an: { $monsters }.
}
dwarf-web-then-lost = dann
dwarf-web-leave-out = Weglassen
dwarf-web-go-choose = Wähl einen Ort
dwarf-web-go-choose-place = Wähl einen Ort
dwarf-web-go-place = Auf { $location } stellen
dwarf-web-go-leave-out = Weglassen
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

# What the common pages and commands say of this game.

game-nidavellir = Nidavellir
nidavellir-title = Nidavellir, Ausgabe { $edition }, { $players } Elvaland
nidavellir-welcome = Nidavellir, Ausgabe { $edition }, { $players } Elvaland. „help“ zeigt, was du eingeben kannst.

rules-about-nidavellir = In drei Tavernen bieten, Zwerge anwerben, Helden gewinnen. Für 2 bis 5 Personen.

start-nidavellir = Biete Münzen in drei Tavernen, stelle fünf Klassen auf, rufe die Helden. 2 bis 5 Personen, 40 Minuten.
start-bots-nidavellir = { $how }
start-moment-nidavellir = Zeitalter { $age }, Runde { $turn }.
option-nidavellir-edition = Regelausgabe
option-nidavellir-edition-fr = Französisch, neueste
    .note = Der neueste Text. Die Ausgaben unterscheiden sich in fünf Punkten; jeder lässt sich unten einstellen.
option-nidavellir-edition-en = Englisch
    .note = Wie die französische, aber eine andere Münze des gerade abgegebenen Wertes darf genommen werden.
option-nidavellir-edition-de = Deutsch
    .note = Niedrige Juwelen, Münzen der anderen nicht gezeigt und drei weitere kleine Unterschiede.
option-nidavellir-first-game = Helden
option-nidavellir-first-game-false = Alle 21
    .note = Alle Helden liegen von Anfang an aus.
option-nidavellir-first-game-true = Ohne Thrud, Ylud, Uline
    .note = Wie es die Regeln fürs erste Spiel raten: Die drei, die am meisten Erklärung brauchen, bleiben draußen.
option-nidavellir-gems = Juwelen im Spiel
option-nidavellir-gems-high = Die höchsten
    .note = So viele Juwelen wie Personen, von 5 abwärts gezählt.
option-nidavellir-gems-low = Die niedrigsten
    .note = So viele Juwelen wie Personen, von 1 aufwärts gezählt.
option-nidavellir-take-back = Die gerade abgegebene Münze
option-nidavellir-take-back-value = Keine ihres Wertes
    .note = Beim Tauschen und Aufwerten bekommst du nie eine Münze des Wertes, den du abgegeben hast.
option-nidavellir-take-back-coin = Genau sie nicht
    .note = Du kannst eine andere Münze desselben Wertes bekommen, aber nicht genau die abgegebene.
option-nidavellir-take-back-order = Beim Aufwerten ja
    .note = Beim Aufwerten geht die Münze zuerst zurück und darf wieder genommen werden; beim Tauschen genau sie nicht.
option-nidavellir-special-smith = Der besondere Schmied ist
option-nidavellir-special-smith-dwarf = Ein Zwerg
    .note = Obenauf in der Spalte kann er für Dagda und Bonfur abgeworfen werden.
option-nidavellir-special-smith-distinction = Eine Auszeichnung
    .note = Obenauf sperrt er die Spalte für Dagda und Bonfur.
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

start-asked-bid = Dein Gebot wird erwartet.
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
replay-bid = { $name } bietet { $coins }.
replay-bids-shown = Die Gebote liegen offen; damals waren sie verdeckt.

# Entscheidungen jenseits von Geboten und Tavernen: die Heldenhalle, Thrud, Ylud, Dagda, Bonfur, Ulines Münze, Tausch, der Pionier.

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
nid-ask-line-complete = Set { $line } fertig.
nid-line-hero = Sofort kommt ein Held.
nid-line-hero-due = Ein Held ist fällig.
nid-lines-left = Nur noch { $lines ->
    [one] 1 Set.
   *[other] { $lines } Sets.
}
nid-no-points = keine Punkte
nid-choose-column = Wähle eine Spalte
nid-choose-coin = Wähle eine Münze

## Die Heldenhalle

nid-ask-hall = Heldenhalle
nid-hall-neutral = Ohne Klasse: neben das Truppentableau
nid-hero-asked = Rekrutiere einen Helden{ $due ->
    [one] {""}
   *[other] , weitere sind fällig
}
nid-hero-note = { $lines ->
    [one] 1 Set ist
   *[other] { $lines } Sets sind
} fertig, { $heroes ->
    [0] noch kein Held ist bei dir
    [one] 1 Held ist bei dir
   *[other] { $heroes } Helden sind bei dir
}. { $open } von { $all } können kommen.
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
    [one] geht ein oberster Zwerg
   *[other] gehen { $count } oberste Zwerge
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
nid-thrud-no-line = Kein Set.
nid-thrud-line = Set { $line } ist fertig: Ein Held ist fällig. Am Ende bringt sie 13, wo immer sie liegt.
nid-thrud-end = Kein neues Set. Am Ende bringt sie 13, wo immer sie liegt.
nid-ylud-title = Ylud am Ende von Zeitalter { $age }
nid-ylud-asked = Wohin kommt Ylud?
nid-ylud-asked-move = Bleibt Ylud, oder legst du sie um?
nid-ylud-note = Sie muss jetzt auf eine Spalte, vor der Zwischenwertung. Andere Karten dürfen sie verdecken.
nid-ylud-note-late = Sie muss jetzt auf eine Spalte, vor der Schlusswertung.
nid-ylud-note-move = Das letzte Mal, vor der Schlusswertung. Die Punkte vergleichen mit dem Bleiben.
nid-ylud-here-lost = { $here } hier, { $lost } verloren.
nid-ylud-stay = Bleibt.
nid-ylud-stay-go = Ylud bleiben lassen
nid-ylud-stay-under = Nichts bewegt sich: unter Thrud ({ $column })
nid-ylud-stays = Ylud bleibt: { $column }
nid-ylud-stays-note = Nichts bewegt sich.
nid-ylud-lifts = Thrud wird aufgenommen und neu gelegt.

## Dagda und Bonfur

nid-dagda-title = Dagda wirft zwei ab
nid-dagda-asked = Welche zwei Zwerge gehen?
nid-dagda-note = Die obersten Karten zweier verschiedener Spalten, beide zugleich.
nid-bonfur-title = Bonfur wirft einen ab
nid-bonfur-asked = Welcher Zwerg geht?
nid-bonfur-note = Die oberste Karte einer Spalte.
nid-discard-go = { $count ->
    [one] Diesen abwerfen
   *[other] Diese beiden abwerfen
}
nid-discard-choose = Wähle { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
nid-discard-lines-stay = Deine Sets bleiben. Auch Helden, die schon da sind, bleiben.
nid-discard-lines = { $lines ->
    [0] Kein Set bleibt
    [one] 1 Set bleibt
   *[other] { $lines } Sets bleiben
}. Helden, die schon da sind, bleiben.

## Ulines Münze

nid-lay-title = Uline: Deine Münze kommt zuletzt
nid-lay-asked = Welche Münze legst du hier: { $tavern }?
nid-lay-note = Die anderen liegen offen. Deine gilt sofort.
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
nid-transform-note = Die Münze wird gezeigt und geht; die neue kommt an ihren Platz, gleich herum.
nid-transform-go = Die { $coin } aufwerten
nid-transform-becomes = { $place }: Aus deiner { $coin } wird { $gets }
nid-coin-gone = Die { $coin } verlässt das Spiel.
nid-coin-back = Die { $coin } geht zurück in die Schatzkammer.
nid-coin-known = Alle kennen dann die { $coin }.
nid-coin-missing = keine { $wanted } mehr da: Es kommt die { $gets }
nid-coin-stands = die Reihenfolge bleibt
nid-coin-seen = verdeckt, aber allen bekannt
nid-trade-title = Uline tauscht zwei Handmünzen
nid-trade-asked = Welche zwei Münzen tauschst du?
nid-trade-note = Du bekommst die Münze ihrer Summe und behältst die niedrigere.
nid-trade-go = { $high } und { $low } tauschen
nid-trade-choose = Wähle { $count ->
    [one] noch eine Münze
   *[other] { $count } Münzen
}
nid-trade-pick = tauschen?
nid-trade-second = und welche noch?
nid-trade-brings = { $high } + { $low }: die { $gets }
nid-trade-hand = Dann auf deiner Hand: { $coins }
nid-trade-drop = Danach sagst du, welche 5 geht.
nid-drop-title = Ein Tausch zweier Fünfen
nid-drop-asked = Welche 5 gibst du ab?
nid-drop-note = 5 + 5 bringt in jedem Fall die { $gets }.
nid-drop-basic = Start-5
nid-drop-choose = Wähle eine 5
nid-drop-go = Die { $coin } abgeben
nid-drop-leaves = Die { $coin } geht
nid-drop-keep = Du behältst die { $coin }
nid-drop-have = Du hast die { $coin } und die { $gets }
nid-drop-same = Für dich derselbe Wert. Es entscheidet nur, ob eine 5 in die Schatzkammer zurückkehrt.

## Das Fernrohr

nid-keep-title = { $distinction }: drei Karten von Zeitalter 2
nid-keep-asked = Welche Karte behältst du?
nid-keep-note = Sie wird offen. Danach wird der ganze Stapel gemischt.
nid-keep-only-you = Nur du siehst diese drei. Die beiden anderen gehen ungezeigt zurück.
nid-keep-choose = Wähle eine Karte
nid-keep-go = { $card } behalten
nid-keep-coin = +{ $plus } für eine Münze
nid-keep-hero = ein Held
nid-keep-offering = du wertest eine Münze um { $plus } auf
nid-keep-ranks = { $column }: { $before } → { $after } Rangabzeichen, { $signed } Punkte
nid-keep-line = Set { $line } ist fertig: Ein Held ist fällig.
nid-keep-others = Die beiden anderen gehen ungezeigt zurück.

# What is refused, and why.

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
closed-hero-taken = Dieser Held gehört schon zu einer anderen Streitmacht
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
position-uline = Wer Uline besitzt, hat Münzen nur an den erledigten Tavernen: { $count } in diesem Moment, die anderen sind auf der Hand.
position-too-early = Das kann vor der Zwischenwertung niemand haben.
position-thrud = Thrud steht zuoberst in einer Spalte oder ist auf der Hand dessen, der gerade handelt; nur am Ende liegt sie neben dem Truppentableau.
position-known = Eine Münze, die als bekannt geschrieben ist, liegt nicht dort.
position-stand = Dort liegt sie nicht ({ $column }): Schreib sie in die Spalte.
position-dealt = In dieser Phase werden die Tavernen erst gefüllt; lass sie weg oder nimm die Phase „bidding“.
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
position-discards = Die Zahl der abgelegten Karten passt nicht; Karten, die nirgends liegen: { $count }.
position-treasury = Die Schatzkammer passt nicht zu den Münzen der Plätze.
position-hall = Die ausliegenden Helden passen nicht zu den Helden der Plätze.
finding-gem-twice = Juwel { $gem } ist doppelt vergeben
finding-card-too-often = Von dieser Karte gibt es nur { $most }
finding-wrong-column = Diese Karte gehört nicht in diese Spalte
finding-neutral-in-column = Ein neutraler Held liegt neben dem Truppentableau
finding-army-large = Keine Streitmacht kann über { $most } Karten hinauswachsen
finding-coin-twice = Niemand hat die Kupfermünze { $coin } doppelt
finding-coin-too-often = So oft gibt es die Münze { $coin } nicht
finding-coin-zero = Alle haben entweder die 0 oder die Mithrilmünze
finding-special-twice = Die Mithrilmünze gibt es nur einmal
finding-hero-twice = { $hero } gibt es nur einmal
finding-hero-out = { $hero } bleibt in der Erstpartie aus dem Spiel
finding-hero-no-column = { $hero } liegt in einer Spalte: Schreib den Namen dorthin
finding-dwergs = Es gibt fünf Dwerg-Brüder, nicht { $count }
finding-thrud-covered = Thrud wird nie verdeckt: In ihrer Spalte steht sie an letzter Stelle
finding-counted = Rangabzeichen und Punkte genügen zum Werten, aber nicht zum Weiterspielen
finding-hero-due = { $lines ->
    [one] 1 Set ist vollständig, aber ein Held fehlt
   *[other] { $lines } Sets sind vollständig, aber es sind weniger Helden da
}

# Questions, choices and events, as text says them.

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
effect-order = als { $value }. an der Reihe
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
event-ordered = { $tavern }: { $seat } ist als Nummer { $place } am Zug.
event-tied = Gleichstand bei { $coin }: { $seat } hat Juwel { $gem }.
event-took = { $seat } nimmt { $card }.
event-put = { $seat } legt an: { $card } (Spalte der { $column }).
event-lifted = { $seat } nimmt Thrud von der Spalte der { $column } auf.
event-stood = { $seat } legt Thrud auf die Spalte der { $column }.
event-discarded = { $seat } wirft ab: { $card } (Spalte der { $column }).
event-offered = { $seat } nutzt { $card }.
event-transformed = { $seat } wertet { $old } ({ $place }) zu { $new } auf.
event-traded = { $seat } tauscht Münzen: { $high } und { $low } bringen { $new }.
event-coin-gone = Die Kupfermünze { $coin } von { $seat } verlässt das Spiel.
event-coin-missing = Die Münze { $wanted } ist nicht vorhanden: Stattdessen kommt { $new }.
event-coin-barred = Keine höhere Münze ist mehr da: Aus { $coin } wird { $new }.
event-coin-has-to = { $seat } hat { $coin } geboten und muss Münzen tauschen.
event-due = { $seat } hat mehr Sets ({ $lines }) als Helden ({ $heroes }): Ein Held ist fällig.
event-chained = { $seat } hat mehr Sets ({ $lines }) als Helden ({ $heroes }): Mehrere Helden sind fällig.
event-recruited = { $seat } rekrutiert { $hero }.
event-none-free = { $seat } darf keinen der ausliegenden Helden nehmen.
event-picked-up = { $seat } nimmt { $coins } Münzen auf die Hand (Uline).
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

# Reasons of a hint.

hint-bid = { $coin } → { $tavern }
hint-points-lost = { $points ->
    [one] Die nächstbeste Wahl kostet sofort 1 Punkt.
   *[other] Die nächstbeste Wahl kostet sofort { $points } Punkte.
}
hint-coins = Du bekommst die Münze { $coin }: { $points } mehr als vorher.
hint-plus = Eine deiner Münzen wächst um { $plus }.
hint-order = { $number ->
    [one] Du wählst dort als Erster.
   *[other] Dein Platz in der Reihenfolge dort: { $number }.
}
hint-line = Damit wird Set { $line } voll: Ein Held kommt zu dir.
hint-nearer = { $count ->
    [one] Dann fehlt nur noch 1 Rangabzeichen zum nächsten Helden.
   *[other] Dann fehlen noch { $count } Rangabzeichen zum nächsten Helden.
}
hint-majority = { $column }: Dann hast du allein die meisten.
hint-majority-lost = { $column }: Nach der nächstbesten Wahl hättest du nicht mehr allein die meisten.
hint-denied = { $points ->
    [one] { $card } brächte { $seat } 1 Punkt.
   *[other] { $card } brächte { $seat } { $points } Punkte.
}
hint-stake = { $points ->
    [one] { $tavern }: Deine Münze { $coin } gilt { $card }, das bringt dir 1 Punkt.
   *[other] { $tavern }: Deine Münze { $coin } gilt { $card }, das bringt dir { $points } Punkte.
}
hint-rival = { $points ->
    [one] { $tavern }: { $card } brächte { $seat } 1 Punkt.
   *[other] { $tavern }: { $card } brächte { $seat } { $points } Punkte.
}
hint-trade = Dein Goldsack wird gegen die Münze { $coin } getauscht: { $points } mehr als vorher.

# The score pad.

finding-ranks-many = Alle zusammen haben mehr Rangabzeichen, als es gibt: { $most }
finding-ranks-missing = Die Rangabzeichen fehlen, ohne sie lässt sich nicht werten
finding-points-many = { $ranks ->
    [0] Kein Rangabzeichen, also keine Punkte
    [one] 1 Rangabzeichen hat höchstens { $most } Punkte
   *[other] { $ranks } Rangabzeichen haben höchstens { $most } Punkte
}
finding-ylud-stands = Am Ende liegt Ylud in einer Spalte: Trag sie dort ein
score-points = Punkte
score-ranks = Ränge
score-entry = { $what }, { $part }, { $name }
score-note-warrior = Summe; meiste Ränge: + höchste Münze
score-note-hunter = Ränge × Ränge
score-note-miner = Punkte × Ränge
score-note-blacksmith = 3, 7, 12, 18, 25, 33 …
score-note-explorer = Summe der Punkte; Idunn: + 2 je Rang
score-note-heroes = zum Wählen antippen
score-note-coins = die fünf; +3 mit Juwel 6
score-cards = Karten
score-cards-of = { $part }, { $name }: Karten antippen
score-heroes-of = Helden von { $name }
score-heroes-class = Helden einer Klasse: Ihre Ränge und Punkte stehen in einer Spalte
score-coins-of = Münzen von { $name }: die fünf antippen
score-choose-heroes = Helden wählen, { $name }
score-choose-coins = Münzen wählen, { $name }
score-choose-cards = Karten antippen: { $part }, { $name }
score-type-instead = Ränge und Punkte eintippen
score-gem-six = Juwel 6
score-demo = Beispiel: 204 Punkte
score-example-warrior = Karten „5 6 9 kraal“, oder Ränge/Punkte „4/28“
score-example-hunter = Ränge „4“, mit Helden „2 aral“
score-example-miner = Karten „0 1 2 zoral“, oder Ränge/Punkte „5/4“
score-example-blacksmith = Ränge „3“, mit Helden „2 bonfur smith“
score-example-explorer = Karten „5 8 11 idunn“, oder Ränge/Punkte „4/34“
score-example-heroes = Namen „skaa dwerg dwerg“
score-example-coins = die fünf „3s 5 9 12 24“; 3s ist die Mithrilmünze, 5t die 5 aus dem Schatz; „gem“ für Juwel 6

# Was das Wertungsblatt von Nidavellir auf der Seite und im Terminal sagt.

nid-over = Spielende
nid-sheet-you-win = Du gewinnst mit { $lead } Vorsprung
nid-sheet-wins = { $name } gewinnt mit { $lead } Vorsprung
nid-sheet-share = { $names } und { $name } gewinnen gemeinsam
nid-sheet-your-place = Du bist { $place ->
    [1] auf dem ersten Platz
    [2] auf dem zweiten Platz
    [3] auf dem dritten Platz
    [4] auf dem vierten Platz
   *[other] auf dem fünften Platz
} mit { $points } Punkten.
nid-sheet-about = Nidavellir zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}.
nid-sheet-best = meiste in diesem Teil
nid-sheet-caption = Schlusswertung, Teil für Teil
nid-sheet-part = Teil
nid-sheet-ranks = { $count ->
    [one] 1 Rang
   *[other] { $count } Ränge
}
nid-sheet-neutral = Neutrale Helden
nid-sheet-warrior-coin = { $points } + Münze { $coin }
nid-sheet-square = { $ranks } × { $ranks }
nid-sheet-product = { $points } × { $ranks ->
    [one] 1 Rang
   *[other] { $ranks } Ränge
}
nid-sheet-idunn = { $points } + Idunn { $idunn }
nid-sheet-hero = { $hero } { $points }
nid-sheet-brothers = { $count ->
    [one] 1 Dwerg
   *[other] { $count } Dwerge
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
nid-sheet-proof-number = Festlegung
nid-sheet-record = Mitschrift sichern

# Der Tisch von Nidavellir im Browser.

nid-title = Nidavellir
nid-you = Du
nid-list = { $first } und { $last }
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
nid-done-mine = fertig: du hast { $card }
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
nid-offering-brings = eine der Münzen wächst um { $plus }
nid-brings = { $before } → { $after } Punkte, { $ranks ->
    [one] 1 Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}
nid-brings-line = { $before } → { $after } Punkte, Set { $line } voll

## Die Reihenfolge an einer Taverne

nid-order = Reihenfolge
nid-has-played = war dran
nid-chooses = { $you ->
    [yes] wähl jetzt
   *[no] wählt jetzt
}
nid-decides = { $you ->
    [yes] entscheide jetzt
   *[no] entscheidet
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
nid-will-swap = die Juwelen wechseln, wenn alle dran waren
nid-no-swap = keines wechselt
nid-gets-gem = { $name } bekommt Juwel { $gem }.

## Bieten

nid-bid = Biete: eine Münze auf jede Taverne
nid-bid-where = Biete: wohin mit deiner { $coin }?
nid-bid-ready = Biete: soll es so sein?
nid-bid-sealed = Dein Gebot liegt verdeckt
nid-bid-change = Dein Gebot ändern?
nid-bid-go = Gebot abgeben
nid-bid-again = Gebot ändern
nid-place-more = { $count ->
    [one] Noch 1 Münze legen
   *[other] Noch { $count } Münzen legen
}
nid-taverns-left = { $count ->
    [one] Noch 1 Taverne.
   *[other] Noch { $count } Tavernen.
} Die beiden übrigen Münzen sind dein Goldsack.
nid-ties-first = Dein Juwel { $gem } gewinnt jeden Gleichstand.
nid-ties-last = Dein Juwel { $gem } verliert jeden Gleichstand.
nid-ties-between = Dein Juwel { $gem } verliert bei Gleichstand gegen { $ahead } und gewinnt gegen { $behind }.
nid-pouch-stays = { $low } und { $high } bleiben in deinem Goldsack. Du tauschst in dieser Runde nicht.
nid-pouch-trades = { $low } und { $high } bleiben in deinem Goldsack; der Tausch bringt eine { $coin }, so wie die Schatzkammer jetzt ist.
nid-place = Dein Platz, { $tavern }: { $text }
nid-place-empty = Dein Platz
nid-place-free = leer
nid-put-here = Leg deine { $coin } hierher
nid-your-coin = Deine { $coin }
nid-take-back = tippen holt sie zurück
nid-your-coins = Deine Münzen
nid-lifted = in der Hand
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
nid-choose-card = Wähl eine Karte
nid-take-place = Du bist Nr. { $place } von { $of }. { $count ->
    [one] Nach dir wählt { $names }.
   *[other] Nach dir wählen { $names }.
}
nid-take-last = Du bist Nr. { $of } von { $of } und wählst zuletzt.
nid-ranks-change = { $class } { $before } → { $after } Rangabzeichen, { $points }.
nid-offering-change = Eine deiner Münzen wächst um { $plus }.
nid-completes = Set { $line } wird voll.
nid-hero-comes = Ein Held kommt.
nid-gem-becomes = Danach wird dein Juwel { $gem } zu { $after }.
nid-then-trade = Dann tauschst du: du hast { $coin } geboten.
nid-no-trade = Kein Tausch: du hast { $coin } geboten.

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
nid-wait-discard = { $names } legt Karten ab
nid-wait-thrud = { $names } stellt Thrud auf eine Spalte
nid-wait-ylud = { $names } entscheidet über Ylud
nid-wait-trade = { $names } tauscht zwei Münzen
nid-wait-drop = { $names } wählt, welche 5 geht
nid-wait-keep = { $names } sieht drei Karten an und behält eine
nid-watching = Du schaust zu.
nid-bot-plays = Ein Bot spielt deinen Platz.
nid-uline-waits = Uline sieht alles zuerst: du legst deine Münzen, wenn die anderen aufgedeckt haben.
nid-you-played = Du warst an dieser Taverne schon dran.
nid-you-play = Du bist hier als Nr. { $place } dran.

## Streitmächte

nid-army = { $you ->
    [yes] Deine Streitmacht
   *[no] Streitmacht von { $name }
}
nid-own-army = Deine Streitmacht
nid-show-army = { $name }: Streitmacht zeigen
nid-lines = Sets
nid-line-complete = voll
nid-missing = fehlt
nid-here = hierher
nid-missing-count = { $count } fehlen
nid-next-hero = { $count ->
    [one] Nächster Held: 1 Rangabzeichen fehlt
   *[other] Nächster Held: { $count } Rangabzeichen fehlen
}
nid-ranks-missing = { $count ->
    [one] 1 Rangabzeichen fehlt
   *[other] { $count } Rangabzeichen fehlen
}
nid-next-hero-class = Nächster Held: es fehlt { $count } { $class }
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
nid-command = Ohne Spalte
nid-command-empty = niemand: hier stehen Helden ohne Klasse
nid-thrud-stands = { $you ->
    [yes] Thrud steht auf deiner Spalte { $column }: { $points } am Ende.
   *[no] Thrud steht auf der Spalte { $column }: { $points } am Ende.
}
nid-ylud-waits = Ylud kommt am Ende des Zeitalters in eine Spalte.

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
nid-coins-changed = verändert
nid-coins-first = die fünf ersten Münzen
nid-coin-out = weg: Münze
nid-bidding = bietet
nid-most = (am meisten)

## Was allen gehört

nid-treasure = Schatzkammer
nid-coins-count = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
nid-coins-dots = { $count }; Punkte: wie viele
nid-coin-left = Münze { $coin }, noch { $count }
nid-hall = Halle der Helden
nid-hall-all = Alle Helden
nid-on-display = { $count } sind da
nid-heroes-left = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
nid-neutral = Ohne Klasse
nid-hero-taken = bei { $name }
nid-brother-taken = { $hero }: bei { $name }
nid-hero-out = nicht in dieser Partie
nid-distinctions = Auszeichnungen
nid-distinctions-given = für die meisten in Zeitalter 1
nid-distinctions-to-come = wer jetzt führt
nid-distinction-said = { $distinction }, für die meisten { $class }: { $state ->
    [won] { $name } hat sie
    [leads] { $name } führt
   *[nobody] niemand
}
nid-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
nid-discards = Ablage: { $count }
nid-discards-empty = Noch keine Karte wurde abgelegt.

web-coin = Münze
web-coin-sealed = verdeckte Münze
web-gem = Stein
