# Was würdest du tun? Die Wahl eines starken Bots, ihre Chance, die nächstbeste, und warum.

hint-ask = Was würdest du tun?
hint-key = Rat
hint-thinking = Wird überlegt …
hint-choice = { $choice }: { $chance } % Siegchance
hint-choice-only = { $choice }
hint-next = Nächstbeste Wahl: { $choice }, { $chance } %.
hint-close = Ebenso gut: { $choice }, { $chance } %.
hint-only = Es gibt keine andere Wahl.
hint-alone = Keine einzelne Zahl spricht dafür, nur die Chance.
hint-simulations = { $count ->
    [one] In Gedanken einmal weitergespielt.
   *[other] In Gedanken { $count }-mal weitergespielt.
}
hint-less = Der Kern ist hier interpretiert und überlegt weniger: { $count ->
    [one] in Gedanken einmal weitergespielt.
   *[other] in Gedanken { $count }-mal weitergespielt.
}
settings-key-h = was würdest du tun?
hint-pick = { $choice } wählen
hint-bid = { $coin } → { $tavern }

server-hint-under-way = Für diesen Platz wird schon ein Rat überlegt.
server-hints-busy = Es wird über zu viele Ratschläge nachgedacht. Versuche es gleich wieder.
server-no-hint = Der Rat kam nicht rechtzeitig. Versuche es noch einmal.

## Nidavellir

hint-points = { $points ->
    [one] Das bringt sofort 1 Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
hint-points-lost = { $points ->
    [one] Die nächstbeste Wahl kostet sofort 1 Punkt.
   *[other] Die nächstbeste Wahl kostet sofort { $points } Punkte.
}
hint-coins = Du bekommst die Münze { $coin }: { $points } mehr als vorher.
hint-plus = Eine deiner Münzen wächst um { $plus }.
hint-order = { $number ->
    [one] Du wählst dort als Erster.
   *[other] Dein Platz in der Reihenfolge dort: { $number }.
}
hint-line = Damit wird Set { $line } voll: Ein Held kommt zu dir.
hint-nearer = { $count ->
    [one] Dann fehlt nur noch 1 Rangabzeichen zum nächsten Helden.
   *[other] Dann fehlen noch { $count } Rangabzeichen zum nächsten Helden.
}
hint-majority = { $column }: Dann hast du allein die meisten.
hint-majority-lost = { $column }: Nach der nächstbesten Wahl hättest du nicht mehr allein die meisten.
hint-denied = { $points ->
    [one] { $card } brächte { $seat } 1 Punkt.
   *[other] { $card } brächte { $seat } { $points } Punkte.
}
hint-stake = { $points ->
    [one] { $tavern }: Deine Münze { $coin } gilt { $card }, das bringt dir 1 Punkt.
   *[other] { $tavern }: Deine Münze { $coin } gilt { $card }, das bringt dir { $points } Punkte.
}
hint-rival = { $points ->
    [one] { $tavern }: { $card } brächte { $seat } 1 Punkt.
   *[other] { $tavern }: { $card } brächte { $seat } { $points } Punkte.
}
hint-trade = Dein Beutel wird gegen die Münze { $coin } getauscht: { $points } mehr als vorher.

## Dwarf

hint-gains = Es ergibt { $gains }.
hint-help = Es bringt in dieser Runde zwei Helfer.
hint-lead = { $good }: Dann liegst du vorn.
hint-lead-lost = { $good }: Nach der nächstbesten Wahl lägst du nicht mehr vorn.
hint-short = Für die nächstbeste Wahl, { $card }, fehlt dir { $goods }.
hint-spoiled = Die nächstbeste Wahl, { $card }, würde an den Monstern scheitern.
hint-no-effect = Die nächstbeste Wahl, { $action }, könnte jetzt nichts bewirken.
hint-saved = Es hält die Monster davon ab, dir { $goods } zu nehmen.
hint-lost = Nach der nächstbesten Wahl schlagen die Monster zu: { $gains } für dich.
hint-glory = Die nächstbeste Wahl gibt deinem Gegner { $glory } Ruhm.
hint-answer = Nach der nächstbesten Wahl antwortet { $seat } auf Ort { $location }, { $card }.
hint-taken = Sonst könnte { $seat } auf Ort { $location } nehmen: { $card }.
