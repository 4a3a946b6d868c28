# Was das Wertungsblatt von Nidavellir auf der Seite und im Terminal sagt.

nid-over = Spielende
nid-sheet-you-win = Du gewinnst mit { $lead } Vorsprung
nid-sheet-wins = { $name } gewinnt mit { $lead } Vorsprung
nid-sheet-share = { $names } und { $name } gewinnen gemeinsam
nid-sheet-your-place = Du belegst mit { $points } Punkten den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
} Platz.
nid-sheet-about = Nidavellir zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}.
nid-sheet-best = die meisten in diesem Teil
nid-sheet-caption = Schlusswertung, Teil für Teil
nid-sheet-part = Teil
nid-sheet-ranks = { $count ->
    [one] 1 Rangabzeichen
   *[other] { $count } Rangabzeichen
}
nid-sheet-neutral = Neutrale Helden
nid-sheet-warrior-coin = { $points } + Münze { $coin }
nid-sheet-square = { $ranks } × { $ranks }
nid-sheet-product = { $points } × { $ranks ->
    [one] 1 Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}
nid-sheet-idunn = { $points } + Idunn { $idunn }
nid-sheet-hero = { $hero } { $points }
nid-sheet-brothers = { $count ->
    [one] 1 Dwerg-Bruder
   *[other] { $count } Dwerg-Brüder
} { $points }
nid-sheet-coins = { $coins }
nid-sheet-gem = Juwel 6: +{ $points }
nid-sheet-none = keine
nid-sheet-won-where = Wo es entschieden wurde
nid-sheet-won-by = { $part }: { $name } { $points }, { $other } { $fewer }.
nid-sheet-won-tie = Am Ende dieselbe Summe: ein geteilter Sieg.
nid-sheet-heroes = Helden
nid-sheet-distinctions = Auszeichnungen
nid-sheet-no-distinction = niemand
nid-sheet-proof-number = Prüfzahl
nid-sheet-record = Aufzeichnung speichern
