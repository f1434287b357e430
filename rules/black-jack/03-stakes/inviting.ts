import { BOOK, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { eachTable, tableAt } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { limitsNow } from '../../banked/table/evolve'
import { stakesBarredByFloat } from '../../float/playing'
import { NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { move, post } from '../../kernel/ledger'
import { puntataOf } from '../accounts'
import { isCrowdedNext, presentAt, sentOutAt, standsUnnamed } from '../play/places'
import { refuse } from '../refuse'
import { changedEvening, changedTable } from '../state/changed'
import type { Evening } from '../state/evening'
import type { Player } from '../state/ids'
import type { Table } from '../state/table'
import { stakesCommand } from './commands'
import type { StakeEvent } from './events'
import { wrongAmount } from './stakes'

type Laid = Extract<StakeEvent, { type: 'stakeLaid' }>

/** The reason why no colpo begins at a table now; null when one may. Source: B.3.1. */
function notReady({ float }: Evening, { id, status, level, colpo, shoe }: Table): Refused | null {
  if (status !== 'open') return refuse(null, 'table-not-open')
  if (level !== 3) return refuse(null, 'not-at-this-level')
  if (colpo) return refuse(null, 'colpo-in-play')
  if (shoe.step !== 'in-play') return refuse('B.3.1', 'shoe-not-ready')
  return stakesBarredByFloat(float, id)
}

const invited = (table: Table): StakeEvent => ({
  type: 'stakesInvited',
  table: table.id,
  serial: table.serial + 1,
  isCrowded: isCrowdedNext(table),
})

/** The dealer invites to stake: a colpo begins, with the limits in force from now on. Source: B.3.1, B.2.1, B2. */
const inviteStakes = stakesCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    return notReady(evening, table) ?? happens(invited(table))
  },
  candidates: eachTable,
})

/** The puntate of the latest colpo that can lie there again: of persons who are here, within limits and chips. */
function again(evening: Evening, table: Table): Laid[] {
  const last = table.past.at(-1)
  const here = presentAt(table)
  const out = sentOutAt(evening, table)
  const isHere = (player: Player) =>
    here.includes(player) || (standsUnnamed(player) && !out.includes(player))
  const laid: Laid[] = []
  const isCrowded = isCrowdedNext(table)
  let { accounts } = evening
  // B2: with the limits that the next colpo has.
  const now = changedTable(table, limitsNow<Table>(table, table.serial + 1))
  for (const { number, puntate } of last?.caselle ?? []) {
    for (const { player, amount: chips } of [...puntate].reverse()) {
      const isTwice = isCrowded && laid.some((one) => one.player === player)
      if (isTwice || !isHere(player)) continue
      const rich = changedEvening(evening, { accounts })
      if (wrongAmount(rich, now, player, { laid: NO_CHIPS, chips })) continue
      const transfers = move(purseOf(table.id, player), puntataOf(table.id, number, player), chips)
      accounts = post(accounts, transfers)
      const told = {
        table: table.id,
        book: BOOK,
        casella: number,
        player,
        chips,
        transfers,
      } as const
      laid.push({ type: 'stakeLaid', ...told })
    }
  }
  return laid
}

/**
 * The puntate of the latest colpo lie there again, by one word: those of persons who are here, within limits and chips. One
 * entry, taken back as one. Source: B1.stakes.1, B.3.1.
 */
const repeatStakes = stakesCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    const early = notReady(evening, table)
    if (early) return early
    const laid = again(evening, table)
    return laid.length === 0
      ? refuse('B1.stakes.1', 'nothing-to-repeat')
      : happens<StakeEvent>(invited(table), ...laid)
  },
  candidates: eachTable,
})

export const invitingCommands = { inviteStakes, repeatStakes }
