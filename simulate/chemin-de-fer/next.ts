import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import type { Level } from '@/rules/kernel/level'
import { floatAtTable } from '../float/acts'
import { floatAfter, floatBefore, floatShut } from '../float/day'
import type { Course } from '../game'
import type { Random } from '../random'
import { anything, type Chosen } from './chosen'
import { houseOf } from './house'
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

export function anyPlan(random: Random, level: Level | undefined): Plan {
  const tables = random.oneIn(5) ? 2 : 1
  const [members, coups] = [7 + random.below(8), 60 + random.below(240)]
  const hasFloat = random.oneIn(10)
  // Two tables share the room of a float more often than they play beside each other without one.
  return { tables: hasFloat && random.oneIn(2) ? 2 : tables, members, coups, level, hasFloat }
}

/** The next command of the evening; null when the random choice led to no possible command. */
export function nextCommand(
  evening: Evening,
  random: Random,
  plan: Plan,
  course: Course,
): Chosen | null {
  const house = plan.hasFloat || evening.float.settings ? houseOf(evening) : null
  if (evening.closing || evening.tableau)
    return floatAfter(house, random) ?? closing(evening, random)
  const opening =
    beforePlay(evening, random, plan, course) ??
    (isOver(plan, course) ? null : floatBefore(house, random))
  if (opening) return opening
  if (random.oneIn(course.refused > 12 ? 3 : 96)) return anything(evening, random)
  if (isOver(plan, course)) {
    const playing = Object.values(evening.tables).find(({ coup }) => coup !== null)
    if (playing)
      return (
        floatAtTable(house, { id: playing.id, every: 10 }, random) ??
        atTable(evening, playing, random)
      )
    return floatShut(house, random) ?? closing(evening, random)
  }
  const table = anyOpen(evening, random)
  if (!table) return floatShut(house, random) ?? closing(evening, random)
  return floatAtTable(house, { id: table.id, every: 10 }, random) ?? atTable(evening, table, random)
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
