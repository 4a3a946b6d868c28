# What is refused, and why.

position-flag = This must be true or false, not “{ $given }”.
position-card-which = “{ $given }” could be several cards here: add the letter of its deck.
position-card-elsewhere = “{ $given }” belongs to another location
position-card-twice = “{ $given }” would lie in two places
position-stack = A location holds 1 to 7 cards
position-pile-size = The piles do not match the Special Actions that are left: at most three on a pile, and each card in one place
position-mountain-size = The Mountain does not match the cards that are left.
position-layers = A cards do not lie above all B cards here
position-apprentice = { special-apprentice } is not in the solo game
position-workers = There can be up to four workers: numbers of locations, “pile”, “home”, or objects.
position-worker = A worker cannot be there now ({ $given })
position-worker-twice = Two workers of one seat cannot stand on the same location
position-helpers = Helpers cannot be out before Get Help is resolved.
position-mustered = No helper can stand on a Defend location that Muster an Army defends.
position-placed = The order of placing must count from 1 without gaps.
position-claim = A claim is the number at which one of this seat’s spent workers was placed.
position-not-asked = At this moment only players who have acted can have workers out
position-solo-start = In a solo game the opponent (seat 1) is the start player and holds the marker
position-renown = With that much glory the opponent would already have won
position-drawn = Name the card that the opponent follows only when his worker is next.
finding-items = { $items } items at the beginning of a round: the game would be over
finding-helpers-late = His worker on Get Help would have brought his helpers at once
