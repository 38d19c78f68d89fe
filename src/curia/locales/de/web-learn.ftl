# Die Regeln zum Lesen, die Karten und die ersten Partien im Web.

## Die Regeln

rules-title = Regeln: { $game }
rules-all = Die Regeln
rules-all-about = In unseren eigenen Worten, Absatz für Absatz, mit jeder Regelentscheidung und mit Beispielen. An den Tischen wird auf diese Absätze verwiesen.
rules-about = Mehr zu { $game }
rules-read = Die Regeln lesen
rules-learn = Erste Partie
rules-cards = Alle Karten
rules-print = Drucken
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
 }
rules-results = Gefundene Absätze
rules-nothing = Kein Absatz enthält alle diese Wörter.
rules-contents = Inhalt
rules-contents-search = Inhalt und Suche
rules-paragraph = Link zu { $name }
rules-copy = Link zu { $name } kopieren
rules-failed = Die Regeln konnten nicht geladen werden. Versuch es noch einmal.
rules-opens = Die Regeln werden aufgeschlagen …

## Die Karten

cards-title = Alle Karten: { $game }
cards-about = Wähl eine Karte, um alles über sie zu lesen.
cards-failed = Die Karten konnten nicht geladen werden. Läuft der Server noch?

## Erste Partien

learn-title = Erste Partie: { $game }
learn-opens = Das Spiel wird aufgebaut …
learn-failed = Die Lektion konnte nicht geladen werden. Läuft der Server noch?
learn-you = Du
learn-step = Schritt { $number } von { $count }
learn-now = Jetzt bist du dran
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-again = Schritt wiederholen
learn-try = Ausprobieren
learn-fold = Zettel einklappen
learn-unfold = Zettel lesen
learn-count = Auszählung zeigen
learn-read = Lies den Zettel, dann geht es weiter.
learn-leave = Verlassen
learn-play = Jetzt eine richtige Partie spielen
learn-rules = In den Regeln:
learn-done = Gut gemacht!
learn-aside = Das ist erlaubt. Probier hier aber, was auf dem Zettel steht.
learn-refused = Das ging nicht. Versuch es noch einmal.
learn-too-many = Das war schnell. Warte einen Moment und versuch es noch einmal.

## 1655 – Habemus Papam

lesson-habemus-aim-title = Werde Papst
lesson-habemus-aim-text = Rom, 1655. Du willst gewählt werden, also sammelst du Stimmen; wer am Ende die meisten hat, gewinnt. Jeder Kardinal und jeder Fraktionsführer bringt 1 Stimme; weitere gibt es für Louis XIV, Seilschaften, Gold und einen geheimen Auftrag. Unter deinem Tableau steht, wie viele du hättest, wenn jetzt Schluss wäre.

lesson-habemus-round-title = Vier Karten in der Auslage
lesson-habemus-round-text = In jeder Runde werden ein Kardinal, eine politische Karte und eine Aktionskarte aufgedeckt. Daneben liegt immer die Camerlengo-Karte. Dann kommen Aktionen, Gebote und das Nehmen: Jeder nimmt eine Karte. Zeig auf eine Karte, oder halte sie auf einem Touchscreen gedrückt, um zu lesen, was sie tut.

lesson-habemus-bid-title = Biete mit Edelsteinen
lesson-habemus-bid-text = Edelsteine entscheiden, wer zuerst nimmt. Du bietest geheim bis zu drei. Mehr Steine schlagen weniger, egal welche; bei gleich vielen gewinnt die bessere Art: Diamant, Rubin, Saphir, Bernstein. Was du bietest, ist weg, ob du gewinnst oder nicht.
lesson-habemus-bid-task-1 = Leg einen Diamanten und noch einen Stein in die Fassungen und versiegle dein Gebot.
lesson-habemus-bid-hint-1 = Das darfst du bieten. Probier hier zwei Steine, einer davon ein Diamant.
lesson-habemus-bid-task-2 = Dein Gebot ist das höchste, also nimmst du zuerst. Wähl eine Karte.
lesson-habemus-bid-done = Deine zwei Steine schlagen Claras zwei Bernsteine, weil ein Diamant besser ist, und Brunos Saphir, weil zwei mehr sind als einer. Alle haben eine Karte genommen, und die Karten der nächsten Runde liegen schon da.

lesson-habemus-camerlengo-title = Der Camerlengo
lesson-habemus-camerlengo-text = Du und Bruno habt beide einen Saphir geboten. Bei Gleichstand geht der Camerlengo vor, und das ist Bruno. Die Camerlengo-Karte bringt einen Rubin, einen Saphir, einen Bernstein und 1 Gold und macht dich zum Camerlengo. Nur so gibt es im Spiel neue Edelsteine.
lesson-habemus-camerlengo-task-1 = Nimm die Camerlengo-Karte.
lesson-habemus-camerlengo-hint-1 = Die darfst du nehmen. Nimm hier aber die Camerlengo-Karte: Dir gehen die Edelsteine aus.
lesson-habemus-camerlengo-done = Drei Steine mehr, und von jetzt an liegst du bei jedem Gleichstand vorn, bis jemand anders die Karte nimmt.

lesson-habemus-politics-title = Freunde in hohen Ämtern
lesson-habemus-politics-text = Politische Karten sind zusammen mehr wert. Ein Louis XIV bringt 1 Stimme, zwei bringen 2, drei 4, fünf 8. Mazarin macht gekaufte Stimmen billiger: ohne ihn 15 Gold je Stimme, mit einem 10, mit zweien 8. Felipe IV bringt sofort Gold und am Ende noch einmal.
lesson-habemus-politics-task-1 = Du hast einen Louis XIV. Nimm den zweiten.
lesson-habemus-politics-hint-1 = Auch nicht schlecht. Nimm hier aber Louis XIV und sieh zu, wie deine Stimmen wachsen.
lesson-habemus-politics-done = Zwei Louis XIV, zwei Stimmen; der dritte brächte zwei weitere. In diesem Stapel gibt es noch andere Karten: Lies sie, wenn sie ausliegen.

lesson-habemus-action-title = Schmutzige Tricks
lesson-habemus-action-text = Eine Aktionskarte, die du nimmst, kommt auf deine Hand. In späteren Runden darfst du geheim eine spielen. Alle werden zugleich aufgedeckt und wirken nacheinander, vom Camerlengo an im Uhrzeigersinn. Mit der Bestechung zahlst du einem Gegner 5 Gold und nimmst einen seiner Kardinäle; Fraktionsführer und Kardinal Chigi lassen sich nicht bestechen.
lesson-habemus-action-task-1 = Spiel deine Bestechung.
lesson-habemus-action-hint-1 = Du darfst sie behalten. Spiel sie hier aber: Es gibt jemanden zu bestechen.
lesson-habemus-action-task-2 = Wen bestichst du? Wer zur Wahl steht, liegt etwas höher.
lesson-habemus-action-hint-2 = Du darfst verzichten, aber dann ist die Karte umsonst verbraucht.
lesson-habemus-action-done = 5 Gold haben den Besitzer gewechselt, und der Kardinal kam zu dir: eine Stimme mehr für dich, eine weniger für den anderen. Claras „Zehn Gold“ kam erst nach deiner Karte, weil du Camerlengo bist.

lesson-habemus-smoke-title = Schwarzer Rauch
lesson-habemus-smoke-text = Etwa zur Halbzeit steigt Schwarzer Rauch auf. Alle haben 5 Gold für jeden Kardinal mit Goldsack bekommen. Jetzt wirft jeder einen seiner zwei geheimen Aufträge ab, und nur der andere zählt am Ende.
lesson-habemus-smoke-task-1 = Dein Auftrag „Frankreich“ ist erfüllt: drei Wappen. Wirf den anderen ab.
lesson-habemus-smoke-hint-1 = Das darfst du. „Frankreich“ ist aber erfüllt und bringt 3 Stimmen: Behalte ihn.
lesson-habemus-smoke-done = Niemand hat gesehen, welcher es war. „Frankreich“ bringt 3 Stimmen, wenn am Ende noch drei französische Wappen bei dir liegen; ein Fraktionsführer zählt zwei.

lesson-habemus-count-title = Weißer Rauch und Auszählung
lesson-habemus-count-text = Weißer Rauch ist aufgestiegen: Das ist die letzte Runde, und alle übrigen Karten kamen in die Auslage. Du hast nichts geboten, also nimmst du zuletzt.
lesson-habemus-count-task-1 = Nimm eine der beiden Karten, die übrig sind.
lesson-habemus-count-done = Alle Sichtschirme fallen. Jeder Edelstein wird zu 1 Gold, Gold kauft Stimmen, und alles wird zusammengezählt. Wer die meisten Stimmen hat, gewinnt. Das ist das ganze Spiel!

## Caesar & Cleopatra

lesson-caesar-aim-title = Fünf Gruppen zu gewinnen
lesson-caesar-aim-text = Du bist Cleopatra, Bruno ist Caesar. Auf dem Forum stehen fünf Gruppen von Patriziern. Ihr legt beide Einfluss vor sie, und Abstimmungen bringen euch Patrizier: je 1 Punkt, 1 weiterer für die Mehrheit in einer Gruppe, noch einer für die ganze Gruppe und 2 für deine geheime Mission, wenn du drei Patrizier ihrer Gruppe gewinnst.

lesson-caesar-start-title = Die ersten fünf Karten
lesson-caesar-start-text = Die Partie beginnt geheim. Erst ordnest du deine dreizehn Manipulationskarten; in dieser Lektion sind sie gemischt. Dann legst du vor jede Gruppe eine Einflusskarte verdeckt, 1 bis 5 je einmal. Noch einmal 1 bis 5 hast du auf der Hand.
lesson-caesar-start-task-1 = Leg eine Karte vor jede Gruppe: hohe dorthin, wo du gewinnen willst.
lesson-caesar-start-done = Auch Bruno hat fünf Karten gelegt. Deine siehst du; von Brunos weißt du nur, dass es 1 bis 5 sind.

lesson-caesar-lay-title = Einfluss legen
lesson-caesar-lay-text = In einem aktiven Zug legst du eine Karte verdeckt oder zwei Karten offen, vor eine Gruppe oder zwei. Vor einer Gruppe dürfen höchstens fünf Karten von dir liegen und höchstens acht von beiden. Was liegt, kommt nie auf die Hand zurück.
lesson-caesar-lay-task-1 = Leg zwei Karten offen: Wähl erst „Offen“, dann eine Karte und ihre Gruppe.
lesson-caesar-lay-hint-1 = Eine Karte verdeckt wäre auch erlaubt. Leg hier zwei offen.
lesson-caesar-lay-task-2 = Und die zweite.
lesson-caesar-lay-done = Diese beiden sehen alle. Verdeckt legst du nur eine, aber niemand sonst kennt sie.

lesson-caesar-vote-title = Eine Abstimmung
lesson-caesar-vote-text = Nach dem Legen füllst du deine Hand auf fünf auf, aus Einfluss oder Manipulation, wie du willst. Dann wird eine Abstimmungskarte aufgedeckt: Sie ruft eine Gruppe zur Abstimmung, oder sie ist eine Orgie, und nichts geschieht. Eine Gruppe mit acht Karten stimmt von selbst ab, noch bevor du auffüllst.
lesson-caesar-vote-task-1 = Zieh eine Einflusskarte und sieh, was aufgedeckt wird.
lesson-caesar-vote-hint-1 = Manipulation kommt später. Zieh hier Einfluss.
lesson-caesar-vote-done = Die Senatoren haben abgestimmt, 8 für dich gegen 7, und du hast einen gewonnen. Danach verlor die höhere Summe ihre höchste Karte, deine 5, und die niedrigere ihre niedrigste, Brunos 3.

lesson-caesar-philosopher-title = Der Philosoph
lesson-caesar-philosopher-text = Ein Philosoph zählt 0, aber er kehrt die Abstimmung um: Die niedrigere Summe gewinnt. Gleich viele auf beiden Seiten heben sich auf. Vor den Zensoren hast du 2 gegen 9. Hoffnungslos? Perfekt!
lesson-caesar-philosopher-task-1 = Leg den Philosophen verdeckt vor die Zensoren.
lesson-caesar-philosopher-hint-1 = Das darfst du. Hier kommt aber der Philosoph vor die Zensoren, verdeckt.
lesson-caesar-philosopher-task-2 = Zieh jetzt eine Einflusskarte.
lesson-caesar-philosopher-hint-2 = Das darfst du. Zieh hier aber Einfluss.
lesson-caesar-philosopher-done = 2 gegen 9, und du hast gewonnen. Nur der Sieg wird umgekehrt: Die höhere Summe verlor trotzdem ihre höchste Karte, die niedrigere ihre niedrigste, und der Philosoph ist weg.

lesson-caesar-manipulation-title = Eine Manipulation
lesson-caesar-manipulation-text = In einem aktiven Zug darfst du eine Manipulationskarte spielen, vor oder nach dem Legen. Der Meuchelmord entfernt eine offene Karte des Gegners. Spion, Rochade, Kurtisane und Zorn der Götter stiften anderes Unheil: Lies sie, wenn du sie auf der Hand hast.
lesson-caesar-manipulation-task-1 = Ermorde Brunos 5 vor den Prätoren.
lesson-caesar-manipulation-hint-1 = Das darfst du. Spiel hier aber zuerst den Meuchelmord, auf die 5 vor den Prätoren.
lesson-caesar-manipulation-task-2 = Dein Zug geht weiter: Leg Einfluss, wie du willst.
lesson-caesar-manipulation-done = Bruno hätte dich mit einem Veto aufhalten können, ließ es aber zu. Jetzt führst du vor den Prätoren.

lesson-caesar-veto-title = Veto!
lesson-caesar-veto-text = Bruno lenkt den Zorn der Götter auf die Senatoren: Alle Karten vor ihnen wären weg, auch deine drei. Du hast ein Veto auf der Hand. Es ist die einzige Karte, die du im Zug des Gegners spielst, und es kostet dich weder einen Zug noch eine eigene Manipulation.
lesson-caesar-veto-task-1 = Halte ihn mit deinem Veto auf.
lesson-caesar-veto-hint-1 = Du darfst es zulassen, aber dann sind alle deine Karten vor den Senatoren weg.
lesson-caesar-veto-done = Der Zorn hat keine Wirkung und wird trotzdem abgeworfen, dein Veto auch. Deine Hand bleibt kleiner, bis du sie in deinem nächsten Zug auffüllst; abwerfen musst du dafür nichts.

lesson-caesar-passive-title = Eine schlechte Hand
lesson-caesar-passive-text = Statt zu legen, darfst du passiv sein: Du wirfst so viele Karten ab, wie du willst, mindestens eine, und füllst deine Hand auf. Nur wenn deine Hand nicht voll ist, darfst du auch ohne Abwerfen auffüllen. In einem passiven Zug spielst du keine Manipulation, keine Gruppe stimmt ab, und keine Abstimmungskarte wird aufgedeckt.
lesson-caesar-passive-task-1 = Diese Hand ist schwach. Wirf zwei Karten oder mehr ab.
lesson-caesar-passive-hint-1 = Das darfst du. Sei hier aber passiv: Wirf mindestens zwei Karten ab.
lesson-caesar-passive-done = Jetzt würdest du neue Karten ziehen. Was abgeworfen ist, kommt nie zurück, also sei nicht zu oft passiv.

lesson-caesar-count-title = Das Ende und die Auszählung
lesson-caesar-count-text = Die Partie endet, wenn der letzte Patrizier vergeben ist oder die Einflusskarten ausgehen. Ein Zensor ist übrig, und sieben Karten liegen vor den Zensoren. Bei der achten stimmen sie ab.
lesson-caesar-count-task-1 = Leg deine 5 verdeckt vor die Zensoren.
lesson-caesar-count-hint-1 = Das darfst du. Leg hier aber die 5: Sie reicht gerade.
lesson-caesar-count-done = 13 gegen 12: Der letzte Patrizier gehört dir. Patrizier, Mehrheiten, ganze Gruppen und Missionen werden zusammengezählt, und wer die meisten Punkte hat, gewinnt. Das ist das ganze Spiel!

## Borgia

lesson-borgia-aim-title = Eine Familie auf dem Weg nach oben
lesson-borgia-aim-text = Du führst die Borgia; Valencia ist deine Heimatstadt. Es gibt drei Runden. Am Ende jeder Runde bekommst du Punkte: 1 für je volle 10 Dukaten, die du behältst, 10 als Papst und die deiner Städte und Künstler. Wer nach drei Runden die meisten Punkte hat, gewinnt.

lesson-borgia-auction-title = Der Markt
lesson-borgia-auction-text = In deiner Phase wird eine Karte vom Markt aufgedeckt und versteigert. Du machst das erste Gebot; dann überbieten oder passen alle der Reihe nach, und wer passt, ist raus. Wer übrig bleibt, zahlt sein Gebot und bekommt die Karte. Mit einem Spion könntest du stattdessen eine Karte verdeckt nehmen.
lesson-borgia-auction-task-1 = Kauf: Deck eine Karte auf.
lesson-borgia-auction-hint-1 = Ein Spion nimmt eine Karte ohne Versteigerung. Behalte deinen und kauf hier.
lesson-borgia-auction-task-2 = Rimini! Eröffne mit 10 Dukaten.
lesson-borgia-auction-hint-2 = Das darfst du. Eröffne hier aber mit 10 Dukaten und sieh, was die anderen tun.
lesson-borgia-auction-task-3 = Die anderen wollen es auch. Erhöhe auf 25, oder auf das, was es dir wert ist.
lesson-borgia-auction-hint-3 = Das darfst du. Bleib hier aber dabei, und unter 40 Dukaten: Den Rest wirst du brauchen.
lesson-borgia-auction-done = Rimini gehört dir: Stärke 4, ein Einkommen von 15 Dukaten und 3 Punkte in jeder Runde, an deren Ende du es noch hast.

lesson-borgia-house-title = Ein Platz für alles
lesson-borgia-house-text = Städte, Ämter, Künstler und Nebenfamilien liegen sofort offen. Ein Künstler kostet ein Honorar, oder du lehnst ihn ab. Jede Stadt hat einen Platz für ein Amt, einen für einen Künstler und einen für eine Nebenfamilie. Ein Amt oder Künstler ohne Platz ist ungeschützt und leicht zu erobern.
lesson-borgia-house-task-1 = Botticelli bringt in jeder Runde 4 Punkte. Zahl sein Honorar von 25 Dukaten.
lesson-borgia-house-hint-1 = Du darfst ihn ablehnen. Aber er ist das Honorar wert: Zahl es.
lesson-borgia-house-task-2 = Gib ihm einen Platz in einer deiner Städte.
lesson-borgia-house-hint-2 = Ohne Platz wäre er ungeschützt. Wähl eine Stadt.
lesson-borgia-house-done = Ein Platz schützt nur: Punkte, Einkommen und Stimmen hängen nicht davon ab. Vor, zwischen und nach den Schritten deiner Phase darfst du umräumen, insgesamt viermal.

lesson-borgia-hand-title = Karten auf der Hand
lesson-borgia-hand-text = Nach dem Markt darfst du Handkarten spielen, so viele du willst. Ein Spion stiehlt eine zufällige Karte aus einer anderen Hand. Gift und Meuchelmörder töten, ein Arzt rettet vor Gift, nach einer Heirat tun zwei Familien einander nichts, Savonarola bindet dem Papst die Hände.
lesson-borgia-hand-task-1 = Setz deinen Spion auf Medici an.
lesson-borgia-hand-hint-1 = Das darfst du. Setz den Spion hier aber auf Medici an.
lesson-borgia-hand-done = Vitellozzo Vitelli, ein Condottiere! Nur du und Medici wisst, welche Karte es war. Du kannst ihn noch in dieser Phase einsetzen.

lesson-borgia-seize-title = Eine Stadt erobern
lesson-borgia-seize-text = Zum Schluss darfst du in deiner Phase einmal versuchen, etwas zu erobern. Du sagst, was; dann wählen Angreifer und Verteidiger geheim Condottieri aus ihrer Hand. Beide bezahlen die ihren, egal wer gewinnt. Du brauchst mehr Stärke als die Stadt, ihre Nebenfamilie und die Condottieri des Verteidigers zusammen.
lesson-borgia-seize-task-1 = Erobere Faenza von Medici: Stärke 4, und der Vizekanzler liegt darin.
lesson-borgia-seize-hint-1 = Das darfst du. Erobere hier aber Faenza.
lesson-borgia-seize-task-2 = Wirb Vitellozzo an: Stärke 6, für 20 Dukaten.
lesson-borgia-seize-hint-2 = Das würde gegen 4 nicht reichen. Wirb Vitellozzo an.
lesson-borgia-seize-done = Faenza gehört dir, mit allem, was darin liegt. Eingesetzte Condottieri kommen auf die Ablage und können in einer späteren Runde wiederkommen.

lesson-borgia-trade-title = Handel
lesson-borgia-trade-text = Wer am Zug ist, darf bis zu drei Tauschgeschäfte anbieten: Dukaten und Karten gegen Dukaten und Karten. Du nimmst an, lehnst ab oder machst ein Gegenangebot. Ein Handel gilt sofort und ganz; Versprechen für später sind nur Worte. Wechselt ein Amt den Besitzer, muss der Papst zustimmen.
lesson-borgia-trade-task-1 = Colonna bietet Cesena für Renzo da Ceri und 5 Dukaten. Nimm an.
lesson-borgia-trade-hint-1 = Das darfst du. Eine Stadt für einen Condottiere und 5 Dukaten ist aber ein gutes Geschäft: Nimm an.
lesson-borgia-trade-done = Cesena kam zu dir, und Renzo ging zu Colonna. Die anderen sahen den Handel, aber nicht, um welche Handkarte es ging.

lesson-borgia-election-title = Wählt einen Papst
lesson-borgia-election-text = Jede Runde endet mit einer Wahl. Du hast 3 Stimmen für jeden Kardinal und dazu die deiner Ämter. Du musst alle abgeben, aufgeteilt, wie du willst; gewählt ist, wer mehr als die Hälfte aller Stimmen hat. Vor einem Wahlgang werden Stimmen mit Zusagen gekauft, und eine Zusage ist bindend.
lesson-borgia-election-task-1 = Colonna bietet dir 9 Stimmen für 15 Dukaten sofort. Nimm an.
lesson-borgia-election-hint-1 = Das darfst du. Mit diesen 9 Stimmen wirst du aber gewählt: Nimm an.
lesson-borgia-election-task-2 = Mehr Zusagen brauchst du nicht. Sag, dass du fertig bist.
lesson-borgia-election-hint-2 = Das darfst du. Du hast aber genug Stimmen: Sag, dass du fertig bist.
lesson-borgia-election-task-3 = 20 Stimmen gehören dir, 9 sind dir zugesagt; 24 von 46 braucht es. Gib dir alle 20.
lesson-borgia-election-hint-3 = Das darfst du. Stimm hier aber für dich, mit allen 20.
lesson-borgia-election-done = Du bist Papst, mit 29 von 46 Stimmen: 10 Punkte. Dann bekommen alle die Punkte für Dukaten, Städte und Künstler, und die nächste Runde beginnt.

lesson-borgia-pope-title = Der Papst verteilt
lesson-borgia-pope-text = Eine neue Runde beginnt mit dem Papst. Erst darf er die Ämter der anderen neu verteilen. Dann muss er alle eigenen Ämter abgeben, und er verteilt so viele neue Kardinäle, wie es Spieler gibt. Wer weder Amt noch Kardinal bekommt, darf ihn mit der Karte „Anklage“ der Simonie anklagen.
lesson-borgia-pope-task-1 = Gib den Vizekanzler Medici oder Colonna.
lesson-borgia-pope-task-2 = Und den Datar.
lesson-borgia-pope-task-3 = Verteil die drei Kardinäle, auch an dich: Behalte höchstens einen mehr, als du einem der anderen gibst.
lesson-borgia-pope-done = Ein Kardinal bleibt für immer bei seiner Familie: 3 Stimmen in jeder Wahl, die noch kommt.

lesson-borgia-count-title = Das Ende
lesson-borgia-count-text = Nach der Wahl und den Punkten der dritten Runde ist die Partie zu Ende. Die Punkte aller drei Runden zählen zusammen: für Dukaten, als Papst, für Städte und für Künstler. Wer die meisten hat, gewinnt. Das ist das ganze Spiel!
