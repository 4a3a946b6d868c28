# Reasons of a hint.

hint-bid = { $coin } → { $tavern }
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
