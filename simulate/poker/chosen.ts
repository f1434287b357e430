import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { type PokerCommand, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { ROLES } from '@/rules/poker/frame/roles'
import { asTable, type TableId } from '@/rules/poker/state/ids'
import type * as game from '../game'
import { givingOf } from '../giving'
import type { Random } from '../random'

/** A command and its giver. */
export type Chosen = game.Chosen<PokerCommand>

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
      return socio(random.pick(random.oneIn(8) ? ARBITERS : MEMBERS) ?? SOMEBODY)
  }
}

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
  actorAs,
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
