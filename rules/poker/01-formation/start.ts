import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { tableAt } from '../frame/at-table'
import { withoutDeals } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { afterRoom } from '../room/after'
import { beforeDeal, firstDeal, startRefusal, thirdGiro } from '../room/game'
import { ofTable } from '../state/forms'
import { formationCommand } from './commands'

/** At level 1 (casse only) deals are not recorded, so the first is marked by hand (I.8). */
const startGame = formationCommand({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  decide: (evening, { table: id }, { at }) => {
    const table = tableAt(evening, id)
    if (table.level !== 1) return refuse(null, 'deals-are-recorded')
    return startRefusal(table) ?? happens(...firstDeal(evening, id, at))
  },
  offeredFrom: withoutDeals,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/**
 * The same for the giri; the third ends the time of a player who was called and never came (I.9). `giro` is the
 * number of the giro that begins, so that two screens, or two taps, begin it once.
 */
const beginGiro = formationCommand({
  schema: ofTable.extend({ giro: z.int().positive() }),
  may: ['tavolo', 'segretario'],
  decide: (evening, { table: id, giro }, envelope) => {
    const table = tableAt(evening, id)
    if (table.level !== 1) return refuse(null, 'deals-are-recorded')
    if (table.status !== 'playing') return refuse('I.9', 'game-not-under-way')
    if (giro <= table.giro) return refuse('I.9', 'giro-already-begun', { giro: table.giro })
    if (giro > table.giro + 1) return refuse('I.9', 'giro-not-next', { giro: table.giro })
    if (table.lastGiro !== null && giro > table.lastGiro) return refuse('I.12', 'last-giro-over')
    const begun = { type: 'giroBegun', table: id, giro } as const
    const before = [...beforeDeal(evening, id, envelope.at), begun]
    if (giro !== 3) return happens(...before)
    const after = afterRoom(evening, before, envelope)
    return happens(...before, ...thirdGiro(after, id, envelope.at))
  },
  offeredFrom: withoutDeals,
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id, giro }) => ({ table: id, giro: giro + 1 })),
})

export const startCommands = { startGame, beginGiro }
