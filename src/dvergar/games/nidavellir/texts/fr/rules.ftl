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
