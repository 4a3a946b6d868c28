# Que feriez-vous ? Le choix d’un bot fort, ses chances, le deuxième meilleur choix, et pourquoi.

hint-ask = Que feriez-vous ?
hint-key = conseil
hint-thinking = Réflexion en cours…
hint-choice = { $choice } : { $chance } % de chances de gagner
hint-choice-only = { $choice }
hint-next = Deuxième choix : { $choice }, { $chance } %.
hint-close = Tout aussi bon : { $choice }, { $chance } %.
hint-only = Il n’y a pas d’autre choix.
hint-alone = C’est simplement le choix qui gagne le plus souvent.
hint-simulations = { $count ->
    [one] { $count } partie simulée.
   *[other] { $count } parties simulées.
}
hint-less = Le noyau est interprété ici et simule moins : { $count ->
    [one] { $count } partie simulée.
   *[other] { $count } parties simulées.
}
settings-key-h = que feriez-vous ?
hint-pick = Choisir { $choice }

server-hint-under-way = Un conseil pour cette place est déjà en préparation.
server-hints-busy = Trop de conseils sont en préparation. Réessayez dans un instant.
server-no-hint = Le conseil a pris trop de temps. Réessayez.

## Nidavellir

hint-points = { $points ->
    [one] Cela rapporte aussitôt { $points } point.
   *[other] Cela rapporte aussitôt { $points } points.
}
