import { copyCounts, type Rank } from '../../kernel/cards'
import { NEW_HAND } from '../play/turn'
import { changedCasella, changedColpo, changedPuntata } from '../state/changed'
import type { Colpo } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'
import type { CardsOut } from '../state/shoe'

/** The cards as they should have been dealt. */
export interface Mended {
  readonly hands: readonly { readonly casella: CasellaNumber; readonly cards: readonly Rank[] }[]
  readonly banco: readonly Rank[]
}

/** The colpo dealt again as it should have been: what had been paid lies on the caselle again. Source: B.19.1. */
export const mendedColpo = (colpo: Colpo, { hands, banco }: Mended): Colpo =>
  changedColpo(colpo, {
    phase: 'dealing',
    banco,
    parts: [],
    caselle: colpo.caselle.map((casella) =>
      changedCasella(casella, {
        hands: [
          { ...NEW_HAND, cards: hands.find((one) => one.casella === casella.number)?.cards ?? [] },
        ],
        puntate: casella.puntate.map((puntata) =>
          changedPuntata(puntata, {
            on: [puntata.amount],
            isPar: false,
            insurance: banco[0] === 'A' ? puntata.insurance : (0 as typeof puntata.insurance),
          }),
        ),
      }),
    ),
  })

/** The cards of a colpo in its deal. */
export const dealtCards = ({ caselle, banco }: Pick<Colpo, 'caselle' | 'banco'>): Rank[] => [
  ...caselle.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
  ...banco,
]

/** The cards out with these in the place of those. */
export function outInstead(
  out: CardsOut,
  those: readonly Rank[],
  these: readonly Rank[],
): CardsOut {
  const next = copyCounts(out)
  for (const card of those) next[card] -= 1
  for (const card of these) next[card] += 1
  return next
}
