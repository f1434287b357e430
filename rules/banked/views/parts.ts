import type { OfficeView } from '../../float/views/office'
import type { FloatPost } from '../../float/views/posts'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Level } from '../../kernel/level'
import type { Hindered } from '../../kernel/offers'
import type { Tell } from '../../kernel/tell'
import type { TableId } from '../ids'
import type {
  BankedDay,
  BankedEvening,
  BankedTable,
  LimitPair,
  Person,
  Signer,
  TableauRow,
} from '../state'
import type { TableResult } from './result'
import type { TableauView } from './tableau'

/** A game's own parts in the views of its day; each stands beside what all banked games show there. */
export interface OwnParts {
  /** In a table's summary, which everybody may see: nothing of anybody's chips. */
  readonly summary: object
  /** In a table as its tablet, the desk and the players see it. */
  readonly state: object
  /** In a table as the inspector sees it. */
  readonly court: object
  /** In a member at the desk. */
  readonly person: object
  /** In what a member sees of their own. */
  readonly mine: object
  /** In the day as the desk and the inspector see it. */
  readonly day: object
  readonly offer: unknown
}

/** A table that everybody may see, without anybody's chips. */
export interface BankedSummary {
  readonly id: TableId
  readonly number: number
  readonly label: string
  readonly status: BankedTable<never>['status']
  /** The office whose signature the table waits for; null where it waits for none. */
  readonly awaits: Signer | null
  readonly level: Level
  readonly limits: LimitPair
  readonly step: number
  readonly serial: number
}

/** The latest colpo that is over; those before it are asked for by page. */
interface LastOf<T extends BankedTable<T>> {
  readonly last: T['past'][number] | null
}

/** A table for the desk; all its stakes lie in view. */
export type InViewOf<T extends BankedTable<T>, P extends OwnParts> = P['state'] &
  Pick<T, 'settings' | 'limits' | 'limitsAsked' | 'moves'> &
  LastOf<T> & {
    readonly summary: BankedSummary & P['summary']
    /** Members on duty whose signature the table waits for; null where a role of the house signs. */
    readonly signers: readonly MemberId[] | null
    readonly isCounting: boolean
  }

/** A table for its tablet and the players. */
export type StateOf<T extends BankedTable<T>, P extends OwnParts> = InViewOf<T, P> & {
  /** Members who take part in the day, with the chips before them; null where they are not known or not shown. */
  readonly persons: readonly { readonly member: MemberId; readonly chips: Chips | null }[]
}

/** The wall screen: the tables that are not closed, and nobody's money. */
export interface BoardViewOf<P extends OwnParts>
  extends Pick<BankedDay, 'status' | 'title' | 'day'> {
  readonly kind: 'board'
  readonly openedAt: Instant
  readonly isCounting: boolean
  readonly tables: readonly (BankedSummary & P['summary'])[]
}

/** A table's tablet. */
export type TableViewOf<T extends BankedTable<T>, P extends OwnParts> = StateOf<T, P> & {
  readonly kind: 'table'
  readonly result: TableResult
  /** The float of the table; null in a house without floats. */
  readonly float: FloatPost | null
  readonly offers: readonly P['offer'][]
  /** The entry that can be taken back, in sentences; none where there is none. */
  readonly latest: readonly Tell[]
  /** The step that the table waits for, where it may not be taken now, with the reason. */
  readonly hindered: readonly Hindered[]
}

/** The desk: people and casse, all tables with the bank's result, the count and the tableau. */
export type DeskViewOf<
  S extends BankedEvening<T>,
  T extends BankedTable<T>,
  P extends OwnParts,
> = P['day'] &
  Pick<S, 'status' | 'title' | 'day' | 'settings' | 'closing'> & {
    readonly kind: 'desk'
    readonly persons: readonly (Person &
      P['person'] & { readonly drawn: Chips; readonly chips: Chips | null })[]
    readonly tables: readonly (InViewOf<T, P> & { readonly result: TableResult })[]
    /** The room of the float with all its offices; null in a house without floats. */
    readonly office: OfficeView | null
    readonly tableau: TableauView
    readonly offers: readonly P['offer'][]
  }

/** A member's phone: the tables as on the wall, and the member's own table and chips. */
export interface MemberViewOf<T extends BankedTable<T>, P extends OwnParts>
  extends Pick<BankedDay, 'status' | 'title' | 'day'> {
  readonly kind: 'member'
  readonly member: MemberId
  readonly tables: readonly (BankedSummary & P['summary'])[]
  readonly mine: P['mine'] & {
    /** The table where the member is or has a stake, or else the only one that is open. */
    readonly table: StateOf<T, P> | null
    readonly chips: Chips | null
    readonly drawn: Chips
    readonly asked: Person['asked']
    readonly handed: Person['handed']
    /** The member's line of the closed tableau. */
    readonly row: TableauRow | null
  }
  /** The room of the float, for somebody on duty in one of its offices. */
  readonly office: OfficeView | null
  readonly offers: readonly P['offer'][]
}

/** A table as the inspector sees it, with its claims. */
export type CourtTableOf<T extends BankedTable<T>, P extends OwnParts> = P['court'] &
  Pick<T, 'id' | 'limits' | 'limitsAsked'> &
  LastOf<T> & { readonly label: string }

/** The inspector: claims, corrections and limits of all tables. */
export type DeputatoViewOf<T extends BankedTable<T>, P extends OwnParts> = P['day'] &
  Pick<BankedDay, 'status' | 'title' | 'day'> & {
    readonly kind: 'deputato'
    readonly isCounting: boolean
    readonly tables: readonly CourtTableOf<T, P>[]
    readonly offers: readonly P['offer'][]
  }
