'use client'
import { useT } from '../i18n'
import { useNameOf } from '../live/names'
import { useChips } from '../ui/Amount'

/** An entry of a table's journal as the server gives it; the event is the rules' own document. */
export interface Entry {
  position: number
  at: number
  by: { member: string | null; table: string | null; roles: readonly string[] }
  type: string
  event?: unknown
}

const MEMBERS = ['member', 'voter', 'inFavourOf', 'arbiter', 'by']
const CHIPS = ['chips', 'imbalance', 'pot']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Who won a colpo, in groups best first; empty for an outcome without winners. */
function winnersIn(event: Readonly<Record<string, unknown>>): string[] {
  const { outcome } = event
  if (!isRecord(outcome) || !Array.isArray(outcome.ranking)) return []
  return outcome.ranking.flat().filter((one): one is string => typeof one === 'string')
}

/** A function that tells an entry in one sentence of the screen's language. */
export function useTold(): (entry: Entry) => string {
  const t = useT('desk')
  const nameOf = useNameOf()
  const chips = useChips()
  return ({ type, event }) => {
    if (!isRecord(event)) return type
    const say: Record<string, string | number> = { names: winnersIn(event).map(nameOf).join(', ') }
    for (const [field, value] of Object.entries(event)) {
      if (MEMBERS.includes(field) && (typeof value === 'string' || value === null))
        say[field] = nameOf(value)
      else if (CHIPS.includes(field) && typeof value === 'number') say[field] = chips(value)
      else if (typeof value === 'string' || typeof value === 'number') say[field] = value
      else if (typeof value === 'boolean') say[field] = String(value)
      else if (field === 'colpo' && isRecord(value)) say.colpo = Number(value.number)
      else if (isRecord(value) && typeof value.number === 'number') say.number = value.number
    }
    const kind = isRecord(event.outcome) ? `.${String(event.outcome.kind)}` : ''
    const key = `event.${type}${kind}`
    return t.has(key) ? t(key, say) : type
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
