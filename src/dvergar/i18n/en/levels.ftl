# The levels of bots, and the ladder.

seat-level = { $name } ({ $level })
start-bot-guest = Guest
    .text = Often plays at random. Easy, good for children.
start-bot-apprentice = Apprentice
    .text = Mostly weighs what a choice brings, and slips now and then.
start-bot-journeyman = Journeyman
    .text = Weighs what every choice brings now and later, and hardly ever errs.
start-bot-master = Master
    .text = Simulates a few games before every decision.
start-bot-elder = Elder
    .text = Simulates about a hundred games before every decision.
start-bot-king = King
    .text = Simulates several thousand games. The strongest level.
level-elo = Elo { $elo }, where play at random is 0.
level-interpreted = The rules run interpreted here (no compiled core): this level has less time for its thoughts and is weaker.
level-weaker = { $level } has less time for its thoughts here, since the rules run interpreted, and is weaker.

cli-levels = levels, and how strong they are with two players (Elo, { $games }; play at random is 0):
cli-ladder = let the levels of the bots play against each other and tell how far apart they are
cli-ladder-epilog = Example: dvergar ladder nidavellir --write docs. It takes up to an hour on two cores.
cli-ladder-deals = how many deals are played with two players; alone four times as many, with more players half as many (default: 60)
cli-ladder-up-to = only with two up to so many players, and not alone
cli-ladder-write = write the page and its picture into this folder
ladder-title = { $game }, { $players } players: Elo above play at random, 95% interval, CPU a move ({ $games } games)
ladder-alone = Alone against { $opponent }: games won of { $games }
ladder-repeat = Repeat it with: { $command }
ladder-written = Written: { $path }
