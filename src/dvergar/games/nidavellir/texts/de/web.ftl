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
nid-done-mine = fertig: du hast { $card }
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
nid-offering-brings = eine der Münzen wächst um { $plus }
nid-brings = { $before } → { $after } Punkte, { $ranks ->
    [one] 1 Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}
nid-brings-line = { $before } → { $after } Punkte, Set { $line } voll

## Die Reihenfolge an einer Taverne

nid-order = Reihenfolge
nid-has-played = war dran
nid-chooses = { $you ->
    [yes] wähl jetzt
   *[no] wählt jetzt
}
nid-decides = { $you ->
    [yes] entscheide jetzt
   *[no] entscheidet
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
nid-will-swap = die Juwelen wechseln, wenn alle dran waren
nid-no-swap = keines wechselt
nid-gets-gem = { $name } bekommt Juwel { $gem }.

## Bieten

nid-bid = Biete: eine Münze auf jede Taverne
nid-bid-where = Biete: wohin mit deiner { $coin }?
nid-bid-ready = Biete: soll es so sein?
nid-bid-sealed = Dein Gebot liegt verdeckt
nid-bid-change = Dein Gebot ändern?
nid-bid-go = Gebot abgeben
nid-bid-again = Gebot ändern
nid-place-more = { $count ->
    [one] Noch 1 Münze legen
   *[other] Noch { $count } Münzen legen
}
nid-taverns-left = { $count ->
    [one] Noch 1 Taverne.
   *[other] Noch { $count } Tavernen.
} Die beiden übrigen Münzen sind dein Goldsack.
nid-ties-first = Dein Juwel { $gem } gewinnt jeden Gleichstand.
nid-ties-last = Dein Juwel { $gem } verliert jeden Gleichstand.
nid-ties-between = Dein Juwel { $gem } verliert bei Gleichstand gegen { $ahead } und gewinnt gegen { $behind }.
nid-pouch-stays = { $low } und { $high } bleiben in deinem Goldsack. Du tauschst in dieser Runde nicht.
nid-pouch-trades = { $low } und { $high } bleiben in deinem Goldsack; der Tausch bringt eine { $coin }, so wie die Schatzkammer jetzt ist.
nid-place = Dein Platz, { $tavern }: { $text }
nid-place-empty = Dein Platz
nid-place-free = leer
nid-put-here = Leg deine { $coin } hierher
nid-your-coin = Deine { $coin }
nid-take-back = tippen holt sie zurück
nid-your-coins = Deine Münzen
nid-lifted = in der Hand
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
nid-choose-card = Wähl eine Karte
nid-take-place = Du bist Nr. { $place } von { $of }. { $count ->
    [one] Nach dir wählt { $names }.
   *[other] Nach dir wählen { $names }.
}
nid-take-last = Du bist Nr. { $of } von { $of } und wählst zuletzt.
nid-ranks-change = { $class } { $before } → { $after } Rangabzeichen, { $points }.
nid-offering-change = Eine deiner Münzen wächst um { $plus }.
nid-completes = Set { $line } wird voll.
nid-hero-comes = Ein Held kommt.
nid-gem-becomes = Danach wird dein Juwel { $gem } zu { $after }.
nid-then-trade = Dann tauschst du: du hast { $coin } geboten.
nid-no-trade = Kein Tausch: du hast { $coin } geboten.

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
nid-wait-discard = { $names } legt Karten ab
nid-wait-thrud = { $names } stellt Thrud auf eine Spalte
nid-wait-ylud = { $names } entscheidet über Ylud
nid-wait-trade = { $names } tauscht zwei Münzen
nid-wait-drop = { $names } wählt, welche 5 geht
nid-wait-keep = { $names } sieht drei Karten an und behält eine
nid-watching = Du schaust zu.
nid-bot-plays = Ein Bot spielt deinen Platz.
nid-uline-waits = Uline sieht alles zuerst: du legst deine Münzen, wenn die anderen aufgedeckt haben.
nid-you-played = Du warst an dieser Taverne schon dran.
nid-you-play = Du bist hier als Nr. { $place } dran.

## Streitmächte

nid-army = { $you ->
    [yes] Deine Streitmacht
   *[no] Streitmacht von { $name }
}
nid-own-army = Deine Streitmacht
nid-show-army = { $name }: Streitmacht zeigen
nid-lines = Sets
nid-line-complete = voll
nid-missing = fehlt
nid-here = hierher
nid-missing-count = { $count } fehlen
nid-next-hero = { $count ->
    [one] Nächster Held: 1 Rangabzeichen fehlt
   *[other] Nächster Held: { $count } Rangabzeichen fehlen
}
nid-ranks-missing = { $count ->
    [one] 1 Rangabzeichen fehlt
   *[other] { $count } Rangabzeichen fehlen
}
nid-next-hero-class = Nächster Held: es fehlt { $count } { $class }
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
nid-command = Ohne Spalte
nid-command-empty = niemand: hier stehen Helden ohne Klasse
nid-thrud-stands = { $you ->
    [yes] Thrud steht auf deiner Spalte { $column }: { $points } am Ende.
   *[no] Thrud steht auf der Spalte { $column }: { $points } am Ende.
}
nid-ylud-waits = Ylud kommt am Ende des Zeitalters in eine Spalte.

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
nid-coins-changed = verändert
nid-coins-first = die fünf ersten Münzen
nid-coin-out = weg: Münze
nid-bidding = bietet
nid-most = (am meisten)

## Was allen gehört

nid-treasure = Schatzkammer
nid-coins-count = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
nid-coins-dots = { $count }; Punkte: wie viele
nid-coin-left = Münze { $coin }, noch { $count }
nid-hall = Halle der Helden
nid-hall-all = Alle Helden
nid-on-display = { $count } sind da
nid-heroes-left = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
nid-neutral = Ohne Klasse
nid-hero-taken = bei { $name }
nid-brother-taken = { $hero }: bei { $name }
nid-hero-out = nicht in dieser Partie
nid-distinctions = Auszeichnungen
nid-distinctions-given = für die meisten in Zeitalter 1
nid-distinctions-to-come = wer jetzt führt
nid-distinction-said = { $distinction }, für die meisten { $class }: { $state ->
    [won] { $name } hat sie
    [leads] { $name } führt
   *[nobody] niemand
}
nid-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
nid-discards = Ablage: { $count }
nid-discards-empty = Noch keine Karte wurde abgelegt.

web-coin = Münze
web-coin-sealed = verdeckte Münze
web-gem = Stein
