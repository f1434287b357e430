import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { type Chips, lesser, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { MemberId, membersIn } from '../../kernel/ids'
import { move, post, type Transfer } from '../../kernel/ledger'
import { pokerArticle } from '../article'
import { altezzaOf } from '../colpo/altezza'
import { beginPlay } from '../colpo/begin'
import { handedOver } from '../colpo/dealt'
import { hasPaid } from '../colpo/void'
import { withTable } from '../evening'
import { playerAt, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { DIVARIO, POT, restoOf } from '../money/accounts'
import { middleOf, restoAt } from '../money/resti'
import { replay } from '../play/replay'
import { handIn } from '../play/turn'
import { refuse } from '../refuse'
import type { Colpo } from '../state/colpo'
import { copyColpo } from '../state/copy'
import { TableId } from '../state/ids'
import type { Play } from '../state/play'
import type { Table } from '../state/table'
import { POT_REFUSALS } from './refusals'

interface Paid {
  table: TableId
  /** The player who pays. */
  member: MemberId
  chips: Chips
  transfers: readonly Transfer[]
}

export type UscitaPaidLate = Paid & { type: 'uscitaPaidLate' }

/** IV.3: the chips missing from the pot are put in; `changedBy` is the member who made the change that revealed it. */
export type ChangeAnswered = Paid & { type: 'changeAnswered'; changedBy: MemberId }

export type PotEvent = UscitaPaidLate | ChangeAnswered

const { article, command } = pokerArticle<PotEvent>()

const payUscita = command({
  schema: z.object({ table: TableId, member: MemberId }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member }): Decision<PotEvent> {
    const table = tableAt(evening, id)
    const { colpo, settings } = table
    if (!colpo) return refuse('IV.5', 'no-colpo-begun')
    if (!colpo.absent.includes(member))
      return refuse('IV.5', 'was-not-away', { member: { member } })
    if (table.players[member]?.status !== 'seated')
      return refuse('IV.5', 'not-back-yet', { member: { member } })
    if (table.play && !mayStillSpeak(table, member))
      return refuse('IV.5', 'too-late-to-speak', { member: { member } })
    const owes = settings.uscitaMode === 'tutti' && !hasPaid(table, member)
    const chips = owes ? settings.uscita : NO_CHIPS
    if (restoAt(table, member) < chips) return refuse('IV.2', 'no-uscita', { member: { member } })
    const transfers = move(restoOf(member), POT, chips)
    return happens({ type: 'uscitaPaidLate', table: id, member, chips, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.absent ?? []).map((member) => ({ table: id, member })),
    ),
})

/** The most a player may still pay from their resto, in chips: the stakes they put in are not theirs any more. */
const spareOf = (table: Table, member: MemberId): Chips =>
  minus(restoAt(table, member), handIn(table.play, member)?.put ?? NO_CHIPS)

/**
 * IV.3: a player made change from a pot in which chips are missing. The sector they
 * named before puts in what it had kept. If they named none, they pay themselves,
 * and until the count shows which sector kept the chips, these are in the divario.
 */
const answerForChange = command({
  schema: z.object({
    table: TableId,
    member: MemberId,
    chips: Amount,
    named: MemberId.nullable().default(null),
  }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member: changedBy, chips, named }): Decision<PotEvent> {
    const table = tableAt(evening, id)
    const pot = middleOf(table)
    if (chips > pot)
      return refuse('IV.3', 'pot-too-small-for-that', { chips: { chips }, pot: { chips: pot } })
    const stranger = [changedBy, named ?? changedBy].find((other) => !playerAt(table, other))
    if (stranger !== undefined)
      return refuse('IV.3', 'no-sector-here', { member: { member: stranger } })
    const missing = minus(chips, spareOf(table, changedBy))
    if (named === null && missing > 0)
      return refuse('IV.3', 'cannot-answer', {
        member: { member: changedBy },
        missing: { chips: missing },
      })
    const member = named ?? changedBy
    const kept = named === null ? DIVARIO : restoOf(named)
    const transfers = [...move(POT, kept, chips), ...move(restoOf(member), POT, chips)]
    return happens({ type: 'changeAnswered', table: id, changedBy, member, chips, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      membersIn(table.players).flatMap((member) => {
        const chips = lesser(table.settings.uscita, mostMissing(table, member))
        return chips > 0 ? [{ table: table.id, member, chips, named: null }] : []
      }),
    ),
  bounds: (evening, { table, member }) => ({
    chips: { min: 1, max: mostMissing(tableAt(evening, table), member), step: 1 },
  }),
})

/** The most that this player alone could pay for the missing chips. */
const mostMissing = (table: Table, member: MemberId): Chips =>
  lesser(middleOf(table), spareOf(table, member))

/** The player's place in the giro of the colpo in play. */
function placeOf({ players, settings }: Table, colpo: Colpo, member: MemberId): number {
  const distance = (other: MemberId) =>
    ((players[other]?.seat ?? 0) - colpo.cartaroSeat - 1 + settings.seats) % settings.seats
  const after = colpo.players.findIndex((other) => distance(other) > distance(member))
  return after === -1 ? colpo.players.length : after
}

/** IV.5: nobody has opened, and this player's turn has not passed. */
function mayStillSpeak(table: Table, member: MemberId): boolean {
  const { colpo, play } = table
  if (!colpo || play?.phase !== 'opening' || play.speaker === null) return false
  return play.giro.indexOf(play.speaker) <= placeOf(table, colpo, member)
}

/** IV.5: the player gets the cards dealt to their seat, at their place in the giro. */
function joined(table: Table, { member, chips, transfers }: UscitaPaidLate): Partial<Table> {
  const accounts = post(table.accounts, transfers)
  if (!table.colpo) throw new Error(`no colpo in play at ${table.id}`)
  const before = table.colpo
  const stakes = { ...before.stakes, [member]: accounts[restoOf(member)] ?? NO_CHIPS }
  const colpo = Object.assign(copyColpo(before), {
    players: before.players.toSpliced(placeOf(table, before, member), 0, member),
    absent: before.absent.filter((other) => other !== member),
    formers: [...new Set([...before.formers, member])],
    pot: plus(before.pot, chips),
    stakes,
    altezza: { ...altezzaOf(table, [member], stakes), ...before.altezza },
    dealt: [...before.dealt, ...transfers],
  })
  return { accounts, colpo, play: playedOn(table, colpo) }
}

/** Replays the same moves on a deal whose stakes have changed. */
function playedOn(table: Table, colpo: Colpo): Play | null {
  const { play } = table
  if (!play) return null
  const { early, notes } = play
  const again = replay(beginPlay(handedOver(table, colpo)), play.moves)
  return Object.assign(again, { early, notes })
}

/** IV.3: a player who pays from their own resto has so much less to play with. */
function answered(table: Table, { member, transfers }: ChangeAnswered): Partial<Table> {
  const accounts = post(table.accounts, transfers)
  const resto = accounts[restoOf(member)] ?? NO_CHIPS
  const { colpo: before } = table
  if (!before?.players.includes(member)) return { accounts }
  const colpo = copyColpo(before)
  colpo.stakes = { ...before.stakes, [member]: resto }
  return { accounts, colpo, play: playedOn(table, colpo) }
}

/** Art. IV: the pot. The uscite themselves are paid by the deal (Art. V). */
export const pot = article({
  id: 'IV',
  commands: { payUscita, answerForChange },
  evolve: {
    uscitaPaidLate: (evening, event) =>
      withTable(evening, event.table, (table) => joined(table, event)),
    changeAnswered: (evening, event) =>
      withTable(evening, event.table, (table) => answered(table, event)),
  },
  refusals: POT_REFUSALS,
})
