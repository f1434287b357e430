import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { orologio } from '../actors'
import type { Game, Rules } from '../game'
import { OFFERED, whoMay } from './chosen'
import { anyPlan, nextCommand } from './next'
import { wrongAfter, wrongWhole } from './sound'

export type Chemin = Rules<Evening, CheminCommand, CheminEvent>

/** Commands that are not offered to chance, since they end a table or the play. */
const SELDOM: ReadonlySet<string> = new Set([
  'openTable',
  'declareFloat',
  'closeTable',
  'beginCount',
  'closeEvening',
  'setLevel',
  'voidCoup',
  'stopGame',
  'sendOut',
])

/** Larger amounts are checked, and seldom given: they would be the evening's only ones. */
const MOST_GIVEN = 100_000

/** Chemin de fer as the simulator plays it, by these rules. */
export const cheminBy = (rules: Chemin): Game<Evening, CheminCommand, CheminEvent> => ({
  rounds: 'coups',
  rules,
  rulesFor: (own) => own,
  clock: orologio,
  plan(random, level) {
    const plan = anyPlan(random, level)
    return {
      most: 4_000 + 80 * plan.coups,
      next: (evening, course) => nextCommand(evening, random, plan, course),
    }
  },
  isRound: ({ type }) => type === 'coupOpened' || type === 'coupRecorded',
  never: [],
  hasFloats: ({ float }) => float.settings !== null,
  sceneOf,
  wrong: wrongAfter,
  wrongWhole,
  offers: {
    kinds: OFFERED,
    giver: whoMay,
    of: offersOf,
    // The present bank may be too small for a correction, which only its decision says.
    fields: (kind, bounds) => (kind === 'correctCoup' ? [] : Object.keys(bounds)),
    unchanged: ['already-so', 'same-stake', 'changes-nothing', 'bank-as-announced'],
    isSeldom: (command) =>
      SELDOM.has(command.type) ||
      Object.values(command).some((value) => typeof value === 'number' && value > MOST_GIVEN),
  },
})

export const cheminGame = cheminBy(chemin)
