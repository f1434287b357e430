import { randomUUID } from 'node:crypto'
import {
  type Alongside,
  type Autograph,
  type Batch,
  type CashBeside,
  type FloatTerms,
  type Head,
  layOut,
  type NewAnswer,
} from '@/db/batch'
import {
  type AnyCommand,
  type AnyEvent,
  type Instant,
  type Occasion,
  type Refusal,
  stateAfter,
} from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { ClosedTableau, Game, GivenCommand, SheetsBetween } from '../games/game'

/** A stream's state, the end of its journal, and the time of its last event. */
export interface StreamState<S> {
  state: S
  head: Head
  at: Instant
}

/** The club with its key, the stream, and the function that makes its secrets. */
export interface StreamIdentity {
  clubId: string
  streamId: string
  clubKey: string
  secret(label: string): string
}

type Decided =
  | { given: GivenCommand; became: 'accepted'; version: number }
  | { given: GivenCommand; became: 'refused'; refusal: Refusal }
  | { given: GivenCommand; became: 'failed'; error: unknown }

/** Commands decided one after the other on a tentative state, which becomes the stream's once `batch` is stored. */
export interface Drafted<S> {
  reached: StreamState<S>
  decided: readonly Decided[]
  batch: Batch
}

/**
 * If the machine's clock was set back by less than this, the last event's time is used until the clock catches up;
 * otherwise the new time.
 */
const SETBACK_MS = 5 * MINUTE_MS

/** The time of a command: not before the last event's, unless the clock was set back by `SETBACK_MS` or more. */
function monotone(last: Instant, at: Instant): Instant {
  return at < last && last - at < SETBACK_MS ? last : at
}

/**
 * Decides commands in turn, each on the state that the one before left. Pure except for the ids of tableaux. A rule
 * that throws makes only its own command fail.
 */
export function draft<S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  key: StreamIdentity,
  base: StreamState<S>,
  commands: readonly (GivenCommand<C> & { digest?: string })[],
): Drafted<S> {
  let { state, at } = base
  let version = base.head.version
  const decided: Decided[] = []
  const answers: NewAnswer[] = []
  const tableaux: Tableaux = { closed: [], reopened: [] }
  for (const received of commands) {
    const given = { ...received, at: monotone(at, received.at) }
    try {
      const step = stepOf(game, key, state, given)
      if ('refusal' in step) {
        decided.push({ given, became: 'refused', refusal: step.refusal })
        continue
      }
      version += step.events.length
      keepTableaux(tableaux, step.sheets, version)
      const { id: commandId, at: when, by } = given
      const { events, autographs, floats } = step
      const digest = given.digest ?? null
      const beside = besideOf(game, given)
      answers.push({
        ...{ commandId, at: when, by, events, autographs, floats, refusal: null, digest },
        ...(beside ? { beside } : {}),
      })
      decided.push({ given, became: 'accepted', version })
      state = step.state
      at = given.at
    } catch (error) {
      decided.push({ given, became: 'failed', error })
    }
  }
  const laid = layOut({ ...key, head: base.head }, answers, {}, game.mayOwe)
  const alongside = {
    ...registered(game, base, state),
    ...alongsideOf(game.decider.game, key, laid, tableaux, at),
  }
  return { reached: { state, head: laid.reached, at }, decided, batch: { ...laid, alongside } }
}

const NO_SHEETS: SheetsBetween = { closed: [], reopened: [] }

/** Events as the journal keeps them, and the drawings that lie beside it. */
interface Kept<E> {
  events: readonly E[]
  autographs: readonly Autograph[]
}

type Floats = readonly (readonly FloatTerms[])[]
type Step<S, E> =
  | { refusal: Refusal }
  | (Kept<E> & { state: S; sheets: SheetsBetween; floats: Floats })

function stepOf<S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  key: StreamIdentity,
  state: S,
  given: GivenCommand<C>,
): Step<S, E> {
  const { decider } = game
  const secrets: Record<string, string> = {}
  for (const label of decider.secrets(state, given.command)) secrets[label] = key.secret(label)
  const decision = decider.decide(state, { ...given, secrets })
  if (!decision.accepted) return { refusal: decision.refusal }
  const { events } = decision
  const next = stateAfter(decider.evolve, state, decision, given)
  const floats = floatsAfter(game, state, next, events, given)
  const sheets = game.sheets?.(state, next) ?? NO_SHEETS
  return { ...laidAside(game, events), state: next, sheets, floats }
}

/** The banknotes of other evenings on which a command was decided; null where its member changes none. */
function besideOf<S, C extends AnyCommand, E extends AnyEvent>(
  { floats }: Game<S, C, E>,
  { command, beside: chips }: GivenCommand<C>,
): CashBeside | null {
  const member = floats?.changesCashOf(command) ?? null
  return member === null || chips === undefined ? null : { member, chips }
}

function laidAside<S, C extends AnyCommand, E extends AnyEvent>(
  { autographs }: Game<S, C, E>,
  events: readonly E[],
): Kept<E> {
  const aside = events.map((event) => autographs?.aside(event) ?? { event, autograph: null })
  return {
    events: aside.map(({ event }) => event),
    autographs: aside.flatMap(({ autograph }) => autograph ?? []),
  }
}

/** The terms of the floats after each of a command's events; none where it changed none. */
function floatsAfter<S, C extends AnyCommand, E extends AnyEvent>(
  { floats, decider }: Game<S, C, E>,
  before: S,
  after: S,
  events: readonly E[],
  occasion: Occasion,
): Floats {
  const changed = floats?.terms(before, after) ?? []
  if (!floats || changed.length === 0) return []
  if (events.length === 1) return [changed]
  let state = before
  return events.map((event) => {
    const next = decider.evolve(state, event, occasion)
    const terms = floats.terms(state, next)
    state = next
    return terms
  })
}

function registered<S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  base: StreamState<S>,
  state: S,
): Alongside {
  const now = game.register(state)
  const before = game.register(base.state)
  const line: Alongside = {}
  if (base.head.version === 0) {
    line.open = { game: game.decider.game, title: now.title, day: now.day }
  }
  if (before.status !== now.status && now.status !== 'none') line.status = now.status
  if (before.title !== now.title) line.title = now.title
  return line
}

interface Tableaux {
  closed: { sheet: ClosedTableau; position: number }[]
  reopened: string[]
}

/** A tableau closed and taken back within one batch is not stored: nobody has seen it. */
function keepTableaux(kept: Tableaux, step: SheetsBetween, position: number) {
  for (const table of step.reopened) {
    kept.closed = kept.closed.filter(({ sheet }) => sheet.tableId !== table)
    kept.reopened.push(table)
  }
  for (const sheet of step.closed) kept.closed.push({ sheet, position })
}

/** A tableau has the hash of the event that closed it, so that paper can be checked against the journal. */
function alongsideOf(
  game: string,
  key: StreamIdentity,
  batch: Batch,
  kept: Tableaux,
  at: Instant,
): Alongside {
  if (kept.closed.length + kept.reopened.length === 0) return {}
  const eveningKey = (table: string) => `${key.streamId}/${table}`
  return {
    superseded: kept.reopened.map((table) => ({ eveningKey: eveningKey(table), at })),
    tableaux: kept.closed.map(({ sheet, position }) => ({
      ...sheet,
      tableauId: randomUUID(),
      game,
      streamId: key.streamId,
      source: 'evening' as const,
      eveningKey: eveningKey(sheet.tableId),
      hash: batch.rows[position - batch.expected.version - 1]?.hash ?? batch.reached.hash,
    })),
  }
}
