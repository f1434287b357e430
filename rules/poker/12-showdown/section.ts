import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import { unacknowledged } from '../colpo/changes'
import { correctedAgain, isFollowed } from '../ending/again'
import { correct } from '../ending/correct'
import { settlement } from '../ending/settlement'
import { type Evening, withNewTable } from '../evening'
import { tableAt } from '../frame/at-table'
import { besidePlayUnless } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import type { Played } from '../play/speak'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import { type Colpo, chipsIn, type SettledColpo } from '../state/colpo'
import { ofTable } from '../state/forms'
import { RecordedOutcome } from '../state/recorded'
import { COLPI_SHOWN } from '../state/table'
import { evolveShowdown, type ShowdownEvent } from './events'
import { handsCommands } from './hands'
import { SHOWDOWN_REFUSALS } from './refusals'
import { reopenColpo } from './reopen'
import { reopened } from './reopened'

const { article, command } = pokerArticle<ShowdownEvent, Played | RoomEvent>()

const recordColpo = command({
  schema: ofTable.extend({ outcome: RecordedOutcome }),
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
  schema: ofTable.extend({
    colpo: z.int().positive(),
    outcome: RecordedOutcome,
    why: reason(3, 300),
  }),
  may: ['tavolo', 'segretario'],
  afterClosing: true,
  decide(
    evening,
    { table: id, colpo, outcome, why },
    occasion,
  ): Decision<ShowdownEvent | RoomEvent, Evening> {
    const corrected = correct(tableAt(evening, id), colpo, outcome, why)
    return correctedAgain(evening, id, corrected, occasion)
  },
  // The consequences of a correction are made from the whole table.
  offeredFrom: besidePlayUnless(isFollowed),
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.colpi.slice(0, COLPI_SHOWN).map((colpo) => ({
        table: table.id,
        colpo: colpo.number,
        outcome: table.edition >= 2 ? anotherOutcome(colpo) : sameOutcome(colpo),
        why: 'correzione',
      })),
    ),
  bounds: (evening, { table }) => {
    const { colpi } = tableAt(evening, table)
    const [newest, oldest] = [colpi[0]?.number ?? 1, colpi.at(-1)?.number ?? 1]
    return { colpo: { min: oldest, max: newest, step: 1 } }
  },
})

const sameOutcome = ({ outcome }: SettledColpo): RecordedOutcome =>
  outcome.kind !== 'void' ? outcome : { kind: 'nobody-opened' }

/** A result that the colpo might have had instead; the win goes to a player who covered the bet, if there is another. */
function anotherOutcome(colpo: SettledColpo): RecordedOutcome {
  const { outcome, players } = colpo
  if (outcome.kind === 'nobody-opened') return outcomesOf(colpo)[0] ?? { kind: 'nobody-opened' }
  if (outcome.kind !== 'won') return { kind: 'nobody-opened' }
  const winners = outcome.ranking[0] ?? []
  const { lost = [] } = outcome
  const others = players.filter((member) => !winners.includes(member) && !lost.includes(member))
  const put = (member: MemberId) => chipsIn(outcome.put, member)
  const [next] = others.toSorted((a, b) => put(b) - put(a))
  if (next === undefined) return { kind: 'nobody-opened' }
  const { sides: _, ...rest } = outcome
  return { ...rest, ranking: [[next], winners.slice()], honours: [], refund: null }
}

/** The table says that the chips of a correction were moved; its card then leaves the tablet. Source: N3. */
const acknowledgeCorrection = command({
  schema: ofTable.extend({ colpo: z.int().positive() }),
  may: ['tavolo', 'segretario'],
  afterClosing: true,
  decide(evening, { table: id, colpo }): Decision<ShowdownEvent> {
    const open = unacknowledged(tableAt(evening, id).corrections)
    return open.some((one) => one.colpo === colpo)
      ? happens({ type: 'correctionAcknowledged', table: id, colpo })
      : refuse('XII.5', 'nothing-to-acknowledge', { colpo })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, corrections }) =>
      unacknowledged(corrections).map(({ colpo }) => ({ table: id, colpo })),
    ),
})

/** The simplest results: one player takes the bare pot, nobody opened, or all said parol. */
function outcomesOf({ players }: Pick<Colpo, 'players'>): RecordedOutcome[] {
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
  commands: { ...handsCommands, recordColpo, correctColpo, reopenColpo, acknowledgeCorrection },
  refusals: SHOWDOWN_REFUSALS,
  evolve: {
    ...evolveShowdown,
    colpoReopened: (evening, event, occasion) =>
      withNewTable(evening, reopened(tableAt(evening, event.table), event, occasion)),
  },
})
