import { provision } from '../../kernel/provision'

export const TAX_BOX_PROVISIONS = {
  'V.box': provision(
    'recorded',
    [
      'La cassetta della cagnotte',
      'A ogni tavolo una cassetta chiusa riceve la cagnotte e nient’altro; ha numero e sigillo.',
      'Al tavolo 1 la cassetta 7, sigillo 118.',
    ],
    [
      'The box of the tax',
      'One locked box at each table takes the tax and nothing else; it has a number and a seal.',
      'At table 1 box 7, seal 118.',
    ],
  ),
  'V.box-expected': provision(
    'enforced',
    [
      'La somma attesa',
      'Nella cassetta deve esserci la somma delle cagnotte dei colpi della giornata.',
      'Colpi con cagnotte di 4, 7 e 2: attesi 13.',
    ],
    [
      'The expected sum',
      'In the box there should be the sum of the taxes of the day’s coups.',
      'Coups with taxes of 4, 7 and 2: 13 expected.',
    ],
  ),
  'V.box-escort': provision(
    'prompted',
    [
      'La scorta',
      'Chiusa e sigillata, la cassetta va in sala conta scortata dal commissario; le ore sono scritte.',
      'Sigillata alle 3.05, in sala conta alle 3.12.',
    ],
    [
      'The escort',
      'Closed and sealed, the box goes to the count room under the inspector’s escort; the hours are written.',
      'Sealed at 3.05, in the count room at 3.12.',
    ],
  ),
  'V.box-count': provision(
    'prompted',
    [
      'La conta',
      'La si conta per taglio, in due: una persona conta, l’altra conferma. Accanto sta la somma attesa; vale la conta, la differenza ha un conto suo.',
      'Contati 12, attesi 13: la resa è 12.',
    ],
    [
      'The count',
      'It is counted by denomination, by two: one counts, the other confirms. The expected sum stands beside; the count is the yield, the difference has its own account.',
      '12 counted, 13 expected: the yield is 12.',
    ],
  ),
} as const
