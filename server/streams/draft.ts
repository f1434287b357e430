import { randomUUID } from 'node:crypto'
import { type Alongside, type Answer, type Batch, type Head, layOut } from '@/db/batch'
import type { AnyCommand, AnyEvent, Instant, Ruling } from '@/rules/kernel/decider'
import type { Game, Order, Sheet, SheetsBetween } from '../games/game'

/** A stream's state, the end of its journal, and the time of its last event. */
export interface Standing<S> {
  state: S
  head: Head
  at: Instant
}

/** The club and the stream, and the key of its secrets. */
export interface StreamKey {
  clubId: string
  streamId: string
  secret(label: string): string
}

type Decided =
  | { order: Order; became: 'accepted'; version: number }
  | { order: Order; became: 'refused'; ruling: Ruling }
  | { order: Order; became: 'failed'; error: unknown }

/** Orders decided one after the other on a tentative state, which is true once `batch` is stored. */
export interface Draft<S> {
  reached: Standing<S>
  decided: readonly Decided[]
  batch: Batch
}

/** A clock set back by less than this stands still until it has caught up; beyond this, the new time is used. */
const CATCH_UP = 5 * 60_000

/** The time of an order, never a little before the last event's: so spans are never negative. */
export function monotone(last: Instant, at: Instant): Instant {
  return at < last && last - at < CATCH_UP ? last : at
}

/**
 * Decides orders in turn, each on the state that the one before left. Pure except for the ids of tableaux. A rule that
 * throws makes only its own order fail.
 */
export function draft<S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  key: StreamKey,
  base: Standing<S>,
  orders: readonly (Order<C> & { digest?: string })[],
): Draft<S> {
  let { state, at } = base
  let version = base.head.version
  const decided: Decided[] = []
  const answers: Answer[] = []
  const tableaux: Tableaux = { closed: [], reopened: [] }
  for (const given of orders) {
    const order = { ...given, at: monotone(at, given.at) }
    try {
      const step = stepOf(game, key, state, order)
      if ('ruling' in step) {
        decided.push({ order, became: 'refused', ruling: step.ruling })
        continue
      }
      version += step.events.length
      keepTableaux(tableaux, step.sheets, version)
      const { id: commandId, at: when, by } = order
      const { events } = step
      answers.push({ commandId, at: when, by, events, ruling: null, digest: order.digest ?? null })
      decided.push({ order, became: 'accepted', version })
      state = step.state
      at = order.at
    } catch (error) {
      decided.push({ order, became: 'failed', error })
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

type Step<S, E> = { ruling: Ruling } | { events: readonly E[]; state: S; sheets: SheetsBetween }

function stepOf<S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  key: StreamKey,
  state: S,
  order: Order<C>,
): Step<S, E> {
  const { decider } = game
  const secrets: Record<string, string> = {}
  for (const label of decider.secrets(state, order.command)) secrets[label] = key.secret(label)
  const decision = decider.decide(state, { ...order, secrets })
  if (!decision.accepted) return { ruling: decision.ruling }
  const { events } = decision
  const next = events.reduce((before, event) => decider.evolve(before, event, order), state)
  return { events, state: next, sheets: game.sheets?.(state, next) ?? NO_SHEETS }
}

function registered<S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  base: Standing<S>,
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
  closed: { sheet: Sheet; position: number }[]
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
  key: StreamKey,
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
