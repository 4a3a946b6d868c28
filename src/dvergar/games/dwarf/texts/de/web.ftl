# Was nur die Seite an einem Dwarf-Tisch sagt.

## Namen, wo wenig Platz ist

dwarf-web-name-forge-axe = Axt
dwarf-web-name-forge-crown = Krone
dwarf-web-name-forge-dagger = Dolch
dwarf-web-name-forge-mace = Streitkolben
dwarf-web-name-forge-armour = Rüstung
dwarf-web-name-forge-diadem = Diadem
dwarf-web-name-forge-helm = Helm
dwarf-web-name-forge-sword = Schwert
dwarf-web-name-get-help = Hilfe holen
dwarf-web-place = { $location } { $card }
dwarf-web-you = Du

## Wo wir sind

dwarf-web-title = Dwarf: der Tisch
dwarf-web-where = Runde { $round }
dwarf-web-your-turn = du bist dran
dwarf-web-stage-setup = Aufbau
dwarf-web-stage-mining = Karten werden gezogen
dwarf-web-stage-first = erste Arbeiter
dwarf-web-stage-answer = sein Zug
dwarf-web-stage-second = zweite Arbeiter
dwarf-web-stage-help = Helfer
dwarf-web-stage-defend = Monster
dwarf-web-stage-mine = Abbau
dwarf-web-stage-forge = Schmieden
dwarf-web-stage-home = die Runde endet
dwarf-web-stage-end = das Ende
dwarf-web-mustered = Heer ausgehoben: kein Angriff
dwarf-web-mines-closed = Ork-Plünderer: Mine gesperrt
dwarf-web-in-mountain = Karten im Berg

## Die Mine

dwarf-web-mine = Die Mine
dwarf-web-mine-1 = Erste Mine
dwarf-web-mine-2 = Zweite Mine
dwarf-web-which-mine = Welche Mine
dwarf-web-mountain-name = Berg
dwarf-web-mountain = Berg { $cards }, { $rounds ->
    [0] letzte Runde
    [one] etwa 1 Runde
   *[other] etwa { $rounds } Runden
}
dwarf-web-mountain-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $rounds ->
    [0] letzte Runde
    [one] etwa 1 Runde
   *[other] etwa { $rounds } Runden
}
dwarf-web-location = Ort { $location }, { $card }.
dwarf-web-stands = { $name }: Arbeiter { $worker }{ $spent ->
    [true] , verbraucht.
   *[other] .
}
dwarf-web-leaf = Stapel von Ort { $location } durchsehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dwarf-web-about = Was ist das? { $thing }
dwarf-web-helpers = { $count } Helfer
dwarf-web-strikes = Greift an
dwarf-web-strikes-round = Greift diese Runde an
dwarf-web-strikes-name = { $card } greift an
dwarf-web-strikes-now = Greift diese Runde an.
dwarf-web-several = { $count } × { $name }
dwarf-web-attack = Steht hier niemand: { $attack }.
dwarf-web-yours = Hier steht dein Arbeiter.
dwarf-web-short = fehlt

## Was dir ein Ort brächte

dwarf-web-change = { $good } { $from } → { $to }
dwarf-web-then-card = Darunter liegt: { $card }.
dwarf-web-now-gets = { $changes }.
dwarf-web-now-pays = Du kannst zahlen: { $changes }.
dwarf-web-now-short = Es fehlt: { $goods }. Du bekämst nichts.
dwarf-web-now-later = Noch fehlt: { $goods }. Bis dahin kannst du aber zahlen.
dwarf-web-now-spoiled-orcs = Vorher greifen die Ork-Plünderer an: Du bekämst nichts.
dwarf-web-now-spoiled-losses = Jetzt kannst du zahlen, nach den Angriffen nicht mehr.
dwarf-web-now-help = Zwei weitere Arbeiter in dieser Runde.
dwarf-web-now-blocks = Ein Helfer hält hier nur den Ort besetzt.
dwarf-web-now-keeps = Du behältst { $goods } und gewinnst 1 Ruhm.
dwarf-web-now-guards = Du hältst den Angriff auf und gewinnst 1 Ruhm.
dwarf-web-now-mustered = Kein Angriff in dieser Runde. Du gewinnst 1 Ruhm.

## Sonderaktionen

dwarf-web-specials = Sonderaktionen
dwarf-web-specials-cost = Kosten beide Arbeiter oder einen und 4 Ruhm.
dwarf-web-specials-cost-you = Kosten beide Arbeiter oder einen und 4 Ruhm (du hast { $glory }).
dwarf-web-specials-left = { $left ->
    [0] Deine drei in dieser Partie sind verbraucht.
    [one] In dieser Partie darfst du noch 1 nehmen.
   *[other] In dieser Partie darfst du noch { $left } nehmen.
}
dwarf-web-specials-first = Nur mit deinem ersten Arbeiter einer Runde.
dwarf-web-pile = Sonderstapel { $pile }
dwarf-web-left = { $left ->
    [0] leer
   *[other] noch { $left }
}
dwarf-web-lands = Landet dann auf { $location } als { $card }.
dwarf-web-lands-short = → { $location } { $card }
dwarf-web-no-effect = Jetzt ohne Wirkung.
dwarf-web-early = { $count ->
    [one] Dort vorgezogen ausgeführt: { $names }.
   *[other] Dort vorgezogen ausgeführt: { $names }.
}
dwarf-web-gives-glory = Bringt ihm { $glory } Ruhm.
dwarf-web-special-muster-an-army = In dieser Runde greift kein Monster an.
dwarf-web-special-hold-a-council = Alle obersten Karten, die andere verdecken, gehen zurück in den Berg.
dwarf-web-special-sell-an-item = 1 Gegenstand für 5 beliebige Rohstoffe.
dwarf-web-special-past-glories = Hol eine beliebige Karte nach oben.
dwarf-web-special-special-order = Zahle 5 Rohstoffe, von jedem mindestens einen, für einen Gegenstand.
dwarf-web-special-turn-back = Eine oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-web-special-apprentice = Dein Arbeiter geht zu einem fremden Arbeiter.
dwarf-web-special-collapse-the-shafts = Jede oberste Karte kommt unter ihren Stapel.
dwarf-web-special-run-amok = Jeder Stapel wird gemischt.

## Mitspielende

dwarf-web-players = Am Tisch
dwarf-web-start-marker = Startmarker
dwarf-web-workers = noch { $left } Arbeiter{ $paid ->
    [0] {""}
   *[other] , { $paid } bezahlt
}
dwarf-web-claim = 2 Helfer
dwarf-web-goods = Güter
dwarf-web-leads-alone = führt
dwarf-web-leads-count = führt { $count }×
dwarf-web-decide = Stahl, Gold und Gegenstände entscheiden.
dwarf-web-leads = { $name } führt: { $goods }.
dwarf-web-you-lead = Du führst: { $goods }.
dwarf-web-nobody-leads = Noch führt niemand.
dwarf-web-now = jetzt
dwarf-web-then = { $at ->
    [1] danach
   *[other] in { $at }
}
dwarf-web-just-now = Gerade eben

## Allein

dwarf-web-opponent = Gegner
dwarf-web-ladder-step = { $step ->
    [1] Erster der Leiter
    [2] Zweiter der Leiter
   *[other] ganz oben auf der Leiter
}
dwarf-web-renown = { $glory } von { $renown } Ruhm: Mit { $renown } gewinnt er sofort.
dwarf-web-next-answer = Sein nächster Zug
dwarf-web-answer-choose = Jeder Ort zeigt, wohin er ginge. Wähle einen, um den Grund zu sehen.
dwarf-web-if-place = Nimmst du { $place }:
dwarf-web-if-special = Nimmst du { $action }:
dwarf-web-he-goes = Er geht auf { $place }.
dwarf-web-he-stays-out = Er setzt seinen Arbeiter nicht ein.
dwarf-web-answer-open = Sein Zug hängt davon ab, was vorher kommt.
dwarf-web-his-helpers = Seine Helfer gehen auf { $locations }.
dwarf-web-would-answer = Er ginge auf { $location }.
dwarf-web-answers-on = geht auf
dwarf-web-he-comes = er kommt hierher
dwarf-web-his-helper-comes = sein Helfer
dwarf-web-next = dann
dwarf-web-why = Warum er auf { $location } ging
dwarf-web-why-out = Warum er nicht einsetzt
dwarf-web-not-moved = Er war noch nicht dran
dwarf-web-no-answer = Auf deinen zweiten Arbeiter folgt kein Zug von ihm.
dwarf-web-ladder = Deine Leiter
dwarf-web-won = { $won } von { $games } gewonnen
dwarf-web-not-met = noch nie gespielt

## Was gefragt ist

dwarf-web-ask-act = Setze deinen ersten Arbeiter ein
dwarf-web-ask-second = Setze deinen zweiten Arbeiter ein
dwarf-web-ask-helper = { $worker ->
    [4] Wo setzt du deinen vierten Arbeiter ein?
   *[other] Wo setzt du deinen dritten Arbeiter ein?
}
dwarf-web-hint-act = Auf einem freien Ort, oder nimm eine Sonderaktion.
dwarf-web-hint-second = Auf einem freien Ort, oder setze ihn nicht ein.
dwarf-web-hint-helper = Auf einem freien Ort, oder setze ihn nicht ein.
dwarf-web-wait = Einen Moment …
dwarf-web-wait-act = { $name } setzt den ersten Arbeiter ein
dwarf-web-wait-second = { $name } setzt den zweiten Arbeiter ein
dwarf-web-wait-helper = { $name } setzt einen Helfer ein
dwarf-web-wait-other = { $name } entscheidet
dwarf-web-chosen = Gewählt: { $place }.
dwarf-web-chosen-pass = Du setzt deinen Arbeiter in dieser Runde nicht ein.
dwarf-web-pays-both = Kostet beide Arbeiter.
dwarf-web-pays-glory = Kostet einen Arbeiter und 4 Ruhm.
dwarf-web-will-strike = { $count ->
    [one] Greift an: { $monsters }.
   *[other] Greifen an: { $monsters }.
}
dwarf-web-then-lost = dann
dwarf-web-leave-out = Nicht einsetzen
dwarf-web-go-choose = Wähle einen Ort
dwarf-web-go-choose-place = Wähle einen Ort
dwarf-web-go-place = Auf { $location } einsetzen
dwarf-web-go-leave-out = Nicht einsetzen
dwarf-web-go-special = { $action } nehmen
