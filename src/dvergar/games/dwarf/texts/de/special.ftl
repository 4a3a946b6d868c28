# Die besonderen Entscheidungen von Dwarf auf der Seite, die Stapel und die Schlusswertung.

## Einen Stapel durchsehen

dwarf-leaf-title = Ort { $location }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten, von oben nach unten
}
dwarf-leaf-location = Ort { $location }
dwarf-leaf-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten, oberste zuerst
}
dwarf-leaf-close = Stapel schließen
dwarf-leaf-turn = Weiter zu Ort { $location }
dwarf-leaf-meeples = Schickt ihn auf { $black } (schwarz), sonst auf { $white } (weiß).

## Was gefragt ist, und die Zeile darunter

dwarf-prompt-mine = Dwarf: die Mine
dwarf-prompt-ask-sell = Welche { $count } Rohstoffe nimmst du?
dwarf-prompt-note-sell = Du gibst dafür 1 Gegenstand. Jede Mischung ist recht.
dwarf-prompt-ask-order = Welche { $count } Rohstoffe zahlst du?
dwarf-prompt-note-order = Mindestens einen von jedem. Dann nimmst du 1 Gegenstand.
dwarf-prompt-ask-recall = Welche Karte kommt nach oben?
dwarf-prompt-note-recall = Jeder Ort mit zwei oder mehr Karten, jede Karte unter der obersten.
dwarf-prompt-ask-turn = Wo kehrst du um?
dwarf-prompt-note-turn = Die oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-prompt-ask-join = Zu wem stellt sich dein Arbeiter?
dwarf-prompt-note-join = Überall, wo ein fremder Arbeiter steht. Alle dort führen die Karte aus.
dwarf-prompt-ask-sort = Welcher Arbeiter ist zuerst dran?
dwarf-prompt-note-sort = Die Reihenfolge ändert, was du bekommst.
dwarf-prompt-ask-exchange = { $card } auf { $location }: ausführen?
dwarf-prompt-note-exchange = Dein Arbeiter ist so oder so verbraucht.

## Der Knopf, und was fehlt

dwarf-prompt-go-sell = Gegenstand verkaufen
dwarf-prompt-more-sell = Noch { $count } nehmen
dwarf-prompt-decline-sell = Gegenstand behalten
dwarf-prompt-go-order = Gegenstand bezahlen
dwarf-prompt-more-order = Noch { $count } zahlen
dwarf-prompt-decline-order = Nichts zahlen
dwarf-prompt-not-owned = Das besitzt du nicht
dwarf-prompt-go-recall = Hochholen: { $card }
dwarf-prompt-more-recall = Wähle eine Karte
dwarf-prompt-go-turn = Auf { $location } umkehren
dwarf-prompt-go-join = Auf { $location } dazustellen
dwarf-prompt-more-place = Wähle einen Ort
dwarf-prompt-go-sort = Auf { $location } anfangen
dwarf-prompt-more-sort = Wähle einen Arbeiter
dwarf-prompt-go-exchange = Ausführen
dwarf-prompt-go-decline = Verzichten
dwarf-prompt-go-more-exchange = Wähle eins von beiden

## Was eine Wahl bedeutet

dwarf-prompt-becomes = Auf Ort { $location } obenauf: { $card }
dwarf-prompt-turned = Ort { $location }: { $card } statt { $leaves }
dwarf-prompt-joined = Mit { $names } auf { $location }: { $card }
dwarf-prompt-first = { $location } { $card } zuerst
dwarf-prompt-gives = Ein Arbeiter dort: { $gains }.
dwarf-prompt-gets = Dein Arbeiter dort: { $gains }.
dwarf-prompt-help = Ein Arbeiter dort bringt zwei Helfer.
dwarf-prompt-poor = Das kannst du jetzt nicht zahlen: Ein Arbeiter dort bekäme nichts.
dwarf-prompt-stirs = Greift in dieser Runde an, wenn niemand kommt.
dwarf-prompt-calms = Jetzt darunter, ohne Angriff: { $card }. Die anderen behalten ihre Reihenfolge.
dwarf-prompt-buried = Deine Sonderaktionskarte landet dort und deckt sie sofort zu.
dwarf-prompt-early = Deine Sonderaktionskarte landet dort, deshalb führen diese die Karte sofort aus: { $names }.
dwarf-prompt-answer = Er würde auf { $location } antworten.
dwarf-prompt-sort-gets = Zuerst { $gains }.
dwarf-prompt-sort-poor = Zuerst nichts: Das kannst du noch nicht zahlen.
dwarf-prompt-together = Beide zusammen: { $gains }.
dwarf-prompt-declined = Du behältst, was du hast.

## Die Wahl von fünf Rohstoffen

dwarf-prompt-own = { $good }, du hast { $count }
dwarf-prompt-less = Eins weniger: { $good }
dwarf-prompt-plus = Eins mehr: { $good }
dwarf-prompt-missing = { $own }, { $count } zu wenig
dwarf-prompt-of = { $sum } von { $whole }
dwarf-prompt-closed-mixes = { $count ->
    [one] 1 Mischung kannst du nicht zahlen
   *[other] { $count } Mischungen kannst du nicht zahlen
}

## Die Schlusswertung

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
