import { type Chips, minus, NO_CHIPS, plus, totalChips } from '../../kernel/chips'
import { type MemberId, membersIn } from '../../kernel/ids'
import { accountsIn, move, post, reversed, type Transfer } from '../../kernel/ledger'
import { takingPart } from '../colpo/parol'
import { CASSA, DIVARIO, inEqualParts, ONORI, ownerOf, POT, restoOf } from '../money/accounts'
import { middleOf, restiAreKnown, restoAt, seatedPlayers } from '../money/resti'
import type { Put } from '../state/colpo'
import type { Table } from '../state/table'
import { playersOnTableau } from './rows'

/**
 * The movements at the beginning of a count: debts drawn from the cashier (D4), then the pots nobody won, shared out.
 */
export function potsShared(table: Table): {
  debts: { member: MemberId; chips: Chips }[]
  paid: Transfer[]
  shared: Transfer[]
} {
  const debts = Object.values(table.players)
    .filter(({ debt }) => debt > 0)
    .map(({ member, debt }) => ({ member, chips: debt }))
  const paid = debts.flatMap(({ member, chips }) => [
    ...move(CASSA, restoOf(member), chips),
    ...move(restoOf(member), POT, chips),
  ])
  const middle = plus(middleOf(table), totalChips(debts))
  const shared = [
    ...inEqualParts(POT, middle, sharersOf(table)),
    ...table.honourPots.flatMap(({ chips, entitled }) => inEqualParts(ONORI, chips, entitled)),
  ]
  return { debts, paid, shared }
}

/** The players who share a pot left in the middle: those of the parol, or those at the table, in giro order. */
function sharersOf(table: Table): MemberId[] {
  const { seats } = table.settings
  const from = table.cartaro ?? 1
  const here = seatedPlayers(table)
    .filter(({ casse }) => casse.length > 0)
    .sort((a, b) => ((a.seat - from - 1 + seats) % seats) - ((b.seat - from - 1 + seats) % seats))
    .map(({ member }) => member)
  const entitled = here.filter((member) => table.parol?.entitled.includes(member))
  const taking = takingPart(table)
  const theirs = here.filter((member) => taking.includes(member))
  if (theirs.length > 0) return theirs
  if (taking.length > 0) return taking
  if (entitled.length > 0) return entitled
  return here.length > 0 ? here : playersOnTableau(table).map(({ member }) => member)
}

/** The pots that nobody won, as a count begun now would share them. */
export interface SharedNow {
  chips: Chips
  /** The share of each, in giro order. */
  shares: readonly Put[]
  /** True where it is the pot of a parol, shared by those in it. */
  ofParol: boolean
}

/** The pot that a count begun now would share out, so that the desk is asked first; null while there is none. */
export function sharedNow(table: Table): SharedNow | null {
  const playing = table.status !== 'counting' && table.status !== 'closed'
  if (!playing || table.colpo || middleOf(table) === 0) return null
  const { shared } = potsShared(table)
  const shares = shared.flatMap(({ from, to, chips }) => {
    const member = from === POT ? ownerOf(to) : null
    return member === null ? [] : [{ member, chips }]
  })
  return { chips: totalChips(shares), shares, ofParol: table.parol !== null }
}

/** The expected resto of each player once the pots are shared, in chips; null where resti are not known. */
export function expectedResti(
  table: Table,
  transfers: readonly Transfer[],
): Record<MemberId, Chips | null> {
  const accounts = post(table.accounts, transfers)
  const known = restiAreKnown(table)
  return Object.fromEntries(
    membersIn(table.players).map((member) => [
      member,
      known ? (accounts[restoOf(member)] ?? NO_CHIPS) : null,
    ]),
  )
}

/** Transfers that set every resto to its count, the gaps going to the divario; none while a player is not counted. */
export const asCounted = (table: Table): Transfer[] =>
  playersOnTableau(table).flatMap(({ member }) => {
    const resto = restoAt(table, member)
    return move(restoOf(member), DIVARIO, minus(resto, table.closing?.counted[member] ?? resto))
  })

/** The game goes on: the shared pots return to the middle. */
export const potsBack = (table: Table): Transfer[] => reversed(table.closing?.shared ?? [])

/** Chips return to the cashier and the imbalance is made good, so that every account ends at zero. */
export function accountsEmptied(table: Table): Transfer[] {
  const counted = asCounted(table)
  const accounts = post(table.accounts, counted)
  return [
    ...counted,
    ...accountsIn(accounts)
      .filter((account) => account !== CASSA)
      .flatMap((account) => move(account, CASSA, accounts[account] ?? NO_CHIPS)),
  ]
}
