import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { type PokerCommand, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { ROLES } from '@/rules/poker/frame/roles'

import { actorAs, membersOf } from '../actors'
import type * as game from '../game'
import { givingOf } from '../giving'
import type { Random } from '../random'

/** A command and its giver. */
export type Chosen = game.Chosen<PokerCommand>

export const MEMBERS = membersOf(14)
/** Members of the club who never play. */
export const ARBITERS: readonly MemberId[] = ['a1', 'a2', 'a3'].map(asMember)

export const chosen = (command: PokerCommand, by: Actor): Chosen => ({ command, by })

const MOST_LISTS = 3

/** Random commands, and those that an article itself offers. */
export const {
  kinds: OFFERED,
  whoMay,
  offered,
  anything,
} = givingOf<Evening, PokerCommand>({
  commands: poker.commands,
  roles: ROLES,
  actorAs: actorAs((_, random) => random.pick(random.oneIn(8) ? ARBITERS : MEMBERS)),
  other,
  ending: 'closeEvening',
  isKept: (type, { lists }) => type === 'openList' && Object.keys(lists).length > MOST_LISTS,
})

function other(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return random.below(random.oneIn(4) ? 3_000 : 8)
  if (typeof value === 'string') return value.startsWith('T') ? 'T2' : random.pick(MEMBERS)
  if (Array.isArray(value)) {
    return random.oneIn(2) ? value.slice(1) : [...value, random.pick(MEMBERS)]
  }
  return value === null ? random.below(300) : value
}
