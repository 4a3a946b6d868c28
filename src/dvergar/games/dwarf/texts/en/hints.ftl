# Reasons of a hint.

hint-gains = It brings { $gains }.
hint-help = It brings two helpers this round.
hint-lead = { $good }: you would lead.
hint-lead-lost = { $good }: after the next best you would no longer lead.
hint-short = For the next best, { $card }, you are { $goods } short.
hint-spoiled = The next best, { $card }, would bring nothing because of the monsters.
hint-no-effect = The next best, { $action }, would have no effect now.
hint-saved = It keeps the monsters from taking { $goods } from you.
hint-lost = After the next best, monsters attack you: { $gains }.
hint-glory = The next best gives your opponent { $glory } glory.
hint-answer = After the next best, { $seat } goes to { $location }, { $card }.
hint-taken = Otherwise { $seat } could take { $card } on { $location }.
