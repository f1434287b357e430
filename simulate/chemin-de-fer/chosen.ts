import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { ROLES } from '@/rules/chemin-de-fer/frame/roles'
import { asTable, type TableId } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type * as game from '../game'
import { givingOf } from '../giving'
import type { Random } from '../random'

/** A command and its giver. */
export type Chosen = game.Chosen<CheminCommand>

export const MEMBERS: readonly MemberId[] = Array.from({ length: 14 }, (_, n) =>
  asMember(`m${n + 1}`),
)
/** Stands in where a list to pick from is empty. */
export const SOMEBODY = asMember('m1')
/** Members of the club who never draw chips. */
const STRANGERS: readonly MemberId[] = ['s1', 's2'].map(asMember)

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

export const chosen = (command: CheminCommand, by: Actor): Chosen => ({ command, by })

/** Somebody in this role, at a screen of this evening. */
function actorAs(role: string, evening: Evening, random: Random): Actor {
  switch (role) {
    case 'tavolo':
      return tavolo(asTable(random.pick(Object.keys(evening.tables)) ?? 'T1'))
    case 'segretario':
      return segretario
    case 'deputato':
      return deputato
    case 'amministratore':
      return amministratore
    case 'orologio':
      return orologio
    default:
      return socio(random.pick(random.oneIn(24) ? STRANGERS : MEMBERS) ?? SOMEBODY)
  }
}

function other(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return random.below(random.oneIn(4) ? 3_000 : 12)
  if (typeof value === 'string')
    return /^T\d/.test(value) ? asTable(`T${1 + random.below(3)}`) : random.pick(MEMBERS)
  if (Array.isArray(value))
    return random.oneIn(2) ? value.slice(1) : [...value, random.pick(MEMBERS)]
  if (value === null) return random.oneIn(2) ? random.below(300) : random.pick(MEMBERS)
  if (typeof value === 'object' && value !== undefined) return otherPart(value, random)
  return value
}

/** An object with one of its parts changed, as a place or an error is. */
function otherPart(value: object, random: Random): object {
  const parts = Object.entries(value)
  const [name, part] = random.pick(parts.slice(1)) ?? []
  return name === undefined ? value : { ...value, [name]: other(part, random) }
}

const MOST_TABLES = 3
/** Commands that end a table, or the play of all of them, which are given when their time has come. */
const ENDING: ReadonlySet<string> = new Set(['closeTable', 'beginCount', 'declareFloat'])

const isKept = (type: string, { lastTable }: Evening): boolean =>
  ENDING.has(type) || (type === 'openTable' && lastTable >= MOST_TABLES)

/** Random commands, and those that a section itself offers. */
export const {
  kinds: OFFERED,
  whoMay,
  offered,
  altered,
  anything,
} = givingOf<Evening, CheminCommand>({
  commands: chemin.commands,
  roles: ROLES,
  actorAs,
  other,
  ending: 'closeEvening',
  isKept,
})

/** A whole number of chips from 1 to this many, mostly a small part of them. */
export const someChips = (random: Random, most: number) =>
  asChips(1 + random.below(Math.max(1, Math.floor(random.oneIn(6) ? most : most / 3))))
