# Le regole da leggere, le carte e le prime partite nel web.

## Le regole

rules-title = Regole di { $game }
rules-all = Le regole
rules-all-about = Con parole nostre, paragrafo per paragrafo, con ogni decisione e con esempi svolti. I tavoli citano questi paragrafi.
rules-about = Altro su { $game }
rules-read = Leggi le regole
rules-learn = Prima partita
rules-cards = Tutte le carte
rules-print = Stampa
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato.
    [one] Un paragrafo trovato.
   *[other] { $count } paragrafi trovati.
 }
rules-results = Paragrafi trovati
rules-nothing = Nessun paragrafo contiene tutte queste parole.
rules-contents = Indice
rules-contents-search = Indice e ricerca
rules-paragraph = Link a { $name }
rules-copy = Copia il link a { $name }
rules-failed = Non è stato possibile caricare le regole. Riprova.
rules-opens = Le regole si aprono…

## Le carte

cards-title = Tutte le carte di { $game }
cards-about = Scegli una carta per leggere tutto su di essa.
cards-failed = Non è stato possibile caricare le carte. Il server è ancora acceso?

## Prime partite

learn-title = Prima partita: { $game }
learn-opens = Si prepara il tavolo…
learn-failed = Non è stato possibile caricare la lezione. Il server è ancora acceso?
learn-you = Tu
learn-step = Passo { $number } di { $count }
learn-now = Ora tocca a te
learn-next = Avanti
learn-back = Indietro
learn-skip = Salta
learn-again = Ricomincia
learn-try = Prova
learn-fold = Ripiega la nota
learn-unfold = Leggi la nota
learn-count = Mostra il conteggio
learn-read = Leggi la nota, poi vai avanti.
learn-leave = Esci
learn-play = Gioca una vera partita
learn-rules = Nelle regole:
learn-done = Ben fatto!
learn-aside = Si può fare. Ma qui prova ciò che dice la nota.
learn-refused = Non è stato accettato. Riprova.
learn-too-many = Che fretta. Aspetta un momento, poi riprova.

## 1655 – Habemus Papam

lesson-habemus-aim-title = Diventa Papa
lesson-habemus-aim-text = Roma, 1655. Punti all'elezione, perciò raccogli voti; alla fine vince chi ne ha di più. Ogni cardinale e ogni capo fazione porta 1 voto; Louis XIV, le coppie di vecchi amici, l'oro e un obiettivo segreto ne portano altri. Sotto la tua area c'è scritto quanti ne avresti se la partita finisse ora.

lesson-habemus-round-title = Quattro carte in palio
lesson-habemus-round-text = Ogni round scopre un cardinale, una carta politica e una carta azione. La carta Camerlengo è sempre accanto. Poi vengono le azioni, le offerte e la presa: ognuno prende una carta. Punta una carta, o tienila premuta su uno schermo tattile, per leggere che cosa fa.

lesson-habemus-bid-title = Offri le gemme
lesson-habemus-bid-text = Le gemme decidono chi prende prima. Ne offri al massimo tre, in segreto. Più gemme battono meno gemme, quali che siano; a parità di numero vince il tipo migliore: diamante, rubino, zaffiro, ambra. Ciò che offri è speso, che tu vinca o no.
lesson-habemus-bid-task-1 = Metti un diamante e un'altra gemma nei castoni e sigilla l'offerta.
lesson-habemus-bid-hint-1 = Si può offrire. Qui prova con due gemme, una delle quali un diamante.
lesson-habemus-bid-task-2 = La tua offerta è la più alta: prendi prima di tutti. Scegli una carta.
lesson-habemus-bid-done = Le tue due gemme battono le due ambre di Clara, perché un diamante vale di più, e il solo zaffiro di Bruno, perché due sono più di una. Ognuno ha preso una carta, e il prossimo round è già in tavola.

lesson-habemus-camerlengo-title = Il Camerlengo
lesson-habemus-camerlengo-text = Tu e Bruno avete offerto uno zaffiro ciascuno. In parità il Camerlengo viene prima, ed è Bruno. La carta Camerlengo porta un rubino, uno zaffiro, un'ambra e 1 moneta, e ti fa Camerlengo. Nient'altro nel gioco porta gemme.
lesson-habemus-camerlengo-task-1 = Prendi la carta Camerlengo.
lesson-habemus-camerlengo-hint-1 = Si può prendere. Qui prendi la carta Camerlengo: le gemme ti stanno finendo.
lesson-habemus-camerlengo-done = Tre gemme in più, e da ora vieni prima in ogni parità, finché qualcun altro non prende la carta.

lesson-habemus-politics-title = Amici in alto
lesson-habemus-politics-text = Le carte politiche crescono con il loro numero. Un Louis XIV porta 1 voto, due ne portano 2, tre 4, cinque 8. Mazarin rende i voti meno cari: 15 monete l'uno senza di lui, 10 con uno, 8 con due. Felipe IV porta monete subito e alla fine.
lesson-habemus-politics-task-1 = Hai un Louis XIV. Prendi il secondo.
lesson-habemus-politics-hint-1 = Niente male nemmeno questa. Ma qui prendi Louis XIV e guarda crescere i tuoi voti.
lesson-habemus-politics-done = Due Louis XIV, due voti; il terzo ne porterebbe altri due. In questo mazzo ci sono anche altre carte: leggile quando sono in palio.

lesson-habemus-action-title = Brutti scherzi
lesson-habemus-action-text = Una carta azione che prendi va nella tua mano. In un round successivo puoi giocarne una, in segreto. Tutte si scoprono insieme e agiscono una dopo l'altra, dal Camerlengo in senso orario. Con Corruzione paghi 5 monete a un avversario e prendi un suo cardinale; i capi fazione e il cardinale Chigi non si possono corrompere.
lesson-habemus-action-task-1 = Gioca la tua Corruzione.
lesson-habemus-action-hint-1 = Puoi tenerla. Qui giocala: c'è qualcuno da convincere.
lesson-habemus-action-task-2 = Chi corrompi? Chi si può scegliere è un po' sollevato.
lesson-habemus-action-hint-2 = Puoi rinunciare, ma la carta sarebbe consumata per niente.
lesson-habemus-action-done = 5 monete sono passate di mano e il cardinale è venuto da te: un voto in più per te, uno in meno per l'altro. Le Dieci Monete di Clara sono venute dopo, perché il Camerlengo sei tu.

lesson-habemus-smoke-title = Fumata Nera
lesson-habemus-smoke-text = Verso metà partita sale la Fumata Nera. Ognuno ha ricevuto 5 monete per ogni cardinale con una borsa d'oro. Ora ognuno rinuncia a uno dei due obiettivi segreti, e alla fine conta solo l'altro.
lesson-habemus-smoke-task-1 = Il tuo obiettivo Francia è raggiunto: tre stemmi. Rinuncia all'altro.
lesson-habemus-smoke-hint-1 = Si può fare. Ma Francia è raggiunto e porta 3 voti: tienilo.
lesson-habemus-smoke-done = Nessuno ha visto quale fosse. Francia porta 3 voti se alla fine hai ancora davanti tre stemmi francesi; un capo fazione ne vale due.

lesson-habemus-count-title = Fumata Bianca e conteggio
lesson-habemus-count-text = È salita la Fumata Bianca: questo è l'ultimo round, e tutte le carte rimaste sono state messe in palio. Non hai offerto nulla, perciò prendi dopo tutti.
lesson-habemus-count-task-1 = Prendi una delle due rimaste.
lesson-habemus-count-done = Cadono tutti gli schermi. Ogni gemma diventa 1 moneta, le monete comprano voti, e si somma tutto. Vince chi ha più voti. Il gioco è tutto qui!

## Caesar & Cleopatra

lesson-caesar-aim-title = Cinque gruppi da conquistare
lesson-caesar-aim-text = Tu sei Cleopatra, Bruno è Cesare. Nel foro stanno cinque gruppi di patrizi. Entrambi posate influenza davanti a loro, e le votazioni portano patrizi: 1 punto ciascuno, 1 in più per la maggioranza in un gruppo, un altro per il gruppo intero, e 2 per la tua missione segreta se prendi tre patrizi del suo gruppo.

lesson-caesar-start-title = Le prime cinque carte
lesson-caesar-start-text = Una partita comincia in segreto. Prima disponi in ordine le tue tredici carte manipolazione; in questa lezione sono mescolate. Poi posi una carta influenza coperta davanti a ogni gruppo, da 1 a 5, una volta ciascuna. Una seconda serie da 1 a 5 è la tua mano.
lesson-caesar-start-task-1 = Posa una carta davanti a ogni gruppo: le più alte dove vuoi vincere.
lesson-caesar-start-done = Anche Bruno ha posato cinque carte. Le tue le vedi; delle sue sai solo che vanno da 1 a 5.

lesson-caesar-lay-title = Posa influenza
lesson-caesar-lay-text = In un turno attivo posi una carta coperta, oppure due carte scoperte, davanti a un gruppo o a due. Davanti a un gruppo ci sono al massimo cinque carte tue, e al massimo otto in tutto. Ciò che è posato non torna mai in mano.
lesson-caesar-lay-task-1 = Posa due carte scoperte: scegli prima questo, poi una carta e il suo gruppo.
lesson-caesar-lay-hint-1 = Si potrebbe posare anche una carta coperta. Qui posane due scoperte.
lesson-caesar-lay-task-2 = E la seconda.
lesson-caesar-lay-done = Queste due le vedono tutti. Coperta ne posi una sola, ma nessun altro la conosce.

lesson-caesar-vote-title = Una votazione
lesson-caesar-vote-text = Dopo la posa reintegri la mano fino a cinque, con influenza o manipolazione, come vuoi. Poi si scopre una carta suffragio: chiama un gruppo a votare, oppure è un'Orgia e non succede nulla. Un gruppo con otto carte vota da solo, prima che tu reintegri la mano.
lesson-caesar-vote-task-1 = Pesca una carta influenza e guarda che cosa si scopre.
lesson-caesar-vote-hint-1 = La manipolazione viene più tardi. Qui pesca influenza.
lesson-caesar-vote-done = I Senatori hanno votato, 8 per te contro 7, e ne hai preso uno. Poi il totale più alto ha perso la sua carta più alta, il tuo 5, e il più basso la sua più bassa, il 3 di Bruno.

lesson-caesar-philosopher-title = Il Filosofo
lesson-caesar-philosopher-text = Un Filosofo conta 0, ma rovescia la votazione: vince il totale più basso. Se ce ne sono tanti da una parte quanti dall'altra, si annullano. Davanti ai Censori hai 2 contro 9. Senza speranza? Perfetto!
lesson-caesar-philosopher-task-1 = Posa il Filosofo coperto davanti ai Censori.
lesson-caesar-philosopher-hint-1 = Si può fare. Qui il Filosofo va davanti ai Censori, coperto.
lesson-caesar-philosopher-task-2 = Ora pesca una carta influenza.
lesson-caesar-philosopher-hint-2 = Si può fare. Qui pesca influenza.
lesson-caesar-philosopher-done = 2 contro 9, e hai vinto. Si rovescia solo chi vince: il totale più alto ha perso lo stesso la sua carta più alta, il più basso la sua più bassa, e il Filosofo è andato.

lesson-caesar-manipulation-title = Una manipolazione
lesson-caesar-manipulation-text = In un turno attivo puoi giocare una carta manipolazione, prima o dopo la posa. Assassinio toglie una carta scoperta dell'avversario. Spia, Arrocco, Cortigiana e Ira degli Dei combinano altri guai: leggile quando le hai in mano.
lesson-caesar-manipulation-task-1 = Assassina il 5 di Bruno davanti ai Pretori.
lesson-caesar-manipulation-hint-1 = Si può fare. Qui gioca prima l'Assassinio, sul 5 davanti ai Pretori.
lesson-caesar-manipulation-task-2 = Il tuo turno continua: posa influenza come vuoi.
lesson-caesar-manipulation-done = Bruno avrebbe potuto fermarti con un Veto, ma ha lasciato passare. Ora sei in vantaggio davanti ai Pretori.

lesson-caesar-veto-title = Veto!
lesson-caesar-veto-text = Bruno gioca Ira degli Dei sui Senatori: tutte le carte davanti a loro se ne andrebbero, anche le tue tre. Hai un Veto in mano. È la sola carta che giochi nel turno dell'avversario, e non ti costa né un turno né una manipolazione tua.
lesson-caesar-veto-task-1 = Fermalo con il tuo Veto.
lesson-caesar-veto-hint-1 = Puoi lasciar passare, ma allora tutte le tue carte davanti ai Senatori sono perse.
lesson-caesar-veto-done = L'Ira non ha effetto e si scarta lo stesso, e anche il tuo Veto. La tua mano resta più corta finché non la reintegri nel tuo prossimo turno, e per questo non devi scartare niente.

lesson-caesar-passive-title = Una brutta mano
lesson-caesar-passive-text = Invece di posare puoi fare un turno passivo: scarti quante carte vuoi, almeno una, e reintegri la mano. Solo una mano incompleta si può reintegrare senza scartare. In un turno passivo non giochi manipolazioni, nessun gruppo vota e non si scopre nessuna carta suffragio.
lesson-caesar-passive-task-1 = Questa mano è debole. Scarta due carte o più.
lesson-caesar-passive-hint-1 = Si può fare. Ma qui fai un turno passivo: scarta almeno due carte.
lesson-caesar-passive-done = Ora pescheresti carte nuove. Ciò che si scarta non torna mai, perciò non farlo troppo spesso.

lesson-caesar-count-title = La fine e il conteggio
lesson-caesar-count-text = La partita finisce quando si prende l'ultimo patrizio, o quando le carte influenza sono esaurite. Resta un Censore, e davanti ai Censori ci sono sette carte. All'ottava votano.
lesson-caesar-count-task-1 = Posa il tuo 5 coperto davanti ai Censori.
lesson-caesar-count-hint-1 = Si può fare. Qui posa il 5: basta appena.
lesson-caesar-count-done = 13 contro 12: l'ultimo patrizio è tuo. Si sommano patrizi, maggioranze, gruppi interi e missioni, e vince chi ha più punti. Il gioco è tutto qui!

## Borgia

lesson-borgia-aim-title = Una famiglia che sale
lesson-borgia-aim-text = Guidi i Borgia; Valencia è la tua città natale. Ci sono tre round. Alla fine di ognuno ricevi punti: 1 per ogni 10 ducati interi, che tieni, 10 per il Papa, e quelli delle tue città e dei tuoi artisti. Dopo tre round vince chi ha più punti.

lesson-borgia-auction-title = Il mercato
lesson-borgia-auction-text = Nella tua fase si scopre una carta del mercato e la si mette all'asta. Tu fai la prima offerta; poi a turno tutti rilanciano o passano, e chi passa è fuori. Chi resta per ultimo paga l'offerta e riceve la carta. Con una Spia potresti invece prendere una carta senza vederla.
lesson-borgia-auction-task-1 = Compra: scopri una carta.
lesson-borgia-auction-hint-1 = Una Spia prende una carta senza asta. Tieni la tua, e qui compra.
lesson-borgia-auction-task-2 = Rimini! Apri con 10 ducati.
lesson-borgia-auction-hint-2 = Si può fare. Qui apri con 10 ducati e guarda che cosa fanno gli altri.
lesson-borgia-auction-task-3 = Anche gli altri la vogliono. Rilancia a 25, o a quanto vale per te.
lesson-borgia-auction-hint-3 = Si può fare. Qui resta in gara, ma sotto i 40 ducati: il resto ti servirà.
lesson-borgia-auction-done = Rimini è tua: forza 4, una rendita di 15 ducati e 3 punti in ogni round in cui l'hai ancora.

lesson-borgia-house-title = Una sede per tutto
lesson-borgia-house-text = Città, cariche, artisti e famiglie minori si mettono subito in tavola scoperti. Un artista costa un onorario, oppure lo rifiuti. Ogni città ha una sede per una carica, una per un artista e una per una famiglia minore. Una carica o un artista senza sede è senza protezione, e si prende facilmente.
lesson-borgia-house-task-1 = Botticelli porta 4 punti in ogni round. Paga il suo onorario di 25 ducati.
lesson-borgia-house-hint-1 = Puoi rifiutarlo. Ma vale l'onorario: pagalo.
lesson-borgia-house-task-2 = Dagli una sede in una delle tue città.
lesson-borgia-house-hint-2 = Senza sede sarebbe senza protezione. Scegli una città.
lesson-borgia-house-done = Una sede protegge soltanto: punti, rendite e voti non ne dipendono. In quattro momenti della tua fase puoi dare una nuova sistemazione alle tue carte.

lesson-borgia-hand-title = Carte in mano
lesson-borgia-hand-text = Dopo il mercato puoi giocare carte dalla mano, quante ne vuoi. Una Spia prende una carta a caso da un'altra mano. Veleno e Assassino uccidono, un Medico salva dal Veleno, un Matrimonio impedisce a due famiglie di farsi del male, Savonarola lega le mani al Papa.
lesson-borgia-hand-task-1 = Manda la tua Spia dai Medici.
lesson-borgia-hand-hint-1 = Si può fare. Qui manda la Spia dai Medici.
lesson-borgia-hand-done = Vitellozzo Vitelli, un Condottiero! Solo tu e i Medici sapete quale carta fosse. Puoi usarlo in questa stessa fase.

lesson-borgia-seize-title = Conquista una città
lesson-borgia-seize-text = Per ultimo, nella tua fase puoi tentare una volta di conquistare qualcosa. Lo nomini; poi attaccante e difensore scelgono in segreto Condottieri dalla propria mano. Entrambi pagano i propri, chiunque vinca. Ti serve più forza della città, della sua famiglia minore e dei Condottieri in difesa messi insieme.
lesson-borgia-seize-task-1 = Conquista Faenza, dei Medici: forza 4, con il Vicecancelliere dentro.
lesson-borgia-seize-hint-1 = Si può fare. Qui conquista Faenza.
lesson-borgia-seize-task-2 = Assolda Vitellozzo: forza 6, per 20 ducati.
lesson-borgia-seize-hint-2 = Non basterebbe contro 4. Assolda Vitellozzo.
lesson-borgia-seize-done = Faenza è tua, con tutto ciò che ospita. I Condottieri usati vanno nella pila e possono tornare in un round successivo.

lesson-borgia-trade-title = Scambi
lesson-borgia-trade-text = Chi è di turno può proporre fino a tre scambi: ducati e carte contro ducati e carte. Accetti, rifiuti o fai una controproposta. Uno scambio si fa subito e per intero; le promesse per dopo sono solo parole. Se una carica passa di mano, serve il consenso del Papa.
lesson-borgia-trade-task-1 = Colonna offre Cesena per Renzo da Ceri e 5 ducati. Accetta.
lesson-borgia-trade-hint-1 = Si può fare. Ma una città per un capitano e 5 ducati è un affare: accetta.
lesson-borgia-trade-done = Cesena è venuta da te e Renzo è andato ai Colonna. Gli altri hanno visto lo scambio, ma non di quale carta in mano si trattasse.

lesson-borgia-election-title = Eleggere un Papa
lesson-borgia-election-text = Ogni round finisce con un'elezione. Hai 3 voti per ogni cardinale, e quelli delle tue cariche. Devi darli tutti, divisi come vuoi; serve più della metà di tutti i voti. Prima di uno scrutinio i voti si comprano con impegni, e un impegno accettato è vincolante.
lesson-borgia-election-task-1 = Colonna ti offre 9 voti per 15 ducati subito. Accetta.
lesson-borgia-election-hint-1 = Si può fare. Ma con questi 9 voti diventi Papa: accetta.
lesson-borgia-election-task-2 = Non ti servono altri impegni. Di' che hai finito.
lesson-borgia-election-hint-2 = Si può fare. Ma hai voti a sufficienza: di' che hai finito.
lesson-borgia-election-task-3 = 20 voti sono tuoi e 9 ti sono impegnati; ne bastano 24 su 46. Datti tutti i 20.
lesson-borgia-election-hint-3 = Si può fare. Ma qui vota per te, con tutti i 20.
lesson-borgia-election-done = Il Papa sei tu, con 29 voti su 46: 10 punti. Poi ognuno riceve i punti per ducati, città e artisti, e comincia il prossimo round.

lesson-borgia-pope-title = Il Papa distribuisce
lesson-borgia-pope-text = Un nuovo round comincia con il Papa. Prima può rimescolare le cariche degli altri. Poi deve dare via tutte le proprie cariche, e distribuisce tanti nuovi cardinali quanti sono i giocatori. Chi non riceve né le une né gli altri può accusarlo di simonia, con la carta che serve.
lesson-borgia-pope-task-1 = Da' il Vicecancelliere ai Medici o ai Colonna.
lesson-borgia-pope-task-2 = E il Datario.
lesson-borgia-pope-task-3 = Distribuisci i tre cardinali, anche a te: tienine al massimo uno in più di quanti ne dai a uno degli altri.
lesson-borgia-pope-done = Un cardinale resta per sempre nella sua famiglia: 3 voti in ogni elezione futura.

lesson-borgia-count-title = La fine
lesson-borgia-count-text = Dopo l'elezione e i punti del terzo round la partita è finita. I punti di tutti e tre i round contano insieme: per i ducati, per il papato, per le città e per gli artisti. Vince chi ha più punti. Il gioco è tutto qui!
