import { heldByFloat } from '../../float/accounts'
import { type Chips, lesser, minus, NO_CHIPS, plus, totalChips } from '../../kernel/chips'
import { asMember, type MemberId } from '../../kernel/ids'
import { shareImbalance } from '../../kernel/imbalance'
import { accountsIn, move, post, type Transfer } from '../../kernel/ledger'
import { type Payment, paymentsFor } from '../../kernel/payments'
import { deskPayments, fewestPayments } from '../../kernel/settlement'
import { balance, CAGNOTTE, CASSA, chipsOf, DEPOSIT, IMBALANCE } from '../accounts'
import type { Evening, Person } from '../state/evening'
import type { Tableau, TableauRow } from '../state/tableau'

/** Chips that a person drew from the desk, corrections included. */
export const drawnBy = ({ casse }: Person): Chips => totalChips(casse)

/** The persons who drew chips or have some, in the order in which they came. Source: C.3. */
export const playersOnTableau = (evening: Evening): Person[] =>
  Object.values(evening.persons).filter(
    ({ member, casse }) => casse.length > 0 || balance(evening, chipsOf(member)) !== 0,
  )

/** The members still to be counted. */
export const uncounted = (evening: Evening): MemberId[] =>
  playersOnTableau(evening)
    .map(({ member }) => member)
    .filter((member) => evening.closing?.counted[member] === undefined)

/** A person's chips for the tableau: counted, or as the book has them until they are counted. */
export const reckonedChips = (evening: Evening, member: MemberId): Chips =>
  evening.closing?.counted[member] ?? balance(evening, chipsOf(member))

type Sheet = Pick<Tableau, 'rows' | 'imbalance' | 'tax' | 'deposits' | 'notes'>

/** Banknotes that were changed without a name (ch22): the club has them, and pays out the chips given for them. */
export const notesUnnamed = ({ float }: Pick<Evening, 'float'>): Chips =>
  totalChips(float.cash.filter(({ member }) => member === null))

/**
 * The sheet from the chips counted so far. The tax falls to the club as a line of its own; the imbalance is shared as
 * at the club's other games, and where nobody has won, an ammanco is the club's. Source: C.3, S.10a.
 */
export function sheetOf(evening: Evening): Sheet {
  const players = playersOnTableau(evening)
  const amounts = players.map((player) => ({
    drawn: drawnBy(player),
    counted: reckonedChips(evening, player.member),
  }))
  const deposited = plus(balance(evening, CAGNOTTE), balance(evening, DEPOSIT))
  const notes = notesUnnamed(evening)
  const held = minus(plus(deposited, heldByFloat(evening.accounts)), notes)
  const { imbalance, settled, kept } = shareImbalance(amounts, held)
  const ours = plus(kept, notes)
  const deposits = lesser(balance(evening, DEPOSIT), ours)
  const rows = players.flatMap(({ member }, index): TableauRow[] => {
    const amount = amounts[index]
    const row = settled[index]
    return amount && row ? [{ member, ...amount, ...row }] : []
  })
  const sheet = { rows, imbalance, tax: minus(ours, deposits), deposits }
  return notes > 0 ? { ...sheet, notes } : sheet
}

const DESK = 'desk'

/** The payments through the desk, or the fewest between members, the club's part going to the desk. */
export function paymentsOf(
  { rows, tax, deposits, notes = NO_CHIPS }: Omit<Sheet, 'imbalance'>,
  settleBy: 'desk' | 'members',
): Payment[] {
  const balances = rows.map(({ member, final }) => ({ member, chips: final }))
  const club = { member: asMember(DESK), chips: minus(plus(tax, deposits), notes) }
  const dues =
    settleBy === 'desk' ? deskPayments(balances, DESK) : fewestPayments([...balances, club])
  const party = (member: string) => (member === DESK ? DESK : asMember(member))
  return paymentsFor(
    dues.map(({ from, to, chips }) => ({ from: party(from), to: party(to), chips })),
  )
}

/** Every member's chips are set to their count, the gaps going to the imbalance; then every account returns to zero. */
export function accountsEmptied(evening: Evening): Transfer[] {
  const counted = playersOnTableau(evening).flatMap(({ member }) => {
    const chips = balance(evening, chipsOf(member))
    return move(chipsOf(member), IMBALANCE, minus(chips, reckonedChips(evening, member)))
  })
  const accounts = post(evening.accounts, counted)
  return [
    ...counted,
    ...accountsIn(accounts)
      .filter((account) => account !== CASSA)
      .flatMap((account) => move(account, CASSA, accounts[account] ?? NO_CHIPS)),
  ]
}
