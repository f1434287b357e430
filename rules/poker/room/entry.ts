import { type Chips, times } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Asked, CassaReason } from '../state/cassa'
import type { Table } from '../state/table'

/** III.3: the value of so many passate, in chips; below zero for a correction. */
export const passateWorth = (passate: number, { passata }: { passata: Chips }): Chips =>
  times(passata, passate)

/**
 * The number of passate that a newcomer enters with: two when the game is under way and a player still at the table
 * has asked for a further passata while losing. Source: III.8, C5.
 */
export function entryPassate(table: Table): 1 | 2 {
  if (table.startedAt === null) return 1
  const inLoss = Object.values(table.players).some(
    (player) =>
      (player.askedInLoss || player.asked?.inLoss) &&
      player.status !== 'left' &&
      player.status !== 'called',
  )
  return inLoss ? 2 : 1
}

/** The chips that a newcomer asks of the cashier when they take their seat. Source: III.8. */
export function entryAsked(table: Table, at: Instant): Asked {
  const passate = entryPassate(table)
  const reason: CassaReason = passate === 2 ? 'doppia' : 'entrata'
  return { chips: passateWorth(passate, table.settings), at, reason, inLoss: false }
}
