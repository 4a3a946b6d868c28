# What only the page says.

## Everywhere

web-home = Dvergar, start page
web-loading = One moment …
web-to-decision = To the decision
web-no-server = The server is not answering. Please try again.
web-connection-lost = The connection is lost. The page reconnects by itself; nothing is lost.
web-no-table = This table does not exist
web-open-rule = Open rule { $rule }
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
web-curtain-show = I am { $name }: show my table
