import type { TableId } from '../../banked/ids'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Account } from '../../kernel/ledger'
import { rulingAccounts } from '../06-elsewhere/disputes'
import type { Evening } from '../evening'
import { offersTo, type TrenteOffer } from '../offers'
import type { PastColpo } from '../state/colpo'
import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'
import { isCounting } from './board'
import { type ColpoView, colpoView } from './colpo'
import { labelOf } from './summary'

/** A table for the inspector: its claims with the colpo in play, its stakes and its latest colpo. */
export interface CourtTable
  extends Pick<
    Table,
    'limits' | 'limitsAsked' | 'poste' | 'insurances' | 'disputes' | 'settings' | 'versions'
  > {
  readonly id: TableId
  readonly label: string
  readonly colpo: ColpoView | null
  readonly last: PastColpo | null
  /** The accounts between which a ruling at this table may move chips. */
  readonly accounts: readonly Account[]
}

/** The view of the inspector: claims, errors, limits and versions of all tables. */
export interface DeputatoView {
  readonly kind: 'deputato'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly isCounting: boolean
  readonly tables: readonly CourtTable[]
  readonly offers: readonly TrenteOffer[]
}

const courtTable = (evening: Evening, table: Table): CourtTable => ({
  id: table.id,
  label: labelOf(table),
  colpo: colpoView(table),
  accounts: rulingAccounts(evening, table),
  limits: table.limits,
  limitsAsked: table.limitsAsked,
  poste: table.poste,
  insurances: table.insurances,
  disputes: table.disputes.filter(({ status }) => status !== 'withdrawn'),
  last: table.past.at(-1) ?? null,
  settings: table.settings,
  versions: table.versions,
})

/** The inspector's view. Source: T.10. */
export const deputatoView = (evening: Evening, member: MemberId, at: Instant): DeputatoView => ({
  kind: 'deputato',
  status: evening.status,
  title: evening.title,
  day: evening.day,
  isCounting: isCounting(evening),
  tables: Object.values(evening.tables).map((table) => courtTable(evening, table)),
  offers: offersTo(evening, { roles: ['deputato'], member, post: null }, at),
})

/** A claim that waits for the inspector, as a list of disputes shows it. */
export interface WaitingClaim {
  readonly table: { readonly id: TableId; readonly label: string }
  readonly dispute: Dispute
}

/** The claims that wait for a ruling; there are no arbiters, so for an arbiter there are none. Source: T.10. */
export const waitingClaims = (evening: Evening, arbiter: MemberId | null): WaitingClaim[] =>
  arbiter === null
    ? Object.values(evening.tables).flatMap((table) =>
        table.disputes
          .filter(({ status }) => status === 'open')
          .map((dispute) => ({ table: { id: table.id, label: labelOf(table) }, dispute })),
      )
    : []
