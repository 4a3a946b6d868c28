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
