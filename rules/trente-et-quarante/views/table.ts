import { balance, chipsOf } from '../../banked/accounts'
import { latestEntry } from '../../banked/frame/steps'
import type { TableId } from '../../banked/ids'
import { signersAwaited } from '../../banked/signing'
import { resultAt, type TableResult } from '../../banked/views/result'
import { type FloatPost, floatPost } from '../../float/views/posts'
import type { Chips } from '../../kernel/chips'
import type { Actor, Instant } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Hindered } from '../../kernel/offers'
import type { Tell } from '../../kernel/tell'
import { sceneOf } from '../bench'
import type { TrenteGameEvent } from '../decider'
import type { Evening } from '../evening'
import { hinderedAmong, offersTo, type TrenteOffer } from '../offers'
import { tellsOfEvent } from '../sentences'
import type { Settings } from '../settings'
import type { PastColpo } from '../state/colpo'
import type { Posta } from '../state/posta'
import type { Table } from '../state/table'
import { isCounting } from './board'
import { type ColpoView, colpoView } from './colpo'
import { stepsAwaited } from './moment'
import { summaryOf, type TableSummary } from './summary'

/** The parts of a table that its screens show as they are. */
type Shown = Pick<
  Table,
  | 'limits'
  | 'limitsAsked'
  | 'taglia'
  | 'present'
  | 'poste'
  | 'insurances'
  | 'disputes'
  | 'versions'
  | 'moves'
>

/** A table for its tablet, the desk and the players: stakes and cards, all of which lie in view. */
export interface TableState extends Shown {
  readonly summary: TableSummary
  readonly settings: Settings
  /** Members on duty whose signature the table waits for; null where a role of the house signs. */
  readonly signers: readonly MemberId[] | null
  readonly isCounting: boolean
  readonly colpo: ColpoView | null
  /** The latest colpo that is over; those before it are asked for by page. */
  readonly last: PastColpo | null
  /** Imprisoned stakes whose owner is asked whether to withdraw them (T.5.3). */
  readonly asked: readonly Posta[]
  /** Freed stakes, which their owner takes or leaves (B6). */
  readonly freed: readonly Posta[]
  /** Members who take part in the day, with the chips before them; null where they are not known or not shown. */
  readonly persons: readonly { readonly member: MemberId; readonly chips: Chips | null }[]
}

/** The view of a table's tablet. */
export interface TableView extends TableState {
  readonly kind: 'table'
  readonly eveningStatus: Evening['status']
  readonly result: TableResult
  /** The float of the table; null in a house without floats. */
  readonly float: FloatPost | null
  readonly offers: readonly TrenteOffer[]
  /** The entry that can be taken back, in sentences; none where there is none. */
  readonly latest: readonly Tell[]
  /** The step that the table waits for, where it may not be taken now, with the reason. */
  readonly hindered: readonly Hindered[]
}

/** A table as its screens show it; `seesChips` says before whom the audience sees chips. */
export function tableState(
  evening: Evening,
  table: Table,
  seesChips: (member: MemberId) => boolean = () => true,
): TableState {
  return {
    summary: summaryOf(table),
    settings: table.settings,
    signers: signersAwaited(evening, table),
    isCounting: isCounting(evening),
    colpo: colpoView(table),
    asked: table.poste.filter(({ isAsked }) => isAsked),
    freed: table.poste.filter(({ isFreed }) => isFreed),
    persons: membersIn(evening.persons).map((member) => ({
      member,
      chips: !evening.isUnfollowed && seesChips(member) ? balance(evening, chipsOf(member)) : null,
    })),
    limits: table.limits,
    limitsAsked: table.limitsAsked,
    taglia: table.taglia,
    present: table.present,
    poste: table.poste,
    insurances: table.insurances,
    last: table.past.at(-1) ?? null,
    // A claim that was withdrawn stays in the log.
    disputes: table.disputes.filter(({ status }) => status !== 'withdrawn'),
    versions: table.versions,
    moves: table.moves,
  }
}

/** The tablet's view of its table; null when there is no such table. */
export function tableView(evening: Evening, id: TableId, at: Instant): TableView | null {
  const table = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
  if (!table) return null
  const tablet: Actor = { roles: ['tavolo'], member: null, post: id }
  return {
    kind: 'table',
    eveningStatus: evening.status,
    ...tableState(evening, table),
    result: resultAt(sceneOf(evening), id),
    float: floatPost(sceneOf(evening), id),
    offers: offersTo(evening, tablet, at),
    latest: latestEntry(table)
      .slice(0, 1)
      .flatMap(({ event }) => tellsOfEvent(event as TrenteGameEvent)),
    hindered: hinderedAmong(stepsAwaited(table), evening, tablet, at),
  }
}
