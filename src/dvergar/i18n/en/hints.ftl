# What would you do? The choice of a strong bot, its chance, the next best, and why.

hint-ask = What would you do?
hint-key = hint
hint-thinking = Thinking it over …
hint-choice = { $choice }: { $chance }% to win
hint-choice-only = { $choice }
hint-next = Next best: { $choice }, { $chance }%.
hint-close = Just as good: { $choice }, { $chance }%.
hint-only = There is nothing else to choose.
hint-alone = It simply wins most often.
hint-simulations = { $count ->
    [one] Based on one simulated game.
   *[other] Based on { $count } simulated games.
}
hint-less = The core is interpreted here and thinks less: { $count ->
    [one] based on one simulated game.
   *[other] based on { $count } simulated games.
}
settings-key-h = what would you do?
hint-pick = Choose { $choice }

server-hint-under-way = A hint for this seat is being thought about.
server-hints-busy = Too many hints are being thought about. Try again in a moment.
server-no-hint = No hint came in time. Try again.

## Nidavellir

hint-points = { $points ->
    [one] It brings 1 point at once.
   *[other] It brings { $points } points at once.
}
