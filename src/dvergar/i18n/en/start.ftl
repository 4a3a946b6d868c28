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
