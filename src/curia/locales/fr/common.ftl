# Ce que disent tous les jeux. Une traduction a les mêmes identifiants ; un message qui lui manque paraît en anglais.
#
# À côté d'un argument qui nomme un joueur, par exemple $seat, il y a $seat_you : 'yes' si ce joueur lit la
# phrase, sinon 'no'. À côté d'une liste il y a sa longueur, par exemple $cards_count, et à côté d'une carte
# son identifiant, par exemple $card_id.

you = toi
# Un nom après « de » et « à », si son message n'a ni `.of` ni `.to`. $name_initial est sa première lettre.
form-of = { $name_initial ->
    [a] d'{ $name }
    [e] d'{ $name }
    [i] d'{ $name }
    [o] d'{ $name }
    [u] d'{ $name }
   *[other] de { $name }
 }
form-to = à { $name }
list-empty = rien
list-times = { $item } ×{ $count }
list-more = { $first }, { $next }
list-last = { $first } et { $next }

## Pour commencer

ui-game = Quel jeu – { $games } [{ $default }]
ui-game-choice = { $number } { $title }
ui-game-wrong = Tape l'un des numéros.

ui-title = { $title }
ui-seats = Combien de joueurs ({ $low } à { $high }) ? [{ $default }]
ui-seats-wrong = Tape un nombre de { $low } à { $high }.
ui-seat = Siège { $seat } – tape le nom d'un joueur, ou { $bots } pour un bot [{ $default }]
ui-default-human = Invité
ui-human = humain
ui-bot-heuristic = bot qui suit quelques principes simples
ui-bot-random = bot qui joue au hasard
ui-at-table = Siège { $seat } : { $name }, { $kind }
ui-options = Options : { $options }
ui-no-options = Options : règles habituelles
ui-commitment = Sceau du mélange (la graine dont il est tiré sera dévoilée à la fin) :
ui-how = Réponds par un numéro ou en toutes lettres, par exemple « { $example } ». « help » explique tout, « quit » quitte la partie.

## Questions

ui-news = Depuis ta dernière décision
ui-public-news = Ce que tout le monde a vu
ui-prompt = { $name }>
ui-only-answer = Une seule réponse est possible : { $move }.
ui-only-answer-enter = Tu n'as que cette réponse : appuie sur Entrée.
ui-many-moves = { $count } réponses possibles ; « moves » en donne la liste. Par exemple : { $example }
ui-numbers-first = Pour répondre par un numéro, tape d'abord « moves », qui donne la liste des { $count } réponses. Ou tape par exemple : { $example }
ui-example = Tape le numéro, ou par exemple : { $example }
ui-more = { $count ->
    [one] … { $count } ligne plus ancienne : tape « log »
   *[other] … { $count } lignes plus anciennes : tape « log »
 }

## Passer l'écran

ui-pass = Passe l'écran à { $name }.
ui-pass-enter = { $name }, appuie sur Entrée quand personne d'autre ne regarde.
ui-pass-undo = { $name }, « undo » annule ta dernière réponse, si elle n'a encore rien entraîné.
ui-enter = Appuie sur Entrée.
ui-took-back = { $name } a annulé sa dernière réponse.

## Reprendre une réponse

ui-taken-back = Réponse annulée : { $answer }.
ui-taken-back-line = Ta dernière réponse est annulée.
ui-given-up = Abandonné.
ui-nothing-begun = Tu n'as rien commencé que tu puisses abandonner ; « undo » annule ta dernière réponse.
ui-undo-nothing-yet = Tu n'as aucune réponse à annuler.
ui-undo-shown = Trop tard pour annuler : depuis, une carte a été piochée, ou quelque chose de caché t'a été montré.
ui-undo-answered = Trop tard pour annuler : d'autres ont répondu depuis.

## Ce qui ne se comprend pas

ui-empty = Tape un numéro, un coup ou « help ».
ui-no-number = Pas de réponse { $number } : les réponses vont de 1 à { $last }.
ui-not-understood = « { $text } » : pas compris. Tape un numéro, un coup comme « { $example } », ou « help ».
ui-ambiguous = « { $text } » peut vouloir dire { $moves }. Précise un peu.
ui-no-such-card = Aucune carte « { $text } ». Tape par exemple « help { $example } ».
ui-several-cards = « { $text } » peut désigner { $cards }. Précise un peu.
ui-no-such-rule = Aucun paragraphe « { $text } » dans les règles. Tape par exemple « rules { $example } ».
ui-rules-sections = Les sections des règles ; « rules 5 » en montre une, « rules 5.2 » un seul paragraphe :
ui-no-log = Il ne s'est encore rien passé.

## Aide

ui-help =
    Ce que tu peux taper :
      un numéro           la réponse qui porte ce numéro
      des mots            la réponse en toutes lettres, comme « { $example } » ;
                          les premières lettres suffisent, sauf ambiguïté
      moves               toutes les réponses possibles
      table               revoir la table
      log, log all        ce qui s'est passé récemment, ou depuis le début
      gone                les cartes qui ont quitté le jeu
      undo                annuler ta dernière réponse, tant qu'elle ne t'a rien
                          montré de nouveau et que personne d'autre n'a répondu
      help CARTE          l'effet d'une carte ou d'un ordre : « help { $card } »
      rules 5.2           un paragraphe des règles ; « rules » en donne la liste
      quit                quitter la partie

## Partir

ui-quit = Quitter la partie ? Elle ne pourra pas être reprise ici. (o/N)
ui-yes = o
ui-quit-save = Garder ce qui a été joué ? Tape un nom de fichier, ou seulement Entrée pour ne rien garder.
ui-left = Tu as quitté la partie.
ui-input-ended = La saisie s'est arrêtée avant la fin de la partie.
ui-interrupted = Interruption.
ui-saved = Partie enregistrée dans { $file }.
ui-cannot-save = Impossible d'écrire { $file } : { $reason }.

## La fin

ui-the-end = Le décompte
ui-place = place
ui-seed = Graine : { $seed }
ui-verify = « { $command } » vérifie que le mélange était fixé avant la partie.
ui-verify-unsaved = Joue avec --save FICHIER pour enregistrer la partie ; « curia verify FICHIER » vérifie ensuite le mélange.

## Erreurs dans la ligne de commande

ui-bad-player = --players : « { $text } » n'est pas un joueur. Écris you, NOM:human, { $bots } ou NOM:{ $bot }.
ui-player-count = --players : pour { $seats } sièges, il faut { $seats } joueurs, et non { $count }.
ui-same-name = --players : deux joueurs s'appellent { $name }.
ui-bad-option = --option : « { $text } » devrait avoir la forme NOM=VALEUR. Options de ce jeu : { $options }.
ui-bad-seed = --seed : il faut 64 chiffres hexadécimaux.

## Revoir une partie

ui-replay-all = Tout est montré, même les secrets.
ui-replay-seat = Vu par { $name }.
ui-replay-unfinished = L'enregistrement s'arrête ici : la partie n'est pas terminée.

## Ce que dit chaque jeu, à moins d’avoir ses propres mots

refusal-game-over = La partie est finie.
refusal-not-at-the-table = Ce siège n'existe pas à cette table.
refusal-not-a-move = Ce n'est pas une réponse à cette question.
refusal-chance-only = Seul le hasard peut faire cela.
refusal-other-question = Ce n'est pas la question posée. Il s'agit de : { $question }.
refusal-chance-first = Les cartes sont encore en train d'être piochées.
refusal-already-answered = Tu as déjà répondu, et une réponse donnée est définitive.
phase-over = la fin
event-answered = { $seat_you ->
    [yes] Tu as répondu.
   *[no] { $seat } a répondu.
 }
count-winner = { $names_count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
 }
help-rulings = { $number ->
    [one] Notre décision, là où les règles imprimées laissent un doute : { $rulings }
   *[other] Nos décisions, là où les règles imprimées laissent un doute : { $rulings }
 }
provenance-reconstruction-but = Les règles imprimées fixent { $fields } ; le reste est notre reconstitution.
field-name = le nom
table-you = (toi)
