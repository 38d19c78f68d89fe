# Was auf den Karten von Borgia steht. Kurz: Eine Karte ist klein.

## Wörter unter den Zahlen

face-power = Stärke
face-income = Einkommen
face-points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
face-votes = { $count ->
    [one] Stimme
   *[other] Stimmen
 }
face-fee = Honorar
face-pay = Sold

## Was eine Karte tut

face-spy = Nimm verdeckt eine Karte vom Markt, oder stiehl eine von einer anderen Hand
face-poison = Tötet einen Künstler, einen Amtsinhaber oder eine Ehe
face-assassin = Tötet einen Amtsinhaber, eine Ehe oder Savonarola
face-doctor = Rettet, was dir gehört, vor einem Gift, für { $cost } Dukaten
face-marriage = Zwei Familien schonen einander bis zum Ende der Runde
face-savonarola = Der Papst nutzt bis zum Ende der Runde keine Handkarten
face-accusation = Ist der Papst schuldig? Alle stimmen ab; wenn ja, setzt er eine Phase aus
face-any_condottiere = Welchen, sucht der andere Spieler aus
face-any_death = Gift oder Meuchelmörder: Das sucht der andere Spieler aus
face-home_town = Heimat der { $family }
face-family = in { $home } zu Hause

## Namen für kleine Karten

face-small-accusation = Anklage
face-small-any_condottiere = Beliebig
face-small-any_death = Todeskarte

## Plätze, und wer keinen hat

face-unprotected = Ungeschützt
face-unhoused = Ohne Platz
face-empty-office = Freier Platz für ein Amt
face-empty-artist = Freier Platz für einen Künstler
face-empty-minor_family = Freier Platz für eine Nebenfamilie
face-cardinals = { $count ->
    [0] Keine Kardinäle
    [one] 1 Kardinal
   *[other] { $count } Kardinäle
 }
face-back = Karte, verdeckt

## Die Seite aller Karten

face-sheet-home_town = Heimatstädte
face-sheet-town = Städte
face-sheet-office = Ämter
face-sheet-artist = Künstler
face-sheet-minor_family = Nebenfamilien
face-sheet-condottiere = Condottieri
face-sheet-hand = Andere Handkarten
face-sheet-family = Wappen
face-sheet-places = In einer Stadt und ohne Platz
face-sheet-back = Rückseiten
face-copies = { $count } im Spiel
