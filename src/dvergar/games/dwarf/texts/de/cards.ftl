# Dwarf: Namen und Kurztexte der Karten und Begriffe auf Deutsch.

## Karten der Mine

dwarf-card-iron-seam = Eisenader
    .text = Minenkarte. Nimm 3 Eisen.
dwarf-card-gold-seam = Goldader
    .text = Minenkarte. Nimm 1 Gold.
dwarf-card-alloy-steel = Stahl legieren
    .text = Minenkarte, keine Schmiede. Zahle 3 Eisen und nimm 2 Stahl; mit weniger als 3 Eisen geschieht nichts.
dwarf-card-forge-axe = Axt schmieden
    .text = Schmiedekarte. Zahle 2 Stahl und nimm 1 Gegenstand.
dwarf-card-forge-crown = Krone schmieden
    .text = Schmiedekarte. Zahle 3 Gold und nimm 1 Gegenstand.
dwarf-card-forge-dagger = Dolch schmieden
    .text = Schmiedekarte. Zahle 1 Eisen und 2 Stahl und nimm 1 Gegenstand.
dwarf-card-forge-mace = Streitkolben schmieden
    .text = Schmiedekarte. Zahle 2 Stahl und 1 Gold und nimm 1 Gegenstand.
dwarf-card-forge-armour = Rüstung schmieden
    .text = Schmiedekarte. Zahle 2 Stahl und 1 Gold und nimm 1 Gegenstand.
dwarf-card-forge-diadem = Diadem schmieden
    .text = Schmiedekarte. Zahle 1 Eisen, 1 Stahl und 1 Gold und nimm 1 Gegenstand.
dwarf-card-forge-helm = Helm schmieden
    .text = Schmiedekarte. Zahle 1 Stahl und 2 Gold und nimm 1 Gegenstand.
dwarf-card-forge-sword = Schwert schmieden
    .text = Schmiedekarte. Zahle 3 Stahl und nimm 1 Gegenstand.
dwarf-card-dragon = Drache
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, verlieren alle je 1 Gold.
dwarf-card-great-dragon = Großer Drache
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, verlieren alle ihr ganzes Gold.
dwarf-card-knockers = Klopfgeister
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, verlieren alle je 1 Eisen.
dwarf-card-orc-raiders = Ork-Plünderer
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, wird für den Rest der Runde keine Minenkarte ausgeführt, auch nicht „Stahl legieren“; Schmieden schon.
dwarf-card-sidhe = Sidhe
    .text = Verteidigungskarte. Ein Arbeiter hier bringt 1 Ruhm. Steht hier niemand, werden bei allen je 2 Gold zu 2 Eisen; ein einzelnes Gold wird zu 1 Eisen.
dwarf-card-get-help = Hilfe holen
    .text = Du darfst in dieser Runde 2 Helfer einsetzen, bevor die Monster angreifen. Hast du den Startmarker, geht er einen Platz weiter.

## Sonderaktionen

special-muster-an-army = Ein Heer ausheben
    .text = In dieser Runde greift kein Monster an. Ruhm gibt es nur für echte Arbeiter, und Verteidigungsorte ohne Arbeiter bleiben frei.
special-hold-a-council = Rat halten
    .text = Die oberste Karte jedes Ortes mit zwei oder mehr Karten, besetzt oder nicht, wird in den Berg gemischt.
special-sell-an-item = Gegenstand verkaufen
    .text = Gib 1 Gegenstand ab und nimm 5 Rohstoffe, Eisen, Stahl und Gold in beliebiger Mischung.
special-past-glories = Vergangener Ruhm
    .text = Wähle einen Ort mit zwei oder mehr Karten, besetzt oder nicht, und hol eine beliebige Karte von weiter unten nach oben. Die anderen behalten ihre Reihenfolge.
special-special-order = Sonderauftrag
    .text = Zahle genau 5 Rohstoffe, darunter mindestens je 1 Eisen, Stahl und Gold, und nimm 1 Gegenstand.
special-turn-back = Umkehren
    .text = Wähle einen freien Ort mit zwei oder mehr Karten: Seine oberste Karte wird in den Berg gemischt, und einer der Arbeiter, die du gerade bezahlt hast, geht dorthin. Ohne solchen Ort geschieht nichts.
special-apprentice = Lehrling
    .text = Einer der Arbeiter, die du gerade bezahlt hast, geht zu einem fremden Arbeiter auf dessen Ort, ob dieser verbraucht ist oder nicht. Jeder Arbeiter dort, der nicht verbraucht ist, führt die Karte voll aus. Nicht im Solospiel.
special-collapse-the-shafts = Einsturz der Schächte
    .text = Die oberste Karte jedes Ortes kommt unter ihren Stapel.
special-run-amok = Blinde Wut
    .text = Der Stapel jedes Ortes wird gemischt, in Lesereihenfolge.

## Gegner im Solospiel

opponent-eldhusfifl = Eldhúsfífl
    .text = Sein erster Arbeiter folgt dem schwarzen Meeple der zuletzt gezogenen Karte, sein zweiter dem der Karte, auf der du stehst, oder deiner Sonderaktionskarte dorthin, wo sie landet. Ist der Ort besetzt, gilt der weiße Meeple, dann der erste freie Ort. Ob ihm der Ort nützt, fragt er nicht.
opponent-andvettr = Andvéttr
    .text = Er zielt wie Eldhúsfífl, aber sein zweiter Arbeiter nimmt lieber ein freies „Hilfe holen“, und nützt ihm sein Ziel nichts, sucht er in dessen Reihe etwas Besseres. Er schmiedet doppelt, wenn er doppelt zahlen kann. Deine höchstens drei Sonderaktionen bringen ihm Ruhm, und mit 12 Ruhm gewinnt er sofort.
opponent-andvettr-fadir = Andvéttr faðir
    .text = Er spielt wie Andvéttr, aber gibt die Reihe nichts Nutzbares her, sucht er in der ganzen Mine. Einen Ort, der ihm nichts nützt, nimmt er nie.

## Güter

goods-iron = { $signed } Eisen
goods-steel = { $signed } Stahl
goods-gold = { $signed } Gold
goods-items = { $count ->
    [one] { $signed } Gegenstand
   *[other] { $signed } Gegenstände
}
goods-glory = { $signed } Ruhm
good-iron = Eisen
good-steel = Stahl
good-gold = Gold
good-items = Gegenstände
good-glory = Ruhm

## Begriffe

dwarf-term-location = Ort
    .text = Einer der neun Plätze der Mine, zeilenweise nummeriert; mit zwei Exemplaren sind es 18. Jede Karte gehört zu einem Ort.
dwarf-term-stack = Stapel
    .text = Die Karten eines Ortes. Nur die oberste zählt, aber alle dürfen den Stapel jederzeit durchsehen.
dwarf-term-occupied = besetzt
    .text = Auf dem Ort steht mindestens ein Arbeiter, und sei er verbraucht. Ein Ort ohne Arbeiter ist frei.
dwarf-term-worker = Arbeiter
    .text = Alle haben 2 reguläre Arbeiter. Ein Arbeiter auf einem Ort führt dessen oberste Karte aus; beide zusammen oder einer und 4 Ruhm bezahlen eine Sonderaktion.
dwarf-term-helper = Helfer
    .text = Dein dritter und vierter Arbeiter, die durch „Hilfe holen“ bis zum Ende der Runde dazukommen. In den Schritten Mine und Schmiede sind sie nach den regulären Arbeitern dran.
dwarf-term-mountain = Berg
    .text = Der verdeckte Nachziehstapel. Muss von ihm eine Karte gezogen werden und es ist keine mehr da, endet das Spiel sofort.
dwarf-term-pile = Sonderstapel
    .text = Einer der drei Stapel mit Sonderaktionskarten. Die oberste Karte ist sichtbar; gesperrt ist ein Sonderstapel nie.
dwarf-term-glory = Ruhm
    .text = Den gibt es fürs Verteidigen. 4 Ruhm ersetzen einen Arbeiter, wenn du eine Sonderaktion bezahlst, und bei Gleichstand am Ende entscheidet zuerst der Ruhm.
dwarf-term-item = Gegenstand
    .text = Den bringt eine Schmiede oder der Sonderauftrag. Gegenstände sind eine Kategorie der Wertung, und 4 davon am Ende einer Runde beenden das Spiel.
dwarf-term-resource = Rohstoff
    .text = Eisen, Stahl oder Gold. Gegenstände und Ruhm sind keine Rohstoffe.
dwarf-term-early-resolution = vorgezogene Ausführung
    .text = Wird eine Sonderaktionskarte dort landen, wo Arbeiter stehen, führen sie zuerst die Karte aus, die dort liegt. Danach sind sie verbraucht.
dwarf-term-spent = verbraucht
    .text = So heißt ein Arbeiter nach der vorgezogenen Ausführung. Er hält seinen Ort weiter besetzt und verhindert dort Angriffe, führt in dieser Runde aber nichts mehr aus.
dwarf-term-claim = Anspruch
    .text = Ein Arbeiter auf „Hilfe holen“ gibt einen Anspruch auf 2 Helfer; mehrere Ansprüche bringen nicht mehr. Wessen Arbeiter mit Anspruch zuerst eingesetzt wurde, fängt an.
dwarf-term-start-marker = Startmarker
    .text = Wer ihn hat, beginnt die nächste Runde. Er geht im Uhrzeigersinn einen Platz weiter, wenn die Person mit dem Marker Hilfe geholt hat, und noch einmal, wenn die Person, die ihn dann hat, eine Schmiede genommen hat.
dwarf-term-category = Kategorie
    .text = Stahl, Gold und Gegenstände werden am Ende verglichen. Wer allein am meisten hat, führt in der Kategorie, und wer in den meisten führt, gewinnt.
dwarf-term-reading-order = Lesereihenfolge
    .text = Von links nach rechts und von oben nach unten, also nach den Nummern der Orte; die erste Mine kommt vor der zweiten.
dwarf-term-meeple = Meeple
    .text = Die schwarze und die weiße Figur im kleinen Raster jeder Karte. Sie sagen dem Gegner im Solospiel, wohin er geht: zuerst Schwarz und, wenn das besetzt ist, Weiß.
