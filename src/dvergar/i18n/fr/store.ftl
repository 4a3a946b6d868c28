# Le stockage du serveur : ce qui n’a pas pu être conservé, et pourquoi. Une raison rare de PostgreSQL est donnée telle quelle.

store-failed = Échec de l’enregistrement : { $reason }
store-closed = Échec de l’enregistrement : la base est fermée.
store-not-read = Les tables enregistrées n’ont pas pu être lues : { $reason }
store-not-opened = La base de données n’a pas pu être ouverte : { $reason }
store-moved = le fichier de la base a été déplacé, remplacé ou supprimé pendant que le serveur fonctionnait
store-unreachable = la base de données est injoignable
store-trouble = la base de données signale une erreur
store-no-journal = La base de données { $place } ne peut pas tenir de journal d’écriture anticipée (WAL). Placez-la sur un disque local.
store-conflict = L’entrée { $number } ne suit pas la dernière de cette table : la suivante est la { $next }.
store-no-room = Cette table n’existe pas, ou n’existe plus.
store-damaged = Cette table est endommagée à partir de l’entrée { $number }. La personne qui gère le serveur peut la réparer.
store-busy = Trop d’écritures sont en attente. Réessayez dans un instant.
store-newer = La base de données { $place } vient d’une version plus récente de Dvergar. Installez cette version, ou prenez une autre base.
store-in-use = La base de données { $place } est utilisée : un autre serveur Dvergar fonctionne avec elle.
store-address = Ceci ne désigne aucune base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HOTE/NOM.
store-no-driver = PostgreSQL demande un pilote qui n’est pas installé. Installez-le avec : pip install "dvergar[postgres]"
store-not-ours = La base de données { $place } n’a jamais servi à Dvergar.
