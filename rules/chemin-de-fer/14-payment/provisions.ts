import { provision } from '../../kernel/provision'

export const PAYMENT_PROVISIONS = {
  'S.18a': provision(
    'enforced',
    [
      'L’ordine dei pagamenti',
      'Le puntate si riscuotono e si pagano nell’ordine della mano: dalla destra del posto in cui è cominciata, seduti e in piedi insieme, ciascuno al suo luogo.',
      'La mano è cominciata al 4: si paga il 5, poi chi sta in piedi tra 5 e 6, poi il 6.',
    ],
    [
      'The order of payment',
      'Stakes are collected and paid in the order of the mano: from the right of the seat where it began, seated and standing alike by their place.',
      'The mano began at 4: seat 5 is paid, then a player standing between 5 and 6, then seat 6.',
    ],
    ['S.114c', 'V.pay-order'],
  ),
  'S.18b': provision(
    'enforced',
    [
      'Il creneau',
      'Per ultime vengono le puntate nel creneau, tra quel posto e il seguente a destra, cominciando dal lato del banchiere come li vede l’impiegato, anche se la mano è stata venduta ad altri.',
      'La mano è cominciata al 4 e l’ha comprata Golf: Kilo, in piedi tra 4 e 5, è pagato per ultimo.',
    ],
    [
      'The creneau',
      'Last come the stakes in the creneau, between that seat and the next on its right, from the banker’s side onwards as the employee sees them, even when the mano has been sold to another.',
      'The mano began at 4 and Golf bought it: Kilo, standing between 4 and 5, is paid last.',
    ],
    ['V.creneau', 'V.creneau-origin'],
  ),
} as const
