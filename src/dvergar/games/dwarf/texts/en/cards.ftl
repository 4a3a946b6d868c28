### Dwarf: names and short texts of cards and terms, English.

## Cards of the Mine

dwarf-card-iron-seam = Iron Seam
    .text = Mine card. Take 3 iron.
dwarf-card-gold-seam = Gold Seam
    .text = Mine card. Take 1 gold.
dwarf-card-alloy-steel = Alloy Steel
    .text = Mine card, not a Forge. Pay 3 iron and take 2 steel; with less than 3 iron nothing happens.
dwarf-card-forge-axe = Forge Axe
    .text = Forge card. Pay 2 steel and take 1 item.
dwarf-card-forge-crown = Forge Crown
    .text = Forge card. Pay 3 gold and take 1 item.
dwarf-card-forge-dagger = Forge Dagger
    .text = Forge card. Pay 1 iron and 2 steel and take 1 item.
dwarf-card-forge-mace = Forge Mace
    .text = Forge card. Pay 2 steel and 1 gold and take 1 item.
dwarf-card-forge-armour = Forge Armour
    .text = Forge card. Pay 2 steel and 1 gold and take 1 item.
dwarf-card-forge-diadem = Forge Diadem
    .text = Forge card. Pay 1 iron, 1 steel and 1 gold and take 1 item.
dwarf-card-forge-helm = Forge Helm
    .text = Forge card. Pay 1 steel and 2 gold and take 1 item.
dwarf-card-forge-sword = Forge Sword
    .text = Forge card. Pay 3 steel and take 1 item.
dwarf-card-dragon = Dragon
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player loses 1 gold.
dwarf-card-great-dragon = Great Dragon
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player loses all their gold.
dwarf-card-knockers = Knockers
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player loses 1 iron.
dwarf-card-orc-raiders = Orc Raiders
    .text = Defend card. A worker here earns 1 glory. With nobody here, no Mine card is resolved for the rest of the round, Alloy Steel included; Forges are.
dwarf-card-sidhe = Sidhe
    .text = Defend card. A worker here earns 1 glory. With nobody here, each player turns 2 gold into 2 iron; a single gold becomes 1 iron.
dwarf-card-get-help = Get Help
    .text = You may place 2 helpers this round, before the monsters attack. The start player marker passes on if you hold it.

## Special Actions

special-muster-an-army = Muster an Army
    .text = No monster attacks this round. Glory still goes only to real workers, and Defend locations without a worker stay free.
special-hold-a-council = Hold a Council
    .text = The top card of every location with two or more cards, occupied or not, is shuffled into the Mountain.
special-sell-an-item = Sell an Item
    .text = Give up 1 item and take 5 resources in any mix of iron, steel and gold.
special-past-glories = Past Glories
    .text = Choose any location with two or more cards, occupied or not, and bring any card from below to the top. The others keep their order.
special-special-order = Special Order
    .text = Pay exactly 5 resources, at least one each of iron, steel and gold, and take 1 item.
special-turn-back = Turn Back
    .text = Choose a free location with two or more cards: its top card is shuffled into the Mountain, and one of the workers you just paid goes there. Without such a location nothing happens.
special-apprentice = Apprentice
    .text = One of the workers you just paid joins an opponent’s worker on its location, spent or not. Every worker there that is not spent resolves fully. Not used in the solo game.
special-collapse-the-shafts = Collapse the Shafts
    .text = The top card of every location goes to the bottom of its stack.
special-run-amok = Run Amok
    .text = The stack of every location is shuffled, in reading order.

## Solo opponents

opponent-eldhusfifl = Eldhúsfífl
    .text = His first worker follows the black meeple of the last card drawn. His second follows that of the card you stand on, or your Special Action card to the location where it lands. If the place is occupied, he goes by the white meeple, then to the first free location. He does not ask whether he can use it.
opponent-andvettr = Andvéttr
    .text = He aims like Eldhúsfífl, but his second worker prefers a free Get Help, and if he cannot use his target he looks for a better location in its row. He forges twice if he can pay twice. Each of your Special Actions, three at most, gives him glory, and with 12 glory he wins at once.
opponent-andvettr-fadir = Andvéttr faðir
    .text = He plays like Andvéttr, but if the row offers nothing usable he searches the whole Mine. He never takes a location that he cannot use.

## Goods

goods-iron = { $signed } iron
goods-steel = { $signed } steel
goods-gold = { $signed } gold
goods-items = { $count ->
    [one] { $signed } item
   *[other] { $signed } items
}
goods-glory = { $signed } glory
good-iron = Iron
good-steel = Steel
good-gold = Gold
good-items = Items
good-glory = Glory

## Terms

dwarf-term-location = location
    .text = One of the nine places of the Mine, numbered row by row; with two copies there are 18. Every card belongs to one location.
dwarf-term-stack = stack
    .text = The cards of one location. Only the top card counts, but anyone may look through the stack at any time.
dwarf-term-occupied = occupied
    .text = At least one worker stands on the location, even a spent one. A location without a worker is free.
dwarf-term-worker = worker
    .text = Each player has 2 regular workers. A worker on a location resolves its top card; both together, or one and 4 glory, pay for a Special Action.
dwarf-term-helper = helper
    .text = Your third and fourth worker, which come through Get Help for the rest of the round. Within Mine and Forge they resolve after the regular workers.
dwarf-term-mountain = Mountain
    .text = The face-down draw pile. If a card has to be drawn from it and none is left, the game ends at once.
dwarf-term-pile = pile
    .text = One of the three piles of Special Action cards. Its top card is known; piles are never blocked.
dwarf-term-glory = glory
    .text = Earned by defending. 4 glory replace one worker when you pay for a Special Action, and glory is the first tie-breaker at the end.
dwarf-term-item = item
    .text = What a Forge or Special Order brings. Items are a category of the score, and 4 of them at the end of a round end the game.
dwarf-term-resource = resource
    .text = Iron, steel or gold. Items and glory are not resources.
dwarf-term-early-resolution = early resolution
    .text = If a Special Action card is about to land where workers stand, they first resolve the card lying there. Afterwards they are spent.
dwarf-term-spent = spent
    .text = Said of a worker that has resolved early. It still occupies its location and keeps monsters from attacking, but resolves nothing more this round.
dwarf-term-claim = claim
    .text = A worker on Get Help gives its owner a claim to 2 helpers; several claims give no more. The player whose claiming worker was placed first goes first.
dwarf-term-start-marker = start player marker
    .text = Its holder starts the next round. It passes one seat clockwise if the holder got help, and once more if its holder then took a Forge.
dwarf-term-category = category
    .text = Steel, gold and items are compared at the end. Whoever alone has the most leads the category, and the most led categories win.
dwarf-term-reading-order = reading order
    .text = From left to right and from top to bottom, that is by the numbers of the locations; the first Mine comes before the second.
dwarf-term-meeple = meeple
    .text = The black and the white mark in the small grid of each card. They tell the solo opponent where to go: black first, white if black is occupied.
