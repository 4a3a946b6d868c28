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
