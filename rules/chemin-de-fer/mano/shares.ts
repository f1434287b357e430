import { asChips, type Chips, greater, lesser, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { entriesIn, type MemberId, membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { bankOf, chipsOf } from '../accounts'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** The owners of a bank, and how they share it. */
export type Owners = Pick<Mano, 'banker' | 'shares' | 'inHalves'>

/**
 * Chips of a bank by owner: in halves, or in proportion to what each has in it, the odd units the banker's; as they
 * stand when the chips are the whole bank. A socio, who cannot withdraw, so bears a part of the banker's errors and
 * false draws (S.78, cd1). Source: cf51, cf52, cr13.
 */
export function byShares(owners: Owners, chips: Chips): Mano['shares'] {
  const { banker, shares, inHalves } = owners
  let total = NO_CHIPS
  for (const member of membersIn(shares)) total = plus(total, shares[member] ?? NO_CHIPS)
  if (total === chips) return shares
  if (inHalves) return byHalves(owners, chips, total)
  const parts: Record<MemberId, Chips> = {}
  let left = chips
  if (total !== 0)
    for (const member of membersIn(shares)) {
      if (member === banker) continue
      const share = shares[member] ?? NO_CHIPS
      const part = asChips(Number((BigInt(chips) * BigInt(share)) / BigInt(total)))
      left = minus(left, part)
      parts[member] = part
    }
  parts[banker] = left
  return parts
}

/** A part of the bank in halves, none above what its owner has in it; or the shares of a bank that has grown by halves. */
function byHalves({ banker, shares }: Owners, chips: Chips, total: Chips): Mano['shares'] {
  const socio = membersIn(shares).find((member) => member !== banker)
  if (socio === undefined) return { [banker]: chips }
  const own = shares[socio] ?? NO_CHIPS
  const part =
    chips > total
      ? plus(own, halfOf(minus(chips, total)))
      : greater(lesser(halfOf(chips), own), minus(chips, shares[banker] ?? NO_CHIPS))
  return { [banker]: minus(chips, part), [socio]: part }
}

const halfOf = (chips: Chips): Chips => asChips(Math.floor(chips / 2))

/** Returns chips of the bank to its owners by their shares; none when nobody is banker. */
export function bankBack({ id, mano }: Pick<Table, 'id' | 'mano'>, chips: Chips): Transfer[] {
  const back: Transfer[] = []
  if (!mano) return back
  const parts = byShares(mano, chips)
  for (const member of membersIn(parts))
    back.push(...move(bankOf(id), chipsOf(member), parts[member] ?? NO_CHIPS))
  return back
}

/** Shares with more chips of one owner. */
export const withShare = (
  shares: Mano['shares'],
  member: MemberId,
  chips: Chips,
): Mano['shares'] => ({ ...shares, [member]: plus(shares[member] ?? asChips(0), chips) })

/** Shares with chips taken out of them, by owner. */
export function withoutShares(shares: Mano['shares'], taken: Mano['shares']): Mano['shares'] {
  const left: Record<MemberId, Chips> = {}
  for (const owner of membersIn(shares))
    left[owner] = minus(shares[owner] ?? NO_CHIPS, taken[owner] ?? NO_CHIPS)
  return left
}

/** Shares with these chips added to them, or below zero taken, by owner. */
export const withMore = (shares: Mano['shares'], more: Mano['shares']): Mano['shares'] =>
  Object.fromEntries(
    entriesIn(shares).map(([owner, chips]) => [owner, plus(chips, more[owner] ?? asChips(0))]),
  )
