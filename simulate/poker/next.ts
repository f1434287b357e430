import type { Evening } from '@/rules/poker/evening'
import type { Settings } from '@/rules/poker/settings'
import type { Table } from '@/rules/poker/state/table'
import type { Course } from '../game'
import type { Random } from '../random'
import { anything, type Chosen } from './chosen'
import { beforePlay, closing, seating } from './room'
import { atTable } from './table'

/** The plan of an evening. */
export interface Plan {
  lists: number
  signers: number
  colpi: number
  level: Settings['level'] | undefined
}

export function anyPlan(random: Random, level: Plan['level']): Plan {
  return {
    lists: random.oneIn(4) ? 2 : 1,
    signers: 5 + random.below(9),
    colpi: 80 + random.below(320),
    level,
  }
}

/** The next command of the evening; null when the random choice led to no possible command. */
export function nextCommand(
  evening: Evening,
  random: Random,
  plan: Plan,
  course: Course,
): Chosen | null {
  const opening = beforePlay(evening, random, plan, course)
  if (opening) return opening
  if (random.oneIn(course.refused > 8 ? 4 : 48)) return anything(evening, random)
  if (isOver(plan, course)) return closing(evening, random)
  const table = anyOpen(evening, random)
  if (!table) return evening.lastTable > 0 ? closing(evening, random) : anything(evening, random)
  if (table.status === 'playing') return atTable(evening, table, random)
  return table.status === 'dissolved' ? closing(evening, random) : seating(evening, table, random)
}

/** One of the tables whose casse are not being counted yet. */
function anyOpen({ tables }: Evening, random: Random): Table | undefined {
  const open: Table[] = []
  for (const table of Object.values(tables)) {
    if (table.status !== 'closed' && table.status !== 'counting') open.push(table)
  }
  return random.pick(open)
}

/** It had its colpi; or no table formed, or none that records its colpi; or every command is refused. */
const isOver = ({ colpi }: Plan, course: Course) =>
  course.rounds >= colpi || course.steps > 400 + 60 * course.rounds || course.refused > 400
