# The score pad for games with real cards: command, terminal and page.

## The command

cli-score = Add up a game played with real cards
cli-score-epilog = Without FILE a screen to fill in opens. FILE is JSON, described in docs/scorepad.md; “-” reads the input.
cli-score-game = the game: { $games }
cli-score-file = a pad as JSON, or “-” for the input
cli-score-demo = score a filled pad to try it out
cli-score-save = keep the game in the history
cli-score-history = show the history with its statistics
cli-score-json = print JSON (as it does where nothing else is said)
cli-score-text = print a sheet to read
cli-score-csv = print CSV for a table program

score-format = “{ $given }” is no score pad of Dvergar
score-other-game = This pad is of “{ $given }”, not of { $game }
score-seats = A pad has a list of seats, each a table
score-seat-count = Here { $seats } seats have a score, not { $given }
score-name = A name is a text of at most { $most } characters
score-date = “{ $given }” is no date like 2026-11-16
score-not-kept = The history could not be written: { $reason }
score-no-book = There is no such history.
score-no-pad = There is no such pad in the history.
score-full = This history is full: { $most } pads. Export some and remove them.
score-unreadable = { $count ->
    [one] One file in { $folder } could not be read; it was left as it is.
   *[other] { $count } files in { $folder } could not be read; they were left as they are.
}

## How a score came and how special it is

score-special = { $name }: { $total } beats { $percent } % of { $scores } simulated scores; the middle one is { $middle }.
score-csv-date = Date
score-csv-game = Game
score-csv-name = Name
score-csv-place = Place
score-csv-total = Total
score-history-empty = No game has been kept yet.
score-statistics-line = { $games ->
    [one] 1 game, { $average } on average
   *[other] { $games } games, { $average } on average
}
score-best-line = { $total } { $name }, { $date }: better than { $percent } % of simulated scores
score-head-games = Games
score-head-wins = Wins
score-head-best = Best
score-head-average = Average

## The page and the screen

score-pad-title = Score pad
score-about = For a game with real cards. Everything is added up as you enter it.
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
score-keep = Keep in the history
score-kept = Kept in the history.
score-keep-again = Keep the corrections
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
score-compared-note = Against { $scores } scores of games between rule-of-thumb players, as many as here. The middle one is { $middle }.
score-beats = beats { $percent } %
score-sheet = Sheet with all parts
score-running = { $name } { $total }
score-start-note = Real cards on your table? Add up here.
score-no-server = The server does not answer: nothing is added up at the moment.
score-history-note = Kept on this server in a history of your own.
score-history-home = Kept on this machine; the terminal shows the same history.

## The screen in the terminal

score-screen-hint = { $part }: { $example }
score-example-name = a name
score-key-save = Keep
score-key-add = Add
score-key-remove = Remove
score-key-history = History
score-key-demo = Demo
score-key-new = New
score-key-rule = Rule
score-key-light = Light/dark
score-key-opponent = Opponent
score-key-leave = Leave
score-key-back = Back
score-key-again = This sheet is not kept yet: press the key again to leave it.

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
