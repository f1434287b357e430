import { provision } from '../../kernel/provision'

export const HOLDER_PROVISIONS = {
  'S.51': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Nobody calling: all may stake, and the cards go to the highest stake among the seated; equal stakes, to the first in the order of the mano.',
      '',
    ],
    ['V.highest'],
  ),
  'S.112': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'No cards, even with the highest stake, for a player plainly inexpert or who has erred before, while others have money on the coup; only alone or by calling banco.',
      '',
    ],
    [],
  ),
  'V.rule-no-cards': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Venice: who has declared to play alla regola never takes the cards with other stakes down (regolaTakesCards).',
      '',
    ],
    [],
  ),
  'S.115': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A standing player gets the cards when he calls banco solo or con il tavolo; is the only punter; has the highest stake and no seated player has one; the seated stakes are all of inexpert or alla regola players; in tout va or "I see the stakes", if he plays as much as all the stakes down. Venice: only banco solo, con il tavolo, or no stake at the table (standingCards).',
      '',
    ],
    ['V.standing-cards'],
  ),
  'S.116': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Standing with the cards: once seen they lie in view, untouched until turned, never carried off or hidden.',
      '',
    ],
    [],
  ),
  'S.117': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Cards taken on one’s own initiative, even seen, go to the one entitled who claims them; the taker may be made to take the banco.',
      '',
    ],
    [],
  ),
  'S.28': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Cards are not squeezed and words not delayed; who does it repeatedly may be refused the cards by the employee.',
      '',
    ],
    [],
  ),
} as const
