# What only the table in the terminal says.

## Keys

terminal-key-choose = choose
terminal-key-coin = place a coin
terminal-key-play = play
terminal-key-scores = Points
terminal-key-table = Table
terminal-key-help = Help
terminal-key-theme = Light/dark
terminal-key-quit = Quit
terminal-key-scroll = scroll
terminal-help =
    Arrow keys select a choice, Enter plays it; so does a second click. Digits select by number: a coin, a card, a location. Esc cancels a selection.
    h what would you do · u undo · l log · s points · v the whole table · r rules · m the other mine · n rematch · t light or dark · q quit; the game is saved.
    Coins: (5) basic, [7] from the Royal Treasure, <3> special. ★ most ranks of a class; □ a rank still missing for the next hero; ♔ heroes; ◇ gem.
    In the mine ! marks a monster that attacks if nobody comes, ◄ where the opponent would go, a worker in brackets is used, + is a helper, ⚑ the start player marker.

## At the table

terminal-pick = Pick a choice
terminal-over = The game is over
terminal-whole-table = The whole table

## Tables on a server

terminal-sit = Type your name and press Enter, or click a free seat.
terminal-watch = Ctrl+W: just watch, once the game has begun. Esc: leave.
terminal-no-link = “{ $link }” is not a link to a table. A link looks like http://host:8000/table/…
