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

# Nidavellir : les règles numérotées, en français.

chapter-N1 = Matériel
chapter-N2 = Mise en place
chapter-N3 = Déroulement de la partie
chapter-N4 = Les mises
    .words = enchère pari
chapter-N5 = Votre tour dans une taverne
    .words = recruter recrutement
chapter-N6 = Gemmes
    .words = joyau bijou
chapter-N7 = Pièces
    .words = argent monnaie or
chapter-N8 = Héros
    .words = champion
chapter-N9 = Fin de l’Âge 1 : l’évaluation des troupes
    .words = score points mi-partie
chapter-N10 = Décompte final
    .words = score points vainqueur victoire
chapter-N12 = Éditions
chapter-N13 = Qui sait quoi

## N1

rule-N1-1 = Il y a cinq classes : Guerrier, Chasseur, Mineur, Forgeron et Explorateur. Les cartes Nain et les héros de classe portent de 1 à 3 grades ; un grade peut porter des points de bravoure, et 0 est une valeur comme une autre. Les Offrandes Royales, les distinctions et les héros neutres n’ont pas de grade. Thrud et Ylud en ont un tant qu’elles se trouvent dans une colonne.
    .title = Classes et grades

rule-N1-2 = Chaque carte Nain a 1 grade, et les deux Âges contiennent exactement les mêmes cartes Nain. Par Âge, de 2 à 4 Elvalands : Guerriers 3, 4, 5, 6, 6, 7, 8, 9 ; 6 Chasseurs sans points ; Mineurs 0, 0, 1, 1, 2, 2 ; 8 Forgerons sans points ; Explorateurs 5, 6, 7, 8, 9, 10, 11. À 5 Elvalands, chaque Âge reçoit en plus un Guerrier 10, 2 Chasseurs sans points, un Mineur 0 et un Mineur 1, 2 Forgerons sans points et un Explorateur 12.
    .title = Les cartes Nain

rule-N1-3 = L’Âge 1 compte une Offrande Royale +3 (deux à 5 Elvalands). L’Âge 2 compte deux Offrandes Royales +5 (trois à 5 Elvalands).
    .title = Les Offrandes Royales

rule-N1-4 = De 2 à 4 Elvalands, le paquet de l’Âge 1 contient 36 cartes et celui de l’Âge 2 en contient 37 ; à 5 Elvalands, ils en contiennent 45 et 46. L’Âge 2 a exactement une carte de plus que ses tours n’en demandent : celle que prend le Pionnier du Royaume, ou celle qui est défaussée si personne ne l’est (N9.7). Chaque Âge s’achève donc avec un paquet vide.
    .title = Taille des paquets

rule-N1-5 = Il existe une seule carte spéciale Forgeron. Elle a 2 grades et ne fait partie d’aucun paquet : on l’obtient par la distinction des Forgerons (N9.6).
    .title = La carte spéciale Forgeron

rule-N1-6 = Chaque Elvaland a cinq pièces de base : 0, 2, 3, 4 et 5. Il existe une pièce spéciale 3 (N9.4). Le Trésor Royal compte 34 pièces : deux 5, deux 6, trois 7, deux 8, trois 9, deux 10, trois 11, deux 12, deux 13, deux 14, et une seule pièce de chaque valeur de 15 à 25. À 2 ou 3 Elvalands, deux 7, deux 9 et deux 11 restent dans la boîte : il en reste 28.
    .title = Les pièces

rule-N1-7 = Les gemmes ordinaires valent de 1 à 5 ; la gemme spéciale vaut 6.
    .title = Les gemmes

rule-N1-8 = Il y a 21 héros, chacun en un seul exemplaire et tous exposés à la vue de tout le monde (chapitre N8), ainsi que 5 distinctions (chapitre N9).
    .title = Héros et distinctions

rule-N1-9 = Une pièce se définit par sa sorte (de base, spéciale ou du Trésor Royal) et par sa valeur. Si vous avez deux pièces de même valeur mais de sorte différente (le 3 de base et le 3 spécial, ou le 5 de base et un 5 du Trésor), chaque choix et chaque action précise la sorte : 3s est le 3 spécial, 5t le 5 du Trésor, sans lettre c’est la pièce de base ; à partir de 6, toutes viennent du Trésor. Pour l’ordre de jeu et les égalités, seule la valeur compte. Les pièces du Trésor de même valeur sont interchangeables, tout comme les cartes de même classe et de mêmes points.
    .title = Distinguer des pièces de même valeur

## N2

rule-N2-1 = On joue de 2 à 5 Elvalands. Vous recevez les cinq pièces de base et une gemme tirée au hasard. On n’utilise qu’une gemme par Elvaland : les plus hautes de 1 à 5 (par exemple 3, 4 et 5 à trois). Avec l’option « { option-nidavellir-gems } : { option-nidavellir-gems-low } » (édition allemande), ce sont les plus basses à partir de 1 (1, 2 et 3 à trois).
    .title = Pièces et gemmes de départ

rule-N2-2 = Les paquets de l’Âge 1 et de l’Âge 2 sont mélangés séparément. À moins de 5 Elvalands, les cartes marquées 5 ne servent pas.
    .title = Les paquets des deux Âges

rule-N2-3 = Avec l’option « { option-nidavellir-first-game } : { option-nidavellir-first-game-true } », Thrud, Ylud et Uline restent dans la boîte : 18 héros sont alors exposés.
    .title = Option première partie

## N3

rule-N3-1 = La partie comporte deux Âges. Un Âge dure 4 tours à 2 ou 3 Elvalands, 3 tours à 4 ou 5.
    .title = Âges et tours

rule-N3-2 = À chaque tour, on garnit les tavernes, on mise, puis on résout dans cet ordre le Gobelin Rieur, le Dragon Dansant et le Cheval Fringuant. Chacun reprend ensuite toutes ses pièces.
    .title = Les étapes d’un tour

rule-N3-3 = Les tavernes sont garnies dans leur ordre avec les cartes du dessus du paquet : autant de cartes par taverne que d’Elvalands, mais 3 à deux Elvalands. À deux, la carte que personne n’a prise rejoint la défausse visible après l’échange de gemmes de cette taverne. (La règle allemande ne la défausse qu’à la fin du tour, ce qui ne change rien.)
    .title = Garnir les tavernes

rule-N3-4 = Un Âge se termine après son dernier tour (N3.1) : échange de gemmes de la dernière taverne, carte restante à deux Elvalands, pièces reprises en main, puis placement d’Ylud (N8.16, N8.18) avec tout ce qui en découle. À l’Âge 1 viennent alors les cinq distinctions, une par une et chacune avec toutes ses suites, puis le mélange du paquet de l’Âge 2 (N9.8) ; à l’Âge 2, Thrud quitte sa colonne (N8.10) et l’on compte les points. Comme il n’y a qu’une Ylud et un seul gagnant par distinction, jamais deux Elvalands n’ont à décider en même temps. Toutes les pièces étant en main, une transformation (La Main du Roi, Pionnier du Royaume, Grid) porte sur une pièce de la main. Aucun échange de pièces ne naît de ces étapes, quelle qu’ait été la dernière mise.
    .title = La fin d’un Âge

## N4

rule-N4-1 = Tout le monde mise en même temps et en secret, sauf l’Elvaland qui possède Uline (N8.12). Vous posez une de vos cinq pièces sur chaque taverne et les deux autres dans votre bourse.
    .title = Miser en secret

rule-N4-2 = Vous faites une seule mise par tour, et la révélation commence quand la dernière est arrivée. La table peut vous laisser changer d’avis jusque-là. Tout le monde voit alors qui a confirmé, mais une mise retirée n’est ni montrée ni enregistrée.
    .title = Confirmer sa mise

rule-N4-3 = À chaque taverne, toutes les pièces qui s’y trouvent sont retournées d’un coup, et elles seules ; l’Elvaland qui possède Uline pose ensuite la sienne (N8.12). On joue de la pièce la plus haute à la plus basse ; à valeur égale, de la gemme la plus haute à la plus basse. Les gemmes étant toutes différentes, l’ordre est toujours complet : la place autour de la table n’intervient dans aucune règle.
    .title = Révélation et ordre de jeu

rule-N4-4 = L’ordre de jeu, les égalités et l’obligation d’échanger des pièces (N5.3) sont fixés dès que toutes les pièces de la taverne sont visibles, y compris celle de l’Elvaland qui possède Uline. Une transformation faite ensuite n’y change rien, même si la même pièce est transformée plusieurs fois.
    .title = Ordre et égalités sont figés

rule-N4-5 = La sorte et la valeur des cinq pièces de chacun sont publiques : tout changement se fait au grand jour, on pourrait donc les retrouver de toute façon. Le seul secret est l’endroit où se trouve chaque pièce (chapitre N13). L’option « { option-nidavellir-coins } : { option-nidavellir-coins-secret } » (édition allemande) ne touche qu’à l’affichage : les pièces des autres ne sont plus listées, mais l’historique public des changements reste consultable et peut servir. Les actions permises et les résultats restent toujours les mêmes.
    .title = Des pièces publiques

## N5

rule-N5-1 = Vous devez prendre une carte de la taverne. Une carte Nain se pose sur le dessus de la colonne de sa classe. Une Offrande Royale transforme aussitôt une de vos pièces (N7.2), puis elle est défaussée.
    .title = Prendre une carte

rule-N5-2 = Ensuite, si des héros vous sont dus (N8.1), vous les recrutez l’un après l’autre jusqu’à ce qu’aucun ne vous soit plus dû.
    .title = Recruter les héros dus

rule-N5-3 = En dernier lieu, si la pièce que vous avez révélée à cette taverne était le 0 ou le 3 spécial, vous devez échanger des pièces (N7.1).
    .title = Échange en fin de tour

rule-N5-4 = Toute pose d’une carte, qu’elle vienne d’une taverne, d’un héros, d’Ylud, de l’Armurier du Roi ou du Pionnier du Royaume, suit le même ordre. On soulève Thrud si elle allait être recouverte (N8.8) ; on pose la carte ; on applique son propre effet (défausse, transformation, reprise des pièces grâce à Uline) ; on repose Thrud ; on vérifie si un héros est dû (N8.1). Un héros recruté relance la même suite. Dans une taverne, l’échange de pièces (N5.3) n’a lieu que lorsqu’aucun héros n’est plus dû.
    .title = L’ordre d’une pose

rule-N5-5 = Vous décidez : votre mise ; la pièce à poser avec Uline ; la carte à prendre ; la pièce à transformer ; le héros à recruter ; la colonne où défausser (pour Dagda, deux colonnes à la fois) ; la colonne de Thrud ; celle d’Ylud ; les deux pièces à échanger avec Uline si vous en avez au moins trois en main ; le 5 qui part (N7.1) ; la carte du Pionnier du Royaume. La question vous est posée même s’il n’y a qu’une réponse possible. Tout le reste se fait sans vous : garnir les tavernes, révéler, établir l’ordre, l’échange de pièces ordinaire, l’échange de gemmes, la carte restante, le retour des pièces, la reprise des pièces avec Uline, le Maître de Chasse, le Joaillier de la Couronne, la carte de l’Armurier du Roi, la carte défaussée de l’Âge 2, le dernier déplacement de Thrud et le décompte.
    .title = Ce que vous décidez

## N6

rule-N6-1 = Quand tout le monde a joué dans une taverne, les Elvalands à égalité sur une valeur de pièce s’échangent leurs gemmes. On les range par gemme : la plus haute s’échange contre la plus basse, la deuxième plus haute contre la deuxième plus basse, et celle du milieu, s’il y en a une, ne bouge pas. Chaque valeur de pièce à égalité forme son propre groupe.
    .title = Échange de gemmes après égalité

rule-N6-2 = La gemme 6 remporte toutes les égalités. Qui la possède est mis à l’écart avant la formation des paires et garde sa gemme ; s’il ne reste qu’un Elvaland dans le groupe, rien n’est échangé.
    .title = La gemme 6

## N7

rule-N7-1 = Pour échanger des pièces, vous montrez les deux pièces de votre bourse et prenez au Trésor Royal la pièce de leur somme (N7.3, N7.4) ; la plus haute des deux est défaussée et la nouvelle prend sa place. Les deux pièces de la bourse sont ensuite remises face cachée (N13.5). L’échange est obligatoire, même s’il vous fait perdre de la valeur, et normalement il n’y a rien à décider. Si les deux pièces sont égales, vous dites laquelle part ; cela ne compte, et n’est demandé, que pour un 5 de base à côté d’un 5 du Trésor. Avec Uline, voir N8.14.
    .title = Échanger des pièces

rule-N7-2 = Une transformation +X (Offrande Royale, La Main du Roi, Grid) est obligatoire. Vous désignez une de vos pièces par l’endroit où elle se trouve : une taverne résolue, en cours ou à venir, la bourse, ou la main (avec Uline ou à la fin d’un Âge) ; jamais le 0 ni le 3 spécial, si bien que quatre pièces au moins conviennent. La pièce est montrée puis défaussée, et la pièce du Trésor Royal valant X de plus (N7.3, N7.4) prend sa place, tournée du même côté. Sur une taverne à venir, la nouvelle pièce devient votre mise ; sur la taverne en cours, ordre, égalités et obligation d’échanger ne changent pas (N4.4).
    .title = Transformer une pièce

rule-N7-3 = Si la pièce voulue manque au Trésor Royal, vous prenez la première pièce disponible au-dessus. S’il n’y en a aucune au-dessus, vous prenez la plus haute pièce disponible en dessous.
    .title = Quand la pièce manque

rule-N7-4 = Avec « { option-nidavellir-take-back } : { option-nidavellir-take-back-value } » (édition française, par défaut), la valeur de la pièce tout juste défaussée vous est interdite : aucune pièce qui la porte ne peut être prise. Avec « { option-nidavellir-take-back } : { option-nidavellir-take-back-coin } » (édition anglaise), seule cette pièce-là est exclue : une autre de même valeur est permise, on choisit donc avant qu’elle ne retourne au Trésor Royal. Avec « { option-nidavellir-take-back } : { option-nidavellir-take-back-order } » (édition allemande), un échange suit la règle de l’édition anglaise, mais dans une transformation la pièce retourne d’abord au Trésor et peut être reprise. Cela ne joue que lorsque N7.3 oblige à descendre : avec les deux premières, et dans tout échange, une pièce au-dessus de laquelle le Trésor n’a plus rien perd de la valeur (le 25 devient 24 ; le 24 devient 23 si le 25 appartient à quelqu’un).
    .title = La pièce tout juste défaussée

rule-N7-5 = Une pièce de base défaussée quitte la partie ; une pièce du Trésor Royal y retourne. Le Trésor Royal ne peut jamais être vide.
    .title = Où vont les pièces défaussées

rule-N7-6 = Le 3 spécial déclenche l’échange de pièces comme le 0. Dans les mises il vaut 3, à égalité avec un 3 ordinaire. Il n’est jamais transformé.
    .title = Le 3 spécial

## N8

rule-N8-1 = Une ligne réunit un grade de chacune des cinq classes : votre nombre de lignes est donc le plus petit de vos cinq totaux de grades (Thrud et Ylud comptent là où elles se trouvent). Un héros vous est dû dès que vous avez plus de lignes que de héros, où qu’ils soient placés ; deux lignes d’avance ou davantage comptent aussi (les livrets français et anglais parlent d’une seule ligne d’avance, mais leur propre exemple en montre deux). On vérifie après chaque pose d’une carte dans l’armée, une fois son effet appliqué et Thrud reposée (N5.4), ainsi qu’après chaque héros recruté, même neutre. Le compte est refait à chaque fois, rien n’est mis en réserve. Le recrutement est obligatoire, parmi les héros encore exposés.
    .title = Lignes et recrutement

rule-N8-2 = Une ligne défaite ne rapporte rien quand elle est complétée à nouveau. Vous ne perdez jamais vos héros.
    .title = Ligne défaite puis refaite

rule-N8-3 = Si vous ne pouvez prendre aucun des héros exposés (cas purement théorique), la vérification s’arrête sans recrutement. La suivante aura lieu après votre prochaine pose.
    .title = Aucun héros possible

rule-N8-4 = Vous ne pouvez recruter Dagda que si, à l’instant du choix, deux autres colonnes de votre armée ont une carte Nain sur le dessus ; pour Bonfur, une seule suffit. Ce sont exactement ces cartes du dessus qui partent, et Dagda en retire deux, de deux colonnes différentes, en une seule décision. Un héros sur le dessus, Thrud et Ylud comprises, ferme la colonne ; mais Thrud soulevée de la colonne où arrive le héros est en main pendant ce temps et ne bloque rien. La carte spéciale Forgeron compte comme une carte Nain avec l’option « { option-nidavellir-special-smith } : { option-nidavellir-special-smith-dwarf } » (éditions française et anglaise) ; avec « { option-nidavellir-special-smith } : { option-nidavellir-special-smith-distinction } » (édition allemande), elle ferme la colonne. Les cartes défaussées sont visibles, et une colonne peut se retrouver vide. On ne vérifie si un héros est dû qu’après la défausse.
    .title = Recruter Dagda ou Bonfur

rule-N8-5 = Vous ne pouvez recruter Hourya qu’avec au moins 5 grades d’Explorateur avant de la poser ; Thrud et Ylud comptent si elles sont dans cette colonne. Vous la gardez même si vous perdez ensuite des Explorateurs.
    .title = Recruter Hourya

rule-N8-6 = Un héros de classe se pose sur le dessus de la colonne de sa classe. Un héros neutre va dans votre zone de commandement.
    .title = Où placer un héros

rule-N8-7 = Une seule pose peut compléter plusieurs lignes : vous recrutez alors les héros l’un après l’autre.
    .title = Plusieurs lignes d’un coup

rule-N8-8 = Vous posez Thrud sur le dessus de l’une des cinq colonnes, même vide. Elle n’est jamais recouverte : toute carte destinée à sa colonne (carte Nain, héros, Ylud, carte spéciale Forgeron, carte du Pionnier du Royaume) la fait d’abord soulever, et une fois l’effet de cette carte appliqué vous la reposez sur la colonne de votre choix, la même comprise. En main, elle n’est nulle part et ne compte pour aucune ligne. Chaque pose peut vous donner droit à un héros.
    .title = Thrud n’est jamais recouverte

rule-N8-9 = Thrud compte pour les lignes, pour la condition de Hourya et pour les majorités de l’Âge 1. Elle ne compte jamais pour les points d’une classe, pour Idunn ni pour la majorité finale des Guerriers, car elle est déjà partie à ce moment-là (N8.10).
    .title = Ce que compte Thrud

rule-N8-10 = Après l’Âge 2, une fois Ylud placée (N8.18) et tous les héros qui en découlent recrutés, Thrud rejoint la zone de commandement. On ne vérifie plus ensuite si un héros est dû.
    .title = Le départ de Thrud

rule-N8-12 = Si vous possédez Uline, vous ne misez pas : toutes vos pièces restent en main et vous n’avez pas de bourse. À chaque taverne, quand les autres ont révélé leur pièce, vous devez en poser une de votre main, à votre choix et face visible ; ce choix est aussitôt définitif. L’ordre et les égalités sont alors établis comme d’habitude.
    .title = Miser avec Uline

rule-N8-13 = Si vous recrutez Uline au milieu d’un tour, les pièces posées sur les tavernes non encore révélées et les deux pièces de la bourse passent aussitôt dans votre main, sans être montrées. La pièce de la taverne en cours et celles des tavernes précédentes restent en place jusqu’à la fin du tour. N8.12 s’applique dès la taverne suivante ; à la dernière taverne, il ne reste que la bourse à reprendre. Recrutée à la fin de l’Âge 1, Uline agit dès le tour suivant ; à la fin de l’Âge 2, elle ne rapporte que ses 9 points.
    .title = Recruter Uline en cours de tour

rule-N8-14 = Avec Uline, y compris pendant le tour où vous la recrutez, vous échangez deux pièces de votre main, à votre choix, en les montrant ; s’il n’en reste que deux, il n’y a pas de choix, et il ne peut pas en rester moins. L’échange suit N7.1, la main remplaçant la bourse. La plus basse des deux et la nouvelle pièce sont dans votre main et peuvent être posées sur les tavernes suivantes du même tour. Les pièces posées sur les tavernes n’y participent pas.
    .title = Échanger avec Uline

rule-N8-15 = Avec Uline, une pièce transformée dans votre main est remplacée dans votre main ; une pièce transformée sur une taverne est remplacée sur cette taverne (N7.2).
    .title = Transformer avec Uline

rule-N8-16 = Ylud attend dans la zone de commandement. À la fin de l’Âge 1 (N3.4), vous devez la poser sur le dessus d’une colonne de votre choix, même vide, comme n’importe quelle carte (N5.4) : si Thrud s’y trouve, elle est soulevée puis reposée, et l’on vérifie ensuite si un héros est dû. Ylud reste là jusqu’à la fin de l’Âge 2.
    .title = Ylud après l’Âge 1

rule-N8-17 = Si vous recrutez Ylud pendant l’Âge 2, ou pendant l’évaluation des troupes elle-même, elle attend dans la zone de commandement jusqu’à la fin de l’Âge 2.
    .title = Ylud recrutée plus tard

rule-N8-18 = À la fin de l’Âge 2 (N3.4), si Ylud est dans la zone de commandement, vous devez la poser sur une colonne comme en N8.16. Si elle est dans votre armée, soit elle reste et rien ne bouge, soit vous la retirez (les cartes au-dessus d’elle se resserrent et Thrud, si elle est au-dessus, ne bouge pas) et vous la posez sur le dessus d’une colonne comme en N8.16. Vous pouvez rechoisir sa propre colonne ; ce choix n’est proposé que si Thrud s’y trouve, car sinon il revient à ne pas bouger. On ne vérifie pas si un héros est dû entre le retrait et la pose. C’est seulement après que Thrud s’en va (N8.10).
    .title = Ylud après l’Âge 2

rule-N8-19 = Dans une colonne, Ylud vaut 11 chez les Explorateurs, 7 chez les Guerriers, 1 chez les Mineurs, ou un grade sans points chez les Chasseurs et les Forgerons. Avec Idunn, chez les Explorateurs, elle vaut 11 + 2. D’autres cartes peuvent la recouvrir.
    .title = La valeur d’Ylud

rule-N8-20 = Guerriers : Tarah, 1 grade (14) ; Kraal, 2 grades (7 et 0). Chasseurs : Aral, 2 grades ; Dagda, 3 grades, qui défausse la carte Nain du dessus de deux autres colonnes différentes (N8.4). Mineurs : Lokdur, 1 grade (3) ; Zoral, 3 grades (1, 0 et 0). Forgerons : Aëgur, 2 grades ; Bonfur, 3 grades, qui défausse la carte Nain du dessus d’une autre colonne (N8.4). Explorateurs : Idunn, 1 grade (7), qui ajoute à la fin 2 points par grade d’Explorateur, le sien compris ; Hourya, 1 grade (20), sous condition (N8.5). Neutres : Astrid ajoute à la fin votre plus haute pièce ; les frères Dwerg Aesir, Bergelmir, Jungir, Sigmir et Ymir, interchangeables, rapportent ensemble 13, 40, 81, 108 ou 135 points à la fin selon que vous en avez 1, 2, 3, 4 ou 5 ; Skaa 17 points ; Grid transforme aussitôt une pièce de +7 et rapporte 7 points ; Uline (N8.12 à N8.15) 9 points. Thrud, 1 grade, va dans n’importe quelle colonne (N8.8 à N8.10) et rapporte 13 points à la fin. Ylud, 1 grade, est d’abord neutre, puis rejoint une colonne (N8.16 à N8.19).
    .title = La liste des héros

## N9

rule-N9-1 = À la fin de l’Âge 1, on examine les classes une à une : Guerriers, Chasseurs, Mineurs, Forgerons, Explorateurs. La distinction revient à qui a le plus de grades, et non le plus de cartes ou de points. En cas d’égalité, ou si tout le monde est à 0, personne ne l’obtient ; les gemmes ne départagent pas.
    .title = Évaluation des troupes

rule-N9-2 = Chaque classe est comptée quand vient son tour, après tout ce que les distinctions précédentes ont déclenché. Les héros amenés par l’Armurier du Roi, leurs défausses et les déplacements de Thrud peuvent donc changer le compte des Explorateurs, jamais une classe déjà attribuée. Les cartes Distinction ne sont pas des héros et n’ont pas de grade.
    .title = Compter classe par classe

rule-N9-3 = Guerriers, La Main du Roi : vous transformez une pièce de +5.
    .title = La Main du Roi

rule-N9-4 = Chasseurs, Maître de Chasse : votre 0 quitte la partie et le 3 spécial prend sa place.
    .title = Maître de Chasse

rule-N9-5 = Mineurs, Joaillier de la Couronne : vous recevez la gemme 6, qui remporte toutes les égalités (N6.2) et rapporte des points à la fin (N10.3). Votre ancienne gemme ne sert plus.
    .title = Joaillier de la Couronne

rule-N9-6 = Forgerons, Armurier du Roi : vous recevez la carte spéciale Forgeron, qui n’est pas un héros, et la posez sur le dessus de votre colonne de Forgerons (N5.4). Elle fait soulever Thrud si celle-ci s’y trouve, et des héros peuvent s’ensuivre.
    .title = Armurier du Roi

rule-N9-7 = Explorateurs, Pionnier du Royaume : vous regardez, sans les montrer à personne, les trois cartes du dessus du paquet de l’Âge 2 et vous en gardez une, qui devient visible. Une carte Nain est posée (N5.4) ; une Offrande Royale transforme une pièce de +5 (N7.2), puis est défaussée. Les deux autres retournent au paquet sans être montrées. Si personne n’obtient la distinction, la carte du dessus quitte le paquet de l’Âge 2 sans effet : face visible avec l’option « { option-nidavellir-pioneer-discard } : { option-nidavellir-pioneer-discard-open } » (éditions française et anglaise), sans que personne la voie avec « { option-nidavellir-pioneer-discard } : { option-nidavellir-pioneer-discard-unseen } » (édition allemande).
    .title = Pionnier du Royaume

rule-N9-8 = Tout le paquet de l’Âge 2 est mélangé une fois, après le règlement du Pionnier du Royaume et avant le premier tour de l’Âge 2, que la distinction ait été obtenue ou non. (La règle allemande n’y mélange que les deux cartes rendues ; les chances sont les mêmes.)
    .title = Mélange du paquet de l’Âge 2

## N10

rule-N10-1 = Explorateurs : additionnez leurs points ; avec Idunn, ajoutez 2 par grade. Guerriers : additionnez leurs points ; chaque Elvaland ayant le plus de grades de Guerrier ajoute à cette catégorie sa propre pièce la plus haute. Ylud compte dans cette majorité, tous les Elvalands à égalité en profitent, et il faut au moins 1 grade.
    .title = Explorateurs et Guerriers

rule-N10-2 = Mineurs : la somme des points, multipliée par le nombre de grades. Chasseurs : le nombre de grades au carré. Forgerons : n(n+5)/2 points pour n grades, soit 3, 7, 12, 18, 25, 33, etc.
    .title = Mineurs, Chasseurs et Forgerons

rule-N10-3 = S’ajoutent les points des héros neutres, puis les pièces : la somme des cinq, 3 spécial compris, et 3 points de plus avec la gemme 6. Un score a donc sept parties : les cinq classes, les héros neutres et les pièces. Votre pièce la plus haute peut compter trois fois : dans les pièces, avec les Guerriers et par Astrid.
    .title = Héros neutres et pièces

rule-N10-4 = Qui a le plus de points gagne. À total égal, on partage la même place : rien ne départage.
    .title = Victoire et égalité

rule-N10-5 = Un score demandé en cours de partie est calculé comme si elle se terminait à l’instant. Thrud est comptée comme dans la zone de commandement, Ylud vaut 0 tant qu’elle y est, et les Guerriers de tout le monde sont comparés sans Thrud.
    .title = Score en cours de partie

## N12

rule-N12-1 = Une édition est un ensemble d’options. L’édition française (fr), au texte le plus récent, est celle par défaut : « { option-nidavellir-gems } : { option-nidavellir-gems-high } », « { option-nidavellir-take-back } : { option-nidavellir-take-back-value } », « { option-nidavellir-special-smith } : { option-nidavellir-special-smith-dwarf } », « { option-nidavellir-pioneer-discard } : { option-nidavellir-pioneer-discard-open } », « { option-nidavellir-coins } : { option-nidavellir-coins-public } » ; l’édition anglaise (en) n’en diffère que par « { option-nidavellir-take-back } : { option-nidavellir-take-back-coin } » ; l’aide de jeu la suit. L’édition allemande (de) prend « { option-nidavellir-gems } : { option-nidavellir-gems-low } », « { option-nidavellir-take-back } : { option-nidavellir-take-back-order } », « { option-nidavellir-special-smith } : { option-nidavellir-special-smith-distinction } », « { option-nidavellir-pioneer-discard } : { option-nidavellir-pioneer-discard-unseen } » et « { option-nidavellir-coins } : { option-nidavellir-coins-secret } ». L’option « { option-nidavellir-first-game } : { option-nidavellir-first-game-true } » est désactivée dans toutes, et chaque option peut être réglée séparément. Les noms des cartes, des tavernes et des distinctions suivent votre langue, pas l’édition.
    .title = Éditions et options

## N13

rule-N13-1 = Tout Elvaland et tout spectateur voit : les cartes des tavernes, qui doit encore décider, les pièces face visible, l’ordre de jeu et les égalités, les armées avec l’ordre des cartes de chaque colonne, les zones de commandement, les gemmes, les héros exposés, le Trésor Royal pièce par pièce, les défausses, la taille des paquets et l’historique de tout cela.
    .title = Ce qui est public

rule-N13-2 = La liste des cartes est publique (N1.2, N1.3) : tout le monde sait ce qui reste dans un paquet, seul l’ordre est caché. Avec l’option « { option-nidavellir-pioneer-discard } : { option-nidavellir-pioneer-discard-unseen } », une carte de l’Âge 2 peut rester inconnue de tous : celle qui part quand personne n’obtient le Pionnier du Royaume.
    .title = Le contenu des paquets

rule-N13-3 = Votre mise reste votre secret, taverne par taverne, jusqu’à sa révélation. Votre bourse le reste jusqu’à un échange de pièces, ou jusqu’à ce que les trois révélations permettent de la déduire.
    .title = Mise et bourse secrètes

rule-N13-4 = Une transformation montre à tout le monde l’ancienne pièce, la nouvelle et l’endroit. Si la pièce était face cachée, la nouvelle l’est aussi, mais tout le monde la connaît jusqu’à la reprise des pièces.
    .title = Ce que montre une transformation

rule-N13-5 = Un échange montre à tout le monde les deux pièces et la nouvelle. De retour dans la bourse, elles sont face cachée, mais connues jusqu’à la reprise des pièces.
    .title = Ce que montre un échange

rule-N13-6 = La reprise des pièces avec Uline ne montre rien : l’endroit où elles se trouvaient reste secret. Les pièces posées ensuite sur les tavernes par l’Elvaland qui possède Uline sont toujours visibles.
    .title = Ce que montre Uline

rule-N13-7 = Seul l’Elvaland qui obtient le Pionnier du Royaume voit les trois cartes ; celle qu’il garde devient visible. Après le mélange (N9.8), il n’en sait pas plus que les autres (N13.2) : il n’y a rien à retenir.
    .title = Les cartes du Pionnier

rule-N13-8 = L’affichage signale clairement les pièces face cachée que tout le monde connaît (N13.4, N13.5). Une fois la partie terminée, tout peut être montré.
    .title = Pièces cachées mais connues
