import { provision } from '../../kernel/provision'

export const BANK_PROVISIONS = {
  'S.14': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The banker keeps the sabot while he wins or ties; his first lost coup sends it to the next seat on the right.',
      '',
    ],
    ['V.passes', 'V.mano'],
  ),
  'S.17a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The bank is announced at every coup and lies there in money or chips, like every stake; the employee has it covered before the deal and answers for nothing that a banker left uncovered.',
      '',
    ],
    ['V.announce'],
  ),
  'S.17b': provision(
    'recorded',
    ['', '', ''],
    ['', 'The employee turns banknotes into chips.', ''],
    [],
  ),
  'S.17c': provision(
    'notice',
    ['', '', ''],
    [
      '',
      'Who asks for another player’s banknotes in payment or change cannot complain of false ones.',
      '',
    ],
    [],
  ),
  'S.56a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A banker without socio may add to his bank at any time and never take from it, but for the cases below.',
      '',
    ],
    ['V.raise-bank'],
  ),
  'S.56b': provision(
    'enforced',
    ['', '', ''],
    ['', 'Between two taglie, having won at least one coup, he may halve it.', ''],
    [],
  ),
  'S.56c': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A banker in his own (unbought) mano who opened above the minimum may come down, to the minimum at most, after each tie while he has not won a coup.',
      '',
    ],
    [],
  ),
  'V.lower-bank': provision(
    'enforced',
    ['', '', ''],
    ['', 'Venice: lowering only before the first coup of the mano is over (lowerBank).', ''],
    [],
  ),
  'S.87a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The mano may be passed after one or more coups won; at Venice at any time (passWhen).',
      '',
    ],
    ['V.pass-any'],
  ),
  'S.71a': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      '"Tout va" binds the banker to the coup whatever is staked; the employee closes, announces the sum and has it covered; refusing costs the seat, which stays empty for that mano.',
      '',
    ],
    [],
  ),
  'S.71b': provision(
    'enforced',
    ['', '', ''],
    ['', 'One tout va does not bind the next coup; two in a row bind the rest of the mano.', ''],
    [],
  ),
  'S.71c': provision(
    'enforced',
    ['', '', ''],
    ['', 'After it the bank is twice the sum won less the tax.', ''],
    [],
  ),
  'S.72': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      '"I see the stakes": having seen them he may refuse the coup. The inspector then either auctions the bank from the minimum, the banker keeping his seat but neither bidding nor joining the buyer, or makes him play it with at least twice the minimum, on pain of the seat.',
      '',
    ],
    [],
  ),
} as const
