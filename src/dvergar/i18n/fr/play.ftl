# `dvergar play` : ce qu’on peut demander, ce qu’il dit, et que faire quand quelque chose l’empêche.

## Sur la ligne de commande

cli-description = Nidavellir et Dwarf, complets et exacts, sur votre propre machine : sans compte, sans internet.
cli-epilog =
    par où commencer :
      dvergar play                         la page dans votre navigateur ; avec --invite, les téléphones aussi
      dvergar play --terminal              la même table dans le terminal ; --plain pour tubes et lecteurs d’écran
      dvergar score nidavellir FILE        compter les points d’une partie jouée avec de vraies cartes
      dvergar rules thrud                  trancher un point de règles
      dvergar replay FILE                  raconter une partie ; dvergar verify FILE la prouve
      dvergar serve                        un serveur pour les amis
      dvergar arena --bots thumb,random    des bots entre eux, votre propre programme aussi
      dvergar simulate --games 10000       beaucoup de parties pour la recherche, et leurs résultats

    Chaque commande a sa propre aide, --help.
cli-play = jouer : sur la page, dans le terminal ou en texte simple
cli-play-epilog =
    exemples :
      dvergar play                                         la page dans votre navigateur
      dvergar play nidavellir --against 2 --level thumb    tout droit à une partie
      dvergar play dwarf --solo andvettr                   en solo
      dvergar play --invite                                avec les téléphones du même réseau
      dvergar play --terminal                              dans le terminal
      dvergar play --resume                                reprendre une partie quittée là
cli-against = contre combien de bots on joue (par défaut : 2)
cli-level = la force des bots, de guest à king (voir plus bas) ; ou au hasard (random), ou selon des règles simples (thumb, par défaut)
cli-join = s’asseoir à une table d’un serveur par son lien, dans le navigateur ou le terminal
cli-faces = présentation (par défaut : la page s’il y a un navigateur, sinon le terminal ; du texte simple dans un tube)
cli-page = la page dans le navigateur ; s’il n’y en a pas, son adresse
cli-terminal = la table dans le terminal
cli-plain = du texte simple, ligne par ligne : pour lecteurs d’écran, tubes et scripts
cli-for-page = pour la page
cli-invite = l’ouvrir au réseau local ; l’adresse pour les téléphones s’affiche avec son code QR
cli-play-port = le port d’écoute (par défaut : celui de la dernière fois, ou un port libre)
cli-data = le dossier où les tables sont gardées (par défaut : le dossier de données de l’utilisateur)
cli-for-terminal = pour le terminal et le texte simple ; en donner une fait jouer là
parser-not-with = pas avec { $names }

## Ce qui ne va pas ensemble

play-seats-twice = Qui joue se dit soit par --seats, soit par --against et --level.
play-resume-level = Une partie sauvegardée a son nombre de places : nommez qui s’y assoit avec --seats.
play-solo-against = Avec --solo on joue sans personne d’autre : retirez --against et --level.
play-against = Ici, on joue contre { $least } à { $most } bots.
play-only-text = { $option } ne vaut pas pour la page : ajoutez --terminal ou --plain, ou retirez cette option.
play-only-page = { $option } ne vaut que pour la page : retirez cette option, ou jouez là.
play-no-terminal = La table du terminal a besoin d’un terminal pour lire et pour écrire. Dans les tubes et les scripts, utilisez --plain.
play-join-alone = La table de --join est déjà préparée : retirez tout le reste, sauf --page et --terminal.
play-join-plain = Le texte simple sert aux parties sur cette machine. Pour s’asseoir par un lien, utilisez la page ou un terminal.
play-no-link = « { $link } » n’est pas le lien d’une table. Copiez-le comme la page le montre : http://HOST/table/…

## Ce qu’il dit

play-ready = Dvergar est prêt : { $address }
play-there = La table se trouve ici : { $address }
play-no-browser = Il n’y a pas de navigateur ici : ouvrez l’adresse dans un autre.
play-stop = Ctrl-C l’arrête ; vos tables sont gardées.
play-stopped = Dvergar est arrêté. Vos tables sont gardées : dvergar play les ramène.
play-joined = Il fonctionnait déjà (processus { $pid }) ; Ctrl-C là où il a été lancé l’arrête.
play-invite = Pour les autres appareils du même réseau : { $address }
play-invite-other = Si elle ne répond pas : { $address }
play-everybody = Toute personne de ce réseau peut maintenant ouvrir des tables et s’asseoir.
play-no-network = Cette machine n’est dans aucun réseau où d’autres pourraient l’atteindre. Connectez-la, puis relancez.
play-new-port = Un autre programme a pris le port { $port } ; l’adresse est donc nouvelle. Ce que votre navigateur retient, comme vos places, tient à l’ancienne adresse.

## Ce qui l’empêche

play-in-use = Les tables de { $folder } sont utilisées par un autre serveur Dvergar, par exemple dvergar serve. Jouez sur sa page, arrêtez-le, ou choisissez un autre dossier : dvergar play --data DIR
play-no-folder = Le dossier { $folder } ne peut pas servir : { $reason }. Faites-en un dossier où vous pouvez écrire, ou choisissez-en un autre : dvergar play --data DIR
play-broken-tables = Les tables de { $file } ne peuvent pas être ouvertes : { $reason }. Déplacez ce fichier pour commencer sans tables, ou choisissez un autre dossier : dvergar play --data DIR
play-port = Le port { $port } ne peut pas servir : { $reason }. Choisissez-en un autre, ou retirez --port pour en trouver un libre.
play-not-invited = Dvergar fonctionne déjà (processus { $pid }), pour cette machine seulement. Arrêtez-le là-bas avec Ctrl-C, puis : dvergar play --invite
play-other-port = Dvergar fonctionne déjà sur le port { $port } (processus { $pid }). Retirez --port pour le rejoindre, ou arrêtez-le d’abord avec Ctrl-C.
play-programs-late = Un programme ne peut s’asseoir qu’à une page lancée avec lui, et Dvergar fonctionne déjà (processus { $pid }). Arrêtez-le d’abord avec Ctrl-C, ou utilisez --plain.
play-not-opened = La table n’a pas pu être ouverte : { $reason }
