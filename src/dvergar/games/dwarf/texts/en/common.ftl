# What the common pages and commands say of this game.

game-dwarf = Dwarf

rules-about-dwarf = Place workers in the mine, forge, keep monsters away. Alone or for 2 to 5 players.

score-demo-dwarf = Show an example

start-dwarf = Send workers into a mine that changes every round; forge, defend, help. 1 to 5 players, 45 minutes.
start-bots-dwarf = { $count ->
    [3] Two copies of the game, 18 locations. { $how }
    [4] Two copies of the game, 18 locations. { $how }
   *[other] { $how }
}
start-moment-dwarf = Round { $round }.
option-dwarf-solo = Opponent
option-dwarf-mountain = The Mountain
option-dwarf-mountain-mixed = All cards mixed
    .note = The A and B cards are shuffled together.
option-dwarf-mountain-a-over-b = A cards first
    .note = The A cards come before the B cards, so monsters grow with the game.
option-dwarf-decline = Exchanges
option-dwarf-decline-false = Always carried out
    .note = Who can pay an exchange carries it out.
option-dwarf-decline-true = May be declined
    .note = At each Alloy Steel and each Forge its owner may decline.
option-dwarf-special-backs = Backs of the Special Actions
option-dwarf-special-backs-duplex = Mirrored, as printed
    .note = Where a Special Action card lands follows from a printed copy.
option-dwarf-special-backs-same-order = Same order
    .note = Fronts and backs are counted in the same order.
