import { balance, chipsOf } from '../../banked/accounts'
import { drawnBy } from '../../banked/sheet'
import type { Person, TableauRow } from '../../banked/state'
import { type OfficeView, officeView } from '../../float/views/office'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { sceneOf } from '../bench'
import type { Evening } from '../evening'
import { offersTo, type TrenteOffer } from '../offers'
import type { Table } from '../state/table'
import { openTables } from './board'
import { tableOf } from './desk'
import type { TableSummary } from './summary'
import { type TableState, tableState } from './table'

/** The view of a member's phone: the tables as on the wall, and the member's own table and chips. */
export interface MemberView {
  readonly kind: 'member'
  readonly member: MemberId
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly tables: readonly TableSummary[]
  readonly mine: {
    /** The table where the member is or has a stake, or else the only one that is open. */
    readonly table: TableState | null
    readonly chips: Chips | null
    readonly drawn: Chips
    readonly asked: Person['asked']
    /** The member's line of the closed tableau. */
    readonly row: TableauRow | null
  }
  /** The room of the float, for somebody on duty in one of its offices. */
  readonly office: OfficeView | null
  readonly offers: readonly TrenteOffer[]
}

/** The member's table, or else the only one that is open. */
function tableFor(evening: Evening, member: MemberId): Table | null {
  const open = Object.values(evening.tables).filter(({ status }) => status !== 'closed')
  return tableOf(evening, member) ?? (open.length === 1 ? (open[0] ?? null) : null)
}

/** The view of a member's phone: of chips before people, only the member's own are shown. */
export function memberView(evening: Evening, member: MemberId, at: Instant): MemberView {
  const person = evening.persons[member]
  const table = tableFor(evening, member)
  return {
    kind: 'member',
    member,
    status: evening.status,
    title: evening.title,
    day: evening.day,
    tables: openTables(evening),
    mine: {
      table: table && tableState(evening, table, (other) => other === member),
      chips: evening.isUnfollowed ? null : balance(evening, chipsOf(member)),
      drawn: person ? drawnBy(person) : NO_CHIPS,
      asked: person?.asked ?? null,
      row: evening.tableau?.rows.find((row) => row.member === member) ?? null,
    },
    office: officeView(sceneOf(evening), member),
    offers: offersTo(evening, { roles: ['socio'], member, post: null }, at),
  }
}
