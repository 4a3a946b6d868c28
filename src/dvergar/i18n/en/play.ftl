# `dvergar play`: what can be asked for, what it says, and what to do when something is in its way.

## On the command line

cli-description = Nidavellir and Dwarf, complete and correct, on your own machine: no account, no internet.
cli-epilog =
    where to begin:
      dvergar play                         play in your browser; add --invite to let phones join
      dvergar play --terminal              play in the terminal; --plain for pipes and screen readers
      dvergar score nidavellir FILE        add up a game played with real cards
      dvergar rules thrud                  settle a rules question
      dvergar replay FILE                  replay a game; dvergar verify FILE checks it
      dvergar serve                        run a server for friends
      dvergar arena --bots thumb,random    let bots play each other, your own program included
      dvergar simulate --games 10000       simulate many games for research

    Every command has its own --help.
cli-play = play in the browser, in the terminal or as plain text
cli-play-epilog =
    examples:
      dvergar play                                         in your browser
      dvergar play nidavellir --against 2 --level thumb    straight to a game
      dvergar play dwarf --solo andvettr                   alone
      dvergar play --invite                                with phones on the same network
      dvergar play --terminal                              in the terminal
      dvergar play --resume                                continue a saved game
cli-against = how many bots to play against (default: 2)
cli-level = how strong the bots are, from guest to king (see below), or random, or thumb, which plays by rules of thumb (the default)
cli-join = join a table on a server by its link, in the browser or the terminal
cli-faces = where to play (default: in the browser if there is one, else in the terminal; plain text in a pipe)
cli-page = play in the browser; without one, print the address
cli-terminal = play in the terminal
cli-plain = plain text, line by line: for screen readers, pipes and scripts
cli-for-page = for the page
cli-invite = let others on the local network join; shows the address for phones and its QR code
cli-play-port = the port to listen on (default: the last one used, or a free one)
cli-data = the folder where tables are kept (default: the user’s data folder)
cli-for-terminal = for the terminal and plain text; any of these plays there
parser-not-with = not allowed with { $names }

## What does not go together

play-seats-twice = Use either --seats, or --against and --level, to say who plays.
play-resume-level = A saved game has a fixed number of seats: use --seats to say who plays them.
play-solo-against = With --solo you play alone: leave out --against and --level.
play-against = You can play against { $least } to { $most } bots here.
play-only-text = { $option } does not work in the browser: add --terminal or --plain, or leave it out.
play-only-page = { $option } works only in the browser: leave it out, or play there.
play-no-terminal = --terminal needs an interactive terminal. In pipes and scripts use --plain.
play-join-alone = The table of --join is already set up: leave out everything except --page and --terminal.
play-join-plain = Plain text is for games on this machine. To join by link, use the browser or the terminal.
play-no-link = “{ $link }” is not a link to a table. Copy it as the page shows it: http://HOST/table/…

## What it says

play-ready = Dvergar is ready: { $address }
play-there = Your table: { $address }
play-no-browser = No browser found here. Open the address in one.
play-stop = Press Ctrl-C to stop; your tables are saved.
play-stopped = Dvergar has stopped. Your tables are saved: run dvergar play to return to them.
play-joined = Dvergar is already running (process { $pid }); press Ctrl-C where it was started to stop it.
play-invite = For phones and others on the same network: { $address }
play-invite-other = If that does not work: { $address }
play-everybody = Everybody on this network can now open and join tables.
play-no-network = This machine is not on a network where others can reach it. Connect it, then start again.
play-new-port = Another program is using port { $port }, so the address has changed. What your browser remembers, such as your seats, belongs to the old address.

## What is in its way

play-in-use = The tables in { $folder } are in use by another Dvergar server, such as dvergar serve. Play on its page, stop it, or choose another folder: dvergar play --data DIR
play-no-folder = The folder { $folder } cannot be used: { $reason }. Make it writable, or choose another one: dvergar play --data DIR
play-broken-tables = The tables in { $file } cannot be opened: { $reason }. Move this file away to start without tables, or choose another folder: dvergar play --data DIR
play-port = Port { $port } cannot be used: { $reason }. Choose another one, or leave out --port to use any free one.
play-not-invited = Dvergar is already running (process { $pid }), for this machine only. Stop it there with Ctrl-C, then run: dvergar play --invite
play-other-port = Dvergar is already running on port { $port } (process { $pid }). Leave out --port to join it, or stop it there with Ctrl-C first.
play-programs-late = Bot programs must be given when Dvergar starts, and it is already running (process { $pid }). Stop it there with Ctrl-C first, or use --plain.
play-not-opened = The table could not be opened: { $reason }
