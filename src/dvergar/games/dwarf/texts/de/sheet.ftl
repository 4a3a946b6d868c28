# Die Schlusswertung von Dwarf.

dwarf-final-where = Dwarf, nach Runde { $round }
dwarf-final-you-win = Du gewinnst
dwarf-final-wins = { $name } gewinnt
dwarf-final-renown = { $name } gewinnt durch Ruhm
dwarf-final-shared = Geteilter Sieg: { $names }
dwarf-final-by-renown = Mit { $glory } Ruhm gewinnt man sofort, egal wer führt.
dwarf-final-by-leads = { $led ->
    [one] Führt in 1 Kategorie, mehr als alle anderen.
   *[other] Führt in { $led } Kategorien, mehr als alle anderen.
}
dwarf-final-by-tie = { $by ->
    [glory] Gleich viele geführte Kategorien: Der Ruhm entscheidet.
    [iron] Gleich viele geführte Kategorien, gleich viel Ruhm: Das Eisen entscheidet.
   *[items] Gleich viele geführte Kategorien, gleich viel Ruhm und Eisen: Die Gegenstände entscheiden.
}
dwarf-final-by-nothing = Alles ist gleich: geführte Kategorien, Ruhm, Eisen und Gegenstände.
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
dwarf-final-missing = Was gefehlt hat
dwarf-final-missing-note = Mit einem davon mehr hättest du gewonnen:
dwarf-final-close = Wie knapp es war
dwarf-final-close-note = Mit einem davon mehr hätte diese Person gewonnen:
dwarf-final-ended = Warum es zu Ende ist
dwarf-final-end-items = Vier Gegenstände oder mehr am Ende von Runde { $round }: { $names }.
dwarf-final-end-mountain = Für Runde { $round } musste eine Karte gezogen werden, und der Berg war leer.
dwarf-final-end-renown = { $names } hat in Runde { $round } genug Ruhm für den sofortigen Sieg erreicht.
dwarf-final-ladder = Deine Leiter
dwarf-final-ladder-next = { $opponent } ist besiegt: Der Nächste ist { $next }.
dwarf-final-ladder-top = { $opponent } ist besiegt: Über ihm steht niemand.
dwarf-final-ladder-shared = Ein geteilter Sieg gegen { $opponent } schaltet den nächsten Gegner nicht frei.
dwarf-final-ladder-lost = { $opponent } ist noch nicht besiegt. Du kannst jederzeit jeden der drei wählen.
dwarf-final-record = { $won } von { $played } gewonnen
dwarf-final-not-met = noch nie gespielt
