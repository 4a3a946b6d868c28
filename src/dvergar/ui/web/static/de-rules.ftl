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
