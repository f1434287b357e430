import { provision } from '../../kernel/provision'

/** The club's own rows: chips, count and tableau, as at its other games. */
export const CLUB_PROVISIONS = {
  'C.1': provision(
    'enforced',
    [
      'Casse',
      'La segreteria consegna le casse; le fiches di un socio sono un conto solo, a ogni tavolo della serata.',
      'Alfa riceve 100 fiches, ne mette 40 a banco al tavolo 1 e ne punta 10 al tavolo 2: davanti a sé ne ha 50.',
    ],
    [
      'Casse',
      'The desk hands out casse; a member’s chips are one account at every table of the evening.',
      'Alfa receives 100 chips, puts 40 on the bank at table 1 and stakes 10 at table 2: 50 remain.',
    ],
  ),
  'C.2': provision(
    'enforced',
    [
      'Il conteggio',
      'A fine serata le fiches di ciascuno sono contate una a una; ciò che il registro attende è detto accanto.',
      'Alfa ne conta 72, il registro ne attende 70: la differenza entra nello squilibrio.',
    ],
    [
      'The count',
      'At the end everybody’s chips are counted one by one; the sum that the book expects is shown beside.',
      'Alfa counts 72, the book expects 70: the difference goes into the imbalance.',
    ],
  ),
  'C.3': provision(
    'enforced',
    [
      'Il tableau',
      'Un solo tableau salda la serata: supero e ammanco si dividono in proporzione, la cagnotte spetta al Circolo.',
      'Con un ammanco di 3, chi ha vinto 20 ne cede 2 e chi ha vinto 10 ne cede 1.',
    ],
    [
      'The tableau',
      'One tableau settles the evening: a supero or ammanco is shared in proportion, the tax falls to the club.',
      'With an ammanco of 3, a winner of 20 gives 2 and a winner of 10 gives 1.',
    ],
  ),
  'C.4': provision(
    'enforced',
    [
      'I livelli',
      'Un tavolo si tiene a uno di tre livelli, che si cambiano tra due colpi: solo il registro, il risultato, ogni mossa.',
      'Il capo partita passa al livello 2 quando il gioco si fa veloce.',
    ],
    [
      'Levels',
      'A table is kept at one of three levels, changed between two coups: the book only, the result, each move.',
      'The table’s leader changes to level 2 when play becomes fast.',
    ],
  ),
  'C.5': provision(
    'enforced',
    [
      'Ripensamenti',
      'Ogni annotazione si può disfare fino alla distribuzione del colpo seguente; dopo, solo con una correzione.',
      'Il capo partita segna vincente il banco per sbaglio: disfa, e segna la punta.',
    ],
    [
      'Taking back',
      'Any entry may be undone until the cards of the next coup are dealt; afterwards only a correction changes it.',
      'The leader enters the bank as the winner by mistake: he undoes it and enters the punta.',
    ],
  ),
} as const
