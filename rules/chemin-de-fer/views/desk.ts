import { deskOfficeView, type OfficeView } from '../../float/views/office'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { drawnBy } from '../17-club/rows'
import { balance, CAGNOTTE, chipsOf } from '../accounts'
import { areChipsKnown, type Evening } from '../evening'
import { sceneOf } from '../float'
import { type CheminOffer, offersTo } from '../offers'
import type { Settings } from '../settings'
import type { Person } from '../state/evening'
import type { SeatNumber, TableId } from '../state/ids'
import type { CheminAudience } from './audience'
import { shownPersons } from './known'
import { type TableInView, tableInView } from './table'
import { type TableauView, tableauView } from './tableau'

/** A member of the evening for the desk: casse drawn and asked for, and the chips before them where they are known. */
export interface PersonView extends Person {
  readonly drawn: Chips
  readonly chips: Chips | null
  readonly seat: { readonly table: TableId; readonly seat: SeatNumber } | null
}

/** The desk's view: people and casse, all tables, the count, the tableau, deposits and sheets. */
export interface DeskView
  extends Pick<Evening, 'closing' | 'deposits' | 'amendments' | 'sentOut' | 'isFrozen'> {
  readonly kind: 'desk'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly settings: Settings
  readonly persons: readonly PersonView[]
  readonly tables: readonly TableInView[]
  /** The room of the float with all its offices; null in a house without floats. */
  readonly office: OfficeView | null
  /** The tax so far. */
  readonly tax: Chips
  readonly tableau: TableauView
  readonly offers: readonly CheminOffer[]
}

/** The seat that a member holds this evening; null for somebody who stands. */
export function seatIn(evening: Evening, member: Person['member']): PersonView['seat'] {
  for (const table of Object.values(evening.tables)) {
    const seat = table.seats.find(({ holder }) => holder === member)
    if (seat && table.status !== 'closed') return { table: table.id, seat: seat.number }
  }
  return null
}

/** The desk's view, with the offers to this officer. */
export function deskView(
  evening: Evening,
  { member, roles }: Extract<CheminAudience, { kind: 'desk' }>,
  at: Instant,
): DeskView {
  const isKnown = areChipsKnown(evening)
  return {
    kind: 'desk',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    settings: evening.settings,
    isFrozen: evening.isFrozen,
    persons: shownPersons(evening).map((person) => ({
      ...person,
      drawn: drawnBy(person),
      chips: isKnown ? balance(evening, chipsOf(person.member)) : null,
      seat: seatIn(evening, person.member),
    })),
    tables: Object.values(evening.tables).map((table) => tableInView(evening, table)),
    office: deskOfficeView(sceneOf(evening), member),
    tax: balance(evening, CAGNOTTE),
    closing: evening.closing,
    tableau: tableauView(evening),
    deposits: evening.deposits,
    amendments: evening.amendments,
    sentOut: evening.sentOut,
    offers: offersTo(evening, { roles, member, post: null }, at),
  }
}
