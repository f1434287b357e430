import { isFloatEvent } from '../../float/articles'
import type { AnyEvent, Occasion } from '../../kernel/decider'
import type { Draft } from '../../kernel/draft'
import type { Transfer } from '../../kernel/ledger'
import type { Bench } from '../host'
import { asTable } from '../ids'
import type { BankedEvening, BankedTable, Step } from '../state'

/** The entries of a game's tables that can be taken back. */
interface Taking {
  /** So many at most. */
  readonly most: number
  /** The game's events that no taking back undoes, nor anything before them. */
  readonly final: readonly string[]
}

/** Events of every banked game that no taking back undoes, nor anything before them. */
const FINAL = [
  'tableProposed',
  'tableOpened',
  'tableClosed',
  'levelSet',
  'limitsAsked',
  'limitsSigned',
  'limitsDropped',
] as const

/** Events beside the play, which leave its entries as they are; claims and rulings are never undone. */
const BESIDE: readonly string[] = ['takenBack', 'disputeOpened', 'disputeRuled', 'disputeWithdrawn']

/** The day after an event, with a game's event as a step of its table; the float's are none. */
export function steppedBy<S extends BankedEvening<T>, T extends BankedTable<T>>(
  { withNewTable, changedTable, copyTable }: Bench<S, T>,
  { most, final }: Taking,
) {
  const isFinal = new Set<string>([...FINAL, ...final])

  /** The entries of a table that can be taken back after an event; `was` is the table before it. */
  function stepsAfter(
    { steps }: T,
    event: AnyEvent,
    was: T | undefined,
    { at, by }: Occasion,
  ): readonly Step<T>[] {
    if (BESIDE.includes(event.type)) return steps
    if (was === undefined || isFinal.has(event.type)) return []
    const kept = steps.length < most ? steps : steps.slice(1)
    return [...kept, { event, at, by: by.member, table: bare(was) }]
  }

  /** A table without its steps, so that no step holds those before it. */
  function bare(table: T): T {
    const next = copyTable(table)
    const draft: Draft<Pick<BankedTable<T>, 'steps'>> = next
    draft.steps = []
    return next
  }

  return (before: S, event: AnyEvent, occasion: Occasion, after: S): S => {
    const id = event.table === undefined ? undefined : asTable(event.table)
    const was = id && before.tables[id]
    const is = id && after.tables[id]
    if (!id || !is || isFloatEvent(event.type)) return after
    const moves = (was?.moves ?? 0) + 1
    const steps = stepsAfter(is, event, was, occasion)
    if (is === was) return withNewTable(after, changedTable(is, { steps, moves }))
    // The event has just made this table, and nobody has seen it yet.
    const made: Draft<Pick<BankedTable<T>, 'steps' | 'moves'>> = is
    made.steps = steps
    made.moves = moves
    return after
  }
}

/** The latest entry: the steps that the same person made at the same moment, oldest first. */
export function latestEntry<T>({
  steps,
}: {
  readonly steps: readonly Step<T>[]
}): readonly Step<T>[] {
  const last = steps.at(-1)
  const first = steps.findIndex((step) => last && step.at === last.at && step.by === last.by)
  return first < 0 ? [] : steps.slice(first)
}

/** The chips of entries, in the order in which they moved. */
export const chipsMoved = (steps: readonly Step<unknown>[]): Transfer[] =>
  steps.flatMap(({ event }) => event.transfers ?? [])
