import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { offersOf } from '@/rules/poker/offers'
import { orologio } from '../actors'
import * as common from '../evening'
import type { Game, Rules } from '../game'
import { OFFERED, whoMay } from './chosen'
import { rulesFor } from './editions'
import { anyPlan, nextCommand } from './next'
import { wrongAfter, wrongWhole } from './sound'

export type Poker = Rules<Evening, PokerCommand, PokerEvent>

/**
 * Commands that move money, by the field with the amount; the smallest and the largest are checked besides the offered
 * one.
 */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  open: ['chips'],
  bet: ['chips'],
  raise: ['by'],
}

/** Poker as the simulator plays it, by these rules. */
export const pokerBy = (rules: Poker): Game<Evening, PokerCommand, PokerEvent> => ({
  rounds: 'colpi',
  rules,
  rulesFor,
  clock: orologio,
  plan(random, level) {
    const plan = anyPlan(random, level)
    return {
      most: 4_000 + 80 * plan.colpi,
      next: (evening, course) => nextCommand(evening, random, plan, course),
    }
  },
  never: [],
  isRound: ({ type }) => type === 'colpoDealt',
  wrong: wrongAfter,
  wrongWhole,
  offers: {
    kinds: OFFERED,
    giver: whoMay,
    of: offersOf,
    // A player without chips bets none of them, which is sent as no amount at all.
    fields: (kind, bounds) => (AMOUNTS[kind] ?? []).filter((field) => bounds[field]?.max !== 0),
    unchanged: [],
    isSeldom: ({ type }) => type === 'openList',
  },
})

export const pokerGame = pokerBy(poker)

/** Plays one evening by these rules. */
export const playEvening = (rules: Poker, seed: number, how?: common.How) =>
  common.playEvening(pokerBy(rules), seed, how)
