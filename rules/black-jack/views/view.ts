import { asPlayer, memberOf, type TableId } from '../../banked/ids'
import { maySign } from '../../banked/signing'
import { SIGNERS } from '../../banked/state'
import { type ClaimNotice, TO_INSPECTORS } from '../../banked/views/notices'
import type {
  BankedSummary,
  CourtTableOf,
  DeputatoViewOf,
  DeskViewOf,
  MemberViewOf,
  StateOf,
  TableViewOf,
} from '../../banked/views/parts'
import { BankedViews } from '../../banked/views/views'
import type { Actor } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { cutterAsked } from '../01-cards/cut'
import { sceneOf } from '../bench'
import type { BlackJackGameEvent } from '../decider'
import type { Evening } from '../evening'
import { type BlackJackOffer, hinderedAmong, offersTo } from '../offers'
import { sentOutAt } from '../play/places'
import { tellsOfEvent } from '../sentences'
import type { Claim } from '../state/colpo'
import type { CasellaNumber, Player } from '../state/ids'
import type { Table } from '../state/table'
import { type ColpoView, colpoView } from './colpo'
import { stepsAwaited } from './moment'
import { type OwnSummary, summaryOf } from './summary'

/** The seat that a member holds; null for somebody who stands. */
interface Seated {
  readonly seat: { readonly table: TableId; readonly seat: CasellaNumber } | null
}

interface OwnState extends Pick<Table, 'shoe' | 'standing' | 'abandoned' | 'claims'> {
  readonly colpo: ColpoView | null
  /** The titolare to whom the cut is offered now (B.30.1); null when nobody is asked any more. */
  readonly cutter: Player | null
}

interface OwnCourt extends Pick<Table, 'abandoned' | 'claims' | 'seats'> {
  readonly colpo: ColpoView | null
  /** Players sent out of the rooms, whose word only the inspector enters as for one who is away (A6, B.21). */
  readonly sentOut: readonly Player[]
  /** How often colpi that are over were corrected. */
  readonly corrected: number
}

/** Abandoned winnings that still wait at a table. */
interface HeldAt extends Pick<Table, 'id' | 'abandoned'> {
  readonly label: string
}

/** The parts that black jack adds to the views of every banked game. */
interface Own {
  readonly summary: OwnSummary
  readonly state: OwnState
  readonly court: OwnCourt
  readonly person: Seated
  readonly mine: Seated & {
    readonly isSentOut: boolean
    /** Winnings held abandoned, for one who signs for them by an office; left out where there are none. */
    readonly held?: readonly HeldAt[]
  }
  readonly day: Pick<Evening, 'sentOut'>
  readonly offer: BlackJackOffer
}

export type TableSummary = BankedSummary & OwnSummary
export type TableState = StateOf<Table, Own>
export type TableView = TableViewOf<Table, Own>
export type DeskView = DeskViewOf<Evening, Table, Own>
export type MemberView = MemberViewOf<Table, Own>
export type CourtTable = CourtTableOf<Table, Own>
export type DeputatoView = DeputatoViewOf<Table, Own>

/** Whether a member has a puntata in the colpo of a table. */
const stakesAt = ({ colpo }: Pick<Table, 'colpo'>, member: MemberId): boolean =>
  (colpo?.caselle ?? []).some(({ puntate }) =>
    puntate.some(({ player }) => player === asPlayer(member)),
  )

/** Whether a member sits or stands at a table, or has a puntata in its colpo. */
function isAt(table: Table, member: MemberId): boolean {
  const player = asPlayer(member)
  return (
    table.seats.some(({ holder }) => holder === player) ||
    table.standing.includes(player) ||
    stakesAt(table, member)
  )
}

function seatIn({ tables }: Evening, member: MemberId): Seated['seat'] {
  for (const { id, status, seats } of Object.values(tables)) {
    const seat = seats.find(({ holder }) => holder === asPlayer(member))
    if (seat && status !== 'closed') return { table: id, seat: seat.number }
  }
  return null
}

const labelAt = ({ number }: Pick<Table, 'number'>): string => `Black jack · ${number}`

/** The abandoned winnings for which a member signs by their office. Source: B.37.2. */
function heldFor(day: Evening, member: MemberId): { held?: HeldAt[] } {
  const by: Actor = { roles: ['socio'], member, post: null }
  if (!SIGNERS.some((as) => maySign(day, by, as))) return {}
  const held = Object.values(day.tables).flatMap((table) => {
    const abandoned = table.abandoned.filter(({ status }) => status === 'held')
    return abandoned.length > 0 ? [{ id: table.id, label: labelAt(table), abandoned }] : []
  })
  return held.length > 0 ? { held } : {}
}

function noticesOf(claim: Claim, was: Claim | undefined): ClaimNotice[] {
  if (!was) return [TO_INSPECTORS]
  const member = memberOf(claim.player)
  const isNew = claim.ruling !== null && claim.ruling !== was.ruling
  return isNew && member !== null ? [{ reason: 'ruled', to: { member } }] : []
}

/** The views of black jack. Source: B.29. */
export const { viewOf, labelOf, takesPart, knownTo, noticesBetween } = new BankedViews<
  Evening,
  Table,
  Own,
  ReturnType<typeof stepsAwaited>[number],
  Claim
>({
  labelOf: labelAt,
  sceneOf,
  offersTo,
  hinderedAmong,
  stepsAwaited,
  tellsOf: (event) => tellsOfEvent(event as BlackJackGameEvent),
  isAt,
  stakesAt,
  judgesAt: ({ claims }) => claims.flatMap(({ ruling }) => ruling?.by ?? []),
  claimsAt: ({ claims }) => claims,
  noticesOf,
  summary: summaryOf,
  state: (table) => ({
    colpo: colpoView(table),
    cutter: table.shoe.step === 'mixed' ? cutterAsked(table) : null,
    shoe: table.shoe,
    standing: table.standing,
    abandoned: table.abandoned,
    claims: table.claims,
  }),
  court: (table, day) => ({
    colpo: colpoView(table),
    corrected: table.past.reduce((sum, { corrections }) => sum + corrections.length, 0),
    claims: table.claims,
    seats: table.seats,
    sentOut: sentOutAt(day, table),
    abandoned: table.abandoned,
  }),
  person: (day, member) => ({ seat: seatIn(day, member) }),
  mine: (day, member) => ({
    seat: seatIn(day, member),
    isSentOut: day.sentOut.some((one) => one.member === member),
    ...heldFor(day, member),
  }),
  day: ({ sentOut }) => ({ sentOut }),
})
