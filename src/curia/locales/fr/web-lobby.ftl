# Ce que disent les pages autour des tables : l'accueil, les nouvelles tables, les parties passées, les réglages.

## Commandes

control-cancel = Annuler
control-save = Enregistrer

## Le haut et le bas de chaque page

header-skip = Aller au contenu
header-home = Curia, accueil
header-live = Regarder
header-rankings = Classements
header-nav = Pages et réglages
header-dark = Thème sombre
header-settings = Réglages : { $name }
footer-nav = Règles et cartes
footer-api = Pour les programmes
footer-licences = Licences
footer-version = Curia { $version }

## L'accueil

home-title-waiting = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer à { $count } tables
 }
home-heading = Trois jeux de votes et d'intrigues
home-lead = Joue tout de suite contre des bots, ou envoie un lien à tes amis pour jouer ensemble. Pas besoin de compte.
home-new = Première visite ?
home-new-learn = Apprends un jeu en quelques minutes, une idée à la fois :
home-players = Joueurs
home-players-range = { $low } à { $high } joueurs
home-players-exact = { $count } joueurs
home-level = Niveau des bots
home-for-tests = Pour les essais : bots « { $level } »
home-play = Jouer maintenant
home-against = { $count ->
    [one] toi contre un bot
   *[other] toi contre { $count } bots
 }
home-options = Options
home-options-default = règles habituelles
home-options-changed = { $count ->
    [one] 1 modifiée
   *[other] { $count } modifiées
 }
home-friends = Une table entre amis
home-learn = Tutoriel
home-cards = Cartes

game-habemus-about = Rome, 1655 : mise en secret des gemmes pour obtenir cardinaux, amis puissants et coups bas, et sors Pape du conclave.
game-habemus-length = 20 minutes environ contre des bots, 45 entre humains
game-caesar-about = Un duel pour Rome : place ton influence devant cinq groupes de patriciens, et fais en sorte qu'ils votent quand tu es en tête.
game-caesar-length = 15 minutes environ contre un bot, 30 à deux
game-borgia-about = Dirige une grande famille de Rome : achète villes et artistes, empare-toi de ce qui est mal défendu et négocie jusqu'à faire élire ton Pape.
game-borgia-length = 45 minutes environ contre des bots, 2 heures entre humains

level-heuristic = Expérimenté
level-random = Au hasard

mine-heading = Tes tables
mine-with = avec { $names }
mine-alone = personne d'autre n'est encore là
mine-gathering = { $count ->
    [one] 1 siège est libre
   *[other] { $count } sièges sont libres
 }
mine-your-turn = À toi de jouer
mine-waits = À { $names } de jouer
mine-goes-on = en cours
mine-deadline = temps écoulé { $when }
mine-all = Montrer les { $count } tables
mine-since = ouverte { $when }
time-now = à l'instant

open-heading = Tables ouvertes
open-none = Personne ne cherche de joueurs en ce moment. Ouvre une table : à tes amis, le lien suffit, et une table publique apparaît ici.
open-free = { $count ->
    [one] { $count } siège libre sur { $seats }
   *[other] { $count } sièges libres sur { $seats }
 }
open-join = Rejoindre
open-watch = Regarder
live-title = Parties à regarder
live-about = Des parties publiques en cours. Tu vois ce que toute la table voit, mais la main de personne.
live-none = Aucune partie publique en cours. Une nouvelle table est publique si tout le monde peut la regarder.
live-began = commencée { $when }
live-all = Toutes les parties à regarder

## Un nom

name-title = Comment t'appelles-tu ?
name-label = Ton nom
name-hint = Les autres à la table le voient. Tu peux le changer à tout moment.
name-go = Rejoindre la table
name-say = Continuer
name-guest = Invité

## Une nouvelle table

new-title = Une nouvelle table
new-game = Le jeu
new-summary = La table en bref
new-create = Ouvrir la table
new-begin = Commencer la partie

terms-preset = Quel genre de partie ?
preset-friends = Ce soir entre amis
preset-friends-about = Chacun sur son appareil ; tu envoies un lien.
preset-slow = Sans hâte, sur plusieurs jours
preset-slow-about = Trois jours par tour ; tu es averti quand c'est à toi.
preset-screen = Un écran pour tous
preset-screen-about = Un appareil passe de main en main ; personne ne voit les cartes des autres.
preset-public = Table publique
preset-public-about = Dans la liste des tables ouvertes, en temps limité ; un bot remplace les absents.

terms-seats = Sièges
terms-screen = Appareils
terms-screen-own = Chacun le sien
terms-screen-one = Un pour tous
seat-me-named = { $name } (toi)
seat-who = Qui prend le siège { $seat } ?
seat-open = Siège libre
seat-here = Sur cet écran
seat-bot = Bot · { $level }
seat-name = Nom de la personne au siège { $seat }
seat-person = Joueur { $seat }
seat-up = Monter le siège { $seat }
seat-down = Descendre le siège { $seat }

terms-time = Temps
pace-none = Sans limite de temps
pace-evening = En une soirée
pace-days = Plusieurs jours par tour
pace-bank = Temps par joueur
pace-bank-about = Ce temps vaut pour toute la partie ; les secondes supplémentaires s'ajoutent à chaque réponse.
pace-turn = Temps par tour
pace-out = Quand quelqu'un n'a plus de temps
pace-out-bot = Un bot joue à sa place
pace-out-concede = C'est un abandon
clock-words-none = sans limite
clock-words-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
 }
clock-words-bank = { $bank } + { $increment } s

terms-options-usual = Règles habituelles
option-default = { $value } (par défaut)
option-ruling = Pourquoi ce choix : { $ruling }

terms-guests = Qui peut venir
terms-access = Qui peut jouer
terms-access-link = Avec le lien
terms-access-public = Tout le monde
terms-access-accounts = Avec un compte
terms-spectators = Qui peut regarder
terms-spectators-none = Personne
terms-spectators-link = Avec le lien
terms-spectators-public = Tout le monde

terms-more = Plus d'options
terms-absence = Si quelqu'un s'absente
absence = Dans ce cas
absence-wait = Les autres attendent
absence-vote = Les autres votent
absence-bot = Un bot joue à sa place
absence-hold = Au bout de
memory = Aide-mémoire
memory-about = Chacun voit tout ce que retiendrait une mémoire parfaite.
rated = Classée
rated-about = Le résultat compte pour le classement de tous ceux qui jouent.
rated-limits = Ne comptent pas : les parties abandonnées dans les dix premières réponses, plus de trois parties par jour entre les mêmes joueurs, et celles entre joueurs à la même adresse.
rated-account = Réservé aux joueurs avec un compte, chacun sur son appareil.
terms-yes = oui
terms-no = non

summary-you = toi
summary-here = { $count ->
    [one] une autre personne ici
   *[other] { $count } autres personnes ici
 }
summary-open = { $count ->
    [one] un siège libre
   *[other] { $count } sièges libres
 }
summary-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
 }
summary-seats = { $count } sièges : { $people }.
summary-screen = Un appareil passe de main en main.
summary-access-link = Toute personne ayant le lien peut rejoindre la table.
summary-access-public = Tout le monde peut rejoindre la table.
summary-access-accounts = Il faut un compte pour rejoindre la table.
summary-clock = Temps : { $clock }.
summary-options = { $count ->
    [one] Une option diffère des règles habituelles.
   *[other] { $count } options diffèrent des règles habituelles.
 }
summary-memory = Avec un aide-mémoire.
summary-rated = Le résultat compte pour le classement.
summary-at-once = La partie commence tout de suite.

## Ce que changent les options

option-habemus-final_display-about = Le nombre de cartes de la dernière offre.
option-habemus-squadrone-about = Peut-on refuser de payer pour le Squadrone Volante ?
option-habemus-felipe-about = Le deuxième Felipe IV oblige-t-il à exclure un cardinal ?
option-habemus-chigi_vs_felipe-about = Felipe IV peut-il exclure le cardinal Chigi ?
option-habemus-chigi_swap-about = Le joueur qui a Chigi peut-il l'échanger ?
option-habemus-open_screens-about = Les gemmes, l'or et les mains sont-ils visibles ?
option-caesar-manipulation-about = Chacun range-t-il lui-même ses cartes Manipulation ?
option-caesar-orgies-about = Une Orgie quitte-t-elle le paquet Suffrage, et quand ?
option-caesar-end-about = Combien de temps dure encore la partie quand un parti n'a plus d'influence.
option-caesar-cleopatra-about = Qui joue Cléopâtre.
option-caesar-cleopatra-0 = le premier siège
option-caesar-cleopatra-1 = le deuxième siège
option-borgia-dead_artists-about = Un artiste mort peut-il revenir ?
option-borgia-discards-about = Quelles cartes de la main quittent la partie pour de bon.
option-borgia-pope_keeps_offices-about = Le Pape peut-il garder ses propres charges quand il les distribue ?
option-borgia-reshuffle-about = Les charges rassemblées sont-elles redistribuées au hasard ou au choix du Pape ?
option-borgia-open_ducats-about = Les ducats et la taille des mains sont-ils visibles ?
option-borgia-poison-about = Le poison atteint-il les cartes placées dans une ville ?
option-borgia-election-about = Ce qui se passe quand un tour de scrutin ne donne pas de majorité.

## Une table avant la partie

gathering-title = Une table : { $game }
invite-by = { $host } t'invite à une partie de { $game }
invite-open = Invitation à une partie de { $game }
invite-with = Avec { $names }
invite-sit = Rejoindre la partie
invite-taken = Tous les sièges sont pris. Attends un peu : il s'en libérera peut-être un.
gathering-missing = { $count ->
    [0] Tout le monde est là.
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
 }
gathering-begins = La partie commence dès que tous les sièges sont pris.
gathering-choose = Choisis un siège.
gathering-you = c'est toi
gathering-bot = bot · { $level }
gathering-here = présent
gathering-away = absent pour l'instant
gathering-free = Libre
gathering-waits = en attente d'un joueur
gathering-put-bot = Mettre un bot
gathering-put-bot-seat = Mettre un bot au siège { $seat }
gathering-put-last = Mettre un bot et commencer
gathering-no-bot = Libérer le siège
gathering-no-bot-who = Libérer le siège de { $name }
gathering-disagrees = n'a pas encore accepté les nouveaux réglages
gathering-sit = S'asseoir ici
gathering-sit-seat = S'asseoir ici, siège { $seat }
gathering-leave = Quitter la table
gathering-remove = Exclure
gathering-remove-who = Exclure { $name }
gathering-remove-title = Exclure { $name } ?
gathering-remove-about = Le siège redevient libre, et la table attend un autre joueur.
gathering-remove-once = Libérer le siège
gathering-remove-bar = Libérer le siège et interdire le retour
kept-out-count = { $count ->
    [one] Une personne est exclue
   *[other] { $count } personnes sont exclues
 }
kept-out-let = Laisser revenir
kept-out-let-who = Laisser revenir { $name }
gathering-removed = Ton siège est de nouveau libre : l'hôte l'a libéré, ou toi-même depuis un autre appareil.
gathering-lost = Connexion perdue ; elle se rétablira d'elle-même.
gathering-terms = Réglages de la table
gathering-change = Modifier
gathering-change-title = Modifier les réglages
gathering-change-about = Les joueurs déjà présents devront accepter avant le début de la partie.
gathering-change-save = Modifier
gathering-changed = { $host } a modifié les réglages de la table.
gathering-changed-by = Les réglages de la table ont changé.
gathering-agree = J'accepte
gathering-before = avant : { $value }
gathering-agreeing = La partie commencera quand tout le monde aura accepté.
gathering-talk = Discussion
gathering-talk-none = Aucun message pour l'instant. Toutes les personnes présentes peuvent lire.
gathering-share = Inviter

share-link = Lien
share-copy = Copier le lien
share-send = Envoyer…
share-text = Rejoins-moi pour une partie de { $game }.
share-qr = Le lien en QR code
share-qr-about = À lire avec l'appareil photo d'un téléphone.
share-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec des amis du même réseau, démarre Curia avec { $command } et ouvre la page par le nom ou l'adresse de ton ordinateur ; partage ensuite le lien depuis là.

## Parties passées

history-title = Parties passées
history-ratings = Tes classements
history-rated-games = { $count ->
    [one] 1 partie classée
   *[other] { $count } parties classées
 }
history-none = Les parties que tu as jouées sont gardées ici, coup par coup.
history-begin = Jouer une partie
history-older = Parties plus anciennes
result-won = Tu as gagné
result-shared = Victoire partagée
result-place = Place { $place } sur { $of }
result-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
 }
result-none = Sans résultat
history-replay = Revoir
history-rematch = Rejouer

## Classements et profils

rankings-title = Classements
rankings-about = D'après les parties classées entre comptes et bots. Les profils masqués n'y figurent pas.
rankings-none = Personne n'a encore joué de partie classée à ce jeu.
rankings-how = Pour une partie classée, il faut un compte : coche « Classée » en ouvrant une table.
rankings-place = Place
rankings-player = Joueur
rankings-rating = Cote
rankings-games = Parties
rankings-find = Chercher un joueur par son nom
rankings-look = Afficher
profile-mine = Mes statistiques
profile-since = ici depuis { $when }
profile-guest = invité
profile-only-guest = Tu es seul à voir cette page. Avec un compte, tu peux la montrer et jouer des parties classées.
profile-only-you = Tu es seul à voir cette page. Tu peux la montrer aux autres dans les réglages.
profile-shown = Les autres voient aussi cette page, sans tes adversaires au profil masqué ni les parties accessibles par lien seulement.
profile-none = Aucune partie terminée pour l'instant.
profile-game = Jeu
profile-against = Contre
profile-against-all = Toutes les parties
profile-against-people = Entre humains
profile-against-bots = Contre des bots
profile-games = Parties
profile-won = Gagnées
profile-average = Points en moyenne
profile-best = Record
profile-points-head = Points
profile-rating = Cote
profile-points = Points, partie par partie
profile-points-about = Chaque point est une partie, doré si elle est gagnée ; la ligne est la moyenne des dix dernières.
profile-ratings = Cote après chaque partie classée
profile-parts = Points selon leur origine, en moyenne
profile-parts-about = { $count ->
    [one] D'après 1 partie.
   *[other] D'après { $count } parties.
 }
profile-early = Compté depuis que cette page existe ; les parties d'avant comptent plus haut, mais pas ici.
profile-place = Place
profile-place-of = { $place } sur { $of }
profile-date = Date
plot-table = En tableau
plot-part = Pour
profile-opponents = Rencontrés le plus souvent
profile-opponent = Adversaire
profile-ahead = Devant
profile-behind = Derrière
profile-last = Dernières parties
profile-last-none = Aucune partie que tu puisses revoir.

## Réglages

settings-title = Réglages
settings-name-hint = Il apparaîtra aux tables que tu rejoindras.
settings-shown = Montrer mon profil
settings-shown-about = Les autres voient ton nom dans les classements et tes résultats, mais pas avec qui tu as joué par lien.
settings-profile = Voir mon profil
settings-saved = Enregistré.
settings-nobody = Tu n'as pas encore de nom ici. On te le demandera à ta première partie.
settings-say-name = Choisir mon nom maintenant
settings-look = Affichage
look-auto = Comme l'appareil
look-light = Clair
look-dark = Sombre
settings-theme = Thème
settings-motion = Animations
motion-auto = Comme l'appareil
motion-full = Complètes
motion-reduced = Réduites
settings-aids = Aides pour daltoniens
settings-aids-about = Des noms à côté des blasons, des gemmes et des sceaux, et des hachures plus marquées.

settings-account = Compte
account-why = Tu n'as pas besoin de compte pour jouer. Avec un compte, tu peux te connecter sur n'importe quel appareil, et les résultats comptent pour le classement. Tes parties restent à toi.
account-yours = Connecté au compte { $login }.
account-make = Créer un compte
account-login = Se connecter
account-login-guest = Sur cet appareil joue l'invité { $name }. Sans lien pour un autre appareil, ses parties ne seront plus accessibles après la connexion.
account-name = Identifiant
account-name-hint = 3 à 32 lettres sans accent, chiffres, points, tirets ou tirets bas.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-change = Changer le mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Le mot de passe est changé, et tous les autres appareils sont déconnectés.
account-reset-about = Le lien que tu as ouvert vient de l'administrateur du serveur : pendant une heure et une seule fois, tu peux choisir un nouveau mot de passe sans l'ancien.
account-reset = Choisir un nouveau mot de passe
account-forgot = Mot de passe oublié ? L'administrateur du serveur peut t'envoyer un lien pour en choisir un nouveau.
account-made = Ton compte est créé, avec toutes tes parties.
account-in = Te voilà connecté.
account-out = Te voilà déconnecté.
account-logout = Se déconnecter
account-logout-about = Tu peux te reconnecter à tout moment.
account-logout-guest = Tu joues en invité : une fois déconnecté, tu n'auras plus accès à tes tables et à tes parties passées depuis cet appareil, à moins de créer d'abord un compte ou un lien pour un autre appareil.
account-everywhere = Déconnecter les autres appareils
account-everywhere-about = Tous les autres appareils sont déconnectés ; les liens non utilisés pour un autre appareil et les jetons des programmes qui jouent pour toi sont annulés.
account-everywhere-done = Tous les autres appareils sont déconnectés.

settings-device = Un autre appareil
recovery-about = Un lien te permet de jouer sur un autre appareil, ton téléphone par exemple. Il ne sert qu'une fois.
recovery-make = Créer un lien
recovery-title = Un lien pour un autre appareil
recovery-qr = Le lien pour un autre appareil en QR code
recovery-how = Ouvre-le sur l'autre appareil, ou lis-le avec son appareil photo.
recovery-expires = Ne sert qu'une fois, jusqu'au { $when }.
recovery-warn = Celui qui l'ouvre peut jouer sous ton nom : ne le donne à personne. Il ne sera plus affiché.
recovery-done = Terminé

settings-notices = Quand c'est à toi de jouer
push = M'avertir dans ce navigateur
push-about = Une notification apparaît même quand aucune page de Curia n'est ouverte.
push-denied = Tu as bloqué les notifications de cette adresse ; tu peux les autoriser dans les réglages du navigateur.
push-unsupported = Les notifications ne sont pas possibles ici. Il faut https, ou l'ordinateur sur lequel tourne Curia.
push-failed = Le service de notification du navigateur n'a pas répondu. Réessaie plus tard.
push-turn = À toi de jouer
push-news = Du nouveau à tes tables
webhook = Webhook
webhook-about = Quand c'est ton tour, le serveur envoie un message signé à l'adresse de ton choix.
webhook-address = Adresse
webhook-saved = Enregistré. Les messages y seront envoyés à partir de ton prochain tour.
webhook-removed = Plus rien n'est envoyé.
webhook-secret = Secret
webhook-secret-about = Avec lui, ton programme vérifie qu'un message vient de ce serveur.

settings-data = Tes données
data-about = Le serveur garde ton nom, tes tables et tes coups, tes messages, les réglages de tes notifications, le temps que tu mets pour certaines réponses et, pour un compte, l'identifiant et la cote. Tu peux tout télécharger dans un fichier, ou tout supprimer.
data-download = Télécharger mes données
data-delete = Supprimer mon compte
data-delete-account = C'est définitif.
data-delete-guest = Tu joues en invité : tout ce qui te concerne sera supprimé. C'est définitif.
data-delete-gone = Identifiant, mot de passe, appareils, liens, notifications, jetons de programmes, cote et tous tes messages sont supprimés.
data-delete-games = Tu abandonnes les parties en cours et tu quittes les tables où la partie n'a pas commencé.
data-delete-names = Les parties passées restent lisibles pour les autres. À la place de ton nom, ils liront « Une personne partie ».
data-delete-backups = Les sauvegardes déjà faites contiennent encore tout cela, aussi longtemps que l'administrateur du serveur les conserve.
data-delete-now = Supprimer définitivement
data-deleted = Tout ce qui te concernait est supprimé. Adieu !

## Un lien d'un autre appareil

recover-title = Est-ce ton appareil ?
recover-about = Le lien que tu as ouvert fait de cet appareil le tien : tu y retrouveras tes tables et tes parties passées.
recover-account = Cet appareil est pour l'instant celui de { $name }. Il deviendra le tien ; { $name } pourra se reconnecter.
recover-guest = Sur cet appareil joue pour l'instant l'invité { $name }, dont les parties ne seront plus accessibles ensuite.
recover-go = Oui, c'est le mien
recover-no-code = Il manque la fin de ce lien. Ouvre-le à nouveau tel qu'il a été envoyé.

## Une page qui n'existe pas

nowhere-title = Tous les chemins mènent à Rome, sauf celui-ci
nowhere-about = Il n'y a rien à cette adresse. Le lien est peut-être incomplet, ou la table est débarrassée depuis longtemps.
nowhere-home = Retour à l'accueil

## Ce qui n'a pas marché

error-failed = Ça n'a pas marché. Réessaie.
error-offline = Impossible de joindre le serveur. Fonctionne-t-il encore ?
error-too-many = Trop de demandes en peu de temps. Attends un moment, puis réessaie.
error-store = Le serveur n'a pas pu l'enregistrer. Réessaie.
error-house-full = Le serveur est plein ; réessaie plus tard.
error-too-many-tables = Tu as trop de parties en cours ; termines-en une d'abord.
error-no-player = Le serveur ne reconnaît plus cet appareil. Recharge la page et redonne ton nom.
error-has-player = Cet appareil est déjà utilisé par quelqu'un. Recharge la page.
error-banned = Tu es exclu de ce serveur.
error-bad-name = Un nom a de 1 à 24 caractères visibles.
error-mixed-name = Un nom s'écrit avec les lettres d'un seul alphabet.
error-started = La partie a commencé.
error-starting = La partie est en train de commencer.
error-seated = Tu as déjà un siège à cette table.
error-taken = Ce siège vient d'être pris.
error-no-seat = Ce siège n'existe pas.
error-accounts-only = Cette table est réservée aux joueurs avec un compte. Tu peux en créer un dans les réglages.
error-not-seated = Tu n'as pas de siège à cette table.
error-too-many-seats = Toi, ou d'autres à ton adresse, occupez trop de sièges aux tables des autres. Quittes-en d'abord une.
error-barred = L'hôte t'a exclu de cette table.
error-not-host = Seul l'hôte de la table peut le faire.
error-not-over = La partie n'est pas finie.
error-terms-changed = Les réglages ont encore changé entre-temps. Relis-les.
error-no-profile = Ce joueur n'existe pas, ou son profil est masqué.
error-older-rules = Cette partie a été jouée avec d'anciennes règles et ne peut plus être affichée.
error-bad-terms = Impossible d'ouvrir une table ainsi. Recharge la page et recommence.
error-wrong-origin = Le serveur n'est pas configuré pour cette adresse. L'administrateur doit l'indiquer dans le réglage public_url.
error-login-taken = Cet identifiant est déjà pris : choisis-en un autre.
error-wrong-login = Identifiant ou mot de passe incorrect.
error-no-account = Tu n'as pas de compte, donc pas de mot de passe.
error-wrong-password = Ce n'est pas le mot de passe de ton compte.
error-weak-password = Ce mot de passe est trop facile à deviner : choisis-en un autre.
error-own-password = Le mot de passe doit différer de ton identifiant et de ton nom.
error-old-password = Il faut aussi le mot de passe actuel : tu as ouvert le lien il y a plus d'une heure.
error-has-account = Tu as déjà un compte.
error-no-recovery = Ce lien a déjà servi, a expiré ou n'a jamais été valable.
error-bad-address = Une adresse ressemble à https://example.org/hook, et un serveur doit y répondre.
error-private-address = L'adresse doit être sur internet, pas dans un réseau privé.
error-not-https = L'adresse doit commencer par https.
error-too-many-pushes = Trop de navigateurs reçoivent déjà des notifications : désactives-en un d'abord.
