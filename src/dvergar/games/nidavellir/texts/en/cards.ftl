### Nidavellir: names and short texts of cards and terms, English.

## Classes

class-warrior = Warrior
    .plural = Warriors
    .text = Warriors score the sum of their points. Every player with the most Warrior ranks, ties included and with at least 1 rank, adds their own highest coin.
class-hunter = Hunter
    .plural = Hunters
    .text = Hunters score their number of ranks squared.
class-miner = Miner
    .plural = Miners
    .text = Miners score the sum of their points times their number of ranks.
class-blacksmith = Blacksmith
    .plural = Blacksmiths
    .text = Blacksmiths score by their number of ranks: 3, 7, 12, 18, 25, 33 and so on. Each further rank brings one point more than the one before.
class-explorer = Explorer
    .plural = Explorers
    .text = Explorers score the sum of their points.

## Heroes

hero-tarah = Tarah Lethal Strike
    .short = Tarah
    .text = Warrior hero with 1 rank, worth 14 points.
hero-kraal = Kraal the Venal
    .short = Kraal
    .text = Warrior hero with 2 ranks, worth 7 and 0 points.
hero-aral = Aral Eagle Claws
    .short = Aral
    .text = Hunter hero with 2 ranks.
hero-dagda = Dagda the Explosive
    .short = Dagda
    .text = Hunter hero with 3 ranks. When you recruit her, discard the top dwarf card of two different columns other than Hunters. You may take her only if two such columns have a dwarf card on top; a hero on top closes a column.
hero-lokdur = Lokdur Greedy Heart
    .short = Lokdur
    .text = Miner hero with 1 rank, worth 3 points.
hero-zoral = Zoral the Foreman
    .short = Zoral
    .text = Miner hero with 3 ranks, worth 1, 0 and 0 points.
hero-aegur = Aëgur Fist of Steel
    .short = Aëgur
    .text = Blacksmith hero with 2 ranks.
hero-bonfur = Bonfur the Tyrannical
    .short = Bonfur
    .text = Blacksmith hero with 3 ranks. When you recruit him, discard the top dwarf card of one column other than Blacksmiths. You may take him only if one such column has a dwarf card on top; a hero on top closes a column.
hero-idunn = Idunn the Furtive
    .short = Idunn
    .text = Explorer hero with 1 rank, worth 7 points. At the end she adds 2 points per Explorer rank, her own included.
hero-hourya = Hourya the Elusive
    .short = Hourya
    .text = Explorer hero with 1 rank, worth 20 points. You may take her only if you already have 5 or more Explorer ranks; Thrud and Ylud count if they stand there. You keep her even if you lose Explorers later.
hero-astrid = Astrid the Wealthy
    .short = Astrid
    .text = Neutral hero without a rank. At the end she is worth as much as your highest coin.
hero-dwerg = Dwerg brothers
    .short = Dwerg brother
    .text = Five interchangeable neutral heroes without a rank. At the end, the brothers you own are worth 13, 40, 81, 108 or 135 points together for 1, 2, 3, 4 or 5 of them.
hero-dwerg_aesir = Dwerg Aesir
hero-dwerg_bergelmir = Dwerg Bergelmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_ymir = Dwerg Ymir
hero-skaa = Skaa the Unfathomable
    .short = Skaa
    .text = Neutral hero without a rank, worth 17 points at the end.
hero-grid = Grid the Mercantile
    .short = Grid
    .text = Neutral hero without a rank. When you recruit her, you must at once transform one of your coins by +7. She is worth 7 points at the end.
hero-uline = Uline the Seer
    .short = Uline
    .text = Neutral hero without a rank, worth 9 points at the end. You no longer bid: your coins stay in your hand, and at each tavern you lay one face up after all others have revealed. When you trade, choose two coins from your hand. If you recruit her during a turn, take your pouch coins and the coins on taverns not yet revealed into your hand at once, unshown.
hero-thrud = Thrud the Headhunter
    .short = Thrud
    .text = Put her on top of any of your columns, where she counts as 1 rank for lines, for Hourya’s condition and for the majorities at the end of Age 1. She is never covered: if a card goes to her column, lift her first, then put her on any column again. After Age 2 she goes to the command zone, so she does not count for class scores, Idunn or the final Warrior majority. She is worth 13 points at the end.
hero-ylud = Ylud the Unpredictable
    .short = Ylud
    .text = Neutral hero who waits in the command zone. At the end of Age 1, before the troop evaluation, you must put her on top of a column of your choice as 1 rank; if you recruit her later, at the end of Age 2. If she is already in your army at the end of Age 2, she may stay or move to the top of a column. She is worth 11 as an Explorer, 7 as a Warrior, 1 as a Miner, or one rank without points as a Hunter or Blacksmith. Other cards may cover her.

## Taverns

tavern-1 = Laughing Goblin
    .short = Goblin
    .text = The first tavern to be resolved each turn. Everybody’s bid here decides who takes a card first.
tavern-2 = Dancing Dragon
    .short = Dragon
    .text = The second tavern to be resolved each turn, after the Laughing Goblin.
tavern-3 = Shining Horse
    .short = Horse
    .text = The third and last tavern to be resolved each turn; afterwards all coins return to their owners.

## Distinctions

distinction-warrior = The King’s Hand
    .text = For the most Warrior ranks at the end of Age 1: transform one of your coins by +5.
distinction-hunter = Hunting Master
    .text = For the most Hunter ranks at the end of Age 1: your 0 leaves the game and the special 3 takes its place. The special 3 makes you trade just as the 0 does, bids as a 3 and can never be transformed.
distinction-miner = Crown Jeweler
    .text = For the most Miner ranks at the end of Age 1: gem 6 replaces your gem. It wins every tie, is never swapped and is worth 3 points at the end.
distinction-blacksmith = King’s Great Armorer
    .text = For the most Blacksmith ranks at the end of Age 1: the special Blacksmith (2 ranks) goes on top of your Blacksmith column. Heroes may follow.
distinction-explorer = Pioneer of the Kingdom
    .text = For the most Explorer ranks at the end of Age 1: look at the top three cards of the Age 2 deck and keep one. Place it if it is a dwarf; a Royal Offering transforms one of your coins by +5 and is discarded. The other two go back unshown.

## Other cards

card-offering = Royal Offering
    .text = Transform one of your coins at once by the number shown, +3 in Age 1 or +5 in Age 2; then the card is discarded. The 0 and the special 3 cannot be transformed.
card-smith = Special Blacksmith
    .text = Blacksmith card with 2 ranks, won with the King’s Great Armorer; it is not a hero. Dagda can discard it as a dwarf card in the English and French editions; in the German edition it closes its column while it lies on top.

## Terms

term-player = Elvaland
    .text = The game’s name for a player.
term-bravery = bravery points
    .text = Points shown in a rank. Each class turns them, or its number of ranks, into its score in its own way.
term-rank = rank
    .text = The mark on the side of a dwarf or hero card. Ranks are counted for lines, for majorities and for the scores of Hunters, Miners and Blacksmiths.
term-line = line
    .text = One rank of each of the five classes. Whenever you have more lines than heroes, you must recruit a hero.
term-gem = gem
    .text = Decides ties between equal coins: the higher gem goes first. Afterwards the tied players swap gems, except for gem 6.
term-pouch = pouch
    .text = Holds the two coins that you do not bid in a turn. These two are added up when you trade.
term-treasure = Royal Treasure
    .text = The stock of coins from which you take the new coin when you trade or transform. Discarded treasury coins return to it.
term-command-zone = command zone
    .text = The place beside your army for neutral heroes. Cards lying there have no rank and count for no line.
term-army = army
    .text = Your dwarves and heroes in five columns, one for each class.
term-evaluation = troop evaluation
    .text = At the end of Age 1 the player with the most ranks of a class wins its distinction. In case of a tie nobody does.
term-trade = trade coins
    .text = After bidding the 0 or the special 3 you must add up your two pouch coins (with Uline, two coins from your hand) and take the treasury coin of that sum. The higher of the two is discarded.
term-transform = transform a coin
    .text = Replace one of your coins by the treasury coin of its value plus X. The 0 and the special 3 can never be transformed.
term-age = Age
    .text = One of the two halves of the game: 4 turns with 2 or 3 players, 3 turns with 4 or 5.
