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
