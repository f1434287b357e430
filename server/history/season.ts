import type { SeasonLine } from '@/db/queries/tableaux'
import { asChips, type Chips, greater, lesser, NO_CHIPS, plus } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'

/** The span of days that a season covers: all, a calendar year, or September to August. */
export interface Period {
  /** `all`, `2026` or `2025-26`. */
  id: string
  from: string
  to: string
}

const ALWAYS: Period = { id: 'all', from: '0001-01-01', to: '9999-12-31' }
/** The card room's year begins in September. */
const FIRST_MONTH = 9

/** The period with this id; null when there is none. */
export function periodOf(id: string): Period | null {
  if (id === ALWAYS.id) return ALWAYS
  const [, text, second] = /^([12]\d{3})(?:-(\d{2}))?$/.exec(id) ?? []
  if (!text) return null
  const year = Number(text)
  if (second === undefined) return { id, from: `${year}-01-01`, to: `${year}-12-31` }
  if (Number(second) !== (year + 1) % 100) return null
  return { id, from: `${year}-09-01`, to: `${year + 1}-08-31` }
}

/** The periods in which the club played, the latest first, from months as `YYYY-MM`. */
export function periodsOf(months: readonly string[]): { seasons: string[]; years: string[] } {
  const seasons = new Set<string>()
  const years = new Set<string>()
  for (const month of months) {
    const year = Number(month.slice(0, 4))
    const start = Number(month.slice(5)) >= FIRST_MONTH ? year : year - 1
    years.add(String(year))
    seasons.add(`${start}-${String((start + 1) % 100).padStart(2, '0')}`)
  }
  return { seasons: [...seasons].sort().reverse(), years: [...years].sort().reverse() }
}

/** A member's balance after one of their evenings. */
export interface CoursePoint {
  tableauId: string
  day: string
  balance: Chips
}

/** A member's season, in chips. */
export interface SeasonStanding {
  memberId: MemberId
  evenings: number
  casse: Chips
  balance: Chips
  best: Chips
  worst: Chips
  /** The running balance after each of the member's evenings. */
  course: readonly CoursePoint[]
}

/**
 * Members by balance, the best first; equal ones by number of evenings, then by id, so that the order is always the
 * same.
 */
export function standings(lines: readonly SeasonLine[]): SeasonStanding[] {
  const members = new Map<string, SeasonStanding & { course: CoursePoint[] }>()
  for (const { memberId, tableauId, day, casse, final } of lines) {
    const one = members.get(memberId) ?? beginning(memberId)
    one.evenings += 1
    one.casse = plus(one.casse, casse)
    one.balance = plus(one.balance, final)
    one.best = greater(one.best, final)
    one.worst = lesser(one.worst, final)
    one.course.push({ tableauId, day, balance: one.balance })
    members.set(memberId, one)
  }
  return [...members.values()].sort(
    (a, b) =>
      b.balance - a.balance || b.evenings - a.evenings || (a.memberId < b.memberId ? -1 : 1),
  )
}

const beginning = (memberId: MemberId) => ({
  memberId,
  evenings: 0,
  casse: NO_CHIPS,
  balance: NO_CHIPS,
  best: asChips(-Infinity),
  worst: asChips(Infinity),
  course: [],
})

/** One closed tableau of the season: how many played, casse in all, and its supero (+) or ammanco (−). */
export interface SeasonEvening {
  tableauId: string
  game: string
  title: string
  day: string
  source: 'evening' | 'import'
  players: number
  casse: Chips
  gap: Chips
}

/** The season's tableaux in the order of the lines. */
export function eveningsOf(lines: readonly SeasonLine[]): SeasonEvening[] {
  const evenings = new Map<string, SeasonEvening>()
  for (const { tableauId, game, title, day, source, gap, casse } of lines) {
    const one = evenings.get(tableauId)
    if (one) {
      one.players += 1
      one.casse = plus(one.casse, casse)
    } else evenings.set(tableauId, { tableauId, game, title, day, source, gap, casse, players: 1 })
  }
  return [...evenings.values()]
}
