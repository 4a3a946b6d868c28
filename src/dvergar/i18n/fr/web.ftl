# Ce que seule la page dit.

## Partout

web-home = Dvergar, page d’accueil
web-loading = Un instant…
web-to-decision = Aller à la décision
web-no-server = Le serveur ne répond pas. Veuillez réessayer.
web-connection-lost = La connexion est coupée. Elle se rétablira d’elle-même ; rien n’est perdu.
web-no-table = Table introuvable
web-open-rule = Ouvrir la règle { $rule }
web-your-turn = C’est à vous.
web-undo = Annuler

## Le cadre d’une table

web-decision = Votre décision
web-table-tools = Table
web-log = Journal
web-rules = Règles
web-settings = Réglages

## Plusieurs personnes, un appareil

web-curtain-pass = Passez l’appareil à { $name }
web-curtain-show = Je suis { $name }, montrer ma table
