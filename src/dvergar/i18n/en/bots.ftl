# Bots: who they are, what goes wrong with them, why they chose, and how they did against each other.

## Seats

seat-thumb = { $name } (thumb)
seat-exec = { $name } ({ $program })

## Which bots there are

error-mind = There is no bot “{ $mind }”. Bots are { $minds } or exec:PROGRAM.
error-program = “{ $program }” does not name a program. Write exec: and a command, such as exec:./mybot --fast.
error-no-program = There is no program “{ $program }” that can be run.

## What went wrong with a program, and what is played instead

bot-no-start = { $bot } cannot be started ({ $problem }). “{ $played }” is played instead.
bot-crashed = { $bot } exited without an answer (status { $status }). “{ $played }” is played instead.
bot-silent = { $bot } did not answer within { $seconds } s and was stopped. “{ $played }” is played instead.
bot-stopped = { $bot } was stopped before it answered. “{ $played }” is played instead.
bot-illegal = “{ $played }” is played, since { $bot } answers “{ $answer }”: { $reason }
bot-gone = { $bot } is not started again. “{ $played }” is played instead.

## Reasons at the table

play-reason = { $seat } chose “{ $action }”. { $unit ->
    [points] Worth in points
    [chance] Chance to win, in percent
   *[other] Worth
}: { $worths }
play-trouble = { $seat } gave no legal answer, so an action is played for it. The details are shown once they reveal nothing secret.
play-reasons-log = “log” shows the whole game with the bots’ reasons; anything else quits.
play-reasons-verbose = --verbose shows the bots’ reasons.

## The arena

cli-arena = let bots play against each other and compare them
cli-arena-epilog = Examples: dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3; dvergar arena dwarf --solo andvettr --bots thumb,random; dvergar arena --bots exec:./mybot,thumb
cli-bots = bots separated by commas: a level (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONS or exec:PROGRAM; if there are fewer bots than players they fill the seats in turn, if there are more every group plays (default: thumb,random)
cli-arena-games = how many games every bot plays, rounded up to whole deals (default: 1000)
cli-simulations = how many simulations a searching bot may run per decision
cli-seconds = how many seconds a bot may think per decision (default for programs: 10)
cli-bad-budget = Simulations and seconds must be greater than 0.
arena-title = { $title }: { $games } games of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
arena-speed = { $games } games per second
arena-fair = An equal share of the wins would be { $share } for each seat.
arena-games = Games
arena-seats = Seats played
arena-score = Mean score
arena-rank = Mean place
arena-margin = Lead over the best other bot
arena-cpu = CPU time per move
arena-pairs = Who finished ahead of whom (a tie counts half), with the 95% interval
arena-pair-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
arena-troubles = { $bot }: { $count ->
    [one] one decision was made for it.
   *[other] { $count } decisions were made for it.
}
arena-trouble = { $count }×, first in game { $game }: { $text }
arena-repeat = Repeat with: { $command } (dvergar { $version })
