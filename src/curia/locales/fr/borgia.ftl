# Borgia. Les phrases sont les nôtres.

intro =
    L'Italie vers 1500. Tu diriges une grande famille : tu achètes aux enchères des villes, des charges et des artistes,
    tu échanges, tu empoisonnes, tu t'empares des biens des autres, et à la fin de chacune des trois manches, toutes les
    familles élisent un Pape avec les voix de leurs cardinaux et de leurs charges. Ducats, villes, artistes et papauté
    rapportent des points ; qui en a le plus après trois manches gagne.
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
    Dans ce jeu :
      bid 12, ou 12       une enchère ; « pass » abandonne
      medici, ou un nom   désigne un joueur partout où va un numéro de siège
      offer medici: imola, 20 ducats for titian, any condottiere
                          un échange complet ; un côté peut être « nothing »
      rehouse datary in imola, titian nowhere
                          réorganise tes cartes ; les autres restent en place
      buy 10 votes from medici for me for 20 ducats if elected
      sell 6 votes to orsini for borgia for datary
                          un engagement complet : voix, partenaire, candidat, prix
      give up             abandonner un échange, un engagement ou une
                          réorganisation en cours
      vote 10 me rest medici
                          un bulletin complet
      cardinals medici 2 me 1
                          comment le Pape distribue les cardinaux
      hand                ta main, avec l'effet de chaque carte
      piles               les cartes qui reviendront, et celles de « gone »
      card titian         comme « help titian »
      help phase, help auction, help place, help housing, help trade,
      help seize, help election, help pledge, help pope, help points,
      help secret

## Cartes

card-spy = Espion
    .the = l'Espion
    .a = un Espion
    .of = de l'Espion
    .to = à l'Espion
card-poison = Poison
    .the = le Poison
    .a = un Poison
    .of = du Poison
    .to = au Poison
card-assassin = Assassin
    .the = l'Assassin
    .a = un Assassin
    .of = de l'Assassin
    .to = à l'Assassin
card-doctor = Médecin
    .the = le Médecin
    .a = un Médecin
    .of = du Médecin
    .to = au Médecin
card-marriage = Mariage
    .the = le mariage
    .a = un Mariage
    .of = du mariage
    .to = au mariage
card-savonarola = Savonarole
card-accusation = Accusation
    .the = l'Accusation
    .a = une Accusation
    .of = de l'Accusation
    .to = à l'Accusation
card-any_condottiere = un Condottiere au choix
card-any_death = une carte Décès au choix

# Noms des données de cartes qu'une langue dit autrement ; `.short` sert dans les endroits étroits. `.data` est le nom
# que portent les données, s'il diffère : une table qui a ses propres données garde les noms qu'elle a donnés.
name-medici = Médicis
    .data = Medici
name-valencia = Valence
    .data = Valencia
name-florence = Florence
name-savona = Savone
    .data = Savona
name-milan = Milan
name-bologna = Bologne
    .data = Bologna
name-ancona = Ancône
    .data = Ancona
name-cesena = Césène
    .data = Cesena
name-spoleto = Spolète
    .data = Spoleto
name-vice_chancellor = Vice-chancelier
    .data = Vice-Chancellor
    .the = le Vice-chancelier
    .a = le Vice-chancelier
    .of = du Vice-chancelier
    .to = au Vice-chancelier
name-grand_penitentiary = Grand Pénitencier
    .data = Grand Penitentiary
    .short = Pénitencier
    .the = le Grand Pénitencier
    .a = le Grand Pénitencier
    .of = du Grand Pénitencier
    .to = au Grand Pénitencier
name-castellan = Châtelain de Saint-Ange
    .data = Castellan of Sant'Angelo
    .short = Châtelain
    .the = le Châtelain de Saint-Ange
    .a = le Châtelain de Saint-Ange
    .of = du Châtelain de Saint-Ange
    .to = au Châtelain de Saint-Ange
name-camerlengo = Camerlingue
    .data = Camerlengo
    .the = le Camerlingue
    .a = le Camerlingue
    .of = du Camerlingue
    .to = au Camerlingue
name-datary = Dataire
    .data = Datary
    .the = le Dataire
    .a = le Dataire
    .of = du Dataire
    .to = au Dataire
name-gonfalonier = Gonfalonier de l'Église
    .data = Gonfalonier of the Church
    .short = Gonfalonier
    .the = le Gonfalonier de l'Église
    .a = le Gonfalonier de l'Église
    .of = du Gonfalonier de l'Église
    .to = au Gonfalonier de l'Église
name-governor = Gouverneur de Rome
    .data = Governor of Rome
    .short = Gouverneur
    .the = le Gouverneur de Rome
    .a = le Gouverneur de Rome
    .of = du Gouverneur de Rome
    .to = au Gouverneur de Rome
name-treasurer = Trésorier
    .data = Treasurer
    .the = le Trésorier
    .a = le Trésorier
    .of = du Trésorier
    .to = au Trésorier
name-auditor = Auditeur de la Chambre
    .data = Auditor of the Chamber
    .short = Auditeur
    .the = l'Auditeur de la Chambre
    .a = l'Auditeur de la Chambre
    .of = de l'Auditeur de la Chambre
    .to = à l'Auditeur de la Chambre
name-michelangelo = Michel-Ange
    .data = Michelangelo
name-raphael = Raphaël
    .data = Raphael
name-da_vinci = Léonard de Vinci
    .data = Leonardo da Vinci
    .short = Léonard
name-titian = Titien
    .data = Titian
name-perugino = Pérugin
    .data = Perugino
    .the = le Pérugin
    .a = le Pérugin
    .of = du Pérugin
    .to = au Pérugin
name-bande_nere = Jean des Bandes noires
    .data = Giovanni dalle Bande Nere
    .short = Bandes noires
name-renzo = Renzo da Ceri
    .short = Renzo
name-oliverotto = Oliverotto da Fermo
    .short = Oliverotto

# D'autres mots pour les verbes des coups.
verb-marry = play marriage with
verb-accuse = play accusation
verb-kill = play assassin on
verb-murder = play assassin on
verb-poison = play poison on
verb-stop = enough

## Une ligne par carte

line-town = ville : puissance { $power }, revenu { $income }, { $points } { $points ->
    [one] point
   *[other] points
 }
line-office = charge : revenu { $income }, { $votes } voix{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
 }
line-artist = artiste : honoraires { $fee }, { $points } { $points ->
    [one] point
   *[other] points
 }{ $power ->
    [0] {""}
   *[other] , puissance { $power } s'il est placé dans une ville
 }
line-minor_family = famille mineure : ajoute { $power } de puissance à sa ville
line-condottiere = Condottiere : puissance { $power } dans un coup de force, solde { $pay }
line-spy = prend une carte du marché sans la voir, ou une carte dans une main
line-poison = tue un artiste, le titulaire d'une charge ou le mariage
line-assassin = tue le titulaire d'une charge, le mariage ou Savonarole
line-doctor = sauve du Poison ce qui est à toi, pour { $cost } ducats
line-marriage = deux familles s'épargnent jusqu'à la fin de la manche
line-savonarola = le Pape ne joue plus de cartes dans ses phases jusqu'à la fin de la manche
line-accusation = un vote pour que le Pape saute une phase ; dès la manche 2
line-family = famille, ville d'origine { $home } : revenu { $income } aux manches 2 et 3
line-home_town = ville d'origine de la famille { $family } : puissance { $power }

## Aide pour chaque carte

help-town =
    { $card } : une ville, puissance { $power }, revenu { $income }, { $points } { $points ->
        [one] point
       *[other] points
    }. Elle abrite une charge, un artiste et une famille mineure. Qui la prend prend tout ce qu'elle abrite ; elle est
    défendue par sa puissance et celle de sa famille mineure. §5.9, §7.2, §9.2, §12.4
help-office =
    { $card } : une charge, revenu { $income } et { $votes } voix aux élections, avec ou sans emplacement. Sans emplacement,
    elle est facile à prendre. Une carte Décès tue son titulaire. { $points ->
        [0] Elle ne rapporte pas de points
        [one] Elle rapporte { $points } point par manche
       *[other] Elle rapporte { $points } points par manche
    }, et il faut l'accord du Pape pour l'échanger. §5.12, §6.23, §8.21, §9.2, §10.2, §12.7
help-artist =
    { $card } : un artiste qui vaut { $points } { $points ->
        [one] point
       *[other] points
    } à la fin de chaque manche. Qui l'obtient paie aussitôt { $fee } ducats d'honoraires, ou le refuse. { $power ->
        [0] {""}
       *[other] Placé dans une ville, il ajoute { $power } de puissance à chacune de tes attaques et à la défense de cette ville.
    } §5.3 à §5.8, §12.4{ $power ->
        [0] {""}
       *[other] , §7.14, §7.15
    }
help-minor_family =
    { $card } : une famille mineure, puissance { $power }, qui défend la ville ou la ville d'origine où elle est placée.
    Une fois placée, elle ne bouge plus jamais. Sans emplacement, on la prend avec plus que sa propre puissance.
    §5.21 à §5.23, §7.2
help-condottiere =
    { $card } : un Condottiere, puissance { $power }. Tu l'enrôles dans un coup de force, en attaque ou en défense, pour
    { $pay } ducats, à payer même en cas de défaite. Puis il va à la pile et peut revenir à la manche suivante.
    §7.9 à §7.12
help-spy =
    { $card }, { $count } exemplaires. À l'étape 1, il prend une carte du marché, sans la voir et sans la payer ; à
    l'étape 2, une carte au hasard dans une autre main. §4.14 à §4.18, §6.10 à §6.16
help-poison =
    { $card } ou épidémie, { $count } exemplaires. À l'étape 2, il tue un artiste ou le titulaire d'une charge (même
    placés dans une ville, sauf si la table en a décidé autrement), ou le mariage. Le propriétaire peut répondre avec le
    Médecin. §6.17 à §6.24
help-assassin =
    { $card }, { $count } exemplaires. À l'étape 2, il tue le titulaire d'une charge, le mariage ou Savonarole. Jamais un
    artiste, et le Médecin n'y peut rien. §6.25 à §6.28
help-doctor =
    { $card }, { $count } dans le jeu. Ta réponse à un Poison contre ton artiste, ta charge ou ton mariage, pour { $cost }
    ducats. Il ne se joue pas à l'étape 2. §6.32 à §6.38
help-marriage =
    { $card }, { $count } dans le jeu. Se joue à l'étape 2. Jusqu'à la fin de la manche, les deux familles ne jouent pas de
    cartes l'une contre l'autre et ne se prennent rien. Personne ne peut refuser. §6.39 à §6.43
help-savonarola =
    { $card }, { $count } dans le jeu. Étape 2, contre le Pape : jusqu'à la fin de la manche, le Pape ne joue aucune carte
    de sa main dans ses propres phases, sauf un Assassin contre Savonarole. §6.44 à §6.47
help-accusation =
    { $card } de simonie, { $count } dans le jeu. Étape 2, à partir de la manche 2, si le Pape a redistribué les charges ou
    ne t'a donné ni charge ni cardinal dans cette manche. Tous sauf le Pape votent avec leurs cardinaux ; si le oui
    l'emporte, le Pape saute une phase. §6.48 à §6.56
help-family =
    La famille { $card } a pour ville d'origine { $home } et reçoit { $income } ducats au début des manches 2 et 3.
    §1.2, §1.3, §13.8
help-home_town =
    { $card } : la ville d'origine de la famille { $family }, puissance { $power }. Elle abrite une charge, un artiste et
    une famille mineure comme toute ville. Elle ne se perd jamais, mais on peut prendre ce qu'elle abrite. §1.3, §5.9,
    §7.2, §7.26
provenance-reconstruction = Les noms et les chiffres sont notre reconstitution.
field-power = la puissance
field-income = le revenu

topic-phase =
    Dans ta phase, tu achètes d'abord une carte du marché ou tu l'espionnes, puis tu peux jouer des cartes, puis tenter
    un coup de force. Avant, entre et après ces étapes, tu peux réorganiser tes cartes et proposer jusqu'à trois
    échanges. Quand le marché est vide, la manche se termine par les revenus, l'élection et les points. §3.2 à §3.7,
    §8.3, §9.1
topic-auction =
    Une carte du marché est révélée. Le joueur dont c'est la phase ouvre les enchères, à 0 ou plus ; puis chacun à son
    tour surenchérit ou passe pour de bon. Le dernier en course paie la banque. Un artiste coûte en plus ses honoraires.
    §4.3 à §4.12, §5.3
topic-housing =
    Chacune de tes villes, et ta ville d'origine, a un emplacement pour une charge, un pour un artiste et un pour une
    famille mineure. Les charges et les artistes sans emplacement ne sont pas protégés : chacun peut les prendre à
    puissance égale, même 0 contre 0. Une fois à chaque moment de ta phase, tu peux réorganiser toutes ces cartes.
    §5.9 à §5.21, §7.21
topic-rehouse = { topic-housing }
topic-trade =
    Chaque côté donne des ducats et des cartes : villes avec tout ce qu'elles abritent, charges, artistes, familles
    mineures sans emplacement, cartes de main. Les autres voient combien de cartes de main, pas lesquelles. L'autre
    joueur accepte, refuse ou fait une seule contre-offre. Si une charge change de main, il faut l'accord du Pape.
    « offer medici: imola, 20 ducats for titian » dit tout en une ligne, quoi qu'on ait nommé avant. Tant que
    l'échange n'est pas proposé, « give up » l'abandonne. §8.1 à §8.33
topic-offer = { topic-trade }
topic-place =
    Qui reçoit une charge, un artiste ou une famille mineure choisit aussitôt un emplacement libre : « house titian in
    imola » ou « house titian nowhere ». Chacune de tes villes, et ta ville d'origine (« home »), a un emplacement pour
    chacune des trois sortes. Ce qui n'en a pas est facile à prendre ; ce que la carte rapporte n'en dépend pas. À un
    moment de ta phase, « rehouse » réorganise toutes tes cartes. §5.9 à §5.15, §5.17, §5.27
topic-seize =
    Nomme quelque chose qui est devant un autre joueur. Les deux camps choisissent en secret des Condottieri et les
    paient. L'attaque doit dépasser la défense ; contre les charges et les artistes sans emplacement, l'égalité suffit.
    Avec une ville, tu prends tout ce qu'elle abrite ; d'une ville d'origine, seulement ce qu'elle abrite. §7.1 à §7.30
topic-election =
    Tu as 3 voix par cardinal, plus celles de tes charges, et tu dois toutes les donner, réparties comme tu veux. Il
    faut plus de la moitié de toutes les voix pour être élu ; sinon, on vote de nouveau, et le dernier candidat est
    éliminé, sauf si la table en a décidé autrement. §10.1 à §10.21
topic-ballot = { topic-election }
topic-pledge =
    Avant chaque scrutin, les voix s'achètent et se vendent : contre des ducats maintenant, ou contre des ducats, une
    charge ou des cardinaux si le candidat est élu. Seul le candidat peut promettre charges et cardinaux. « give up »
    abandonne un engagement qui n'est pas encore proposé ; une fois accepté, il est définitif. §11.1 à §11.29
topic-pope =
    Le Pape commence la manche, donne son accord aux échanges de charges et reçoit 10 points. Au début de la manche
    suivante, il peut redistribuer les charges des autres, doit céder les siennes, sauf si la table en a décidé
    autrement, et distribue autant de cardinaux qu'il y a de joueurs. §8.21, §12.3, §13.10 à §13.25
topic-points =
    À la fin de chaque manche : 1 point par tranche de 10 ducats (que tu gardes), 10 pour le nouveau Pape, et les points
    de toutes tes villes et de tous tes artistes, avec ou sans emplacement ; si la table joue avec des cartes dont les
    charges ont des points, les leurs aussi. §12.1 à §12.7
topic-secret =
    Sauf si la table en a décidé autrement, les ducats et le nombre de cartes en main restent cachés ; mais tout
    paiement est public, et tu peux tenir les comptes. Les cartes que tu as vues dans d'autres mains figurent sous
    « Cartes connues ». §14.2 à §14.18

## Options

option-dead_artists = artistes morts
option-dead_artists-gone = hors du jeu
option-dead_artists-pile = ils reviennent
option-discards = cartes de main utilisées
option-discards-rules = toutes hors du jeu, sauf les Condottieri
option-discards-cards = hors du jeu : seulement les Décès, le Médecin et ce qui a été tué
option-pope_keeps_offices = charges du Pape
option-pope_keeps_offices-false = il doit toutes les distribuer
option-pope_keeps_offices-true = il peut en garder
option-reshuffle = charges rassemblées
option-reshuffle-random = redistribuées au hasard
option-reshuffle-chosen = redistribuées au choix du Pape
option-open_ducats = ducats et nombre de cartes en main
option-open_ducats-false = cachés
option-open_ducats-true = visibles
option-poison = Poison
option-poison-reaches_housed = atteint aussi les cartes placées
option-poison-unhoused_only = n'atteint que les cartes sans emplacement
option-election = élection sans majorité
option-election-elimination = le dernier candidat est éliminé
option-election-open = six scrutins avant toute élimination

## Phases et questions

phase-draw_pope = le tirage du premier Pape
phase-deal_hand = la distribution des mains
phase-turn_up = la révélation d'une carte
phase-take_unseen = la prise d'une carte sans la voir
phase-steal = la prise d'une carte dans une main
phase-draw_card = la pioche d'une carte
phase-deal_office = la redistribution des charges
phase-redraw = la première main
phase-lay = la pose des premières cartes
phase-fee = les honoraires d'un artiste
phase-place = l'emplacement d'une carte
phase-moment = échanges et réorganisation
phase-trade_answer = la réponse à un échange
phase-consent = l'accord du Pape
phase-market = l'achat au marché
phase-auction = les enchères
phase-play = les cartes
phase-doctor = le Médecin
phase-gift = le don du Pape
phase-accuse = l'Accusation
phase-seize = le coup de force
phase-hire = les Condottieri
phase-pledge = les engagements avant le scrutin
phase-pledge_answer = la réponse à un engagement
phase-ballot = le scrutin
phase-name_out = l'élimination d'un candidat
phase-last_word = le dernier mot du Pape
phase-reshuffle = les charges des autres
phase-assign = la redistribution des charges
phase-hand_out = les charges du Pape
phase-cardinals = les cardinaux
phase-trade_give = ce que tu donnes dans l'échange
phase-trade_ask = ce que tu demandes dans l'échange
phase-pick = les cartes que tu donnes
phase-pledge_candidate = le candidat de l'engagement
phase-pledge_votes = les voix de l'engagement
phase-pledge_price = le prix de l'engagement

question-redraw = Gardes-tu ta première main ?
question-lay = Laquelle de tes cartes poses-tu maintenant ?
question-fee = { $source } : paies-tu les honoraires, ou refuses-tu l'artiste ?
question-place = Où places-tu { $source_the } ?
question-moment = Échanger, réorganiser tes cartes ou continuer ?
question-trade_answer = Acceptes-tu cet échange ?
question-consent = En tant que Pape, autorises-tu cet échange de charge ?
question-market = Étape 1 : acheter une carte du marché, ou l'espionner ?
question-auction = Combien offres-tu pour { $source_a } ?
question-play = Étape 2 : quelle carte joues-tu ?
question-doctor = Poison contre { $source_the } : utilises-tu le Médecin ?
question-gift = À qui va la charge { $source_of } ?
question-accuse = Le Pape est-il coupable de simonie ? Tous tes cardinaux disent oui ou non.
question-seize = Étape 3 : que veux-tu prendre ?
question-hire = Le combat pour { $source_the } : quels Condottieri enrôles-tu ?
question-pledge = Avant le scrutin : acheter ou vendre des voix ?
question-pledge_answer = Acceptes-tu cet engagement ?
question-ballot = Comment votes-tu ?
question-name_out = Plusieurs candidats sont derniers : qui est éliminé ?
question-last_word = Tu as le dernier mot : qui devient Pape ?
question-reshuffle = Veux-tu redistribuer les charges des autres familles ?
question-assign = À qui revient la charge { $source_of } ?
question-hand_out = À qui donnes-tu la charge { $source_of } ?
question-cardinals = Comment distribues-tu les cardinaux ?
question-trade_give = Que donnes-tu ?
question-trade_ask = Et que demandes-tu ?
question-pick = Quelle carte donnes-tu ?
question-pledge_candidate = À quel candidat vont les voix ?
question-pledge_votes = Combien de voix ?
question-pledge_price = À quel prix ?

## Les coups en mots

move-keep = Garder la main
move-redraw = Remélanger et repiocher
move-lay = Poser { $what_a }
move-reject = Refuser l'artiste
move-pay = Payer les honoraires
move-house = { $form ->
    [nowhere] Laisser { $what_the } sans emplacement
   *[in] Placer { $what_the } à { $in }
 }
move-go = Continuer
move-rehouse = Réorganiser tes cartes
move-offer = Proposer un échange à { $what }
move-give = { $form ->
    [ducats] Donner { $number } { $number ->
        [one] ducat
       *[other] ducats
     }, sans ajouter de carte
   *[plain] Donner { $what_a }
 }
move-ask = { $form ->
    [ducats] Demander { $number } { $number ->
        [one] ducat
       *[other] ducats
     }, sans ajouter de carte
    [any-condottiere] Demander un Condottiere au choix
    [any-death] Demander une carte Décès au choix
   *[plain] Demander { $what_a }
 }
move-refuse = Refuser
move-accept = Accepter
move-counter = Faire une contre-offre
move-pick = Donner { $what_a }
move-forbid = Interdire
move-consent = Autoriser
move-buy = { $form ->
    [from] Acheter des voix à { $from }
   *[plain] Acheter : une carte est révélée et mise aux enchères
 }
move-spy = Espionner : prendre une carte sans la voir
move-pass = Passer
move-bid = Enchérir à { $number } { $number ->
    [one] ducat
   *[other] ducats
 }
move-enough = Ne plus jouer de cartes
move-play = { $form ->
    [on] Jouer { $what_a } contre { $on_the }
    [with] Jouer { $what_a } avec { $with }
   *[plain] Jouer { $what_a }
 }
move-doctor = Utiliser le Médecin
move-no = { $count ->
    [0] Non
   *[other] Ne pas intervenir
 }
move-yes = Oui
move-assign = { $to_id ->
    [pile] Laisser { $what_the } aller à la pile
   *[other] Donner { $what_the } à { $to }
 }
move-seize = { $form ->
    [nothing] Ne rien prendre
   *[plain] Tenter de prendre { $what_the }
 }
move-hire = { $form ->
    [nobody] N'enrôler personne
   *[plain] Enrôler { $all }
 }
move-done = Pas d'autre offre avant ce scrutin
move-sell = Vendre des voix à { $to }
move-candidate = Pour { $what }
move-votes = { $number } voix
move-price = { $form ->
    [ducats] { $number } { $number ->
        [one] ducat
       *[other] ducats
     } maintenant
    [ducats-if-elected] { $number } { $number ->
        [one] ducat
       *[other] ducats
     } si le candidat est élu
    [cardinals] { $number } { $number ->
        [one] cardinal
       *[other] cardinaux
     } en cas d'élection
   *[plain] La charge { $what_of } en cas d'élection
 }
move-vote = { $number } voix pour { $for }
move-out = { $what } est éliminé
move-elect = { $what } devient Pape
move-leave = Laisser les charges où elles sont
move-reshuffle = Les rassembler et les redistribuer
move-cardinals = Cardinaux : { $by_seat }
move-pope = Le premier Pape : { $what }
move-draw = Carte piochée : { $what }

## Échanges et engagements en mots

deal-hand-cards = { $count ->
    [one] { $count } carte de main
   *[other] { $count } cartes de main
 }
deal-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
 }
deal-nothing = rien
pledge-due = { $price ->
    [office] la charge { $card_of }
    [cardinals] { $amount } { $amount ->
        [one] cardinal
       *[other] cardinaux
     }
   *[ducats] { $amount } { $amount ->
        [one] ducat
       *[other] ducats
     }
 }
pledge-price = { $price ->
    [ducats] { pledge-due } maintenant
   *[other] { pledge-due } en cas d'élection
 }
pledge-terms = { $voter_same ->
    [yes] { $seat_you ->
        [yes] Tu proposes { $payer_to }
       *[no] { $payer_you ->
            [yes] { $seat } te propose
           *[no] { $seat } propose { $payer_to }
         }
     } { pledge-votes-at-stake } contre
   *[no] { $seat_you ->
        [yes] Tu demandes { $voter_to } { pledge-votes-at-stake } et tu offres
       *[no] { $voter_you ->
            [yes] { $seat } te demande
           *[no] { $seat } demande { $voter_to }
         } { pledge-votes-at-stake } et offre
     }
 } { pledge-price }
pledge-votes-at-stake = { $votes } voix{ $candidate_same ->
    [yes] {""}
   *[no] {" "}pour { $candidate }
 }

## Ce qui se passe

event-first_pope = { $seat_you ->
    [yes] Le sort te désigne comme premier Pape.
   *[no] Le sort désigne { $seat } comme premier Pape.
 }
event-dealt = { $seat_you ->
    [yes] Tu reçois une carte.
   *[no] { $seat } reçoit une carte.
 }
event-dealt-known = { $seat_you ->
    [yes] Tu reçois une carte : { $card }.
   *[no] { $seat } reçoit une carte : { $card }.
 }
event-kept_hand = { $seat_you ->
    [yes] Tu gardes ta première main.
   *[no] { $seat } garde sa première main.
 }
event-redrew = { $seat_you ->
    [yes] Tu remélanges ta main et tu repioches.
   *[no] { $seat } remélange sa main et repioche.
 }
event-showed = { $seat_you ->
    [yes] De ta première main, tu dois poser : { $cards }.
   *[no] De sa première main, { $seat } doit poser : { $cards }.
 }
event-laid = { $seat_you ->
    [yes] Tu poses { $card_a }.
   *[no] { $seat } pose { $card_a }.
 }
event-market_laid = Manche { $round } : { $cards } cartes au marché.
event-phase_skipped = { $seat_you ->
    [yes] Tu dois sauter cette phase.
   *[no] { $seat } doit sauter cette phase.
 }
event-phase = { $seat_you ->
    [yes] Ta phase (marché : { $market })
   *[no] Phase { $seat_of } (marché : { $market })
 }
event-spied_on_market = { $seat_you ->
    [yes] Tu envoies un Espion au marché.
   *[no] { $seat } envoie un Espion au marché.
 }
event-took_unseen = { $seat_you ->
    [yes] Tu prends une carte sans la voir.
   *[no] { $seat } prend une carte que personne d'autre ne voit.
 }
event-took_unseen-known = { $seat_you ->
    [yes] Ton Espion te rapporte une carte : { $card }.
   *[no] L'Espion rapporte une carte à { $seat } : { $card }.
 }
event-turned_up = { $seat_you ->
    [yes] Tu révèles { $card_a } : aux enchères !
   *[no] { $seat } révèle { $card_a } : aux enchères !
 }
event-bid = { $seat_you ->
    [yes] Tu offres { $ducats }.
   *[no] { $seat } offre { $ducats }.
 }
event-passed = { $seat_you ->
    [yes] Tu passes.
   *[no] { $seat } passe.
 }
event-sold = { $seat_you ->
    [yes] Tu obtiens { $card_a } pour { $ducats } { $ducats ->
        [one] ducat
       *[other] ducats
     }.
   *[no] { $seat } obtient { $card_a } pour { $ducats } { $ducats ->
        [one] ducat
       *[other] ducats
     }.
 }
event-played = { $card_id ->
    [spy] { $seat_you ->
        [yes] Tu envoies un Espion fouiller la main { $other_of }.
       *[no] { $other_you ->
            [yes] { $seat } envoie un Espion fouiller ta main.
           *[no] { $seat } envoie un Espion fouiller la main { $other_of }.
         }
     }
    [marriage] { $seat_you ->
        [yes] Mariage entre toi et { $other } : jusqu'à la fin de la manche, vous vous épargnez.
       *[no] { $other_you ->
            [yes] Mariage entre { $seat } et toi : jusqu'à la fin de la manche, vous vous épargnez.
           *[no] Mariage entre { $seat } et { $other } : jusqu'à la fin de la manche, les deux familles s'épargnent.
         }
     }
    [savonarola] { $seat_you ->
        [yes] Tu appelles Savonarole : le Pape ne joue plus de cartes dans ses phases.
       *[no] { $seat } appelle Savonarole : le Pape ne joue plus de cartes dans ses phases.
     }
    [accusation] { $seat_you ->
        [yes] Tu accuses le Pape de simonie.
       *[no] { $seat } accuse le Pape de simonie.
     }
   *[other] { $seat_you ->
        [yes] Tu joues { $card_a } contre { $target_the }.
       *[no] { $seat } joue { $card_a } contre { $target_the }.
     }
 }
event-nothing_stolen = { $other_you ->
    [yes] Ta main est vide : l'Espion ne prend rien.
   *[no] { $other } a la main vide : l'Espion ne prend rien.
 }
event-stolen = { $seat_you ->
    [yes] Ton Espion vole une carte à { $other }.
   *[no] { $other_you ->
        [yes] L'Espion { $seat_of } te vole une carte.
       *[no] L'Espion { $seat_of } vole une carte à { $other }.
     }
 }
event-stolen-known = { $seat_you ->
    [yes] Ton Espion vole une carte à { $other } : { $card }.
   *[no] { $other_you ->
        [yes] L'Espion { $seat_of } te vole une carte : { $card }.
       *[no] L'Espion { $seat_of } vole une carte à { $other } : { $card }.
     }
 }
event-answered-known = { $seat_you ->
    [yes] Tu réponds : { $answer }.
   *[no] { $seat } répond : { $answer }.
 }
event-saved = { $seat_you ->
    [yes] Ton Médecin sauve { $target_the } pour { $ducats } ducats.
   *[no] Le Médecin { $seat_of } sauve { $target_the } pour { $ducats } ducats.
 }
event-killed = { $target_id ->
    [marriage] C'en est fini du mariage.
   *[other] { $target_The } est mort.
 }
event-no_gift = { $seat_you ->
    [yes] Tu laisses { $card_the } aller à la pile.
   *[no] { $seat } laisse { $card_the } aller à la pile.
 }
event-gift = { $seat_you ->
    [yes] En tant que Pape, tu donnes la charge { $card_of } à { $other }.
   *[no] { $other_you ->
        [yes] Le Pape ({ $seat }) te donne la charge { $card_of }.
       *[no] Le Pape ({ $seat }) donne la charge { $card_of } à { $other }.
     }
 }
event-said_yes = { $seat_you ->
    [yes] Tu dis oui avec { $cardinals } { $cardinals ->
        [one] cardinal
       *[other] cardinaux
     }.
   *[no] { $seat } dit oui avec { $cardinals } { $cardinals ->
        [one] cardinal
       *[other] cardinaux
     }.
 }
event-said_no = { $seat_you ->
    [yes] Tu dis non avec { $cardinals } { $cardinals ->
        [one] cardinal
       *[other] cardinaux
     }.
   *[no] { $seat } dit non avec { $cardinals } { $cardinals ->
        [one] cardinal
       *[other] cardinaux
     }.
 }
event-accusation_upheld = { $other_you ->
    [yes] { $yes } contre { $no } : coupable ! Tu sautes ta prochaine phase.
   *[no] { $yes } contre { $no } : coupable ! { $other } saute sa prochaine phase.
 }
event-accusation_failed = { $yes } contre { $no } : non coupable. L'Accusation est rejetée.
event-no_seizure = { $seat_you ->
    [yes] Tu ne tentes pas de coup de force.
   *[no] { $seat } ne tente pas de coup de force.
 }
event-attacked = { $seat_you ->
    [yes] Tu tentes de prendre { $target_the } à { $other }.
   *[no] { $other_you ->
        [yes] { $seat } tente de te prendre { $target_the }.
       *[no] { $seat } tente de prendre { $target_the } à { $other }.
     }
 }
event-hired = { $cards_count ->
    [0] { $seat_you ->
        [yes] Tu n'enrôles personne.
       *[no] { $seat } n'enrôle personne.
     }
   *[other] { $seat_you ->
        [yes] Tu enrôles { $cards } : puissance { $power } pour { $ducats } ducats.
       *[no] { $seat } enrôle { $cards } : puissance { $power } pour { $ducats } ducats.
     }
 }
seized-loot = { $target_id ->
    [valencia] tout ce que { $target } abrite
    [florence] tout ce que { $target } abrite
    [palestrina] tout ce que { $target } abrite
    [bracciano] tout ce que { $target } abrite
    [savona] tout ce que { $target } abrite
    [milan] tout ce que { $target } abrite
   *[other] { $target_the }
 }
event-seized = { $seat_you ->
    [yes] { $attack } contre { $defence } : tu prends { seized-loot } !
   *[no] { $attack } contre { $defence } : { $seat } prend { seized-loot }.
 }
event-seizure_failed = { $seat_you ->
    [yes] { $attack } contre { $defence } : ton attaque contre { $target_the } échoue.
   *[no] { $attack } contre { $defence } : l'attaque { $seat_of } contre { $target_the } échoue.
 }
event-fee_paid = { $seat_you ->
    [yes] Tu paies { $ducats } ducats d'honoraires pour { $card_the }.
   *[no] { $seat } paie { $ducats } ducats d'honoraires pour { $card_the }.
 }
event-rejected = { $seat_you ->
    [yes] Tu refuses { $card_the }, qui va à la pile.
   *[no] { $seat } refuse { $card_the }, qui va à la pile.
 }
event-housed = { $place_id ->
    [none] { $seat_you ->
        [yes] Tu laisses { $card_the } sans emplacement.
       *[no] { $seat } laisse { $card_the } sans emplacement.
     }
   *[other] { $seat_you ->
        [yes] Tu places { $card_the } à { $place }.
       *[no] { $seat } place { $card_the } à { $place }.
     }
 }
event-no_place = { $seat_you ->
    [yes] Tu n'as pas d'emplacement libre pour { $card_the }.
   *[no] { $seat } n'a pas d'emplacement libre pour { $card_the }.
 }
event-rehousing = { $seat_you ->
    [yes] Tu réorganises tes cartes.
   *[no] { $seat } réorganise ses cartes.
 }
event-offered = { $seat_you ->
    [yes] Tu proposes à { $other } : { $given } contre { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } te propose : { $given } contre { $asked }.
       *[no] { $seat } propose à { $other } : { $given } contre { $asked }.
     }
 }
event-counter_offered = { $seat_you ->
    [yes] Ta contre-offre à { $other } : { $given } contre { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } te fait une contre-offre : { $given } contre { $asked }.
       *[no] { $seat } fait une contre-offre à { $other } : { $given } contre { $asked }.
     }
 }
event-trade_refused = { $seat_you ->
    [yes] Tu refuses l'échange.
   *[no] { $seat } refuse l'échange.
 }
event-trade_accepted = { $seat_you ->
    [yes] Tu acceptes l'échange.
   *[no] { $seat } accepte l'échange.
 }
event-consented = { $seat_you ->
    [yes] En tant que Pape, tu autorises l'échange.
   *[no] Le Pape ({ $seat }) autorise l'échange.
 }
event-forbidden = { $seat_you ->
    [yes] En tant que Pape, tu interdis l'échange.
   *[no] Le Pape ({ $seat }) interdit l'échange.
 }
event-traded = L'échange est conclu.
event-traded-known = { $gives_cards_count ->
    [0] { $asks_cards_count ->
        [0] L'échange est conclu.
       *[other] L'échange est conclu ; de main en main : { $asks_cards }.
     }
   *[other] { $asks_cards_count ->
        [0] L'échange est conclu ; de main en main : { $gives_cards }.
       *[other] L'échange est conclu ; de main en main : { $gives_cards } contre { $asks_cards }.
     }
 }
event-fees_paid = { $seat_you ->
    [yes] Tu paies { $ducats } ducats d'honoraires.
   *[no] { $seat } paie { $ducats } ducats d'honoraires.
 }
event-done = { $seat_you ->
    [yes] Tu ne fais plus d'offres.
   *[no] { $seat } ne fait plus d'offres.
 }
event-pledge_offered = { pledge-terms }.
event-pledge_accepted = { $seat_you ->
    [yes] Tu acceptes l'engagement.
   *[no] { $seat } accepte l'engagement.
 }
event-pledge_refused = { $seat_you ->
    [yes] Tu refuses l'engagement.
   *[no] { $seat } refuse l'engagement.
 }
event-pledge_paid = { $seat_you ->
    [yes] Tu paies à { $other } { $ducats ->
        [one] le ducat promis
       *[other] les { $ducats } ducats promis
     }.
   *[no] { $other_you ->
        [yes] { $seat } te paie { $ducats ->
            [one] le ducat promis
           *[other] les { $ducats } ducats promis
         }.
       *[no] { $seat } paie à { $other } { $ducats ->
            [one] le ducat promis
           *[other] les { $ducats } ducats promis
         }.
     }
 }
event-income = { $seat_you ->
    [yes] Ton revenu : { $ducats } { $ducats ->
        [one] ducat
       *[other] ducats
     }.
   *[no] Revenu { $seat_of } : { $ducats } { $ducats ->
        [one] ducat
       *[other] ducats
     }.
 }
event-election = L'élection à la fin de la manche { $round }
event-ballot = Scrutin { $ballot } – candidats : { $candidates }
event-voted_aloud = { $seat_you ->
    [yes] Tu votes à voix haute : { $votes_by_seat }.
   *[no] { $seat } vote à voix haute : { $votes_by_seat }.
 }
event-voted = { $seat_you ->
    [yes] Tu as voté.
   *[no] { $seat } a voté.
 }
event-voted-known = { $seat_you ->
    [yes] Tu as voté : { $votes_by_seat }.
   *[no] { $seat } a voté : { $votes_by_seat }.
 }
event-counted = Résultat du scrutin { $ballot } : { $totals_by_seat }.
event-out = { $seat_you ->
    [yes] Tu es éliminé.
   *[no] { $seat } est éliminé.
 }
event-elected = { $seat_you ->
    [yes] Tu deviens Pape !
   *[no] { $seat } devient Pape.
 }
event-points = { $seat_you ->
    [yes] Tes points : { $ducats } pour les ducats, { $papacy } pour la papauté, { $towns } pour les villes, { $artists } pour les artistes.
   *[no] Points { $seat_of } : { $ducats } pour les ducats, { $papacy } pour la papauté, { $towns } pour les villes, { $artists } pour les artistes.
 }
event-points-known = { $seat_you ->
    [yes] Tes points : { $ducats } pour les ducats, { $papacy } pour la papauté, { $towns } pour les villes, { $artists } pour les artistes, { $offices } pour les charges.
   *[no] Points { $seat_of } : { $ducats } pour les ducats, { $papacy } pour la papauté, { $towns } pour les villes, { $artists } pour les artistes, { $offices } pour les charges.
 }
event-game_over = La troisième manche est finie : les ducats et les mains sont révélés.
event-round = La manche { $round } commence
event-marriage_ended = Le mariage prend fin.
event-savonarola_ended = Savonarole s'en va.
event-family_income = Chaque famille reçoit { $ducats } ducats.
event-left_offices = { $seat_you ->
    [yes] En tant que Pape, tu laisses les charges des autres où elles sont.
   *[no] Le Pape ({ $seat }) laisse les charges des autres où elles sont.
 }
event-reshuffled = { $seat_you ->
    [yes] En tant que Pape, tu rassembles les charges des autres familles pour les redistribuer.
   *[no] Le Pape ({ $seat }) rassemble les charges des autres familles pour les redistribuer.
 }
event-office_dealt = { $seat_you ->
    [yes] La charge { $card_of } te revient.
   *[no] La charge { $card_of } revient à { $seat }.
 }
event-office_kept = { $seat_you ->
    [yes] En tant que Pape, tu gardes la charge { $card_of }.
   *[no] Le Pape ({ $seat }) garde la charge { $card_of }.
 }
event-office_given = { $seat_you ->
    [yes] Le Pape te donne la charge { $card_of }.
   *[no] Le Pape donne la charge { $card_of } à { $seat }.
 }
event-cardinals = { $seat_you ->
    [yes] En tant que Pape, tu distribues les cardinaux : { $numbers_by_seat }.
   *[no] Le Pape ({ $seat }) distribue les cardinaux : { $numbers_by_seat }.
 }
event-drew = { $seat_you ->
    [yes] Tu pioches une carte.
   *[no] { $seat } pioche une carte et la garde cachée.
 }
event-drew-known = { $seat_you ->
    [yes] Tu pioches une carte : { $card }.
   *[no] { $seat } pioche une carte : { $card }.
 }

## Le décompte

part-ducats = ducats
part-papacy = papauté
part-towns = villes
part-artists = artistes
part-offices = charges
count-total = points
reason-three_rounds = Trois Papes ont été élus.
count-tie-note = À égalité de points, la place est partagée (§15.3).
count-screen = { $name } : { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
 } ; main : { $hand }

## La table

who = { $name } ({ $family })
list-or = { $first } ou { $next }
mark-you = toi
mark-pope = Pape
mark-skips = saute { $count ->
    [one] une phase
   *[other] { $count } phases
 }
column-cardinals = cardinaux
column-votes = voix
column-income = revenu
column-ducats = ducats
column-cards = cartes
column-points = points
column-parts = points
table-round = Manche { $round } sur 3
table-phase = { $yours ->
    [yes] ta phase
   *[no] phase : { $name }
 }{ $step ->
    [1] , étape 1 (acheter ou espionner)
    [2] , étape 2 (jouer des cartes)
    [3] , étape 3 (coup de force)
   *[other] {""}
 }
table-set-up = avant la première phase
table-distribution = le Pape distribue
table-election = { $last ->
    [yes] élection, dernier scrutin
   *[no] élection, scrutin { $ballot }
 }
table-market = Marché { $market } · pioche { $deck }
table-pope = Pape : { $name }
table-married = mariage : { $names }
table-savonarola = Savonarole prêche contre le Pape
table-families = Familles
table-estates = Devant les familles
table-legend = puissance/revenu/points [charge revenu/voix{ $offices ->
    [yes] /points
   *[no] {""}
 }, artiste points, mineure puissance]
table-legend-points =
    { table-legend }
    points = ducats + papauté + villes + artistes{ $offices ->
        [yes] {" "}+ charges
       *[no] {""}
    }
table-unprotected = non protégé :
table-unhoused = sans emplacement :
table-known = Cartes connues dans d'autres mains : { $cards }
table-none = aucune
table-pile = La pile, qui revient à la manche suivante
table-gone = Hors du jeu

own-title = Derrière ton paravent
own-ducats = { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
 }
own-aside = { $aside } de côté, { $means } à dépenser
own-votes = { $votes } voix
own-hand = Main : { $cards }

now-title = En ce moment
now-to-lay = Encore à poser : { $cards }
now-bid = { $name } mène à { $bid } ; encore en course : { $others }.
now-fight = { $attacker } attaque { $target_the }, chez { $defender } : { $attack } contre { $defence }, sans les Condottieri. { $ties ->
    [yes] L'égalité suffit.
   *[no] Il faut dépasser la défense.
 }
now-accusation = Jusqu'ici : { $yes } oui, { $no } non.
now-gathered = Encore à distribuer : { $cards }
now-trade = { $seat_you ->
    [yes] Tu proposes à { $other } : { $given } – contre { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } te propose : { $given } – contre { $asked }.
       *[no] { $seat } propose à { $other } : { $given } – contre { $asked }.
     }
 }
now-counter = { $seat_you ->
    [yes] Ta contre-offre à { $other } : { $given } – contre { $asked }.
   *[no] { $other_you ->
        [yes] { $seat } te fait une contre-offre : { $given } – contre { $asked }.
       *[no] { $seat } fait une contre-offre à { $other } : { $given } – contre { $asked }.
     }
 }
now-making = Ton offre à { $other } jusqu'ici : { $given } – contre { $asked }.
now-pledge = { pledge-terms }.
now-pledging = Un engagement : { $voter } vote, { $payer } paie ;
now-pledging-candidate = pour { $candidate } ;
now-pledging-votes = { $votes } voix ;
now-candidates = Candidats : { $candidates }. Pour être élu, il faut { $needed } voix sur { $total }.
now-totals = Scrutin précédent : { $totals }.
now-pledged = Voix engagées par { $name } pour ce scrutin : { $votes }.
now-aloud = { $name } a voté : { $votes }.
now-promise = { $candidate_you ->
    [yes] Si tu es élu
   *[no] Si { $candidate } est élu
 }, { $payer_you ->
    [yes] tu dois
   *[no] { $payer } { $voter_you ->
        [yes] te doit
       *[no] doit
     }
 } { pledge-due }{ $voter_you ->
    [yes] {""}
   *[no] {" "}{ $voter_to }
 }.

## Questions : ce qui aide, et comment répondre

hint-moment = { $moment ->
    [0] Avant l'étape 1 (acheter ou espionner)
    [1] Avant l'étape 2 (jouer des cartes)
    [2] Avant l'étape 3 (coup de force)
   *[other] À la fin de ta phase
 } ; { $count ->
    [0] plus d'échange à proposer
    [one] encore { $count } échange à proposer
   *[other] encore { $count } échanges à proposer
 } dans cette phase.
hint-fee = Honoraires : { $fee } ducats ; tu peux dépenser { $means }. Un artiste refusé va à la pile.
hint-place = Sans emplacement, la carte est facile à prendre. « home » est ta ville d'origine.
hint-seize = Ce que tu peux tenter, avec la puissance sans les Condottieri :
hint-with-fee = honoraires { $fee }
hint-with-artist = avec { $artist }, honoraires { $fee }
hint-votes = { $votes ->
    [1] Tu dois donner ta seule voix.
   *[other] Tu dois donner toutes tes { $votes } voix, réparties comme tu veux.
 }
hint-pledged = Engagées : { $votes }.
hint-cast = Déjà données : { $votes }.
hint-trade_answer = Une contre-offre en une ligne : counter imola, 10 ducats for titian
hint-trade_give = Nomme les cartes dans l'ordre que tu veux ; les ducats terminent ton côté.
hint-trade_ask = Nomme les cartes dans l'ordre que tu veux ; les ducats terminent, et l'échange est proposé.
hint-cardinals = Tu distribues { $count } cardinaux et peux en garder un de plus que celui qui en reçoit le plus.
hint-reshuffle = Chacun en récupère autant qu'avant. Mais cela donne un motif pour t'accuser de simonie.
hint-doctor = Il coûte { $cost } ducats ; tu peux dépenser { $means }.
hint-accuse = Si le oui a plus de cardinaux que le non, le Pape saute une phase.
hint-auction-fee = En plus de l'enchère : { $fee } ducats d'honoraires, à moins de refuser l'artiste.
hint-hire = Tu paies ceux que tu enrôles, que tu gagnes ou non ; tu peux dépenser { $means } ducats.
hint-trade-fees = Tu paierais en plus { $fees } ducats d'honoraires pour les artistes que tu reçois.
hint-begun-deal = Pas encore proposé : « give up » abandonne, « undo » revient d'une étape.
hint-begun-pick = Pas encore conclu : « give up » ramène à l'offre, « undo » revient d'une étape.
hint-begun-housing = « give up » laisse toutes les cartes où elles étaient, « undo » revient d'une étape.
answer-price = { $answer } ({ $price } { $price ->
    [one] ducat
   *[other] ducats
 })
answer-hire = { $answer } (puissance { $power }, solde { $pay })

use-go-on = Entrée, ou go on
how-go-on = rien de tout cela maintenant
use-offer = offer NOM
how-offer = un échange avec { $names } ; en une ligne : offer { $name }: imola, 20 ducats for titian, any condottiere
how-rehouse = réorganiser tes cartes ; en une ligne : rehouse datary in imola, titian nowhere
use-bid = bid NOMBRE
how-bid = de { $low } à { $high } ducats ; le nombre seul suffit
how-pass = abandonner ces enchères ; à l'ouverture, c'est une enchère de 0
use-votes = votes NOMBRE
how-votes = de { $low } à { $high }
use-give-card = give CARTE
use-trade_give-ducats = give NOMBRE ducats
how-trade_give-ducats = { $low } à { $high } ; termine ton côté
use-trade_give = imola, 20 ducats for titian
how-trade_give = tout l'échange depuis le début, en une ligne
use-ask-card = ask CARTE
use-ask-hand = ask spy
how-ask-hand = ou une autre carte de main par son nom, « any condottiere », « any death »
use-trade_ask-ducats = ask NOMBRE ducats
how-trade_ask-ducats = { $low } à { $high } ; puis l'échange est proposé
use-trade_ask = titian, 5 ducats
how-trade_ask = le reste en une ligne
how-done = pas d'autre offre avant ce scrutin
use-sell = sell to NOM
how-sell = tes voix à { $names } ; en une ligne : sell 6 votes to { $name } for me for 20 ducats
use-buy = buy from NOM
how-buy = des voix à { $names } ; en une ligne : buy 6 votes from { $name } for me for 20 ducats if elected
how-price = Le candidat peut être n'importe qui. Prix : 20 ducats, 20 ducats if elected, datary, 2 cardinals
use-price-now = 20 ducats
how-price-now = payés maintenant, 1 à { $high }
use-price-elected = 20 ducats if elected
how-price-elected = payés si le candidat est élu, 1 à { $high }
use-price-office = datary
use-price-cardinals = 1 cardinal
how-price-cardinals = à la prochaine distribution, 1 à { $high }
use-vote = vote 10 me rest medici
how-vote = ton bulletin complet ; « medici » seul donne tout
how-vote-link = un candidat après l'autre : maintenant { $name }, { $low } à { $high }
use-cardinals = cardinals medici 2 me 1
how-cardinals = { $count } en tout, par nom ; ou un nombre par siège
use-seize = seize NOM
how-seize = l'une de ces cibles ; « help seize » en dit plus
how-seize-nothing = continuer sans rien tenter
use-hire = hire NOM NOM
how-hire = au choix : { $cards }
how-hire-nobody = aucun d'eux
how-player = JOUEUR
how-card = CARTE
how-enough = ne plus jouer de cartes

unread-seat = « { $text } » n'est personne ici. Dis { $names }, un numéro de siège, ou « me ».
unread-card = Aucune carte « { $text } » à nommer.
unread-any = Dis « any condottiere » ou « any death ».
unread-share = Qui reçoit { $amount } ? Ajoute un nom, avant ou après.
unread-two-rests = Un seul joueur peut recevoir le reste.
unread-offer = Dis ce que tu donnes, « for », et ce que tu demandes : offer medici: imola, 20 ducats for titian. Un côté peut être « nothing ».
unread-pledge = Dis-le ainsi : buy 10 votes from medici for colonna for 20 ducats if elected ; ou : sell 6 votes to orsini for me for datary.
unread-last-pledge = Au dernier scrutin, un engagement porte sur toutes les voix, ici { $votes }. (§11.13)
unread-pledge-votes = Dis combien de voix, ou « all » : { $votes } sont disponibles.
unread-price = Un prix, ce sont des ducats, des ducats en cas d'élection, une charge ou des cardinaux : 20 ducats if elected.
unread-cast = { $name } a déjà reçu des voix dans ce scrutin.
unread-candidate = { $name } n'est plus candidat dans ce scrutin. (§10.5)
unread-votes = Tu as { $votes } voix à donner, et cela en fait { $named }. « rest NOM » donne ce qui reste. (§10.3)
unread-cardinals = Il n'y a que { $count } cardinaux à distribuer. (§13.22)
unread-condottiere = { $card } n'est pas un Condottiere.
unread-housing = Dis pour chaque carte « in » et une ville, ou « nowhere » : rehouse datary in imola, titian nowhere.
unread-settled = { $card } est une famille mineure déjà placée et ne bouge plus jamais. (§5.21)
unread-not-yours = { $card_The } n'est pas devant toi.
unread-taken = { $other_The } est déjà à { $place } ; dis où va cette carte, ou choisis un autre emplacement pour { $card_the }. (§5.10)

## Pourquoi non

refusal-no-such-seat = Ce siège n'existe pas à cette table.
refusal-others-question = C'est à { $other } de répondre. Il s'agit de : { $question }.
refusal-already-answered = Tu as déjà répondu, et une réponse est définitive.
refusal-your-own-poison = C'est ton propre Poison : le Médecin n'est pas pour toi.
refusal-accused-has-no-vote = Le Pape accusé n'a pas son mot à dire.
refusal-done-already = Tu as déjà renoncé à toute autre offre avant ce scrutin.
refusal-three-pledges = Tu as déjà fait tes trois offres avant ce scrutin.
refusal-nothing-moves-now = Rien ne bouge pendant des enchères ou un combat.
refusal-between-the-phases = Entre la dernière phase et la manche suivante, pas d'échanges, pas de réorganisation et pas de cartes.
refusal-offers-of-another = Seul { $other }, dont c'est la phase, propose des échanges en ce moment.
refusal-not-your-phase = C'est la phase { $other_of }.
refusal-highest-bidder = Tu as la plus forte enchère, { $ducats } ; attends les autres.
refusal-passed-already = Qui passe quitte l'enchère, et tu as passé.
refusal-only-between-steps = On échange et on réorganise avant, entre et après les étapes.
refusal-step-to-come = Cette étape est encore à venir ; continue d'abord.
refusal-step-over = Cette étape est finie dans cette phase.
refusal-no-ground = Tu n'as aucun motif pour accuser { $other } dans cette manche.
refusal-poison-housed = { $target_The } a un emplacement, et à cette table le Poison n'atteint que les cartes sans emplacement.
refusal-kill-with-spouse = { $target_The } est chez { $other }, et le mariage vous lie.
refusal-doctor-too-dear = Le Médecin coûte { $ducats } ducats ; tu peux en dépenser { $means }.
refusal-seize-too-dear = Les honoraires { $card_of } sont de { $ducats } ducats, et tu peux en dépenser { $means } : tu ne peux pas essayer.
refusal-pay-too-high = La solde est de { $ducats } ducats ; tu peux en dépenser { $means }.
refusal-pay-besides-fee = La solde est de { $ducats } ducats ; { $fee } sont mis de côté pour l'artiste, et il en reste { $means }.
refusal-condottieri-only-in-seizure = { $card } se bat dans un coup de force et ne se joue pas à l'étape 2.
refusal-doctor-only-as-answer = Le Médecin se joue seulement en réponse à un Poison.
refusal-not-in-hand = { $card_The } n'est pas dans ta main.
refusal-savonarola-bars-cards = Tant que Savonarole est là, le Pape ne joue qu'un Assassin contre lui.
refusal-savonarola-bars-spy = Tant que Savonarole est là, le Pape ne peut pas espionner et doit acheter.
refusal-savonarola-bars-condottieri = Tant que Savonarole est là, le Pape attaque sans Condottieri.
refusal-spy-on-spouse = Le mariage te lie à { $other } : tu ne peux pas fouiller sa main.
refusal-spy-on-yourself = Ton Espion ne peut pas fouiller ta propre main.
refusal-marry-yourself = Choisis un autre joueur à épouser.
refusal-against-spouse = { $other } est Pape, et le mariage vous lie : tu ne peux pas jouer { $card_the }.
refusal-pope-accuses-nobody = Tu es le Pape et ne peux pas t'accuser toi-même.
refusal-pope-plays-no-savonarola = Tu es le Pape ; Savonarole prêche contre toi.
refusal-no-accusation-in-round-one = À la manche 1, le Pape n'a encore rien distribué : pas d'Accusation.
refusal-no-marriage-lies = Il n'y a pas de mariage en ce moment.
refusal-no-savonarola-lies = Savonarole n'est pas sur la table.
refusal-poison-no-target = Le Poison tue les artistes, les titulaires de charges et le mariage, mais pas { $target_the }.
refusal-assassin-no-artist = Un Assassin n'atteint pas les artistes ; { $target_the } ne craint que le Poison.
refusal-assassin-no-target = Un Assassin tue les titulaires de charges, le mariage et Savonarole, mais pas { $target_the }.
refusal-before-nobody = { $target_The } n'est devant personne en ce moment.
refusal-no-doctor-in-hand = Tu n'as pas le Médecin en main.
refusal-home-town-empty = { $target } n'abrite rien qu'on puisse prendre.
refusal-seize-hand-card = { $target_The } est une carte de main et ne se prend pas par la force.
refusal-seize-own = { $target_The } est à toi.
refusal-seize-from-spouse = Le mariage te lie à { $other } : attaque quelqu'un d'autre.
refusal-seize-housed = { $target_The } est dans une ville : c'est la ville qu'il faut attaquer.
refusal-name-in-order = Les cartes se nomment dans l'ordre de la liste, et { $card_the } vient avant une carte déjà nommée.
refusal-no-more-of-these = { $card } : il n'y en a pas davantage dans la partie.
refusal-no-more-condottieri = Il n'y a pas davantage de Condottieri dans la partie.
refusal-no-more-deaths = Il n'y a pas davantage de cartes Décès dans la partie.
refusal-fees-beyond-means = Les honoraires des artistes seraient de { $ducats } ducats, et il n'y en aurait que { $means } pour les payer.
refusal-pick-leaves-too-few = Après { $card_the }, il resterait trop peu de cartes à choisir ; commence par une carte plus haut dans la liste.
refusal-pick-a-death = On te demande une carte Décès, et { $card_the } n'en est pas une.
refusal-pick-a-condottiere = On te demande un Condottiere, et { $card } n'en est pas un.
refusal-condottieri-before-deaths = Demande d'abord un Condottiere au choix, puis une carte Décès au choix.
refusal-other-has-no-votes-to-pledge = { $other } n'a plus de voix à engager.
refusal-no-votes-to-pledge = Tu n'as plus de voix à engager.
refusal-no-price-to-offer = Tu n'as rien pour payer.
refusal-without-ducats-only-yourself = Sans ducats, tu ne peux promettre qu'une charge ou des cardinaux, et seulement si tu es le candidat.
refusal-pledge-too-many-votes = { $other } n'a plus que { $number } voix à engager.
refusal-pledge-one-vote-at-least = Un engagement porte sur une voix au moins.
refusal-pledge-with-yourself = Pour un engagement, il faut un autre joueur.
refusal-ask-too-many-ducats = Tous les joueurs ensemble ne pourraient pas posséder plus de { $ducats } ducats.
refusal-too-poor-to-accept = Il faut { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
 }, et tu peux en dépenser { $means }.
refusal-give-too-many-ducats = Tu ne peux pas donner { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
 } ; tu en as { $means }.
refusal-named-already = { $card_The } figure déjà dans l'offre.
refusal-goes-with-its-town = { $card_The } suit de toute façon { $place }.
refusal-minor-family-is-housed = { $card } est une famille mineure déjà placée et ne part qu'avec sa ville.
refusal-minor-family-in-home-town = { $card } est placée dans une ville d'origine, { $place } : on ne peut pas l'échanger.
refusal-nothing-traded = Les deux côtés sont vides : ce n'est pas un échange.
refusal-no-second-counter = Pas de contre-offre à une contre-offre.
refusal-lacks-cards-asked = Tu n'as pas toutes les cartes demandées.
refusal-not-a-candidate = { $other } n'est plus candidat dans ce scrutin.
refusal-office-is-promised = La charge { $card_of } est déjà promise.
refusal-price-one-at-least = Un prix est d'au moins 1.
refusal-promise-too-many-cardinals = { $number ->
    [0] On ne peut plus promettre de cardinaux.
    [one] On ne peut plus promettre que { $number } cardinal.
   *[other] On ne peut plus promettre que { $number } cardinaux.
 }
refusal-price-beyond-means = Tu ne peux pas offrir { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
 } ; tu peux en dépenser { $means }.
refusal-no-counter-to-pledge = Un engagement s'accepte ou se refuse ; il n'y a pas de contre-offre.
refusal-not-yours = { $card_The } n'est pas à toi.
refusal-not-theirs = { $card_The } n'est pas chez { $other }.
refusal-no-distribution-follows = Après la manche 3, rien n'est distribué : on ne peut promettre que des ducats.
refusal-only-the-candidate-promises = Seul le candidat, { $other }, pourrait promettre cela.
refusal-not-the-candidates-office = Le candidat n'a pas la charge { $card_of }.
refusal-no-split-in-last-ballot = Au dernier scrutin, { $number ->
    [1] ta seule voix va
   *[other] tes { $number } voix vont toutes
 } à un seul candidat.
refusal-not-the-fewest-votes = { $other } n'est pas parmi les derniers.
refusal-not-one-of-the-two = { $other } n'est pas l'un des deux derniers.
refusal-gift-to-former-owner = La charge { $card_of } ne peut pas revenir à { $other }.
refusal-gift-to-yourself = Tu ne peux pas te donner la charge { $card_of }.
refusal-has-enough-offices = { $other } ne récupère plus de charges.
refusal-keeps-no-own-office = Tu ne peux pas garder la charge { $card_of } ; elle va à un autre joueur.
refusal-keeps-no-gathered-office = Tu ne peux pas garder la charge { $card_of } : tu l'as prise à d'autres.
refusal-keeps-too-many = Tu ne peux garder ici que { $number } { $number ->
    [one] cardinal
   *[other] cardinaux
 } : un de plus que celui qui en reçoit le plus.
refusal-vote-in-order = On vote pour un candidat après l'autre : c'est maintenant le tour { $other_of }.
refusal-more-votes-than-left = { $number ->
    [0] Il ne te reste aucune voix pour ce candidat.
   *[other] Il ne te reste que { $number } voix pour ce candidat.
 }
refusal-less-than-pledged = Tu as engagé { $number } voix pour { $other }.
refusal-another-office-first = Il s'agit maintenant de la charge { $card_of }.
refusal-office-to-nobody = La charge { $card_of } doit aller à un joueur.
refusal-a-number-for-each-seat = Dis un nombre de cardinaux pour chacun des { $number } sièges.
refusal-cardinals-left-over = Il faut distribuer les { $number } cardinaux.
refusal-too-many-cardinals = Il n'y a que { $number } cardinaux à distribuer.
refusal-fewer-than-promised = Tu as promis { $number } { $number ->
    [one] cardinal
   *[other] cardinaux
 } à { $other }.
refusal-no-three-alike = Il faut trois cartes du même type pour repiocher.
refusal-not-to-lay = { $card_The } ne fait pas partie des cartes que tu dois poser.
refusal-fee-too-high = Les honoraires { $card_of } sont de { $ducats } ducats, et tu peux en dépenser { $means }.
refusal-place-taken = À { $place }, l'emplacement pour { $card_the } est déjà pris.
refusal-house-another-first = Place d'abord { $card_the }.
refusal-not-your-town = { $place } n'est pas à toi.
refusal-minor-family-stays = { $card } est une famille mineure déjà placée et ne bouge plus jamais.
refusal-housed-anew-already = Tu as déjà réorganisé tes cartes à ce moment.
refusal-nothing-to-house = Tu n'as rien à réorganiser.
refusal-offer-to-yourself = Propose un échange à un autre joueur.
refusal-three-offers = Tu as déjà fait tes trois offres dans cette phase.
refusal-no-spy-in-hand = Tu n'as pas d'Espion : tu dois acheter.
refusal-bid-too-high = Tu ne peux pas offrir { $ducats } ; tu as { $means } { $means ->
    [one] ducat
   *[other] ducats
 }.
refusal-bid-too-low = Il faut offrir plus de { $ducats }.
