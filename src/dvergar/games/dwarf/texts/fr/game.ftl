# Tout ce qui se dit pour Dwarf, hormis ses règles et ses cartes. Les raisons suivies d’un numéro de règle n’ont pas de point final.

## Ce qui est demandé

dwarf-ask-act = { $seat } : posez un ouvrier sur un emplacement libre ou prenez une Action spéciale.
dwarf-ask-second = { $seat } : posez votre second ouvrier sur un emplacement libre ou laissez-le de côté.
dwarf-ask-helper = { $seat } : posez votre renfort (ouvrier { $worker }) sur un emplacement libre ou laissez-le de côté.
dwarf-ask-sell = { $seat } : quelles 5 ressources prenez-vous contre l’objet ?
dwarf-ask-recall = { $seat } : quelle carte passe sur le dessus ?
dwarf-ask-order = { $seat } : quelles 5 ressources payez-vous pour l’objet ?
dwarf-ask-turn = { $seat } : de quel emplacement la carte du dessus retourne-t-elle dans la Montagne ? Votre ouvrier y va.
dwarf-ask-join = { $seat } : quel emplacement votre ouvrier rejoint-il ?
dwarf-ask-sort = { $seat } : lequel de vos ouvriers passe en premier ?
dwarf-ask-exchange = { $seat } : faites-vous l’échange de l’emplacement { $location } ({ $card }) ou le refusez-vous ?

## Ce que fait un choix

dwarf-effect-gains = { $value }
dwarf-effect-poor = impossible à payer maintenant
dwarf-effect-short = il manque { $value }
dwarf-effect-spoiled = { $value ->
    [orcs] les Pillards orcs ferment la Mine avant
   *[losses] impossible à payer après les attaques à venir
}
dwarf-effect-later = payable le moment venu
dwarf-effect-help = deux renforts
dwarf-effect-answer = il va sur l’emplacement { $value } ({ $rule })
dwarf-effect-helpers = ses renforts sur { $value }
dwarf-effect-lands = la carte va sur le { $value }
dwarf-effect-card = { $value } sur le dessus
dwarf-effect-no-effect = sans effet maintenant
dwarf-effect-early = résolution anticipée : { $value }
dwarf-effect-opponent-glory = { $value ->
    [one] lui donne { $value } point de gloire
   *[other] lui donne { $value } points de gloire
}
dwarf-effect-together = les deux ensemble : { $value }
dwarf-effect-stirs = attaque si personne ne vient
dwarf-effect-calms = le monstre n’attaque plus
dwarf-effect-buried = la carte Action spéciale se pose dessus

dwarf-action-special = { $action } (paquet { $pile }, les deux ouvriers)
dwarf-action-special-glory = { $action } (paquet { $pile }, un ouvrier et 4 points de gloire)
dwarf-action-pass = laisser l’ouvrier de côté
dwarf-action-pass-helper = laisser le renfort de côté
dwarf-action-sell = vendre un objet contre { $goods }
dwarf-action-order = payer { $goods } pour un objet
dwarf-action-decline = refuser
dwarf-action-exchange = faire l’échange ({ $card })
dwarf-action-recall = emplacement { $location }, passer sur le dessus : { $card }
dwarf-action-turn = rebrousser chemin sur l’emplacement { $location }
dwarf-action-join = rejoindre l’emplacement { $location }
dwarf-action-first = d’abord l’ouvrier de l’emplacement { $location }

## Ce qui s’est passé

dwarf-event-start-player = { $seat } commence la partie.
dwarf-event-pile-dealt = Paquet { $pile }, sur le dessus : { $action }.
dwarf-event-shuffled = { $mountain ->
    [2] La seconde Montagne
   *[other] La Montagne
} est mélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
dwarf-event-round-began = Manche { $round } : { $seat } commence.
dwarf-event-drew = Carte piochée : { $card }, pour l’emplacement { $location }.
dwarf-event-third-card = Les deux cartes vont sur l’emplacement { $location } : une troisième est piochée.
dwarf-event-mountain-empty = { $mountain ->
    [2] La seconde Montagne
   *[other] La Montagne
} est vide : la partie s’arrête.
dwarf-event-placed = { $seat } pose l’ouvrier { $worker } sur l’emplacement { $location } ({ $card }).
dwarf-event-left-out = { $seat } laisse l’ouvrier { $worker } de côté.
dwarf-event-skipped = { $seat } a payé ses deux ouvriers : son tour est sauté.
dwarf-event-lost-helper = Aucun emplacement n’est libre : { $seat } perd l’ouvrier { $worker }.
dwarf-event-paid = { $seat } paie { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}{ $glory ->
    [0] {""}
    [one] {" "}et { $glory } point de gloire
   *[other] {" "}et { $glory } points de gloire
}.
dwarf-event-took-special = { $seat } prend une Action spéciale du paquet { $pile } : { $action }.
dwarf-event-renown = { $seat } gagne en renommée grâce à cette Action spéciale : { $gains }.
dwarf-event-no-effect = { $seat } : { $action }, sans effet.
dwarf-event-mustered = { $seat } lève une armée : aucun monstre n’attaque pendant cette manche.
dwarf-event-returned = De l’emplacement { $location }, retour dans la Montagne : { $card }.
dwarf-event-sold = { $seat } vend un objet : { $gains }.
dwarf-event-recalled = { $seat } fait passer sur le dessus de l’emplacement { $location } : { $card }.
dwarf-event-commissioned = { $seat } passe une commande spéciale : { $gains }.
dwarf-event-collapsed = Emplacement { $location } : maintenant sur le dessus, { $card } ; tout en dessous, { $under }.
dwarf-event-mixed = L’emplacement { $location } est mélangé, maintenant sur le dessus : { $card }.
dwarf-event-early = { $seat } fait une résolution anticipée : ouvrier { $worker } sur l’emplacement { $location } ({ $card }).
dwarf-event-landed = La carte Action spéciale se pose sur l’emplacement { $location } : { $card }.
dwarf-event-claimed = { $seat } a droit à des renforts grâce à l’emplacement { $location }.
dwarf-event-defended = { $seat } défend l’emplacement { $location } ({ $card }) : { $gains }.
dwarf-event-held-off = Emplacement { $location } ({ $card }) : un ouvrier épuisé empêche l’attaque, sans gloire.
dwarf-event-kept-away = Emplacement { $location } ({ $card }) : pas d’attaque, une armée est levée.
dwarf-event-attacked = Attaque depuis l’emplacement { $location } : { $card }. { $losses }
dwarf-no-losses = Personne ne perd rien.
dwarf-event-mines-closed = Personne n’arrête les Pillards orcs : aucune carte Mine n’est résolue dans cette manche.
dwarf-event-sorted = { $seat } commence par l’ouvrier de l’emplacement { $location }.
dwarf-event-mined = { $seat } extrait sur l’emplacement { $location } ({ $card }) : { $gains }.
dwarf-event-forged = { $seat } forge sur l’emplacement { $location } ({ $card }) : { $gains }.
dwarf-event-too-poor = { $seat } ne peut pas payer sur l’emplacement { $location } ({ $card }) : rien ne se passe.
dwarf-event-declined = { $seat } refuse l’échange sur l’emplacement { $location } ({ $card }).
dwarf-event-declined-special = { $seat } refuse l’échange : { $action }.
dwarf-event-marker-passed = Le marqueur de premier joueur passe à { $seat }.
dwarf-event-workers-home = Tous les ouvriers rentrent.
dwarf-event-four-items = { $seat } possède { $items } objets : la partie est terminée.
dwarf-event-aims = { $meeple ->
    [black] { $seat }, meeple noir ({ $card }) : emplacement { $location }, { $verdict ->
        [occupied] occupé
        [useless] inutilisable
       *[free] libre
    }.
    [white] { $seat }, meeple blanc ({ $card }) : emplacement { $location }, { $verdict ->
        [occupied] occupé
        [useless] inutilisable
       *[free] libre
    }.
    [first-free] { $seat }, premier emplacement libre dans l’ordre de lecture : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [help] { $seat }, premier Chercher du renfort libre : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [row] { $seat }, même rangée : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [column] { $seat }, même colonne : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [one-each] { $seat }, un dans la rangée et un dans la colonne : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [rest] { $seat }, ce qui reste, dans l’ordre de lecture : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [mine] { $seat }, toute la Mine dans l’ordre de lecture : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [back] { $seat }, rien d’utilisable dans la rangée, retour à la cible : { $location }.
   *[none] { $seat } ne trouve aucun emplacement utilisable dans toute la Mine.
}
dwarf-event-leads = { $category } : { $seat } mène avec { $amount }.
dwarf-event-nobody-leads = { $category } : personne ne mène, le maximum de { $amount } est partagé.
dwarf-event-tie-broken = Égalité départagée, { $seat } l’emporte : { $by }.
dwarf-event-scored = { $seat } mène { $leads ->
    [one] { $leads } catégorie.
   *[other] { $leads } catégories.
}
dwarf-event-won = { $seat } gagne avec { $leads ->
    [one] { $leads } catégorie menée.
   *[other] { $leads } catégories menées.
}
dwarf-event-won-by-glory = { $seat } a { $glory } points de gloire et gagne aussitôt.

## La table en mots

dwarf-table-title = Manche { $round }, marqueur de premier joueur : { $marker }
dwarf-table-end = La partie est terminée
dwarf-table-mountain = Montagne : { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
dwarf-table-mountain-2 = Seconde Montagne : { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
dwarf-table-mine = Mine n° { $number }
dwarf-table-pile = Paquet { $number } : { $action }, { $left ->
    [one] { $left } carte dessous
   *[other] { $left } cartes dessous
}
dwarf-table-pile-empty = Paquet { $number } : vide
dwarf-table-left = Ouvriers libres
dwarf-table-strikes = attaque si personne ne vient
dwarf-attack-dragon = chacun perd 1 or
dwarf-attack-great-dragon = chacun perd tout son or
dwarf-attack-knockers = chacun perd 1 fer
dwarf-attack-orc-raiders = aucune carte Mine résolue
dwarf-attack-sidhe = 2 ors deviennent 2 fers
dwarf-table-muster = Aucun monstre n’attaque pendant cette manche (Lever une armée)
dwarf-table-spent = épuisé
dwarf-table-special = Action spéciale en cours : { $action }

dwarf-score-leads = Catégories menées

dwarf-title = Dwarf, { $players } joueurs
dwarf-title-solo = Dwarf en solo contre { $opponent }
dwarf-welcome = Dwarf, { $players } joueurs. « help » affiche ce que vous pouvez taper.
dwarf-welcome-solo = Dwarf en solo contre { $opponent }. « help » affiche ce que vous pouvez taper.
dwarf-play-actions = « worker 4 » ou « special 2 glory »

## Ce qui ne peut pas se faire

closed-occupied = L’emplacement { $location } est occupé
closed-mustered = Lever une armée défend déjà l’emplacement { $location }
closed-glory = Il faut 4 points de gloire, vous en avez { $glory }
closed-pile-empty = Le paquet { $pile } est vide
closed-fourth-special = Contre cet adversaire, vous n’avez droit qu’à trois Actions spéciales par partie
closed-turn-occupied = L’emplacement { $location } est occupé : Rebrousser chemin en demande un libre
closed-turn-single = L’emplacement { $location } n’a qu’une carte
closed-join = Aucun ouvrier adverse ne se trouve sur l’emplacement { $location }
closed-order = Vous n’avez pas ces ressources
closed-recall-top = Déjà sur le dessus de l’emplacement { $location } : { $card }
closed-recall-single = L’emplacement { $location } n’a qu’une seule carte : { $card }

illegal-special-second = Une Action spéciale ne se prend qu’au premier passage
illegal-location = Il n’y a pas d’emplacement { $given } : les emplacements vont de 1 à { $most }
illegal-pile = Il n’y a pas de paquet { $given } : les paquets vont de 1 à { $most }
illegal-recall = { $card } : cette carte n’est pas sous celle du dessus de l’emplacement { $location }
illegal-recall-which = Plusieurs cartes sous celle du dessus de l’emplacement { $location } s’appellent « { $card } » : ajoutez la lettre
illegal-sell = Indiquez exactement 5 ressources à prendre
illegal-order = Indiquez exactement 5 ressources à payer, avec au moins 1 fer, 1 acier et 1 or
illegal-first = Aucun des ouvriers à choisir ne se trouve sur l’emplacement { $location }

error-location-words = Indiquez un seul emplacement par son numéro : « worker 4 », pas « { $words } ».
error-special-words = Indiquez un paquet par son numéro, et ajoutez glory si vous payez avec de la gloire : « special 2 » ou « special 2 glory », pas « { $words } ».
error-goods-words = Indiquez chaque ressource avec son nombre : « sell 2 iron 3 gold », pas « { $words } ».
error-recall-words = Indiquez l’emplacement et une carte sous celle du dessus : « recall 1 alloy steel b », pas « { $words } ».
error-dwarf-players = Dwarf se joue de 1 à 5 joueurs, pas à { $given }.
error-solo-players = Un adversaire solo est prévu pour un seul joueur : retirez l’adversaire ou les autres joueurs.

dwarf-ladder-next = Vous avez battu { $opponent } : { $next } est le suivant (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = Vous avez battu { $opponent } : personne n’est au-dessus de lui. (D8.9)
dwarf-ladder-shared = Une victoire partagée avec { $opponent } n’ouvre pas l’adversaire suivant. (D8.9)

counted-special = Actions spéciales utilisées, part des parties
