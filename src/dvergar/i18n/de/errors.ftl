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
