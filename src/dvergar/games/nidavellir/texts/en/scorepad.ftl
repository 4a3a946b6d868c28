# The score pad.

finding-ranks-many = All players together have more ranks than exist: { $most }
finding-ranks-missing = Enter the ranks too: the score depends on them
finding-points-many = { $ranks ->
    [0] No rank, so no points
    [one] 1 rank has at most { $most } points
   *[other] { $ranks } ranks have at most { $most } points
}
finding-ylud-stands = Ylud stands in a column at the end: add her there
score-points = points
score-ranks = ranks
score-entry = { $what }, { $part }, { $name }
score-note-warrior = sum; most ranks: + highest coin
score-note-hunter = ranks × ranks
score-note-miner = points × ranks
score-note-blacksmith = 3, 7, 12, 18, 25, 33 …
score-note-explorer = sum of points; Idunn: + 2 per rank
score-note-heroes = tap to choose
score-note-coins = the five; +3 with gem 6
score-cards = Cards
score-cards-of = { $part }, { $name }: tap the cards
score-heroes-of = Heroes of { $name }
score-heroes-class = Heroes with a class: enter their ranks and points in a column
score-coins-of = Coins of { $name }: tap the five
score-choose-heroes = Choose heroes, { $name }
score-choose-coins = Choose coins, { $name }
score-choose-cards = Tap the cards: { $part }, { $name }
score-type-instead = Type ranks and points
score-gem-six = Gem 6
score-demo = Example: 204 points
score-example-warrior = cards “5 6 9 kraal”, or ranks/points “4/28”
score-example-hunter = ranks “4”, with heroes “2 aral”
score-example-miner = cards “0 1 2 zoral”, or ranks/points “5/4”
score-example-blacksmith = ranks “3”, with heroes “2 bonfur smith”
score-example-explorer = cards “5 8 11 idunn”, or ranks/points “4/34”
score-example-heroes = names “skaa dwerg dwerg”
score-example-coins = the five “3s 5 9 12 24”; 3s is the special 3, 5t the treasury’s 5; “gem” for gem 6
