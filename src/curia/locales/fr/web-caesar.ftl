# Ce que dit le client web à une table de César & Cléopâtre.

## La table

log-title = Journal du forum
turn-number = Tour { $turn }
step-influence = Influence
step-manipulation = Manipulation
step-refill = Pioche
step-suffrage = Suffrage
forum = Forum
opponent = { $party } ({ $name })
own-party = Ton parti
hand = main
hand-counts = { $influence } influence · { $manipulation } manipulation
your-hand = Ta main
hand-none = Ta main est vide.
first-cards = À poser
all-placed = Tes cinq cartes sont devant leurs groupes.
reserve-influence = influence
reserve-manipulation = manipulation
reserves = réserves : { $influence } influence, { $manipulation } manipulation
mission = Mission
mission-progress = { $have } sur { $need }
mission-done = ✓ remplie
mission-failed = manquée
mission-label = Mission : { $group }, { $done ->
    [yes] remplie
   *[no] { $have } sur { $need }
 }
points-now = { $count ->
    [one] point
   *[other] points
 }
points-open = { $count ->
    [one] point visible
   *[other] points visibles
 }

## Les groupes

left-of = sur { $count }
group-closed = fermé
group-label = { $group } : { $state ->
    [closed] groupe fermé
   *[open] encore { $left } sur { $of } ; { $room ->
        [0] aucune place pour toi
        [one] une place pour toi
       *[other] { $room } places pour toi
     }
 }
row-label = { $group }, { $who } : { $open }, { $hidden ->
    [0] rien de caché
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
 }
philosophers = { $count ->
    [0] pas de Philosophe
    [one] 1 Philosophe
   *[other] { $count } Philosophes
 }
patricians-won = Patriciens gagnés par { $party } : { $count }
would-win = gagnerait si le groupe votait maintenant

## Le suffrage et les gains

suffrage = Suffrage
suffrage-counts = { $deck } en pile · { $turned ->
    [one] { $turned } révélée
   *[other] { $turned } révélées
 }
suffrage-coming = À venir :
won-title = Patriciens gagnés
won-majority = majorité
won-points = Points actuels
won-without-mission = sans la mission secrète
discards = Défausses et cartes connues
discards-of = Défausse : { $party } ({ $count })
discards-none = Rien pour l'instant.
order-left = Tes prochaines cartes Manipulation
known-title = Cartes connues : { $party }
known-hand = En main
known-somewhere = En main ou face cachée
known-pooled = Parmi les cartes déplacées par un Roque

## Les questions

tip-influence = { "" }
prompt-arrange = Range tes cartes Manipulation
note-arrange = Tu les pioches dans cet ordre, que personne d'autre ne connaît. Fais glisser une carte ; ou touche-la (Entrée), puis sa nouvelle place ou les flèches.
prompt-place = Tes cinq premières cartes
note-place = Une face cachée devant chaque groupe. Les cinq autres forment ta main.
prompt-turn = À toi de jouer
note-turn = Choisis une carte. L'influence va devant un groupe ; tu peux d'abord jouer une manipulation.
note-turn-passive = Tu ne peux pas poser d'influence : défausse des cartes et pioches-en d'autres.
note-turn-no-room = Tu n'as aucune place libre. Une carte Manipulation peut en faire ; sinon, ton tour continue sans pose. Tu peux aussi défausser.
prompt-lay = Pose maintenant de l'influence
note-lay = Une carte face cachée, ou deux face visible.
prompt-lay_second = Et la deuxième, face visible
note-lay_second = Devant le même groupe ou devant un autre.
prompt-manipulate = Une manipulation ?
note-manipulate = Choisis une carte de ta main pour la jouer, ou continue sans.
note-strike = La carte choisie est défaussée face visible.
note-castle = Toutes ces cartes sont reposées face cachée. Touche une carte pour la changer de groupe.
prompt-refill = Pioche une carte
note-refill = Tu la vois avant de choisir la suivante.
note-refill-spy = Un Espion t'a pris une carte : pioches-en une autre tout de suite.
prompt-last_turn = Ton dernier tour
note-last_turn = Pose toute ton influence face visible ; tu peux d'abord jouer une manipulation.
prompt-last_lay = Ton dernier tour : la carte suivante
note-last_lay = Choisis une carte, puis un groupe. Il faut poser tout ce qui trouve une place.

modes = Que faire de l'influence
mode-lay = Cachée
mode-lay-note = une carte
mode-show = Visible
mode-show-note = deux cartes
mode-play = Manipulation
mode-play-note = peut faire de la place
mode-discard = Défausser
mode-discard-note = et piocher
mode-discard-note-short = ou juste piocher

## Ce qui reste à choisir

choose-lay = Devant quel groupe poses-tu { $card_the }, face cachée ?
choose-show = Devant quel groupe poses-tu { $card_the }, face visible ?
choose-assassinate = Quelle carte visible de ton adversaire assassines-tu ?
choose-castle = Entre quels groupes roques-tu ?
choose-courtesan = Devant quel groupe retournes-tu les cartes adverses ?
choose-wrath = Sur quel groupe tombe la Colère des dieux ?
choose-discard = Choisis les cartes à défausser. Aucun groupe ne vote à ce tour.
choose-discard-short = Choisis les cartes à défausser, ou pioche seulement. Aucun groupe ne vote à ce tour.

## Ce qui va se passer

then-lay = Personne d'autre ne la voit avant un vote du groupe ou une Courtisane.
then-show = Tout le monde la voit, et une deuxième carte suit face visible.
then-assassinate = La carte est défaussée, sauf Veto de ton adversaire.
then-castle = Tu y reprends toutes tes cartes et les reposes face cachée, sauf Veto de ton adversaire.
then-courtesan = Toutes les cartes cachées adverses y sont retournées et le restent, sauf Veto.
then-wrath = Toute l'influence des deux partis y est défaussée, sauf Veto de ton adversaire.
then-spy = Tu vois la main adverse et en défausses une carte, sauf Veto de ton adversaire.
then-discard = Ensuite, ta main est complétée. Personne ne vote à ce tour.
then-strike = Ton adversaire pioche aussitôt une nouvelle carte, que tu ne vois pas.
discard-all = Tout choisir
discard-none = Tout garder et piocher

## Le Veto

veto-note = Un Veto l'annule ; les deux cartes sont défaussées.
veto-none = Tu n'as pas de Veto : la partie continue toute seule dans un instant.
veto-ahead = Laisser passer toutes les manipulations
veto-ahead-hint = La réponse est donnée pour toi, avec ou sans Veto en main, jusqu'à ce que tu désactives cette option.

## Piocher

draw-left = encore { $count }
draw-next = ensuite : { $card } ; encore { $count }

## Premières poses

place-which = { $count ->
    [one] Choisis ta dernière carte.
   *[other] Choisis une carte, puis un groupe.
 }
place-where = Devant quel groupe poses-tu { $card_the } ?
place-ready = Voilà tes cartes placées. Personne d'autre ne connaît leurs valeurs.
place-seal = Sceller les cinq cartes
place-random = Au hasard
place-clear = Reprendre

## Ranger

arrange-list = Tes cartes Manipulation, dans l'ordre de la pioche
arrange-card = { $card }, place { $place } sur { $count }
arrange-place = { $card } : place { $place } sur { $count }
arrange-lifted = { $card } : { $line }. Touche sa nouvelle place.
arrange-seal = Sceller cet ordre
arrange-earlier = Plus tôt
arrange-later = Plus tard
arrange-down = Reposer
arrange-suggested = Ordre suggéré
arrange-shuffled = Mélanger
arrange-favourite = Comme la dernière fois
arrange-telling = Ton ordre est en cours d'enregistrement…

## Le Roque

castle-move = { $card } : vers { $group_the }
castle-count = { $count } sur { $most } au plus
castle-none = rien
castle-lay = Les poser face cachée
castle-back = Comme avant

## Un vote

vote-title = { $group_The } votent
vote-totals = Totaux : { $party } { $total }, { $other } { $other_total }.
vote-why-higher = Aucun Philosophe : le total le plus haut gagne.
vote-why-cancelled = Philosophes { $own } : { $other }, autant des deux côtés : le total le plus haut gagne.
vote-why-lower = Philosophes { $own } : { $other }. Le total le plus bas gagne.
vote-why-alone = Seul parti présent, { $party } gagne.
vote-why-tie = Totaux égaux : personne ne gagne.
vote-winner = { $party } gagne { $patrician_a }.
vote-tie = Tous les patriciens restent.
vote-discards = { $party } défausse { $cards }.
vote-closed = C'était le dernier : toutes les cartes devant ce groupe sont défaussées.
vote-stays = Toutes les cartes restent, face visible.
vote-go-on = Continuer
vote-left = Suite dans { $count } s

## Le décompte

count-whole = tous

## Pourquoi l'on attend

waiting-arrange = Chacun range ses cartes Manipulation.
waiting-place = Chacun pose ses cinq premières cartes, une devant chaque groupe.
waiting-turn = Que faire de ce tour : influence, carte Manipulation ou nouvelles cartes ?
waiting-lay = De l'influence est posée devant un groupe.
waiting-lay_second = Une deuxième carte est posée face visible.
waiting-manipulate = Une carte Manipulation peut encore suivre.
waiting-veto = { $names } peut encore opposer un Veto.
waiting-strike = L'Espion regarde une main et fait défausser une carte.
waiting-castle = Après le Roque, les cartes de deux groupes sont reposées.
waiting-refill = La main se complète.
waiting-last_turn = Au dernier tour, on pose tout ce qui reste.
waiting-last_lay = Au dernier tour, on pose tout ce qui reste.

## Questions sans choix

none-manipulate = Tu n'as aucune manipulation à jouer maintenant.
none-veto = Tu n'as pas de Veto.

## Plusieurs événements sur une ligne du journal

tail-laid_up = , puis { $items }
item-laid_up = { $card_a } devant { $group_the }
tail-drew =  ; pioche : { $items }
told-drew = { $seat_you ->
    [yes] Tu pioches : { $items }.
   *[no] { $seat } pioche : { $items }.
 }
item-drew = { $reserve ->
    [influence] influence
   *[other] manipulation
 }
item-drew-known = { $card }
tail-vote_tied =  ; égalité, tout reste en place
tail-vote_turned =  ; le Philosophe renverse le vote : { $seat_you ->
    [yes] tu gagnes
   *[no] { $seat } gagne
 }
tail-vote_won =  ; { $seat_you ->
    [yes] tu en gagnes un
   *[no] { $seat } en gagne un
 }
tail-vote_discards =  ; { $seat_you ->
    [yes] tu défausses
   *[no] { $seat } défausse
 } { $cards }
tail-group_closed =  ; c'était le dernier
tail-assassinated =  ; la carte est perdue
tail-struck =  ; carte défaussée : { $card }
tail-unveiled =  : { $cards }
tail-wrath_discards =  ; { $seat_you ->
    [yes] tu perds
   *[no] { $seat } perd
 } { $cards }
told-mission_shown = Les missions : { $items }.
item-mission_shown = { $seat } { $group }
over-result = { $count ->
    [one] { $names } conquiert Rome avec { $points } points.
   *[other] { $names } se partagent Rome avec { $points } points chacun.
 }
over-headline = { $count ->
    [one] Rome suit { $names } : { $points } points
   *[other] Rome est partagée : { $points } points chacun
 }
