# Bots: wer sie sind, was mit ihnen schiefgeht, warum sie so wählen, und wie sie gegeneinander abschneiden.

## Plätze

seat-thumb = { $name } (Faustregel)
seat-exec = { $name } ({ $program })

## Welche Bots es gibt

error-mind = Einen Bot „{ $mind }“ gibt es nicht. Bots sind { $minds } oder exec:PROGRAMM.
error-program = „{ $program }“ nennt kein Programm. Schreibe exec: und einen Befehl, etwa exec:./mybot --fast.
error-no-program = Es gibt kein ausführbares Programm „{ $program }“.

## Was mit einem Programm schiefgeht, und was stattdessen gespielt wird

bot-no-start = { $bot } lässt sich nicht starten ({ $problem }). Stattdessen wird „{ $played }“ gespielt.
bot-crashed = { $bot } hat sich ohne Antwort beendet (Status { $status }). Stattdessen wird „{ $played }“ gespielt.
bot-silent = { $bot } hat { $seconds } s lang nicht geantwortet und wurde beendet. Stattdessen wird „{ $played }“ gespielt.
bot-stopped = { $bot } wurde angehalten, bevor die Antwort kam. Stattdessen wird „{ $played }“ gespielt.
bot-illegal = „{ $played }“ wird gespielt, denn { $bot } antwortet „{ $answer }“: { $reason }
bot-gone = { $bot } wird nicht noch einmal gestartet. Stattdessen wird „{ $played }“ gespielt.

## Gründe am Tisch

play-reason = { $seat } hat „{ $action }“ gewählt. { $unit ->
    [points] Wert in Punkten
    [chance] Gewinnchance in Prozent
   *[other] Wert
}: { $worths }
play-trouble = { $seat } hat keine erlaubte Antwort gegeben; stattdessen wird eine andere Aktion gespielt. Die Einzelheiten stehen hier, sobald sie nichts Geheimes mehr verraten.
play-reasons-log = „log“ zeigt die ganze Partie mit den Gründen der Bots; jede andere Eingabe beendet.
play-reasons-verbose = --verbose zeigt die Gründe der Bots.

## Die Arena

cli-arena = Bots gegeneinander spielen lassen und vergleichen
cli-arena-epilog = Beispiele: dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3; dvergar arena dwarf --solo andvettr --bots thumb,random; dvergar arena --bots exec:./mybot,thumb
cli-bots = Bots, durch Kommas getrennt: eine Stufe (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONEN oder exec:PROGRAMM; sind es weniger als Spieler, besetzen sie die Plätze reihum, sind es mehr, spielt jede Gruppe (voreingestellt: thumb,random)
cli-arena-games = wie viele Partien jeder Bot spielt, auf ganze Kartenverteilungen aufgerundet (voreingestellt: 1000)
cli-simulations = wie viele Simulationen ein suchender Bot für eine Entscheidung rechnen darf
cli-seconds = wie viele Sekunden ein Bot über eine Entscheidung nachdenken darf (bei Programmen voreingestellt: 10)
cli-bad-budget = Simulationen und Sekunden müssen größer als 0 sein.
arena-title = { $title }: { $games } Partien, { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}
arena-speed = { $games } Partien je Sekunde
arena-fair = Bei gleicher Verteilung bekäme jeder Platz { $share } der Siege.
arena-games = Partien
arena-seats = Gespielte Plätze
arena-score = Punkte im Mittel
arena-rank = Platzierung im Mittel
arena-margin = Vorsprung vor dem besten anderen
arena-cpu = CPU-Zeit je Zug
arena-pairs = Wer vor wem landet (Gleichstand zählt halb), mit dem 95-%-Intervall
arena-pair-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-troubles = { $bot }: { $count ->
    [one] eine Entscheidung wurde für ihn getroffen.
   *[other] { $count } Entscheidungen wurden für ihn getroffen.
}
arena-trouble = { $count }×, zuerst in Partie { $game }: { $text }
arena-repeat = Wiederholen mit: { $command } (dvergar { $version })
