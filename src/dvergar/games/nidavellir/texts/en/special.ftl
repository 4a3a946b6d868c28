# What the page says in the hall of heroes, at the special decisions of Nidavellir and on its score sheet.

## Everywhere here

web-special-from-to = from { $from } to { $to }
web-special-becomes = becomes
web-special-you = You
web-special-help = help
web-special-on-top = on top: { $card }
web-special-ranks = { $count ->
    [one] 1 rank
   *[other] { $count } ranks
}
web-special-your-army = Your army
web-special-top-dwarf = dwarf on top
web-special-top-card = { $card } on top
web-special-line-complete = Line { $line } complete.
web-special-line-hero = A hero comes at once.
web-special-line-hero-due = A hero is due.
web-special-lines-left = { $lines ->
    [one] Only 1 line is left.
   *[other] Only { $lines } lines are left.
}
web-special-no-points = no points
web-special-choose-column = Choose a column
web-special-choose-coin = Choose a coin

## The hall of heroes

web-special-hall = Hall of heroes
web-special-hall-neutral = Without a class: to the command zone
web-special-hero-asked = Recruit { $due ->
    [one] a hero
   *[other] a hero, more are due
}
web-special-hero-note = { $lines ->
    [one] 1 line is
   *[other] { $lines } lines are
} complete, { $heroes ->
    [0] no hero yet
    [one] 1 hero is yours
   *[other] { $heroes } heroes are yours
}. { $open } of { $all } can come.
web-special-hero-choose = Choose a hero
web-special-hero-go = Recruit { $hero }
web-special-hero-closed = { $hero }, closed
web-special-hero-yours = yours
web-special-hero-out = out of this game
web-special-hero-left = { $count ->
    [one] one left
   *[other] { $count } left, all alike
}
web-special-hero-then-coin = then one coin +{ $plus }
web-special-hero-then-discard = then { $count ->
    [one] a top dwarf goes
   *[other] { $count } top dwarves go
}
web-special-hero-brother = your { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-special-hero-waits = at the end of Age { $age }
web-special-hero-at-end = at the end
web-special-hero-another = and another hero
web-special-hero-goes = goes on your { $column }: { $before } → { $after } ranks, { $from } → { $to } points
web-special-hero-goes-discards = goes on your { $column }: { $from } → { $to } points. Then you discard { $count ->
    [one] the top dwarf of another column
   *[other] the top dwarves of { $count } other columns
}.
web-special-hero-goes-lifts = goes on your { $column }: { $from } → { $to } points. Thrud is lifted and stands anew.
web-special-hero-goes-brother = to the command zone: with { $number ->
    [one] this brother
   *[other] { $number } brothers
} you gain { $points } points
web-special-hero-goes-astrid = to the command zone: worth your highest coin, now { $points }
web-special-hero-goes-skaa = to the command zone: { $points } points at the end
web-special-hero-goes-grid = to the command zone: one of your coins grows by { $plus } at once
web-special-hero-goes-uline = to the command zone: from now on you lay your coins after all others
web-special-hero-goes-thrud = you put her on a column next; she is never covered
web-special-hero-goes-ylud = waits in the command zone and joins a column at the end of Age { $age }

web-special-hero-does-tarah = One rank with 14.
web-special-hero-does-kraal = Two ranks with 7 and 0.
web-special-hero-does-aral = Two ranks.
web-special-hero-does-dagda = Discard the top dwarf of two other columns.
web-special-hero-does-lokdur = One rank with 3.
web-special-hero-does-zoral = Three ranks with 1, 0 and 0.
web-special-hero-does-aegur = Two ranks.
web-special-hero-does-bonfur = Discard the top dwarf of one other column.
web-special-hero-does-idunn = One rank with 7, and +2 for each Explorer rank.
web-special-hero-does-hourya = One rank with 20.
web-special-hero-does-astrid = Worth as much as your highest coin.
web-special-hero-does-dwerg = 1 to 5 brothers: 13, 40, 81, 108, 135 together.
web-special-hero-does-skaa = 17 points.
web-special-hero-does-grid = 7 points. Raise one coin by 7 now.
web-special-hero-does-uline = 9 points. You lay your coins last and open.
web-special-hero-does-thrud = A rank in any column, never covered.
web-special-hero-does-ylud = Joins a column when the age ends.

## Thrud and Ylud

web-special-put-go = Put { $hero } on the { $column }
web-special-put-ranks = { $hero } on your { $column }: { $before } → { $after } ranks
web-special-thrud-title = Thrud is in your hand
web-special-thrud-asked = Where does Thrud stand?
web-special-thrud-note = Any column, the same one too. She is never covered.
web-special-thrud-no-line = No line.
web-special-thrud-line = Line { $line } is complete: a hero is due. She brings 13 at the end, wherever she stands.
web-special-thrud-end = No new line. She brings 13 at the end, wherever she stands.
web-special-ylud-title = Ylud at the end of Age { $age }
web-special-ylud-asked = Where does Ylud join?
web-special-ylud-asked-move = Does Ylud stay or move?
web-special-ylud-note = She must join a column now, before the evaluation. Other cards may cover her.
web-special-ylud-note-late = She must join a column now, before the score.
web-special-ylud-note-move = Her last move, before the score. Points compare with staying.
web-special-ylud-here-lost = { $here } here, { $lost } lost.
web-special-ylud-stay = Stays.
web-special-ylud-stay-go = Let Ylud stay
web-special-ylud-stay-under = Nothing moves: under Thrud, with your { $column }
web-special-ylud-stays = Ylud stays with your { $column }
web-special-ylud-stays-note = Nothing moves.
web-special-ylud-lifts = Thrud is lifted and stands anew.

## Dagda and Bonfur

web-special-dagda-title = Dagda discards two
web-special-dagda-asked = Which two dwarves go?
web-special-dagda-note = The top cards of two different columns, both at once.
web-special-bonfur-title = Bonfur discards one
web-special-bonfur-asked = Which dwarf goes?
web-special-bonfur-note = The top card of one column.
web-special-discard-go = Discard { $count ->
    [one] this one
   *[other] these two
}
web-special-discard-choose = Choose { $count ->
    [one] one column
   *[other] { $count } columns
}
web-special-discard-lines-stay = Your lines stay. Heroes already here stay too.
web-special-discard-lines = { $lines ->
    [0] No line is left
    [one] 1 line is left
   *[other] { $lines } lines are left
}. Heroes already here stay.

## Uline’s coin

web-special-lay-title = Uline: your coin comes last
web-special-lay-asked = Which coin do you lay at the { $tavern }?
web-special-lay-note = The others lie open. Yours is final at once.
web-special-lay-go = Lay the { $coin }
web-special-lay-left = Left in your hand: { $coins }.
web-special-lay-last = You play last
web-special-lay-place = You play { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-special-lay-tie = tied with { $names }: your gem { $gem } counts
web-special-lay-gem = afterwards you have gem { $gem }
web-special-lay-after = after { $name }, no tie
web-special-lay-first = first choice, no tie
web-special-lay-trades = then you trade two hand coins
web-special-tavern-here = now
web-special-tavern-later = later

## Transforming and trading

web-special-place-tavern = On a tavern
web-special-place-hand = Hand
web-special-place-pouch = Pouch
web-special-place-up = { $place }, face up
web-special-place-here = { $place }, here
web-special-place-down = { $place }, face down
web-special-transform-title = Transform a coin by +{ $plus }
web-special-transform-asked = Which coin grows by { $plus }?
web-special-transform-note = The coin is shown and leaves; the new one takes its place, same side up.
web-special-transform-go = Transform the { $coin }
web-special-transform-becomes = { $place }: your { $coin } becomes { $gets }
web-special-coin-gone = The { $coin } leaves the game.
web-special-coin-back = The { $coin } goes back to the treasure.
web-special-coin-known = Everybody knows the { $coin } then.
web-special-coin-missing = no { $wanted } left: the { $gets } comes
web-special-coin-stands = the order stays as it is
web-special-coin-seen = face down, but known to all
web-special-trade-title = Uline trades two coins of the hand
web-special-trade-asked = Which two coins do you trade?
web-special-trade-note = You get the coin of their sum and keep the lower one.
web-special-trade-go = Trade { $high } and { $low }
web-special-trade-choose = Choose { $count ->
    [one] one more coin
   *[other] { $count } coins
}
web-special-trade-pick = to be traded?
web-special-trade-second = and which other one?
web-special-trade-brings = { $high } + { $low }: the { $gets }
web-special-trade-hand = Then in your hand: { $coins }
web-special-trade-drop = Then you say which 5 leaves.
web-special-drop-title = A trade of two fives
web-special-drop-asked = Which 5 leaves?
web-special-drop-note = 5 + 5 brings the { $gets } either way.
web-special-drop-basic = basic 5
web-special-drop-choose = Choose a 5
web-special-drop-go = Give up the { $coin }
web-special-drop-leaves = The { $coin } leaves
web-special-drop-keep = You keep the { $coin }
web-special-drop-have = You have the { $coin } and the { $gets }
web-special-drop-same = The same value for you. It only decides whether a 5 returns to the treasure.

## The Pioneer

web-special-keep-title = { $distinction }: three cards of Age 2
web-special-keep-asked = Which card do you keep?
web-special-keep-note = It becomes open. Then the whole deck is shuffled.
web-special-keep-only-you = Only you see these three. The other two go back unshown.
web-special-keep-choose = Choose a card
web-special-keep-go = Keep { $card }
web-special-keep-coin = +{ $plus } for a coin
web-special-keep-hero = a hero
web-special-keep-offering = one of your coins grows by { $plus }
web-special-keep-ranks = { $column }: { $before } → { $after } ranks, { $signed } points
web-special-keep-line = Line { $line } is complete: a hero is due.
web-special-keep-others = The other two go back unshown.

## The score sheet

web-special-over = Game over
web-special-sheet-you-win = You win by { $lead }
web-special-sheet-wins = { $name } wins by { $lead }
web-special-sheet-share = { $names } and { $name } win together
web-special-sheet-your-place = You are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $points } points.
web-special-sheet-about = Nidavellir, { $players } players.
web-special-sheet-best = most in this part
web-special-sheet-caption = Final score, part by part
web-special-sheet-part = Part
web-special-sheet-total = Total
web-special-sheet-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-special-sheet-shared = { $place ->
    [1] first, shared
    [2] second, shared
    [3] third, shared
    [4] fourth, shared
   *[other] fifth, shared
}
web-special-sheet-ranks = { $count ->
    [one] 1 rank
   *[other] { $count } ranks
}
web-special-sheet-neutral = Neutral heroes
web-special-sheet-warrior-coin = { $points } + coin { $coin }
web-special-sheet-square = { $ranks } × { $ranks }
web-special-sheet-product = { $points } × { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
web-special-sheet-idunn = { $points } + Idunn { $idunn }
web-special-sheet-hero = { $hero } { $points }
web-special-sheet-brothers = { $count ->
    [one] 1 Dwerg
   *[other] { $count } Dwergs
} { $points }
web-special-sheet-coins = { $coins }
web-special-sheet-gem = gem 6: +{ $points }
web-special-sheet-none = none
web-special-sheet-won-where = Where it was won
web-special-sheet-won-by = { $part }: { $name } { $points }, { $other } { $fewer }.
web-special-sheet-won-tie = The same total in the end: a shared win.
web-special-sheet-heroes = Heroes
web-special-sheet-distinctions = Distinctions
web-special-sheet-no-distinction = nobody
web-special-sheet-proof = The deal can be checked
web-special-sheet-proof-text = Before the game the server was bound to this number. The record shows that nobody chose the deal.
web-special-sheet-proof-number = Commitment
web-special-sheet-record = Save the record
