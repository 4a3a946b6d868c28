# Before and after a game: the start page, setting up a table, the table before its game, the curtain.

## The start page

start-motto = Two games of dwarves. No account, no internet.
start-choose = Choose a game
start-name = Your name
start-settings = Settings, language { $language }
start-language = Language
start-theme = Light
start-theme-auto = Like the device
start-theme-light = Light
start-theme-dark = Dark
start-speed = Bots and motion
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
start-no-server = The server does not answer. The page tries again by itself.
start-more = More
start-rules-note = both games, in our words
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
    [one] Before the game, one seat is free.
   *[other] Before the game, { $count } seats are free.
}
start-won = { $shared ->
    [yes] Over: a shared win with { $points } points.
   *[no] Over: you won with { $points } points.
}
start-over = { $points ->
    [one] Over: 1 point for you.
   *[other] Over: { $points } points for you.
}
start-asked = Your decision is awaited.
start-asked-names = { $count ->
    [one] { $names } is awaited.
   *[other] { $names } are awaited.
}
start-go-on = Go on
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
start-link-none = There is no link to a table in this text.

## Setting up a table

start-back = Back
start-setup-title = { $game }: who sits where
start-setup-note = { $least } to { $most } seats. Shape and colour stay with a seat.
start-no-game = There is no such game here
start-seats = Seats
start-seats-of = { $count } of { $most }
start-seats-taken = { $count } of { $most } taken
start-you-here = You, on this device
start-seat-link = A friend, by link
start-seat-link-note = Another phone or computer. You get the link when the table is open.
start-seat-device = { $name }
start-seat-device-note = Same device: a curtain falls between you where something is secret
start-seat-bot = { $seat }, a bot
start-seat-bot-note = Decides at once, but waits until everybody is ready.
start-remove = Remove the seat { $seat }
start-who = Who sits at { $seat }?
start-which-bot = Which bot plays { $seat }?
start-kind-link = By link
start-kind-device = This device
start-kind-bot = A bot
start-their-name = Name
start-empty = Empty
start-empty-note = Who sits here?
start-empty-alone = Alone you meet an automated opponent. Or who sits here?
start-bot-thumb = By rule of thumb
    .text = Weighs what every choice brings now and for the next lines, and takes the best.
start-bot-random = By chance
    .text = Takes any choice that is allowed. For a first look at the rules.
start-bot-program = A program that was added to this server.
start-options = Options
start-more-options = More options
start-clock = Time for a decision
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
start-clock-note = { $time } for each decision.
start-clock-left = { $time } left
start-listed = Who may come
start-listed-link = Who has the link
start-listed-open = Everybody on this server
start-missing-own = Say your name first
start-missing-name = Say who sits at { $seat }
start-missing-seats = At least { $least } seats are needed
start-open-it = Open the table
start-begin = Begin the game
start-open-note = The game begins when everybody is here. Close this page if you like; the table waits under “Your tables”.
start-begin-note = Everybody is here, so the game begins at once.

## The table before its game

start-before = Before the game
start-lobby-title = { $game }: who sits where
start-lobby-note = Send the link to who shall play; it is the key to the table.
start-lobby-guest = You came by the link. Take a seat, or stay and watch.
start-lobby-full = All seats are taken. Stay and watch if you like.
start-free-seat = Free
start-kept = Kept for { $name }
start-chair-bot = A bot: { $bot }
start-chair-free = Who comes by the link may sit here
start-chair-kept = Played before and may come back
start-chair-other = On another device
start-waiting = waiting
start-away = away
start-here = here
start-sit = Sit here
start-sit-here-too = On this device
start-let-bot = Let a bot sit here
start-seat-it = Let it sit here
start-never-mind = Never mind
start-stand = Get up
start-stand-name = { $name } gets up
start-invite = Invite
start-qr = The link as a QR code
start-scan = Scan with a phone on this network, or send the link.
start-the-link = Link to this table
start-copy = Copy link
start-copied = Copied
start-copy-by-hand = The link is marked: copy it with your keyboard or by a long press.
start-which-address = Address of this machine
start-machine-alone = The server listens on this machine alone, so the link works only here. To let phones in, start it with:
start-unknown-address = Open this page under the address that this machine has on the network; then the link works for others.
start-missing-people = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}

## No table

start-no-seat = This seat is not yours any more
start-no-seat-note = Somebody got up from it, or it was given anew.
start-no-table-note = Tables are kept for a week after their end, and for a day if nobody begins. Perhaps the link is not complete.
start-look-on = Look at the table
start-to-start = To the start page

## The curtain

start-curtain-note = Nothing of the others is on this screen any more.
start-curtain-rest = All of you have decided
start-curtain-rest-note = Others still think. Nothing of yours is on this screen now; who wants to look at a table again says who it is.
start-curtain-open = Open to all meanwhile: { $moment }
start-curtain-ready = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}

## Seats while a game runs

start-whose-table = The table of { $name }
start-undo-name = { $name } takes it back
start-bot-plays = A bot plays for you.
start-bot-plays-name = A bot plays for { $name }.
start-take-back = Take the seat back
start-long-away = { $name } has been away for two minutes.
start-let-bot-play = Let a bot play
start-stand-in = a bot plays
start-chair-offered = The chair of { $name } is on offer.
start-offer = Offer this seat
start-withdraw = No longer offer it
start-offered-note = Whoever opens this link may sit down there. Until then the bot goes on.
start-leave = Leave; a bot goes on
start-watching = You are watching

## After a game

start-after = After the game
start-rematch = Rematch
start-rematch-join = Join the rematch
start-rematch-open = A rematch is open; your seat is kept.
start-replay-long = Step through the game
start-record = Download the record
