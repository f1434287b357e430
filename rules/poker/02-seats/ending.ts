import { z } from 'zod'
import { tableAt } from '../at-table'
import { tablesInReach } from '../reach'
import { refuse } from '../refuse'
import { settle } from '../room/consequences'
import { dissolved } from '../room/dissolution'
import { activePlayers } from '../room/places'
import { TableId } from '../state/ids'
import { command } from './declared'

const MINUTE = 60_000

/** II.7, I.13: the players stop together, after the first hour or when too few are left. */
const dissolve = command({
  schema: z.object({ table: TableId }),
  may: ['tavolo', 'segretario'],
  decide: (evening, { table: id }, envelope) => {
    const table = tableAt(evening, id)
    const { minimumPlayers, firstHourMinutes } = table.settings
    if (table.status !== 'playing' || table.startedAt === null)
      return refuse('II.7', 'table-not-in-game')
    if (table.colpo) return refuse('II.7', 'colpo-not-over')
    if (table.parol) return refuse('II.7', 'parol-not-played')
    const left = table.startedAt + firstHourMinutes * MINUTE - envelope.at
    if (left > 0 && activePlayers(table).length >= minimumPlayers)
      return refuse('I.13', 'hour-not-over', { minutes: Math.ceil(left / MINUTE) })
    return settle(evening, envelope, dissolved(table))
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

export const endingCommands = { dissolve }
