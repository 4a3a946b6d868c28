# Les décisions autres que les mises et les tavernes : le hall des héros, Thrud, Ylud, Dagda, Bonfur, la pièce d'Uline, les échanges, le Pionnier.

## Partout ici

nid-from-to = de { $from } à { $to }
nid-becomes = devient
nid-ask-you = Vous
nid-help = aide
nid-on-top = sur le dessus : { $card }
nid-ask-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nid-your-army = Votre armée
nid-top-dwarf = Nain dessus
nid-top-card = { $card } dessus
nid-ask-line-complete = Ligne { $line } complète.
nid-line-hero = Vous recrutez aussitôt un héros.
nid-line-hero-due = Vous recrutez un héros.
nid-lines-left = { $lines ->
    [one] Il ne reste que { $lines } ligne.
   *[other] Il ne reste que { $lines } lignes.
}
nid-no-points = aucun point
nid-choose-column = Choisissez une colonne
nid-choose-coin = Choisissez une pièce

## Le hall des héros

nid-ask-hall = Hall des héros
nid-hall-neutral = Neutres : dans la zone de commandement
nid-hero-asked = Recrutez un héros{ $due ->
    [one] {""}
   *[other] , d’autres suivront
}
nid-hero-note = { $lines ->
    [one] { $lines } ligne complète
   *[other] { $lines } lignes complètes
}, { $heroes ->
    [0] encore aucun héros
   *[other] { $heroes } héros chez vous
}. { $open } sur { $all } disponibles.
nid-hero-choose = Choisissez un héros
nid-hero-go = Recruter { $hero }
nid-hero-closed = { $hero }, indisponible
nid-hero-yours = chez vous
nid-ask-hero-out = hors de cette partie
nid-hero-left = { $count ->
    [one] le dernier
   *[other] il en reste { $count }, tous pareils
}
nid-hero-then-coin = puis +{ $plus } pour une pièce
nid-hero-then-discard = puis { $count ->
    [one] un Nain du dessus part
   *[other] { $count } Nains du dessus partent
}
nid-hero-brother = votre { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
nid-hero-waits = fin de l’Âge { $age }
nid-hero-at-end = à la fin
nid-hero-another = et un autre héros
nid-hero-goes = sur vos { $column } : { $before } → { $after } grades, { $from } → { $to } points
nid-hero-goes-discards = sur vos { $column } : { $from } → { $to } points. Puis vous défaussez { $count ->
    [one] le Nain du dessus d’une autre colonne
   *[other] les Nains du dessus de { $count } autres colonnes
}.
nid-hero-goes-lifts = sur vos { $column } : { $from } → { $to } points. Thrud est soulevée, puis reposée.
nid-hero-goes-brother = dans la zone de commandement : avec { $number ->
    [one] ce frère
   *[other] { $number } frères
}, vous gagnez { $points } points
nid-hero-goes-astrid = dans la zone de commandement : vaut votre pièce la plus haute, { $points } pour l’instant
nid-hero-goes-skaa = dans la zone de commandement : { $points } points à la fin
nid-hero-goes-grid = dans la zone de commandement : une de vos pièces augmente aussitôt de { $plus }
nid-hero-goes-uline = dans la zone de commandement : désormais, vous posez vos pièces après les autres
nid-hero-goes-thrud = vous la posez ensuite sur une colonne ; elle n’est jamais recouverte
nid-hero-goes-ylud = attend dans la zone de commandement et rejoint une colonne à la fin de l’Âge { $age }

nid-hero-does-tarah = Un grade portant 14.
nid-hero-does-kraal = Deux grades portant 7 et 0.
nid-hero-does-aral = Deux grades.
nid-hero-does-dagda = Défaussez le Nain du dessus de deux autres colonnes.
nid-hero-does-lokdur = Un grade portant 3.
nid-hero-does-zoral = Trois grades portant 1, 0 et 0.
nid-hero-does-aegur = Deux grades.
nid-hero-does-bonfur = Défaussez le Nain du dessus d’une autre colonne.
nid-hero-does-idunn = Un grade portant 7, et +2 par grade d’Explorateur.
nid-hero-does-hourya = Un grade portant 20.
nid-hero-does-astrid = Vaut votre pièce la plus haute.
nid-hero-does-dwerg = De 1 à 5 frères : 13, 40, 81, 108, 135 ensemble.
nid-hero-does-skaa = 17 points.
nid-hero-does-grid = 7 points. Augmentez aussitôt une pièce de 7.
nid-hero-does-uline = 9 points. Vous posez vos pièces en dernier, face visible.
nid-hero-does-thrud = Un grade sur n’importe quelle colonne, jamais recouvert.
nid-hero-does-ylud = Rejoint une colonne à la fin de l’Âge.

## Thrud et Ylud

nid-put-go = { $hero } sur les { $column }
nid-put-ranks = { $hero } sur vos { $column } : { $before } → { $after } grades
nid-thrud-title = Thrud est dans votre main
nid-thrud-asked = Où posez-vous Thrud ?
nid-thrud-note = Sur n’importe quelle colonne, la même comprise. Elle n’est jamais recouverte.
nid-thrud-no-line = Pas de nouvelle ligne.
nid-thrud-line = La ligne { $line } est complète : vous recrutez un héros. Thrud rapporte 13 à la fin, où qu’elle soit.
nid-thrud-end = Pas de nouvelle ligne. Thrud rapporte 13 à la fin, où qu’elle soit.
nid-ylud-title = Ylud à la fin de l’Âge { $age }
nid-ylud-asked = Quelle colonne Ylud rejoint-elle ?
nid-ylud-asked-move = Ylud reste-t-elle ou change-t-elle de colonne ?
nid-ylud-note = Elle doit rejoindre une colonne, avant l’évaluation. D’autres cartes peuvent la recouvrir.
nid-ylud-note-late = Elle doit rejoindre une colonne, avant le décompte.
nid-ylud-note-move = Son dernier déplacement, avant le décompte. Les points sont comparés à ceux sans déplacement.
nid-ylud-here-lost = { $lost ->
    [one] { $here } ici, { $lost } perdu.
   *[other] { $here } ici, { $lost } perdus.
}
nid-ylud-stay = Elle reste.
nid-ylud-stay-go = Laisser Ylud ici
nid-ylud-stay-under = Rien ne bouge : sous Thrud, avec vos { $column }
nid-ylud-stays = Ylud reste avec vos { $column }
nid-ylud-stays-note = Rien ne bouge.
nid-ylud-lifts = Thrud est soulevée, puis reposée.

## Dagda et Bonfur

nid-dagda-title = Dagda défausse deux cartes
nid-dagda-asked = Quels deux Nains défaussez-vous ?
nid-dagda-note = Les cartes du dessus de deux colonnes différentes, en même temps.
nid-bonfur-title = Bonfur défausse une carte
nid-bonfur-asked = Quel Nain défaussez-vous ?
nid-bonfur-note = La carte du dessus d’une colonne.
nid-discard-go = Défausser { $count ->
    [one] celui-ci
   *[other] ces deux-là
}
nid-discard-choose = Choisissez { $count ->
    [one] une colonne
   *[other] { $count } colonnes
}
nid-discard-lines-stay = Vos lignes restent complètes. Vous gardez vos héros.
nid-discard-lines = { $lines ->
    [0] Il ne reste aucune ligne
    [one] Il reste 1 ligne
   *[other] Il reste { $lines } lignes
}. Vous gardez vos héros.

## La pièce d’Uline

nid-lay-title = Uline : votre pièce vient en dernier
nid-lay-asked = Quelle pièce posez-vous au { $tavern } ?
nid-lay-note = Celles des autres sont visibles. La vôtre est aussitôt définitive.
nid-lay-go = Poser le { $coin }
nid-lay-left = Reste dans votre main : { $coins }.
nid-lay-last = Vous jouez en dernier
nid-lay-place = Vous jouez { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en cinquième
}
nid-lay-tie = à égalité avec { $names } : votre gemme { $gem } compte
nid-lay-gem = ensuite, vous avez la gemme { $gem }
nid-lay-after = après { $name }, sans égalité
nid-lay-first = premier choix, sans égalité
nid-lay-trades = puis vous échangez deux pièces de votre main
nid-tavern-here = maintenant
nid-tavern-later = plus tard

## Transformer et échanger

nid-place-tavern = Sur une taverne
nid-place-hand = Main
nid-place-pouch = Bourse
nid-place-up = { $place }, visible
nid-place-here = { $place }, ici
nid-place-down = { $place }, cachée
nid-transform-title = Transformer une pièce de +{ $plus }
nid-transform-asked = Quelle pièce augmente de { $plus } ?
nid-transform-note = La pièce est montrée et défaussée ; la nouvelle prend sa place, tournée du même côté.
nid-transform-go = Transformer le { $coin }
nid-transform-becomes = { $place } : votre { $coin } devient { $gets }
nid-coin-gone = Le { $coin } quitte la partie.
nid-coin-back = Le { $coin } retourne au Trésor Royal.
nid-coin-known = Tout le monde connaîtra le { $coin }.
nid-coin-missing = plus de { $wanted } : vous recevez le { $gets }
nid-coin-stands = l’ordre ne change pas
nid-coin-seen = cachée, mais connue de tous
nid-trade-title = Uline : vous échangez deux pièces de votre main
nid-trade-asked = Quelles deux pièces échangez-vous ?
nid-trade-note = Vous recevez la pièce de leur somme et gardez la plus basse.
nid-trade-go = Échanger le { $high } et le { $low }
nid-trade-choose = Choisissez { $count ->
    [one] encore une pièce
   *[other] { $count } pièces
}
nid-trade-pick = à échanger ?
nid-trade-second = et quelle autre ?
nid-trade-brings = { $high } + { $low } : le { $gets }
nid-trade-hand = Ensuite dans votre main : { $coins }
nid-trade-drop = Vous choisirez ensuite le 5 à défausser.
nid-drop-title = Un échange de deux 5
nid-drop-asked = Quel 5 défaussez-vous ?
nid-drop-note = 5 + 5 donne le { $gets } dans tous les cas.
nid-drop-basic = 5 de base
nid-drop-choose = Choisissez un 5
nid-drop-go = Défausser le { $coin }
nid-drop-leaves = Vous défaussez le { $coin }
nid-drop-keep = Vous gardez le { $coin }
nid-drop-have = Vous avez le { $coin } et le { $gets }
nid-drop-same = Les deux se valent pour vous. Cela décide seulement si un 5 retourne au Trésor Royal.

## Le Pionnier

nid-keep-title = { $distinction } : trois cartes de l’Âge 2
nid-keep-asked = Quelle carte gardez-vous ?
nid-keep-note = Elle est montrée à tous. Puis tout le paquet est mélangé.
nid-keep-only-you = Vous seul voyez ces trois cartes. Les deux autres retournent au paquet sans être montrées.
nid-keep-choose = Choisissez une carte
nid-keep-go = Garder { $card }
nid-keep-coin = +{ $plus } pour une pièce
nid-keep-hero = un héros
nid-keep-offering = une de vos pièces augmente de { $plus }
nid-keep-ranks = { $column } : { $before } → { $after } grades, { $signed } points
nid-keep-line = La ligne { $line } est complète : vous recrutez un héros.
nid-keep-others = Les deux autres retournent au paquet sans être montrées.
