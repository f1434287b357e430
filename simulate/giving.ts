import type { Actor, AnyCommand } from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { Chosen } from './game'
import type { Random } from './random'

type Payload = Readonly<Record<string, unknown>>

interface AnyRule<S> {
  schema: { safeParse(payload: unknown): { success: boolean; data?: unknown } }
  may: readonly string[]
  candidates?(state: S, by: Actor): readonly Payload[]
}

/** The parts of a game from which random commands are drawn. */
interface Given<S> {
  commands: object
  roles: readonly string[]
  /** Somebody in this role, at a screen of this evening. */
  actorAs(role: string, state: S, random: Random): Actor
  /** Another value of the same kind. */
  other(value: unknown, random: Random): unknown
  /** The type of command that ends an evening, which is not left to chance. */
  ending: string
  /** Kinds of command that are not given now, so that there are not too many of them. */
  isKept?(type: string, state: S): boolean
}

/** Random commands of a game: those that a rule offers, and any others. */
export function givingOf<S, C extends AnyCommand>(game: Given<S>) {
  const rules = game.commands as Readonly<Record<string, AnyRule<S>>>
  const types = Object.keys(rules).filter((type) => type !== game.ending) as C['type'][]

  const as = (roles: readonly string[], state: S, random: Random): Actor =>
    game.actorAs(random.pick(roles) ?? 'socio', state, random)

  /** Somebody who may give commands of this kind. */
  const whoMay = (type: string, state: S, random: Random): Actor =>
    as(rules[type]?.may ?? [], state, random)

  /** One of the payloads that a rule itself offers for this command; null when there is none. */
  function offered(state: S, random: Random, type: string, by: Actor): Chosen<C> | null {
    const payload = random.pick(rules[type]?.candidates?.(state, by) ?? [])
    return payload ? { command: commandOf<C>(type, payload), by } : null
  }

  /** The payload with one of its fields changed to another value of its kind. */
  function changed(payload: Payload, random: Random): Payload {
    const field = random.pick(Object.keys(payload).filter((name) => name !== 'type'))
    if (field === undefined) return payload
    return { ...payload, [field]: game.other(payload[field], random) }
  }

  /** The same command with one field changed; null when no such command could be sent. */
  function altered({ command, by }: Chosen<C>, random: Random): Chosen<C> | null {
    const { type } = command
    const parsed = rules[type]?.schema.safeParse(changed(command as unknown as Payload, random))
    return parsed?.success ? { command: commandOf<C>(type, parsed.data as object), by } : null
  }

  /** Any command of any rule by anybody, half of them with one field changed: many of them must be refused. */
  function anything(state: S, random: Random): Chosen<C> | null {
    const type = random.pick(types)
    if (type === undefined || game.isKept?.(type, state)) return null
    const by = random.oneIn(3) ? as(game.roles, state, random) : whoMay(type, state, random)
    const found = offered(state, random, type, by)
    return !found || random.oneIn(2) ? found : altered(found, random)
  }

  /** The types of commands that a rule offers. */
  const kinds = types.filter((type) => rules[type]?.candidates)
  return { kinds, whoMay, offered, altered, anything }
}
