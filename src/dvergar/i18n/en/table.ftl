# What is said at a table: why something is not done, and the table's own lines in the log.

table-clock-setting = The time for a decision is more than 0 and at most { $most } seconds, not { $clock }.
table-chairs = { $count } chairs for { $players } players: there is one for each.
table-entry = This is no entry of a table: { $field }.
table-entry-broken = Entry { $number } of the table cannot be carried out: { $reason }
table-begun = The game has already begun.
table-not-begun = The game has not begun yet.
table-not-over = Only when the game is over.
table-taken = Somebody sits there already.
table-not-taken = Nobody sits there.
table-chairs-free = There are still free chairs.
table-stale-decision = This decision is no longer asked.
table-stand-in-plays = A bot plays this seat. Take it back first.
table-player-plays = This seat is not played by a bot now.
table-no-say = Only who sits at the table and plays can do that.
table-has-bot = A bot plays there already.
table-not-absent = Its player has not been away for two minutes.
table-no-stand-in = No bot stands in for a player here.
table-undo-revealed = Something was revealed since: this cannot be taken back.
table-undo-others = Somebody else has decided since: this cannot be taken back.
table-undo-nothing = There is nothing to take back.
table-undo-late = The time for that decision is over: it cannot be taken back.
table-not-bots = This chair is no bot’s.
table-not-offered = This chair is not offered.

table-sat = { $name } sits down.
table-stood = { $name } gets up.
table-bot = A bot sits down: { $name } ({ $mind }).
table-began = The game begins.
table-stand-in = A bot stands in for { $name } ({ $mind }).
table-back = { $name } plays again.
table-offered = The chair of { $name } is offered to whoever wants to play on.
table-offer-over = The chair of { $name } is no longer offered.
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
sheet-proof-text = Before the game the server was bound to this number. The record shows that nobody chose the deal.
