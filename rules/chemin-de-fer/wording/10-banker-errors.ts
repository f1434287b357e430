import { provision } from '../../kernel/provision'

export const BANKER_ERRORS_PROVISIONS = {
  'S.54': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'A card detached before the closing binds him to the coup up to his bank; refusing he leaves the seat, or with the inspector’s leave passes the mano, and the cards serve the next coup. Venice frees a banker who plays alla regola.',
      '',
    ],
    ['V.drawn-must-give'],
  ),
  'S.57': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'He looked at his cards before the stakes were in: a solo caller who has not taken up his cards may refuse; several may each withdraw or reduce. Then "who stakes accepts": the coup is played if the minimum is left, else void.',
      '',
    ],
    [],
  ),
  'S.58': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'If instead the punter asks him whether he gives a card, or has touched his own, he is bound; nobody else may change.',
      '',
    ],
    ['V.touched'],
  ),
  'S.59': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'He lays down or uncovers cards too soon: all may withdraw, unless the punter has touched a card of his, which then counts as seen.',
      '',
    ],
    [],
  ),
  'S.60': provision(
    'recorded',
    ['', '', ''],
    ['', 'Dealing, he turns one card of the punta: he uncovers one of his own; stakes stay.', ''],
    [],
  ),
  'S.61a': provision(
    'prompted',
    ['', '', ''],
    ['', 'He exposes the punta’s cards, nothing staked: all in turn may stake or call banco.', ''],
    [],
  ),
  'S.61b': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'The same, stakes down, game open: they stand and the difference may be added, first by who lost the bank or the con il tavolo before, then in the order of the mano.',
      '',
    ],
    [],
  ),
  'S.61c': provision(
    'prompted',
    ['', '', ''],
    ['', 'The same, game closed: each may keep or withdraw; nothing new.', ''],
    [],
  ),
  'S.61d': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'The same, banco called: the game is closed at the error, the caller has the coup and may refuse it.',
      '',
    ],
    [],
  ),
  'S.61e': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'In all four "who stakes accepts"; below the minimum the coup is void. The banker plays the rule, third card open, no draw on the free cells; the punta is free on 5 and speaks before the banker uncovers; against a standing 5 a banker’s 5 draws.',
      '',
    ],
    [],
  ),
  'S.62': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He puts cards into the basket before the point is settled: he loses, also alla regola, unless the other side has baccara (tie) or it is the first coup of the taglia (cards taken back out).',
      '',
    ],
    [],
  ),
  'S.63': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Dealing, he drops one or both of the punta’s cards into the basket: the deal is completed, the punta counts as a natural 9, he ties only with a natural 9; if the game was open, as S.61b. Also alla regola.',
      '',
    ],
    [],
  ),
  'S.64': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He drops the punta’s third card into the basket: the punta has 9; he may draw with less than 7. Also alla regola.',
      '',
    ],
    [],
  ),
  'S.65': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'He mixes up the order of the deal: put right while unseen and the employee saw it, stakes free to change, "who stakes accepts", void below the minimum or if disputed; once the coup is over nothing can be claimed, whoever agrees.',
      '',
    ],
    [],
  ),
  'S.66': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Too many first cards to the punta: its point is the best that any two of them make, a natural included; the banker counts as baccara, drawing if he still may.',
      '',
    ],
    [],
  ),
  'S.67': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Too many to himself: baccara whatever they make; he may draw unless the punta lays down.',
      '',
    ],
    [],
  ),
  'S.68': provision(
    'recorded',
    ['', '', ''],
    ['', 'Either of these by a banker alla regola, beyond reconstruction: void.', ''],
    [],
  ),
  'S.69': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A card given to a punta that said no is his, whatever he has; if he also draws, he keeps all four and scores the lowest point any three make. Alla regola: the coup is restored; surplus cards unseen serve the next coup, seen are void.',
      '',
    ],
    ['V.unasked', 'V.unasked-two'],
  ),
  'S.70': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He gives the third card covered among the punta’s: the punter may keep it covered. Several in a muddle: the punter gets the one best for him, the banker the one left, or the worst of those left; stakes stay. Alla regola: void.',
      '',
    ],
    [],
  ),
  'S.74': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'He passes the cards himself instead of the employee: he answers for what goes wrong and for a bank given to nobody.',
      '',
    ],
    [],
  ),
} as const
