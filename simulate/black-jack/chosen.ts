import { ROLES } from '@/rules/banked/frame/roles'
import { asPlayer, asTable, type TableId } from '@/rules/banked/ids'
import { type BlackJackCommand, blackJackGame } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import type { Player } from '@/rules/black-jack/state/ids'
import { RANKS } from '@/rules/kernel/cards'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type * as game from '../game'
import { givingOf } from '../giving'
import type { Random } from '../random'

/** A command and its giver. */
export type Chosen = game.Chosen<BlackJackCommand>

export const MEMBERS: readonly MemberId[] = Array.from({ length: 10 }, (_, n) =>
  asMember(`m${n + 1}`),
)
/** Stands in where a list to pick from is empty. */
export const SOMEBODY = asMember('m1')

export const socio = (player: Player): Actor => ({
  roles: ['socio'],
  member: asMember(player),
  post: null,
})
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
const amministratore: Actor = { roles: ['amministratore'], member: asMember('capo'), post: null }
export const orologio: Actor = { roles: ['orologio'], member: null, post: null }

export const chosen = (command: BlackJackCommand, by: Actor): Chosen => ({ command, by })

/** Now and then somebody of the float's staff, in a house that has one. */
const onDuty = ({ float: { staff } }: Evening, random: Random): MemberId | undefined =>
  staff.length > 0 && random.oneIn(2) ? random.pick(staff)?.member : undefined

/** Somebody in this role, at a screen of this day. */
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
      return socio(asPlayer(onDuty(evening, random) ?? random.pick(MEMBERS) ?? SOMEBODY))
  }
}

function other(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return random.below(random.oneIn(4) ? 3_000 : 12)
  if (typeof value === 'string') {
    if (/^T\d/.test(value)) return asTable(`T${1 + random.below(3)}`)
    return (RANKS as readonly string[]).includes(value) ? random.pick(RANKS) : random.pick(MEMBERS)
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

const MOST_TABLES = 2
/** Commands that end a table, or the play of all of them, which are given when their time has come. */
const ENDING: ReadonlySet<string> = new Set([
  'closeTable',
  'beginCount',
  'declareFloat',
  'setSettings',
  'setTableSettings',
])

const isKept = (type: string, { lastTable }: Evening): boolean =>
  ENDING.has(type) || (type === 'openTable' && lastTable >= MOST_TABLES)

/** Random commands, and those that a section itself offers. */
export const {
  kinds: OFFERED,
  whoMay,
  offered,
  altered,
  anything,
} = givingOf<Evening, BlackJackCommand>({
  commands: blackJackGame.commands,
  roles: ROLES,
  actorAs,
  other,
  ending: 'closeEvening',
  isKept,
})
