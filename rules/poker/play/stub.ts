import type { MemberId } from '../../kernel/ids'
import { handOf } from '../giro/turn'
import type { Colpo } from '../state/colpo'
import type { Play } from '../state/play'
import type { Table } from '../state/table'
import { lowestAt } from './speak'

/** The mazzo during the draw, in cards. */
export interface Stub {
  /** Cards still in the cartaro's hand, after those asked so far are given. */
  left: number
  /** Cards on the heap, which a rebuilt mazzo would consist of. */
  heap: number
  /**
   * The player whose request finds the mazzo too small, so that
   * it is rebuilt, shuffled and cut; null when it suffices.
   */
  rebuiltFor: MemberId | null
}

const HAND_CARDS = 5
const FIRST_TAKE_CARDS = 3

/**
 * The number of cards left in the mazzo at the draw, and the request at which it must be rebuilt from discards and
 * thrown hands: first takes in giro order, then the second. `hands` counts all hands dealt, dead ones included.
 * Source: IX.2, IX.10, V.4; F2.
 */
export function stubOf(play: Play, lowest: number, hands: number): Stub {
  const dead = hands - play.giro.length
  const thrown = play.giro.filter((other) => handOf(play, other).standing !== 'in').length
  let left = (15 - lowest) * 4 - hands * HAND_CARDS
  let heap = (dead + thrown) * HAND_CARDS
  let rebuiltFor: MemberId | null = null
  for (const { member, cards, discarded } of takesOf(play)) {
    if (cards > left) {
      rebuiltFor ??= member
      left += heap
      heap = 0
    }
    left -= cards
    heap += discarded
  }
  return { left, heap, rebuiltFor }
}

/** The cards each player takes, in the order they are given; all discards are made at the first take. */
function takesOf(play: Play): { member: MemberId; cards: number; discarded: number }[] {
  const asked = play.giro
    .map((member) => ({ member, cards: handOf(play, member).asked ?? 0 }))
    .filter(({ cards }) => cards > 0)
  const first = asked.map(({ member, cards }) => ({
    member,
    cards: Math.min(cards, FIRST_TAKE_CARDS),
    discarded: cards,
  }))
  const second = asked
    .filter(({ cards }) => cards > FIRST_TAKE_CARDS)
    .map(({ member, cards }) => ({ member, cards: cards - FIRST_TAKE_CARDS, discarded: 0 }))
  return [...first, ...second]
}

/**
 * The mazzo at this table's draw; null in other phases, and when
 * it was rebuilt after confusion and its size is unknown (IX.10).
 */
export function stubAt(table: Table): Stub | null {
  const { colpo, play } = table
  if (!colpo || play?.phase !== 'draw') return null
  if (play.notes.some(({ provision }) => provision === 'IX.10')) return null
  return stubOf(play, lowestAt(table), handsDealt(table, colpo))
}

/**
 * V.4: the number of hands dealt: one for each player with a seat, dead if they were absent. In a parol, or from a
 * stripped pack, only for those who take part.
 */
function handsDealt(table: Table, { players: playing, parolOf, dealtAt }: Colpo): number {
  if (parolOf !== null || table.stripped) return playing.length
  const dead = Object.values(table.players).filter(
    ({ member, seatedAt, leftAt }) =>
      !playing.includes(member) &&
      seatedAt !== null &&
      seatedAt <= dealtAt &&
      (leftAt === null || leftAt > dealtAt),
  )
  return playing.length + dead.length
}
