import type { Evolve } from '../../kernel/article'
import { type Chips, greater, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import type { Evening } from '../evening'
import { withTable } from '../evening'
import { PAROL_LEFT, withCorrection } from '../money/compensation'
import type { Opening, Parol } from '../state/colpo'
import { copyParol } from '../state/copy'
import type { SeatNumber, TableId } from '../state/ids'

/** A parol that nobody can contest any more: its pot goes to these players, and the next colpo is an ordinary one. */
export type ParolEnded = {
  type: 'parolEnded'
  table: TableId
  /** The number of the colpo that caused it. */
  colpo: number
  takers: readonly MemberId[]
  cartaro: SeatNumber
  /** XIII.8: the giro, where its only hand may count for it; absent otherwise. */
  giro?: number
  opening: Opening
  transfers: readonly Transfer[]
}

export type ParolEvent =
  | ParolEnded
  | {
      type: 'parolDeclared'
      table: TableId
      member: MemberId
      in: boolean
      transfers: readonly Transfer[]
    }
  | { type: 'parolSplit'; table: TableId; pots: readonly Chips[] }
  | {
      type: 'declarationRetracted'
      table: TableId
      member: MemberId
      /** The chips they had put in before they declared. */
      paid: Chips
      transfers: readonly Transfer[]
    }
  | { type: 'parolUnsplit'; table: TableId }

function undeclaredIn(from: Parol, member: MemberId, before: Chips): Parol {
  const parol = copyParol(from)
  const { [member]: took, ...declared } = from.declared
  parol.declared = declared
  if (took) parol.paid = { ...from.paid, [member]: before }
  return parol
}

function declaredIn(from: Parol, member: MemberId, takesPart: boolean): Parol {
  const parol = copyParol(from)
  const declared = { ...from.declared }
  declared[member] = takesPart
  parol.declared = declared
  if (!takesPart) return parol
  const paid = { ...from.paid }
  paid[member] = greater(from.quota, paid[member] ?? NO_CHIPS)
  parol.paid = paid
  return parol
}

export const evolveParol: Evolve<Evening, ParolEvent> = {
  parolDeclared: (evening, { table, member, in: takesPart, transfers }) =>
    withTable(evening, table, (t) => ({
      accounts: post(t.accounts, transfers),
      parol: t.parol && declaredIn(t.parol, member, takesPart),
    })),
  parolSplit: (evening, { table, pots }) =>
    withTable(evening, table, (t) => ({
      parol: t.parol && Object.assign(copyParol(t.parol), { split: pots.slice(1) }),
    })),
  declarationRetracted: (evening, { table, member, paid, transfers }) =>
    withTable(evening, table, (t) => ({
      accounts: post(t.accounts, transfers),
      parol: t.parol && undeclaredIn(t.parol, member, paid),
    })),
  parolEnded: (evening, { table, colpo, cartaro, giro, opening, transfers }, { at }) =>
    withTable(evening, table, (t) => {
      const accounts = post(t.accounts, transfers)
      const over = {
        ...t,
        accounts,
        parol: null,
        cartaro,
        giro: giro ?? t.giro,
        opening,
        deals: t.deals + 1,
      }
      // Its chips are moved on the table by hand, so the tablet shows them until somebody says that it is done.
      const moved = { colpo, at, by: null, why: PAROL_LEFT, transfers, was: null } as const
      return withCorrection(over, moved, false)
    }),
  parolUnsplit: (evening, { table }) =>
    withTable(evening, table, (t) => ({
      parol: t.parol && Object.assign(copyParol(t.parol), { split: [] }),
    })),
}
