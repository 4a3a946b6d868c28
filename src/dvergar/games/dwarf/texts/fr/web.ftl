# Ce que seule la page dit à une table de Dwarf.

## Noms là où la place manque

dwarf-web-name-forge-axe = Hache
dwarf-web-name-forge-crown = Couronne
dwarf-web-name-forge-dagger = Dague
dwarf-web-name-forge-mace = Masse
dwarf-web-name-forge-armour = Armure
dwarf-web-name-forge-diadem = Diadème
dwarf-web-name-forge-helm = Heaume
dwarf-web-name-forge-sword = Épée
dwarf-web-name-get-help = Renfort
dwarf-web-place = { $location } { $card }
dwarf-web-you = Vous

## Où en est-on

dwarf-web-title = Dwarf : la table
dwarf-web-where = Manche { $round }
dwarf-web-your-turn = à vous
dwarf-web-stage-setup = mise en place
dwarf-web-stage-mining = pioche
dwarf-web-stage-first = premiers ouvriers
dwarf-web-stage-answer = son coup
dwarf-web-stage-second = seconds ouvriers
dwarf-web-stage-help = renforts
dwarf-web-stage-defend = monstres
dwarf-web-stage-mine = extraction
dwarf-web-stage-forge = forge
dwarf-web-stage-home = fin de la manche
dwarf-web-stage-end = fin de la partie
dwarf-web-mustered = Armée levée : pas d’attaque
dwarf-web-mines-closed = Pillards orcs : Mine fermée
dwarf-web-in-mountain = cartes dans la Montagne

## La mine

dwarf-web-mine = La Mine
dwarf-web-mine-1 = Première mine
dwarf-web-mine-2 = Seconde mine
dwarf-web-which-mine = Quelle mine
dwarf-web-mountain-name = Montagne
dwarf-web-mountain = Montagne { $cards }, { $rounds ->
    [0] dernière manche
    [one] environ { $rounds } manche
   *[other] environ { $rounds } manches
}
dwarf-web-mountain-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $rounds ->
    [0] dernière manche
    [one] environ { $rounds } manche
   *[other] environ { $rounds } manches
}
dwarf-web-location = Emplacement { $location }, { $card }.
dwarf-web-stands = { $name } : ouvrier { $worker }{ $spent ->
    [true] , épuisé.
   *[other] .
}
dwarf-web-leaf = Feuilleter la pile de l’emplacement { $location } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dwarf-web-about = Qu’est-ce que c’est ? { $thing }
dwarf-web-helpers = { $count ->
    [one] { $count } renfort
   *[other] { $count } renforts
}
dwarf-web-strikes = Attaque
dwarf-web-strikes-round = Attaque cette manche
dwarf-web-strikes-name = { $card } attaque
dwarf-web-strikes-now = Attaque cette manche.
dwarf-web-several = { $count } × { $name }
dwarf-web-attack = Si personne n’est là : { $attack }.
dwarf-web-yours = Votre ouvrier est là.
dwarf-web-short = à trouver

## Ce qu’un emplacement vous apporterait

dwarf-web-change = { $good } { $from } → { $to }
dwarf-web-then-card = Dessous : { $card }.
dwarf-web-now-gets = { $changes }.
dwarf-web-now-pays = Vous pouvez payer : { $changes }.
dwarf-web-now-short = Il manque { $goods } : vous n’auriez rien.
dwarf-web-now-later = Il manque { $goods } pour l’instant, mais vous pourrez payer à temps.
dwarf-web-now-spoiled-orcs = Les Pillards orcs attaquent avant : vous n’auriez rien.
dwarf-web-now-spoiled-losses = Vous pouvez payer maintenant, mais plus après les attaques.
dwarf-web-now-help = Deux ouvriers de plus cette manche.
dwarf-web-now-blocks = Ici, un renfort ne fait qu’occuper l’emplacement.
dwarf-web-now-keeps = Vous gardez { $goods } et gagnez 1 point de gloire.
dwarf-web-now-guards = Vous l’arrêtez et gagnez 1 point de gloire.
dwarf-web-now-mustered = Pas d’attaque cette manche. Vous gagnez 1 point de gloire.

## Actions spéciales

dwarf-web-specials = Actions spéciales
dwarf-web-specials-cost = Coûtent les deux ouvriers, ou un seul et 4 points de gloire.
dwarf-web-specials-cost-you = Coûtent les deux ouvriers, ou un seul et 4 points de gloire (vous en avez { $glory }).
dwarf-web-specials-left = { $left ->
    [0] Vous avez pris les trois de cette partie.
    [one] Vous pouvez encore en prendre { $left } dans cette partie.
   *[other] Vous pouvez encore en prendre { $left } dans cette partie.
}
dwarf-web-specials-first = Seulement avec votre premier ouvrier de la manche.
dwarf-web-pile = Paquet { $pile }
dwarf-web-left = { $left ->
    [0] vide
   *[other] reste { $left }
}
dwarf-web-lands = Puis se pose sur le { $location } : { $card }.
dwarf-web-lands-short = → { $location } { $card }
dwarf-web-no-effect = Sans effet maintenant.
dwarf-web-early = { $count ->
    [one] Résolution anticipée là-bas : { $names }.
   *[other] Résolutions anticipées là-bas : { $names }.
}
dwarf-web-gives-glory = { $glory ->
    [one] Lui donne { $glory } point de gloire.
   *[other] Lui donne { $glory } points de gloire.
}
dwarf-web-special-muster-an-army = Aucun monstre n’attaque cette manche.
dwarf-web-special-hold-a-council = Toutes les cartes du dessus qui en couvrent d’autres retournent dans la Montagne.
dwarf-web-special-sell-an-item = 1 objet contre 5 ressources au choix.
dwarf-web-special-past-glories = Faites passer une carte enfouie sur le dessus.
dwarf-web-special-special-order = Payez 5 ressources, au moins une de chaque, pour un objet.
dwarf-web-special-turn-back = Une carte du dessus retourne dans la Montagne et votre ouvrier prend sa place.
dwarf-web-special-apprentice = Votre ouvrier rejoint un ouvrier adverse.
dwarf-web-special-collapse-the-shafts = Chaque carte du dessus passe sous sa pile.
dwarf-web-special-run-amok = Chaque pile est mélangée.

## Joueurs

dwarf-web-players = Joueurs
dwarf-web-start-marker = Marqueur de premier joueur
dwarf-web-workers = { $left ->
    [one] encore { $left } ouvrier
   *[other] encore { $left } ouvriers
}{ $paid ->
    [0] {""}
    [one] , { $paid } payé
   *[other] , { $paid } payés
}
dwarf-web-claim = 2 renforts
dwarf-web-goods = Biens
dwarf-web-leads-alone = en tête
dwarf-web-leads-count = { $count ->
    [one] { $count } catégorie
   *[other] { $count } catégories
}
dwarf-web-decide = Acier, or et objets décident.
dwarf-web-leads = { $name } mène : { $goods }.
dwarf-web-you-lead = Vous menez : { $goods }.
dwarf-web-nobody-leads = Personne ne mène encore.
dwarf-web-now = maintenant
dwarf-web-then = { $at ->
    [1] ensuite
   *[other] dans { $at }
}
dwarf-web-just-now = À l’instant

## En solo

dwarf-web-opponent = Adversaire
dwarf-web-ladder-step = { $step ->
    [1] premier de l’échelle
    [2] deuxième de l’échelle
   *[other] sommet de l’échelle
}
dwarf-web-renown = { $glory ->
    [one] { $glory } point de gloire sur { $renown } : avec { $renown }, il gagne aussitôt.
   *[other] { $glory } points de gloire sur { $renown } : avec { $renown }, il gagne aussitôt.
}
dwarf-web-next-answer = Son prochain coup
dwarf-web-answer-choose = Chaque emplacement montre où il irait. Choisissez-en un pour savoir pourquoi.
dwarf-web-if-place = Si vous prenez { $place } :
dwarf-web-if-special = Si vous prenez { $action } :
dwarf-web-he-goes = il va sur l’emplacement { $place }.
dwarf-web-he-stays-out = il laisse son ouvrier de côté.
dwarf-web-answer-open = son coup dépend de ce qui se passe avant.
dwarf-web-his-helpers = Ses renforts vont sur { $locations }.
dwarf-web-would-answer = Il irait sur le { $location }.
dwarf-web-answers-on = il va sur le
dwarf-web-he-comes = il vient ici
dwarf-web-his-helper-comes = son renfort
dwarf-web-next = prévu
dwarf-web-why = Pourquoi il est allé sur le { $location }
dwarf-web-why-out = Pourquoi il reste de côté
dwarf-web-not-moved = Il n’a pas encore joué
dwarf-web-no-answer = Il ne répond pas à votre second ouvrier.
dwarf-web-ladder = Votre échelle
dwarf-web-won = { $won ->
    [one] { $won } victoire sur { $games }
   *[other] { $won } victoires sur { $games }
}
dwarf-web-not-met = jamais rencontré

## Ce qui est demandé

dwarf-web-ask-act = Posez votre premier ouvrier
dwarf-web-ask-second = Posez votre second ouvrier
dwarf-web-ask-helper = { $worker ->
    [4] Où placez-vous votre quatrième ouvrier ?
   *[other] Où placez-vous votre troisième ouvrier ?
}
dwarf-web-hint-act = Sur un emplacement libre, ou prenez une Action spéciale.
dwarf-web-hint-second = Sur un emplacement libre, ou laissez-le de côté.
dwarf-web-hint-helper = Sur un emplacement libre, ou laissez-le de côté.
dwarf-web-wait = Un instant…
dwarf-web-wait-act = { $name } pose un premier ouvrier
dwarf-web-wait-second = { $name } pose un second ouvrier
dwarf-web-wait-helper = { $name } pose un renfort
dwarf-web-wait-other = { $name } décide
dwarf-web-chosen = Choisi : { $place }.
dwarf-web-chosen-pass = Votre ouvrier reste de côté dans cette manche.
dwarf-web-pays-both = Coûte les deux ouvriers.
dwarf-web-pays-glory = Coûte un ouvrier et 4 points de gloire.
dwarf-web-will-strike = { $count ->
    [one] Attaque à venir : { $monsters }.
   *[other] Attaques à venir : { $monsters }.
}
dwarf-web-then-lost = puis
dwarf-web-leave-out = Laisser de côté
dwarf-web-go-choose = Choisissez un emplacement
dwarf-web-go-choose-place = Choisissez un emplacement
dwarf-web-go-place = Poser sur le { $location }
dwarf-web-go-leave-out = Laisser de côté
dwarf-web-go-special = Prendre { $action }
