# Gründe für einen Tipp.

hint-gains = Das bringt { $gains }.
hint-help = Das bringt in dieser Runde zwei Helfer.
hint-lead = { $good }: Dann liegst du vorn.
hint-lead-lost = { $good }: Nach der nächstbesten Wahl lägst du nicht mehr vorn.
hint-short = Für die nächstbeste Wahl, { $card }, fehlt dir: { $goods }.
hint-spoiled = Die nächstbeste Wahl, { $card }, würde an den Monstern scheitern.
hint-no-effect = Die nächstbeste Wahl, { $action }, könnte jetzt nichts bewirken.
hint-saved = Damit schützt du { $goods } vor den Monstern.
hint-lost = Nach der nächstbesten Wahl treffen dich die Monster: { $gains }.
hint-glory = Die nächstbeste Wahl bringt deinem Gegner { $glory } Ruhm.
hint-answer = Nach der nächstbesten Wahl geht { $seat } auf Ort { $location }, { $card }.
hint-taken = Sonst könnte { $seat } Ort { $location } nehmen: { $card }.
