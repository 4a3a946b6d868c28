# Reasons of a hint.

hint-gains = Es ergibt { $gains }.
hint-help = Es bringt in dieser Runde zwei Helfer.
hint-lead = { $good }: Dann liegst du vorn.
hint-lead-lost = { $good }: Nach der nächstbesten Wahl lägst du nicht mehr vorn.
hint-short = Für die nächstbeste Wahl, { $card }, fehlt dir { $goods }.
hint-spoiled = Die nächstbeste Wahl, { $card }, würde an den Monstern scheitern.
hint-no-effect = Die nächstbeste Wahl, { $action }, könnte jetzt nichts bewirken.
hint-saved = Es hält die Monster davon ab, dir { $goods } zu nehmen.
hint-lost = Nach der nächstbesten Wahl schlagen die Monster zu: { $gains } für dich.
hint-glory = Die nächstbeste Wahl gibt deinem Gegner { $glory } Ruhm.
hint-answer = Nach der nächstbesten Wahl antwortet { $seat } auf Ort { $location }, { $card }.
hint-taken = Sonst könnte { $seat } auf Ort { $location } nehmen: { $card }.
