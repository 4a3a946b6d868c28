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
