import { provision } from '../../kernel/provision'

export const COUP_PROVISIONS = {
  'S.11a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Four cards, one after the other, face down: first and third to the punta on the right, second and fourth to the bank.',
      '',
    ],
    ['V.deal'],
  ),
  'V.values': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Faces and tens count nothing, aces one, tens are dropped from the sum; the higher point wins; a tie moves no money and still counts as a coup.',
      '',
    ],
    ['V.tie'],
  ),
  'S.11b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The punta speaks first, cards covered; the employee repeats; only then does the banker lay his cards open; third cards are open; the banker names his point before the punta.',
      '',
    ],
    ['S.73', 'V.speak-first', 'V.then-banker'],
  ),
  'S.12': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      '8 or 9 in the first two cards is a natural, for either side, and bars the other from drawing.',
      '',
    ],
    [],
  ),
  'S.13': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Only "carta" and "no" count, and for a natural the number said at once and the cards shown. Signs are at the maker’s risk: an unclear word not put right in time is played as the employee repeated it.',
      '',
    ],
    ['V.words', 'V.signs'],
  ),
  'S.48': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Who is not bound to the rule, banker or solo punter, plays as he likes but never stands on baccara (0).',
      '',
    ],
    ['S.113a', 'V.free', 'V.no-baccara'],
  ),
  'S.113b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The punter con terzi plays the rule, free only on 5: never stands below it, never draws above it.',
      '',
    ],
    ['S.126a'],
  ),
  'S.113c': provision(
    'enforced',
    ['', '', ''],
    ['', 'The rule: the tables at the end of this section.', ''],
    ['V.table'],
  ),
  'S.75': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A banker with 8 or 9 who does not lay it down but offers a card has lost the natural: a three-card 8 or 9 of the punta ties or beats him.',
      '',
    ],
    ['V.gives-natural'],
  ),
  'S.76': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'The cards speak, not the banker’s words: a wrong point is put right. But naming any point other than baccara ends his right to draw.',
      '',
    ],
    [],
  ),
  'S.119': provision(
    'recorded',
    ['', '', ''],
    ['', 'The same for a solo punter who names a wrong point.', ''],
    [],
  ),
  'S.118': provision(
    'enforced',
    ['', '', ''],
    ['', 'False draws and errors of a solo punter not bound to the rule stand.', ''],
    [],
  ),
  'S.120': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A solo punter who by slip or choice does not lay down his natural loses to a banker’s natural of 8 or 9, even holding 9.',
      '',
    ],
    ['V.renounce'],
  ),
  'S.121': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'A solo punter who changes his word: before the banker has turned, the last word holds; after, the banker may give the card or not, saying so before it is drawn, and must give it to a baccara.',
      '',
    ],
    [],
  ),
  'S.122': provision(
    'recorded',
    ['', '', ''],
    ['', 'The punter with the cards uncovers none of them.', ''],
    [],
  ),
  'S.125': provision(
    'recorded',
    ['', '', ''],
    ['', 'At the end the punter names his point and spreads his cards.', ''],
    [],
  ),
  'S.27': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Claims on what was paid or collected end when the coup is exhausted: cards in the basket and all stakes paid or taken.',
      '',
    ],
    [],
  ),
} as const
