import { compareHands, evaluateHand, type HandValue, winnersAmong } from '../../hands'
import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import { handOf, playersIn } from './turn'

/** Who wins: all hands in groups, best first, and the best among some of them, whoever is not judged left out. */
export interface Judging {
  ranking: readonly (readonly MemberId[])[]
  best(among: readonly MemberId[]): MemberId[]
}

/** A judgement given in words: the first group with one of those named. */
export const judgedBy = (ranking: readonly (readonly MemberId[])[]): Judging => ({
  ranking,
  best: (among) => {
    const group = ranking.find((members) => members.some((of) => among.includes(of)))
    return group?.filter((member) => among.includes(member)) ?? []
  },
})

/**
 * The judgement of the cards, when every hand left was shown with its cards or mucked; null while one is missing,
 * conceded but still in hand, or seen only by the table. Only what was shown counts (XII.6). Who alone has not mucked wins. Source: XII.4, XII.5.
 */
export function judging(play: Play, straights: Uint8Array): Judging | null {
  const left = playersIn(play)
  if (play.taker !== null) return judgedBy([[play.taker]])
  const contesting =
    left.length === 1 ? left : left.filter((of) => handOf(play, of).shown?.how !== 'mucked')
  if (contesting.length === 1) return judgedBy([contesting])
  const known = contesting.every((member) => {
    const shown = handOf(play, member).shown
    return shown?.how === 'shown' && shown.cards.length > 0
  })
  if (!known) return null
  const value = (member: MemberId) =>
    evaluateHand(straights, handOf(play, member).shown?.cards ?? [])
  return {
    ranking: ranked(contesting, value),
    best: (among) =>
      bestOf(
        among.filter((of) => contesting.includes(of)),
        value,
      ),
  }
}

/** The winners among some hands: found by comparison, never by sorting; twins of two packs may tie. */
function bestOf(members: readonly MemberId[], value: (member: MemberId) => HandValue): MemberId[] {
  if (members.length === 0) return []
  const values = members.map(value)
  const top = winnersAmong(values)
  const first = values[top[0] ?? 0] ?? 0
  return members.filter(
    (_, index) => top.includes(index) || compareHands(values[index] ?? 0, first) === 0,
  )
}

/** The best, then the best of the others, and so on. */
function ranked(
  members: readonly MemberId[],
  value: (member: MemberId) => HandValue,
): MemberId[][] {
  const groups: MemberId[][] = []
  let rest = [...members]
  while (rest.length > 0) {
    const level = bestOf(rest, value)
    groups.push(level)
    rest = rest.filter((member) => !level.includes(member))
  }
  return groups
}
