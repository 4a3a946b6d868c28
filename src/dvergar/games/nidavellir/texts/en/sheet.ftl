# What the score sheet of Nidavellir says on the page and in the terminal.

nid-over = Game over
nid-sheet-you-win = You win by { $lead }
nid-sheet-wins = { $name } wins by { $lead }
nid-sheet-share = { $names } and { $name } win together
nid-sheet-your-place = You are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $points } points.
nid-sheet-about = Nidavellir, { $players } players.
nid-sheet-best = most in this category
nid-sheet-caption = Final score by category
nid-sheet-part = Category
nid-sheet-ranks = { $count ->
    [one] 1 rank
   *[other] { $count } ranks
}
nid-sheet-neutral = Neutral heroes
nid-sheet-warrior-coin = { $points } + coin { $coin }
nid-sheet-square = { $ranks } × { $ranks }
nid-sheet-product = { $points } × { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
nid-sheet-idunn = { $points } + Idunn { $idunn }
nid-sheet-hero = { $hero } { $points }
nid-sheet-brothers = { $count ->
    [one] 1 Dwerg
   *[other] { $count } Dwergs
} { $points }
nid-sheet-coins = { $coins }
nid-sheet-gem = gem 6: +{ $points }
nid-sheet-none = none
nid-sheet-won-where = Where it was won
nid-sheet-won-by = { $part }: { $name } { $points }, { $other } { $fewer }.
nid-sheet-won-tie = Equal totals: a shared win.
nid-sheet-heroes = Heroes
nid-sheet-distinctions = Distinctions
nid-sheet-no-distinction = nobody
nid-sheet-proof-number = Commitment
nid-sheet-record = Save the record
