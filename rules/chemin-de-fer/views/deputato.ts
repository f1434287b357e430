import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Account } from '../../kernel/ledger'
import { isPaid } from '../../kernel/payments'
import { rulingAccounts } from '../16-authority/ruling'
import type { Evening } from '../evening'
import { type CheminOffer, offersTo } from '../offers'
import type { Settings } from '../settings'
import type { SettledCoup } from '../state/coup'
import type { Dispute } from '../state/dispute'
import type { Amendment } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { labelOf } from './summary'
import { tableauView } from './tableau'

/** A table for the inspector: its disputes, each with its coup. */
export interface CourtTable {
  readonly id: TableId
  readonly label: string
  readonly isInPlay: boolean
  readonly disputes: readonly (Dispute & { readonly settled: SettledCoup | null })[]
  /** Serial of the latest coup. */
  readonly coupSerial: number
  /** The accounts between which a ruling at this table may move chips. */
  readonly accounts: readonly Account[]
  readonly settings: Settings
}

/** The view of the inspector: the disputes of all tables, the count that needs a word, sheets and people sent out. */
export interface DeputatoView extends Pick<Evening, 'sentOut'> {
  readonly kind: 'deputato'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly tables: readonly CourtTable[]
  /** Chips of the persons, the tax and the deposits, which a ruling may move. */
  readonly accounts: Readonly<Record<string, Chips>>
  readonly amendments: readonly Amendment[]
  /** The chips are being counted. */
  readonly isCounting: boolean
  readonly gap: Chips
  readonly recountNeeded: boolean
  /** The progress of reopening a closed tableau, before which no ruling moves chips; null while it is open. */
  readonly closed: {
    readonly askedBy: MemberId | null
    readonly why: string | null
    readonly paid: boolean
  } | null
  readonly offers: readonly CheminOffer[]
}

const courtTable = (evening: Evening, table: Table): CourtTable => ({
  id: table.id,
  label: labelOf(table),
  isInPlay: table.coup !== null,
  disputes: table.disputes
    .filter(({ status }) => status !== 'withdrawn')
    .map((dispute) => {
      const settled = table.past.find(({ serial }) => serial === dispute.coup) ?? null
      return { ...dispute, settled }
    }),
  coupSerial: table.coupSerial,
  accounts: rulingAccounts(evening, table),
  settings: evening.settings,
})

/** The inspector's view. Source: S.39a, cf69. */
export function deputatoView(evening: Evening, member: MemberId, at: Instant): DeputatoView {
  const { gap, recountNeeded } = tableauView(evening)
  const { tableau } = evening
  return {
    kind: 'deputato',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    tables: Object.values(evening.tables).map((table) => courtTable(evening, table)),
    accounts: evening.accounts,
    amendments: evening.amendments,
    sentOut: evening.sentOut,
    isCounting: evening.closing !== null && tableau === null,
    gap,
    recountNeeded,
    closed: tableau && {
      askedBy: tableau.reopenAskedBy,
      why: tableau.reopenWhy,
      paid: isPaid(tableau),
    },
    offers: offersTo(evening, { roles: ['deputato'], member, post: null }, at),
  }
}

/** A dispute that waits for the inspector, as a list of disputes shows it. */
export interface WaitingDispute {
  readonly table: { readonly id: TableId; readonly label: string }
  readonly dispute: Dispute
}

/** The disputes that wait for a ruling; chemin de fer has no arbiters, so for an arbiter there are none. */
export const waitingDisputes = (evening: Evening, arbiter: MemberId | null): WaitingDispute[] =>
  arbiter === null
    ? Object.values(evening.tables).flatMap((table) =>
        table.disputes
          .filter(({ status }) => status === 'open')
          .map((dispute) => ({ table: { id: table.id, label: labelOf(table) }, dispute })),
      )
    : []
