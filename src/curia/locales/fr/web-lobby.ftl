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
home-lead = Joue tout de suite contre des bots, ou envoie un lien à tes amis et asseyez-vous ensemble. Pas besoin de compte.
home-new = Première visite ?
home-new-learn = Apprends un jeu en quelques minutes, une idée à la fois :
home-players = Joueurs
home-players-range = { $low } à { $high } joueurs
home-players-exact = { $count } joueurs
home-level = Les bots jouent
home-play = Jouer maintenant
home-against = { $count ->
    [one] toi contre un bot
   *[other] toi contre { $count } bots
 }
home-options = Options
home-options-default = comme dans les règles
home-options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
 }
home-friends = Une table entre amis
home-learn = Première partie
home-cards = Cartes

game-habemus-about = Rome, 1655 : mise des gemmes en secret pour des cardinaux, des amis puissants et des coups bas, et quitte le conclave en Pape.
game-habemus-length = 20 minutes environ contre des bots, 45 entre humains
game-caesar-about = Un duel pour Rome : pose ton influence devant cinq groupes de patriciens, et espère qu'ils votent quand tu es en tête.
game-caesar-length = 15 minutes environ contre un bot, 30 à deux
game-borgia-about = Mène une grande famille de Rome : achète villes et artistes, prends ce qui est sans protection, et négocie jusqu'à avoir le Pape pour toi.
game-borgia-length = 45 minutes environ contre des bots, 2 heures entre humains

level-heuristic = Avec expérience
level-random = Au hasard

mine-heading = Tes tables
mine-with = avec { $names }
mine-alone = personne d'autre n'est encore là
mine-gathering = { $count ->
    [one] 1 siège est libre
   *[other] { $count } sièges sont libres
 }
mine-your-turn = À toi de jouer
mine-waits = À jouer : { $names }
mine-goes-on = continue
mine-deadline = fin du temps { $when }
mine-all = Montrer les { $count } tables
mine-since = ouverte { $when }
time-now = à l'instant

open-heading = Tables ouvertes
open-none = Personne ne cherche de joueurs en ce moment. Ouvre une table : le lien suffit à tes amis, et une table publique est listée ici.
open-free = { $count ->
    [one] { $count } siège libre sur { $seats }
   *[other] { $count } sièges libres sur { $seats }
 }
open-join = S'asseoir
open-watch = Regarder
live-title = Parties à regarder
live-about = Des parties publiques en cours. Tu vois ce que toute la table voit, et la main de personne.
live-none = Aucune partie publique en cours. Une nouvelle table est publique si tout le monde peut la regarder.
live-began = commencée { $when }
live-all = Toutes les parties à regarder

## Un nom

name-title = Comment t'appeler ?
name-label = Ton nom
name-hint = Les autres à la table le voient. Tu peux le changer à tout moment.
name-go = S'asseoir
name-say = Continuer
name-guest = Invité

## Une nouvelle table

new-title = Une nouvelle table
new-game = Le jeu
new-summary = La table en quelques mots
new-create = Ouvrir la table
new-begin = Commencer la partie

terms-preset = Quel genre de soirée
preset-friends = Ce soir entre amis
preset-friends-about = Chacun sur son appareil ; tu leur envoies un lien.
preset-slow = Sans hâte, sur plusieurs jours
preset-slow-about = Trois jours pour chaque tour ; un avis te dit quand c'est le tien.
preset-screen = Un écran pour tous
preset-screen-about = Un appareil passe de main en main ; personne ne voit les cartes des autres.
preset-public = Avec qui viendra
preset-public-about = Dans la liste des tables ouvertes, avec une horloge ; un bot remplace qui s'en va.

terms-seats = Sièges
terms-screen = Appareils
terms-screen-own = Chacun le sien
terms-screen-one = Un pour tous
seat-me-named = { $name } (toi)
seat-who = Qui prend le siège { $seat }
seat-open = Siège libre
seat-here = À cet écran
seat-bot = Bot · { $level }
seat-name = Nom de la personne au siège { $seat }
seat-person = Joueur { $seat }
seat-up = Monter le siège { $seat }
seat-down = Descendre le siège { $seat }

terms-time = Temps
pace-none = Sans horloge
pace-evening = D'une seule traite
pace-days = Plusieurs jours par tour
pace-bank = Chacun a
pace-bank-about = Ce temps vaut pour toute la partie ; chaque réponse ajoute les secondes en plus.
pace-turn = Pour chaque tour
pace-out = Quand quelqu'un n'a plus de temps
pace-out-bot = Un bot joue à sa place
pace-out-concede = Cela vaut abandon
clock-words-none = sans horloge
clock-words-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
 }
clock-words-bank = { $bank } + { $increment } s

terms-options-usual = Tout comme dans les règles
option-default = { $value } (par défaut)
option-ruling = Pourquoi il y a un choix : { $ruling }

terms-guests = Qui peut venir
terms-access = Peut s'asseoir
terms-access-link = Qui a le lien
terms-access-public = Tout le monde
terms-access-accounts = Qui a un compte
terms-spectators = Peut regarder
terms-spectators-none = Personne
terms-spectators-link = Qui a le lien
terms-spectators-public = Tout le monde

terms-more = Et encore
terms-absence = Quand quelqu'un n'est pas là
absence = Alors
absence-wait = Les autres attendent
absence-vote = Les autres votent
absence-bot = Un bot joue à sa place
absence-hold = Après
memory = Aide-mémoire
memory-about = Chacun voit ce que saurait quelqu'un qui a une mémoire parfaite.
rated = Classée
rated-about = Le résultat compte pour le classement de tous ceux qui jouent.
rated-limits = Ne comptent pas : les parties abandonnées dans les dix premières réponses, plus de trois parties des mêmes personnes en un jour, et celles de personnes à la même adresse.
rated-account = Seulement pour les joueurs avec un compte, chacun sur son appareil.
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
summary-access-link = Qui a le lien peut s'asseoir.
summary-access-public = Tout le monde peut s'asseoir.
summary-access-accounts = Qui a un compte peut s'asseoir.
summary-clock = Temps : { $clock }.
summary-options = { $count ->
    [one] Une option diffère des règles habituelles.
   *[other] { $count } options diffèrent des règles habituelles.
 }
summary-memory = Avec un aide-mémoire.
summary-rated = Le résultat compte pour le classement.
summary-at-once = La partie commence tout de suite.

## Ce que changent les options

option-habemus-final_display-about = Le nombre de cartes dans la dernière offre.
option-habemus-squadrone-about = Peux-tu refuser de payer pour le Squadrone Volante ?
option-habemus-felipe-about = Ton deuxième Felipe IV t'oblige-t-il à exclure un cardinal ?
option-habemus-chigi_vs_felipe-about = Felipe IV peut-il exclure le cardinal Chigi ?
option-habemus-chigi_swap-about = Le propriétaire de Chigi peut-il l'échanger ?
option-habemus-open_screens-about = Les gemmes, l'or et les mains sont-ils montrés ?
option-caesar-manipulation-about = Ranges-tu toi-même tes cartes manipulation ?
option-caesar-orgies-about = Une Orgie quitte-t-elle le paquet Suffrage, et quand ?
option-caesar-end-about = Combien de temps la partie continue quand un parti n'a plus d'influence.
option-caesar-cleopatra-about = Quel siège joue Cléopâtre.
option-caesar-cleopatra-0 = le premier siège
option-caesar-cleopatra-1 = le deuxième siège
option-borgia-dead_artists-about = Un artiste qui meurt peut-il revenir ?
option-borgia-discards-about = Quelles cartes de la main disparaissent pour de bon.
option-borgia-pope_keeps_offices-about = Le Pape peut-il garder ses propres fonctions quand il les distribue ?
option-borgia-reshuffle-about = Les fonctions rassemblées sont-elles distribuées au hasard ou au gré du Pape ?
option-borgia-open_ducats-about = Les ducats et la taille des mains sont-ils montrés ?
option-borgia-poison-about = Le poison atteint-il les cartes logées dans une ville ?
option-borgia-election-about = Ce qui se passe quand un scrutin ne donne pas de majorité.

## Une table avant la partie

gathering-title = Une table : { $game }
invite-by = { $host } t'invite à une partie de { $game }
invite-open = Tu es invité à une partie de { $game }
invite-with = Avec { $names }
invite-sit = Rejoindre la partie
invite-taken = Tous les sièges sont pris. Attends un peu : il s'en libérera peut-être un.
gathering-missing = { $count ->
    [0] Tout le monde est là.
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
 }
gathering-begins = La partie commence d'elle-même quand tous les sièges sont pris.
gathering-choose = Choisis un siège.
gathering-you = c'est toi
gathering-bot = bot · { $level }
gathering-here = est là
gathering-away = n'est pas là pour l'instant
gathering-free = Libre
gathering-waits = attend quelqu'un
gathering-put-bot = Un bot à la place
gathering-put-bot-seat = Un bot au siège { $seat }
gathering-put-last = Un bot, et on commence
gathering-no-bot = Libérer le siège
gathering-no-bot-who = Libérer le siège de { $name }
gathering-disagrees = n'a pas encore accepté les nouvelles conditions
gathering-sit = S'asseoir ici
gathering-sit-seat = S'asseoir ici, siège { $seat }
gathering-leave = Se lever
gathering-remove = Retirer
gathering-remove-who = Retirer { $name }
gathering-remove-title = Faire lever { $name } ?
gathering-remove-about = Le siège redevient libre, et la table continue d'attendre.
gathering-remove-once = Libérer le siège
gathering-remove-bar = Libérer et exclure de la table
kept-out-count = { $count ->
    [one] Une personne est exclue
   *[other] { $count } personnes sont exclues
 }
kept-out-let = Laisser revenir
kept-out-let-who = Laisser revenir { $name }
gathering-removed = Ton siège est de nouveau libre : l'hôte l'a libéré, ou toi-même sur un autre appareil.
gathering-lost = La connexion est perdue ; elle reviendra d'elle-même.
gathering-terms = Ce qui est convenu
gathering-change = Modifier
gathering-change-title = Modifier les conditions
gathering-change-about = Ceux qui sont déjà assis devront accepter avant le début de la partie.
gathering-change-save = Modifier
gathering-changed = { $host } a modifié les conditions.
gathering-changed-by = Les conditions ont changé.
gathering-agree = J'accepte
gathering-before = avant : { $value }
gathering-agreeing = La partie commence quand tout le monde a accepté.
gathering-talk = Discussion
gathering-talk-none = Personne n'a encore rien dit. Tous ceux qui sont ici lisent.
gathering-share = Inviter

share-link = Lien
share-copy = Copier le lien
share-send = Envoyer…
share-text = Viens t'asseoir à ma table : { $game }.
share-qr = Le lien en code QR
share-qr-about = L'appareil photo d'un téléphone lit le lien ici.
share-local = Ce lien ne marche que sur cet ordinateur. Pour des amis du même réseau, démarre Curia avec { $command } et ouvre-le sous le nom ou l'adresse de ton ordinateur ; partage ensuite le lien depuis là.

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
result-shared = Tu partages la victoire
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
rankings-about = D'après les parties classées entre comptes et bots. Qui ne montre pas son profil n'y figure pas.
rankings-none = Personne n'a encore joué de partie classée à ce jeu.
rankings-how = Une partie classée demande un compte : active « Classée » à une nouvelle table.
rankings-place = Place
rankings-player = Joueur
rankings-rating = Cote
rankings-games = Parties
rankings-find = Chercher un joueur par son nom
rankings-look = Montrer
profile-mine = Mes statistiques
profile-since = ici depuis { $when }
profile-guest = invité
profile-only-guest = Toi seul vois cette page. Avec un compte, tu peux la montrer et jouer des parties classées.
profile-only-you = Toi seul vois cette page. Tu peux la montrer aux autres dans les réglages.
profile-shown = Les autres voient aussi cette page, mais ni tes adversaires sans profil, ni les parties réservées à ceux qui ont le lien.
profile-none = Encore aucune partie avec un résultat.
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
profile-points-about = Chaque point est une partie, doré si elle est gagnée ; la ligne est la moyenne des dix dernières.
profile-ratings = Cote après chaque partie classée
profile-parts = Points selon leur origine, en moyenne
profile-parts-about = { $count ->
    [one] D'après 1 partie.
   *[other] D'après { $count } parties.
 }
profile-early = Noté depuis que cette page existe ; les parties d'avant comptent plus haut, mais pas ici.
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
settings-name-hint = Les tables que tu rejoins désormais le montrent.
settings-shown = Montrer mon profil
settings-shown-about = Les autres voient ton nom dans les classements et tes résultats, mais pas avec qui tu as joué par lien.
settings-profile = Voir mon profil
settings-saved = Enregistré.
settings-nobody = Tu n'as pas encore de nom ici. On te le demande la première fois que tu t'assieds.
settings-say-name = Choisir mon nom maintenant
settings-look = Aspect et sons
look-auto = Comme l'appareil
look-light = Clair
look-dark = Sombre
settings-theme = Thème
settings-motion = Mouvement
motion-auto = Comme l'appareil
motion-full = Complet
motion-reduced = Réduit
settings-sound-about = Papier, pièces, et une cloche quand c'est à toi.
settings-aids = Aides pour daltoniens
settings-aids-about = Des noms à côté des blasons, des gemmes et des sceaux, et des hachures plus marquées.

settings-account = Compte
account-why = Tu n'as pas besoin de compte pour jouer. Avec un compte, tu peux te connecter sur n'importe quel appareil, et les résultats comptent pour le classement. Tes parties restent à toi.
account-yours = Tu utilises le compte { $login }.
account-make = Créer un compte
account-login = Se connecter
account-login-guest = Cet appareil est maintenant à { $name }. Sans lien pour un autre appareil, les parties de cet invité ne seront plus accessibles après la connexion.
account-name = Identifiant
account-name-hint = 3 à 32 lettres sans accent, chiffres, points, tirets ou soulignés.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-change = Changer le mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Le mot de passe est changé, et tous les autres appareils sont déconnectés.
account-reset-about = Le lien que tu as ouvert vient de la personne qui gère cette maison : tu peux choisir un nouveau mot de passe sans l'ancien, dans l'heure et une seule fois.
account-reset = Choisir un nouveau mot de passe
account-forgot = Mot de passe oublié ? La personne qui gère cette maison peut t'envoyer un lien pour en choisir un nouveau.
account-made = Ton compte est créé. Toutes tes parties y sont.
account-in = Connexion réussie.
account-out = Déconnexion réussie.
account-logout = Se déconnecter
account-logout-about = Tu peux te reconnecter à tout moment.
account-logout-guest = Tu joues en invité : après cela, tes tables et tes parties passées ne seront plus accessibles depuis cet appareil, à moins de créer d'abord un compte ou un lien pour un autre appareil.
account-everywhere = Déconnecter les autres appareils
account-everywhere-about = Tous les autres appareils sont déconnectés, et les liens pour un autre appareil qui n'ont pas servi ainsi que les jetons des programmes qui jouent pour toi sont annulés.
account-everywhere-done = Tous les autres appareils sont déconnectés.

settings-device = Un autre appareil
recovery-about = Un lien fait d'un appareil de plus le tien : ton téléphone, par exemple. Il sert une fois.
recovery-make = Créer un lien
recovery-title = Un lien pour un autre appareil
recovery-qr = Le lien pour un autre appareil en code QR
recovery-how = Ouvre-le sur l'autre appareil, ou lis-le avec son appareil photo.
recovery-expires = Sert une fois, jusqu'au { $when }.
recovery-warn = Qui l'ouvre peut jouer sous ton nom : ne le donne à personne. Il ne sera plus montré.
recovery-done = Terminé

settings-notices = Quand c'est à toi de jouer
push = Avertir ce navigateur
push-about = Un avis apparaît même quand aucune page de Curia n'est ouverte.
push-denied = Tu as interdit les avis pour cette adresse ; les réglages de ton navigateur peuvent les permettre à nouveau.
push-unsupported = Ce navigateur ne peut pas être averti ici. Il faut https, ou l'ordinateur où tourne Curia.
push-failed = Le service du navigateur n'a pas répondu. Réessaie plus tard.
push-turn = À toi de jouer
push-news = Du nouveau à tes tables
webhook = Webhook
webhook-about = Le serveur envoie un message signé à une adresse à toi quand c'est ton tour.
webhook-address = Adresse
webhook-saved = Enregistré. À partir de ton prochain tour, les messages y seront envoyés.
webhook-removed = Plus rien n'est envoyé.
webhook-secret = Secret
webhook-secret-about = Avec lui, ton programme vérifie qu'un message vient de ce serveur.

settings-data = Tes données
data-about = La maison garde ton nom, tes tables et tes coups, tes messages, les réglages de tes notifications, le temps que tu mets pour certaines réponses et, pour un compte, l'identifiant et le classement. Tu peux tout télécharger dans un fichier, ou tout supprimer.
data-download = Télécharger mes données
data-delete = Supprimer mon compte
data-delete-account = C'est définitif.
data-delete-guest = Tu joues en invité : tout ce qui te concerne sera supprimé. C'est définitif.
data-delete-gone = Identifiant, mot de passe, appareils, liens, notifications, jetons de programmes, classement et tous tes messages sont supprimés.
data-delete-games = Tu abandonnes les parties en cours et tu quittes les tables où la partie n'a pas commencé.
data-delete-names = Les parties passées restent lisibles pour les autres. Au lieu de ton nom, on y lit « Une personne partie ».
data-delete-backups = Les sauvegardes faites auparavant contiennent encore tout cela, tant que la personne qui gère cette maison les conserve.
data-delete-now = Supprimer définitivement
data-deleted = Tout ce qui te concernait est supprimé. Adieu !

## Un lien d'un autre appareil

recover-title = Est-ce ton appareil ?
recover-about = Le lien que tu as ouvert fait de cet appareil le tien. Tes tables et tes parties passées seront aussi ici.
recover-account = Cet appareil est maintenant à { $name }, et sera à toi à la place. { $name } peut se reconnecter.
recover-guest = Cet appareil est maintenant à { $name }, dont les parties d'invité ne seront plus accessibles ensuite.
recover-go = Oui, c'est le mien
recover-no-code = Il manque quelque chose à la fin de ce lien. Ouvre-le à nouveau tel qu'il a été envoyé.

## Une page qui n'existe pas

nowhere-title = Tous les chemins mènent à Rome, sauf celui-ci
nowhere-about = Il n'y a rien à cette adresse. Le lien a peut-être été coupé, ou la table débarrassée depuis longtemps.
nowhere-home = Vers l'accueil

## Ce qui n'a pas marché

error-failed = Cela n'a pas marché. Réessaie.
error-offline = Le serveur ne répond pas. Fonctionne-t-il encore ?
error-too-many = Trop de demandes en peu de temps. Attends un moment, puis réessaie.
error-store = Le serveur n'a pas pu le noter. Réessaie.
error-house-full = Le serveur est plein ; réessaie plus tard.
error-too-many-tables = Tu as trop de tables qui ne sont pas finies ; termines-en une d'abord.
error-no-player = Le serveur ne connaît plus cet appareil. Recharge la page et dis ton nom.
error-has-player = Cet appareil est déjà à quelqu'un. Recharge la page.
error-banned = Ce serveur t'est fermé.
error-bad-name = Un nom a de 1 à 24 caractères visibles.
error-mixed-name = Un nom s'écrit avec les lettres d'un seul alphabet.
error-started = La partie a commencé.
error-starting = La partie est en train de commencer.
error-seated = Tu as déjà un siège à cette table.
error-taken = Ce siège vient d'être pris.
error-no-seat = Ce siège n'existe pas.
error-accounts-only = Cette table est pour les joueurs avec un compte. Tu peux en créer un dans les réglages.
error-not-seated = Tu n'as pas de siège à cette table.
error-too-many-seats = Toi, ou d'autres à ton adresse, occupez trop de sièges aux tables des autres. Quitte d'abord l'un d'eux.
error-barred = L'hôte ne veut pas de toi à cette table.
error-not-host = Seul l'hôte de la table peut faire cela.
error-not-over = La partie n'est pas finie.
error-terms-changed = Les conditions ont encore changé entre-temps. Regarde-les de nouveau.
error-no-profile = Ce joueur n'existe pas, ou ne montre pas son profil.
error-older-rules = Cette partie a été jouée avec des règles plus anciennes et ne peut plus être montrée.
error-bad-terms = Une table ne peut pas être ouverte ainsi. Recharge la page et choisis de nouveau.
error-wrong-origin = Le serveur n'est pas réglé pour cette adresse. Qui l'héberge doit l'indiquer dans le réglage public_url.
error-login-taken = Quelqu'un d'autre a cet identifiant : choisis-en un autre.
error-wrong-login = Aucun compte n'a cet identifiant et ce mot de passe.
error-no-account = Tu n'as pas de compte, donc pas de mot de passe.
error-wrong-password = Ce n'est pas le mot de passe de ton compte.
error-weak-password = Ce mot de passe est de ceux que les inconnus essaient en premier : choisis-en un autre.
error-own-password = Le mot de passe doit être autre chose que ton identifiant ou ton nom.
error-old-password = Il faut aussi le mot de passe actuel : plus d'une heure a passé depuis que tu as ouvert le lien.
error-has-account = Tu as déjà un compte.
error-no-recovery = Ce lien a déjà servi, est trop vieux ou n'a jamais été valable.
error-bad-address = Une adresse ressemble à https://example.org/hook, et un serveur doit y répondre.
error-private-address = L'adresse doit être sur internet, pas dans un réseau privé.
error-not-https = L'adresse doit commencer par https.
error-too-many-pushes = Trop de navigateurs sont déjà avertis : désactives-en un d'abord.
