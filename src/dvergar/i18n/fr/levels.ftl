# Les niveaux des bots, et l’échelle.

seat-level = { $name } ({ $level })
start-bot-guest = Invité
    .text = Joue souvent au hasard. Facile, à la portée d’un enfant.
start-bot-apprentice = Apprenti
    .text = Voit en général ce qu’un choix rapporte, et se trompe de temps en temps.
start-bot-journeyman = Compagnon
    .text = Pèse ce que chaque choix rapporte maintenant et plus tard, et se trompe rarement.
start-bot-master = Maître
    .text = Simule quelques parties avant chaque décision.
start-bot-elder = Ancien
    .text = Simule une centaine de parties avant chaque décision.
start-bot-king = Roi
    .text = Simule des milliers de parties. Le bot le plus fort.
level-elo = Elo { $elo } ; le jeu au hasard est à 0.
level-interpreted = Les règles tournent ici en mode interprété (sans noyau compilé) : ce niveau simule moins et joue moins bien.
level-weaker = { $level } simule moins ici et joue moins bien, car les règles sont interprétées.

cli-levels = niveaux et leur force à deux joueurs (Elo, { $games } ; le jeu au hasard est à 0) :
cli-ladder = faire jouer les niveaux des bots les uns contre les autres et mesurer leurs écarts
cli-ladder-epilog = Exemple : dvergar ladder nidavellir --write docs/measurements. Cela prend jusqu’à une heure sur deux cœurs.
cli-ladder-deals = nombre de donnes jouées à deux ; quatre fois plus en solo, moitié moins à plus de joueurs (par défaut : 60)
cli-ladder-up-to = jouer seulement de deux à ce nombre de joueurs, et pas en solo
cli-ladder-write = écrire la page et son image dans ce dossier
ladder-title = { $game }, { $players } joueurs : Elo au-dessus du jeu au hasard, intervalle à 95 %, temps CPU par coup ({ $games } parties)
ladder-alone = En solo contre { $opponent } : parties gagnées sur { $games }
ladder-repeat = Pour recommencer : { $command }
ladder-written = Écrit : { $path }
