# La table de Nidavellir dans le navigateur.

nid-title = Nidavellir
nid-you = Vous
nid-where = { $where }, { $tavern }
nid-open = Ouvrir
nid-close = Fermer
nid-back = Retour
nid-just-now = À l’instant
nid-what-is = Qu’est-ce que c’est : { $name } ?
nid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Tavernes

nid-taverns = Tavernes
nid-tavern-label = Taverne { $number }, { $name }
nid-tavern-moment = Taverne { $number }, { $name }, { $moment }
nid-tavern-order = { $number ->
    [1] première
    [2] deuxième
   *[other] troisième
}
nid-now = en cours
nid-done = terminée
nid-to-come = à venir
nid-done-mine = terminée : vous avez { $card }
nid-next-mine = votre pièce { $coin } y est posée
nid-cards = Cartes
nid-cards-left = { $count ->
    [one] Reste { $count } carte, { $you ->
        [yes] à vous
       *[no] { $name } choisit
    }
   *[other] Restent { $count } cartes, { $you ->
        [yes] à vous
       *[no] { $name } choisit
    }
}
nid-cards-here = { $count ->
    [one] Reste { $count } carte
   *[other] Restent { $count } cartes
}
nid-took = { $you ->
    [yes] Vous avez pris
   *[no] { $name } a pris
}
nid-paid = { $traded ->
    [yes] { $card }, échange fait
   *[no] { $card }
}
nid-sealed = mise faite
nid-not-yet = pas encore
nid-known-coin = cachée mais connue : pièce
nid-lays-later = posera plus tard (Uline)
nid-lays-now = pose maintenant
nid-revealed = révélée

## Ce qu’apporte une carte

nid-a-coin = pour une pièce
nid-a-hero = un héros
nid-offering-brings = une de vos pièces augmente de { $plus }
nid-brings = { $before } → { $after } points, { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
nid-brings-line = { $before } → { $after } points, ligne { $line } complète

## L’ordre à une taverne

nid-order = Ordre de jeu
nid-has-played = a joué
nid-chooses = { $you ->
    [yes] choisissez
   *[no] choisit
}
nid-decides = { $you ->
    [yes] décidez
   *[no] décide
}
nid-plays = { $last ->
    [yes] { $trades ->
        [yes] en dernier, puis échange
       *[no] joue en dernier
    }
   *[no] { $trades ->
        [yes] joue en { $place ->
            [1] 1er
           *[other] { $place }e
        }, puis échange
       *[no] joue en { $place ->
            [1] 1er
           *[other] { $place }e
        }
    }
}
nid-plays-short = { $last ->
    [yes] en dernier
   *[no] en { $place ->
        [1] 1er
       *[other] { $place }e
    }
}
nid-tie = Égalité sur le { $coin } :
nid-before = avant
nid-will-swap = elles s’échangent quand tous ont joué
nid-no-swap = personne n’échange
nid-gets-gem = { $name } reçoit la gemme { $gem }.

## Miser

nid-bid = Misez : une pièce sur chaque taverne
nid-bid-where = Misez : où va votre pièce { $coin } ?
nid-bid-ready = Misez : est-ce bien votre mise ?
nid-bid-sealed = Votre mise est faite
nid-bid-change = Changer votre mise ?
nid-bid-go = Valider la mise
nid-bid-again = Changer la mise
nid-place-more = { $count ->
    [one] Posez encore { $count } pièce
   *[other] Posez encore { $count } pièces
}
nid-taverns-left = { $count ->
    [one] Encore { $count } taverne.
   *[other] Encore { $count } tavernes.
} Les deux pièces gardées vont dans votre bourse.
nid-ties-first = Votre gemme { $gem } remporte toutes les égalités.
nid-ties-last = Votre gemme { $gem } perd toutes les égalités.
nid-ties-between = À égalité, votre gemme { $gem } perd contre { $ahead } et gagne contre { $behind }.
nid-pouch-stays = { $low } et { $high } restent dans votre bourse. Pas d’échange à ce tour.
nid-pouch-trades = { $low } et { $high } restent dans votre bourse ; l’échange donnera { $coin } si le Trésor Royal ne change pas.
nid-place = Votre mise, { $tavern } : { $text }
nid-place-empty = Votre mise
nid-place-free = vide
nid-put-here = Posez votre pièce { $coin } ici
nid-your-coin = Votre pièce { $coin }
nid-take-back = touchez pour reprendre
nid-your-coins = Vos pièces
nid-lifted = en main
nid-pouch = bourse
nid-trades = échange
nid-highest = la plus haute
nid-all-ready = { $count ->
    [one] { $names } : mise faite.
   *[other] { $names } : mises faites.
}
nid-still-bidding = { $count ->
    [one] { $names } n’a pas encore misé.
   *[other] { $names } n’ont pas encore misé.
}

## Prendre une carte

nid-take = Prenez une carte : { $tavern }
nid-take-this = Prendre cette carte : { $card } ?
nid-take-go = Prendre { $card }
nid-choose-card = Choisissez une carte
nid-take-place = Vous jouez en { $place ->
    [1] premier
   *[other] { $place }e
} sur { $of }. { $count ->
    [one] { $names } choisit après vous.
   *[other] { $names } choisissent après vous.
}
nid-take-last = Vous jouez en dernier sur { $of }.
nid-ranks-change = { $class } { $before } → { $after } grades, { $points }.
nid-offering-change = Une de vos pièces augmente de { $plus }.
nid-completes = La ligne { $line } est complète.
nid-hero-comes = Vous recrutez un héros.
nid-gem-becomes = Ensuite votre gemme { $gem } devient { $after }.
nid-then-trade = Puis vous échangez : vous avez misé { $coin }.
nid-no-trade = Pas d’échange : vous avez misé { $coin }.

## Attendre

nid-wait = La partie continue
nid-wait-bid = { $count ->
    [one] { $names } n’a pas encore misé
   *[other] { $names } n’ont pas encore misé
}
nid-wait-lay = { $names } pose une pièce : { $tavern }
nid-wait-take = { $names } prend une carte : { $tavern }
nid-wait-transform = { $names } transforme une pièce
nid-wait-hero = { $names } recrute un héros
nid-wait-discard = { $names } défausse des cartes
nid-wait-thrud = { $names } pose Thrud sur une colonne
nid-wait-ylud = { $names } décide pour Ylud
nid-wait-trade = { $names } échange deux pièces
nid-wait-drop = { $names } choisit le 5 à défausser
nid-wait-keep = { $names } regarde trois cartes et en garde une
nid-watching = Vous regardez la partie.
nid-bot-plays = Un bot joue à votre place.
nid-uline-waits = Avec Uline, vous posez vos pièces quand les autres ont révélé les leurs.
nid-you-played = Vous avez joué à cette taverne.
nid-you-play = Vous jouez ici en { $place ->
    [1] premier
   *[other] { $place }e
}.

## Armées

nid-army = { $you ->
    [yes] Votre armée
   *[no] Armée : { $name }
}
nid-own-army = Votre armée
nid-show-army = { $name } : montrer l’armée
nid-lines = Lignes
nid-line-complete = complète
nid-missing = manque
nid-here = ici
nid-missing-count = il en manque { $count }
nid-next-hero = { $count ->
    [one] Prochain héros : il manque { $count } grade
   *[other] Prochain héros : il manque { $count } grades
}
nid-ranks-missing = { $count ->
    [one] il manque { $count } grade
   *[other] il manque { $count } grades
}
nid-next-hero-class = { $count ->
    [one] Prochain héros : il manque { $count } { $class }
   *[other] Prochain héros : il manque { $count } { $class }s
}
nid-pouch-holds = bourse { $coins }
nid-ranks = { $count ->
    [one] grade
   *[other] grades
}
nid-column = Colonne : { $class }
nid-column-warrior = { $adds ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-column-hunter = { $ranks ->
    [0] 0 point
   *[other] { $ranks } × { $ranks } = { $points }
}
nid-column-miner = { $ranks ->
    [0] 0 point
   *[other] { $sum } × { $ranks } = { $points }
}
nid-column-blacksmith = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nid-column-explorer = { $adds ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-command = Zone de commandement
nid-command-empty = vide : la place des héros neutres
nid-thrud-stands = { $you ->
    [yes] Thrud est sur vos { $column } : { $points } à la fin.
   *[no] Thrud est sur les { $column } : { $points } à la fin.
}
nid-ylud-waits = Ylud rejoint une colonne à la fin de l’Âge.

## Points

nid-sum = armée { $army }, pièces { $coins }
nid-sum-heroes = armée { $army }, héros { $heroes }, pièces { $coins }
nid-now-points = points
nid-score-of = Points actuels, { $name } :

## Les autres

nid-rail = Les autres joueurs et le Trésor Royal
nid-players = Joueurs
nid-others = Les autres joueurs
nid-coins-owned = Pièces :
nid-coins-of = Pièces : { $name }
nid-coins-changed = changées
nid-coins-first = les cinq pièces de base
nid-coin-out = pièce défaussée :
nid-bidding = doit miser
nid-most = (le plus)

## Ce qui est à tous

nid-treasure = Trésor Royal
nid-coins-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
nid-coins-dots = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ; un point par exemplaire
nid-coin-left = Pièce { $coin }, reste { $count }
nid-hall = Hall des héros
nid-hall-all = Tous les héros
nid-on-display = { $count } à recruter
nid-heroes-left = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
nid-neutral = Neutres
nid-hero-taken = chez { $name }
nid-brother-taken = { $hero } : chez { $name }
nid-hero-out = hors de cette partie
nid-distinctions = Distinctions
nid-distinctions-given = majorités de l’Âge 1
nid-distinctions-to-come = qui mène
nid-distinction-said = { $distinction }, majorité des { $class } : { $state ->
    [won] { $name } l’a
    [leads] { $name } mène
   *[nobody] personne
}
nid-deck = { $count ->
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
nid-discards = Défausse : { $count }
nid-discards-empty = Aucune carte n’a encore été défaussée.

web-coin = pièce
web-coin-sealed = pièce cachée
web-gem = gemme
