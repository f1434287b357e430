import { type Chips, lesser, magnitude, minus, NO_CHIPS, negate } from './chips'
import type { MemberId } from './ids'
import { accountsIn, post, type Transfer } from './ledger'

/** A member's result, in chips: above zero won, below zero lost. */
export interface Balance {
  member: MemberId
  chips: Chips
}

/** A debt from one member to another after settling, in chips; either may be the desk where one takes part. */
export interface Debt<Desk = never> {
  from: MemberId | Desk
  to: MemberId | Desk
  chips: Chips
}

/** With at most this many winners and losers the search for the fewest payments is exact. */
const MOST_EXACT_MEMBERS = 14

/**
 * The fewest payments between members that settle balances summing to zero: the largest number of groups that settle
 * among themselves, each with one payment less than its members. The order of the balances does not matter. Above
 * fourteen members, the largest loser pays the largest winner, in turn.
 */
export function fewestPayments(balances: readonly Balance[]): Debt[] {
  if (balances.reduce((sum, { chips }) => sum + chips, 0) !== 0)
    throw new RangeError('balances that do not sum to zero cannot be settled')
  const open = balances
    .filter(({ chips }) => chips !== 0)
    .sort((a, b) => a.chips - b.chips || (a.member < b.member ? -1 : 1))
  const groups = open.length <= MOST_EXACT_MEMBERS ? zeroSumGroups(open) : [open]
  return groups.flatMap(settleGroup)
}

/** All settle with one cashier: losers pay first, then winners are paid. */
export function deskPayments<D extends string>(balances: readonly Balance[], desk: D): Debt<D>[] {
  const pays = balances.filter(({ chips }) => chips < 0)
  const takes = balances.filter(({ chips }) => chips > 0)
  return [
    ...pays.map(({ member, chips }) => ({ from: member, to: desk, chips: negate(chips) })),
    ...takes.map(({ member, chips }) => ({ from: desk, to: member, chips })),
  ]
}

/** Splits balances into the largest number of groups summing to zero, by subsets of a bit mask. */
function zeroSumGroups(balances: readonly Balance[]): Balance[][] {
  const subsets = 1 << balances.length
  const sums = new Float64Array(subsets)
  const groups = new Uint8Array(subsets)
  for (let subset = 1; subset < subsets; subset++) {
    const lowest = 31 - Math.clz32(subset & -subset)
    sums[subset] = at(sums, subset & (subset - 1)) + (balances[lowest]?.chips ?? 0)
    let most = 0
    for (let left = subset; left > 0; left &= left - 1)
      most = Math.max(most, at(groups, subset ^ (left & -left)))
    groups[subset] = most + (sums[subset] === 0 ? 1 : 0)
  }
  const found: Balance[][] = []
  for (let subset = subsets - 1; subset > 0; ) {
    if (sums[subset] === 0) found.push([])
    const closes = sums[subset] === 0 ? 1 : 0
    const index = balances.findIndex(
      (_, i) => subset & (1 << i) && at(groups, subset ^ (1 << i)) + closes === groups[subset],
    )
    const balance = balances[index]
    if (balance) found.at(-1)?.push(balance)
    subset ^= 1 << index
  }
  return found
}

const at = (numbers: Float64Array | Uint8Array, index: number): number => numbers[index] ?? 0

/** The largest loser pays the largest winner first. */
const settleGroup = (group: readonly Balance[]): Debt[] =>
  pairedOff(
    group
      .map(({ member: party, chips }) => ({ party, chips }))
      .sort((a, b) => magnitude(b.chips) - magnitude(a.chips) || (a.party < b.party ? -1 : 1)),
  )

/**
 * Each party below zero pays the parties above it, both in the order given: each payment brings at least one of the
 * two to zero. The balances sum to zero.
 */
export function pairedOff<P>(
  balances: readonly { readonly party: P; readonly chips: Chips }[],
): { from: P; to: P; chips: Chips }[] {
  const takers = balances
    .filter(({ chips }) => chips > 0)
    .map(({ party, chips }) => ({ party, left: chips }))
  const payments: { from: P; to: P; chips: Chips }[] = []
  for (const { party: from, chips: balance } of balances) {
    let left = negate(balance)
    for (const taker of takers) {
      const chips = lesser(left, taker.left)
      if (chips <= 0) continue
      left = minus(left, chips)
      taker.left = minus(taker.left, chips)
      payments.push({ from, to: taker.party, chips })
    }
  }
  return payments
}

/** The fewest transfers with the same effect as all of these, in a stable order. */
export function netted(transfers: readonly Transfer[]): Transfer[] {
  const moved = post({}, transfers)
  return pairedOff(
    accountsIn(moved)
      .sort((a, b) => (a < b ? -1 : 1))
      .map((party) => ({ party, chips: moved[party] ?? NO_CHIPS })),
  )
}
