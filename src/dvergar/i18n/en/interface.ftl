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
