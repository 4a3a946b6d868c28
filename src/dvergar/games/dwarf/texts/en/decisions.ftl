# Decisions beyond placing workers: opening stacks, paying and choosing.

## Leafing through a stack

dwarf-leaf-title = Location { $location }: { $count ->
    [one] 1 card
   *[other] { $count } cards, from the top down
}
dwarf-leaf-location = Location { $location }
dwarf-leaf-count = { $count ->
    [one] 1 card
   *[other] { $count } cards, top first
}
dwarf-leaf-close = Close the stack
dwarf-leaf-turn = Go to location { $location }
dwarf-leaf-meeples = Sends him to { $black } (black), or else to { $white } (white).

## What is asked, and the line below it

dwarf-prompt-mine = Dwarf: the mine
dwarf-prompt-ask-sell = Which { $count } resources do you take?
dwarf-prompt-note-sell = You give 1 item for them, in any mix.
dwarf-prompt-ask-order = Which { $count } resources do you pay?
dwarf-prompt-note-order = At least one of each. Then you take 1 item.
dwarf-prompt-ask-recall = Which card do you bring up?
dwarf-prompt-note-recall = Any location with two or more cards, any card below the top.
dwarf-prompt-ask-turn = Where do you turn back?
dwarf-prompt-note-turn = The top card goes back into the Mountain, and your worker goes there.
dwarf-prompt-ask-join = Which worker does yours join?
dwarf-prompt-note-join = Anywhere an opponent’s worker stands. All workers there resolve the card.
dwarf-prompt-ask-sort = Which worker goes first?
dwarf-prompt-note-sort = The order changes what you get.
dwarf-prompt-ask-exchange = { $card } on { $location }: carry it out?
dwarf-prompt-note-exchange = Either way your worker is used.

## The button, and what is missing

dwarf-prompt-go-sell = Sell the item
dwarf-prompt-more-sell = Take { $count } more
dwarf-prompt-decline-sell = Keep the item
dwarf-prompt-go-order = Pay for the item
dwarf-prompt-more-order = Pay { $count } more
dwarf-prompt-decline-order = Pay nothing
dwarf-prompt-not-owned = You do not own these
dwarf-prompt-go-recall = Bring up: { $card }
dwarf-prompt-more-recall = Choose a card
dwarf-prompt-go-turn = Turn back at { $location }
dwarf-prompt-go-join = Join at { $location }
dwarf-prompt-more-place = Choose a location
dwarf-prompt-go-sort = Start on { $location }
dwarf-prompt-more-sort = Choose a worker
dwarf-prompt-go-exchange = Carry it out
dwarf-prompt-go-decline = Decline
dwarf-prompt-go-more-exchange = Choose one of the two

## What a choice means

dwarf-prompt-becomes = On top of location { $location }: { $card }
dwarf-prompt-turned = Location { $location }: { $card } in place of { $leaves }
dwarf-prompt-joined = With { $names } on { $location }: { $card }
dwarf-prompt-first = { $location } { $card } first
dwarf-prompt-gives = A worker there: { $gains }.
dwarf-prompt-gets = Your worker there: { $gains }.
dwarf-prompt-help = A worker there brings you two helpers.
dwarf-prompt-poor = You cannot pay for it now: a worker there would get nothing.
dwarf-prompt-stirs = Attacks this round if nobody comes.
dwarf-prompt-calms = { $card } is now below it and does not attack. The others keep their order.
dwarf-prompt-buried = Your Special Action card lands there and covers it at once.
dwarf-prompt-early = Your Special Action card lands there, so these resolve at once: { $names }.
dwarf-prompt-answer = He would go to { $location }.
dwarf-prompt-sort-gets = First { $gains }.
dwarf-prompt-sort-poor = First nothing: you cannot pay it yet.
dwarf-prompt-together = Both together: { $gains }.
dwarf-prompt-declined = You keep what you have.

## The chooser for five resources

dwarf-prompt-own = { $good }, you own { $count }
dwarf-prompt-less = One less: { $good }
dwarf-prompt-plus = One more: { $good }
dwarf-prompt-missing = { $own }, { $count } missing
dwarf-prompt-of = { $sum } of { $whole }
dwarf-prompt-closed-mixes = { $count ->
    [one] 1 mix you cannot afford
   *[other] { $count } mixes you cannot afford
}
