# Was gesagt wird, während Hoard gespielt wird.

hoard-treasure = Schatz { $points }
hoard-part-treasures = Schätze
hoard-part-coins = Münzen

hoard-event-shuffled = { $count } Schätze werden gemischt.
hoard-event-lamp-given = { $seat } hat die Lampe.
hoard-event-offered = Runde { $round }: Im Angebot sind { $first } und { $second }.
hoard-event-sealed = { $seat } hat eine Münze gelegt.
hoard-event-revealed = { $seat } bietet { $coin }.
hoard-event-tied = { $seat } und { $other } bieten { $coin }: Dank der Lampe kommt { $seat } zuerst.
hoard-event-lamp-passed = Die Lampe geht an { $seat }.
hoard-event-took = { $seat } nimmt { $treasure }.
hoard-event-took-rest = { $seat } bekommt { $treasure }.
hoard-event-left-rest = { $seat } lässt { $treasure } liegen und bekommt Münze { $coin } zurück.
hoard-event-won = { $seat } gewinnt mit { $total } Punkten.

hoard-ask-bid = { $seat }, Runde { $round }: Welche Münze bietest du?
hoard-ask-take = { $seat }: Welchen Schatz nimmst du?
hoard-ask-rest = { $seat }: Nimmst du den anderen Schatz oder deine Münze zurück?
hoard-action-bid = Münze { $coin }
hoard-action-leave = liegen lassen
hoard-effect-points = +{ $value } Punkte
hoard-effect-coin-back = Münze { $value } zurück
hoard-play-actions = bid 5 · take 12 · leave

hoard-table-round = Hoard, Runde { $round } von 6
hoard-table-end = Hoard, das Ende
hoard-table-offer = Im Angebot
hoard-table-lamp = hat die Lampe
hoard-table-bid = Gebot
