import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { ListId, SignUpNumber, TableId } from './ids'
import type { List, SignUp } from './list'
import type { Table } from './table'

/** The state of one poker evening: everything the rules need, nothing they do not. */
export interface Evening {
  readonly status: 'none' | 'open' | 'closed'
  readonly title: string
  /** Civil date of the club, `YYYY-MM-DD`. */
  readonly day: string
  readonly openedAt: Instant
  readonly lists: Readonly<Record<ListId, List>>
  readonly signUps: Readonly<Record<SignUpNumber, SignUp>>
  readonly tables: Readonly<Record<TableId, Table>>
  readonly lastSignUp: SignUpNumber
  /** I.8: members who signed and are not in the Club, as they or the secretary reported. */
  readonly outOfClub: readonly MemberId[]
  /** A2: sign-ups that wait again because their table was un-formed, until they get a place. */
  readonly unformed: readonly Unformed[]
  /** Number of the last table formed; the number of an un-formed table is not used again. */
  readonly lastTable: number
  /** II.7: members of a dissolved table with a right to free seats elsewhere, in order. */
  readonly precedence: readonly Precedence[]
  /** XVII.2: tonight's deputati in the order in which they are called. */
  readonly rota: readonly MemberId[]
}

/** The end of a table before its first deal, as one of its sign-ups was told it. */
export interface Unformed {
  readonly signUp: SignUpNumber
  readonly at: Instant
  /** The member who gave up the place or lost it; null where the journal does not say. */
  readonly because: MemberId | null
}

/** II.7, B8: sign-ups with numbers up to `after` are older than the dissolution and go first. */
export interface Precedence {
  readonly member: MemberId
  readonly from: TableId
  readonly after: SignUpNumber
}
