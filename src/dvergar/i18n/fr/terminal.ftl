# Ce que seule la table dans le terminal dit.

## Touches

terminal-key-choose = choisir
terminal-key-coin = poser une pièce
terminal-key-play = jouer
terminal-key-scores = Points
terminal-key-table = Table
terminal-key-help = Aide
terminal-key-theme = Clair/sombre
terminal-key-quit = Quitter
terminal-key-scroll = lire la suite
terminal-help =
    Les flèches choisissent, Entrée joue ; un second clic aussi. Les chiffres choisissent par numéro : une pièce, une carte, un emplacement. Échap annule le choix.
    h que feriez-vous · u annuler · l journal · s points · v toute la table · r règles · m l’autre Mine · n revanche · t clair ou sombre · q quitter ; la partie est enregistrée.
    Pièces : (5) de base, [7] du Trésor, <3> spéciale. ★ le plus de grades d’une classe ; □ un grade qui manque pour le prochain héros ; ♔ héros ; ◇ gemme.
    Dans la Mine, ! signale un monstre qui attaque si personne ne vient, ◄ l’emplacement où irait l’adversaire ; un ouvrier entre parenthèses est épuisé, + est un renfort, ⚑ le marqueur de premier joueur.

## À la table

terminal-pick = Faites un choix
terminal-over = La partie est terminée
terminal-whole-table = Toute la table

## Tables sur un serveur

terminal-sit = Écrivez votre nom et appuyez sur Entrée, ou cliquez sur une place libre.
terminal-watch = Ctrl+W : seulement regarder, dès que la partie a commencé. Échap : quitter.
terminal-no-link = « { $link } » n’est pas le lien d’une table. Un lien ressemble à http://hote:8000/table/…
