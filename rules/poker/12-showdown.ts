import { z } from 'zod'
import { type Decision, happens, refuse } from '../decider'
import { betweenColpi } from './01-formation/game'
import type { RoomEvent } from './01-formation/room'
import { aftermath } from './12-showdown/aftermath'
import { correct } from './12-showdown/correct'
import { type ColpoSettled, evolveShowdown, type ShowdownEvent } from './12-showdown/events'
import { reckon } from './12-showdown/reckon'
import { SHOWDOWN_REFUSALS } from './12-showdown/refusals'
import { frozenBy } from './17-arbitration/frozen'
import { articleOf } from './article'
import { tableAt, tablesOf } from './at-table'
import type { Evening } from './evening'
import { losing, potOf, restoAt } from './resti'
import { type Colpo, RecordedOutcome } from './state/colpo'
import { TableId } from './state/ids'

const { article, command } = articleOf<Evening, ShowdownEvent, RoomEvent>()

const recordColpo = command({
  schema: z.object({ table: TableId, outcome: RecordedOutcome }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, outcome }, occasion): Decision<ShowdownEvent | RoomEvent> {
    const table = tableAt(evening, id)
    if (!table.colpo) return refuse(null, 'no-colpo-in-play')
    if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
    const stakes = Object.fromEntries(
      table.colpo.players.map((member) => [member, restoAt(table, member)]),
    )
    const colpo: Colpo = { ...table.colpo, stakes, pot: potOf(table) }
    const reckoned = reckon(table.settings, losing(table), colpo, outcome)
    if ('refused' in reckoned) return reckoned.refused
    const { transfers, rebuys } = reckoned.money
    const settled: ColpoSettled = {
      type: 'colpoSettled',
      table: id,
      colpo: colpo.number,
      outcome,
      pot: colpo.pot,
      stakes,
      rebuys,
      next: aftermath(table, colpo, outcome, reckoned.money),
      transfers,
    }
    const after = evolveShowdown.colpoSettled(evening, settled, occasion)
    return happens<ShowdownEvent | RoomEvent>(settled, ...betweenColpi(after, id, occasion.at))
  },
  candidates: (evening, by) =>
    tablesOf(evening, by).flatMap(({ id, colpo }) =>
      colpo ? outcomesOf(colpo).map((outcome) => ({ table: id, outcome })) : [],
    ),
})

const correctColpo = command({
  schema: z.object({
    table: TableId,
    colpo: z.int().positive(),
    outcome: RecordedOutcome,
    why: z.string().trim().min(3).max(300),
  }),
  may: ['tavolo', 'segretario'],
  decide: (evening, { table, colpo, outcome, why }): Decision<ShowdownEvent> =>
    correct(tableAt(evening, table), colpo, outcome, why),
  candidates: (evening, by) =>
    tablesOf(evening, by).flatMap((table) =>
      table.colpi.flatMap(({ number, outcome }) =>
        outcome && outcome.kind !== 'void'
          ? [{ table: table.id, colpo: number, outcome, why: 'correzione' }]
          : [],
      ),
    ),
})

/** The simplest results: one takes the bare pot, nobody opened, or all said parol. */
function outcomesOf({ players }: Colpo): RecordedOutcome[] {
  const alone = players.map(
    (member): RecordedOutcome => ({
      kind: 'won',
      put: [],
      ranking: [[member]],
      honours: [],
      refund: null,
    }),
  )
  const parol: RecordedOutcome = { kind: 'parol', put: [], remainers: players.slice(0, 2) }
  return [...alone, { kind: 'nobody-opened' }, ...(players.length > 1 ? [parol] : [])]
}

/** Art. XII: the showdown, as the table records it at level 2. */
export const showdown = article({
  id: 'XII',
  commands: { recordColpo, correctColpo },
  refusals: SHOWDOWN_REFUSALS,
  evolve: evolveShowdown,
})
