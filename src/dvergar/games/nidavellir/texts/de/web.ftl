# Der Tisch von Nidavellir im Browser.

nid-title = Nidavellir
nid-you = Du
nid-where = { $where }, { $tavern }
nid-open = Öffnen
nid-close = Schließen
nid-back = Zurück
nid-just-now = Gerade eben
nid-what-is = Was ist das: { $name }?
nid-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Tavernen

nid-taverns = Tavernen
nid-tavern-label = Taverne { $number }, { $name }
nid-tavern-moment = Taverne { $number }, { $name }, { $moment }
nid-tavern-order = { $number ->
    [1] zuerst
    [2] danach
   *[other] zuletzt
}
nid-now = an der Reihe
nid-done = fertig
nid-to-come = kommt noch
nid-done-mine = fertig: Du hast { $card } genommen
nid-next-mine = dort liegt deine { $coin }
nid-cards = Karten
nid-cards-left = { $count ->
    [one] noch 1 Karte, { $you ->
        [yes] du wählst
       *[no] { $name } wählt
    }
   *[other] noch { $count } Karten, { $you ->
        [yes] du wählst
       *[no] { $name } wählt
    }
}
nid-cards-here = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
nid-took = { $you ->
    [yes] Du nahmst
   *[no] { $name } nahm
}
nid-paid = { $traded ->
    [yes] { $card }, getauscht
   *[no] { $card }
}
nid-sealed = verdeckt
nid-not-yet = noch nicht
nid-known-coin = verdeckt, aber bekannt: Münze
nid-lays-later = legt später (Uline)
nid-lays-now = legt jetzt
nid-revealed = aufgedeckt

## Was eine Karte bringt

nid-a-coin = für eine Münze
nid-a-hero = ein Held
nid-offering-brings = eine der Münzen wird um { $plus } aufgewertet
nid-brings = { $before } → { $after } Punkte, { $ranks ->
    [one] 1 Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}
nid-brings-line = { $before } → { $after } Punkte, Set { $line } vollständig

## Die Reihenfolge an einer Taverne

nid-order = Reihenfolge
nid-has-played = war schon dran
nid-chooses = { $you ->
    [yes] wähle jetzt
   *[no] wählt jetzt
}
nid-decides = { $you ->
    [yes] entscheide jetzt
   *[no] entscheidet jetzt
}
nid-plays = { $last ->
    [yes] { $trades ->
        [yes] zuletzt, tauscht dann
       *[no] zuletzt
    }
   *[no] { $trades ->
        [yes] als Nr. { $place }, tauscht dann
       *[no] als Nr. { $place }
    }
}
nid-plays-short = { $last ->
    [yes] zuletzt
   *[no] als Nr. { $place }
}
nid-tie = Gleichstand bei { $coin }:
nid-before = vor
nid-will-swap = die Juwelen werden getauscht, wenn alle dran waren
nid-no-swap = niemand tauscht
nid-gets-gem = { $name } bekommt Juwel { $gem }.

## Bieten

nid-bid = Biete: eine Münze auf jede Taverne
nid-bid-where = Biete: Wohin mit deiner { $coin }?
nid-bid-ready = Biete: Gebot so abgeben?
nid-bid-sealed = Dein Gebot ist abgegeben
nid-bid-change = Gebot ändern?
nid-bid-go = Gebot abgeben
nid-bid-again = Gebot ändern
nid-place-more = { $count ->
    [one] Noch 1 Münze legen
   *[other] Noch { $count } Münzen legen
}
nid-taverns-left = { $count ->
    [one] Noch 1 Taverne.
   *[other] Noch { $count } Tavernen.
} Die beiden übrigen Münzen kommen in deinen Goldsack.
nid-ties-first = Dein Juwel { $gem } gewinnt jeden Gleichstand.
nid-ties-last = Dein Juwel { $gem } verliert jeden Gleichstand.
nid-ties-between = Dein Juwel { $gem } verliert bei Gleichstand gegen { $ahead } und gewinnt gegen { $behind }.
nid-pouch-stays = { $low } und { $high } bleiben in deinem Goldsack. Du tauschst in dieser Runde nicht.
nid-pouch-trades = { $low } und { $high } bleiben in deinem Goldsack; der Tausch bringt beim jetzigen Stand der Schatzkammer eine { $coin }.
nid-place = Dein Feld, { $tavern }: { $text }
nid-place-empty = Dein Feld
nid-place-free = leer
nid-put-here = Leg deine { $coin } hierher
nid-your-coin = Deine { $coin }
nid-take-back = antippen holt sie zurück
nid-your-coins = Deine Münzen
nid-lifted = auf der Hand
nid-pouch = Goldsack
nid-trades = tauscht
nid-highest = höchste
nid-all-ready = { $count ->
    [one] { $names } ist bereit.
   *[other] { $names } sind bereit.
}
nid-still-bidding = { $count ->
    [one] { $names } bietet noch.
   *[other] { $names } bieten noch.
}

## Eine Karte nehmen

nid-take = Nimm eine Karte: { $tavern }
nid-take-this = Nimm eine Karte: { $card }?
nid-take-go = { $card } nehmen
nid-choose-card = Wähle eine Karte
nid-take-place = Du bist Nr. { $place } von { $of }. { $count ->
    [one] Nach dir wählt { $names }.
   *[other] Nach dir wählen { $names }.
}
nid-take-last = Du bist Nr. { $of } von { $of } und wählst zuletzt.
nid-ranks-change = { $class } { $before } → { $after } Rangabzeichen, { $points }.
nid-offering-change = Du wertest eine Münze um { $plus } auf.
nid-completes = Set { $line } ist dann vollständig.
nid-hero-comes = Ein Held ist fällig.
nid-gem-becomes = Danach hast du Juwel { $after } statt { $gem }.
nid-then-trade = Danach tauschst du: Du hast { $coin } geboten.
nid-no-trade = Kein Tausch: Du hast { $coin } geboten.

## Warten

nid-wait = Es geht gleich weiter
nid-wait-bid = { $count ->
    [one] { $names } bietet noch
   *[other] { $names } bieten noch
}
nid-wait-lay = { $names } legt eine Münze: { $tavern }
nid-wait-take = { $names } nimmt eine Karte: { $tavern }
nid-wait-transform = { $names } wertet eine Münze auf
nid-wait-hero = { $names } rekrutiert einen Helden
nid-wait-discard = { $names } wirft Karten ab
nid-wait-thrud = { $names } legt Thrud auf eine Spalte
nid-wait-ylud = { $names } entscheidet über Ylud
nid-wait-trade = { $names } tauscht zwei Münzen
nid-wait-drop = { $names } wählt, welche 5 abgegeben wird
nid-wait-keep = { $names } sieht sich drei Karten an und behält eine
nid-watching = Du schaust zu.
nid-bot-plays = Ein Bot spielt auf deinem Platz.
nid-uline-waits = Mit Uline legst du deine Münzen erst, wenn die anderen aufgedeckt haben.
nid-you-played = Du warst in dieser Taverne schon dran.
nid-you-play = Du bist hier als Nr. { $place } dran.

## Streitmächte

nid-army = { $you ->
    [yes] Deine Streitmacht
   *[no] Streitmacht von { $name }
}
nid-own-army = Deine Streitmacht
nid-show-army = { $name }: Streitmacht zeigen
nid-lines = Sets
nid-line-complete = vollständig
nid-missing = fehlt
nid-here = hierher
nid-missing-count = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
nid-next-hero = { $count ->
    [one] Nächster Held: 1 Rangabzeichen fehlt
   *[other] Nächster Held: { $count } Rangabzeichen fehlen
}
nid-ranks-missing = { $count ->
    [one] 1 Rangabzeichen fehlt
   *[other] { $count } Rangabzeichen fehlen
}
nid-next-hero-class = Nächster Held: { $class }, noch { $count }
nid-pouch-holds = Goldsack { $coins }
nid-ranks = { $count ->
    [one] Rangabzeichen
   *[other] Rangabzeichen
}
nid-column = Spalte: { $class }
nid-column-warrior = { $adds ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-column-hunter = { $ranks ->
    [0] 0 Punkte
   *[other] { $ranks } × { $ranks } = { $points }
}
nid-column-miner = { $ranks ->
    [0] 0 Punkte
   *[other] { $sum } × { $ranks } = { $points }
}
nid-column-blacksmith = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
nid-column-explorer = { $adds ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-command = Neben dem Tableau
nid-command-empty = leer: Hier liegen Helden ohne Klasse
nid-thrud-stands = { $you ->
    [yes] Thrud liegt auf deiner Spalte der { $column }: { $points } am Ende.
   *[no] Thrud liegt auf der Spalte der { $column }: { $points } am Ende.
}
nid-ylud-waits = Ylud kommt am Ende des Zeitalters auf eine Spalte.

## Punkte

nid-sum = Streitmacht { $army }, Münzen { $coins }
nid-sum-heroes = Streitmacht { $army }, Helden { $heroes }, Münzen { $coins }
nid-now-points = jetzt
nid-score-of = Punkte von { $name } jetzt:

## Die anderen

nid-rail = Die anderen und die Schatzkammer
nid-players = Alle am Tisch
nid-others = Die anderen am Tisch
nid-coins-owned = Münzen:
nid-coins-of = Münzen von { $name }
nid-coins-changed = geändert
nid-coins-first = die fünf Startmünzen
nid-coin-out = abgegeben: Münze
nid-bidding = bietet
nid-most = (die meisten)

## Was allen gehört

nid-treasure = Schatzkammer
nid-coins-count = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
nid-coins-dots = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}; Punkte: wie viele
nid-coin-left = Münze { $coin }, noch { $count }
nid-hall = Halle der Helden
nid-hall-all = Alle Helden
nid-on-display = { $count } liegen aus
nid-heroes-left = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
nid-neutral = Ohne Klasse
nid-hero-taken = bei { $name }
nid-brother-taken = { $hero }: bei { $name }
nid-hero-out = nicht in dieser Partie
nid-distinctions = Auszeichnungen
nid-distinctions-given = für die Mehrheit in Zeitalter 1
nid-distinctions-to-come = wer jetzt führt
nid-distinction-said = { $distinction }, für die meisten { $class }: { $state ->
    [won] { $name } hat die Auszeichnung
    [leads] { $name } führt
   *[nobody] niemand
}
nid-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
nid-discards = Ablage: { $count }
nid-discards-empty = Noch keine Karte ist abgelegt.

web-coin = Münze
web-coin-sealed = verdeckte Münze
web-gem = Juwel
