# Was die gemeinsamen Seiten und Befehle zu diesem Spiel sagen.

game-dwarf = Dwarf

rules-about-dwarf = Arbeiter in die Mine setzen, schmieden, Monster fernhalten. Allein oder für 2 bis 5 Personen.

score-demo-dwarf = Ein Beispiel zeigen

start-dwarf = Setze Arbeiter in einer Mine ein, die sich jede Runde ändert: schmieden, verteidigen, helfen. 1 bis 5 Personen, 45 Minuten.
start-bots-dwarf = { $count ->
    [3] Zwei Exemplare des Spiels, 18 Orte. { $how }
    [4] Zwei Exemplare des Spiels, 18 Orte. { $how }
   *[other] { $how }
}
start-moment-dwarf = Runde { $round }.
option-dwarf-solo = Gegner
option-dwarf-solo-none = Niemand
    .note = Zwei bis fünf Personen spielen, ohne automatischen Gegner.
option-dwarf-solo-eldhusfifl = Eldhúsfífl
    .note = { start-opponent-eldhusfifl }
option-dwarf-solo-andvettr = Andvéttr
    .note = { start-opponent-andvettr }
option-dwarf-solo-andvettr-fadir = Andvéttr faðir
    .note = { start-opponent-andvettr-fadir }
option-dwarf-mountain = Der Berg
option-dwarf-mountain-mixed = Alles gemischt
    .note = Die A- und die B-Karten werden zusammen gemischt.
option-dwarf-mountain-a-over-b = A-Karten zuerst
    .note = Die A-Karten kommen vor den B-Karten, so wachsen die Monster mit dem Spiel.
option-dwarf-decline = Tauschgeschäfte
option-dwarf-decline-false = Immer ausgeführt
    .note = Wer einen Tausch bezahlen kann, führt ihn aus.
option-dwarf-decline-true = Verzicht erlaubt
    .note = Auf jedes „Stahl legieren“ und jede Schmiede darf man verzichten.
option-dwarf-special-backs = Rückseiten der Sonderaktionen
option-dwarf-special-backs-duplex = Gespiegelt, wie gedruckt
    .note = Eine Sonderaktionskarte landet dort, wo sie es auch beim gedruckten Spiel tut.
option-dwarf-special-backs-same-order = Gleiche Reihenfolge
    .note = Die Rückseiten folgen derselben Reihenfolge wie die Vorderseiten.
option-dwarf-muster-locations = Helfer und das ausgehobene Heer
option-dwarf-muster-locations-free = Dürfen verteidigen
    .note = „Ein Heer ausheben“ verhindert nur die Angriffe: Ein Helfer darf auf einen freien Verteidigungsort und bekommt dort Ruhm.
option-dwarf-muster-locations-occupied = Dürfen nicht verteidigen
    .note = „Ein Heer ausheben“ besetzt alle Verteidigungsorte, solange Aktionen ausgeführt werden: Helfer können nicht dorthin.
option-dwarf-opponent-row = Andvéttrs zweiter Versuch in der Reihe
option-dwarf-opponent-row-useful = Der erste nützliche Ort
    .note = Nützt ihm sein Ziel nichts, nimmt Andvéttr den ersten freien Ort der Reihe, der ihm nützt.
option-dwarf-opponent-row-free = Der erste freie Ort
    .note = Nützt ihm sein Ziel nichts, nimmt Andvéttr den ersten freien Ort der Reihe, ob er ihm nützt oder nicht.
option-dwarf-opponent-help = Andvéttr und Hilfe holen
option-dwarf-opponent-help-once = Solange er keine Helfer hat
    .note = Andvéttrs zweiter Arbeiter lässt „Hilfe holen“ aus, wenn er in dieser Runde schon Helfer hat.
option-dwarf-opponent-help-always = Sobald eines frei ist
    .note = Andvéttrs zweiter Arbeiter nimmt ein freies „Hilfe holen“, auch wenn er schon Helfer hat, und nimmt es so dir weg.

start-opponent-eldhusfifl = Folgt den Karten und fragt nie, ob ein Ort ihm nützt. Der erste von dreien.
start-opponent-andvettr = Sucht, was ihm nützt, schmiedet doppelt, und deine Sonderaktionen bringen ihm Ruhm. Der zweite von dreien.
start-opponent-andvettr-fadir = Durchsucht die ganze Mine und vergeudet keinen Arbeiter. Der letzte von dreien.

panel-round = Runde { $round }
things-locations = Orte
things-monsters = Monster
things-specials = Sonderaktionen
things-goods = Güter
things-opponents = Gegner im Solospiel
help-good-iron = Ein Rohstoff: Es kommt aus Eisenadern, und mit „Stahl legieren“ werden aus drei Eisen zwei Stahl. Am Ende entscheidet es bei Gleichstand, wenn auch der Ruhm gleich ist. Die Klopfgeister sind dahinter her.
help-good-steel = Ein Rohstoff: Er entsteht aus Eisen, und die meisten Schmieden verlangen ihn. Wer am Ende allein am meisten hat, führt eine Kategorie an.
help-good-gold = Ein Rohstoff: Er kommt aus Goldadern, und feine Schmieden verlangen ihn. Wer am Ende allein am meisten hat, führt eine Kategorie an. Drachen sind dahinter her.
replay-end-leads = Ende: { $names }, { $points ->
    [one] 1 Kategorie
   *[other] { $points } Kategorien
}
replay-total-leads = Geführte Kategorien

terminal-two-helpers = +2 Helfer
terminal-attack-dragon = alle −1{ $gold }
terminal-attack-great-dragon = alle ohne { $gold }
terminal-attack-knockers = alle −1{ $iron }
terminal-attack-orc-raiders = Mine gesperrt
terminal-attack-sidhe = alle 2{ $gold }→2{ $iron }
