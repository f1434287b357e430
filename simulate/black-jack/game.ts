import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame as rules,
} from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { offersOf } from '@/rules/black-jack/offers'
import type { Game, Rules } from '../game'
import { OFFERED, orologio, whoMay } from './chosen'
import { anyPlan, nextCommand } from './next'
import { wrongAfter, wrongWhole } from './sound'

export type BlackJack = Rules<Evening, BlackJackCommand, BlackJackGameEvent>

/** Commands that are not offered to chance, since they end a table or the play. */
const SELDOM: ReadonlySet<string> = new Set([
  'openTable',
  'declareFloat',
  'closeTable',
  'beginCount',
  'closeEvening',
  'setLevel',
  'voidColpo',
  'endShoe',
  'removePerson',
  'forfeitSeat',
  'setSettings',
])

/** Larger amounts are checked, and seldom given: they would be the day's only ones. */
const MOST_GIVEN = 100_000

/** Black jack as the simulator plays it, by these rules. */
export const blackJackBy = (
  given: BlackJack,
): Game<Evening, BlackJackCommand, BlackJackGameEvent> => ({
  rounds: 'colpi',
  rules: given,
  rulesFor: (own) => own,
  clock: orologio,
  plan(random, level) {
    const plan = anyPlan(random, level)
    return {
      most: 2_000 + 100 * plan.colpi,
      next: (evening, course) => nextCommand(evening, random, plan, course),
    }
  },
  isRound: ({ type }) => type === 'stakesInvited' || type === 'colpoRecorded',
  hasFloats: ({ float }) => float.settings !== null,
  wrong: wrongAfter,
  wrongWhole,
  offers: {
    kinds: OFFERED,
    giver: whoMay,
    of: offersOf,
    fields: (_, bounds) => Object.keys(bounds),
    unchanged: ['nothing-corrected'],
    isSeldom: (command) =>
      SELDOM.has(command.type) ||
      Object.values(command).some((value) => typeof value === 'number' && value > MOST_GIVEN),
  },
})

export const blackJackGame = blackJackBy(rules)
