# Decisions beyond bids and taverns: the hall of heroes, Thrud, Ylud, Dagda, Bonfur, Uline's coin, trades, the Pioneer.

## Everywhere here

nid-from-to = from { $from } to { $to }
nid-becomes = becomes
nid-ask-you = You
nid-help = help
nid-on-top = on top: { $card }
nid-ask-ranks = { $count ->
    [one] 1 rank
   *[other] { $count } ranks
}
nid-your-army = Your army
nid-top-dwarf = dwarf on top
nid-top-card = { $card } on top
nid-ask-line-complete = Line { $line } complete.
nid-line-hero = You recruit a hero at once.
nid-line-hero-due = You recruit a hero.
nid-lines-left = { $lines ->
    [one] Only 1 line is left.
   *[other] Only { $lines } lines are left.
}
nid-no-points = no points
nid-choose-column = Choose a column
nid-choose-coin = Choose a coin

## The hall of heroes

nid-ask-hall = Hall of heroes
nid-hall-neutral = Without a class: for the command zone
nid-hero-asked = Recruit { $due ->
    [one] a hero
   *[other] a hero, with more to follow
}
nid-hero-note = { $lines ->
    [one] 1 line is
   *[other] { $lines } lines are
} complete, { $heroes ->
    [0] no hero yet
    [one] 1 hero is yours
   *[other] { $heroes } heroes are yours
}. { $open ->
    [one] 1 of { $all } is
   *[other] { $open } of { $all } are
} available.
nid-hero-choose = Choose a hero
nid-hero-go = Recruit { $hero }
nid-hero-closed = { $hero }, not available
nid-hero-yours = yours
nid-ask-hero-out = not in this game
nid-hero-left = { $count ->
    [one] one left
   *[other] { $count } left, all alike
}
nid-hero-then-coin = then one coin +{ $plus }
nid-hero-then-discard = then { $count ->
    [one] you discard a top dwarf
   *[other] you discard { $count } top dwarves
}
nid-hero-brother = your { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
nid-hero-waits = at the end of Age { $age }
nid-hero-at-end = at the end
nid-hero-another = and another hero
nid-hero-goes = goes on your { $column }: { $before } → { $after } ranks, { $from } → { $to } points
nid-hero-goes-discards = goes on your { $column }: { $from } → { $to } points. Then you discard { $count ->
    [one] the top dwarf of another column
   *[other] the top dwarves of { $count } other columns
}.
nid-hero-goes-lifts = goes on your { $column }: { $from } → { $to } points. Thrud is lifted and stands anew.
nid-hero-goes-brother = to the command zone: with { $number ->
    [one] this brother
   *[other] { $number } brothers
} you gain { $points } points
nid-hero-goes-astrid = to the command zone: worth your highest coin, now { $points }
nid-hero-goes-skaa = to the command zone: { $points } points at the end
nid-hero-goes-grid = to the command zone: one of your coins grows by { $plus } at once
nid-hero-goes-uline = to the command zone: from now on you place your coins after everybody else
nid-hero-goes-thrud = you place her on a column next; she is never covered
nid-hero-goes-ylud = waits in the command zone and joins a column at the end of Age { $age }

nid-hero-does-tarah = One rank with 14.
nid-hero-does-kraal = Two ranks with 7 and 0.
nid-hero-does-aral = Two ranks.
nid-hero-does-dagda = Discard the top dwarf of two other columns.
nid-hero-does-lokdur = One rank with 3.
nid-hero-does-zoral = Three ranks with 1, 0 and 0.
nid-hero-does-aegur = Two ranks.
nid-hero-does-bonfur = Discard the top dwarf of one other column.
nid-hero-does-idunn = One rank with 7, and +2 for each Explorer rank.
nid-hero-does-hourya = One rank with 20.
nid-hero-does-astrid = Worth as much as your highest coin.
nid-hero-does-dwerg = 1 to 5 brothers: 13, 40, 81, 108, 135 together.
nid-hero-does-skaa = 17 points.
nid-hero-does-grid = 7 points. Raise one coin by 7 now.
nid-hero-does-uline = 9 points. You place your coins last, face up.
nid-hero-does-thrud = A rank in any column, never covered.
nid-hero-does-ylud = Joins a column when the age ends.

## Thrud and Ylud

nid-put-go = Place { $hero } on the { $column }
nid-put-ranks = { $hero } on your { $column }: { $before } → { $after } ranks
nid-thrud-title = Thrud is in your hand
nid-thrud-asked = Which column for Thrud?
nid-thrud-note = Any column, even the same one. She is never covered.
nid-thrud-no-line = No new line.
nid-thrud-line = Line { $line } is complete: you recruit a hero. Thrud is worth 13 at the end, wherever she stands.
nid-thrud-end = No new line. Thrud is worth 13 at the end, wherever she stands.
nid-ylud-title = Ylud at the end of Age { $age }
nid-ylud-asked = Which column does Ylud join?
nid-ylud-asked-move = Does Ylud stay or move?
nid-ylud-note = She must join a column now, before the evaluation. Other cards may cover her.
nid-ylud-note-late = She must join a column now, before the final score.
nid-ylud-note-move = Her last move before the final score. Points are compared with staying.
nid-ylud-here-lost = { $here } here, { $lost } lost.
nid-ylud-stay = Stays.
nid-ylud-stay-go = Let Ylud stay
nid-ylud-stay-under = Nothing moves: under Thrud, with your { $column }
nid-ylud-stays = Ylud stays with your { $column }
nid-ylud-stays-note = Nothing moves.
nid-ylud-lifts = Thrud is lifted and stands anew.

## Dagda and Bonfur

nid-dagda-title = Dagda discards two
nid-dagda-asked = Which two dwarves do you discard?
nid-dagda-note = The top cards of two different columns, both at once.
nid-bonfur-title = Bonfur discards one
nid-bonfur-asked = Which dwarf do you discard?
nid-bonfur-note = The top card of one column.
nid-discard-go = Discard { $count ->
    [one] this one
   *[other] these two
}
nid-discard-choose = Choose { $count ->
    [one] one column
   *[other] { $count } columns
}
nid-discard-lines-stay = Your lines stay complete. You keep the heroes you have.
nid-discard-lines = { $lines ->
    [0] No line is left
    [one] 1 line is left
   *[other] { $lines } lines are left
}. Heroes already here stay.

## Uline’s coin

nid-lay-title = Uline: your coin comes last
nid-lay-asked = Which coin do you place at the { $tavern }?
nid-lay-note = The other players’ coins are revealed. Yours is final at once.
nid-lay-go = Place the { $coin }
nid-lay-left = Left in your hand: { $coins }.
nid-lay-last = You play last
nid-lay-place = You play { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
nid-lay-tie = tied with { $names }: your gem { $gem } counts
nid-lay-gem = afterwards you have gem { $gem }
nid-lay-after = after { $name }, no tie
nid-lay-first = first choice, no tie
nid-lay-trades = then you trade two coins from your hand
nid-tavern-here = now
nid-tavern-later = later

## Transforming and trading

nid-place-tavern = On a tavern
nid-place-hand = Hand
nid-place-pouch = Pouch
nid-place-up = { $place }, face up
nid-place-here = { $place }, here
nid-place-down = { $place }, face down
nid-transform-title = Transform a coin by +{ $plus }
nid-transform-asked = Which coin grows by { $plus }?
nid-transform-note = The coin is shown and given up; the new one takes its place, the same side up.
nid-transform-go = Transform the { $coin }
nid-transform-becomes = { $place }: your { $coin } becomes { $gets }
nid-coin-gone = The { $coin } leaves the game.
nid-coin-back = The { $coin } goes back to the Royal Treasure.
nid-coin-known = Everybody will know the { $coin }.
nid-coin-missing = no { $wanted } left: you get the { $gets }
nid-coin-stands = the order stays as it is
nid-coin-seen = face down, but known to all
nid-trade-title = Uline trades two coins from your hand
nid-trade-asked = Which two coins do you trade?
nid-trade-note = You get the coin of their sum and keep the lower one.
nid-trade-go = Trade { $high } and { $low }
nid-trade-choose = Choose { $count ->
    [one] one more coin
   *[other] { $count } coins
}
nid-trade-pick = trade this one?
nid-trade-second = and which other one?
nid-trade-brings = { $high } + { $low }: the { $gets }
nid-trade-hand = Then in your hand: { $coins }
nid-trade-drop = Then you choose which 5 to give up.
nid-drop-title = A trade of two fives
nid-drop-asked = Which 5 do you give up?
nid-drop-note = Either way, 5 + 5 brings the { $gets }.
nid-drop-basic = basic 5
nid-drop-choose = Choose a 5
nid-drop-go = Give up the { $coin }
nid-drop-leaves = You give up the { $coin }
nid-drop-keep = You keep the { $coin }
nid-drop-have = You have the { $coin } and the { $gets }
nid-drop-same = Both are worth the same to you. It only decides whether a 5 returns to the Royal Treasure.

## The Pioneer

nid-keep-title = { $distinction }: three cards of Age 2
nid-keep-asked = Which card do you keep?
nid-keep-note = It is shown to all. Then the whole deck is shuffled.
nid-keep-only-you = Only you see these three cards. The other two go back unseen.
nid-keep-choose = Choose a card
nid-keep-go = Keep { $card }
nid-keep-coin = +{ $plus } for a coin
nid-keep-hero = a hero
nid-keep-offering = one of your coins grows by { $plus }
nid-keep-ranks = { $column }: { $before } → { $after } ranks, { $signed } points
nid-keep-line = Line { $line } is complete: you recruit a hero.
nid-keep-others = The other two go back unseen.
