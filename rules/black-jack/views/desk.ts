import { balance, bancoOf, chipsOf } from '../../banked/accounts'
import { asPlayer, type TableId } from '../../banked/ids'
import { drawnBy } from '../../banked/sheet'
import type { Person } from '../../banked/state'
import type { BankedAudience } from '../../banked/views/audience'
import { resultAt, type TableResult } from '../../banked/views/result'
import { type TableauView, tableauView } from '../../banked/views/tableau'
import { deskOfficeView, type OfficeView } from '../../float/views/office'
import { type FloatPost, floatPost } from '../../float/views/posts'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { sceneOf } from '../bench'
import type { Evening } from '../evening'
import { type BlackJackOffer, offersTo } from '../offers'
import type { Settings } from '../settings'
import type { CasellaNumber } from '../state/ids'
import { shownPersons } from './known'
import { type TableState, tableState } from './table'

/** A member of the day for the desk. */
export interface PersonView extends Person {
  readonly drawn: Chips
  readonly chips: Chips | null
  readonly seat: { readonly table: TableId; readonly seat: CasellaNumber } | null
}

/** The desk's view: people and casse, all tables with the banco's result, the count and the tableau. */
export interface DeskView extends Pick<Evening, 'closing' | 'sentOut'> {
  readonly kind: 'desk'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly settings: Settings
  readonly persons: readonly PersonView[]
  readonly tables: readonly (TableState & {
    readonly won: Chips
    readonly settings: Settings
    readonly result: TableResult
  })[]
  readonly floatPosts: readonly FloatPost[]
  /** The room of the float with all its offices; null in a house without floats. */
  readonly office: OfficeView | null
  readonly tableau: TableauView
  readonly offers: readonly BlackJackOffer[]
}

/** The seat that a member holds today; null for somebody who stands. */
export function seatIn({ tables }: Evening, member: MemberId): PersonView['seat'] {
  for (const { id, status, seats } of Object.values(tables)) {
    const seat = seats.find(({ holder }) => holder === asPlayer(member))
    if (seat && status !== 'closed') return { table: id, seat: seat.number }
  }
  return null
}

/** The desk's view, with the offers to this officer. */
export function deskView(
  evening: Evening,
  { member, roles }: Extract<BankedAudience, { kind: 'desk' }>,
  at: Instant,
): DeskView {
  const scene = sceneOf(evening)
  const tables = Object.values(evening.tables)
  return {
    kind: 'desk',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    settings: evening.settings,
    persons: shownPersons(evening).map((person) => ({
      ...person,
      drawn: drawnBy(person),
      chips: evening.isUnfollowed ? null : balance(evening, chipsOf(person.member)),
      seat: seatIn(evening, person.member),
    })),
    tables: tables.map((table) => ({
      ...tableState(evening, table),
      won: balance(evening, bancoOf(table.id)),
      settings: table.settings,
      result: resultAt(scene, table.id),
    })),
    floatPosts: tables.flatMap(({ id }) => floatPost(scene, id) ?? []),
    office: deskOfficeView(scene, member),
    closing: evening.closing,
    tableau: tableauView(evening),
    sentOut: evening.sentOut,
    offers: offersTo(evening, { roles, member, post: null }, at),
  }
}
