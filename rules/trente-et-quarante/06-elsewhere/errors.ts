import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { colpoIn, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR } from '../../banked/frame/roles'
import { copyCounts, RANKS, type Rank } from '../../kernel/cards'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import type { TagliaEnd } from '../01-cards/events'
import { NO_ROWS, rowDue, withDealt } from '../play/rows'
import { isLeft, withCardOut } from '../play/taglia'
import { refuse } from '../refuse'
import { changedTaglia } from '../state/changed'
import { type Colpo, type Rows, SLIPS, type SlipKind } from '../state/colpo'
import { COLOURS, type Colour } from '../state/posta'
import type { Table } from '../state/table'
import type { CardsOut } from '../state/taglia'
import { elsewhereCommand, type FromElsewhere } from './commands'
import type { ElsewhereEvent } from './events'

const ofSlip = ofTable.extend({
  slip: z.enum(SLIPS),
  why: reason(3, 300),
})

/** The cards of a colpo in the order in which they were shown. */
export const cardsShown = ({ rows }: Pick<Colpo, 'rows'>): readonly Rank[] => [
  ...rows.nero,
  ...rows.rosso,
]

/** The ruling on a slip, which enters the massimario with its provision. Source: T.10, E2. */
const ruledOn = (
  { id, disputes, serial }: Table,
  { slip, why }: { slip: SlipKind; why: string },
): ElsewhereEvent[] => {
  const at = { table: id, dispute: disputes.length + 1 } as const
  const about = SLIP_NAMES[slip]
  return [
    { type: 'disputeOpened', ...at, coup: serial, about, provision: 'T.10', contenders: [] },
    {
      type: 'disputeRuled',
      ...at,
      book: BOOK,
      inFavourOf: null,
      why,
      provision: 'T.10',
      final: true,
      transfers: [],
    },
  ]
}

/** A slip by the name that the massimario keeps. */
const SLIP_NAMES: Readonly<Record<SlipKind, string>> = {
  'surplus-card': 'una carta di troppo',
  'wrong-row': 'una carta nella fila sbagliata',
  'shown-early': 'una carta mostrata prima',
  'wrong-announcement': 'un annuncio errato',
}

/** Cards that the taglia cannot hold, those of this colpo put back; null when it holds them. Source: T.1.1. */
function notLeft({ taglia }: Table, colpo: Colpo, cards: readonly Rank[]): Refused | null {
  let now = changedTaglia(taglia, { out: withoutCardsOut(taglia.out, cardsShown(colpo)) })
  for (const card of cards) {
    if (!isLeft(now, card)) return refuse('T.1.1', 'none-left', { card })
    now = changedTaglia(now, { out: withCardOut(now.out, card) })
  }
  return null
}

/** The inspector has the rows rebuilt by the order of the cards; those too many are out. Source: T.3.1, T.3.3, E2. */
const rebuildRows = elsewhereCommand({
  schema: ofSlip.extend({
    cards: z.array(z.enum(RANKS)).min(1).max(62),
    first: z.enum(COLOURS),
  }),
  may: INSPECTOR,
  decide(evening, { table: id, slip, why, cards, first }): Decision<ElsewhereEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'called', 'nero', 'rosso', 'settling')
    if (isRefused(colpo)) return colpo
    if (table.level !== 3) return refuse(null, 'not-at-this-level')
    const gone = notLeft(table, colpo, cards)
    if (gone) return gone
    const { rows, over } = rowsInOrder(cards, first)
    return happens<ElsewhereEvent>(
      { type: 'rowsRebuilt', table: id, slip, rows, over, why },
      ...ruledOn(table, { slip, why }),
    )
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo, level }) => {
      const cards = colpo ? [...cardsShown(colpo)] : []
      const first = colpo?.rows.first
      return level === 3 && first && cards.length > 0
        ? [{ table: id, slip: SLIPS[0], why: 'per ordine', cards, first }]
        : []
    }),
})

/** The inspector has the colpo void: every stake is as before it. Source: D2, E2. */
const voidColpo = (tagliaEnd: TagliaEnd) =>
  elsewhereCommand({
    schema: ofSlip,
    may: INSPECTOR,
    decide(evening, { table: id, slip, why }): Decision<ElsewhereEvent | FromElsewhere> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'open', 'called', 'nero', 'rosso', 'settling')
      if (isRefused(colpo)) return colpo
      return happens<ElsewhereEvent | FromElsewhere>(
        { type: 'colpoVoided', table: id, slip, why },
        ...ruledOn(table, { slip, why }),
        ...(colpo.isLast ? [tagliaEnd(table)] : []),
      )
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).map(({ id }) => ({ table: id, slip: SLIPS[0], why: 'nullo' })),
  })

export const errorCommands = (tagliaEnd: TagliaEnd) => ({
  rebuildRows,
  voidColpo: voidColpo(tagliaEnd),
})

/** The rows that cards make in the order in which they left the packet, and those left over. Source: T.3.1, E2. */
export function rowsInOrder(
  cards: readonly Rank[],
  first: Colour,
): { readonly rows: Rows; readonly over: readonly Rank[] } {
  let rows = NO_ROWS
  let dealt = 0
  for (const card of cards) {
    if (rowDue(rows) === null) break
    rows = withDealt(rows, card, first)
    dealt += 1
  }
  return { rows, over: cards.slice(dealt) }
}

/** The cards out without these. */
export const withoutCardsOut = (out: CardsOut, cards: readonly Rank[]): CardsOut => {
  const left = copyCounts(out)
  for (const card of cards) left[card] -= 1
  return left
}
