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
nid-next-mine = next: you bid { $coin } there
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
nid-lays-later = places later (Uline)
nid-lays-now = places now
nid-revealed = revealed

## What a card brings

nid-a-coin = for a coin
nid-a-hero = a hero
nid-offering-brings = one of your coins grows by { $plus }
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
        [yes] no. { $place }, then trades
       *[no] no. { $place }
    }
}
nid-plays-short = { $last ->
    [yes] plays last
   *[no] no. { $place }
}
nid-tie = Tie on { $coin }:
nid-before = before
nid-will-swap = they swap gems when all have played
nid-no-swap = nobody swaps gems
nid-gets-gem = { $name } gets gem { $gem }.

## Bidding

nid-bid = Bid: one coin on each tavern
nid-bid-where = Bid: where does your { $coin } go?
nid-bid-ready = Bid: ready to seal it?
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
nid-pouch-stays = { $low } and { $high } stay in your pouch. You do not trade this turn.
nid-pouch-trades = { $low } and { $high } stay in your pouch; as things stand, trading them brings a { $coin }.
nid-place = Your coin at the { $tavern }: { $text }
nid-place-empty = Your coin
nid-place-free = empty
nid-put-here = Place your { $coin } here
nid-your-coin = Your { $coin }
nid-take-back = tap to take it back
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
nid-take-place = You are no. { $place } of { $of }. { $count ->
    [one] { $names } chooses after you.
   *[other] { $names } choose after you.
}
nid-take-last = You are last of { $of }.
nid-ranks-change = { $class } { $before } → { $after } ranks, { $points }.
nid-offering-change = One of your coins grows by { $plus }.
nid-completes = Completes line { $line }.
nid-hero-comes = You recruit a hero.
nid-gem-becomes = Afterwards your gem { $gem } becomes { $after }.
nid-then-trade = Then you trade: you bid { $coin }.
nid-no-trade = No trade: you bid { $coin }.

## Waiting

nid-wait = The game goes on
nid-wait-bid = { $count ->
    [one] { $names } is still bidding
   *[other] { $names } are still bidding
}
nid-wait-lay = { $names } places a coin at the { $tavern }
nid-wait-take = { $names } takes a card: { $tavern }
nid-wait-transform = { $names } transforms a coin
nid-wait-hero = { $names } recruits a hero
nid-wait-discard = { $names } discards from the army
nid-wait-thrud = { $names } places Thrud on a column
nid-wait-ylud = { $names } decides about Ylud
nid-wait-trade = { $names } trades two coins
nid-wait-drop = { $names } chooses which 5 to give up
nid-wait-keep = { $names } looks at three cards and keeps one
nid-watching = You are watching.
nid-bot-plays = A bot plays your seat.
nid-uline-waits = Uline sees first: you place your coins after the others have revealed theirs.
nid-you-played = You have played at this tavern.
nid-you-play = You are no. { $place } here.

## Armies

nid-army = { $you ->
    [yes] Your army
   *[no] { $name }’s army
}
nid-own-army = Your army
nid-show-army = Show { $name }’s army
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
nid-command-empty = empty: for heroes without a class
nid-thrud-stands = { $you ->
    [yes] Thrud stands on your { $column }: { $points } at the end.
   *[no] Thrud stands on the { $column }: { $points } at the end.
}
nid-ylud-waits = Ylud joins a column at the end of the age.

## Scores

nid-sum = army { $army }, coins { $coins }
nid-sum-heroes = army { $army }, heroes { $heroes }, coins { $coins }
nid-now-points = now
nid-score-of = { $name }’s points now:

## The others

nid-rail = Other players and the Royal Treasure
nid-players = Players
nid-others = Other players
nid-coins-owned = Coins owned:
nid-coins-of = { $name }’s coins
nid-coins-changed = changed
nid-coins-first = the five starting coins
nid-coin-out = given up: coin
nid-bidding = bidding
nid-most = (most)

## What is common

nid-treasure = Royal Treasure
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
nid-distinctions-given = for the most ranks in Age 1
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
