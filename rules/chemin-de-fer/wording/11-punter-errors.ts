import { provision } from '../../kernel/provision'

export const PUNTER_ERRORS_PROVISIONS = {
  'S.126b': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A false draw or false stand con terzi is always restored by the rule, the banker’s free cells forced; cards detached by error serve the next coup unseen, are void seen.',
      '',
    ],
    ['V.third-party-errors'],
  ),
  'S.127': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'The punter con terzi says his point or turns his cards before the draws, or turns and hides them again: he turns them back, both sides play the rule, his 5 stands, a banker’s 5 draws, free cells forced.',
      '',
    ],
    ['S.128'],
  ),
  'S.129': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'The punter con terzi changes his word: the last one holds while the banker has not turned; after that both play the rule, his 5 stands, free cells forced.',
      '',
    ],
    [],
  ),
  'S.130': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Any punter who, having drawn or stood, names his point or uncovers before the banker has spoken leaves the banker free to choose. He owes nothing, but gets no cards con terzi again.',
      '',
    ],
    [],
  ),
  'S.123': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A solo punter who puts cards into the basket too soon loses, unless it is the first coup of the taglia (cards taken back out) or the banker has baccara (tie).',
      '',
    ],
    [],
  ),
  'S.131b': provision(
    'recorded',
    ['', '', ''],
    ['', 'The same by a punter con terzi: the coup is void and he may be sent out.', ''],
    [],
  ),
  'S.124': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'The third card stays open. A solo who turns it over shows all three, and the banker with 3 to 6 does as he likes; con terzi the inspector may void the coup and remove him.',
      '',
    ],
    [],
  ),
} as const
