# What is said at a table: why something is not done, and the table's own lines in the log.

table-clock-setting = The time per decision must be more than 0 and at most { $most } seconds, not { $clock }.
table-chairs = Got { $count } seats for { $players } players: there must be one each.
table-entry = This is not a table entry: { $field }.
table-entry-broken = Entry { $number } of the table cannot be applied: { $reason }
table-begun = The game has already begun.
table-not-begun = The game has not begun yet.
table-not-over = This is possible only after the game.
table-taken = Somebody already sits there.
table-not-taken = Nobody sits there.
table-chairs-free = Some seats are still free.
table-stale-decision = This decision is no longer open.
table-stand-in-plays = A bot plays this seat. Take it back first.
table-player-plays = No bot is playing this seat.
table-no-say = Only players at this table can do that.
table-has-bot = A bot already plays there.
table-not-absent = This player has not been away for two minutes yet.
table-no-stand-in = Bots cannot stand in for players here.
table-undo-revealed = Something has been revealed since then, so this cannot be undone.
table-undo-others = Somebody else has decided since then, so this cannot be undone.
table-undo-nothing = There is nothing to undo.
table-undo-late = The time for that decision is over, so it cannot be undone.
table-not-bots = This seat is not played by a bot.
table-not-offered = This seat is not on offer.

table-sat = { $name } sits down.
table-stood = { $name } gets up.
table-bot = A bot sits down: { $name } ({ $mind }).
table-began = The game begins.
table-stand-in = A bot stands in for { $name } ({ $mind }).
table-back = { $name } plays again.
table-offered = { $name }’s seat is on offer to anyone who wants to play on.
table-offer-over = { $name }’s seat is no longer on offer.
table-taken-over = { $name } takes over from the bot { $mind }.
table-clock = Time is up for { $name }: a bot decides.
table-undone = { $name } takes back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.

## A game that is shown as text

text-wait = Waiting for { $names }.
text-pick = Choose an action first
text-go = Play: { $choice }
text-over = The game is over.
text-bid = Your bid is in: { $bid }. You can still change it.
text-table = The table as text
text-points = Points

sheet-proof = The deal can be checked
sheet-proof-text = The server published this number before the game. With the record anyone can check that nobody chose the deal.
