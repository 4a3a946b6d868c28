# `dvergar play`: what can be asked for, what it says, and what to do when something is in its way.

## On the command line

cli-description = Nidavellir and Dwarf, complete and correct, on your own machine: no account, no internet.
cli-epilog =
    where to begin:
      dvergar play                         the page in your browser; with --invite phones join in
      dvergar play --terminal              the same table in the terminal; --plain for pipes and screen readers
      dvergar score nidavellir FILE        add up a game that was played with real cards
      dvergar rules thrud                  settle a rules question
      dvergar replay FILE                  tell a game again; dvergar verify FILE proves it
      dvergar serve                        a server for friends
      dvergar arena --bots thumb,random    bots against each other, a program of your own too
      dvergar simulate --games 10000       many games for research, and how they went

    Every command has its own --help.
cli-play = play: on the page, in the terminal or as plain text
cli-play-epilog =
    examples:
      dvergar play                                         the page in your browser
      dvergar play nidavellir --against 2 --level thumb    straight to a game
      dvergar play dwarf --solo andvettr                   alone
      dvergar play --invite                                with phones in the same network
      dvergar play --terminal                              in the terminal
      dvergar play --resume                                go on with a game that was left there
cli-against = how many bots to play against (default: 2)
cli-level = how strong the bots are, from guest to king (see below); or at random, or by rule of thumb (the default)
cli-join = sit down at a table on a server by its link, in the browser or the terminal
cli-faces = how it is shown (default: the page where there is a browser, else the terminal; plain text in a pipe)
cli-page = the page in the browser; where there is none, its address
cli-terminal = the table in the terminal
cli-plain = plain text, line by line: for screen readers, pipes and scripts
cli-for-page = for the page
cli-invite = open it to the local network; the address for phones is shown with its QR code
cli-play-port = the port to listen on (default: that of last time, or a free one)
cli-data = the folder where tables are kept (default: the user’s data folder)
cli-for-terminal = for the terminal and plain text; giving one of these plays there
parser-not-with = not together with { $names }

## What does not go together

play-seats-twice = Who plays is said either by --seats or by --against and --level.
play-resume-level = A saved game has its number of seats: name who sits there with --seats.
play-solo-against = With --solo one plays alone: leave out --against and --level.
play-against = The number of bots to play against is { $least } to { $most } here.
play-only-text = { $option } is not for the page: add --terminal or --plain, or leave it out.
play-only-page = { $option } is for the page alone: leave it out, or play there.
play-no-terminal = The table in the terminal needs a terminal to read from and to write to. In pipes and scripts use --plain.
play-join-alone = The table of --join is set up already: leave out everything else, but for --page and --terminal.
play-join-plain = Plain text is for games on this machine. To sit down by a link use the page or a terminal.
play-no-link = “{ $link }” is no link to a table. Copy it as the page shows it: http://HOST/table/…

## What it says

play-ready = Dvergar is ready: { $address }
play-there = The table: { $address }
play-no-browser = There is no browser here: open the address in one.
play-stop = Ctrl-C stops it; your tables are kept.
play-stopped = Dvergar has stopped. Your tables are kept: dvergar play brings them back.
play-joined = It was running already (process { $pid }); Ctrl-C where it was started stops it.
play-invite = For phones and others in the same network: { $address }
play-invite-other = If that does not answer: { $address }
play-everybody = Everybody in this network can now open tables and sit down.
play-no-network = This machine is in no network that others could reach it by. Connect it, then start again.
play-new-port = Another program has taken port { $port }, so the address is a new one. What your browser remembers, such as your seats, belongs to the old address.

## What is in its way

play-in-use = The tables in { $folder } are in use by another Dvergar server, such as dvergar serve. Play on its page, or stop it, or choose another folder: dvergar play --data DIR
play-no-folder = The folder { $folder } cannot be used: { $reason }. Make it a folder that you may write to, or choose another one: dvergar play --data DIR
play-broken-tables = The tables in { $file } cannot be opened: { $reason }. Move this file away to begin without tables, or choose another folder: dvergar play --data DIR
play-port = Port { $port } cannot be used: { $reason }. Choose another one, or leave out --port, and a free one is found.
play-not-invited = Dvergar is running already (process { $pid }), for this machine alone. Stop it there with Ctrl-C, then: dvergar play --invite
play-other-port = Dvergar is running already on port { $port } (process { $pid }). Leave out --port to join it, or stop it there with Ctrl-C first.
play-programs-late = A program can sit down only at a page that is started with it, and Dvergar is running already (process { $pid }). Stop it there with Ctrl-C first, or use --plain.
play-not-opened = The table could not be opened: { $reason }
