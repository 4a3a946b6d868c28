# Ce que dit la page dans le hall des héros, aux décisions particulières de Nidavellir et sur la feuille de score.

## Partout ici

web-special-from-to = de { $from } à { $to }
web-special-becomes = devient
web-special-you = Vous
web-special-help = aide
web-special-on-top = sur le dessus : { $card }
web-special-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
web-special-your-army = Votre armée
web-special-top-dwarf = Nain dessus
web-special-top-card = { $card } dessus
web-special-line-complete = Ligne { $line } complète.
web-special-line-hero = Un héros vient aussitôt.
web-special-line-hero-due = Un héros est dû.
web-special-lines-left = Lignes restantes : { $lines }.
web-special-no-points = aucun point
web-special-choose-column = Choisissez une colonne
web-special-choose-coin = Choisissez une pièce

## Le hall des héros

web-special-hall = Hall des héros
web-special-hall-neutral = Sans classe : dans la zone de commandement
web-special-hero-asked = Recrutez un héros{ $due ->
    [one] {""}
   *[other] , d’autres sont dus
}
web-special-hero-note = { $lines ->
    [one] { $lines } ligne complète
   *[other] { $lines } lignes complètes
}, { $heroes ->
    [0] aucun héros chez vous
    [one] 1 héros chez vous
   *[other] { $heroes } héros chez vous
}. { $open } sur { $all } peuvent venir.
web-special-hero-choose = Choisissez un héros
web-special-hero-go = Recruter { $hero }
web-special-hero-closed = { $hero }, impossible
web-special-hero-yours = chez vous
web-special-hero-out = hors de cette partie
web-special-hero-left = { $count ->
    [one] le dernier
   *[other] encore { $count }, tous pareils
}
web-special-hero-then-coin = puis une pièce +{ $plus }
web-special-hero-then-discard = puis { $count ->
    [one] un Nain du dessus part
   *[other] { $count } Nains du dessus partent
}
web-special-hero-brother = votre { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
web-special-hero-waits = fin de l’Âge { $age }
web-special-hero-at-end = à la fin
web-special-hero-another = et un autre héros
web-special-hero-goes = sur vos { $column } : { $before } → { $after } grades, { $from } → { $to } points
web-special-hero-goes-discards = sur vos { $column } : { $from } → { $to } points. Puis vous défaussez { $count ->
    [one] le Nain du dessus d’une autre colonne
   *[other] les Nains du dessus de { $count } autres colonnes
}.
web-special-hero-goes-lifts = sur vos { $column } : { $from } → { $to } points. Thrud est soulevée, puis reposée.
web-special-hero-goes-brother = dans la zone de commandement : avec { $number ->
    [one] ce frère
   *[other] { $number } frères
}, vous gagnez { $points } points
web-special-hero-goes-astrid = dans la zone de commandement : vaut votre pièce la plus haute, { $points } pour l’instant
web-special-hero-goes-skaa = dans la zone de commandement : { $points } points à la fin
web-special-hero-goes-grid = dans la zone de commandement : une de vos pièces gagne { $plus } aussitôt
web-special-hero-goes-uline = dans la zone de commandement : désormais, vous posez vos pièces après les autres
web-special-hero-goes-thrud = vous la posez ensuite sur une colonne ; elle n’est jamais recouverte
web-special-hero-goes-ylud = attend dans la zone de commandement et rejoint une colonne à la fin de l’Âge { $age }

web-special-hero-does-tarah = Un grade portant 14.
web-special-hero-does-kraal = Deux grades portant 7 et 0.
web-special-hero-does-aral = Deux grades.
web-special-hero-does-dagda = Défaussez le Nain du dessus de deux autres colonnes.
web-special-hero-does-lokdur = Un grade portant 3.
web-special-hero-does-zoral = Trois grades portant 1, 0 et 0.
web-special-hero-does-aegur = Deux grades.
web-special-hero-does-bonfur = Défaussez le Nain du dessus d’une autre colonne.
web-special-hero-does-idunn = 7, et +2 par grade d’Explorateur.
web-special-hero-does-hourya = Un grade portant 20.
web-special-hero-does-astrid = Vaut votre pièce la plus haute.
web-special-hero-does-dwerg = De 1 à 5 frères : 13, 40, 81, 108, 135 ensemble.
web-special-hero-does-skaa = 17 points.
web-special-hero-does-grid = 7 points. Augmentez aussitôt une pièce de 7.
web-special-hero-does-uline = 9 points. Vous posez vos pièces en dernier, face visible.
web-special-hero-does-thrud = Un grade sur n’importe quelle colonne, jamais recouvert.
web-special-hero-does-ylud = Rejoint une colonne à la fin de l’Âge.

## Thrud et Ylud

web-special-put-go = { $hero } sur les { $column }
web-special-put-ranks = { $hero } sur vos { $column } : { $before } → { $after } grades
web-special-thrud-title = Thrud est dans votre main
web-special-thrud-asked = Où posez-vous Thrud ?
web-special-thrud-note = Sur n’importe quelle colonne, la même comprise. Elle n’est jamais recouverte.
web-special-thrud-no-line = Pas de ligne.
web-special-thrud-line = La ligne { $line } est complète : un héros est dû. Elle rapporte 13 à la fin, où qu’elle soit.
web-special-thrud-end = Pas de nouvelle ligne. Elle rapporte 13 à la fin, où qu’elle soit.
web-special-ylud-title = Ylud à la fin de l’Âge { $age }
web-special-ylud-asked = Quelle colonne Ylud rejoint-elle ?
web-special-ylud-asked-move = Ylud reste-t-elle ou change-t-elle de colonne ?
web-special-ylud-note = Elle doit rejoindre une colonne, avant l’évaluation. D’autres cartes peuvent la recouvrir.
web-special-ylud-note-late = Elle doit rejoindre une colonne, avant le décompte.
web-special-ylud-note-move = Son dernier mouvement, avant le décompte. Les points se comparent à rester.
web-special-ylud-here-lost = { $here } ici, { $lost } perdus.
web-special-ylud-stay = Reste.
web-special-ylud-stay-go = Laisser Ylud
web-special-ylud-stay-under = Rien ne bouge : sous Thrud, avec vos { $column }
web-special-ylud-stays = Ylud reste avec vos { $column }
web-special-ylud-stays-note = Rien ne bouge.
web-special-ylud-lifts = Thrud est soulevée, puis reposée.

## Dagda et Bonfur

web-special-dagda-title = Dagda défausse deux cartes
web-special-dagda-asked = Quels deux Nains partent ?
web-special-dagda-note = Les cartes du dessus de deux colonnes différentes, ensemble.
web-special-bonfur-title = Bonfur défausse une carte
web-special-bonfur-asked = Quel Nain part ?
web-special-bonfur-note = La carte du dessus d’une colonne.
web-special-discard-go = Défausser { $count ->
    [one] celui-ci
   *[other] ces deux-là
}
web-special-discard-choose = Choisissez { $count ->
    [one] une colonne
   *[other] { $count } colonnes
}
web-special-discard-lines-stay = Vos lignes restent. Les héros déjà là restent aussi.
web-special-discard-lines = { $lines ->
    [0] Il ne reste aucune ligne
    [one] Il reste 1 ligne
   *[other] Il reste { $lines } lignes
}. Les héros déjà là restent.

## La pièce d’Uline

web-special-lay-title = Uline : votre pièce vient en dernier
web-special-lay-asked = Quelle pièce posez-vous au { $tavern } ?
web-special-lay-note = Les autres sont visibles. La vôtre est définitive.
web-special-lay-go = Poser le { $coin }
web-special-lay-left = Il reste dans votre main : { $coins }.
web-special-lay-last = Vous jouez en dernier
web-special-lay-place = Vous jouez { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en cinquième
}
web-special-lay-tie = à égalité avec { $names } : votre gemme { $gem } compte
web-special-lay-gem = ensuite, vous avez la gemme { $gem }
web-special-lay-after = après { $name }, sans égalité
web-special-lay-first = premier choix, sans égalité
web-special-lay-trades = puis vous échangez deux pièces de la main
web-special-tavern-here = maintenant
web-special-tavern-later = plus tard

## Transformer et échanger

web-special-place-tavern = Sur une taverne
web-special-place-hand = Main
web-special-place-pouch = Bourse
web-special-place-up = { $place }, visible
web-special-place-here = { $place }, ici
web-special-place-down = { $place }, cachée
web-special-transform-title = Transformer une pièce de +{ $plus }
web-special-transform-asked = Quelle pièce gagne { $plus } ?
web-special-transform-note = La pièce est montrée et part ; la nouvelle prend sa place, du même côté.
web-special-transform-go = Transformer le { $coin }
web-special-transform-becomes = { $place } : votre { $coin } devient { $gets }
web-special-coin-gone = Le { $coin } quitte la partie.
web-special-coin-back = Le { $coin } retourne au Trésor.
web-special-coin-known = Tous connaissent alors le { $coin }.
web-special-coin-missing = plus de { $wanted } : le { $gets } vient
web-special-coin-stands = l’ordre ne change pas
web-special-coin-seen = cachée, mais connue de tous
web-special-trade-title = Uline échange deux pièces de la main
web-special-trade-asked = Quelles deux pièces échangez-vous ?
web-special-trade-note = Vous recevez la pièce de leur somme et gardez la plus basse.
web-special-trade-go = Échanger { $high } et { $low }
web-special-trade-choose = Choisissez { $count ->
    [one] encore une pièce
   *[other] { $count } pièces
}
web-special-trade-pick = à échanger ?
web-special-trade-second = et quelle autre ?
web-special-trade-brings = { $high } + { $low } : le { $gets }
web-special-trade-hand = Ensuite dans votre main : { $coins }
web-special-trade-drop = Vous direz ensuite quel 5 part.
web-special-drop-title = Un échange de deux 5
web-special-drop-asked = Quel 5 part ?
web-special-drop-note = 5 + 5 donne le { $gets } dans tous les cas.
web-special-drop-basic = 5 de base
web-special-drop-choose = Choisissez un 5
web-special-drop-go = Céder le { $coin }
web-special-drop-leaves = Le { $coin } part
web-special-drop-keep = Vous gardez le { $coin }
web-special-drop-have = Vous avez le { $coin } et le { $gets }
web-special-drop-same = La même valeur pour vous. Cela décide seulement si un 5 revient au Trésor.

## Le Pionnier

web-special-keep-title = { $distinction } : trois cartes de l’Âge 2
web-special-keep-asked = Quelle carte gardez-vous ?
web-special-keep-note = Elle devient visible. Puis tout le paquet est mélangé.
web-special-keep-only-you = Vous seul voyez ces trois cartes. Les deux autres retournent au paquet sans être montrées.
web-special-keep-choose = Choisissez une carte
web-special-keep-go = Garder { $card }
web-special-keep-coin = +{ $plus } pour une pièce
web-special-keep-hero = un héros
web-special-keep-offering = une de vos pièces gagne { $plus }
web-special-keep-ranks = { $column } : { $before } → { $after } grades, { $signed } points
web-special-keep-line = La ligne { $line } est complète : un héros est dû.
web-special-keep-others = Les deux autres retournent au paquet sans être montrées.

## La feuille de score

web-special-over = Partie terminée
web-special-sheet-you-win = Vous gagnez avec { $lead } d’avance
web-special-sheet-wins = { $name } gagne avec { $lead } d’avance
web-special-sheet-share = { $names } et { $name } gagnent ensemble
web-special-sheet-your-place = Vous êtes { $place ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
   *[other] à la cinquième place
} avec { $points } points.
web-special-sheet-about = Nidavellir à { $players }.
web-special-sheet-best = le plus dans cette partie
web-special-sheet-caption = Score final, partie par partie
web-special-sheet-part = Partie
web-special-sheet-total = Somme
web-special-sheet-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
web-special-sheet-shared = { $place ->
    [1] 1re place ex æquo
   *[other] { $place }e place ex æquo
}
web-special-sheet-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
web-special-sheet-neutral = Héros neutres
web-special-sheet-warrior-coin = { $points } + pièce { $coin }
web-special-sheet-square = { $ranks } × { $ranks }
web-special-sheet-product = { $points } × { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
web-special-sheet-idunn = { $points } + Idunn { $idunn }
web-special-sheet-hero = { $hero } { $points }
web-special-sheet-brothers = { $count ->
    [one] { $count } Dwerg
   *[other] { $count } Dwergs
} { $points }
web-special-sheet-coins = { $coins }
web-special-sheet-gem = gemme 6 : +{ $points }
web-special-sheet-none = aucun
web-special-sheet-won-where = Où la partie s’est jouée
web-special-sheet-won-by = { $part } : { $name } { $points }, { $other } { $fewer }.
web-special-sheet-won-tie = La même somme à la fin : une victoire partagée.
web-special-sheet-heroes = Héros
web-special-sheet-distinctions = Distinctions
web-special-sheet-no-distinction = personne
web-special-sheet-proof = La donne peut être vérifiée
web-special-sheet-proof-text = Avant la partie, le serveur était lié à ce nombre. L’enregistrement montre que personne n’a choisi la donne.
web-special-sheet-proof-number = Engagement
web-special-sheet-record = Enregistrer la partie
