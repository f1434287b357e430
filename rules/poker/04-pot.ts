import { z } from 'zod'
import type { Chips } from '../chips'
import { type Decision, happens, refuse } from '../decider'
import { move, POT, post, restoOf, type Transfer } from '../ledger'
import { POT_REFUSALS } from './04-pot/refusals'
import { articleOf } from './article'
import { tableAt, tablesOf } from './at-table'
import { type Evening, withTable } from './evening'
import { restoAt } from './resti'
import { MemberId, TableId } from './state/ids'
import type { Table } from './state/table'

export type PotEvent = {
  type: 'uscitaPaidLate'
  table: TableId
  member: MemberId
  chips: Chips
  transfers: readonly Transfer[]
}

const { article, command } = articleOf<Evening, PotEvent>()

const payUscita = command({
  schema: z.object({ table: TableId, member: MemberId }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member }): Decision<PotEvent> {
    const table = tableAt(evening, id)
    const { colpo, settings } = table
    if (!colpo) return refuse('IV.5', 'no-colpo-begun')
    if (!colpo.absent.includes(member)) return refuse('IV.5', 'was-not-away', { member })
    if (table.players[member]?.status !== 'seated')
      return refuse('IV.5', 'not-back-yet', { member })
    const chips = settings.uscitaMode === 'tutti' ? settings.uscita : 0
    if (restoAt(table, member) < chips) return refuse('IV.2', 'no-uscita', { member })
    const transfers = move(restoOf(member), POT, chips)
    return happens({ type: 'uscitaPaidLate', table: id, member, chips, transfers })
  },
  candidates: (evening, by) =>
    tablesOf(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.absent ?? []).map((member) => ({ table: id, member })),
    ),
})

/** IV.5: he plays the cards dealt to his seat, in his place in the giro. */
function joined(table: Table, { member, chips, transfers }: PotEvent): Table {
  const accounts = post(table.accounts, transfers)
  const { colpo } = table
  if (!colpo) throw new Error(`no colpo in play at ${table.id}`)
  const distance = (of: MemberId) =>
    ((table.players[of]?.seat ?? 0) - colpo.cartaroSeat - 1 + table.settings.seats) %
    table.settings.seats
  const after = colpo.players.findIndex((of) => distance(of) > distance(member))
  const place = after === -1 ? colpo.players.length : after
  return {
    ...table,
    accounts,
    colpo: {
      ...colpo,
      players: colpo.players.toSpliced(place, 0, member),
      absent: colpo.absent.filter((of) => of !== member),
      formers: [...new Set([...colpo.formers, member])],
      pot: colpo.pot + chips,
      stakes: { ...colpo.stakes, [member]: accounts[restoOf(member)] ?? 0 },
      dealt: [...colpo.dealt, ...transfers],
    },
  }
}

/** Art. IV: the pot. The uscite themselves are paid by the deal (Art. V). */
export const pot = article({
  id: 'IV',
  commands: { payUscita },
  evolve: {
    uscitaPaidLate: (evening, event) =>
      withTable(evening, event.table, (table) => joined(table, event)),
  },
  refusals: POT_REFUSALS,
})
