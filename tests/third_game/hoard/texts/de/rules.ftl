# Die Regeln von Hoard.

chapter-H1 = Das Material
rule-H1-1 = Es spielen zwei bis vier Personen. Alle haben acht Münzen mit den Zahlen 1 bis 8.
    .title = Münzen
rule-H1-2 = Vierzehn Schätze sind 1 bis 14 Punkte wert. Sie werden gemischt und liegen verdeckt.
    .title = Schätze
rule-H1-3 = Der Zufall entscheidet, wer die Lampe zuerst hat.
    .title = Die Lampe

chapter-H2 = Bieten
rule-H2-1 = In jeder Runde werden zwei Schätze aufgedeckt.
    .title = Das Angebot
rule-H2-2 = Alle legen gleichzeitig verdeckt eine Münze.
    .title = Verdeckte Gebote
rule-H2-3 = Alle Gebote werden zusammen aufgedeckt. Eine gebotene Münze ist ausgegeben, ob sie gewinnt oder nicht.
    .title = Aufdecken

chapter-H3 = Schätze nehmen
rule-H3-1 = Das höchste Gebot nimmt einen der beiden Schätze nach Wahl.
    .title = Das höchste Gebot
rule-H3-2 = Das zweithöchste Gebot nimmt den anderen Schatz oder lässt ihn liegen und bekommt die Münze zurück. Ein liegen gelassener Schatz scheidet aus.
    .title = Das zweithöchste Gebot
rule-H3-3 = Bei gleichen Geboten kommt zuerst dran, wer die Lampe hat, dann die anderen im Uhrzeigersinn.
    .title = Gleichstand
rule-H3-4 = Hat die Lampe zwischen den beiden höchsten Geboten entschieden, geht sie im Uhrzeigersinn weiter. Mit der Option „bleibt“ geht sie nie weiter.
    .title = Die Lampe geht weiter

chapter-H4 = Das Ende
rule-H4-1 = Das Spiel endet nach sechs Runden. Die meisten Punkte gewinnen.
    .title = Das Spielende
rule-H4-2 = Jeder Schatz zählt seine Punkte.
    .title = Schätze zählen
rule-H4-3 = Nicht ausgegebene Münzen zählen die Hälfte ihrer Summe, abgerundet.
    .title = Münzen zählen halb
rule-H4-4 = Bei gleichen Punkten gewinnen mehr Schätze; sonst wird der Platz geteilt.
    .title = Plätze

chapter-H5 = Wer was weiß
rule-H5-1 = Münzen und Schätze liegen offen. Gebote sind geheim, bis alle da sind, und niemand kennt die Reihenfolge der Schätze.
    .title = Was verborgen ist
