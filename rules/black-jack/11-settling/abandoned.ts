import { z } from 'zod'
import { BOOK, bancoOf, mostInFront, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR } from '../../banked/frame/roles'
import { memberOf } from '../../banked/ids'
import { signingUnder } from '../../banked/signing'
import { SIGNERS } from '../../banked/state'
import { Amount } from '../../kernel/amount'
import {
  type Chips,
  greater,
  lesser,
  minus,
  NO_CHIPS,
  plus,
  sumOf,
  totalChips,
} from '../../kernel/chips'
import { type Decision, happens, type Instant, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { MINUTE_MS } from '../../kernel/time'
import { abandonedOf } from '../accounts'
import { refuse } from '../refuse'
import { CasellaNumber, Player } from '../state/forms'
import type { Abandoned, Table } from '../state/table'
import { playerPart } from '../telling/player'
import { settlingCommand } from './commands'
import type { SettlingEvent } from './events'

const WAYS = ['claimed', 'float'] as const

/** The head of the table takes in winnings held abandoned, with the puntata lying there. Source: B.37.1, H1, H3. */
const takeAbandoned = settlingCommand({
  schema: ofTable.extend({ casella: CasellaNumber, player: Player, chips: Amount }),
  may: INSPECTOR,
  decide(evening, { table: id, casella, player, chips }): Decision<SettlingEvent> {
    const table = tableAt(evening, id)
    const { colpo, abandoned } = table
    if (colpo) return refuse(null, 'colpo-in-play')
    const most = lyingOn(table, casella, player)
    if (chips > most) return refuse('B.37.1', 'more-than-lies', { chips: { chips: most } })
    const has = mostInFront(evening, purseOf(id, player))
    if (memberOf(player) !== null && chips > has)
      return refuse('B.22.1', 'not-enough-chips', {
        player: playerPart(player),
        chips: { chips: has },
      })
    const transfers = move(purseOf(id, player), abandonedOf(id), chips)
    const number = abandoned.length + 1
    const told = { table: id, book: BOOK, number, player, casella, chips, transfers } as const
    return happens({ type: 'abandonedTaken', ...told })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const { id, past } = table
      const pairs = past
        .at(-1)
        ?.caselle.flatMap(({ number, puntate }) =>
          puntate.map(({ player }) => ({ casella: number, player })),
        )
      return (pairs ?? []).flatMap(({ casella, player }) => {
        const left = lyingOn(table, casella, player)
        const chips =
          memberOf(player) === null ? left : lesser(left, mostInFront(evening, purseOf(id, player)))
        return chips > 0 ? [{ table: id, casella, player, chips }] : []
      })
    }),
  bounds: (_, { chips }) => ({ chips: { min: 1, max: chips, step: 1 } }),
})

/** Whether abandoned winnings may go to the float now: when the day of the table is closed, or after some minutes (H1). */
const isDue = ({ status, settings }: Table, { at: since }: Abandoned, at: Instant): boolean =>
  settings.abandonedMinutes === 0
    ? status === 'closed'
    : at - since >= settings.abandonedMinutes * MINUTE_MS

/** Both sign: abandoned winnings go to the person who claims them, or to the float. Source: B.37.2, H1, H2. */
const signAbandoned = settlingCommand({
  schema: ofTable.extend({
    number: z.int().positive(),
    as: z.enum(SIGNERS),
    wanted: z.enum(WAYS),
  }),
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  decide(evening, { table: id, number, as, wanted }, { by, at }): Decision<SettlingEvent> {
    const table = tableAt(evening, id)
    const one = table.abandoned.find((each) => each.number === number)
    if (one?.status !== 'held') return refuse('B.37.2', 'nothing-abandoned')
    if (one.wanted !== null && one.wanted !== wanted)
      return refuse('B.37.2', 'signed-the-other-way')
    if (wanted === 'float' && !isDue(table, one, at)) return refuse('B.37.2', 'may-still-claim')
    const sign = signingUnder('B.2.3', { day: evening, by, as }, one.signed)
    if (isRefused(sign)) return sign
    const to = wanted === 'claimed' ? purseOf(id, one.player) : bancoOf(id)
    const transfers = sign.isLast ? move(abandonedOf(id), to, one.chips) : []
    const told = { number, as, wanted, isDone: sign.isLast, transfers }
    return happens({ type: 'abandonedSigned', table: id, book: BOOK, ...told })
  },
  candidates: (evening) =>
    Object.values(evening.tables).flatMap(({ id, abandoned }) =>
      abandoned.flatMap(({ number, status }) =>
        status === 'held'
          ? SIGNERS.flatMap((as) => WAYS.map((wanted) => ({ table: id, number, as, wanted })))
          : [],
      ),
    ),
})

export const abandonedCommands = { takeAbandoned, signAbandoned }

/**
 * The chips that a person has on a casella since the latest colpo, stakes that came back and what the banco paid, as
 * corrections left them, without those that were held abandoned already. Source: H3, F10.
 */
function lyingOn(
  { past, abandoned }: Pick<Table, 'past' | 'abandoned'>,
  casella: CasellaNumber,
  player: Player,
): Chips {
  const last = past.at(-1)
  if (!last) return NO_CHIPS
  const there = (one: { casella: CasellaNumber; player: Player }) =>
    one.casella === casella && one.player === player
  const parts = last.parts.filter((part) => there(part) && part.outcome !== 'lost')
  const held = abandoned.filter((one) => there(one) && one.at >= last.at)
  const came = plus(
    sumOf(parts.flatMap(({ stake, pays }) => [stake, pays])),
    totalChips(last.corrections.filter(there)),
  )
  return greater(minus(came, totalChips(held)), NO_CHIPS)
}
