import { sceneOf } from '@/rules/trente-et-quarante/bench'
import {
  trenteGame as rules,
  type TrenteCommand,
  type TrenteGameEvent,
} from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { deputato, orologio, tavolo } from '../actors'
import { dayOf } from '../banked/day'
import type { Game, Rules } from '../game'
import type { Random } from '../random'
import { anything, chosen, OFFERED, offered, whoMay } from './chosen'
import { beforePlay, closing } from './room'
import { wrongAfter, wrongWhole } from './sound'
import { atTable } from './table'

export type Trente = Rules<Evening, TrenteCommand, TrenteGameEvent>

/** Commands that are not offered to chance, since they end a table or the play. */
const SELDOM: ReadonlySet<string> = new Set([
  'openTable',
  'declareFloat',
  'closeTable',
  'beginCount',
  'closeEvening',
  'setLevel',
  'voidColpo',
  'endTaglia',
  'reportRunOut',
  'declareLastTaglia',
])

/** Larger amounts are checked, and seldom given: they would be the day's only ones. */
const MOST_GIVEN = 100_000

/** A day of one table: a few taglie. */
const DAYS = {
  colpi: { least: 40, below: 120 },
  float: { days: 5, commands: 2 },
  sceneOf,
  offered,
  beforePlay,
  atTable,
  anything,
  closing,
  isRuled: ({ disputes, serial }: Table) => {
    const latest = disputes.at(-1)
    return latest?.coup === serial && latest.status === 'final'
  },
  takesBack: ({ id }: Table, random: Random) =>
    chosen({ type: 'takeBack', table: id }, random.oneIn(2) ? deputato : tavolo(id)),
}

/** Trente et quarante as the simulator plays it, by these rules. */
export const trenteBy = (given: Trente): Game<Evening, TrenteCommand, TrenteGameEvent> => ({
  rounds: 'colpi',
  rules: given,
  rulesFor: (own) => own,
  clock: orologio,
  plan: (random, level) => dayOf(DAYS, random, level),
  isRound: ({ type }) => type === 'stakesInvited',
  // A banked game takes no tax, so that none falls due.
  never: ['payTax'],
  hasFloats: ({ float }) => float.settings !== null,
  sceneOf,
  wrong: wrongAfter,
  wrongWhole,
  offers: {
    kinds: OFFERED,
    giver: whoMay,
    of: offersOf,
    fields: (_, bounds) => Object.keys(bounds),
    unchanged: [],
    isSeldom: (command) =>
      SELDOM.has(command.type) ||
      Object.values(command).some((value) => typeof value === 'number' && value > MOST_GIVEN),
  },
})

export const trenteGame = trenteBy(rules)
