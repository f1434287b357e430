import type { Evolve } from '../../kernel/article'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { NOT_REOPENING } from '../../kernel/club/reopening'
import type { Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import { type Payment, withHanded, withoutMark, withReceived } from '../../kernel/payments'
import { type Evening, withPlayer, withTable } from '../evening'
import { changed } from '../state/draft'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import type { Closing, Tableau, TableauRow } from '../state/tableau'

type OfTable<T extends string> = { type: T; table: TableId }
type OfPayment<T extends string> = OfTable<T> & { payment: number }

export type CountEvent =
  | (OfTable<'countBegun'> & {
      debts: readonly { member: MemberId; chips: Chips }[]
      shared: readonly Transfer[]
      expected: Readonly<Record<MemberId, Chips | null>>
      transfers: readonly Transfer[]
    })
  | (OfTable<'restoCounted'> & { member: MemberId; chips: Chips })
  | (OfTable<'imbalanceAccepted'> & { imbalance: Chips })
  | (OfTable<'playResumed'> & {
      level: Level
      /** True when every resto was counted, so that all are known again. */
      agreed: boolean
      /** The colpo before the count does not go on, since the table keeps something else now; absent otherwise. */
      endStands?: true
      /** I.10: players called to the table, who could not sit down during the count; absent where there are none. */
      waited?: readonly MemberId[]
      transfers: readonly Transfer[]
    })

export type SheetEvent =
  | (OfTable<'tableauClosed'> & {
      rows: readonly TableauRow[]
      imbalance: Chips
      settleBy: 'desk' | 'members'
      payments: readonly Payment[]
      transfers: readonly Transfer[]
    })
  | OfPayment<'paymentHanded'>
  | OfPayment<'paymentReceived'>
  | OfPayment<'paymentUnmarked'>
  | (OfTable<'reopeningAsked'> & { why: string })
  | OfTable<'reopeningDropped'>
  | (OfTable<'tableauReopened'> & { transfers: readonly Transfer[] })

export type TableauEvent = CountEvent | SheetEvent

type Begun = Extract<CountEvent, { type: 'countBegun' }>

function begun(table: Table, event: Begun, { at, by }: Occasion): Table {
  const { debts, shared, expected, transfers } = event
  const { parol, honourPots, status } = table
  const paid = debts.reduce(
    (t, { member, chips }) =>
      withPlayer(t, member, (player) => ({
        debt: NO_CHIPS,
        casse: [...player.casse, { chips, at, reason: 'debito' }],
      })),
    table,
  )
  const closing: Closing = {
    begunAt: at,
    begunBy: by.member,
    counted: {},
    expected,
    recountAccepted: null,
    counts: {},
    shared,
    before: {
      status: status === 'counting' || status === 'closed' ? 'playing' : status,
      parol,
      honourPots,
    },
  }
  return {
    ...paid,
    status: 'counting',
    parol: null,
    honourPots: [],
    closing,
    accounts: post(table.accounts, transfers),
  }
}

const withClosing = (
  evening: Evening,
  id: TableId,
  change: (closing: Closing) => Partial<Closing>,
) =>
  withTable(evening, id, ({ closing }) => ({
    closing: closing && changed(closing, change(closing)),
  }))

const withTableau = (
  evening: Evening,
  id: TableId,
  change: (tableau: Tableau) => Partial<Tableau>,
) =>
  withTable(evening, id, ({ tableau }) => ({
    tableau: tableau && changed(tableau, change(tableau)),
  }))

const withPayments = (
  evening: Evening,
  id: TableId,
  change: (payments: readonly Payment[]) => Payment[],
) => withTableau(evening, id, ({ payments }) => ({ payments: change(payments) }))

const evolveCount: Evolve<Evening, CountEvent> = {
  countBegun: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => begun(table, event, occasion)),
  restoCounted: (evening, { table, member, chips }) =>
    withClosing(evening, table, (closing) => ({
      counted: { ...closing.counted, [member]: chips },
      counts: { ...closing.counts, [member]: (closing.counts[member] ?? 0) + 1 },
      recountAccepted: closing.counted[member] === chips ? closing.recountAccepted : null,
    })),
  imbalanceAccepted: (evening, { table }, { by }) =>
    withClosing(evening, table, () => ({ recountAccepted: by.member })),
  playResumed: (evening, { table, level, agreed, endStands, waited = [], transfers }, { at }) =>
    withTable(evening, table, (from) => {
      const t = waited.reduce((so, one) => withPlayer(so, one, () => ({ awaySince: at })), from)
      return {
        ...t,
        ...t.closing?.before,
        level,
        colpoEnd: endStands ? null : t.colpoEnd,
        closing: null,
        restiKnown: agreed || t.restiKnown,
        unseen: endStands && t.level === 1 ? { after: t.colpoNumber, until: at } : t.unseen,
        agreedColpo: agreed ? t.colpoNumber : t.agreedColpo,
        accounts: post(t.accounts, transfers),
      }
    }),
}

const evolveSheet: Evolve<Evening, SheetEvent> = {
  tableauClosed: (evening, event, { at, by }) => {
    const { rows, imbalance, settleBy, payments, transfers } = event
    return withTable(evening, event.table, (table) => ({
      status: 'closed',
      closedAt: at,
      accounts: post(table.accounts, transfers),
      tableau: {
        closedAt: at,
        closedBy: by.member,
        rows,
        imbalance,
        settleBy,
        payments,
        ...NOT_REOPENING,
        transfers,
      },
    }))
  },
  paymentHanded: (evening, { table, payment }, { at }) =>
    withPayments(evening, table, (payments) => withHanded(payments, payment, at)),
  paymentReceived: (evening, { table, payment }, { at }) =>
    withPayments(evening, table, (payments) => withReceived(payments, payment, at)),
  paymentUnmarked: (evening, { table, payment }) =>
    withPayments(evening, table, (payments) => withoutMark(payments, payment)),
  reopeningAsked: (evening, { table, why }, { by }) =>
    withTableau(evening, table, () => ({ reopenAskedBy: by.member, reopenWhy: why })),
  reopeningDropped: (evening, { table }) => withTableau(evening, table, () => NOT_REOPENING),
  tableauReopened: (evening, { table, transfers }) =>
    withTable(evening, table, (t) => ({
      status: 'counting',
      closedAt: null,
      tableau: null,
      closing: t.closing && changed(t.closing, { recountAccepted: null }),
      accounts: post(t.accounts, transfers),
    })),
}

export const evolveTableau: Evolve<Evening, TableauEvent> = { ...evolveCount, ...evolveSheet }
