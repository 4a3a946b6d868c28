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
