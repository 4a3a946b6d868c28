# Alles, was zu Dwarf gesagt wird, außer Regeln und Karten. Begründungen, auf die eine Regelnummer folgt, haben keinen Schlusspunkt.

## Was gefragt wird

dwarf-ask-act = { $seat }: Setze einen Arbeiter auf einem freien Ort ein oder nimm eine Sonderaktion.
dwarf-ask-second = { $seat }: Setze deinen zweiten Arbeiter auf einem freien Ort ein, oder setze ihn nicht ein.
dwarf-ask-helper = { $seat }: Setze deinen Helfer (Arbeiter { $worker }) auf einem freien Ort ein, oder setze ihn nicht ein.
dwarf-ask-sell = { $seat }: Welche 5 Rohstoffe nimmst du für den Gegenstand?
dwarf-ask-recall = { $seat }: Welche Karte kommt wieder nach oben?
dwarf-ask-order = { $seat }: Welche 5 Rohstoffe zahlst du für den Gegenstand?
dwarf-ask-turn = { $seat }: Von welchem Ort geht die oberste Karte zurück in den Berg? Dein Arbeiter kommt dorthin.
dwarf-ask-join = { $seat }: Auf welchem Ort setzt du deinen Arbeiter dazu?
dwarf-ask-sort = { $seat }: Welcher deiner Arbeiter ist zuerst dran?
dwarf-ask-exchange = { $seat }: Führst du den Tausch auf Ort { $location } ({ $card }) aus, oder verzichtest du?

## Was eine Möglichkeit bewirkt

dwarf-effect-gains = { $value }
dwarf-effect-poor = jetzt nicht bezahlbar
dwarf-effect-short = es fehlt: { $value }
dwarf-effect-spoiled = { $value ->
    [orcs] vorher sperren Ork-Plünderer die Mine
   *[losses] nicht mehr nach den Angriffen
}
dwarf-effect-later = bezahlbar, wenn es so weit ist
dwarf-effect-help = zwei Helfer
dwarf-effect-answer = er geht auf Ort { $value } ({ $rule })
dwarf-effect-helpers = seine Helfer: { $value }
dwarf-effect-lands = landet auf Ort { $value }
dwarf-effect-card = { $value } obenauf
dwarf-effect-no-effect = jetzt ohne Wirkung
dwarf-effect-early = vorgezogene Ausführung: { $value }
dwarf-effect-opponent-glory = bringt ihm { $value } Ruhm
dwarf-effect-together = beide zusammen: { $value }
dwarf-effect-stirs = greift an, wenn niemand kommt
dwarf-effect-calms = das Monster dort greift nicht mehr an
dwarf-effect-buried = die Sonderaktionskarte landet darauf

dwarf-action-special = { $action } (Sonderstapel { $pile }, beide Arbeiter)
dwarf-action-special-glory = { $action } (Sonderstapel { $pile }, ein Arbeiter und 4 Ruhm)
dwarf-action-pass = den Arbeiter nicht einsetzen
dwarf-action-pass-helper = den Helfer nicht einsetzen
dwarf-action-sell = einen Gegenstand verkaufen für { $goods }
dwarf-action-order = { $goods } zahlen für einen Gegenstand
dwarf-action-decline = verzichten
dwarf-action-exchange = { $card } ausführen
dwarf-action-recall = Ort { $location }, nach oben holen: { $card }
dwarf-action-turn = auf Ort { $location } umkehren
dwarf-action-join = auf Ort { $location } dazusetzen
dwarf-action-first = zuerst der Arbeiter auf Ort { $location }

## Was geschehen ist

dwarf-event-start-player = { $seat } beginnt.
dwarf-event-pile-dealt = Sonderstapel { $pile }, obenauf: { $action }.
dwarf-event-shuffled = { $mountain ->
    [2] Der zweite Berg
   *[other] Der Berg
} wird gemischt ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
dwarf-event-round-began = Runde { $round }: { $seat } beginnt.
dwarf-event-drew = Gezogen: { $card }, für Ort { $location }.
dwarf-event-third-card = Beide Karten gehören zu Ort { $location }: Eine dritte wird gezogen.
dwarf-event-mountain-empty = { $mountain ->
    [2] Der zweite Berg
   *[other] Der Berg
} ist leer: Das Spiel ist zu Ende.
dwarf-event-placed = { $seat } setzt Arbeiter { $worker } auf Ort { $location } ({ $card }).
dwarf-event-left-out = { $seat } setzt Arbeiter { $worker } nicht ein.
dwarf-event-skipped = { $seat } hat beide Arbeiter bezahlt und wird übersprungen.
dwarf-event-lost-helper = Kein Ort ist frei: { $seat } verliert Arbeiter { $worker }.
dwarf-event-paid = { $seat } zahlt { $workers } Arbeiter{ $glory ->
    [0] {""}
   *[other] {" "}und { $glory } Ruhm
}.
dwarf-event-took-special = { $seat } nimmt eine Sonderaktion von Sonderstapel { $pile }: { $action }.
dwarf-event-renown = Die Sonderaktion bringt { $seat } { $gains }.
dwarf-event-no-effect = { $seat }: { $action } bleibt ohne Wirkung.
dwarf-event-mustered = { $seat } hebt ein Heer aus: In dieser Runde greift kein Monster an.
dwarf-event-returned = Von Ort { $location } zurück in den Berg: { $card }.
dwarf-event-sold = { $seat } verkauft einen Gegenstand: { $gains }.
dwarf-event-recalled = { $seat } holt auf Ort { $location } nach oben: { $card }.
dwarf-event-commissioned = { $seat } vergibt einen Sonderauftrag: { $gains }.
dwarf-event-collapsed = Ort { $location }: jetzt obenauf { $card }, ganz unten { $under }.
dwarf-event-mixed = Ort { $location } wird gemischt, jetzt obenauf: { $card }.
dwarf-event-early = { $seat }, vorgezogene Ausführung: Arbeiter { $worker } auf Ort { $location } ({ $card }).
dwarf-event-landed = Die Sonderaktionskarte landet auf Ort { $location }: { $card }.
dwarf-event-claimed = { $seat } hat durch Ort { $location } Anspruch auf Helfer.
dwarf-event-defended = { $seat } verteidigt Ort { $location } ({ $card }): { $gains }.
dwarf-event-held-off = Ort { $location } ({ $card }): Ein verbrauchter Arbeiter verhindert den Angriff, ohne Ruhm.
dwarf-event-kept-away = Ort { $location } ({ $card }): kein Angriff, ein Heer ist ausgehoben.
dwarf-event-attacked = Angriff von Ort { $location }: { $card }. { $losses }
dwarf-no-losses = Niemand verliert etwas.
dwarf-event-mines-closed = Niemand hält die Ork-Plünderer auf: In dieser Runde werden keine Minenkarten ausgeführt.
dwarf-event-sorted = { $seat } beginnt mit dem Arbeiter auf Ort { $location }.
dwarf-event-mined = { $seat } baut auf Ort { $location } ab ({ $card }): { $gains }.
dwarf-event-forged = { $seat } schmiedet auf Ort { $location } ({ $card }): { $gains }.
dwarf-event-too-poor = { $seat } kann auf Ort { $location } nicht zahlen ({ $card }): Nichts geschieht.
dwarf-event-declined = { $seat } verzichtet auf den Tausch auf Ort { $location } ({ $card }).
dwarf-event-declined-special = { $seat } verzichtet auf den Tausch: { $action }.
dwarf-event-marker-passed = Der Startmarker geht an { $seat }.
dwarf-event-workers-home = Alle Arbeiter gehen heim.
dwarf-event-four-items = { $seat } besitzt { $items } Gegenstände: Das Spiel ist zu Ende.
dwarf-event-aims = { $meeple ->
    [black] { $seat }, schwarzer Meeple ({ $card }): Ort { $location }, { $verdict ->
        [occupied] besetzt
        [useless] nicht nutzbar
       *[free] frei
    }.
    [white] { $seat }, weißer Meeple ({ $card }): Ort { $location }, { $verdict ->
        [occupied] besetzt
        [useless] nicht nutzbar
       *[free] frei
    }.
    [first-free] { $seat }, erster freier Ort in Lesereihenfolge: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [help] { $seat }, erstes freies „Hilfe holen“: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [row] { $seat }, gleiche Reihe: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [column] { $seat }, gleiche Spalte: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [one-each] { $seat }, einer in der Reihe und einer in der Spalte: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [rest] { $seat }, was übrig ist, in Lesereihenfolge: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [mine] { $seat }, ganze Mine in Lesereihenfolge: { $location }{ $verdict ->
        [occupied] , besetzt
        [useless] , nicht nutzbar
       *[free] {""}
    }.
    [back] { $seat }, nichts Nutzbares in der Reihe, zurück zum Ziel: { $location }.
   *[none] { $seat } findet in der ganzen Mine keinen nutzbaren Ort.
}
dwarf-event-leads = { $category }: { $seat } führt mit { $amount }.
dwarf-event-nobody-leads = { $category }: Niemand führt, den Höchstwert { $amount } haben mehrere.
dwarf-event-tie-broken = Der Gleichstand ist zugunsten von { $seat } entschieden: { $by }.
dwarf-event-scored = { $seat } führt in { $leads ->
    [one] 1 Kategorie.
   *[other] { $leads } Kategorien.
}
dwarf-event-won = { $seat } gewinnt und führt in { $leads ->
    [one] 1 Kategorie.
   *[other] { $leads } Kategorien.
}
dwarf-event-won-by-glory = { $seat } hat { $glory } Ruhm und gewinnt sofort.

## Der Tisch in Worten

dwarf-table-title = Runde { $round }, Startmarker: { $marker }
dwarf-table-end = Das Spiel ist zu Ende
dwarf-table-mountain = Berg: { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
dwarf-table-mountain-2 = Zweiter Berg: { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
dwarf-table-mine = Mine { $number }
dwarf-table-pile = Sonderstapel { $number }: { $action }, { $left ->
    [one] darunter 1 Karte
   *[other] darunter { $left } Karten
}
dwarf-table-pile-empty = Sonderstapel { $number }: leer
dwarf-table-left = Freie Arbeiter
dwarf-table-strikes = greift an, wenn niemand kommt
dwarf-attack-dragon = alle verlieren 1 Gold
dwarf-attack-great-dragon = alle verlieren ihr ganzes Gold
dwarf-attack-knockers = alle verlieren 1 Eisen
dwarf-attack-orc-raiders = Minenkarten wirken nicht
dwarf-attack-sidhe = aus 2 Gold werden 2 Eisen
dwarf-table-muster = In dieser Runde greift kein Monster an (Ein Heer ausheben)
dwarf-table-spent = verbraucht
dwarf-table-special = Laufende Sonderaktion: { $action }

dwarf-score-leads = Geführte Kategorien

dwarf-title = Dwarf, { $players } Personen
dwarf-title-solo = Dwarf, allein gegen { $opponent }
dwarf-welcome = Dwarf, { $players } Personen. „help“ zeigt, was du eingeben kannst.
dwarf-welcome-solo = Dwarf, allein gegen { $opponent }. „help“ zeigt, was du eingeben kannst.
dwarf-play-actions = „worker 4“ oder „special 2 glory“

## Was nicht geht

closed-occupied = Ort { $location } ist besetzt
closed-mustered = Ort { $location } verteidigt schon das Heer (Ein Heer ausheben)
closed-glory = Das kostet 4 Ruhm, du hast { $glory }
closed-pile-empty = Sonderstapel { $pile } ist leer
closed-fourth-special = Gegen diesen Gegner sind in einer Partie nur drei Sonderaktionen erlaubt
closed-turn-occupied = Ort { $location } ist besetzt: „Umkehren“ braucht einen freien Ort
closed-turn-single = Auf Ort { $location } liegt nur eine Karte
closed-join = Auf Ort { $location } steht kein fremder Arbeiter
closed-order = Diese Rohstoffe besitzt du nicht
closed-recall-top = Auf Ort { $location } schon oben: { $card }
closed-recall-single = Auf Ort { $location } liegt nur eine Karte: { $card }

illegal-special-second = Eine Sonderaktion ist nur im ersten Durchgang möglich
illegal-location = Ort { $given } gibt es nicht: Die Orte sind 1 bis { $most }
illegal-pile = Sonderstapel { $given } gibt es nicht: Die Sonderstapel sind 1 bis { $most }
illegal-recall = { $card }: liegt auf Ort { $location } nicht unter der obersten Karte
illegal-recall-which = Mehrere Karten unter der obersten von Ort { $location } heißen „{ $card }“: den Buchstaben angeben
illegal-sell = Nenne genau 5 Rohstoffe, die du nimmst
illegal-order = Nenne genau 5 Rohstoffe, die du zahlst, darunter mindestens je 1 Eisen, Stahl und Gold
illegal-first = Auf Ort { $location } steht keiner der Arbeiter, die zur Wahl stehen

error-location-words = Nenne genau einen Ort mit seiner Nummer: „worker 4“, nicht „{ $words }“.
error-special-words = Nenne einen Sonderstapel mit seiner Nummer, dazu glory, wenn du mit Ruhm zahlst: „special 2“ oder „special 2 glory“, nicht „{ $words }“.
error-goods-words = Nenne jeden Rohstoff mit seiner Zahl: „sell 2 iron 3 gold“, nicht „{ $words }“.
error-recall-words = Nenne den Ort und eine Karte unter der obersten: „recall 1 alloy steel b“, nicht „{ $words }“.
error-dwarf-players = Dwarf ist für 1 bis 5 Personen, nicht für { $given }.
error-solo-players = Ein Gegner im Solospiel gilt nur für eine Person: Lass den Gegner oder die anderen Personen weg.

dwarf-ladder-next = { $opponent } ist besiegt: { $next } ist der Nächste (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand. (D8.9)
dwarf-ladder-shared = Ein geteilter Sieg gegen { $opponent } schaltet den nächsten Gegner nicht frei. (D8.9)

counted-special = Genutzte Sonderaktionen, Anteil der Partien
