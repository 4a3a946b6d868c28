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
