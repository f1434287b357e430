import type { MemberId } from '../../kernel/ids'
import type { SeatsEvent } from '../02-seats/events'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import { netOf } from '../money/resti'
import { activePlayers, freePlaces, isSitting, offeredTo, tableOf } from '../seating/places'
import type { Precedence } from '../state/evening'
import type { Player, Table } from '../state/table'

/**
 * The dissolution of a game that has, between two colpi, fewer players
 * than the minimum and nobody left to take a place. Source: II.7, A14.
 */
export function nextDissolution(
  evening: Evening,
): Extract<SeatsEvent, { type: 'tableDissolved' }> | null {
  for (const table of Object.values(evening.tables)) {
    if (table.status !== 'playing' || table.colpo !== null || table.parol !== null) continue
    const players = activePlayers(table).length + offeredTo(evening, table).length
    if (players < table.settings.minimumPlayers) return dissolved(table)
  }
  return null
}

/** The dissolution of a table, with its players' order of precedence elsewhere. */
export const dissolved = (table: Table): Extract<SeatsEvent, { type: 'tableDissolved' }> => ({
  type: 'tableDissolved',
  table: table.id,
  precedence: byLoss(table, Object.values(table.players).filter(isSitting)).map(
    (player) => player.member,
  ),
})

/**
 * The players from the largest loss to the largest win; equal ones by order of signature. Source: II.3, II.7, B5, B8.
 */
export const byLoss = (table: Table, players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => net(table, a) - net(table, b) || a.signUp - b.signUp)

/** The player's result so far, in chips; 0 where resti are unknown, so that the order of signature decides. */
function net(table: Table, { member }: Player): number {
  const row = table.status === 'closed' && table.tableau?.rows.find((one) => one.member === member)
  return (row ? row.result : netOf(table, member)) ?? 0
}

/** B8: the rights of the players of dissolved tables, one table after the other, each in order of the results as put right since. */
export function rightsNow({ precedence, tables }: Evening): readonly Precedence[] {
  return [...new Set(precedence.map(({ from }) => from))].flatMap((id) => {
    const rights = precedence.filter(({ from }) => from === id)
    const table = tables[id]
    const order = table && byLoss(table, Object.values(table.players)).map(({ member }) => member)
    if (!order) return rights
    return rights.sort((a, b) => order.indexOf(a.member) - order.indexOf(b.member))
  })
}

/** B8: the right applies to seats free at the moment of the dissolution; it ends when none is left, or it was used. */
export function nextPrecedenceEnd(
  evening: Evening,
): Extract<SeatsEvent, { type: 'precedenceEnded' }> | null {
  if (evening.precedence.length === 0) return null
  const ended = evening.precedence.filter(
    (right) =>
      tableOf(evening, right.member) !== null ||
      !Object.values(evening.tables).some(
        (table) =>
          table.id !== right.from &&
          isTableOpen(table) &&
          table.status === 'playing' &&
          freePlaces(evening, table) + offeredTo(evening, table).length > 0,
      ),
  )
  if (ended.length === 0) return null
  return { type: 'precedenceEnded', members: ended.map((right): MemberId => right.member) }
}
