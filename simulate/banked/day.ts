import type { BankedEvening, BankedTable } from '@/rules/banked/state'
import type { FloatCommand } from '@/rules/float/articles'
import type { Scene } from '@/rules/float/scene'
import type { Actor, AnyCommand } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import type { Level } from '@/rules/kernel/level'
import { floatAtTable } from '../float/acts'
import { floatAfter, floatBefore, floatDeclared, floatShut } from '../float/day'
import type * as float from '../float/house'
import type { AnyEvening, Chosen, Course, Plan } from '../game'
import type { Random } from '../random'

/** The plan of a day of a banked game: its tables, players and colpi. */
export interface DayPlan {
  /** Two where they share the room of a float. */
  tables: number
  members: number
  colpi: number
  level: Level | undefined
  /** The house has declared its float: before its first table opens, or after. */
  float: 'none' | 'first' | 'after'
}

type TableNow = Pick<BankedTable<never>, 'id' | 'status' | 'colpo'> & {
  readonly steps: readonly object[]
}

type DayNow<T extends TableNow> = AnyEvening &
  Pick<BankedEvening<T>, 'tables' | 'persons' | 'lastTable' | 'closing' | 'tableau' | 'float'>

/** A banked game's part in the choice of commands; each gives null where the random choice led to no possible one. */
export interface BankedDays<S, T, C> {
  /** The colpi of a day: so many at least, and fewer than so many more. */
  readonly colpi: { readonly least: number; readonly below: number }
  /** One day in so many has a float; and of its commands at a table, one in so many is the float's. */
  readonly float: { readonly days: number; readonly commands: number }
  sceneOf(day: S): Scene
  /** One of the payloads that the rules offer for a command. */
  offered(day: S, random: Random, type: string, by: Actor): Chosen<C> | null
  beforePlay(day: S, random: Random, plan: DayPlan, course: Course): Chosen<C> | null
  atTable(day: S, table: T, random: Random): Chosen<C> | null
  anything(day: S, random: Random): Chosen<C> | null
  closing(day: S, random: Random): Chosen<C> | null
  /** Whether the latest colpo of a table was ruled on. */
  isRuled(table: T): boolean
  /** The tablet, or an officer, takes the latest entry of a table back. */
  takesBack(table: T, random: Random): Chosen<C>
}

/** The plan of one day of a banked game. */
export function dayOf<S extends DayNow<T>, T extends TableNow, C extends AnyCommand>(
  game: BankedDays<S, T, C>,
  random: Random,
  level: Level | undefined,
): Plan<S, C | FloatCommand> {
  const plan = drawn(game, random, level)
  return {
    most: 2_000 + 100 * plan.colpi,
    next: (day, course) => nextCommand(game, day, random, plan, course),
  }
}

const drawn = (
  { colpi, float }: Pick<BankedDays<never, never, never>, 'colpi' | 'float'>,
  random: Random,
  level: Level | undefined,
): DayPlan => {
  const plan = {
    members: 3 + random.below(6),
    colpi: colpi.least + random.below(colpi.below),
    level,
  }
  if (!random.oneIn(float.days)) return { ...plan, float: 'none', tables: 1 }
  const declared = random.oneIn(2) ? 'first' : 'after'
  return { ...plan, float: declared, tables: random.oneIn(2) ? 2 : 1 }
}

function nextCommand<S extends DayNow<T>, T extends TableNow, C extends AnyCommand>(
  game: BankedDays<S, T, C>,
  day: S,
  random: Random,
  plan: DayPlan,
  course: Course,
): Chosen<C | FloatCommand> | null {
  const house = plan.float !== 'none' || day.float.settings ? houseOf(game, day) : null
  if (day.closing || day.tableau) return floatAfter(house, random) ?? game.closing(day, random)
  const between = betweenColpi(game, day, random)
  if (between) return between
  const opening =
    (isFirst(day, plan) && house ? floatDeclared(house, random) : null) ??
    game.beforePlay(day, random, plan, course) ??
    (isOver(plan, course) ? null : floatBefore(house, random))
  if (opening) return opening
  if (random.oneIn(course.refused > 12 ? 3 : 96)) return game.anything(day, random)
  const tables = Object.values<T>(day.tables)
  const playing = tables.find(({ colpo }) => colpo !== null)
  const table = isOver(plan, course) ? playing : random.pick(tables.filter(isOpen))
  if (!table) return floatShut(house, random) ?? game.closing(day, random)
  const every = game.float.commands
  return floatAtTable(house, { id: table.id, every }, random) ?? game.atTable(day, table, random)
}

/**
 * Between two colpi somebody wants the latest one back: often once it was ruled on, or its table’s box is closed; and at
 * a closed box somebody plays on.
 */
function betweenColpi<S extends DayNow<T>, T extends TableNow, C extends AnyCommand>(
  { isRuled, takesBack, atTable }: Pick<BankedDays<S, T, C>, 'isRuled' | 'takesBack' | 'atTable'>,
  day: S,
  random: Random,
): Chosen<C> | null {
  const { settings, tables: floats } = day.float
  for (const table of Object.values<T>(day.tables)) {
    if (table.colpo) continue
    const float = floats[table.id]
    const isShut = settings !== null && (float?.box !== 'open' || float.order === 'close')
    const wanted = table.steps.length > 0 && (isShut || isRuled(table))
    if (wanted && random.oneIn(8)) return takesBack(table, random)
    if (isShut && table.status === 'open' && random.oneIn(8)) return atTable(day, table, random)
  }
  return null
}

/** The day as its floats see it. */
const houseOf = <S extends DayNow<T>, T extends TableNow, C>(
  { sceneOf, offered }: Pick<BankedDays<S, T, C>, 'sceneOf' | 'offered'>,
  day: S,
): float.House => ({
  room: day.float,
  tables: Object.values<T>(day.tables).map(({ id, status, colpo }) => ({
    id,
    isOpen: status === 'open',
    waits: colpo === null,
    isBeforeDeal: colpo === null || colpo.phase === 'open',
  })),
  members: membersIn(day.persons),
  isCounting: day.closing !== null,
  scene: () => sceneOf(day),
  offered: (type, by, random) => offered(day, random, type, by) as float.Chosen | null,
})

const isOpen = ({ status }: TableNow) => status === 'open'

/** The float is declared before the first table opens, whose signers then hold their offices in it. */
const isFirst = (
  { status, lastTable }: Pick<DayNow<never>, 'status' | 'lastTable'>,
  { float }: DayPlan,
) => float === 'first' && status === 'open' && lastTable === 0

/** It had its colpi, or none of its tables can give any more, or every command is refused. */
const isOver = ({ colpi }: DayPlan, course: Course) =>
  course.rounds >= colpi || course.steps > 600 + 60 * course.rounds || course.refused > 300
