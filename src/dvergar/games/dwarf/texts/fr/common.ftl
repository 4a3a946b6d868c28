# What the common pages and commands say of this game.

game-dwarf = Dwarf

rules-about-dwarf = Placer des ouvriers dans la mine, forger, tenir les monstres à distance. Seul ou de 2 à 5 personnes.

score-demo-dwarf = Montrer un exemple

start-dwarf = Envoyez vos ouvriers dans une mine qui change à chaque manche : forger, défendre, aider. 1 à 5 joueurs, 45 minutes.
start-bots-dwarf = { $count ->
    [3] Deux exemplaires du jeu, 18 lieux. { $how }
    [4] Deux exemplaires du jeu, 18 lieux. { $how }
   *[other] { $how }
}
start-moment-dwarf = Manche { $round }.
option-dwarf-solo = Adversaire
option-dwarf-mountain = La Montagne
option-dwarf-mountain-mixed = Tout mélangé
    .note = Les cartes A et B sont mélangées ensemble.
option-dwarf-mountain-a-over-b = Les A d’abord
    .note = Les cartes A viennent avant les B : les monstres grandissent avec la partie.
option-dwarf-decline = Échanges
option-dwarf-decline-false = Toujours faits
    .note = Qui peut payer un échange le fait.
option-dwarf-decline-true = Refus permis
    .note = À chaque Couler l’acier et à chaque Forge, son propriétaire peut refuser.
option-dwarf-special-backs = Dos des Actions spéciales
option-dwarf-special-backs-duplex = En miroir, comme imprimés
    .note = Le lieu où va une carte Action spéciale suit un exemplaire imprimé.
option-dwarf-special-backs-same-order = Même ordre
    .note = Faces et dos sont comptés dans le même ordre.

start-opponent-eldhusfifl = Il suit les cartes sans se demander si un lieu lui sert. Le premier des trois.
start-opponent-andvettr = Il cherche ce qui lui sert, forge deux fois, et vos Actions spéciales lui donnent de la gloire. Le deuxième des trois.
start-opponent-andvettr-fadir = Il fouille toute la Mine et ne gaspille aucun ouvrier. Le dernier des trois.

panel-round = Manche { $round }
things-locations = Lieux
things-monsters = Monstres
things-specials = Actions spéciales
things-goods = Biens
things-opponents = Adversaires en solo
help-good-iron = Une ressource : il vient des filons de fer, et « Couler l’acier » change trois fers en deux aciers. À la fin il départage quand la gloire ne suffit pas. Les Esprits frappeurs en veulent.
help-good-steel = Une ressource : il se fait avec du fer, et la plupart des forges en demandent. Qui en a seul le plus à la fin mène une catégorie.
help-good-gold = Une ressource : il vient des filons d’or, et les forges précieuses en demandent. Qui en a seul le plus à la fin mène une catégorie. Les dragons en veulent.
replay-end-leads = fin : { $names }, { $points ->
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
