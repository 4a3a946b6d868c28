# The levels of bots, and the ladder.

seat-level = { $name } ({ $level })
start-bot-guest = Guest
    .text = Often plays at random. Easy, good for children.
start-bot-apprentice = Apprentice
    .text = Usually sees what a choice brings, with a mistake now and then.
start-bot-journeyman = Journeyman
    .text = Weighs what every choice brings now and later, and rarely makes a mistake.
start-bot-master = Master
    .text = Simulates a few games before every decision.
start-bot-elder = Elder
    .text = Simulates about a hundred games before every decision.
start-bot-king = King
    .text = Simulates thousands of games. The strongest bot.
level-elo = Elo { $elo }; random play is 0.
level-interpreted = The rules run interpreted here (no compiled core): this level simulates less and is weaker.
level-weaker = { $level } simulates less here and is weaker, since the rules run interpreted.

cli-levels = levels and their strength with two players (Elo, { $games }; random play is 0):
cli-ladder = let the bot levels play each other and measure how far apart they are
cli-ladder-epilog = Example: dvergar ladder nidavellir --write docs/measurements. It takes up to an hour on two cores.
cli-ladder-deals = how many deals to play with two players; four times as many solo, half as many with more players (default: 60)
cli-ladder-up-to = play only with two to this many players, and not solo
cli-ladder-write = write the page and its picture into this folder
ladder-title = { $game }, { $players } players: Elo above random play, 95% interval, CPU time per move ({ $games } games)
ladder-alone = Alone against { $opponent }: games won of { $games }
ladder-repeat = Repeat with: { $command }
ladder-written = Written: { $path }
