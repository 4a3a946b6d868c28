# Der Speicher des Servers: was nicht gespeichert werden konnte, und warum. Ein seltener Grund von PostgreSQL steht da, wie es ihn nennt.

store-failed = Das konnte nicht gespeichert werden: { $reason }
store-closed = Das konnte nicht gespeichert werden: Die Datenbank ist geschlossen.
store-not-read = Die gespeicherten Tische konnten nicht gelesen werden: { $reason }
store-not-opened = Die Datenbank konnte nicht geöffnet werden: { $reason }
store-moved = die Datenbankdatei wurde im laufenden Betrieb verschoben, ersetzt oder gelöscht
store-unreachable = die Datenbank ist nicht erreichbar
store-trouble = die Datenbank meldet einen Fehler
store-no-journal = Die Datenbank { $place } kann Write-Ahead-Logging nicht nutzen. Lege sie auf eine lokale Festplatte.
store-conflict = Eintrag { $number } setzt diesen Tisch nicht fort: Der nächste ist { $next }.
store-no-room = Diesen Tisch gibt es nicht oder nicht mehr.
store-damaged = Dieser Tisch ist ab Eintrag { $number } beschädigt. Wer den Server betreibt, kann ihn reparieren.
store-busy = Zu viele Änderungen warten darauf, gespeichert zu werden. Versuche es gleich noch einmal.
store-newer = Die Datenbank { $place } stammt von einer neueren Version von Dvergar. Installiere diese Version oder nimm eine andere Datenbank.
store-in-use = Die Datenbank { $place } wird schon benutzt: Ein anderer Dvergar-Server läuft mit ihr.
store-address = Das ist keine Datenbankadresse. Schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
store-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. Installiere ihn mit: pip install "dvergar[postgres]"
store-not-ours = Die Datenbank { $place } wurde noch nie von Dvergar benutzt.
