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
   *[other] You choose as no. { $number } there.
}
hint-line = It completes line { $line }: you recruit a hero.
hint-nearer = { $count ->
    [one] Then you need only 1 more rank for the next hero.
   *[other] Then you need { $count } more ranks for the next hero.
}
hint-majority = You alone would then have the most { $column }.
hint-majority-lost = After the next best you would no longer have the most { $column }.
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
hint-trade = Your trade brings a { $coin }: { $points } more than before.
