import type { Evolve } from '../../kernel/article'
import { type Chips, greater, minus, NO_CHIPS, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { altezzaOf } from '../colpo/altezza'
import { beginPlay, handedOver } from '../colpo/begin'
import type { Evening } from '../evening'
import { withTable } from '../evening'
import { restoOf } from '../money/accounts'
import { replay } from '../play/replay'
import type { Colpo } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { TableId } from '../state/ids'
import type { Play } from '../state/play'
import type { Table } from '../state/table'

interface Paid {
  table: TableId
  /** The player who pays. */
  member: MemberId
  chips: Chips
  transfers: readonly Transfer[]
}

export type UscitaPaidLate = Paid & {
  type: 'uscitaPaidLate'
  /** XIII.1: the player did not form the pot, which the cartaro's uscita made while they were away (D11). */
  formed?: false
}

/** IV.3: the chips missing from the pot are put in; `changedBy` is the member who made the change that revealed it. */
export type ChangeAnswered = Paid & { type: 'changeAnswered'; changedBy: MemberId }

export type PotEvent = UscitaPaidLate | ChangeAnswered

/** The player's place in the giro of the colpo in play. */
export function placeOf({ players, settings }: Table, colpo: Colpo, member: MemberId): number {
  const distance = (other: MemberId) =>
    ((players[other]?.seat ?? 0) - colpo.cartaroSeat - 1 + settings.seats) % settings.seats
  const after = colpo.players.findIndex((other) => distance(other) > distance(member))
  return after === -1 ? colpo.players.length : after
}

/** IV.5: the player gets the cards dealt to their seat, at their place in the giro. */
function joined(table: Table, event: UscitaPaidLate): Partial<Table> {
  const { member, chips, transfers, formed = true } = event
  const accounts = post(table.accounts, transfers)
  if (!table.colpo) throw new Error(`no colpo in play at ${table.id}`)
  const before = table.colpo
  const stakes = { ...before.stakes, [member]: accounts[restoOf(member)] ?? NO_CHIPS }
  const colpo = Object.assign(copyColpo(before), {
    players: before.players.toSpliced(placeOf(table, before, member), 0, member),
    absent: before.absent.filter((other) => other !== member),
    formers: formed ? [...new Set([...before.formers, member])] : before.formers,
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
  const { colpo: before } = table
  if (!before?.players.includes(member)) return { accounts }
  const resto = restoOf(member)
  const paid = minus(table.accounts[resto] ?? NO_CHIPS, accounts[resto] ?? NO_CHIPS)
  const colpo = copyColpo(before)
  // III.3: a passata taken before the colpo was reopened lies in the resto, and does not count.
  const left = minus(before.stakes[member] ?? NO_CHIPS, paid)
  colpo.stakes = { ...before.stakes, [member]: greater(NO_CHIPS, left) }
  return { accounts, colpo, play: playedOn(table, colpo) }
}

export const evolvePot: Evolve<Evening, PotEvent> = {
  uscitaPaidLate: (evening, event) =>
    withTable(evening, event.table, (table) => joined(table, event)),
  changeAnswered: (evening, event) =>
    withTable(evening, event.table, (table) => answered(table, event)),
}
