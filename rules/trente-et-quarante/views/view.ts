import { asPlayer, type TableId } from '../../banked/ids'
import { type ClaimNotice, TO_INSPECTORS } from '../../banked/views/notices'
import type {
  BankedSummary,
  CourtTableOf,
  DeskViewOf,
  MemberViewOf,
  StateOf,
  TableViewOf,
} from '../../banked/views/parts'
import { BankedViews } from '../../banked/views/views'
import type { MemberId } from '../../kernel/ids'
import type { Account } from '../../kernel/ledger'
import { rulingAccounts } from '../06-elsewhere/disputes'
import { sceneOf } from '../bench'
import type { TrenteGameEvent } from '../decider'
import type { Evening } from '../evening'
import { hinderedAmong, offersTo, type TrenteOffer } from '../offers'
import { tellsOfEvent } from '../sentences'
import type { Dispute } from '../state/dispute'
import type { Posta } from '../state/posta'
import type { Table } from '../state/table'
import { type ColpoView, colpoView } from './colpo'
import { stepsAwaited } from './moment'
import { type OwnSummary, summaryOf } from './summary'

/** The parts of a table that the tablet, the players and the inspector all see. */
interface Shown extends Pick<Table, 'poste' | 'insurances' | 'disputes' | 'versions'> {
  readonly colpo: ColpoView | null
}

interface OwnState extends Shown, Pick<Table, 'taglia' | 'present'> {
  /** Imprisoned stakes whose owner is asked whether to withdraw them (T.5.3). */
  readonly asked: readonly Posta[]
  /** Freed stakes, which their owner takes or leaves (B6). */
  readonly freed: readonly Posta[]
}

interface OwnCourt extends Shown, Pick<Table, 'settings'> {
  /** The accounts between which a ruling at this table may move chips. */
  readonly accounts: readonly Account[]
}

/** The parts that trente et quarante adds to the views of every banked game. */
interface Own {
  readonly summary: OwnSummary
  readonly state: OwnState
  readonly court: OwnCourt
  /** The table where they are, or have a stake. */
  readonly person: { readonly table: TableId | null }
  readonly mine: object
  readonly day: object
  readonly offer: TrenteOffer
}

export type TableSummary = BankedSummary & OwnSummary
export type TableState = StateOf<Table, Own>
export type TableView = TableViewOf<Table, Own>
export type DeskView = DeskViewOf<Evening, Table, Own>
export type MemberView = MemberViewOf<Table, Own>
export type CourtTable = CourtTableOf<Table, Own>

/** Whether a member has a stake on the cloth of a table. */
const stakesAt = ({ poste }: Pick<Table, 'poste'>, member: MemberId): boolean =>
  poste.some(({ player }) => player === asPlayer(member))

/** Whether a member is at a table, or has a stake on its cloth. */
const isAt = (table: Table, member: MemberId): boolean =>
  table.present.includes(asPlayer(member)) || stakesAt(table, member)

/** A slip is ruled on at once and told to nobody. */
function noticesOf(dispute: Dispute, was: Dispute | undefined): ClaimNotice[] {
  if (dispute.status === was?.status) return []
  if (dispute.status === 'open') return [TO_INSPECTORS]
  return dispute.status === 'final'
    ? dispute.contenders.map((member) => ({ reason: 'ruled', to: { member } }))
    : []
}

const shown = (table: Table): Shown => ({
  colpo: colpoView(table),
  poste: table.poste,
  insurances: table.insurances,
  // A claim that was withdrawn stays in the log.
  disputes: table.disputes.filter(({ status }) => status !== 'withdrawn'),
  versions: table.versions,
})

/** The views of trente et quarante. Source: T.10. */
export const { viewOf, labelOf, takesPart, knownTo, noticesBetween } = new BankedViews<
  Evening,
  Table,
  Own,
  ReturnType<typeof stepsAwaited>[number],
  Dispute
>({
  labelOf: ({ number }) => `Trente et quarante · ${number}`,
  sceneOf,
  offersTo,
  hinderedAmong,
  stepsAwaited,
  tellsOf: (event) => tellsOfEvent(event as TrenteGameEvent),
  isAt,
  stakesAt,
  judgesAt: ({ disputes }) => disputes.flatMap(({ decision }) => decision?.member ?? []),
  claimsAt: ({ disputes }) => disputes,
  noticesOf,
  summary: summaryOf,
  state: (table) => ({
    ...shown(table),
    asked: table.poste.filter(({ isAsked }) => isAsked),
    freed: table.poste.filter(({ isFreed }) => isFreed),
    taglia: table.taglia,
    present: table.present,
  }),
  court: (table, day) => ({
    ...shown(table),
    settings: table.settings,
    accounts: rulingAccounts(day, table),
  }),
  person: ({ tables }, member) => ({
    table:
      Object.values(tables).find((one) => one.status !== 'closed' && isAt(one, member))?.id ?? null,
  }),
  mine: () => ({}),
  day: () => ({}),
})
