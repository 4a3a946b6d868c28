# The final score of Dwarf.

dwarf-final-where = Dwarf, after round { $round }
dwarf-final-you-win = You win
dwarf-final-wins = { $name } wins
dwarf-final-renown = { $name } wins by renown
dwarf-final-shared = A shared win: { $names }
dwarf-final-by-renown = { $glory } glory wins at once, whoever leads the categories.
dwarf-final-by-leads = { $led ->
    [one] 1 led category, more than anybody else.
   *[other] { $led } led categories, more than anybody else.
}
dwarf-final-by-tie = { $by ->
    [glory] Equal in led categories: glory decides.
    [iron] Equal in led categories and glory: iron decides.
   *[items] Equal in led categories, glory and iron: items decide.
}
dwarf-final-by-nothing = All equal: led categories, glory, iron and items.
dwarf-final-caption = Final score by category
dwarf-final-category = Category
dwarf-final-most = most: 1 category
dwarf-final-equal = equal: nobody’s
dwarf-final-ahead = ahead
dwarf-final-decided-leads = Led categories decide
dwarf-final-no-tie = No tie to break.
dwarf-final-tie = { $led ->
    [0] { $count } players lead nothing
    [one] { $count } players lead 1 category each
   *[other] { $count } players lead { $led } categories each
}
dwarf-final-tie-order = Ties are broken by glory, then iron, then items.
dwarf-final-tie-shared = Glory, iron and items are equal, too: the win is shared.
dwarf-final-missing = What was missing
dwarf-final-missing-note = With any one of these more, you would have won:
dwarf-final-close = How close it was
dwarf-final-close-note = With any one of these more, that player would have won:
dwarf-final-ended = Why the game ended
dwarf-final-end-items = Four items or more at the end of round { $round }: { $names }.
dwarf-final-end-mountain = Round { $round } needed a card, and the Mountain was empty.
dwarf-final-end-renown = { $names } reached the glory that wins at once, in round { $round }.
dwarf-final-ladder = Your ladder
dwarf-final-ladder-next = You have beaten { $opponent }: { $next } is next.
dwarf-final-ladder-top = You have beaten { $opponent }: nobody is above him.
dwarf-final-ladder-shared = A shared win against { $opponent } does not open the next opponent.
dwarf-final-ladder-lost = { $opponent } is not beaten yet. You may choose any of the three at any time.
dwarf-final-record = won { $won } of { $played }
dwarf-final-not-met = not played yet
