# Le score final de Dwarf.

dwarf-final-where = Dwarf, après la manche { $round }
dwarf-final-you-win = Vous gagnez
dwarf-final-wins = { $name } gagne
dwarf-final-renown = { $name } gagne par sa renommée
dwarf-final-shared = Victoire partagée : { $names }
dwarf-final-by-renown = { $glory } points de gloire : victoire immédiate.
dwarf-final-by-leads = { $led ->
    [one] { $led } catégorie menée, plus que tout autre joueur.
   *[other] { $led } catégories menées, plus que tout autre joueur.
}
dwarf-final-by-tie = { $by ->
    [glory] Autant de catégories menées : la gloire décide.
    [iron] Autant de catégories menées et de gloire : le fer décide.
   *[items] Autant de catégories menées, de gloire et de fer : les objets décident.
}
dwarf-final-by-nothing = Rien ne les départage : catégories menées, gloire, fer et objets sont égaux.
dwarf-final-caption = Score final par catégorie
dwarf-final-category = Catégorie
dwarf-final-most = le plus : 1 catégorie
dwarf-final-equal = égalité : à personne
dwarf-final-ahead = devant
dwarf-final-decided-leads = Les catégories menées décident
dwarf-final-no-tie = Aucune égalité à départager.
dwarf-final-tie = { $led ->
    [0] { $count } joueurs ne mènent rien
    [one] { $count } joueurs mènent chacun 1 catégorie
   *[other] { $count } joueurs mènent chacun { $led } catégories
}
dwarf-final-tie-order = Les égalités se départagent par la gloire, puis le fer, puis les objets.
dwarf-final-tie-shared = Gloire, fer et objets sont égaux aussi : la victoire est partagée.
dwarf-final-missing = Ce qui a manqué
dwarf-final-missing-note = Un seul de ces gains en plus, et vous auriez gagné :
dwarf-final-close = À quoi la partie a tenu
dwarf-final-close-note = Un seul de ces gains en plus aurait donné la victoire à ce joueur :
dwarf-final-ended = Pourquoi la partie s’est terminée
dwarf-final-end-items = Au moins quatre objets à la fin de la manche { $round } : { $names }.
dwarf-final-end-mountain = Il fallait piocher pour la manche { $round }, et la Montagne était vide.
dwarf-final-end-renown = { $names } a atteint, dans la manche { $round }, la gloire qui donne la victoire immédiate.
dwarf-final-ladder = Votre échelle
dwarf-final-ladder-next = Vous avez battu { $opponent } : { $next } est le suivant.
dwarf-final-ladder-top = Vous avez battu { $opponent } : personne n’est au-dessus de lui.
dwarf-final-ladder-shared = Une victoire partagée avec { $opponent } n’ouvre pas l’adversaire suivant.
dwarf-final-ladder-lost = { $opponent } n’est pas encore battu. Vous pouvez choisir n’importe lequel des trois à tout moment.
dwarf-final-record = { $won ->
    [one] { $won } victoire sur { $played }
   *[other] { $won } victoires sur { $played }
}
dwarf-final-not-met = jamais rencontré
