import { provision } from '../../kernel/provision'

export const ALLA_REGOLA_PROVISIONS = {
  'S.107': provision(
    'notice',
    ['', '', ''],
    ['', 'Inexpert players are welcome, are invited to play alla regola, and are then guided.', ''],
    [],
  ),
  'S.108': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'It is declared to the employee, who tells the others who plays so and when one stops; who has declared it is protected from his own errors.',
      '',
    ],
    ['V.declare-rule'],
  ),
  'S.109': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'Nobody but the employee advises. Who asks is bound to the answer; a player not alla regola who asks is alla regola for that coup, his 5 standing as punta.',
      '',
    ],
    [],
  ),
  'S.110': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Advice not followed: the coup is restored. A card a banker took against advice: void if it helps him, his if it hurts him; at Venice always void (advisedCard).',
      '',
    ],
    ['V.advised'],
  ),
  'S.111': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Errors of who plays alla regola are mended by the rule for both sides, except the basket cases; not mendable, the coup is void. Cards detached and seen serve that coup only; unseen, the next.',
      '',
    ],
    [],
  ),
} as const
