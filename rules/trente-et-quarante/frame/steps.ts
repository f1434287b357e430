import { asTable } from '../../banked/ids'
import type { AnyEvent, Occasion } from '../../kernel/decider'
import type { Draft } from '../../kernel/draft'
import type { Transfer } from '../../kernel/ledger'
import { withNewTable } from '../evening'
import { changedTable } from '../state/changed'
import { copyTable } from '../state/copy'
import type { Evening } from '../state/evening'
import type { Step, Table } from '../state/table'

/** Entries of a table that can be taken back at most. */
const MOST_STEPS = 24

/** Events that no taking back undoes, nor anything before them. */
const FINAL: ReadonlySet<string> = new Set([
  'tableProposed',
  'tableOpened',
  'tableClosed',
  'levelSet',
  'limitsAsked',
  'limitsSigned',
  'limitsDropped',
  'versionSet',
  'stakesInvited',
])

/** Events beside the play, which leave its entries as they are; claims and rulings are never undone. */
const BESIDE: ReadonlySet<string> = new Set([
  'takenBack',
  'disputeOpened',
  'disputeRuled',
  'disputeWithdrawn',
])

/** The day after an event, with the event as a step of its table; `isMove` tells the game's events from the float's. */
export function stepped(
  before: Evening,
  event: AnyEvent,
  { at, by }: Occasion,
  after: Evening,
  isMove: boolean,
): Evening {
  const id = event.table === undefined ? undefined : asTable(event.table)
  const was = id && before.tables[id]
  const is = id && after.tables[id]
  if (!id || !is || !isMove) return after
  const moves = (was?.moves ?? 0) + 1
  const steps = stepsAfter(is, event, was, { at, by: by.member })
  if (is === was) return withNewTable(after, changedTable(is, { steps, moves }))
  // The event has just made this table, and nobody has seen it yet.
  return withSteps(after, is, steps, moves)
}

/** The entries of a table that can be taken back after an event; `was` is the table before it. */
function stepsAfter(
  { steps }: Table,
  { type, transfers = [] }: AnyEvent,
  was: Table | undefined,
  { at, by }: Pick<Step, 'at' | 'by'>,
): readonly Step[] {
  if (BESIDE.has(type)) return steps
  if (was === undefined || FINAL.has(type)) return []
  const kept = steps.length < MOST_STEPS ? steps : steps.slice(1)
  return [...kept, { entry: type, at, by, table: bare(was), transfers }]
}

/** The steps and moves written into a table that was made for this evening. */
function withSteps(evening: Evening, table: Draft<Table>, steps: readonly Step[], moves: number) {
  table.steps = steps
  table.moves = moves
  return evening
}

/** A table without its steps, so that no step holds those before it. */
function bare(table: Table): Step['table'] {
  const next = copyTable(table)
  next.steps = []
  return next
}

/** The latest entry: the steps that the same person made at the same moment, oldest first. */
export function latestEntry({ steps }: Table): readonly Step[] {
  const last = steps.at(-1)
  const first = steps.findIndex((step) => last && step.at === last.at && step.by === last.by)
  return first < 0 ? [] : steps.slice(first)
}

/** The chips of entries, in the order in which they moved. */
export const chipsMoved = (steps: readonly Step[]): Transfer[] =>
  steps.flatMap(({ transfers }) => transfers)
