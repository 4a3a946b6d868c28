# What only the table in the terminal says.

## Keys

terminal-key-choose = choose
terminal-key-coin = lay a coin
terminal-key-play = play
terminal-key-scores = Points
terminal-key-table = Table
terminal-key-help = Help
terminal-key-theme = Light/dark
terminal-key-quit = Leave
terminal-key-scroll = read on
terminal-help =
    Arrows pick a choice, Enter plays it; so does a second click. Digits pick by number: a coin, a card, a location. Esc puts back.
    h what would you do · u takes back · l log · s points · v the whole table · r rules · m the other mine · n rematch · t light or dark · q leaves; the game is kept.
    Coins: (5) basic, [7] from the treasure, <3> special. ★ most ranks of a class; □ a rank that is missing for the next hero; ♔ heroes; ◇ gem.
    In the mine ! marks a monster that strikes if nobody comes, ◄ where the opponent would answer, a worker in brackets is spent, + is a helper, ⚑ the start player marker.

## At the table

terminal-pick = Pick a choice
terminal-over = The game is over
terminal-whole-table = The whole table

## Tables on a server

terminal-sit = Write your name and press Enter, or click a free chair.
terminal-watch = Ctrl+W: only watch, once the game runs. Esc: leave.
terminal-no-link = “{ $link }” is no link to a table. A link looks like http://host:8000/table/…
