# What would you do? The choice of a strong bot, its chance, the next best, and why.

hint-ask = What would you do?
hint-key = hint
hint-thinking = Thinking it over …
hint-choice = { $choice }: { $chance }% to win
hint-choice-only = { $choice }
hint-next = Next best: { $choice }, { $chance }%.
hint-close = As good as that: { $choice }, { $chance }%.
hint-only = There is nothing else to choose.
hint-alone = No single figure speaks for it, only its chance.
hint-simulations = { $count ->
    [one] Played on once in mind.
   *[other] Played on { $count } times in mind.
}
hint-less = The core is interpreted here and thinks less: { $count ->
    [one] played on once in mind.
   *[other] played on { $count } times in mind.
}
settings-key-h = what would you do?
hint-pick = Choose { $choice }
hint-bid = { $coin } → { $tavern }

server-hint-under-way = A hint for this seat is being thought about.
server-hints-busy = Too many hints are being thought about. Try again in a moment.
server-no-hint = No hint came in time. Try again.

## Nidavellir

hint-points = { $points ->
    [one] It brings 1 point at once.
   *[other] It brings { $points } points at once.
}
hint-points-lost = { $points ->
    [one] The next best costs 1 point at once.
   *[other] The next best costs { $points } points at once.
}
hint-coins = You get coin { $coin }: { $points } more than before.
hint-plus = One of your coins grows by { $plus }.
hint-order = { $number ->
    [one] You choose first there.
   *[other] Your place in the order there: { $number }.
}
hint-line = It completes line { $line }: a hero joins you.
hint-nearer = { $count ->
    [one] Then only 1 rank is missing to the next hero.
   *[other] Then { $count } ranks are missing to the next hero.
}
hint-majority = You alone have the most { $column } then.
hint-majority-lost = After the next best you alone would no longer have the most { $column }.
hint-denied = { $points ->
    [one] { $card } would bring { $seat } 1 point.
   *[other] { $card } would bring { $seat } { $points } points.
}
hint-stake = { $points ->
    [one] { $tavern }: your { $coin } is for { $card }, which brings you 1 point.
   *[other] { $tavern }: your { $coin } is for { $card }, which brings you { $points } points.
}
hint-rival = { $points ->
    [one] { $tavern }: { $card } would bring { $seat } 1 point.
   *[other] { $tavern }: { $card } would bring { $seat } { $points } points.
}
hint-trade = Your pouch is traded for a { $coin }: { $points } more than before.

## Dwarf

hint-gains = It comes to { $gains }.
hint-help = It brings two helpers this round.
hint-lead = { $good }: you lead then.
hint-lead-lost = { $good }: after the next best you would lead no longer.
hint-short = For the next best, { $card }, you are { $goods } short.
hint-spoiled = The next best, { $card }, would come to nothing because of the monsters.
hint-no-effect = The next best, { $action }, could do nothing now.
hint-saved = It keeps the monsters from taking { $goods } from you.
hint-lost = After the next best the monsters strike you: { $gains }.
hint-glory = The next best gives your opponent { $glory } glory.
hint-answer = After the next best { $seat } answers on { $location }, { $card }.
hint-taken = { $seat } could take { $card } on { $location } otherwise.
