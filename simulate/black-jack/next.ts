import type { Evening } from '@/rules/black-jack/evening'
import type { Table } from '@/rules/black-jack/state/table'
import type { Level } from '@/rules/kernel/level'
import { floatAtTable } from '../float/acts'
import { floatAfter, floatBefore, floatDeclared, floatShut } from '../float/day'
import type { Course } from '../game'
import type { Random } from '../random'
import { anything, type Chosen } from './chosen'
import { houseOf } from './house'
import { beforePlay, closing } from './room'
import { atTable } from './table'

/** The plan of a day: one table, and about one shoe of four to eight packs. */
export interface Plan {
  members: number
  colpi: number
  level: Level | undefined
  /** The house has declared its float: before its first table opens, or after. */
  float: 'none' | 'first' | 'after'
}

export const anyPlan = (random: Random, level: Level | undefined): Plan => ({
  members: 3 + random.below(6),
  colpi: 20 + random.below(40),
  level,
  float: random.oneIn(10) ? (random.oneIn(2) ? 'first' : 'after') : 'none',
})

/** The next command of the day; null when the random choice led to no possible command. */
export function nextCommand(
  evening: Evening,
  random: Random,
  plan: Plan,
  course: Course,
): Chosen | null {
  const house = plan.float !== 'none' || evening.float.settings ? houseOf(evening) : null
  if (evening.closing || evening.tableau)
    return floatAfter(house, random) ?? closing(evening, random)
  const opening =
    (isFirst(evening, plan) && house ? floatDeclared(house, random) : null) ??
    beforePlay(evening, random, plan, course) ??
    (isOver(plan, course) ? null : floatBefore(house, random))
  if (opening) return opening
  if (random.oneIn(course.refused > 12 ? 3 : 96)) return anything(evening, random)
  const tables = Object.values(evening.tables)
  const playing = tables.find(({ colpo }) => colpo !== null)
  const table = isOver(plan, course) ? playing : random.pick(tables.filter(isOpen))
  if (table)
    return (
      floatAtTable(house, { id: table.id, every: 4 }, random) ?? atTable(evening, table, random)
    )
  return floatShut(house, random) ?? closing(evening, random)
}

const isOpen = ({ status }: Table) => status === 'open'

/** The float is declared before the first table opens, whose signers then hold their offices in it. */
const isFirst = ({ status, lastTable }: Evening, { float }: Plan) =>
  float === 'first' && status === 'open' && lastTable === 0

/** It had its colpi, or none of its tables can give any more, or every command is refused. */
const isOver = ({ colpi }: Plan, course: Course) =>
  course.rounds >= colpi || course.steps > 600 + 60 * course.rounds || course.refused > 300
