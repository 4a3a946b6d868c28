# Was würdest du tun? Die Wahl eines starken Bots, ihre Chance, die nächstbeste, und warum.

hint-ask = Was würdest du tun?
hint-key = Tipp
hint-thinking = Ich überlege …
hint-choice = { $choice }: { $chance } % Siegchance
hint-choice-only = { $choice }
hint-next = Nächstbeste Wahl: { $choice }, { $chance } %.
hint-close = Ebenso gut: { $choice }, { $chance } %.
hint-only = Eine andere Wahl gibt es nicht.
hint-alone = Diese Wahl gewinnt einfach am häufigsten.
hint-simulations = { $count ->
    [one] Beruht auf 1 simulierten Partie.
   *[other] Beruht auf { $count } simulierten Partien.
}
hint-less = Der Kern läuft hier interpretiert und simuliert weniger: { $count ->
    [one] 1 simulierte Partie.
   *[other] { $count } simulierte Partien.
}
settings-key-h = was würdest du tun?
hint-pick = { $choice } wählen

server-hint-under-way = Der Tipp für diesen Platz wird schon berechnet.
server-hints-busy = Gerade werden zu viele Tipps berechnet. Versuche es gleich noch einmal.
server-no-hint = Der Tipp hat zu lange gebraucht. Versuche es noch einmal.

## Nidavellir

hint-points = { $points ->
    [one] Das bringt sofort 1 Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
