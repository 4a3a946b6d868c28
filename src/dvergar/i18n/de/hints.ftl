# Was würdest du tun? Die Wahl eines starken Bots, ihre Chance, die nächstbeste, und warum.

hint-ask = Was würdest du tun?
hint-key = Rat
hint-thinking = Wird überlegt …
hint-choice = { $choice }: { $chance } % Siegchance
hint-choice-only = { $choice }
hint-next = Nächstbeste Wahl: { $choice }, { $chance } %.
hint-close = Ebenso gut: { $choice }, { $chance } %.
hint-only = Es gibt keine andere Wahl.
hint-alone = Keine einzelne Zahl spricht dafür, nur die Chance.
hint-simulations = { $count ->
    [one] In Gedanken einmal weitergespielt.
   *[other] In Gedanken { $count }-mal weitergespielt.
}
hint-less = Der Kern ist hier interpretiert und überlegt weniger: { $count ->
    [one] in Gedanken einmal weitergespielt.
   *[other] in Gedanken { $count }-mal weitergespielt.
}
settings-key-h = was würdest du tun?
hint-pick = { $choice } wählen

server-hint-under-way = Für diesen Platz wird schon ein Rat überlegt.
server-hints-busy = Es wird über zu viele Ratschläge nachgedacht. Versuche es gleich wieder.
server-no-hint = Der Rat kam nicht rechtzeitig. Versuche es noch einmal.

## Nidavellir

hint-points = { $points ->
    [one] Das bringt sofort 1 Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
