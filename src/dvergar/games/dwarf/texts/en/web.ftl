# What only the page says at a Dwarf table.

## Names where room is scarce

dwarf-web-name-forge-axe = Axe
dwarf-web-name-forge-crown = Crown
dwarf-web-name-forge-dagger = Dagger
dwarf-web-name-forge-mace = Mace
dwarf-web-name-forge-armour = Armour
dwarf-web-name-forge-diadem = Diadem
dwarf-web-name-forge-helm = Helm
dwarf-web-name-forge-sword = Sword
dwarf-web-name-get-help = Get Help
dwarf-web-place = { $location } { $card }
dwarf-web-you = You

## Where we are

dwarf-web-title = Dwarf: the table
dwarf-web-where = Round { $round }
dwarf-web-your-turn = your turn
dwarf-web-stage-setup = setting up
dwarf-web-stage-mining = cards are drawn
dwarf-web-stage-first = first workers
dwarf-web-stage-answer = his move
dwarf-web-stage-second = second workers
dwarf-web-stage-help = helpers
dwarf-web-stage-defend = monsters
dwarf-web-stage-mine = mining
dwarf-web-stage-forge = forging
dwarf-web-stage-home = the round ends
dwarf-web-stage-end = the end
dwarf-web-mustered = Army mustered: no attack
dwarf-web-mines-closed = Orc Raiders: Mine closed
dwarf-web-in-mountain = cards in the Mountain

## The mine

dwarf-web-mine = The Mine
dwarf-web-mine-1 = First mine
dwarf-web-mine-2 = Second mine
dwarf-web-which-mine = Which mine
dwarf-web-mountain-name = Mountain
dwarf-web-mountain = Mountain { $cards }, { $rounds ->
    [0] last round
    [one] about 1 round
   *[other] about { $rounds } rounds
}
dwarf-web-mountain-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $rounds ->
    [0] last round
    [one] about 1 round
   *[other] about { $rounds } rounds
}
dwarf-web-location = Location { $location }, { $card }.
dwarf-web-stands = { $name }: worker { $worker }{ $spent ->
    [true] , spent.
   *[other] .
}
dwarf-web-leaf = Look through the stack of location { $location }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dwarf-web-about = What is this? { $thing }
dwarf-web-helpers = { $count ->
    [one] 1 helper
   *[other] { $count } helpers
}
dwarf-web-strikes = Attacks
dwarf-web-strikes-round = Attacks this round
dwarf-web-strikes-name = { $card } attacks
dwarf-web-strikes-now = Attacks this round.
dwarf-web-several = { $count } × { $name }
dwarf-web-attack = If nobody comes: { $attack }.
dwarf-web-yours = Your worker stands here.
dwarf-web-short = short

## What a place would do for you

dwarf-web-change = { $good } { $from } → { $to }
dwarf-web-then-card = Below it: { $card }.
dwarf-web-now-gets = { $changes }.
dwarf-web-now-pays = You can pay: { $changes }.
dwarf-web-now-short = { $goods } short: you would get nothing.
dwarf-web-now-later = { $goods } short now, but you can pay in time.
dwarf-web-now-spoiled-orcs = Orc Raiders attack first: you would get nothing.
dwarf-web-now-spoiled-losses = You can pay now, but not after the attacks.
dwarf-web-now-help = Two more workers this round.
dwarf-web-now-blocks = A helper here only keeps others out.
dwarf-web-now-keeps = You keep { $goods } and win 1 glory.
dwarf-web-now-guards = You stop it and win 1 glory.
dwarf-web-now-mustered = No attack this round. You win 1 glory.

## Special Actions

dwarf-web-specials = Special Actions
dwarf-web-specials-cost = Each costs both workers, or one and 4 glory.
dwarf-web-specials-cost-you = Each costs both workers, or one and 4 glory (you have { $glory }).
dwarf-web-specials-left = { $left ->
    [0] You have taken all three allowed in a game.
    [one] You may take 1 more in this game.
   *[other] You may take { $left } more in this game.
}
dwarf-web-specials-first = Only with your first worker in a round.
dwarf-web-pile = Pile { $pile }
dwarf-web-left = { $left ->
    [0] empty
   *[other] { $left } left
}
dwarf-web-lands = Then the card goes to { $location } as { $card }.
dwarf-web-lands-short = → { $location } { $card }
dwarf-web-no-effect = Has no effect now.
dwarf-web-early = { $names } { $count ->
    [one] resolves
   *[other] resolve
} early there.
dwarf-web-gives-glory = Gives him { $glory } glory.
dwarf-web-special-muster-an-army = No monster attacks this round.
dwarf-web-special-hold-a-council = All top cards that cover others go back into the Mountain.
dwarf-web-special-sell-an-item = 1 item for any 5 resources.
dwarf-web-special-past-glories = Bring any buried card to the top.
dwarf-web-special-special-order = Pay 5 resources, at least one of each, for an item.
dwarf-web-special-turn-back = A top card goes back into the Mountain; your worker takes its location.
dwarf-web-special-apprentice = Your worker joins an opponent’s worker.
dwarf-web-special-collapse-the-shafts = Every top card goes under its stack.
dwarf-web-special-run-amok = Every stack is shuffled.

## Players

dwarf-web-players = Players
dwarf-web-start-marker = Start player marker
dwarf-web-workers = { $left ->
    [one] 1 worker left
   *[other] { $left } workers left
}{ $paid ->
    [0] {""}
   *[other] , { $paid } paid
}
dwarf-web-claim = 2 helpers
dwarf-web-goods = Goods
dwarf-web-leads-alone = leads
dwarf-web-leads-count = leads { $count }
dwarf-web-decide = Steel, gold, items decide.
dwarf-web-leads = { $name } leads: { $goods }.
dwarf-web-you-lead = You lead: { $goods }.
dwarf-web-nobody-leads = Nobody leads yet.
dwarf-web-now = now
dwarf-web-then = { $at ->
    [1] next
   *[other] in { $at }
}
dwarf-web-just-now = Just now

## Alone

dwarf-web-opponent = Opponent
dwarf-web-ladder-step = { $step ->
    [1] first of the ladder
    [2] second of the ladder
   *[other] top of the ladder
}
dwarf-web-renown = { $glory } of { $renown } glory: with { $renown } he wins at once.
dwarf-web-next-answer = His next move
dwarf-web-answer-choose = Each location shows where he would go. Choose one to see why.
dwarf-web-if-place = If you take { $place }:
dwarf-web-if-special = If you take { $action }:
dwarf-web-he-goes = he goes to { $place }.
dwarf-web-he-stays-out = he leaves his worker out.
dwarf-web-answer-open = his move depends on what happens before.
dwarf-web-his-helpers = His helpers go to { $locations }.
dwarf-web-would-answer = He would go to { $location }.
dwarf-web-answers-on = goes to
dwarf-web-he-comes = he comes here
dwarf-web-his-helper-comes = his helper
dwarf-web-next = next
dwarf-web-why = Why he went to { $location }
dwarf-web-why-out = Why he places no worker
dwarf-web-not-moved = He has not moved yet
dwarf-web-no-answer = He does not respond to your second worker.
dwarf-web-ladder = Your ladder
dwarf-web-won = won { $won } of { $games }
dwarf-web-not-met = not played yet

## What is asked

dwarf-web-ask-act = Place your first worker
dwarf-web-ask-second = Place your second worker
dwarf-web-ask-helper = { $worker ->
    [4] Where do you place your fourth worker?
   *[other] Where do you place your third worker?
}
dwarf-web-hint-act = On a free location, or take a Special Action.
dwarf-web-hint-second = On a free location, or leave it out.
dwarf-web-hint-helper = On a free location, or leave it out.
dwarf-web-wait = One moment …
dwarf-web-wait-act = { $name } places a first worker
dwarf-web-wait-second = { $name } places a second worker
dwarf-web-wait-helper = { $name } places a helper
dwarf-web-wait-other = { $name } decides
dwarf-web-chosen = Chosen: { $place }.
dwarf-web-chosen-pass = Your worker stays at home this round.
dwarf-web-pays-both = Costs both workers.
dwarf-web-pays-glory = Costs one worker and 4 glory.
dwarf-web-will-strike = { $count ->
    [one] { $monsters } will attack.
   *[other] { $monsters } will attack.
}
dwarf-web-then-lost = then
dwarf-web-leave-out = Leave it out
dwarf-web-go-choose = Choose a location
dwarf-web-go-choose-place = Choose a location
dwarf-web-go-place = Place on { $location }
dwarf-web-go-leave-out = Leave it out
dwarf-web-go-special = Take { $action }
