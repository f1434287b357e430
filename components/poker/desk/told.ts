'use client'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { useChips } from '../../tell/Amount'
import { useCause } from '../table/cause'

/** An entry of a table's journal as the server gives it; the event is the rules' own document. */
export interface Entry {
  position: number
  at: number
  by: { member: string | null; post: string | null; roles: readonly string[] }
  type: string
  event?: unknown
}

const MEMBERS = ['member', 'voter', 'inFavourOf', 'arbiter', 'by']
const CHIPS = ['chips', 'imbalance', 'pot', 'to']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Who won a colpo, in groups best first; empty for an outcome without winners. */
function winnersIn(event: Readonly<Record<string, unknown>>): string[] {
  const { outcome } = event
  if (!isRecord(outcome) || !Array.isArray(outcome.ranking)) return []
  return outcome.ranking.flat().filter((one): one is string => typeof one === 'string')
}

/** III.5: the casse that a colpo's result brought about, for the cashier to hand over. */
function rebuysIn({ rebuys }: Readonly<Record<string, unknown>>) {
  return Array.isArray(rebuys) ? (rebuys as { member: string; chips: number }[]) : []
}

/** The move an event makes or announces; null for events that are no move. */
function moveIn(
  event: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  if (isRecord(event.move)) return event.move
  return isRecord(event.early) && isRecord(event.early.move) ? event.early.move : null
}

/** What decides between the wordings of one event: how a colpo ended, or which move was made. */
function kindOf(event: Readonly<Record<string, unknown>>): string {
  const which = isRecord(event.outcome) ? event.outcome : event.move
  return isRecord(which) ? `.${String(which.kind)}` : ''
}

/** A function that tells an entry in one sentence of the screen's language. */
export function useTold(): (entry: Entry) => string {
  const t = useT('desk')
  const nameOf = useNameOf()
  const chips = useChips()
  const cause = useCause()
  return ({ type, event }) => {
    if (!isRecord(event)) return type
    const say: Record<string, string | number> = { names: winnersIn(event).map(nameOf).join(', ') }
    for (const [field, value] of Object.entries({ ...event, ...moveIn(event) })) {
      if (MEMBERS.includes(field) && (typeof value === 'string' || value === null))
        say[field] = nameOf(value)
      // Where a seat changes, `to` is its number; where somebody bets, an amount.
      else if (CHIPS.includes(field) && typeof value === 'number' && type !== 'seatMoved')
        say[field] = chips(value)
      else if (field === 'why' && typeof value === 'string') say.why = cause(value)
      else if (typeof value === 'string' || typeof value === 'number') say[field] = value
      else if (typeof value === 'boolean') say[field] = String(value)
      else if (field === 'colpo' && isRecord(value)) say.colpo = Number(value.number)
      else if (field === 'shown' && isRecord(value)) say.how = String(value.how)
    }
    const key = `event.${type}${kindOf(event)}`
    const drawn = rebuysIn(event).map((one) =>
      t('log.draws', { member: nameOf(one.member), chips: chips(one.chips) }),
    )
    return [t.has(key) ? t(key, say) : type, ...drawn].join(' · ')
  }
}

/** Positions of entries that a later one put right; they stay, struck through. */
export function undone(entries: readonly Entry[]): ReadonlySet<number> {
  const struck = new Set<number>()
  const corrected = new Map<unknown, number>()
  const newestFirst = [...entries].sort((a, b) => b.position - a.position)
  for (const { position, type, event } of newestFirst) {
    if (!isRecord(event)) continue
    const settles = type === 'colpoSettled' || type === 'colpoCorrected'
    if (settles && corrected.has(event.colpo)) struck.add(position)
    if (type === 'colpoCorrected') corrected.set(event.colpo, position)
  }
  return struck
}
