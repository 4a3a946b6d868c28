# Ce que les pages et commandes communes disent de ce jeu.

game-dwarf = Dwarf

rules-about-dwarf = Placer des ouvriers dans la Mine, forger, tenir les monstres à distance. Seul ou de 2 à 5 joueurs.

score-demo-dwarf = Montrer un exemple

start-dwarf = Envoyez vos ouvriers dans une mine qui change à chaque manche : creusez, forgez, combattez. 1 à 5 joueurs, 45 minutes.
start-bots-dwarf = { $count ->
    [3] Deux exemplaires du jeu, 18 emplacements. { $how }
    [4] Deux exemplaires du jeu, 18 emplacements. { $how }
   *[other] { $how }
}
start-moment-dwarf = Manche { $round }.
option-dwarf-solo = Adversaire
option-dwarf-solo-none = Personne
    .note = On joue à plusieurs, sans adversaire automatique.
option-dwarf-solo-eldhusfifl = Eldhúsfífl
    .note = { start-opponent-eldhusfifl }
option-dwarf-solo-andvettr = Andvéttr
    .note = { start-opponent-andvettr }
option-dwarf-solo-andvettr-fadir = Andvéttr faðir
    .note = { start-opponent-andvettr-fadir }
option-dwarf-mountain = La Montagne
option-dwarf-mountain-mixed = Tout mélangé
    .note = Les cartes A et B sont mélangées ensemble.
option-dwarf-mountain-a-over-b = Les A d’abord
    .note = Les cartes A viennent avant les B : les monstres se renforcent au fil de la partie.
option-dwarf-decline = Échanges
option-dwarf-decline-false = Toujours faits
    .note = Qui peut payer un échange le fait.
option-dwarf-decline-true = Refus permis
    .note = À chaque Couler l’acier et à chaque Forge, le joueur peut refuser.
option-dwarf-special-backs = Dos des Actions spéciales
option-dwarf-special-backs-duplex = En miroir, comme imprimés
    .note = L’emplacement où se pose une carte Action spéciale est celui d’un exemplaire imprimé.
option-dwarf-special-backs-same-order = Même ordre
    .note = Les dos suivent le même ordre que les faces.
option-dwarf-muster-locations = Renforts et Lever une armée
option-dwarf-muster-locations-free = Défense permise
    .note = Lever une armée n’empêche que les attaques : un renfort peut aller sur un emplacement de Défense libre et y gagner de la gloire.
option-dwarf-muster-locations-occupied = Défense interdite
    .note = Lever une armée occupe tous les emplacements de Défense pendant la résolution des actions : aucun renfort ne peut y aller.
option-dwarf-opponent-row = Second essai d’Andvéttr dans la rangée
option-dwarf-opponent-row-useful = Le premier emplacement utile
    .note = Si sa cible ne lui sert à rien, Andvéttr prend le premier emplacement libre de la rangée qui lui est utile.
option-dwarf-opponent-row-free = Le premier emplacement libre
    .note = Si sa cible ne lui sert à rien, Andvéttr prend le premier emplacement libre de la rangée, utile ou non.
option-dwarf-opponent-help = Andvéttr et Chercher du renfort
option-dwarf-opponent-help-once = Tant qu’il n’a pas de renforts
    .note = Le second ouvrier d’Andvéttr délaisse Chercher du renfort s’il a déjà des renforts dans cette manche.
option-dwarf-opponent-help-always = Dès qu’un emplacement est libre
    .note = Le second ouvrier d’Andvéttr prend un Chercher du renfort libre même s’il a déjà des renforts, et vous en prive.

start-opponent-eldhusfifl = Il suit les cartes sans se demander si un emplacement lui sert. Le premier des trois.
start-opponent-andvettr = Il cherche ce qui lui sert, forge deux fois, et vos Actions spéciales lui donnent de la gloire. Le deuxième des trois.
start-opponent-andvettr-fadir = Il fouille toute la Mine et ne gaspille aucun ouvrier. Le dernier des trois.

panel-round = Manche { $round }
things-locations = Emplacements
things-monsters = Monstres
things-specials = Actions spéciales
things-goods = Biens
things-opponents = Adversaires en solo
help-good-iron = Une ressource : il vient des Filons de fer, et « Couler l’acier » change trois fers en deux aciers. À la fin, il départage quand la gloire ne suffit pas. Les Esprits frappeurs en volent.
help-good-steel = Une ressource : il vient de « Couler l’acier », et la plupart des Forges en demandent. Qui est seul à en avoir le plus à la fin mène une catégorie.
help-good-gold = Une ressource : il vient des Filons d’or, et les Forges précieuses en demandent. Qui est seul à en avoir le plus à la fin mène une catégorie. Les dragons en volent.
replay-end-leads = fin : { $names }, { $points ->
    [one] { $points } catégorie
   *[other] { $points } catégories
}
replay-total-leads = Catégories menées

terminal-two-helpers = +2 renforts
terminal-attack-dragon = tous −1{ $gold }
terminal-attack-great-dragon = plus aucun { $gold }
terminal-attack-knockers = tous −1{ $iron }
terminal-attack-orc-raiders = ferme la Mine
terminal-attack-sidhe = 2{ $gold } → 2{ $iron }
