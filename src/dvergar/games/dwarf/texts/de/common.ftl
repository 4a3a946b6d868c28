# What the common pages and commands say of this game.

game-dwarf = Dwarf

rules-about-dwarf = Arbeiter in die Mine setzen, schmieden, Monster fernhalten. Allein oder für 2 bis 5 Personen.

score-demo-dwarf = Ein Beispiel zeigen

start-dwarf = Schicke Arbeiter in eine Mine, die sich jede Runde ändert: schmieden, verteidigen, helfen. 1 bis 5 Personen, 45 Minuten.
start-bots-dwarf = { $count ->
    [3] Zwei Exemplare des Spiels, 18 Orte. { $how }
    [4] Zwei Exemplare des Spiels, 18 Orte. { $how }
   *[other] { $how }
}
start-moment-dwarf = Runde { $round }.
option-dwarf-solo = Gegner
option-dwarf-mountain = Der Berg
option-dwarf-mountain-mixed = Alles gemischt
    .note = Die A- und die B-Karten werden zusammen gemischt.
option-dwarf-mountain-a-over-b = A-Karten zuerst
    .note = Die A-Karten kommen vor den B-Karten, so wachsen die Monster mit dem Spiel.
option-dwarf-decline = Tauschgeschäfte
option-dwarf-decline-false = Immer ausgeführt
    .note = Wer einen Tausch bezahlen kann, führt ihn aus.
option-dwarf-decline-true = Verzicht erlaubt
    .note = Bei jedem Stahl legieren und jeder Schmiede darf verzichtet werden.
option-dwarf-special-backs = Rückseiten der Sonderaktionen
option-dwarf-special-backs-duplex = Gespiegelt, wie gedruckt
    .note = Wo eine Sonderaktionskarte landet, folgt aus einem gedruckten Exemplar.
option-dwarf-special-backs-same-order = Gleiche Reihenfolge
    .note = Vorder- und Rückseiten werden in derselben Reihenfolge gezählt.
