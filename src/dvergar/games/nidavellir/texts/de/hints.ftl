# Gründe für einen Tipp.

hint-bid = { $coin } → { $tavern }
hint-points-lost = { $points ->
    [one] Die nächstbeste Wahl kostet sofort 1 Punkt.
   *[other] Die nächstbeste Wahl kostet sofort { $points } Punkte.
}
hint-coins = Du bekommst die Münze { $coin }: { $points } mehr als vorher.
hint-plus = Du wertest eine Münze um { $plus } auf.
hint-order = { $number ->
    [one] Du wählst dort zuerst.
   *[other] Du bist dort als Nr. { $number } dran.
}
hint-line = Damit ist Set { $line } vollständig: Ein Held ist fällig.
hint-nearer = { $count ->
    [one] Dann fehlt nur noch 1 Rangabzeichen zum nächsten Helden.
   *[other] Dann fehlen noch { $count } Rangabzeichen zum nächsten Helden.
}
hint-majority = { $column }: Dann hast du allein die meisten Rangabzeichen.
hint-majority-lost = { $column }: Nach der nächstbesten Wahl hättest du nicht mehr allein die meisten Rangabzeichen.
hint-denied = { $points ->
    [one] { $card } brächte { $seat } 1 Punkt.
   *[other] { $card } brächte { $seat } { $points } Punkte.
}
hint-stake = { $points ->
    [one] { $tavern }: Mit der { $coin } bietest du auf { $card }, das bringt dir 1 Punkt.
   *[other] { $tavern }: Mit der { $coin } bietest du auf { $card }, das bringt dir { $points } Punkte.
}
hint-rival = { $points ->
    [one] { $tavern }: { $card } brächte { $seat } 1 Punkt.
   *[other] { $tavern }: { $card } brächte { $seat } { $points } Punkte.
}
hint-trade = Du tauschst und bekommst die Münze { $coin }: { $points } mehr als vorher.
