import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Instant, Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { endOf } from '../colpo/end'
import { firstInLossBy, type MarksChanged, withMarks } from '../colpo/in-loss'
import { lastHandsOf } from '../colpo/last-hands'
import type { ByMember } from '../colpo/settle'
import { type Evening, withNewTable, withPlayer, withTable } from '../evening'
import { tableAt } from '../frame/at-table'
import { recountingAfter, withCorrection } from '../money/compensation'
import type { Aftermath, Rebuy, RecordedOutcome, SettledColpo } from '../state/colpo'
import { copyColpo, copyTable } from '../state/copy'
import type { TableId } from '../state/ids'
import type { Move } from '../state/play'
import { COLPI_KEPT, type Table } from '../state/table'

/** Its marks (C5) are those of a result told again; absent where there are none, and in journals written before they were said. */
export type ColpoSettled = MarksChanged & {
  type: 'colpoSettled'
  table: TableId
  colpo: number
  outcome: RecordedOutcome
  /** The pot and the stakes that the result was reckoned from. */
  pot: Chips
  stakes: ByMember
  rebuys: readonly Rebuy[]
  next: Aftermath
  transfers: readonly Transfer[]
}

/** Its marks (C5) are absent where none changes, and in journals written before they were said. */
export type ColpoCorrected = MarksChanged & {
  type: 'colpoCorrected'
  table: TableId
  colpo: number
  outcome: RecordedOutcome
  why: string
  /** The whole new settlement; `transfers` are only the difference to the old one. */
  settled: readonly Transfer[]
  rebuys: readonly Rebuy[]
  casse: readonly { member: MemberId; chips: Chips }[]
  /** Null unless it is the last colpo and nothing was dealt since. */
  next: Aftermath | null
  transfers: readonly Transfer[]
}

/** A colpo that ended by mistake is in play again: its settlement is compensated. */
export type ColpoReopened = MarksChanged & {
  type: 'colpoReopened'
  table: TableId
  colpo: number
  /** The moves that still count; null unless it is kept move by move. */
  moves: readonly Move[] | null
  why: string
  /** Casse that the settlement had caused, given back. */
  casse: readonly { member: MemberId; chips: Chips }[]
  transfers: readonly Transfer[]
}

/** The chips of a colpo's corrections were moved on the table, as somebody there said. */
export type CorrectionAcknowledged = {
  type: 'correctionAcknowledged'
  table: TableId
  colpo: number
}

export type ShowdownEvent = ColpoSettled | ColpoCorrected | ColpoReopened | CorrectionAcknowledged

/** The table after a settlement: the colpo moved to the settled ones, casse recorded, ready for the next deal. */
function settled(table: Table, event: ColpoSettled, { at }: Occasion): Table {
  const { outcome, pot, stakes, rebuys, next, transfers } = event
  const { colpo } = table
  if (!colpo) throw new Error(`no colpo in play at ${table.id}`)
  const done = Object.assign(copyColpo(colpo), { outcome, settledAt: at })
  done.pot = pot
  done.stakes = stakes
  done.rebuys = rebuys
  done.settled = transfers
  const drawn = rebuys.length === 0 ? table : withCasse(table, rebuys, at)
  const after = copyTable(withMarks(drawn, event))
  after.cartaro = next.cartaro
  after.opening = next.opening
  after.parol = next.parol
  after.honourPots = next.honourPots
  after.giro = next.giro ?? table.giro
  after.colpo = null
  after.colpoEnd = endOf(table, colpo)
  after.firstInLoss = firstInLossBy(table, colpo, rebuys)
  after.lastHands = lastHandsOf(table)
  after.play = null
  after.beforeDeal = null
  after.colpi = [done, ...table.colpi.slice(0, COLPI_KEPT - 1)]
  after.accounts = post(table.accounts, transfers)
  return after
}

/** C2, C4: records the casse that a settlement caused on their players. */
const withCasse = (table: Table, rebuys: readonly Rebuy[], at: Instant): Table =>
  rebuys.reduce(
    (t, { member, chips, reason, inLoss }) =>
      withPlayer(t, member, (player) => ({
        casse: [...player.casse, { chips, at, reason }],
        askedInLoss: player.askedInLoss || inLoss,
      })),
    table,
  )

/** A settled colpo with its new result. */
function recorded(from: SettledColpo, { outcome, settled, rebuys }: ColpoCorrected): SettledColpo {
  const colpo = Object.assign(copyColpo(from), { outcome, settledAt: from.settledAt })
  colpo.settled = settled
  colpo.rebuys = rebuys
  colpo.corrected += 1
  return colpo
}

function corrected(table: Table, event: ColpoCorrected, { at, by }: Occasion): Table {
  const { colpo, why, casse, next, transfers } = event
  const old = table.colpi.find(({ number }) => number === colpo)
  const withCasse = casse.reduce(
    (t, { member, chips }) =>
      withPlayer(t, member, (player) => ({
        casse: [...player.casse, { chips, at, reason: 'correzione' }],
      })),
    table,
  )
  const changed = {
    ...withMarks(withCasse, event),
    ...next,
    accounts: post(table.accounts, transfers),
    closing: table.closing && recountingAfter(table.closing, transfers),
    colpi: table.colpi.map((one) => (one === old ? recorded(one, event) : one)),
    firstInLoss:
      old && old === table.colpi[0] ? firstInLossBy(table, old, event.rebuys) : table.firstInLoss,
  }
  const entry = { colpo, at, by: by.member, why, transfers, was: old?.outcome ?? null }
  return withCorrection(changed, entry, !tellsChips(table) || transfers.length === 0)
}

/** Tables formed before a correction said which chips to move have nothing to acknowledge. */
const tellsChips = ({ edition }: Table): boolean => edition >= 2

export const evolveShowdown: Evolve<Evening, Exclude<ShowdownEvent, ColpoReopened>> = {
  colpoSettled: (evening, event, occasion) =>
    withNewTable(evening, settled(tableAt(evening, event.table), event, occasion)),
  colpoCorrected: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => corrected(table, event, occasion)),
  correctionAcknowledged: (evening, { table, colpo }) =>
    withTable(evening, table, ({ corrections }) => ({
      corrections: corrections.map((one) =>
        one.colpo === colpo ? { ...one, acknowledged: true } : one,
      ),
    })),
}
