import { middleOf } from '../money/resti'
import type { Table } from '../state/table'
import { passPack } from './cartaro'

/**
 * I.12: whether the last giro is over, so that nothing more is dealt: the deal comes back to the first cartaro, and no
 * pot or parol is left to be played.
 */
export function lastGiroIsOver(table: Table): boolean {
  const { cartaro, colpo, giro, lastGiro, level, parol, status } = table
  if (lastGiro === null || status !== 'playing' || level === 1 || colpo || parol) return false
  if (cartaro === null || middleOf(table) > 0) return false
  const passage = passPack(table, cartaro, () => true, false)
  return giro + (passage?.giri ?? 0) > lastGiro
}
