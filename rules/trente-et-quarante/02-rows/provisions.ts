import { provision } from '../../kernel/provision'

export const ROWS_PROVISIONS = {
  'T.2.1': provision(
    'enforced',
    [
      'Le quattro combinazioni',
      'Si punta su rosso o nero, su colore o inverso; i limiti del tavolo valgono per persona e combinazione.',
      'Delta punta 20 sul nero e 10 sull’inverso.',
    ],
    [
      'The four chances',
      'Stakes go on rosso or nero, on colore or inverso; the table’s limits hold for each person and chance.',
      'Delta stakes 20 on nero and 10 on inverso.',
    ],
  ),
  'T.2.2': provision(
    'enforced',
    [
      'La vincita',
      'Una combinazione favorevole vince quanto la puntata.',
      '20 sul nero vincono 20.',
    ],
    ['The winnings', 'A favourable chance wins as much as the stake.', '20 on nero win 20.'],
  ),
  'T.3.1': provision(
    'enforced',
    [
      'Le due file',
      'Si danno due file, una dopo l’altra: la prima è del nero, la seconda del rosso.',
      'La carta che segue un nero di 34 è la prima del rosso.',
    ],
    [
      'The two rows',
      'Two rows are dealt one after the other: the first is nero’s, the second rosso’s.',
      'The card after a nero of 34 is the first of rosso.',
    ],
  ),
  'T.3.2': provision(
    'enforced',
    [
      'Il valore delle carte',
      'Le figure valgono dieci, l’asso uno, le altre carte il loro numero.',
      'Re, asso e sette fanno 18.',
    ],
    [
      'Worth of the cards',
      'Figures count ten, an ace one, other cards their number.',
      'A king, an ace and a seven make 18.',
    ],
  ),
  'T.3.3': provision(
    'enforced',
    [
      'La fine di una fila',
      'Una fila finisce con la carta che le fa passare 30: sta fra 31 e 40.',
      'Da 29 un tre porta a 32 e la fila è finita.',
    ],
    [
      'The end of a row',
      'A row ends with the card that takes it past 30: it lies between 31 and 40.',
      'From 29 a three makes 32, and the row is whole.',
    ],
  ),
  'T.3.4': provision(
    'enforced',
    ['La fila che vince', 'Vince la fila con meno punti.', 'Nero 33, rosso 36: vince il nero.'],
    ['The winning row', 'The row with fewer points wins.', 'Nero 33, rosso 36: nero wins.'],
  ),
  'T.4': provision(
    'enforced',
    [
      'Colore e inverso',
      'Vince colore se la prima carta della prima fila è del colore che vince; altrimenti inverso.',
      'La prima carta è rossa e vince il nero: vince inverso.',
    ],
    [
      'Colore and inverso',
      'Colore wins when the very first card has the winning row’s colour; otherwise inverso wins.',
      'The first card is red and nero wins: inverso wins.',
    ],
  ),
} as const
