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

# What would you do? The choice of a strong bot, its chance, the next best, and why.

hint-ask = What would you do?
hint-key = hint
hint-thinking = Thinking …
hint-choice = { $choice }: { $chance }% to win
hint-choice-only = { $choice }
hint-next = Next best: { $choice }, { $chance }%.
hint-close = Just as good: { $choice }, { $chance }%.
hint-only = There is no other choice.
hint-alone = It simply wins most often.
hint-simulations = { $count ->
    [one] Based on 1 simulated game.
   *[other] Based on { $count } simulated games.
}
hint-less = The core is interpreted here and simulates less: { $count ->
    [one] 1 simulated game.
   *[other] { $count } simulated games.
}
settings-key-h = what would you do?
hint-pick = Choose { $choice }

server-hint-under-way = A hint for this seat is already on its way.
server-hints-busy = Too many hints are being worked out. Try again in a moment.
server-no-hint = The hint took too long. Try again.

## Nidavellir

hint-points = { $points ->
    [one] It brings 1 point at once.
   *[other] It brings { $points } points at once.
}

# What cannot be done, and why. Reasons that end with a rule id have no full stop.

error-unknown = Something went wrong.
error-game-over = The game is over.
error-game = There is no game “{ $game }”. Known: { $games }.
error-no-score-pad = { $game } has no score pad.
error-no-weights = { $game } has no rule-of-thumb weights to fit.
error-option = Unknown option: { $option }. Known: { $options }.
error-option-value = { $option } can be { $values }, not { $given }.
error-seed = A seed is a whole number or 64 hex digits, not “{ $seed }”.
error-nonce = A nonce is up to 64 hex digits, not “{ $nonce }”.
error-nonces = Got { $count } nonces for { $players } seats: give one for each seat.
error-seat = Seat { $seat } has nothing to decide now.
error-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-seat-type = A seat is a whole number, not { $given }.
error-words-type = An action is text or a code, not { $given }.
error-words = “{ $words }” is not an action of this game.
error-code = The code { $code } is not a legal action now.
error-stale-core = The compiled core of { $package } was built from older sources. Install again (pip install .), or set DVERGAR_CORE=interpreted.

illegal-not-asked = “{ $words }” is not the decision to make now: the decision is “{ $asked } …”
illegal-choice = “{ $words }” is not possible now

position-list = This must be a list of words.
position-table = This must be an object with fields.
position-field = There is no such field. Known: { $fields }.
position-number = This must be a whole number from { $least } to { $most }, not “{ $given }”.
position-name = “{ $given }” is not one of these: { $names }.
position-card = There is no card “{ $given }” here.
position-seats = There are at most { $players } seats.
position-json = This must be JSON data: objects, lists, texts and numbers.
position-unstable = No game reaches this position: it would be written differently.
position-unknown = A position to play from cannot have unknown coins.
position-stage = A game cannot be continued from this moment.
position-no-choice = Nobody would have a choice here.

finding-coin-count = Everybody has five coins; here there are { $count }

record-json = This is not valid JSON.
record-format = This is not a Dvergar record.
record-field = A record has no field “{ $field }”.
record-actions = A record must have a list of actions.
record-action = Action { $action } must be a seat and a text.
record-version = The record was played with version { $version } of the rules; this is version { $known }.
record-secret = The secret of this record is not revealed yet, so it cannot be replayed.
record-start = The game cannot start from the record’s position: { $reason }
record-seed = The record cannot be started: { $reason }
record-options = A record must have an object of options.
record-illegal = Action { $action } breaks a rule: { $reason }
record-commitment = The commitment is not the SHA-256 of the secret.
record-order = The actions are not in the canonical form, or bids are not in seat order.
record-result = The result differs from that of the game.

## The system's own messages

system-not-found = no such file or folder
system-no-permission = permission denied
system-is-folder = this is a folder
system-not-folder = a part of the path is not a folder
system-long-name = the name is too long
system-disk-full = the disk is full
system-read-only = it is read-only
system-disk-error = the disk reports an error
system-in-use = another program is using it
system-too-many-files = too many files are open
system-no-memory = there is not enough memory
system-no-program = this is not a program that can run here
system-invalid = this value is not valid
system-port = a port is a number from 0 to 65535
system-other-address = this computer does not have that address
system-no-host = there is no computer with that name
system-refused = the connection was refused
system-cut-off = the connection was lost
system-unreachable = the other computer cannot be reached
system-late = there was no answer in time
system-error = the system reports error { $number } ({ $name })
system-unknown = the system reports an error ({ $name })
system-not-opened = the file cannot be opened
system-no-database = the file is not a database
system-damaged = the file is damaged

record-no-json = This is not valid JSON: { $reason }.
json-place = error at line { $line }, column { $column }
json-empty = the text is empty
json-encoding = the text is not UTF-8
json-depth = the lists and objects are nested too deeply
json-number = a number has too many digits

# Everything that the terminal says, but for errors, rules and cards.

## Seats and words for things

labelled = { $label }: { $text }
list-and = { $names } and { $last }
list-or = { $names } or { $last }
seat-1 = Blue
seat-2 = Red
seat-3 = Green
seat-4 = Violet
seat-5 = Grey
seat-you = { $name } (you)
seat-random = { $name } (random)

## The table in words

score-title = Final score
score-now = Score, if the game ended now
score-total = Total
score-place = Place
score-winner = { $names } wins.
score-winners = { $names } win together.

## Playing in the terminal

play-interpreted = The rules run interpreted here (no compiled core): everything works, but large simulations are slow.
play-seed = Seed of this game: { $seed }
play-prompt = { $seat }>
play-closed = Not available:
play-list-hint = { $count } choices; “list” shows them all and what they do.
play-input-ended = The input ended before the game did.
play-saved = The game is saved: { $file }
play-resume = Continue with: dvergar play --resume { $file }
play-record = Record written: { $file }
play-pass-device = Hand over to { $seat }, then press Enter.
play-no-number = There is no choice { $number }. Choose 1 to { $count }.
play-log-empty = Nothing has happened yet.
play-help =
    Type the number of a choice, or an action in words, such as { $actions }.
    list          all choices and what they do
    table         the whole table
    score         the score, if the game ended now
    hint          what a strong bot would do here, and why
    log           everything that happened, with rule ids and the bots’ reasons
    rules { $rule }    explains a rule; rules { $topic } explains a card
    save FILE     saves the game so far
    quit          saves the game and quits

## The command line

cli-lang = language: en, fr or de (default: your system’s)
cli-version = print the version and the build of the rules core
cli-version-line = dvergar { $version }, rules core: { $build }
cli-build-compiled = compiled
cli-build-checked = compiled with all checks
cli-build-interpreted = interpreted (no compiled core)
cli-game = which game: { $games } (default: the first)
cli-seats = who sits where, in order: me, a level (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONS or exec:PROGRAM, separated by commas (default: me and bots that play by rule of thumb, three in all; me alone with --solo)
cli-option-edition = edition of the rules (default: fr)
cli-option-first_game = leave out Thrud, Ylud and Uline, as the rulebooks advise for a first game
cli-option-gems = which gems are in play (N2.1)
cli-option-take_back = the coin just given back (N7.4)
cli-option-special_smith = what the special Blacksmith is (N8.4)
cli-option-pioneer_discard = the card that leaves if nobody is Pioneer (N9.7)
cli-option-coins = other players’ coins on screen (N4.5)
cli-option-mountain = how the Mountain’s cards are shuffled (D2.3)
cli-option-decline = an exchange that can be paid may be declined (D6.7)
cli-option-special_backs = which Special Action is on the front of which Mine card (D1.5)
cli-option-muster_locations = whether helpers may go to Defend locations under Muster an Army (D5.1)
cli-option-opponent_row = which location of the row Andvéttr takes instead of a useless target (D8.4)
cli-option-opponent_help = when Andvéttr’s second worker takes a free Get Help (D8.4)
cli-option-solo = play alone against an automated opponent (D8.1)
cli-seed = seed of the deal: a number or 64 hex digits (default: a fresh one)
cli-record = write the record of the game into this file
cli-resume = continue a saved game; without a file, the last one
cli-verbose = show every event, not only the important ones, and the bots’ reasons once they reveal nothing secret
cli-replay = replay a recorded game
cli-file = a record (JSON); “-” reads standard input
cli-to = stop after this many actions
cli-json = print the position and the events as JSON
cli-verify = check a record: commitment, deal, every action, the result
cli-verified = Verified: { $title }, { $actions } actions.
cli-verified-deal = The deal follows from the secret and the nonces; the commitment is the secret’s SHA-256: { $commitment }
cli-verified-running = The game is not over yet.
cli-rules = explain a rule, a card or a word of the game
cli-topic = a rule id (N8.4, D8.2), a hero, a class, a card, a Special Action, an opponent; without it, the list of all rules
cli-rules-unknown = No rule or card called “{ $topic }”. Rules have ids such as N8.4 or D8.2; cards go by their names, such as thrud or turn back.
cli-rules-close = No rule or card called “{ $topic }”. Did you mean { $names }?
cli-no-file = Cannot read { $file }: { $reason }
cli-no-write = Cannot write { $file }: { $reason }
cli-no-saved = There is no saved game to continue.
cli-options-of = options of { $game }
cli-value = { $value }: { $text }
option-chosen = { $option }: { $value }
cli-other-option = { $game } has no option { $option }. Its options: { $options }.
cli-bad-seats = “{ $given }” is not a valid list of seats. Seats are me, { $bots } or exec:PROGRAM, separated by commas.
cli-resume-seats = The saved game is for { $players } players: name { $players } seats.
cli-error = Error: { $reason }
cli-interrupted = Interrupted.

## What the parser of the command line says

parser-usage = usage:
parser-arguments = arguments
parser-options = options
parser-commands = commands
parser-help = show this help and exit
parser-error = error: { $message }
parser-invalid-choice = invalid choice: { $value } (choose from { $choices })
parser-required = missing argument: { $names }
parser-unrecognized = unrecognized arguments: { $names }
parser-expected-one = expected one value
parser-invalid-value = invalid value: { $value }

## Simulation

cli-simulate = play many random games and show how they went
cli-simulate-epilog = Examples: dvergar simulate nidavellir --players 3 --games 10000 --seed 7; dvergar simulate dwarf --solo andvettr
cli-players = how many players (default: 3; 1 with --solo)
cli-games = how many games (default: 1000)
cli-simulate-seed = a number; the same seed gives the same games everywhere (default: 0)
cli-processes = how many processes (default: one for each core)
cli-coverage = count the rules in the events of the games (slower)
cli-records = write every game as a record into this folder (slower)
cli-simulate-json = print the result as JSON
cli-bad-number = The numbers of games and processes must be 1 or more, the seed 0 or more.
simulate-title = { $title }: { $games } games
simulate-speed = { $games } games and { $decisions } decisions per second
simulate-length = { $decisions } decisions per game
simulate-core = Rules core: { $build }
simulate-mean = Mean
simulate-wins = Win share
simulate-interval = 95% interval
counted-end = How the games ended
counted-end-items = four items
counted-end-mountain = Mountain empty
counted-end-glory = 12 glory
simulate-rules = Rules in events (–: cited by no event)
simulate-checksum = Checksum of all final positions: { $checksum }

# What the server says: why a request or a message is refused, and how the command that starts it is told.

server-not-understood = This is not a message of the protocol.
server-bad-field = This field is not valid: { $field }.
server-bad-body = The request is not JSON in UTF-8.
server-body-slow = The request took too long to arrive.
server-too-deep = The message is nested too deeply.
server-too-large = The message is too long: { $most } bytes at most.
server-one-of-them = Send either a record, or a game with a position.
server-chair = A bot’s seat must name its bot; a person’s seat must not.
server-seat-twice = A seat is named twice.
server-many-seats = Too many seats at once: { $most } at most.
server-clock = The time per decision must be from { $least } to { $most } seconds.
server-no-bot = There is no bot “{ $bot }” here. Available: { $bots }.
server-name-long = A name can have at most { $length } characters.
server-name-signs = A name cannot contain invisible or text-direction characters.
server-name-empty = A name needs at least one visible character.
server-name-taken = Somebody at this table already has that name, or one that looks the same.

server-no-token = This needs the token of a seat.
server-foreign-token = This token does not belong to a seat at this table.
server-foreign-page = Pages of other websites may not use this server.
server-foreign-host = The server cannot be reached under this name.
server-spectator = Spectators cannot play.
server-no-table = This table does not exist.
server-no-page = This page does not exist.
server-no-method = This address does not allow that request.
server-seat-taken = This seat is not free.
server-left = You have left this seat.
server-id-used = This id has already been used for something else.
server-bad-entry = This is not a table entry: “{ $kind }”.

server-too-fast = Too many requests. Wait a moment.
server-many-sockets = Too many connections from this address.
server-many-tabs = This seat is open in too many windows.
server-many-tables = The server has too many tables. Try again later.
server-many-own-tables = This address already has { $most } open or running tables. Finish some of them first.
server-many-bot-tables = This address already has { $most } tables where only bots play. Wait until one of them is over.
server-many-bad = Too many invalid messages.
server-many-fragments = The message came in too many pieces.
server-full = The server is full. Try again later.
server-no-greeting = The first message took too long to arrive.
server-slow = The connection is too slow.
server-not-kept = This could not be saved, so it did not happen. Try again.
server-not-read = The table cannot be loaded now. Try again.
server-not-healthy = The database does not work: { $reason }
server-stopping = The server is stopping. Come back in a moment.
server-broken = An internal error occurred. It is in the server’s log as { $id }.

server-no-limit = There is no limit “{ $limit }”.
server-limit-value = The limit { $limit } cannot be “{ $value }”.
server-bot-form = “{ $given }” does not name a bot. Write NAME=exec:PROGRAM, with a new name of lowercase letters, digits and hyphens.
server-no-address = The server cannot listen on { $host }, port { $port }: { $reason }
server-ready = Dvergar is listening on { $address }
server-everybody = Anyone who can reach this machine can now open tables. Press Ctrl-C to stop the server.
server-any-name = Without --origin, pages may use the server under the address at which they reached it, whatever name points here. Behind a proxy, name the public address: --origin https://…

cli-serve = run a server for browsers and programs
cli-serve-epilog = Examples: dvergar serve; dvergar serve --port 9000 --db sqlite:///tables.db; dvergar serve --bot greedy=exec:./greedy.sh; dvergar serve --host 0.0.0.0
cli-host = the address to listen on (default: 127.0.0.1, only this machine)
cli-port = the port to listen on (default: 8000; 0 picks a free one)
cli-db = where tables are stored: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in the user’s data folder)
cli-bot = a program that may play as a bot, as NAME=exec:PROGRAM; can be repeated
cli-origin = another web address whose pages may use the server, as https://play.example; can be repeated
cli-proxy = the server is behind a proxy: trust the last address in X-Forwarded-For
cli-compress = compress messages for slow connections; each connection then needs more memory and CPU time
cli-limit = change a limit, as NAME=VALUE; can be repeated

# The store of the server: what could not be kept, and why. A rare reason of PostgreSQL stands as it says it.

store-failed = This could not be saved: { $reason }
store-closed = This could not be saved: the database is closed.
store-not-read = The saved tables could not be read: { $reason }
store-not-opened = The database could not be opened: { $reason }
store-moved = the database file was moved, replaced or deleted while the server was running
store-unreachable = the database cannot be reached
store-trouble = the database reports an error
store-no-journal = The database { $place } cannot use write-ahead logging. Put it on a local disk.
store-conflict = Entry { $number } does not continue this table: the next one is { $next }.
store-no-room = This table does not exist, or no longer exists.
store-damaged = This table is damaged from entry { $number } on. Whoever runs the server can repair it.
store-busy = Too many changes are waiting to be saved. Try again in a moment.
store-newer = The database { $place } was written by a newer version of Dvergar. Install that version, or use another database.
store-in-use = The database { $place } is in use: another Dvergar server is running on it.
store-address = This is not the address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
store-no-driver = PostgreSQL needs a driver that is not installed. Install it with: pip install "dvergar[postgres]"
store-not-ours = The database { $place } was never used by Dvergar.

# What is said at a table: why something is not done, and the table's own lines in the log.

table-clock-setting = The time per decision must be more than 0 and at most { $most } seconds, not { $clock }.
table-chairs = Got { $count } seats for { $players } players: there must be one each.
table-entry = This is not a table entry: { $field }.
table-entry-broken = Entry { $number } of the table cannot be applied: { $reason }
table-begun = The game has already begun.
table-not-begun = The game has not begun yet.
table-not-over = This is possible only after the game.
table-taken = Somebody already sits there.
table-not-taken = Nobody sits there.
table-chairs-free = Some seats are still free.
table-stale-decision = This decision is no longer open.
table-stand-in-plays = A bot plays this seat. Take it back first.
table-player-plays = No bot is playing this seat.
table-no-say = Only players at this table can do that.
table-has-bot = A bot already plays there.
table-not-absent = This player has not been away for two minutes yet.
table-no-stand-in = Bots cannot stand in for players here.
table-undo-revealed = Something has been revealed since then, so this cannot be undone.
table-undo-others = Somebody else has decided since then, so this cannot be undone.
table-undo-nothing = There is nothing to undo.
table-undo-late = The time for that decision is over, so it cannot be undone.
table-not-bots = This seat is not played by a bot.
table-not-offered = This seat is not on offer.

table-sat = { $name } sits down.
table-stood = { $name } gets up.
table-bot = A bot sits down: { $name } ({ $mind }).
table-began = The game begins.
table-stand-in = A bot stands in for { $name } ({ $mind }).
table-back = { $name } plays again.
table-offered = { $name }’s seat is on offer to anyone who wants to play on.
table-offer-over = { $name }’s seat is no longer on offer.
table-taken-over = { $name } takes over from the bot { $mind }.
table-clock = Time is up for { $name }: a bot decides.
table-undone = { $name } takes back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.

## A game that is shown as text

text-wait = Waiting for { $names }.
text-pick = Choose an action first
text-go = Play: { $choice }
text-over = The game is over.
text-bid = Your bid is in: { $bid }. You can still change it.
text-table = The table as text
text-points = Points

sheet-proof = The deal can be checked
sheet-proof-text = The server published this number before the game. With the record anyone can check that nobody chose the deal.

# What only the page says.

## Everywhere

web-home = Dvergar, start page
web-loading = One moment …
web-to-decision = To the decision
web-no-server = The server is not answering. Please try again.
web-connection-lost = The connection is lost. The page reconnects by itself; nothing is lost.
web-no-table = This table does not exist
web-open-rule = Open rule { $rule }
web-your-turn = It is your turn.
web-undo = Undo

## The frame of a table

web-decision = Your decision
web-table-tools = Table
web-log = Log
web-rules = Rules
web-settings = Settings

## One device, several people

web-curtain-pass = Pass the device to { $name }
web-curtain-show = I am { $name }: show my table

# Before and after a game: the start page, setting up a table, the table before its game, the curtain.

## The start page

start-motto = Two games of dwarves. No account, no internet.
start-choose = Choose a game
start-name = Your name
start-settings = Settings, language { $language }
start-language = Language
start-theme = Theme
start-theme-auto = Same as the device
start-theme-light = Light
start-theme-dark = Dark
start-speed = Speed of bots and animations
start-speed-slow = Slow
start-speed-normal = Normal
start-speed-instant = Instant
start-against = Against
start-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
start-beaten = , beaten
start-strength = Strength
start-play = Play
start-opening = One moment …
start-setup = Set up a table
start-no-server = The server is not answering. The page keeps trying.
start-more = More
start-rules-note = both games, in our own words
start-replay-note = finished games and records, step by step

## My tables, open tables

start-mine = Your tables
start-more-over = { $count ->
    [one] 1 more finished game
   *[other] { $count } more finished games
}
start-table-with = { $game } with { $names }
start-table-against = { $game } against { $name }
start-table-plain = { $game }
start-waits = { $count ->
    [0] Everybody is here; the game can begin.
    [one] Not started: one seat is free.
   *[other] Not started: { $count } seats are free.
}
start-won = { $shared ->
    [yes] Over: a shared win with { $points } points.
   *[no] Over: you won with { $points } points.
}
start-over = { $points ->
    [one] Over: 1 point for you.
   *[other] Over: { $points } points for you.
}
start-asked = It is your turn.
start-asked-names = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
start-go-on = Continue
start-result = Result
start-replay = Replay
start-open-tables = Open tables
start-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
start-join = Join
start-link = Join by link
start-link-note = from any phone or computer on this network
start-link-paste = Paste the link here
start-link-none = This text contains no link to a table.

## Setting up a table

start-back = Back
start-setup-title = { $game }: who plays
start-setup-note = { $least } to { $most } seats. Every seat keeps its shape and colour.
start-no-game = This game does not exist
start-seats = Seats
start-seats-of = { $count } of { $most }
start-seats-taken = { $count } of { $most } taken
start-you-here = You, on this device
start-seat-link = A friend, by link
start-seat-link-note = Another phone or computer. You get the link when the table is open.
start-seat-device = { $name }
start-seat-device-note = On the same device: a curtain hides what is secret between turns
start-seat-bot = { $seat }, a bot
start-seat-bot-note = Decides at once, but waits until everybody is ready.
start-remove = Remove seat { $seat }
start-who = Who plays { $seat }?
start-which-bot = Which bot plays { $seat }?
start-kind-link = By link
start-kind-device = This device
start-kind-bot = A bot
start-their-name = Name
start-empty = Empty
start-empty-note = Who plays here?
start-empty-alone = If you play alone, you face an automated opponent. Or who plays here?
start-bot-thumb = Rule of thumb
    .text = Weighs what every choice brings now and for the next lines, and takes the best.
start-bot-random = Random
    .text = Plays any legal choice. For a first look at the rules.
start-bot-program = A program added to this server.
start-options = Options
start-more-options = More options
start-clock = Time per decision
start-clock-none = None
start-clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
start-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
start-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
start-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
start-clock-note = { $time } per decision.
start-clock-left = { $time } left
start-listed = Who may join
start-listed-link = Anyone with the link
start-listed-open = Anyone on this server
start-missing-own = Enter your name first
start-missing-name = Choose who plays { $seat }
start-missing-seats = At least { $least } seats are needed
start-open-it = Open the table
start-begin = Start the game
start-open-note = You can start the game when everybody is here. You may close this page: the table stays under “Your tables”.
start-begin-note = Everybody is here, so the game starts at once.

## The table before its game

start-before = Before the game
start-lobby-title = { $game }: who plays
start-lobby-note = Send the link to the people who will play. Anyone who has it can join.
start-lobby-guest = You followed the link. Take a seat, or stay and watch.
start-lobby-full = All seats are taken. Stay and watch if you like.
start-free-seat = Free
start-kept = Reserved for { $name }
start-chair-bot = A bot: { $bot }
start-chair-free = Anyone with the link can sit here
start-chair-kept = Played before and may come back
start-chair-other = On another device
start-waiting = waiting
start-away = away
start-here = here
start-sit = Sit here
start-sit-here-too = On this device
start-let-bot = Seat a bot here
start-seat-it = Seat this bot
start-never-mind = Cancel
start-stand = Get up
start-stand-name = { $name } gets up
start-invite = Invite
start-qr = The link as a QR code
start-scan = Scan with a phone on this network, or send the link.
start-the-link = Link to this table
start-copy = Copy link
start-copied = Copied
start-copy-by-hand = The link is selected: copy it with your keyboard or a long press.
start-which-address = Address of this machine
start-machine-alone = The server can be reached only from this machine, so the link works only here. To let phones join, start it with:
start-unknown-address = Open this page at the address that this machine has on the network; then the link works for others.
start-missing-people = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}

## No table

start-no-seat = This seat is no longer yours
start-no-seat-note = Its player left, or somebody else has taken it.
start-no-table-note = Tables are kept for a week after the game ends, or for a day if nobody starts it. Perhaps the link is incomplete.
start-look-on = Watch the table
start-to-start = To the start page

## The curtain

start-curtain-note = What belongs to the other players is hidden now.
start-curtain-rest = You have all decided
start-curtain-rest-note = Other players are still thinking. Nothing secret is visible now; to see your table again, say who you are.
start-curtain-open = Visible to everybody meanwhile: { $moment }
start-curtain-ready = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}

## Seats while a game runs

start-whose-table = { $name }’s table
start-undo-name = { $name } takes it back
start-bot-plays = A bot plays for you.
start-bot-plays-name = A bot plays for { $name }.
start-take-back = Take the seat back
start-long-away = { $name } has been away for two minutes.
start-let-bot-play = Let a bot play
start-stand-in = a bot plays
start-chair-offered = { $name }’s seat is on offer.
start-offer = Offer this seat
start-withdraw = Withdraw the offer
start-offered-note = Anyone who opens this link may take the seat. Until then the bot plays on.
start-leave = Leave and let a bot play on
start-watching = You are watching

## After a game

start-after = After the game
start-rematch = Rematch
start-rematch-join = Join the rematch
start-rematch-open = A rematch is open; your seat is reserved.
start-replay-long = Replay the game step by step
start-record = Download the record

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

# What stands beside the table: log, rules, help, settings; the rules as a page; replays.

## Beside the table

panel-close = Close
panel-help = What is this?
panel-what-is-what = Cards and terms
panel-its-rules = Rules:
panel-lines = Everything that happened
panel-beginning = The beginning
panel-secret-until-now = Secret until the end
panel-late = was secret
panel-undone = taken back
panel-again = Show again: { $text }
panel-show-last = Again
panel-shown-again = Shown once more
panel-shown-again-note = The game goes on meanwhile; you miss nothing.
panel-back-to-now = Back to now
panel-then = The table at that moment: { $text }
panel-replay = Replay
panel-step-back = Go back through the game

## Settings

settings-language = Language
settings-theme = Theme
settings-theme-auto = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Animations and bots
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-instant = instant
settings-name = Your name
settings-name-note = For the next table you join.
settings-proof = The deal can be checked
settings-proof-how = The server committed to its secret with this number before the cards were dealt. When the game is over it reveals the secret, and everybody can check that nothing was changed.
settings-commitment = Commitment
settings-secret = The secret
settings-proof-over = The record holds all that is needed: dvergar verify checks it on your own computer.
settings-keys = Keys
settings-key-l = log
settings-key-r = rules
settings-key-s = settings
settings-key-escape = close, undo a selection

## Rules

rules-title = The rules, in our own words
rules-intro = Every rule has a number. When a move is not allowed, the table names the rule, and its number leads here.
rules-of = { $game }: the rules
rules-contents = Contents
rules-pages = Pages
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One place found.
   *[other] { $count } places found.
}

## What is what

things-search = Search cards and terms
things-words = Words and symbols

## Replay

replay-where = Replay: { $where }
replay-title = Replays
replay-intro = Watch a game again, step by step, from every seat.
replay-mine = Games on this device
replay-open = Open a record
replay-open-note = A file downloaded after a game. It shows everything, including hidden bids.
replay-choose-file = Choose a file
replay-no-record = This file is not the record of a game.
replay-steps = Step through the game
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-next = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-whose = Point of view
replay-all-open = Everything open
replay-own = What you saw
replay-public = What everybody saw
replay-curve = Points, step by step
replay-points = Points
replay-end = end: { $names } { $points }
replay-total = Total
replay-part = What the curve shows
replay-standing = { $name }: { $points }
replay-to-table = To the table
replay-record = Download the record
replay-record-short = Record

# The score pad for games with real cards: command, terminal and page.

## The command

cli-score = add up a game played with real cards
cli-score-epilog = Without FILE, a form opens in the terminal. FILE is JSON, described in docs/play/scorepad.md; “-” reads standard input.
cli-score-game = the game: { $games }
cli-score-file = a score sheet as JSON, or “-” for standard input
cli-score-demo = score an example sheet
cli-score-save = save the game in the history
cli-score-history = show the history with its statistics
cli-score-json = print JSON (the default)
cli-score-text = print a readable sheet
cli-score-csv = print CSV for a spreadsheet

score-format = “{ $given }” is not a Dvergar score sheet
score-other-game = This sheet is for “{ $given }”, not for { $game }
score-seats = A sheet has a list of seats, each an object
score-seat-count = A sheet can have { $seats } seats, not { $given }
score-name = A name is a text of at most { $most } characters
score-date = “{ $given }” is not a date such as 2026-11-16
score-not-kept = The history could not be written: { $reason }
score-no-book = This history does not exist.
score-no-pad = This sheet is not in the history.
score-full = This history is full: { $most } sheets. Export some and remove them.
score-many-books = This server is full: it cannot take any more histories.
score-many-new-books = This address has started too many new histories. Try again tomorrow.
score-unreadable = { $count ->
    [one] One file in { $folder } could not be read; it was left as it is.
   *[other] { $count } files in { $folder } could not be read; they were left as they are.
}

## How a score came and how special it is

score-special = { $name }: { $total } beats { $percent }% of { $scores } simulated scores; the median is { $middle }.
score-csv-date = Date
score-csv-game = Game
score-csv-name = Name
score-csv-place = Place
score-csv-total = Total
score-history-empty = No game has been saved yet.
score-statistics-line = { $games ->
    [one] 1 game, { $average } on average
   *[other] { $games } games, { $average } on average
}
score-best-line = { $total } { $name }, { $date }: better than { $percent }% of simulated scores
score-head-games = Games
score-head-wins = Wins
score-head-best = Best
score-head-average = Average

## The page and the screen

score-pad-title = Score pad
score-about = For a game with real cards. The pad adds up as you type.
score-add-player = Add a player
score-remove-player = Remove { $name }
score-player = Player
score-name-label = Name of player { $number }
score-date-label = Date
score-less = { $what }: one less
score-more = { $what }: one more
score-chosen = Chosen
score-nothing-chosen = Nothing yet. Tap a card above.
score-remove-card = Remove { $card }
score-done = Done
score-opponent = Against
score-against-none = Players
score-clear = New sheet
score-keep = Save in the history
score-kept = Saved in the history.
score-keep-again = Save the changes
score-sure = Discard without saving?
score-print = Print
score-csv = CSV
score-json = JSON
score-history = History
score-statistics = Statistics
score-open-pad = Open
score-remove-pad = Remove
score-remove-sure = Really remove?
score-bests = Best scores
score-no-findings = No problems found.
score-decided = Result
score-compared = How it compares
score-compared-note = Compared with { $scores } scores of rule-of-thumb bots in games with as many players. The median is { $middle }.
score-beats = beats { $percent }%
score-sheet = Sheet by category
score-running = { $name } { $total }
score-start-note = Playing with real cards? Add up your scores here.
score-no-server = The server is not answering, so nothing is added up at the moment.
score-history-note = Saved on this server, in a history of your own.
score-history-home = Saved on this machine; the terminal shows the same history.

## The screen in the terminal

score-screen-hint = { $part }: { $example }
score-example-name = a name
score-key-save = Save
score-key-add = Add
score-key-remove = Remove
score-key-history = History
score-key-demo = Demo
score-key-new = New
score-key-rule = Rule
score-key-light = Light/dark
score-key-opponent = Opponent
score-key-leave = Quit
score-key-back = Back
score-key-again = This sheet is not saved yet: press the key again to discard it.

sheet-total = Total
sheet-shared = { $place ->
    [1] first, shared
    [2] second, shared
    [3] third, shared
    [4] fourth, shared
   *[other] fifth, shared
}
sheet-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}

### Dwarf: names and short texts of cards and terms, English.

## Cards of the Mine

dwarf-card-iron-seam = Iron Seam
    .text = Mine card. Take 3 iron.
dwarf-card-gold-seam = Gold Seam
    .text = Mine card. Take 1 gold.
dwarf-card-alloy-steel = Alloy Steel
    .text = Mine card, not a Forge. Pay 3 iron and take 2 steel; with less than 3 iron nothing happens.
dwarf-card-forge-axe = Forge Axe
    .text = Forge card. Pay 2 steel and take 1 item.
dwarf-card-forge-crown = Forge Crown
    .text = Forge card. Pay 3 gold and take 1 item.
dwarf-card-forge-dagger = Forge Dagger
    .text = Forge card. Pay 1 iron and 2 steel and take 1 item.
dwarf-card-forge-mace = Forge Mace
    .text = Forge card. Pay 2 steel and 1 gold and take 1 item.
dwarf-card-forge-armour = Forge Armour
    .text = Forge card. Pay 2 steel and 1 gold and take 1 item.
dwarf-card-forge-diadem = Forge Diadem
    .text = Forge card. Pay 1 iron, 1 steel and 1 gold and take 1 item.
dwarf-card-forge-helm = Forge Helm
    .text = Forge card. Pay 1 steel and 2 gold and take 1 item.
dwarf-card-forge-sword = Forge Sword
    .text = Forge card. Pay 3 steel and take 1 item.
dwarf-card-dragon = Dragon
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player loses 1 gold.
dwarf-card-great-dragon = Great Dragon
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player loses all their gold.
dwarf-card-knockers = Knockers
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player loses 1 iron.
dwarf-card-orc-raiders = Orc Raiders
    .text = Defend card. A worker here earns 1 glory. With nobody here, no Mine card is resolved for the rest of the round, Alloy Steel included; Forges are.
dwarf-card-sidhe = Sidhe
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player turns 2 gold into 2 iron; a single gold becomes 1 iron.
dwarf-card-get-help = Get Help
    .text = You may place 2 helpers this round, before the monsters attack. The start player marker passes on if you hold it.

## Special Actions

special-muster-an-army = Muster an Army
    .text = No monster attacks this round. Glory still goes only to real workers, and Defend locations without a worker stay free.
special-hold-a-council = Hold a Council
    .text = The top card of every location with two or more cards, occupied or not, is shuffled into the Mountain.
special-sell-an-item = Sell an Item
    .text = Give up 1 item and take 5 resources in any mix of iron, steel and gold.
special-past-glories = Past Glories
    .text = Choose any location with two or more cards, occupied or not, and bring any card from below to the top. The others keep their order.
special-special-order = Special Order
    .text = Pay exactly 5 resources, at least one each of iron, steel and gold, and take 1 item.
special-turn-back = Turn Back
    .text = Choose a free location with two or more cards: its top card is shuffled into the Mountain, and one of the workers you just paid goes there. Without such a location nothing happens.
special-apprentice = Apprentice
    .text = One of the workers you just paid joins an opponent’s worker on its location, spent or not. Every worker there that is not spent resolves fully. Not used in the solo game.
special-collapse-the-shafts = Collapse the Shafts
    .text = The top card of every location goes to the bottom of its stack.
special-run-amok = Run Amok
    .text = The stack of every location is shuffled, in reading order.

## Solo opponents

opponent-eldhusfifl = Eldhúsfífl
    .text = His first worker follows the black meeple of the last card drawn. His second follows that of the card you stand on, or your Special Action card to the location where it lands. If the place is occupied, he goes by the white meeple, then to the first free location. He does not ask whether he can use it.
opponent-andvettr = Andvéttr
    .text = He aims like Eldhúsfífl, but his second worker prefers a free Get Help, and if he cannot use his target he looks for a better location in its row. He forges twice if he can pay twice. Each of your Special Actions, three at most, gives him glory, and with 12 glory he wins at once.
opponent-andvettr-fadir = Andvéttr faðir
    .text = He plays like Andvéttr, but if the row offers nothing usable he searches the whole Mine. He never takes a location that he cannot use.

## Goods

goods-iron = { $signed } iron
goods-steel = { $signed } steel
goods-gold = { $signed } gold
goods-items = { $count ->
    [one] { $signed } item
   *[other] { $signed } items
}
goods-glory = { $signed } glory
good-iron = Iron
good-steel = Steel
good-gold = Gold
good-items = Items
good-glory = Glory

## Terms

dwarf-term-location = location
    .text = One of the nine places of the Mine, numbered row by row; with two copies there are 18. Every card belongs to one location.
dwarf-term-stack = stack
    .text = The cards of one location. Only the top card counts, but anyone may look through the stack at any time.
dwarf-term-occupied = occupied
    .text = At least one worker stands on the location, even a spent one. A location without a worker is free.
dwarf-term-worker = worker
    .text = Each player has 2 regular workers. A worker on a location resolves its top card; both together, or one and 4 glory, pay for a Special Action.
dwarf-term-helper = helper
    .text = Your third and fourth worker, which come through Get Help for the rest of the round. Within Mine and Forge they resolve after the regular workers.
dwarf-term-mountain = Mountain
    .text = The face-down draw pile. If a card has to be drawn from it and none is left, the game ends at once.
dwarf-term-pile = pile
    .text = One of the three piles of Special Action cards. Its top card is known; piles are never blocked.
dwarf-term-glory = glory
    .text = Earned by defending. 4 glory replace one worker when you pay for a Special Action, and glory is the first tie-breaker at the end.
dwarf-term-item = item
    .text = What a Forge or Special Order brings. Items are a category of the score, and 4 of them at the end of a round end the game.
dwarf-term-resource = resource
    .text = Iron, steel or gold. Items and glory are not resources.
dwarf-term-early-resolution = early resolution
    .text = If a Special Action card is about to land where workers stand, they first resolve the card lying there. Afterwards they are spent.
dwarf-term-spent = spent
    .text = Said of a worker that has resolved early. It still occupies its location and keeps monsters from attacking, but resolves nothing more this round.
dwarf-term-claim = claim
    .text = A worker on Get Help gives its owner a claim to 2 helpers; several claims give no more. The player whose claiming worker was placed first goes first.
dwarf-term-start-marker = start player marker
    .text = Its holder starts the next round. It passes one seat clockwise if the holder got help, and once more if its holder then took a Forge.
dwarf-term-category = category
    .text = Steel, gold and items are compared at the end. Whoever alone has the most leads the category, and the most led categories win.
dwarf-term-reading-order = reading order
    .text = From left to right and from top to bottom, that is by the numbers of the locations; the first Mine comes before the second.
dwarf-term-meeple = meeple
    .text = The black and the white mark in the small grid of each card. They tell the solo opponent where to go: black first, white if black is occupied.

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

# Decisions beyond placing workers: opening stacks, paying and choosing.

## Leafing through a stack

dwarf-leaf-title = Location { $location }: { $count ->
    [one] 1 card
   *[other] { $count } cards, from the top down
}
dwarf-leaf-location = Location { $location }
dwarf-leaf-count = { $count ->
    [one] 1 card
   *[other] { $count } cards, top first
}
dwarf-leaf-close = Close the stack
dwarf-leaf-turn = Go to location { $location }
dwarf-leaf-meeples = Sends him to { $black } (black), or else to { $white } (white).

## What is asked, and the line below it

dwarf-prompt-mine = Dwarf: the mine
dwarf-prompt-ask-sell = Which { $count } resources do you take?
dwarf-prompt-note-sell = You give 1 item for them, in any mix.
dwarf-prompt-ask-order = Which { $count } resources do you pay?
dwarf-prompt-note-order = At least one of each. Then you take 1 item.
dwarf-prompt-ask-recall = Which card do you bring up?
dwarf-prompt-note-recall = Any location with two or more cards, any card below the top.
dwarf-prompt-ask-turn = Where do you turn back?
dwarf-prompt-note-turn = The top card goes back into the Mountain, and your worker goes there.
dwarf-prompt-ask-join = Which worker does yours join?
dwarf-prompt-note-join = Anywhere an opponent’s worker stands. All workers there resolve the card.
dwarf-prompt-ask-sort = Which worker goes first?
dwarf-prompt-note-sort = The order changes what you get.
dwarf-prompt-ask-exchange = { $card } on { $location }: carry it out?
dwarf-prompt-note-exchange = Either way your worker is used.

## The button, and what is missing

dwarf-prompt-go-sell = Sell the item
dwarf-prompt-more-sell = Take { $count } more
dwarf-prompt-decline-sell = Keep the item
dwarf-prompt-go-order = Pay for the item
dwarf-prompt-more-order = Pay { $count } more
dwarf-prompt-decline-order = Pay nothing
dwarf-prompt-not-owned = You do not own these
dwarf-prompt-go-recall = Bring up: { $card }
dwarf-prompt-more-recall = Choose a card
dwarf-prompt-go-turn = Turn back at { $location }
dwarf-prompt-go-join = Join at { $location }
dwarf-prompt-more-place = Choose a location
dwarf-prompt-go-sort = Start on { $location }
dwarf-prompt-more-sort = Choose a worker
dwarf-prompt-go-exchange = Carry it out
dwarf-prompt-go-decline = Decline
dwarf-prompt-go-more-exchange = Choose one of the two

## What a choice means

dwarf-prompt-becomes = On top of location { $location }: { $card }
dwarf-prompt-turned = Location { $location }: { $card } in place of { $leaves }
dwarf-prompt-joined = With { $names } on { $location }: { $card }
dwarf-prompt-first = { $location } { $card } first
dwarf-prompt-gives = A worker there: { $gains }.
dwarf-prompt-gets = Your worker there: { $gains }.
dwarf-prompt-help = A worker there brings you two helpers.
dwarf-prompt-poor = You cannot pay for it now: a worker there would get nothing.
dwarf-prompt-stirs = Attacks this round if nobody comes.
dwarf-prompt-calms = { $card } is now below it and does not attack. The others keep their order.
dwarf-prompt-buried = Your Special Action card lands there and covers it at once.
dwarf-prompt-early = Your Special Action card lands there, so these resolve at once: { $names }.
dwarf-prompt-answer = He would go to { $location }.
dwarf-prompt-sort-gets = First { $gains }.
dwarf-prompt-sort-poor = First nothing: you cannot pay it yet.
dwarf-prompt-together = Both together: { $gains }.
dwarf-prompt-declined = You keep what you have.

## The chooser for five resources

dwarf-prompt-own = { $good }, you own { $count }
dwarf-prompt-less = One less: { $good }
dwarf-prompt-plus = One more: { $good }
dwarf-prompt-missing = { $own }, { $count } missing
dwarf-prompt-of = { $sum } of { $whole }
dwarf-prompt-closed-mixes = { $count ->
    [one] 1 mix you cannot afford
   *[other] { $count } mixes you cannot afford
}

# What is refused, and why.

position-flag = This must be true or false, not “{ $given }”.
position-card-which = “{ $given }” could be several cards here: add the letter of its deck.
position-card-elsewhere = “{ $given }” belongs to another location
position-card-twice = “{ $given }” would lie in two places
position-stack = A location holds 1 to 7 cards
position-pile-size = The piles do not match the Special Actions that are left: at most three on a pile, and each card in one place
position-mountain-size = The Mountain does not match the cards that are left.
position-layers = A cards do not lie above all B cards here
position-apprentice = { special-apprentice } is not in the solo game
position-workers = There can be up to four workers: numbers of locations, “pile”, “home”, or objects.
position-worker = A worker cannot be there now ({ $given })
position-worker-twice = Two workers of one seat cannot stand on the same location
position-helpers = Helpers cannot be out before Get Help is resolved.
position-mustered = No helper can stand on a Defend location that Muster an Army defends.
position-placed = The order of placing must count from 1 without gaps.
position-claim = A claim is the number at which one of this seat’s spent workers was placed.
position-not-asked = At this moment only players who have acted can have workers out
position-solo-start = In a solo game the opponent (seat 1) is the start player and holds the marker
position-renown = With that much glory the opponent would already have won
position-drawn = Name the card that the opponent follows only when his worker is next.
finding-items = { $items } items at the beginning of a round: the game would be over
finding-helpers-late = His worker on Get Help would have brought his helpers at once

# Everything that is said for Dwarf, but for its rules and cards. Reasons that end with a rule id have no full stop.

## What is asked

dwarf-ask-act = { $seat }: place a worker on a free location or take a Special Action.
dwarf-ask-second = { $seat }: place your second worker on a free location or leave it out.
dwarf-ask-helper = { $seat }: place your helper (worker { $worker }) on a free location or leave it out.
dwarf-ask-sell = { $seat }: which 5 resources do you take for the item?
dwarf-ask-recall = { $seat }: which card do you bring back to the top?
dwarf-ask-order = { $seat }: which 5 resources do you pay for the item?
dwarf-ask-turn = { $seat }: from which location does the top card go back into the Mountain? Your worker goes there.
dwarf-ask-join = { $seat }: which location does your worker join?
dwarf-ask-sort = { $seat }: which of your workers goes first?
dwarf-ask-exchange = { $seat }: carry out { $card } on location { $location }, or decline?

## What a choice does

dwarf-effect-gains = { $value }
dwarf-effect-poor = you cannot pay for it now
dwarf-effect-short = { $value } short
dwarf-effect-spoiled = { $value ->
    [orcs] Orc Raiders close the Mine first
   *[losses] not after the attacks to come
}
dwarf-effect-later = you can pay for it when its time comes
dwarf-effect-help = two helpers
dwarf-effect-answer = he goes to { $value } ({ $rule })
dwarf-effect-helpers = his helpers go to { $value }
dwarf-effect-lands = the card goes to { $value }
dwarf-effect-card = { $value } on top
dwarf-effect-no-effect = has no effect now
dwarf-effect-early = these resolve early: { $value }
dwarf-effect-opponent-glory = gives him { $value } glory
dwarf-effect-together = both together: { $value }
dwarf-effect-stirs = attacks if nobody comes
dwarf-effect-calms = the monster there no longer attacks
dwarf-effect-buried = the special card lands on it

dwarf-action-special = { $action } (pile { $pile }, both workers)
dwarf-action-special-glory = { $action } (pile { $pile }, one worker and 4 glory)
dwarf-action-pass = leave the worker out
dwarf-action-pass-helper = leave the helper out
dwarf-action-sell = sell an item for { $goods }
dwarf-action-order = pay { $goods } for an item
dwarf-action-decline = decline
dwarf-action-exchange = carry out { $card }
dwarf-action-recall = location { $location }, bring up: { $card }
dwarf-action-turn = turn back at location { $location }
dwarf-action-join = join at location { $location }
dwarf-action-first = the worker on location { $location } first

## What happened

dwarf-event-start-player = { $seat } is the start player.
dwarf-event-pile-dealt = Pile { $pile }: { $action } on top.
dwarf-event-shuffled = { $mountain ->
    [2] The second Mountain
   *[other] The Mountain
} is shuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
dwarf-event-round-began = Round { $round }: { $seat } starts.
dwarf-event-drew = Drawn: { $card }, for location { $location }.
dwarf-event-third-card = Both cards belong to location { $location }, so a third is drawn.
dwarf-event-mountain-empty = { $mountain ->
    [2] The second Mountain
   *[other] The Mountain
} is empty: the game ends.
dwarf-event-placed = { $seat } places worker { $worker } on location { $location } ({ $card }).
dwarf-event-left-out = { $seat } leaves worker { $worker } out.
dwarf-event-skipped = { $seat } has paid both workers and is skipped.
dwarf-event-lost-helper = No location is free: { $seat } loses worker { $worker }.
dwarf-event-paid = { $seat } pays { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $glory ->
    [0] {""}
   *[other] {" "}and { $glory } glory
}.
dwarf-event-took-special = { $seat } takes { $action } from pile { $pile }.
dwarf-event-renown = The Special Action brings { $seat } { $gains }.
dwarf-event-no-effect = { $seat }: { $action } has no effect.
dwarf-event-mustered = { $seat } musters an army: no monster attacks this round.
dwarf-event-returned = Back into the Mountain from location { $location }: { $card }.
dwarf-event-sold = { $seat } sells an item: { $gains }.
dwarf-event-recalled = { $seat } brings up at location { $location }: { $card }.
dwarf-event-commissioned = { $seat } places a special order: { $gains }.
dwarf-event-collapsed = Location { $location }: now on top { $card }, at the bottom { $under }.
dwarf-event-mixed = Location { $location } is shuffled, now on top: { $card }.
dwarf-event-early = { $seat } resolves early: worker { $worker } on location { $location } ({ $card }).
dwarf-event-landed = The Special Action card goes to location { $location }: { $card }.
dwarf-event-claimed = { $seat } has a claim to helpers from location { $location }.
dwarf-event-defended = { $seat } defends location { $location } ({ $card }): { $gains }.
dwarf-event-held-off = Location { $location } ({ $card }): a spent worker prevents the attack, without glory.
dwarf-event-kept-away = Location { $location } ({ $card }): no attack, an army is mustered.
dwarf-event-attacked = Attack from location { $location }: { $card }. { $losses }
dwarf-no-losses = Nobody loses anything.
dwarf-event-mines-closed = Orc Raiders are undefended: no Mine card is resolved this round.
dwarf-event-sorted = { $seat } starts with the worker on location { $location }.
dwarf-event-mined = { $seat } mines on location { $location } ({ $card }): { $gains }.
dwarf-event-forged = { $seat } forges on location { $location } ({ $card }): { $gains }.
dwarf-event-too-poor = { $seat } cannot pay on location { $location } ({ $card }): nothing happens.
dwarf-event-declined = { $seat } declines on location { $location } ({ $card }).
dwarf-event-declined-special = { $seat } declines the exchange of { $action }.
dwarf-event-marker-passed = The start player marker passes to { $seat }.
dwarf-event-workers-home = All workers go home.
dwarf-event-four-items = { $seat } owns { $items } items: the game is over.
dwarf-event-aims = { $meeple ->
    [black] { $seat }, black meeple of { $card }: location { $location }, { $verdict ->
        [occupied] occupied
        [useless] not usable
       *[free] free
    }.
    [white] { $seat }, white meeple of { $card }: location { $location }, { $verdict ->
        [occupied] occupied
        [useless] not usable
       *[free] free
    }.
    [first-free] { $seat }, first free location in reading order: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [help] { $seat }, first free Get Help: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [row] { $seat }, same row: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [column] { $seat }, same column: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [one-each] { $seat }, one in the row and one in the column: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [rest] { $seat }, what is left, in reading order: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [mine] { $seat }, whole Mine in reading order: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [back] { $seat }, nothing usable in the row, back to the target: { $location }.
   *[none] { $seat } finds no usable location in the whole Mine.
}
dwarf-event-leads = { $category }: { $seat } leads with { $amount }.
dwarf-event-nobody-leads = { $category }: nobody leads, since several share the most ({ $amount }).
dwarf-event-tie-broken = The tie is broken in favour of { $seat }: { $by }.
dwarf-event-scored = { $seat } leads { $leads ->
    [one] 1 category.
   *[other] { $leads } categories.
}
dwarf-event-won = { $seat } wins with { $leads ->
    [one] 1 led category.
   *[other] { $leads } led categories.
}
dwarf-event-won-by-glory = { $seat } has { $glory } glory and wins at once.

## The table in words

dwarf-table-title = Round { $round }, start player marker: { $marker }
dwarf-table-end = The game is over
dwarf-table-mountain = Mountain: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
dwarf-table-mountain-2 = Second Mountain: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
dwarf-table-mine = Mine { $number }
dwarf-table-pile = Pile { $number }: { $action }, { $left ->
    [one] 1 card under it
   *[other] { $left } cards under it
}
dwarf-table-pile-empty = Pile { $number }: empty
dwarf-table-left = Workers left
dwarf-table-strikes = attacks if nobody comes
dwarf-attack-dragon = each loses 1 gold
dwarf-attack-great-dragon = each loses all gold
dwarf-attack-knockers = each loses 1 iron
dwarf-attack-orc-raiders = no Mine card resolves
dwarf-attack-sidhe = 2 gold become 2 iron
dwarf-table-muster = No monster attacks this round (Muster an Army)
dwarf-table-spent = spent
dwarf-table-special = Special Action in progress: { $action }

dwarf-score-leads = Led categories

dwarf-title = Dwarf, { $players } players
dwarf-title-solo = Dwarf, alone against { $opponent }
dwarf-welcome = Dwarf, { $players } players. “help” lists what you can type.
dwarf-welcome-solo = Dwarf, alone against { $opponent }. “help” lists what you can type.
dwarf-play-actions = “worker 4” or “special 2 glory”

## What cannot be done

closed-occupied = Location { $location } is occupied
closed-mustered = Muster an Army already defends location { $location }
closed-glory = This costs 4 glory, you have { $glory }
closed-pile-empty = Pile { $pile } is empty
closed-fourth-special = Against this opponent you may take only three Special Actions in a game
closed-turn-occupied = Location { $location } is occupied: Turn Back needs a free one
closed-turn-single = Location { $location } has only one card
closed-join = No opponent’s worker stands on location { $location }
closed-order = You do not own these resources
closed-recall-top = On top of location { $location } already: { $card }
closed-recall-single = Location { $location } has only one card: { $card }

illegal-special-second = A Special Action can be taken only in the first pass
illegal-location = There is no location { $given }: the locations are 1 to { $most }
illegal-pile = There is no pile { $given }: the piles are 1 to { $most }
illegal-recall = { $card }: not below the top of location { $location }
illegal-recall-which = Several cards below the top of location { $location } are called “{ $card }”: add its letter
illegal-sell = Name exactly 5 resources to take
illegal-order = Name exactly 5 resources to pay, at least one each of iron, steel and gold
illegal-first = None of the workers to choose from stands on location { $location }

error-location-words = Name one location by its number: “worker 4”, not “{ $words }”.
error-special-words = Name a pile by its number, and add glory if you pay with it: “special 2” or “special 2 glory”, not “{ $words }”.
error-goods-words = Name each resource with its number: “sell 2 iron 3 gold”, not “{ $words }”.
error-recall-words = Name the location and a card below its top: “recall 1 alloy steel b”, not “{ $words }”.
error-dwarf-players = Dwarf is for 1 to 5 players, not { $given }.
error-solo-players = A solo opponent is for one player only: leave out the opponent or the other players.

dwarf-ladder-next = You have beaten { $opponent }: { $next } is next (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = You have beaten { $opponent }: nobody is above him. (D8.9)
dwarf-ladder-shared = A shared win against { $opponent } does not open the next opponent. (D8.9)

counted-special = Special Actions used, share of games

# Reasons of a hint.

hint-gains = It brings { $gains }.
hint-help = It brings two helpers this round.
hint-lead = { $good }: you would lead.
hint-lead-lost = { $good }: after the next best you would no longer lead.
hint-short = For the next best, { $card }, you are { $goods } short.
hint-spoiled = The next best, { $card }, would bring nothing because of the monsters.
hint-no-effect = The next best, { $action }, would have no effect now.
hint-saved = It keeps the monsters from taking { $goods } from you.
hint-lost = After the next best, monsters attack you: { $gains }.
hint-glory = The next best gives your opponent { $glory } glory.
hint-answer = After the next best, { $seat } goes to { $location }, { $card }.
hint-taken = Otherwise { $seat } could take { $card } on { $location }.

# The score pad.

finding-items-many = The last round cannot bring anybody more than { $most } items
score-note-steel = most leads the category
score-note-gold = most leads the category
score-note-items = most leads the category
score-note-glory = first tie-breaker
score-note-iron = second tie-breaker
score-example-goods = a number
score-no-number = “{ $given }” is not a number

# The final score of Dwarf.

dwarf-final-where = Dwarf, after round { $round }
dwarf-final-you-win = You win
dwarf-final-wins = { $name } wins
dwarf-final-renown = { $name } wins by renown
dwarf-final-shared = A shared win: { $names }
dwarf-final-by-renown = { $glory } glory wins at once, whoever leads the categories.
dwarf-final-by-leads = { $led ->
    [one] 1 led category, more than anybody else.
   *[other] { $led } led categories, more than anybody else.
}
dwarf-final-by-tie = { $by ->
    [glory] Equal in led categories: glory decides.
    [iron] Equal in led categories and glory: iron decides.
   *[items] Equal in led categories, glory and iron: items decide.
}
dwarf-final-by-nothing = All equal: led categories, glory, iron and items.
dwarf-final-caption = Final score by category
dwarf-final-category = Category
dwarf-final-most = most: 1 category
dwarf-final-equal = equal: nobody’s
dwarf-final-ahead = ahead
dwarf-final-decided-leads = Led categories decide
dwarf-final-no-tie = No tie to break.
dwarf-final-tie = { $led ->
    [0] { $count } players lead nothing
    [one] { $count } players lead 1 category each
   *[other] { $count } players lead { $led } categories each
}
dwarf-final-tie-order = Ties are broken by glory, then iron, then items.
dwarf-final-tie-shared = Glory, iron and items are equal, too: the win is shared.
dwarf-final-missing = What was missing
dwarf-final-missing-note = With any one of these more, you would have won:
dwarf-final-close = How close it was
dwarf-final-close-note = With any one of these more, that player would have won:
dwarf-final-ended = Why the game ended
dwarf-final-end-items = Four items or more at the end of round { $round }: { $names }.
dwarf-final-end-mountain = Round { $round } needed a card, and the Mountain was empty.
dwarf-final-end-renown = { $names } reached the glory that wins at once, in round { $round }.
dwarf-final-ladder = Your ladder
dwarf-final-ladder-next = You have beaten { $opponent }: { $next } is next.
dwarf-final-ladder-top = You have beaten { $opponent }: nobody is above him.
dwarf-final-ladder-shared = A shared win against { $opponent } does not open the next opponent.
dwarf-final-ladder-lost = { $opponent } is not beaten yet. You may choose any of the three at any time.
dwarf-final-record = won { $won } of { $played }
dwarf-final-not-met = not played yet

# What only the page says at a Dwarf table.

## Names where room is scarce

dwarf-web-name-forge-axe = Axe
dwarf-web-name-forge-crown = Crown
dwarf-web-name-forge-dagger = Dagger
dwarf-web-name-forge-mace = Mace
dwarf-web-name-forge-armour = Armour
dwarf-web-name-forge-diadem = Diadem
dwarf-web-name-forge-helm = Helm
dwarf-web-name-forge-sword = Sword
dwarf-web-name-get-help = Get Help
dwarf-web-place = { $location } { $card }
dwarf-web-you = You

## Where we are

dwarf-web-title = Dwarf: the table
dwarf-web-where = Round { $round }
dwarf-web-your-turn = your turn
dwarf-web-stage-setup = setting up
dwarf-web-stage-mining = cards are drawn
dwarf-web-stage-first = first workers
dwarf-web-stage-answer = his move
dwarf-web-stage-second = second workers
dwarf-web-stage-help = helpers
dwarf-web-stage-defend = monsters
dwarf-web-stage-mine = mining
dwarf-web-stage-forge = forging
dwarf-web-stage-home = the round ends
dwarf-web-stage-end = the end
dwarf-web-mustered = Army mustered: no attack
dwarf-web-mines-closed = Orc Raiders: Mine closed
dwarf-web-in-mountain = cards in the Mountain

## The mine

dwarf-web-mine = The Mine
dwarf-web-mine-1 = First mine
dwarf-web-mine-2 = Second mine
dwarf-web-which-mine = Which mine
dwarf-web-mountain-name = Mountain
dwarf-web-mountain = Mountain { $cards }, { $rounds ->
    [0] last round
    [one] about 1 round
   *[other] about { $rounds } rounds
}
dwarf-web-mountain-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $rounds ->
    [0] last round
    [one] about 1 round
   *[other] about { $rounds } rounds
}
dwarf-web-location = Location { $location }, { $card }.
dwarf-web-stands = { $name }: worker { $worker }{ $spent ->
    [true] , spent.
   *[other] .
}
dwarf-web-leaf = Look through the stack of location { $location }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dwarf-web-about = What is this? { $thing }
dwarf-web-helpers = { $count ->
    [one] 1 helper
   *[other] { $count } helpers
}
dwarf-web-strikes = Attacks
dwarf-web-strikes-round = Attacks this round
dwarf-web-strikes-name = { $card } attacks
dwarf-web-strikes-now = Attacks this round.
dwarf-web-several = { $count } × { $name }
dwarf-web-attack = If nobody comes: { $attack }.
dwarf-web-yours = Your worker stands here.
dwarf-web-short = short

## What a place would do for you

dwarf-web-change = { $good } { $from } → { $to }
dwarf-web-then-card = Below it: { $card }.
dwarf-web-now-gets = { $changes }.
dwarf-web-now-pays = You can pay: { $changes }.
dwarf-web-now-short = { $goods } short: you would get nothing.
dwarf-web-now-later = { $goods } short now, but you can pay in time.
dwarf-web-now-spoiled-orcs = Orc Raiders attack first: you would get nothing.
dwarf-web-now-spoiled-losses = You can pay now, but not after the attacks.
dwarf-web-now-help = Two more workers this round.
dwarf-web-now-blocks = A helper here only keeps others out.
dwarf-web-now-keeps = You keep { $goods } and win 1 glory.
dwarf-web-now-guards = You stop it and win 1 glory.
dwarf-web-now-mustered = No attack this round. You win 1 glory.

## Special Actions

dwarf-web-specials = Special Actions
dwarf-web-specials-cost = Each costs both workers, or one and 4 glory.
dwarf-web-specials-cost-you = Each costs both workers, or one and 4 glory (you have { $glory }).
dwarf-web-specials-left = { $left ->
    [0] You have taken all three allowed in a game.
    [one] You may take 1 more in this game.
   *[other] You may take { $left } more in this game.
}
dwarf-web-specials-first = Only with your first worker in a round.
dwarf-web-pile = Pile { $pile }
dwarf-web-left = { $left ->
    [0] empty
   *[other] { $left } left
}
dwarf-web-lands = Then the card goes to { $location } as { $card }.
dwarf-web-lands-short = → { $location } { $card }
dwarf-web-no-effect = Has no effect now.
dwarf-web-early = { $names } { $count ->
    [one] resolves
   *[other] resolve
} early there.
dwarf-web-gives-glory = Gives him { $glory } glory.
dwarf-web-special-muster-an-army = No monster attacks this round.
dwarf-web-special-hold-a-council = All top cards that cover others go back into the Mountain.
dwarf-web-special-sell-an-item = 1 item for any 5 resources.
dwarf-web-special-past-glories = Bring any buried card to the top.
dwarf-web-special-special-order = Pay 5 resources, at least one of each, for an item.
dwarf-web-special-turn-back = A top card goes back into the Mountain; your worker takes its location.
dwarf-web-special-apprentice = Your worker joins an opponent’s worker.
dwarf-web-special-collapse-the-shafts = Every top card goes under its stack.
dwarf-web-special-run-amok = Every stack is shuffled.

## Players

dwarf-web-players = Players
dwarf-web-start-marker = Start player marker
dwarf-web-workers = { $left ->
    [one] 1 worker left
   *[other] { $left } workers left
}{ $paid ->
    [0] {""}
   *[other] , { $paid } paid
}
dwarf-web-claim = 2 helpers
dwarf-web-goods = Goods
dwarf-web-leads-alone = leads
dwarf-web-leads-count = leads { $count }
dwarf-web-decide = Steel, gold, items decide.
dwarf-web-leads = { $name } leads: { $goods }.
dwarf-web-you-lead = You lead: { $goods }.
dwarf-web-nobody-leads = Nobody leads yet.
dwarf-web-now = now
dwarf-web-then = { $at ->
    [1] next
   *[other] in { $at }
}
dwarf-web-just-now = Just now

## Alone

dwarf-web-opponent = Opponent
dwarf-web-ladder-step = { $step ->
    [1] first of the ladder
    [2] second of the ladder
   *[other] top of the ladder
}
dwarf-web-renown = { $glory } of { $renown } glory: with { $renown } he wins at once.
dwarf-web-next-answer = His next move
dwarf-web-answer-choose = Each location shows where he would go. Choose one to see why.
dwarf-web-if-place = If you take { $place }:
dwarf-web-if-special = If you take { $action }:
dwarf-web-he-goes = he goes to { $place }.
dwarf-web-he-stays-out = he leaves his worker out.
dwarf-web-answer-open = his move depends on what happens before.
dwarf-web-his-helpers = His helpers go to { $locations }.
dwarf-web-would-answer = He would go to { $location }.
dwarf-web-answers-on = goes to
dwarf-web-he-comes = he comes here
dwarf-web-his-helper-comes = his helper
dwarf-web-next = next
dwarf-web-why = Why he went to { $location }
dwarf-web-why-out = Why he places no worker
dwarf-web-not-moved = He has not moved yet
dwarf-web-no-answer = He does not respond to your second worker.
dwarf-web-ladder = Your ladder
dwarf-web-won = won { $won } of { $games }
dwarf-web-not-met = not played yet

## What is asked

dwarf-web-ask-act = Place your first worker
dwarf-web-ask-second = Place your second worker
dwarf-web-ask-helper = { $worker ->
    [4] Where do you place your fourth worker?
   *[other] Where do you place your third worker?
}
dwarf-web-hint-act = On a free location, or take a Special Action.
dwarf-web-hint-second = On a free location, or leave it out.
dwarf-web-hint-helper = On a free location, or leave it out.
dwarf-web-wait = One moment …
dwarf-web-wait-act = { $name } places a first worker
dwarf-web-wait-second = { $name } places a second worker
dwarf-web-wait-helper = { $name } places a helper
dwarf-web-wait-other = { $name } decides
dwarf-web-chosen = Chosen: { $place }.
dwarf-web-chosen-pass = Your worker stays at home this round.
dwarf-web-pays-both = Costs both workers.
dwarf-web-pays-glory = Costs one worker and 4 glory.
dwarf-web-will-strike = { $count ->
    [one] { $monsters } will attack.
   *[other] { $monsters } will attack.
}
dwarf-web-then-lost = then
dwarf-web-leave-out = Leave it out
dwarf-web-go-choose = Choose a location
dwarf-web-go-choose-place = Choose a location
dwarf-web-go-place = Place on { $location }
dwarf-web-go-leave-out = Leave it out
dwarf-web-go-special = Take { $action }

### Nidavellir: names and short texts of cards and terms, English.

## Classes

class-warrior = Warrior
    .plural = Warriors
    .text = Warriors score the sum of their points. Every player with the most Warrior ranks, ties included and with at least 1 rank, adds their own highest coin.
class-hunter = Hunter
    .plural = Hunters
    .text = Hunters score their number of ranks squared.
class-miner = Miner
    .plural = Miners
    .text = Miners score the sum of their points times their number of ranks.
class-blacksmith = Blacksmith
    .plural = Blacksmiths
    .text = Blacksmiths score by their number of ranks: 3, 7, 12, 18, 25, 33 and so on. Each further rank brings one point more than the one before.
class-explorer = Explorer
    .plural = Explorers
    .text = Explorers score the sum of their points.

## Heroes

hero-tarah = Tarah Lethal Strike
    .short = Tarah
    .text = Warrior hero with 1 rank, worth 14 points.
hero-kraal = Kraal the Venal
    .short = Kraal
    .text = Warrior hero with 2 ranks, worth 7 and 0 points.
hero-aral = Aral Eagle Claws
    .short = Aral
    .text = Hunter hero with 2 ranks.
hero-dagda = Dagda the Explosive
    .short = Dagda
    .text = Hunter hero with 3 ranks. When you recruit her, discard the top dwarf card of two different columns other than Hunters. You may take her only if two such columns have a dwarf card on top; a hero on top closes a column.
hero-lokdur = Lokdur Greedy Heart
    .short = Lokdur
    .text = Miner hero with 1 rank, worth 3 points.
hero-zoral = Zoral the Foreman
    .short = Zoral
    .text = Miner hero with 3 ranks, worth 1, 0 and 0 points.
hero-aegur = Aëgur Fist of Steel
    .short = Aëgur
    .text = Blacksmith hero with 2 ranks.
hero-bonfur = Bonfur the Tyrannical
    .short = Bonfur
    .text = Blacksmith hero with 3 ranks. When you recruit him, discard the top dwarf card of one column other than Blacksmiths. You may take him only if one such column has a dwarf card on top; a hero on top closes a column.
hero-idunn = Idunn the Furtive
    .short = Idunn
    .text = Explorer hero with 1 rank, worth 7 points. At the end she adds 2 points per Explorer rank, her own included.
hero-hourya = Hourya the Elusive
    .short = Hourya
    .text = Explorer hero with 1 rank, worth 20 points. You may take her only if you already have 5 or more Explorer ranks; Thrud and Ylud count if they stand there. You keep her even if you lose Explorers later.
hero-astrid = Astrid the Wealthy
    .short = Astrid
    .text = Neutral hero without a rank. At the end she is worth as much as your highest coin.
hero-dwerg = Dwerg brothers
    .short = Dwerg brother
    .text = Five interchangeable neutral heroes without a rank. At the end, the brothers you own are worth 13, 40, 81, 108 or 135 points together for 1, 2, 3, 4 or 5 of them.
hero-dwerg_aesir = Dwerg Aesir
hero-dwerg_bergelmir = Dwerg Bergelmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_ymir = Dwerg Ymir
hero-skaa = Skaa the Unfathomable
    .short = Skaa
    .text = Neutral hero without a rank, worth 17 points at the end.
hero-grid = Grid the Mercantile
    .short = Grid
    .text = Neutral hero without a rank. When you recruit her, you must at once transform one of your coins by +7. She is worth 7 points at the end.
hero-uline = Uline the Seer
    .short = Uline
    .text = Neutral hero without a rank, worth 9 points at the end. You no longer bid: your coins stay in your hand, and at each tavern you lay one face up after all others have revealed. When you trade, choose two coins from your hand. If you recruit her during a turn, take your pouch coins and the coins on taverns not yet revealed into your hand at once, unshown.
hero-thrud = Thrud the Headhunter
    .short = Thrud
    .text = Put her on top of any of your columns, where she counts as 1 rank for lines, for Hourya’s condition and for the majorities at the end of Age 1. She is never covered: if a card goes to her column, lift her first, then put her on any column again. After Age 2 she goes to the command zone, so she does not count for class scores, Idunn or the final Warrior majority. She is worth 13 points at the end.
hero-ylud = Ylud the Unpredictable
    .short = Ylud
    .text = Neutral hero who waits in the command zone. At the end of Age 1, before the troop evaluation, you must put her on top of a column of your choice as 1 rank; if you recruit her later, at the end of Age 2. If she is already in your army at the end of Age 2, she may stay or move to the top of a column. She is worth 11 as an Explorer, 7 as a Warrior, 1 as a Miner, or one rank without points as a Hunter or Blacksmith. Other cards may cover her.

## Taverns

tavern-1 = Laughing Goblin
    .short = Goblin
    .text = The first tavern to be resolved each turn. Everybody’s bid here decides who takes a card first.
tavern-2 = Dancing Dragon
    .short = Dragon
    .text = The second tavern to be resolved each turn, after the Laughing Goblin.
tavern-3 = Shining Horse
    .short = Horse
    .text = The third and last tavern to be resolved each turn; afterwards all coins return to their owners.

## Distinctions

distinction-warrior = The King’s Hand
    .text = For the most Warrior ranks at the end of Age 1: transform one of your coins by +5.
distinction-hunter = Hunting Master
    .text = For the most Hunter ranks at the end of Age 1: your 0 leaves the game and the special 3 takes its place. The special 3 makes you trade just as the 0 does, bids as a 3 and can never be transformed.
distinction-miner = Crown Jeweler
    .text = For the most Miner ranks at the end of Age 1: gem 6 replaces your gem. It wins every tie, is never swapped and is worth 3 points at the end.
distinction-blacksmith = King’s Great Armorer
    .text = For the most Blacksmith ranks at the end of Age 1: the special Blacksmith (2 ranks) goes on top of your Blacksmith column. Heroes may follow.
distinction-explorer = Pioneer of the Kingdom
    .text = For the most Explorer ranks at the end of Age 1: look at the top three cards of the Age 2 deck and keep one. Place it if it is a dwarf; a Royal Offering transforms one of your coins by +5 and is discarded. The other two go back unshown.

## Other cards

card-offering = Royal Offering
    .text = Transform one of your coins at once by the number shown, +3 in Age 1 or +5 in Age 2; then the card is discarded. The 0 and the special 3 cannot be transformed.
card-smith = Special Blacksmith
    .text = Blacksmith card with 2 ranks, won with the King’s Great Armorer; it is not a hero. Dagda can discard it as a dwarf card in the English and French editions; in the German edition it closes its column while it lies on top.

## Terms

term-player = Elvaland
    .text = The game’s name for a player.
term-bravery = bravery points
    .text = Points shown in a rank. Each class turns them, or its number of ranks, into its score in its own way.
term-rank = rank
    .text = The mark on the side of a dwarf or hero card. Ranks are counted for lines, for majorities and for the scores of Hunters, Miners and Blacksmiths.
term-line = line
    .text = One rank of each of the five classes. Whenever you have more lines than heroes, you must recruit a hero.
term-gem = gem
    .text = Decides ties between equal coins: the higher gem goes first. Afterwards the tied players swap gems, except for gem 6.
term-pouch = pouch
    .text = Holds the two coins that you do not bid in a turn. These two are added up when you trade.
term-treasure = Royal Treasure
    .text = The stock of coins from which you take the new coin when you trade or transform. Discarded treasury coins return to it.
term-command-zone = command zone
    .text = The place beside your army for neutral heroes. Cards lying there have no rank and count for no line.
term-army = army
    .text = Your dwarves and heroes in five columns, one for each class.
term-evaluation = troop evaluation
    .text = At the end of Age 1 the player with the most ranks of a class wins its distinction. In case of a tie nobody does.
term-trade = trade coins
    .text = After bidding the 0 or the special 3 you must add up your two pouch coins (with Uline, two coins from your hand) and take the treasury coin of that sum. The higher of the two is discarded.
term-transform = transform a coin
    .text = Replace one of your coins by the treasury coin of its value plus X. The 0 and the special 3 can never be transformed.
term-age = Age
    .text = One of the two halves of the game: 4 turns with 2 or 3 players, 3 turns with 4 or 5.

# What the common pages and commands say of this game.

game-nidavellir = Nidavellir
nidavellir-title = Nidavellir, { $edition ->
    [en] English edition
    [de] German edition
   *[fr] French edition
}, { $players } players
nidavellir-welcome = Nidavellir, { $edition ->
    [en] English edition
    [de] German edition
   *[fr] French edition
}, { $players } players. “help” lists what you can type.

rules-about-nidavellir = Bid in three taverns, recruit dwarves, win heroes. For 2 to 5 players.

start-nidavellir = Bid coins in three taverns, build an army of five classes, recruit heroes. 2 to 5 players, 40 minutes.
start-bots-nidavellir = { $how }
start-moment-nidavellir = Age { $age }, turn { $turn }.
option-nidavellir-edition = Edition of the rules
option-nidavellir-edition-fr = French, newest
    .note = The newest text. The editions differ in five points; each can be set below.
option-nidavellir-edition-en = English
    .note = Like the French edition, but you may take another coin of the value you just gave back.
option-nidavellir-edition-de = German
    .note = The lowest gems, other players’ coins not shown, and three more small differences.
option-nidavellir-first-game = Heroes
option-nidavellir-first-game-false = All 21
    .note = All heroes are on display from the start.
option-nidavellir-first-game-true = Without Thrud, Ylud, Uline
    .note = As the rulebooks advise for a first game: the three that need the most explaining are left out.
option-nidavellir-gems = Gems in play
option-nidavellir-gems-high = The highest
    .note = As many gems as players, counted down from 5.
option-nidavellir-gems-low = The lowest
    .note = As many gems as players, counted up from 1.
option-nidavellir-take-back = The coin just given back
option-nidavellir-take-back-value = No coin of its value
    .note = In a trade or transformation you never get a coin of the value you gave back.
option-nidavellir-take-back-coin = Not that very coin
    .note = You may get another coin of the same value, but not the very one you gave back.
option-nidavellir-take-back-order = Allowed when transforming
    .note = A transformed coin goes back first and may be taken again; in a trade not that very coin.
option-nidavellir-special-smith = The special Blacksmith is
option-nidavellir-special-smith-dwarf = A dwarf
    .note = On top of the column it can be discarded for Dagda.
option-nidavellir-special-smith-distinction = A distinction
    .note = On top of the column it closes the column for Dagda.
option-nidavellir-pioneer-discard = If nobody is Pioneer
option-nidavellir-pioneer-discard-open = The card is shown
    .note = The top card of Age 2 leaves the deck face up.
option-nidavellir-pioneer-discard-unseen = The card stays unseen
    .note = The top card of Age 2 leaves the deck face down.
option-nidavellir-coins = Other players’ coins
option-nidavellir-coins-public = Always shown
    .note = Everybody sees which five coins each player owns; where they lie stays secret.
option-nidavellir-coins-secret = Not shown
    .note = The table does not show them, but players who remember every change still know them.

start-asked-bid = It is your turn to bid.
start-asked-hero = It is your turn to recruit a hero.

panel-turn = Age { $age }, turn { $turn }
things-cards = Dwarves and cards
things-heroes = Heroes
things-coins = Coins
things-gems = Gems
things-taverns = Taverns
things-distinctions = Distinctions
help-coin-value = Coin { $coin }
help-coin-zero = The 0, which trades
    .text = If you bid the 0 you come last, but you trade after taking a card: add up the two coins in your pouch, take the treasury coin of that sum, and give up the higher of the two. The two arrows mark coins that trade.
help-coin-basic = Basic coin
    .text = Round and bronze. Everybody begins with 0, 2, 3, 4 and 5. A basic coin that you trade or transform leaves the game.
help-coin-treasury = Treasury coin
    .text = Twelve-sided and golden. You get it from the Royal Treasure by trading or transforming, and it goes back there when it is replaced. If the value you need is missing, you get the next higher one, or else the highest lower one.
help-coin-special = The special 3
    .text = Hexagonal and silver. The Hunting Master gets it in place of the 0: it makes you trade just as the 0 does, bids as a 3 and can never be transformed.
help-coin-sealed = Sealed coin
    .text = A bid that only its owner knows. All coins of a tavern are turned up together; the coins in the pouch stay hidden.
help-gem = Gem
help-gem-value = Gem { $value }
help-gem-six = Gem 6
    .text = The gem of the Crown Jeweler. It wins every tie, is never swapped and is worth 3 points at the end.
help-hero-due = Recruit a hero
    .text = Whenever you have more complete lines than heroes, you must recruit a hero from the hall. Several lines at once bring several heroes, one after the other.
replay-bid = { $name } bids { $coins }.
replay-bids-shown = Bids are shown here; during the game they were sealed.

# Decisions beyond bids and taverns: the hall of heroes, Thrud, Ylud, Dagda, Bonfur, Uline's coin, trades, the Pioneer.

## Everywhere here

nid-from-to = from { $from } to { $to }
nid-becomes = becomes
nid-ask-you = You
nid-help = help
nid-on-top = on top: { $card }
nid-ask-ranks = { $count ->
    [one] 1 rank
   *[other] { $count } ranks
}
nid-your-army = Your army
nid-top-dwarf = dwarf on top
nid-top-card = { $card } on top
nid-ask-line-complete = Line { $line } complete.
nid-line-hero = You recruit a hero at once.
nid-line-hero-due = You recruit a hero.
nid-lines-left = { $lines ->
    [one] Only 1 line is left.
   *[other] Only { $lines } lines are left.
}
nid-no-points = no points
nid-choose-column = Choose a column
nid-choose-coin = Choose a coin

## The hall of heroes

nid-ask-hall = Hall of heroes
nid-hall-neutral = Without a class: for the command zone
nid-hero-asked = Recruit { $due ->
    [one] a hero
   *[other] a hero, with more to follow
}
nid-hero-note = { $lines ->
    [one] 1 line is
   *[other] { $lines } lines are
} complete, { $heroes ->
    [0] no hero yet
    [one] 1 hero is yours
   *[other] { $heroes } heroes are yours
}. { $open ->
    [one] 1 of { $all } is
   *[other] { $open } of { $all } are
} available.
nid-hero-choose = Choose a hero
nid-hero-go = Recruit { $hero }
nid-hero-closed = { $hero }, not available
nid-hero-yours = yours
nid-ask-hero-out = not in this game
nid-hero-left = { $count ->
    [one] one left
   *[other] { $count } left, all alike
}
nid-hero-then-coin = then one coin +{ $plus }
nid-hero-then-discard = then { $count ->
    [one] you discard a top dwarf
   *[other] you discard { $count } top dwarves
}
nid-hero-brother = your { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
nid-hero-waits = at the end of Age { $age }
nid-hero-at-end = at the end
nid-hero-another = and another hero
nid-hero-goes = goes on your { $column }: { $before } → { $after } ranks, { $from } → { $to } points
nid-hero-goes-discards = goes on your { $column }: { $from } → { $to } points. Then you discard { $count ->
    [one] the top dwarf of another column
   *[other] the top dwarves of { $count } other columns
}.
nid-hero-goes-lifts = goes on your { $column }: { $from } → { $to } points. Thrud is lifted and stands anew.
nid-hero-goes-brother = to the command zone: with { $number ->
    [one] this brother
   *[other] { $number } brothers
} you gain { $points } points
nid-hero-goes-astrid = to the command zone: worth your highest coin, now { $points }
nid-hero-goes-skaa = to the command zone: { $points } points at the end
nid-hero-goes-grid = to the command zone: one of your coins grows by { $plus } at once
nid-hero-goes-uline = to the command zone: from now on you place your coins after everybody else
nid-hero-goes-thrud = you place her on a column next; she is never covered
nid-hero-goes-ylud = waits in the command zone and joins a column at the end of Age { $age }

nid-hero-does-tarah = One rank with 14.
nid-hero-does-kraal = Two ranks with 7 and 0.
nid-hero-does-aral = Two ranks.
nid-hero-does-dagda = Discard the top dwarf of two other columns.
nid-hero-does-lokdur = One rank with 3.
nid-hero-does-zoral = Three ranks with 1, 0 and 0.
nid-hero-does-aegur = Two ranks.
nid-hero-does-bonfur = Discard the top dwarf of one other column.
nid-hero-does-idunn = One rank with 7, and +2 for each Explorer rank.
nid-hero-does-hourya = One rank with 20.
nid-hero-does-astrid = Worth as much as your highest coin.
nid-hero-does-dwerg = 1 to 5 brothers: 13, 40, 81, 108, 135 together.
nid-hero-does-skaa = 17 points.
nid-hero-does-grid = 7 points. Raise one coin by 7 now.
nid-hero-does-uline = 9 points. You place your coins last, face up.
nid-hero-does-thrud = A rank in any column, never covered.
nid-hero-does-ylud = Joins a column when the age ends.

## Thrud and Ylud

nid-put-go = Place { $hero } on the { $column }
nid-put-ranks = { $hero } on your { $column }: { $before } → { $after } ranks
nid-thrud-title = Thrud is in your hand
nid-thrud-asked = Which column for Thrud?
nid-thrud-note = Any column, even the same one. She is never covered.
nid-thrud-no-line = No new line.
nid-thrud-line = Line { $line } is complete: you recruit a hero. Thrud is worth 13 at the end, wherever she stands.
nid-thrud-end = No new line. Thrud is worth 13 at the end, wherever she stands.
nid-ylud-title = Ylud at the end of Age { $age }
nid-ylud-asked = Which column does Ylud join?
nid-ylud-asked-move = Does Ylud stay or move?
nid-ylud-note = She must join a column now, before the evaluation. Other cards may cover her.
nid-ylud-note-late = She must join a column now, before the final score.
nid-ylud-note-move = Her last move before the final score. Points are compared with staying.
nid-ylud-here-lost = { $here } here, { $lost } lost.
nid-ylud-stay = Stays.
nid-ylud-stay-go = Let Ylud stay
nid-ylud-stay-under = Nothing moves: under Thrud, with your { $column }
nid-ylud-stays = Ylud stays with your { $column }
nid-ylud-stays-note = Nothing moves.
nid-ylud-lifts = Thrud is lifted and stands anew.

## Dagda and Bonfur

nid-dagda-title = Dagda discards two
nid-dagda-asked = Which two dwarves do you discard?
nid-dagda-note = The top cards of two different columns, both at once.
nid-bonfur-title = Bonfur discards one
nid-bonfur-asked = Which dwarf do you discard?
nid-bonfur-note = The top card of one column.
nid-discard-go = Discard { $count ->
    [one] this one
   *[other] these two
}
nid-discard-choose = Choose { $count ->
    [one] one column
   *[other] { $count } columns
}
nid-discard-lines-stay = Your lines stay complete. You keep the heroes you have.
nid-discard-lines = { $lines ->
    [0] No line is left
    [one] 1 line is left
   *[other] { $lines } lines are left
}. Heroes already here stay.

## Uline’s coin

nid-lay-title = Uline: your coin comes last
nid-lay-asked = Which coin do you place at the { $tavern }?
nid-lay-note = The other players’ coins are revealed. Yours is final at once.
nid-lay-go = Place the { $coin }
nid-lay-left = Left in your hand: { $coins }.
nid-lay-last = You play last
nid-lay-place = You play { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
nid-lay-tie = tied with { $names }: your gem { $gem } counts
nid-lay-gem = afterwards you have gem { $gem }
nid-lay-after = after { $name }, no tie
nid-lay-first = first choice, no tie
nid-lay-trades = then you trade two coins from your hand
nid-tavern-here = now
nid-tavern-later = later

## Transforming and trading

nid-place-tavern = On a tavern
nid-place-hand = Hand
nid-place-pouch = Pouch
nid-place-up = { $place }, face up
nid-place-here = { $place }, here
nid-place-down = { $place }, face down
nid-transform-title = Transform a coin by +{ $plus }
nid-transform-asked = Which coin grows by { $plus }?
nid-transform-note = The coin is shown and given up; the new one takes its place, the same side up.
nid-transform-go = Transform the { $coin }
nid-transform-becomes = { $place }: your { $coin } becomes { $gets }
nid-coin-gone = The { $coin } leaves the game.
nid-coin-back = The { $coin } goes back to the Royal Treasure.
nid-coin-known = Everybody will know the { $coin }.
nid-coin-missing = no { $wanted } left: you get the { $gets }
nid-coin-stands = the order stays as it is
nid-coin-seen = face down, but known to all
nid-trade-title = Uline trades two coins from your hand
nid-trade-asked = Which two coins do you trade?
nid-trade-note = You get the coin of their sum and keep the lower one.
nid-trade-go = Trade { $high } and { $low }
nid-trade-choose = Choose { $count ->
    [one] one more coin
   *[other] { $count } coins
}
nid-trade-pick = trade this one?
nid-trade-second = and which other one?
nid-trade-brings = { $high } + { $low }: the { $gets }
nid-trade-hand = Then in your hand: { $coins }
nid-trade-drop = Then you choose which 5 to give up.
nid-drop-title = A trade of two fives
nid-drop-asked = Which 5 do you give up?
nid-drop-note = Either way, 5 + 5 brings the { $gets }.
nid-drop-basic = basic 5
nid-drop-choose = Choose a 5
nid-drop-go = Give up the { $coin }
nid-drop-leaves = You give up the { $coin }
nid-drop-keep = You keep the { $coin }
nid-drop-have = You have the { $coin } and the { $gets }
nid-drop-same = Both are worth the same to you. It only decides whether a 5 returns to the Royal Treasure.

## The Pioneer

nid-keep-title = { $distinction }: three cards of Age 2
nid-keep-asked = Which card do you keep?
nid-keep-note = It is shown to all. Then the whole deck is shuffled.
nid-keep-only-you = Only you see these three cards. The other two go back unseen.
nid-keep-choose = Choose a card
nid-keep-go = Keep { $card }
nid-keep-coin = +{ $plus } for a coin
nid-keep-hero = a hero
nid-keep-offering = one of your coins grows by { $plus }
nid-keep-ranks = { $column }: { $before } → { $after } ranks, { $signed } points
nid-keep-line = Line { $line } is complete: you recruit a hero.
nid-keep-others = The other two go back unseen.

# What is refused, and why.

error-players = Nidavellir is for { $least } to { $most } players, not { $given }.
error-coin = “{ $coin }” is not a coin (in “{ $words }”).
error-hero = “{ $hero }” is not a hero (in “{ $words }”).
error-class = “{ $word }” is not a class (in “{ $words }”): warrior, hunter, miner, blacksmith, explorer.
error-card = “{ $card }” is not a card (in “{ $words }”).
error-bid-words = A bid names three coins, one for each tavern: “bid 5 0 3”, not “{ $words }”.
error-transform-words = Name the place of the coin and its value: “transform pouch 4”, not “{ $words }”.
error-trade-words = A trade names two coins: “trade 4 3”, not “{ $words }”.
error-drop-words = Name the 5 to give up: “drop 5” or “drop 5t”, not “{ $words }”.
illegal-coin-not-there = You have no coin { $coin } left for that bid
illegal-coin-not-in-place = There is no coin { $coin } there ({ $place })
illegal-discard-count = { $count ->
    [one] Name one column to discard from
   *[other] Name { $count } different columns to discard from
}
illegal-discard-twice = The two discards must come from different columns
illegal-ylud-must = You must place Ylud on a column now
illegal-card-not-here = { $card } is not in this tavern
illegal-card-not-seen = { $card } is not among the Pioneer’s three cards
closed-dagda = Dagda needs two other columns with a dwarf card on top
closed-bonfur = Bonfur needs another column with a dwarf card on top
closed-hourya = Hourya needs five Explorer ranks, you have { $ranks }
closed-hero-taken = This hero is already recruited
closed-hero-out = This hero is left out of a first game
closed-column-own = Cards of the hero’s own column cannot be discarded
closed-column-empty = This column is empty
closed-column-hero = A hero on top closes this column
closed-column-smith = The special Blacksmith counts as a distinction here and closes this column
closed-coin-fixed = The { $coin } can never be transformed
closed-coin-on-tavern = The { $coin } stays on its tavern until the turn ends
closed-ylud-own = Moving her to her own column would be the same as staying
position-coin = “{ $given }” is not a coin: 0, 2, 3, 3s, 4, 5, 5t, 6 to 25.
position-hero = “{ $given }” is not a hero.
position-bid = A bid names three coins, one for each tavern; “-” where none lies.
position-bid-missing = This seat’s coins must lie on the taverns at this moment.
position-no-bid-now = No coins lie on the taverns at this moment.
position-coin-not-held = This seat does not own the coin { $coin }, or not that many of them.
position-hand = These are not the coins left in the hand.
position-uline = Uline’s owner has coins only on the taverns already resolved: { $count } now. The others are in the hand.
position-too-early = Nobody can have this before the evaluation.
position-thrud = Thrud stands last in a column, or in the hand of the seat that acts; only at the end is she in the command zone.
position-known = A coin marked as known is not there.
position-stand = She does not stand there ({ $column }): write her into the column.
position-dealt = At this stage the taverns are still empty: leave them out, or use the stage “bidding”.
position-order = The order must name each of the { $players } seats once, starting at 0.
position-tavern-size = { $size ->
    [one] At this moment the tavern holds 1 card.
   *[other] At this moment the tavern holds { $size } cards.
}
position-deck-size = { $size ->
    [one] At this moment the deck holds 1 card.
   *[other] At this moment the deck holds { $size } cards.
}
position-deck-short = The deck is too short for the Pioneer.
position-card-too-often = There are not that many of this card: { $given }.
position-too-few-cards = Too few cards are left for this.
position-discards = The discards do not match: { $count } cards are missing, or there too often.
position-treasury = The Royal Treasure does not match the coins that the seats own.
position-hall = The heroes on display do not match those that the seats own.
finding-gem-twice = Gem { $gem } is held twice
finding-card-too-often = There are only { $most } of this card
finding-wrong-column = This card does not belong in this column
finding-neutral-in-column = A neutral hero stands in the command zone
finding-army-large = No army can have more than { $most } cards
finding-coin-twice = Nobody has the basic coin { $coin } twice
finding-coin-too-often = There are not that many coins { $coin }
finding-coin-zero = Everybody has either the 0 or the special 3
finding-special-twice = There is only one special 3
finding-hero-twice = There is only one { $hero }
finding-hero-out = { $hero } is left out of a first game
finding-hero-no-column = { $hero } stands in a column: enter the hero there
finding-dwergs = There are five Dwerg brothers, not { $count }
finding-thrud-covered = Thrud is never covered: she stands last in her column
finding-counted = Ranks and points are enough to score the game, but not to play on
finding-hero-due = Complete lines: { $lines }; there are fewer heroes

# Questions, choices and events, as text says them.

coin-treasury-5 = treasury 5
card-offering-plus = Royal Offering +{ $plus }
card-class-points = { $class } { $points }
place-hand = hand
place-goblin = Goblin
place-dragon = Dragon
place-horse = Horse
place-pouch = pouch
place-unknown = unknown
ask-bid = { $seat }: bid one coin on each tavern (Goblin, Dragon, Horse). Your coins: { $coins }. Type for example “bid { $example }”.
ask-lay = { $seat }: place a coin at this tavern (Uline).
ask-take = { $seat }: take a card from the { $tavern }.
ask-transform = { $seat }: choose a coin to transform by +{ $plus }.
ask-hero = { $seat }: recruit a hero.
ask-discard = { $count ->
    [one] { $seat }: choose the column whose top card is discarded.
   *[other] { $seat }: choose the { $count } columns whose top cards are discarded.
}
ask-thrud = { $seat }: place Thrud on a column.
ask-ylud = { $seat }: place Ylud on a column.
ask-trade = { $seat }: choose two coins from your hand to trade.
ask-drop = { $seat }: which 5 do you give up?
ask-keep = { $seat }: you are the Pioneer. Keep one of these cards; only you see them.
effect-points = { $value ->
    [one] { $signed } point
   *[other] { $signed } points
}
effect-gets = { $gives } becomes { $gets }
effect-plus = then a coin grows by { $value }
effect-lines = { $value ->
    [one] 1 line
   *[other] { $value } lines
}
effect-hero = then recruit a hero
effect-discard = { $value ->
    [one] then discard 1 top card
   *[other] then discard { $value } top cards
}
effect-discards = discards { $value }
effect-pouch = pouch { $value }
effect-trade = trade brings { $value }
effect-trades = then trade
effect-order = place { $value } in the order
effect-tie = a tie: gems decide
action-stay = Ylud stays
action-lay = place the { $coin }
action-transform = the { $coin } ({ $place })
action-trade = trade { $high } and { $low }
action-drop = give up the { $coin }
event-dealt = { $seat } gets gem { $gem }.
event-shuffled = { $cards } cards of Age { $age } are shuffled.
event-age-began = Age { $age } begins: { $turns } turns.
event-turn-began = Age { $age }, turn { $turn }.
event-filled = { $tavern }: { $cards }.
event-sealed = { $seat } has bid.
event-revealed = { $seat } reveals { $coin } at the { $tavern }.
event-laid = { $seat } places { $coin } at the { $tavern } (Uline).
event-ordered = { $seat } is number { $place } to play at the { $tavern }.
event-tied = { $seat } is tied on { $coin } with gem { $gem }.
event-took = { $seat } takes { $card }.
event-put = { $seat } places { $card } on the { $column }.
event-lifted = { $seat } lifts Thrud from the { $column }.
event-stood = { $seat } places Thrud on the { $column }.
event-discarded = { $seat } discards { $card } from the { $column }.
event-offered = { $seat } uses { $card }.
event-transformed = { $seat } transforms { $old } ({ $place }) into { $new }.
event-traded = { $seat } trades { $high } and { $low } and gets { $new }.
event-coin-gone = The basic coin { $coin } of { $seat } leaves the game.
event-coin-missing = There is no coin { $wanted } left: { $new } comes instead.
event-coin-barred = No higher coin is left: { $coin } becomes { $new }.
event-coin-has-to = { $seat } bid { $coin } and must trade.
event-due = { $seat } must recruit a hero (lines: { $lines }, heroes: { $heroes }).
event-chained = { $seat } must recruit several heroes (lines: { $lines }, heroes: { $heroes }).
event-recruited = { $seat } recruits { $hero }.
event-none-free = { $seat } cannot take any of the heroes.
event-picked-up = { $seat } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} into the hand (Uline).
event-waits = Ylud waits in { $seat }’s command zone until the end of Age 2.
event-swapped = { $seat } and { $other } swap gems: { $seat } now has { $gem }, { $other } { $given }.
event-kept-gem = { $seat } keeps gem { $gem }.
event-left-out = { $seat } keeps gem 6: it is never swapped.
event-left-over = { $card } is left over and discarded.
event-coins-back = Everybody takes the coins back.
event-age-ended = Age { $age } ends.
event-stayed = { $seat } leaves Ylud with the { $column }.
event-moved-out = { $seat } takes Ylud away from the { $column }.
event-judged = { $column }: { $seat } has { $ranks ->
    [one] 1 rank.
   *[other] { $ranks } ranks.
}
event-awarded = { $seat } has the most { $column } (ranks: { $ranks }): { $distinction }.
event-nobody = { $column }: nobody alone has the most.
event-hunted = { $seat } exchanges the 0 for the special 3.
event-crowned = { $seat } exchanges gem { $old } for gem 6.
event-looked = { $seat } looks at { $card1 }, { $card2 } and { $card3 }.
event-kept = { $seat } keeps { $card }.
event-top-discarded = { $card } leaves the deck of Age 2.
event-top-unseen = A card leaves the deck of Age 2 unseen.
event-left-army = Thrud leaves { $seat }’s { $column }.
event-scored = { $seat }: { $total } points.
event-bonus = { $seat } has the most Warrior ranks ({ $ranks }) and adds the highest coin, { $coin }.
event-order-stands = The order at the { $tavern } stays the same, although { $seat } changed the coin there.
event-counted = { $seat }, { $part }: { $points }.
event-won = { $seat } wins with { $total } points.
table-title = Age { $age }, turn { $turn } of { $turns }
table-end = End of the game
table-empty = empty
table-gem = gem { $gem }
table-coins = coins { $coins }
table-coins-secret = coins not shown (out: { $out }; in: { $in })
table-lying = placed { $places }
table-known = known face down: { $places }
table-lines = lines { $lines }, heroes { $heroes }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-deck = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
table-treasury = Royal Treasure { $coins }
score-part-heroes = Heroes
score-part-coins = Coins
counted-hero = Heroes taken, share of games
coin-special = special 3
play-actions = “bid 5 0 3” or “take explorer 11”

# Reasons of a hint.

hint-bid = { $coin } → { $tavern }
hint-points-lost = { $points ->
    [one] The next best costs 1 point at once.
   *[other] The next best costs { $points } points at once.
}
hint-coins = You get coin { $coin }: { $points } more than before.
hint-plus = One of your coins grows by { $plus }.
hint-order = { $number ->
    [one] You choose first there.
   *[other] You choose as no. { $number } there.
}
hint-line = It completes line { $line }: you recruit a hero.
hint-nearer = { $count ->
    [one] Then you need only 1 more rank for the next hero.
   *[other] Then you need { $count } more ranks for the next hero.
}
hint-majority = You alone would then have the most { $column }.
hint-majority-lost = After the next best you would no longer have the most { $column }.
hint-denied = { $points ->
    [one] { $card } would bring { $seat } 1 point.
   *[other] { $card } would bring { $seat } { $points } points.
}
hint-stake = { $points ->
    [one] { $tavern }: your { $coin } is for { $card }, which brings you 1 point.
   *[other] { $tavern }: your { $coin } is for { $card }, which brings you { $points } points.
}
hint-rival = { $points ->
    [one] { $tavern }: { $card } would bring { $seat } 1 point.
   *[other] { $tavern }: { $card } would bring { $seat } { $points } points.
}
hint-trade = Your trade brings a { $coin }: { $points } more than before.

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

# The table of Nidavellir in the browser.

nid-title = Nidavellir
nid-you = You
nid-where = { $where }, { $tavern }
nid-open = Open
nid-close = Close
nid-back = Back
nid-just-now = Just now
nid-what-is = What is this: { $name }?
nid-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Taverns

nid-taverns = Taverns
nid-tavern-label = Tavern { $number }, { $name }
nid-tavern-moment = Tavern { $number }, { $name }, { $moment }
nid-tavern-order = { $number ->
    [1] first
    [2] second
   *[other] third
}
nid-now = being resolved
nid-done = done
nid-to-come = to come
nid-done-mine = done: you took { $card }
nid-next-mine = next: you bid { $coin } there
nid-cards = Cards
nid-cards-left = { $count ->
    [one] 1 card left, { $you ->
        [yes] you choose
       *[no] { $name } chooses
    }
   *[other] { $count } cards left, { $you ->
        [yes] you choose
       *[no] { $name } chooses
    }
}
nid-cards-here = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
nid-took = { $you ->
    [yes] You took
   *[no] { $name } took
}
nid-paid = { $traded ->
    [yes] { $card }, traded
   *[no] { $card }
}
nid-sealed = sealed
nid-not-yet = not yet
nid-known-coin = face down but known: coin
nid-lays-later = places later (Uline)
nid-lays-now = places now
nid-revealed = revealed

## What a card brings

nid-a-coin = for a coin
nid-a-hero = a hero
nid-offering-brings = one of your coins grows by { $plus }
nid-brings = { $before } → { $after } points, { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
nid-brings-line = { $before } → { $after } points, line { $line } complete

## The order at a tavern

nid-order = Play order
nid-has-played = has played
nid-chooses = { $you ->
    [yes] choose now
   *[no] chooses now
}
nid-decides = { $you ->
    [yes] decide now
   *[no] decides now
}
nid-plays = { $last ->
    [yes] { $trades ->
        [yes] last, then trades
       *[no] plays last
    }
   *[no] { $trades ->
        [yes] no. { $place }, then trades
       *[no] no. { $place }
    }
}
nid-plays-short = { $last ->
    [yes] plays last
   *[no] no. { $place }
}
nid-tie = Tie on { $coin }:
nid-before = before
nid-will-swap = they swap gems when all have played
nid-no-swap = nobody swaps gems
nid-gets-gem = { $name } gets gem { $gem }.

## Bidding

nid-bid = Bid: one coin on each tavern
nid-bid-where = Bid: where does your { $coin } go?
nid-bid-ready = Bid: ready to seal it?
nid-bid-sealed = Your bid is sealed
nid-bid-change = Change your bid?
nid-bid-go = Seal the bid
nid-bid-again = Change the bid
nid-place-more = { $count ->
    [one] Place 1 more coin
   *[other] Place { $count } more coins
}
nid-taverns-left = { $count ->
    [one] 1 tavern left.
   *[other] { $count } taverns left.
} The two coins you keep are your pouch.
nid-ties-first = Your gem { $gem } wins every tie.
nid-ties-last = Your gem { $gem } loses every tie.
nid-ties-between = Your gem { $gem } loses ties to { $ahead } and wins against { $behind }.
nid-pouch-stays = { $low } and { $high } stay in your pouch. You do not trade this turn.
nid-pouch-trades = { $low } and { $high } stay in your pouch; as things stand, trading them brings a { $coin }.
nid-place = Your coin at the { $tavern }: { $text }
nid-place-empty = Your coin
nid-place-free = empty
nid-put-here = Place your { $coin } here
nid-your-coin = Your { $coin }
nid-take-back = tap to take it back
nid-your-coins = Your coins
nid-lifted = in hand
nid-pouch = pouch
nid-trades = trades
nid-highest = highest
nid-all-ready = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
nid-still-bidding = { $count ->
    [one] { $names } is still bidding.
   *[other] { $names } are still bidding.
}

## Taking a card

nid-take = Take a card: { $tavern }
nid-take-this = Take a card: { $card }?
nid-take-go = Take { $card }
nid-choose-card = Choose a card
nid-take-place = You are no. { $place } of { $of }. { $count ->
    [one] { $names } chooses after you.
   *[other] { $names } choose after you.
}
nid-take-last = You are last of { $of }.
nid-ranks-change = { $class } { $before } → { $after } ranks, { $points }.
nid-offering-change = One of your coins grows by { $plus }.
nid-completes = Completes line { $line }.
nid-hero-comes = You recruit a hero.
nid-gem-becomes = Afterwards your gem { $gem } becomes { $after }.
nid-then-trade = Then you trade: you bid { $coin }.
nid-no-trade = No trade: you bid { $coin }.

## Waiting

nid-wait = The game goes on
nid-wait-bid = { $count ->
    [one] { $names } is still bidding
   *[other] { $names } are still bidding
}
nid-wait-lay = { $names } places a coin at the { $tavern }
nid-wait-take = { $names } takes a card: { $tavern }
nid-wait-transform = { $names } transforms a coin
nid-wait-hero = { $names } recruits a hero
nid-wait-discard = { $names } discards from the army
nid-wait-thrud = { $names } places Thrud on a column
nid-wait-ylud = { $names } decides about Ylud
nid-wait-trade = { $names } trades two coins
nid-wait-drop = { $names } chooses which 5 to give up
nid-wait-keep = { $names } looks at three cards and keeps one
nid-watching = You are watching.
nid-bot-plays = A bot plays your seat.
nid-uline-waits = Uline sees first: you place your coins after the others have revealed theirs.
nid-you-played = You have played at this tavern.
nid-you-play = You are no. { $place } here.

## Armies

nid-army = { $you ->
    [yes] Your army
   *[no] { $name }’s army
}
nid-own-army = Your army
nid-show-army = Show { $name }’s army
nid-lines = Lines
nid-line-complete = complete
nid-missing = missing
nid-here = here
nid-missing-count = { $count } missing
nid-next-hero = { $count ->
    [one] Next hero: 1 rank missing
   *[other] Next hero: { $count } ranks missing
}
nid-ranks-missing = { $count ->
    [one] 1 rank missing
   *[other] { $count } ranks missing
}
nid-next-hero-class = Next hero: { $count } { $class } missing
nid-pouch-holds = pouch { $coins }
nid-ranks = { $count ->
    [one] rank
   *[other] ranks
}
nid-column = Column: { $class }
nid-column-warrior = { $adds ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-column-hunter = { $ranks ->
    [0] 0 points
   *[other] { $ranks } × { $ranks } = { $points }
}
nid-column-miner = { $ranks ->
    [0] 0 points
   *[other] { $sum } × { $ranks } = { $points }
}
nid-column-blacksmith = { $points ->
    [one] 1 point
   *[other] { $points } points
}
nid-column-explorer = { $adds ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-command = Command zone
nid-command-empty = empty: for heroes without a class
nid-thrud-stands = { $you ->
    [yes] Thrud stands on your { $column }: { $points } at the end.
   *[no] Thrud stands on the { $column }: { $points } at the end.
}
nid-ylud-waits = Ylud joins a column at the end of the age.

## Scores

nid-sum = army { $army }, coins { $coins }
nid-sum-heroes = army { $army }, heroes { $heroes }, coins { $coins }
nid-now-points = now
nid-score-of = { $name }’s points now:

## The others

nid-rail = Other players and the Royal Treasure
nid-players = Players
nid-others = Other players
nid-coins-owned = Coins owned:
nid-coins-of = { $name }’s coins
nid-coins-changed = changed
nid-coins-first = the five starting coins
nid-coin-out = given up: coin
nid-bidding = bidding
nid-most = (most)

## What is common

nid-treasure = Royal Treasure
nid-coins-count = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
nid-coins-dots = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}; dots: how many
nid-coin-left = Coin { $coin }, { $count } left
nid-hall = Hall of heroes
nid-hall-all = All heroes
nid-on-display = { $count } on display
nid-heroes-left = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
nid-neutral = Without a class
nid-hero-taken = with { $name }
nid-brother-taken = { $hero }: with { $name }
nid-hero-out = not in this game
nid-distinctions = Distinctions
nid-distinctions-given = for the most ranks in Age 1
nid-distinctions-to-come = who leads now
nid-distinction-said = { $distinction }, for the most { $class }: { $state ->
    [won] { $name } has it
    [leads] { $name } leads
   *[nobody] nobody
}
nid-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
nid-discards = Discards: { $count }
nid-discards-empty = No card has been discarded yet.

web-coin = coin
web-coin-sealed = sealed coin
web-gem = gem
