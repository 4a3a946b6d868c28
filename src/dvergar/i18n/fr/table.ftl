# Ce qui se dit à la table : pourquoi une chose ne se fait pas, et ce que la table note elle-même dans le journal.

table-clock-setting = Le temps par décision doit être supérieur à 0 et d’au plus { $most } secondes, pas { $clock }.
table-chairs = { $count } places pour { $players } joueurs : il en faut une par joueur.
table-entry = Ce n’est pas une entrée de table : { $field }.
table-entry-broken = L’entrée { $number } de la table ne peut pas être exécutée : { $reason }
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-not-over = Ce n’est possible qu’après la partie.
table-taken = Cette place est déjà prise.
table-not-taken = Personne n’occupe cette place.
table-chairs-free = Il reste des places libres.
table-stale-decision = Cette décision n’est plus demandée.
table-stand-in-plays = Un bot joue à cette place. Reprenez-la d’abord.
table-player-plays = Aucun bot ne joue à cette place en ce moment.
table-no-say = Seuls ceux qui jouent à cette table peuvent le faire.
table-has-bot = Un bot y joue déjà.
table-not-absent = Ce joueur est absent depuis moins de deux minutes.
table-no-stand-in = Ici, les bots ne peuvent pas remplacer les joueurs.
table-undo-revealed = Quelque chose a été révélé depuis : il est trop tard pour annuler.
table-undo-others = Quelqu’un d’autre a décidé depuis : il est trop tard pour annuler.
table-undo-nothing = Il n’y a rien à annuler.
table-undo-late = Le temps de cette décision est écoulé : il est trop tard pour annuler.
table-not-bots = Cette place n’est pas occupée par un bot.
table-not-offered = Cette place n’est pas à prendre.

table-sat = { $name } s’assied.
table-stood = { $name } se lève.
table-bot = Un bot s’assied : { $name } ({ $mind }).
table-began = La partie commence.
table-stand-in = Un bot remplace { $name } ({ $mind }).
table-back = { $name } joue de nouveau.
table-offered = Place à prendre pour qui veut continuer : { $name }.
table-offer-over = Cette place n’est plus à prendre : { $name }.
table-taken-over = { $name } remplace le bot { $mind }.
table-clock = Temps écoulé pour { $name } : un bot décide.
table-undone = { $name } annule { $count ->
    [one] la dernière action
   *[other] les { $count } dernières actions
}.

## Un jeu montré sous forme de texte

text-wait = On attend { $names }.
text-pick = Choisissez d’abord une action
text-go = Jouer : { $choice }
text-over = La partie est terminée.
text-bid = Votre mise est posée : { $bid }. Vous pouvez encore la changer.
text-table = La table en texte
text-points = Points

sheet-proof = La donne peut être vérifiée
sheet-proof-text = Le serveur a publié ce nombre avant la donne. L’enregistrement montre que personne n’a choisi la donne.
