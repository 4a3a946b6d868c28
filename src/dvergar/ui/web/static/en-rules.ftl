### Dwarf: the numbered rules, English.
### Keys follow the ids of the rules digest: rule D4.2 is the message rule-D4-2.

## D1

chapter-D1 = Material

rule-D1-1 = The Mine has nine locations, numbered row by row: 1 2 3 / 4 5 6 / 7 8 9. Every card belongs to one location. The cards of a location form a stack, and only its top card counts. A location is occupied if at least one worker stands there; otherwise it is free. Your first two workers are regular workers, your third and fourth are helpers.
    .title = Locations and workers
rule-D1-2 = There are 9 starting cards, 45 Mountain cards (23 marked A and 22 marked B) and 9 Special Action cards, whose backs are Mine cards. That makes 63; the box counts 66 because of 3 reference cards.
    .title = The cards
rule-D1-3 = There are four kinds of cards. Mine: Iron Seam (take 3 iron), Gold Seam (take 1 gold), Alloy Steel (pay 3 iron, take 2 steel); Alloy Steel is a Mine card, not a Forge. Forge: pay the price and take 1 item. Defend: a monster. Get Help: two helpers. Forge prices: Axe 2 steel; Crown 3 gold; Dagger 1 iron and 2 steel; Mace 2 steel and 1 gold; Armour 2 steel and 1 gold; Diadem 1 iron, 1 steel and 1 gold; Helm 1 steel and 2 gold; Sword 3 steel. Undefended monsters: with the Dragon each player loses 1 gold, with the Great Dragon all gold, with the Knockers 1 iron; with Orc Raiders nobody resolves Mine cards this round; with the Sidhe each player turns 2 gold into 2 iron.
    .title = Kinds, prices and monsters
rule-D1-4 = For the solo game each card also names the location of a black and of a white meeple (chapter D8). The backs of the Special Action cards show no black meeple; their own location stands in for it, because the opponent follows the card.
    .title = Meeples on the cards
rule-D1-5 = Option “{ option-dwarf-special-backs }” settles which Mine card is the back of which Special Action. With “{ option-dwarf-special-backs }: { option-dwarf-special-backs-duplex }” (the default) the two sides are mirrored, as in a printed copy. The back then belongs to these locations: Sell an Item 1, Hold a Council 2, Muster an Army 3, Turn Back 4, Special Order 5, Past Glories 6, Run Amok 7, Collapse the Shafts 8, Apprentice 9. With “{ option-dwarf-special-backs }: { option-dwarf-special-backs-same-order }”: Muster an Army 1, Hold a Council 2, Sell an Item 3, Past Glories 4, Special Order 5, Turn Back 6, Apprentice 7, Collapse the Shafts 8, Run Amok 9. The backs for 7 and 9 are Gold Seams, all others Iron Seams. Which of the two the published box follows is not proven.
    .title = Backs of the Special Actions
rule-D1-6 = Iron, steel and gold are resources; items and glory are not. There is no limit to any of the five. Nobody ever has more than 4 workers.
    .title = Resources and limits

## D2

chapter-D2 = Setup
    .words = preparation

rule-D2-1 = The nine starting cards form the Mine, each on its own location. Stacks are open: anyone may look through them at any time, after Run Amok too.
    .title = The Mine and its open stacks
rule-D2-2 = The Special Action cards are shuffled and dealt into three piles of three with the action side up. So everybody can see the top card of each pile.
    .title = The Special Action piles
rule-D2-3 = The Mountain cards are shuffled and lie face down as the Mountain. With option “{ option-dwarf-mountain }: { option-dwarf-mountain-a-over-b }”, the A cards and the B cards are shuffled separately and the A cards go on top.
    .title = The Mountain
rule-D2-4 = Each player begins with 2 regular workers and with no resources, items or glory. The start player is drawn at random (for the solo game see D8.1).
    .title = What everybody starts with
rule-D2-5 = Two or three players use one copy of the game. Four or five use two copies (chapter D9); fewer players are not offered two. A single player meets an automated opponent (chapter D8).
    .title = Number of players
rule-D2-6 = Hidden from everyone are the order of the Mountain, and which of the remaining Special Action cards lie under the top card of which pile and in what order. All else is open, even which cards the Mountain holds and where a visible Special Action card will land (D1.5).
    .title = What is hidden

## D3

chapter-D3 = Mining

rule-D3-1 = Each round begins with Mining: draw a card from the Mountain and put it on top of its location, then draw and put down a second one. If both belong to the same location, a third is drawn and put down. There is never a fourth.
    .title = Two cards, sometimes three
rule-D3-2 = When a card has to be drawn and the Mountain is empty, the game ends at once, no matter whether it is the first, second or third card that is missing. Nothing is selected or resolved any more, and the score is counted from what the players hold. An empty Mountain alone ends nothing: the round goes on, and Hold a Council (D5.2) or Turn Back (D5.6) may fill the Mountain again. The game has only two other ends: 4 items at the end of a round (D6.9), and a solo opponent’s glory (D8.7).
    .title = The Mountain runs out

## D4

chapter-D4 = Action selection
    .words = worker placement

rule-D4-1 = First pass: clockwise from the start player, everybody must do one of two things, put a worker on a free location or take a Special Action.
    .title = First pass
rule-D4-2 = A Special Action costs both of your regular workers, or one of them and 4 glory; glory can replace only one worker. Proceed in this order: pay; take the top card of any pile that is not empty; carry out its effect; let workers resolve early where the card will land (D4.3); turn the card over and put it on its location. Piles are never blocked, so several players may use the same one. Paid workers lie on the pile until the end of the round, except one that Turn Back or Apprentice moves (D5.10). The worker you saved with glory is for the second pass.
    .title = Taking a Special Action
rule-D4-3 = If workers stand where the Special Action card will land, their owners first resolve the card that is on top there now, that is, after the effect. Such a worker is then spent: it stays where it is, keeps the location occupied and resolves nothing more this round, whatever comes to lie on top.
    .title = Early resolution
rule-D4-4 = Second pass: in reverse order, the last player first, everyone who still has a regular worker may put it on a free location or leave it out this round. If you paid both workers, you are skipped; if you paid with glory, you move at your usual place. Example with the order A, B, C: B took a Special Action, so C and then A move; if B paid with glory, it is C, B, A. There are no Special Actions in the second pass, so each player takes at most one per round.
    .title = Second pass
rule-D4-5 = You may take a Special Action whose effect is impossible. Nothing happens then, but the card is still turned over and put down, which may be all you want; the game warns you. An effect that is possible must be carried out. With option “{ option-dwarf-decline }: { option-dwarf-decline-true }” (D6.7) you may decline the exchange of Sell an Item and of Special Order.
    .title = Impossible and possible effects
rule-D4-6 = In an early resolution (D4.3), Mine and Forge cards are paid and bring their gain now, by D6.7, and Orc Raiders attacking later take nothing back. Defend brings its glory now, and the monster being covered does not attack. Get Help keeps its claim for D6.1: helpers come only there, except for a solo opponent (D8.10). If several workers stand there, all that are not spent resolve, in the order in which they were placed.
    .title = What resolves early, and how
rule-D4-7 = Hold a Council, Past Glories, Collapse the Shafts and Run Amok may also change the top card under a worker. That causes no early resolution; only the Special Action card being put down does. A worker that is not spent later resolves whatever is on top in chapter D6.
    .title = Other changes under a worker
rule-D4-8 = A spent worker still occupies its location. A monster that comes up under it does not attack, but the worker earns no glory, because it does not resolve again. Nor does it get anything from a Forge, Mine or Get Help card that comes up under it.
    .title = Cards under a spent worker
rule-D4-9 = In both passes there is always a free location, because before any placing at most 5 of the 9 (with two copies 9 of the 18) are occupied. That is why nobody can pass in the first pass. Only helpers, in a game of three or five, may find everything occupied.
    .title = There is always room

## D5

chapter-D5 = Special Actions

rule-D5-1 = Muster an Army: no monster attacks this round. Glory goes only to real workers that defend. Defend locations without a worker stay free for workers and helpers; only the attack is prevented. With option “{ option-dwarf-muster-locations }: { option-dwarf-muster-locations-occupied }”, helpers cannot go to them: they count as occupied while actions are resolved.
    .title = Muster an Army
rule-D5-2 = Hold a Council: at every location with two or more cards, occupied or not, the top card is removed and shuffled into the Mountain.
    .title = Hold a Council
rule-D5-3 = Sell an Item: give up 1 item and take 5 resources in any mix. Resources, here and in D5.5, are iron, steel and gold.
    .title = Sell an Item
rule-D5-4 = Past Glories: choose a location with two or more cards, occupied or not, and any card there below the top. That card becomes the top; the others keep their order.
    .title = Past Glories
rule-D5-5 = Special Order: pay exactly 5 resources, at least one each of iron, steel and gold, in a mix of your choice, and take 1 item.
    .title = Special Order
rule-D5-6 = Turn Back: choose a location that is free and has two or more cards; only Apprentice lets you join others, and no location is ever emptied. Its top card is shuffled into the Mountain, and one worker of yours (D5.10) goes there at once and resolves in chapter D6. If there is no such location, nothing happens and no worker is placed.
    .title = Turn Back
rule-D5-7 = Apprentice: one worker of yours (D5.10) goes on a location where a worker of any opponent stands, spent or not. Every worker there that is not spent resolves fully: each one is paid, forges, gets helpers or gets glory for itself. This card is not used in the solo game.
    .title = Apprentice
rule-D5-8 = Collapse the Shafts: the top card of every location goes to the bottom of its stack.
    .title = Collapse the Shafts
rule-D5-9 = Run Amok: the stack of every location is shuffled, one after another in reading order.
    .title = Run Amok
rule-D5-10 = The worker that Turn Back or Apprentice puts down is one that you have just paid: it moves from the pile to the location, and the other paid worker stays out. If you paid with glory, your one paid worker moves, and the saved one is still there for the second pass. It is a regular worker and counts as placed at that moment. If the Special Action card itself lands on that location, the worker resolves early (D4.3).
    .title = Which worker moves
rule-D5-11 = Starting cards and backs of Special Actions that are sent into the Mountain come back as Mine cards for their location, never again as Special Actions; in the Mountain they look like any other card. All cards of one effect go in together, and then the whole Mountain is shuffled, also with “{ option-dwarf-mountain }: { option-dwarf-mountain-a-over-b }”. If the Mountain was empty, they are the new Mountain.
    .title = Cards sent into the Mountain

## D6

chapter-D6 = Action resolution

rule-D6-1 = First Get Help. You have a claim if a worker of yours that is not spent stands on Get Help now, or if one resolved Get Help early; a worker whose Get Help was replaced by another card (D4.7) has none. With claims you get exactly 2 helpers, however many claims you have and whether or not you placed both regular workers. The order of the players is that in which their first claiming workers were placed this round, not that in which the cards came up or were resolved. All third workers are placed in this order, then all fourths. A helper goes on any free location, Defend and Get Help included, never on a pile. You may leave each one out; if no location is free, it is lost. A helper already defends in D6.2; on Get Help it only blocks.
    .title = Get Help
rule-D6-2 = Second Defend, in reading order. If the location is occupied, by a helper too, there is no attack, and each worker there that is not spent gives its owner 1 glory. If it is free, the monster attacks and hits all players. Each attack starts from what the one before has left.
    .title = Defend
rule-D6-3 = Nobody loses more than they own. If the Sidhe attack a player with 1 gold, that 1 gold becomes 1 iron.
    .title = Losses
rule-D6-4 = Third Mine, clockwise from this round’s start player. Each player resolves first the regular workers in an order of their choice, then the helpers likewise. You are asked only if the order changes the result; otherwise seams come before Alloy Steel, and solo opponents always do it this way. Undefended Orc Raiders stop all Mine cards, Alloy Steel included, for the rest of this round, but not the Forges.
    .title = Mine
rule-D6-5 = Fourth Forge: each worker on a Forge pays the price and takes 1 item. The order is that of D6.4, and among their own workers the owner chooses. It matters only if you cannot pay for all of them; only then are you asked.
    .title = Forge
rule-D6-6 = Helpers follow regular workers within the Mine step and within the Forge step; in Defend this makes no difference. They do not wait until all Forges are done, for a helper must be able to defend. So iron from a helper comes too late for a regular worker’s Alloy Steel, but in time for every Forge.
    .title = Helpers after regular workers
rule-D6-7 = If you have too few resources, nothing happens: nothing is paid in part, and the worker is used up. An exchange that you can afford is carried out. With option “{ option-dwarf-decline }: { option-dwarf-decline-true }” the owner may decline each Alloy Steel and each Forge when it is resolved, in an early resolution too. Solo opponents never decline.
    .title = Too poor, or declined
rule-D6-8 = The start player marker can pass twice in a round. At the end of Get Help it passes one seat clockwise if its holder had a claim, whether or not helpers were placed. At the end of Forge it passes one seat clockwise if the player holding it then took a Forge this round. Taken means that a worker or helper of that player which is not spent stood on a Forge in D6.5, or that one resolved a Forge early; it does not matter whether the price was paid, declined or out of reach. Examples, with A holding the marker: A got help and forged, B did neither, so it ends with B. A got help and B forged, so it ends with C. A only forged, so it ends with B. The order of the round under way never changes.
    .title = The start player marker
rule-D6-9 = At the end of the round all workers go home and Muster an Army ends. If any player owns 4 or more items now, the game is over. Items that were sold do not count, those from Special Order do. A fourth item in the middle of a round does not stop the round.
    .title = End of the round

## D7

chapter-D7 = Final score
    .words = scoring points winner victory

rule-D7-1 = There are three categories: steel, gold and items. Whoever has strictly the most leads the category; if several share the top, nobody leads it.
    .title = The three categories
rule-D7-2 = The player who leads the most categories wins, even with 1 against 0. If several have the highest number (1-1-1, 1-1-0 or 0-0-0), the tie is broken among these players only: by glory, then by iron, then by items, each time among those still equal. If they are equal in everything, they share the win.
    .title = Winning, and ties
rule-D7-3 = Examples, in the order items / gold / steel. 4/9/8 loses to 2/10/12. 4/9/8 with 7 glory loses to 2/9/14 with 9 glory. The same with equal glory, but 1 iron against 5: the 5 wins. The same with equal glory and iron: the 4 items win. Three players lead 1-1-0: the third is out, whatever their glory. With 0-0-0 all three compare glory.
    .title = Examples

## D8

chapter-D8 = Solo
    .words = single player alone opponent automa

rule-D8-1 = The solo game is played like one for two, but the opponent always starts, the marker never moves, and the order is: his first worker, your first, his second, your second. He puts his helpers down at once (D8.3) and takes no part in D6.1; yours come there as usual. He never takes Special Actions. Apprentice is removed, so the piles have 3, 3 and 2 cards.
    .title = What is different
rule-D8-2 = Eldhúsfífl. His first worker goes to the black location of the last card put down in Mining. His second worker: if you placed a worker, the black location of the top card it stands on; if you took a Special Action, the location where that card was put (a worker placed by Turn Back is ignored). If anybody occupies that location, he takes the white location of the same card. If that is occupied too, he takes the first free location in reading order.
    .title = Eldhúsfífl’s workers
rule-D8-3 = This holds for all opponents. His helpers come right after his worker on Get Help: on the two other locations of its row if both are free; otherwise on the two others of its column if both are free; otherwise on the free one of the row and the free one of the column. Any helper left over goes to the first free location in reading order. They are placed row before column, from left to right and from top to bottom. This happens only once a round, and the worker on Get Help is spent afterwards.
    .title = His helpers
rule-D8-4 = Andvéttr. With his second worker, before anything else and even after a Special Action of yours, he takes the first free Get Help in reading order, unless he already has helpers this round. Otherwise, and for his first worker, he aims at the target of D8.2. If it is not usable (D8.5), he takes the first location of the target’s row, from the left, that is free and usable; if there is none, the target after all. White is tried only when black is occupied, not when it is useless. With option “{ option-dwarf-opponent-row }: { option-dwarf-opponent-row-free }”, the first free location of the row will do, useful or not. With option “{ option-dwarf-opponent-help }: { option-dwarf-opponent-help-always }”, his second worker takes a free Get Help even if he already has helpers, though it brings him nothing.
    .title = Andvéttr’s workers
rule-D8-5 = What is usable for Andvéttr and Andvéttr faðir: seams and Defend always; Alloy Steel if he has 3 iron; a Forge if he can pay its price once; Get Help as long as he has no helpers this round, hence always for his first worker. He judges by the top cards and by what he owns now: he counts on no income, sets nothing aside for his other workers and foresees no attack. His helpers are placed by D8.3 without this test.
    .title = Usable locations
rule-D8-6 = Andvéttr and Andvéttr faðir forge twice: in D6.5 each Forge of his, a helper’s too, is carried out twice in a row, the second time at the same price if he can still pay it. His Forges run in the order of placing, regular workers first. This does not apply to Alloy Steel, nor to an early resolution.
    .title = Forging twice
rule-D8-7 = Against Andvéttr and Andvéttr faðir, your first, second and third Special Action of the game give him 1, 2 and 3 glory, once you have paid and before the effect; a fourth is not allowed. The moment he has 12 or more glory, in the middle of a step or in an early resolution too, he wins, and nothing more is resolved or scored. With Eldhúsfífl there is no such glory, no limit and no such win.
    .title = His glory
rule-D8-8 = Andvéttr faðir plays like Andvéttr, but when the row fails he takes the first free and usable location of the whole Mine in reading order; he never takes a useless one. If there is none at all, he leaves this worker out. His helpers still follow D8.3.
    .title = Andvéttr faðir’s workers
rule-D8-9 = The opponents form a ladder: Eldhúsfífl, Andvéttr, Andvéttr faðir. Beating one opens the next; a shared win does not. The ladder is only shown to you: every opponent can be chosen at any time.
    .title = The ladder
rule-D8-10 = The opponent never waits. If your Special Action brings up Get Help under a worker of his that is not spent, and he has no helpers this round, he places them by D8.3 as soon as your card is down, even if it landed right there, and before his second worker. If a Special Action card lands on his Get Help whose helpers are already placed, it gives him nothing again. Otherwise he resolves early like anyone else, with a single Forge.
    .title = Helpers brought by your action

## D9

chapter-D9 = Two copies, 4 or 5 players

rule-D9-1 = There are two Mines (the second has locations 10 to 18), two Mountains, two sets of piles (the second has piles 4 to 6) and one marker. Mining draws two cards from each Mountain, the first copy first; whether a third card is due is settled for each Mountain by itself. Workers and helpers may go to any of the 18 locations. Everybody still has 2 regular workers and 4 workers at most.
    .title = Two Mines
rule-D9-2 = Effects on the whole Mine reach both Mines: Muster an Army, Hold a Council, Collapse the Shafts, Run Amok and Orc Raiders. Monsters hit all players. For Past Glories, Turn Back and Apprentice you choose one of the 18 locations, whichever copy the Special Action card belongs to.
    .title = Effects on both Mines
rule-D9-3 = Cards stay with their copy: a Special Action card lands in the Mine of its pile’s copy, and a card sent back goes into the Mountain of its Mine. In reading order the first Mine comes before the second. If either Mountain cannot give a card that is due, the game ends at once.
    .title = Cards stay with their copy

## D10

chapter-D10 = About the cards

rule-D10-1 = Each of the nine locations has five Mountain cards.
    .title = Cards per location
rule-D10-2 = Among the Mountain cards, each location is the target of the black meeple exactly five times.
    .title = Black targets
rule-D10-3 = On every starting card and every Mountain card, the black location, the white location and the card’s own location are three different ones.
    .title = Three different locations
rule-D10-4 = If no card returns to the Mountain and nobody reaches 4 items, a game has 15 to 22 full rounds, about 21.3 on average; fewer than 18 hardly ever occur.
    .title = Length of a game

### Nidavellir: the numbered rules, English.
### Rule N8.4 is the message rule-N8-4.

## N1

chapter-N1 = Material

rule-N1-1 = There are five classes: Warrior, Hunter, Miner, Blacksmith and Explorer. Every dwarf card and every hero of a class shows 1 to 3 ranks, and a rank may carry bravery points; 0 is a value too. Royal Offerings, distinctions and neutral heroes have no rank. Thrud and Ylud have one rank each while they stand in a column.
    .title = Classes and ranks
rule-N1-2 = Each dwarf card has 1 rank, and Age 1 and Age 2 contain the same dwarves. Per age with 2 to 4 players: Warriors 3, 4, 5, 6, 6, 7, 8, 9; 6 Hunters without points; Miners 0, 0, 1, 1, 2, 2; 8 Blacksmiths without points; Explorers 5, 6, 7, 8, 9, 10, 11. With 5 players each age adds a Warrior 10, 2 Hunters and 2 Blacksmiths without points, Miners 0 and 1, and an Explorer 12.
    .title = Dwarf cards
rule-N1-3 = Age 1 contains one Royal Offering +3, or two with 5 players. Age 2 contains two Royal Offerings +5, or three with 5 players.
    .title = Royal Offerings
rule-N1-4 = With 2 to 4 players the Age 1 deck has 36 cards and the Age 2 deck 37; with 5 players they have 45 and 46. Age 2 holds exactly one card more than its turns use: the Pioneer takes it, or it is discarded (N9.7). So the deck is empty at the end of each age.
    .title = Deck sizes
rule-N1-5 = There is one special Blacksmith card with 2 ranks. It belongs to neither deck and comes into play only through the Blacksmith distinction (N9.6).
    .title = The special Blacksmith card
rule-N1-6 = Each player has five basic coins: 0, 2, 3, 4 and 5. There is one special coin 3 (N9.4). The Royal Treasure holds 34 coins: two each of 5, 6, 8, 10, 12, 13 and 14, three each of 7, 9 and 11, and one each of 15 to 25. With 2 or 3 players, two coins each of 7, 9 and 11 stay in the box, which leaves 28.
    .title = Coins in the game
rule-N1-7 = There are basic gems of value 1 to 5 and one special gem of value 6.
    .title = The six gems
rule-N1-8 = There are 21 heroes, one copy of each, all on open display from the start (N8.20). There are 5 distinctions, one per class (N9.3 to N9.7).
    .title = Heroes and distinctions
rule-N1-9 = A coin is defined by its kind (basic, special or treasury) and its value. If you own the same value in two kinds (basic 3 and special 3, or basic 5 and treasury 5), every choice and every message names the kind: 3s is the special 3, 5t the treasury 5, an unmarked 3 or 5 the basic one; from 6 upwards every coin is a treasury coin. For play order and ties only the value counts. Equal treasury coins are interchangeable, and so are cards with the same class and points.
    .title = Telling coins apart

## N2

chapter-N2 = Setup

rule-N2-1 = The game is for 2 to 5 players. Each player receives the five basic coins and one random gem. There are as many gems in play as players: the highest ones of 1 to 5, or in the German edition the lowest ones, counted from 1. The option gems chooses between the two.
    .title = Players, coins and gems
rule-N2-2 = The two age decks are shuffled separately. With fewer than 5 players the cards marked 5 are left out.
    .title = Preparing the decks
rule-N2-3 = A first game can be played without the heroes Thrud, Ylud and Uline (option “{ option-nidavellir-first-game }: { option-nidavellir-first-game-true }”), so 18 heroes are on display.
    .title = Option for the first game

## N3

chapter-N3 = Ages and turns

rule-N3-1 = The game has two ages. Each age lasts 4 turns with 2 or 3 players and 3 turns with 4 or 5 players.
    .title = Two ages
rule-N3-2 = In a turn, the taverns are filled and everybody bids. Then the taverns are resolved in this order: Laughing Goblin, Dancing Dragon, Shining Horse. Finally everybody takes all their coins back.
    .title = Course of a turn
rule-N3-3 = The taverns are filled in their order from the top of the deck, each with as many cards as there are players. With 2 players each tavern gets 3 cards; the one left over goes to the open discards after that tavern’s gem swap. (The German rules discard it at the end of the turn; this makes no difference.)
    .title = Filling the taverns
rule-N3-4 = An age ends after the last turn of N3.1: first the gem swap of the last tavern, the leftover card (2 players), and all coins back into the hand; then Ylud’s owner places or moves her (N8.16, N8.18), with everything that follows from it. After Age 1 the five distinctions come next, one by one, each with everything that follows, and then the shuffle of N9.8. After Age 2 Thrud leaves her column (N8.10) and the score is counted. There is only one Ylud and at most one winner per distinction, so two players never have to decide at the same time here. All coins are in hand now, so a transformation (The King’s Hand, Pioneer of the Kingdom, Grid) takes a coin from the hand. These steps never lead to a trade, whatever was bid last.
    .title = End of an age

## N4

chapter-N4 = Bidding
    .words = bid bet auction

rule-N4-1 = Everybody except Uline’s owner (N8.12) bids at the same time and in secret. Lay one of your five coins on each of the three taverns; the other two go into your pouch.
    .title = Secret bids
rule-N4-2 = Each player makes one bid per turn, and the bids count once the last one is in. Until then the table may let you change yours. Everybody can see who has confirmed, but a bid you withdraw is neither shown nor recorded.
    .title = Confirming a bid
rule-N4-3 = At each tavern all coins lying there are turned up in one step, and no others; then Uline’s owner adds a coin (N8.12). Play order goes by coin value, highest first; equal values go by gem, highest first. Since all gems differ, the order is always complete. The seating order plays no part in any rule.
    .title = Reveal and play order
rule-N4-4 = As soon as every coin of a tavern lies open, Uline’s included, three things are fixed: the play order, the ties, and who has to trade (N5.3). Transforming a coin after that changes none of them, even if the same coin is transformed several times.
    .title = What the reveal fixes
rule-N4-5 = Everybody may know the kind and value of your five coins, because every change happens in the open; secret is only which coin lies where (see N13.3). In the German edition the other players’ coins are not displayed, but the open history of changes stays visible and you may use it. The option coins changes the display only, never what you may do or how the game goes.
    .title = Coins owned are public

## N5

chapter-N5 = Your turn at a tavern
    .words = recruit recruitment

rule-N5-1 = You must take one card of the tavern. A dwarf goes on top of the column of its class. A Royal Offering transforms one of your coins at once (N7.2) and is discarded.
    .title = Take a card
rule-N5-2 = Next you recruit heroes if any are due (N8.1), one after another, until none is due.
    .title = Recruit heroes
rule-N5-3 = Last of all, if the coin you revealed here was the 0 or the special 3, you must trade coins (N7.1).
    .title = Trade coins
rule-N5-4 = Whenever a card is put down, whether through a tavern, as a hero, as Ylud, or through the King’s Great Armorer or the Pioneer, the order is the same. Lift Thrud if she would be covered (N8.8); put the card down; carry out its own effect (discard, transformation, or picking up your coins with Uline); put Thrud down again; then check for heroes (N8.1). A recruited hero starts the same sequence again. At a tavern your trade (N5.3) comes when no more hero is due.
    .title = Order when placing a card
rule-N5-5 = You are asked for these decisions: your bid; Uline’s coin; the card to take; the coin to transform; the hero; the column to discard from (for Dagda both columns at once); Thrud’s column; Ylud’s column; Uline’s two coins to trade if you hold three or more; which 5 leaves in a trade (N7.1); and the Pioneer’s card. You are asked even if there is only one possible answer. Everything else runs by itself: filling the taverns, reveal, play order, ordinary trades, gem swaps, the leftover card, taking coins back, Uline’s pick-up, the Hunting Master, the Crown Jeweler, the Armorer’s card, the discarded Age 2 card, Thrud’s last move and the score.
    .title = Your decisions

## N6

chapter-N6 = Gems
    .words = jewel

rule-N6-1 = When everybody has played at a tavern, the players tied on a coin value swap gems. Sort them by gem: the highest swaps with the lowest, the second highest with the second lowest, and one left in the middle keeps theirs. If several values are tied, each is a group of its own.
    .title = Gem swap after a tie
rule-N6-2 = The owner of gem 6 wins every tie and never swaps: that player is left out before the pairs are formed. If only one other player remains in the group, nothing is swapped.
    .title = Gem 6 never swaps

## N7

chapter-N7 = Coins
    .words = money gold

rule-N7-1 = Show both coins in your pouch and add them up. You get the treasury coin of that sum (N7.3, N7.4); the higher of your two coins is discarded, the new one takes its place, and both lie face down in the pouch again, though everybody knows them (N13.5). A trade is mandatory, even if it loses value, and normally there is nothing to decide. If the two coins are equal, you say which one leaves; this matters, and is asked, only for a basic 5 next to a treasury 5. Uline’s owner trades from the hand (N8.14).
    .title = Trading coins
rule-N7-2 = A Royal Offering, The King’s Hand or Grid obliges you to transform one of your coins by +X. Choose the coin by its place: a tavern already done, under way or still to come, your pouch, or your hand (with Uline, or at the end of an age). The 0 and the special 3 can never be chosen, so you always have at least four coins to choose from. The coin is shown and discarded, and the treasury coin of its value plus X (N7.3, N7.4) takes its place with the same side up. On a tavern still to come the new coin is your bid there; on the tavern under way, order, ties and trades stay as they were (N4.4).
    .title = Transforming a coin
rule-N7-3 = If the coin you need is not in the treasury, take the next higher one available. If there is no higher one, take the highest lower one available.
    .title = When a coin is missing
rule-N7-4 = May you get back the coin you just discarded? In the French edition (the default) you may not take any coin of that value. In the English edition you may not take that very coin, but another of the same value is allowed, so you choose before yours goes back. In the German edition a trade works as in the English one, but in a transformation your coin goes back first and may be taken again. The option “{ option-nidavellir-take-back }” chooses among the three. It matters only when N7.3 sends you downwards: in the French and English editions, and in every trade, a coin with nothing above it left in the treasury drops, the 25 to 24, or the 24 to 23 while the 25 is owned.
    .title = The coin just discarded
rule-N7-5 = A discarded basic coin leaves the game. A discarded treasury coin returns to the treasury. The treasury can never be empty.
    .title = Discarded coins
rule-N7-6 = The special 3 makes you trade just as the 0 does. As a bid it counts as a 3 and ties with an ordinary 3. It can never be transformed.
    .title = The special 3

## N8

chapter-N8 = Heroes
    .words = champion

rule-N8-1 = A line is one rank of each of the five classes: you have as many lines as ranks in your shortest column, with Thrud and Ylud counting where they stand. Whenever you have more lines than heroes, wherever those heroes lie, you must recruit one of the heroes on display. This is checked after every card put down in your army, once its effect is done and Thrud stands again (N5.4), and after every recruited hero, even a neutral one. It is counted afresh each time, never remembered. Being more than one line ahead counts too: the English and French rulebooks speak of one line more than heroes, but their own example shows it.
    .title = When a hero is due
rule-N8-2 = If a line is broken and you complete it again, you gain nothing for it. Heroes are never lost.
    .title = Broken lines
rule-N8-3 = If you may take none of the heroes on display (possible in theory only), the check ends without a hero. The next check comes after the next card you put down.
    .title = No hero to take
rule-N8-4 = You may take Dagda only if two columns other than Hunters have a dwarf card on top, and Bonfur only if one column other than Blacksmiths has, as your army stands when you choose the hero. Exactly such top cards go: one for Bonfur, and for Dagda two from different columns, named in one decision. A hero on top closes a column, and so do Thrud and Ylud; but if Thrud is lifted from the new hero’s own column, she is in your hand meanwhile and blocks nothing. The special Blacksmith counts as a dwarf card in the English and French editions; in the German edition it counts as a distinction and closes the column (option “{ option-nidavellir-special-smith }”). Discards are open, and a column may become empty. The check for further heroes comes after the discard.
    .title = Discards for Dagda and Bonfur
rule-N8-5 = You may take Hourya only if you have 5 or more Explorer ranks before she is placed; Thrud and Ylud count if they stand there. You keep her even if you lose Explorers later.
    .title = Hourya’s condition
rule-N8-6 = A hero of a class goes on top of the column of that class. A neutral hero goes into your command zone.
    .title = Where heroes go
rule-N8-7 = One card may complete several lines at once. You then recruit several heroes, one after another.
    .title = Several lines at once
rule-N8-8 = You put Thrud on top of any of your five columns, even an empty one. She is never covered: any card going to her column (dwarf, hero, Ylud, special Blacksmith or the Pioneer’s card) lifts her first, and after that card’s own effect you put her on any column again, the same one if you like. While in your hand she stands nowhere and counts for no line. Each time she is put down a hero may become due.
    .title = Thrud is never covered
rule-N8-9 = Thrud counts for lines, for Hourya’s condition and for the majorities at the end of Age 1. She never counts for the score of a class, for Idunn or for the final Warrior majority, because she has left the army by then (N8.10).
    .title = What Thrud counts for
rule-N8-10 = After Age 2, once Ylud (N8.18) and all heroes that follow are settled, Thrud goes to the command zone. No check for heroes follows.
    .title = Thrud leaves
rule-N8-12 = If you own Uline, you do not bid: all your coins stay in your hand and you use no pouch. At each tavern, when all others have revealed, you must lay one coin of your choice from your hand there, face up; this is final at once. Then order and ties are settled as usual.
    .title = Uline bids last
rule-N8-13 = If you recruit Uline during a turn, you immediately take the coins on taverns not yet revealed and both pouch coins into your hand without showing them. The coins of the tavern under way and of earlier taverns stay until the end of the turn. From the next tavern on you play as in N8.12; at the last tavern only the pouch is left to take. Recruited at the end of Age 1, she works from the next turn on; at the end of Age 2 she only brings her 9 points.
    .title = Recruiting Uline during a turn
rule-N8-14 = When you trade with Uline, even in the turn in which you recruit her, choose any two coins from your hand and show them; if only two are left there is no choice, and fewer is impossible. Then trade as in N7.1, with your hand in place of the pouch. The lower coin and the new one stay in your hand, and you may lay them on later taverns of the same turn. Coins lying on taverns take no part.
    .title = Trading with Uline
rule-N8-15 = With Uline, a coin transformed in your hand is replaced in your hand; a coin transformed on a tavern is replaced on that tavern (N7.2).
    .title = Transforming with Uline
rule-N8-16 = Ylud waits in your command zone. At the end of Age 1 (N3.4) you must put her on top of a column of your choice, even an empty one. She is placed like any card (N5.4): if Thrud stands there, she is lifted and put down again, and then heroes are checked. Ylud stays there until the end of Age 2.
    .title = Ylud after Age 1
rule-N8-17 = A Ylud recruited in Age 2, or during the troop evaluation itself, waits in the command zone until the end of Age 2.
    .title = Ylud recruited later
rule-N8-18 = At the end of Age 2 (N3.4), a Ylud still in the command zone must be put on a column as in N8.16. If she is in your army, either she stays and nothing moves, or you take her out and put her on top of a column as in N8.16. When she is taken out, the cards above her close up, and a Thrud above her does not move. You may choose her own column again, but this is offered only if Thrud stands on it, since otherwise it is the same as staying. Heroes are not checked between taking her out and putting her down. Only after all this does Thrud leave (N8.10).
    .title = Ylud after Age 2
rule-N8-19 = In a column Ylud is worth 11 as an Explorer, 7 as a Warrior and 1 as a Miner; as a Hunter or Blacksmith she is one rank without points. If you have Idunn, Ylud as an Explorer brings 11 + 2. Other cards may cover her.
    .title = What Ylud is worth
rule-N8-20 = Warriors: Tarah, 1 rank (14); Kraal, 2 ranks (7, 0). Hunters: Aral, 2 ranks; Dagda, 3 ranks, discard the top dwarf of two different other columns (N8.4). Miners: Lokdur, 1 rank (3); Zoral, 3 ranks (1, 0, 0). Blacksmiths: Aëgur, 2 ranks; Bonfur, 3 ranks, discard the top dwarf of one other column (N8.4). Explorers: Idunn, 1 rank (7), at the end +2 per Explorer rank including hers; Hourya, 1 rank (20), condition in N8.5. Neutral: Astrid, at the end + your highest coin; Dwerg Aesir, Bergelmir, Jungir, Sigmir and Ymir, interchangeable, at the end 13, 40, 81, 108 or 135 points together for 1 to 5 of them with one owner; Skaa 17; Grid 7, transform +7 at once; Uline 9 (N8.12 to N8.15); Thrud, 1 rank in any column, 13 (N8.8 to N8.10); Ylud, neutral at first and later 1 rank in a column (N8.16 to N8.19).
    .title = All heroes

## N9

chapter-N9 = End of Age 1: troop evaluation
    .words = scoring midgame

rule-N9-1 = The classes are evaluated in the order Warrior, Hunter, Miner, Blacksmith, Explorer. The player with the most ranks, not cards or points, wins the distinction. If there is a tie, or if everybody has 0, nobody wins it; gems do not decide.
    .title = Most ranks win
rule-N9-2 = Each class is counted only when its turn comes, after everything the earlier distinctions have set off. Heroes gained through the King’s Great Armorer, their discards and Thrud’s moves can still change the Explorers, but never a class already settled. Distinction cards are not heroes and have no rank.
    .title = One class after another
rule-N9-3 = Warrior, The King’s Hand: transform one of your coins by +5 (N7.2).
    .title = The King’s Hand
rule-N9-4 = Hunter, Hunting Master: your 0 leaves the game and the special 3 takes its place (N7.6).
    .title = Hunting Master
rule-N9-5 = Miner, Crown Jeweler: you receive gem 6, which wins every tie (N6.2) and brings points at the end (N10.3). Your old gem is out of play.
    .title = Crown Jeweler
rule-N9-6 = Blacksmith, King’s Great Armorer: put the special Blacksmith card on top of your Blacksmith column (N5.4). It is not a hero. It lifts Thrud if she stands there, and heroes may follow.
    .title = King’s Great Armorer
rule-N9-7 = Explorer, Pioneer of the Kingdom: the winner alone sees the top three cards of the Age 2 deck and keeps one, which is shown to all. A dwarf is placed in the army (N5.4); a Royal Offering transforms a coin by +5 (N7.2) and is discarded. The other two cards go back unshown. If nobody wins this distinction, the top card leaves the Age 2 deck without effect: face up in the French and English editions, unseen in the German one (option “{ option-nidavellir-pioneer-discard }”).
    .title = Pioneer of the Kingdom
rule-N9-8 = Once the Pioneer is settled, won or not, the whole Age 2 deck is shuffled once before the first turn of Age 2. (The German rules only shuffle the two cards back in; the odds are the same.)
    .title = Shuffling the Age 2 deck

## N10

chapter-N10 = Final score
    .words = scoring points winner victory

rule-N10-1 = Explorers score the sum of their points; with Idunn add 2 per Explorer rank. Warriors score the sum of their points. Every player with the most Warrior ranks adds their own highest coin to the Warriors: Ylud counts, all tied players get it, and at least 1 Warrior rank is needed.
    .title = Explorers and Warriors
rule-N10-2 = Miners score the sum of their points times their number of ranks. Hunters score their number of ranks squared. For n ranks, Blacksmiths score n(n+5)/2, that is 3, 7, 12, 18, 25, 33 and so on.
    .title = Miners, Hunters and Blacksmiths
rule-N10-3 = Neutral heroes score what their cards say (N8.20). Your coins score the sum of all five, the special 3 included, and 3 more if you have gem 6. So a score has seven parts: the five classes, the neutral heroes and the coins. Your highest coin can count three times: among the coins, for the Warriors and for Astrid.
    .title = Neutral heroes and coins
rule-N10-4 = The player with the most points wins. Players with equal totals share the place; there is no tie-breaker.
    .title = Winning the game
rule-N10-5 = A score you look up during the game is counted as if the game ended now. Thrud counts as if she were in the command zone, Ylud scores 0 while she is there, and all players’ Warriors are compared without Thrud.
    .title = Score during the game

## N12

chapter-N12 = Editions

rule-N12-1 = An edition is a named set of options. The French edition (fr) has the newest text and is the default: the highest gems are used (“{ option-nidavellir-gems }: { option-nidavellir-gems-high }”), no coin of the value just given back may be taken (“{ option-nidavellir-take-back }: { option-nidavellir-take-back-value }”), the special Blacksmith is a dwarf (“{ option-nidavellir-special-smith }: { option-nidavellir-special-smith-dwarf }”), the card that leaves the Age 2 deck is shown (“{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-open }”), and everybody’s coins are shown (“{ option-nidavellir-coins }: { option-nidavellir-coins-public }”). The English edition (en) differs in one point: another coin of the value just given back may be taken (“{ option-nidavellir-take-back }: { option-nidavellir-take-back-coin }”); the player aid follows it. The German edition (de) uses the lowest gems (“{ option-nidavellir-gems }: { option-nidavellir-gems-low }”), lets a transformed coin go back before the new one is taken (“{ option-nidavellir-take-back }: { option-nidavellir-take-back-order }”), counts the special Blacksmith as a distinction (“{ option-nidavellir-special-smith }: { option-nidavellir-special-smith-distinction }”), discards that card unseen (“{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-unseen }”) and does not show other players’ coins (“{ option-nidavellir-coins }: { option-nidavellir-coins-secret }”). A first game without the three difficult heroes (“{ option-nidavellir-first-game }: { option-nidavellir-first-game-true }”) is off in every edition, and any option can be set by itself. The names of cards, taverns and distinctions follow your language, not the edition.
    .title = Editions and options

## N13

chapter-N13 = Who knows what

rule-N13-1 = All players and spectators can see the cards in the taverns, who still has to decide, the coins lying face up, play order and ties, the armies with the order of the cards in each column, the command zones, the gems, the heroes on display, every coin in the treasury, the discards and the size of the decks. The history of all this is open too.
    .title = What everybody sees
rule-N13-2 = The card lists are public (N1.2, N1.3), so everybody knows which cards are left in a deck; only their order is hidden. In the German edition the Age 2 card that is discarded when nobody wins the Pioneer stays unknown to all (N9.7).
    .title = What is known of decks
rule-N13-3 = Your bid on each tavern is your secret until that tavern is revealed. Your pouch stays secret until you trade, or until your three revealed coins give it away.
    .title = Bids and pouch
rule-N13-4 = When a coin is transformed, everybody sees the old coin, the new coin and its place. If the place is face down, the new coin lies face down too, but everybody knows it until coins are taken back.
    .title = Transformed coins are known
rule-N13-5 = When coins are traded, everybody sees the two coins and the new one. Back in the pouch they lie face down, but everybody knows them until coins are taken back.
    .title = Traded coins are known
rule-N13-6 = When Uline’s owner picks up coins, nothing is shown: where those coins had been lying stays secret. The coins that Uline’s owner lays on taverns are always open.
    .title = Uline’s coins
rule-N13-7 = Only the winner of the Pioneer sees the three cards; the one kept becomes open. After the shuffle (N9.8) the winner knows no more than the others do (N13.2), so there is nothing to remember.
    .title = The Pioneer’s cards
rule-N13-8 = The game marks every face-down coin that everybody knows already (N13.4, N13.5), so you need not remember it. Once the game is over, everything may be shown.
    .title = Known face-down coins
