import { MINUTE_MS } from '../../kernel/time'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { afterRoom } from '../room/after'
import { withConsequences } from '../room/consequences'
import { dissolved } from '../room/dissolution'
import { parolOver } from '../room/parol-over'
import { activePlayers } from '../seating/places'
import { ofTable } from '../state/forms'
import { seatsCommand } from './commands'

/** II.7, I.13: the players stop together, after the first hour or when too few are left. */
const dissolve = seatsCommand({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  decide: (evening, { table: id }, envelope) => {
    const table = tableAt(evening, id)
    const { minimumPlayers, firstHourMinutes } = table.settings
    if (table.status !== 'playing' || table.startedAt === null)
      return refuse('II.7', 'table-not-in-game')
    if (table.colpo) return refuse('II.7', 'colpo-not-over')
    const over = parolOver(table)
    if (table.parol && !over) return refuse('II.7', 'parol-not-played')
    const left = table.startedAt + firstHourMinutes * MINUTE_MS - envelope.at
    if (left > 0 && activePlayers(table).length >= minimumPlayers)
      return refuse('I.13', 'hour-not-over', { minutes: Math.ceil(left / MINUTE_MS) })
    const before = over ? [over] : []
    const after = afterRoom(evening, before, envelope)
    return withConsequences(evening, envelope, ...before, dissolved(tableAt(after, id)))
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

export const endingCommands = { dissolve }
