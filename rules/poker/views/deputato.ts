import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { isPaid } from '../16-tableau/rows'
import { isArbiter } from '../17-arbitration/panel'
import { awaitsFinalWord } from '../17-arbitration/waiting'
import type { Evening } from '../evening'
import { seatedPlayers } from '../money/resti'
import type { PokerOffer } from '../offers'
import { offersTo } from '../offers'
import type { Colpo } from '../state/colpo'
import type { Dispute } from '../state/dispute'
import type { MemberId } from '../state/ids'
import type { Correction, Table } from '../state/table'
import type { Tableau } from '../state/tableau'
import { shownColpo } from './colpo'
import { labelOf } from './summary'
import { tableauView } from './tableau'

/** The deputato di gioco: the disputes of every table, and the counts that wait for a ruling (XVII, M5). */
export interface DeputatoView {
  kind: 'deputato'
  status: string
  title: string
  day: string
  tables: readonly (CourtTable & {
    /** M5: what was found missing (above zero) or in excess at the count. */
    gap: Chips
    recountNeeded: boolean
  })[]
  offers: readonly PokerOffer[]
}

/** A table as its judges see it: what its disputes are about, and the chips that a ruling may move. */
export interface CourtTable {
  id: string
  label: string
  seated: readonly string[]
  disputes: readonly Dispute[]
  colpi: readonly Colpo[]
  corrections: readonly Correction[]
  accounts: Readonly<Record<string, Chips>>
  /** Its chips are being counted: a resto that a ruling moves is counted anew. */
  counting: boolean
  /** N3: once the tableau is closed a ruling moves no chips until two officers reopen it; null while it is not. */
  closed: Reopening | null
}

/** How far the reopening of a closed tableau is. */
export interface Reopening {
  askedBy: string | null
  why: string | null
  /** Payments were marked: they are unmarked before it is reopened. */
  paid: boolean
}

/** A dispute of a closed evening that waits for the final word (XVII.3), as far as a list of them tells. */
export interface WaitingCase {
  table: { id: string; label: string }
  dispute: Dispute
}

/** The deputato: disputes with the colpi they are about, and counts that wait for his word. Source: XVII, M5. */
export function deputatoView(evening: Evening, member: MemberId, at: Instant): DeputatoView {
  return {
    kind: 'deputato',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    tables: Object.values(evening.tables).map((table) => {
      const { gap, recountNeeded } = tableauView(table)
      return { ...courtTable(evening, table), gap, recountNeeded }
    }),
    offers: offersTo(evening, { roles: ['deputato'], member, post: null }, at),
  }
}

/** XVII.4: what an agreed arbiter has to judge, and nothing else of those tables' disputes. */
export function casesJudgedBy(evening: Evening, member: MemberId): CourtTable[] {
  return Object.values(evening.tables).flatMap((table) => {
    const disputes = table.disputes.filter((dispute) => isArbiter(dispute, member))
    return disputes.length > 0 ? [{ ...courtTable(evening, table), disputes }] : []
  })
}

/** XVII.3: what waits for a final word; for an arbiter only what he judges, for null all of it. */
export function waitingCases(evening: Evening, arbiter: MemberId | null): WaitingCase[] {
  return Object.values(evening.tables).flatMap((table) =>
    table.disputes
      .filter((dispute) => awaitsFinalWord(dispute))
      .filter((dispute) => arbiter === null || isArbiter(dispute, arbiter))
      .map((dispute) => ({ table: { id: table.id, label: labelOf(evening, table) }, dispute })),
  )
}

const reopeningOf = (tableau: Tableau): Reopening => ({
  askedBy: tableau.reopenAskedBy,
  why: tableau.reopenWhy,
  paid: isPaid(tableau),
})

const courtTable = (evening: Evening, table: Table): CourtTable => ({
  id: table.id,
  label: labelOf(evening, table),
  seated: seatedPlayers(table).map((player) => player.member),
  disputes: table.disputes,
  colpi: [...(table.colpo ? [table.colpo] : []), ...table.colpi.map(shownColpo)],
  corrections: table.corrections,
  accounts: table.accounts,
  counting: table.status === 'counting',
  closed: table.tableau && reopeningOf(table.tableau),
})
