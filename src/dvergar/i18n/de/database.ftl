# `dvergar check` und `dvergar repair`: was in einer Datenbank beschädigt ist und was dagegen getan wird.

cli-check = die Datenbank eines Servers auf beschädigte Tische prüfen
cli-check-epilog = Beispiele: dvergar check tische.db; dvergar check postgresql://dvergar@localhost/dvergar. Beende vorher den Server. Der Rückgabewert ist 1, wenn etwas beschädigt ist.
cli-repair = beschädigte Tische auf ihren letzten unversehrten Eintrag zurücksetzen
cli-repair-epilog = Beispiel: dvergar repair tische.db. Beende vorher den Server. Eine SQLite-Datei wird vor dem ersten Schnitt kopiert; was aus PostgreSQL entfernt wird, steht danach in einer JSON-Datei im aktuellen Ordner.
cli-database = eine SQLite-Datei, sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (voreingestellt: die Datei im Datenordner des Benutzers)
cli-yes = ohne Rückfrage reparieren

check-missing = Tisch { $table }: Eintrag { $number } fehlt.
check-changed = Tisch { $table }: Eintrag { $number } ist nicht mehr so, wie er geschrieben wurde.
check-extra = Tisch { $table }: Eintrag { $number } gehört nicht dazu.
check-unreadable = Tisch { $table }: Eintrag { $number } ist unlesbar oder passt nicht zu den Einträgen davor.
check-row = Tisch { $table }: seine Zeile in der Liste der Tische ist beschädigt.
check-no-row = Tisch { $table }: seine Zeile in der Liste der Tische fehlt.
check-not-read = Tisch { $table }: die Datenbank kann ihn nicht lesen.
check-file = Die Datenbankdatei selbst ist beschädigt: { $reason }. Spiel eine Sicherung ein oder rette, was noch lesbar ist, mit: sqlite3 DATEI .recover
check-other-rules = { $count ->
    [one] 1 Tisch wurde nach anderen Regeln oder mit einem anderen Spiel gespielt, als hier installiert sind; nur seine Einträge wurden geprüft.
   *[other] { $count } Tische wurden nach anderen Regeln oder mit einem anderen Spiel gespielt, als hier installiert sind; nur ihre Einträge wurden geprüft.
}
check-sound = Kein Schaden gefunden. Tische: { $tables }, Einträge: { $entries }.
check-damaged = Beschädigte Tische: { $count } von { $tables }. „dvergar repair“ setzt sie auf ihren letzten unversehrten Eintrag zurück.
repair-nothing = Es gibt nichts zu reparieren.
repair-cut = Tisch { $table }: Einträge behalten: { $kept }, Einträge entfernt: { $cut }.
repair-remove = Tisch { $table }: kein Eintrag ist unversehrt; der Tisch wird gelöscht.
repair-file = Bevor etwas entfernt wird, wird die Datei kopiert.
repair-dump = Mach zuerst eine Sicherung mit pg_dump. Was entfernt wird, wird auch in eine JSON-Datei in diesem Ordner geschrieben.
repair-ask = Jetzt reparieren? [j/N]
repair-declined = Nichts wurde geändert.
repair-copied = Die Datei, wie sie war: { $file }
repair-written = Die entfernten Einträge: { $file }
repair-done = Reparierte Tische: { $tables }. Entfernte Einträge: { $entries }.
