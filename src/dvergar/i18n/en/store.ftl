# The store of the server: what could not be kept, and why. Reasons of PostgreSQL are told as it says them.

store-failed = This could not be kept: { $reason }
store-closed = This could not be kept: the store is closed.
store-not-read = The stored tables could not be read: { $reason }
store-not-opened = The database could not be opened: { $reason }
store-no-journal = The database { $place } cannot keep a write-ahead journal. Put it on a local disk.
store-conflict = Entry { $number } does not continue this table: the next is { $next }.
store-no-room = This table is not there, or not any more.
store-busy = Too much waits to be kept. Try again in a moment.
store-newer = The database { $place } was written by a newer version of Dvergar. Install that version, or use another database.
store-in-use = The database { $place } is in use: another Dvergar server is running on it.
store-address = This names no database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
store-no-driver = PostgreSQL needs a driver that is not installed. Install it with: pip install "dvergar[postgres]"
