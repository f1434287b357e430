import { provision } from '../../kernel/provision'

/** The club's own rows: chips, count and tableau, as at its other games. */
export const CLUB_PROVISIONS = {
  'C.1': provision(
    'enforced',
    [
      'Le casse',
      'La segreteria consegna le casse; le fiches di un giocatore sono un conto solo, a ogni tavolo della serata.',
      'Alfa riceve 100 fiches, ne mette 40 a banco al tavolo 1 e ne punta 10 al tavolo 2: gliene restano 50.',
    ],
    [
      'The casse',
      'The desk hands out casse; a player’s chips are one account at every table of the evening.',
      'Alfa receives 100 chips, puts 40 on the bank at table 1 and stakes 10 at table 2: 50 remain.',
    ],
  ),
  'C.2': provision(
    'enforced',
    [
      'La conta finale',
      'A fine serata le fiches di ciascuno sono contate una a una; accanto sta la somma che il registro attende.',
      'Alfa ne conta 72, il registro ne attende 70: la differenza entra nel divario della serata.',
    ],
    [
      'The closing count',
      'At the end everybody’s chips are counted one by one; the sum that the book expects is shown beside.',
      'Alfa counts 72, the book expects 70: the difference goes into the evening’s gap.',
    ],
  ),
  'C.3': provision(
    'enforced',
    [
      'Un solo tableau',
      'Un solo tableau salda la serata: supero e ammanco si dividono in proporzione, la cagnotte spetta al Circolo.',
      'Con un ammanco di 3, chi ha vinto 20 ne cede 2 e chi ha vinto 10 ne cede 1.',
    ],
    [
      'One tableau',
      'One tableau settles the evening: a supero or ammanco is shared in proportion, the tax falls to the club.',
      'With an ammanco of 3, a winner of 20 gives 2 and a winner of 10 gives 1.',
    ],
  ),
  'C.4': provision(
    'enforced',
    [
      'I tre livelli',
      'Un tavolo si tiene a uno di tre livelli, che si cambiano tra due colpi: solo il registro, il risultato, ogni mossa.',
      'Il gioco si fa veloce: l’impiegato passa al livello 2.',
    ],
    [
      'Three levels',
      'A table is kept at one of three levels, changed between two coups: the book only, the result, each move.',
      'Play becomes fast: the employee changes to level 2.',
    ],
  ),
  'C.5': provision(
    'enforced',
    [
      'I ripensamenti',
      'Ogni annotazione si può disfare finché non sono date le carte del colpo seguente; dopo, si cambia solo con una correzione.',
      'L’impiegato segna vincente il banco per sbaglio: disfa, e segna la punta.',
    ],
    [
      'Taking back',
      'Any entry may be undone until the cards of the next coup are dealt; afterwards only a correction changes it.',
      'The employee enters the bank as the winner by mistake: the entry is undone, and the punta is entered.',
    ],
  ),
} as const
