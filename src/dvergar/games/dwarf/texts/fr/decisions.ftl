# Les décisions autres que le placement des ouvriers : ouvrir les piles, payer et choisir.

## Feuilleter une pile

dwarf-leaf-title = Emplacement { $location } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes, de haut en bas
}
dwarf-leaf-location = Emplacement { $location }
dwarf-leaf-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes, celle du dessus d’abord
}
dwarf-leaf-close = Fermer la pile
dwarf-leaf-turn = Passer à l’emplacement { $location }
dwarf-leaf-meeples = L’envoie sur le { $black } (noir), sinon sur le { $white } (blanc).

## Ce qui est demandé, et la ligne en dessous

dwarf-prompt-mine = Dwarf : la Mine
dwarf-prompt-ask-sell = Quelles { $count } ressources prenez-vous ?
dwarf-prompt-note-sell = Vous donnez 1 objet en échange. Toute combinaison convient.
dwarf-prompt-ask-order = Quelles { $count } ressources payez-vous ?
dwarf-prompt-note-order = Au moins une de chaque. Vous prenez ensuite 1 objet.
dwarf-prompt-ask-recall = Quelle carte passe sur le dessus ?
dwarf-prompt-note-recall = Tout emplacement d’au moins deux cartes, toute carte sous celle du dessus.
dwarf-prompt-ask-turn = Où rebroussez-vous chemin ?
dwarf-prompt-note-turn = La carte du dessus retourne dans la Montagne et votre ouvrier va sur cet emplacement.
dwarf-prompt-ask-join = Qui votre ouvrier rejoint-il ?
dwarf-prompt-note-join = Sur tout emplacement où se trouve un ouvrier adverse. Tous y résolvent la carte.
dwarf-prompt-ask-sort = Quel ouvrier passe en premier ?
dwarf-prompt-note-sort = L’ordre change ce que vous obtenez.
dwarf-prompt-ask-exchange = { $card } sur l’emplacement { $location } : faire l’échange ?
dwarf-prompt-note-exchange = Dans les deux cas, votre ouvrier est utilisé.

## Le bouton, et ce qui manque

dwarf-prompt-go-sell = Vendre l’objet
dwarf-prompt-more-sell = Prenez-en encore { $count }
dwarf-prompt-decline-sell = Garder l’objet
dwarf-prompt-go-order = Payer l’objet
dwarf-prompt-more-order = Payez-en encore { $count }
dwarf-prompt-decline-order = Ne rien payer
dwarf-prompt-not-owned = Vous ne les avez pas
dwarf-prompt-go-recall = Sur le dessus : { $card }
dwarf-prompt-more-recall = Choisissez une carte
dwarf-prompt-go-turn = Rebrousser sur le { $location }
dwarf-prompt-go-join = Rejoindre sur le { $location }
dwarf-prompt-more-place = Choisissez un emplacement
dwarf-prompt-go-sort = Commencer par le { $location }
dwarf-prompt-more-sort = Choisissez un ouvrier
dwarf-prompt-go-exchange = Faire l’échange
dwarf-prompt-go-decline = Refuser
dwarf-prompt-go-more-exchange = Choisissez l’un des deux

## Ce qu’un choix entraîne

dwarf-prompt-becomes = Sur le dessus de l’emplacement { $location } : { $card }
dwarf-prompt-turned = Emplacement { $location } : { $card } à la place de { $leaves }
dwarf-prompt-joined = Avec { $names } sur le { $location } : { $card }
dwarf-prompt-first = D’abord { $location } { $card }
dwarf-prompt-gives = Un ouvrier y obtient : { $gains }.
dwarf-prompt-gets = Votre ouvrier y obtient : { $gains }.
dwarf-prompt-help = Un ouvrier y amène deux renforts.
dwarf-prompt-poor = Vous ne pouvez pas payer maintenant : un ouvrier n’y gagnerait rien.
dwarf-prompt-stirs = Attaque dans cette manche si personne ne vient.
dwarf-prompt-calms = Désormais dessous, sans attaque : { $card }. Les autres gardent leur ordre.
dwarf-prompt-buried = Votre carte Action spéciale s’y pose et la recouvre aussitôt.
dwarf-prompt-early = Votre carte Action spéciale s’y pose. Résolution anticipée : { $names }.
dwarf-prompt-answer = Il irait sur le { $location }.
dwarf-prompt-sort-gets = D’abord { $gains }.
dwarf-prompt-sort-poor = D’abord rien : vous ne pouvez pas encore payer.
dwarf-prompt-together = Les deux ensemble : { $gains }.
dwarf-prompt-declined = Vous gardez ce que vous avez.

## Le choix de cinq ressources

dwarf-prompt-own = { $good }, vous en avez { $count }
dwarf-prompt-less = Une unité de moins : { $good }
dwarf-prompt-plus = Une unité de plus : { $good }
dwarf-prompt-missing = { $own }, il en manque { $count }
dwarf-prompt-of = { $sum } sur { $whole }
dwarf-prompt-closed-mixes = { $count ->
    [one] 1 combinaison hors de vos moyens
   *[other] { $count } combinaisons hors de vos moyens
}
