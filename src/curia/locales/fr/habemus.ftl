# 1655 – Habemus Papam. Les phrases sont les nôtres.

intro =
    Rome, 1655 : le conclave est clos et il te faut des voix. À chaque manche, quatre cartes sont offertes. Tu peux
    jouer une carte Action, puis chacun mise en secret jusqu'à trois gemmes. La plus forte mise choisit la première,
    et ainsi de suite. Toutes les gemmes misées sont perdues. Après 16 à 19 manches, on compte les voix : cardinaux,
    amis et or.
no-tokens = rien
example-move = take chigi
example-card = chigi
bot-names = Olimpia Bernini Kircher Cristina Borromini Artemisia

## Cartes

card-mazarin = Mazarin
card-louis = Louis XIV
card-felipe = Felipe IV
card-squadrone = Squadrone Volante
    .the = le Squadrone Volante
    .a = le Squadrone Volante
    .of = du Squadrone Volante
    .to = au Squadrone Volante
card-case_of_death = Décès
card-ten_gold = Dix pièces d'or
card-bid_last = Dernière mise
card-best_gem_twice = Meilleure gemme double
card-three_rubies = Trois rubis
card-bribe = Corruption
card-swap = Échange
card-camerlengo = Camerlingue
    .the = le Camerlingue
    .a = le Camerlingue
    .of = du Camerlingue
    .to = au Camerlingue
card-black_smoke = Fumée noire
card-white_smoke = Fumée blanche

# Noms des données de cartes qu'une langue dit autrement. `.data` est le nom que portent les données : une table qui a
# ses propres données garde les noms qu'elle a donnés.
name-giovan_carlo_medici = Jean-Charles de Médicis
    .data = Giovan Carlo de' Medici
name-hesse = Frédéric de Hesse
    .data = Friedrich of Hesse
name-carlo_medici = Charles de Médicis
    .data = Carlo de' Medici

card-four_coats = Quatre blasons
card-spain_innocent = Espagne+Innocent
card-innocent_urban = Innocent+Urbain
card-spain_urban = Espagne+Urbain
card-france = France
card-most_leaders = Majorité de chefs
card-felipe_mazarin = Felipe+Mazarin

faction-france = France
faction-spain = Espagne
faction-innocent = Innocent X
faction-urban = Urbain VIII
faction-none = sans faction

symbol-dove = colombe
symbol-two_louis = 2 Louis
symbol-two_mazarins = 2 Mazarin
symbol-genoa = Gênes
symbol-milan = Milan
symbol-galley = galère
symbol-cologne = Cologne
symbol-sword = épée
symbol-viterbo = Viterbe
symbol-none = rien

## Une ligne par carte

line-cardinal = { $faction }, { $age } ans{ $has_symbol ->
    [no] {""}
   *[yes] , symbole { $symbol }
 } : 1 voix
line-late_cardinal = sans faction, { $age } ans, symbole { $symbol } : 1 voix
line-leader = chef de la faction { $faction }, { $age } ans : 1 voix, deux blasons
line-mazarin = une voix coûte { $gold_per_vote } pièces d'or avec 0 à 5 exemplaires
line-louis = { $votes } voix à la fin pour 0 à 5 exemplaires
line-felipe = { $gold } pièces d'or, et davantage à la fin ; le deuxième exclut un cardinal
line-squadrone = coûte { $cost } pièces d'or, { $votes } voix à la fin
line-case_of_death = { $gold } pièces d'or, et la personne la plus âgée chez tes adversaires meurt
line-ten_gold = action : { $gold } pièces d'or de la banque
line-bid_last = action : { $gold } pièces d'or de chaque adversaire, et tu mises après eux
line-best_gem_twice = action : { $gold } pièces d'or de chaque adversaire ; deux gemmes au plus, la meilleure compte double
line-three_rubies = action : { $gold } pièces d'or de chaque adversaire, et tu mises trois rubis gratuits
line-bribe = action : pour { $gold } pièces d'or, un cardinal adverse passe chez toi
line-swap = action : deux cardinaux changent de place
line-camerlengo = gemmes : { $gems }, plus { $gold } { $gold ->
    [one] pièce
   *[other] pièces
 } d'or ; à mises égales, tu passes devant
line-black_smoke = de l'or pour les cardinaux ; chacun défausse un ordre
line-white_smoke = la dernière manche
line-four_coats = un blason de chacune des quatre factions
line-spain_innocent = deux blasons Espagne et deux Innocent X
line-innocent_urban = deux blasons Innocent X et deux Urbain VIII
line-spain_urban = deux blasons Espagne et deux Urbain VIII
line-france = trois blasons France
line-most_leaders = plus de chefs que tout autre joueur
line-felipe_mazarin = deux Felipe IV et deux Mazarin

## Aide pour chaque carte

help-cardinal =
    { $card }, cardinal de la faction { $faction }, { $age } ans. Symbole de vieux amis : { $symbol }.
    Dans ton tableau : 1 voix, un blason { $faction } pour ton ordre, et de l'or à la Fumée noire.{ $symbol_id ->
        [dove] {""}
       *[other] {" "}Il peut être corrompu, échangé ou exclu, et il peut mourir.
    } §7.2, §7.3
help-late_cardinal =
    { $card }, cardinal tardif, { $age } ans. Symbole de vieux amis : { $symbol }.
    Dans ton tableau : 1 voix, mais ni blason ni or à la Fumée noire. Il peut être corrompu, échangé ou exclu, et il
    peut mourir. §7.4 à §7.6
help-leader =
    { $card }, chef de la faction { $faction }, { $age } ans.
    Dans ton tableau : 1 voix et deux blasons { $faction }. Un chef ne peut être ni corrompu, ni échangé, ni exclu,
    mais un Décès peut le frapper. §7.7 à §7.9
help-symbol-dove = La colombe : il ne peut être ni corrompu, ni échangé, ni exclu, et la mort l'épargne, sauf si les options de la table en décident autrement. §7.10
help-symbol-two_louis = Deux Louis : 1 voix de plus à la fin si tu as deux Louis XIV. §9.13
help-symbol-two_mazarins = Deux Mazarin : 1 voix de plus à la fin si tu as deux Mazarin. §9.14
help-pair = Avec { $partner } dans le même tableau : 1 voix de plus à la fin. §9.12
help-mazarin =
    { $card }, { $count } exemplaires. Va dans ton tableau. À la fin, l'or achète des voix ; avec 0, 1, 2 … exemplaires,
    une voix coûte { $gold_per_vote } pièces d'or. §7.12, §9.10
help-louis =
    { $card }, { $count } exemplaires. Va dans ton tableau. À la fin, 0, 1, 2 … exemplaires rapportent { $votes } voix.
    §7.13, §9.9
help-felipe =
    { $card }, { $count } exemplaires. { $gold } pièces d'or tout de suite ; à la fin, 0, 1, 2 … exemplaires rapportent
    { $gold_at_end } pièces d'or. Ton deuxième exclut un cardinal, jamais un chef, chez un adversaire qui n'a pas de
    Felipe IV. C'est obligatoire et Chigi est à l'abri, sauf si la table en a décidé autrement. §7.14 à §7.22
help-squadrone =
    { $card }. Paie { $cost } pièces d'or à la banque et mets la carte dans ton tableau : { $votes } voix à la fin. Si
    tu n'as pas assez d'or, tu ne paies rien et la carte quitte le jeu. Si tu peux payer, tu le dois, sauf si la table
    en a décidé autrement. §7.23 à §7.25, §7.34
help-case_of_death =
    { $card }. { $gold } pièces d'or tout de suite, et le cardinal ou le chef le plus âgé chez tes adversaires meurt.
    Chigi est épargné. Entre plusieurs du même âge, tu choisis. §7.26 à §7.30
help-ten_gold = { $card }, { $count } exemplaires. Action : { $gold } pièces d'or de la banque. §8.2
help-bid_last =
    { $card }, { $count } exemplaires. Action : prends { $gold } pièces d'or à chaque adversaire. À cette manche, tu ne
    mises qu'une fois les mises des autres révélées. §8.3, §8.4
help-best_gem_twice =
    { $card }, { $count } exemplaires. Action : prends { $gold } pièces d'or à chaque adversaire. À cette manche, tu
    mises deux gemmes au plus, et la meilleure compte double : un diamant et un ambre valent deux diamants et un ambre.
    §8.5, §8.6
help-three_rubies =
    { $card }, { $count } exemplaires. Action : prends { $gold } pièces d'or à chaque adversaire. À cette manche, tu
    mises trois rubis qui ne te coûtent rien, sans rien ajouter. §8.7, §8.8
help-bribe =
    { $card }, { $count } exemplaires. Action : paie { $gold } pièces d'or à un adversaire et prends-lui un cardinal,
    mais ni un chef, ni Chigi. Si tu ne peux pas payer ou s'il n'y a personne à corrompre, la carte revient dans ta
    main. §8.9 à §8.16
help-swap =
    { $card }, { $count } exemplaires. Action : deux cardinaux de deux tableaux différents changent de place ; l'un peut
    être à toi. Ni chef, ni Chigi, sauf si la table permet à son propriétaire de l'échanger. S'il n'y a pas deux
    cardinaux à échanger, la carte revient dans ta main. §8.17 à §8.26
help-camerlengo =
    { $card }. Tu reçois de la banque des gemmes ({ $gems }) et { $gold } { $gold ->
        [one] pièce
       *[other] pièces
    } d'or, et tu deviens Camerlingue : à mises égales, tu passes devant. C'est le seul moyen d'obtenir de nouvelles
    gemmes. La carte est offerte à chaque manche. §7.31 à §7.33
help-black_smoke =
    { $card }, vers le milieu de la partie. Chacun reçoit { $gold } pièces d'or par cardinal qui porte une bourse, et
    défausse l'un de ses deux ordres. §3.4 à §3.11
help-white_smoke =
    { $card }. C'est la dernière manche, et tout ce qui reste dans les paquets est révélé, sauf si la table a choisi une
    offre ordinaire. §3.12 à §3.17
help-four_coats = { $card }, un ordre : { $votes } voix pour au moins un blason de chacune des quatre factions. §10.4
help-spain_innocent =
    { $card }, un ordre : { $votes } voix pour au moins deux blasons Espagne et deux Innocent X. §10.5
help-innocent_urban =
    { $card }, un ordre : { $votes } voix pour au moins deux blasons Innocent X et deux Urbain VIII. §10.6
help-spain_urban = { $card }, un ordre : { $votes } voix pour au moins deux blasons Espagne et deux Urbain VIII. §10.7
help-france =
    { $card }, un ordre : { $votes } voix pour au moins trois blasons France. Le chef français compte pour deux. §10.8
help-most_leaders = { $card }, un ordre : { $votes } voix si tu as plus de chefs que n'importe quel autre joueur. §10.9
help-felipe_mazarin = { $card }, un ordre : { $votes } voix pour au moins deux Felipe IV et deux Mazarin. §10.10

provenance-reconstruction = Notre reconstitution : les règles imprimées ne donnent pas les détails de cette personne.
field-faction = la faction
field-symbol = le symbole
field-age = l'âge

## Options

option-final_display = dernière offre
option-final_display-all = on révèle toutes les cartes restantes
option-final_display-single = une offre ordinaire
option-squadrone = Squadrone Volante
option-squadrone-must_pay = paiement obligatoire si possible
option-squadrone-may_pay = on peut refuser de payer
option-felipe = deuxième Felipe IV
option-felipe-must = doit exclure un cardinal
option-felipe-may = peut exclure un cardinal
option-chigi_vs_felipe = Chigi face à Felipe IV
option-chigi_vs_felipe-immune = à l'abri
option-chigi_vs_felipe-exposed = peut être exclu
option-chigi_swap = échanger Chigi
option-chigi_swap-never = jamais
option-chigi_swap-owner = permis à son propriétaire
option-open_screens = paravents
option-open_screens-false = fermés
option-open_screens-true = ouverts

## Phases et questions

phase-draw_camerlengo = le tirage du Camerlingue
phase-deal_orders = la distribution des ordres
phase-turn_cardinal = l'offre
phase-turn_politics = l'offre
phase-turn_action = l'offre
phase-keep_order = la Fumée noire
phase-play_action = les actions
phase-bribe = Corruption
phase-swap = Échange
phase-bid = les mises
phase-bid_last = les dernières mises
phase-take = le choix des cartes
phase-exclude = l'exclusion par Felipe IV
phase-pay = Squadrone Volante
phase-bury = Décès

question-keep_order = Fumée noire ! Lequel de tes deux ordres défausses-tu ? Seul l'autre comptera.
question-play_action = Joues-tu une carte Action ? Toutes sont révélées ensemble.
question-bribe = { $source } : quel cardinal achètes-tu ?
question-swap = { $source } : quels cardinaux échanges-tu ?
question-bid = Quelles gemmes mises-tu ? Trois au plus, et elles sont perdues quoi qu'il arrive.
question-bid_last = Les autres mises sont révélées. Quelles gemmes mises-tu ?
question-take = Quelle carte prends-tu ?
question-exclude = Ton deuxième { $source } : quel cardinal exclus-tu ?
question-pay = Paies-tu pour { $source_the } ?
question-bury = { $source } : plusieurs ont le même âge. Qui meurt ?

hint-swap = Deux noms de famille suffisent pour répondre.
hint-bid = La mise la plus nombreuse l'emporte ; à nombre égal, le diamant (D) bat le rubis (R), qui bat le saphir (S), qui bat l'ambre (A).
hint-price = Cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
 } d'or ; tu en as { $gold }.
answer-price = { $answer } ({ $price } { $price ->
    [one] pièce
   *[other] pièces
 } d'or)

## Les coups en mots

move-play = Jouer { $what }
move-play-none = Ne pas jouer de carte Action
move-bid = Miser { $what }
move-bid-none = Ne rien miser
move-take = Prendre { $what_the }
move-discard = Défausser l'ordre { $what }
move-bribe = Corrompre { $what }, chez { $from }
move-bribe-none = Ne corrompre personne ; la carte est perdue
move-swap = Échanger { $what } et { $with }
move-swap-none = Ne rien échanger ; la carte est perdue
move-exclude = Exclure { $what }, chez { $from }
move-exclude-none = N'exclure personne
move-bury = Enterrer { $what }, chez { $from }
move-pay = Payer
move-decline = Ne pas payer ; la carte quitte le jeu
move-camerlengo = Le sort désigne { $what } comme Camerlingue
move-deal = Distribuer l'ordre { $what }
move-turn = Révéler { $what }

## Ce qui se passe

event-camerlengo_drawn = { $seat_you ->
    [yes] Tu es le premier Camerlingue.
   *[no] { $seat } est le premier Camerlingue.
 }
event-order_dealt = { $seat_you ->
    [yes] Tu reçois un ordre.
   *[no] { $seat } reçoit un ordre.
 }
event-order_dealt-known = { $seat_you ->
    [yes] Tu reçois l'ordre { $order }.
   *[no] { $seat } reçoit l'ordre { $order }.
 }
event-round_begins = { $seat_you ->
    [yes] Manche { $round } – tu es Camerlingue
   *[no] Manche { $round } – { $seat } est Camerlingue
 }
event-turned_up = Carte révélée : { $card }.
event-black_smoke = Fumée noire ! Toujours pas de pape.
event-black_smoke_gold = { $gold ->
    [0] { $seat_you ->
        [yes] Tu n'as aucun cardinal qui rapporte de l'or.
       *[no] { $seat } n'a aucun cardinal qui rapporte de l'or.
     }
   *[other] { $seat_you ->
        [yes] Tes cardinaux te rapportent { $gold } pièces d'or.
       *[no] { $seat } reçoit { $gold } pièces d'or pour ses cardinaux.
     }
 }
event-orders_discarded = Tout le monde a défaussé un ordre.
event-white_smoke = Fumée blanche ! C'est la dernière manche.
event-all_turned_up = { $cards_count ->
    [0] Il n'y a plus de cartes : seul le Camerlingue est offert.
   *[other] Toutes les cartes restantes sont révélées : { $cards }.
 }
event-answered-known = { $seat_you ->
    [yes] Tu réponds en secret : { $answer }.
   *[no] { $seat } répond en secret : { $answer }.
 }
event-no_actions = Personne ne joue de carte Action.
event-action_revealed = { $seat_you ->
    [yes] { $card_id ->
        [three_rubies] Tu joues { $card } : ta mise est de trois rubis.
       *[other] Tu joues { $card }.
     }
   *[no] { $card_id ->
        [three_rubies] { $seat } joue { $card } : sa mise est de trois rubis.
       *[other] { $seat } joue { $card }.
     }
 }
event-gained = { $seat_you ->
    [yes] Tu reçois { $gold } { $gold ->
        [one] pièce
       *[other] pièces
     } d'or ({ $card }).
   *[no] { $seat } reçoit { $gold } { $gold ->
        [one] pièce
       *[other] pièces
     } d'or ({ $card }).
 }
event-gold_taken = { $gold ->
    [0] { $seat_you ->
        [yes] Tu ne trouves pas d'or chez { $other } ({ $card }).
       *[no] { $seat } ne trouve pas d'or chez { $other } ({ $card }).
     }
    [1] { $seat_you ->
        [yes] Tu prends 1 pièce d'or à { $other } ({ $card }).
       *[no] { $other_you ->
            [yes] { $seat } te prend 1 pièce d'or ({ $card }).
           *[no] { $seat } prend 1 pièce d'or à { $other } ({ $card }).
         }
     }
   *[other] { $seat_you ->
        [yes] Tu prends { $gold } pièces d'or à { $other } ({ $card }).
       *[no] { $other_you ->
            [yes] { $seat } te prend { $gold } pièces d'or ({ $card }).
           *[no] { $seat } prend { $gold } pièces d'or à { $other } ({ $card }).
         }
     }
 }
event-bribe_no_target = { $seat_you ->
    [yes] Tu n'as personne à corrompre : la carte revient dans ta main.
   *[no] { $seat } n'a personne à corrompre : la carte revient dans sa main.
 }
event-bribe_too_poor = { $seat_you ->
    [yes] Tu n'as pas assez d'or pour une Corruption : la carte revient dans ta main.
   *[no] { $seat } n'a pas assez d'or pour une Corruption : la carte revient dans sa main.
 }
event-swap_no_pair = { $seat_you ->
    [yes] Il n'y a pas deux cardinaux à échanger : la carte revient dans ta main.
   *[no] Il n'y a pas deux cardinaux à échanger : la carte revient dans la main { $seat_of }.
 }
event-bribed = { $seat_you ->
    [yes] Tu corromps { $card }, qui quitte { $other } pour { $gold } pièces d'or.
   *[no] { $other_you ->
        [yes] { $seat } corrompt { $card }, qui te quitte pour { $gold } pièces d'or.
       *[no] { $seat } corrompt { $card }, qui quitte { $other } pour { $gold } pièces d'or.
     }
 }
event-swapped = { $seat_you ->
    [yes] Tu fais un échange : { $card } va chez { $other_owner }, { $other_card } chez { $owner }.
   *[no] { $seat } fait un échange : { $card } va chez { $other_owner }, { $other_card } chez { $owner }.
 }
event-declined = { $seat_you ->
    [yes] Tu n'utilises pas { $card }.
   *[no] { $seat } n'utilise pas { $card }.
 }
event-bid_revealed = { $seat_you ->
    [yes] { $gems_count ->
        [0] Tu ne mises { $gems }{ $value_same ->
            [yes] .
           *[no] , mais ta mise vaut { $value }.
         }
       *[other] Ta mise : { $gems }{ $value_same ->
            [yes] .
           *[no] , ce qui vaut { $value }.
         }
     }
   *[no] { $gems_count ->
        [0] { $seat } ne mise { $gems }{ $value_same ->
            [yes] .
           *[no] , mais sa mise vaut { $value }.
         }
       *[other] Mise { $seat_of } : { $gems }{ $value_same ->
            [yes] .
           *[no] , ce qui vaut { $value }.
         }
     }
 }
event-taking_order = Ordre du choix : { $seats }.
event-took = { $seat_you ->
    [yes] Tu prends { $card_the }.
   *[no] { $seat } prend { $card_the }.
 }
event-became_camerlengo = { $seat_you ->
    [yes] Tu es Camerlingue et reçois { $gems }, plus { $gold } { $gold ->
        [one] pièce
       *[other] pièces
     } d'or.
   *[no] { $seat } est Camerlingue et reçoit { $gems }, plus { $gold } { $gold ->
        [one] pièce
       *[other] pièces
     } d'or.
 }
event-excluded = { $seat_you ->
    [yes] Tu exclus { $card }, qui était chez { $other }.
   *[no] { $seat } exclut { $card }, qui était chez { $other }.
 }
event-nobody_excluded = Felipe IV ne trouve personne à exclure.
event-squadrone_paid = { $seat_you ->
    [yes] Tu paies { $gold } pièces d'or pour le Squadrone Volante.
   *[no] { $seat } paie { $gold } pièces d'or pour le Squadrone Volante.
 }
event-squadrone_too_poor = { $seat_you ->
    [yes] Tu n'as pas { $gold } pièces d'or : le Squadrone Volante quitte le jeu.
   *[no] { $seat } n'a pas { $gold } pièces d'or : le Squadrone Volante quitte le jeu.
 }
event-squadrone_declined = { $seat_you ->
    [yes] Tu ne paies pas { $gold } pièces d'or : le Squadrone Volante quitte le jeu.
   *[no] { $seat } ne paie pas { $gold } pièces d'or : le Squadrone Volante quitte le jeu.
 }
event-died = { $other_you ->
    [yes] { $card }, qui était chez toi, meurt.
   *[no] { $card }, qui était chez { $other }, meurt.
 }
event-nobody_died = La mort ne trouve personne.
event-left_over = Personne ne veut de { $cards } : hors du jeu.
event-game_over = Les portes s'ouvrent : on compte les voix.
event-orders_shown = { $seat_you ->
    [yes] Tu as gardé l'ordre { $kept } et défaussé { $discarded }.
   *[no] { $seat } a gardé l'ordre { $kept } et défaussé { $discarded }.
 }
event-orders_unused = { $orders_count ->
    [0] Tous les ordres ont été distribués.
    [one] Non distribué : { $orders }.
   *[other] Non distribués : { $orders }.
 }

## Pourquoi non

refusal-chance-first = La distribution n'est pas finie.
refusal-three-rubies-bid = Tu as joué Trois rubis : ta mise est de trois rubis, et tu n'ajoutes rien.
refusal-bid-last-waits = Tu as joué Dernière mise : attends que les mises des autres soient révélées.
refusal-bid-is-open = Ta mise est déjà révélée.
refusal-others-action = On résout d'abord la carte Action { $other_of }.
refusal-others-turn-to-take = C'est à { $other } de prendre une carte.
refusal-others-card = On résout d'abord la carte que { $other } vient de prendre.
refusal-not-in-hand = Tu n'as pas { $card } en main.
refusal-not-an-action-card = Ce n'est pas une carte Action.
refusal-two-gems-at-most = { $gems }, c'est trop : avec Meilleure gemme double, tu mises deux gemmes au plus.
refusal-three-gems-at-most = { $gems }, c'est trop : tu mises trois gemmes au plus.
refusal-not-your-gems = Tu ne peux pas miser { $gems } : tu as { $own }.
refusal-not-a-card-to-take = Cette carte ne se prend jamais.
refusal-camerlengo-taken = Le Camerlingue est déjà pris à cette manche.
refusal-not-in-display = { $card_The } n'est pas dans l'offre.
refusal-not-your-order = Tu n'as pas l'ordre { $order }.
refusal-not-a-person = Choisis un cardinal.
refusal-in-no-tableau = { $card } n'est dans aucun tableau.
refusal-wrong-owner = { $card } est chez { $other }.
refusal-bribe-own = { $card } est déjà à toi.
refusal-bribe-chigi = On ne peut pas corrompre { $card }.
refusal-bribe-leader = { $card } est un chef de faction, et les chefs ne se laissent pas corrompre.
refusal-swap-chigi = On ne peut pas échanger { $card }.
refusal-swap-chigi-of-other = Seul son propriétaire peut échanger { $card }.
refusal-swap-leader = { $card } est un chef de faction, et les chefs ne s'échangent pas.
refusal-swap-same-tableau = Choisis deux cardinaux chez deux joueurs différents.
refusal-must-exclude = Ton deuxième Felipe IV t'oblige à exclure quelqu'un.
refusal-exclude-own = { $card } est à toi : exclus un cardinal adverse.
refusal-exclude-leader = { $card } est un chef de faction, et les chefs ne peuvent pas être exclus.
refusal-exclude-friend-of-felipe = { $other } a aussi un Felipe IV, qui protège { $card }.
refusal-exclude-chigi = On ne peut pas exclure { $card }.
refusal-cannot-pay = Tu n'as pas { $gold } pièces d'or : tu ne peux que refuser.
refusal-bury-own = { $card } est à toi ; la mort frappe chez les autres.
refusal-bury-chigi = La mort épargne { $card }.
refusal-bury-not-oldest = { $card } n'est pas la personne la plus âgée.

## Le décompte

count-total = voix
part-order = ordre
part-persons = cardinaux et chefs
part-louis = Louis XIV
part-gold = or
part-old_boys = vieux amis
part-squadrone = Squadrone
reason-white_smoke = Une fumée blanche s'élève au-dessus de Rome.
count-age = plus âgé
count-gold = or et gemmes + Felipe
count-price = or par voix
count-winner = { $names_count ->
    [one] Habemus papam : { $names } gagne !
   *[other] Habemus papam : { $names } se partagent la victoire !
 }
count-tie-note = À égalité de voix, la personne la plus âgée fait la différence (§9.17).
count-screen = { $name } : ordre { $kept } ({ $fulfilled ->
    [yes] rempli
   *[no] non rempli
 }), défaussé { $discarded } ; gemmes { $gems }, { $gold } { $gold ->
    [one] pièce
   *[other] pièces
 } d'or, main : { $hand }
count-unused = Ordres jamais distribués : { $orders }

## La table

table-round = Manche { $round }
table-camerlengo = Camerlingue : { $name }
table-decks = Paquets : { $cardinals } Cardinaux, { $politics } Politique, { $actions } Actions
smoke-when = { $when ->
    [next] à la prochaine manche
    [now] à cette manche
   *[later] entre les manches { $first } et { $last }
 }
table-smoke-before = Fumée noire { $when }
table-smoke-after = fin { $when }
table-smoke-last = Fumée blanche : dernière manche
table-display = Offre
table-nothing-left = rien
table-tableaux = Tableaux
table-empty = pas encore de cartes
table-late = Tardif
table-leader = chef
table-this-round = cette manche – { $what }
table-played = joue { $card }
table-bid = mise : { $bid }
table-screen-open = gemmes { $gems }, { $gold } { $gold ->
    [one] pièce
   *[other] pièces
 } d'or, main : { $hand }
table-own = Derrière ton paravent
table-gems = Gemmes
table-gold = { $gold } { $gold ->
    [one] pièce
   *[other] pièces
 } d'or
table-hand = Main : { $cards }
table-no-hand = pas de carte Action
table-gone = Hors du jeu
table-gone-nothing = Rien pour l'instant.
table-gone-persons = Cardinaux et chefs : { $cards }
table-gone-politics = Politique : { $cards }
table-gone-actions = Actions : { $cards }
table-gone-order = Ton ordre défaussé, que personne d'autre ne connaît : { $order }
table-order = Ordre { $order } ({ $votes } voix) – { $progress }
table-order-done = rempli pour l'instant
table-order-missing = il manque { $missing }
table-missing-coats = { $count ->
    [1] { $faction }
   *[other] { $count } { $faction }
 }
table-missing-leaders = { $count ->
    [one] { $count } chef
   *[other] { $count } chefs
 }
table-missing-card = { $count } { $card }
