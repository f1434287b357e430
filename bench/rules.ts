import { offersTo as cheminOffersTo } from '@/rules/chemin-de-fer/offers'
import {
  copyEvening as copyChemin,
  copyTable as copyCheminTable,
} from '@/rules/chemin-de-fer/state/copy'
import type { Evening as CheminEvening } from '@/rules/chemin-de-fer/state/evening'
import { asTable as asCheminTable } from '@/rules/chemin-de-fer/state/ids'
import type { CheminAudience } from '@/rules/chemin-de-fer/views/audience'
import { viewOf as cheminViewOf } from '@/rules/chemin-de-fer/views/view'
import { type AnyCommand, type AnyEvent, type Instant, stateAfter } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { Evening as PokerEvening } from '@/rules/poker/evening'
import { offersTo as pokerOffersTo } from '@/rules/poker/offers'
import { copyEvening as copyPoker, copyTable as copyPokerTable } from '@/rules/poker/state/copy'
import { asTable as asPokerTable } from '@/rules/poker/state/ids'
import type { PokerAudience } from '@/rules/poker/views/audience'
import { viewOf as pokerViewOf } from '@/rules/poker/views/view'
import { cheminInPlay, member, scriptedChemin } from './chemin'
import { perSecond, processorNow, report } from './measure'
import { benchOdds } from './odds'
import { deal, scripted } from './poker'
import type { Script } from './script'

const ROUNDS = 200
const EVENTS = 100_000

/** A game as the bench plays it, and each look at a state that a commit costs, by its name. */
interface Benched<S, C extends AnyCommand, E extends AnyEvent> {
  /** Before each of its figures; nothing for the first game. */
  name: string
  /** Its rounds, as the report calls them. */
  rounds: string
  scripted(level: 2 | 3): Script<S, C, E>
  /** The evening of level 3 in the middle of a round. */
  inPlay(): Script<S, C, E>
  /** The state as a command leaves it: the evening and its tables are other objects, of the shape that the rules give them. */
  touched(state: S): S
  looks: Readonly<Record<string, (fresh: S, at: Instant) => string>>
}

const TABLET = { roles: ['tavolo'] as const, member: null, post: 'T1' }

const pokerLook = (audience: PokerAudience) => (fresh: PokerEvening, at: Instant) =>
  JSON.stringify(pokerViewOf(fresh, audience, at))
const POKER_LOOKS = {
  'offers of a tablet': (fresh: PokerEvening, at: Instant) =>
    JSON.stringify(pokerOffersTo(fresh, TABLET, at)),
  'view of a tablet': pokerLook({ kind: 'table', table: asPokerTable('T1') }),
  'view of a member at the table': pokerLook({ kind: 'member', member: asMember('rossi') }),
  'view of another member': pokerLook({ kind: 'member', member: asMember('viola') }),
  'view of the board': pokerLook({ kind: 'board' }),
}

const cheminLook = (audience: CheminAudience) => (fresh: CheminEvening, at: Instant) =>
  JSON.stringify(cheminViewOf(fresh, audience, at))
const CHEMIN_LOOKS = {
  'offers of a tablet': (fresh: CheminEvening, at: Instant) =>
    JSON.stringify(cheminOffersTo(fresh, TABLET, at)),
  'view of a tablet': cheminLook({ kind: 'table', table: asCheminTable('T1') }),
  'view of a member at the table': cheminLook({ kind: 'member', member: member(1) }),
  'view of another member': cheminLook({ kind: 'member', member: asMember('other') }),
  'view of the board': cheminLook({ kind: 'board' }),
}

/** Figures by their subject; those of the first game are the baseline of the others'. */
type Figures = Map<string, number>

/** Measures commands decided and evolved, views made and events replayed, on one core, for each game. */
export function benchRules(): void {
  const poker = benchGame({
    name: '',
    rounds: 'colpi',
    scripted: (level) => scripted(level, ROUNDS),
    inPlay() {
      const script = scripted(3, ROUNDS)
      deal(script)
      return script
    },
    touched: (evening) => withTables(copyPoker(evening), copyPokerTable),
    looks: POKER_LOOKS,
  })
  benchGame(
    {
      name: 'chemin de fer: ',
      rounds: 'coups',
      scripted: (level) => scriptedChemin(level, ROUNDS),
      inPlay: () => cheminInPlay(ROUNDS),
      touched: (evening) => withTables(copyChemin(evening), copyCheminTable),
      looks: CHEMIN_LOOKS,
    },
    poker,
  )
  benchOdds()
}

/** The copy of an evening, its tables copied too. */
function withTables<T, S extends { tables: Readonly<Record<string, T>> }>(
  copied: S,
  copy: (table: T) => T,
): S {
  const tables = Object.entries(copied.tables).map(([id, table]) => [id, copy(table)])
  return Object.assign(copied, { tables: Object.fromEntries(tables) })
}

function benchGame<S extends object, C extends AnyCommand, E extends AnyEvent>(
  game: Benched<S, C, E>,
  beside?: Figures,
): Figures {
  const figures: Figures = new Map()
  const told = (key: string, what: string, value: number, unit: string): void => {
    figures.set(key, value)
    const other = beside?.get(key)
    const baseline = other === undefined ? undefined : { what: 'poker', value: other }
    report({ what: `${game.name}${what}`, value, unit, ...(baseline ? { baseline } : {}) })
  }
  const played = { 2: game.scripted(2), 3: game.scripted(3) }
  for (const level of [2, 3] as const) {
    const script = played[level]
    const value = perSecond(() => playAgain(script), 1_500)
    told(`commands ${level}`, `commands decided and evolved, level ${level}`, value, '/s')
    const rounds = (value * ROUNDS) / script.steps.length
    told(`rounds ${level}`, `${game.rounds} of level ${level}`, rounds, '/s')
  }
  const replaying = `replay of ${EVENTS.toLocaleString('en')} events, read from their texts`
  told('replay', replaying, replayed(played[3]), 'ms')
  const { evening, steps } = game.inPlay()
  const at = steps.at(-1)?.at ?? 0
  for (const [what, look] of Object.entries(game.looks)) {
    const value = perSecond(() => {
      look(game.touched(evening), at)
      return 1
    }, 500)
    const size = (look(evening, at).length / 1_024).toFixed(1)
    told(what, `${what} (${size} kB)`, 1_000_000 / value, 'µs')
  }
  return figures
}

/** Decides and evolves a whole evening's commands; returns their number. */
function playAgain<S, C extends AnyCommand, E extends AnyEvent>({
  rules,
  steps,
}: Script<S, C, E>): number {
  let evening = rules.initial
  for (const step of steps) {
    const decision = rules.decide(evening, step)
    if (!decision.accepted) throw new Error(`${step.command.type} was refused`)
    evening = stateAfter(rules.evolve, evening, decision, step)
  }
  return steps.length
}

/** The time in ms in which the events of so many positions are replayed, as the journal stores them. */
function replayed<S, C extends AnyCommand, E extends AnyEvent>({
  rules,
  steps,
}: Script<S, C, E>): number {
  const written: string[] = []
  let evening = rules.initial
  for (const step of steps) {
    const decision = rules.decide(evening, step)
    if (!decision.accepted) continue
    for (const event of decision.events) {
      written.push(JSON.stringify(event))
      evening = rules.evolve(evening, event, step)
    }
  }
  const [occasion] = steps
  if (!occasion) return Number.NaN
  const begun = processorNow()
  let done = 0
  while (done < EVENTS) {
    let state = rules.initial
    for (const text of written.slice(0, EVENTS - done))
      state = rules.evolve(state, JSON.parse(text), occasion)
    done += written.length
  }
  return processorNow() - begun
}
