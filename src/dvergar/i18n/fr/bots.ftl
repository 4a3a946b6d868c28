# Les bots : qui ils sont, ce qui va mal, pourquoi ils ont choisi, et leurs résultats les uns contre les autres.

## Les places

seat-thumb = { $name } (règles simples)
seat-exec = { $name } ({ $program })

## Quels bots il y a

error-mind = Bot inconnu : « { $mind } ». Bots possibles : { $minds } ou exec:PROGRAMME.
error-program = « { $program } » ne désigne aucun programme. Écrivez exec: et une commande, par exemple exec:./mybot --fast.
error-no-program = Aucun programme exécutable ne s’appelle « { $program } ».

## Ce qui va mal avec un programme, et ce qui est joué à la place

bot-no-start = Impossible de lancer { $bot } ({ $problem }). Joué à sa place : « { $played } ».
bot-crashed = { $bot } s’est arrêté sans répondre (code { $status }). Joué à sa place : « { $played } ».
bot-silent = { $bot } n’a pas répondu en { $seconds } s et a été arrêté. Joué à sa place : « { $played } ».
bot-stopped = { $bot } a été arrêté avant de répondre. Joué à sa place : « { $played } ».
bot-illegal = « { $played } » est joué, car { $bot } répond « { $answer } » : { $reason }
bot-gone = { $bot } n’est pas relancé. Joué à sa place : « { $played } ».

## Les raisons à la table

play-reason = { $seat } a choisi « { $action } ». { $unit ->
    [points] Valeur en points
    [chance] Chances de gagner, en pour cent
   *[other] Valeur
} : { $worths }
play-trouble = { $seat } n’a pas donné de réponse permise ; une action est jouée à sa place. Les détails s’affichent dès qu’ils ne révèlent plus rien de secret.
play-reasons-log = « log » montre toute la partie avec les raisons des bots ; toute autre réponse fait quitter.
play-reasons-verbose = --verbose affiche les raisons des bots.

## L’arène

cli-arena = faire jouer des bots les uns contre les autres et les comparer
cli-arena-epilog = Exemples : dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3 ; dvergar arena dwarf --solo andvettr --bots thumb,random ; dvergar arena --bots exec:./mybot,thumb
cli-bots = bots séparés par des virgules : un niveau (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONS ou exec:PROGRAMME ; s’il y a moins de bots que de joueurs, ils occupent les places à tour de rôle ; s’il y en a plus, tous les groupes jouent (par défaut : thumb,random)
cli-arena-games = nombre de parties que joue chaque bot, arrondi au nombre entier de donnes supérieur (par défaut : 1000)
cli-simulations = nombre de simulations qu’un bot de recherche peut faire par décision
cli-seconds = nombre de secondes de réflexion d’un bot par décision (par défaut pour un programme : 10)
cli-bad-budget = Le nombre de simulations et celui de secondes doivent être supérieurs à 0.
arena-title = { $title } : { $games } parties de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-speed = { $games } parties par seconde
arena-fair = À parts égales, chaque place aurait { $share } des victoires.
arena-games = Parties
arena-seats = Places occupées
arena-score = Score moyen
arena-rank = Place moyenne
arena-margin = Avance sur le meilleur autre
arena-cpu = Temps CPU par coup
arena-pairs = Qui finit devant qui (une égalité compte pour moitié), avec l’intervalle à 95 %
arena-pair-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-troubles = { $bot } : { $count ->
    [one] une décision a été prise à sa place.
   *[other] { $count } décisions ont été prises à sa place.
}
arena-trouble = { $count }×, la première fois dans la partie { $game } : { $text }
arena-repeat = Pour recommencer : { $command } (dvergar { $version })
