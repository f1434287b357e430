import { sceneOf } from '@/rules/black-jack/bench'
import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame as rules,
} from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { offersOf } from '@/rules/black-jack/offers'
import type { Claim } from '@/rules/black-jack/state/colpo'
import type { Table } from '@/rules/black-jack/state/table'
import { deputato, orologio, tavolo } from '../actors'
import { dayOf } from '../banked/day'
import type { Game, Rules } from '../game'
import type { Random } from '../random'
import { anything, chosen, OFFERED, offered, whoMay } from './chosen'
import { beforePlay, closing } from './room'
import { wrongAfter, wrongWhole } from './sound'
import { atTable } from './table'

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
])

/** Larger amounts are checked, and seldom given: they would be the day's only ones. */
const MOST_GIVEN = 100_000

/** A day of one table: about one shoe of four to eight packs. */
const DAYS = {
  colpi: { least: 20, below: 40 },
  float: { days: 10, commands: 4 },
  sceneOf,
  offered,
  beforePlay,
  atTable,
  anything,
  closing,
  isRuled: ({ claims, voided, serial }: Table) =>
    voided.at(-1)?.colpo === serial || isHeard(claims.at(-1), serial),
  takesBack: ({ id }: Table, random: Random) =>
    chosen({ type: 'takeBack', table: id }, random.oneIn(3) ? deputato : tavolo(id)),
}

const isHeard = (claim: Claim | undefined, serial: number): boolean =>
  claim?.colpo === serial && claim.ruling !== null

/** Black jack as the simulator plays it, by these rules. */
export const blackJackBy = (
  given: BlackJack,
): Game<Evening, BlackJackCommand, BlackJackGameEvent> => ({
  rounds: 'colpi',
  rules: given,
  rulesFor: (own) => own,
  clock: orologio,
  plan: (random, level) => dayOf(DAYS, random, level),
  isRound: ({ type }) => type === 'stakesInvited' || type === 'colpoRecorded',
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
    unchanged: ['nothing-corrected'],
    isSeldom: (command) =>
      SELDOM.has(command.type) ||
      Object.values(command).some((value) => typeof value === 'number' && value > MOST_GIVEN),
  },
})

export const blackJackGame = blackJackBy(rules)
