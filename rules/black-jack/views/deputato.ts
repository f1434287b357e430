import type { TableId } from '../../banked/ids'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import { type BlackJackOffer, offersTo } from '../offers'
import type { Claim, PastColpo } from '../state/colpo'
import type { Table } from '../state/table'
import { isCounting } from './board'
import { type ColpoView, colpoView } from './colpo'
import { labelOf } from './summary'

/** A table for the inspector: its claims with the colpo in play, its latest colpo, its abandoned winnings. */
export interface CourtTable extends Pick<Table, 'limits' | 'limitsAsked' | 'abandoned' | 'seats'> {
  readonly id: TableId
  readonly label: string
  readonly colpo: ColpoView | null
  readonly claims: readonly Claim[]
  readonly last: PastColpo | null
  /** How often colpi that are over were corrected. */
  readonly corrected: number
}

/** The view of the inspector: claims, corrections, limits and abandoned winnings of all tables. */
export interface DeputatoView extends Pick<Evening, 'sentOut'> {
  readonly kind: 'deputato'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly isCounting: boolean
  readonly tables: readonly CourtTable[]
  readonly offers: readonly BlackJackOffer[]
}

/** The inspector's view. Source: B.29. */
export const deputatoView = (evening: Evening, member: MemberId, at: Instant): DeputatoView => ({
  kind: 'deputato',
  status: evening.status,
  title: evening.title,
  day: evening.day,
  isCounting: isCounting(evening),
  sentOut: evening.sentOut,
  tables: Object.values(evening.tables).map((table) => ({
    id: table.id,
    label: labelOf(table),
    colpo: colpoView(table),
    claims: table.claims,
    last: table.past.at(-1) ?? null,
    corrected: table.past.reduce((sum, { corrections }) => sum + corrections.length, 0),
    seats: table.seats,
    limits: table.limits,
    limitsAsked: table.limitsAsked,
    abandoned: table.abandoned,
  })),
  offers: offersTo(evening, { roles: ['deputato'], member, post: null }, at),
})

/** The claims that wait for a ruling; there are no arbiters, so for an arbiter there are none. Source: B.29. */
export const waitingClaims = (evening: Evening, arbiter: MemberId | null) =>
  arbiter === null
    ? Object.values(evening.tables).flatMap((table) =>
        table.claims
          .filter(({ ruling, colpo }) => !ruling && table.colpo?.serial === colpo)
          .map((claim) => ({ table: { id: table.id, label: labelOf(table) }, dispute: claim })),
      )
    : []
