import type { Evening as BlackJackDay } from '@/rules/black-jack/evening'
import { Settings as BlackJackSettings } from '@/rules/black-jack/settings'
import type { Evening as CheminEvening } from '@/rules/chemin-de-fer/evening'
import { asChips } from '@/rules/kernel/chips'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Level } from '@/rules/kernel/level'
import type { PokerCommand } from '@/rules/poker/decider'
import type { Evening as PokerEvening } from '@/rules/poker/evening'
import { Settings as PokerSettings } from '@/rules/poker/settings'
import type { Evening as TrenteDay } from '@/rules/trente-et-quarante/evening'
import { Settings as TrenteSettings } from '@/rules/trente-et-quarante/settings'
import { deputato, segretario, socio } from '@/simulate/actors'
import { blackJackGame } from '@/simulate/black-jack/game'
import { nextCommand as cheminNext } from '@/simulate/chemin-de-fer/next'
import type { AnyEvening, Chosen, Course } from '@/simulate/game'
import { nextCommand as pokerNext } from '@/simulate/poker/next'
import { type Random, randomFrom } from '@/simulate/random'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { calm } from './calm'

/** Everybody at one game. Nothing of how a command is sent is known here: whoever asks sends it. */
export interface Player<S = unknown> {
  /**
   * The next command of somebody, in the simulators' names; null when the random choice led to none. An `ending`
   * evening is led to its tableau. The evening itself is opened by whoever asks.
   */
  next(state: S, ending: boolean): Chosen<AnyCommand> | null
}

/** How the people of a rehearsal play a game. */
export interface Manner {
  seed: number
  level: Level
}

/** More rounds than any evening has. */
const ENDLESS = 1_000_000
const course = (ending: boolean): Course => ({
  rounds: ending ? ENDLESS : 0,
  refused: 0,
  steps: 0,
})
const MEMBERS_PLAYING = 6

function pokerPlayer(random: Random, level: Level): Player<PokerEvening> {
  const settings = PokerSettings.parse({ uscita: 1, passata: 50, level })
  const openList = { type: 'openList', title: 'Piccolo', settings }
  const plan = { lists: 1, signers: MEMBERS_PLAYING, colpi: ENDLESS, level }
  return {
    next: (evening, ending) =>
      evening.lastTable === 0 && Object.keys(evening.lists).length === 0
        ? { command: openList, by: segretario }
        : byThemselves(evening, pokerNext(evening, random, plan, course(ending))),
  }
}

/** A call is answered by the member who is called, on their phone. */
function byThemselves(evening: PokerEvening, chosen: Chosen<PokerCommand> | null) {
  if (chosen?.command.type !== 'answerCall') return chosen
  const signUp = evening.signUps[chosen.command.signUp]
  return signUp ? { ...chosen, by: socio(signUp.member) } : chosen
}

function cheminPlayer(random: Random, level: Level): Player<CheminEvening> {
  const plan = { tables: 1, members: 8, coups: ENDLESS, level, hasFloat: false }
  return {
    next(evening, ending) {
      const { seats, minimum } = evening.settings
      const openTable = { type: 'openTable', seats, minimum, level, isLarge: false }
      return evening.lastTable === 0
        ? { command: openTable, by: segretario }
        : cheminNext(evening, random, plan, course(ending))
    },
  }
}

/** A day of a game whose bank is the house's, whose first table the house proposes. */
function bankedPlayer<S extends AnyEvening & { lastTable: number }>(
  { next }: { next(state: S, course: Course): Chosen<AnyCommand> | null },
  table: object,
): Player<S> {
  const openTable = { type: 'openTable', ...table, as: 'management' }
  return {
    next: (day, ending) =>
      day.lastTable === 0 ? { command: openTable, by: deputato } : next(day, course(ending)),
  }
}

const MINIMUM = asChips(10)

const blackJackPlayer = (random: Random, level: Level): Player<BlackJackDay> =>
  bankedPlayer(blackJackGame.plan(random, level), {
    minimum: MINIMUM,
    settings: BlackJackSettings.parse({ level }),
  })

const trentePlayer = (random: Random, level: Level): Player<TrenteDay> =>
  bankedPlayer(trenteGame.plan(random, level), {
    minimum: MINIMUM,
    maximum: asChips(1_000),
    settings: TrenteSettings.parse({ level }),
  })

const PLAYERS = {
  poker: pokerPlayer,
  'chemin-de-fer': cheminPlayer,
  'black-jack': blackJackPlayer,
  'trente-et-quarante': trentePlayer,
} as const satisfies Readonly<Record<string, (random: Random, level: Level) => Player<never>>>

/** The games that the program can play. */
export type Played = keyof typeof PLAYERS

/** Everybody at a game, as people who know what they do. */
export const playerOf = (game: Played, { seed, level }: Manner): Player =>
  // A list of players cannot carry each game's own state; each is given only its game's.
  PLAYERS[game](calm(randomFrom(seed)), level) as Player
