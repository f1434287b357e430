import { z } from 'zod'
import type { Decision } from '../kernel/decider'
import { reason } from '../kernel/text'
import { correct } from './12-showdown/correct'
import { handsCommands } from './12-showdown/hands'
import { reopenColpo } from './12-showdown/reopen'
import { pokerArticle } from './article'
import { evolveShowdown, type ShowdownEvent } from './colpo/settled'
import { settlement } from './colpo/settlement'
import type { Evening } from './evening'
import { tableAt } from './frame/at-table'
import { tablesInReach } from './frame/reach'
import type { Played } from './play/speak'
import { SHOWDOWN_REFUSALS } from './refusals/12-showdown'
import type { RoomEvent } from './room/events'
import { type Colpo, RecordedOutcome } from './state/colpo'
import { TableId } from './state/ids'
import { COLPI_SHOWN } from './state/table'

const { article, command } = pokerArticle<ShowdownEvent, Played | RoomEvent>()

const recordColpo = command({
  schema: z.object({ table: TableId, outcome: RecordedOutcome }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide: (evening, { table, outcome }, occasion): Decision<ShowdownEvent | RoomEvent, Evening> =>
    settlement(evening, table, outcome, occasion),
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      colpo ? outcomesOf(colpo).map((outcome) => ({ table: id, outcome })) : [],
    ),
})

const correctColpo = command({
  schema: z.object({
    table: TableId,
    colpo: z.int().positive(),
    outcome: RecordedOutcome,
    why: reason(3, 300),
  }),
  may: ['tavolo', 'segretario'],
  afterClosing: true,
  decide: (evening, { table, colpo, outcome, why }): Decision<ShowdownEvent> =>
    correct(tableAt(evening, table), colpo, outcome, why),
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.colpi.slice(0, COLPI_SHOWN).map(({ number, outcome }) => ({
        table: table.id,
        colpo: number,
        outcome: outcome.kind !== 'void' ? outcome : ({ kind: 'nobody-opened' } as const),
        why: 'correzione',
      })),
    ),
  bounds: (evening, { table }) => {
    const { colpi } = tableAt(evening, table)
    const [newest, oldest] = [colpi[0]?.number ?? 1, colpi.at(-1)?.number ?? 1]
    return { colpo: { min: oldest, max: newest, step: 1 } }
  },
})

/** The simplest results: one player takes the bare pot, nobody opened, or all said parol. */
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

/** Art. XII: the showdown, recorded hand by hand at level 3, as a result at level 2. */
export const showdown = article({
  id: 'XII',
  commands: { ...handsCommands, recordColpo, correctColpo, reopenColpo },
  refusals: SHOWDOWN_REFUSALS,
  evolve: evolveShowdown,
})
