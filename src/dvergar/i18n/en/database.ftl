# `dvergar check` and `dvergar repair`: what is damaged in a database, and what is done about it.

cli-check = check a server’s database for damaged tables
cli-check-epilog = Examples: dvergar check tables.db; dvergar check postgresql://dvergar@localhost/dvergar. Stop the server first. The exit status is 1 if anything is damaged.
cli-repair = cut damaged tables back to their last sound entry
cli-repair-epilog = Example: dvergar repair tables.db. Stop the server first. A SQLite file is copied before anything is cut; what is cut from PostgreSQL is written to a JSON file in the current folder.
cli-database = a SQLite file, sqlite:///FILE or postgresql://USER@HOST/NAME (default: the file in the user’s data folder)
cli-yes = repair without asking

check-missing = Table { $table }: entry { $number } is missing.
check-changed = Table { $table }: entry { $number } is not as it was written.
check-extra = Table { $table }: entry { $number } does not belong to it.
check-unreadable = Table { $table }: entry { $number } cannot be read, or does not follow from the entries before it.
check-row = Table { $table }: its row in the list of tables is damaged.
check-no-row = Table { $table }: its row in the list of tables is missing.
check-not-read = Table { $table }: the database cannot read it.
check-file = The database file itself is damaged: { $reason }. Restore a backup, or save what can still be read with: sqlite3 FILE .recover
check-other-rules = { $count ->
    [one] 1 table was played with other rules or another game than are installed; only its entries were checked.
   *[other] { $count } tables were played with other rules or another game than are installed; only their entries were checked.
}
check-sound = No damage found. Tables: { $tables }, entries: { $entries }.
check-damaged = Damaged tables: { $count } of { $tables }. “dvergar repair” cuts them back to their last sound entry.
repair-nothing = There is nothing to repair.
repair-cut = Table { $table }: entries kept: { $kept }, entries cut: { $cut }.
repair-remove = Table { $table }: no entry is sound; the table is removed.
repair-file = Before anything is cut, the file is copied.
repair-dump = Make a backup with pg_dump first. What is cut is also written to a JSON file in this folder.
repair-ask = Repair now? [y/N]
repair-declined = Nothing was changed.
repair-copied = The file as it was: { $file }
repair-written = The entries that were cut: { $file }
repair-done = Repaired tables: { $tables }. Entries cut: { $entries }.
