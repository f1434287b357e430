import type { AnyEvent, Occasion } from '../../kernel/decider'
import type { Transfer } from '../../kernel/ledger'
import type { Evening } from '../state/evening'
import { asTable } from '../state/ids'
import type { Step, Table } from '../state/table'

/** Entries of a table that can be taken back at most. */
const MOST_STEPS = 40

/** Events that no taking back undoes: they are not entries of the play. */
const KEPT: ReadonlySet<string> = new Set([
  'tableOpened',
  'tableClosed',
  'levelSet',
  'takenBack',
  'coupCorrected',
])

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
  const isEntry = was !== undefined && !KEPT.has(event.type) && !event.type.startsWith('dispute')
  const steps = isEntry
    ? [
        ...(event.type === 'cardsDealt' ? [] : is.steps).slice(-MOST_STEPS + 1),
        { entry: event.type, at, by: by.member, table: bare(was), transfers: transfersOf(event) },
      ]
    : event.type === 'takenBack' || event.type.startsWith('dispute')
      ? is.steps
      : []
  const moves = (was?.moves ?? 0) + 1
  return { ...after, tables: { ...after.tables, [id]: { ...is, steps, moves } } }
}

const transfersOf = ({ transfers = [] }: AnyEvent): readonly Transfer[] => transfers

/** A table without its steps, so that no step holds those before it. */
const bare = (table: Table): Step['table'] => ({ ...table, steps: [] })

/** The latest entry: the steps that the same person made at the same moment, oldest first. */
export function latestEntry({ steps }: Table): readonly Step[] {
  const last = steps.at(-1)
  const first = steps.findIndex((step) => last && step.at === last.at && step.by === last.by)
  return first < 0 ? [] : steps.slice(first)
}
