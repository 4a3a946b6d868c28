# Les raisons d’un conseil.

hint-bid = { $coin } → { $tavern }
hint-points-lost = { $points ->
    [one] Le deuxième choix coûte aussitôt 1 point.
   *[other] Le deuxième choix coûte aussitôt { $points } points.
}
hint-coins = Vous recevez la pièce { $coin } : { $points } de plus qu’avant.
hint-plus = Une de vos pièces augmente de { $plus }.
hint-order = { $number ->
    [one] Vous y choisissez en premier.
   *[other] Vous y choisissez en { $number }e.
}
hint-line = Cela complète la ligne { $line } : vous recrutez un héros.
hint-nearer = { $count ->
    [one] Il ne manque alors plus que { $count } grade pour le prochain héros.
   *[other] Il manque alors { $count } grades pour le prochain héros.
}
hint-majority = { $column } : vous êtes alors seul à en avoir le plus.
hint-majority-lost = { $column } : après le deuxième choix, vous ne seriez plus seul à en avoir le plus.
hint-denied = { $points ->
    [one] { $card } rapporterait 1 point à { $seat }.
   *[other] { $card } rapporterait { $points } points à { $seat }.
}
hint-stake = { $points ->
    [one] { $tavern } : la pièce { $coin } vise { $card }, qui vous rapporte 1 point.
   *[other] { $tavern } : la pièce { $coin } vise { $card }, qui vous rapporte { $points } points.
}
hint-rival = { $points ->
    [one] { $tavern } : { $card } rapporterait 1 point à { $seat }.
   *[other] { $tavern } : { $card } rapporterait { $points } points à { $seat }.
}
hint-trade = Votre bourse s’échange contre la pièce { $coin } : { $points } de plus qu’avant.
