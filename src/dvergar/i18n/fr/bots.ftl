# Les bots : qui ils sont, ce qui va mal, pourquoi ils ont choisi, et leurs résultats les uns contre les autres.

## Les places

seat-thumb = { $name } (au jugé)
seat-exec = { $name } ({ $program })

## Quels bots il y a

error-mind = Il n’y a pas de bot « { $mind } ». Les bots sont { $minds } ou exec:PROGRAMME.
error-program = « { $program } » ne désigne aucun programme. Écrivez exec: et une commande, par exemple exec:./mybot --fast.
error-no-program = Il n’y a pas de programme « { $program } » que l’on puisse lancer.

## Ce qui va mal avec un programme, et ce qui est joué à la place

bot-no-start = { $bot } ne peut pas être lancé ({ $problem }). « { $played } » est joué.
bot-crashed = { $bot } s’est arrêté sans répondre (code { $status }). « { $played } » est joué.
bot-silent = { $bot } n’a pas répondu en { $seconds } s et est arrêté. « { $played } » est joué.
bot-stopped = { $bot } a été interrompu avant de répondre. « { $played } » est joué.
bot-illegal = « { $played } » est joué, car { $bot } répond « { $answer } » : { $reason }
bot-gone = { $bot } n’est plus relancé. « { $played } » est joué.

## Les raisons à la table

play-reason = { $seat } a choisi « { $action } ». { $unit ->
    [points] Valeurs en points
    [chance] Chance de gagner, en pour cent
   *[other] Valeurs
} : { $worths }
play-trouble = { $seat } n’a pas donné de réponse légale ; une action est jouée à sa place. Les détails suivent dès qu’ils ne trahissent plus rien.
play-reasons-log = « log » montre toute la partie avec les raisons des bots ; toute autre réponse quitte.
play-reasons-verbose = Avec --verbose, les raisons des bots sont données.

## L’arène

cli-arena = faire jouer des bots les uns contre les autres et donner leurs résultats
cli-arena-epilog = Exemples : dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3 ; dvergar arena dwarf --solo andvettr --bots thumb,random ; dvergar arena --bots exec:./mybot,thumb
cli-bots = bots séparés par des virgules : un niveau (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONS ou exec:PROGRAMME ; moins nombreux que les joueurs, ils occupent les places à tour de rôle, plus nombreux, chaque groupe joue (par défaut : thumb,random)
cli-arena-games = nombre de parties que joue chaque bot, arrondi à des donnes entières (par défaut : 1000)
cli-simulations = nombre de simulations qu’un bot peut faire pour une décision, s’il cherche
cli-seconds = nombre de secondes qu’un bot peut réfléchir à une décision (pour un programme, par défaut : 10)
cli-bad-budget = Les simulations et les secondes sont des nombres supérieurs à 0.
arena-title = { $title } : { $games } parties de { $deals } donnes
arena-speed = { $games } parties par seconde
arena-fair = À parts égales, chaque place aurait { $share } des victoires.
arena-games = Parties
arena-seats = Places occupées
arena-score = Score moyen
arena-rank = Place moyenne
arena-margin = Avance sur le meilleur autre
arena-cpu = Temps CPU par coup
arena-pairs = Qui finit devant qui (à égalité, une moitié chacun), avec l’intervalle à 95 %
arena-pair-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-troubles = { $bot } : { $count ->
    [one] une décision a été prise à sa place.
   *[other] { $count } décisions ont été prises à sa place.
}
arena-trouble = { $count }×, d’abord dans la partie { $game } : { $text }
arena-repeat = Pour recommencer : { $command } (dvergar { $version })
