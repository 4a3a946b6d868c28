# Reasons of a hint.

hint-gains = It brings { $gains }.
hint-help = It brings two helpers this round.
hint-lead = { $good }: you lead then.
hint-lead-lost = { $good }: after the next best you would lead no longer.
hint-short = For the next best, { $card }, you are { $goods } short.
hint-spoiled = The next best, { $card }, would come to nothing because of the monsters.
hint-no-effect = The next best, { $action }, could do nothing now.
hint-saved = It keeps the monsters from taking { $goods } from you.
hint-lost = After the next best the monsters strike you: { $gains }.
hint-glory = The next best gives your opponent { $glory } glory.
hint-answer = After the next best { $seat } answers on { $location }, { $card }.
hint-taken = { $seat } could take { $card } on { $location } otherwise.
