# Was am Tisch gesagt wird: warum etwas nicht geschieht, und was der Tisch selbst ins Protokoll schreibt.

table-clock-setting = Die Zeit für eine Entscheidung ist mehr als 0 und höchstens { $most } Sekunden, nicht { $clock }.
table-chairs = { $count } Stühle für { $players } Spieler: Es gibt einen für jeden.
table-entry = Das ist kein Eintrag eines Tisches: { $field }.
table-entry-broken = Eintrag { $number } des Tisches lässt sich nicht ausführen: { $reason }
table-begun = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Erst wenn das Spiel zu Ende ist.
table-taken = Dort sitzt schon jemand.
table-not-taken = Dort sitzt niemand.
table-chairs-free = Es sind noch Stühle frei.
table-stale-decision = Diese Entscheidung ist nicht mehr gefragt.
table-stand-in-plays = Diesen Platz spielt ein Bot. Nimm ihn erst zurück.
table-player-plays = Diesen Platz spielt gerade kein Bot.
table-no-say = Das kann nur, wer am Tisch sitzt und spielt.
table-has-bot = Dort spielt schon ein Bot.
table-not-absent = Wer dort sitzt, ist noch keine zwei Minuten weg.
table-no-stand-in = Hier vertritt kein Bot einen Spieler.
table-undo-revealed = Seitdem wurde etwas aufgedeckt: Das lässt sich nicht zurücknehmen.
table-undo-others = Seitdem hat jemand anders entschieden: Das lässt sich nicht zurücknehmen.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-late = Die Zeit für diese Entscheidung ist um: Sie lässt sich nicht zurücknehmen.
table-not-bots = Auf diesem Platz sitzt kein Bot.
table-not-offered = Dieser Platz wird nicht angeboten.

table-sat = { $name } setzt sich.
table-stood = { $name } steht auf.
table-bot = Ein Bot setzt sich: { $name } ({ $mind }).
table-began = Das Spiel beginnt.
table-stand-in = Ein Bot vertritt { $name } ({ $mind }).
table-back = { $name } spielt wieder selbst.
table-offered = Der Platz von { $name } ist frei: Wer will, spielt dort weiter.
table-offer-over = Der Platz von { $name } wird nicht mehr angeboten.
table-taken-over = { $name } übernimmt vom Bot { $mind }.
table-clock = Die Zeit von { $name } ist um: Ein Bot entscheidet.
table-undone = { $name } nimmt { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurück.

## Ein Spiel, das als Text gezeigt wird

text-wait = Gewartet wird auf { $names }.
text-pick = Wähle zuerst eine Aktion
text-go = Spielen: { $choice }
text-over = Das Spiel ist zu Ende.
text-bid = Dein Gebot liegt: { $bid }. Du kannst es noch ändern.
text-table = Der Tisch als Text
text-points = Punkte

sheet-proof = Die Verteilung lässt sich prüfen
sheet-proof-text = Vor dem Spiel war der Server an diese Zahl gebunden. Die Mitschrift zeigt, dass niemand die Karten gewählt hat.
