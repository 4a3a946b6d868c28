# Was am Tisch gesagt wird: warum etwas nicht geschieht, und was der Tisch selbst ins Protokoll schreibt.

table-clock-setting = Die Bedenkzeit muss mehr als 0 und höchstens { $most } Sekunden sein, nicht { $clock }.
table-chairs = { $count } Plätze für { $players } Spieler: Jeder braucht genau einen.
table-entry = Kein gültiger Eintrag eines Tisches: { $field }.
table-entry-broken = Eintrag { $number } des Tisches lässt sich nicht ausführen: { $reason }
table-begun = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-over = Das geht erst, wenn das Spiel zu Ende ist.
table-taken = Dort sitzt schon jemand.
table-not-taken = Dort sitzt niemand.
table-chairs-free = Es sind noch Plätze frei.
table-stale-decision = Diese Entscheidung steht nicht mehr an.
table-stand-in-plays = Ein Bot spielt auf diesem Platz. Nimm ihn erst zurück.
table-player-plays = Auf diesem Platz spielt gerade kein Bot.
table-no-say = Das kann nur, wer an diesem Tisch mitspielt.
table-has-bot = Dort spielt schon ein Bot.
table-not-absent = Wer dort sitzt, ist noch keine zwei Minuten abwesend.
table-no-stand-in = Hier springt kein Bot für andere ein.
table-undo-revealed = Seitdem wurde etwas aufgedeckt: Zurücknehmen geht nicht mehr.
table-undo-others = Seitdem hat jemand anders entschieden: Zurücknehmen geht nicht mehr.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-late = Die Bedenkzeit ist abgelaufen: Zurücknehmen geht nicht mehr.
table-not-bots = Auf diesem Platz sitzt kein Bot.
table-not-offered = Dieser Platz wird nicht angeboten.

table-sat = { $name } nimmt Platz.
table-stood = { $name } steht auf.
table-bot = Ein Bot nimmt Platz: { $name } ({ $mind }).
table-began = Das Spiel beginnt.
table-stand-in = Ein Bot springt für { $name } ein ({ $mind }).
table-back = { $name } spielt wieder selbst.
table-offered = Der Platz von { $name } ist zu vergeben: Wer will, spielt dort weiter.
table-offer-over = Der Platz von { $name } wird nicht mehr angeboten.
table-taken-over = { $name } übernimmt vom Bot { $mind }.
table-clock = Die Bedenkzeit von { $name } ist abgelaufen: Ein Bot entscheidet.
table-undone = { $name } nimmt { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurück.

## Ein Spiel, das als Text gezeigt wird

text-wait = Wir warten auf { $names }.
text-pick = Wähle zuerst eine Aktion
text-go = Spielen: { $choice }
text-over = Das Spiel ist zu Ende.
text-bid = Dein Gebot steht: { $bid }. Du kannst es noch ändern.
text-table = Der Tisch als Text
text-points = Punkte

sheet-proof = Das Mischen lässt sich prüfen
sheet-proof-text = Vor dem Spiel hat sich der Server mit dieser Zahl festgelegt. Die Aufzeichnung zeigt, dass niemand die Karten ausgesucht hat.
