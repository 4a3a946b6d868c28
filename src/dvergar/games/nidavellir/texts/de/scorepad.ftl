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
