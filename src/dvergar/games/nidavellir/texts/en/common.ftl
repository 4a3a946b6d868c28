# What the common pages and commands say of this game.

game-nidavellir = Nidavellir
nidavellir-title = Nidavellir, { $edition ->
    [en] English edition
    [de] German edition
   *[fr] French edition
}, { $players } players
nidavellir-welcome = Nidavellir, { $edition ->
    [en] English edition
    [de] German edition
   *[fr] French edition
}, { $players } players. “help” lists what you can type.

rules-about-nidavellir = Bid in three taverns, recruit dwarves, win heroes. For 2 to 5 players.

start-nidavellir = Bid coins in three taverns, build an army of five classes, recruit heroes. 2 to 5 players, 40 minutes.
start-bots-nidavellir = { $how }
start-moment-nidavellir = Age { $age }, turn { $turn }.
option-nidavellir-edition = Edition of the rules
option-nidavellir-edition-fr = French, newest
    .note = The newest text. The editions differ in five points; each can be set below.
option-nidavellir-edition-en = English
    .note = Like the French edition, but you may take another coin of the value you just gave back.
option-nidavellir-edition-de = German
    .note = The lowest gems, other players’ coins not shown, and three more small differences.
option-nidavellir-first-game = Heroes
option-nidavellir-first-game-false = All 21
    .note = All heroes are on display from the start.
option-nidavellir-first-game-true = Without Thrud, Ylud, Uline
    .note = As the rulebooks advise for a first game: the three that need the most explaining are left out.
option-nidavellir-gems = Gems in play
option-nidavellir-gems-high = The highest
    .note = As many gems as players, counted down from 5.
option-nidavellir-gems-low = The lowest
    .note = As many gems as players, counted up from 1.
option-nidavellir-take-back = The coin just given back
option-nidavellir-take-back-value = No coin of its value
    .note = In a trade or transformation you never get a coin of the value you gave back.
option-nidavellir-take-back-coin = Not that very coin
    .note = You may get another coin of the same value, but not the very one you gave back.
option-nidavellir-take-back-order = Allowed when transforming
    .note = A transformed coin goes back first and may be taken again; in a trade not that very coin.
option-nidavellir-special-smith = The special Blacksmith is
option-nidavellir-special-smith-dwarf = A dwarf
    .note = On top of the column it can be discarded for Dagda.
option-nidavellir-special-smith-distinction = A distinction
    .note = On top of the column it closes the column for Dagda.
option-nidavellir-pioneer-discard = If nobody is Pioneer
option-nidavellir-pioneer-discard-open = The card is shown
    .note = The top card of Age 2 leaves the deck face up.
option-nidavellir-pioneer-discard-unseen = The card stays unseen
    .note = The top card of Age 2 leaves the deck face down.
option-nidavellir-coins = Other players’ coins
option-nidavellir-coins-public = Always shown
    .note = Everybody sees which five coins each player owns; where they lie stays secret.
option-nidavellir-coins-secret = Not shown
    .note = The table does not show them, but players who remember every change still know them.

start-asked-bid = It is your turn to bid.
start-asked-hero = It is your turn to recruit a hero.

panel-turn = Age { $age }, turn { $turn }
things-cards = Dwarves and cards
things-heroes = Heroes
things-coins = Coins
things-gems = Gems
things-taverns = Taverns
things-distinctions = Distinctions
help-coin-value = Coin { $coin }
help-coin-zero = The 0, which trades
    .text = If you bid the 0 you come last, but you trade after taking a card: add up the two coins in your pouch, take the treasury coin of that sum, and give up the higher of the two. The two arrows mark coins that trade.
help-coin-basic = Basic coin
    .text = Round and bronze. Everybody begins with 0, 2, 3, 4 and 5. A basic coin that you trade or transform leaves the game.
help-coin-treasury = Treasury coin
    .text = Twelve-sided and golden. You get it from the Royal Treasure by trading or transforming, and it goes back there when it is replaced. If the value you need is missing, you get the next higher one, or else the highest lower one.
help-coin-special = The special 3
    .text = Hexagonal and silver. The Hunting Master gets it in place of the 0: it makes you trade just as the 0 does, bids as a 3 and can never be transformed.
help-coin-sealed = Sealed coin
    .text = A bid that only its owner knows. All coins of a tavern are turned up together; the coins in the pouch stay hidden.
help-gem = Gem
help-gem-value = Gem { $value }
help-gem-six = Gem 6
    .text = The gem of the Crown Jeweler. It wins every tie, is never swapped and is worth 3 points at the end.
help-hero-due = Recruit a hero
    .text = Whenever you have more complete lines than heroes, you must recruit a hero from the hall. Several lines at once bring several heroes, one after the other.
replay-bid = { $name } bids { $coins }.
replay-bids-shown = Bids are shown here; during the game they were sealed.
