# Ce qui se dit à la table : pourquoi une chose ne se fait pas, et ce que la table note elle-même dans le journal.

table-clock-setting = Le temps par décision dépasse 0 et vaut au plus { $most } secondes, pas { $clock }.
table-chairs = { $count } places pour { $players } joueurs : il en faut une par joueur.
table-entry = Ce n’est pas une entrée de table : { $field }.
table-entry-broken = L’entrée { $number } de la table ne peut pas être exécutée : { $reason }
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-not-over = Seulement une fois la partie terminée.
table-taken = Quelqu’un est déjà assis là.
table-not-taken = Personne n’est assis là.
table-chairs-free = Il reste des places libres.
table-stale-decision = Cette décision n’est plus demandée.
table-stand-in-plays = Un bot joue cette place. Reprenez-la d’abord.
table-player-plays = Cette place n’est pas jouée par un bot en ce moment.
table-no-say = Seul qui est assis à la table et joue peut le faire.
table-has-bot = Un bot y joue déjà.
table-not-absent = Son joueur n’est pas absent depuis deux minutes.
table-no-stand-in = Aucun bot ne remplace un joueur ici.
table-undo-revealed = Quelque chose a été révélé depuis : cela ne peut plus être repris.
table-undo-others = Quelqu’un d’autre a décidé depuis : cela ne peut plus être repris.
table-undo-nothing = Il n’y a rien à reprendre.
table-undo-late = Le temps de cette décision est écoulé : elle ne peut plus être reprise.
table-not-bots = Cette place n’est pas celle d’un bot.
table-not-offered = Cette place n’est pas offerte.

table-sat = { $name } s’assied.
table-stood = { $name } se lève.
table-bot = Un bot s’assied : { $name } ({ $mind }).
table-began = La partie commence.
table-stand-in = Un bot remplace { $name } ({ $mind }).
table-back = { $name } joue de nouveau.
table-offered = La place de { $name } est offerte à qui veut continuer.
table-offer-over = La place de { $name } n’est plus offerte.
table-taken-over = { $name } prend la suite du bot { $mind }.
table-clock = Temps écoulé pour { $name } : un bot décide.
table-undone = { $name } reprend { $count ->
    [one] la dernière action
   *[other] les { $count } dernières actions
}.

## Un jeu montré sous forme de texte

text-wait = On attend { $names }.
text-pick = Choisissez d’abord une action
text-go = Jouer : { $choice }
text-over = La partie est terminée.
text-bid = Votre mise est posée : { $bid }. Vous pouvez encore la changer.
text-table = La table sous forme de texte
text-points = Points

sheet-proof = La donne peut être vérifiée
sheet-proof-text = Avant la partie, le serveur était lié à ce nombre. L’enregistrement montre que personne n’a choisi la donne.
