# Dwarf : noms et textes courts des cartes et des termes, en français.

## Cartes de la Mine

dwarf-card-iron-seam = Filon de fer
    .text = Carte Mine. Prenez 3 fers.
dwarf-card-gold-seam = Filon d’or
    .text = Carte Mine. Prenez 1 or.
dwarf-card-alloy-steel = Couler l’acier
    .text = Carte Mine, pas une Forge. Payez 3 fers et prenez 2 aciers ; avec moins de 3 fers, rien ne se passe.
dwarf-card-forge-axe = Forger la Hache
    .text = Carte Forge. Payez 2 aciers et prenez 1 objet.
dwarf-card-forge-crown = Forger la Couronne
    .text = Carte Forge. Payez 3 ors et prenez 1 objet.
dwarf-card-forge-dagger = Forger la Dague
    .text = Carte Forge. Payez 1 fer et 2 aciers et prenez 1 objet.
dwarf-card-forge-mace = Forger la Masse
    .text = Carte Forge. Payez 2 aciers et 1 or et prenez 1 objet.
dwarf-card-forge-armour = Forger l’Armure
    .text = Carte Forge. Payez 2 aciers et 1 or et prenez 1 objet.
dwarf-card-forge-diadem = Forger le Diadème
    .text = Carte Forge. Payez 1 fer, 1 acier et 1 or et prenez 1 objet.
dwarf-card-forge-helm = Forger le Heaume
    .text = Carte Forge. Payez 1 acier et 2 ors et prenez 1 objet.
dwarf-card-forge-sword = Forger l’Épée
    .text = Carte Forge. Payez 3 aciers et prenez 1 objet.
dwarf-card-dragon = Dragon
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur perd 1 or.
dwarf-card-great-dragon = Grand Dragon
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur perd tout son or.
dwarf-card-knockers = Esprits frappeurs
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur perd 1 fer.
dwarf-card-orc-raiders = Pillards orcs
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, aucune carte Mine n’est résolue pour le reste de la manche, Couler l’acier compris ; les Forges le sont.
dwarf-card-sidhe = Sidhe
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur change 2 ors en 2 fers ; qui n’a que 1 or le change en 1 fer.
dwarf-card-get-help = Chercher du renfort
    .text = Vous pouvez poser 2 renforts dans cette manche, avant l’attaque des monstres. Si vous détenez le marqueur de premier joueur, il passe au joueur suivant.

## Actions spéciales

special-muster-an-army = Lever une armée
    .text = Aucun monstre n’attaque pendant cette manche. Seuls de vrais ouvriers gagnent de la gloire, et les emplacements de Défense sans ouvrier restent libres.
special-hold-a-council = Tenir conseil
    .text = La carte du dessus de chaque emplacement d’au moins deux cartes, occupé ou non, est mélangée à la Montagne.
special-sell-an-item = Vendre un objet
    .text = Rendez 1 objet et prenez 5 ressources parmi le fer, l’acier et l’or, dans la combinaison de votre choix.
special-past-glories = Gloires passées
    .text = Choisissez un emplacement d’au moins deux cartes, occupé ou non, et ramenez sur le dessus l’une des cartes du dessous. Les autres gardent leur ordre.
special-special-order = Commande spéciale
    .text = Payez exactement 5 ressources, avec au moins 1 fer, 1 acier et 1 or, et prenez 1 objet.
special-turn-back = Rebrousser chemin
    .text = Choisissez un emplacement libre d’au moins deux cartes : sa carte du dessus est mélangée à la Montagne, et l’un des ouvriers que vous venez de payer s’y rend. Sans un tel emplacement, rien ne se passe.
special-apprentice = Apprenti
    .text = L’un des ouvriers que vous venez de payer rejoint sur son emplacement un ouvrier adverse, épuisé ou non. Chaque ouvrier de cet emplacement qui n’est pas épuisé résout pleinement la carte. Ne sert pas en solo.
special-collapse-the-shafts = Effondrement des puits
    .text = La carte du dessus de chaque emplacement passe sous sa pile.
special-run-amok = Folie furieuse
    .text = La pile de chaque emplacement est mélangée, dans l’ordre de lecture.

## Adversaires solo

opponent-eldhusfifl = Eldhúsfífl
    .text = Son premier ouvrier suit le meeple noir de la dernière carte piochée, le second celui de la carte où vous êtes, ou bien votre carte Action spéciale là où elle se pose. Si l’emplacement est occupé, il suit le meeple blanc, puis va sur le premier emplacement libre. Il ne se demande pas si l’emplacement lui sert.
opponent-andvettr = Andvéttr
    .text = Il vise comme Eldhúsfífl, mais son second ouvrier préfère un Chercher du renfort libre, et si sa cible ne lui sert à rien, il cherche mieux dans la même rangée. Il forge deux fois s’il peut payer deux fois. Vos Actions spéciales, trois au plus, lui donnent de la gloire, et avec 12 points de gloire il gagne aussitôt.
opponent-andvettr-fadir = Andvéttr faðir
    .text = Il joue comme Andvéttr, mais si la rangée n’offre rien d’utilisable, il fouille toute la Mine. Il ne prend jamais un emplacement qui ne lui sert à rien.

## Biens

goods-iron = { $count ->
    [one] { $signed } fer
   *[other] { $signed } fers
}
goods-steel = { $count ->
    [one] { $signed } acier
   *[other] { $signed } aciers
}
goods-gold = { $count ->
    [one] { $signed } or
   *[other] { $signed } ors
}
goods-items = { $count ->
    [one] { $signed } objet
   *[other] { $signed } objets
}
goods-glory = { $count ->
    [one] { $signed } point de gloire
   *[other] { $signed } points de gloire
}
good-iron = Fer
good-steel = Acier
good-gold = Or
good-items = Objets
good-glory = Gloire

## Termes

dwarf-term-location = emplacement
    .text = L’une des neuf cases de la Mine, numérotées rangée par rangée ; avec deux exemplaires, il y en a 18. Chaque carte appartient à un emplacement.
dwarf-term-stack = pile
    .text = Les cartes d’un emplacement. Seule celle du dessus compte, mais tout le monde peut feuilleter la pile à tout moment.
dwarf-term-occupied = occupé
    .text = Au moins un ouvrier se trouve sur l’emplacement, fût-il épuisé. Un emplacement sans ouvrier est libre.
dwarf-term-worker = ouvrier
    .text = Chacun a 2 ouvriers ordinaires. Posé sur un emplacement, un ouvrier en résout la carte du dessus ; les deux ensemble, ou un seul et 4 points de gloire, paient une Action spéciale.
dwarf-term-helper = renfort
    .text = Votre troisième et votre quatrième ouvrier, venus par Chercher du renfort jusqu’à la fin de la manche. Dans les étapes Mine et Forge, ils passent après les ouvriers ordinaires.
dwarf-term-mountain = Montagne
    .text = La pioche, face cachée. Si une carte doit y être piochée et qu’il n’en reste plus, la partie s’arrête aussitôt.
dwarf-term-pile = paquet
    .text = L’un des trois paquets de cartes Action spéciale. Sa carte du dessus est visible ; un paquet n’est jamais bloqué.
dwarf-term-glory = gloire
    .text = Elle se gagne en défendant. 4 points de gloire remplacent un ouvrier pour payer une Action spéciale, et la gloire départage en premier les égalités à la fin.
dwarf-term-item = objet
    .text = Ce que rapporte une Forge ou Commande spéciale. Les objets sont une catégorie du décompte, et 4 objets à la fin d’une manche mettent fin à la partie.
dwarf-term-resource = ressource
    .text = Le fer, l’acier ou l’or. Les objets et la gloire ne sont pas des ressources.
dwarf-term-early-resolution = résolution anticipée
    .text = Si une Action spéciale va se poser là où se trouvent des ouvriers, ils résolvent d’abord la carte en place. Ils sont ensuite épuisés.
dwarf-term-spent = épuisé
    .text = Se dit d’un ouvrier qui a fait sa résolution anticipée. Il occupe toujours son emplacement et y empêche les attaques, mais ne résout plus rien dans la manche.
dwarf-term-claim = droit aux renforts
    .text = Un ouvrier sur Chercher du renfort donne à son propriétaire le droit à 2 renforts ; plusieurs ouvriers n’en donnent pas davantage. Qui a posé le sien en premier commence.
dwarf-term-start-marker = marqueur de premier joueur
    .text = Qui le détient commence la manche suivante. Il passe au joueur suivant dans le sens horaire si son détenteur a eu du renfort, puis encore une fois si celui qui le détient alors a pris une Forge.
dwarf-term-category = catégorie
    .text = L’acier, l’or et les objets sont comparés à la fin. Qui est seul à en avoir le plus mène la catégorie, et qui en mène le plus gagne.
dwarf-term-reading-order = ordre de lecture
    .text = De gauche à droite et de haut en bas, donc selon les numéros des emplacements ; la première Mine vient avant la seconde.
dwarf-term-meeple = meeple
    .text = Les marques noire et blanche de la petite grille de chaque carte. Elles disent à l’adversaire solo où aller : d’abord la noire, puis la blanche si l’emplacement noir est occupé.
