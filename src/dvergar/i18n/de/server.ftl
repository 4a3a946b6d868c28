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
