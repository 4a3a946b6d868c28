# What is said while Hoard is played.

hoard-treasure = treasure { $points }
hoard-part-treasures = Treasures
hoard-part-coins = Coins

hoard-event-shuffled = { $count } treasures are shuffled.
hoard-event-lamp-given = { $seat } has the lamp.
hoard-event-offered = Round { $round }: { $first } and { $second } are on offer.
hoard-event-sealed = { $seat } has put down a coin.
hoard-event-revealed = { $seat } bids { $coin }.
hoard-event-tied = { $seat } and { $other } bid { $coin }: by the lamp { $seat } comes first.
hoard-event-lamp-passed = The lamp passes to { $seat }.
hoard-event-took = { $seat } takes { $treasure }.
hoard-event-took-rest = { $seat } gets { $treasure }.
hoard-event-left-rest = { $seat } leaves { $treasure } and gets coin { $coin } back.
hoard-event-won = { $seat } wins with { $total } points.

hoard-ask-bid = { $seat }, round { $round }: which coin do you bid?
hoard-ask-take = { $seat }: which treasure do you take?
hoard-ask-rest = { $seat }: do you take the other treasure, or your coin back?
hoard-action-bid = coin { $coin }
hoard-action-leave = leave it
hoard-effect-points = +{ $value } points
hoard-effect-coin-back = coin { $value } back
hoard-play-actions = bid 5 · take 12 · leave

hoard-table-round = Hoard, round { $round } of 6
hoard-table-end = Hoard, the end
hoard-table-offer = On offer
hoard-table-lamp = has the lamp
hoard-table-bid = Bid
