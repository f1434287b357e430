import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { MINUTE_MS } from '../../kernel/time'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { giroNow } from '../room/third-giro'
import { classOf, isFull } from '../seating/places'
import { ofTable } from '../state/forms'
import { formationCommand } from './commands'

/**
 * I.12: the secretary announces that the giro under way is the table's last, or takes that back. It ends when the deal
 * comes back to the first cartaro, and newcomers need not be let in for it. Not in the first hour (I.13).
 */
const announceLastGiro = formationCommand({
  schema: ofTable.extend({ on: z.boolean() }),
  may: ['segretario'],
  decide: (evening, { table: id, on }, { at }) => {
    const table = tableAt(evening, id)
    if (table.status !== 'playing' || table.startedAt === null)
      return refuse('I.12', 'game-not-under-way')
    if (on === (table.lastGiro !== null))
      return refuse('I.12', on ? 'last-giro-announced' : 'last-giro-not-announced')
    if (!on) {
      const ofClass = classOf(table.settings)
      const isListed = Object.values(evening.lists).some(
        (list) => !list.closed && classOf(list.settings) === ofClass,
      )
      if (!isListed && !isFull(table)) return refuse('I.12', 'list-closed')
      return happens({ type: 'lastGiroSet', table: id, giro: null })
    }
    const left = table.startedAt + table.settings.firstHourMinutes * MINUTE_MS - at
    if (left > 0) return refuse('I.13', 'hour-not-over', { minutes: Math.ceil(left / MINUTE_MS) })
    return happens({ type: 'lastGiroSet', table: id, giro: giroNow(table) })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id, lastGiro }) => ({ table: id, on: lastGiro === null })),
})

export const lastGiroCommands = { announceLastGiro }
