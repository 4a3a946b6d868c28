# Fragen, Möglichkeiten und Ereignisse als Text.

coin-treasury-5 = Gold-5
card-offering-plus = Subventionskarte +{ $plus }
card-class-points = { $class } { $points }
place-hand = Hand
place-goblin = Goblin
place-dragon = Drache
place-horse = Pony
place-pouch = Goldsack
place-unknown = unbekannt
ask-bid = { $seat }: Biete je eine Münze für jede Taverne (Goblin, Drache, Pony). Deine Münzen: { $coins }. Schreib zum Beispiel „bid { $example }“.
ask-lay = { $seat }: Lege mit Uline eine Münze auf diese Taverne.
ask-take = { $seat }: Nimm eine Karte aus der Taverne „{ $tavern }“.
ask-transform = { $seat }: Wähle eine Münze, die du um +{ $plus } aufwertest.
ask-hero = { $seat }: Rekrutiere einen Helden.
ask-discard = { $count ->
    [one] { $seat }: Wähle die Spalte, deren oberste Karte du abwirfst.
   *[other] { $seat }: Wähle die { $count } Spalten, deren oberste Karten du abwirfst.
}
ask-thrud = { $seat }: Lege Thrud auf eine Spalte.
ask-ylud = { $seat }: Lege Ylud auf eine Spalte.
ask-trade = { $seat }: Wähle zwei Handmünzen zum Tauschen.
ask-drop = { $seat }: Welche 5 gibst du ab?
ask-keep = { $seat }: Du hast das Fernrohr der Weitsicht. Behalte eine dieser Karten; nur du siehst sie.
effect-points = { $value ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
effect-gets = aus { $gives } wird { $gets }
effect-plus = danach eine Münze um +{ $value } aufwerten
effect-lines = { $value ->
    [one] 1 Set
   *[other] { $value } Sets
}
effect-hero = ein Held ist fällig
effect-discard = { $value ->
    [one] danach 1 oberste Karte abwerfen
   *[other] danach { $value } oberste Karten abwerfen
}
effect-discards = abgeworfen: { $value }
effect-pouch = Goldsack { $value }
effect-trade = Tausch bringt { $value }
effect-trades = danach Münzen tauschen
effect-order = als Nr. { $value } an der Reihe
effect-tie = Gleichstand: Juwelen entscheiden
action-stay = Ylud bleibt
action-lay = die { $coin } legen
action-transform = die { $coin } ({ $place })
action-trade = { $high } und { $low } tauschen
action-drop = die { $coin } abgeben
event-dealt = { $seat } erhält Juwel { $gem }.
event-shuffled = { $cards } Karten von Zeitalter { $age } werden gemischt.
event-age-began = Zeitalter { $age } beginnt: { $turns } Runden.
event-turn-began = Zeitalter { $age }, Runde { $turn }.
event-filled = { $tavern }: { $cards }.
event-sealed = { $seat } hat geboten.
event-revealed = { $tavern }: { $seat } deckt { $coin } auf.
event-laid = { $tavern }: { $seat } legt { $coin } (Uline).
event-ordered = { $tavern }: { $seat } ist als Nr. { $place } dran.
event-tied = Gleichstand bei { $coin }: { $seat } hat Juwel { $gem }.
event-took = { $seat } nimmt { $card }.
event-put = { $seat } legt { $card } auf die Spalte der { $column }.
event-lifted = { $seat } nimmt Thrud von der Spalte der { $column } auf.
event-stood = { $seat } legt Thrud auf die Spalte der { $column }.
event-discarded = { $seat } wirft { $card } aus der Spalte der { $column } ab.
event-offered = { $seat } nutzt { $card }.
event-transformed = { $seat } wertet { $old } ({ $place }) zu { $new } auf.
event-traded = { $seat } tauscht Münzen: { $high } und { $low } bringen { $new }.
event-coin-gone = Die Kupfermünze { $coin } von { $seat } verlässt das Spiel.
event-coin-missing = Die Münze { $wanted } ist nicht vorhanden: Stattdessen kommt { $new }.
event-coin-barred = Eine höhere Münze gibt es nicht mehr: Aus { $coin } wird { $new }.
event-coin-has-to = { $seat } hat { $coin } geboten und muss Münzen tauschen.
event-due = { $seat } hat mehr Sets ({ $lines }) als Helden ({ $heroes }): Ein Held ist fällig.
event-chained = { $seat } hat mehr Sets ({ $lines }) als Helden ({ $heroes }): Mehrere Helden sind fällig.
event-recruited = { $seat } rekrutiert { $hero }.
event-none-free = { $seat } darf keinen der ausliegenden Helden nehmen.
event-picked-up = { $seat } nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf die Hand (Uline).
event-waits = Ylud wartet bis zum Ende von Zeitalter 2 neben dem Truppentableau von { $seat }.
event-swapped = { $seat } und { $other } tauschen ihre Juwelen aus: { $seat } hat jetzt { $gem }, { $other } hat { $given }.
event-kept-gem = { $seat } behält Juwel { $gem }.
event-left-out = { $seat } behält das goldene Juwel (6): Es wird nie ausgetauscht.
event-left-over = { $card } bleibt übrig und wird abgelegt.
event-coins-back = Alle nehmen ihre Münzen zurück.
event-age-ended = Zeitalter { $age } endet.
event-stayed = { $seat } lässt Ylud in der Spalte der { $column }.
event-moved-out = { $seat } nimmt Ylud aus der Spalte der { $column }.
event-judged = { $column }: { $seat } hat { $ranks } Rangabzeichen.
event-awarded = { $column }: { $seat } hat die Mehrheit ({ $ranks } Rangabzeichen). Auszeichnung: { $distinction }.
event-nobody = { $column }: Niemand hat die Mehrheit.
event-hunted = { $seat } gibt die 0 ab und erhält dafür die Mithril-3.
event-crowned = { $seat } gibt Juwel { $old } ab und erhält dafür das goldene Juwel (6).
event-looked = { $seat } sieht sich { $card1 }, { $card2 } und { $card3 } an.
event-kept = { $seat } behält { $card }.
event-top-discarded = { $card } verlässt den Stapel von Zeitalter 2.
event-top-unseen = Eine Karte verlässt ungesehen den Stapel von Zeitalter 2.
event-left-army = { $seat }: Thrud verlässt die Spalte der { $column }.
event-scored = { $seat }: { $total } Punkte.
event-bonus = { $seat } hat die meisten Rangabzeichen bei den Kriegern ({ $ranks }) und zählt die eigene höchste Münze hinzu: { $coin }.
event-order-stands = { $tavern }: Die Reihenfolge bleibt, obwohl { $seat } dort die Münze gewechselt hat.
event-counted = { $seat }, { $part }: { $points }.
event-won = { $seat } gewinnt mit { $total } Punkten.
table-title = Zeitalter { $age }, Runde { $turn } von { $turns }
table-end = Ende der Partie
table-empty = leer
table-gem = Juwel { $gem }
table-coins = Münzen { $coins }
table-coins-secret = Münzen nicht angezeigt (abgegeben: { $out }; erhalten: { $in })
table-lying = Münzen liegen so: { $places }
table-known = verdeckt, aber bekannt: { $places }
table-lines = Sets { $lines }, Helden { $heroes }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-deck = { $count ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
table-treasury = Schatzkammer { $coins }
score-part-heroes = Helden
score-part-coins = Münzen
counted-hero = Rekrutierte Helden, Anteil der Partien
coin-special = Mithril-3
play-actions = „bid 5 0 3“ oder „take explorer 11“
