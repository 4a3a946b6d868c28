# What pages and commands say of Hoard.

game-hoard = Hoard
rules-about-hoard = Bid coins in secret, take treasures. For 2 to 4 players.
start-hoard = Bid your coins in secret, and take the treasures. 2 to 4 players, 10 minutes.
start-bots-hoard = { $how }
hoard-title = Hoard, { $players } players
hoard-welcome = Hoard, { $players } players. “help” lists what you can type.

cli-option-lamp = what becomes of the lamp after a tie
option-hoard-lamp = The lamp
option-hoard-lamp-passes = Passes on
    .note = After a tie the lamp goes to the next player.
option-hoard-lamp-stays = Stays
    .note = The lamp stays with the player who has it first.

hoard-term-coin = Coin
    .text = A number from 1 to 8 with which you bid, once.
hoard-term-treasure = Treasure
    .text = Worth 1 to 14 points.
hoard-term-lamp = Lamp
    .text = It decides among equal bids.

error-hoard-players = Hoard is for 2 to 4 players, not { $given }.
illegal-hoard-coin = There is no coin { $coin }, only 1 to 8
illegal-hoard-spent = Coin { $coin } is spent
illegal-hoard-treasure = Treasure { $treasure } is not on offer
position-hoard-twice = A treasure is there twice.
position-hoard-count = By this round { $count } treasures are drawn.
