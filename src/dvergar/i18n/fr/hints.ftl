# Que feriez-vous ? Le choix d’un robot fort, ses chances, le deuxième meilleur choix, et pourquoi.

hint-ask = Que feriez-vous ?
hint-key = conseil
hint-thinking = Réflexion en cours …
hint-choice = { $choice } : { $chance } % de chances de gagner
hint-choice-only = { $choice }
hint-next = Juste derrière : { $choice }, { $chance } %.
hint-close = Aussi bon : { $choice }, { $chance } %.
hint-only = Il n’y a pas d’autre choix.
hint-alone = Aucun chiffre isolé ne l’explique, seules les chances parlent.
hint-simulations = { $count ->
    [one] Une suite de partie jouée en pensée.
   *[other] { $count } suites de partie jouées en pensée.
}
hint-less = Le noyau est interprété ici et réfléchit moins : { $count ->
    [one] une suite de partie jouée en pensée.
   *[other] { $count } suites de partie jouées en pensée.
}
settings-key-h = que feriez-vous ?
hint-pick = Choisir { $choice }

server-hint-under-way = Un conseil pour cette place est déjà en préparation.
server-hints-busy = Trop de conseils sont en préparation. Réessayez dans un instant.
server-no-hint = Aucun conseil n’est venu à temps. Réessayez.

## Nidavellir

hint-points = { $points ->
    [one] Cela rapporte aussitôt 1 point.
   *[other] Cela rapporte aussitôt { $points } points.
}
