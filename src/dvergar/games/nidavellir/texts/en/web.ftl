# The table of Nidavellir in the browser.

nid-title = Nidavellir
nid-you = You
nid-where = { $where }, { $tavern }
nid-open = Open
nid-close = Close
nid-back = Back
nid-just-now = Just now
nid-what-is = What is this: { $name }?
nid-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Taverns

nid-taverns = Taverns
nid-tavern-label = Tavern { $number }, { $name }
nid-tavern-moment = Tavern { $number }, { $name }, { $moment }
nid-tavern-order = { $number ->
    [1] first
    [2] second
   *[other] third
}
nid-now = being resolved
nid-done = done
nid-to-come = to come
nid-done-mine = done: you took { $card }
nid-next-mine = next: your { $coin } lies there
nid-cards = Cards
nid-cards-left = { $count ->
    [one] 1 card left, { $you ->
        [yes] you choose
       *[no] { $name } chooses
    }
   *[other] { $count } cards left, { $you ->
        [yes] you choose
       *[no] { $name } chooses
    }
}
nid-cards-here = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
nid-took = { $you ->
    [yes] You took
   *[no] { $name } took
}
nid-paid = { $traded ->
    [yes] { $card }, traded
   *[no] { $card }
}
nid-sealed = sealed
nid-not-yet = not yet
nid-known-coin = face down but known: coin
nid-lays-later = lays later (Uline)
nid-lays-now = lays now
nid-revealed = revealed

## What a card brings

nid-a-coin = for a coin
nid-a-hero = a hero
nid-offering-brings = one of the coins grows by { $plus }
nid-brings = { $before } → { $after } points, { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
nid-brings-line = { $before } → { $after } points, line { $line } complete

## The order at a tavern

nid-order = Play order
nid-has-played = has played
nid-chooses = { $you ->
    [yes] choose now
   *[no] chooses now
}
nid-decides = { $you ->
    [yes] decide now
   *[no] decides now
}
nid-plays = { $last ->
    [yes] { $trades ->
        [yes] last, then trades
       *[no] plays last
    }
   *[no] { $trades ->
        [yes] plays as no. { $place }, then trades
       *[no] plays as no. { $place }
    }
}
nid-plays-short = { $last ->
    [yes] plays last
   *[no] plays as no. { $place }
}
nid-tie = Tie on { $coin }:
nid-before = before
nid-will-swap = they swap when all have played
nid-no-swap = nobody swaps
nid-gets-gem = { $name } gets gem { $gem }.

## Bidding

nid-bid = Bid: one coin on each tavern
nid-bid-where = Bid: where does your { $coin } go?
nid-bid-ready = Bid: is that your bid?
nid-bid-sealed = Your bid is sealed
nid-bid-change = Change your bid?
nid-bid-go = Seal the bid
nid-bid-again = Change the bid
nid-place-more = { $count ->
    [one] Place 1 more coin
   *[other] Place { $count } more coins
}
nid-taverns-left = { $count ->
    [one] 1 tavern left.
   *[other] { $count } taverns left.
} The two coins you keep are your pouch.
nid-ties-first = Your gem { $gem } wins every tie.
nid-ties-last = Your gem { $gem } loses every tie.
nid-ties-between = Your gem { $gem } loses ties to { $ahead } and wins against { $behind }.
nid-pouch-stays = { $low } and { $high } stay in your pouch. You do not trade in this turn.
nid-pouch-trades = { $low } and { $high } stay in your pouch; the trade will bring a { $coin }, as the treasure is now.
nid-place = Your place at the { $tavern }: { $text }
nid-place-empty = Your place
nid-place-free = empty
nid-put-here = Put your { $coin } here
nid-your-coin = Your { $coin }
nid-take-back = tap to take back
nid-your-coins = Your coins
nid-lifted = in hand
nid-pouch = pouch
nid-trades = trades
nid-highest = highest
nid-all-ready = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
nid-still-bidding = { $count ->
    [one] { $names } is still bidding.
   *[other] { $names } are still bidding.
}

## Taking a card

nid-take = Take a card: { $tavern }
nid-take-this = Take a card: { $card }?
nid-take-go = Take { $card }
nid-choose-card = Choose a card
nid-take-place = You play as no. { $place } of { $of }. { $count ->
    [one] { $names } chooses after you.
   *[other] { $names } choose after you.
}
nid-take-last = You play last of { $of }.
nid-ranks-change = { $class } { $before } → { $after } ranks, { $points }.
nid-offering-change = One of your coins grows by { $plus }.
nid-completes = Completes line { $line }.
nid-hero-comes = A hero comes.
nid-gem-becomes = Afterwards your gem { $gem } becomes { $after }.
nid-then-trade = Then you trade: you bid { $coin }.
nid-no-trade = No trade: you bid { $coin }.

## Waiting

nid-wait = The table goes on
nid-wait-bid = { $count ->
    [one] { $names } is still bidding
   *[other] { $names } are still bidding
}
nid-wait-lay = { $names } lays a coin at the { $tavern }
nid-wait-take = { $names } takes a card: { $tavern }
nid-wait-transform = { $names } transforms a coin
nid-wait-hero = { $names } recruits a hero
nid-wait-discard = { $names } discards from the army
nid-wait-thrud = { $names } puts Thrud on a column
nid-wait-ylud = { $names } decides about Ylud
nid-wait-trade = { $names } trades two coins
nid-wait-drop = { $names } chooses which 5 leaves
nid-wait-keep = { $names } looks at three cards and keeps one
nid-watching = You are watching.
nid-bot-plays = A bot plays your seat.
nid-uline-waits = Uline sees first: you lay your coins when the others have revealed theirs.
nid-you-played = You have played at this tavern.
nid-you-play = You play as no. { $place } here.

## Armies

nid-army = { $you ->
    [yes] Your army
   *[no] Army of { $name }
}
nid-own-army = Your army
nid-show-army = { $name }: show the army
nid-lines = Lines
nid-line-complete = complete
nid-missing = missing
nid-here = here
nid-missing-count = { $count } missing
nid-next-hero = { $count ->
    [one] Next hero: 1 rank missing
   *[other] Next hero: { $count } ranks missing
}
nid-ranks-missing = { $count ->
    [one] 1 rank missing
   *[other] { $count } ranks missing
}
nid-next-hero-class = Next hero: { $count } { $class } missing
nid-pouch-holds = pouch { $coins }
nid-ranks = { $count ->
    [one] rank
   *[other] ranks
}
nid-column = Column: { $class }
nid-column-warrior = { $adds ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-column-hunter = { $ranks ->
    [0] 0 points
   *[other] { $ranks } × { $ranks } = { $points }
}
nid-column-miner = { $ranks ->
    [0] 0 points
   *[other] { $sum } × { $ranks } = { $points }
}
nid-column-blacksmith = { $points ->
    [one] 1 point
   *[other] { $points } points
}
nid-column-explorer = { $adds ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-command = Command zone
nid-command-empty = empty: heroes without a class stand here
nid-thrud-stands = { $you ->
    [yes] Thrud stands on your { $column }: { $points } at the end.
   *[no] Thrud stands on the { $column }: { $points } at the end.
}
nid-ylud-waits = Ylud joins a column at the end of the age.

## Scores

nid-sum = army { $army }, coins { $coins }
nid-sum-heroes = army { $army }, heroes { $heroes }, coins { $coins }
nid-now-points = now
nid-score-of = Points of { $name } now:

## The others

nid-rail = Other players and the treasure
nid-players = Players
nid-others = Other players
nid-coins-owned = Coins owned:
nid-coins-of = Coins of { $name }
nid-coins-changed = changed
nid-coins-first = the five first coins
nid-coin-out = gone: coin
nid-bidding = bidding
nid-most = (most)

## What is common

nid-treasure = Royal treasure
nid-coins-count = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
nid-coins-dots = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}; dots: how many
nid-coin-left = Coin { $coin }, { $count } left
nid-hall = Hall of heroes
nid-hall-all = All heroes
nid-on-display = { $count } on display
nid-heroes-left = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
nid-neutral = Without a class
nid-hero-taken = with { $name }
nid-brother-taken = { $hero }: with { $name }
nid-hero-out = not in this game
nid-distinctions = Distinctions
nid-distinctions-given = for the most in Age 1
nid-distinctions-to-come = who leads now
nid-distinction-said = { $distinction }, for the most { $class }: { $state ->
    [won] { $name } has it
    [leads] { $name } leads
   *[nobody] nobody
}
nid-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
nid-discards = Discards: { $count }
nid-discards-empty = No card has been discarded yet.

web-coin = coin
web-coin-sealed = sealed coin
web-gem = gem
