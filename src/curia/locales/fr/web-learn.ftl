# Le lecteur de règles, les cartes et les tutoriels du client web.

## Les règles

rules-title = Règles de { $game }
rules-all = Les règles
rules-all-about = Dans nos propres mots, paragraphe par paragraphe, avec chaque précision et des exemples détaillés. Les tables citent ces paragraphes.
rules-about = À propos de { $game }
rules-read = Lire les règles
rules-learn = Tutoriel
rules-cards = Toutes les cartes
rules-print = Imprimer
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat.
    [one] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
 }
rules-results = Paragraphes trouvés
rules-nothing = Aucun paragraphe ne contient tous ces mots.
rules-contents = Sommaire
rules-contents-search = Sommaire et recherche
rules-paragraph = Lien vers { $name }
rules-copy = Copier le lien vers { $name }
rules-failed = Les règles n'ont pas pu être chargées. Réessaie.
rules-opens = Les règles s'ouvrent…

## Les cartes

cards-title = Toutes les cartes de { $game }
cards-about = Choisis une carte pour tout savoir sur elle.
cards-failed = Les cartes n'ont pas pu être chargées. Le serveur fonctionne-t-il encore ?

## Tutoriels

learn-title = Tutoriel : { $game }
learn-opens = On installe la table…
learn-failed = La leçon n'a pas pu être chargée. Le serveur fonctionne-t-il encore ?
learn-you = Toi
learn-step = Étape { $number } sur { $count }
learn-now = À toi
learn-next = Suite
learn-back = Retour
learn-skip = Passer
learn-again = Recommencer
learn-try = Essayer
learn-fold = Replier la note
learn-unfold = Lire la note
learn-count = Voir le décompte
learn-read = Lis la note, puis continue.
learn-leave = Quitter
learn-play = Jouer une vraie partie
learn-rules = Dans les règles :
learn-done = Bravo !
learn-aside = C'est permis. Mais pour cette leçon, suis la note.
learn-refused = Ce n'est pas accepté. Réessaie.
learn-too-many = C'était rapide. Attends un instant, puis réessaie.

## 1655 – Habemus Papam

lesson-habemus-aim-title = Deviens Pape
lesson-habemus-aim-text = Rome, 1655. Pour être élu Pape, il te faut des voix : qui en a le plus à la fin gagne. Chaque cardinal et chaque chef apporte 1 voix ; Louis XIV, les paires de vieux amis, l'or et un ordre secret en apportent d'autres. Sous ton tableau, tu vois ce que tu aurais si la partie s'arrêtait là.

lesson-habemus-round-title = Quatre cartes dans l'offre
lesson-habemus-round-text = Chaque manche révèle un cardinal, une carte Politique et une carte Action. La carte Camerlingue est toujours à côté. Puis viennent les actions, les mises et le choix : chacun prend une carte. Survole une carte, ou garde le doigt dessus sur un écran tactile, pour lire ce qu'elle fait.

lesson-habemus-bid-title = Mise tes gemmes
lesson-habemus-bid-text = Les gemmes décident qui choisit en premier. Tu en mises trois au plus, en secret. Le plus grand nombre l'emporte, quelles que soient les gemmes ; à nombre égal, la meilleure sorte gagne : diamant, rubis, saphir, ambre. Ce que tu mises est perdu, que tu gagnes ou non.
lesson-habemus-bid-task-1 = Mets un diamant et une autre gemme dans les alvéoles, puis scelle ta mise.
lesson-habemus-bid-hint-1 = C'est permis. Mais pour cette leçon, mise deux gemmes, dont un diamant.
lesson-habemus-bid-task-2 = Ta mise est la plus forte : tu choisis en premier. Prends une carte.
lesson-habemus-bid-done = Tes deux gemmes battent les deux ambres de Clara, car le diamant vaut plus, et le seul saphir de Bruno, car deux, c'est plus qu'une. Chacun a pris une carte, et la manche suivante est déjà là.

lesson-habemus-camerlengo-title = Le Camerlingue
lesson-habemus-camerlengo-text = Bruno et toi avez misé chacun un saphir. À égalité, le Camerlingue passe devant, et c'est Bruno. La carte Camerlingue rapporte un rubis, un saphir, un ambre et 1 pièce d'or, et fait de toi le Camerlingue. C'est le seul moyen d'obtenir des gemmes.
lesson-habemus-camerlengo-task-1 = Prends la carte Camerlingue.
lesson-habemus-camerlengo-hint-1 = C'est permis. Mais pour cette leçon, prends la carte Camerlingue : tu n'as presque plus de gemmes.
lesson-habemus-camerlengo-done = Trois gemmes de plus, et dès maintenant tu passes devant à chaque égalité, jusqu'à ce que quelqu'un d'autre prenne la carte.

lesson-habemus-politics-title = Des amis haut placés
lesson-habemus-politics-text = Les cartes Politique valent plus à plusieurs. Un Louis XIV rapporte 1 voix, deux en rapportent 2, trois 4, cinq 8. Mazarin rend les voix moins chères : 15 pièces d'or l'une sans lui, 10 avec un, 8 avec deux. Felipe IV rapporte de l'or tout de suite et à la fin.
lesson-habemus-politics-task-1 = Tu as un Louis XIV. Prends le deuxième.
lesson-habemus-politics-hint-1 = Pas mal non plus. Mais pour cette leçon, prends Louis XIV et regarde tes voix augmenter.
lesson-habemus-politics-done = Deux Louis XIV, deux voix ; le troisième en rapporterait deux de plus. Ce paquet contient d'autres cartes encore : lis-les quand elles sont dans l'offre.

lesson-habemus-action-title = Coups bas
lesson-habemus-action-text = Une carte Action que tu prends va dans ta main. Aux manches suivantes, tu peux en jouer une, en secret. Toutes sont révélées ensemble et agissent l'une après l'autre, à partir du Camerlingue dans le sens horaire. Avec Corruption, tu paies 5 pièces d'or à un adversaire et tu prends un de ses cardinaux ; les chefs et le cardinal Chigi ne se laissent pas corrompre.
lesson-habemus-action-task-1 = Joue ta Corruption.
lesson-habemus-action-hint-1 = Tu peux la garder. Mais pour cette leçon, joue-la : il y a un cardinal à gagner.
lesson-habemus-action-task-2 = Qui veux-tu corrompre ? Les cardinaux possibles sont un peu soulevés.
lesson-habemus-action-hint-2 = Tu peux renoncer, mais la carte serait perdue pour rien.
lesson-habemus-action-done = 5 pièces d'or ont changé de main et le cardinal est passé chez toi : une voix de plus pour toi, une de moins en face. Les Dix pièces d'or de Clara sont venues après ta carte, car le Camerlingue, c'est toi.

lesson-habemus-smoke-title = Fumée noire
lesson-habemus-smoke-text = Vers le milieu de la partie, la Fumée noire monte. Chacun a reçu 5 pièces d'or par cardinal avec une bourse. Maintenant, chacun défausse un de ses deux ordres secrets, et seul l'autre comptera à la fin.
lesson-habemus-smoke-task-1 = Ton ordre France est rempli : trois blasons. Défausse l'autre.
lesson-habemus-smoke-hint-1 = C'est permis. Mais France est rempli et rapporte 3 voix : garde-le.
lesson-habemus-smoke-done = Personne n'a vu lequel c'était. France rapporte 3 voix si trois blasons français sont encore devant toi à la fin ; un chef en compte deux.

lesson-habemus-count-title = Fumée blanche et décompte
lesson-habemus-count-text = La Fumée blanche monte : c'est la dernière manche, et toutes les cartes restantes sont offertes. Tu n'as rien misé, donc tu choisis en dernier.
lesson-habemus-count-task-1 = Prends une des deux cartes qui restent.
lesson-habemus-count-done = Les paravents tombent. Chaque gemme devient 1 pièce d'or, l'or achète des voix, et tout s'additionne. Le plus grand nombre de voix gagne. Et voilà tout le jeu !

## César & Cléopâtre

lesson-caesar-aim-title = Cinq groupes à séduire
lesson-caesar-aim-text = Tu es Cléopâtre, Bruno est César. Sur le forum attendent cinq groupes de patriciens. Vous posez tous deux de l'influence devant eux, et les votes rapportent des patriciens : 1 point chacun, 1 de plus pour la majorité dans un groupe, encore 1 pour le groupe complet, et 2 pour ta mission secrète si tu gagnes trois patriciens de son groupe.

lesson-caesar-start-title = Les cinq premières cartes
lesson-caesar-start-text = Une partie commence en secret. D'abord, tu ranges tes treize cartes Manipulation ; dans cette leçon, elles sont mélangées. Puis tu poses une carte Influence face cachée devant chaque groupe, de 1 à 5, une fois chacune. Une seconde série de 1 à 5 forme ta main.
lesson-caesar-start-task-1 = Pose une carte devant chaque groupe : les plus fortes là où tu veux gagner.
lesson-caesar-start-done = Bruno aussi a posé cinq cartes. Tu vois les tiennes ; des siennes, tu sais seulement qu'elles vont de 1 à 5.

lesson-caesar-lay-title = Pose de l'influence
lesson-caesar-lay-text = Dans un tour actif, tu poses une carte face cachée, ou deux cartes face visible, devant un groupe ou deux. Devant un groupe, tu as au plus cinq cartes, et vous deux au plus huit. Ce qui est posé ne revient jamais en main.
lesson-caesar-lay-task-1 = Pose deux cartes face visible : choisis d'abord cela, puis une carte et son groupe.
lesson-caesar-lay-hint-1 = Une carte face cachée, c'est permis aussi. Mais pour cette leçon, poses-en deux face visible.
lesson-caesar-lay-task-2 = Et la seconde.
lesson-caesar-lay-done = Tout le monde voit ces deux-là. Face cachée, tu n'en poses qu'une, mais personne d'autre ne la connaît.

lesson-caesar-vote-title = Un vote
lesson-caesar-vote-text = Après la pose, tu complètes ta main à cinq, en influence ou en manipulation, comme tu veux. Puis une carte Suffrage est révélée : elle appelle un groupe à voter, ou c'est une Orgie et rien ne se passe. Un groupe qui a huit cartes vote de lui-même, avant que tu complètes ta main.
lesson-caesar-vote-task-1 = Pioche une carte Influence et regarde ce qui est révélé.
lesson-caesar-vote-hint-1 = La manipulation viendra plus tard. Pour cette leçon, pioche de l'influence.
lesson-caesar-vote-done = Les Sénateurs ont voté, 8 pour toi contre 7, et tu en as gagné un. Puis le total le plus haut a perdu sa plus forte carte, ton 5, et le plus bas sa plus faible, le 3 de Bruno.

lesson-caesar-philosopher-title = Le Philosophe
lesson-caesar-philosopher-text = Un Philosophe compte 0, mais il renverse le vote : le total le plus bas gagne. S'il y en a autant des deux côtés, ils s'annulent. Devant les Censeurs, tu as 2 contre 9. Sans espoir ? Parfait !
lesson-caesar-philosopher-task-1 = Pose le Philosophe face cachée devant les Censeurs.
lesson-caesar-philosopher-hint-1 = C'est permis. Mais pour cette leçon, le Philosophe va devant les Censeurs, face cachée.
lesson-caesar-philosopher-task-2 = Pioche maintenant une carte Influence.
lesson-caesar-philosopher-hint-2 = C'est permis. Mais pour cette leçon, pioche de l'influence.
lesson-caesar-philosopher-done = 2 contre 9, et tu as gagné. Seul le résultat est renversé : le total le plus haut a quand même perdu sa plus forte carte, le plus bas sa plus faible, et le Philosophe est parti.

lesson-caesar-manipulation-title = Une manipulation
lesson-caesar-manipulation-text = Dans un tour actif, tu peux jouer une carte Manipulation, avant ou après la pose. L'Assassinat retire une carte adverse face visible. Espion, Roque, Courtisane et Colère des dieux jouent d'autres tours : lis-les quand tu les as en main.
lesson-caesar-manipulation-task-1 = Assassine le 5 de Bruno devant les Préteurs.
lesson-caesar-manipulation-hint-1 = C'est permis. Mais pour cette leçon, joue d'abord l'Assassinat contre le 5 devant les Préteurs.
lesson-caesar-manipulation-task-2 = Ton tour continue : pose de l'influence comme tu veux.
lesson-caesar-manipulation-done = Bruno aurait pu t'arrêter par un Veto, mais il n'en a pas joué. Tu mènes maintenant devant les Préteurs.

lesson-caesar-veto-title = Veto !
lesson-caesar-veto-text = Bruno joue la Colère des dieux sur les Sénateurs : toutes les cartes devant eux seraient perdues, tes trois aussi. Tu as un Veto en main. C'est la seule carte qui se joue au tour de l'adversaire, et il ne te coûte ni ton tour ni ta manipulation.
lesson-caesar-veto-task-1 = Arrête-la avec ton Veto.
lesson-caesar-veto-hint-1 = Tu peux laisser passer, mais alors toutes tes cartes devant les Sénateurs sont perdues.
lesson-caesar-veto-done = La Colère n'a aucun effet ; elle est défaussée quand même, et ton Veto aussi. Ta main reste incomplète jusqu'à ton prochain tour, où tu la compléteras sans devoir rien défausser.

lesson-caesar-passive-title = Une mauvaise main
lesson-caesar-passive-text = Au lieu de poser, tu peux faire un tour passif : tu défausses autant de cartes que tu veux, au moins une, et tu complètes ta main. Si ta main est incomplète, tu peux la compléter sans rien défausser. Dans un tour passif, pas de manipulation, aucun groupe ne vote et aucune carte Suffrage n'est révélée.
lesson-caesar-passive-task-1 = Cette main est faible. Défausse deux cartes ou plus.
lesson-caesar-passive-hint-1 = C'est permis. Mais pour cette leçon, fais un tour passif : défausse au moins deux cartes.
lesson-caesar-passive-done = Maintenant, tu piocherais de nouvelles cartes. Ce qui est défaussé ne revient jamais : n'en abuse pas.

lesson-caesar-count-title = La fin et le décompte
lesson-caesar-count-text = La partie finit quand le dernier patricien est gagné, ou quand l'influence est épuisée. Il reste un Censeur, et sept cartes sont devant les Censeurs. À la huitième, ils votent.
lesson-caesar-count-task-1 = Pose ton 5 face cachée devant les Censeurs.
lesson-caesar-count-hint-1 = C'est permis. Mais pour cette leçon, pose le 5 : il suffit tout juste.
lesson-caesar-count-done = 13 contre 12 : le dernier patricien est à toi. Patriciens, majorités, groupes complets et missions s'additionnent, et le plus grand nombre de points gagne. Et voilà tout le jeu !

## Borgia

lesson-borgia-aim-title = Une famille qui monte
lesson-borgia-aim-text = Tu diriges les Borgia ; Valence est ta ville d'origine. Il y a trois manches. À la fin de chacune, tu marques des points : 1 par tranche de 10 ducats, que tu gardes, 10 si tu es Pape, et ceux de tes villes et de tes artistes. Qui en a le plus après trois manches gagne.

lesson-borgia-auction-title = Le marché
lesson-borgia-auction-text = Dans ta phase, une carte du marché est révélée et mise aux enchères. Tu ouvres ; puis chacun à son tour surenchérit ou passe, et qui passe quitte l'enchère. Le dernier en course paie et reçoit la carte. Avec un Espion, tu pourrais aussi prendre une carte sans la voir.
lesson-borgia-auction-task-1 = Achète : révèle une carte.
lesson-borgia-auction-hint-1 = Un Espion prend une carte sans enchères. Mais pour cette leçon, garde-le et achète.
lesson-borgia-auction-task-2 = Rimini ! Ouvre à 10 ducats.
lesson-borgia-auction-hint-2 = C'est permis. Mais pour cette leçon, ouvre à 10 ducats et regarde ce que font les autres.
lesson-borgia-auction-task-3 = Les autres la veulent aussi. Surenchéris à 25, ou à ce qu'elle vaut pour toi.
lesson-borgia-auction-hint-3 = C'est permis. Mais pour cette leçon, reste en course, à moins de 40 ducats : tu auras besoin du reste.
lesson-borgia-auction-done = Rimini est à toi : puissance 4, un revenu de 15 ducats et 3 points à chaque manche où tu l'as encore.

lesson-borgia-house-title = Une place pour chaque chose
lesson-borgia-house-text = Villes, charges, artistes et familles mineures sont posés aussitôt face visible. Pour un artiste, tu paies des honoraires, ou tu le refuses. Chaque ville a un emplacement pour une charge, un artiste et une famille mineure. Une charge ou un artiste sans emplacement n'est pas protégé et se prend facilement.
lesson-borgia-house-task-1 = Botticelli rapporte 4 points à chaque manche. Paie ses honoraires de 25 ducats.
lesson-borgia-house-hint-1 = Tu peux le refuser. Mais il vaut ses honoraires : paie.
lesson-borgia-house-task-2 = Place-le dans une de tes villes.
lesson-borgia-house-hint-2 = Sans emplacement, il ne serait pas protégé. Choisis une ville.
lesson-borgia-house-done = Un emplacement ne fait que protéger : points, revenus et voix n'en dépendent pas. À quatre moments de ta phase, tu peux réorganiser tes cartes.

lesson-borgia-hand-title = Les cartes en main
lesson-borgia-hand-text = Après le marché, tu peux jouer des cartes de ta main, autant que tu veux. Un Espion vole une carte au hasard dans une autre main. Poison et Assassin tuent, un Médecin sauve du Poison, un Mariage empêche deux familles de se nuire, Savonarole lie les mains du Pape.
lesson-borgia-hand-task-1 = Envoie ton Espion chez Médicis.
lesson-borgia-hand-hint-1 = C'est permis. Mais pour cette leçon, envoie l'Espion chez Médicis.
lesson-borgia-hand-done = Vitellozzo Vitelli, un Condottiere ! Seuls Médicis et toi savez quelle carte c'était. Tu peux t'en servir dès cette phase.

lesson-borgia-seize-title = Un coup de force
lesson-borgia-seize-text = À la fin de ta phase, tu peux tenter une fois de t'emparer de quelque chose. Tu choisis ta cible ; puis attaquant et défenseur choisissent en secret des Condottieri de leur main. Chacun paie les siens, vainqueur ou non. Il te faut plus de puissance que la ville, sa famille mineure et les Condottieri qui la défendent.
lesson-borgia-seize-task-1 = Empare-toi de Faenza, chez Médicis : puissance 4, et elle abrite le Vice-chancelier.
lesson-borgia-seize-hint-1 = C'est permis. Mais pour cette leçon, empare-toi de Faenza.
lesson-borgia-seize-task-2 = Enrôle Vitellozzo : puissance 6, pour 20 ducats.
lesson-borgia-seize-hint-2 = Cela ne suffirait pas contre 4. Enrôle Vitellozzo.
lesson-borgia-seize-done = Faenza est à toi, avec tout ce qu'elle abrite. Les Condottieri utilisés vont à la pile et peuvent revenir à une manche suivante.

lesson-borgia-trade-title = Échanges
lesson-borgia-trade-text = Dans ta phase, tu peux proposer jusqu'à trois échanges : ducats et cartes contre ducats et cartes. L'autre accepte, refuse ou fait une contre-offre. Un échange se fait aussitôt et en entier ; les promesses pour plus tard n'engagent à rien. Si une charge change de main, il faut l'accord du Pape.
lesson-borgia-trade-task-1 = Colonna offre Césène contre Renzo da Ceri et 5 ducats. Accepte.
lesson-borgia-trade-hint-1 = C'est permis. Mais une ville pour un capitaine et 5 ducats, c'est une aubaine : accepte.
lesson-borgia-trade-done = Césène est à toi et Renzo est chez Colonna. Les autres ont vu l'échange, mais pas de quelle carte de main il s'agissait.

lesson-borgia-election-title = Élire un Pape
lesson-borgia-election-text = Chaque manche finit par une élection. Tu as 3 voix par cardinal, plus celles de tes charges. Tu dois toutes les donner, réparties comme tu veux ; il faut plus de la moitié des voix pour être élu. Avant un scrutin, on achète des voix par des engagements, et un engagement est définitif.
lesson-borgia-election-task-1 = Colonna te propose 9 voix contre 15 ducats maintenant. Accepte.
lesson-borgia-election-hint-1 = C'est permis. Mais avec ces 9 voix, tu deviens Pape : accepte.
lesson-borgia-election-task-2 = Tu n'as plus besoin d'engagements : ne propose rien d'autre.
lesson-borgia-election-hint-2 = C'est permis. Mais tu as assez de voix : ne propose rien d'autre.
lesson-borgia-election-task-3 = Tu as 20 voix et Colonna t'en a promis 9 ; il en faut 24 sur 46. Donne-toi les 20.
lesson-borgia-election-hint-3 = C'est permis. Mais pour cette leçon, vote pour toi, avec les 20.
lesson-borgia-election-done = Te voilà Pape, avec 29 voix sur 46 : 10 points. Puis chacun marque les points de ses ducats, de ses villes et de ses artistes, et la manche suivante commence.

lesson-borgia-pope-title = Le Pape distribue
lesson-borgia-pope-text = Une nouvelle manche commence par le Pape. D'abord, il peut redistribuer les charges des autres. Puis il doit donner toutes les siennes, et il distribue autant de nouveaux cardinaux qu'il y a de joueurs. Qui ne reçoit ni charge ni cardinal peut l'accuser de simonie, avec la carte qu'il faut.
lesson-borgia-pope-task-1 = Donne le Vice-chancelier à Médicis ou à Colonna.
lesson-borgia-pope-task-2 = Et le Dataire.
lesson-borgia-pope-task-3 = Distribue les trois cardinaux, à toi aussi : gardes-en au plus un de plus que tu n'en donnes à l'un des autres.
lesson-borgia-pope-done = Un cardinal reste pour toujours dans sa famille : 3 voix à chaque élection à venir.

lesson-borgia-count-title = La fin
lesson-borgia-count-text = Après l'élection et les points de la troisième manche, la partie est finie. On additionne les points des trois manches : ducats, papauté, villes et artistes. Le plus grand nombre de points gagne. Et voilà tout le jeu !
