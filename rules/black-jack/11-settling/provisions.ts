import { provision } from '../../kernel/provision'

export const SETTLING_PROVISIONS = {
  'B.13.4': provision(
    'enforced',
    [
      'Il black jack del banco',
      'Il black jack del banco ritira ogni puntata, raddoppi e divisioni interi; pareggiano solo i black jack e vincono le assicurazioni.',
      'Un 21 di tre carte perde contro asso e re.',
    ],
    [
      'The banco’s black jack',
      'It collects every puntata, doubled and split ones whole; only black jacks tie and insurance wins.',
      'A 21 of three cards loses against ace and king.',
    ],
  ),
  'B1.bank.2': provision(
    'notice',
    [
      'Il 21 della descrizione',
      'La descrizione risparmierebbe ogni 21 contro il black jack del banco: prevale il regolamento.',
      'Charlie ha 21 di tre carte e perde.',
    ],
    [
      'The description’s 21',
      'The description would spare any 21 against the banco’s black jack: the regulation prevails.',
      'Charlie has a 21 of three cards and loses.',
    ],
  ),
  'B.13.5': provision(
    'enforced',
    [
      'Il pareggio',
      'A punto uguale la puntata non è pagata né ritirata.',
      '19 contro 19: la puntata resta.',
    ],
    [
      'A tie',
      'With equal points the puntata is neither paid nor collected.',
      '19 against 19: the puntata stays.',
    ],
  ),
  'B.13.6': provision(
    'enforced',
    [
      'Il punto inferiore',
      'Il punto inferiore a quello del banco perde.',
      '18 contro 19: la puntata è ritirata.',
    ],
    ['A lower point', 'A lower point is collected.', '18 against 19: the puntata is collected.'],
  ),
  'B.13.7': provision(
    'enforced',
    [
      'Il punto superiore',
      'Il punto superiore è pagato alla pari.',
      '20 contro 19 con 30: 30 di vincita.',
    ],
    ['A higher point', 'A higher point is paid at par.', '20 against 19 with 30: it wins 30.'],
  ),
  'B.13.8': provision(
    'enforced',
    [
      'Il black jack in attesa',
      'Il black jack che ha dovuto attendere è pagato tre a due, anche contro un 21 del banco di più carte.',
      'Il banco fa 21 in tre carte: il black jack vince.',
    ],
    [
      'The black jack that waited',
      'A black jack that had to wait is paid three to two, over any other 21 of the banco’s.',
      'The banco makes 21 with three cards: the black jack wins.',
    ],
  ),
  'B.13.9': provision(
    'enforced',
    [
      'Il banco sballa',
      'Se il banco passa 21 si paga tutto ciò che è ancora in gioco.',
      'Il banco fa 25: pagano tutte le caselle.',
    ],
    [
      'The banco passes 21',
      'When the banco passes 21, all that is still in play is paid.',
      'The banco makes 25: all caselle are paid.',
    ],
  ),
  'B.28.1': provision(
    'enforced',
    [
      'L’ordine delle caselle',
      'Si ritira e si paga da destra a sinistra del dealer, una casella per volta.',
      'Prima la casella 6, poi la 2.',
    ],
    [
      'The order of the caselle',
      'Collecting and paying run from the dealer’s right to the left, one casella finished before the next.',
      'Casella 6 first, then 2.',
    ],
  ),
  'B.28.2': provision(
    'enforced',
    [
      'L’ordine nella casella',
      'Nella casella si comincia dalla puntata più esterna, aprendo prima le masse.',
      'Prima i 10 di Golf, più esterni, poi i 20 di Hotel.',
    ],
    [
      'The order within',
      'Within a casella from the outermost puntata, piles opened first.',
      'First Golf’s outer 10, then Hotel’s 20.',
    ],
  ),
  'B.29': provision(
    'enforced',
    [
      'Il colpo esaurito',
      'Esaurito il colpo non si ammettono reclami.',
      'Tolte le carte, il reclamo di Delta non si accoglie.',
    ],
    [
      'The colpo esaurito',
      'No claim is heard once the colpo is esaurito.',
      'With the cards gone, Delta’s claim is not heard.',
    ],
  ),
  'B.37.1': provision(
    'recorded',
    [
      'Vincite abbandonate',
      'Le vincite che il capo tavolo ritiene abbandonate si ritirano.',
      'Echo è uscito lasciando 40: si mettono da parte.',
    ],
    [
      'Abandoned winnings',
      'Winnings that the head of the table holds abandoned are taken in.',
      'Echo left 40 behind: they are set aside.',
    ],
  ),
  'B.37.2': provision(
    'enforced',
    [
      'Non richieste',
      'Se non richieste vanno nella dotazione, dopo la registrazione del capo tavolo e del controllore.',
      'A fine giornata firmano in due e i 40 vanno nella dotazione.',
    ],
    [
      'Not claimed',
      'Not claimed, they go into the float, after the head of the table and the controller have both registered them.',
      'At the end of the day both sign and the 40 go into the float.',
    ],
  ),
} as const
