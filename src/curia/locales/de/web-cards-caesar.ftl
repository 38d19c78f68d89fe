# Was auf den Karten von Caesar & Cleopatra steht. Kurz: Eine Karte ist klein.

## Große Karten

face-influence = Einfluss
face-philosopher = die niedrigere Summe gewinnt
face-assassination = Wirf eine offene Karte des Gegners ab
face-spy = Sieh die Hand des Gegners an, wirf eine Karte davon ab
face-castling = Leg deine Karten vor zwei Gruppen neu, verdeckt
face-courtesan = Deck die verdeckten Karten des Gegners vor einer Gruppe auf
face-wrath = Wirf allen Einfluss vor einer Gruppe ab
face-veto = Heb eine Manipulation des Gegners auf
face-patrician-senators = Senator
face-patrician-praetors = Prätor
face-patrician-quaestors = Quästor
face-patrician-aediles = Ädil
face-patrician-censors = Zensor
face-suffrage = Abstimmung
face-calls-senators = die Senatoren stimmen ab
face-calls-praetors = die Prätoren stimmen ab
face-calls-quaestors = die Quästoren stimmen ab
face-calls-aediles = die Ädilen stimmen ab
face-calls-censors = die Zensoren stimmen ab
face-calls-orgy = niemand stimmt ab
face-calls-reshuffle = niemand stimmt ab; neu mischen
face-mission = Mission
face-mission-senators = drei Senatoren
face-mission-praetors = drei Prätoren
face-mission-quaestors = drei Quästoren
face-mission-needs = 3
face-mission-worth = 2
face-mission-points = Punkte

## Namen für kleine Karten

face-small-assassination = Meuchelmord
face-small-wrath = Zorn
face-small-reshuffle = Mischorgie

## Für alle, die die Karte nicht sehen

face-name-influence = Einfluss { $card } ({ $party })
face-name-party = { $card } ({ $party })
face-name-suffrage = Abstimmungskarte: { $card }
face-name-mission = Mission: { $card }
face-name-hidden = { $card }, verdeckt: nur du kennst sie
face-name-back-influence = Einflusskarte, verdeckt ({ $party })
face-name-back-manipulation = Manipulationskarte, verdeckt ({ $party })
face-name-back-suffrage = Abstimmungskarte, verdeckt
face-name-back-mission = Mission, verdeckt

## Die Seite mit allen Karten

face-sheet-influence = Einfluss
face-sheet-manipulation = Manipulation
face-sheet-patricians = Patrizier
face-sheet-suffrage = Abstimmungskarten
face-sheet-missions = Missionen
face-sheet-small = Wie sie auf dem Tisch liegen
face-sheet-hidden = Verdeckt, wie ihr Besitzer sie sieht
face-sheet-backs = Rückseiten
face-copies-party = { $count } je Partei
face-copies-forum = { $count } im Forum
face-copies-deck = { $count } im Abstimmungsstapel
