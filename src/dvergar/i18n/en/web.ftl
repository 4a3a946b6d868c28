# What only the page says.

## Everywhere

web-home = Dvergar, start page
web-loading = One moment …
web-to-decision = To the decision
web-no-server = The server does not answer. Please try again.
web-connection-lost = The connection is gone. It comes back by itself; nothing is lost.
web-no-table = There is no such table here
web-open-rule = Rule { $rule }, open
web-your-turn = It is your turn.
web-undo = Undo

## The frame of a table

web-decision = Your decision
web-table-tools = Table
web-log = Log
web-rules = Rules
web-settings = Settings

## One device, several people

web-curtain-pass = Pass the device to { $name }
web-curtain-show = I am { $name }, show my table
