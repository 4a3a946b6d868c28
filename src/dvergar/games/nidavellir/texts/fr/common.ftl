# Ce que les pages et commandes communes disent de ce jeu.

game-nidavellir = Nidavellir
nidavellir-title = Nidavellir, { $edition ->
    [en] édition anglaise
    [de] édition allemande
   *[fr] édition française
}, { $players } joueurs
nidavellir-welcome = Nidavellir, { $edition ->
    [en] édition anglaise
    [de] édition allemande
   *[fr] édition française
}, { $players } joueurs. « help » affiche ce que vous pouvez taper.

rules-about-nidavellir = Miser dans trois tavernes, recruter des nains, gagner des héros. De 2 à 5 joueurs.

start-nidavellir = Misez dans trois tavernes, formez une armée de cinq classes, recrutez des héros. 2 à 5 joueurs, 40 minutes.
start-bots-nidavellir = { $how }
start-moment-nidavellir = Âge { $age }, tour { $turn }.
option-nidavellir-edition = Édition des règles
option-nidavellir-edition-fr = Française, la plus récente
    .note = Le texte le plus récent. Les éditions diffèrent sur cinq points ; chacun se règle plus bas.
option-nidavellir-edition-en = Anglaise
    .note = Comme la française, mais on peut prendre une autre pièce de la valeur tout juste défaussée.
option-nidavellir-edition-de = Allemande
    .note = Gemmes basses, pièces des autres non montrées, et trois autres petites différences.
option-nidavellir-first-game = Héros
option-nidavellir-first-game-false = Les 21
    .note = Tous les héros sont exposés dès le début.
option-nidavellir-first-game-true = Sans Thrud, Ylud, Uline
    .note = Comme les règles le conseillent pour une première partie : les trois plus difficiles à expliquer restent de côté.
option-nidavellir-gems = Gemmes en jeu
option-nidavellir-gems-high = Les plus hautes
    .note = Autant de gemmes que de joueurs, en descendant depuis 5.
option-nidavellir-gems-low = Les plus basses
    .note = Autant de gemmes que de joueurs, en montant depuis 1.
option-nidavellir-take-back = La pièce tout juste défaussée
option-nidavellir-take-back-value = Aucune de sa valeur
    .note = Dans un échange ou une transformation, vous ne recevez jamais une pièce de la valeur défaussée.
option-nidavellir-take-back-coin = Pas cette pièce-là
    .note = Vous pouvez recevoir une autre pièce de même valeur, mais pas celle que vous avez défaussée.
option-nidavellir-take-back-order = Après transformation, oui
    .note = Une pièce transformée retourne d’abord au Trésor Royal et peut être reprise ; dans un échange, pas cette pièce-là.
option-nidavellir-special-smith = La carte spéciale Forgeron est
option-nidavellir-special-smith-dwarf = Une carte Nain
    .note = Sur le dessus de sa colonne, Dagda peut la défausser.
option-nidavellir-special-smith-distinction = Une distinction
    .note = Sur le dessus de sa colonne, elle la ferme pour Dagda.
option-nidavellir-pioneer-discard = Si personne n’est Pionnier
option-nidavellir-pioneer-discard-open = La carte est montrée
    .note = La carte du dessus de l’Âge 2 quitte le paquet face visible.
option-nidavellir-pioneer-discard-unseen = La carte reste cachée
    .note = La carte du dessus de l’Âge 2 quitte le paquet face cachée.
option-nidavellir-coins = Pièces des autres
option-nidavellir-coins-public = Toujours montrées
    .note = Tout le monde voit les cinq pièces de chacun ; leur place reste secrète.
option-nidavellir-coins-secret = Non montrées
    .note = La table ne les montre pas ; qui retient chaque changement les connaît quand même.

start-asked-bid = On attend votre mise.
start-asked-hero = À vous de recruter un héros.

panel-turn = Âge { $age }, tour { $turn }
things-cards = Nains et cartes
things-heroes = Héros
things-coins = Pièces
things-gems = Gemmes
things-taverns = Tavernes
things-distinctions = Distinctions
help-coin-value = Pièce { $coin }
help-coin-zero = Le 0, qui échange
    .text = Qui mise le 0 joue en dernier, mais échange après avoir pris une carte : il additionne les deux pièces de sa bourse, prend la pièce de cette somme au Trésor Royal et défausse la plus haute des deux. Les deux flèches marquent les pièces qui échangent.
help-coin-basic = Pièce de base
    .text = Ronde, en bronze. Chacun commence avec 0, 2, 3, 4 et 5. Une pièce de base échangée ou transformée quitte le jeu.
help-coin-treasury = Pièce du Trésor
    .text = À douze côtés, en or. Elle vient du Trésor Royal, par échange ou transformation, et y retourne quand elle est remplacée. Si la valeur voulue manque, vous recevez la suivante au-dessus, sinon la plus haute en dessous.
help-coin-special = Le 3 spécial
    .text = À six côtés, en argent. Il arrive avec le Maître de Chasse à la place du 0 : il fait échanger comme le 0, vaut 3 dans les mises et ne peut jamais être transformé.
help-coin-sealed = Pièce cachée
    .text = Une mise que seul son propriétaire connaît. Toutes les pièces d’une taverne sont retournées ensemble ; celles de la bourse restent cachées.
help-gem = Gemme
help-gem-value = Gemme { $value }
help-gem-six = Gemme 6
    .text = La gemme du Joaillier de la Couronne. Elle remporte toutes les égalités, n’est jamais échangée et vaut 3 points à la fin.
help-hero-due = Recruter un héros
    .text = Dès que vous avez plus de lignes complètes que de héros, vous devez recruter un héros. Plusieurs lignes à la fois donnent droit à plusieurs héros, l’un après l’autre.
replay-bid = { $name } mise { $coins }.
replay-bids-shown = Les mises sont montrées ; pendant la partie, elles étaient cachées.
