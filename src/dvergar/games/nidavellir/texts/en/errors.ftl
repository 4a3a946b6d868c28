# What is refused, and why.

error-players = Nidavellir is for { $least } to { $most } players, not { $given }.
error-coin = “{ $coin }” is no coin (in “{ $words }”).
error-hero = “{ $hero }” is no hero (in “{ $words }”).
error-class = “{ $word }” is no class (in “{ $words }”): warrior, hunter, miner, blacksmith, explorer.
error-card = “{ $card }” is no card (in “{ $words }”).
error-bid-words = A bid names three coins, one for each tavern: “bid 5 0 3”, not “{ $words }”.
error-transform-words = Say where the coin lies and which it is: “transform pouch 4”, not “{ $words }”.
error-trade-words = A trade names two coins: “trade 4 3”, not “{ $words }”.
error-drop-words = Say which 5 leaves: “drop 5” or “drop 5t”, not “{ $words }”.
illegal-coin-not-there = You have no coin { $coin } left for that bid
illegal-coin-not-in-place = No coin { $coin } lies there ({ $place })
illegal-discard-count = { $count ->
    [one] Name one column to discard from
   *[other] Name { $count } different columns to discard from
}
illegal-discard-twice = The two discards come from different columns
illegal-ylud-must = Ylud must be put on a column now
illegal-card-not-here = { $card } does not lie in this tavern
illegal-card-not-seen = { $card } is not among the Pioneer’s three cards
closed-dagda = Dagda needs two other columns with a dwarf card on top
closed-bonfur = Bonfur needs another column with a dwarf card on top
closed-hourya = Hourya needs five Explorer ranks, you have { $ranks }
closed-hero-taken = This hero is already recruited
closed-hero-out = This hero is left out of a first game
closed-column-own = The hero’s own column is left alone
closed-column-empty = This column is empty
closed-column-hero = A hero on top closes this column
closed-column-smith = The special Blacksmith counts as a distinction here and closes this column
closed-coin-fixed = The { $coin } is never transformed
closed-coin-on-tavern = The { $coin } lies on a tavern until the turn ends
closed-ylud-own = Her own column would be the same as staying
position-coin = “{ $given }” is no coin: 0, 2, 3, 3s, 4, 5, 5t, 6 to 25.
position-hero = “{ $given }” is no hero.
position-bid = A bid names three coins, one for each tavern; “-” where none lies.
position-bid-missing = This seat’s coins must lie on the taverns at this moment.
position-no-bid-now = No coins lie on the taverns at this moment.
position-coin-not-held = The seat does not hold the coin { $coin } (or not so often).
position-hand = These are not the coins left in the hand.
position-uline = Uline’s owner has coins on the taverns done and nowhere else: { $count } now, the others are in the hand.
position-too-early = Nobody can have this before the evaluation.
position-thrud = Thrud stands last in a column, or in the hand of the seat that acts; only at the end is she in the command zone.
position-known = A coin that is written as known does not lie there.
position-stand = She does not stand there ({ $column }): write her into the column.
position-dealt = At this stage the taverns are still empty: leave them out, or take the stage “bidding”.
position-order = The order names each of the { $players } seats once, from 0.
position-tavern-size = { $size ->
    [one] At this moment the tavern holds 1 card.
   *[other] At this moment the tavern holds { $size } cards.
}
position-deck-size = { $size ->
    [one] At this moment the deck holds 1 card.
   *[other] At this moment the deck holds { $size } cards.
}
position-deck-short = The deck is too short for the Pioneer.
position-card-too-often = There are not so many of this card: { $given }.
position-too-few-cards = Too few cards are left for this.
position-discards = The discards do not fit: cards that are nowhere (or too often there): { $count }.
position-treasury = The treasury does not fit the coins that the seats hold.
position-hall = The hall does not fit the heroes that the seats own.
finding-gem-twice = Gem { $gem } is held twice
finding-card-too-often = There are only { $most } of this card
finding-wrong-column = This card does not belong into this column
finding-neutral-in-column = A neutral hero stands in the command zone
finding-army-large = No army can grow beyond { $most } cards
finding-coin-twice = Nobody has the basic coin { $coin } twice
finding-coin-too-often = There are not so many coins { $coin }
finding-coin-zero = Everybody has either the 0 or the special 3
finding-special-twice = There is only one special 3
finding-hero-twice = There is only one { $hero }
finding-hero-out = { $hero } is left out of a first game
finding-hero-no-column = { $hero } stands in a column: write the hero there
finding-dwergs = There are five Dwerg brothers, not { $count }
finding-thrud-covered = Thrud is never covered: she stands last in her column
finding-counted = Ranks and points are enough to score by, but not to play on
finding-hero-due = Complete lines: { $lines }; fewer heroes are there
