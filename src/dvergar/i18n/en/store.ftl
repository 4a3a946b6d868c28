# The store of the server: what could not be kept, and why. A rare reason of PostgreSQL stands as it says it.

store-failed = This could not be saved: { $reason }
store-closed = This could not be saved: the database is closed.
store-not-read = The saved tables could not be read: { $reason }
store-not-opened = The database could not be opened: { $reason }
store-moved = the database file was moved, replaced or deleted while the server was running
store-unreachable = the database cannot be reached
store-trouble = the database reports an error
store-no-journal = The database { $place } cannot use write-ahead logging. Put it on a local disk.
store-conflict = Entry { $number } does not continue this table: the next one is { $next }.
store-no-room = This table does not exist, or no longer exists.
store-damaged = This table is damaged from entry { $number } on. Whoever runs the server can repair it.
store-busy = Too many changes are waiting to be saved. Try again in a moment.
store-newer = The database { $place } was written by a newer version of Dvergar. Install that version, or use another database.
store-in-use = The database { $place } is in use: another Dvergar server is running on it.
store-address = This is not the address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
store-no-driver = PostgreSQL needs a driver that is not installed. Install it with: pip install "dvergar[postgres]"
store-not-ours = The database { $place } was never used by Dvergar.
