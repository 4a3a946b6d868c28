# The rules of Hoard.

chapter-H1 = The box
rule-H1-1 = Two to four play. Everybody has eight coins, numbered 1 to 8.
    .title = Coins
rule-H1-2 = Fourteen treasures are worth 1 to 14 points. They are shuffled and lie face down.
    .title = Treasures
rule-H1-3 = Chance decides who has the lamp first.
    .title = The lamp

chapter-H2 = Bidding
rule-H2-1 = In every round two treasures are turned up.
    .title = The offer
rule-H2-2 = Everybody puts down one coin in secret, all at the same time.
    .title = Sealed bids
rule-H2-3 = All bids are revealed together. A coin that was bid is spent, whether it won or not.
    .title = Revealing

chapter-H3 = Taking treasures
rule-H3-1 = The highest bid takes one of the two treasures, whichever it likes.
    .title = The highest bid
rule-H3-2 = The second highest bid takes the other treasure, or leaves it and gets the coin back. A treasure that is left goes out of the game.
    .title = The second highest bid
rule-H3-3 = Among equal bids the player with the lamp comes first, then the others clockwise.
    .title = Ties
rule-H3-4 = When the lamp has decided between the two highest bids it passes to the next player clockwise. With the option “stays” it never moves.
    .title = The lamp passes

chapter-H4 = The end
rule-H4-1 = The game ends after six rounds. Most points win.
    .title = The end of the game
rule-H4-2 = Every treasure counts its points.
    .title = Treasures count
rule-H4-3 = Coins that were not spent count half their sum, rounded down.
    .title = Coins count half
rule-H4-4 = Among equal points more treasures win; otherwise the place is shared.
    .title = Places

chapter-H5 = Who knows what
rule-H5-1 = Coins and treasures lie open. Bids are secret until all are in, and nobody knows the order of the treasures.
    .title = What is hidden
