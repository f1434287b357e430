import { z } from 'zod'
import type { Actor, AnyCommand, AnyEvent, Decider, Range } from '@/rules/kernel/decider'

/** A command to be tried: its type, its payload and its giver. */
export type Tried = readonly [type: string, payload: object, by: Actor]

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
}

/** Some payload of this shape; another round has others. Names are those of the tables and the members at hand. */
function filled(
  shape: Shape,
  names: (field: string) => readonly string[],
  round: number,
  field = '',
): unknown {
  const pick = <T>(of: readonly T[]): T | undefined => of[round % of.length]
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(shape.enum)
  if (shape.anyOf) return filled(pick(shape.anyOf) ?? {}, names, round, field)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, one]) => [
          name,
          filled(one, names, round, name),
        ]),
      )
    case 'array':
      return round === 0 ? [] : [filled(shape.items ?? {}, names, round, field)]
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 0) + round
    case 'boolean':
      return round % 2 === 0
    case 'null':
      return null
    default:
      return pick(names(field)) ?? ''
  }
}

/** Two payloads of each command's shape, by everybody. */
export function shapedOf<S, C extends AnyCommand, E extends AnyEvent>(
  { commands }: Decider<S, C, E>,
  actors: readonly Actor[],
): Tried[] {
  const posts = actors.flatMap(({ post }) => post ?? [])
  const members = actors.flatMap(({ member }) => member ?? [])
  const names = (field: string) => (field === 'table' ? posts : members)
  return Object.entries(commands).flatMap(([type, { schema }]) => {
    const form = schema as z.ZodType
    const shape = z.toJSONSchema(form, { unrepresentable: 'any', io: 'input' }) as Shape
    const parsed = [0, 1].map((round) => form.safeParse(filled(shape, names, round)))
    return parsed.flatMap(({ success, data }) =>
      success ? actors.map((by): Tried => [type, data as object, by]) : [],
    )
  })
}

/**
 * Another candidate of each command each time and the first ones, also at and beyond their bounds, by the actor they are
 * for and by the one after.
 */
export function* offeredBy<S, C extends AnyCommand, E extends AnyEvent>(
  { commands }: Decider<S, C, E>,
  state: S,
  actors: readonly Actor[],
  time: number,
): Generator<Tried> {
  for (const [type, { candidates, bounds }] of Object.entries(commands))
    for (const [index, by] of actors.entries()) {
      const all = (candidates?.(state, by) ?? []) as object[]
      const another = all.length > 2 ? all.slice(2).slice(time % (all.length - 2)) : []
      for (const payload of [...another.slice(0, 1), ...all.slice(0, 2)]) {
        yield [type, payload, by]
        yield [type, payload, actors[(index + 1) % actors.length] ?? by]
        for (const [field, range] of Object.entries<Range | undefined>(
          bounds?.(state, payload as never) ?? {},
        ))
          for (const value of range ? [range.min, range.max, range.max + range.step] : [])
            yield [type, { ...payload, [field]: value }, by]
      }
    }
}
