# Reasons of a hint.

hint-bid = { $coin } → { $tavern }
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
