# Les raisons d’un conseil.

hint-gains = Cela donne { $gains }.
hint-help = Cela amène deux renforts pour cette manche.
hint-lead = { $good } : vous êtes alors en tête.
hint-lead-lost = { $good } : après le deuxième choix, vous ne seriez plus en tête.
hint-short = Pour le deuxième choix, { $card }, il vous manque { $goods }.
hint-spoiled = Le deuxième choix, { $card }, ne donnerait rien à cause des monstres.
hint-no-effect = Le deuxième choix, { $action }, serait sans effet maintenant.
hint-saved = Cela empêche les monstres de vous prendre { $goods }.
hint-lost = Après le deuxième choix, les monstres vous attaquent : { $gains }.
hint-glory = { $glory ->
    [one] Le deuxième choix donne { $glory } point de gloire à votre adversaire.
   *[other] Le deuxième choix donne { $glory } points de gloire à votre adversaire.
}
hint-answer = Après le deuxième choix, { $seat } va sur l’emplacement { $location }, { $card }.
hint-taken = Sinon, { $seat } pourrait prendre { $card } sur l’emplacement { $location }.
