# Questions, choices and events, as text says them.

coin-treasury-5 = treasury 5
card-offering-plus = Royal Offering +{ $plus }
card-class-points = { $class } { $points }
place-hand = hand
place-goblin = Goblin
place-dragon = Dragon
place-horse = Horse
place-pouch = pouch
place-unknown = unknown
ask-bid = { $seat }: bid one coin on each tavern (Goblin, Dragon, Horse). Your coins: { $coins }. Type for example “bid { $example }”.
ask-lay = { $seat }: place a coin at this tavern (Uline).
ask-take = { $seat }: take a card from the { $tavern }.
ask-transform = { $seat }: choose a coin to transform by +{ $plus }.
ask-hero = { $seat }: recruit a hero.
ask-discard = { $count ->
    [one] { $seat }: choose the column whose top card is discarded.
   *[other] { $seat }: choose the { $count } columns whose top cards are discarded.
}
ask-thrud = { $seat }: place Thrud on a column.
ask-ylud = { $seat }: place Ylud on a column.
ask-trade = { $seat }: choose two coins from your hand to trade.
ask-drop = { $seat }: which 5 do you give up?
ask-keep = { $seat }: you are the Pioneer. Keep one of these cards; only you see them.
effect-points = { $value ->
    [one] { $signed } point
   *[other] { $signed } points
}
effect-gets = { $gives } becomes { $gets }
effect-plus = then a coin grows by { $value }
effect-lines = { $value ->
    [one] 1 line
   *[other] { $value } lines
}
effect-hero = then recruit a hero
effect-discard = { $value ->
    [one] then discard 1 top card
   *[other] then discard { $value } top cards
}
effect-discards = discards { $value }
effect-pouch = pouch { $value }
effect-trade = trade brings { $value }
effect-trades = then trade
effect-order = place { $value } in the order
effect-tie = a tie: gems decide
action-stay = Ylud stays
action-lay = place the { $coin }
action-transform = the { $coin } ({ $place })
action-trade = trade { $high } and { $low }
action-drop = give up the { $coin }
event-dealt = { $seat } gets gem { $gem }.
event-shuffled = { $cards } cards of Age { $age } are shuffled.
event-age-began = Age { $age } begins: { $turns } turns.
event-turn-began = Age { $age }, turn { $turn }.
event-filled = { $tavern }: { $cards }.
event-sealed = { $seat } has bid.
event-revealed = { $seat } reveals { $coin } at the { $tavern }.
event-laid = { $seat } places { $coin } at the { $tavern } (Uline).
event-ordered = { $seat } is number { $place } to play at the { $tavern }.
event-tied = { $seat } is tied on { $coin } with gem { $gem }.
event-took = { $seat } takes { $card }.
event-put = { $seat } places { $card } on the { $column }.
event-lifted = { $seat } lifts Thrud from the { $column }.
event-stood = { $seat } places Thrud on the { $column }.
event-discarded = { $seat } discards { $card } from the { $column }.
event-offered = { $seat } uses { $card }.
event-transformed = { $seat } transforms { $old } ({ $place }) into { $new }.
event-traded = { $seat } trades { $high } and { $low } and gets { $new }.
event-coin-gone = The basic coin { $coin } of { $seat } leaves the game.
event-coin-missing = There is no coin { $wanted } left: { $new } comes instead.
event-coin-barred = No higher coin is left: { $coin } becomes { $new }.
event-coin-has-to = { $seat } bid { $coin } and must trade.
event-due = { $seat } must recruit a hero (lines: { $lines }, heroes: { $heroes }).
event-chained = { $seat } must recruit several heroes (lines: { $lines }, heroes: { $heroes }).
event-recruited = { $seat } recruits { $hero }.
event-none-free = { $seat } cannot take any of the heroes.
event-picked-up = { $seat } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} into the hand (Uline).
event-waits = Ylud waits in { $seat }’s command zone until the end of Age 2.
event-swapped = { $seat } and { $other } swap gems: { $seat } now has { $gem }, { $other } { $given }.
event-kept-gem = { $seat } keeps gem { $gem }.
event-left-out = { $seat } keeps gem 6: it is never swapped.
event-left-over = { $card } is left over and discarded.
event-coins-back = Everybody takes the coins back.
event-age-ended = Age { $age } ends.
event-stayed = { $seat } leaves Ylud with the { $column }.
event-moved-out = { $seat } takes Ylud away from the { $column }.
event-judged = { $column }: { $seat } has { $ranks ->
    [one] 1 rank.
   *[other] { $ranks } ranks.
}
event-awarded = { $seat } has the most { $column } (ranks: { $ranks }): { $distinction }.
event-nobody = { $column }: nobody alone has the most.
event-hunted = { $seat } exchanges the 0 for the special 3.
event-crowned = { $seat } exchanges gem { $old } for gem 6.
event-looked = { $seat } looks at { $card1 }, { $card2 } and { $card3 }.
event-kept = { $seat } keeps { $card }.
event-top-discarded = { $card } leaves the deck of Age 2.
event-top-unseen = A card leaves the deck of Age 2 unseen.
event-left-army = Thrud leaves { $seat }’s { $column }.
event-scored = { $seat }: { $total } points.
event-bonus = { $seat } has the most Warrior ranks ({ $ranks }) and adds the highest coin, { $coin }.
event-order-stands = The order at the { $tavern } stays the same, although { $seat } changed the coin there.
event-counted = { $seat }, { $part }: { $points }.
event-won = { $seat } wins with { $total } points.
table-title = Age { $age }, turn { $turn } of { $turns }
table-end = End of the game
table-empty = empty
table-gem = gem { $gem }
table-coins = coins { $coins }
table-coins-secret = coins not shown (out: { $out }; in: { $in })
table-lying = placed { $places }
table-known = known face down: { $places }
table-lines = lines { $lines }, heroes { $heroes }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-deck = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
table-treasury = Royal Treasure { $coins }
score-part-heroes = Heroes
score-part-coins = Coins
counted-hero = Heroes taken, share of games
coin-special = special 3
play-actions = “bid 5 0 3” or “take explorer 11”
