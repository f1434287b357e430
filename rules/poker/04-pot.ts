import { z } from 'zod'
import type { Chips } from '../chips'
import { type Decision, happens, refuse } from '../decider'
import { move, POT, post, restoOf, type Transfer } from '../ledger'
import { POT_REFUSALS } from './04-pot/refusals'
import { handedOver } from './05-deal/events'
import { articleOf } from './article'
import { tableAt, tablesOf } from './at-table'
import { type Evening, withTable } from './evening'
import { beginPlay } from './play/begin'
import { replay } from './play/replay'
import { restoAt } from './resti'
import type { Colpo } from './state/colpo'
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
    if (table.play && !mayStillSpeak(table, member))
      return refuse('IV.5', 'too-late-to-speak', { member })
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

/** His place in the giro of the colpo in play. */
function placeOf({ players, settings }: Table, colpo: Colpo, member: MemberId): number {
  const distance = (of: MemberId) =>
    ((players[of]?.seat ?? 0) - colpo.cartaroSeat - 1 + settings.seats) % settings.seats
  const after = colpo.players.findIndex((of) => distance(of) > distance(member))
  return after === -1 ? colpo.players.length : after
}

/** IV.5: nobody has opened, and the word has not passed his place. */
function mayStillSpeak(table: Table, member: MemberId): boolean {
  const { colpo, play } = table
  if (!colpo || play?.phase !== 'opening' || play.speaker === null) return false
  return play.giro.indexOf(play.speaker) <= placeOf(table, colpo, member)
}

/** IV.5: he plays the cards dealt to his seat, in his place in the giro. */
function joined(table: Table, { member, chips, transfers }: PotEvent): Table {
  const accounts = post(table.accounts, transfers)
  const { play } = table
  if (!table.colpo) throw new Error(`no colpo in play at ${table.id}`)
  const before = table.colpo
  const colpo: Colpo = {
    ...before,
    players: before.players.toSpliced(placeOf(table, before, member), 0, member),
    absent: before.absent.filter((of) => of !== member),
    formers: [...new Set([...before.formers, member])],
    pot: before.pot + chips,
    stakes: { ...before.stakes, [member]: accounts[restoOf(member)] ?? 0 },
    dealt: [...before.dealt, ...transfers],
  }
  const begun = play && replay(beginPlay(handedOver(table, colpo)), play.moves)
  return {
    ...table,
    accounts,
    colpo,
    play: play && begun && { ...begun, early: play.early, notes: play.notes },
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
