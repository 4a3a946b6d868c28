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
