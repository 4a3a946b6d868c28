# What cannot be done, and why. Reasons that end with a rule id have no full stop.

error-unknown = Something went wrong.
error-game-over = The game is over.
error-game = There is no game “{ $game }”. Known: { $games }.
error-players = Nidavellir is for { $least } to { $most } players, not { $given }.
error-option = Unknown option: { $option }. Known: { $options }.
error-option-value = { $option } can be { $values }, not { $given }.
error-seed = A seed is a whole number or 64 hex digits, not “{ $seed }”.
error-nonce = A nonce is up to 64 hex digits, not “{ $nonce }”.
error-nonces = { $count } nonces for { $players } seats: give one for each seat.
error-seat = Seat { $seat } owes no decision now.
error-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-seat-type = A seat is a whole number, not { $given }.
error-words-type = An action is a text or a code, not { $given }.
error-words = “{ $words }” is no action of this game.
error-code = The code { $code } is no legal action now.
error-coin = “{ $coin }” is no coin (in “{ $words }”).
error-hero = “{ $hero }” is no hero (in “{ $words }”).
error-class = “{ $word }” is no class (in “{ $words }”): warrior, hunter, miner, blacksmith, explorer.
error-card = “{ $card }” is no card (in “{ $words }”).
error-bid-words = A bid names three coins, one for each tavern: “bid 5 0 3”, not “{ $words }”.
error-transform-words = Say where the coin lies and which it is: “transform pouch 4”, not “{ $words }”.
error-trade-words = A trade names two coins: “trade 4 3”, not “{ $words }”.
error-drop-words = Say which 5 leaves: “drop 5” or “drop 5t”, not “{ $words }”.
error-stale-core = The compiled core was built from older sources. Install again (pip install .), or set DVERGAR_CORE=interpreted.

illegal-not-asked = “{ $words }” is not asked now: the decision is “{ $asked } …”
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
illegal-choice = “{ $words }” is not possible now

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

position-list = This must be a list of words.
position-table = This must be a table of fields.
position-field = There is no such field. Known: { $fields }.
position-number = This is a whole number from { $least } to { $most }, not “{ $given }”.
position-name = “{ $given }” is none of these: { $names }.
position-coin = “{ $given }” is no coin: 0, 2, 3, 3s, 4, 5, 5t, 6 to 25.
position-card = “{ $given }” is no card here.
position-hero = “{ $given }” is no hero.
position-seats = There are at most { $players } seats.
position-bid = A bid names three coins, one for each tavern; “-” where none lies.
position-bid-missing = This seat’s coins must lie on the taverns at this moment.
position-no-bid-now = No coins lie on the taverns at this moment.
position-coin-not-held = The seat does not hold the coin { $coin } (or not so often).
position-hand = These are not the coins left in the hand.
position-uline = Uline’s owner has coins on the taverns done and nowhere else: { $count } now, the others are in the hand.
position-too-early = Nobody can have this before the evaluation.
position-thrud = Thrud stands last in a column, or in the hand of the seat that acts; only at the end is she in the command zone.
position-json = This is no plain data (tables, lists, texts, numbers).
position-unstable = No game comes to this position: it would be written differently.
position-known = A coin that is written as known does not lie there.
position-unknown = A position to play from has no unknown coins.
position-stand = She does not stand there ({ $column }): write her into the column.
position-dealt = At this stage the taverns are still empty: leave them out, or take the stage “bidding”.
position-stage = No game can be taken up at this moment.
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
position-no-choice = Nobody could decide this here.
position-flag = This is true or false, not “{ $given }”.
position-card-which = “{ $given }” could be several cards here: add the letter of its deck.
position-card-elsewhere = “{ $given }” belongs to another location
position-card-twice = “{ $given }” would lie in two places
position-stack = A location holds 1 to 7 cards
position-pile-size = The piles do not fit the Special Actions that are left: at most three on a pile, and each card in one place
position-mountain-size = The Mountain does not fit the cards that are left.
position-layers = A cards do not lie above all B cards here
position-apprentice = { special-apprentice } is not in the solo game
position-workers = Up to four workers: numbers of locations, “pile”, “home”, or tables.
position-worker = A worker cannot be there now ({ $given })
position-worker-twice = Two workers of one seat do not stand on the same location
position-helpers = Helpers are not out before Get Help is resolved.
position-placed = The order of placing counts from 1 without gaps.
position-claim = A claim is the number at which an own worker was placed that is spent now.
position-not-asked = At this moment whoever has acted has workers out, and nobody else
position-solo-start = In a solo game the opponent (seat 1) is the start player and holds the marker
position-renown = With so much glory the opponent has already won
position-drawn = Name the card that the opponent follows, exactly when his worker comes next.

finding-gem-twice = Gem { $gem } is held twice
finding-card-too-often = There are only { $most } of this card
finding-wrong-column = This card does not belong into this column
finding-neutral-in-column = A neutral hero stands in the command zone
finding-army-large = No army can grow beyond { $most } cards
finding-coin-count = Everybody has five coins, here are { $count }
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
finding-items = { $items } items at the beginning of a round: the game would be over
finding-helpers-late = His worker on Get Help would have brought his helpers at once

record-json = This is no JSON.
record-format = This is no record of Dvergar.
record-field = A record has no field “{ $field }”.
record-actions = A record has a list of actions.
record-action = Action { $action } is not a seat and its words.
record-version = The record was played by version { $version } of the rules, this is version { $known }.
record-secret = The record’s secret is not revealed yet: it cannot be replayed.
record-start = The record’s start cannot be played from: { $reason }
record-seed = The record cannot be started: { $reason }
record-options = A record has a table of options.
record-illegal = Action { $action } breaks a rule: { $reason }
record-commitment = The commitment is not the SHA-256 of the secret.
record-order = The actions are not written in the one canonical way, or bids are not in seat order.
record-result = The result is not what the game gives.
