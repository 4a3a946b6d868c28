# `dvergar play` : ce qu’on peut demander, ce qu’il dit, et que faire quand quelque chose l’empêche.

## Sur la ligne de commande

cli-description = Nidavellir et Dwarf, complets et exacts, sur votre propre machine : sans compte, sans internet.
cli-epilog =
    par où commencer :
      dvergar play                         jouer dans le navigateur ; avec --invite, les téléphones aussi
      dvergar play --terminal              jouer dans le terminal ; --plain pour redirections et lecteurs d’écran
      dvergar score nidavellir FILE        compter les points d’une partie jouée avec de vraies cartes
      dvergar rules thrud                  trancher un point de règle
      dvergar replay FILE                  revoir une partie ; dvergar verify FILE la vérifie
      dvergar serve                        lancer un serveur pour des amis
      dvergar arena --bots thumb,random    faire jouer des bots entre eux, votre propre programme aussi
      dvergar simulate --games 10000       simuler beaucoup de parties pour la recherche

    Chaque commande a sa propre aide, --help.
cli-play = jouer dans le navigateur, dans le terminal ou en texte simple
cli-play-epilog =
    exemples :
      dvergar play                                         dans votre navigateur
      dvergar play nidavellir --against 2 --level thumb    commencer tout de suite une partie
      dvergar play dwarf --solo andvettr                   en solo
      dvergar play --invite                                avec les téléphones du même réseau
      dvergar play --terminal                              dans le terminal
      dvergar play --resume                                continuer une partie enregistrée
cli-against = nombre de bots à affronter (par défaut : 2)
cli-level = la force des bots, de guest à king (voir plus bas), ou random, ou thumb, qui joue selon des règles simples (par défaut)
cli-join = rejoindre une table d’un serveur par son lien, dans le navigateur ou le terminal
cli-faces = où jouer (par défaut : dans le navigateur s’il y en a un, sinon dans le terminal ; en texte simple dans une redirection)
cli-page = jouer dans le navigateur ; s’il n’y en a pas, afficher l’adresse
cli-terminal = jouer dans le terminal
cli-plain = texte simple, ligne par ligne : pour lecteurs d’écran, redirections et scripts
cli-for-page = pour le navigateur
cli-invite = laisser d’autres personnes du réseau local se joindre à vous ; affiche l’adresse pour les téléphones et son code QR
cli-play-port = le port d’écoute (par défaut : celui de la dernière fois, ou un port libre)
cli-data = le dossier où les tables sont enregistrées (par défaut : le dossier de données de l’utilisateur)
cli-for-terminal = pour le terminal et le texte simple ; chacune de ces options y fait jouer
parser-not-with = incompatible avec { $names }

## Ce qui ne va pas ensemble

play-seats-twice = Pour dire qui joue, utilisez soit --seats, soit --against et --level.
play-resume-level = Une partie enregistrée a un nombre de places fixe : indiquez avec --seats qui les occupe.
play-solo-against = Avec --solo, vous jouez seul : retirez --against et --level.
play-against = Vous pouvez affronter ici de { $least } à { $most } bots.
play-only-text = { $option } ne marche pas dans le navigateur : ajoutez --terminal ou --plain, ou retirez cette option.
play-only-page = { $option } ne marche que dans le navigateur : retirez cette option, ou jouez-y.
play-no-terminal = --terminal demande un terminal interactif. Dans les redirections et les scripts, utilisez --plain.
play-join-alone = La table de --join est déjà prête : retirez tout sauf --page et --terminal.
play-join-plain = Le texte simple sert aux parties sur cette machine. Pour rejoindre une table par un lien, utilisez le navigateur ou le terminal.
play-no-link = « { $link } » n’est pas le lien d’une table. Copiez-le comme la page le montre : http://HOST/table/…

## Ce qu’il dit

play-ready = Dvergar est prêt : { $address }
play-there = Votre table : { $address }
play-no-browser = Aucun navigateur trouvé ici. Ouvrez l’adresse dans le vôtre.
play-stop = Ctrl-C arrête Dvergar ; vos tables sont enregistrées.
play-stopped = Dvergar est arrêté. Vos tables sont enregistrées : dvergar play les rouvre.
play-joined = Dvergar fonctionne déjà (processus { $pid }) ; pour l’arrêter, appuyez sur Ctrl-C là où il a été lancé.
play-invite = Pour les téléphones et les autres appareils du même réseau : { $address }
play-invite-other = Si cela ne marche pas : { $address }
play-everybody = Tout le monde sur ce réseau peut maintenant ouvrir et rejoindre des tables.
play-no-network = Cette machine n’est sur aucun réseau où d’autres peuvent l’atteindre. Connectez-la, puis relancez.
play-new-port = Un autre programme utilise le port { $port } : l’adresse a donc changé. Ce que votre navigateur retient, comme vos places, est lié à l’ancienne adresse.

## Ce qui l’empêche

play-in-use = Les tables de { $folder } sont utilisées par un autre serveur Dvergar, par exemple dvergar serve. Jouez sur sa page, arrêtez-le, ou choisissez un autre dossier : dvergar play --data DIR
play-no-folder = Le dossier { $folder } est inutilisable : { $reason }. Donnez-vous le droit d’y écrire, ou choisissez-en un autre : dvergar play --data DIR
play-broken-tables = Les tables de { $file } ne peuvent pas être ouvertes : { $reason }. Déplacez ce fichier pour commencer sans tables, ou choisissez un autre dossier : dvergar play --data DIR
play-port = Le port { $port } est inutilisable : { $reason }. Choisissez-en un autre, ou retirez --port pour en prendre un libre.
play-not-invited = Dvergar fonctionne déjà (processus { $pid }), pour cette machine seulement. Arrêtez-le avec Ctrl-C là où il a été lancé, puis lancez : dvergar play --invite
play-other-port = Dvergar fonctionne déjà sur le port { $port } (processus { $pid }). Retirez --port pour le rejoindre, ou arrêtez-le d’abord avec Ctrl-C là où il a été lancé.
play-programs-late = Les bots qui sont des programmes se donnent au lancement de Dvergar, et il fonctionne déjà (processus { $pid }). Arrêtez-le d’abord avec Ctrl-C là où il a été lancé, ou utilisez --plain.
play-not-opened = La table n’a pas pu être ouverte : { $reason }
