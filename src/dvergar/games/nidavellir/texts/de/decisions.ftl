# Entscheidungen außer Geboten und Tavernen: die Halle der Helden, Thrud, Ylud, Dagda, Bonfur, Ulines Münze, Tausch, das Fernrohr.

## Überall hier

nid-from-to = von { $from } auf { $to }
nid-becomes = wird zu
nid-ask-you = Du
nid-help = Hilfe
nid-on-top = obenauf: { $card }
nid-ask-ranks = { $count ->
    [one] 1 Rangabzeichen
   *[other] { $count } Rangabzeichen
}
nid-your-army = Deine Streitmacht
nid-top-dwarf = Zwerg obenauf
nid-top-card = { $card } obenauf
nid-ask-line-complete = Set { $line } vollständig.
nid-line-hero = Du rekrutierst sofort einen Helden.
nid-line-hero-due = Ein Held ist fällig.
nid-lines-left = Nur noch { $lines ->
    [one] 1 Set.
   *[other] { $lines } Sets.
}
nid-no-points = keine Punkte
nid-choose-column = Wähle eine Spalte
nid-choose-coin = Wähle eine Münze

## Die Halle der Helden

nid-ask-hall = Halle der Helden
nid-hall-neutral = Ohne Klasse: neben das Truppentableau
nid-hero-asked = Rekrutiere einen Helden{ $due ->
    [one] {""}
   *[other] , weitere sind fällig
}
nid-hero-note = { $lines ->
    [one] 1 Set ist
   *[other] { $lines } Sets sind
} vollständig, du hast { $heroes ->
    [0] noch keinen Helden
    [one] 1 Helden
   *[other] { $heroes } Helden
}. { $open ->
        [one] 1 von { $all } steht
       *[other] { $open } von { $all } stehen
    } zur Wahl.
nid-hero-choose = Wähle einen Helden
nid-hero-go = { $hero } rekrutieren
nid-hero-closed = { $hero }, nicht möglich
nid-hero-yours = bei dir
nid-ask-hero-out = nicht in dieser Partie
nid-hero-left = { $count ->
    [one] noch einer
   *[other] noch { $count }, alle gleich
}
nid-hero-then-coin = dann eine Münze +{ $plus }
nid-hero-then-discard = dann { $count ->
    [one] einen obersten Zwerg abwerfen
   *[other] { $count } oberste Zwerge abwerfen
}
nid-hero-brother = dein { $number ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
   *[other] fünfter
}
nid-hero-waits = Ende von Zeitalter { $age }
nid-hero-at-end = am Ende
nid-hero-another = und noch ein Held
nid-hero-goes = auf deine { $column }: { $before } → { $after } Rangabzeichen, { $from } → { $to } Punkte
nid-hero-goes-discards = auf deine { $column }: { $from } → { $to } Punkte. Danach wirfst du { $count ->
    [one] den obersten Zwerg einer anderen Spalte
   *[other] die obersten Zwerge von { $count } anderen Spalten
} ab.
nid-hero-goes-lifts = auf deine { $column }: { $from } → { $to } Punkte. Thrud wird aufgenommen und neu gelegt.
nid-hero-goes-brother = neben das Truppentableau: mit { $number ->
    [one] diesem Bruder
   *[other] { $number } Brüdern
} gewinnst du { $points } Punkte
nid-hero-goes-astrid = neben das Truppentableau: so viel wert wie deine höchste Münze, jetzt { $points }
nid-hero-goes-skaa = neben das Truppentableau: am Ende { $points } Punkte
nid-hero-goes-grid = neben das Truppentableau: du wertest sofort eine Münze um { $plus } auf
nid-hero-goes-uline = neben das Truppentableau: von jetzt an legst du deine Münzen nach allen anderen
nid-hero-goes-thrud = du legst sie gleich auf eine Spalte; sie wird nie verdeckt
nid-hero-goes-ylud = wartet neben dem Truppentableau und kommt am Ende von Zeitalter { $age } auf eine Spalte

nid-hero-does-tarah = Ein Rangabzeichen mit 14.
nid-hero-does-kraal = Zwei Rangabzeichen mit 7 und 0.
nid-hero-does-aral = Zwei Rangabzeichen.
nid-hero-does-dagda = Wirf aus zwei anderen Spalten den obersten Zwerg ab.
nid-hero-does-lokdur = Ein Rangabzeichen mit 3.
nid-hero-does-zoral = Drei Rangabzeichen mit 1, 0 und 0.
nid-hero-does-aegur = Zwei Rangabzeichen.
nid-hero-does-bonfur = Wirf aus einer anderen Spalte den obersten Zwerg ab.
nid-hero-does-idunn = 7 und +2 je Rangabzeichen der Entdecker.
nid-hero-does-hourya = Ein Rangabzeichen mit 20.
nid-hero-does-astrid = So viel wert wie deine höchste Münze.
nid-hero-does-dwerg = 1 bis 5 Brüder: zusammen 13, 40, 81, 108, 135.
nid-hero-does-skaa = 17 Punkte.
nid-hero-does-grid = 7 Punkte. Werte sofort eine Münze um 7 auf.
nid-hero-does-uline = 9 Punkte. Du legst deine Münzen zuletzt und offen.
nid-hero-does-thrud = Ein Rangabzeichen in einer beliebigen Spalte, nie verdeckt.
nid-hero-does-ylud = Kommt am Ende des Zeitalters auf eine Spalte.

## Thrud und Ylud

nid-put-go = { $hero } auf die { $column } legen
nid-put-ranks = { $hero } auf deine { $column }: { $before } → { $after } Rangabzeichen
nid-thrud-title = Thrud ist auf deiner Hand
nid-thrud-asked = Wohin legst du Thrud?
nid-thrud-note = Auf eine beliebige Spalte, auch dieselbe. Sie wird nie verdeckt.
nid-thrud-no-line = Kein neues Set.
nid-thrud-line = Set { $line } ist vollständig: Ein Held ist fällig. Am Ende bringt sie 13, wo immer sie liegt.
nid-thrud-end = Kein neues Set. Am Ende bringt sie 13, wo immer sie liegt.
nid-ylud-title = Ylud am Ende von Zeitalter { $age }
nid-ylud-asked = Wohin kommt Ylud?
nid-ylud-asked-move = Bleibt Ylud, oder legst du sie um?
nid-ylud-note = Sie muss jetzt auf eine Spalte, vor der Zwischenwertung. Andere Karten dürfen sie verdecken.
nid-ylud-note-late = Sie muss jetzt auf eine Spalte, vor der Schlusswertung.
nid-ylud-note-move = Ihr letzter Zug vor der Schlusswertung. Die Punkte zeigen den Unterschied zum Bleiben.
nid-ylud-here-lost = { $here } hier, { $lost } verloren.
nid-ylud-stay = Bleibt.
nid-ylud-stay-go = Ylud bleiben lassen
nid-ylud-stay-under = Nichts ändert sich: unter Thrud ({ $column })
nid-ylud-stays = Ylud bleibt: { $column }
nid-ylud-stays-note = Nichts ändert sich.
nid-ylud-lifts = Thrud wird aufgenommen und neu gelegt.

## Dagda und Bonfur

nid-dagda-title = Dagda wirft zwei ab
nid-dagda-asked = Welche zwei Zwerge wirfst du ab?
nid-dagda-note = Die obersten Karten zweier verschiedener Spalten, beide zugleich.
nid-bonfur-title = Bonfur wirft einen ab
nid-bonfur-asked = Welchen Zwerg wirfst du ab?
nid-bonfur-note = Die oberste Karte einer Spalte.
nid-discard-go = { $count ->
    [one] Diesen abwerfen
   *[other] Diese beiden abwerfen
}
nid-discard-choose = Wähle { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}
nid-discard-lines-stay = Deine Sets bleiben vollständig. Deine Helden behältst du.
nid-discard-lines = { $lines ->
    [0] Kein Set bleibt
    [one] 1 Set bleibt
   *[other] { $lines } Sets bleiben
}. Helden, die schon da sind, bleiben.

## Ulines Münze

nid-lay-title = Uline: Deine Münze kommt zuletzt
nid-lay-asked = { $tavern }: Welche Münze legst du?
nid-lay-note = Die anderen Münzen liegen offen. Deine gilt sofort.
nid-lay-go = Die { $coin } legen
nid-lay-left = Auf deiner Hand bleiben: { $coins }.
nid-lay-last = Du bist zuletzt dran
nid-lay-place = Du bist { $place ->
    [1] zuerst dran
    [2] an zweiter Stelle dran
    [3] an dritter Stelle dran
    [4] an vierter Stelle dran
   *[other] an fünfter Stelle dran
}
nid-lay-tie = Gleichstand mit { $names }: Dein Juwel { $gem } zählt
nid-lay-gem = danach hast du Juwel { $gem }
nid-lay-after = nach { $name }, kein Gleichstand
nid-lay-first = erste Wahl, kein Gleichstand
nid-lay-trades = danach tauschst du zwei Handmünzen
nid-tavern-here = jetzt
nid-tavern-later = später

## Aufwerten und tauschen

nid-place-tavern = Auf einer Taverne
nid-place-hand = Hand
nid-place-pouch = Goldsack
nid-place-up = { $place }, offen
nid-place-here = { $place }, hier
nid-place-down = { $place }, verdeckt
nid-transform-title = Eine Münze um +{ $plus } aufwerten
nid-transform-asked = Welche Münze wertest du um { $plus } auf?
nid-transform-note = Du zeigst die Münze und gibst sie ab; die neue kommt an ihre Stelle, offen oder verdeckt wie die alte.
nid-transform-go = Die { $coin } aufwerten
nid-transform-becomes = { $place }: Aus deiner { $coin } wird { $gets }
nid-coin-gone = Die { $coin } verlässt das Spiel.
nid-coin-back = Die { $coin } geht zurück in die Schatzkammer.
nid-coin-known = Alle kennen dann die { $coin }.
nid-coin-missing = keine { $wanted } mehr da: Du bekommst die { $gets }
nid-coin-stands = die Reihenfolge bleibt
nid-coin-seen = verdeckt, aber allen bekannt
nid-trade-title = Uline tauscht zwei Handmünzen
nid-trade-asked = Welche zwei Münzen tauschst du?
nid-trade-note = Du bekommst die Münze mit der Summe und behältst die niedrigere.
nid-trade-go = { $high } und { $low } tauschen
nid-trade-choose = Wähle { $count ->
    [one] noch eine Münze
   *[other] { $count } Münzen
}
nid-trade-pick = tauschen?
nid-trade-second = und welche noch?
nid-trade-brings = { $high } + { $low }: die { $gets }
nid-trade-hand = Danach auf deiner Hand: { $coins }
nid-trade-drop = Danach sagst du, welche 5 du abgibst.
nid-drop-title = Tausch zweier Fünfen
nid-drop-asked = Welche 5 gibst du ab?
nid-drop-note = 5 + 5 bringt in jedem Fall die { $gets }.
nid-drop-basic = Kupfer-5
nid-drop-choose = Wähle eine 5
nid-drop-go = Die { $coin } abgeben
nid-drop-leaves = Du gibst die { $coin } ab
nid-drop-keep = Du behältst die { $coin }
nid-drop-have = Du hast die { $coin } und die { $gets }
nid-drop-same = Für dich derselbe Wert. Es geht nur darum, ob eine 5 in die Schatzkammer zurückkehrt.

## Das Fernrohr

nid-keep-title = { $distinction }: drei Karten von Zeitalter 2
nid-keep-asked = Welche Karte behältst du?
nid-keep-note = Alle sehen sie dann. Danach wird der ganze Stapel gemischt.
nid-keep-only-you = Nur du siehst diese drei. Die beiden anderen gehen ungezeigt zurück.
nid-keep-choose = Wähle eine Karte
nid-keep-go = { $card } behalten
nid-keep-coin = +{ $plus } für eine Münze
nid-keep-hero = ein Held
nid-keep-offering = du wertest eine Münze um { $plus } auf
nid-keep-ranks = { $column }: { $before } → { $after } Rangabzeichen, { $signed } Punkte
nid-keep-line = Set { $line } ist vollständig: Ein Held ist fällig.
nid-keep-others = Die beiden anderen gehen ungezeigt zurück.
