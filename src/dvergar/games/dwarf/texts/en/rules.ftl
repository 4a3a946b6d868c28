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
