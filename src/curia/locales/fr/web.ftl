# Ce que dit le client web à chaque table.

## Pages

page-failed = Cette page n'a pas pu être chargée.
page-reload = Recharger
table-opens = On installe la table…
close = Fermer
menu = Menu
rules = Règles
language = Langue
theme = Thème
theme-auto = comme l'appareil
theme-light = clair
theme-dark = sombre
sound = Sons
play-title = Façon de jouer
play-bots = Vitesse des bots
play-bots-about = À plusieurs, c'est le réglage le plus lent qui vaut.
play-speed = Vitesse des cartes
play-confirm = Confirmer chaque réponse
play-confirm-about = Sans cela, le clic qui complète une réponse l'envoie aussitôt. Échanges et engagements sont toujours à confirmer.
play-hints = Aide au survol
play-hints-about = Ce que fait une carte, affiché à côté d'elle.
play-sound-about = Papier, pièces, et une cloche quand c'est à toi.
play-volume = Volume
tempo-quick = Rapide
tempo-usual = Normale
tempo-slow = Lente
you-alone = Toi
seat-gone = Une personne partie

## La table

skip-ask = Aller à la question
steps = Étapes de la manche
step-of = { $step } · { $number }/{ $count }
log-open = Journal
log-unread = nouveaux messages
log-filter = Filtrer le journal
log-all = tout
log-chat = discussion seule
log-jump = Revoir ce moment
chat-write = Écrire à la table…
chat-phrases = Phrases toutes faites
phrase-hello = Bonjour à tous !
phrase-luck = Bonne chance !
phrase-moment = Un instant, s'il vous plaît.
phrase-back = Me revoilà.
phrase-thinking = Laissez-moi réfléchir…
phrase-well = Bien joué !
phrase-ouch = Aïe !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-played = Belle partie !
phrase-again = On en refait une ?
phrase-bye = Au revoir, à bientôt !
clock-title = Pendule
clock-days = { $days } j { $hours } h
clock-runs = le temps tourne
inspect-more = Touche I, appui long ou clic droit : tout sur cette carte
stack = { $count ->
    [1] { $card }
   *[other] { $card } ({ $count } fois)
}

## Demander et attendre

ask-point = Choisis l'un des éléments en surbrillance.
ask-change = Changer ma réponse
ask-held = Réponse enregistrée.
ask-held-why = Les autres l'apprendront dans un instant, comme toute réponse : ainsi, le délai ne révèle à personne si tu avais le choix.
ask-settled = La table attend un instant, pour que personne ne devine rien.
ask-go-on = Continuer
ask-all = Toutes les réponses
ask-find = Chercher une réponse
ask-more = … et { $count } de plus : tape quelques lettres pour trouver la tienne.
ask-news = Depuis ton dernier tour ({ $count })
your-turn = À toi : { $question }
your-turn-title = À toi
wait-for = En attente de : { $names }
wait-table = La partie continue…
wait-phase = En cours : { $what }.
wait-paused = La partie est en pause.
thinking = Réfléchit…
sealed = Scellé

## Les gens

present-no = pas là
stands-in = un bot joue à sa place
plays-program = un programme joue
gave-up = a abandonné
watching = La partie a commencé et tous les sièges sont pris : tu regardes.
watching-now = Tu regardes
watching-others = { $count ->
    [0] personne d'autre
    [one] 1 autre
   *[other] { $count } autres
 }
watching-standing = Points visibles
spectators = { $count ->
    [0] personne ne regarde
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
 }

## Un écran pour tous

pass-to = Passe l'écran à { $name }.
pass-ready = Je suis { $name }, et personne d'autre ne regarde
pass-any = Plusieurs joueurs doivent répondre. Qui commence ?

## Connexion, propositions

connection-lost = Connexion perdue. Nouvel essai…
proposed-undo = { $you ->
    [yes] Tu proposes d'annuler ta dernière réponse.
   *[no] { $name } propose d'annuler sa dernière réponse.
 }
proposed-pause = { $you ->
    [yes] Tu proposes une pause.
   *[no] { $name } propose une pause.
 }
proposed-resume = { $you ->
    [yes] Tu proposes de reprendre ; dans un jour, la partie reprendra de toute façon.
   *[no] { $name } propose de reprendre ; dans un jour, la partie reprendra de toute façon.
 }
proposed-bot = { $you ->
    [yes] Tu proposes qu'un bot remplace { $other }.
   *[no] { $name } propose qu'un bot remplace { $other }.
 }
proposed-abort = { $you ->
    [yes] Tu proposes de terminer la partie sans résultat.
   *[no] { $name } propose de terminer la partie sans résultat.
 }
proposal-agree = Accepter
proposal-decline = Refuser
proposal-withdraw = Retirer
stand-in = Un bot joue à ta place.
stand-in-back = Reprendre ma place

## Menu

undo = Annuler mon dernier coup
undo-about = Annule ta dernière réponse. Si elle a déjà eu des suites, les autres doivent être d'accord ; les bots le sont toujours.
menu-pause = Proposer une pause
menu-resume = Proposer de reprendre
menu-bot = Proposer un bot à la place de { $name }
menu-abort = Proposer de finir sans résultat
menu-abort-sure = Oui, finir sans résultat
menu-concede = Abandonner
menu-concede-sure = Oui, j'abandonne
menu-cards = Toutes les cartes
menu-gone = Cartes hors du jeu
gone-none = Aucune carte n'a encore quitté le jeu.
menu-replay = Revoir la partie
menu-settings = Réglages
menu-home = Retour à l'accueil
menu-seal = Sceau du mélange, fixé avant le premier coup :
menu-keys = Clavier
keys = Touches
keys-ask = Vers la question
keys-legal = Vers le prochain choix possible
keys-enter = Choisir ; encore une fois pour répondre
keys-give = Donner la réponse qui est prête
keys-arrows = Vers ce qui est à côté
keys-tab = Suite : la question, les choix possibles, tes affaires, le centre, les autres
keys-card = Tout sur une carte
keys-escape = Reprendre ce que tu as choisi
keys-help = Cette liste

## Commandes

control-copy = Copier
control-copied = Copié
control-copy-failed = Copie impossible

## La fin

over-title = Le décompte
over-show = Voir le décompte
over-reason = { $reason ->
    [conceded] Les autres ont abandonné.
    [given-up] Tu as abandonné.
    [agreed] Vous avez décidé ensemble de terminer la partie.
    [aborted] Le serveur a mis fin à la partie.
   *[other] La partie est finie.
 }
over-winner = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la victoire.
 }
over-part = Points pour
over-total = Total
over-place = Place
over-again = Rejouer
over-awaited = Quelqu'un attend déjà pour une nouvelle partie.
over-join = Rejoindre
over-record = Télécharger la partie
over-shuffle-kept = { $players ->
    [0] Le mélange est bien celui qui avait été scellé avant le premier coup.
    [one] Le mélange est bien celui qui avait été scellé avant le premier coup, et un joueur y a contribué : personne n'a pu le choisir.
   *[other] Le mélange est bien celui qui avait été scellé avant le premier coup, et { $players } joueurs y ont contribué : personne n'a pu le choisir.
 }
over-shuffle-left-out = Le mélange avait été scellé avant le premier coup, mais sans ta contribution : ton appareil a peut-être répondu trop tard.
over-shuffle-changed = Le mélange ne correspond pas au sceau qui t'a été montré avant la partie. Demande pourquoi à l'administrateur du serveur.

## Autour de la partie

event-table-started = La partie commence.
event-table-restarted = Le serveur a redémarré et la partie reprend ; le temps de personne n'a tourné.
event-table-bot_in = { $seat_you ->
    [yes] Un bot joue à ta place.
   *[no] Un bot remplace { $seat }.
 }
event-table-back = { $seat_you ->
    [yes] Tu as repris ta place.
   *[no] { $seat } est de retour.
 }
event-table-conceded = { $seat_you ->
    [yes] Tu abandonnes.
   *[no] { $seat } abandonne.
 }
event-table-ended = La partie est finie.
event-table-paused = La partie est en pause.
event-table-resumed = La partie reprend.
event-table-proposed = { $seat_you ->
    [yes] Tu proposes
   *[no] { $seat } propose
 } { $what ->
    [undo] d'annuler la dernière réponse.
    [pause] une pause.
    [resume] de reprendre ; dans un jour, la partie reprendra de toute façon.
    [bot] de faire jouer un bot à la place d'un absent.
   *[abort] de finir sans résultat.
 }
event-table-agreed = { $seat_you ->
    [yes] Tu acceptes.
   *[no] { $seat } accepte.
 }
event-table-declined = { $seat_you ->
    [yes] Tu refuses.
   *[no] { $seat } refuse.
 }
event-table-took_back = { $seat_you ->
    [yes] Tu annules ta réponse.
   *[no] { $seat } annule sa réponse.
 }
event-table-undone = { $seat_you ->
    [yes] Tu annules ta dernière réponse et ce qui a suivi.
   *[no] { $seat } annule une réponse et ce qui a suivi.
 }

## Ce que le serveur refuse

declined-stale = Cette question n'est plus d'actualité.
declined-replaced = Tu as donné une autre réponse depuis.
declined-not-at-once = On ne peut pas savoir d'avance ce qui suivra l'une de ces réponses.
declined-too-many-ahead = Tu as donné trop de réponses d'avance.
declined-not-asked = Ce n'est pas à toi de répondre.
declined-paused = La partie est en pause ; quelqu'un doit proposer de reprendre.
declined-over = La partie est finie.
declined-closed = Le serveur est arrêté un moment ; reviens bientôt.
declined-conceded = Tu as abandonné cette partie.
declined-no-vote = Tu ne peux pas voter sur cette proposition.
declined-rated = Dans une partie classée, quelqu'un d'autre doit être d'accord, et il n'y a personne.
declined-wrong-seat = Ce siège n'est pas celui d'un autre joueur, ou un bot y joue déjà.
declined-not-started = La partie n'a pas commencé.
declined-not-your-seat = Seul le joueur de ce siège peut le faire.
declined-not-over = Ce sera visible à la fin de la partie.
declined-revealed = Depuis, quelque chose a été montré ou quelqu'un a répondu. Tu peux demander aux autres d'annuler.
declined-nothing-to-undo = Tu n'as pas encore répondu.
declined-nothing-to-do = C'est déjà le cas.
declined-proposal-open = Une autre proposition est encore ouverte.
declined-seat-held = Ce siège est encore réservé.
declined-bot-sits-in = Un bot joue à ta place : reprends-la d'abord.
declined-not-seated = Tu regardes seulement ; c'est réservé à ceux qui jouent.
declined-no-player = Dis d'abord qui tu es.
declined-closed-early = Cette table a été fermée avant le début de la partie.
declined-no-table = Cette table n'existe pas.
declined-no-spectators = Cette table n'est pas ouverte aux spectateurs.
declined-crowded = Trop de monde regarde cette table.
declined-too-many-connections = Trop de connexions à ce serveur depuis ici. Ferme quelques fenêtres, puis réessaie.
declined-broken = Cette table ne peut pas être ouverte pour l'instant ; l'administrateur du serveur peut en trouver la raison.
declined-too-many = Trop vite. Attends un instant.
declined-too-often = Tu as trop souvent annulé ou proposé dans cette partie.
declined-store = Le serveur n'a pas pu l'enregistrer. Réessaie.
declined-offline = Le serveur ne répond pas.
declined-banned = Tu es exclu de ce serveur.
declined-notation = Cette réponse est illisible.

## Revoir

replay-title = Revoir la partie
replay-moment = Moment { $number } sur { $count }
replay-slider = Moment de la partie
replay-back = Précédent
replay-next = Suivant
replay-round = Manche
replay-round-back = Manche précédente
replay-round-next = Manche suivante
replay-play = Lire
replay-stop = Arrêter
replay-speed = Vitesse
replay-eyes = Point de vue
replay-open = tout est visible
replay-spectator = spectateur
replay-share = Copier le lien de ce moment
replay-share-short = Copier le lien
replay-return = Retour à la table

## À plusieurs tables

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
own-things = Ton jeu
why-not = Pourquoi ?
over-result = { $count ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } gagnent ensemble avec { $points } points.
 }
over-headline = { $names } : { $points } points
over-skip = Tout montrer
over-order = Classement
log-beginning = Le début
leads = en tête
peek = Tu revois un moment passé
peek-end = Revenir au présent
