# What the server says: why a request or a message is refused, and how the command that starts it is told.

server-not-understood = This is no message of the protocol.
server-bad-field = This was not understood: { $field }.
server-bad-body = The request is not JSON in UTF-8.
server-body-slow = The request did not come in time.
server-too-deep = The message is nested too deeply.
server-too-large = The message is too long: { $most } bytes at most.
server-one-of-them = Give either a record, or a game with a position.
server-chair = A bot’s chair names its bot, a person’s chair does not.
server-seat-twice = A seat is named twice.
server-many-seats = Too many seats at once: { $most } at most.
server-clock = The clock gives from { $least } to { $most } seconds for a decision.
server-no-bot = There is no bot “{ $bot }” here. There are: { $bots }.
server-name-long = A name has at most { $length } characters.
server-name-signs = A name has no invisible or directing characters.
server-name-empty = A name has at least one visible character.
server-name-taken = Somebody at this table already has that name.

server-no-token = The token of a seat is needed.
server-foreign-token = This token opens no seat at this table.
server-foreign-page = Another web page may not speak to this server.
server-foreign-host = The server does not answer under this name.
server-spectator = Who only watches cannot act.
server-no-table = There is no such table.
server-no-page = There is no such page.
server-no-method = That cannot be done with this page.
server-seat-taken = This seat is not free.
server-left = The seat was left.
server-rematch-open = The rematch is already open.
server-id-used = This id was already used for something else.
server-bad-entry = This is no entry of a room: “{ $kind }”.

server-too-fast = That was too fast. Wait a moment.
server-many-sockets = There are too many connections from this address.
server-many-tabs = This seat is open in too many windows.
server-many-tables = There are too many tables. Try again later.
server-many-bad = Too many messages could not be understood.
server-full = The server is full. Try again later.
server-no-greeting = The first message did not come in time.
server-slow = The connection is too slow.
server-not-kept = This could not be kept, so it has not happened. Try again.
server-not-read = The table cannot be read now. Try again.
server-stopping = The server is stopping. Come back in a moment.
server-broken = Something broke in the server. It is in the log as { $id }.

server-no-limit = There is no limit “{ $limit }”.
server-limit-value = The limit { $limit } cannot be “{ $value }”.
server-bot-form = A bot is named as NAME=exec:PROGRAM, with a name of small letters, digits and hyphens that no other bot has: “{ $given }” is not.
server-no-address = The server cannot listen on { $host }, port { $port }: { $reason }
server-ready = Dvergar listens on { $address }
server-everybody = Everybody who reaches this machine can now open tables. Ctrl-C stops the server.

cli-serve = serve tables to browsers and programs
cli-serve-epilog = Examples: dvergar serve; dvergar serve --port 9000 --db sqlite:///tables.db; dvergar serve --bot greedy=exec:./greedy.sh; dvergar serve --host 0.0.0.0
cli-host = the address to listen on (default: 127.0.0.1, this machine alone)
cli-port = the port to listen on (default: 8000; 0 takes a free one)
cli-db = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in the user’s data folder)
cli-bot = a program that may sit down as a bot, as NAME=exec:PROGRAM; can be repeated
cli-origin = another web address whose pages may speak to the server, as https://play.example; can be repeated
cli-proxy = a proxy stands before the server: believe the last address in X-Forwarded-For
cli-compress = compress messages for slow lines; each connection then takes more memory and time
cli-limit = change a limit, as NAME=VALUE; can be repeated
