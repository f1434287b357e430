import { balance, chipsOf } from '../../banked/accounts'
import type { TableId } from '../../banked/ids'
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
import { offersTo, type TrenteOffer } from '../offers'
import type { Settings } from '../settings'
import type { Table } from '../state/table'
import { isAt, shownPersons } from './known'
import { type TableState, tableState } from './table'

/** A member of the day for the desk. */
export interface PersonView extends Person {
  readonly drawn: Chips
  readonly chips: Chips | null
  /** The table where they are, or have a stake. */
  readonly table: TableId | null
}

/** The desk's view: people and casse, all tables with their result, the count and the tableau. */
export interface DeskView extends Pick<Evening, 'closing'> {
  readonly kind: 'desk'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly settings: Settings
  readonly persons: readonly PersonView[]
  readonly tables: readonly (TableState & {
    readonly result: TableResult
    readonly settings: Settings
  })[]
  readonly floatPosts: readonly FloatPost[]
  /** The room of the float with all its offices; null in a house without floats. */
  readonly office: OfficeView | null
  readonly tableau: TableauView
  readonly offers: readonly TrenteOffer[]
}

/** The table where a member is today; null when they are at none. */
export const tableOf = ({ tables }: Evening, member: MemberId): Table | null =>
  Object.values(tables).find((table) => table.status !== 'closed' && isAt(table, member)) ?? null

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
      table: tableOf(evening, person.member)?.id ?? null,
    })),
    tables: tables.map((table) => ({
      ...tableState(evening, table),
      result: resultAt(scene, table.id),
      settings: table.settings,
    })),
    floatPosts: tables.flatMap(({ id }) => floatPost(scene, id) ?? []),
    office: deskOfficeView(scene, member),
    closing: evening.closing,
    tableau: tableauView(evening),
    offers: offersTo(evening, { roles, member, post: null }, at),
  }
}
