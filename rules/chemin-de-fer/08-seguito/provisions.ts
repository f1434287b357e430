import { provision } from '../../kernel/provision'

export const SEGUITO_PROVISIONS = {
  'S.87b': provision(
    'prompted',
    [
      'Il seguito all’altezza',
      'La mano passata si offre, paletta alla mano, per il banco com’è sul tavolo, ai seduti a turno dalla destra di chi ha passato; se era in piedi, dalla destra del posto in cui la mano è cominciata. Chi passa riprende le sue fiches, chi compra mette le proprie. Chi ha passato è ultimo per banco.',
      'Delta, dal 4, passa un banco di 160: la paletta va al 5, al 6 e così via.',
    ],
    [
      'The seguito at the sum',
      'A mano passed is offered, palette in hand, for the bank as it lies, to the seated in turn from the right of the banker who passed; if standing, from the right of the seat where it began. The outgoing banker takes the money, the buyer lays their own. The banker who passed is last for banco.',
      'Delta, at 4, passes a bank of 160: the palette goes to 5, 6 and so on.',
    ],
    ['S.88', 'V.paddle', 'V.nearest', 'V.nearest-standing'],
  ),
  'S.89': provision(
    'enforced',
    [
      'Fermare la paletta',
      'Il seguito si prende fermando la paletta con la parola. Chi l’ha lasciata andare può averlo dopo il giro, se nessun seduto lo ha preso, prima di chi sta in piedi.',
      'Echo lascia passare; finito il giro nessuno ha preso: Echo può prenderlo prima di Kilo, in piedi.',
    ],
    [
      'Stopping the palette',
      'The seguito is taken by stopping the palette with the word. A player who let it go by may have it after the round if no seated player took it, before the standing.',
      'Echo lets it go by; the round ends untaken: Echo may take it before Kilo, who stands.',
    ],
  ),
  'S.96': provision(
    'enforced',
    [
      'All’altezza, in piedi',
      'Dopo i seduti tocca a chi sta in piedi: al primo che parla finito il giro; le parole di prima non contano. Se parlano insieme decide l’ordine della mano, il creneau per ultimo. A Venezia questo passo non c’è (impostazione «all’altezza in piedi»).',
      'Kilo parla durante il giro, Lima appena finito: il seguito è di Lima.',
    ],
    [
      'At the sum, standing',
      'After the seated come the standing: the first to speak once the round is over; earlier words do not count. Together, the order of the mano decides, creneau last. Venice has no such step (setting “standing at the sum”).',
      'Kilo speaks during the round, Lima once it is over: the seguito is Lima’s.',
    ],
  ),
  'V.paddle-next': provision(
    'enforced',
    [
      'Dai seduti all’incanto',
      'A Venezia, se nessun seduto la vuole e nemmeno il socio uscente, anche in piedi, la mano va subito all’incanto per tutti. Dove la casa lo ammette, il socio uscente in piedi la prende come un seduto (impostazione «socio uscente»).',
      'Nessun seduto prende i 160 di Delta; li prende Kilo, socio uscente in piedi: niente incanto.',
    ],
    [
      'From seats to auction',
      'At Venice, if no seated player wants it, nor the outgoing partner even if standing, the mano goes at once to auction for all. Where the house allows it, the standing outgoing partner takes it as if seated (setting “outgoing partner”).',
      'No seated player takes Delta’s 160; Kilo, the outgoing partner, standing, does: no auction.',
    ],
  ),
  'S.97': provision(
    'prompted',
    [
      'Riprendere la propria mano',
      'Se nessuno la compra, il banchiere che ha passato dopo un colpo vinto può riprendere la mano alla sua somma, anche se l’aveva comprata. Non può chi ha passato dopo una parità al primo colpo. A Venezia la ripresa non c’è (impostazione «ripresa del banco»).',
      'Nessuno vuole i 160 di Delta: Delta dice «riprendo» e continua con 160.',
    ],
    [
      'Taking it back',
      'If nobody buys it, a banker who passed after a win may take the mano back at its sum, bought or not. A banker who passed after a first-coup tie may not. Venice has no taking back (setting “taking back”).',
      'Nobody wants Delta’s 160: Delta takes it back and goes on with 160.',
    ],
  ),
  'S.101': provision(
    'enforced',
    [
      'La mano all’incanto',
      'Il seguito non preso va all’incanto per tutti, tranne il banchiere uscente e il suo socio. Vince l’offerta più alta, seduti e in piedi alla pari. Di due offerte uguali fatte insieme vale quella del seduto, poi l’ordine della mano; altrimenti la prima annotata. Un’offerta non si ritira.',
      'Foxtrot, seduto, e Kilo, in piedi, dicono 80 insieme: è di Foxtrot.',
    ],
    [
      'The auction',
      'An untaken seguito is auctioned to all but the outgoing banker and partner. The highest bid wins, seated and standing alike. Of two equal bids at once the seated player’s counts, then the order of the mano; otherwise the first entered. No bid is withdrawn.',
      'Foxtrot, seated, and Kilo, standing, say 80 together: it is Foxtrot’s.',
    ],
    ['V.auction'],
  ),
  'S.102': provision(
    'enforced',
    [
      'Da dove parte l’incanto',
      'L’incanto parte dal minimo del tavolo e sale per multipli del minimo, senza tetto: può superare la somma passata.',
      'Minimo 10, mano passata a 160: si parte da 10 e Golf la prende a 200.',
    ],
    [
      'Bids and their steps',
      'Bids start at the table’s minimum and rise by multiples of it, with no ceiling: they may go above the sum passed.',
      'The minimum is 10 and the mano passed at 160: bids start at 10 and Golf has it for 200.',
    ],
    ['V.no-ceiling'],
  ),
  'S.99': provision(
    'enforced',
    [
      'La mano imposta',
      'Se nessuno compra, la mano spetta per obbligo al posto alla destra di quello in cui è cominciata, se vuole dal minimo. È il turno proprio di quel posto; chi rifiuta lo perde. Se tocca a chi ha appena passato, è saltato e tiene il posto.',
      'La mano era cominciata al 4 e nessuno la compra: Echo, al 5, apre con 10.',
    ],
    [
      'The imposed mano',
      'If nobody buys, the seat on the right of the one where the mano began must take it, from the minimum if wished. It is that seat’s own turn; refusing costs the seat. Falling on the banker who has just passed, the duty skips them, and they keep the seat.',
      'The mano began at 4 and nobody buys: Echo, at 5, opens with 10.',
    ],
  ),
  'S.98': provision(
    'enforced',
    [
      'Passare una mano comprata',
      'Chi compra una mano, dà il colpo e la passa conserva soltanto le chiamate di banco, al suo posto nell’ordine, finché il banchiere seguente non passa o perde a sua volta.',
      'Golf compra, vince e passa: chiama banco come prima, ma non può prendere seguiti finché tiene Hotel.',
    ],
    [
      'Passing a bought mano',
      'A player who bought a mano, gave a coup and passes keeps only banco calls, in the same place, until the next banker passes or loses in turn.',
      'Golf buys, wins and passes: banco as before, but no seguito while Hotel holds the bank.',
    ],
  ),
  'S.105': provision(
    'enforced',
    [
      'Comprata, parità, passata',
      'Una mano comprata che fa parità al primo colpo si può passare, alla somma a cui fu aggiudicata. A Sanremo dopo una seconda parità non più. Chi la passa ha solo le chiamate di banco finché il banchiere seguente non passa o perde; quello di prima riacquista i suoi diritti.',
      'Hotel compra a 90 e fa parità: il seguito si offre a 90 e Delta, che aveva passato, può di nuovo comprare.',
    ],
    [
      'Bought, tied, passed',
      'A bought mano tied at its first coup may be passed, at the sum it was awarded at. At Sanremo, no longer after a second tie. Its seller has only banco calls until the next banker passes or loses; the banker before has all rights again.',
      'Hotel buys at 90 and ties: the seguito is offered at 90, and Delta, who had passed, may buy again.',
    ],
  ),
  'S.103a': provision(
    'enforced',
    [
      'Diritti che tornano',
      'Quando la mano è passata ancora, il banchiere e il socio di prima riacquistano i loro diritti.',
      'Delta passa a Golf, Golf passa a sua volta: Delta può di nuovo prendere il seguito e offrire all’incanto.',
    ],
    [
      'Rights that return',
      'When the mano is passed once more, the banker and partner of before have their rights again.',
      'Delta passes to Golf, and Golf passes in turn: Delta may again take the seguito and bid.',
    ],
  ),
  'S.106': provision(
    'prompted',
    [
      'L’obbligo del compratore',
      'Chi compra dà il colpo o lascia il posto. Può abbandonare la mano solo se le puntate, anche se nessuna, non arrivano al doppio del minimo: il colpo non c’è stato, il posto e i diritti restano e la paletta riparte alla sua destra, alla somma pagata, e passa anche davanti al banchiere che aveva passato.',
      'Minimo 10, puntati 15: Golf abbandona e si offre da Hotel alla stessa somma.',
    ],
    [
      'The buyer’s duty',
      'A buyer gives the coup or leaves the seat. The mano may be dropped only if the stakes, none included, do not reach twice the minimum: the coup has not happened, seat and rights stay, and the palette starts again on the buyer’s right at the sum paid, and comes to the banker who had passed too.',
      'Minimum 10, staked 15: Golf drops it, and it is offered from Hotel on, at the same sum.',
    ],
  ),
  'S.95a': provision(
    'recorded',
    [
      'Niente accordi prima',
      'Prima di comprare, all’altezza o all’incanto, non ci si accorda per una società. Chi si accorda può perdere il diritto di comprare. Il programma non può vederlo: si riferisce all’ispettore, che può annullare l’acquisto prima della prima carta.',
      'Si è sentito Golf accordarsi con Hotel: l’ispettore annulla e l’incanto ricomincia.',
    ],
    [
      'No deals beforehand',
      'No partnership is agreed before buying, at the sum or by auction; players who collude may lose the right to buy. The program cannot see it: it is reported to the inspector, who may cancel the purchase before the first card.',
      'Golf was heard agreeing with Hotel: the inspector cancels, and the auction starts again.',
    ],
    ['S.104'],
  ),
} as const
