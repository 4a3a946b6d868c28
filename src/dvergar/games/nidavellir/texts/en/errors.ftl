# What is refused, and why.

error-players = Nidavellir is for { $least } to { $most } players, not { $given }.
error-coin = “{ $coin }” is not a coin (in “{ $words }”).
error-hero = “{ $hero }” is not a hero (in “{ $words }”).
error-class = “{ $word }” is not a class (in “{ $words }”): warrior, hunter, miner, blacksmith, explorer.
error-card = “{ $card }” is not a card (in “{ $words }”).
error-bid-words = A bid names three coins, one for each tavern: “bid 5 0 3”, not “{ $words }”.
error-transform-words = Name the place of the coin and its value: “transform pouch 4”, not “{ $words }”.
error-trade-words = A trade names two coins: “trade 4 3”, not “{ $words }”.
error-drop-words = Name the 5 to give up: “drop 5” or “drop 5t”, not “{ $words }”.
illegal-coin-not-there = You have no coin { $coin } left for that bid
illegal-coin-not-in-place = There is no coin { $coin } there ({ $place })
illegal-discard-count = { $count ->
    [one] Name one column to discard from
   *[other] Name { $count } different columns to discard from
}
illegal-discard-twice = The two discards must come from different columns
illegal-ylud-must = You must place Ylud on a column now
illegal-card-not-here = { $card } is not in this tavern
illegal-card-not-seen = { $card } is not among the Pioneer’s three cards
closed-dagda = Dagda needs two other columns with a dwarf card on top
closed-bonfur = Bonfur needs another column with a dwarf card on top
closed-hourya = Hourya needs five Explorer ranks, you have { $ranks }
closed-hero-taken = This hero is already recruited
closed-hero-out = This hero is left out of a first game
closed-column-own = Cards of the hero’s own column cannot be discarded
closed-column-empty = This column is empty
closed-column-hero = A hero on top closes this column
closed-column-smith = The special Blacksmith counts as a distinction here and closes this column
closed-coin-fixed = The { $coin } can never be transformed
closed-coin-on-tavern = The { $coin } stays on its tavern until the turn ends
closed-ylud-own = Moving her to her own column would be the same as staying
position-coin = “{ $given }” is not a coin: 0, 2, 3, 3s, 4, 5, 5t, 6 to 25.
position-hero = “{ $given }” is not a hero.
position-bid = A bid names three coins, one for each tavern; “-” where none lies.
position-bid-missing = This seat’s coins must lie on the taverns at this moment.
position-no-bid-now = No coins lie on the taverns at this moment.
position-coin-not-held = This seat does not own the coin { $coin }, or not that many of them.
position-hand = These are not the coins left in the hand.
position-uline = Uline’s owner has coins only on the taverns already resolved: { $count } now. The others are in the hand.
position-too-early = Nobody can have this before the evaluation.
position-thrud = Thrud stands last in a column, or in the hand of the seat that acts; only at the end is she in the command zone.
position-known = A coin marked as known is not there.
position-stand = She does not stand there ({ $column }): write her into the column.
position-dealt = At this stage the taverns are still empty: leave them out, or use the stage “bidding”.
position-order = The order must name each of the { $players } seats once, starting at 0.
position-tavern-size = { $size ->
    [one] At this moment the tavern holds 1 card.
   *[other] At this moment the tavern holds { $size } cards.
}
position-deck-size = { $size ->
    [one] At this moment the deck holds 1 card.
   *[other] At this moment the deck holds { $size } cards.
}
position-deck-short = The deck is too short for the Pioneer.
position-card-too-often = There are not that many of this card: { $given }.
position-too-few-cards = Too few cards are left for this.
position-discards = The discards do not match: { $count } cards are missing, or there too often.
position-treasury = The Royal Treasure does not match the coins that the seats own.
position-hall = The heroes on display do not match those that the seats own.
finding-gem-twice = Gem { $gem } is held twice
finding-card-too-often = There are only { $most } of this card
finding-wrong-column = This card does not belong in this column
finding-neutral-in-column = A neutral hero stands in the command zone
finding-army-large = No army can have more than { $most } cards
finding-coin-twice = Nobody has the basic coin { $coin } twice
finding-coin-too-often = There are not that many coins { $coin }
finding-coin-zero = Everybody has either the 0 or the special 3
finding-special-twice = There is only one special 3
finding-hero-twice = There is only one { $hero }
finding-hero-out = { $hero } is left out of a first game
finding-hero-no-column = { $hero } stands in a column: enter the hero there
finding-dwergs = There are five Dwerg brothers, not { $count }
finding-thrud-covered = Thrud is never covered: she stands last in her column
finding-counted = Ranks and points are enough to score the game, but not to play on
finding-hero-due = Complete lines: { $lines }; there are fewer heroes
