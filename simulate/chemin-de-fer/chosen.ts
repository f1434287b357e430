import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { ROLES } from '@/rules/chemin-de-fer/frame/roles'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { actorAs, membersOf } from '../actors'
import type * as game from '../game'
import { givingOf } from '../giving'
import type { Random } from '../random'

/** A command and its giver. */
export type Chosen = game.Chosen<CheminCommand>

export const MEMBERS = membersOf(14)
/** Members of the club who never draw chips. */
const STRANGERS: readonly MemberId[] = ['s1', 's2'].map(asMember)

export const chosen = (command: CheminCommand, by: Actor): Chosen => ({ command, by })

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
  actorAs: actorAs((_, random) => random.pick(random.oneIn(24) ? STRANGERS : MEMBERS)),
  other,
  ending: 'closeEvening',
  isKept,
})

/** A whole number of chips from 1 to this many, mostly a small part of them. */
export const someChips = (random: Random, most: number) =>
  asChips(1 + random.below(Math.max(1, Math.floor(random.oneIn(6) ? most : most / 3))))
