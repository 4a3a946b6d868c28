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
