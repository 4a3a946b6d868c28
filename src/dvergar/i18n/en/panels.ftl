# What stands beside the table: log, rules, help, settings; the rules as a page; replays.

## Beside the table

panel-close = Close
panel-help = What is this?
panel-what-is-what = What is what
panel-its-rules = Rules:
panel-lines = Everything that happened
panel-beginning = The beginning
panel-turn = Age { $age }, turn { $turn }
panel-round = Round { $round }
panel-secret-until-now = Secret until the end
panel-late = was secret
panel-undone = taken back
panel-again = Show again: { $text }
panel-show-last = Again
panel-shown-again = Shown once more
panel-shown-again-note = The game goes on meanwhile; nothing is missed.
panel-back-to-now = Back to now
panel-then = The table at that moment: { $text }
panel-replay = Replay
panel-step-back = Step back through the game

## Settings

settings-language = Language
settings-theme = Appearance
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Motion and bots
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-instant = instant
settings-name = Your name
settings-name-note = For the next table where you sit down.
settings-proof = The deal can be proved
settings-proof-how = Before anybody gave chance to the deal, the server was bound to its secret by this number. When the game is over it tells the secret, and everybody can check that nothing was changed.
settings-commitment = Bound by
settings-secret = The secret
settings-proof-over = The record holds everything that is needed: dvergar verify checks it on your own computer.
settings-keys = Keys
settings-key-l = log
settings-key-r = rules
settings-key-s = settings
settings-key-escape = close, put back

## Rules

rules-title = The rules, in our own words
rules-intro = Every rule has a number. Where the table forbids something, it names the rule, and the number leads here.
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

things-search = Search for a thing
things-cards = Dwarves and cards
things-heroes = Heroes
things-coins = Coins
things-gems = Gems
things-taverns = Taverns
things-distinctions = Distinctions
things-words = Words and signs
things-locations = Locations
things-monsters = Monsters
things-specials = Special Actions
things-goods = Goods
things-opponents = Solo opponents

help-coin-value = Coin { $coin }
help-coin-zero = The 0, which trades
    .text = Who bids the 0 comes last, but trades after taking a card: the two coins in the pouch are added up, the treasury coin of that sum comes, and the higher of the two leaves. The two arrows mark coins that trade.
help-coin-basic = Basic coin
    .text = Round and bronze. Everybody begins with 0, 2, 3, 4 and 5. A basic coin that is traded or transformed away leaves the game.
help-coin-treasury = Treasury coin
    .text = Twelve-sided and golden. It comes from the Royal Treasure, by trading or transforming, and goes back there when it is replaced. If the wanted value is missing, you get the next higher one, or else the highest lower one.
help-coin-special = The special 3
    .text = Hexagonal and silver. It comes with the Hunting Master in place of the 0: it makes you trade just as the 0 does, bids as a 3 and can never be transformed.
help-coin-sealed = Sealed coin
    .text = A bid that only its owner knows. All coins of a tavern are turned up together; the coins in the pouch stay hidden.
help-gem = Gem
help-gem-value = Gem { $value }
help-gem-six = Gem 6
    .text = The gem of the Crown Jeweler. It wins every tie, is never swapped and is worth 3 points at the end.
help-hero-due = A hero is due
    .text = Whenever you have more complete lines than heroes, you must recruit a hero from the hall. Several lines at once bring several heroes, one after the other.
help-good-iron = A resource: it comes from Iron Seams, and three of it become two steel with Alloy Steel. At the end it breaks ties that glory does not. The Knockers are after it.
help-good-steel = A resource: it comes from Alloy Steel, and most Forges ask for it. Whoever alone has the most at the end leads a category.
help-good-gold = A resource: it comes from Gold Seams, and fine Forges ask for it. Whoever alone has the most at the end leads a category. Dragons are after it.

## Replay

replay-where = Replay: { $where }
replay-title = Replays
replay-intro = Look at a game again, step by step, through every pair of eyes.
replay-mine = Games on this device
replay-open = Open a record
replay-open-note = A file that was downloaded after a game. All eyes are open then, hidden bids included.
replay-choose-file = Choose a file
replay-no-record = This file is no record of a game.
replay-steps = Step through the game
replay-step = Step
replay-step-of = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-next = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-whose = Whose eyes
replay-all-open = All open
replay-own = What you were told
replay-public = What everybody was told
replay-end = end: { $names } { $points }
replay-end-leads = end: { $names }, { $points ->
    [one] 1 category
   *[other] { $points } categories
}
replay-bid = { $name } bids { $coins }.
replay-bids-shown = Bids are shown as they lay; they were sealed then.
replay-curve = Points, step by step
replay-points = Points
replay-part = What is drawn
replay-total = Total
replay-total-leads = Led categories
replay-standing = { $name }: { $points }
replay-to-table = To the table
replay-record = Download the record
replay-record-short = Record
