import { provision } from '../../kernel/provision'

export const BETS_PROVISIONS = {
  'S.15': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A stake is one person’s, in money or the house’s chips, no foreign currency and nothing on trust, laid before his own place beyond the line while the game is open.',
      '',
    ],
    ['V.individual', 'V.no-word', 'V.on-table'],
  ),
  'S.16': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'On the line it plays half, or the part he declares and the employee repeats, changing the piece if in doubt; beyond the line all of it; within the line nothing.',
      '',
    ],
    ['V.line'],
  ),
  'S.10b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Only the employee closes, leaving time enough; the banker may ask him to. After the closing nothing is laid, raised, lowered or withdrawn, and late money is pushed back.',
      '',
    ],
    ['V.close', 'V.late-bets'],
  ),
  'S.55': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'After the closing the banker may still let stakes in (at Venice, let any be changed): then every punter may change or withdraw his. What goes over the bank he may accept by adding the difference before the deal.',
      '',
    ],
    ['V.after-close'],
  ),
  'S.114a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Standing players are those without a numbered seat, and seated ones who play as such; their stakes are worth those of the seated.',
      '',
    ],
    ['V.standing-may'],
  ),
  'S.114b': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A standing player stakes before himself and does not follow the mano round: who does is collected first and paid last.',
      '',
    ],
    ['V.standing-front'],
  ),
  'S.26': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Bank announced wrongly: the chips plainly laid count, not the words; in a suivi the right figure is rebuilt by arithmetic. The banker watches his own game and speaks in time.',
      '',
    ],
    [],
  ),
  'S.38a': provision(
    'recorded',
    ['', '', ''],
    ['', 'No stake is taken and no play made away from the table.', ''],
    [],
  ),
} as const
