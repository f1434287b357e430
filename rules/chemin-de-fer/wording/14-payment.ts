import { provision } from '../../kernel/provision'

export const PAYMENT_PROVISIONS = {
  'S.18a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Stakes are collected and paid in the order of the mano: from the right of the seat where it began, seated and standing alike by their place.',
      '',
    ],
    ['S.114c', 'V.pay-order'],
  ),
  'S.18b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Last come the stakes between that seat and the next on its right, from the banker’s side onwards, even when the mano has been sold to another.',
      '',
    ],
    ['V.creneau', 'V.creneau-origin'],
  ),
} as const
