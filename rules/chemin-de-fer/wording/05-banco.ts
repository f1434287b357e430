import { provision } from '../../kernel/provision'

export const BANCO_PROVISIONS = {
  'S.42a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Banco, and banco con il tavolo, are called by the word and by laying the sum in time beyond the line; other ways count for nothing in a dispute.',
      '',
    ],
    [],
  ),
  'S.42b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Banco solo is the first caller’s to the right of the mano’s seat among the seated; if none of them calls, the same among the standing, creneau last.',
      '',
    ],
    ['V.banco-order', 'V.banco-near', 'V.banco-standing'],
  ),
  'S.43a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Banco solo, even of a standing player, comes before banco in company or with others’ money. Solo is who calls without anybody’s help.',
      '',
    ],
    ['V.solo-first', 'V.solo'],
  ),
  'S.43b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Having called solo while others called too, he may not ask for others’ stakes, even if the banco is his (except S.100).',
      '',
    ],
    [],
  ),
  'S.44': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Offers that come to a solo unasked leave him solo: the whole bank is on him, he owes the offerers nothing for errors and false draws, and nothing is restored for them.',
      '',
    ],
    [],
  ),
  'S.45': provision(
    'enforced',
    ['', '', ''],
    ['', 'Accepted offers are at most half the bank; none once the caller has seen a card.', ''],
    [],
  ),
  'S.46': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Calling banco over stakes already laid and "respecting" them makes him a punter con terzi: no false draws; if made, the coup is restored by the rule for both sides.',
      '',
    ],
    [],
  ),
  'S.47': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'With no banco solo, who stakes half the bank has a right to the cards; asked for as such it is banco con il tavolo, given in the same order as banco solo.',
      '',
    ],
    ['V.half'],
  ),
  'S.49': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'First right to con il tavolo: who alone lost the bank in the coup before, or was then the only punter.',
      '',
    ],
    [],
  ),
  'S.50': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Who lost a con il tavolo has the first right to banco solo, if he asks, at the next coup; at Venice at all the following coups of the mano until he gives it up, and never the suivi (tableLoserKeeps).',
      '',
    ],
    ['V.table-then-solo'],
  ),
  'S.52': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Anybody may play "the difference" or "complete"; a seated completer has the cards only with the highest stake or as the only seated punter.',
      '',
    ],
    [],
  ),
  'S.53': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A con il tavolo caller may add the difference or more; that is outside his committed half and plays in the order of the mano.',
      '',
    ],
    [],
  ),
  'S.90a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Who has had the banco may have the next one by saying "suivi" before the cards are given to another; also who was the only punter, for any sum.',
      '',
    ],
    ['V.suivi', 'V.sole-suivi'],
  ),
  'S.90b': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'Said late, with the cards regularly passed and touched by another, it is granted only if they are unseen and that other consents.',
      '',
    ],
    [],
  ),
  'S.91': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'If by the employee’s error another got the suivi’s cards, they come back even if touched, unless the point was seen; then the suivi holder cannot protest.',
      '',
    ],
    [],
  ),
  'S.92': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'The banker having added to the bank, the suivi holder chooses: twice what he lost, or the whole. In the first case the table may cover the rest, the cards are his even with the smaller stake, and the punta plays the rule with 5 free.',
      '',
    ],
    [],
  ),
  'S.93': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'Game closed and the bank not fully covered: the banker may grant a banco solo or suivi.',
      '',
    ],
    [],
  ),
  'S.94': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A suivi let go can be taken up again after each tie, as long as the banker has won no coup since.',
      '',
    ],
    ['V.suivi-tie'],
  ),
  'V.suivi-all': provision(
    'enforced',
    ['', '', ''],
    ['', 'Kept call by call through the mano until given up.', ''],
    [],
  ),
  'S.100': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'A suivi caller may take in the doubled stake of who lost beside him, and so on at each following bank.',
      '',
    ],
    [],
  ),
} as const
