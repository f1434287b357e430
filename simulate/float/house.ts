import type { FloatCommand } from '@/rules/float/articles'
import { expectedFloat } from '@/rules/float/bank'
import { leastPieces } from '@/rules/float/pieces/least'
import {
  countsIn,
  NO_PIECES,
  type Pieces,
  withoutPieces,
  withPieces,
  worthOf,
} from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { Floor, FloorTable, Scene } from '@/rules/float/scene'
import { type FloatSettings, listOf } from '@/rules/float/settings'
import type { FloatRoom } from '@/rules/float/state/room'
import type { FloatTable } from '@/rules/float/state/table'
import { asChips, type Chips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type * as game from '../game'
import type { Random } from '../random'

/** A command of the float and its giver. */
export type Chosen = game.Chosen<FloatCommand>
export type FloatType = FloatCommand['type']

/** A table of any game as its float needs it. */
export interface TableNow extends Pick<FloorTable, 'id' | 'isOpen' | 'waits'> {
  /** No card of the round is out, whatever lies staked: the float may still bar the deal. */
  readonly isBeforeDeal: boolean
}

/** An evening of any game, as its float sees it. */
export interface House {
  readonly room: FloatRoom
  readonly tables: readonly TableNow[]
  readonly members: Floor['members']
  /** The count of the evening has begun. */
  readonly isCounting: boolean
  /** The facts that only the game knows, which are costly to gather. */
  scene(): Scene
  /** A payload that the float offers for this command; null when there is none. */
  offered(type: FloatType, by: Actor, random: Random): Chosen | null
}

const segretario: Actor = { roles: ['segretario'], member: asMember('segreteria'), post: null }

/** Somebody of the staff at their own screen. */
export const person = (name: string): Actor => ({
  roles: ['socio'],
  member: asMember(name),
  post: null,
})

/** A command of the float by the desk. */
export const byDesk = (type: FloatType, payload: object): Chosen => ({
  command: { type, ...payload } as FloatCommand,
  by: segretario,
})

/** A command of the float in a person's name. */
export const act = (type: FloatType, payload: object, name: string): Chosen => ({
  command: { type, ...payload } as FloatCommand,
  by: person(name),
})

/** The changeur whose turn it is. */
export const onTurn = ({ turn }: FloatTable): string => turn?.changeur ?? 'changeur'

/** A float as somebody counts it. */
export interface Counted {
  readonly pieces: Pieces
  readonly banknotes: Chips
}

/** So many pieces of each denomination that any sum can be made of them. */
const plenty = (settings: FloatSettings | null): Pieces =>
  Object.fromEntries(Object.keys(settings ? listOf(settings) : {}).map((value) => [value, 5_000]))

/** These pieces with others added or taken away, so that they are worth this sum. */
function madeUpTo(held: Pieces, sum: number, settings: FloatSettings | null): Pieces {
  const missing = sum - worthOf(held)
  if (missing >= 0)
    return withPieces(held, leastPieces(asChips(missing), plenty(settings)) ?? NO_PIECES)
  const less = leastPieces(asChips(-missing), held)
  if (less) return withoutPieces(held, less)
  return leastPieces(asChips(Math.max(0, sum)), plenty(settings)) ?? NO_PIECES
}

/** The right count of a float. At a banked game it has the result of play; where nobody follows that, any sum is right. */
export function rightCount(
  { room, scene }: Pick<House, 'room' | 'scene'>,
  id: string,
  random: Random,
): Counted {
  const float = floatAt(room, id)
  const { pieces, banknotes } = float
  if (!float.bank) return { pieces, banknotes }
  const expected =
    expectedFloat(scene(), id) ?? worthOf(pieces) + banknotes + random.below(200) - 100
  return { pieces: madeUpTo(pieces, expected - banknotes, room.settings), banknotes }
}

/** The count of a float, now and then wrong by a piece. */
export function anyCount(house: House, id: string, random: Random): Counted {
  const { pieces, banknotes } = rightCount(house, id, random)
  const [value, count] = random.pick(countsIn(pieces)) ?? [0, 0]
  const isShort = random.oneIn(4) && count > 0
  return { pieces: isShort ? { ...pieces, [value]: count - 1 } : pieces, banknotes }
}
