# César & Cléopâtre. Les phrases sont les nôtres.

intro =
    Rome et l'Égypte courtisent les mêmes patriciens. À chaque tour, tu poses de l'influence devant les cinq groupes
    du forum : une carte face cachée, ou deux face visible. Puis une carte Suffrage peut appeler un groupe à voter, et
    le plus grand total gagne un patricien – le plus petit si un Philosophe renverse le vote. Les cartes Manipulation
    ruinent les plus beaux plans.
example-move = lay 4 senators
example-card = courtesan
bot-names = Charmion Fulvia Cicero
no-cards = pas de carte

ui-help-game =
    Dans ce jeu :
      lay 4 sen           pose un 4 face cachée devant les Sénateurs
      show 4 sen          le pose face visible ; une deuxième carte doit suivre
      assassinate 5 q     joue une carte Manipulation avec sa cible
      discard 1 1 veto    défausse des cartes de ta main pour en piocher d'autres
      discard none        ne défausse rien et pioche seulement, si ta main est
                          incomplète
      p                   désigne le Philosophe : lay p censors
      discards            ce que les deux partis ont défaussé
      order               tes prochaines cartes Manipulation
      save favourite      garde l'ordre de tes manipulations pour d'autres parties
      help place, help lay, help discard, help manipulation, help arrange,
      help vote, help mission, help suffrage, help hidden

## Cartes

card-philosopher = Philosophe
    .the = le Philosophe
    .a = un Philosophe
    .of = du Philosophe
    .to = au Philosophe
card-1 = 1
    .the = le 1
    .a = un 1
    .of = du 1
    .to = au 1
card-2 = 2
    .the = le 2
    .a = un 2
    .of = du 2
    .to = au 2
card-3 = 3
    .the = le 3
    .a = un 3
    .of = du 3
    .to = au 3
card-4 = 4
    .the = le 4
    .a = un 4
    .of = du 4
    .to = au 4
card-5 = 5
    .the = le 5
    .a = un 5
    .of = du 5
    .to = au 5
card-assassination = Assassinat
    .the = l'Assassinat
    .a = un Assassinat
    .of = de l'Assassinat
    .to = à l'Assassinat
card-spy = Espion
    .the = l'Espion
    .a = un Espion
    .of = de l'Espion
    .to = à l'Espion
card-castling = Roque
    .the = le Roque
    .a = un Roque
    .of = du Roque
    .to = au Roque
card-courtesan = Courtisane
    .the = la Courtisane
    .a = une Courtisane
    .of = de la Courtisane
    .to = à la Courtisane
card-wrath = Colère des dieux
    .the = la Colère des dieux
    .a = la Colère des dieux
    .of = de la Colère des dieux
    .to = à la Colère des dieux
card-veto = Veto
    .the = le Veto
    .a = un Veto
    .of = du Veto
    .to = au Veto
card-senators = Sénateurs
    .the = les Sénateurs
    .a = un Sénateur
    .of = des Sénateurs
    .to = aux Sénateurs
card-praetors = Préteurs
    .the = les Préteurs
    .a = un Préteur
    .of = des Préteurs
    .to = aux Préteurs
card-quaestors = Questeurs
    .the = les Questeurs
    .a = un Questeur
    .of = des Questeurs
    .to = aux Questeurs
card-aediles = Édiles
    .the = les Édiles
    .a = un Édile
    .of = des Édiles
    .to = aux Édiles
card-censors = Censeurs
    .the = les Censeurs
    .a = un Censeur
    .of = des Censeurs
    .to = aux Censeurs
card-orgy = Orgie
    .the = l'Orgie
    .a = une Orgie
    .of = de l'Orgie
    .to = à l'Orgie
card-reshuffle = Orgie avec mélange
    .the = l'Orgie avec mélange
    .a = une Orgie avec mélange
    .of = de l'Orgie avec mélange
    .to = à l'Orgie avec mélange
short-philosopher = P

party-caesar = César
party-cleopatra = Cléopâtre

# D'autres mots pour les verbes des coups.
verb-assassination = assassinate
verb-castling = castle

## Une ligne par carte

line-influence = influence : ajoute { $value } au total d'un vote
line-philosopher = influence : compte 0, et le plus petit total gagne le vote
line-assassination = défausse une carte adverse face visible
line-spy = regarde la main adverse et fais-en défausser une carte
line-castling = reprends tes cartes devant deux groupes et repose-les face cachée
line-courtesan = retourne les cartes cachées adverses devant un groupe
line-wrath = défausse toute l'influence devant un groupe
line-veto = annule une manipulation adverse
line-patrician = { $count } patriciens
line-orgy = personne ne vote
line-reshuffle = personne ne vote, et le paquet Suffrage est remélangé

## Aide pour chaque carte

help-influence =
    { $card } : une carte Influence, { $count } par parti. Devant un groupe, elle ajoute { $value } à ton total. Tu poses
    une carte face cachée ou deux face visible, au plus cinq des tiennes devant un groupe et huit en tout. §4.2, §4.11 à
    §4.13, §7.5
help-philosopher =
    { $card } : une carte Influence, { $count } par parti. Elle compte 0. Si les deux partis n'ont pas le même nombre de
    Philosophes devant un groupe, le plus petit total gagne, peu importe qui les a posés. Après le vote, ils sont
    défaussés, sauf en cas d'égalité. §8.1 à §8.7
help-assassination =
    { $card }, { $count } par parti. Une carte Influence adverse face visible est défaussée, même un Philosophe. Les
    cartes cachées sont à l'abri. §9.11 à §9.15
help-spy =
    { $card }, { $count } par parti. Tu vois la main adverse et en fais défausser une carte ; ton adversaire en
    pioche aussitôt une nouvelle, que tu ne vois pas. §9.16 à §9.27
help-castling =
    { $card }, { $count } par parti. Tu reprends toutes tes cartes devant deux groupes et tu les reposes devant ces deux
    groupes, comme tu veux, mais toutes face cachée. §9.28 à §9.38
help-courtesan =
    { $card }, { $count } par parti. Toutes les cartes cachées adverses devant un groupe sont retournées, et le restent.
    §9.39 à §9.42
help-wrath =
    { $card }, { $count } par parti. Toute l'influence des deux partis devant un groupe est défaussée, même les cartes
    cachées. Les patriciens restent. §9.43 à §9.45
help-veto =
    { $card }, { $count } par parti. Se joue seulement en réponse à une carte Manipulation adverse, qui est alors
    annulée et défaussée. Contre un Veto, pas de Veto. §10.1 à §10.13
help-patrician =
    { $card }, { $count } patriciens. Chacun vaut un point ; la majorité (ici { $count ->
        [3] deux
       *[other] trois
    }) donne un point de plus, et le groupe complet encore un.{ $mission ->
        [0] {""}
       *[other] {" "}Pour qui les a comme mission, en avoir trois rapporte 2 points.
    } Ils votent quand leur carte Suffrage est révélée, ou quand huit cartes sont devant eux. §1.5, §7.1, §13.2 à §13.5
help-orgy = { $card }, { $count } dans le paquet Suffrage. Les patriciens ont mieux à faire : personne ne vote. §5.10
help-reshuffle =
    { $card }, { $count } dans le paquet Suffrage. Personne ne vote, et toutes les cartes Suffrage encore en jeu sont
    remélangées pour former un nouveau paquet. §5.12, §5.13

topic-influence = { topic-lay }
topic-lay =
    Dans un tour actif, tu poses une carte Influence face cachée (« lay 4 senators ») ou deux face visible (« show 4
    senators », puis la deuxième). Au plus cinq des tiennes devant un groupe, au plus huit en tout. Avant ou après, tu
    peux jouer une carte Manipulation. §3.10, §4.2, §4.11, §4.12
topic-show = { topic-lay }
topic-discard =
    Au lieu de poser, tu peux défausser des cartes de ta main et en piocher d'autres (« discard 1 1 veto »). Dans ce
    cas, personne ne vote et aucune carte Suffrage n'est révélée. Si ta main est incomplète, par exemple après ton Veto,
    tu peux garder toutes tes cartes et seulement piocher (« discard none »). §6.1 à §6.9, §6.13
topic-manipulation =
    Chaque parti a Assassinat ×4, Espion ×2, Roque ×2, Courtisane ×2, Colère des dieux et Veto ×2. Tu en joues au plus
    une par tour, avant ou après la pose d'influence, et ton adversaire peut y opposer un Veto. « help spy » en dit
    plus sur l'une d'elles. Si tu n'as aucune place libre, ton tour peut commencer par une de ces cartes : si elle fait
    de la place, tu poses ; sinon, le tour continue sans pose. §1.4, §3.7, §3.16, §3.17, §9.1 à §9.8
topic-arrange =
    Si elles ne sont pas mélangées à ta table, tu ranges tes 13 cartes Manipulation dans l'ordre que tu veux ; quand tu
    complètes ta main, elles viennent dans cet ordre, que personne d'autre ne connaît. « suggested », « shuffled » et
    « favourite » le font d'un coup, ou tape les noms l'un après l'autre. §2.8, §5.5
topic-place =
    Avant le premier tour, tu poses cinq cartes face cachée, une devant chaque groupe, avec chacune des valeurs 1 à 5 une
    fois : « place 3 1 5 2 4 » met un 3 devant les Sénateurs, un 1 devant les Préteurs, et ainsi de suite jusqu'aux
    Censeurs ; « any » le fait au hasard. Ta main est une autre suite de 1 à 5. Ton adversaire fait de même en même temps,
    et personne ne voit les valeurs de l'autre. Ensuite, tu poses tes cartes avec « lay » et « show ». §2.11 à §2.14
topic-suffrage =
    À la fin de chaque tour actif, une carte Suffrage est révélée : celle d'un groupe, qui vote alors, une Orgie (il ne
    se passe rien), ou l'Orgie avec mélange (toutes les cartes Suffrage forment un nouveau paquet). §5.8 à §5.14
topic-vote =
    Toutes les cartes devant le groupe sont retournées. Le plus grand total gagne un patricien, ou le plus petit si l'un
    des partis a plus de Philosophes que l'autre. Une égalité ne change rien. Puis le plus grand total défausse sa plus
    forte carte, le plus petit total sa plus faible, et les Philosophes partent. Un groupe devant lequel il y a huit
    cartes vote aussi. §7.1 à §7.19, §8.8
topic-mission =
    Ta mission secrète désigne les Sénateurs, les Préteurs ou les Questeurs : si tu en as au moins trois à la fin, elle
    rapporte 2 points. Vous pouvez avoir tous deux la même. §1.7, §2.6, §13.5
topic-hidden =
    Tes cartes entre [crochets] sont face cachée, et personne d'autre ne les connaît. Un ? est une carte cachée de ton
    adversaire. Toutes sont retournées quand le groupe vote, ou par une Courtisane. §7.4, §9.39, §11.4, §11.10

## Options

option-manipulation = cartes Manipulation
option-manipulation-arranged = chacun range les siennes
option-manipulation-shuffled = mélangées
option-orgies = Orgies
option-orgies-3 = toutes les trois
option-orgies-drop_one = une de moins dès le début
option-orgies-drop_one_after_second_group = une de moins dès que deux groupes sont fermés
option-end = fin de la partie
option-end-both = quand les deux partis n'ont plus d'influence
option-end-first_out = un tour après que l'un des partis n'a plus d'influence
option-cleopatra = Cléopâtre
option-cleopatra-drawn = tirée au sort
option-cleopatra-0 = au siège 0
option-cleopatra-1 = au siège 1

## Phases et questions

phase-draw_parties = le tirage des partis
phase-draw_mission = la distribution des missions
phase-arrange = le rangement des cartes Manipulation
phase-place = les cinq premières cartes
phase-turn = le tour
phase-lay = la pose d'influence
phase-lay_second = la deuxième carte face visible
phase-manipulate = une carte Manipulation
phase-veto = le Veto
phase-strike = la victime de l'Espion
phase-castle = le Roque
phase-refill = la pioche
phase-draw_influence = la pioche
phase-draw_manipulation = la pioche
phase-suffrage = la carte Suffrage
phase-last_turn = le dernier tour
phase-last_lay = la pose de tout ce qui reste

question-arrange = Dans quel ordre veux-tu piocher tes cartes Manipulation ?
question-place = Tes cinq premières cartes vont face cachée, une devant chaque groupe. Lesquelles où ?
question-turn = Poser de l'influence, jouer d'abord une manipulation, ou défausser ?
question-lay = Pose maintenant de l'influence : une carte face cachée, ou deux face visible.
question-lay_second = Et la deuxième carte, face visible elle aussi ?
question-manipulate = Joues-tu une carte Manipulation ?
question-veto = Opposes-tu un Veto { $source_to } ?
question-strike = Tu vois la main adverse. Quelle carte ton adversaire doit-il défausser ?
question-castle = { $source } : comment reposes-tu tes cartes ?
question-refill = Dans quelle réserve pioches-tu la prochaine carte ?
question-last_turn = Ton dernier tour : pose toute ton influence face visible – après une carte Manipulation, si tu veux.
question-last_lay = Quelle carte poses-tu maintenant, face visible ?

hint-veto = { $what }.
hint-turn-no-room = Tu n'as aucune place libre. Une carte Manipulation peut en faire ; sinon, ton tour continue sans pose.
hint-refill = Ta prochaine carte Manipulation : { $card }.
hint-castle = Tu as repris { $cards }. Nomme celles qui vont devant { $first_the } ; les autres vont devant { $second_the }.

how-lay = une carte face cachée
how-show = deux cartes face visible, l'une après l'autre
how-show-second = face visible
how-show-last = face visible, tant qu'il en reste et qu'il y a de la place
how-discard = et piocher d'autres cartes ; pas de vote
how-assassinate = Assassinat
how-castle = Roque, deux groupes où tu as des cartes
how-courtesan = Courtisane
how-wrath = Colère des dieux
how-spy = Espion : regarder la main, faire défausser une carte
how-done = pas de carte Manipulation
how-cards = { $cards } devant { $groups }
how-any-group = n'importe quel groupe
how-discard-cards = au choix parmi { $cards }
how-discard-none = ou « discard none » : seulement piocher
how-card = CARTE
how-cards-word = CARTES
how-group = GROUPE
how-note = Les premières lettres suffisent : « { $example } ». « moves » énumère les { $count } réponses.
how-strike = l'une de ces cartes : { $cards }
how-relay = les cartes pour le premier groupe, ou « relay none »

how-arrange-names = tape des noms, plusieurs par ligne : spy veto assassination …
how-arrange-suggested = un ordre sensé pour ce qui reste
how-arrange-shuffled = au hasard
how-arrange-favourite = l'ordre que tu as gardé avec « save favourite »
how-place-values = les cinq valeurs des Sénateurs aux Censeurs, chacune une fois
how-place-any = au hasard
example-place = place 3 1 5 2 4

quick-arranged = Ordre : { $cards }
quick-placed = Posées au hasard, des Sénateurs aux Censeurs : { $values }
quick-not-left = Tu ne peux pas ranger { $card } aussi souvent : il reste { $left }.
quick-no-favourite = Tu n'as pas encore d'ordre favori. Range tes cartes, puis tape « save favourite ».
quick-bad-favourite = Le fichier { $file } est inutilisable ; « save favourite » en écrit un nouveau.
quick-favourite-saved = Gardé comme ordre favori : { $cards }
quick-cannot-save = Impossible d'écrire { $file }.
quick-arrange-first = Range d'abord toutes tes cartes Manipulation.
quick-nothing-arranged = À cette table, les cartes Manipulation sont mélangées : il n'y a pas d'ordre à garder.

## Les coups en mots

move-next = Ensuite vient { $what }
move-place = Poser { $what } devant les Sénateurs, { $second } Préteurs, { $third } Questeurs, { $fourth } Édiles, { $fifth } Censeurs
move-lay = Poser { $what_a } face cachée devant { $second_the }
move-show = Poser { $what_a } face visible devant { $second_the }
move-assassinate = Assassiner { $what_the } devant { $second_the }
move-spy = Envoyer un Espion
move-castle = Roquer entre { $what_the } et { $second_the }
move-courtesan = Envoyer une Courtisane chez { $what_the }
move-wrath = Appeler la Colère des dieux sur { $what_the }
move-done = Ne pas jouer de carte Manipulation
move-veto = Veto !
move-allow = Laisser passer
move-strike = Faire défausser { $what_the }
move-relay = Poser { $all } devant le premier groupe, le reste devant le second
move-relay-none = Tout poser devant le second groupe
move-discard = Défausser { $all }
move-discard-none = Piocher sans rien défausser
move-draw = Piocher dans la réserve { $what ->
    [influence] d'influence
   *[other] de manipulation
 }
move-cleopatra = Cléopâtre a le siège { $number }
move-mission = La mission : { $what }
move-drawn = Carte piochée : { $what }
move-suffrage = Carte révélée : { $what }

## Ce qui se passe

event-parties_drawn = { $seat_you ->
    [yes] Tu es Cléopâtre et tu commences.
   *[no] { $seat } est Cléopâtre et commence.
 }
event-mission_drawn = { $seat_you ->
    [yes] Tu reçois une mission.
   *[no] { $seat } reçoit une mission.
 }
event-mission_drawn-known = { $seat_you ->
    [yes] Ta mission : { $group_the }.
   *[no] { $seat } reçoit comme mission { $group_the }.
 }
event-arranging = Quelqu'un range une carte.
event-arranging-known = { $seat_you ->
    [yes] Tu ranges ensuite { $card_a }.
   *[no] { $seat } range ensuite { $card_a }.
 }
event-arranged = { $seat_you ->
    [yes] Tes cartes Manipulation sont rangées.
   *[no] { $seat } a rangé ses cartes Manipulation.
 }
event-placed = { $seat_you ->
    [yes] Tu as scellé tes cinq premières cartes.
   *[no] { $seat } a scellé ses cinq premières cartes.
 }
event-placed-known = { $seat_you ->
    [yes] Tu poses tes cinq premières cartes : Sénateurs { $values_0 }, Préteurs { $values_1 }, Questeurs { $values_2 }, Édiles { $values_3 }, Censeurs { $values_4 }.
   *[no] { $seat } pose ses cinq premières cartes : Sénateurs { $values_0 }, Préteurs { $values_1 }, Questeurs { $values_2 }, Édiles { $values_3 }, Censeurs { $values_4 }.
 }
event-turn_begins = { $seat_you ->
    [yes] Tour { $turn } – toi
   *[no] Tour { $turn } – { $seat }
 }
event-last_turn = { $seat_you ->
    [yes] Dernier tour – tu poses tout ce qui te reste
   *[no] Dernier tour – { $seat } pose tout ce qui lui reste
 }
event-turn_skipped = { $seat_you ->
    [yes] Ta main est vide : tu passes ton tour.
   *[no] { $seat } a la main vide et passe son tour.
 }
event-discarded = { $seat_you ->
    [yes] Tu ne poses rien et défausses : { $cards }.
   *[no] { $seat } ne pose rien et défausse : { $cards }.
 }
event-nothing_discarded = { $seat_you ->
    [yes] Tu ne défausses rien et pioches seulement.
   *[no] { $seat } ne défausse rien et pioche seulement.
 }
event-laid_down = { $seat_you ->
    [yes] Tu poses une carte face cachée devant { $group_the }.
   *[no] { $seat } pose une carte face cachée devant { $group_the }.
 }
event-laid_down-known = { $seat_you ->
    [yes] Tu poses { $card_a } face cachée devant { $group_the }.
   *[no] { $seat } pose { $card_a } face cachée devant { $group_the }.
 }
event-laid_up = { $seat_you ->
    [yes] Tu poses { $card_a } face visible devant { $group_the }.
   *[no] { $seat } pose { $card_a } face visible devant { $group_the }.
 }
event-no_room = { $seat_you ->
    [yes] Il n'y a plus de place : tu défausses { $cards }.
   *[no] Il n'y a plus de place : { $seat } défausse { $cards }.
 }
event-nothing_laid = { $seat_you ->
    [yes] Il n'y a toujours pas de place pour ton influence : tu ne poses rien.
   *[no] Il n'y a toujours pas de place pour l'influence { $seat_of } : rien n'est posé.
 }
event-vote_empty = { $group_The } sont appelés à voter, mais personne ne les courtise.
event-vote = { $group_The } votent : { $seat_0 } { $totals_0 } ({ $cards_0 }), { $seat_1 } { $totals_1 } ({ $cards_1 }).
event-vote_tied = Égalité : { $group_the } restent où ils sont, et toutes les cartes aussi.
event-vote_turned = { $seat_you ->
    [yes] Le Philosophe renverse le vote : avec le plus petit total, tu gagnes { $group_a }.
   *[no] Le Philosophe renverse le vote : avec le plus petit total, { $seat } gagne { $group_a }.
 }
event-vote_won = { $seat_you ->
    [yes] Tu gagnes { $group_a } !
   *[no] { $seat } gagne { $group_a }.
 }
event-vote_discards = { $seat_you ->
    [yes] Tu y défausses { $cards }.
   *[no] { $seat } y défausse { $cards }.
 }
event-group_closed = C'était le dernier { $group_of } : leur place au forum est vide, et toutes les cartes y sont défaussées.
event-orgy_leaves = Deux groupes sont fermés : une Orgie quitte le jeu.
event-drew = { $seat_you ->
    [yes] Tu pioches dans la réserve { $reserve ->
        [influence] d'influence
       *[other] de manipulation
     }.
   *[no] { $seat } pioche dans la réserve { $reserve ->
        [influence] d'influence
       *[other] de manipulation
     }.
 }
event-drew-known = { $seat_you ->
    [yes] Tu pioches { $card_a }.
   *[no] { $seat } pioche { $card_a }.
 }
event-suffrage_card = { $suffrage_id ->
    [orgy] Carte Suffrage : une Orgie. Personne ne vote.
    [reshuffle] Carte Suffrage : l'Orgie avec mélange. Personne ne vote, et le paquet est remélangé.
   *[other] Carte Suffrage : { $suffrage_the }.
 }
event-assassination_played = { $seat_you ->
    [yes] Tu joues un Assassinat contre { $card_the } devant { $group_the }.
   *[no] { $seat } joue un Assassinat contre { $card_the } devant { $group_the }.
 }
event-spy_played = { $seat_you ->
    [yes] Tu envoies un Espion.
   *[no] { $seat } envoie un Espion.
 }
event-castling_played = { $seat_you ->
    [yes] Tu joues un Roque entre { $group_the } et { $other_group_the }.
   *[no] { $seat } joue un Roque entre { $group_the } et { $other_group_the }.
 }
event-courtesan_played = { $seat_you ->
    [yes] Tu envoies une Courtisane chez { $group_the }.
   *[no] { $seat } envoie une Courtisane chez { $group_the }.
 }
event-wrath_played = { $seat_you ->
    [yes] Tu appelles la Colère des dieux sur { $group_the }.
   *[no] { $seat } appelle la Colère des dieux sur { $group_the }.
 }
event-allowed = { $seat_you ->
    [yes] Tu laisses passer.
   *[no] { $seat } laisse passer.
 }
event-vetoed = { $seat_you ->
    [yes] Veto ! Tu annules { $card_the }.
   *[no] Veto ! { $seat } annule { $card_the }.
 }
event-assassinated = { $seat_you ->
    [yes] Tu perds { $card_a } devant { $group_the }.
   *[no] { $seat } perd { $card_a } devant { $group_the }.
 }
event-spied = { $seat_you ->
    [yes] Tu regardes la main adverse.
   *[no] { $other_you ->
        [yes] { $seat } regarde ta main.
       *[no] { $seat } regarde la main adverse.
     }
 }
event-spied-known = { $seat_you ->
    [yes] Tu regardes la main adverse : { $cards }.
   *[no] { $other_you ->
        [yes] { $seat } regarde ta main : { $cards }.
       *[no] { $seat } regarde la main adverse : { $cards }.
     }
 }
event-struck = { $seat_you ->
    [yes] { $other } doit défausser { $card_a }.
   *[no] { $other_you ->
        [yes] Tu dois défausser { $card_a }.
       *[no] { $other } doit défausser { $card_a }.
     }
 }
event-relaid = { $seat_you ->
    [yes] Tu reposes tes cartes face cachée : { $count } devant { $group_the } et { $other_count } devant { $other_group_the }.
   *[no] { $seat } repose ses cartes face cachée : { $count } devant { $group_the } et { $other_count } devant { $other_group_the }.
 }
event-relaid-known = { $seat_you ->
    [yes] Tu reposes tes cartes face cachée : { $group } { $cards } ; { $other_group } { $other_cards }.
   *[no] { $seat } repose ses cartes face cachée : { $group } { $cards } ; { $other_group } { $other_cards }.
 }
event-unveiled = { $seat_you ->
    [yes] Tes cartes cachées devant { $group_the } sont retournées : { $cards }.
   *[no] Les cartes cachées { $seat_of } devant { $group_the } sont retournées : { $cards }.
 }
event-wrath_discards = { $seat_you ->
    [yes] Tu perds { $cards } devant { $group_the }.
   *[no] { $seat } perd { $cards } devant { $group_the }.
 }
event-game_over = La partie est finie : les missions sont révélées.
event-mission_shown = { $seat_you ->
    [yes] Ta mission était { $group }.
   *[no] La mission { $seat_of } était { $group }.
 }

## Pourquoi non

refusal-others-turn = C'est à { $other } de répondre.
refusal-veto-only-as-answer = Un Veto se joue seulement en réponse à une carte Manipulation adverse.
refusal-nothing-to-let-pass = Il n'y a aucune carte Manipulation adverse à laisser passer.
refusal-not-to-arrange = Cette carte ne fait pas partie de celles qu'il te reste à ranger.
refusal-each-value-once = Pose chacune des valeurs 1 à 5 une fois, une devant chaque groupe.
refusal-no-veto-in-hand = Tu n'as pas de Veto en main.
refusal-not-in-their-hand = Ton adversaire n'a pas cette carte en main.
refusal-no-such-reserve = Cette réserve n'existe pas.
refusal-must-lay-all = Au dernier tour, tu dois poser toute l'influence qui trouve une place.
refusal-must-lay = Dans un tour actif, tu dois poser de l'influence.
refusal-laid-already = Tu as déjà posé de l'influence dans ce tour.
refusal-laying-is-over = La pose est finie à ce dernier tour ; la place libérée maintenant ne sert plus.
refusal-not-influence = { $card_The } n'est pas une carte Influence et ne se pose jamais.
refusal-no-influence-in-hand = Sans carte Influence en main, ton tour ne peut être que passif : défausse et pioche.
refusal-not-in-hand = { $card_The } n'est pas dans ta main.
refusal-no-room-anywhere = Tu n'as de place libre devant aucun groupe : commence par une carte Manipulation, ou fais un tour passif.
refusal-group-closed = { $group_The } ont tous quitté le forum.
refusal-five-of-your-own = Il y a déjà cinq cartes à toi devant { $group_the }.
refusal-eight-there = Il y a déjà huit cartes devant { $group_the }.
refusal-last-turn-face-up = Au dernier tour, toutes les cartes se posent face visible.
refusal-second-face-up-too = La deuxième carte se pose face visible, comme la première.
refusal-one-card-face-down = Pour deux cartes face visible, il faut deux cartes Influence ; pose la tienne face cachée.
refusal-two-need-two-places = Pour deux cartes face visible, il faut deux places libres ; poses-en une face cachée.
refusal-last-turn-is-active = Au dernier tour, tu ne peux pas défausser.
refusal-turn-is-active = Tu as commencé un tour actif : tu ne peux plus défausser.
refusal-discard-at-least-one = Ta main est complète : défausse au moins une carte.
refusal-nothing-to-draw = Tes deux réserves sont vides : défausse au moins une carte.
refusal-discard-own-cards = Tu n'as pas toutes ces cartes en main.
refusal-relay-these-cards = Repose exactement les cartes que tu as reprises.
refusal-relay-five-at-most = Pas plus de cinq de tes cartes devant un groupe.
refusal-relay-eight-at-most = Pas plus de huit cartes devant { $group_the }.
refusal-not-in-between = Pas de carte Manipulation entre des cartes que tu poses ensemble.
refusal-one-manipulation = Tu as déjà joué ta carte Manipulation de ce tour.
refusal-manipulation-not-in-hand = { $card_The } n'est pas dans ta main.
refusal-spy-empty-hand = Ton adversaire n'a aucune carte à espionner.
refusal-assassinate-influence-only = Seules les cartes Influence peuvent être assassinées.
refusal-assassinate-hidden = Ton adversaire n'a aucun { $card } face visible devant { $group_the }, et les cartes cachées sont à l'abri.
refusal-assassinate-own = { $card_The } devant { $group_the } est à toi.
refusal-assassinate-not-there = Ton adversaire n'a aucun { $card } devant { $group_the }.
refusal-castle-two-groups = Choisis deux groupes différents.
refusal-castle-own-cards = Tu n'as aucune carte devant { $group_the }.
refusal-courtesan-nothing-hidden = Ton adversaire n'a aucune carte cachée devant { $group_the }.
refusal-wrath-nothing-there = Il n'y a aucune carte devant { $group_the }.

## Le décompte

part-patricians = patriciens
part-majorities = majorités
part-whole_groups = groupes complets
part-mission = mission
count-total = points
reason-patricians_gone = Il n'y a plus de patriciens.
reason-influence_gone = Il n'y a plus d'influence.
count-tie-note = À points égaux, c'est un match nul (§13.9).
count-won = gagnés
count-mission = { $name } : mission { $mission } ({ $fulfilled ->
    [yes] remplie
   *[no] manquée
 }) ; main : { $hand } ; encore caché : { $hidden }

## La table

table-turn = Tour { $turn }
table-turn-of = à { $name } de jouer
table-turn-yours = à toi de jouer
table-last = dernier tour
table-before = Avant le premier tour
table-forum = Forum
table-left = reste
table-won = gagné
table-room = place
table-closed = fermé
table-legend = [4] ta carte cachée · ? carte cachée adverse · P Philosophe · place : pour toi
table-hands = Main et réserve (influence + manipulation)
table-hand-sizes = main { $influence } + { $manipulation } · réserve { $influence_left } + { $manipulation_left }
table-suffrage = Paquet Suffrage : { $cards }
table-suffrage-discard = révélées : { $cards }
table-known-pool = Parmi les cachées devant { $groups } : { $cards }
table-known-items = { $hidden ->
    [0] En main : { $cards }
   *[other] En main, ou posées de là face cachée : { $cards }
 }
table-known-hand = Encore en main : { $cards }
table-known = Cartes connues chez { $name }
table-own = Tes cartes
table-hand = Main : { $cards }
table-no-cards = aucune
table-mission = Mission : trois { $group } pour 2 points – { $taken ->
    [0] aucun pour l'instant
    [1] un pour l'instant
    [2] deux pour l'instant
   *[other] remplie
 }
table-next = Prochaines cartes Manipulation : { $cards }
table-next-more = { $cards } … (encore { $count } : « order »)
table-order = Tes prochaines cartes Manipulation
table-shuffled = Prochaines cartes Manipulation : mélangées
table-arranged = Déjà rangées : { $cards }
table-to-arrange = Encore à ranger : { $cards }
table-discards = Défausse – { $name } ({ $party })
table-gone = Cartes Suffrage hors du jeu
