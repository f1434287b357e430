import type { MemberId } from '../../kernel/ids'
import { compareHands, evaluateHand, type HandValue, winnersAmong } from '../cards/hands'
import { contesting } from '../giro/showing'
import { handOf, playersIn } from '../giro/turn'
import type { Play } from '../state/play'

/** A judgement: all judged hands in groups, best first, and a function that gives the best among some of them. */
export interface HandRanking {
  ranking: readonly (readonly MemberId[])[]
  best(among: readonly MemberId[]): MemberId[]
}

/** A judgement that the table made: the best of some players are those in the first group with any of them. */
export const rankingGiven = (ranking: readonly (readonly MemberId[])[]): HandRanking => ({
  ranking,
  best: (among) => {
    const group = ranking.find((members) => members.some((other) => among.includes(other)))
    return group?.filter((member) => among.includes(member)) ?? []
  },
})

/**
 * The judgement by the cards. Null while a hand is missing, conceded but still held, or was seen only by the table.
 * Only shown cards count (XII.6, F6); the only player who has not mucked wins. Source: XII.4, XII.5.
 */
export function rankHands(play: Play, straights: Uint8Array): HandRanking | null {
  const left = playersIn(play)
  if (play.taker !== null) return rankingGiven([[play.taker]])
  const able = left.length === 1 ? left : contesting(play)
  if (able.length === 1) return rankingGiven([able])
  const known = able.every((member) => {
    const shown = handOf(play, member).shown
    return shown?.how === 'shown' && shown.cards.length > 0
  })
  if (!known) return null
  const values = able.map((other) =>
    evaluateHand(straights, handOf(play, other).shown?.cards ?? []),
  )
  return {
    ranking: ranked(able, values),
    best: (among) => bestOf(among, able, values),
  }
}

/**
 * The winners among these hands, by comparing each with all: the order
 * is circular, so sorting fails. Equal hands of two packs may tie.
 */
function bestOf(
  among: readonly MemberId[],
  all: readonly MemberId[],
  values: readonly HandValue[],
): MemberId[] {
  const members = among.filter((member) => all.includes(member))
  if (members.length === 0) return []
  const theirs = members.map((member) => values[all.indexOf(member)] ?? 0)
  const top = winnersAmong(theirs)
  const first = theirs[top[0] ?? 0] ?? 0
  return members.filter(
    (_, index) => top.includes(index) || compareHands(theirs[index] ?? 0, first) === 0,
  )
}

/** The best group, then the best of the rest, and so on. */
function ranked(members: readonly MemberId[], values: readonly HandValue[]): MemberId[][] {
  const groups: MemberId[][] = []
  let rest = members
  while (rest.length > 0) {
    const level = bestOf(rest, members, values)
    groups.push(level)
    rest = rest.filter((member) => !level.includes(member))
  }
  return groups
}
