import { provision } from '../../kernel/provision'

export const CARDS_PROVISIONS = {
  'S.1': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Six packs of 52, in two back colours (Venice: three and three). Packs and colours are entered at opening; 312 cards are what the closing count must find.',
      '',
    ],
    ['V.packs'],
  ),
  'S.3': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'The inspector hands the cards over; the employee lays out each pack face up in maker’s order for all to check, turns them, and mixes face down with open hands.',
      '',
    ],
    ['V.check'],
  ),
  'S.4': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Mixed "en salade", gathered in small packets into one pack, if possible before a player; the employee asks aloud whether anyone wants to mix, saying that the cards pass.',
      '',
    ],
    ['V.salad', 'V.gather'],
  ),
  'S.5': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'At each taglia one seated player, never the banker, may mix; the employee mixes again last. Several wishing: the order of the cut decides. Venice lets any player do it before the announcement (mayMix).',
      '',
    ],
    ['V.mix'],
  ),
  'S.6a': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'The cut is offered first to the last seat (on the employee’s left) in the first taglia, afterwards to the seat before the one who opens the taglia as banker; refused, to the next; all refusing, the inspector cuts (Venice: an employee).',
      '',
    ],
    ['V.cut', 'V.cut-none'],
  ),
  'V.cut-never': provision(
    'enforced',
    ['', '', ''],
    ['', 'Banker, his socio and the first to play against him never cut.', ''],
    [],
  ),
  'S.6b': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Each part of the cut is at least some twenty cards at Sanremo, seven at Venice (cutLeast), where four players of the table must be present.',
      '',
    ],
    ['V.cut-least', 'V.cut-four'],
  ),
  'S.7': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A blank marks the cut, a mask is set before the last seven cards, the pack goes into the sabot.',
      '',
    ],
    ['V.cut-card', 'V.mask', 'V.sabot'],
  ),
  'S.33': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Marked or bent cards are replaced even in mid-game; the inspector may change all six packs.',
      '',
    ],
    [],
  ),
  'S.30': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A card wholly out of the sabot is detached and never goes back; detached and lifted even a little, it is seen. These two marks decide many rulings.',
      '',
    ],
    [],
  ),
  'S.29': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'A card on the floor is picked up by staff and keeps its value in the coup; a player who insists on picking it up is reprimanded.',
      '',
    ],
    ['V.floor'],
  ),
  'S.31': provision(
    'recorded',
    ['', '', ''],
    ['', 'A card found face up in the sabot is void; no stake may be touched for it.', ''],
    [],
  ),
  'S.32': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Cards looked at in the sabot are void; the inspector may take the seat from who looked.',
      '',
    ],
    [],
  ),
  'S.34': provision(
    'recorded',
    ['', '', ''],
    ['', 'Two or more cards stuck together, their order not certain: the coup is void.', ''],
    [],
  ),
  'S.35': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'When the mask comes out the last coup is announced. Before paying, at least seven cards not counting face-up ones must have been there for it, or the coup is void without appeal.',
      '',
    ],
    ['V.last-coup'],
  ),
} as const
