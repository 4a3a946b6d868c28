# Les règles de Hoard.

chapter-H1 = La boîte
rule-H1-1 = On joue de deux à quatre. Chacun a huit pièces, numérotées de 1 à 8.
    .title = Les pièces
rule-H1-2 = Quatorze trésors valent de 1 à 14 points. On les mélange, face cachée.
    .title = Les trésors
rule-H1-3 = Le hasard décide qui reçoit la lampe au début.
    .title = La lampe

chapter-H2 = Les mises
rule-H2-1 = À chaque tour, on retourne deux trésors.
    .title = L’offre
rule-H2-2 = Chacun pose une pièce en secret, tous en même temps.
    .title = Mises secrètes
rule-H2-3 = On révèle toutes les mises ensemble. Une pièce misée est dépensée, qu’elle gagne ou non.
    .title = Révélation

chapter-H3 = Prendre les trésors
rule-H3-1 = La mise la plus haute prend celui des deux trésors qu’elle préfère.
    .title = La mise la plus haute
rule-H3-2 = La deuxième mise prend l’autre trésor, ou le laisse et reprend sa pièce. Un trésor laissé sort du jeu.
    .title = La deuxième mise
rule-H3-3 = À mises égales, qui a la lampe passe d’abord, puis les autres dans le sens horaire.
    .title = Égalités
rule-H3-4 = Quand la lampe a départagé les deux mises les plus hautes, elle passe au joueur suivant dans le sens horaire. Avec l’option « reste », elle ne bouge jamais.
    .title = La lampe passe

chapter-H4 = La fin
rule-H4-1 = La partie s’arrête après six tours. Le plus de points l’emporte.
    .title = La fin de la partie
rule-H4-2 = Chaque trésor compte ses points.
    .title = Les trésors comptent
rule-H4-3 = Les pièces non dépensées comptent la moitié de leur somme, arrondie en dessous.
    .title = Les pièces comptent à moitié
rule-H4-4 = À points égaux, le plus de trésors l’emporte ; sinon on partage la place.
    .title = Places

chapter-H5 = Qui sait quoi
rule-H5-1 = Pièces et trésors sont visibles. Les mises restent secrètes jusqu’à la dernière, et personne ne connaît l’ordre des trésors.
    .title = Ce qui est caché
