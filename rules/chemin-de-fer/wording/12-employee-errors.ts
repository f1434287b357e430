import { provision } from '../../kernel/provision'

export const EMPLOYEE_ERRORS_PROVISIONS = {
  'S.131a': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'His cards in the basket before the point is clear: void, unless it is the first coup of the taglia (cards taken back out).',
      '',
    ],
    [],
  ),
  'S.132': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Passing the punta’s cards he exposes them: the game closes at once, no stake moves, a called banco is given and must be played by the rule, punta’s 5 standing, a banker’s 5 drawing, free cells forced; void if nothing was staked or called.',
      '',
    ],
    ['V.exposed'],
  ),
  'S.133': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'The same at any later point before the banker has spoken: the rule, free cells forced.',
      '',
    ],
    [],
  ),
  'S.134': provision(
    'recorded',
    ['', '', ''],
    ['', 'He muddles the cards beyond certain repair: void.', ''],
    [],
  ),
  'S.135': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He gives the mano out of turn: before the coup begins, or after a tie at its first coup, the sabot goes to its owner; otherwise the mano goes on.',
      '',
    ],
    [],
  ),
  'S.136a': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'At a table coup he gives the cards to who has not the highest stake: unseen, they go where due; seen, the rule is played and nobody changes stake or word.',
      '',
    ],
    [],
  ),
  'S.136b': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He denies the cards to a rightful banco or con il tavolo: that player’s stake is null unless it lay properly on the table.',
      '',
    ],
    [],
  ),
  'S.137a': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He repeats the wrong word: the coup is restored and played by the rule (Venice: free cells drawn, surplus cards void).',
      '',
    ],
    ['V.misheard'],
  ),
  'S.137b': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He said "carta" for a "no" and a card is out: it is the banker’s if he has less than 6, a second one is void; with 6 or 7 they are all void.',
      '',
    ],
    [],
  ),
  'S.137c': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'A punta on 5 may put the wrong word right until the banker turns; after that the employee’s first word holds.',
      '',
    ],
    [],
  ),
} as const
