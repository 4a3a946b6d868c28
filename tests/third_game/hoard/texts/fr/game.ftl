# Ce qui se dit pendant une partie de Hoard.

hoard-treasure = trésor { $points }
hoard-part-treasures = Trésors
hoard-part-coins = Pièces

hoard-event-shuffled = On mélange { $count } trésors.
hoard-event-lamp-given = { $seat } a la lampe.
hoard-event-offered = Tour { $round } : { $first } et { $second } sont à prendre.
hoard-event-sealed = { $seat } a posé une pièce.
hoard-event-revealed = { $seat } mise { $coin }.
hoard-event-tied = { $seat } et { $other } misent { $coin } : grâce à la lampe, { $seat } passe d’abord.
hoard-event-lamp-passed = La lampe passe à { $seat }.
hoard-event-took = { $seat } prend { $treasure }.
hoard-event-took-rest = { $seat } reçoit { $treasure }.
hoard-event-left-rest = { $seat } laisse { $treasure } et reprend la pièce { $coin }.
hoard-event-won = { $seat } gagne avec { $total } points.

hoard-ask-bid = { $seat }, tour { $round } : quelle pièce misez-vous ?
hoard-ask-take = { $seat } : quel trésor prenez-vous ?
hoard-ask-rest = { $seat } : prenez-vous l’autre trésor, ou reprenez-vous votre pièce ?
hoard-action-bid = pièce { $coin }
hoard-action-leave = le laisser
hoard-effect-points = +{ $value } points
hoard-effect-coin-back = pièce { $value } rendue
hoard-play-actions = bid 5 · take 12 · leave

hoard-table-round = Hoard, tour { $round } sur 6
hoard-table-end = Hoard, la fin
hoard-table-offer = À prendre
hoard-table-lamp = a la lampe
hoard-table-bid = Mise
