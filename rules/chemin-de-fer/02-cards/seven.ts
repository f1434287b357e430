import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { playingAt, tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { voidedCoup } from '../play/voided'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import { type CardsDecision, type CardsOther, cardsCommand } from './commands'
import type { CardsEvent } from './events'
import { LEAST_LAST } from './reports'

/** Cards that can have been there for one coup after the mask. */
const MOST_LAST = 20

/**
 * S.35, cf15: before the last coup is paid, the employee counts the cards that were there for it: those it has used and
 * those left, face-up ones apart. Fewer than seven make it void.
 */
const countSeven = cardsCommand({
  schema: ofTable.extend({ cards: z.int().min(0).max(MOST_LAST) }),
  may: EMPLOYEE,
  decide(evening, { table: id, cards }): CardsDecision {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { coup, taglia } = table
    if (!coup) return refuse(null, 'no-coup')
    if (coup.number !== taglia.lastCoup) return refuse('S.35', 'not-last-coup')
    if (coup.phase === 'open' || coup.phase === 'closed') return refuse('S.35', 'nothing-dealt')
    if (taglia.hadSeven !== null) return refuse('S.35', 'counted-already')
    const isEnough = cards >= LEAST_LAST
    const counted: CardsEvent = { type: 'sevenCounted', table: id, cards, isEnough }
    if (isEnough) return happens<CardsEvent | CardsOther>(counted)
    const voided = voidedCoup(evening, id, { provision: 'S.35', why: '' })
    return happens<CardsEvent | CardsOther>(counted, voided)
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, cards: LEAST_LAST })),
  bounds: () => ({ cards: { min: 0, max: MOST_LAST, step: 1 } }),
})

export const sevenCommands = { countSeven }
