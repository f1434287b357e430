import type { Evening as BlackJackDay } from '@/rules/black-jack/evening'
import { Settings as BlackJackSettings } from '@/rules/black-jack/settings'
import type { Evening as CheminEvening } from '@/rules/chemin-de-fer/evening'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { asChips } from '@/rules/kernel/chips'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Level } from '@/rules/kernel/level'
import type { PokerCommand } from '@/rules/poker/decider'
import type { Evening as PokerEvening } from '@/rules/poker/evening'
import { Settings as PokerSettings } from '@/rules/poker/settings'
import type { ListId } from '@/rules/poker/state/ids'
import type { Evening as TrenteDay } from '@/rules/trente-et-quarante/evening'
import { Settings as TrenteSettings } from '@/rules/trente-et-quarante/settings'
import { deputato, segretario, socio } from '@/simulate/actors'
import { blackJackGame } from '@/simulate/black-jack/game'
import { nextCommand as cheminNext } from '@/simulate/chemin-de-fer/next'
import { byDesk } from '@/simulate/float/house'
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
  /** The tables that are opened at poker and at chemin de fer; one where it is left out. */
  tables?: number
  /** Whether the house keeps a float at chemin de fer. */
  hasFloat?: boolean
  /** Nothing happens that is drawn once in so many times, or more seldom; where it is left out, nobody slips. */
  seldom?: number
}

/** A manner with everything said. */
type Playing = Required<Omit<Manner, 'seed' | 'seldom'>>

/** More rounds than any evening has. */
const ENDLESS = 1_000_000
const course = (ending: boolean): Course => ({
  rounds: ending ? ENDLESS : 0,
  refused: 0,
  steps: 0,
})
/** Signatures for a table of poker, and for each further one: somebody may sign two lists, and opts for one. */
const SIGNERS = 6
const MORE_SIGNERS = 10
/** The members with chips for a table of chemin de fer, and for all of them. */
const HOLDERS = 8
const MOST_HOLDERS = 14

function pokerPlayer(random: Random, { level, tables }: Playing): Player<PokerEvening> {
  const settings = PokerSettings.parse({ uscita: 1, passata: 50, level })
  const openList = { type: 'openList', title: 'Piccolo', settings }
  const plan = {
    lists: tables,
    signers: SIGNERS + MORE_SIGNERS * (tables - 1),
    colpi: ENDLESS,
    level,
  }
  return {
    next: (evening, ending) =>
      evening.lastTable === 0 && Object.keys(evening.lists).length === 0
        ? { command: openList, by: segretario }
        : byThemselves(evening, pokerNext(evening, random, plan, course(ending))),
  }
}

/** A call is answered by the member who is called, on their phone; who signs joins the shortest list. */
function byThemselves(evening: PokerEvening, chosen: Chosen<PokerCommand> | null) {
  if (chosen?.command.type === 'sign' || chosen?.command.type === 'witnessSignature')
    return { ...chosen, command: { ...chosen.command, list: shortest(evening) } }
  if (chosen?.command.type !== 'answerCall') return chosen
  const signUp = evening.signUps[chosen.command.signUp]
  return signUp ? { ...chosen, by: socio(signUp.member) } : chosen
}

function shortest({ lists, signUps }: PokerEvening): ListId {
  const signed = (list: string) => Object.values(signUps).filter((one) => one.list === list).length
  const [first] = Object.values(lists).sort((a, b) => signed(a.id) - signed(b.id))
  return first?.id ?? 'L1'
}

function cheminPlayer(random: Random, { level, tables, hasFloat }: Playing): Player<CheminEvening> {
  const members = Math.min(HOLDERS * tables, MOST_HOLDERS)
  const plan = { tables, members, coups: ENDLESS, level, hasFloat }
  return {
    next(evening, ending) {
      const { seats, minimum, taxPercent } = evening.settings
      // A house with a float takes a tax, which its changeur pays in pieces.
      if (hasFloat && evening.lastTable === 0 && taxPercent === 0)
        return { command: { type: 'setSettings', settings: PROFILES.venezia }, by: segretario }
      const openTable = { type: 'openTable', seats, minimum, level, isLarge: false }
      if (evening.lastTable < tables) return { command: openTable, by: segretario }
      if (hasFloat && !evening.float.settings)
        return byDesk('declareFloat', { settings: FLOAT_PROFILES.venezia })
      return cheminNext(evening, random, plan, course(ending))
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

const blackJackPlayer = (random: Random, { level }: Playing): Player<BlackJackDay> =>
  bankedPlayer(blackJackGame.plan(random, level), {
    minimum: MINIMUM,
    settings: BlackJackSettings.parse({ level }),
  })

const trentePlayer = (random: Random, { level }: Playing): Player<TrenteDay> =>
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
} as const satisfies Readonly<Record<string, (random: Random, playing: Playing) => Player<never>>>

/** The games that the program can play. */
export type Played = keyof typeof PLAYERS

/** Everybody at a game, as people who know what they do. */
export const playerOf = (
  game: Played,
  { seed, level, tables = 1, hasFloat = false, seldom }: Manner,
): Player =>
  // A list of players cannot carry each game's own state; each is given only its game's.
  PLAYERS[game](calm(randomFrom(seed), seldom), { level, tables, hasFloat }) as Player
