# Was Seiten und Befehle über Hoard sagen.

game-hoard = Hoard
rules-about-hoard = Verdeckt Münzen bieten, Schätze nehmen. Für 2 bis 4 Personen.
start-hoard = Biete verdeckt deine Münzen und nimm die Schätze. 2 bis 4 Personen, 10 Minuten.
start-bots-hoard = { $how }
hoard-title = Hoard, { $players } Personen
hoard-welcome = Hoard, { $players } Personen. „help“ zeigt, was du eingeben kannst.

cli-option-lamp = was nach einem Gleichstand mit der Lampe geschieht
option-hoard-lamp = Die Lampe
option-hoard-lamp-passes = Geht weiter
    .note = Nach einem Gleichstand geht die Lampe an den nächsten Platz.
option-hoard-lamp-stays = Bleibt
    .note = Die Lampe bleibt, wo sie am Anfang ist.

hoard-term-coin = Münze
    .text = Eine Zahl von 1 bis 8, mit der du einmal bietest.
hoard-term-treasure = Schatz
    .text = 1 bis 14 Punkte wert.
hoard-term-lamp = Lampe
    .text = Sie entscheidet zwischen gleichen Geboten.

error-hoard-players = Hoard ist für 2 bis 4 Personen, nicht für { $given }.
illegal-hoard-coin = Es gibt keine Münze { $coin }, nur 1 bis 8
illegal-hoard-spent = Münze { $coin } ist ausgegeben
illegal-hoard-treasure = Schatz { $treasure } ist nicht im Angebot
position-hoard-twice = Ein Schatz kommt zweimal vor.
position-hoard-count = In dieser Runde sind { $count } Schätze gezogen.
