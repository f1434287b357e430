import { provision } from '../../kernel/provision'

export const SEGUITO_PROVISIONS = {
  'S.87b': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'A passed mano is offered at its sum, palette in hand, to each seated player in turn, starting on the right of the banker who passed; if he was standing, on the right of the seat where the mano began. The banker who passed is last for banco.',
      '',
    ],
    ['S.88', 'V.paddle', 'V.nearest', 'V.nearest-standing'],
  ),
  'S.89': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'It is taken by stopping the palette with the word. Who let it go by may have it after the round if no seated player took it, before the standing.',
      '',
    ],
    [],
  ),
  'S.96': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Then the standing: the first to speak once the round is over (earlier words do not count); together, in the order of the mano, creneau last (altezzaStanding: not at Venice).',
      '',
    ],
    [],
  ),
  'V.paddle-next': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Venice: nobody seated wanting it, nor the outgoing socio even if standing, it goes to auction for all.',
      '',
    ],
    [],
  ),
  'S.97': provision(
    'prompted',
    ['', '', ''],
    ['', 'Untaken, the banker who passed may take it back at its sum (altezzaOutgoing).', ''],
    [],
  ),
  'S.101': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Still untaken, it is auctioned to all but the outgoing banker and socio; highest bid wins, seated and standing alike; two equal at once: the seated first, then the order of the mano.',
      '',
    ],
    ['V.auction'],
  ),
  'S.102': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Bids start at the table’s minimum, rise by multiples of it, and have no ceiling: they may go above the sum passed.',
      '',
    ],
    ['V.no-ceiling'],
  ),
  'S.99': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Nobody buying: the seat on the right of the one where the mano began must take it, from the minimum if he likes; refusing costs him the seat.',
      '',
    ],
    [],
  ),
  'S.98': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Who bought a mano, gave a coup and passes keeps only his banco calls until the next banker passes in his turn.',
      '',
    ],
    [],
  ),
  'S.105': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A bought mano tied at the first coup may be passed, at the sum it was awarded at; its seller keeps only his banco calls until the next banker passes, and the banker before him has his rights again.',
      '',
    ],
    [],
  ),
  'S.103a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'When the mano is passed once more, the banker and socio of before have their rights again.',
      '',
    ],
    [],
  ),
  'S.106': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'The buyer must give the coup or leave his seat; he may drop the mano only if the stakes do not reach twice the minimum: the coup has not happened and the palette starts again on his right.',
      '',
    ],
    [],
  ),
  'S.95a': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'No partnership agreed before buying, at the sum or by auction; who colludes may lose the right to buy.',
      '',
    ],
    ['S.104'],
  ),
} as const
