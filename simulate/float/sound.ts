import { carriedOf, floatOf } from '@/rules/float/accounts'
import { equationOf, isBooked } from '@/rules/float/equation'
import type { FloatRoom } from '@/rules/float/state/room'
import type { Account, Balances } from '@/rules/kernel/ledger'

/** The parts of an evening of any game that its floats are made of. */
interface WithFloats {
  readonly float: FloatRoom
  readonly accounts: Balances
  readonly tables: object
}

/**
 * After every event the one equation of each float holds, and the book has exactly its pieces. A float is left out where
 * the event changed nothing that the two are made of: they held before it.
 */
export function wrongFloats(before: WithFloats, after: WithFloats): string | null {
  const { float, accounts, tables } = after
  if (float.settings === null) return null
  for (const id in tables) {
    if (hasSameFloat(before, after, id)) continue
    if (!equationOf(float, id).holds) return `no equation at ${id}`
    if (!isBooked(float, accounts, id)) return `the book and the pieces of ${id} differ`
  }
  return null
}

/** Whether everything that the equation and the book of a table's float are made of is as it was. */
function hasSameFloat(before: WithFloats, after: WithFloats, id: string): boolean {
  const { float: was } = before
  const { float: is } = after
  if (was.settings === null || !(id in before.tables)) return false
  if (was.tables[id] !== is.tables[id]) return false
  if (was.movements !== is.movements || was.advances !== is.advances) return false
  if (before.accounts === after.accounts) return true
  const { pieces, carried } = accountsOf(id)
  return (
    before.accounts[pieces] === after.accounts[pieces] &&
    before.accounts[carried] === after.accounts[carried]
  )
}

const known = new Map<string, { readonly pieces: Account; readonly carried: Account }>()

/** The accounts of a table's pieces, their names made once: this is asked after every event. */
function accountsOf(id: string): { readonly pieces: Account; readonly carried: Account } {
  const made = known.get(id) ?? { pieces: floatOf(id), carried: carriedOf(id) }
  known.set(id, made)
  return made
}
