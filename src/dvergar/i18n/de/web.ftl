# Was nur die Seite sagt.

## Überall

web-home = Dvergar, Startseite
web-loading = Einen Moment …
web-to-decision = Zur Entscheidung
web-no-server = Der Server antwortet nicht. Bitte versuche es noch einmal.
web-connection-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück; nichts geht verloren.
web-no-table = Diesen Tisch gibt es hier nicht
web-open-rule = Regel { $rule }, öffnen
web-your-turn = Du bist am Zug.
web-undo = Zurücknehmen

## Der Rahmen eines Tisches

web-decision = Deine Entscheidung
web-table-tools = Tisch
web-log = Verlauf
web-rules = Regeln
web-settings = Einstellungen

## Mehrere an einem Gerät

web-curtain-pass = Gib das Gerät an { $name } weiter
web-curtain-show = Ich bin { $name }, zeig meinen Tisch
