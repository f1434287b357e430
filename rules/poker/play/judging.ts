import { compareHands, evaluateHand, type HandValue, winnersAmong } from '../cards/hands'
import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import { contesting } from './showing'
import { handOf, playersIn } from './turn'

/** Who wins: all hands in groups, best first, and the best among some of them, whoever is not judged left out. */
export interface HandRanking {
  ranking: readonly (readonly MemberId[])[]
  best(among: readonly MemberId[]): MemberId[]
}

/** A judgement given in words: the first group with one of those named. */
export const rankingGiven = (ranking: readonly (readonly MemberId[])[]): HandRanking => ({
  ranking,
  best: (among) => {
    const group = ranking.find((members) => members.some((other) => among.includes(other)))
    return group?.filter((member) => among.includes(member)) ?? []
  },
})

/**
 * The judgement of the cards, when every hand left was shown with its cards or mucked; null while one is missing,
 * conceded but still in hand, or seen only by the table. Only what was shown counts (XII.6). Who alone has not mucked wins. Source: XII.4, XII.5.
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

/** The winners among some of these hands: found by comparison, never by sorting; twins of two packs may tie. */
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

/** The best, then the best of the others, and so on. */
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
