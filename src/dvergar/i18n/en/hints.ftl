# What would you do? The choice of a strong bot, its chance, the next best, and why.

hint-ask = What would you do?
hint-key = hint
hint-thinking = Thinking …
hint-choice = { $choice }: { $chance }% to win
hint-choice-only = { $choice }
hint-next = Next best: { $choice }, { $chance }%.
hint-close = Just as good: { $choice }, { $chance }%.
hint-only = There is no other choice.
hint-alone = It simply wins most often.
hint-simulations = { $count ->
    [one] Based on 1 simulated game.
   *[other] Based on { $count } simulated games.
}
hint-less = The core is interpreted here and simulates less: { $count ->
    [one] 1 simulated game.
   *[other] { $count } simulated games.
}
settings-key-h = what would you do?
hint-pick = Choose { $choice }

server-hint-under-way = A hint for this seat is already on its way.
server-hints-busy = Too many hints are being worked out. Try again in a moment.
server-no-hint = The hint took too long. Try again.

## Nidavellir

hint-points = { $points ->
    [one] It brings 1 point at once.
   *[other] It brings { $points } points at once.
}
