# Borgia. Le frasi sono nostre.

intro =
    L'Italia intorno al 1500. Guidi una grande famiglia: compri all'asta città, cariche e artisti, scambi, avveleni e
    conquisti, e alla fine di ognuno dei tre round tutte le famiglie eleggono un Papa con i voti dei loro cardinali e
    delle loro cariche. Ducati, città, artisti e papato danno punti; vince chi ne ha di più dopo tre round.
example-move = bid 12
example-card = titian
# Two of each family, by seat.
bot-names = { $seat ->
    [0] Lucrezia Cesare
    [1] Lorenzo Alfonsina
    [2] Vittoria Prospero
    [3] Virginio Clarice
    [4] Felice Giuliano
   *[5] Caterina Ascanio
 }

ui-help-game =
    In questo gioco:
      bid 12, o 12        un'offerta; 'pass' rinuncia
      medici, o un nome   sta per un giocatore dovunque vada un numero di posto
      offer medici: imola, 20 ducats for titian, any condottiere
                          uno scambio intero; una delle parti può essere 'nothing'
      rehouse datary in imola, titian nowhere
                          una nuova sistemazione; le carte non nominate restano
      buy 10 votes from medici for me for 20 ducats if elected
      sell 6 votes to orsini for borgia for datary
                          un impegno intero: voti, controparte, candidato, prezzo
      give up             lascia perdere uno scambio, un impegno o una
                          sistemazione già iniziati
      vote 10 me rest medici
                          una scheda di voto intera
      cardinals medici 2 me 1
                          come il Papa distribuisce i cardinali
      hand                la tua mano, con ciò che fa ogni carta
      piles               le carte che tornano, e quelle di 'gone'
      card titian         lo stesso che 'help titian'
      help phase, help auction, help place, help housing, help trade,
      help seize, help election, help pledge, help pope, help points,
      help secret

## Carte

card-spy = Spia
    .the = la Spia
    .a = una Spia
    .of = della Spia
    .to = alla Spia
card-poison = Veleno
    .the = il Veleno
    .a = un Veleno
    .of = del Veleno
    .to = al Veleno
card-assassin = Assassino
    .the = l'Assassino
    .a = un Assassino
    .of = dell'Assassino
    .to = all'Assassino
card-doctor = Medico
    .the = il Medico
    .a = un Medico
    .of = del Medico
    .to = al Medico
card-marriage = Matrimonio
    .the = il matrimonio
    .a = un Matrimonio
    .of = del matrimonio
    .to = al matrimonio
card-savonarola = Savonarola
card-accusation = Accusa
    .the = l'Accusa
    .a = un'Accusa
    .of = dell'Accusa
    .to = all'Accusa
card-any_condottiere = un Condottiero qualsiasi
card-any_death = una carta morte qualsiasi

# Nomi dei dati delle carte che una lingua dice in altro modo; `.short` serve dove c'è poco spazio. In `.data` sta il
# nome che hanno nei dati, se è diverso: un tavolo con dati propri tiene i nomi che ha dato.
name-medici = Medici
name-valencia = Valencia
name-florence = Firenze
    .data = Florence
name-savona = Savona
name-milan = Milano
    .data = Milan
name-bologna = Bologna
name-ancona = Ancona
name-cesena = Cesena
name-spoleto = Spoleto
name-vice_chancellor = Vicecancelliere
    .data = Vice-Chancellor
    .the = il Vicecancelliere
    .a = il Vicecancelliere
    .of = del Vicecancelliere
    .to = al Vicecancelliere
name-grand_penitentiary = Penitenziere Maggiore
    .data = Grand Penitentiary
    .short = Penitenziere
    .the = il Penitenziere Maggiore
    .a = il Penitenziere Maggiore
    .of = del Penitenziere Maggiore
    .to = al Penitenziere Maggiore
name-castellan = Castellano di Sant'Angelo
    .data = Castellan of Sant'Angelo
    .short = Castellano
    .the = il Castellano di Sant'Angelo
    .a = il Castellano di Sant'Angelo
    .of = del Castellano di Sant'Angelo
    .to = al Castellano di Sant'Angelo
name-camerlengo = Camerlengo
    .the = il Camerlengo
    .a = il Camerlengo
    .of = del Camerlengo
    .to = al Camerlengo
name-datary = Datario
    .data = Datary
    .the = il Datario
    .a = il Datario
    .of = del Datario
    .to = al Datario
name-gonfalonier = Gonfaloniere della Chiesa
    .data = Gonfalonier of the Church
    .short = Gonfaloniere
    .the = il Gonfaloniere della Chiesa
    .a = il Gonfaloniere della Chiesa
    .of = del Gonfaloniere della Chiesa
    .to = al Gonfaloniere della Chiesa
name-governor = Governatore di Roma
    .data = Governor of Rome
    .short = Governatore
    .the = il Governatore di Roma
    .a = il Governatore di Roma
    .of = del Governatore di Roma
    .to = al Governatore di Roma
name-treasurer = Tesoriere
    .data = Treasurer
    .the = il Tesoriere
    .a = il Tesoriere
    .of = del Tesoriere
    .to = al Tesoriere
name-auditor = Uditore di Camera
    .data = Auditor of the Chamber
    .short = Uditore
    .the = l'Uditore di Camera
    .a = l'Uditore di Camera
    .of = dell'Uditore di Camera
    .to = all'Uditore di Camera
name-michelangelo = Michelangelo
name-raphael = Raffaello
    .data = Raphael
name-da_vinci = Leonardo da Vinci
    .short = Leonardo
name-titian = Tiziano
    .data = Titian
name-perugino = Perugino
    .the = il Perugino
    .a = il Perugino
    .of = del Perugino
    .to = al Perugino
name-bande_nere = Giovanni dalle Bande Nere
    .short = Bande Nere
name-renzo = Renzo da Ceri
    .short = Renzo
name-oliverotto = Oliverotto da Fermo
    .short = Oliverotto

# Altre parole per i verbi delle mosse.
verb-marry = play marriage with
verb-accuse = play accusation
verb-kill = play assassin on
verb-murder = play assassin on
verb-poison = play poison on
verb-stop = enough

## Una riga per ogni carta

line-town = città: forza { $power }, rendita { $income }, punti { $points }
line-office = carica: rendita { $income }, voti { $votes }{ $points ->
    [0] {""}
   *[other] , punti { $points }
 }
line-artist = artista: onorario { $fee }, punti { $points }{ $power ->
    [0] {""}
   *[other] , forza { $power } se ha una sede
 }
line-minor_family = famiglia minore: aggiunge forza { $power } alla sua città
line-condottiere = Condottiero: forza { $power } in una conquista, costo { $pay }
line-spy = prende una carta del mercato senza guardarla, o una da una mano
line-poison = uccide un artista, il titolare di una carica o il matrimonio
line-assassin = uccide il titolare di una carica, il matrimonio o Savonarola
line-doctor = salva da un Veleno ciò che è tuo, per { $cost } ducati
line-marriage = due famiglie si risparmiano a vicenda fino alla fine del round
line-savonarola = il Papa non usa carte nelle sue fasi fino alla fine del round
line-accusation = un voto per far saltare una fase al Papa; dal round 2
line-family = famiglia di { $home }: rendita { $income } nei round 2 e 3
line-home_town = città natale della famiglia { $family }: forza { $power }

## Aiuto per ogni carta

help-town =
    { $card }: una città con forza { $power }, rendita { $income } e punti { $points }. Ospita una carica, un artista e
    una famiglia minore. Chi la conquista prende tutto ciò che ospita; la difendono la sua forza e quella della sua
    famiglia minore. §5.9, §7.2, §9.2, §12.4
help-office =
    { $card }: una carica con rendita { $income } e { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    } nelle elezioni, con o senza sede. Senza protezione è
    facile da conquistare. Una carta morte ne uccide il titolare. { $points ->
        [0] Non porta punti
        [one] Porta 1 punto ogni round
       *[other] Porta { $points } punti ogni round
    }, e per scambiarla serve il consenso del Papa. §5.12, §6.23, §8.21, §9.2, §10.2, §12.7
help-artist =
    { $card }: un artista che alla fine di ogni round vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. Chi lo ottiene paga subito l'onorario di
    { $fee } ducati, o lo rifiuta. { $power ->
        [0] {""}
       *[other] Se ha una sede aggiunge forza { $power } a ogni tuo attacco, e alla difesa della città in cui si trova.
    } §5.3-§5.8, §12.4{ $power ->
        [0] {""}
       *[other] , §7.14, §7.15
    }
help-minor_family =
    { $card }: una famiglia minore con forza { $power }, che difende la città o la città natale che la ospita. Una volta
    che ha una sede non si sposta più. Senza sede si può conquistare con una forza superiore alla sua. §5.21-§5.23, §7.2
help-condottiere =
    { $card }: un Condottiero con forza { $power }. Lo assoldi in una conquista, in attacco o in difesa, per { $pay }
    ducati, da pagare chiunque vinca. Poi va nella pila e può tornare nel round seguente. §7.9-§7.12
help-spy =
    { $card }, nel gioco ce ne sono { $count }. Nel passo 1 prende gratis una carta del mercato, senza guardarla; nel
    passo 2 una carta a caso da un'altra mano. §4.14-§4.18, §6.10-§6.16
help-poison =
    { $card } o peste, nel gioco ce ne sono { $count }. Nel passo 2 uccide un artista o il titolare
    di una carica (anche con una sede, se il tavolo non ha scelto altro), o il matrimonio. Chi ne è colpito può
    rispondere con il Medico. §6.17-§6.24
help-assassin =
    { $card }, nel gioco ce ne sono { $count }. Nel passo 2 uccide il titolare di una carica, il
    matrimonio o Savonarola. Non uccide artisti, e contro di lui il Medico non serve. §6.25-§6.28
help-doctor =
    { $card }, nel gioco ce n'è { $count }. La tua risposta a un Veleno sul tuo artista, sulla tua carica o sul tuo
    matrimonio, per { $cost } ducati. Non si gioca nel passo 2. §6.32-§6.38
help-marriage =
    { $card }, nel gioco ce n'è { $count }. Si gioca nel passo 2. Fino alla fine del round voi due non vi
    giocate carte contro e non vi conquistate niente. Non serve il consenso di nessuno. §6.39-§6.43
help-savonarola =
    { $card }, nel gioco ce n'è { $count }. Passo 2, contro il Papa: fino alla fine del round il Papa non usa carte della
    mano nelle proprie fasi, salvo un Assassino contro Savonarola. §6.44-§6.47
help-accusation =
    { $card } di Simonia, nel gioco ce ne sono { $count }. Passo 2, dal round 2 in poi, se in questo round il Papa ha
    rimescolato le cariche o non ti ha dato né cariche né cardinali. Votano tutti tranne il Papa, con i loro cardinali;
    se vince il sì, il Papa salta una fase. §6.48-§6.56
help-family =
    La famiglia { $card } ha la città natale a { $home } e riceve { $income } ducati all'inizio dei round 2 e 3.
    §1.2, §1.3, §13.8
help-home_town =
    { $card }: la città natale della famiglia { $family }, con forza { $power }. Ospita una carica, un artista e una
    famiglia minore come ogni città. Non si perde mai, ma ciò che ospita si può conquistare. §1.3, §5.9, §7.2, §7.26
provenance-reconstruction = Nomi e numeri sono una nostra ricostruzione.
field-power = la forza
field-income = la rendita

topic-phase =
    Nella tua fase prima compri una carta del mercato o lo spii, poi puoi giocare carte, poi puoi tentare una conquista.
    Prima, tra e dopo questi passi puoi dare nuove sedi alle tue carte e proporre fino a tre scambi. Quando il mercato
    è vuoto il round finisce con rendite, elezione e punti. §3.2-§3.7, §8.3, §9.1
topic-auction =
    Si scopre una carta del mercato. Il giocatore attivo offre per primo, 0 o più; poi, a giro, tutti rilanciano o
    passano per sempre. L'ultimo rimasto paga la banca. Un artista costa in più l'onorario. §4.3-§4.12, §5.3
topic-housing =
    Ognuna delle tue città, e la tua città natale, ha una sede per una carica, una per un artista e una per una famiglia
    minore. Cariche e artisti senza sede sono senza protezione: chiunque può conquistarli anche a parità di forza,
    perfino 0 a 0. Una volta per ogni momento della tua fase puoi dare a tutti nuove sedi. §5.9-§5.21, §7.21
topic-rehouse = { topic-housing }
topic-trade =
    Ogni parte dà ducati e carte: città con tutto ciò che ospitano, cariche, artisti, famiglie minori senza sede, carte
    in mano. Gli altri vedono quante, non quali. L'altro giocatore accetta, rifiuta o fa una
    controproposta. Se una carica passa di mano serve il consenso del Papa. 'offer medici: imola, 20 ducats for titian'
    dice tutto in una riga, qualunque cosa sia stata nominata prima. Finché non è proposto, 'give up' lo lascia
    perdere. §8.1-§8.33
topic-offer = { topic-trade }
topic-place =
    Chi riceve una carica, un artista o una famiglia minore sceglie subito una sede libera: 'house titian in imola' oppure
    'house titian nowhere'. Ognuna delle tue città, e la tua città natale ('home'), ha una sede per ciascuno dei tre tipi.
    Ciò che resta senza è facile da conquistare; quanto rende non dipende dalla sede. In un momento della tua fase
    'rehouse' dà a tutte nuove sedi. §5.9-§5.15, §5.17, §5.27
topic-seize =
    Nomina qualcosa che sta davanti a un altro giocatore. Le due parti scelgono in segreto i Condottieri e li pagano.
    L'attacco deve superare la difesa; contro cariche e artisti senza protezione basta la parità. Una città arriva con
    tutto ciò che ospita; di una città natale prendi ciò che ospita. §7.1-§7.30
topic-election =
    Hai 3 voti per ogni cardinale più quelli delle tue cariche, e devi darli tutti, divisi come vuoi. Vince chi ha più
    della metà di tutti i voti; altrimenti segue un nuovo scrutinio, e l'ultimo candidato è fuori, se il tavolo non ha
    scelto altro. §10.1-§10.21
topic-ballot = { topic-election }
topic-pledge =
    Prima di ogni scrutinio si possono comprare e vendere voti: per ducati subito, oppure per ducati, una carica o
    cardinali in caso di elezione. Cariche e cardinali può prometterli solo il candidato. 'give up' lascia
    perdere un impegno non ancora proposto; uno accettato vincola. §11.1-§11.29
topic-pope =
    Il Papa comincia il round, dà il consenso agli scambi di cariche e riceve 10 punti. All'inizio del round seguente
    può rimescolare le cariche degli altri, deve cedere le proprie, se il tavolo non ha scelto altro, e distribuisce
    tanti cardinali quanti sono i giocatori. §8.21, §12.3, §13.10-§13.25
topic-points =
    Alla fine di ogni round: 1 punto ogni 10 ducati (che tieni), 10 al nuovo Papa, e i punti di tutte le tue città e di
    tutti i tuoi artisti, con o senza sede; dove un tavolo gioca con carte in cui le cariche hanno punti, anche i loro.
    §12.1-§12.7
topic-secret =
    Se il tavolo non ha scelto altro, i ducati e il numero delle carte in mano non si mostrano; ma ogni pagamento è
    pubblico, e puoi tenere il conto. Le carte di altre mani che hai visto sono elencate sotto 'Sai'. §14.2-§14.18

## Opzioni

option-dead_artists = artisti morti
option-dead_artists-gone = sono fuori gioco
option-dead_artists-pile = ritornano
option-discards = carte della mano usate
option-discards-rules = tutte fuori gioco tranne i Condottieri
option-discards-cards = fuori gioco solo le morti, il Medico e ciò che è stato ucciso
option-pope_keeps_offices = le cariche del Papa
option-pope_keeps_offices-false = vanno distribuite tutte
option-pope_keeps_offices-true = si possono tenere
option-reshuffle = cariche raccolte
option-reshuffle-random = distribuite a caso
option-reshuffle-chosen = distribuite come vuole il Papa
option-open_ducats = ducati e carte in mano
option-open_ducats-false = non si mostrano
option-open_ducats-true = si mostrano
option-poison = Veleno
option-poison-reaches_housed = raggiunge anche carte con una sede
option-poison-unhoused_only = raggiunge solo carte senza protezione
option-election = elezione senza maggioranza
option-election-elimination = l'ultimo candidato è fuori
option-election-open = sei scrutini prima che qualcuno sia fuori

## Fasi e domande

phase-draw_pope = il sorteggio del primo Papa
phase-deal_hand = la distribuzione delle mani
phase-turn_up = scoprire una carta
phase-take_unseen = prendere una carta senza guardarla
phase-steal = prendere una carta da una mano
phase-draw_card = pescare una carta
phase-deal_office = ridistribuire le cariche
phase-redraw = tenere la prima mano
phase-lay = mettere in tavola le prime carte
phase-fee = l'onorario di un artista
phase-place = la sede di una carta
phase-moment = un momento per sistemazione e scambi
phase-trade_answer = la risposta a uno scambio
phase-consent = il consenso del Papa
phase-market = comprare o spiare
phase-auction = l'asta
phase-play = giocare carte
phase-doctor = il Medico
phase-gift = il dono del Papa
phase-accuse = l'accusa
phase-seize = conquistare
phase-hire = i Condottieri
phase-pledge = gli impegni prima dello scrutinio
phase-pledge_answer = la risposta a un impegno
phase-ballot = lo scrutinio
phase-name_out = chi esce tra gli ultimi
phase-last_word = l'ultima parola
phase-reshuffle = le cariche degli altri
phase-assign = ridistribuire le cariche
phase-hand_out = le cariche del Papa
phase-cardinals = i cardinali
phase-trade_give = che cosa dai nello scambio
phase-trade_ask = che cosa chiedi nello scambio
phase-pick = quali carte dai
phase-pledge_candidate = il candidato dell'impegno
phase-pledge_votes = i voti dell'impegno
phase-pledge_price = il prezzo dell'impegno

question-redraw = Tieni la tua prima mano?
question-lay = Quale delle tue carte metti in tavola ora?
question-fee = { $source }: paghi l'onorario, o rifiuti l'artista?
question-place = Dove collochi { $source_the }?
question-moment = Vuoi scambiare, risistemare le carte o proseguire?
question-trade_answer = Accetti questo scambio?
question-consent = Sei Papa: acconsenti a questo scambio di una carica?
question-market = Passo 1: compri una carta del mercato o lo spii?
question-auction = Quanto offri per { $source }?
question-play = Passo 2: quale carta giochi?
question-doctor = { $source_id ->
    [marriage] Veleno sul matrimonio
   *[other] Veleno su { $source }
 }: usi il Medico?
question-gift = A chi va la carica di { $source }?
question-accuse = Il Papa è colpevole di simonia? Tutti i tuoi cardinali dicono sì o no.
question-seize = Passo 3: che cosa tenti di conquistare?
question-hire = La lotta per { $source }: quali Condottieri assoldi?
question-pledge = Prima dello scrutinio: compri o vendi voti, o hai finito?
question-pledge_answer = Accetti questo impegno?
question-ballot = Come voti?
question-name_out = Più candidati hanno il minor numero di voti: chi esce?
question-last_word = L'ultima parola è tua: chi diventa Papa?
question-reshuffle = Raccogli le cariche di tutti gli altri e le ridistribuisci?
question-assign = A chi torna la carica di { $source }?
question-hand_out = A chi dai la tua carica di { $source }?
question-cardinals = Come distribuisci i cardinali?
question-trade_give = Che cosa dai?
question-trade_ask = E che cosa chiedi?
question-pick = Quale carta dai?
question-pledge_candidate = Per quale candidato sono i voti?
question-pledge_votes = Quanti voti?
question-pledge_price = A quale prezzo?

## Mosse a parole

move-keep = Tieni la mano
move-redraw = Rimescolala nel mazzo e prendine un'altra
move-lay = Metti in tavola { $what }
move-reject = Rifiuta l'artista
move-pay = Paga l'onorario
move-house = { $form ->
    [nowhere] Lascia { $what_the } senza sede
   *[in] Colloca { $what_the } { $in_id ->
        [ancona] ad
       *[other] a
     } { $in }
 }
move-go = Prosegui
move-rehouse = Risistema le tue carte
move-offer = Proponi uno scambio a { $what }
move-give = { $form ->
    [ducats] { $number ->
        [one] Dai 1 ducato, e nessun'altra carta
       *[other] Dai { $number } ducati, e nessun'altra carta
     }
   *[plain] Dai { $what }
 }
move-ask = { $form ->
    [ducats] { $number ->
        [one] Chiedi 1 ducato, e nessun'altra carta
       *[other] Chiedi { $number } ducati, e nessun'altra carta
     }
    [any-condottiere] Chiedi un Condottiero qualsiasi
    [any-death] Chiedi una carta morte qualsiasi
   *[plain] Chiedi { $what }
 }
move-refuse = Rifiuta
move-accept = Accetta
move-counter = Fai una controproposta
move-pick = Dai { $what }
move-forbid = Vieta lo scambio
move-consent = Acconsenti
move-buy = { $form ->
    [from] Compra voti da { $from }
   *[plain] Compra: si scopre una carta e la si mette all'asta
 }
move-spy = Spia: prendi una carta senza guardarla
move-pass = Passa
move-bid = { $number ->
    [one] Offri 1 ducato
   *[other] Offri { $number } ducati
 }
move-enough = Non giocare altre carte
move-play = { $form ->
    [on] { $on_id ->
        [marriage] Gioca { $what } sul matrimonio
       *[other] Gioca { $what } su { $on }
     }
    [with] Gioca { $what } con { $with }
   *[plain] Gioca { $what }
 }
move-doctor = Usa il Medico
move-no = { $count ->
    [0] No
   *[other] Lascia che accada
 }
move-yes = Sì
move-assign = { $to_id ->
    [pile] Lascia andare { $what } nella pila
   *[other] Dai { $what } a { $to }
 }
move-seize = { $form ->
    [nothing] Non conquistare niente
   *[plain] Tenta di conquistare { $what }
 }
move-hire = { $form ->
    [nobody] Non assoldare nessuno
   *[plain] Assolda { $all }
 }
move-done = Hai finito: nessun'altra proposta prima di questo scrutinio
move-sell = Vendi voti a { $to }
move-candidate = Per { $what }
move-votes = { $number ->
    [one] 1 voto
   *[other] { $number } voti
 }
move-price = { $form ->
    [ducats] { $number ->
        [one] 1 ducato subito
       *[other] { $number } ducati subito
     }
    [ducats-if-elected] { $number ->
        [one] 1 ducato in caso di elezione
       *[other] { $number } ducati in caso di elezione
     }
    [cardinals] { $number ->
        [one] 1 cardinale in caso di elezione
       *[other] { $number } cardinali in caso di elezione
     }
   *[plain] La carica di { $what } in caso di elezione
 }
move-vote = { $number ->
    [one] 1 voto
   *[other] { $number } voti
 } per { $for }
move-out = Esce { $what }
move-elect = { $what } diventa Papa
move-leave = Lascia le cariche dove sono
move-reshuffle = Raccoglile e ridistribuiscile
move-cardinals = Cardinali: { $by_seat }
move-pope = Il primo Papa è { $what }
move-draw = Si pesca { $what }

## Scambi e impegni a parole

deal-hand-cards = { $count ->
    [one] 1 carta della mano
   *[other] { $count } carte della mano
 }
deal-ducats = { $count ->
    [one] 1 ducato
   *[other] { $count } ducati
 }
deal-nothing = niente
pledge-due = { $price ->
    [office] la carica di { $card }
    [cardinals] { $amount ->
        [one] 1 cardinale
       *[other] { $amount } cardinali
     }
   *[ducats] { $amount ->
        [one] 1 ducato
       *[other] { $amount } ducati
     }
 }
pledge-price = { $price ->
    [ducats] { pledge-due } subito
   *[other] { pledge-due } in caso di elezione
 }
pledge-terms = { $voter_same ->
    [yes] { $seat_you ->
        [yes] Offri { $payer_to }
       *[no] { $payer_you ->
            [yes] { $seat } ti offre
           *[no] { $seat } offre { $payer_to }
         }
     } { pledge-votes-at-stake } in cambio di
   *[no] { $seat_you ->
        [yes] Chiedi { $voter_to } { pledge-votes-at-stake } e offri
       *[no] { $voter_you ->
            [yes] { $seat } ti chiede
           *[no] { $seat } chiede { $voter_to }
         } { pledge-votes-at-stake } e offre
     }
 } { pledge-price }
pledge-votes-at-stake = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
 }{ $candidate_same ->
    [yes] {""}
   *[no] {" "}per { $candidate_you ->
        [yes] te
       *[no] { $candidate }
     }
 }

## Che cosa succede

event-first_pope = { $seat_you ->
    [yes] Per sorteggio il primo Papa sei tu.
   *[no] Per sorteggio il primo Papa è { $seat }.
 }
event-dealt = { $seat_you ->
    [yes] Ricevi una carta.
   *[no] { $seat } riceve una carta.
 }
event-dealt-known = { $seat_you ->
    [yes] Ricevi { $card }.
   *[no] { $seat } riceve { $card }.
 }
event-kept_hand = { $seat_you ->
    [yes] Tieni la tua prima mano.
   *[no] { $seat } tiene la prima mano.
 }
event-redrew = { $seat_you ->
    [yes] Rimescoli la tua mano nel mazzo e ne ricevi un'altra.
   *[no] { $seat } rimescola la mano nel mazzo e ne riceve un'altra.
 }
event-showed = { $seat_you ->
    [yes] Della tua prima mano devi mettere in tavola: { $cards }.
   *[no] Della prima mano { $seat } deve mettere in tavola: { $cards }.
 }
event-laid = { $seat_you ->
    [yes] Metti in tavola { $card }.
   *[no] { $seat } mette in tavola { $card }.
 }
event-market_laid = Round { $round }: il mercato ha { $cards } carte.
event-phase_skipped = { $seat_you ->
    [yes] Devi saltare questa fase.
   *[no] { $seat } deve saltare questa fase.
 }
event-phase = { $seat_you ->
    [yes] La tua fase (mercato: { $market })
   *[no] Fase di { $seat } (mercato: { $market })
 }
event-spied_on_market = { $seat_you ->
    [yes] Mandi una Spia al mercato.
   *[no] { $seat } manda una Spia al mercato.
 }
event-took_unseen = { $seat_you ->
    [yes] Prendi una carta senza guardarla.
   *[no] { $seat } prende una carta senza guardarla.
 }
event-took_unseen-known = { $seat_you ->
    [yes] La Spia ti porta { $card }.
   *[no] La Spia porta { $card } a { $seat }.
 }
event-turned_up = { $seat_you ->
    [yes] Scopri { $card }: va all'asta.
   *[no] { $seat } scopre { $card }: va all'asta.
 }
event-bid = { $seat_you ->
    [yes] Offri { $ducats }.
   *[no] { $seat } offre { $ducats }.
 }
event-passed = { $seat_you ->
    [yes] Passi.
   *[no] { $seat } passa.
 }
event-sold = { $seat_you ->
    [yes] Ottieni { $card } per { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
     }.
   *[no] { $seat } ottiene { $card } per { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
     }.
 }
event-played = { $card_id ->
    [spy] { $seat_you ->
        [yes] Mandi una Spia a frugare tra le carte di { $other }.
       *[no] { $other_you ->
            [yes] { $seat } manda una Spia a frugare tra le tue carte.
           *[no] { $seat } manda una Spia a frugare tra le carte di { $other }.
         }
     }
    [marriage] { $seat_you ->
        [yes] Sposi { $other }: fino alla fine del round vi risparmiate a vicenda.
       *[no] { $other_you ->
            [yes] { $seat } ti sposa: fino alla fine del round vi risparmiate a vicenda.
           *[no] { $seat } sposa { $other }: fino alla fine del round si risparmiano a vicenda.
         }
     }
    [savonarola] { $seat_you ->
        [yes] Chiami Savonarola: il Papa non usa carte nelle sue fasi.
       *[no] { $seat } chiama Savonarola: il Papa non usa carte nelle sue fasi.
     }
    [accusation] { $seat_you ->
        [yes] Accusi il Papa di simonia.
       *[no] { $seat } accusa il Papa di simonia.
     }
   *[other] { $seat_you ->
        [yes] Giochi
       *[no] { $seat } gioca
     } { $card } { $target_id ->
        [marriage] sul matrimonio
       *[other] su { $target }
     }.
 }
event-nothing_stolen = { $other_you ->
    [yes] La tua mano è vuota: la Spia non ruba niente.
   *[no] La mano di { $other } è vuota: la Spia non ruba niente.
 }
event-stolen = { $seat_you ->
    [yes] La tua Spia ruba una carta a { $other }.
   *[no] { $other_you ->
        [yes] La Spia di { $seat } ti ruba una carta.
       *[no] La Spia di { $seat } ruba una carta a { $other }.
     }
 }
event-stolen-known = { $seat_you ->
    [yes] La tua Spia ruba una carta a { $other }: { $card }.
   *[no] { $other_you ->
        [yes] La Spia di { $seat } ti ruba una carta: { $card }.
       *[no] La Spia di { $seat } ruba una carta a { $other }: { $card }.
     }
 }
event-answered-known = { $seat_you ->
    [yes] Rispondi: { $answer }.
   *[no] { $seat } risponde: { $answer }.
 }
event-saved = { $seat_you ->
    [yes] Il tuo Medico salva
   *[no] Il Medico di { $seat } salva
 } { $target_id ->
    [marriage] il matrimonio
   *[other] { $target }
 } per { $ducats } ducati.
event-killed = { $target_id ->
    [marriage] Il matrimonio è spezzato.
    [savonarola] Savonarola è morto.
   *[other] { $target_The } è morto.
 }
event-no_gift = { $seat_you ->
    [yes] Lasci andare { $card } nella pila.
   *[no] { $seat } lascia andare { $card } nella pila.
 }
event-gift = { $seat_you ->
    [yes] Come Papa dai { $card } a { $other }.
   *[no] { $other_you ->
        [yes] Il Papa, { $seat }, ti dà { $card }.
       *[no] Il Papa, { $seat }, dà { $card } a { $other }.
     }
 }
event-said_yes = { $seat_you ->
    [yes] Dici sì con { $cardinals ->
        [one] 1 cardinale
       *[other] { $cardinals } cardinali
     }.
   *[no] { $seat } dice sì con { $cardinals ->
        [one] 1 cardinale
       *[other] { $cardinals } cardinali
     }.
 }
event-said_no = { $seat_you ->
    [yes] Dici no con { $cardinals ->
        [one] 1 cardinale
       *[other] { $cardinals } cardinali
     }.
   *[no] { $seat } dice no con { $cardinals ->
        [one] 1 cardinale
       *[other] { $cardinals } cardinali
     }.
 }
event-accusation_upheld = { $other_you ->
    [yes] { $yes } a { $no }: l'accusa è accolta, e salti la tua prossima fase.
   *[no] { $yes } a { $no }: l'accusa è accolta, e { $other } salta la prossima fase.
 }
event-accusation_failed = { $yes } a { $no }: l'accusa è respinta.
event-no_seizure = { $seat_you ->
    [yes] Non conquisti niente.
   *[no] { $seat } non conquista niente.
 }
event-attacked = { $seat_you ->
    [yes] Tenti di conquistare { $target } ai danni di { $other }.
   *[no] { $other_you ->
        [yes] { $seat } tenta di conquistare { $target } ai tuoi danni.
       *[no] { $seat } tenta di conquistare { $target } ai danni di { $other }.
     }
 }
event-hired = { $cards_count ->
    [0] { $seat_you ->
        [yes] Non assoldi nessuno.
       *[no] { $seat } non assolda nessuno.
     }
   *[other] { $seat_you ->
        [yes] Assoldi { $cards }: forza { $power } per { $ducats } ducati.
       *[no] { $seat } assolda { $cards }: forza { $power } per { $ducats } ducati.
     }
 }
seized-loot = { $target_id ->
    [valencia] tutto ciò che ospita { $target }
    [florence] tutto ciò che ospita { $target }
    [palestrina] tutto ciò che ospita { $target }
    [bracciano] tutto ciò che ospita { $target }
    [savona] tutto ciò che ospita { $target }
    [milan] tutto ciò che ospita { $target }
   *[other] { $target }
 }
event-seized = { $seat_you ->
    [yes] { $attack } a { $defence }: conquisti { seized-loot }!
   *[no] { $attack } a { $defence }: { $seat } conquista { seized-loot }.
 }
event-seizure_failed = { $seat_you ->
    [yes] { $attack } a { $defence }: il tuo attacco contro { $target } fallisce.
   *[no] { $attack } a { $defence }: l'attacco di { $seat } contro { $target } fallisce.
 }
event-fee_paid = { $seat_you ->
    [yes] Paghi l'onorario di { $card }, { $ducats } ducati.
   *[no] { $seat } paga l'onorario di { $card }, { $ducats } ducati.
 }
event-rejected = { $seat_you ->
    [yes] Rifiuti { $card }, che va nella pila.
   *[no] { $seat } rifiuta { $card }, che va nella pila.
 }
event-housed = { $place_id ->
    [none] { $seat_you ->
        [yes] Lasci { $card_the } senza sede.
       *[no] { $seat } lascia { $card_the } senza sede.
     }
    [ancona] { $seat_you ->
        [yes] Collochi { $card_the } ad { $place }.
       *[no] { $seat } colloca { $card_the } ad { $place }.
     }
   *[other] { $seat_you ->
        [yes] Collochi { $card_the } a { $place }.
       *[no] { $seat } colloca { $card_the } a { $place }.
     }
 }
event-no_place = { $seat_you ->
    [yes] Non hai una sede libera per { $card }.
   *[no] { $seat } non ha una sede libera per { $card }.
 }
event-rehousing = { $seat_you ->
    [yes] Risistemi le tue carte.
   *[no] { $seat } risistema le proprie carte.
 }
event-offered = { $seat_you ->
    [yes] Proponi a { $other }: { $given } in cambio di { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } ti propone: { $given } in cambio di { $asked }.
       *[no] { $seat } propone a { $other }: { $given } in cambio di { $asked }.
     }
 }
event-counter_offered = { $seat_you ->
    [yes] La tua controproposta a { $other }: { $given } in cambio di { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } ti fa una controproposta: { $given } in cambio di { $asked }.
       *[no] { $seat } fa a { $other } una controproposta: { $given } in cambio di { $asked }.
     }
 }
event-trade_refused = { $seat_you ->
    [yes] Rifiuti lo scambio.
   *[no] { $seat } rifiuta lo scambio.
 }
event-trade_accepted = { $seat_you ->
    [yes] Accetti lo scambio.
   *[no] { $seat } accetta lo scambio.
 }
event-consented = { $seat_you ->
    [yes] Come Papa acconsenti.
   *[no] Il Papa, { $seat }, acconsente.
 }
event-forbidden = { $seat_you ->
    [yes] Come Papa lo vieti: non si muove niente.
   *[no] Il Papa, { $seat }, lo vieta: non si muove niente.
 }
event-traded = Lo scambio è fatto.
event-traded-known = { $gives_cards_count ->
    [0] { $asks_cards_count ->
        [0] Lo scambio è fatto.
       *[other] Lo scambio è fatto; di mano in mano: { $asks_cards }.
     }
   *[other] { $asks_cards_count ->
        [0] Lo scambio è fatto; di mano in mano: { $gives_cards }.
       *[other] Lo scambio è fatto; di mano in mano: { $gives_cards } in cambio di { $asks_cards }.
     }
 }
event-fees_paid = { $seat_you ->
    [yes] Paghi { $ducats } ducati di onorari.
   *[no] { $seat } paga { $ducats } ducati di onorari.
 }
event-done = { $seat_you ->
    [yes] Non fai altre proposte.
   *[no] { $seat } non fa altre proposte.
 }
event-pledge_offered = { pledge-terms }.
event-pledge_accepted = { $seat_you ->
    [yes] Accetti l'impegno.
   *[no] { $seat } accetta l'impegno.
 }
event-pledge_refused = { $seat_you ->
    [yes] Rifiuti l'impegno.
   *[no] { $seat } rifiuta l'impegno.
 }
event-pledge_paid = { $seat_you ->
    [yes] Per un impegno paghi a { $other } { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
     }.
   *[no] { $other_you ->
        [yes] Per un impegno { $seat } ti paga { $ducats ->
            [one] 1 ducato
           *[other] { $ducats } ducati
         }.
       *[no] Per un impegno { $seat } paga a { $other } { $ducats ->
            [one] 1 ducato
           *[other] { $ducats } ducati
         }.
     }
 }
event-income = { $seat_you ->
    [yes] La tua rendita
   *[no] Rendita di { $seat }
 }: { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
 }.
event-election = L'elezione alla fine del round { $round }
event-ballot = Scrutinio { $ballot }: in lizza { $candidates }
event-voted_aloud = { $seat_you ->
    [yes] Voti ad alta voce: { $votes_by_seat }.
   *[no] { $seat } vota ad alta voce: { $votes_by_seat }.
 }
event-voted = { $seat_you ->
    [yes] Hai votato.
   *[no] { $seat } ha votato.
 }
event-voted-known = { $seat_you ->
    [yes] Hai votato: { $votes_by_seat }.
   *[no] { $seat } ha votato: { $votes_by_seat }.
 }
event-counted = L'esito dello scrutinio { $ballot }: { $totals_by_seat }.
event-out = { $seat_you ->
    [yes] Non sei più in lizza.
   *[no] { $seat } non è più in lizza.
 }
event-elected = { $seat_you ->
    [yes] Il nuovo Papa sei tu!
   *[no] Il nuovo Papa è { $seat }.
 }
event-points = { $seat_you ->
    [yes] I tuoi punti: { $ducats } per i ducati, { $papacy } per il papato, { $towns } per le città, { $artists } per gli artisti.
   *[no] Punti di { $seat }: { $ducats } per i ducati, { $papacy } per il papato, { $towns } per le città, { $artists } per gli artisti.
 }
event-points-known = { $seat_you ->
    [yes] I tuoi punti: { $ducats } per i ducati, { $papacy } per il papato, { $towns } per le città, { $artists } per gli artisti, { $offices } per le cariche.
   *[no] Punti di { $seat }: { $ducats } per i ducati, { $papacy } per il papato, { $towns } per le città, { $artists } per gli artisti, { $offices } per le cariche.
 }
event-game_over = Il terzo round è finito: si mostrano ducati e mani.
event-round = Comincia il round { $round }
event-marriage_ended = Il matrimonio è finito.
event-savonarola_ended = Savonarola se ne va.
event-family_income = Ogni famiglia riceve { $ducats } ducati.
event-left_offices = { $seat_you ->
    [yes] Come Papa lasci le cariche degli altri dove sono.
   *[no] Il Papa, { $seat }, lascia le cariche degli altri dove sono.
 }
event-reshuffled = { $seat_you ->
    [yes] Come Papa raccogli le cariche di tutti gli altri e le ridistribuisci.
   *[no] Il Papa, { $seat }, raccoglie le cariche di tutti gli altri e le ridistribuisce.
 }
event-office_dealt = { $seat_you ->
    [yes] Nella ridistribuzione ricevi { $card }.
   *[no] Nella ridistribuzione { $seat } riceve { $card }.
 }
event-office_kept = { $seat_you ->
    [yes] Come Papa tieni { $card }.
   *[no] Il Papa, { $seat }, tiene { $card }.
 }
event-office_given = { $seat_you ->
    [yes] Il Papa ti dà { $card }.
   *[no] Il Papa dà { $card } a { $seat }.
 }
event-cardinals = { $seat_you ->
    [yes] Come Papa distribuisci i cardinali: { $numbers_by_seat }.
   *[no] Il Papa, { $seat }, distribuisce i cardinali: { $numbers_by_seat }.
 }
event-drew = { $seat_you ->
    [yes] Peschi una carta.
   *[no] { $seat } pesca una carta e la tiene nascosta.
 }
event-drew-known = { $seat_you ->
    [yes] Peschi { $card }.
   *[no] { $seat } pesca { $card }.
 }

## Il conteggio

part-ducats = ducati
part-papacy = papato
part-towns = città
part-artists = artisti
part-offices = cariche
count-total = punti
reason-three_rounds = Tre Papi sono stati eletti.
count-tie-note = A parità di punti si condivide la posizione (§15.3).
count-screen = { $name }: { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
 }; mano: { $hand }

## Il tavolo

who = { $name } ({ $family })
list-or = { $first } o { $next }
mark-you = tu
mark-pope = Papa
mark-skips = salta { $count ->
    [one] una fase
   *[other] { $count } fasi
 }
column-cardinals = cardinali
column-votes = voti
column-income = rendita
column-ducats = ducati
column-cards = carte
column-points = punti
column-parts = punti
table-round = Round { $round } di 3
table-phase = { $yours ->
    [yes] la tua fase
   *[no] fase di { $name }
 }{ $step ->
    [1] , passo 1: comprare o spiare
    [2] , passo 2: giocare carte
    [3] , passo 3: conquistare
   *[other] {""}
 }
table-set-up = prima della prima fase
table-distribution = il Papa distribuisce
table-election = { $last ->
    [yes] elezione, ultimo scrutinio
   *[no] elezione, scrutinio { $ballot }
 }
table-market = Mercato { $market } · mazzo { $deck }
table-pope = Papa: { $name }
table-married = matrimonio: { $names }
table-savonarola = Savonarola predica contro il Papa
table-families = Famiglie
table-estates = Che cosa hanno davanti
table-legend = forza/rendita/punti [carica rendita/voti{ $offices ->
    [yes] /punti
   *[no] {""}
 }, artista punti, minore forza]
table-legend-points =
    { table-legend }
    punti = ducati + papato + città + artisti{ $offices ->
        [yes] {" "}+ cariche
       *[no] {""}
    }
table-unprotected = senza protezione:
table-unhoused = senza sede:
table-known = Carte note degli altri: { $cards }
table-none = nessuna
table-pile = La pila, che torna nel prossimo round
table-gone = Fuori gioco

own-title = Dietro il tuo schermo
own-ducats = { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
 }
own-aside = { $aside } da parte, { $means } da spendere
own-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
 }
own-hand = Mano: { $cards }

now-title = In questo momento
now-to-lay = Ancora da mettere in tavola: { $cards }
now-bid = { $name } offre { $bid }; ancora in gara: { $others }.
now-fight = { $attacker } attacca { $target } di { $defender }: { $attack } contro { $defence } prima dei Condottieri. { $ties ->
    [yes] Basta la parità.
   *[no] L'attacco deve essere superiore.
 }
now-accusation = Finora { $yes } sì e { $no } no.
now-gathered = Ancora da distribuire: { $cards }
now-trade = { $seat_you ->
    [yes] Proponi a { $other }: { $given } – in cambio di { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } ti propone: { $given } – in cambio di { $asked }.
       *[no] { $seat } propone a { $other }: { $given } – in cambio di { $asked }.
     }
 }
now-counter = { $seat_you ->
    [yes] La tua controproposta a { $other }: { $given } – in cambio di { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } ti fa una controproposta: { $given } – in cambio di { $asked }.
       *[no] { $seat } fa a { $other } una controproposta: { $given } – in cambio di { $asked }.
     }
 }
now-making = La tua proposta a { $other } finora: { $given } – in cambio di { $asked }.
now-pledge = { pledge-terms }.
now-pledging = Un impegno: { $voter } vota, { $payer } paga;
now-pledging-candidate = per { $candidate };
now-pledging-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
 };
now-candidates = In lizza: { $candidates }. Per l'elezione servono { $needed } voti su { $total }.
now-totals = Lo scrutinio precedente: { $totals }.
now-pledged = Voti impegnati da { $name } per questo scrutinio: { $votes }.
now-aloud = { $name } ha votato: { $votes }.
now-promise = { $candidate_you ->
    [yes] Se vieni eletto
   *[no] Se viene eletto { $candidate }
 }, { $payer_you ->
    [yes] devi
   *[no] { $payer } deve
 } { $voter_to } { pledge-due }.

## Domande: che cosa aiuta, e come rispondere

hint-moment = { $moment ->
    [0] Prima del passo 1 (comprare o spiare)
    [1] Prima del passo 2 (giocare carte)
    [2] Prima del passo 3 (conquistare)
   *[other] Alla fine della tua fase
 }; in questa fase { $count ->
    [0] non ti restano proposte
    [one] ti resta 1 proposta
   *[other] ti restano { $count } proposte
 }.
hint-fee = L'onorario è di { $fee } ducati; puoi spenderne { $means }. Un artista rifiutato va nella pila.
hint-place = Senza sede è facile da conquistare. 'home' è la tua città natale.
hint-seize = Che cosa puoi tentare, con la sua forza prima dei Condottieri:
hint-with-fee = onorario { $fee }
hint-with-artist = con { $artist }, onorario { $fee }
hint-votes = Devi dare tutti i tuoi voti ({ $votes }), divisi come vuoi.
hint-pledged = Impegnati: { $votes }.
hint-cast = Dati finora: { $votes }.
hint-trade_answer = Una controproposta in una riga: counter imola, 10 ducats for titian
hint-trade_give = Nomina le carte nell'ordine che vuoi; i ducati chiudono la tua parte.
hint-trade_ask = Nomina le carte nell'ordine che vuoi; i ducati chiudono, e lo scambio viene proposto.
hint-cardinals = Distribuisci { $count } cardinali e puoi tenerne uno in più di quanti ne dai al giocatore che ne riceve di più.
hint-reshuffle = Tutti ne riavranno quante ne avevano. È un motivo per un'Accusa di Simonia.
hint-doctor = Costa { $cost } ducati; puoi spenderne { $means }.
hint-accuse = Se il sì ha più cardinali del no, il Papa salta una fase.
hint-auction-fee = Oltre all'offerta c'è l'onorario di { $fee } ducati, a meno che poi tu non lo rifiuti.
hint-hire = Paghi quelli che assoldi, chiunque vinca; puoi spendere { $means } ducati.
hint-trade-fees = In più pagheresti { $fees } ducati di onorari per gli artisti che ricevi.
hint-begun-deal = Non ancora proposto: 'give up' lascia perdere, 'undo' torna di un passo.
hint-begun-pick = Non ancora concordato: 'give up' torna alla proposta, 'undo' di un passo.
hint-begun-housing = 'give up' lascia tutte le carte dov'erano, 'undo' torna indietro di un passo.
answer-price = { $answer } ({ $price ->
    [one] 1 ducato
   *[other] { $price } ducati
 })
answer-hire = { $answer } (forza { $power }, costo { $pay })

use-go-on = Invio, o go on
how-go-on = niente di tutto questo, per ora
use-offer = offer NOME
how-offer = uno scambio con { $names }; in una riga: offer { $name }: imola, 20 ducats for titian, any condottiere
how-rehouse = risistemare le tue carte; in una riga: rehouse datary in imola, titian nowhere
use-bid = bid NUMERO
how-bid = da { $low } a { $high } ducati; basta anche solo il numero
how-pass = fuori da quest'asta; all'apertura è un'offerta di 0
use-votes = votes NUMERO
how-votes = da { $low } a { $high }
use-give-card = give CARTA
use-trade_give-ducats = give NUMERO ducats
how-trade_give-ducats = da { $low } a { $high }; chiude la tua parte
use-trade_give = imola, 20 ducats for titian
how-trade_give = tutto lo scambio da capo, in una riga
use-ask-card = ask CARTA
use-ask-hand = ask spy
how-ask-hand = o un'altra carta della mano per nome, 'any condottiere', 'any death'
use-trade_ask-ducats = ask NUMERO ducats
how-trade_ask-ducats = da { $low } a { $high }; poi viene proposto
use-trade_ask = titian, 5 ducats
how-trade_ask = il resto in una riga
how-done = nessun'altra proposta prima di questo scrutinio
use-sell = sell to NOME
how-sell = i tuoi voti a { $names }; in una riga: sell 6 votes to { $name } for me for 20 ducats
use-buy = buy from NOME
how-buy = voti di { $names }; in una riga: buy 6 votes from { $name } for me for 20 ducats if elected
how-price = Il candidato può essere chiunque. Prezzi: 20 ducats, 20 ducats if elected, datary, 2 cardinals
use-price-now = 20 ducats
how-price-now = pagati subito, da 1 a { $high }
use-price-elected = 20 ducats if elected
how-price-elected = pagati in caso di elezione del candidato, da 1 a { $high }
use-price-office = datary
use-price-cardinals = 1 cardinal
how-price-cardinals = alla prossima distribuzione, da 1 a { $high }
use-vote = vote 10 me rest medici
how-vote = la tua scheda intera; 'medici' da solo dà tutti i voti
how-vote-link = un candidato dopo l'altro: ora { $name }, da { $low } a { $high }
use-cardinals = cardinals medici 2 me 1
how-cardinals = { $count } in tutto, per nome; oppure un numero per ogni posto
use-seize = seize NOME
how-seize = uno di questi; 'help seize' dice di più
how-seize-nothing = vai avanti senza conquiste
use-hire = hire NOME NOME
how-hire = a scelta tra { $cards }
how-hire-nobody = nessuno di loro
how-player = GIOCATORE
how-card = CARTA
how-enough = non giocare altre carte

unread-seat = '{ $text }' qui non è nessuno. Scrivi uno tra { $names }, un numero di posto, oppure 'me'.
unread-card = Non c'è una carta '{ $text }' da nominare.
unread-any = Scrivi 'any condottiere' o 'any death'.
unread-share = A chi va '{ $amount }'? Scrivi un nome dopo, o prima.
unread-two-rests = Solo un giocatore può avere il resto.
unread-offer = Scrivi che cosa dai, 'for', e che cosa chiedi: offer medici: imola, 20 ducats for titian. Una parte può essere 'nothing'.
unread-pledge = Scrivi così: buy 10 votes from medici for colonna for 20 ducats if elected; oppure: sell 6 votes to orsini for me for datary.
unread-last-pledge = Nell'ultimo scrutinio un impegno vale per tutti i voti ({ $votes }). (§11.13)
unread-pledge-votes = Di' quanti voti, oppure 'all': se ne possono impegnare { $votes }.
unread-price = Un prezzo è in ducati, in ducati se c'è l'elezione, una carica, o cardinali: 20 ducats if elected.
unread-cast = { $name } ha già avuto voti in questo scrutinio.
unread-candidate = { $name } non è in lizza in questo scrutinio. (§10.5)
unread-votes = Hai { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
 } da dare, e così fanno { $named }. 'rest NOME' assegna ciò che resta. (§10.3)
unread-cardinals = Ci sono solo { $count } cardinali da distribuire. (§13.22)
unread-condottiere = { $card } non è un Condottiero.
unread-housing = Per ogni carta scrivi 'in' e una città, oppure 'nowhere': rehouse datary in imola, titian nowhere.
unread-settled = { $card } è una famiglia minore con una sede e non si sposta più. (§5.21)
unread-not-yours = { $card } non è davanti a te.
unread-taken = { $other } ha già quella sede ({ $place }); scrivi dove va, o un'altra sede per { $card }. (§5.10)

## Perché no

refusal-no-such-seat = Quel posto non esiste a questo tavolo.
refusal-others-question = Tocca a { $other } rispondere; ora si tratta di: { $question }.
refusal-already-answered = Hai già risposto, e una risposta è definitiva.
refusal-your-own-poison = Il Veleno è tuo; non sta a te chiamare il Medico.
refusal-accused-has-no-vote = Il Papa accusato qui non ha voce.
refusal-done-already = Hai già finito con le proposte prima di questo scrutinio.
refusal-three-pledges = Hai già fatto le tue tre proposte prima di questo scrutinio.
refusal-nothing-moves-now = Durante un'asta o una lotta non si sposta niente.
refusal-between-the-phases = Tra l'ultima fase e il round seguente non ci sono scambi, né nuove sedi, né carte.
refusal-offers-of-another = Ora solo { $other }, di cui è la fase, propone scambi.
refusal-not-your-phase = È la fase di { $other }.
refusal-highest-bidder = L'offerta più alta, { $ducats }, è già la tua; aspetta gli altri.
refusal-passed-already = Hai passato, e vale per tutta l'asta.
refusal-only-between-steps = Scambi e nuove sedi vengono prima, tra e dopo i passi.
refusal-step-to-come = Quel passo deve ancora venire; prima vai avanti.
refusal-step-over = In questa fase quel passo è finito.
refusal-no-ground = In questo round non hai motivo di accusare { $other }.
refusal-poison-housed = { $target } ha una sede, e a questo tavolo il Veleno raggiunge solo carte senza protezione.
refusal-kill-with-spouse = { $target } è di { $other }, e voi due siete coniugi.
refusal-doctor-too-dear = Il Medico costa { $ducats } ducati, e puoi spenderne { $means }.
refusal-seize-too-dear = L'onorario di { $card } è di { $ducats } ducati, e puoi spenderne { $means }: non puoi tentare.
refusal-pay-too-high = La loro paga è di { $ducats } ducati, e puoi spenderne { $means }.
refusal-pay-besides-fee = La loro paga è di { $ducats } ducati; { $fee } sono accantonati per l'artista, e ne restano { $means }.
refusal-condottieri-only-in-seizure = { $card } combatte in una conquista; non si gioca nel passo 2.
refusal-doctor-only-as-answer = Il Medico è solo una risposta a un Veleno.
refusal-not-in-hand = Non hai { $card } in mano.
refusal-savonarola-bars-cards = Finché Savonarola è in tavola il Papa gioca soltanto un Assassino contro di lui.
refusal-savonarola-bars-spy = Finché Savonarola è in tavola il Papa non può spiare e deve comprare.
refusal-savonarola-bars-condottieri = Finché Savonarola è in tavola il Papa attacca senza Condottieri.
refusal-spy-on-spouse = Tu e { $other } siete coniugi: quella mano è al sicuro da te.
refusal-spy-on-yourself = La tua mano non è un bersaglio per la tua Spia.
refusal-marry-yourself = Nomina un altro giocatore da sposare.
refusal-against-spouse = { $other } è Papa e voi due siete coniugi: tra coniugi niente { $card }.
refusal-pope-accuses-nobody = Sei il Papa e non puoi accusarti da te.
refusal-pope-plays-no-savonarola = Sei il Papa; Savonarola predica contro di te.
refusal-no-accusation-in-round-one = Nel round 1 il Papa non ha distribuito niente: nessuna Accusa.
refusal-no-marriage-lies = Ora non c'è nessun matrimonio.
refusal-no-savonarola-lies = Savonarola non è in tavola.
refusal-poison-no-target = Il Veleno uccide artisti, titolari di cariche e il matrimonio, ma non { $target }.
refusal-assassin-no-artist = Un Assassino non raggiunge gli artisti; { $target } teme solo il Veleno.
refusal-assassin-no-target = Un Assassino uccide titolari di cariche, il matrimonio e Savonarola, ma non { $target }.
refusal-before-nobody = { $target } ora non è davanti a nessuno.
refusal-no-doctor-in-hand = Non hai il Medico in mano.
refusal-home-town-empty = { $target } non ospita niente che si possa prendere.
refusal-seize-hand-card = { $target } è una carta della mano e non si può conquistare.
refusal-seize-own = { $target } appartiene già a te.
refusal-seize-from-spouse = Tu e { $other } siete coniugi: conquista qualcosa ad altri.
refusal-seize-housed = { $target } ha una sede: si può attaccare solo la città.
refusal-name-in-order = Le carte si nominano nell'ordine dell'elenco, e { $card } viene prima di una che hai già nominato.
refusal-no-more-of-these = Di { $card } non ce ne sono altre nel gioco.
refusal-no-more-condottieri = Nel gioco non ci sono altri Condottieri.
refusal-no-more-deaths = Nel gioco non ci sono altre carte morte.
refusal-fees-beyond-means = Gli onorari degli artisti sarebbero di { $ducats } ducati, e per pagarli ce ne sarebbero solo { $means }.
refusal-pick-leaves-too-few = Dopo { $card } resterebbero troppo poche carte da scegliere; comincia da una che viene prima.
refusal-pick-a-death = È stata chiesta una carta morte, e { $card } non lo è.
refusal-pick-a-condottiere = È stato chiesto un Condottiero, e { $card } non lo è.
refusal-condottieri-before-deaths = Chiedi prima un Condottiero qualsiasi, poi una carta morte qualsiasi.
refusal-other-has-no-votes-to-pledge = { $other } non ha più voti da impegnare.
refusal-no-votes-to-pledge = Non hai più voti da impegnare.
refusal-no-price-to-offer = Non hai niente con cui pagare.
refusal-without-ducats-only-yourself = Senza ducati puoi promettere solo una carica o cardinali, se i voti sono per te.
refusal-pledge-too-many-votes = A { $other } restano da impegnare solo questi voti: { $number }.
refusal-pledge-one-vote-at-least = Un impegno vale per almeno un voto.
refusal-pledge-with-yourself = Per un impegno serve un altro giocatore.
refusal-ask-too-many-ducats = Tutti i giocatori insieme non potrebbero possedere più di { $ducats } ducati.
refusal-too-poor-to-accept = { $ducats ->
    [one] Serve 1 ducato
   *[other] Servono { $ducats } ducati
 }, e puoi spenderne { $means }.
refusal-give-too-many-ducats = Non puoi dare tanti ducati ({ $ducats }); ne hai { $means }.
refusal-named-already = Hai già nominato { $card }.
refusal-goes-with-its-town = { $card } va in ogni caso insieme con { $place }.
refusal-minor-family-is-housed = { $card } è una famiglia minore con una sede e va solo insieme alla sua città.
refusal-minor-family-in-home-town = { $card } ha sede in { $place }, una città natale, e non si può scambiare affatto.
refusal-nothing-traded = Le due parti sono vuote: non è uno scambio.
refusal-no-second-counter = A una controproposta non si risponde con una controproposta.
refusal-lacks-cards-asked = Non hai in mano tutte le carte richieste.
refusal-not-a-candidate = { $other } non è in lizza in questo scrutinio.
refusal-office-is-promised = La carica di { $card } è già promessa.
refusal-price-one-at-least = Un prezzo è almeno 1.
refusal-promise-too-many-cardinals = Cardinali che si possono ancora promettere: { $number }.
refusal-price-beyond-means = Non puoi offrire { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
 }; puoi spenderne { $means }.
refusal-no-counter-to-pledge = Un impegno si accetta o si rifiuta; non c'è controproposta.
refusal-not-yours = Non puoi dare { $card }: non ti appartiene.
refusal-not-theirs = { $card } non è davanti a { $other }.
refusal-no-distribution-follows = Dopo il round 3 non si distribuisce niente: si possono promettere solo ducati.
refusal-only-the-candidate-promises = Questo può prometterlo solo { $other }, che riceve i voti.
refusal-not-the-candidates-office = La carica di { $card } non è del candidato.
refusal-no-split-in-last-ballot = Nell'ultimo scrutinio dai tutti i tuoi voti ({ $number }) a un solo candidato.
refusal-not-the-fewest-votes = { $other } non è tra chi ha meno voti.
refusal-not-one-of-the-two = { $other } non è tra gli ultimi due.
refusal-gift-to-former-owner = { $card } non può tornare a { $other }.
refusal-gift-to-yourself = Non puoi prendere { $card } per te.
refusal-has-enough-offices = { $other } ha già riavuto tutte le sue cariche.
refusal-keeps-no-own-office = Non puoi tenere { $card }; va a un altro giocatore.
refusal-keeps-no-gathered-office = Non puoi tenere { $card }, che hai raccolto dagli altri.
refusal-keeps-too-many = Qui i cardinali che puoi tenere sono al massimo { $number }: uno in più di quanti ne dai al giocatore che ne riceve di più.
refusal-vote-in-order = I candidati vengono uno dopo l'altro; ora si tratta dei voti per { $other }.
refusal-more-votes-than-left = { $number ->
    [0] Non ti restano voti per questo candidato.
    [one] Per questo candidato ti resta solo 1 voto.
   *[other] Per questo candidato ti restano solo { $number } voti.
 }
refusal-less-than-pledged = Per { $other } hai impegnato { $number ->
    [one] 1 voto
   *[other] { $number } voti
 }.
refusal-another-office-first = Ora si tratta di { $card }.
refusal-office-to-nobody = { $card } deve andare a un giocatore.
refusal-a-number-for-each-seat = Scrivi un numero di cardinali per ognuno dei posti, che sono { $number }.
refusal-cardinals-left-over = Tutti i cardinali ({ $number }) vanno distribuiti.
refusal-too-many-cardinals = Ci sono solo { $number } cardinali da distribuire.
refusal-fewer-than-promised = Cardinali promessi a { $other }: { $number }.
refusal-no-three-alike = Solo con tre carte dello stesso tipo puoi ripescare.
refusal-not-to-lay = { $card } non è tra le carte che devi mettere in tavola.
refusal-fee-too-high = L'onorario di { $card } è di { $ducats } ducati, e puoi spenderne { $means }.
refusal-place-taken = La sede per { $card } non è libera ({ $place }).
refusal-house-another-first = Ora si tratta di { $card }.
refusal-not-your-town = { $place } non ti appartiene.
refusal-minor-family-stays = { $card } è una famiglia minore con una sede e non si sposta più.
refusal-housed-anew-already = In questo momento hai già dato nuove sedi alle tue carte.
refusal-nothing-to-house = Non hai niente a cui dare una nuova sede.
refusal-offer-to-yourself = Proponi lo scambio a un altro giocatore.
refusal-three-offers = In questa fase hai già fatto le tue tre proposte.
refusal-no-spy-in-hand = Non hai una Spia: devi comprare.
refusal-bid-too-high = Non puoi offrire { $ducats }; i tuoi ducati sono { $means }.
refusal-bid-too-low = Un rilancio deve superare { $ducats }.
