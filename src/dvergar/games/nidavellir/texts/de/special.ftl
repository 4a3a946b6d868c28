# Was die Seite in der Heldenhalle, bei den besonderen Entscheidungen von Nidavellir und auf dem Wertungsblock sagt.

## Überall hier

web-special-from-to = von { $from } auf { $to }
web-special-becomes = wird zu
web-special-you = Du
web-special-help = Hilfe
web-special-on-top = obenauf: { $card }
web-special-ranks = { $count ->
    [one] 1 Rangabzeichen
   *[other] { $count } Rangabzeichen
}
web-special-your-army = Deine Streitmacht
web-special-top-dwarf = Zwerg obenauf
web-special-top-card = { $card } obenauf
web-special-line-complete = Set { $line } fertig.
web-special-line-hero = Sofort kommt ein Held.
web-special-line-hero-due = Ein Held ist fällig.
web-special-lines-left = Nur noch { $lines ->
    [one] 1 Set.
   *[other] { $lines } Sets.
}
web-special-no-points = keine Punkte
web-special-choose-column = Wähle eine Spalte
web-special-choose-coin = Wähle eine Münze

## Die Heldenhalle

web-special-hall = Heldenhalle
web-special-hall-neutral = Ohne Klasse: neben das Truppentableau
web-special-hero-asked = Rekrutiere einen Helden{ $due ->
    [one] {""}
   *[other] , weitere sind fällig
}
web-special-hero-note = { $lines ->
    [one] 1 Set ist
   *[other] { $lines } Sets sind
} fertig, { $heroes ->
    [0] noch kein Held ist bei dir
    [one] 1 Held ist bei dir
   *[other] { $heroes } Helden sind bei dir
}. { $open } von { $all } können kommen.
web-special-hero-choose = Wähle einen Helden
web-special-hero-go = { $hero } rekrutieren
web-special-hero-closed = { $hero }, nicht möglich
web-special-hero-yours = bei dir
web-special-hero-out = nicht in dieser Partie
web-special-hero-left = { $count ->
    [one] noch einer
   *[other] noch { $count }, alle gleich
}
web-special-hero-then-coin = dann eine Münze +{ $plus }
web-special-hero-then-discard = dann { $count ->
    [one] geht ein oberster Zwerg
   *[other] gehen { $count } oberste Zwerge
}
web-special-hero-brother = dein { $number ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
   *[other] fünfter
}
web-special-hero-waits = Ende von Zeitalter { $age }
web-special-hero-at-end = am Ende
web-special-hero-another = und noch ein Held
web-special-hero-goes = auf deine { $column }: { $before } → { $after } Rangabzeichen, { $from } → { $to } Punkte
web-special-hero-goes-discards = auf deine { $column }: { $from } → { $to } Punkte. Danach wirfst du { $count ->
    [one] den obersten Zwerg einer anderen Spalte
   *[other] die obersten Zwerge von { $count } anderen Spalten
} ab.
web-special-hero-goes-lifts = auf deine { $column }: { $from } → { $to } Punkte. Thrud wird aufgenommen und neu gelegt.
web-special-hero-goes-brother = neben das Truppentableau: mit { $number ->
    [one] diesem Bruder
   *[other] { $number } Brüdern
} gewinnst du { $points } Punkte
web-special-hero-goes-astrid = neben das Truppentableau: so viel wert wie deine höchste Münze, jetzt { $points }
web-special-hero-goes-skaa = neben das Truppentableau: am Ende { $points } Punkte
web-special-hero-goes-grid = neben das Truppentableau: du wertest sofort eine Münze um { $plus } auf
web-special-hero-goes-uline = neben das Truppentableau: von jetzt an legst du deine Münzen nach allen anderen
web-special-hero-goes-thrud = du legst sie gleich auf eine Spalte; sie wird nie verdeckt
web-special-hero-goes-ylud = wartet neben dem Truppentableau und kommt am Ende von Zeitalter { $age } auf eine Spalte

web-special-hero-does-tarah = Ein Rangabzeichen mit 14.
web-special-hero-does-kraal = Zwei Rangabzeichen mit 7 und 0.
web-special-hero-does-aral = Zwei Rangabzeichen.
web-special-hero-does-dagda = Wirf aus zwei anderen Spalten den obersten Zwerg ab.
web-special-hero-does-lokdur = Ein Rangabzeichen mit 3.
web-special-hero-does-zoral = Drei Rangabzeichen mit 1, 0 und 0.
web-special-hero-does-aegur = Zwei Rangabzeichen.
web-special-hero-does-bonfur = Wirf aus einer anderen Spalte den obersten Zwerg ab.
web-special-hero-does-idunn = 7 und +2 je Rangabzeichen der Entdecker.
web-special-hero-does-hourya = Ein Rangabzeichen mit 20.
web-special-hero-does-astrid = So viel wert wie deine höchste Münze.
web-special-hero-does-dwerg = 1 bis 5 Brüder: zusammen 13, 40, 81, 108, 135.
web-special-hero-does-skaa = 17 Punkte.
web-special-hero-does-grid = 7 Punkte. Werte sofort eine Münze um 7 auf.
web-special-hero-does-uline = 9 Punkte. Du legst deine Münzen zuletzt und offen.
web-special-hero-does-thrud = Ein Rangabzeichen in einer beliebigen Spalte, nie verdeckt.
web-special-hero-does-ylud = Kommt am Ende des Zeitalters auf eine Spalte.

## Thrud und Ylud

web-special-put-go = { $hero } auf die { $column } legen
web-special-put-ranks = { $hero } auf deine { $column }: { $before } → { $after } Rangabzeichen
web-special-thrud-title = Thrud ist auf deiner Hand
web-special-thrud-asked = Wohin legst du Thrud?
web-special-thrud-note = Auf eine beliebige Spalte, auch dieselbe. Sie wird nie verdeckt.
web-special-thrud-no-line = Kein Set.
web-special-thrud-line = Set { $line } ist fertig: Ein Held ist fällig. Am Ende bringt sie 13, wo immer sie liegt.
web-special-thrud-end = Kein neues Set. Am Ende bringt sie 13, wo immer sie liegt.
web-special-ylud-title = Ylud am Ende von Zeitalter { $age }
web-special-ylud-asked = Wohin kommt Ylud?
web-special-ylud-asked-move = Bleibt Ylud, oder legst du sie um?
web-special-ylud-note = Sie muss jetzt auf eine Spalte, vor der Zwischenwertung. Andere Karten dürfen sie verdecken.
web-special-ylud-note-late = Sie muss jetzt auf eine Spalte, vor der Schlusswertung.
web-special-ylud-note-move = Das letzte Mal, vor der Schlusswertung. Die Punkte vergleichen mit dem Bleiben.
web-special-ylud-here-lost = { $here } hier, { $lost } verloren.
web-special-ylud-stay = Bleibt.
web-special-ylud-stay-go = Ylud bleiben lassen
web-special-ylud-stay-under = Nichts bewegt sich: unter Thrud ({ $column })
web-special-ylud-stays = Ylud bleibt: { $column }
web-special-ylud-stays-note = Nichts bewegt sich.
web-special-ylud-lifts = Thrud wird aufgenommen und neu gelegt.

## Dagda und Bonfur

web-special-dagda-title = Dagda wirft zwei ab
web-special-dagda-asked = Welche zwei Zwerge gehen?
web-special-dagda-note = Die obersten Karten zweier verschiedener Spalten, beide zugleich.
web-special-bonfur-title = Bonfur wirft einen ab
web-special-bonfur-asked = Welcher Zwerg geht?
web-special-bonfur-note = Die oberste Karte einer Spalte.
web-special-discard-go = { $count ->
    [one] Diesen abwerfen
   *[other] Diese beiden abwerfen
}
web-special-discard-choose = Wähle { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
web-special-discard-lines-stay = Deine Sets bleiben. Auch Helden, die schon da sind, bleiben.
web-special-discard-lines = { $lines ->
    [0] Kein Set bleibt
    [one] 1 Set bleibt
   *[other] { $lines } Sets bleiben
}. Helden, die schon da sind, bleiben.

## Ulines Münze

web-special-lay-title = Uline: Deine Münze kommt zuletzt
web-special-lay-asked = Welche Münze legst du hier: { $tavern }?
web-special-lay-note = Die anderen liegen offen. Deine gilt sofort.
web-special-lay-go = Die { $coin } legen
web-special-lay-left = Auf deiner Hand bleiben: { $coins }.
web-special-lay-last = Du bist zuletzt dran
web-special-lay-place = Du bist { $place ->
    [1] zuerst dran
    [2] an zweiter Stelle dran
    [3] an dritter Stelle dran
    [4] an vierter Stelle dran
   *[other] an fünfter Stelle dran
}
web-special-lay-tie = Gleichstand mit { $names }: Dein Juwel { $gem } zählt
web-special-lay-gem = danach hast du Juwel { $gem }
web-special-lay-after = nach { $name }, kein Gleichstand
web-special-lay-first = erste Wahl, kein Gleichstand
web-special-lay-trades = danach tauschst du zwei Handmünzen
web-special-tavern-here = jetzt
web-special-tavern-later = später

## Aufwerten und tauschen

web-special-place-tavern = Auf einer Taverne
web-special-place-hand = Hand
web-special-place-pouch = Goldsack
web-special-place-up = { $place }, offen
web-special-place-here = { $place }, hier
web-special-place-down = { $place }, verdeckt
web-special-transform-title = Eine Münze um +{ $plus } aufwerten
web-special-transform-asked = Welche Münze wertest du um { $plus } auf?
web-special-transform-note = Die Münze wird gezeigt und geht; die neue kommt an ihren Platz, gleich herum.
web-special-transform-go = Die { $coin } aufwerten
web-special-transform-becomes = { $place }: Aus deiner { $coin } wird { $gets }
web-special-coin-gone = Die { $coin } verlässt das Spiel.
web-special-coin-back = Die { $coin } geht zurück in die Schatzkammer.
web-special-coin-known = Alle kennen dann die { $coin }.
web-special-coin-missing = keine { $wanted } mehr da: Es kommt die { $gets }
web-special-coin-stands = die Reihenfolge bleibt
web-special-coin-seen = verdeckt, aber allen bekannt
web-special-trade-title = Uline tauscht zwei Handmünzen
web-special-trade-asked = Welche zwei Münzen tauschst du?
web-special-trade-note = Du bekommst die Münze ihrer Summe und behältst die niedrigere.
web-special-trade-go = { $high } und { $low } tauschen
web-special-trade-choose = Wähle { $count ->
    [one] noch eine Münze
   *[other] { $count } Münzen
}
web-special-trade-pick = tauschen?
web-special-trade-second = und welche noch?
web-special-trade-brings = { $high } + { $low }: die { $gets }
web-special-trade-hand = Dann auf deiner Hand: { $coins }
web-special-trade-drop = Danach sagst du, welche 5 geht.
web-special-drop-title = Ein Tausch zweier Fünfen
web-special-drop-asked = Welche 5 gibst du ab?
web-special-drop-note = 5 + 5 bringt in jedem Fall die { $gets }.
web-special-drop-basic = Start-5
web-special-drop-choose = Wähle eine 5
web-special-drop-go = Die { $coin } abgeben
web-special-drop-leaves = Die { $coin } geht
web-special-drop-keep = Du behältst die { $coin }
web-special-drop-have = Du hast die { $coin } und die { $gets }
web-special-drop-same = Für dich derselbe Wert. Es entscheidet nur, ob eine 5 in die Schatzkammer zurückkehrt.

## Das Fernrohr

web-special-keep-title = { $distinction }: drei Karten von Zeitalter 2
web-special-keep-asked = Welche Karte behältst du?
web-special-keep-note = Sie wird offen. Danach wird der ganze Stapel gemischt.
web-special-keep-only-you = Nur du siehst diese drei. Die beiden anderen gehen ungezeigt zurück.
web-special-keep-choose = Wähle eine Karte
web-special-keep-go = { $card } behalten
web-special-keep-coin = +{ $plus } für eine Münze
web-special-keep-hero = ein Held
web-special-keep-offering = du wertest eine Münze um { $plus } auf
web-special-keep-ranks = { $column }: { $before } → { $after } Rangabzeichen, { $signed } Punkte
web-special-keep-line = Set { $line } ist fertig: Ein Held ist fällig.
web-special-keep-others = Die beiden anderen gehen ungezeigt zurück.

## Der Wertungsblock

web-special-over = Spielende
web-special-sheet-you-win = Du gewinnst mit { $lead } Vorsprung
web-special-sheet-wins = { $name } gewinnt mit { $lead } Vorsprung
web-special-sheet-share = { $names } und { $name } gewinnen gemeinsam
web-special-sheet-your-place = Du bist { $place ->
    [1] auf dem ersten Platz
    [2] auf dem zweiten Platz
    [3] auf dem dritten Platz
    [4] auf dem vierten Platz
   *[other] auf dem fünften Platz
} mit { $points } Punkten.
web-special-sheet-about = Nidavellir zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}.
web-special-sheet-best = meiste in diesem Teil
web-special-sheet-caption = Schlusswertung, Teil für Teil
web-special-sheet-part = Teil
web-special-sheet-total = Summe
web-special-sheet-place = { $place }. Platz
web-special-sheet-shared = { $place }. Platz, geteilt
web-special-sheet-ranks = { $count ->
    [one] 1 Rang
   *[other] { $count } Ränge
}
web-special-sheet-neutral = Neutrale Helden
web-special-sheet-warrior-coin = { $points } + Münze { $coin }
web-special-sheet-square = { $ranks } × { $ranks }
web-special-sheet-product = { $points } × { $ranks ->
    [one] 1 Rang
   *[other] { $ranks } Ränge
}
web-special-sheet-idunn = { $points } + Idunn { $idunn }
web-special-sheet-hero = { $hero } { $points }
web-special-sheet-brothers = { $count ->
    [one] 1 Dwerg
   *[other] { $count } Dwerge
} { $points }
web-special-sheet-coins = { $coins }
web-special-sheet-gem = Juwel 6: +{ $points }
web-special-sheet-none = keine
web-special-sheet-won-where = Wo es entschieden wurde
web-special-sheet-won-by = { $part }: { $name } { $points }, { $other } { $fewer }.
web-special-sheet-won-tie = Am Ende dieselbe Summe: ein geteilter Sieg.
web-special-sheet-heroes = Helden
web-special-sheet-distinctions = Auszeichnungen
web-special-sheet-no-distinction = niemand
web-special-sheet-proof = Die Verteilung lässt sich prüfen
web-special-sheet-proof-text = Vor dem Spiel war der Server an diese Zahl gebunden. Die Mitschrift zeigt, dass niemand die Karten gewählt hat.
web-special-sheet-proof-number = Festlegung
web-special-sheet-record = Mitschrift sichern
