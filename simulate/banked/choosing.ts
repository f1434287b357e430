import { ROLES } from '@/rules/banked/frame/roles'
import { asTable } from '@/rules/banked/ids'
import type { BankedEvening } from '@/rules/banked/state'
import { RANKS } from '@/rules/kernel/cards'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { actorAs } from '../actors'
import { givingOf } from '../giving'
import type { Random } from '../random'
import { MEMBERS } from './actors'

type Day = BankedEvening<unknown>

/** Now and then somebody of the float's staff, in a house that has one. */
const onDuty = ({ float: { staff } }: Day, random: Random): MemberId | undefined =>
  staff.length > 0 && random.oneIn(2) ? random.pick(staff)?.member : undefined

const MOST_TABLES = 2
/** Commands that end a table, or the play of all of them, which are given when their time has come. */
const ENDING = ['closeTable', 'beginCount', 'declareFloat'] as const

interface Chances {
  readonly commands: object
  /** Lists of words, beside the cards: a word is changed to another of its list. */
  readonly words: readonly (readonly string[])[]
  /** Further commands that are given when their time has come. */
  readonly ending: readonly string[]
}

/** Random commands of a banked game, and those that a section itself offers. */
export function choosingOf<S extends Day, C extends AnyCommand>({
  commands,
  words,
  ending,
}: Chances) {
  const lists: readonly (readonly string[])[] = [RANKS, ...words]
  const ends = new Set<string>([...ENDING, ...ending])

  function other(value: unknown, random: Random): unknown {
    if (typeof value === 'boolean') return !value
    if (typeof value === 'number') return random.below(random.oneIn(4) ? 3_000 : 12)
    if (typeof value === 'string') {
      if (/^T\d/.test(value)) return asTable(`T${1 + random.below(3)}`)
      return random.pick(lists.find((list) => list.includes(value)) ?? MEMBERS)
    }
    if (Array.isArray(value)) return random.oneIn(2) ? value.slice(1) : [...value, ...value]
    if (typeof value === 'object' && value !== null) return otherPart(value, random)
    return random.below(300)
  }

  /** An object with one of its parts changed. */
  function otherPart(value: object, random: Random): object {
    const [name, part] = random.pick(Object.entries(value)) ?? []
    return name === undefined ? value : { ...value, [name]: other(part, random) }
  }

  return givingOf<S, C>({
    commands,
    roles: ROLES,
    actorAs: actorAs((day, random) => onDuty(day, random) ?? random.pick(MEMBERS)),
    other,
    ending: 'closeEvening',
    isKept: (type, { lastTable }) =>
      ends.has(type) || (type === 'openTable' && lastTable >= MOST_TABLES),
  })
}
