import { provision } from '../../kernel/provision'

export const ROOM_PROVISIONS = {
  'S.2a': provision(
    'enforced',
    [
      'Seduti quanto basta',
      'Non si dà alcun colpo se i posti che prendono la mano sono meno del numero della casa: quattro a Sanremo, sei a Venezia (impostazione «giocatori seduti»). Conta anche un posto sostituito. Se il numero cala, il colpo in corso si finisce, poi il banco torna a chi l’ha messo e il sabot aspetta.',
      'Servono quattro seduti. Delta si alza e restano in tre: il colpo in corso si paga, il seguente non si dà.',
    ],
    [
      'Enough players seated',
      'No coup is dealt while fewer seats take the mano than the house asks: four at Sanremo, six at Venice (setting “players seated”). A seat stood in for counts. Below the number the coup in play is finished; then the bank goes back to its owner and the sabot waits.',
      'Four are needed. Delta gets up and three remain: the coup in play is paid, the next one is not dealt.',
    ],
    ['V.seated'],
  ),
  'S.2b': provision(
    'enforced',
    [
      'La prima mano',
      'La prima mano della partita è del posto 1, alla destra dell’impiegato. Poi il sabot va di posto in posto verso destra: destra è il numero che segue, in senso antiorario.',
      'Alfa siede al posto 1 e apre; perso il colpo, il sabot va a Bravo, al 2.',
    ],
    [
      'The first mano',
      'The first mano of the game is the first seat’s, on the employee’s right. Then the sabot goes from seat to seat to the right: right is the next number, anticlockwise.',
      'Alfa sits at seat 1 and opens; after the lost coup the sabot goes to Bravo, at seat 2.',
    ],
    ['V.first-seat'],
  ),
  'S.8a': provision(
    'enforced',
    [
      'Posti numerati',
      'Ogni tavolo ha un numero fisso di posti numerati, e a ogni posto siede un solo giocatore.',
      'Il tavolo apre con nove posti: Charlie è al 3 e nessun altro può sedervi.',
    ],
    [
      'Numbered seats',
      'A table has a fixed number of numbered seats, and one player sits on each.',
      'The table opens with nine seats: Charlie has seat 3, and nobody else can sit there.',
    ],
    ['V.numbered'],
  ),
  'S.8b': provision(
    'prompted',
    [
      'Posti aggiunti',
      'Al tavolo grande l’ispettore può aggiungere posti, ma soltanto tra due taglie e se tutti i seduti sono d’accordo. Vale dove la casa lo ammette (impostazione «posti aggiunti»): a Sanremo sì, a Venezia no.',
      'Finita la taglia, i nove seduti dicono sì: Juliet prende il posto 10.',
    ],
    [
      'Added seats',
      'At the large table the inspector may add seats, but only between two taglie and if everyone seated agrees. It holds where the house allows it (setting “added seats”): Sanremo does, Venice does not.',
      'The taglia is over and all nine say yes: Juliet takes seat 10.',
    ],
  ),
  'S.9': provision(
    'enforced',
    [
      'I minimi dell’ispettore',
      'L’ispettore fissa il banco minimo di apertura, lo cambia anche a partita iniziata, può fissare una puntata minima e può fermare il gioco; nessuno può reclamare. Il nuovo banco minimo vale dalla mano seguente, la nuova puntata minima dal colpo seguente.',
      'Il minimo sale da 10 a 20 mentre Alfa tiene il banco: Alfa continua, Bravo dovrà aprire con 20.',
    ],
    [
      'The inspector’s minimums',
      'The inspector fixes the minimum opening bank and may change it in mid-game, may fix a minimum stake, and may stop the game; nobody can claim for it. A new minimum bank holds from the next mano, a new minimum stake from the next coup.',
      'The minimum rises from 10 to 20 while Alfa holds the bank: Alfa goes on, Bravo will open with 20.',
    ],
    ['V.minimum'],
  ),
  'S.19a': provision(
    'enforced',
    [
      'Le prenotazioni',
      'Il posto si chiede all’ispettore. Se nessuno è libero, chi chiede è prenotato, nell’ordine delle richieste.',
      'I nove posti sono presi: Kilo è prenotato per primo, Lima per seconda.',
    ],
    [
      'Bookings in order',
      'A seat is asked of the inspector. If none is free, the player is booked, in the order of asking.',
      'All nine seats are taken: Kilo is booked first, Lima second.',
    ],
    ['V.book'],
  ),
  'V.called': provision(
    'enforced',
    [
      'La chiamata al posto',
      'Chi è prenotato e non è presente quando il suo posto è chiamato perde quella chiamata, che passa al seguente della lista. La chiamata dura i minuti fissati dalla casa, due se nulla è stabilito.',
      'Kilo è chiamato al posto 4 e in due minuti non viene: il posto è offerto a Lima.',
    ],
    [
      'The call to a seat',
      'A booked player who is absent when the seat is called loses that call to the next on the list. A call lasts the minutes that the house has set, two unless changed.',
      'Kilo is called to seat 4 and does not come in two minutes: the seat is offered to Lima.',
    ],
  ),
  'S.19b': provision(
    'enforced',
    [
      'Assente alla propria mano',
      'Il titolare che non c’è quando arriva la sua mano, e che nessuno sostituisce, perde il posto. Lo prende il primo prenotato, altrimenti il primo che lo chiede; chi lo ha perso va in coda alle prenotazioni.',
      'Il sabot arriva a Echo, che è uscita senza dirlo: il posto va a Kilo ed Echo è l’ultima prenotata.',
    ],
    [
      'Absent at one’s mano',
      'A holder who is absent when the mano arrives, with nobody standing in, loses the seat. It goes to the first booked player, otherwise to the first who asks; the loser goes to the end of the bookings.',
      'The sabot reaches Echo, who left without a word: the seat goes to Kilo, and Echo is booked last.',
    ],
  ),
  'S.20': provision(
    'prompted',
    [
      'Allontanarsi dal tavolo',
      'Chi deve allontanarsi lo dice al personale; l’ispettore può allora fare una mano in sua vece, e altre solo per un motivo serio. A Venezia il giocatore lo autorizza e può lasciare istruzioni, dette ad alta voce prima della mano.',
      'Foxtrot va al telefono: l’ispettore farà la sua mano con un banco di 20, come gli ha detto.',
    ],
    [
      'Stepping away',
      'A player who has to step away tells the staff; the inspector may then take one mano in the player’s place, and more only for a serious reason. At Venice the player authorises it and may leave instructions, said aloud before the mano.',
      'Foxtrot goes to the telephone: the inspector will take the mano with a bank of 20, as instructed.',
    ],
    ['V.away'],
  ),
  'S.21a': provision(
    'enforced',
    [
      'Tre colpi in vece d’altri',
      'La sostituzione dura al massimo tre colpi, parità comprese; poi la mano è passata. Il titolare continua da sé se torna in tempo: a Sanremo prima che finisca il terzo colpo, a Venezia prima che siano date le carte dell’ultimo colpo annunciato (impostazione «ritorno in tempo»).',
      'L’ispettore ha vinto due colpi per Golf, che torna durante il terzo: a Sanremo il banco resta a Golf.',
    ],
    [
      'Three coups for another',
      'Standing in lasts three coups at most, ties included; then the mano is passed. The holder carries on if back in time: at Sanremo before the third coup ends, at Venice before the cards of the last announced coup leave the sabot (setting “back in time”).',
      'The inspector has won two coups for Golf, who comes back during the third: at Sanremo the bank stays with Golf.',
    ],
  ),
  'S.21b': provision(
    'enforced',
    [
      'Nuova taglia, banco dimezzato',
      'Se comincia una nuova taglia mentre l’ispettore sostituisce, egli dimezza il banco, salvo istruzioni diverse del titolare. Può farlo solo se la mano ha già vinto un colpo, e non scende sotto il minimo.',
      'L’ispettore ha portato il banco di Golf a 80 e la taglia finisce: riparte con 40.',
    ],
    [
      'New taglia, half bank',
      'If a new taglia begins while the inspector stands in, the inspector halves the bank unless the holder has said otherwise. The mano must already have won a coup, and the bank never falls below the minimum.',
      'The inspector has brought Golf’s bank to 80 when the taglia ends: the bank starts again from 40.',
    ],
  ),
  'V.away-long': provision(
    'prompted',
    [
      'L’assenza che dura',
      'Se l’assenza continua, l’ispettore può dichiarare libero il posto. Prima avverte, poi aspetta i minuti stabiliti; l’atto resta nel registro.',
      'Hotel manca da mezz’ora: l’ispettore avverte, un quarto d’ora dopo il posto 8 è libero.',
    ],
    [
      'A long absence',
      'If the absence goes on, the inspector may declare the seat free. A warning comes first, then the minutes that the house has set; the act stays on record.',
      'Hotel has been away for half an hour: the inspector warns, and a quarter of an hour later seat 8 is free.',
    ],
  ),
  'S.22': provision(
    'enforced',
    [
      'Una persona, un posto',
      'Una persona tiene un solo posto, a un solo tavolo.',
      'India siede al tavolo 1 e chiede un posto al tavolo 2: deve prima lasciare il suo.',
    ],
    [
      'One person, one seat',
      'A person holds one seat only, at one table only.',
      'India sits at table 1 and asks for a seat at table 2: the first seat must be left before.',
    ],
    ['V.one-seat'],
  ),
  'S.23a': provision(
    'enforced',
    [
      'Un posto si usa',
      'Non ci si siede su un posto lasciato per poco, e non si tiene un posto senza prendere la mano. Al titolare presente che rifiuta il suo turno si chiede una volta sola; poi perde il posto.',
      'Bravo non vuole il banco: l’impiegato chiede, Bravo rifiuta ancora e il posto 2 è libero.',
    ],
    [
      'A seat is for playing',
      'Nobody sits on a seat left for a short time, and nobody keeps a seat without taking the mano. A holder who is present and refuses the turn is asked once; after that the seat is lost.',
      'Bravo does not want the bank: the employee asks, Bravo refuses again, and seat 2 is free.',
    ],
    ['V.no-squat'],
  ),
  'S.23b': provision(
    'recorded',
    [
      'Il segno sul posto',
      'Chi si allontana senza lasciare un segno sul posto lo perde e va in coda alle prenotazioni.',
      'Charlie esce senza lasciare nulla al posto 3: quando torna è l’ultimo dei prenotati.',
    ],
    [
      'A mark on the seat',
      'A player who leaves without a mark on the seat loses it and goes to the end of the bookings.',
      'Charlie leaves nothing on seat 3: on coming back, Charlie is the last of those booked.',
    ],
  ),
  'S.24': provision(
    'enforced',
    [
      'Il posto che si libera',
      'Durante la taglia il posto che si libera va a chi sta in piedi; alla fine va prima al seduto che aveva chiesto di spostarsi, se qualcuno non l’ha già accettato. A Venezia i seduti si risistemano sempre per primi (impostazione «posto libero»). Le richieste valgono nel loro ordine.',
      'A metà taglia si libera il 5: a Sanremo va a Kilo, in piedi; a Venezia a Delta, che voleva spostarsi.',
    ],
    [
      'A seat that falls free',
      'In mid-taglia a free seat goes to a standing player; at its end first to a seated one who had asked to move, unless somebody has already accepted it. At Venice the seated always move first (setting “free seat”). Requests count in their order.',
      'Seat 5 falls free in mid-taglia: at Sanremo Kilo, standing, has it; at Venice Delta, who wanted to move.',
    ],
    ['V.reseat'],
  ),
  'S.25a': provision(
    'enforced',
    [
      'Cambiare e anticipare',
      'Chi si sposta dove il sabot arriva prima deve salutare: lascia passare la sua prima mano, senza perdere il posto. Inoltre è ultimo tra i seduti per banco, incanti e seguiti finché il sabot non arriva al vecchio posto.',
      'Foxtrot passa dal 7 al 3 mentre il sabot è al 2: la mano del 3 va oltre, e banco lo chiamano prima gli altri.',
    ],
    [
      'Moving forward',
      'A player who moves to a seat that the sabot reaches sooner salutes: the first mano goes by, and the seat is kept. That player is also last among the seated for banco, auctions and seguiti until the sabot reaches the old seat.',
      'Foxtrot moves from 7 to 3 while the sabot is at 2: the mano skips seat 3, and the others come first for banco.',
    ],
  ),
  'S.25b': provision(
    'enforced',
    [
      'Cambiare e ritardare',
      'Chi si sposta dove il sabot arriva più tardi ha subito tutti i diritti del nuovo posto.',
      'Il sabot è al 2 e Charlie passa dal 3 al 7: non saluta e non perde alcun diritto.',
    ],
    [
      'Moving back',
      'A player who moves to a seat that the sabot reaches later has at once all the rights of the new seat.',
      'The sabot is at 2 and Charlie moves from 3 to 7: no salute is due, and no right is lost.',
    ],
  ),
  'S.25c': provision(
    'prompted',
    [
      'Scambio di posti',
      'Durante la taglia due giocatori possono scambiarsi il posto, se lo vogliono entrambi e l’ispettore acconsente. Chi viene anticipato saluta: per quella mano il suo posto conta come libero.',
      'Bravo e Golf si scambiano il 2 e il 7: Golf, ora al 2, lascia passare la prima mano.',
    ],
    [
      'Exchanging seats',
      'In mid-taglia two players may exchange seats if both want it and the inspector agrees. The one brought forward salutes: for that mano the seat counts as free.',
      'Bravo and Golf exchange seats 2 and 7: Golf, now at 2, lets the first mano go by.',
    ],
  ),
  'S.25d': provision(
    'enforced',
    [
      'Fine taglia, diritti pieni',
      'La fine della taglia rende a ogni posto tutti i suoi diritti: chi doveva salutare non deve più.',
      'Foxtrot doveva ancora salutare; la taglia finisce e alla prossima mano apre come tutti.',
    ],
    [
      'Full rights again',
      'The end of the taglia gives every seat its full rights again: a salute still owed is owed no more.',
      'Foxtrot still owed a salute; the taglia ends, and at the next mano Foxtrot opens like everybody.',
    ],
  ),
  'V.newcomer': provision(
    'enforced',
    [
      'Il nuovo arrivato',
      'Chi prende un posto libero a partita iniziata ne ha subito tutti i diritti.',
      'Kilo siede al 4 e al colpo dopo chiama banco: vale come per gli altri.',
    ],
    [
      'The newcomer',
      'A player who takes a free seat in a running game has every right of it at once.',
      'Kilo sits down at 4 and calls banco at the next coup: it counts as anybody’s.',
    ],
  ),
  'S.36': provision(
    'notice',
    [
      'Le sedie di compagnia',
      'Le sedie tra due posti sono per chi accompagna. Le concede l’ispettore, una per titolare, e può ritirarle.',
      'Un’amica siede accanto a Lima; quando serve spazio, l’ispettore riprende la sedia.',
    ],
    [
      'Chairs for company',
      'The chairs between two places are for company. The inspector grants them, one for each holder, and may withdraw them.',
      'A friend sits beside Lima; when room is needed, the inspector takes the chair back.',
    ],
  ),
} as const
