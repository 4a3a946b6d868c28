# Les niveaux des bots, et l’échelle.

seat-level = { $name } ({ $level })
start-bot-guest = Invité
    .text = Joue souvent au hasard. À la portée d’un enfant.
start-bot-apprentice = Apprenti
    .text = Pèse le plus souvent ce qu’un choix rapporte, et se trompe de temps en temps.
start-bot-journeyman = Compagnon
    .text = Pèse ce que chaque choix rapporte maintenant et plus tard, et ne se trompe presque jamais.
start-bot-master = Maître
    .text = Joue un peu la suite dans sa tête avant chaque décision.
start-bot-elder = Ancien
    .text = Joue la suite une centaine de fois dans sa tête avant chaque décision.
start-bot-king = Roi
    .text = Joue la suite quelques milliers de fois dans sa tête. Le plus fort de tous.
level-elo = Elo { $elo }, le jeu au hasard étant à 0.
level-interpreted = Les règles sont interprétées ici (sans noyau compilé) : ce niveau a moins de temps pour réfléchir et est plus faible.
level-weaker = { $level } a moins de temps pour réfléchir ici, car les règles sont interprétées, et joue moins bien.

cli-levels = niveaux, et leur force à deux joueurs (Elo, { $games } ; le jeu au hasard est à 0) :
cli-ladder = faire jouer les niveaux des bots les uns contre les autres et dire ce qui les sépare
cli-ladder-epilog = Exemple : dvergar ladder nidavellir --write docs. Cela prend jusqu’à une heure sur deux cœurs.
cli-ladder-deals = combien de donnes sont jouées à deux ; quatre fois plus en solitaire, la moitié à plus de joueurs (par défaut : 60)
cli-ladder-up-to = seulement de deux à tant de joueurs, et pas en solitaire
cli-ladder-write = écrire la page et son dessin dans ce dossier
ladder-title = { $game }, { $players } joueurs : Elo au-dessus du hasard, intervalle à 95 %, CPU par coup ({ $games } parties)
ladder-alone = Seul contre { $opponent } : parties gagnées sur { $games }
ladder-repeat = À répéter avec : { $command }
ladder-written = Écrit : { $path }
