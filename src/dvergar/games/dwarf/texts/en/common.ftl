# What the common pages and commands say of this game.

game-dwarf = Dwarf

rules-about-dwarf = Place workers in the mine, forge, keep monsters away. Alone or for 2 to 5 players.

score-demo-dwarf = Show an example

start-dwarf = Send workers into a mine that changes every round; mine, forge and fight monsters. 1 to 5 players, 45 minutes.
start-bots-dwarf = { $count ->
    [3] Two copies of the game, 18 locations. { $how }
    [4] Two copies of the game, 18 locations. { $how }
   *[other] { $how }
}
start-moment-dwarf = Round { $round }.
option-dwarf-solo = Opponent
option-dwarf-solo-none = Nobody
    .note = Two to five people play, without an automated opponent.
option-dwarf-solo-eldhusfifl = Eldhúsfífl
    .note = { start-opponent-eldhusfifl }
option-dwarf-solo-andvettr = Andvéttr
    .note = { start-opponent-andvettr }
option-dwarf-solo-andvettr-fadir = Andvéttr faðir
    .note = { start-opponent-andvettr-fadir }
option-dwarf-mountain = The Mountain
option-dwarf-mountain-mixed = All cards mixed
    .note = The A and B cards are shuffled together.
option-dwarf-mountain-a-over-b = A cards first
    .note = The A cards come before the B cards, so the monsters grow stronger during the game.
option-dwarf-decline = Exchanges
option-dwarf-decline-false = Always carried out
    .note = A worker who can pay for an exchange carries it out.
option-dwarf-decline-true = May be declined
    .note = At each Alloy Steel and each Forge the player may decline.
option-dwarf-special-backs = Backs of the Special Actions
option-dwarf-special-backs-duplex = Mirrored, as printed
    .note = A Special Action card lands where a printed copy of the game says.
option-dwarf-special-backs-same-order = Same order
    .note = The backs follow the same order as the fronts.
option-dwarf-muster-locations = Helpers under Muster an Army
option-dwarf-muster-locations-free = May go to Defend locations
    .note = Muster an Army only stops the attacks: a helper may still go to an empty Defend location and earn glory there.
option-dwarf-muster-locations-occupied = Not to Defend locations
    .note = Muster an Army occupies every Defend location while actions are resolved: helpers cannot go there.
option-dwarf-opponent-row = Andvéttr’s second try in the row
option-dwarf-opponent-row-useful = The first useful location
    .note = If his target is useless, Andvéttr takes the first free location in its row that is of use to him.
option-dwarf-opponent-row-free = The first free location
    .note = If his target is useless, Andvéttr takes the first free location in its row, useful or not.
option-dwarf-opponent-help = Andvéttr and Get Help
option-dwarf-opponent-help-once = Until he has helpers
    .note = Andvéttr’s second worker leaves Get Help alone if he already has helpers this round.
option-dwarf-opponent-help-always = Whenever one is free
    .note = Andvéttr’s second worker takes a free Get Help even if he already has helpers, and so keeps you off it.

start-opponent-eldhusfifl = Follows the cards and never asks whether a location is useful to him. The first of three.
start-opponent-andvettr = Looks for something useful, forges twice, and your Special Actions bring him glory. The second of three.
start-opponent-andvettr-fadir = Searches the whole Mine and never wastes a worker. The last of three.

panel-round = Round { $round }
things-locations = Locations
things-monsters = Monsters
things-specials = Special Actions
things-goods = Goods
things-opponents = Solo opponents
help-good-iron = A resource from Iron Seams; Alloy Steel turns three of it into two steel. At the end it breaks ties that glory leaves. The Knockers take it.
help-good-steel = A resource from Alloy Steel; most Forges need it. If you alone have the most at the end, you lead a category.
help-good-gold = A resource from Gold Seams; fine Forges need it. If you alone have the most at the end, you lead a category. Dragons take it.
replay-end-leads = end: { $names }, { $points ->
    [one] 1 category
   *[other] { $points } categories
}
replay-total-leads = Led categories

terminal-two-helpers = +2 helpers
terminal-attack-dragon = all −1{ $gold }
terminal-attack-great-dragon = all lose all { $gold }
terminal-attack-knockers = all −1{ $iron }
terminal-attack-orc-raiders = closes the Mine
terminal-attack-sidhe = 2{ $gold } become 2{ $iron }
