# Entscheidungen jenseits des Einsetzens: Stapel öffnen, bezahlen und wählen.

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
dwarf-prompt-note-sell = Du gibst dafür 1 Gegenstand ab. Jede Mischung ist erlaubt.
dwarf-prompt-ask-order = Welche { $count } Rohstoffe zahlst du?
dwarf-prompt-note-order = Mindestens einen von jedem. Dann nimmst du 1 Gegenstand.
dwarf-prompt-ask-recall = Welche Karte kommt nach oben?
dwarf-prompt-note-recall = Jeder Ort mit zwei oder mehr Karten, jede Karte unter der obersten.
dwarf-prompt-ask-turn = Wo kehrst du um?
dwarf-prompt-note-turn = Die oberste Karte geht zurück in den Berg, dein Arbeiter kommt dorthin.
dwarf-prompt-ask-join = Zu wem setzt du deinen Arbeiter?
dwarf-prompt-note-join = Jeder Ort, auf dem ein fremder Arbeiter steht. Alle dort führen die Karte aus.
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
dwarf-prompt-go-recall = Nach oben: { $card }
dwarf-prompt-more-recall = Wähle eine Karte
dwarf-prompt-go-turn = Auf { $location } umkehren
dwarf-prompt-go-join = Auf { $location } dazusetzen
dwarf-prompt-more-place = Wähle einen Ort
dwarf-prompt-go-sort = Auf { $location } anfangen
dwarf-prompt-more-sort = Wähle einen Arbeiter
dwarf-prompt-go-exchange = Ausführen
dwarf-prompt-go-decline = Verzichten
dwarf-prompt-go-more-exchange = Wähle eins von beiden

## Was eine Wahl bedeutet

dwarf-prompt-becomes = Obenauf auf Ort { $location }: { $card }
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
dwarf-prompt-answer = Er ginge auf { $location }.
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
