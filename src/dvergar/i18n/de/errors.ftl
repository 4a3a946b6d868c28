# Was nicht geht, und warum. Begründungen, auf die eine Regelnummer folgt, haben keinen Schlusspunkt.

error-unknown = Etwas ist schiefgegangen.
error-game-over = Das Spiel ist zu Ende.
error-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $games }.
error-players = Nidavellir ist für { $least } bis { $most } Elvaland, nicht für { $given }.
error-option = Unbekannte Option: { $option }. Bekannt: { $options }.
error-option-value = Für { $option } ist möglich: { $values }, nicht { $given }.
error-seed = Ein Seed ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern, anders als „{ $seed }“.
error-nonce = Eine Nonce besteht aus höchstens 64 Hexadezimalziffern, anders als „{ $nonce }“.
error-nonces = Zahl der Nonces: { $count }, Zahl der Plätze: { $players }. Gib für jeden Platz genau eine an.
error-seat = Platz { $seat } hat jetzt nichts zu entscheiden.
error-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
error-seat-type = Ein Platz ist eine ganze Zahl, nicht { $given }.
error-words-type = Eine Aktion ist ein Text oder ein Code, nicht { $given }.
error-words = „{ $words }“ ist keine Aktion dieses Spiels.
error-code = Der Code { $code } ist jetzt keine erlaubte Aktion.
error-coin = „{ $coin }“ ist keine Münze (in „{ $words }“).
error-hero = „{ $hero }“ ist kein Held (in „{ $words }“).
error-class = „{ $word }“ ist keine Klasse (in „{ $words }“): warrior, hunter, miner, blacksmith, explorer.
error-card = „{ $card }“ ist keine Karte (in „{ $words }“).
error-bid-words = Ein Gebot nennt drei Münzen, eine je Taverne: „bid 5 0 3“, nicht „{ $words }“.
error-transform-words = Sag, wo die Münze liegt und welche es ist: „transform pouch 4“, nicht „{ $words }“.
error-trade-words = Ein Tausch nennt zwei Münzen: „trade 4 3“, nicht „{ $words }“.
error-drop-words = Sag, welche 5 du abgibst: „drop 5“ oder „drop 5t“, nicht „{ $words }“.
error-stale-core = Der kompilierte Kern wurde aus älteren Quellen gebaut. Installiere neu (pip install .) oder setze DVERGAR_CORE=interpreted.

illegal-not-asked = „{ $words }“ ist jetzt nicht gefragt: Zu entscheiden ist „{ $asked } …“
illegal-coin-not-there = Für dieses Gebot hast du keine Münze { $coin } mehr
illegal-coin-not-in-place = Dort ({ $place }) liegt keine Münze { $coin }
illegal-discard-count = { $count ->
    [one] Nenne eine Spalte, aus der du abwirfst
   *[other] Nenne { $count } verschiedene Spalten, aus denen du abwirfst
}
illegal-discard-twice = Die beiden abgeworfenen Karten kommen aus verschiedenen Spalten
illegal-ylud-must = Ylud muss jetzt auf eine Spalte gelegt werden
illegal-card-not-here = „{ $card }“ liegt nicht in dieser Taverne
illegal-card-not-seen = „{ $card }“ ist keine der drei Karten des Fernrohrs der Weitsicht
illegal-choice = „{ $words }“ ist jetzt nicht möglich

closed-dagda = Dagda braucht zwei andere Spalten mit einer Zwergenkarte obenauf
closed-bonfur = Bonfur braucht eine andere Spalte mit einer Zwergenkarte obenauf
closed-hourya = Hourya braucht fünf Rangabzeichen bei den Entdeckern, du hast { $ranks }
closed-hero-taken = Dieser Held gehört schon zu einer anderen Streitmacht
closed-hero-out = Dieser Held bleibt in der Erstpartie aus dem Spiel
closed-column-own = Aus der eigenen Spalte des Helden wird nichts abgeworfen
closed-column-empty = Diese Spalte ist leer
closed-column-hero = Ein Held obenauf sperrt diese Spalte
closed-column-smith = Der besondere Schmied gilt hier als Auszeichnung und sperrt diese Spalte
closed-coin-fixed = Die { $coin } wird nie aufgewertet
closed-coin-on-tavern = Die { $coin } liegt bis zum Ende der Runde auf einer Taverne
closed-ylud-own = Ihre eigene Spalte wäre dasselbe wie Bleiben

position-list = Das muss eine Liste von Wörtern sein.
position-table = Das muss eine Tabelle mit Feldern sein.
position-field = Ein solches Feld gibt es nicht. Bekannt: { $fields }.
position-number = Das ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
position-name = „{ $given }“ gehört nicht zu diesen: { $names }.
position-coin = „{ $given }“ ist keine Münze: 0, 2, 3, 3s, 4, 5, 5t, 6 bis 25.
position-card = „{ $given }“ ist hier keine Karte.
position-hero = „{ $given }“ ist kein Held.
position-seats = Es gibt höchstens { $players } Plätze.
position-bid = Ein Gebot nennt drei Münzen, eine je Taverne; „-“, wo keine liegt.
position-bid-missing = In diesem Moment müssen die Münzen dieses Platzes auf den Tavernen liegen.
position-no-bid-now = In diesem Moment liegen keine Münzen auf den Tavernen.
position-coin-not-held = Dieser Platz besitzt die Münze { $coin } nicht (oder nicht so oft).
position-hand = Das sind nicht die Münzen, die auf der Hand geblieben sind.
position-uline = Wer Uline besitzt, hat Münzen nur an den erledigten Tavernen: { $count } in diesem Moment, die anderen sind auf der Hand.
position-too-early = Das kann vor der Zwischenwertung niemand haben.
position-thrud = Thrud steht zuoberst in einer Spalte oder ist auf der Hand dessen, der gerade handelt; nur am Ende liegt sie neben dem Truppentableau.
position-json = Das sind keine einfachen Daten (Tabellen, Listen, Texte, Zahlen).
position-unstable = Zu dieser Stellung kommt keine Partie: Sie würde anders geschrieben.
position-known = Eine Münze, die als bekannt geschrieben ist, liegt nicht dort.
position-unknown = In einer Stellung, von der aus gespielt wird, gibt es keine unbekannten Münzen.
position-stand = Dort liegt sie nicht ({ $column }): Schreib sie in die Spalte.
position-dealt = In dieser Phase werden die Tavernen erst gefüllt; lass sie weg oder nimm die Phase „bidding“.
position-stage = Von diesem Moment aus lässt sich keine Partie fortsetzen.
position-order = Die Reihenfolge nennt jeden der { $players } Plätze genau einmal, gezählt ab 0.
position-tavern-size = { $size ->
    [one] In diesem Moment liegt 1 Karte in der Taverne.
   *[other] In diesem Moment liegen { $size } Karten in der Taverne.
}
position-deck-size = { $size ->
    [one] In diesem Moment hat der Stapel 1 Karte.
   *[other] In diesem Moment hat der Stapel { $size } Karten.
}
position-deck-short = Der Stapel ist zu klein für das Fernrohr der Weitsicht.
position-card-too-often = So oft gibt es diese Karte nicht: { $given }.
position-too-few-cards = Dafür sind zu wenige Karten übrig.
position-discards = Die Zahl der abgelegten Karten passt nicht; Karten, die nirgends liegen: { $count }.
position-treasury = Die Schatzkammer passt nicht zu den Münzen der Plätze.
position-hall = Die ausliegenden Helden passen nicht zu den Helden der Plätze.
position-no-choice = Das könnte hier niemand entscheiden.
position-flag = Hier steht true oder false, nicht „{ $given }“.
position-card-which = „{ $given }“ kann hier mehrere Karten meinen: Füge den Buchstaben des Stapels hinzu.
position-card-elsewhere = „{ $given }“ gehört an einen anderen Ort
position-card-twice = „{ $given }“ läge an zwei Stellen
position-stack = An einem Ort liegen 1 bis 7 Karten
position-pile-size = Die Sonderstapel passen nicht zu den übrigen Sonderaktionen: höchstens drei je Stapel, und jede Karte liegt an einer Stelle
position-mountain-size = Der Berg passt nicht zu den übrigen Karten.
position-layers = Hier liegen nicht alle A-Karten über allen B-Karten
position-apprentice = { special-apprentice } gibt es im Spiel allein nicht
position-workers = Bis zu vier Arbeiter: Nummern von Orten, „pile“, „home“ oder Tabellen.
position-worker = Dort kann jetzt kein Arbeiter sein ({ $given })
position-worker-twice = Zwei Arbeiter desselben Platzes stehen nicht am selben Ort
position-helpers = Helfer sind nicht da, bevor die Hilfe ausgeführt wird.
position-placed = Die Reihenfolge des Setzens zählt ab 1 ohne Lücken.
position-claim = Ein Anspruch ist die Nummer, mit der ein eigener Arbeiter gesetzt wurde, der jetzt verbraucht ist.
position-not-asked = In diesem Augenblick sind Arbeiter von allen unterwegs, die schon dran waren, und von niemandem sonst
position-solo-start = Im Spiel allein beginnt der Gegner (Platz 1) und hat den Startmarker
position-renown = Mit so viel Ruhm hat der Gegner schon gewonnen
position-drawn = Nenne die Karte, der der Gegner folgt, und nur dann, wenn sein Arbeiter der nächste ist.

finding-gem-twice = Juwel { $gem } ist doppelt vergeben
finding-card-too-often = Von dieser Karte gibt es nur { $most }
finding-wrong-column = Diese Karte gehört nicht in diese Spalte
finding-neutral-in-column = Ein neutraler Held liegt neben dem Truppentableau
finding-army-large = Keine Streitmacht kann über { $most } Karten hinauswachsen
finding-coin-count = Alle haben fünf Münzen, hier sind es { $count }
finding-coin-twice = Niemand hat die Kupfermünze { $coin } doppelt
finding-coin-too-often = So oft gibt es die Münze { $coin } nicht
finding-coin-zero = Alle haben entweder die 0 oder die Mithrilmünze
finding-special-twice = Die Mithrilmünze gibt es nur einmal
finding-hero-twice = { $hero } gibt es nur einmal
finding-hero-out = { $hero } bleibt in der Erstpartie aus dem Spiel
finding-hero-no-column = { $hero } liegt in einer Spalte: Schreib den Namen dorthin
finding-dwergs = Es gibt fünf Dwerg-Brüder, nicht { $count }
finding-thrud-covered = Thrud wird nie verdeckt: In ihrer Spalte steht sie an letzter Stelle
finding-counted = Rangabzeichen und Punkte genügen zum Werten, aber nicht zum Weiterspielen
finding-hero-due = { $lines ->
    [one] 1 Set ist vollständig, aber ein Held fehlt
   *[other] { $lines } Sets sind vollständig, aber es sind weniger Helden da
}
finding-items = { $items } Gegenstände zu Beginn einer Runde: Das Spiel wäre zu Ende
finding-helpers-late = Sein Arbeiter auf Hilfe holen hätte seine Helfer sofort gebracht

record-json = Das ist kein JSON.
record-format = Das ist keine Aufzeichnung von Dvergar.
record-field = In einer Aufzeichnung gibt es kein Feld „{ $field }“.
record-actions = Eine Aufzeichnung hat eine Liste von Aktionen.
record-action = Aktion { $action } besteht nicht aus einem Platz und seinen Worten.
record-version = Die Aufzeichnung wurde mit Version { $version } der Regeln gespielt, dies ist Version { $known }.
record-secret = Das Geheimnis der Aufzeichnung ist noch nicht aufgedeckt: Sie lässt sich nicht nachspielen.
record-start = Vom Anfang der Aufzeichnung aus lässt sich nicht spielen: { $reason }
record-seed = Die Aufzeichnung lässt sich nicht starten: { $reason }
record-options = Eine Aufzeichnung hat eine Tabelle von Optionen.
record-illegal = Aktion { $action } verstößt gegen eine Regel: { $reason }
record-commitment = Das Commitment ist nicht der SHA-256 des Geheimnisses.
record-order = Die Aktionen sind nicht in der einen festgelegten Form geschrieben, oder die Gebote stehen nicht in der Reihenfolge der Plätze.
record-result = Das Ergebnis ist nicht das, was die Partie ergibt.
