# Ce qui est refusé, et pourquoi.

position-flag = Il faut ici true ou false, pas « { $given } ».
position-card-which = « { $given } » peut désigner plusieurs cartes ici : ajoutez la lettre de son paquet.
position-card-elsewhere = « { $given } » appartient à un autre emplacement
position-card-twice = « { $given } » se trouverait à deux endroits
position-stack = Un emplacement contient de 1 à 7 cartes
position-pile-size = Les paquets ne correspondent pas aux Actions spéciales restantes : trois cartes au plus par paquet, et chaque carte à un seul endroit
position-mountain-size = La Montagne ne correspond pas aux cartes restantes.
position-layers = Les cartes A ne se trouvent pas toutes au-dessus des cartes B ici
position-apprentice = { special-apprentice } ne sert pas en solo
position-workers = Quatre ouvriers au plus : des numéros d’emplacements, « pile », « home » ou des objets.
position-worker = Un ouvrier ne peut pas se trouver là maintenant ({ $given })
position-worker-twice = Deux ouvriers d’un même joueur n’occupent pas le même emplacement
position-helpers = Les renforts n’arrivent qu’une fois Chercher du renfort résolu.
position-mustered = Aucun renfort ne peut se trouver sur un emplacement de Défense que Lever une armée défend.
position-placed = L’ordre de placement se compte à partir de 1, sans trou.
position-claim = Un droit aux renforts est le numéro de pose d’un ouvrier épuisé de cette place.
position-not-asked = À ce moment, seuls ceux qui ont joué ont placé ou payé des ouvriers
position-solo-start = En solo, l’adversaire (place 1) commence et détient le marqueur
position-renown = Avec autant de gloire, l’adversaire a déjà gagné
position-drawn = N’indiquez la carte que suit l’adversaire que si son ouvrier est le prochain.
finding-items = { $items } objets au début d’une manche : la partie serait terminée
finding-helpers-late = Son ouvrier sur Chercher du renfort aurait amené ses renforts aussitôt
