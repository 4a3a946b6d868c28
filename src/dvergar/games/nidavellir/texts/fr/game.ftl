# Questions, choix et événements en mots.

coin-treasury-5 = 5 du Trésor
card-offering-plus = Offrande Royale +{ $plus }
card-class-points = { $class } { $points }
place-hand = main
place-goblin = Gobelin
place-dragon = Dragon
place-horse = Cheval
place-pouch = bourse
place-unknown = inconnu
ask-bid = { $seat } : misez une pièce sur chaque taverne (Gobelin, Dragon, Cheval). Vos pièces : { $coins }. Écrivez par exemple « bid { $example } ».
ask-lay = { $seat } : avec Uline, posez une pièce sur cette taverne.
ask-take = { $seat } : prenez une carte au { $tavern }.
ask-transform = { $seat } : choisissez une pièce à transformer de +{ $plus }.
ask-hero = { $seat } : recrutez un héros.
ask-discard = { $count ->
    [one] { $seat } : choisissez la colonne dont la carte du dessus est défaussée.
   *[other] { $seat } : choisissez les { $count } colonnes dont la carte du dessus est défaussée.
}
ask-thrud = { $seat } : posez Thrud sur une colonne.
ask-ylud = { $seat } : posez Ylud sur une colonne.
ask-trade = { $seat } : choisissez deux pièces de votre main à échanger.
ask-drop = { $seat } : quel 5 défaussez-vous ?
ask-keep = { $seat } : vous êtes Pionnier du Royaume. Gardez une de ces cartes ; vous seul les voyez.
effect-points = { $value ->
    [one] { $signed } point
   *[other] { $signed } points
}
effect-gets = le { $gives } devient un { $gets }
effect-plus = puis une pièce augmente de { $value }
effect-lines = { $value ->
    [one] { $value } ligne
   *[other] { $value } lignes
}
effect-hero = un héros à recruter
effect-discard = { $value ->
    [one] puis { $value } carte du dessus à défausser
   *[other] puis { $value } cartes du dessus à défausser
}
effect-discards = défausse { $value }
effect-pouch = bourse { $value }
effect-trade = l’échange donne { $value }
effect-trades = puis échange de pièces
effect-order = n° { $value } dans l’ordre de jeu
effect-tie = égalité : les gemmes départagent
action-stay = Ylud reste
action-lay = poser le { $coin }
action-transform = le { $coin } ({ $place })
action-trade = échanger le { $high } et le { $low }
action-drop = défausser le { $coin }
event-dealt = { $seat } reçoit la gemme { $gem }.
event-shuffled = Les { $cards } cartes de l’Âge { $age } sont mélangées.
event-age-began = L’Âge { $age } commence : { $turns } tours.
event-turn-began = Âge { $age }, tour { $turn }.
event-filled = { $tavern } : { $cards }.
event-sealed = { $seat } a misé.
event-revealed = { $seat } révèle le { $coin } au { $tavern }.
event-laid = { $seat } pose le { $coin } au { $tavern } (Uline).
event-ordered = { $seat } joue en { $place ->
    [1] premier
   *[other] { $place }e
} au { $tavern }.
event-tied = { $seat } est à égalité sur le { $coin }, avec la gemme { $gem }.
event-took = { $seat } prend la carte { $card }.
event-put = { $seat } pose { $card } sur la colonne des { $column }.
event-lifted = { $seat } soulève Thrud de la colonne des { $column }.
event-stood = { $seat } pose Thrud sur la colonne des { $column }.
event-discarded = { $seat } défausse { $card } de la colonne des { $column }.
event-offered = { $seat } utilise la carte { $card }.
event-transformed = { $seat } transforme le { $old } ({ $place }) en { $new }.
event-traded = { $seat } échange le { $high } et le { $low } et reçoit le { $new }.
event-coin-gone = { $seat } : la pièce de base { $coin } quitte la partie.
event-coin-missing = Plus de pièce { $wanted } au Trésor Royal : le { $new } la remplace.
event-coin-barred = Il ne reste rien au-dessus : le { $coin } devient un { $new }.
event-coin-has-to = { $seat } a misé le { $coin } et doit échanger des pièces.
event-due = { $seat } doit recruter un héros (lignes : { $lines }, héros : { $heroes }).
event-chained = { $seat } doit recruter plusieurs héros (lignes : { $lines }, héros : { $heroes }).
event-recruited = { $seat } recrute { $hero }.
event-none-free = { $seat } ne peut recruter aucun des héros exposés.
event-picked-up = { $seat } reprend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en main (Uline).
event-waits = { $seat } : Ylud attend dans la zone de commandement jusqu’à la fin de l’Âge 2.
event-swapped = { $seat } et { $other } échangent leurs gemmes : gemme { $gem } pour { $seat }, gemme { $given } pour { $other }.
event-kept-gem = { $seat } garde la gemme { $gem }.
event-left-out = { $seat } garde la gemme 6 : elle n’est jamais échangée.
event-left-over = La carte restante est défaussée : { $card }.
event-coins-back = Chacun reprend ses pièces.
event-age-ended = L’Âge { $age } se termine.
event-stayed = { $seat } laisse Ylud sur la colonne des { $column }.
event-moved-out = { $seat } retire Ylud de la colonne des { $column }.
event-judged = { $column } : { $seat } a { $ranks ->
    [one] { $ranks } grade.
   *[other] { $ranks } grades.
}
event-awarded = { $seat } a le plus de grades chez les { $column } ({ $ranks }) : { $distinction }.
event-nobody = { $column } : personne n’a la majorité.
event-hunted = { $seat } remplace son 0 par le 3 spécial.
event-crowned = { $seat } remplace sa gemme { $old } par la gemme 6.
event-looked = { $seat } regarde trois cartes : { $card1 }, { $card2 } et { $card3 }.
event-kept = { $seat } garde la carte { $card }.
event-top-discarded = La carte { $card } quitte le paquet de l’Âge 2.
event-top-unseen = Une carte quitte le paquet de l’Âge 2 sans que personne la voie.
event-left-army = { $seat } : Thrud quitte la colonne des { $column }.
event-scored = { $seat } : { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
event-bonus = { $seat } a le plus de grades de Guerrier ({ $ranks }) et ajoute sa pièce la plus haute, le { $coin }.
event-order-stands = { $seat } a changé sa pièce au { $tavern }, mais l’ordre y reste le même.
event-counted = { $seat }, { $part } : { $points }.
event-won = { $seat } gagne avec { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
table-title = Âge { $age }, tour { $turn } sur { $turns }
table-end = Fin de la partie
table-empty = vide
table-gem = gemme { $gem }
table-coins = pièces { $coins }
table-coins-secret = pièces non affichées (parties : { $out } ; arrivées : { $in })
table-lying = posées : { $places }
table-known = face cachée mais connues : { $places }
table-lines = { $lines ->
    [one] { $lines } ligne, { $heroes } héros
   *[other] { $lines } lignes, { $heroes } héros
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-deck = { $count ->
    [one] { $count } carte restante dans le paquet
   *[other] { $count } cartes restantes dans le paquet
}
table-treasury = Trésor Royal { $coins }
score-part-heroes = Héros
score-part-coins = Pièces
counted-hero = Héros recrutés, part des parties
coin-special = 3 spécial
play-actions = « bid 5 0 3 » ou « take explorer 11 »
