# Ce que disent de Hoard les pages et les commandes.

game-hoard = Hoard
rules-about-hoard = Misez vos pièces en secret, prenez les trésors. De 2 à 4 joueurs.
start-hoard = Misez vos pièces en secret et prenez les trésors. De 2 à 4 joueurs, 10 minutes.
start-bots-hoard = { $how }
hoard-title = Hoard, { $players } joueurs
hoard-welcome = Hoard, { $players } joueurs. « help » montre ce que l’on peut taper.

cli-option-lamp = ce que devient la lampe après une égalité
option-hoard-lamp = La lampe
option-hoard-lamp-passes = Passe
    .note = Après une égalité, la lampe va au joueur suivant.
option-hoard-lamp-stays = Reste
    .note = La lampe reste à qui l’a reçue au début.

hoard-term-coin = Pièce
    .text = Un nombre de 1 à 8 avec lequel on mise, une seule fois.
hoard-term-treasure = Trésor
    .text = Il vaut de 1 à 14 points.
hoard-term-lamp = Lampe
    .text = Elle départage les mises égales.

error-hoard-players = Hoard se joue de 2 à 4, pas à { $given }.
illegal-hoard-coin = Il n’y a pas de pièce { $coin }, seulement de 1 à 8
illegal-hoard-spent = La pièce { $coin } est dépensée
illegal-hoard-treasure = Le trésor { $treasure } n’est pas à prendre
position-hoard-twice = Un trésor s’y trouve deux fois.
position-hoard-count = À ce tour, { $count } trésors sont tirés.
