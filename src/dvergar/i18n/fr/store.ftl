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
store-address = Ceci ne désigne aucune base de données. Écrivez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
store-no-driver = PostgreSQL demande un pilote qui n’est pas installé. Installez-le avec : pip install "dvergar[postgres]"
store-not-ours = La base de données { $place } n’a jamais servi à Dvergar.

cli-check = chercher des tables endommagées dans la base de données d’un serveur
cli-check-epilog = Exemples : dvergar check tables.db ; dvergar check postgresql://dvergar@localhost/dvergar. Arrêtez d’abord le serveur. Le code de sortie est 1 si quelque chose est endommagé.
cli-repair = ramener les tables endommagées à leur dernière entrée intacte
cli-repair-epilog = Exemple : dvergar repair tables.db. Arrêtez d’abord le serveur. Un fichier SQLite est copié avant toute coupe ; ce qui est retiré de PostgreSQL est écrit dans un fichier JSON du dossier courant.
cli-database = un fichier SQLite, sqlite:///FICHIER ou postgresql://UTILISATEUR@HOTE/NOM (par défaut : le fichier du dossier de données de l’utilisateur)
cli-yes = réparer sans poser de question

check-missing = Table { $table } : l’entrée { $number } manque.
check-changed = Table { $table } : l’entrée { $number } n’est plus telle qu’elle a été écrite.
check-extra = Table { $table } : l’entrée { $number } n’en fait pas partie.
check-unreadable = Table { $table } : l’entrée { $number } est illisible ou ne suit pas des entrées précédentes.
check-row = Table { $table } : sa ligne dans la liste des tables est endommagée.
check-no-row = Table { $table } : sa ligne dans la liste des tables manque.
check-not-read = Table { $table } : la base de données ne peut pas la lire.
check-file = Le fichier de la base est lui-même endommagé : { $reason }. Restaurez une sauvegarde, ou récupérez ce qui est encore lisible avec : sqlite3 FICHIER .recover
check-other-rules = { $count ->
    [one] 1 table a été jouée avec d’autres règles ou un autre jeu que ceux installés ; seules ses entrées ont été vérifiées.
   *[other] { $count } tables ont été jouées avec d’autres règles ou un autre jeu que ceux installés ; seules leurs entrées ont été vérifiées.
}
check-sound = Aucun dommage. Tables : { $tables }, entrées : { $entries }.
check-damaged = Tables endommagées : { $count } sur { $tables }. « dvergar repair » les ramène à leur dernière entrée intacte.
repair-nothing = Il n’y a rien à réparer.
repair-cut = Table { $table } : entrées gardées : { $kept }, entrées retirées : { $cut }.
repair-remove = Table { $table } : aucune entrée n’est intacte ; la table est supprimée.
repair-file = Le fichier est copié avant toute coupe.
repair-dump = Faites d’abord une sauvegarde avec pg_dump. Ce qui est retiré est aussi écrit dans un fichier JSON de ce dossier.
repair-ask = Réparer maintenant ? [o/N]
repair-declined = Rien n’a été changé.
repair-copied = Le fichier tel qu’il était : { $file }
repair-written = Les entrées retirées : { $file }
repair-done = Tables réparées : { $tables }. Entrées retirées : { $entries }.
