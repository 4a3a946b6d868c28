# Nidavellir: die Regeln auf Deutsch. Schlüssel: rule- und die Regelnummer, Punkt als Bindestrich.

## Kapitel

chapter-N1 = Material
chapter-N2 = Spielvorbereitung
chapter-N3 = Spielablauf
chapter-N4 = Gebote
    .words = bieten Auktion Einsatz
chapter-N5 = Ein Zug in der Taverne
    .words = anwerben rekrutieren
chapter-N6 = Juwelen
    .words = Edelstein
chapter-N7 = Münzen
    .words = Geld Gold
chapter-N8 = Helden
    .words = Champion
chapter-N9 = Ende des ersten Zeitalters: Zwischenwertung
    .words = Wertung Punkte
chapter-N10 = Schlusswertung
    .words = Wertung Punkte Sieger Gewinner Sieg
chapter-N12 = Ausgaben
chapter-N13 = Wer was weiß

## N1 Material

rule-N1-1 = Es gibt fünf Klassen: Krieger, Jäger, Minenarbeiter, Schmied und Entdecker. Zwergenkarten und Helden mit Klasse zeigen 1 bis 3 Rangabzeichen; ein Rangabzeichen kann einen Mutwert tragen, und auch 0 ist ein Wert. Subventionskarten, Auszeichnungen und neutrale Helden (Helden ohne Klasse) haben kein Rangabzeichen. Thrud und Ylud haben eines, solange sie in einer Spalte liegen.
    .title = Klassen und Rangabzeichen
rule-N1-2 = Jede Zwergenkarte hat 1 Rangabzeichen, und beide Zeitalter enthalten genau die gleichen Zwerge. Zu zweit bis zu viert sind das je Zeitalter: Krieger 3, 4, 5, 6, 6, 7, 8, 9; 6 Jäger ohne Mutwert; Minenarbeiter 0, 0, 1, 1, 2, 2; 8 Schmiede ohne Mutwert; Entdecker 5, 6, 7, 8, 9, 10, 11. Zu fünft kommen je Zeitalter hinzu: Krieger 10; 2 Jäger ohne Mutwert; Minenarbeiter 0 und 1; 2 Schmiede ohne Mutwert; Entdecker 12.
    .title = Die Zwergenkarten
rule-N1-3 = Im ersten Zeitalter ist eine Subventionskarte +3 im Spiel, zu fünft sind es zwei. Im zweiten Zeitalter sind es zwei Subventionskarten +5, zu fünft drei.
    .title = Die Subventionskarten
rule-N1-4 = Zu zweit bis zu viert umfassen die Stapel 36 Karten (erstes Zeitalter) und 37 Karten (zweites Zeitalter), zu fünft 45 und 46. Das zweite Zeitalter hat genau eine Karte mehr, als seine Runden verbrauchen: diejenige, die mit dem Fernrohr der Weitsicht genommen oder sonst abgelegt wird (N9.7). Am Ende jedes Zeitalters ist der Stapel leer.
    .title = Größe der Stapel
rule-N1-5 = Außerhalb der Stapel gibt es eine besondere Schmiedkarte mit 2 Rangabzeichen. Sie kommt nur durch den Unerschütterlichen Hammer ins Spiel (N9.6).
    .title = Der besondere Schmied
rule-N1-6 = Alle Elvaland haben zu Beginn die Kupfermünzen 0, 2, 3, 4 und 5. Dazu kommt eine einzelne Mithrilmünze mit dem Wert 3 (N9.4). Die Schatzkammer enthält 34 Goldmünzen: 5, 6, 8, 10, 12, 13 und 14 je zweimal, 7, 9 und 11 je dreimal und 15 bis 25 je einmal. Zu zweit und zu dritt sind es nur 28, denn von der 7, der 9 und der 11 bleiben je zwei in der Schachtel.
    .title = Münzen und Schatzkammer
rule-N1-7 = Es gibt die Juwelen 1 bis 5 und als besonderes Stück das goldene Juwel, das als 6 gilt.
    .title = Die sechs Juwelen
rule-N1-8 = Es gibt 21 Helden, jeden genau einmal; alle liegen offen aus (N8.20). Dazu kommen 5 Auszeichnungen, eine je Klasse (N9.3 bis N9.7).
    .title = Helden und Auszeichnungen
rule-N1-9 = Eine Münze ist durch ihre Art (Kupfer, Mithril, Gold) und ihren Wert bestimmt. Besitzt du denselben Wert in zwei Arten (Kupfer-3 und Mithril-3 oder Kupfer-5 und Gold-5), nennt jede Auswahl und jede Meldung die Art: 3s ist die Mithrilmünze, 5t die goldene 5, ohne Zusatz ist die Kupfermünze gemeint; ab 6 sind alle Münzen aus Gold. Für Reihenfolge und Gleichstand zählt nur der Wert. Gleiche Goldmünzen sind untereinander austauschbar, ebenso Karten derselben Klasse mit demselben Mutwert.
    .title = Art und Wert einer Münze

## N2 Spielvorbereitung

rule-N2-1 = Nidavellir ist für 2 bis 5 Elvaland. Alle erhalten die fünf Kupfermünzen und ein zufälliges Juwel. Es sind so viele Juwelen im Spiel, wie Elvaland teilnehmen, und zwar die höchsten von 1 bis 5; mit der Option „{ option-nidavellir-gems }: { option-nidavellir-gems-low }“ (Ausgabe de) sind es stattdessen die niedrigsten, von 1 an aufwärts.
    .title = Münzen und Juwel zum Start
rule-N2-2 = Die Stapel der beiden Zeitalter werden getrennt gemischt. Bei weniger als 5 Elvaland bleiben die mit 5 gekennzeichneten Karten aus dem Spiel.
    .title = Stapel vorbereiten
rule-N2-3 = Mit der Option „{ option-nidavellir-first-game }: { option-nidavellir-first-game-true }“ bleiben Thrud, Ylud und Uline aus dem Spiel; es liegen dann 18 Helden aus.
    .title = Variante für die Erstpartie

## N3 Spielablauf

rule-N3-1 = Gespielt werden zwei Zeitalter. Zu zweit und zu dritt hat jedes Zeitalter 4 Runden, zu viert und zu fünft 3 Runden.
    .title = Zeitalter und Runden
rule-N3-2 = In jeder Runde werden zuerst die Tavernen mit Karten gefüllt, dann geben alle ihre Gebote ab. Danach sind der Reihe nach der Feiernde Goblin, der Lachende Drache und das Tänzelnde Pony dran. Zuletzt nehmen alle ihre Münzen zurück.
    .title = Ablauf einer Runde
rule-N3-3 = Die Tavernen werden in ihrer Reihenfolge oben vom Stapel gefüllt, jede mit so vielen Karten, wie Elvaland teilnehmen, zu zweit mit 3. Die Karte, die zu zweit in einer Taverne übrig bleibt, kommt nach deren Juwelenaustausch auf den offenen Ablagestapel. Die Ausgabe de räumt sie erst am Ende der Runde ab; für das Spiel ist das gleich.
    .title = Tavernen füllen
rule-N3-4 = Ein Zeitalter endet nach seiner letzten Runde in dieser Folge: Juwelenaustausch der letzten Taverne, übrige Karte ablegen (nur zu zweit), Münzen auf die Hand nehmen, Ylud mit allen Folgen (N8.16, N8.18). Nach dem ersten Zeitalter werden dann die fünf Auszeichnungen einzeln abgewickelt, jede mit allen Folgen, und der neue Stapel wird gemischt (N9.8); nach dem zweiten verlässt Thrud die Streitmacht (N8.10), und es wird gewertet. Da es nur eine Ylud gibt und jede Auszeichnung höchstens an eine Person geht, müssen hier nie zwei zugleich entscheiden. Weil alle Münzen auf der Hand sind, wird eine Münze durch die Hand des Königs, das Fernrohr der Weitsicht oder Grid hier auf der Hand aufgewertet. Münzen getauscht werden in diesen Schritten nie, gleich welches Gebot zuletzt lag.
    .title = Ende eines Zeitalters

## N4 Gebote

rule-N4-1 = Alle bieten gleichzeitig und geheim: Du legst je eine deiner fünf Münzen verdeckt auf jede der drei Tavernen, die beiden übrigen kommen in den Goldsack. Nur wer Uline besitzt, bietet nicht mit (N8.12).
    .title = Geheim bieten
rule-N4-2 = Du gibst je Runde ein Gebot ab; es gilt, sobald das letzte Gebot da ist. Ob du deines bis dahin noch ändern kannst, entscheidet der Tisch. Alle sehen, wer schon bestätigt hat; ein zurückgenommenes Gebot wird weder gezeigt noch aufgezeichnet.
    .title = Gebot bestätigen und ändern
rule-N4-3 = In jeder Taverne werden alle dort liegenden Münzen auf einmal aufgedeckt, und nur diese; danach legt, wer Uline besitzt, die eigene Münze dazu (N8.12). Der höchste Münzwert ist zuerst am Zug, dann geht es absteigend weiter. Bei gleichem Wert kommt das höhere Juwel zuerst. Da kein Juwel doppelt vorkommt, ist die Reihenfolge stets eindeutig; die Sitzordnung spielt in keiner Regel eine Rolle.
    .title = Aufdecken und Reihenfolge
rule-N4-4 = Reihenfolge, Gleichstände und wer Münzen tauschen muss (N5.3), stehen fest, sobald alle Münzen der Taverne offen liegen, auch die von Uline. Wird danach eine Münze aufgewertet, sogar dieselbe mehrmals, ändert das daran nichts mehr.
    .title = Die Reihenfolge steht fest
rule-N4-5 = Art und Wert der fünf Münzen aller Elvaland sind offen, denn jede Änderung geschieht sichtbar und ließe sich ohnehin mitrechnen. Geheim ist nur, welche Münze wo liegt (N13.3). Die Option „{ option-nidavellir-coins }: { option-nidavellir-coins-secret }“ (Ausgabe de) ändert allein die Anzeige: Der Münzbesitz der anderen wird nicht angegeben, der offene Verlauf der Änderungen bleibt aber sichtbar und darf genutzt werden. Erlaubte Züge und Ergebnisse sind immer dieselben.
    .title = Offener Münzbesitz

## N5 Ein Zug in der Taverne

rule-N5-1 = Bist du am Zug, musst du eine Karte dieser Taverne nehmen. Ein Zwerg kommt oben auf die Spalte seiner Klasse. Mit einer Subventionskarte wertest du sofort eine Münze auf (N7.2), danach wird die Karte abgelegt.
    .title = Eine Karte nehmen
rule-N5-2 = Danach rekrutierst du Helden, falls dir welche zustehen (N8.1), einen nach dem anderen, bis keiner mehr fällig ist.
    .title = Dann fällige Helden
rule-N5-3 = Ganz zuletzt musst du Münzen tauschen (N7.1), wenn du in dieser Taverne die 0 oder die Mithrilmünze aufgedeckt hast.
    .title = Zuletzt Münzen tauschen
rule-N5-4 = Woher eine Karte auch kommt (Taverne, Held, Ylud, Unerschütterlicher Hammer, Fernrohr der Weitsicht), beim Anlegen gilt immer diese Folge: Thrud aufnehmen, falls sie verdeckt würde (N8.8); die Karte legen; ihren eigenen Effekt ausführen (abwerfen, aufwerten, mit Uline Münzen aufnehmen); Thrud wieder hinlegen; auf Helden prüfen (N8.1). Mit jedem rekrutierten Helden beginnt dieselbe Folge von vorn. In einer Taverne kommt der Münztausch (N5.3) erst, wenn kein Held mehr fällig ist.
    .title = Reihenfolge beim Anlegen
rule-N5-5 = Du entscheidest über: dein Gebot, Ulines Münze, die Karte, die du nimmst, die Münze zum Aufwerten, den Helden, die Spalte zum Abwerfen (bei Dagda beide auf einmal), Thruds Spalte, Yluds Spalte, mit Uline die zwei Münzen zum Tauschen (ab drei Handmünzen), welche 5 abgegeben wird (N7.1), und die Karte beim Fernrohr der Weitsicht. Du wirst jedes Mal gefragt, auch wenn nur eine Möglichkeit erlaubt ist. Alles andere läuft von selbst: Tavernen füllen, Aufdecken, Reihenfolge, gewöhnlicher Münztausch, Juwelenaustausch, übrige Karte, Zurücknehmen der Münzen, Ulines Aufnehmen, Jagdtrophäe, Goldene Hacke, die Karte des Unerschütterlichen Hammers, die abgelegte Karte des zweiten Zeitalters, Thruds letzter Weg und die Wertung.
    .title = Was du entscheidest

## N6 Juwelen

rule-N6-1 = Haben in einer Taverne alle ihren Zug gemacht, tauschen diejenigen mit gleichem Münzwert ihre Juwelen aus. Dabei wechselt das höchste Juwel mit dem niedrigsten, das zweithöchste mit dem zweitniedrigsten; ein mittleres bleibt, wo es ist. Jeder Münzwert mit Gleichstand bildet eine eigene Gruppe.
    .title = Juwelenaustausch nach Gleichstand
rule-N6-2 = Wer das goldene Juwel (6) besitzt, gewinnt jeden Gleichstand und wird beim Austausch ausgenommen, bevor Paare gebildet werden. Bleibt in einer Gruppe nur eine Person übrig, wird dort nichts ausgetauscht.
    .title = Das goldene Juwel bleibt

## N7 Münzen

rule-N7-1 = Münzen tauschen: Zeige beide Münzen aus deinem Goldsack und nimm die Goldmünze mit der Summe ihrer Werte (N7.3, N7.4); die höhere der beiden wirfst du ab, und die neue kommt an ihre Stelle. Danach liegen beide wieder verdeckt im Goldsack, sind aber allen bekannt (N13.5). Der Tausch ist Pflicht, auch wenn du dabei Wert verlierst, und normalerweise gibt es nichts zu entscheiden. Sind beide Münzen gleich viel wert, sagst du, welche geht; das ist nur bei einer Kupfer-5 neben einer Gold-5 von Bedeutung und wird nur dann gefragt. Für Uline gilt N8.14.
    .title = Münzen tauschen
rule-N7-2 = Münze aufwerten um +X (Subventionskarte, Die Hand des Königs, Grid): Das ist Pflicht. Du bestimmst eine eigene Münze nach ihrem Ort: in einer erledigten, der laufenden oder einer noch ausstehenden Taverne, im Goldsack oder auf der Hand (mit Uline oder am Ende eines Zeitalters). Die 0 und die Mithrilmünze sind ausgeschlossen, es kommen also immer mindestens vier infrage. Die Münze wird gezeigt und abgeworfen; an ihre Stelle kommt die Goldmünze mit dem Wert plus X (N7.3, N7.4), offen oder verdeckt wie die alte. In einer noch ausstehenden Taverne ist die neue Münze dort dein Gebot; in der laufenden bleibt es bei N4.4.
    .title = Münze aufwerten
rule-N7-3 = Fehlt die gesuchte Münze in der Schatzkammer, nimmst du die nächsthöhere, die vorhanden ist. Gibt es keine höhere, nimmst du die höchste vorhandene darunter.
    .title = Münze nicht vorhanden
rule-N7-4 = Ob du die gerade abgeworfene Münze wieder nehmen darfst, regelt eine Option. „{ option-nidavellir-take-back }: { option-nidavellir-take-back-value }“ (Ausgabe fr, voreingestellt): Du darfst keine Münze ihres Wertes nehmen. „{ option-nidavellir-take-back }: { option-nidavellir-take-back-coin }“ (Ausgabe en): Genau diese Münze nicht, eine andere desselben Wertes schon; du wählst also, bevor sie zurückgeht. „{ option-nidavellir-take-back }: { option-nidavellir-take-back-order }“ (Ausgabe de): Beim Tauschen wie in der Ausgabe en; beim Aufwerten geht die Münze zuerst zurück und darf wieder genommen werden. Das wirkt sich nur aus, wenn N7.3 nach unten führt: Mit den ersten beiden sowie bei jedem Tausch verliert eine Münze an Wert, wenn in der Schatzkammer keine höhere mehr liegt (aus der 25 wird die 24; aus der 24 die 23, solange jemand die 25 besitzt).
    .title = Die eben abgeworfene Münze
rule-N7-5 = Abgeworfene Kupfermünzen verlassen das Spiel, Goldmünzen kehren in die Schatzkammer zurück. Die Schatzkammer kann nie leer werden.
    .title = Verbleib abgeworfener Münzen
rule-N7-6 = Die Mithrilmünze löst wie die 0 einen Münztausch aus. Als Gebot zählt sie 3 und kann mit einer gewöhnlichen 3 gleichstehen. Aufgewertet wird sie nie.
    .title = Die Mithrilmünze

## N8 Helden

rule-N8-1 = Ein Set ist je ein Rangabzeichen aller fünf Klassen; du hast so viele Sets wie Rangabzeichen in deiner schwächsten Klasse, Thrud und Ylud zählen dort, wo sie liegen. Ein Held ist fällig, wenn du mehr Sets als Helden hast, gleich wo deine Helden liegen und gleich wie groß der Abstand ist. Geprüft wird jedes Mal, wenn eine Karte in deine Streitmacht gekommen ist, ihr Effekt erledigt ist und Thrud wieder liegt (N5.4), und nach jedem rekrutierten Helden, auch einem neutralen. Dabei wird stets neu gezählt und nichts aufgehoben. Das Rekrutieren ist Pflicht; du wählst unter den Helden, die noch ausliegen.
    .title = Wann ein Held fällig ist
rule-N8-2 = Zerfällt ein Set und wird später wieder vollständig, bringt es nichts ein. Helden verlierst du nie.
    .title = Zerfallene Sets
rule-N8-3 = Darfst du keinen der ausliegenden Helden nehmen (das ist nur in der Theorie möglich), endet die Prüfung ohne Helden. Geprüft wird erst wieder, wenn du die nächste Karte anlegst.
    .title = Kein Held wählbar
rule-N8-4 = Dagda und Bonfur darfst du nur nehmen, wenn bei der Wahl des Helden zwei (Dagda) oder eine (Bonfur) der anderen Spalten obenauf eine Zwergenkarte haben. Genau diese obersten Karten wirfst du ab, bei Dagda aus zwei verschiedenen Spalten in einer einzigen Entscheidung. Ein Held obenauf, auch Thrud oder Ylud, sperrt die Spalte; wird Thrud aus der Spalte des neuen Helden aufgenommen, ist sie so lange auf der Hand und sperrt nichts. Der besondere Schmied gilt mit der Option „{ option-nidavellir-special-smith }: { option-nidavellir-special-smith-dwarf }“ (Ausgaben en und fr) als Zwergenkarte, mit „{ option-nidavellir-special-smith }: { option-nidavellir-special-smith-distinction }“ (Ausgabe de) sperrt er die Spalte. Abgeworfene Karten sind offen, und eine Spalte darf dabei leer werden. Erst nach dem Abwerfen wird auf Helden geprüft.
    .title = Dagda und Bonfur
rule-N8-5 = Hourya darfst du nur nehmen, wenn du vor dem Anlegen mindestens 5 Rangabzeichen bei den Entdeckern hast; Thrud und Ylud zählen mit, wenn sie dort liegen. Verlierst du später Entdecker, behältst du sie trotzdem.
    .title = Bedingung für Hourya
rule-N8-6 = Ein Held mit Klasse kommt oben auf die Spalte seiner Klasse. Ein neutraler Held kommt neben das Truppentableau.
    .title = Wohin Helden kommen
rule-N8-7 = Eine einzige angelegte Karte kann mehrere Sets vervollständigen. Dann rekrutierst du einen Helden nach dem anderen.
    .title = Mehrere Sets auf einmal
rule-N8-8 = Thrud legst du oben auf eine der fünf Spalten, auch auf eine leere. Sie wird nie verdeckt: Kommt eine Karte auf ihre Spalte (Zwerg, Held, Ylud, besonderer Schmied oder die Karte vom Fernrohr der Weitsicht), nimmst du Thrud vorher auf und legst sie nach dem Effekt dieser Karte auf eine beliebige Spalte, auch wieder auf dieselbe. Auf der Hand liegt sie nirgends und zählt für kein Set. Jedes Mal, wenn sie gelegt wird, kann ein Held fällig werden.
    .title = Thrud liegt immer oben
rule-N8-9 = Thrud zählt für Sets, für die Bedingung von Hourya und für die Mehrheiten am Ende des ersten Zeitalters. Sie zählt nie für die Punkte einer Klasse, für Idunn oder für die Kriegermehrheit der Schlusswertung, denn dann hat sie die Streitmacht schon verlassen (N8.10).
    .title = Wofür Thrud zählt
rule-N8-10 = Nach dem zweiten Zeitalter kommt Thrud neben das Truppentableau. Das geschieht erst, wenn Ylud gelegt ist (N8.18) und alle Helden rekrutiert sind, die daraus folgen. Eine Heldenprüfung findet danach nicht mehr statt.
    .title = Thrud verlässt die Streitmacht
rule-N8-12 = Wer Uline besitzt, gibt kein Gebot ab: Alle Münzen bleiben auf der Hand, einen Goldsack gibt es nicht. Haben in einer Taverne alle anderen aufgedeckt, musst du mit Uline eine Handmünze deiner Wahl offen dorthin legen; das gilt sofort und endgültig. Erst danach werden Reihenfolge und Gleichstände wie üblich bestimmt.
    .title = Bieten mit Uline
rule-N8-13 = Rekrutierst du Uline während einer Runde, nimmst du sofort deine Münzen von den noch nicht aufgedeckten Tavernen und beide Münzen aus dem Goldsack auf die Hand, ohne sie zu zeigen. Die Münzen der laufenden und der früheren Tavernen bleiben bis zum Ende der Runde liegen. Ab der nächsten Taverne gilt N8.12; in der letzten Taverne ist nur noch der Goldsack aufzunehmen. Kommt Uline am Ende des ersten Zeitalters, wirkt sie ab der nächsten Runde; am Ende des zweiten bringt sie nur ihre 9 Punkte.
    .title = Uline mitten in der Runde
rule-N8-14 = Tauschst du mit Uline Münzen, auch schon in dem Zug, in dem du sie rekrutierst, wählst du zwei beliebige Handmünzen und zeigst sie; sind nur noch zwei da, gibt es keine Wahl, und weniger können es nicht sein. Sonst gilt N7.1 mit der Hand anstelle des Goldsacks. Die niedrigere und die neue Münze hast du dann auf der Hand und kannst sie noch in derselben Runde in späteren Tavernen bieten. Münzen, die auf Tavernen liegen, nehmen nicht teil.
    .title = Münzen tauschen mit Uline
rule-N8-15 = Wertest du mit Uline eine Handmünze auf, kommt die neue auf die Hand. Wertest du eine Münze auf einer Taverne auf, kommt die neue auf diese Taverne (N7.2).
    .title = Münze aufwerten mit Uline
rule-N8-16 = Ylud wartet neben dem Truppentableau. Am Ende des ersten Zeitalters (N3.4) musst du sie oben auf eine Spalte deiner Wahl legen, auch auf eine leere. Dabei gilt die gewöhnliche Folge (N5.4): Liegt Thrud dort, wird sie aufgenommen und neu gelegt, dann wird auf Helden geprüft. Ylud bleibt bis zum Ende des zweiten Zeitalters liegen.
    .title = Ylud im ersten Zeitalter
rule-N8-17 = Rekrutierst du Ylud im zweiten Zeitalter oder während der Zwischenwertung selbst, wartet sie bis zum Ende des zweiten Zeitalters.
    .title = Ylud später rekrutiert
rule-N8-18 = Am Ende des zweiten Zeitalters (N3.4) musst du Ylud auf eine Spalte legen wie in N8.16, wenn sie noch neben dem Truppentableau liegt. Liegt sie schon in der Streitmacht, bleibt sie entweder, dann bewegt sich nichts, oder du nimmst sie heraus und legst sie wie in N8.16 oben auf eine Spalte; Karten über ihr rücken zusammen, und Thrud über ihr bewegt sich dabei nicht. Auch ihre eigene Spalte darfst du wieder wählen; angeboten wird das nur, wenn Thrud darauf liegt, denn sonst wäre es dasselbe wie Bleiben. Zwischen Herausnehmen und Hinlegen wird nicht auf Helden geprüft. Erst danach folgt N8.10.
    .title = Ylud am Spielende
rule-N8-19 = In einer Spalte zählt Ylud als Entdecker 11, Krieger 7, Minenarbeiter 1 oder als ein Rangabzeichen ohne Mutwert bei Jägern oder Schmieden. Mit Idunn ist sie als Entdecker 11 + 2 wert. Andere Karten dürfen sie verdecken.
    .title = Was Ylud wert ist
rule-N8-20 = Krieger: Tarah (1 Rangabzeichen, 14), Kraal (2: 7 und 0); Jäger: Aral (2), Dagda (3, wirf den obersten Zwerg von zwei verschiedenen anderen Spalten ab, N8.4). Minenarbeiter: Lokdur (1: 3), Zoral (3: 1, 0, 0); Schmiede: Aëgur (2), Bonfur (3, wirf den obersten Zwerg einer anderen Spalte ab, N8.4). Entdecker: Idunn (1: 7, am Ende +2 je Rangabzeichen der Entdecker, ihr eigenes eingeschlossen), Hourya (1: 20, Bedingung N8.5). Neutral, Punkte am Ende: Astrid (deine höchste Münze), Skaa (17), Grid (7, dazu sofort eine Münze um +7 aufwerten), Uline (9, N8.12 bis N8.15). Ebenfalls neutral sind die untereinander gleichwertigen Dwerg-Brüder Aesir, Bergelmir, Jungir, Sigmir und Ymir: Wer 1, 2, 3, 4 oder 5 von ihnen besitzt, erhält am Ende zusammen 13, 40, 81, 108 oder 135 Punkte. Thrud kommt mit 1 Rangabzeichen auf eine beliebige Spalte (am Ende 13, N8.8 bis N8.10), Ylud ist zuerst neutral und kommt später mit 1 Rangabzeichen in eine Spalte (N8.16 bis N8.19).
    .title = Alle Helden im Überblick

## N9 Zwischenwertung

rule-N9-1 = Gewertet wird Klasse für Klasse: Krieger, Jäger, Minenarbeiter, Schmiede, Entdecker. Es gewinnt, wer die meisten Rangabzeichen der Klasse hat; Karten und Punkte zählen nicht. Bei Gleichstand, oder wenn alle 0 haben, geht die Auszeichnung an niemanden; Juwelen entscheiden hier nicht.
    .title = Mehrheit je Klasse
rule-N9-2 = Jede Klasse wird erst gezählt, wenn sie an der Reihe ist, nach allem, was die früheren Auszeichnungen ausgelöst haben. Helden durch den Unerschütterlichen Hammer, ihr Abwerfen und Thruds Wechsel können also noch die Entdecker verändern, nie aber eine schon entschiedene Klasse. Auszeichnungen sind keine Helden und haben kein Rangabzeichen.
    .title = Klassen nacheinander zählen
rule-N9-3 = Die Mehrheit bei den Kriegern bringt Die Hand des Königs: Werte eine Münze um +5 auf.
    .title = Krieger: Die Hand des Königs
rule-N9-4 = Die Mehrheit bei den Jägern bringt die Jagdtrophäe: Deine 0 verlässt das Spiel, an ihre Stelle kommt die Mithrilmünze mit dem Wert 3.
    .title = Jäger: Jagdtrophäe
rule-N9-5 = Die Mehrheit bei den Minenarbeitern bringt die Goldene Hacke: Du erhältst das goldene Juwel (6); seine Punkte nennt N10.3. Dein altes Juwel ist aus dem Spiel.
    .title = Minenarbeiter: Goldene Hacke
rule-N9-6 = Die Mehrheit bei den Schmieden bringt den Unerschütterlichen Hammer: Der besondere Schmied mit 2 Rangabzeichen kommt oben auf deine Spalte der Schmiede. Er ist kein Held und wird wie jede Karte angelegt (N5.4): Thrud wird dort aufgenommen, und Helden können folgen.
    .title = Schmiede: Unerschütterlicher Hammer
rule-N9-7 = Die Mehrheit bei den Entdeckern bringt das Fernrohr der Weitsicht: Du allein siehst die drei obersten Karten des zweiten Zeitalters und behältst eine, die damit offen ist. Einen Zwerg legst du an (N5.4); mit einer Subventionskarte wertest du eine Münze um +5 auf (N7.2) und legst sie ab. Die beiden anderen Karten gehen ungezeigt zurück. Gewinnt niemand diese Auszeichnung, verlässt die oberste Karte den Stapel des zweiten Zeitalters ohne Wirkung: offen mit der Option „{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-open }“ (Ausgabe fr, voreingestellt, und en), ungesehen mit „{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-unseen }“ (Ausgabe de).
    .title = Entdecker: Fernrohr der Weitsicht
rule-N9-8 = Ist das Fernrohr der Weitsicht abgewickelt, wird der ganze Stapel des zweiten Zeitalters einmal gemischt, bevor die erste Runde dieses Zeitalters beginnt, auch wenn niemand die Auszeichnung gewonnen hat. Die Ausgabe de mischt nur die beiden zurückgegebenen Karten wieder ein; die Chancen sind dieselben.
    .title = Mischen des zweiten Stapels

## N10 Schlusswertung

rule-N10-1 = Entdecker: Summe der Mutwerte, mit Idunn dazu +2 je Rangabzeichen. Krieger: Summe der Mutwerte; wer die meisten Rangabzeichen bei den Kriegern hat, mindestens 1, zählt hier noch die eigene höchste Münze hinzu. Ylud zählt für diese Mehrheit mit, und bei Gleichstand erhalten alle Beteiligten den Zuschlag.
    .title = Entdecker und Krieger
rule-N10-2 = Minenarbeiter: Summe der Mutwerte mal Zahl der Rangabzeichen. Jäger: Zahl der Rangabzeichen zum Quadrat. Schmiede: n × (n + 5) / 2 Punkte für n Rangabzeichen, also 3, 7, 12, 18, 25, 33 und so weiter.
    .title = Minenarbeiter, Jäger und Schmiede
rule-N10-3 = Dazu kommen die neutralen Helden und die Münzen: die Summe deiner fünf Münzen, die Mithrilmünze eingeschlossen, und +3 mit dem goldenen Juwel (6). Ein Ergebnis hat damit sieben Teile: fünf Klassen, neutrale Helden, Münzen. Deine höchste Münze kann dreimal zählen: bei den Münzen, bei den Kriegern und bei Astrid.
    .title = Neutrale Helden und Münzen
rule-N10-4 = Wer die meisten Punkte hat, gewinnt. Bei gleicher Punktzahl wird der Platz geteilt; ein weiteres Kriterium gibt es nicht.
    .title = Sieg und Gleichstand
rule-N10-5 = Ein Punktestand während der Partie wird berechnet, als wäre sie jetzt zu Ende: Thrud zählt, als läge sie neben dem Truppentableau, Ylud zählt 0, solange sie dort liegt, und die Krieger aller werden ohne Thrud verglichen.
    .title = Punktestand während der Partie

## N12 Ausgaben

rule-N12-1 = Eine Ausgabe ist ein benannter Satz von Optionen: en hat „{ option-nidavellir-gems }: { option-nidavellir-gems-high }“, „{ option-nidavellir-take-back }: { option-nidavellir-take-back-coin }“, „{ option-nidavellir-special-smith }: { option-nidavellir-special-smith-dwarf }“, „{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-open }“ und „{ option-nidavellir-coins }: { option-nidavellir-coins-public }“; fr (voreingestellt, neuester Text) unterscheidet sich davon nur durch „{ option-nidavellir-take-back }: { option-nidavellir-take-back-value }“; de hat „{ option-nidavellir-gems }: { option-nidavellir-gems-low }“, „{ option-nidavellir-take-back }: { option-nidavellir-take-back-order }“, „{ option-nidavellir-special-smith }: { option-nidavellir-special-smith-distinction }“, „{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-unseen }“ und „{ option-nidavellir-coins }: { option-nidavellir-coins-secret }“. Die Option „{ option-nidavellir-first-game }: { option-nidavellir-first-game-true }“ ist in jeder Ausgabe aus. Jede Option lässt sich auch einzeln einstellen. Die Namen von Karten, Tavernen und Auszeichnungen richten sich nach deiner Sprache, nicht nach der Ausgabe. Die Spielhilfe folgt der Ausgabe en.
    .title = Ausgaben und Optionen

## N13 Wer was weiß

rule-N13-1 = Für alle am Tisch und alle, die zuschauen, sind offen: die Karten in den Tavernen, wer noch entscheiden muss, offen liegende Münzen, Reihenfolge und Gleichstände, die Streitmächte samt der Kartenfolge jeder Spalte, was neben den Truppentableaus liegt, die Juwelen, die ausliegenden Helden, die Schatzkammer Münze für Münze, abgelegte und abgeworfene Karten, die Größe der Stapel und der Verlauf von alledem.
    .title = Was alle sehen
rule-N13-2 = Die Kartenlisten sind bekannt (N1.2, N1.3), also wissen alle, was noch in einem Stapel steckt; verborgen ist nur die Reihenfolge. Mit der Option „{ option-nidavellir-pioneer-discard }: { option-nidavellir-pioneer-discard-unseen }“ bleibt eine Karte des zweiten Zeitalters allen unbekannt.
    .title = Was im Stapel steckt
rule-N13-3 = Dein Gebot kennst bis zum Aufdecken nur du, Taverne für Taverne. Dein Goldsack bleibt geheim, bis du Münzen tauschst oder bis er sich aus den drei aufgedeckten Münzen ergibt.
    .title = Geheimes Gebot und Goldsack
rule-N13-4 = Beim Aufwerten sehen alle die alte Münze, die neue Münze und den Ort. Lag die alte verdeckt, liegt auch die neue verdeckt, ist aber allen bekannt, bis die Münzen zurückgenommen werden.
    .title = Sichtbares Aufwerten
rule-N13-5 = Beim Münztausch sehen alle die beiden Münzen und die neue. Im Goldsack liegen sie danach wieder verdeckt, sind aber bekannt, bis die Münzen zurückgenommen werden.
    .title = Sichtbarer Münztausch
rule-N13-6 = Nimmst du wegen Uline Münzen auf, wird nichts gezeigt: Wo diese Münzen gelegen hatten, bleibt geheim. Mit Uline auf Tavernen gelegte Münzen sind immer offen.
    .title = Ulines Münzen
rule-N13-7 = Die drei Karten des Fernrohrs der Weitsicht sieht nur, wer es gewonnen hat; die behaltene wird offen. Nach dem Mischen (N9.8) weiß diese Person nicht mehr als die anderen (N13.2) und muss sich nichts merken.
    .title = Blick durchs Fernrohr
rule-N13-8 = Verdeckte Münzen, die allen schon bekannt sind (N13.4, N13.5), sind gekennzeichnet; du musst sie dir nicht merken. Nach dem Ende der Partie darf alles gezeigt werden.
    .title = Bekannte verdeckte Münzen
