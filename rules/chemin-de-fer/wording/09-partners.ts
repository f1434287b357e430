import { provision } from '../../kernel/provision'

export const PARTNERS_PROVISIONS = {
  'S.77a': provision(
    'enforced',
    ['', '', ''],
    ['', 'The banker deals for himself and gives away no part of his bank.', ''],
    [],
  ),
  'S.77b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'He may at any time take one socio, who doubles the bank; a bank begun in partnership is at least twice the minimum.',
      '',
    ],
    ['S.80', 'V.socio'],
  ),
  'S.78': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The socio gives no advice, cannot withdraw, and bears the banker’s errors and false draws.',
      '',
    ],
    [],
  ),
  'S.79': provision(
    'prompted',
    ['', '', ''],
    ['', 'With a socio the bank grows only with his consent.', ''],
    [],
  ),
  'S.81': provision(
    'enforced',
    ['', '', ''],
    ['', 'A banco caller who has seen even one card takes no partner; the employee stops him.', ''],
    [],
  ),
  'S.82': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'No partnership with fewer than six seated (socioMinSeated); the inspector may refuse partnerships for want of play and stop a player from joining mano after mano.',
      '',
    ],
    [],
  ),
  'S.83': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The socio may stake against the bank, but takes no cards con terzi and calls no banco once a card is out.',
      '',
    ],
    [],
  ),
  'S.84': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The mano passed, its socio may take it at the sum in his turn; he and the banker stay out of the auction of their own bank until the new banker passes.',
      '',
    ],
    [],
  ),
  'S.85': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Once bought, and with nothing agreed before, the buyer may take a partner who offers himself: anyone, the outgoing socio too; the outgoing banker only by doubling the sum.',
      '',
    ],
    ['S.86', 'S.95b', 'S.103b'],
  ),
} as const
