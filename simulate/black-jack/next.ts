import type { Evening } from '@/rules/black-jack/evening'
import type { Level } from '@/rules/kernel/level'
import type { Course } from '../game'
import type { Random } from '../random'
import { anything, type Chosen } from './chosen'
import { beforePlay, closing } from './room'
import { atTable } from './table'

/** The plan of a day: one table, and about one shoe of four to eight packs. */
export interface Plan {
  members: number
  colpi: number
  level: Level | undefined
}

export const anyPlan = (random: Random, level: Level | undefined): Plan => ({
  members: 3 + random.below(6),
  colpi: 20 + random.below(40),
  level,
})

/** The next command of the day; null when the random choice led to no possible command. */
export function nextCommand(
  evening: Evening,
  random: Random,
  plan: Plan,
  course: Course,
): Chosen | null {
  if (evening.closing || evening.tableau) return closing(evening, random)
  const opening = beforePlay(evening, random, plan, course)
  if (opening) return opening
  if (random.oneIn(course.refused > 12 ? 3 : 96)) return anything(evening, random)
  const playing = Object.values(evening.tables).find(({ colpo }) => colpo !== null)
  // The float's own commands are tried in the rooms of chemin de fer; here its boxes stay closed, so that the day ends.
  if (isOver(plan, course) || evening.float.settings)
    return playing ? atTable(evening, playing, random) : closing(evening, random)
  const open = Object.values(evening.tables).filter(({ status }) => status === 'open')
  const table = random.pick(open)
  return table ? atTable(evening, table, random) : closing(evening, random)
}

/** It had its colpi, or none of its tables can give any more, or every command is refused. */
const isOver = ({ colpi }: Plan, course: Course) =>
  course.rounds >= colpi || course.steps > 600 + 60 * course.rounds || course.refused > 300
