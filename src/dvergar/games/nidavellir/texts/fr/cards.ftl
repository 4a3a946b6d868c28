# Nidavellir : noms et textes courts des cartes, en français.

## Classes

class-warrior = Guerrier
    .plural = Guerriers
    .text = À la fin, additionnez les points de bravoure de vos Guerriers. Si personne n’a plus de grades de Guerrier que vous et que vous en avez au moins un, ajoutez votre pièce la plus haute, même en cas d’égalité.
class-hunter = Chasseur
    .plural = Chasseurs
    .text = À la fin, vos Chasseurs rapportent le carré de leur nombre de grades : 1, 4, 9, 16, 25, etc.
class-miner = Mineur
    .plural = Mineurs
    .text = À la fin, multipliez la somme des points de bravoure de vos Mineurs par leur nombre de grades.
class-blacksmith = Forgeron
    .plural = Forgerons
    .text = À la fin, vos Forgerons rapportent 3, 7, 12, 18, 25, 33 points, etc. selon leur nombre de grades : le premier vaut 3, et chaque grade suivant vaut 1 de plus que le précédent.
class-explorer = Explorateur
    .plural = Explorateurs
    .text = À la fin, additionnez les points de bravoure de vos Explorateurs.

## Héros

hero-tarah = Tarah Frappe Fatale
    .short = Tarah
    .text = Héros Guerrier, 1 grade portant 14 points.
hero-kraal = Kraal le Vénal
    .short = Kraal
    .text = Héros Guerrier, 2 grades portant 7 et 0 points.
hero-aral = Aral Serres d’Aigle
    .short = Aral
    .text = Héros Chasseur, 2 grades.
hero-dagda = Dagda l’Explosive
    .short = Dagda
    .text = Héros Chasseur, 3 grades. Quand vous la recrutez, défaussez la carte Nain du dessus de deux autres colonnes, différentes l’une de l’autre. Vous ne pouvez la recruter que si deux autres colonnes ont une carte Nain sur le dessus ; un héros sur le dessus ferme la colonne.
hero-lokdur = Lokdur Cœur cupide
    .short = Lokdur
    .text = Héros Mineur, 1 grade portant 3 points.
hero-zoral = Zoral le Contremaître
    .short = Zoral
    .text = Héros Mineur, 3 grades portant 1, 0 et 0 points.
hero-aegur = Aëgur Poing d’acier
    .short = Aëgur
    .text = Héros Forgeron, 2 grades.
hero-bonfur = Bonfur le Tyrannique
    .short = Bonfur
    .text = Héros Forgeron, 3 grades. Quand vous le recrutez, défaussez la carte Nain du dessus d’une autre colonne. Vous ne pouvez le recruter que si une autre colonne a une carte Nain sur le dessus ; un héros sur le dessus ferme la colonne.
hero-idunn = Idunn la Furtive
    .short = Idunn
    .text = Héros Explorateur, 1 grade portant 7 points. À la fin, ajoutez 2 points par grade d’Explorateur de votre armée, le sien compris.
hero-hourya = Hourya l’Insaisissable
    .short = Hourya
    .text = Héros Explorateur, 1 grade portant 20 points. Vous ne pouvez la recruter qu’avec au moins 5 grades d’Explorateur avant de la poser ; Thrud et Ylud comptent si elles sont dans cette colonne. Vous la gardez même si vous perdez ensuite des Explorateurs.
hero-astrid = Astrid la Fortunée
    .short = Astrid
    .text = Héros neutre. À la fin, ajoutez la valeur de votre pièce la plus haute.
hero-dwerg = Frères Dwerg
    .short = Frère Dwerg
    .text = Cinq héros neutres interchangeables. À la fin, les frères que vous avez réunis rapportent ensemble 13, 40, 81, 108 ou 135 points selon que vous en avez 1, 2, 3, 4 ou 5.
hero-dwerg_aesir = Dwerg Aesir
hero-dwerg_bergelmir = Dwerg Bergelmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_ymir = Dwerg Ymir
hero-skaa = Skaa l’Insondable
    .short = Skaa
    .text = Héros neutre. 17 points à la fin.
hero-grid = Grid la Mercantile
    .short = Grid
    .text = Héros neutre. Quand vous la recrutez, transformez aussitôt une de vos pièces de +7 (ni le 0, ni le 3 spécial). 7 points à la fin.
hero-uline = Uline la Voyante
    .short = Uline
    .text = Héros neutre. Dès que vous la recrutez, vous reprenez en main les pièces des tavernes non révélées et de votre bourse, sans les montrer ; ensuite, vous ne misez plus en secret et gardez vos pièces en main. À chaque taverne, vous posez une pièce de votre main face visible après la révélation des autres. Quand vous devez échanger des pièces, vous choisissez deux pièces de votre main. 9 points à la fin.
hero-thrud = Thrud la Chasseuse de têtes
    .short = Thrud
    .text = Posez-la sur le dessus de n’importe quelle colonne, où elle compte pour 1 grade. Elle n’est jamais recouverte : quand une carte va sur sa colonne, soulevez Thrud, posez la carte et appliquez son effet, puis reposez Thrud sur n’importe quelle colonne, la même comprise. Elle compte pour les lignes, pour Hourya et pour les majorités de l’Âge 1. Après l’Âge 2, avant le décompte, elle rejoint la zone de commandement et rapporte 13 points.
hero-ylud = Ylud l’Imprévisible
    .short = Ylud
    .text = Elle attend dans la zone de commandement. À la fin de l’Âge 1, avant l’évaluation des troupes, vous devez la poser sur la colonne de votre choix, où elle compte pour 1 grade ; si vous la recrutez plus tard, vous la posez à la fin de l’Âge 2. Déjà dans votre armée à la fin de l’Âge 2, elle peut changer de colonne avant le décompte. Elle vaut 11 points chez les Explorateurs, 7 chez les Guerriers, 1 chez les Mineurs, ou un grade sans points chez les Chasseurs et les Forgerons. Sa pose peut vous donner droit à un héros.

## Tavernes

tavern-1 = Gobelin Rieur
    .short = Gobelin
    .text = La première taverne résolue à chaque tour. La mise de chacun y décide qui prend une carte en premier.
tavern-2 = Dragon Dansant
    .short = Dragon
    .text = La deuxième taverne résolue à chaque tour, après le Gobelin Rieur.
tavern-3 = Cheval Fringuant
    .short = Cheval
    .text = La troisième et dernière taverne résolue à chaque tour ; ensuite toutes les pièces reviennent à leurs propriétaires.

## Distinctions

distinction-warrior = La Main du Roi
    .text = Transformez aussitôt une de vos pièces de +5 (ni le 0, ni le 3 spécial).
distinction-hunter = Maître de Chasse
    .text = Votre 0 quitte la partie et le 3 spécial prend sa place. Il vaut 3 dans les mises, déclenche un échange de pièces comme le 0 et n’est jamais transformé.
distinction-miner = Joaillier de la Couronne
    .text = Vous recevez la gemme 6 à la place de la vôtre. Elle remporte toutes les égalités, n’est jamais échangée et rapporte 3 points à la fin.
distinction-blacksmith = Armurier du Roi
    .text = Posez aussitôt la carte spéciale Forgeron (2 grades) sur votre colonne de Forgerons. Des héros peuvent s’ensuivre.
distinction-explorer = Pionnier du Royaume
    .text = Regardez en secret les trois cartes du dessus du paquet de l’Âge 2 et gardez-en une, que vous montrez. Une carte Nain rejoint votre armée, une Offrande Royale transforme une pièce de +5. Les deux autres retournent au paquet sans être montrées.

## Autres cartes

card-offering = Offrande Royale
    .text = Transformez aussitôt une de vos pièces du nombre indiqué : +3 à l’Âge 1, +5 à l’Âge 2 (ni le 0, ni le 3 spécial). La carte est ensuite défaussée ; elle n’a pas de grade.
card-smith = Carte spéciale Forgeron
    .text = Carte de Forgeron à 2 grades, hors des paquets, reçue avec l’Armurier du Roi. Ce n’est pas un héros. Dans les éditions française et anglaise, Dagda peut la défausser comme une carte Nain ; dans l’édition allemande, elle ferme sa colonne tant qu’elle est sur le dessus.

## Termes

term-player = Elvaland
    .text = Le nom que le jeu donne à chaque joueur.
term-bravery = points de bravoure
    .text = Les points inscrits dans les grades, et ceux qui font votre score à la fin. Chaque classe les compte à sa façon.
term-rank = grade
    .text = Le repère de classe d’une carte, avec ou sans points de bravoure. Lignes et majorités se comptent en grades, pas en cartes.
term-line = ligne
    .text = Un grade de chacune des cinq classes. Quand vous avez plus de lignes que de héros, vous recrutez un héros.
term-gem = gemme
    .text = Elle départage les mises égales, la plus haute jouant d’abord. Après la taverne, les Elvalands à égalité échangent leurs gemmes ; seule la gemme 6 ne change jamais de main.
term-pouch = bourse
    .text = L’endroit où reposent, face cachée, vos deux pièces qui ne sont sur aucune taverne. Ce sont elles qui s’additionnent dans un échange de pièces.
term-treasure = Trésor Royal
    .text = La réserve visible d’où viennent les nouvelles pièces, de 5 à 25. Les pièces du Trésor Royal que vous défaussez y retournent.
term-command-zone = zone de commandement
    .text = L’espace, à côté de votre armée, de vos héros neutres et de vos distinctions. Ils n’y comptent pour aucune ligne.
term-army = armée
    .text = Vos cartes Nain et vos héros de classe, rangés en cinq colonnes, une par classe.
term-evaluation = évaluation des troupes
    .text = À la fin de l’Âge 1, qui a le plus de grades dans une classe reçoit sa distinction. En cas d’égalité, personne ne la reçoit.
term-trade = échanger des pièces
    .text = Après avoir misé le 0 ou le 3 spécial, vous devez additionner les deux pièces de votre bourse (avec Uline, deux pièces de votre main) et prendre la pièce de la somme au Trésor Royal. Elle remplace la plus haute des deux.
term-transform = transformer une pièce
    .text = Vous remplacez une de vos pièces par une pièce du Trésor Royal valant X de plus, au même endroit et du même côté. Le 0 et le 3 spécial ne se transforment jamais.
term-age = Âge
    .text = L’une des deux moitiés de la partie, avec son propre paquet de cartes. Un Âge dure 4 tours à 2 ou 3 Elvalands, 3 tours à 4 ou 5.
