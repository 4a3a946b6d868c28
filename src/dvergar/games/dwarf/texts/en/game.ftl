# Everything that is said for Dwarf, but for its rules and cards. Reasons that end with a rule id have no full stop.

## What is asked

dwarf-ask-act = { $seat }: place a worker on a free location or take a Special Action.
dwarf-ask-second = { $seat }: place your second worker on a free location or leave it out.
dwarf-ask-helper = { $seat }: place your helper (worker { $worker }) on a free location or leave it out.
dwarf-ask-sell = { $seat }: which 5 resources do you take for the item?
dwarf-ask-recall = { $seat }: which card do you bring back to the top?
dwarf-ask-order = { $seat }: which 5 resources do you pay for the item?
dwarf-ask-turn = { $seat }: from which location does the top card go back into the Mountain? Your worker goes there.
dwarf-ask-join = { $seat }: which location does your worker join?
dwarf-ask-sort = { $seat }: which of your workers goes first?
dwarf-ask-exchange = { $seat }: carry out { $card } on location { $location }, or decline?

## What a choice does

dwarf-effect-gains = { $value }
dwarf-effect-poor = you cannot pay for it now
dwarf-effect-short = { $value } short
dwarf-effect-spoiled = { $value ->
    [orcs] Orc Raiders close the Mine first
   *[losses] not after the attacks to come
}
dwarf-effect-later = you can pay for it when its time comes
dwarf-effect-help = two helpers
dwarf-effect-answer = he goes to { $value } ({ $rule })
dwarf-effect-helpers = his helpers go to { $value }
dwarf-effect-lands = the card goes to { $value }
dwarf-effect-card = { $value } on top
dwarf-effect-no-effect = has no effect now
dwarf-effect-early = these resolve early: { $value }
dwarf-effect-opponent-glory = gives him { $value } glory
dwarf-effect-together = both together: { $value }
dwarf-effect-stirs = attacks if nobody comes
dwarf-effect-calms = the monster there no longer attacks
dwarf-effect-buried = the special card lands on it

dwarf-action-special = { $action } (pile { $pile }, both workers)
dwarf-action-special-glory = { $action } (pile { $pile }, one worker and 4 glory)
dwarf-action-pass = leave the worker out
dwarf-action-pass-helper = leave the helper out
dwarf-action-sell = sell an item for { $goods }
dwarf-action-order = pay { $goods } for an item
dwarf-action-decline = decline
dwarf-action-exchange = carry out { $card }
dwarf-action-recall = location { $location }, bring up: { $card }
dwarf-action-turn = turn back at location { $location }
dwarf-action-join = join at location { $location }
dwarf-action-first = the worker on location { $location } first

## What happened

dwarf-event-start-player = { $seat } is the start player.
dwarf-event-pile-dealt = Pile { $pile }: { $action } on top.
dwarf-event-shuffled = { $mountain ->
    [2] The second Mountain
   *[other] The Mountain
} is shuffled ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
dwarf-event-round-began = Round { $round }: { $seat } starts.
dwarf-event-drew = Drawn: { $card }, for location { $location }.
dwarf-event-third-card = Both cards belong to location { $location }, so a third is drawn.
dwarf-event-mountain-empty = { $mountain ->
    [2] The second Mountain
   *[other] The Mountain
} is empty: the game ends.
dwarf-event-placed = { $seat } places worker { $worker } on location { $location } ({ $card }).
dwarf-event-left-out = { $seat } leaves worker { $worker } out.
dwarf-event-skipped = { $seat } has paid both workers and is skipped.
dwarf-event-lost-helper = No location is free: { $seat } loses worker { $worker }.
dwarf-event-paid = { $seat } pays { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}{ $glory ->
    [0] {""}
   *[other] {" "}and { $glory } glory
}.
dwarf-event-took-special = { $seat } takes { $action } from pile { $pile }.
dwarf-event-renown = The Special Action brings { $seat } { $gains }.
dwarf-event-no-effect = { $seat }: { $action } has no effect.
dwarf-event-mustered = { $seat } musters an army: no monster attacks this round.
dwarf-event-returned = Back into the Mountain from location { $location }: { $card }.
dwarf-event-sold = { $seat } sells an item: { $gains }.
dwarf-event-recalled = { $seat } brings up at location { $location }: { $card }.
dwarf-event-commissioned = { $seat } places a special order: { $gains }.
dwarf-event-collapsed = Location { $location }: now on top { $card }, at the bottom { $under }.
dwarf-event-mixed = Location { $location } is shuffled, now on top: { $card }.
dwarf-event-early = { $seat } resolves early: worker { $worker } on location { $location } ({ $card }).
dwarf-event-landed = The Special Action card goes to location { $location }: { $card }.
dwarf-event-claimed = { $seat } has a claim to helpers from location { $location }.
dwarf-event-defended = { $seat } defends location { $location } ({ $card }): { $gains }.
dwarf-event-held-off = Location { $location } ({ $card }): a spent worker prevents the attack, without glory.
dwarf-event-kept-away = Location { $location } ({ $card }): no attack, an army is mustered.
dwarf-event-attacked = Attack from location { $location }: { $card }. { $losses }
dwarf-no-losses = Nobody loses anything.
dwarf-event-mines-closed = Orc Raiders are undefended: no Mine card is resolved this round.
dwarf-event-sorted = { $seat } starts with the worker on location { $location }.
dwarf-event-mined = { $seat } mines on location { $location } ({ $card }): { $gains }.
dwarf-event-forged = { $seat } forges on location { $location } ({ $card }): { $gains }.
dwarf-event-too-poor = { $seat } cannot pay on location { $location } ({ $card }): nothing happens.
dwarf-event-declined = { $seat } declines on location { $location } ({ $card }).
dwarf-event-declined-special = { $seat } declines the exchange of { $action }.
dwarf-event-marker-passed = The start player marker passes to { $seat }.
dwarf-event-workers-home = All workers go home.
dwarf-event-four-items = { $seat } owns { $items } items: the game is over.
dwarf-event-aims = { $meeple ->
    [black] { $seat }, black meeple of { $card }: location { $location }, { $verdict ->
        [occupied] occupied
        [useless] not usable
       *[free] free
    }.
    [white] { $seat }, white meeple of { $card }: location { $location }, { $verdict ->
        [occupied] occupied
        [useless] not usable
       *[free] free
    }.
    [first-free] { $seat }, first free location in reading order: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [help] { $seat }, first free Get Help: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [row] { $seat }, same row: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [column] { $seat }, same column: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [one-each] { $seat }, one in the row and one in the column: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [rest] { $seat }, what is left, in reading order: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [mine] { $seat }, whole Mine in reading order: { $location }{ $verdict ->
        [occupied] , occupied
        [useless] , not usable
       *[free] {""}
    }.
    [back] { $seat }, nothing usable in the row, back to the target: { $location }.
   *[none] { $seat } finds no usable location in the whole Mine.
}
dwarf-event-leads = { $category }: { $seat } leads with { $amount }.
dwarf-event-nobody-leads = { $category }: nobody leads, since several share the most ({ $amount }).
dwarf-event-tie-broken = The tie is broken in favour of { $seat }: { $by }.
dwarf-event-scored = { $seat } leads { $leads ->
    [one] 1 category.
   *[other] { $leads } categories.
}
dwarf-event-won = { $seat } wins with { $leads ->
    [one] 1 led category.
   *[other] { $leads } led categories.
}
dwarf-event-won-by-glory = { $seat } has { $glory } glory and wins at once.

## The table in words

dwarf-table-title = Round { $round }, start player marker: { $marker }
dwarf-table-end = The game is over
dwarf-table-mountain = Mountain: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
dwarf-table-mountain-2 = Second Mountain: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
dwarf-table-mine = Mine { $number }
dwarf-table-pile = Pile { $number }: { $action }, { $left ->
    [one] 1 card under it
   *[other] { $left } cards under it
}
dwarf-table-pile-empty = Pile { $number }: empty
dwarf-table-left = Workers left
dwarf-table-strikes = attacks if nobody comes
dwarf-attack-dragon = each loses 1 gold
dwarf-attack-great-dragon = each loses all gold
dwarf-attack-knockers = each loses 1 iron
dwarf-attack-orc-raiders = no Mine card resolves
dwarf-attack-sidhe = 2 gold become 2 iron
dwarf-table-muster = No monster attacks this round (Muster an Army)
dwarf-table-spent = spent
dwarf-table-special = Special Action in progress: { $action }

dwarf-score-leads = Led categories

dwarf-title = Dwarf, { $players } players
dwarf-title-solo = Dwarf, alone against { $opponent }
dwarf-welcome = Dwarf, { $players } players. “help” lists what you can type.
dwarf-welcome-solo = Dwarf, alone against { $opponent }. “help” lists what you can type.
dwarf-play-actions = “worker 4” or “special 2 glory”

## What cannot be done

closed-occupied = Location { $location } is occupied
closed-mustered = Muster an Army already defends location { $location }
closed-glory = This costs 4 glory, you have { $glory }
closed-pile-empty = Pile { $pile } is empty
closed-fourth-special = Against this opponent you may take only three Special Actions in a game
closed-turn-occupied = Location { $location } is occupied: Turn Back needs a free one
closed-turn-single = Location { $location } has only one card
closed-join = No opponent’s worker stands on location { $location }
closed-order = You do not own these resources
closed-recall-top = On top of location { $location } already: { $card }
closed-recall-single = Location { $location } has only one card: { $card }

illegal-special-second = A Special Action can be taken only in the first pass
illegal-location = There is no location { $given }: the locations are 1 to { $most }
illegal-pile = There is no pile { $given }: the piles are 1 to { $most }
illegal-recall = { $card }: not below the top of location { $location }
illegal-recall-which = Several cards below the top of location { $location } are called “{ $card }”: add its letter
illegal-sell = Name exactly 5 resources to take
illegal-order = Name exactly 5 resources to pay, at least one each of iron, steel and gold
illegal-first = None of the workers to choose from stands on location { $location }

error-location-words = Name one location by its number: “worker 4”, not “{ $words }”.
error-special-words = Name a pile by its number, and add glory if you pay with it: “special 2” or “special 2 glory”, not “{ $words }”.
error-goods-words = Name each resource with its number: “sell 2 iron 3 gold”, not “{ $words }”.
error-recall-words = Name the location and a card below its top: “recall 1 alloy steel b”, not “{ $words }”.
error-dwarf-players = Dwarf is for 1 to 5 players, not { $given }.
error-solo-players = A solo opponent is for one player only: leave out the opponent or the other players.

dwarf-ladder-next = You have beaten { $opponent }: { $next } is next (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = You have beaten { $opponent }: nobody is above him. (D8.9)
dwarf-ladder-shared = A shared win against { $opponent } does not open the next opponent. (D8.9)

counted-special = Special Actions used, share of games
