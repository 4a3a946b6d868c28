# Nidavellir: Namen und kurze Kartentexte auf Deutsch.

## Klassen

class-warrior = Krieger
    .plural = Krieger
    .text = Am Ende zählt die Summe der Mutwerte. Wer allein oder gemeinsam die meisten Rangabzeichen bei den Kriegern hat (mindestens 1), zählt die eigene höchste Münze hinzu.
class-hunter = Jäger
    .plural = Jäger
    .text = Am Ende zählt die Zahl der Rangabzeichen zum Quadrat: 1, 4, 9, 16, 25 und so weiter.
class-miner = Minenarbeiter
    .plural = Minenarbeiter
    .text = Am Ende wird die Summe der Mutwerte mit der Zahl der Rangabzeichen malgenommen.
class-blacksmith = Schmied
    .plural = Schmiede
    .text = Am Ende bringen n Rangabzeichen n × (n + 5) / 2 Punkte: 3, 7, 12, 18, 25, 33 und so weiter.
class-explorer = Entdecker
    .plural = Entdecker
    .text = Am Ende zählt die Summe der Mutwerte. Mit Idunn kommen 2 Punkte je Rangabzeichen dazu.

## Helden

hero-tarah = Tarah
    .short = Tarah
    .text = Krieger mit 1 Rangabzeichen, Mutwert 14.
hero-kraal = Kraal
    .short = Kraal
    .text = Krieger mit 2 Rangabzeichen, Mutwerte 7 und 0.
hero-aral = Aral
    .short = Aral
    .text = Jäger mit 2 Rangabzeichen ohne Mutwert.
hero-dagda = Dagda
    .short = Dagda
    .text = Jäger mit 3 Rangabzeichen ohne Mutwert. Wirf sofort den obersten Zwerg von zwei verschiedenen anderen Spalten ab. Du darfst Dagda nur nehmen, wenn zwei andere Spalten obenauf eine Zwergenkarte haben; ein Held obenauf sperrt die Spalte. Auf weitere Helden wird nach dem Abwerfen geprüft.
hero-lokdur = Lokdur
    .short = Lokdur
    .text = Minenarbeiter mit 1 Rangabzeichen, Mutwert 3.
hero-zoral = Zoral
    .short = Zoral
    .text = Minenarbeiter mit 3 Rangabzeichen, Mutwerte 1, 0 und 0.
hero-aegur = Aëgur
    .short = Aëgur
    .text = Schmied mit 2 Rangabzeichen ohne Mutwert.
hero-bonfur = Bonfur
    .short = Bonfur
    .text = Schmied mit 3 Rangabzeichen ohne Mutwert. Wirf sofort den obersten Zwerg einer anderen Spalte ab. Du darfst Bonfur nur nehmen, wenn eine andere Spalte obenauf eine Zwergenkarte hat; ein Held obenauf sperrt die Spalte. Auf weitere Helden wird nach dem Abwerfen geprüft.
hero-idunn = Idunn
    .short = Idunn
    .text = Entdecker mit 1 Rangabzeichen, Mutwert 7. Am Ende bringt sie 2 Punkte je Rangabzeichen deiner Entdecker, ihr eigenes eingeschlossen.
hero-hourya = Hourya
    .short = Hourya
    .text = Entdecker mit 1 Rangabzeichen, Mutwert 20. Du darfst sie nur nehmen, wenn du vorher mindestens 5 Rangabzeichen bei den Entdeckern hast; Thrud und Ylud zählen dort mit. Verlierst du später Entdecker, behältst du sie.
hero-astrid = Astrid
    .short = Astrid
    .text = Neutrale Heldin. Am Ende bringt sie so viele Punkte, wie deine höchste Münze wert ist.
hero-dwerg = Dwerg-Brüder
    .short = Dwerg-Bruder
    .text = Fünf neutrale, untereinander gleichwertige Helden: Aesir, Bergelmir, Jungir, Sigmir und Ymir. Besitzt du 1, 2, 3, 4 oder 5 von ihnen, bringen sie am Ende zusammen 13, 40, 81, 108 oder 135 Punkte.
hero-dwerg_aesir = Dwerg Aesir
hero-dwerg_bergelmir = Dwerg Bergelmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_ymir = Dwerg Ymir
hero-skaa = Skaa
    .short = Skaa
    .text = Neutrale Heldin. Am Ende 17 Punkte.
hero-grid = Grid
    .short = Grid
    .text = Neutrale Heldin. Werte sofort eine Münze um +7 auf. Am Ende 7 Punkte.
hero-uline = Uline
    .short = Uline
    .text = Neutrale Heldin, am Ende 9 Punkte. Nimm sofort die Münzen von noch nicht aufgedeckten Tavernen und aus dem Goldsack auf die Hand, ohne sie zu zeigen. Von da an gibst du kein Gebot mehr ab: In jeder Taverne legst du, nachdem alle anderen aufgedeckt haben, eine Handmünze deiner Wahl offen dazu. Beim Münztausch wählst du zwei beliebige Handmünzen; die neue Münze kannst du noch in derselben Runde bieten.
hero-thrud = Thrud
    .short = Thrud
    .text = Heldin mit 1 Rangabzeichen für eine Spalte deiner Wahl, auch eine leere. Thrud liegt immer obenauf: Kommt eine Karte auf ihre Spalte, nimmst du sie vorher auf und legst sie nach dem Effekt der Karte auf eine beliebige Spalte. Sie zählt für Sets, für Hourya und für die Mehrheiten der Zwischenwertung, aber nicht für die Punkte einer Klasse. Nach dem zweiten Zeitalter kommt sie vor der Schlusswertung neben das Truppentableau. Am Ende 13 Punkte.
hero-ylud = Ylud
    .short = Ylud
    .text = Neutrale Heldin, die neben dem Truppentableau wartet. Am Ende des ersten Zeitalters, vor der Zwischenwertung, musst du Ylud mit 1 Rangabzeichen auf eine Spalte deiner Wahl legen. Am Ende des zweiten Zeitalters darfst du sie umlegen; wartet sie noch, weil du sie erst später rekrutiert hast, musst du sie dann legen. Sie zählt als Entdecker 11, Krieger 7, Minenarbeiter 1 oder als Jäger oder Schmied ohne Mutwert. Neben dem Truppentableau bringt sie keine Punkte.

## Tavernen

tavern-1 = Feiernder Goblin
    .short = Goblin
    .text = Die erste Taverne, die in jeder Runde abgewickelt wird. Die Gebote hier entscheiden, wer zuerst eine Karte nimmt.
tavern-2 = Lachender Drache
    .short = Drache
    .text = Die zweite Taverne, die in jeder Runde abgewickelt wird, nach dem Feiernden Goblin.
tavern-3 = Tänzelndes Pony
    .short = Pony
    .text = Die dritte und letzte Taverne, die in jeder Runde abgewickelt wird; danach kehren alle Münzen auf die Hand zurück.

## Auszeichnungen

distinction-warrior = Die Hand des Königs
    .text = Für die Mehrheit bei den Kriegern: Werte eine Münze um +5 auf.
distinction-hunter = Jagdtrophäe
    .text = Für die Mehrheit bei den Jägern: Deine 0 verlässt das Spiel, du erhältst dafür die Mithrilmünze mit dem Wert 3. Sie löst wie die 0 einen Münztausch aus und wird nie aufgewertet.
distinction-miner = Goldene Hacke
    .text = Für die Mehrheit bei den Minenarbeitern: Du erhältst das goldene Juwel (6) anstelle deines Juwels. Es gewinnt jeden Gleichstand in den Tavernen, wird nie ausgetauscht und bringt am Ende 3 Punkte.
distinction-blacksmith = Unerschütterlicher Hammer
    .text = Für die Mehrheit bei den Schmieden: Lege den besonderen Schmied mit 2 Rangabzeichen oben auf deine Spalte der Schmiede. Danach können Helden fällig sein.
distinction-explorer = Fernrohr der Weitsicht
    .text = Für die Mehrheit bei den Entdeckern: Sieh dir allein die drei obersten Karten des zweiten Zeitalters an und behalte eine. Einen Zwerg legst du an, mit einer Subventionskarte wertest du eine Münze um +5 auf. Die beiden anderen gehen ungezeigt zurück, und der Stapel wird gemischt.

## Weitere Karten

card-offering = Subventionskarte
    .text = Werte sofort eine Münze auf, um +3 im ersten und um +5 im zweiten Zeitalter. Danach wird die Karte abgelegt.
card-smith = Besonderer Schmied
    .text = Schmied mit 2 Rangabzeichen ohne Mutwert, kein Held. Du erhältst ihn durch den Unerschütterlichen Hammer. Ob Dagda ihn abwerfen darf, regelt die Option special_smith: mit dwarf ja, mit distinction nein.

## Begriffe

term-player = Elvaland
    .text = So heißen alle, die mitspielen; die Mehrzahl lautet ebenso. Alle Elvaland stellen je eine eigene Streitmacht auf.
term-bravery = Mutwert
    .text = Die Zahl in einem Rangabzeichen, mit der Krieger, Minenarbeiter und Entdecker gewertet werden. Auch 0 ist ein Mutwert.
term-rank = Rangabzeichen
    .text = Das Zeichen einer Klasse auf einer Karte; eine Karte kann 1 bis 3 davon haben. Rangabzeichen zählen für Sets, Mehrheiten und die Wertung.
term-line = Set
    .text = Je ein Rangabzeichen aller fünf Klassen in deiner Streitmacht. Hast du mehr Sets als Helden, musst du einen Helden rekrutieren.
term-gem = Juwel
    .text = Bei gleichem Münzwert kommt das höhere Juwel zuerst an die Reihe. Danach tauschen die Beteiligten ihre Juwelen aus, nur das goldene Juwel (6) bleibt.
term-pouch = Goldsack
    .text = Der Platz für die beiden Münzen, die du nicht bietest. Mit ihnen tauschst du Münzen, wenn du die 0 oder die Mithrilmünze geboten hast.
term-treasure = Schatzkammer
    .text = Der gemeinsame Vorrat an Goldmünzen von 5 bis 25. Von dort kommen die neuen Münzen, und abgeworfene Goldmünzen kehren dorthin zurück.
term-command-zone = neben dem Truppentableau
    .text = Der Ort für neutrale Helden und für Auszeichnungen. Karten hier haben kein Rangabzeichen und zählen für kein Set.
term-army = Streitmacht
    .text = Deine fünf Spalten aus Zwergen und Helden, eine je Klasse. Neue Karten kommen immer oben auf eine Spalte.
term-evaluation = Zwischenwertung
    .text = Am Ende des ersten Zeitalters bringt die alleinige Mehrheit an Rangabzeichen in jeder Klasse eine Auszeichnung. Bei Gleichstand geht sie an niemanden.
term-trade = Münzen tauschen
    .text = Hast du die 0 oder die Mithrilmünze geboten, nimmst du am Ende deines Zuges eine Goldmünze mit der Summe deiner beiden Münzen im Goldsack. Die höhere der beiden gibst du dafür ab.
term-transform = Münze aufwerten
    .text = Eine deiner Münzen wird abgeworfen und am selben Ort durch eine Goldmünze ersetzt, die um den angegebenen Betrag höher ist. Die 0 und die Mithrilmünze sind davon ausgenommen.
term-age = Zeitalter
    .text = Eine der beiden Hälften der Partie, mit eigenem Kartenstapel und 4 Runden (zu zweit und zu dritt) oder 3 Runden (zu viert und zu fünft). Auf das erste folgt die Zwischenwertung, auf das zweite die Schlusswertung.
