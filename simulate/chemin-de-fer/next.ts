import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import type { Level } from '@/rules/kernel/level'
import type { Course } from '../game'
import type { Random } from '../random'
import { anything, type Chosen } from './chosen'
import { floatAfter, floatBefore, floatShut, floatUnbarred } from './float'
import { floatAside } from './float-acts'
import { beforePlay, closing } from './room'
import { atTable } from './table'

/** The plan of an evening. */
export interface Plan {
  tables: number
  members: number
  coups: number
  level: Level | undefined
  /** The house has declared its float. */
  hasFloat: boolean
}

export const anyPlan = (random: Random, level: Level | undefined): Plan => ({
  tables: random.oneIn(5) ? 2 : 1,
  members: 7 + random.below(8),
  coups: 60 + random.below(240),
  level,
  hasFloat: random.oneIn(4),
})

/** The next command of the evening; null when the random choice led to no possible command. */
export function nextCommand(
  evening: Evening,
  random: Random,
  plan: Plan,
  course: Course,
): Chosen | null {
  if (evening.closing || evening.tableau)
    return floatShut(evening, random) ?? floatAfter(evening, random) ?? closing(evening, random)
  const opening =
    beforePlay(evening, random, plan, course) ??
    (isOver(plan, course) ? null : floatBefore(evening, random, plan.hasFloat))
  if (opening) return opening
  if (random.oneIn(course.refused > 12 ? 3 : 96)) return anything(evening, random)
  if (isOver(plan, course)) {
    const playing = Object.values(evening.tables).find(({ coup }) => coup !== null)
    if (playing) return atTable(evening, playing, random)
    return floatShut(evening, random) ?? closing(evening, random)
  }
  const table = anyOpen(evening, random)
  if (!table) return floatShut(evening, random) ?? closing(evening, random)
  return withItsFloat(evening, table, random) ?? atTable(evening, table, random)
}

/** The float's part at a table, in a house that has one. */
function withItsFloat(evening: Evening, table: Table, random: Random): Chosen | null {
  if (!evening.float.settings) return null
  if (table.coup === null && !random.oneIn(4)) {
    const barred = floatUnbarred(evening, table, random)
    if (barred) return barred
  }
  return random.oneIn(10) ? floatAside(evening, table, random) : null
}

/** One of the tables that are not closed. */
function anyOpen({ tables }: Evening, random: Random): Table | undefined {
  const all = Object.values(tables)
  const isAllOpen = all.every(({ status }) => status !== 'closed')
  return random.pick(isAllOpen ? all : all.filter(({ status }) => status !== 'closed'))
}

/** It had its coups, or none of its tables can give any more, or every command is refused. */
const isOver = ({ coups }: Plan, course: Course) =>
  course.rounds >= coups || course.steps > 800 + 40 * course.rounds || course.refused > 300
