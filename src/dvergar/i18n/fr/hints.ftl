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
hint-bid = { $coin } → { $tavern }

server-hint-under-way = Un conseil pour cette place est déjà en préparation.
server-hints-busy = Trop de conseils sont en préparation. Réessayez dans un instant.
server-no-hint = Aucun conseil n’est venu à temps. Réessayez.

## Nidavellir

hint-points = { $points ->
    [one] Cela rapporte aussitôt 1 point.
   *[other] Cela rapporte aussitôt { $points } points.
}
hint-points-lost = { $points ->
    [one] Le deuxième choix coûte aussitôt 1 point.
   *[other] Le deuxième choix coûte aussitôt { $points } points.
}
hint-coins = Vous recevez la pièce { $coin } : { $points } de plus qu’avant.
hint-plus = Une de vos pièces augmente de { $plus }.
hint-order = { $number ->
    [one] Vous y choisissez en premier.
   *[other] Votre rang dans l’ordre y est : { $number }.
}
hint-line = Cela complète la ligne { $line } : un héros vous rejoint.
hint-nearer = { $count ->
    [one] Il ne manque alors plus qu’un grade pour le prochain héros.
   *[other] Il manque alors { $count } grades pour le prochain héros.
}
hint-majority = { $column } : personne n’en a alors autant que vous.
hint-majority-lost = { $column } : après le deuxième choix, vous n’auriez plus la majorité.
hint-denied = { $points ->
    [one] { $card } rapporterait 1 point à { $seat }.
   *[other] { $card } rapporterait { $points } points à { $seat }.
}
hint-stake = { $points ->
    [one] { $tavern } : la pièce { $coin } vise { $card }, qui vous rapporte 1 point.
   *[other] { $tavern } : la pièce { $coin } vise { $card }, qui vous rapporte { $points } points.
}
hint-rival = { $points ->
    [one] { $tavern } : { $card } rapporterait 1 point à { $seat }.
   *[other] { $tavern } : { $card } rapporterait { $points } points à { $seat }.
}
hint-trade = Votre bourse s’échange contre la pièce { $coin } : { $points } de plus qu’avant.

## Dwarf

hint-gains = Cela donne { $gains }.
hint-help = Cela amène deux renforts à cette manche.
hint-lead = { $good } : vous êtes alors en tête.
hint-lead-lost = { $good } : après le deuxième choix, vous ne seriez plus en tête.
hint-short = Pour le deuxième choix, { $card }, il vous manque { $goods }.
hint-spoiled = Le deuxième choix, { $card }, ne donnerait rien à cause des monstres.
hint-no-effect = Le deuxième choix, { $action }, serait sans effet maintenant.
hint-saved = Cela empêche les monstres de vous prendre { $goods }.
hint-lost = Après le deuxième choix, les monstres vous frappent : { $gains }.
hint-glory = Le deuxième choix donne { $glory } gloire à votre adversaire.
hint-answer = Après le deuxième choix, { $seat } répond au lieu { $location }, { $card }.
hint-taken = Sinon, { $seat } pourrait prendre { $card } au lieu { $location }.
