# Der Speicher des Servers: was nicht festgehalten werden konnte, und warum. Gründe von PostgreSQL stehen da, wie es sie nennt.

store-failed = Das konnte nicht festgehalten werden: { $reason }
store-closed = Das konnte nicht festgehalten werden: Der Speicher ist geschlossen.
store-not-read = Die gespeicherten Tische konnten nicht gelesen werden: { $reason }
store-not-opened = Die Datenbank konnte nicht geöffnet werden: { $reason }
store-no-journal = Die Datenbank { $place } kann kein Vorab-Journal führen. Lege sie auf eine lokale Platte.
store-conflict = Eintrag { $number } setzt diesen Tisch nicht fort: Der nächste ist { $next }.
store-no-room = Diesen Tisch gibt es nicht oder nicht mehr.
store-busy = Zu vieles wartet darauf, festgehalten zu werden. Versuche es gleich noch einmal.
store-newer = Die Datenbank { $place } stammt von einer neueren Version von Dvergar. Installiere diese Version oder nimm eine andere Datenbank.
store-in-use = Die Datenbank { $place } ist in Gebrauch: Ein anderer Dvergar-Server läuft mit ihr.
store-address = Das nennt keine Datenbank. Schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
store-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. Installiere ihn mit: pip install "dvergar[postgres]"
