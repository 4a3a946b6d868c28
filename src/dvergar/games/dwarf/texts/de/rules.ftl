# Dwarf: die Regeln auf Deutsch. Schlüssel: rule- und die Regelnummer, Punkt als Bindestrich.

## Kapitel

chapter-D1 = Material
chapter-D2 = Spielvorbereitung
    .words = Aufbau Vorbereitung
chapter-D3 = Graben
chapter-D4 = Aktionen wählen
    .words = Arbeiter einsetzen
chapter-D5 = Sonderaktionen
chapter-D6 = Aktionen ausführen
chapter-D7 = Schlusswertung
    .words = Wertung Punkte Sieger Gewinner Sieg
chapter-D8 = Allein spielen
    .words = solo Solospiel Gegner Automa
chapter-D9 = Zwei Exemplare, zu viert oder zu fünft
chapter-D10 = Wissenswertes zu den Karten

## D1 Material

rule-D1-1 = Die Mine hat neun Orte, zeilenweise nummeriert: 1 2 3 / 4 5 6 / 7 8 9. Jede Karte gehört zu einem Ort. Die Karten eines Ortes bilden einen Stapel, von dem nur die oberste Karte zählt. Ein Ort ist besetzt, wenn dort mindestens ein Arbeiter steht, sonst ist er frei. Deine ersten beiden Arbeiter sind reguläre Arbeiter, der dritte und der vierte sind Helfer.
    .title = Orte und Arbeiter
rule-D1-2 = Es gibt 9 Startkarten, 45 Bergkarten (23 mit A, 22 mit B) und 9 Sonderaktionskarten, deren Rückseiten Minenkarten sind. Das ergibt 63; die Schachtel nennt 66, weil 3 Übersichtskarten dazukommen.
    .title = Die Karten
rule-D1-3 = Es gibt vier Arten von Karten. Mine: Eisenader (nimm 3 Eisen), Goldader (nimm 1 Gold), Stahl legieren (zahle 3 Eisen, nimm 2 Stahl); „Stahl legieren“ ist eine Minenkarte, keine Schmiede. Schmiede: Zahle den Preis und nimm 1 Gegenstand. Verteidigung: ein Monster. Hilfe holen: zwei Helfer. Preise der Schmieden: Axt 2 Stahl; Krone 3 Gold; Dolch 1 Eisen und 2 Stahl; Streitkolben 2 Stahl und 1 Gold; Rüstung 2 Stahl und 1 Gold; Diadem 1 Eisen, 1 Stahl und 1 Gold; Helm 1 Stahl und 2 Gold; Schwert 3 Stahl. Monster, gegen die niemand verteidigt: Durch den Drachen verlieren alle je 1 Gold, durch den Großen Drachen ihr ganzes Gold, durch die Klopfgeister je 1 Eisen; bei Ork-Plünderern führt in dieser Runde niemand mehr Minenkarten aus; bei den Sidhe werden bei allen je 2 Gold zu 2 Eisen.
    .title = Kartenarten, Preise, Monster
rule-D1-4 = Für das Solospiel nennt jede Karte außerdem den Ort eines schwarzen und den eines weißen Meeples (Kapitel D8). Die Rückseiten der Sonderaktionskarten zeigen keinen schwarzen Meeple; dort gilt der Ort der Karte selbst als schwarz, denn der Gegner folgt der Karte.
    .title = Die Meeples auf den Karten
rule-D1-5 = Welche Minenkarte auf der Rückseite welcher Sonderaktion steht, regelt die Option „{ option-dwarf-special-backs }“. Mit „{ option-dwarf-special-backs }: { option-dwarf-special-backs-duplex }“ (voreingestellt) sind beide Seiten gespiegelt wie bei einem gedruckten Exemplar. Die Rückseite gehört dann zu diesen Orten: Gegenstand verkaufen 1, Rat halten 2, Ein Heer ausheben 3, Umkehren 4, Sonderauftrag 5, Vergangener Ruhm 6, Blinde Wut 7, Einsturz der Schächte 8, Lehrling 9. Mit „{ option-dwarf-special-backs }: { option-dwarf-special-backs-same-order }“: Ein Heer ausheben 1, Rat halten 2, Gegenstand verkaufen 3, Vergangener Ruhm 4, Sonderauftrag 5, Umkehren 6, Lehrling 7, Einsturz der Schächte 8, Blinde Wut 9. Die Rückseiten für 7 und 9 sind Goldadern, alle anderen Eisenadern. Welcher Zuordnung die veröffentlichte Schachtel folgt, ist nicht belegt.
    .title = Rückseiten der Sonderaktionen
rule-D1-6 = Eisen, Stahl und Gold sind Rohstoffe, Gegenstände und Ruhm nicht. Von allen fünf gibt es unbegrenzt viel. Mehr als 4 Arbeiter hat niemand.
    .title = Rohstoffe und Grenzen

## D2 Spielvorbereitung

rule-D2-1 = Die neun Startkarten bilden die Mine, jede auf ihrem Ort. Die Stapel sind offen: Alle dürfen sie jederzeit durchsehen, auch nach Blinder Wut.
    .title = Die Mine und ihre offenen Stapel
rule-D2-2 = Die Sonderaktionskarten werden gemischt und mit der Aktionsseite nach oben auf drei Sonderstapel zu je drei Karten verteilt. Die oberste Karte jedes Sonderstapels ist also allen bekannt.
    .title = Die Sonderstapel
rule-D2-3 = Die Bergkarten werden gemischt und bilden verdeckt den Berg. Mit der Option „{ option-dwarf-mountain }: { option-dwarf-mountain-a-over-b }“ werden die A-Karten und die B-Karten getrennt gemischt, und die A-Karten kommen obenauf.
    .title = Der Berg
rule-D2-4 = Alle beginnen mit 2 regulären Arbeitern und ohne Rohstoffe, Gegenstände oder Ruhm. Wer beginnt, entscheidet das Los (allein: siehe D8.1).
    .title = Was alle am Anfang haben
rule-D2-5 = Zu zweit und zu dritt wird mit einem Exemplar gespielt, zu viert und zu fünft mit zweien (Kapitel D9); mit weniger Personen sind zwei Exemplare nicht vorgesehen. Allein spielst du gegen einen automatischen Gegner (Kapitel D8).
    .title = Wie viele mitspielen
rule-D2-6 = Verborgen sind für alle die Reihenfolge des Berges und die Lage der übrigen Sonderaktionskarten unter den obersten: in welchem Sonderstapel und in welcher Folge sie liegen. Alles andere ist offen, auch welche Karten der Berg enthält und wo eine sichtbare Sonderaktionskarte landen wird (D1.5).
    .title = Was verborgen ist

## D3 Graben

rule-D3-1 = Jede Runde beginnt mit dem Graben: Zieh eine Karte vom Berg und leg sie oben auf ihren Ort, dann zieh und leg eine zweite. Gehören beide zum selben Ort, wird eine dritte gezogen und gelegt, aber nie eine vierte.
    .title = Zwei Karten, manchmal drei
rule-D3-2 = Muss eine Karte gezogen werden und der Berg ist leer, endet das Spiel sofort, gleich ob die erste, zweite oder dritte Karte fehlt. Gewählt und ausgeführt wird nichts mehr; gewertet wird, was alle besitzen. Ein leerer Berg allein beendet nichts: Die Runde geht weiter, und „Rat halten“ (D5.2) oder „Umkehren“ (D5.6) können ihn wieder füllen. Sonst endet das Spiel nur mit 4 Gegenständen am Ende einer Runde (D6.9) oder durch den Ruhm eines Gegners im Solospiel (D8.7).
    .title = Der Berg ist erschöpft

## D4 Aktionen wählen

rule-D4-1 = Erster Durchgang: Reihum im Uhrzeigersinn, angefangen bei der Person, die die Runde beginnt, müssen alle entweder einen Arbeiter auf einen freien Ort setzen oder eine Sonderaktion nehmen.
    .title = Erster Durchgang
rule-D4-2 = Eine Sonderaktion kostet deine beiden regulären Arbeiter oder einen Arbeiter und 4 Ruhm; Ruhm kann nur einen Arbeiter ersetzen. Geh in dieser Reihenfolge vor: Zahle; nimm die oberste Karte eines beliebigen Sonderstapels, der nicht leer ist; führe ihre Wirkung aus; Arbeiter, die dort stehen, wo sie landen wird, führen ihre Aktion vorgezogen aus (D4.3); dreh die Karte um und leg sie auf ihren Ort. Sonderstapel sind nie gesperrt, auch mehrere Personen dürfen denselben nutzen. Bezahlte Arbeiter liegen bis zum Ende der Runde auf dem Sonderstapel, außer einem, den „Umkehren“ oder „Lehrling“ versetzt (D5.10). Der Arbeiter, den du durch Ruhm gespart hast, ist für den zweiten Durchgang da.
    .title = Eine Sonderaktion nehmen
rule-D4-3 = Stehen dort, wo die Sonderaktionskarte landen wird, Arbeiter, führen ihre Besitzer zuerst die Karte aus, die dann, also nach der Wirkung, dort obenauf liegt. Ein solcher Arbeiter ist danach verbraucht: Er bleibt stehen, hält den Ort besetzt und führt in dieser Runde nichts mehr aus, was auch immer noch obenauf kommt.
    .title = Vorgezogene Ausführung
rule-D4-4 = Zweiter Durchgang: In umgekehrter Reihenfolge, also von hinten, darf jede Person, die noch einen regulären Arbeiter hat, ihn auf einen freien Ort setzen oder in dieser Runde nicht einsetzen. Hast du beide Arbeiter bezahlt, wirst du übersprungen; hast du mit Ruhm bezahlt, bist du an deinem üblichen Platz an der Reihe. Beispiel mit der Reihenfolge A, B, C: Hat B eine Sonderaktion genommen, folgen C und A; hat B dabei mit Ruhm bezahlt, folgen C, B und A. Im zweiten Durchgang gibt es keine Sonderaktionen, also nimmt jede Person höchstens eine je Runde.
    .title = Zweiter Durchgang
rule-D4-5 = Du darfst eine Sonderaktion nehmen, deren Wirkung unmöglich ist. Dann geschieht nichts, aber die Karte wird trotzdem umgedreht und gelegt; schon das kann sich lohnen. Das Spiel warnt dich vorher. Eine mögliche Wirkung musst du ausführen. Mit der Option „{ option-dwarf-decline }: { option-dwarf-decline-true }“ (D6.7) darfst du bei „Gegenstand verkaufen“ und „Sonderauftrag“ auf den Tausch verzichten.
    .title = Unmögliche und mögliche Wirkung
rule-D4-6 = Bei der vorgezogenen Ausführung (D4.3) werden Minen- und Schmiedekarten sofort nach D6.7 bezahlt und bringen sofort ihren Ertrag; greifen später Ork-Plünderer an, nehmen sie nichts zurück. Verteidigung bringt sofort Ruhm, und das Monster, das verdeckt wird, greift nicht an. „Hilfe holen“ behält seinen Anspruch für D6.1: Die Helfer kommen erst dort, außer bei einem Gegner im Solospiel (D8.10). Stehen dort mehrere Arbeiter, sind alle an der Reihe, die nicht verbraucht sind, in der Reihenfolge, in der sie eingesetzt wurden.
    .title = Was vorgezogen geschieht
rule-D4-7 = Auch „Rat halten“, „Vergangener Ruhm“, „Einsturz der Schächte“ und „Blinde Wut“ können die oberste Karte unter einem Arbeiter ändern. Das führt zu keiner vorgezogenen Ausführung; dazu kommt es nur, wo die Sonderaktionskarte selbst hingelegt wird. Ein Arbeiter, der nicht verbraucht ist, führt in Kapitel D6 aus, was dann obenauf liegt.
    .title = Andere Änderungen unter Arbeitern
rule-D4-8 = Auch ein verbrauchter Arbeiter hält seinen Ort besetzt. Ein Monster, das unter ihm zum Vorschein kommt, greift nicht an, bringt ihm aber keinen Ruhm, denn er führt nichts mehr aus. Auch eine Schmiede, eine Minenkarte oder „Hilfe holen“ unter ihm bringt ihm nichts.
    .title = Karten unter verbrauchten Arbeitern
rule-D4-9 = In beiden Durchgängen gibt es immer einen freien Ort, denn vor jedem Einsetzen sind höchstens 5 von 9 Orten besetzt, mit zwei Exemplaren 9 von 18. Deshalb kann im ersten Durchgang niemand passen. Nur Helfer können, zu dritt oder zu fünft, alles besetzt vorfinden.
    .title = Platz ist immer

## D5 Sonderaktionen

rule-D5-1 = Ein Heer ausheben: In dieser Runde greift kein Monster an. Ruhm gibt es nur für echte Arbeiter, die verteidigen. Verteidigungsorte ohne Arbeiter bleiben für Arbeiter und Helfer frei; verhindert wird allein der Angriff. Mit der Option „{ option-dwarf-muster-locations }: { option-dwarf-muster-locations-occupied }“ können Helfer nicht dorthin: Diese Orte gelten als besetzt, solange Aktionen ausgeführt werden.
    .title = Ein Heer ausheben
rule-D5-2 = Rat halten: Von jedem Ort mit zwei oder mehr Karten, besetzt oder nicht, wird die oberste Karte in den Berg gemischt.
    .title = Rat halten
rule-D5-3 = Gegenstand verkaufen: Gib 1 Gegenstand ab und nimm 5 Rohstoffe in beliebiger Mischung. Rohstoffe sind hier und in D5.5 Eisen, Stahl und Gold.
    .title = Gegenstand verkaufen
rule-D5-4 = Vergangener Ruhm: Wähle einen beliebigen Ort mit zwei oder mehr Karten, besetzt oder nicht, und dort eine beliebige Karte unter der obersten. Sie kommt nach oben, die anderen behalten ihre Reihenfolge.
    .title = Vergangener Ruhm
rule-D5-5 = Sonderauftrag: Zahle genau 5 Rohstoffe, darunter mindestens je 1 Eisen, Stahl und Gold, in einer Mischung deiner Wahl, und nimm 1 Gegenstand.
    .title = Sonderauftrag
rule-D5-6 = Umkehren: Wähle einen freien Ort mit zwei oder mehr Karten; zu einem anderen Arbeiter darfst du nur mit dem Lehrling, und kein Ort wird je leer. Seine oberste Karte wird in den Berg gemischt, und einer deiner Arbeiter (D5.10) kommt sofort dorthin; er ist in Kapitel D6 an der Reihe. Gibt es keinen solchen Ort, geschieht nichts, und es wird kein Arbeiter eingesetzt.
    .title = Umkehren
rule-D5-7 = Lehrling: Einer deiner Arbeiter (D5.10) kommt auf einen Ort, auf dem ein Arbeiter einer beliebigen anderen Person steht, verbraucht oder nicht. Jeder Arbeiter dort, der nicht verbraucht ist, führt die Karte voll aus: Jeder erhält für sich Ertrag, schmiedet, holt Helfer oder bekommt Ruhm. Im Solospiel gibt es diese Karte nicht.
    .title = Lehrling
rule-D5-8 = Einsturz der Schächte: Die oberste Karte jedes Ortes kommt unter ihren Stapel.
    .title = Einsturz der Schächte
rule-D5-9 = Blinde Wut: Der Stapel jedes Ortes wird gemischt, einer nach dem anderen in Lesereihenfolge.
    .title = Blinde Wut
rule-D5-10 = Der Arbeiter, den „Umkehren“ und „Lehrling“ einsetzen, ist einer von denen, die du gerade bezahlt hast: Er geht vom Sonderstapel auf den Ort, der andere bezahlte bleibt draußen. Hast du mit Ruhm bezahlt, geht dein einziger bezahlter Arbeiter, und der gesparte ist weiter für den zweiten Durchgang da. Er ist ein regulärer Arbeiter und gilt als in diesem Moment eingesetzt. Landet die Sonderaktionskarte selbst auf diesem Ort, führt er seine Aktion vorgezogen aus (D4.3).
    .title = Welcher Arbeiter geht
rule-D5-11 = Startkarten und Rückseiten von Sonderaktionen, die in den Berg gelangen, kommen als Minenkarten auf ihren Ort zurück, nie wieder als Sonderaktionen; im Berg sehen sie aus wie jede andere Karte. Alle Karten einer Wirkung kommen zusammen hinein, dann wird der ganze Berg gemischt, auch mit „{ option-dwarf-mountain }: { option-dwarf-mountain-a-over-b }“. War der Berg leer, bilden sie den neuen Berg.
    .title = Karten zurück in den Berg

## D6 Aktionen ausführen

rule-D6-1 = Zuerst Hilfe holen. Du hast einen Anspruch, wenn jetzt einer deiner Arbeiter, der nicht verbraucht ist, auf „Hilfe holen“ steht oder wenn einer „Hilfe holen“ vorgezogen ausgeführt hat; ein Arbeiter, unter dem „Hilfe holen“ durch eine andere Karte ersetzt wurde (D4.7), hat keinen. Mit einem Anspruch bekommst du genau 2 Helfer, gleich wie viele Ansprüche du hast und ob du beide regulären Arbeiter eingesetzt hast. Die Reihenfolge richtet sich danach, wann in dieser Runde der jeweils erste Arbeiter mit Anspruch eingesetzt wurde, nicht danach, wann die Karte erschien oder ausgeführt wurde. In dieser Folge kommen erst alle dritten, dann alle vierten Arbeiter. Ein Helfer kommt auf einen beliebigen freien Ort, auch Verteidigung und „Hilfe holen“, nie auf einen Sonderstapel. Du musst keinen einsetzen; ist kein Ort frei, ist er verloren. In D6.2 verteidigt ein Helfer schon mit; auf „Hilfe holen“ blockiert er nur.
    .title = Hilfe holen
rule-D6-2 = Dann Verteidigung, in Lesereihenfolge. Ist der Ort besetzt, auch durch einen Helfer, gibt es keinen Angriff, und jeder Arbeiter dort, der nicht verbraucht ist, bringt 1 Ruhm. Ist der Ort frei, greift das Monster an und trifft alle. Jeder Angriff gilt dem, was der vorige übrig gelassen hat.
    .title = Verteidigung
rule-D6-3 = Niemand verliert mehr, als da ist. Treffen die Sidhe jemanden mit nur 1 Gold, wird aus diesem 1 Gold 1 Eisen.
    .title = Verluste
rule-D6-4 = Dann Mine, im Uhrzeigersinn, angefangen bei der Person, die diese Runde begonnen hat. Jede führt zuerst ihre regulären Arbeiter in beliebiger Reihenfolge aus, dann ebenso ihre Helfer. Gefragt wirst du nur, wenn die Reihenfolge das Ergebnis ändert; sonst kommen Adern vor „Stahl legieren“, und Gegner im Solospiel halten es immer so. Ork-Plünderer, gegen die niemand verteidigt, sperren für den Rest dieser Runde alle Minenkarten, auch „Stahl legieren“, aber nicht die Schmieden.
    .title = Mine
rule-D6-5 = Zuletzt Schmiede: Jeder Arbeiter auf einer Schmiede zahlt den Preis und nimmt 1 Gegenstand. Die Reihenfolge ist die von D6.4, unter den eigenen Arbeitern wählst du. Das ist nur wichtig, wenn du nicht alle bezahlen kannst; nur dann wirst du gefragt.
    .title = Schmiede
rule-D6-6 = Helfer folgen den regulären Arbeitern innerhalb des Schrittes Mine und innerhalb des Schrittes Schmiede; bei der Verteidigung macht das keinen Unterschied. Sie warten nicht, bis alle Schmieden fertig sind, denn ein Helfer muss verteidigen können. Das Eisen eines Helfers kommt also zu spät für das Stahllegieren eines regulären Arbeiters, aber rechtzeitig für jede Schmiede.
    .title = Helfer nach regulären Arbeitern
rule-D6-7 = Hast du zu wenig Rohstoffe, geschieht nichts: Es wird nichts teilweise bezahlt, und der Arbeiter hat seine Aktion vertan. Ein Tausch, den du bezahlen kannst, wird ausgeführt. Mit der Option „{ option-dwarf-decline }: { option-dwarf-decline-true }“ darfst du bei jedem „Stahl legieren“ und jeder Schmiede verzichten, wenn sie ausgeführt wird, auch vorgezogen. Gegner im Solospiel verzichten nie.
    .title = Zu arm oder verzichtet
rule-D6-8 = Der Startmarker kann in einer Runde zweimal wandern. Am Ende des Schrittes „Hilfe holen“ geht er im Uhrzeigersinn einen Platz weiter, wenn die Person mit dem Marker einen Anspruch hatte, ob sie Helfer eingesetzt hat oder nicht. Am Ende des Schrittes Schmiede geht er einen Platz weiter, wenn die Person, die ihn dann hat, in dieser Runde eine Schmiede genommen hat. Genommen heißt: Einer ihrer Arbeiter oder Helfer, der nicht verbraucht ist, stand in D6.5 auf einer Schmiede, oder einer hat eine Schmiede vorgezogen ausgeführt; ob der Preis bezahlt wurde, ob verzichtet wurde oder ob er zu hoch war, ist gleich. Beispiele, in denen A den Marker hat: A hat Hilfe geholt und geschmiedet, B nichts davon, also landet er bei B. A hat Hilfe geholt, B hat geschmiedet, also landet er bei C. A hat nur geschmiedet, also landet er bei B. Die Reihenfolge der laufenden Runde ändert sich nie.
    .title = Der Startmarker
rule-D6-9 = Am Ende der Runde gehen alle Arbeiter heim, und „Ein Heer ausheben“ ist vorbei. Besitzt jetzt jemand 4 oder mehr Gegenstände, ist das Spiel zu Ende. Verkaufte Gegenstände zählen nicht, solche aus dem Sonderauftrag schon. Ein vierter Gegenstand mitten in der Runde bricht sie nicht ab.
    .title = Ende der Runde

## D7 Schlusswertung

rule-D7-1 = Es gibt drei Kategorien: Stahl, Gold und Gegenstände. Wer allein am meisten hat, führt in der Kategorie; teilen sich mehrere den Höchstwert, führt niemand.
    .title = Die drei Kategorien
rule-D7-2 = Wer in den meisten Kategorien führt, gewinnt, auch mit 1 zu 0. Haben mehrere die höchste Zahl (1-1-1, 1-1-0 oder 0-0-0), entscheidet nur unter ihnen der Ruhm, dann das Eisen, dann die Gegenstände, jeweils unter denen, die noch gleichstehen. Ist alles gleich, teilen sie sich den Sieg.
    .title = Sieg und Gleichstand
rule-D7-3 = Beispiele, in der Folge Gegenstände / Gold / Stahl. 4/9/8 verliert gegen 2/10/12. 4/9/8 mit 7 Ruhm verliert gegen 2/9/14 mit 9 Ruhm. Dasselbe mit gleichem Ruhm, aber 1 Eisen gegen 5: Die 5 gewinnen. Dasselbe mit gleichem Ruhm und Eisen: Die 4 Gegenstände gewinnen. Zu dritt steht es 1-1-0: Die dritte Person ist aus dem Rennen, gleich wie viel Ruhm sie hat. Bei 0-0-0 vergleichen alle drei ihren Ruhm.
    .title = Beispiele

## D8 Allein spielen

rule-D8-1 = Allein spielst du wie zu zweit, aber der Gegner beginnt immer, der Marker wandert nie, und die Reihenfolge ist: sein erster Arbeiter, dein erster, sein zweiter, dein zweiter. Seine Helfer setzt er sofort ein (D8.3) und hat mit D6.1 nichts zu tun; deine kommen dort wie üblich. Er nimmt nie Sonderaktionen. Der Lehrling bleibt aus dem Spiel, die Sonderstapel haben also 3, 3 und 2 Karten.
    .title = Was anders ist
rule-D8-2 = Eldhúsfífl. Sein erster Arbeiter geht auf den schwarzen Ort der Karte, die beim Graben zuletzt gelegt wurde. Sein zweiter: Hast du einen Arbeiter eingesetzt, auf den schwarzen Ort der obersten Karte, auf der er steht; hast du eine Sonderaktion genommen, auf den Ort, auf den ihre Karte gelegt wurde (ein Arbeiter durch „Umkehren“ bleibt außer Betracht). Ist der Ort von irgendwem besetzt, nimmt er den weißen Ort derselben Karte. Ist auch der besetzt, nimmt er den ersten freien Ort in Lesereihenfolge.
    .title = Eldhúsfífls Arbeiter
rule-D8-3 = Das gilt für alle Gegner. Seine Helfer kommen gleich nach seinem Arbeiter auf „Hilfe holen“: auf die beiden anderen Orte der Reihe, wenn beide frei sind; sonst auf die beiden anderen der Spalte, wenn beide frei sind; sonst auf den freien Ort der Reihe und den freien Ort der Spalte. Wer dann noch übrig ist, kommt auf den ersten freien Ort in Lesereihenfolge. Eingesetzt wird in der Reihe vor der Spalte, von links nach rechts und von oben nach unten. Das geschieht nur einmal je Runde, und der Arbeiter auf „Hilfe holen“ ist danach verbraucht.
    .title = Seine Helfer
rule-D8-4 = Andvéttr. Mit seinem zweiten Arbeiter nimmt er vor allem anderen, auch nach deiner Sonderaktion, das erste freie „Hilfe holen“ in Lesereihenfolge, außer er hat in dieser Runde schon Helfer. Sonst und mit dem ersten Arbeiter zielt er auf den Ort nach D8.2. Kann er ihn nicht nutzen (D8.5), nimmt er von links den ersten freien und nutzbaren Ort in der Reihe des Ziels; gibt es keinen, doch das Ziel. Weiß kommt nur infrage, wenn Schwarz besetzt ist, nicht wenn es nutzlos ist. Mit der Option „{ option-dwarf-opponent-row }: { option-dwarf-opponent-row-free }“ genügt ihm der erste freie Ort der Reihe, nützlich oder nicht. Mit der Option „{ option-dwarf-opponent-help }: { option-dwarf-opponent-help-always }“ nimmt sein zweiter Arbeiter ein freies „Hilfe holen“, auch wenn er schon Helfer hat, obwohl es ihm nichts bringt.
    .title = Andvéttrs Arbeiter
rule-D8-5 = Nutzbar sind für Andvéttr und Andvéttr faðir: Adern und Verteidigung immer; „Stahl legieren“, wenn er 3 Eisen hat; eine Schmiede, wenn er ihren Preis einmal zahlen kann; „Hilfe holen“, solange er in dieser Runde keine Helfer hat, also immer für seinen ersten Arbeiter. Er urteilt nach den obersten Karten und nach dem, was er jetzt besitzt: Er rechnet mit keinem Ertrag, legt nichts für seine anderen Arbeiter zurück und sieht keinen Angriff voraus. Seine Helfer folgen D8.3 ohne diese Prüfung.
    .title = Nutzbare Orte
rule-D8-6 = Andvéttr und Andvéttr faðir schmieden doppelt: In D6.5 läuft jede seiner Schmieden, auch die eines Helfers, zweimal hintereinander ab, beim zweiten Mal zum selben Preis, wenn er ihn noch zahlen kann. Seine Schmieden folgen der Reihenfolge des Einsetzens, reguläre Arbeiter zuerst. Das gilt nicht für „Stahl legieren“ und nicht bei vorgezogener Ausführung.
    .title = Doppelt schmieden
rule-D8-7 = Gegen Andvéttr und Andvéttr faðir bringen ihm deine erste, zweite und dritte Sonderaktion der Partie 1, 2 und 3 Ruhm, sobald du bezahlt hast und vor der Wirkung; eine vierte ist nicht erlaubt. Sobald er 12 oder mehr Ruhm hat, auch mitten in einem Schritt oder bei vorgezogener Ausführung, gewinnt er; nichts wird mehr ausgeführt oder gewertet. Bei Eldhúsfífl gibt es keinen solchen Ruhm, keine Grenze und keinen solchen Sieg.
    .title = Sein Ruhm
rule-D8-8 = Andvéttr faðir spielt wie Andvéttr, aber wenn die Reihe nichts hergibt, nimmt er in Lesereihenfolge den ersten freien und nutzbaren Ort der ganzen Mine; einen nutzlosen nimmt er nie. Gibt es gar keinen, setzt er diesen Arbeiter nicht ein. Seine Helfer folgen weiter D8.3.
    .title = Andvéttr faðirs Arbeiter
rule-D8-9 = Die Gegner bilden eine Leiter: Eldhúsfífl, Andvéttr, Andvéttr faðir. Wer einen schlägt, schaltet den nächsten frei; ein geteilter Sieg genügt nicht. Die Leiter wird nur angezeigt: Wählen kannst du jederzeit jeden Gegner.
    .title = Die Leiter der Gegner
rule-D8-10 = Der Gegner wartet nie. Bringt deine Sonderaktion „Hilfe holen“ unter einem seiner Arbeiter zum Vorschein, der nicht verbraucht ist, und hat er in dieser Runde keine Helfer, setzt er sie nach D8.3 ein, sobald deine Karte liegt, selbst wenn sie genau dort gelandet ist, und vor seinem zweiten Arbeiter. Landet eine Sonderaktionskarte auf seinem „Hilfe holen“, dessen Helfer schon eingesetzt sind, bringt es ihm nichts noch einmal. Sonst gilt für ihn die vorgezogene Ausführung wie für alle, mit nur einmal Schmieden.
    .title = Helfer durch deine Aktion

## D9 Zwei Exemplare

rule-D9-1 = Es gibt zwei Minen (die zweite hat die Orte 10 bis 18), zwei Berge, zweimal Sonderstapel (die zweiten sind 4 bis 6) und einen Marker. Beim Graben werden von jedem Berg zwei Karten gezogen, vom ersten Exemplar zuerst; ob eine dritte fällig ist, gilt für jeden Berg für sich. Arbeiter und Helfer dürfen auf jeden der 18 Orte. Weiterhin haben alle 2 reguläre und höchstens 4 Arbeiter.
    .title = Zwei Minen
rule-D9-2 = Wirkungen auf die ganze Mine erfassen beide: „Ein Heer ausheben“, „Rat halten“, „Einsturz der Schächte“, „Blinde Wut“ und Ork-Plünderer. Monster treffen alle. Für „Vergangener Ruhm“, „Umkehren“ und „Lehrling“ wird einer der 18 Orte gewählt, gleich aus welchem Exemplar die Sonderaktionskarte stammt.
    .title = Wirkungen auf beide Minen
rule-D9-3 = Karten bleiben bei ihrem Exemplar: Eine Sonderaktionskarte landet in der Mine, zu deren Exemplar ihr Sonderstapel gehört, und eine zurückgeschickte Karte kommt in den Berg ihrer Mine. In Lesereihenfolge kommt erst die erste, dann die zweite Mine. Kann einer der beiden Berge eine fällige Karte nicht liefern, endet das Spiel sofort.
    .title = Karten bleiben beim Exemplar

## D10 Wissenswertes

rule-D10-1 = Zu jedem der neun Orte gehören fünf Bergkarten.
    .title = Karten je Ort
rule-D10-2 = Unter den Bergkarten ist jeder Ort genau fünfmal das Ziel des schwarzen Meeples.
    .title = Schwarze Ziele
rule-D10-3 = Auf jeder Startkarte und jeder Bergkarte sind der schwarze Ort, der weiße Ort und der Ort der Karte selbst drei verschiedene Orte.
    .title = Drei verschiedene Orte
rule-D10-4 = Kommt keine Karte in den Berg zurück und erreicht niemand 4 Gegenstände, hat eine Partie 15 bis 22 volle Runden, im Mittel etwa 21,3; weniger als 18 kommen kaum je vor.
    .title = Länge einer Partie
