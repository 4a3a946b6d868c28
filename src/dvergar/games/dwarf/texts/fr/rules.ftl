# Dwarf : les règles numérotées, en français.

chapter-D1 = Matériel
chapter-D2 = Mise en place
    .words = préparation
chapter-D3 = Creuser
chapter-D4 = Choix des actions
    .words = placement des ouvriers
chapter-D5 = Actions spéciales
chapter-D6 = Résolution des actions
chapter-D7 = Décompte final
    .words = score points vainqueur victoire
chapter-D8 = Jouer en solo
    .words = seul adversaire automa
chapter-D9 = Deux exemplaires, 4 ou 5 joueurs
chapter-D10 = À propos des cartes

## D1

rule-D1-1 = La Mine compte neuf emplacements, numérotés rangée par rangée : 1 2 3 / 4 5 6 / 7 8 9. Chaque carte appartient à un emplacement. Les cartes d’un emplacement forment une pile, dont seule la carte du dessus compte. Un emplacement est occupé si au moins un ouvrier s’y trouve, sinon il est libre. Vos deux premiers ouvriers sont vos ouvriers ordinaires, le troisième et le quatrième sont des renforts.
    .title = Emplacements et ouvriers

rule-D1-2 = Il y a 9 cartes de départ, 45 cartes Montagne (23 marquées A, 22 marquées B) et 9 cartes Action spéciale, dont le dos est une carte Mine. Cela fait 63 cartes ; la boîte en annonce 66 car elle compte aussi 3 aides de jeu.
    .title = Les cartes

rule-D1-3 = Il existe quatre sortes de cartes. Mine : Filon de fer (prenez 3 fers), Filon d’or (prenez 1 or), Couler l’acier (payez 3 fers, prenez 2 aciers) ; Couler l’acier est une carte Mine, pas une Forge. Forge : payez le prix et prenez 1 objet. Défense : un monstre. Chercher du renfort : deux renforts. Prix des Forges : Hache 2 aciers ; Couronne 3 ors ; Dague 1 fer et 2 aciers ; Masse 2 aciers et 1 or ; Armure 2 aciers et 1 or ; Diadème 1 fer, 1 acier et 1 or ; Heaume 1 acier et 2 ors ; Épée 3 aciers. Monstres que personne n’arrête : le Dragon fait perdre 1 or à chaque joueur, le Grand Dragon tout son or, les Esprits frappeurs 1 fer ; avec les Pillards orcs, plus personne ne résout de carte Mine pendant cette manche ; avec les Sidhe, chaque joueur change 2 ors en 2 fers.
    .title = Sortes de cartes, prix et monstres

rule-D1-4 = Pour le jeu en solo, chaque carte désigne en plus l’emplacement d’un meeple noir et celui d’un meeple blanc (chapitre D8). Le dos des cartes Action spéciale ne montre pas de meeple noir : l’emplacement de la carte elle-même en tient lieu, car l’adversaire suit la carte.
    .title = Les meeples des cartes

rule-D1-5 = L’option « { option-dwarf-special-backs } » fixe quelle carte Mine se trouve au dos de quelle Action spéciale. Avec « { option-dwarf-special-backs } : { option-dwarf-special-backs-duplex } » (par défaut), les deux faces sont en miroir, comme sur un exemplaire imprimé. Le dos appartient alors à ces emplacements : Vendre un objet 1, Tenir conseil 2, Lever une armée 3, Rebrousser chemin 4, Commande spéciale 5, Gloires passées 6, Folie furieuse 7, Effondrement des puits 8, Apprenti 9. Avec « { option-dwarf-special-backs } : { option-dwarf-special-backs-same-order } » : Lever une armée 1, Tenir conseil 2, Vendre un objet 3, Gloires passées 4, Commande spéciale 5, Rebrousser chemin 6, Apprenti 7, Effondrement des puits 8, Folie furieuse 9. Les dos des emplacements 7 et 9 sont des Filons d’or, les autres des Filons de fer. Rien ne prouve laquelle des deux répartitions suit la boîte publiée.
    .title = Le dos des Actions spéciales

rule-D1-6 = Le fer, l’acier et l’or sont des ressources ; les objets et la gloire n’en sont pas. Aucun des cinq n’est limité. Personne n’a jamais plus de 4 ouvriers.
    .title = Ressources et limites

## D2

rule-D2-1 = Les neuf cartes de départ forment la Mine, chacune sur son emplacement. Les piles sont ouvertes : tout le monde peut les feuilleter à tout moment, même après Folie furieuse.
    .title = La Mine et ses piles ouvertes

rule-D2-2 = Les cartes Action spéciale sont mélangées et réparties en trois paquets de trois, face action visible. Tout le monde voit donc la carte du dessus de chaque paquet.
    .title = Les paquets d’Actions spéciales

rule-D2-3 = Les cartes Montagne sont mélangées et forment la Montagne, face cachée. Avec l’option « { option-dwarf-mountain } : { option-dwarf-mountain-a-over-b } », les cartes A et les cartes B sont mélangées séparément, puis les A sont posées sur les B.
    .title = La Montagne

rule-D2-4 = Chacun commence avec 2 ouvriers ordinaires, sans ressources, sans objets et sans gloire. Le premier joueur est tiré au sort (en solo, voir D8.1).
    .title = Ce que chacun a au départ

rule-D2-5 = À 2 ou 3, on joue avec un seul exemplaire du jeu. À 4 ou 5, il en faut deux (chapitre D9) ; cette formule n’est pas proposée à moins de joueurs. Seul, vous affrontez un adversaire automatique (chapitre D8).
    .title = Nombre de joueurs

rule-D2-6 = Deux choses sont cachées à tout le monde : l’ordre de la Montagne, et la place des Actions spéciales restantes sous la carte du dessus des paquets (dans quel paquet et dans quel ordre). Tout le reste est public, y compris quelles cartes contient la Montagne et où ira une Action spéciale visible (D1.5).
    .title = Ce qui est caché

## D3

rule-D3-1 = Chaque manche commence ainsi : piochez une carte de la Montagne et posez-la sur le dessus de son emplacement, puis piochez et posez-en une deuxième. Si les deux ont le même emplacement, une troisième est piochée et posée ; il n’y en a jamais de quatrième.
    .title = Deux cartes, parfois trois

rule-D3-2 = Si une carte doit être piochée alors que la Montagne est vide, la partie s’arrête aussitôt, qu’il manque la première, la deuxième ou la troisième carte. On ne choisit et ne résout plus rien ; on compte ce que les joueurs possèdent. Une Montagne vide ne termine rien à elle seule : la manche continue, et Tenir conseil (D5.2) ou Rebrousser chemin (D5.6) peuvent la regarnir. La partie n’a que deux autres fins possibles : 4 objets à la fin d’une manche (D6.9), ou la gloire d’un adversaire solo (D8.7).
    .title = La Montagne est épuisée

## D4

rule-D4-1 = Premier passage : dans le sens horaire à partir du premier joueur, chacun doit soit poser un ouvrier sur un emplacement libre, soit prendre une Action spéciale.
    .title = Premier passage

rule-D4-2 = Une Action spéciale coûte vos deux ouvriers ordinaires, ou bien un seul et 4 points de gloire ; la gloire ne remplace jamais qu’un ouvrier. Procédez dans cet ordre : payez ; prenez la carte du dessus d’un paquet non vide de votre choix ; appliquez son effet ; les ouvriers qui se trouvent là où elle va se poser font leur résolution anticipée (D4.3) ; retournez la carte et posez-la sur son emplacement. Un paquet n’est jamais bloqué : plusieurs joueurs peuvent se servir du même. Les ouvriers payés restent sur le paquet jusqu’à la fin de la manche, sauf celui que déplace Rebrousser chemin ou Apprenti (D5.10). L’ouvrier que la gloire vous a épargné sert au second passage.
    .title = Prendre une Action spéciale

rule-D4-3 = Si des ouvriers se trouvent là où la carte Action spéciale va se poser, leurs propriétaires résolvent d’abord la carte qui y est alors sur le dessus, une fois l’effet appliqué. Un tel ouvrier est ensuite épuisé : il reste en place, l’emplacement reste occupé et il ne résout plus rien de la manche, quelle que soit la carte qui vient sur le dessus.
    .title = Résolution anticipée

rule-D4-4 = Second passage : dans l’ordre inverse, en commençant par le dernier joueur, quiconque a encore un ouvrier ordinaire peut le poser sur un emplacement libre ou le laisser de côté pour cette manche. Si vous avez payé vos deux ouvriers, votre tour est sauté ; si vous avez payé avec de la gloire, vous jouez à votre place habituelle. Exemple avec l’ordre A, B, C : B a pris une Action spéciale, donc C puis A jouent ; si B a payé avec de la gloire, c’est C, B, A. Aucune Action spéciale n’est possible au second passage : chacun en prend donc au plus une par manche.
    .title = Second passage

rule-D4-5 = Vous pouvez prendre une Action spéciale dont l’effet est impossible. Il ne se passe alors rien, mais la carte est tout de même retournée et posée, ce qui peut suffire à votre projet ; le jeu vous avertit. Un effet possible doit être appliqué. Avec l’option « { option-dwarf-decline } : { option-dwarf-decline-true } » (D6.7), vous pouvez refuser l’échange de Vendre un objet et de Commande spéciale.
    .title = Effets impossibles et possibles

rule-D4-6 = Lors d’une résolution anticipée (D4.3), les cartes Mine et Forge se paient et rapportent tout de suite, selon D6.7, et une attaque ultérieure des Pillards orcs ne reprend rien. Une carte Défense donne sa gloire tout de suite, et le monstre qui va être recouvert n’attaque pas. Chercher du renfort garde son droit pour D6.1 : les renforts n’arrivent qu’à ce moment-là, sauf pour un adversaire solo (D8.10). Si plusieurs ouvriers se trouvent là, tous ceux qui ne sont pas épuisés résolvent la carte, dans l’ordre où ils ont été posés.
    .title = Ce que donne la résolution anticipée

rule-D4-7 = Tenir conseil, Gloires passées, Effondrement des puits et Folie furieuse peuvent aussi changer la carte du dessus sous un ouvrier. Cela n’entraîne pas de résolution anticipée : seule la pose de la carte Action spéciale le fait. Un ouvrier qui n’est pas épuisé résoudra, au chapitre D6, la carte qui sera alors sur le dessus.
    .title = Autres changements sous un ouvrier

rule-D4-8 = Un ouvrier épuisé occupe toujours son emplacement. Un monstre qui apparaît sous lui n’attaque pas, mais ne lui rapporte pas de gloire, puisqu’il ne résout plus rien. Une carte Forge, Mine ou Chercher du renfort qui apparaît sous lui ne lui apporte rien non plus.
    .title = Les cartes sous un ouvrier épuisé

rule-D4-9 = Dans les deux passages, il y a toujours un emplacement libre : avant chaque pose, 5 emplacements sur 9 au plus sont occupés (9 sur 18 avec deux exemplaires). C’est pourquoi personne ne peut passer au premier passage. Seuls les renforts, à trois ou à cinq joueurs, peuvent trouver tous les emplacements occupés.
    .title = Il reste toujours de la place

## D5

rule-D5-1 = Lever une armée : aucun monstre n’attaque pendant cette manche. Seuls de vrais ouvriers gagnent de la gloire en défendant. Les emplacements de Défense sans ouvrier restent libres pour les ouvriers et les renforts : seule l’attaque est empêchée. Avec l’option « { option-dwarf-muster-locations } : { option-dwarf-muster-locations-occupied } », les renforts ne peuvent pas y aller : ces emplacements sont considérés comme occupés pendant la résolution des actions.
    .title = Lever une armée

rule-D5-2 = Tenir conseil : sur chaque emplacement d’au moins deux cartes, occupé ou non, la carte du dessus est retirée et mélangée à la Montagne.
    .title = Tenir conseil

rule-D5-3 = Vendre un objet : rendez 1 objet et prenez 5 ressources, dans la combinaison de votre choix. Ici comme en D5.5, les ressources sont le fer, l’acier et l’or.
    .title = Vendre un objet

rule-D5-4 = Gloires passées : choisissez un emplacement d’au moins deux cartes, occupé ou non, et l’une de ses cartes sous celle du dessus. Elle passe sur le dessus ; les autres gardent leur ordre.
    .title = Gloires passées

rule-D5-5 = Commande spéciale : payez exactement 5 ressources dans la combinaison de votre choix, avec au moins 1 fer, 1 acier et 1 or, et prenez 1 objet.
    .title = Commande spéciale

rule-D5-6 = Rebrousser chemin : choisissez un emplacement libre d’au moins deux cartes ; seul Apprenti permet de rejoindre un emplacement occupé, et aucun emplacement n’est jamais vidé. Sa carte du dessus est mélangée à la Montagne, et l’un de vos ouvriers (D5.10) y va aussitôt ; il fera sa résolution au chapitre D6. S’il n’existe pas de tel emplacement, rien ne se passe et aucun ouvrier n’est posé.
    .title = Rebrousser chemin

rule-D5-7 = Apprenti : l’un de vos ouvriers (D5.10) va sur un emplacement où se trouve un ouvrier de n’importe quel adversaire, épuisé ou non. Chaque ouvrier de cet emplacement qui n’est pas épuisé résout pleinement la carte : chacun pour soi prend des ressources, forge, obtient des renforts ou gagne de la gloire. Cette carte ne sert pas en solo.
    .title = Apprenti

rule-D5-8 = Effondrement des puits : la carte du dessus de chaque emplacement passe sous sa pile.
    .title = Effondrement des puits

rule-D5-9 = Folie furieuse : les piles de tous les emplacements sont mélangées l’une après l’autre, dans l’ordre de lecture.
    .title = Folie furieuse

rule-D5-10 = L’ouvrier que posent Rebrousser chemin et Apprenti est l’un de ceux que vous venez de payer : il passe du paquet sur l’emplacement, et l’autre ouvrier payé reste à l’écart. Si vous avez payé avec de la gloire, votre unique ouvrier payé se déplace, et celui que vous avez épargné reste disponible au second passage. C’est un ouvrier ordinaire, posé à ce moment précis. Si la carte Action spéciale elle-même se pose sur cet emplacement, il fait une résolution anticipée (D4.3).
    .title = Quel ouvrier se déplace

rule-D5-11 = Les cartes de départ et les dos d’Actions spéciales renvoyés dans la Montagne reviennent comme cartes Mine de leur emplacement, jamais plus comme Actions spéciales ; dans la Montagne, rien ne les distingue des autres. Toutes les cartes d’un même effet y entrent ensemble, puis la Montagne entière est mélangée, même avec « { option-dwarf-mountain } : { option-dwarf-mountain-a-over-b } ». Si la Montagne était vide, elles forment la nouvelle Montagne.
    .title = Cartes renvoyées dans la Montagne

## D6

rule-D6-1 = D’abord Chercher du renfort. Vous y avez droit si l’un de vos ouvriers, non épuisé, se trouve maintenant sur Chercher du renfort, ou si l’un d’eux l’a résolu par anticipation ; un ouvrier dont la carte Chercher du renfort a été remplacée (D4.7) ne donne aucun droit. Ce droit donne exactement 2 renforts, même si plusieurs de vos ouvriers le donnent, et que vous ayez posé ou non vos deux ouvriers ordinaires. L’ordre des joueurs est celui dans lequel le premier ouvrier de chacun qui donne ce droit a été posé dans la manche, et non celui où la carte est apparue ou a été résolue. On pose dans cet ordre tous les troisièmes ouvriers, puis tous les quatrièmes. Un renfort va sur n’importe quel emplacement libre, Défense et Chercher du renfort compris, jamais sur un paquet. Vous pouvez laisser chacun d’eux de côté ; si aucun emplacement n’est libre, il est perdu. Un renfort défend dès D6.2 ; sur Chercher du renfort, il ne fait que bloquer.
    .title = Chercher du renfort

rule-D6-2 = Ensuite Défense, dans l’ordre de lecture. Si l’emplacement est occupé, même par un renfort, le monstre n’attaque pas, et chaque ouvrier non épuisé qui s’y trouve rapporte 1 point de gloire à son propriétaire. Si l’emplacement est libre, le monstre attaque et touche tous les joueurs. Chaque attaque porte sur ce que la précédente a laissé.
    .title = Défense

rule-D6-3 = On ne perd jamais plus que ce que l’on possède. Si les Sidhe attaquent un joueur qui n’a que 1 or, cet or devient 1 fer.
    .title = Pertes

rule-D6-4 = Puis Mine, dans le sens horaire à partir du premier joueur de cette manche. Chacun résout d’abord ses ouvriers ordinaires dans l’ordre de son choix, puis ses renforts de la même façon. La question ne vous est posée que si l’ordre change le résultat ; sinon, les filons passent avant Couler l’acier, et les adversaires solo font toujours ainsi. Des Pillards orcs que personne n’arrête bloquent toutes les cartes Mine, Couler l’acier compris, pour le reste de la manche, mais pas les Forges.
    .title = Mine

rule-D6-5 = Enfin Forge : chaque ouvrier sur une Forge paie le prix et prend 1 objet. L’ordre est celui de D6.4, et chacun choisit entre ses propres ouvriers. Cela ne compte que si vous ne pouvez pas tous les payer ; la question ne vous est posée que dans ce cas.
    .title = Forge

rule-D6-6 = Les renforts passent après les ouvriers ordinaires à l’intérieur de l’étape Mine et à l’intérieur de l’étape Forge ; pour Défense, cela ne change rien. Ils n’attendent pas la fin de toutes les Forges, car un renfort doit pouvoir défendre. Le fer d’un renfort arrive donc trop tard pour le Couler l’acier d’un ouvrier ordinaire, mais à temps pour toutes les Forges.
    .title = Les renforts passent après

rule-D6-7 = S’il vous manque des ressources, rien ne se passe : aucun paiement partiel, et l’ouvrier a quand même servi. Un échange que vous pouvez payer a lieu. Avec l’option « { option-dwarf-decline } : { option-dwarf-decline-true } », le propriétaire peut refuser chaque Couler l’acier et chaque Forge au moment de la résolution, anticipée ou non. Les adversaires solo ne refusent jamais.
    .title = Trop pauvre, ou échange refusé

rule-D6-8 = Le marqueur de premier joueur peut avancer deux fois par manche. À la fin de Chercher du renfort, il passe au joueur suivant dans le sens horaire si son détenteur avait droit à des renforts, posés ou non. À la fin de Forge, il passe au joueur suivant si celui qui le détient alors a pris une Forge dans cette manche. Prendre une Forge veut dire : un ouvrier ou un renfort de ce joueur, non épuisé, se trouvait sur une Forge en D6.5, ou l’un d’eux en a résolu une par anticipation ; peu importe que le prix ait été payé, refusé ou hors de portée. Exemples où A détient le marqueur : A a eu du renfort et a forgé, B ni l’un ni l’autre : il finit chez B. A a eu du renfort et B a forgé : il finit chez C. A a seulement forgé : il finit chez B. L’ordre de la manche en cours ne change jamais.
    .title = Le marqueur de premier joueur

rule-D6-9 = À la fin de la manche, tous les ouvriers rentrent et Lever une armée cesse. Si quelqu’un possède alors 4 objets ou plus, la partie est finie. Les objets vendus ne comptent pas, ceux de Commande spéciale comptent. Un quatrième objet en cours de manche n’interrompt pas la manche.
    .title = Fin de la manche

## D7

rule-D7-1 = Il y a trois catégories : acier, or et objets. Qui en a strictement le plus mène la catégorie ; si plusieurs partagent le maximum, personne ne la mène.
    .title = Les trois catégories

rule-D7-2 = Qui mène le plus de catégories gagne, même par 1 contre 0. Si plusieurs ont le nombre le plus élevé (1-1-1, 1-1-0 ou 0-0-0), seuls ceux-là sont départagés : par la gloire, puis par le fer, puis par les objets, chaque fois entre ceux qui restent à égalité. Si tout est égal, ils partagent la victoire.
    .title = Victoire et égalités

rule-D7-3 = Exemples, dans l’ordre objets / or / acier. 4/9/8 perd contre 2/10/12. 4/9/8 avec 7 points de gloire perd contre 2/9/14 avec 9. Le même cas à gloire égale, mais 1 fer contre 5 : les 5 fers gagnent. Le même cas à gloire et fer égaux : les 4 objets gagnent. Trois joueurs mènent 1-1-0 : le troisième est éliminé, quelle que soit sa gloire. À 0-0-0, les trois comparent leur gloire.
    .title = Exemples

## D8

rule-D8-1 = Le jeu en solo se joue comme à deux, mais l’adversaire commence toujours, le marqueur ne bouge jamais, et l’ordre est : son premier ouvrier, votre premier, son second, votre second. Il pose ses renforts aussitôt (D8.3) et ne prend pas part à D6.1 ; les vôtres y arrivent comme d’habitude. Il ne prend jamais d’Action spéciale. Apprenti est retiré : les paquets comptent 3, 3 et 2 cartes.
    .title = Ce qui change

rule-D8-2 = Eldhúsfífl. Son premier ouvrier va sur l’emplacement noir de la dernière carte posée en creusant. Son second : si vous avez posé un ouvrier, sur l’emplacement noir de la carte du dessus sur laquelle il se trouve ; si vous avez pris une Action spéciale, sur l’emplacement où cette carte a été posée (un ouvrier posé par Rebrousser chemin ne compte pas). Si quelqu’un occupe cet emplacement, il prend l’emplacement blanc de la même carte. Si celui-ci est occupé aussi, il prend le premier emplacement libre dans l’ordre de lecture.
    .title = Les ouvriers d’Eldhúsfífl

rule-D8-3 = Cela vaut pour tous les adversaires. Ses renforts arrivent juste après son ouvrier sur Chercher du renfort : sur les deux autres emplacements de sa rangée si les deux sont libres ; sinon sur les deux autres de sa colonne si les deux sont libres ; sinon sur l’emplacement libre de la rangée et l’emplacement libre de la colonne. Un renfort qui resterait va sur le premier emplacement libre dans l’ordre de lecture. Ils sont posés dans la rangée avant la colonne, de gauche à droite et de haut en bas. Cela n’arrive qu’une fois par manche, et l’ouvrier sur Chercher du renfort est ensuite épuisé.
    .title = Ses renforts

rule-D8-4 = Andvéttr. Avec son second ouvrier, avant toute autre chose et même après votre Action spéciale, il prend le premier Chercher du renfort libre dans l’ordre de lecture, sauf s’il a déjà des renforts dans cette manche. Sinon, et pour son premier ouvrier, il vise la cible de D8.2. Si elle n’est pas utilisable (D8.5), il prend le premier emplacement libre et utilisable de la rangée de la cible, en partant de la gauche ; s’il n’y en a pas, la cible malgré tout. Il n’essaie le blanc que si le noir est occupé, pas s’il est inutile. Avec l’option « { option-dwarf-opponent-row } : { option-dwarf-opponent-row-free } », le premier emplacement libre de la rangée lui suffit, utile ou non. Avec l’option « { option-dwarf-opponent-help } : { option-dwarf-opponent-help-always } », son second ouvrier prend un Chercher du renfort libre même s’il a déjà des renforts, bien qu’il n’y gagne rien.
    .title = Les ouvriers d’Andvéttr

rule-D8-5 = Ce qui est utilisable pour Andvéttr et Andvéttr faðir : les filons et Défense toujours ; Couler l’acier s’il a 3 fers ; une Forge s’il peut en payer le prix une fois ; Chercher du renfort tant qu’il n’a pas de renforts dans cette manche, donc toujours pour son premier ouvrier. Il juge d’après les cartes du dessus et ce qu’il possède à cet instant : il ne compte sur aucun gain, ne réserve rien pour ses autres ouvriers et ne prévoit aucune attaque. Ses renforts suivent D8.3, sans cet examen.
    .title = Emplacements utilisables

rule-D8-6 = Andvéttr et Andvéttr faðir forgent deux fois : en D6.5, chacune de ses Forges, même celle d’un renfort, a lieu deux fois de suite, la seconde au même prix s’il peut encore le payer. Ses Forges se suivent dans l’ordre de pose, ouvriers ordinaires d’abord. Cela ne vaut ni pour Couler l’acier, ni lors d’une résolution anticipée.
    .title = Forger deux fois

rule-D8-7 = Face à Andvéttr et Andvéttr faðir, vos première, deuxième et troisième Actions spéciales de la partie lui donnent 1, 2 et 3 points de gloire, dès que vous avez payé et avant l’effet ; une quatrième n’est pas permise. Dès qu’il a 12 points de gloire ou plus, même au milieu d’une étape ou d’une résolution anticipée, il gagne : plus rien n’est résolu ni compté. Avec Eldhúsfífl, il n’y a ni cette gloire, ni limite, ni victoire de cette sorte.
    .title = Sa gloire

rule-D8-8 = Andvéttr faðir joue comme Andvéttr, mais quand la rangée n’offre rien, il prend le premier emplacement libre et utilisable de toute la Mine dans l’ordre de lecture ; il n’en prend jamais d’inutile. S’il n’y en a aucun, il laisse cet ouvrier de côté. Ses renforts suivent toujours D8.3.
    .title = Les ouvriers d’Andvéttr faðir

rule-D8-9 = Les adversaires forment une échelle : Eldhúsfífl, Andvéttr, Andvéttr faðir. Battre l’un ouvre le suivant ; une victoire partagée ne suffit pas. L’échelle est seulement affichée : vous pouvez choisir n’importe quel adversaire à tout moment.
    .title = L’échelle des adversaires

rule-D8-10 = L’adversaire n’attend jamais. Si votre Action spéciale fait apparaître Chercher du renfort sous l’un de ses ouvriers non épuisé, et qu’il n’a pas de renforts dans cette manche, il les pose selon D8.3 dès que votre carte est en place, même si elle s’est posée là, et avant son second ouvrier. Une Action spéciale qui se pose sur son Chercher du renfort, une fois les renforts posés, ne lui donne rien de plus. Pour le reste, il fait ses résolutions anticipées comme tout le monde, avec une seule Forge.
    .title = Renforts dus à votre action

## D9

rule-D9-1 = Il y a deux Mines (la seconde a les emplacements 10 à 18), deux Montagnes, deux jeux de paquets (le second a les paquets 4 à 6) et un seul marqueur. On pioche deux cartes de chaque Montagne, le premier exemplaire d’abord ; la troisième carte se décide pour chaque Montagne séparément. Ouvriers et renforts vont sur n’importe lequel des 18 emplacements. Chacun a toujours 2 ouvriers ordinaires et 4 ouvriers au plus.
    .title = Deux Mines

rule-D9-2 = Les effets sur toute la Mine touchent les deux : Lever une armée, Tenir conseil, Effondrement des puits, Folie furieuse et Pillards orcs. Les monstres touchent tous les joueurs. Pour Gloires passées, Rebrousser chemin et Apprenti, on choisit l’un des 18 emplacements, quel que soit l’exemplaire de la carte Action spéciale.
    .title = Effets sur les deux Mines

rule-D9-3 = Les cartes restent dans leur exemplaire : une Action spéciale se pose dans la Mine de l’exemplaire de son paquet, une carte renvoyée va dans la Montagne de sa Mine. Dans l’ordre de lecture, la première Mine vient avant la seconde. Si l’une des Montagnes ne peut fournir une carte due, la partie s’arrête aussitôt.
    .title = À chaque exemplaire ses cartes

## D10

rule-D10-1 = Chacun des neuf emplacements a cinq cartes Montagne.
    .title = Cartes par emplacement

rule-D10-2 = Parmi les cartes Montagne, chaque emplacement est exactement cinq fois la cible du meeple noir.
    .title = Les cibles noires

rule-D10-3 = Sur chaque carte de départ et chaque carte Montagne, l’emplacement noir, l’emplacement blanc et l’emplacement de la carte elle-même sont trois emplacements différents.
    .title = Trois emplacements différents

rule-D10-4 = Si aucune carte ne retourne dans la Montagne et que personne n’atteint 4 objets, une partie compte de 15 à 22 manches complètes, environ 21,3 en moyenne ; moins de 18, presque jamais.
    .title = Durée d’une partie
