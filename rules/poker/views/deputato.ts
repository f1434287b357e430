import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { isPaid } from '../../kernel/payments'
import { hasPlayedAt, isArbiter } from '../17-arbitration/panel'
import { isUnread } from '../17-arbitration/reading'
import { deputatoCalledTo } from '../17-arbitration/rota'
import { awaitsFinalWord } from '../17-arbitration/waiting'
import type { Evening } from '../evening'
import { seatedPlayers } from '../money/resti'
import type { PokerOffer } from '../offers'
import { offersTo } from '../offers'
import type { Colpo } from '../state/colpo'
import type { Dispute } from '../state/dispute'
import type { TableId } from '../state/ids'
import type { Correction, Table } from '../state/table'
import type { Tableau } from '../state/tableau'
import { shownColpo } from './colpo'
import { labelOf } from './summary'
import { tableauView } from './tableau'

/** The view of the deputato di gioco: the disputes of all tables, and the counts that need a ruling (XVII, M5). */
export interface DeputatoView {
  kind: 'deputato'
  status: string
  title: string
  day: string
  tables: readonly (CourtTable & {
    /** M5: the chips found missing (above zero) or in excess at the count. */
    gap: Chips
    recountNeeded: boolean
  })[]
  offers: readonly PokerOffer[]
}

/** A table for its judges: its disputes, the colpi that those not yet settled are about, and the chips that a ruling may move. */
export interface CourtTable {
  id: TableId
  label: string
  seated: readonly MemberId[]
  /** XVII.2: the reader has, or had, a place here, and may not rule on its disputes. */
  youPlayedHere: boolean
  disputes: readonly Dispute[]
  /** XVII.2: the deputato called to these disputes; null when nobody of tonight's rota is free to rule on them. */
  deputato: MemberId | null
  colpi: readonly Colpo[]
  /** Number of the last colpo dealt, and whether it is in play. */
  colpoNumber: number
  isInPlay: boolean
  corrections: readonly Correction[]
  accounts: Readonly<Record<string, Chips>>
  /** Whether its chips are being counted; a resto that a ruling changes is then counted again. */
  counting: boolean
  /**
   * N3: after the tableau is closed, a ruling moves chips only once two officers reopened it. Null while it is open.
   */
  closed: Reopening | null
}

/** The progress of reopening a closed tableau. */
export interface Reopening {
  askedBy: MemberId | null
  why: string | null
  /** Whether payments are marked; they must be unmarked before reopening. */
  paid: boolean
}

/** A dispute of a closed evening that waits for the final decision (XVII.3), with the fields that a list needs. */
export interface ListedCase {
  table: { id: TableId; label: string }
  dispute: Dispute
}

/** The deputato's view: disputes with the colpi they are about, and counts that need a ruling. Source: XVII, M5. */
export function deputatoView(evening: Evening, member: MemberId, at: Instant): DeputatoView {
  return {
    kind: 'deputato',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    tables: Object.values(evening.tables).map((table) => {
      const { gap, recountNeeded } = tableauView(table)
      return { ...courtTable(evening, table, member), gap, recountNeeded }
    }),
    offers: offersTo(evening, { roles: ['deputato'], member, post: null }, at),
  }
}

/** XVII.4: the disputes that an agreed arbiter judges, without the other disputes of those tables. */
export function casesJudgedBy(evening: Evening, member: MemberId): CourtTable[] {
  return Object.values(evening.tables).flatMap((table) => {
    const disputes = table.disputes.filter((dispute) => isArbiter(dispute, member))
    return disputes.length > 0 ? [courtTable(evening, table, member, disputes)] : []
  })
}

/** XVII.3: the disputes that wait for a final decision: for an arbiter those they judge, for null all. */
export function waitingCases(evening: Evening, arbiter: MemberId | null): ListedCase[] {
  return Object.values(evening.tables).flatMap((table) =>
    table.disputes
      .filter((dispute) => awaitsFinalWord(dispute))
      .filter((dispute) => arbiter === null || isArbiter(dispute, arbiter))
      .map((dispute) => ({ table: { id: table.id, label: labelOf(evening, table) }, dispute })),
  )
}

/** XVII.2: the disputes to which this member is called as deputato, by tonight's rota. */
export const casesCalling = (evening: Evening, member: MemberId): ListedCase[] =>
  Object.values(evening.tables)
    .filter((table) => deputatoCalledTo(evening, table) === member)
    .flatMap((table) =>
      table.disputes
        .filter(({ status }) => status === 'to-deputato')
        .map((dispute) => ({ table: { id: table.id, label: labelOf(evening, table) }, dispute })),
    )

/** The disputes whose latest decision this member has still to acknowledge, at any table of the evening. */
export const rulingsToRead = (evening: Evening, member: MemberId): ListedCase[] =>
  Object.values(evening.tables).flatMap((table) =>
    table.disputes
      .filter((dispute) => isUnread(table, dispute, member))
      .map((dispute) => ({ table: { id: table.id, label: labelOf(evening, table) }, dispute })),
  )

const reopeningOf = (tableau: Tableau): Reopening => ({
  askedBy: tableau.reopenAskedBy,
  why: tableau.reopenWhy,
  paid: isPaid(tableau),
})

function courtTable(
  evening: Evening,
  table: Table,
  member: MemberId,
  disputes: readonly Dispute[] = table.disputes.filter(({ status }) => status !== 'withdrawn'),
): CourtTable {
  const about = new Set(disputes.map(({ colpo }) => colpo))
  const { colpo } = table
  return {
    id: table.id,
    label: labelOf(evening, table),
    seated: seatedPlayers(table).map((player) => player.member),
    youPlayedHere: hasPlayedAt(table, member),
    disputes,
    deputato: deputatoCalledTo(evening, table),
    colpi: [...(colpo ? [colpo] : []), ...table.colpi.map(shownColpo)].filter(({ number }) =>
      about.has(number),
    ),
    colpoNumber: table.colpoNumber,
    isInPlay: colpo !== null,
    corrections: table.corrections.filter((one) => one.colpo !== null && about.has(one.colpo)),
    accounts: table.accounts,
    counting: table.status === 'counting',
    closed: table.tableau && reopeningOf(table.tableau),
  }
}
