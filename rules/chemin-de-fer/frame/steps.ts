import type { AnyEvent, Occasion } from '../../kernel/decider'
import type { Draft } from '../../kernel/draft'
import { withNewTable } from '../evening'
import { changedTable } from '../state/changed'
import { copyTable } from '../state/copy'
import type { Evening } from '../state/evening'
import { asTable } from '../state/ids'
import type { Step, Table } from '../state/table'

/** Entries of a table that can be taken back at most. */
const MOST_STEPS = 40

/** Events that no taking back undoes, nor anything before them. */
const FINAL: ReadonlySet<string> = new Set([
  'tableOpened',
  'tableClosed',
  'levelSet',
  'coupCorrected',
])

/** Events that deal, or tell of a whole coup; entries before them are no longer taken back. */
const DEALS: ReadonlySet<string> = new Set(['cardsDealt', 'coupRecorded'])

/**
 * Events beside the play, which leave its entries as they are; disputes are such events too. Notes turned into chips
 * are a cassa, which the desk corrects.
 */
const BESIDE: ReadonlySet<string> = new Set([
  'takenBack',
  'depositAbandoned',
  'notesChanged',
  'correctionAcknowledged',
  'rulingAcknowledged',
])

/** The only event that changes nothing of what a giver saw of the table, so that no command becomes stale by it. */
const UNSEEN = 'rulingAcknowledged'

/** Nothing before these is taken back; a ruling that moves chips of the bank changes its shares, and is one of them. */
const isFinal = (event: AnyEvent): boolean =>
  FINAL.has(event.type) || (event.type === 'disputeRuled' && 'shares' in event)

/**
 * The evening after an event, with the event as a step of its table: a deal forgets the steps before it, since only
 * what came after the latest deal can be taken back (C.5). Disputes never are.
 */
export function stepped(
  before: Evening,
  event: AnyEvent,
  { at, by }: Occasion,
  after: Evening,
): Evening {
  const id = event.table === undefined ? undefined : asTable(event.table)
  const was = id && before.tables[id]
  const is = id && after.tables[id]
  if (!id || !is) return after
  const isBeside = !isFinal(event) && (BESIDE.has(event.type) || event.type.startsWith('dispute'))
  const isEntry = was !== undefined && !isFinal(event) && !isBeside
  const steps = isEntry ? withEntry(is.steps, was, event, { at, by }) : isBeside ? is.steps : []
  const moves = (was?.moves ?? 0) + (event.type === UNSEEN ? 0 : 1)
  if (is === was) return withNewTable(after, changedTable(is, { steps, moves }))
  // The event has just made this table, and nobody has seen it yet.
  return withSteps(after, is, steps, moves)
}

/** The steps and moves written into a table that was made for this evening. */
function withSteps(evening: Evening, table: Draft<Table>, steps: readonly Step[], moves: number) {
  table.steps = steps
  table.moves = moves
  return evening
}

/** The entries with one more; a deal forgets those before it. */
function withEntry(
  steps: readonly Step[],
  was: Table,
  event: AnyEvent,
  { at, by }: Occasion,
): readonly Step[] {
  const next = DEALS.has(event.type) ? [] : steps.slice(-MOST_STEPS + 1)
  next.push({ event, at, by: by.member, table: bare(was) })
  return next
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
