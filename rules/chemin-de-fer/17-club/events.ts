import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import { type CasseEvent, personBefore } from '../../kernel/club/casse'
import { NOT_REOPENING } from '../../kernel/club/reopening'
import type { Instant, Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Level } from '../../kernel/level'
import { type Payment, withHanded, withoutMark, withReceived } from '../../kernel/payments'
import type { ClubUnit } from '../../kernel/unit'
import type { BOOK } from '../accounts'
import { withPerson, withTable, withTransfers } from '../evening'
import { expectingAfter } from '../frame/expected'
import { manoOver } from '../mano/ending'
import type { Moving, OfTable } from '../mano/events'
import { inUnit, type Settings } from '../settings'
import { changedEvening, changedMano } from '../state/changed'
import type { Cassa, Evening } from '../state/evening'
import type { Closing, Tableau, TableauRow } from '../state/tableau'
import { takenBack } from './back'
import { openedTable, tableShut } from './opened'

/** The tableau is the evening's: its payments name the book where those of other games name a table. */
type OfSheet<T extends string> = { type: T; table: typeof BOOK }

/** The evening and its tables. */
export type EveningEvent =
  /** The customs are a new club's, their amounts in its unit. */
  | { type: 'eveningOpened'; title: string; day: string; unit?: ClubUnit | undefined }
  | { type: 'eveningClosed' }
  | { type: 'settingsSet'; settings: Settings }
  | (OfTable<'tableOpened'> & {
      number: number
      seats: number
      minimum: Chips
      level: Level
      isLarge: boolean
    })
  | (OfTable<'tableClosed'> & Moving)
  | (OfTable<'levelSet'> & Moving & { level: Level })
  | (OfTable<'takenBack'> &
      Moving & {
        entries: readonly string[]
        /** Members who sat down at another table since, and are not booked here again (S.22). */
        unbooked?: readonly MemberId[]
      })

/** The count, the tableau and its payments. */
export type SheetEvent =
  | ({ type: 'countBegun'; expected: Readonly<Record<MemberId, Chips | null>> } & Moving)
  | { type: 'chipsCounted'; member: MemberId; chips: Chips }
  | { type: 'imbalanceAccepted'; imbalance: Chips }
  | { type: 'playResumed' }
  | (OfSheet<'tableauClosed'> &
      Moving & {
        rows: readonly TableauRow[]
        imbalance: Chips
        tax: Chips
        deposits: Chips
        notes?: Chips
        settleBy: 'desk' | 'members'
        payments: readonly Payment[]
      })
  | (OfSheet<'paymentHanded'> & { payment: number })
  | (OfSheet<'paymentReceived'> & { payment: number })
  | (OfSheet<'paymentUnmarked'> & { payment: number })
  | (OfSheet<'reopeningAsked'> & { why: string })
  | OfSheet<'reopeningDropped'>
  | (OfSheet<'tableauReopened'> & Moving)

export type ClubEvent = EveningEvent | CasseEvent<typeof BOOK> | SheetEvent

const evolveEvening: Evolve<Evening, EveningEvent> = {
  eveningOpened: (evening, { title, day, unit = 1 }, { at }) =>
    changedEvening(evening, {
      ...{ status: 'open', title, day, openedAt: at },
      settings: inUnit(evening.settings, unit),
    }),
  eveningClosed: (evening) => changedEvening(evening, { status: 'closed' }),
  settingsSet: (evening, { settings }) => changedEvening(evening, { settings }),
  tableOpened: (evening, event, { at }) =>
    changedEvening(evening, {
      lastTable: event.number,
      tables: { ...evening.tables, [event.table]: openedTable(event, at) },
    }),
  tableClosed: (evening, { table, transfers }, { at }) =>
    withTable(withTransfers(evening, transfers), table, (one) => tableShut(one, at)),
  levelSet: (evening, { table: id, level, transfers }, { at }) => {
    const before = evening.tables[id]
    const lost = before !== undefined && before.level !== 3 && before.manoNumber > 0
    const moved = withTransfers(evening, transfers)
    const isFollowed = evening.isFollowed && !lost
    return withTable({ ...moved, isFollowed }, id, ({ mano, followedSince }) => ({
      level,
      followedSince: level === 1 ? null : (followedSince ?? at),
      mano: mano && (level === 1 ? changedMano(mano, { shares: {} }) : mano),
    }))
  },
  takenBack: (evening, { table, entries, unbooked, transfers }) =>
    withTable(withTransfers(evening, transfers), table, (one) =>
      takenBack(one, entries.length, unbooked),
    ),
}

/** A person with one more cassa, or with a correction of those they have. */
const withCassa = (evening: Evening, member: MemberId, cassa: Cassa): Evening =>
  withPerson(evening, member, ({ casse, asked }) => ({
    casse: [...casse, cassa],
    asked: cassa.why === 'cassa' ? null : asked,
    handed: cassa.why === 'cassa' ? { chips: cassa.chips, at: cassa.at, asked } : null,
  }))

const cassa = (chips: Chips, at: Instant, why: Cassa['why']): Cassa => ({ chips, at, why })

const evolveCasse: Evolve<Evening, CasseEvent<typeof BOOK>> = {
  cassaAsked: (evening, { member, chips }, { at }) =>
    withPerson(evening, member, () => ({ asked: { chips, at } })),
  cassaDropped: (evening, { member }) => withPerson(evening, member, () => ({ asked: null })),
  cassaHanded: (evening, { member, chips, transfers }, { at }) =>
    withTransfers(withCassa(evening, member, cassa(chips, at, 'cassa')), transfers),
  cassaTakenBack: (evening, { member, transfers }) =>
    withTransfers(withPerson(evening, member, personBefore), transfers),
  cassaCorrected: (evening, { member, chips, transfers }, { at }) => {
    const { closing } = evening
    const corrected = withCassa(evening, member, cassa(chips, at, 'correzione'))
    return withTransfers(
      { ...corrected, closing: closing && expectingAfter(closing, transfers) },
      transfers,
    )
  },
}

const withClosing = (evening: Evening, change: (closing: Closing) => Partial<Closing>): Evening =>
  changedEvening(evening, {
    closing: evening.closing && { ...evening.closing, ...change(evening.closing) },
  })

const withTableau = (evening: Evening, change: (tableau: Tableau) => Partial<Tableau>): Evening =>
  changedEvening(evening, {
    tableau: evening.tableau && { ...evening.tableau, ...change(evening.tableau) },
  })

const withPayments = (
  evening: Evening,
  change: (payments: readonly Payment[]) => Payment[],
): Evening => withTableau(evening, ({ payments }) => ({ payments: change(payments) }))

/** The mani end with the count: the sabot stays at the seats where they began, for a game that plays on. */
function countBegun(
  evening: Evening,
  { expected, transfers }: Extract<SheetEvent, { type: 'countBegun' }>,
  { at, by }: Occasion,
): Evening {
  const counting = Object.values(evening.tables).reduce(
    (so, { id }) =>
      withTable(so, id, (table) => ({
        ...manoOver(table, 'dropped'),
        ...(table.seguito && { seguito: null, turn: table.seguito.initialSeat }),
        steps: [],
      })),
    evening,
  )
  const closing: Closing = {
    begunAt: at,
    begunBy: by.member,
    counted: {},
    counts: {},
    expected,
    imbalanceAccepted: null,
  }
  return withTransfers({ ...counting, closing }, transfers)
}

const evolveSheet: Evolve<Evening, SheetEvent> = {
  countBegun,
  chipsCounted: (evening, { member, chips }) =>
    withClosing(evening, ({ counted, counts, imbalanceAccepted }) => ({
      counted: { ...counted, [member]: chips },
      counts: { ...counts, [member]: (counts[member] ?? 0) + 1 },
      imbalanceAccepted: counted[member] === chips ? imbalanceAccepted : null,
    })),
  imbalanceAccepted: (evening, _, { by }) =>
    withClosing(evening, () => ({ imbalanceAccepted: by.member })),
  playResumed: (evening) => changedEvening(evening, { closing: null }),
  tableauClosed: (evening, event, { at, by }) => {
    const { rows, imbalance, tax, deposits, notes, settleBy, payments, transfers } = event
    const ours = notes === undefined ? { tax, deposits } : { tax, deposits, notes }
    const sheet = { rows, imbalance, ...ours, settleBy, payments, transfers }
    const signed = { closedAt: at, closedBy: by.member, ...NOT_REOPENING }
    return withTransfers(changedEvening(evening, { tableau: { ...sheet, ...signed } }), transfers)
  },
  paymentHanded: (evening, { payment }, { at }) =>
    withPayments(evening, (payments) => withHanded(payments, payment, at)),
  paymentReceived: (evening, { payment }, { at }) =>
    withPayments(evening, (payments) => withReceived(payments, payment, at)),
  paymentUnmarked: (evening, { payment }) =>
    withPayments(evening, (payments) => withoutMark(payments, payment)),
  reopeningAsked: (evening, { why }, { by }) =>
    withTableau(evening, () => ({ reopenAskedBy: by.member, reopenWhy: why })),
  reopeningDropped: (evening) => withTableau(evening, () => NOT_REOPENING),
  tableauReopened: (evening, { transfers }) =>
    withTransfers(
      withClosing(changedEvening(evening, { tableau: null }), () => ({ imbalanceAccepted: null })),
      transfers,
    ),
}

export const evolveClub: Evolve<Evening, ClubEvent> = {
  ...evolveEvening,
  ...evolveCasse,
  ...evolveSheet,
}
