# Reasons of a hint.

hint-bid = { $coin } → { $tavern }
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
hint-trade = Dein Goldsack wird gegen die Münze { $coin } getauscht: { $points } mehr als vorher.
