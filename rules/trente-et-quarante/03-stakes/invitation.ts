import { ofTable } from '../../banked/forms'
import { colpoIn, eachTable, tableAt } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { dealingBarredByFloat, stakesBarredByFloat } from '../../float/playing'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { refuse } from '../refuse'
import type { Table } from '../state/table'
import { stakesCommand } from './commands'
import type { StakeEvent } from './events'

/** Whether the cards are ready for a colpo, as section 1 says. */
export type NotReady = (table: Table) => Refused | null

/** The dealer invites to stake: a colpo begins, with the limits in force from now on. Source: T.1.7. */
const inviteStakes = (notReady: NotReady) =>
  stakesCommand({
    schema: ofTable,
    may: STAFF,
    decide(evening, { table: id }): Decision<StakeEvent> {
      const table = tableAt(evening, id)
      const { status, level, colpo, serial } = table
      if (status !== 'open') return refuse(null, 'table-not-open')
      if (level === 1) return refuse(null, 'not-at-this-level')
      if (colpo) return refuse(null, 'colpo-in-play')
      const barred = notReady(table) ?? stakesBarredByFloat(evening.float, id)
      return barred ?? happens({ type: 'stakesInvited', table: id, serial: serial + 1 })
    },
    candidates: eachTable,
  })

/** "Rien ne va plus": no stake is laid or altered any more. Source: T.1.7. */
const callStakes = stakesCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'open')
    if (isRefused(colpo)) return colpo
    if (table.poste.length === 0) return refuse('T.1.7', 'nothing-staked')
    return dealingBarredByFloat(evening.float, id) ?? happens({ type: 'stakesCalled', table: id })
  },
  candidates: eachTable,
})

export const invitationCommands = (notReady: NotReady) => ({
  inviteStakes: inviteStakes(notReady),
  callStakes,
})
