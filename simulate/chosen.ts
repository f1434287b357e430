import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { commandOf } from '@/rules/kernel/offers'
import { type CommandType, type PokerCommand, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { ROLES, type Role } from '@/rules/poker/frame/roles'
import { asTable, type TableId } from '@/rules/poker/state/ids'
import type { Random } from './random'

/** A command and its giver. */
export interface Chosen {
  command: PokerCommand
  by: Actor
}

export const MEMBERS: readonly MemberId[] = Array.from({ length: 14 }, (_, n) =>
  asMember(`m${n + 1}`),
)
/** Stands in where a list to pick from is empty. */
export const SOMEBODY = asMember('m1')
/** Members of the club who never play. */
export const ARBITERS: readonly MemberId[] = ['a1', 'a2', 'a3'].map(asMember)

export const socio = (member: MemberId): Actor => ({ roles: ['socio'], member, post: null })
export const tavolo = (table: TableId): Actor => ({ roles: ['tavolo'], member: null, post: table })
export const segretario: Actor = {
  roles: ['segretario'],
  member: asMember('segreteria'),
  post: null,
}
export const deputato: Actor = {
  roles: ['socio', 'deputato'],
  member: asMember('deputato'),
  post: null,
}
export const amministratore: Actor = {
  roles: ['amministratore'],
  member: asMember('capo'),
  post: null,
}
export const orologio: Actor = { roles: ['orologio'], member: null, post: null }

export const chosen = (command: PokerCommand, by: Actor): Chosen => ({ command, by })

type Payload = Readonly<Record<string, unknown>>
interface AnyRule {
  schema: { safeParse(payload: unknown): { success: boolean; data?: unknown } }
  may: readonly Role[]
  candidates?(evening: Evening, by: Actor): readonly Payload[]
}

const RULES = poker.commands as unknown as Readonly<Record<string, AnyRule>>

/** Somebody in this role, at a screen of this evening. */
function actorAs(role: Role, evening: Evening, random: Random): Actor {
  switch (role) {
    case 'tavolo':
      return tavolo(asTable(random.pick(Object.keys(evening.tables)) ?? 'T1'))
    case 'socio':
      return socio(random.pick(random.oneIn(8) ? ARBITERS : MEMBERS) ?? SOMEBODY)
    case 'segretario':
      return segretario
    case 'deputato':
      return deputato
    case 'amministratore':
      return amministratore
    case 'orologio':
      return orologio
  }
}

/** Somebody who may give commands of this kind. */
export const whoMay = (type: string, evening: Evening, random: Random): Actor =>
  actorAs(random.pick(RULES[type]?.may ?? []) ?? 'socio', evening, random)

const anyActor = (evening: Evening, random: Random): Actor =>
  actorAs(random.pick(ROLES) ?? 'socio', evening, random)

const MOST_LISTS = 3
/** The end of an evening is not left to chance. */
const TYPES = (Object.keys(RULES) as CommandType[]).filter((type) => type !== 'closeEvening')
/** The types of commands that an article offers. */
export const OFFERED = TYPES.filter((type) => RULES[type]?.candidates)

/** One of the payloads that an article itself offers for this command; null when there is none. */
export function offered(evening: Evening, random: Random, type: string, by: Actor): Chosen | null {
  const payload = random.pick(RULES[type]?.candidates?.(evening, by) ?? [])
  return payload ? chosen(commandOf<PokerCommand>(type, payload), by) : null
}

/** Any command of any article by anybody, half of them with one field changed: many of them must be refused. */
export function anything(evening: Evening, random: Random): Chosen | null {
  const type = random.pick(TYPES) ?? 'deal'
  if (type === 'openList' && Object.keys(evening.lists).length > MOST_LISTS) return null
  const by = random.oneIn(3) ? anyActor(evening, random) : whoMay(type, evening, random)
  const found = offered(evening, random, type, by)
  if (!found || random.oneIn(2)) return found
  const command = changed(found.command as unknown as Payload, random)
  const parsed = RULES[type]?.schema.safeParse(command)
  if (!parsed?.success) return null
  return chosen(commandOf<PokerCommand>(type, parsed.data as object), found.by)
}

/** The payload with one of its fields changed to another value of its kind. */
function changed(payload: Payload, random: Random): Payload {
  const field = random.pick(Object.keys(payload).filter((name) => name !== 'type'))
  if (field === undefined) return payload
  return { ...payload, [field]: other(payload[field], random) }
}

function other(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return random.below(random.oneIn(4) ? 3_000 : 8)
  if (typeof value === 'string') return value.startsWith('T') ? 'T2' : random.pick(MEMBERS)
  if (Array.isArray(value)) {
    return random.oneIn(2) ? value.slice(1) : [...value, random.pick(MEMBERS)]
  }
  return value === null ? random.below(300) : value
}
