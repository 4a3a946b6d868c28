# Was abgelehnt wird, und warum.

position-flag = Hier steht true oder false, nicht „{ $given }“.
position-card-which = „{ $given }“ kann hier mehrere Karten meinen: Füge den Buchstaben des Stapels hinzu.
position-card-elsewhere = „{ $given }“ gehört zu einem anderen Ort
position-card-twice = „{ $given }“ läge an zwei Stellen
position-stack = Auf einem Ort liegen 1 bis 7 Karten
position-pile-size = Die Sonderstapel passen nicht zu den übrigen Sonderaktionen: höchstens drei je Stapel, und jede Karte liegt an einer Stelle
position-mountain-size = Der Berg passt nicht zu den übrigen Karten.
position-layers = Hier liegen nicht alle A-Karten über allen B-Karten
position-apprentice = { special-apprentice } gibt es im Solospiel nicht
position-workers = Bis zu vier Arbeiter: Nummern von Orten, „pile“, „home“ oder Objekte.
position-worker = Dort kann jetzt kein Arbeiter sein ({ $given })
position-worker-twice = Zwei Arbeiter desselben Platzes stehen nicht am selben Ort
position-helpers = Helfer sind erst da, wenn „Hilfe holen“ ausgeführt wird.
position-mustered = Auf einem Verteidigungsort, den schon das Heer verteidigt, kann kein Helfer stehen.
position-placed = Die Reihenfolge des Einsetzens zählt ab 1 ohne Lücken.
position-claim = Ein Anspruch ist die Nummer, mit der ein eigener, jetzt verbrauchter Arbeiter eingesetzt wurde.
position-not-asked = In diesem Augenblick sind Arbeiter von allen unterwegs, die schon dran waren, und von niemandem sonst
position-solo-start = Im Solospiel beginnt der Gegner (Platz 1) und hat den Startmarker
position-renown = Mit so viel Ruhm hätte der Gegner schon gewonnen
position-drawn = Nenne die Karte, der der Gegner folgt, genau dann, wenn sein Arbeiter als nächster kommt.
finding-items = { $items } Gegenstände zu Beginn einer Runde: Das Spiel wäre zu Ende
finding-helpers-late = Sein Arbeiter auf „Hilfe holen“ hätte seine Helfer sofort gebracht
