# Was nur der Tisch im Terminal sagt.

## Tasten

terminal-key-choose = wählen
terminal-key-coin = Münze legen
terminal-key-play = spielen
terminal-key-scores = Punkte
terminal-key-table = Tisch
terminal-key-help = Hilfe
terminal-key-theme = Hell/dunkel
terminal-key-quit = Beenden
terminal-key-scroll = weiterlesen
terminal-help =
    Pfeile wählen, Enter spielt; ein zweiter Klick auch. Ziffern wählen nach der Nummer: eine Münze, eine Karte, einen Ort. Esc legt zurück.
    h was würdest du tun · u nimmt zurück · l Verlauf · s Punkte · v der ganze Tisch · r Regeln · m die andere Mine · n Revanche · t hell oder dunkel · q beendet; die Partie wird gespeichert.
    Münzen: (5) Kupfer, [7] Gold, <3> Mithril. ★ die meisten Rangabzeichen einer Klasse; □ ein Rangabzeichen, das zum nächsten Helden fehlt; ♔ Helden; ◇ Juwel.
    In der Mine steht ! bei einem Monster, das zuschlägt, wenn niemand kommt, ◄, wohin der Gegner ginge; ein Arbeiter in Klammern ist verbraucht, + ist ein Helfer, ⚑ der Startmarker.

## Am Tisch

terminal-pick = Triff eine Wahl
terminal-over = Das Spiel ist zu Ende
terminal-whole-table = Der ganze Tisch

## Tische auf einem Server

terminal-sit = Gib deinen Namen ein und drück Enter, oder klick auf einen freien Platz.
terminal-watch = Strg+W: nur zuschauen, sobald das Spiel läuft. Esc: beenden.
terminal-no-link = „{ $link }“ ist kein Link zu einem Tisch. Ein Link sieht so aus: http://host:8000/table/…
