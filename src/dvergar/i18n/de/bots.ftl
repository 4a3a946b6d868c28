# Bots: wer sie sind, was mit ihnen schiefgeht, warum sie so wählen, und wie sie gegeneinander abschneiden.

## Plätze

seat-thumb = { $name } (Faustregel)
seat-exec = { $name } ({ $program })

## Welche Bots es gibt

error-mind = Einen Bot „{ $mind }“ gibt es nicht. Bots sind { $minds } oder exec:PROGRAMM.
error-program = „{ $program }“ nennt kein Programm. Schreibe exec: und einen Befehl, etwa exec:./mybot --fast.
error-no-program = Ein Programm „{ $program }“, das man starten kann, gibt es nicht.

## Was mit einem Programm schiefgeht, und was stattdessen gespielt wird

bot-no-start = { $bot } lässt sich nicht starten ({ $problem }). „{ $played }“ wird gespielt.
bot-crashed = { $bot } hat ohne Antwort geendet (Status { $status }). „{ $played }“ wird gespielt.
bot-silent = { $bot } hat { $seconds } s lang nicht geantwortet und wird beendet. „{ $played }“ wird gespielt.
bot-stopped = { $bot } wurde angehalten, bevor die Antwort kam. „{ $played }“ wird gespielt.
bot-illegal = „{ $played }“ wird gespielt, denn { $bot } antwortet „{ $answer }“: { $reason }
bot-gone = { $bot } wird nicht noch einmal gestartet. „{ $played }“ wird gespielt.

## Gründe am Tisch

play-reason = { $seat } hat „{ $action }“ gewählt. { $unit ->
    [points] Wert in Punkten
    [chance] Gewinnchance in Prozent
   *[other] Wert
}: { $worths }
play-trouble = { $seat } hat keine erlaubte Antwort gegeben; eine Aktion wird stattdessen gespielt. Was schiefging, steht hier, sobald es nichts mehr verrät.
play-reasons-log = „log“ zeigt die ganze Partie mit den Gründen der Bots; alles andere beendet.
play-reasons-verbose = Mit --verbose werden die Gründe der Bots genannt.

## Die Arena

cli-arena = Bots gegeneinander spielen lassen und sagen, wie sie abschneiden
cli-arena-epilog = Beispiele: dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3; dvergar arena dwarf --solo andvettr --bots thumb,random; dvergar arena --bots exec:./mybot,thumb
cli-bots = Bots, durch Kommas getrennt: eine Stufe (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONEN oder exec:PROGRAMM; sind es weniger als Spieler, besetzen sie die Plätze reihum, sind es mehr, spielt jede Gruppe (voreingestellt: thumb,random)
cli-arena-games = in wie vielen Partien jeder Bot spielt, auf ganze Auslagen aufgerundet (voreingestellt: 1000)
cli-simulations = so viele Simulationen darf ein Bot für eine Entscheidung rechnen, wenn er sucht
cli-seconds = so viele Sekunden darf ein Bot über eine Entscheidung nachdenken (bei Programmen voreingestellt: 10)
cli-bad-budget = Simulationen und Sekunden sind Zahlen über 0.
arena-title = { $title }: { $games } Partien aus { $deals } Auslagen
arena-speed = { $games } Partien in der Sekunde
arena-fair = Gleich verteilt hätte jeder Platz { $share } der Siege.
arena-games = Partien
arena-seats = Plätze darin
arena-score = Punkte im Mittel
arena-rank = Rang im Mittel
arena-margin = Vor dem besten anderen
arena-cpu = CPU-Zeit je Zug
arena-pairs = Wer vor wem endet (gleicher Rang zählt halb), mit dem 95-%-Intervall
arena-pair-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
arena-troubles = { $bot }: { $count ->
    [one] eine Entscheidung wurde für ihn getroffen.
   *[other] { $count } Entscheidungen wurden für ihn getroffen.
}
arena-trouble = { $count }×, zuerst in Partie { $game }: { $text }
arena-repeat = Noch einmal: { $command } (dvergar { $version })
