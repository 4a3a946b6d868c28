# Die Schlusswertung von Dwarf.

dwarf-final-where = Dwarf, nach Runde { $round }
dwarf-final-you-win = Du gewinnst
dwarf-final-wins = { $name } gewinnt
dwarf-final-renown = { $name } gewinnt durch Ansehen
dwarf-final-shared = Geteilter Sieg: { $names }
dwarf-final-by-renown = { $glory } Ruhm gewinnen sofort, wer auch immer führt.
dwarf-final-by-leads = { $led ->
    [one] Führt in 1 Kategorie, mehr als alle anderen.
   *[other] Führt in { $led } Kategorien, mehr als alle anderen.
}
dwarf-final-by-tie = { $by ->
    [glory] Gleich viele geführte Kategorien: Der Ruhm entscheidet.
    [iron] Gleich viele geführte Kategorien, gleich viel Ruhm: Das Eisen entscheidet.
   *[items] Gleich viele geführte Kategorien, gleich viel Ruhm und Eisen: Die Gegenstände entscheiden.
}
dwarf-final-by-nothing = Nichts trennt sie: geführte Kategorien, Ruhm, Eisen und Gegenstände sind gleich.
dwarf-final-caption = Schlusswertung nach Kategorien
dwarf-final-category = Kategorie
dwarf-final-most = am meisten: 1 Kategorie
dwarf-final-equal = gleich viel: niemand
dwarf-final-ahead = vorn
dwarf-final-decided-leads = Die geführten Kategorien entscheiden
dwarf-final-no-tie = Kein Gleichstand.
dwarf-final-tie = { $led ->
    [0] { $count } führen in keiner Kategorie
    [one] { $count } führen in je 1 Kategorie
   *[other] { $count } führen in je { $led } Kategorien
}
dwarf-final-tie-order = Bei Gleichstand entscheidet Ruhm, dann Eisen, dann Gegenstände.
dwarf-final-tie-shared = Auch Ruhm, Eisen und Gegenstände sind gleich: Der Sieg ist geteilt.
dwarf-final-missing = Was gereicht hätte
dwarf-final-missing-note = Eines davon mehr, und du hättest gewonnen:
dwarf-final-close = Wie knapp es war
dwarf-final-close-note = Eines davon mehr hätte dieser Person den Sieg gebracht:
dwarf-final-ended = Warum es zu Ende ist
dwarf-final-end-items = Vier Gegenstände oder mehr am Ende von Runde { $round }: { $names }.
dwarf-final-end-mountain = Für Runde { $round } war eine Karte zu ziehen, und der Berg war leer.
dwarf-final-end-renown = { $names } hat in Runde { $round } den Ruhm erreicht, der sofort gewinnt.
dwarf-final-ladder = Deine Leiter
dwarf-final-ladder-next = { $opponent } ist besiegt: Der Nächste ist { $next }.
dwarf-final-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand.
dwarf-final-ladder-shared = Ein geteilter Sieg gegen { $opponent } öffnet den nächsten Gegner nicht.
dwarf-final-ladder-lost = { $opponent } ist noch nicht besiegt. Du kannst jederzeit jeden der drei wählen.
dwarf-final-record = { $won } von { $played } gewonnen
dwarf-final-not-met = noch nie gespielt
