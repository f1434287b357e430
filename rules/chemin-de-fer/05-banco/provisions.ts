import { provision } from '../../kernel/provision'

export const BANCO_PROVISIONS = {
  'S.42a': provision(
    'enforced',
    [
      'Come si chiama banco',
      'Banco, e banco con il tavolo, si chiamano con la parola e mettendo in tempo la somma oltre la riga, prima della chiusura. Altri modi non contano, se si discute. Tutte le chiamate fatte a gioco aperto si ordinano alla chiusura.',
      'Delta dice «banco» e mette 60; Echo fa solo un cenno: banco lo ha chiamato Delta.',
    ],
    [
      'How banco is called',
      'Banco, and banco con il tavolo, are called by the word and by laying the sum beyond the line before the closing. Other ways count for nothing in a dispute. All calls made while the game is open are ranked at the closing.',
      'Delta says “banco” and lays 60; Echo only nods: the call is Delta’s.',
    ],
  ),
  'S.42b': provision(
    'enforced',
    [
      'L’ordine del banco solo',
      'Banco solo spetta al primo che lo chiama, tra i seduti, a destra del posto in cui è cominciata la mano. Se nessuno di loro lo chiama vale lo stesso ordine tra chi sta in piedi, con il creneau per ultimo.',
      'La mano è cominciata al posto 1: chiamano Golf dal 7 e Charlie dal 3. Il banco è di Charlie.',
    ],
    [
      'The order of banco',
      'Banco solo belongs to the first caller among the seated, to the right of the seat where the mano began. If none of them calls, the same order holds among the standing, creneau last.',
      'The mano began at seat 1: Golf calls at 7 and Charlie at 3. The banco is Charlie’s.',
    ],
    ['V.banco-order', 'V.banco-near', 'V.banco-standing'],
  ),
  'S.43a': provision(
    'enforced',
    [
      'Solo prima che in società',
      'Il banco solo, anche di chi sta in piedi, viene prima di quello chiamato in società o con le fiches d’altri. È solo chi chiama senza l’aiuto di nessuno. Le puntate altrui non rispettate tornano indietro.',
      'Bravo, seduto, chiama banco a metà con Delta; Kilo, in piedi, lo chiama da solo: tocca a Kilo.',
    ],
    [
      'Alone before in company',
      'Banco solo, even of a standing player, comes before banco in company or with others’ money. A solo caller has nobody’s help. Stakes that are not respected go back.',
      'Bravo, seated, calls banco in halves with Delta; Kilo, standing, calls it alone: it is Kilo’s.',
    ],
    ['V.solo-first', 'V.solo'],
  ),
  'S.43b': provision(
    'enforced',
    [
      'Il solo non chiede',
      'Chi ha chiamato banco solo, se anche altri lo hanno chiamato, non può chiedere le puntate di altri, nemmeno se il banco gli spetta. Resta il caso di chi riprende il raddoppio del compagno di perdita in un suivi.',
      'Charlie ha il banco ma anche Golf lo aveva chiamato: Charlie non può chiedere 20 a Delta.',
    ],
    [
      'A solo asks for nothing',
      'A player who called solo while others called too may not ask for others’ stakes, even if the banco is theirs. The one exception is the doubled stake of a companion in loss, in a suivi.',
      'Charlie has the banco, but Golf had called too: Charlie may not ask Delta for 20.',
    ],
  ),
  'S.44': provision(
    'enforced',
    [
      'Offerte non chieste',
      'Le offerte arrivate senza chiederle lasciano solo chi ha chiamato: tutto il banco è a suo carico. Verso chi offre non risponde di errori o falsi tiraggi, e per loro nulla si ristabilisce. Si annotano come parti della sua puntata e le regola lui.',
      'Charlie, solo per 100, accetta 30 di Delta: al banco risponde di 100, con Delta si regola da sé.',
    ],
    [
      'Offers unasked',
      'Offers that come unasked leave the caller solo: the whole bank is on the caller, who owes those who offered nothing for errors and false draws; nothing is restored for them. They are recorded as shares of the stake, and the caller settles them.',
      'Charlie, solo for 100, accepts 30 from Delta: Charlie owes the bank 100 and settles with Delta alone.',
    ],
  ),
  'S.45': provision(
    'enforced',
    [
      'Offerte fino a metà',
      'Le offerte accettate arrivano al massimo a metà del banco. Nessuna si accetta dopo che chi ha chiamato ha visto una carta.',
      'Su un banco di 100 Charlie accetta fino a 50; vista la prima carta, più nulla.',
    ],
    [
      'Offers up to half',
      'Accepted offers are at most half the bank. None is accepted once the caller has seen a card.',
      'On a bank of 100 Charlie accepts up to 50; with the first card seen, nothing more.',
    ],
  ),
  'S.46': provision(
    'enforced',
    [
      'Rispettare le puntate',
      'Chi chiama banco su puntate già messe e le «rispetta» gioca la parte restante ed è un puntatore con terzi. Non fa falsi tiraggi: se ne fa, il colpo si ristabilisce secondo la regola per le due parti.',
      'Banco 100, puntati 30: Golf chiama e rispetta, gioca 70, e con 6 non può chiedere carta.',
    ],
    [
      'Respecting the stakes',
      'A player who calls banco over stakes already laid and “respects” them plays the rest and is a punter con terzi. No false draws are allowed; if made, the coup is restored by the rule for both sides.',
      'Bank 100, staked 30: Golf calls and respects, plays 70, and may not draw on 6.',
    ],
  ),
  'S.47': provision(
    'enforced',
    [
      'Banco con il tavolo',
      'Senza banco solo, chi gioca almeno metà del banco, arrotondata per eccesso, e lo chiede come tale fa banco con il tavolo e ha diritto alle carte, nell’ordine del banco solo. È uno per colpo. Metà puntata senza la parola è una puntata come le altre.',
      'Banco 75: Delta dice «con il tavolo» e mette 38; i 37 restanti sono degli altri.',
    ],
    [
      'Banco con il tavolo',
      'With no banco solo, a player who stakes at least half the bank, rounded up, and asks for it as such makes banco con il tavolo and has a right to the cards, in the order of banco solo. There is one per coup. Half staked without the words is an ordinary stake.',
      'Bank 75: Delta says “con il tavolo” and lays 38; the other 37 are the table’s.',
    ],
    ['V.half'],
  ),
  'S.49': provision(
    'enforced',
    [
      'Precedenza nel con il tavolo',
      'Ha il primo diritto al con il tavolo chi nel colpo precedente ha perso il banco da solo, o era il solo a puntare. Dopo una parità vale soltanto per chi era il solo a puntare.',
      'Golf ha perso il banco da solo: se anche Charlie chiede il con il tavolo, tocca a Golf.',
    ],
    [
      'First to con il tavolo',
      'The first right to con il tavolo belongs to a player who lost the bank alone in the coup before, or was then the only punter. After a tie it holds for the only punter alone.',
      'Golf lost the bank alone: if Charlie too asks for con il tavolo, it is Golf’s.',
    ],
  ),
  'S.50': provision(
    'enforced',
    [
      'Dopo un con il tavolo',
      'Chi ha perso un con il tavolo ha il primo diritto al banco solo nel colpo seguente, se lo chiede; anche una parità lo esaurisce. A Venezia chi lo ha chiamato senza vincere lo tiene per tutta la mano, finché non vi rinuncia o tace, ma non ha il suivi (impostazione «con il tavolo perso»).',
      'Delta perde il con il tavolo e poi chiama banco dal 7: viene prima di Bravo, che chiama dal 2.',
    ],
    [
      'After con il tavolo',
      'A loser of con il tavolo has the first right to banco solo at the next coup, if asked for; a tie uses it up. At Venice a caller who did not win keeps it through the mano until giving it up or staying silent, but has no suivi (setting “lost con il tavolo”).',
      'Delta loses con il tavolo, then calls banco at 7: Delta comes before Bravo, who calls at 2.',
    ],
    ['V.table-then-solo'],
  ),
  'S.52': provision(
    'enforced',
    [
      'Giocare la differenza',
      'Chiunque può giocare «la differenza» o dire «completo». Il seduto che completa ha le carte solo se la sua puntata è la più alta o se è il solo seduto che punta.',
      'Banco 100, puntati 70: Echo completa con 30, ma le carte vanno a Delta, che ne ha 50.',
    ],
    [
      'Playing the difference',
      'Anybody may play “the difference” or “complete”. A seated completer has the cards only with the highest stake or as the only seated punter.',
      'Bank 100, staked 70: Echo completes with 30, but the cards go to Delta, who has 50.',
    ],
  ),
  'S.53': provision(
    'enforced',
    [
      'Oltre la metà impegnata',
      'Chi ha chiamato con il tavolo può aggiungere la differenza o altro. L’aggiunta non fa parte della metà impegnata e gioca nell’ordine della mano.',
      'Delta impegna 50 su 100 e aggiunge 20: se Bravo e Charlie coprono prima, i 20 tornano indietro.',
    ],
    [
      'Beyond the committed half',
      'A caller of con il tavolo may add the difference or more. That sum is outside the committed half and plays in the order of the mano.',
      'Delta commits 50 of 100 and adds 20: if Bravo and Charlie fill the bank first, the 20 go back.',
    ],
  ),
  'S.90a': provision(
    'enforced',
    [
      'Il suivi',
      'Chi ha avuto il banco può avere il seguente dicendo «suivi» prima che le carte siano date ad altri; lo stesso chi era il solo a puntare, per qualunque somma. Il diritto finisce quando vince il banco senza di lui, quando il sabot passa o quando egli compra la mano. Nuova taglia e seguito non lo tolgono.',
      'Golf perde 50 da solo e dice «suivi»: il banco di 100 è suo, anche se Bravo chiama.',
    ],
    [
      'The suivi',
      'A player who has had the banco may have the next by saying “suivi” before the cards go to another; so may the only punter, for any sum. The right ends with a coup the bank wins without that player, when the sabot moves on, or when that player buys the mano. A new taglia or a seguito leaves it.',
      'Golf loses 50 alone and says “suivi”: the bank of 100 is Golf’s, even if Bravo calls.',
    ],
    ['V.suivi', 'V.sole-suivi'],
  ),
  'S.90b': provision(
    'prompted',
    [
      'Suivi detto tardi',
      'Detto tardi, con le carte passate regolarmente e toccate da un altro, il suivi si accorda solo se le carte non sono viste e chi le ha toccate acconsente.',
      'Bravo ha le dita sulle carte e Golf dice «suivi»: Bravo acconsente e le carte vanno a Golf.',
    ],
    [
      'A late suivi',
      'Said late, with the cards regularly passed and touched by another, the suivi is granted only if they are unseen and that player consents.',
      'Bravo’s fingers are on the cards when Golf says “suivi”: Bravo consents and the cards go to Golf.',
    ],
  ),
  'S.91': provision(
    'recorded',
    [
      'Carte del suivi altrove',
      'Se per errore l’impiegato ha dato ad altri le carte del suivi, si riprendono anche toccate, purché il punto non sia stato visto. Se è stato visto, il colpo lo gioca chi l’ha visto, con terzi secondo la regola, e chi aveva il suivi non può protestare.',
      'Bravo ha guardato le due carte: gioca Bravo, e Golf doveva parlare prima.',
    ],
    [
      'The suivi’s cards astray',
      'If by the employee’s error another player got the suivi’s cards, they come back even if touched, unless the point was seen. If seen, that player plays the coup, by the rule if con terzi, and the holder of the suivi cannot protest.',
      'Bravo has looked at both cards: Bravo plays, and Golf should have spoken before.',
    ],
  ),
  'S.92': provision(
    'prompted',
    [
      'Suivi dopo un’aggiunta',
      'Se dal colpo perso il banchiere ha aggiunto fiches e il banco supera il doppio della perdita, chi ha il suivi sceglie: il doppio, o tutto. Nel primo caso il resto è del tavolo, le carte sono sue anche con la puntata minore, e la punta gioca alla regola con il 5 libero.',
      'Golf ha perso 50 e il banco, con 40 aggiunti, è 140: Golf gioca 100, il tavolo può coprire 40.',
    ],
    [
      'Suivi after an addition',
      'If the banker has added to the bank since the lost coup and it exceeds twice the loss, the holder of the suivi chooses: twice the loss, or the whole. In the first case the table may cover the rest, the cards are the holder’s even with the smaller stake, and the punta plays the rule, 5 free.',
      'Golf lost 50, and with 40 added the bank is 140: Golf plays 100, the table may cover 40.',
    ],
  ),
  'S.93': provision(
    'prompted',
    [
      'Banco non coperto',
      'A gioco chiuso, con il banco non coperto per intero, il banchiere può concedere un banco solo o un suivi.',
      'Banco 100, puntati 40, gioco chiuso: Alfa concede il banco solo a Hotel.',
    ],
    [
      'Bank not fully covered',
      'With the game closed and the bank not fully covered, the banker may grant a banco solo or a suivi.',
      'Bank 100, staked 40, game closed: Alfa grants Hotel the banco solo.',
    ],
  ),
  'S.94': provision(
    'enforced',
    [
      'Il suivi si risveglia',
      'Il suivi lasciato dorme, e dopo ogni parità si può riprendere finché il banchiere non ha vinto un colpo. Allora viene prima del diritto di chi nel frattempo ha avuto il banco. Quello del solo puntatore, a Venezia, vale un colpo e non si risveglia (impostazione «suivi del solo puntatore»).',
      'Golf lascia; Bravo prende il banco e fa parità: Golf dice «suivi» e passa avanti a Bravo.',
    ],
    [
      'The suivi wakes again',
      'A suivi let go sleeps; after each tie it can be taken up again, as long as the banker has won no coup since. It then comes before the right of whoever had the banco meanwhile. At Venice the only punter’s lasts one coup and does not wake (setting “only punter’s suivi”).',
      'Golf lets it go; Bravo takes the banco and ties: Golf says “suivi” and comes before Bravo.',
    ],
    ['V.suivi-tie'],
  ),
  'V.suivi-all': provision(
    'enforced',
    [
      'Suivi, colpo dopo colpo',
      'Il suivi si tiene di chiamata in chiamata per tutta la mano, finché chi lo ha non vi rinuncia.',
      'Golf perde 50, poi 100, e dice ancora «suivi»: anche il banco di 200 è suo.',
    ],
    [
      'Suivi, call by call',
      'The suivi is kept call by call through the mano, until its holder gives it up.',
      'Golf loses 50, then 100, and says “suivi” again: the bank of 200 is Golf’s too.',
    ],
  ),
  'S.100': provision(
    'prompted',
    [
      'Il compagno di perdita',
      'Chi chiama suivi può accogliere la puntata raddoppiata di chi aveva perso con lui, e così a ogni banco seguente. È la sola che possa chiedere.',
      'Golf aveva perso 60 e Delta, con lui, 20: al suivi Golf può accogliere 40 di Delta.',
    ],
    [
      'The companion in loss',
      'A suivi caller may take in the doubled stake of a player who lost beside them, and so on at each following bank. It is the only stake that the caller may ask for.',
      'Golf had lost 60 and Delta, beside, 20: at the suivi Golf may take in 40 from Delta.',
    ],
  ),
} as const
