# `dvergar check` et `dvergar repair` : ce qui est endommagé dans une base, et ce qui est fait.

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
