# Ciò che è scritto sulle carte di Borgia. Breve: una carta è piccola.

## Parole sotto le cifre

face-power = forza
face-income = rendita
face-points = { $count ->
    [one] punto
   *[other] punti
 }
face-votes = { $count ->
    [one] voto
   *[other] voti
 }
face-fee = onorario
face-pay = paga

## Che cosa fa una carta

face-spy = Prendi una carta del mercato senza guardarla, o una da un'altra mano
face-poison = Uccide un artista, il titolare di una carica o un matrimonio
face-assassin = Uccide il titolare di una carica, un matrimonio o Savonarola
face-doctor = Salva da un Veleno ciò che è tuo, per { $cost } ducati
face-marriage = Due famiglie si risparmiano a vicenda fino alla fine del round
face-savonarola = Il Papa non gioca carte fino alla fine del round
face-accusation = Il Papa è colpevole? Tutti votano; se sì, salta una fase
face-any_condottiere = A scelta dell'altro giocatore
face-any_death = Un Veleno o un Assassino, a scelta dell'altro giocatore
face-home_town = città della famiglia { $family }
face-family = città natale: { $home }

## Nomi per le carte piccole

face-small-accusation = Simonia
face-small-any_condottiere = A scelta
face-small-any_death = Morte

## Le sedi, e chi non ne ha

face-unprotected = Senza prote­zione
face-unhoused = Senza sede
face-empty-office = Sede libera per una carica
face-empty-artist = Sede libera per un artista
face-empty-minor_family = Sede libera per una famiglia minore
face-cardinals = { $count ->
    [0] Nessun cardinale
    [one] 1 cardinale
   *[other] { $count } cardinali
 }
face-back = Carta coperta

## La pagina di tutte le carte

face-sheet-home_town = Città natali
face-sheet-town = Città
face-sheet-office = Cariche
face-sheet-artist = Artisti
face-sheet-minor_family = Famiglie minori
face-sheet-condottiere = Condottieri
face-sheet-hand = Altre carte in mano
face-sheet-family = Stemmi
face-sheet-places = In una città, e senza sede
face-sheet-back = Dorsi
face-copies = { $count } nel gioco
