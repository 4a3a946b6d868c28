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

coin-special = Mithril-3
coin-treasury-5 = Gold-5
card-offering-plus = Subventionskarte +{ $plus }
card-class-points = { $class } { $points }
place-hand = Hand
place-goblin = Goblin
place-dragon = Drache
place-horse = Pony
place-pouch = Goldsack
place-unknown = unbekannt

## Was gefragt wird

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

## Was eine Möglichkeit bewirkt

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

## Was geschehen ist

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

## Der Tisch in Worten

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

score-title = Schlusswertung
score-now = Punktestand, wenn die Partie jetzt zu Ende wäre
score-part-heroes = Helden
score-part-coins = Münzen
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
play-actions = „bid 5 0 3“ oder „take explorer 11“
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
cli-rules-unknown = Zu „{ $topic }“ ist nichts bekannt. Regeln haben Nummern wie N8.4 oder D8.2; Karten findest du unter ihrem Namen, etwa thrud oder turn back.
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
counted-hero = Rekrutierte Helden, Anteil der Partien
counted-special = Genutzte Sonderaktionen, Anteil der Partien
counted-end = Wie die Partien enden
counted-end-items = vier Gegenstände
counted-end-mountain = Berg leer
counted-end-glory = 12 Ruhm
simulate-rules = Regeln in Ereignissen (–: in keinem)
simulate-checksum = Prüfsumme aller Endstellungen: { $checksum }
