import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Payment } from '../../kernel/payments'
import type { Evening } from '../evening'
import { drawnBy, restiAreKnown, restoAt } from '../money/resti'
import type { PokerOffer } from '../offers'
import { classOf, isBooked, isLive, isWaitingHere, signUpsOf } from '../seating/places'
import type { Unformed } from '../state/evening'
import type { TableId } from '../state/ids'
import type { SignUp } from '../state/list'
import type { TableauRow } from '../state/tableau'
import { openTables } from './board'
import type { ClockView } from './clocks'
import {
  type CourtTable,
  casesCalling,
  casesJudgedBy,
  type ListedCase,
  rulingsToRead,
} from './deputato'
import { type ListView, listViews } from './list'
import { labelOf, type TableSummary } from './summary'
import type { TableView } from './table'

/** The view of a member's phone: the board, without what concerns only others, and the member's own data. */
export interface MemberView {
  kind: 'member'
  member: MemberId
  status: string
  title: string
  day: string
  lists: readonly ListView[]
  tables: readonly TableSummary[]
  mine: {
    signUps: readonly (SignUp & { place: number; ahead: number })[]
    /** The table where the member has a place, with every resto (III.1). */
    table: TableView | null
    clocks: readonly ClockView[]
    outOfClub: boolean
    /** Sign-ups that a provision ended, unless the member signed that list again. */
    lost: readonly { signUp: number; list: string; provision: string }[]
    /** A2: sign-ups that wait again because their table was un-formed, and the member whose place ended. */
    unformed: readonly Unformed[]
    /** Tables the member left, or that dissolved, where the member's chips are still to be counted. */
    uncounted: readonly Uncounted[]
    /** The member's rows in the tableaux closed tonight, the latest first (XVI). */
    sheets: readonly MemberSheet[]
    /** Disputes whose latest decision the member has still to acknowledge. */
    rulings: readonly ListedCase[]
    /** XVII.2: disputes to which the member is called as deputato. */
    calling: readonly ListedCase[]
  }
  /** XVII.4: disputes for which the contenders agreed on this member as arbiter, by table. */
  judges: readonly CourtTable[]
  offers: readonly PokerOffer[]
}

/** A member's casse and resto at a table where they no longer play; the resto is null where it is not known. */
export interface Uncounted {
  table: TableId
  label: string
  status: TableSummary['status']
  casse: Chips
  resto: Chips | null
}

/** One member's part of a closed tableau. */
export interface MemberSheet {
  table: TableId
  label: string
  closedAt: Instant
  row: TableauRow
  imbalance: Chips
  /** Payments that the member makes or receives. */
  payments: readonly Payment[]
}

/** The table where a member has a place now; null when there is none. */
export const tableOfMember = (evening: Evening, member: MemberId): TableId | null =>
  Object.values(evening.signUps).find(
    (signUp) => signUp.member === member && isBooked(evening, signUp),
  )?.table ?? null

/** The member's place among those who wait for the class, and the number of these who come before them. */
function standing(evening: Evening, signUp: SignUp): { place: number; ahead: number } {
  const list = evening.lists[signUp.list]
  if (signUp.status !== 'waiting' || !list) return { place: 0, ahead: 0 }
  const before = signUpsOf(evening, classOf(list.settings)).filter(
    (other) => other.status === 'waiting' && other.number < signUp.number,
  )
  const ahead = before.filter((other) => other.call !== null || isWaitingHere(evening, other))
  return { place: before.length + 1, ahead: ahead.length }
}

/** The member's sign-ups that a provision ended, with the reason, so that nobody has to ask the desk. */
function lostBy(evening: Evening, member: MemberId): MemberView['mine']['lost'] {
  const own = Object.values(evening.signUps).filter((signUp) => signUp.member === member)
  return own.flatMap((signUp) => {
    const again = own.some(({ list, number }) => list === signUp.list && number > signUp.number)
    const taken = signUp.status === 'lost' || signUp.status === 'opted-out'
    if (again || !taken || signUp.endedBy === null) return []
    const list = evening.lists[signUp.list]?.title ?? signUp.list
    return [{ signUp: signUp.number, list, provision: signUp.endedBy }]
  })
}

/** XVI: tables where the member no longer plays and their chips are still to be counted. */
function uncountedOf(evening: Evening, member: MemberId, here: TableId | null): Uncounted[] {
  return Object.values(evening.tables).flatMap((table) => {
    const player = table.players[member]
    if (!player || player.casse.length === 0 || table.id === here || table.status === 'closed')
      return []
    const resto = restiAreKnown(table) ? restoAt(table, member) : null
    const label = labelOf(evening, table)
    return [{ table: table.id, label, status: table.status, casse: drawnBy(player), resto }]
  })
}

/** The member's results at the tables closed tonight, and their payments. */
function sheetsOf(evening: Evening, member: MemberId): MemberSheet[] {
  return Object.values(evening.tables)
    .flatMap((table) => {
      const row = table.tableau?.rows.find((one) => one.member === member)
      if (!table.tableau || !row) return []
      const { closedAt, imbalance, payments } = table.tableau
      const mine = payments.filter(({ from, to }) => from === member || to === member)
      const label = labelOf(evening, table)
      return [{ table: table.id, label, closedAt, row, imbalance, payments: mine }]
    })
    .sort((a, b) => b.closedAt - a.closedAt)
}

/**
 * The view of a member's phone: lists and tables as on the wall, the member's sign-ups with their place in line, and
 * their table with every resto (III.1), given as `table`; `offers` are the commands they may give now.
 */
export function memberView(
  evening: Evening,
  member: MemberId,
  table: TableView | null,
  offers: readonly PokerOffer[],
): MemberView {
  const tables = openTables(evening)
  const signUps = Object.values(evening.signUps)
    .filter((signUp) => signUp.member === member && isLive(evening, signUp))
    .map((signUp) => ({ ...signUp, ...standing(evening, signUp) }))
  const clocks = tables.flatMap((one) =>
    one.clocks.filter(
      (clock) => clock.member === member || (clock.member === null && one.id === table?.summary.id),
    ),
  )
  return {
    kind: 'member',
    member,
    status: evening.status,
    title: evening.title,
    day: evening.day,
    lists: listViews(evening),
    tables,
    mine: {
      signUps,
      table,
      clocks,
      outOfClub: evening.outOfClub.includes(member),
      lost: lostBy(evening, member),
      unformed: evening.unformed.filter(({ signUp }) =>
        signUps.some(({ number, status }) => number === signUp && status === 'waiting'),
      ),
      uncounted: uncountedOf(evening, member, table?.summary.id ?? null),
      sheets: sheetsOf(evening, member),
      rulings: rulingsToRead(evening, member),
      calling: casesCalling(evening, member),
    },
    judges: casesJudgedBy(evening, member),
    offers,
  }
}
