import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { HandRanking } from '../12-showdown/judging'
import { layersOf, type Side } from '../colpo/settle'
import { handOf, playersIn } from '../giro/turn'
import type { Put } from '../state/colpo'
import type { Play } from '../state/play'

/**
 * The winners of side amounts, where the ranking of all hands does not give them. Each side amount is judged among
 * those who covered it and still hold cards. If all these mucked, the last to do so takes it; if all were put out, it
 * goes to the winners below. Source: XII.4, C3.
 */
export function sidesOf(
  play: Play,
  put: readonly Put[],
  judge: HandRanking,
  never: MemberId | null,
): Side[] {
  const stakes: Record<MemberId, Chips> = {}
  for (const { member, chips } of put) stakes[member] = chips
  const inAtEnd = playersIn(play).filter((member) => member !== never)
  const sides: Side[] = []
  let below: readonly MemberId[] = judge.ranking[0] ?? []
  for (const { upTo, contenders } of layersOf(stakes)) {
    if (contenders.length < 2) continue
    const able = inAtEnd.filter((member) => contenders.includes(member))
    const winners = able.length === 0 ? below : winnersOf(play, able, judge)
    if (winners.length === 0) continue
    if (!sameMembers(firstGroup(judge, contenders), winners))
      sides.push({ upTo, winners: [...winners] })
    below = winners
  }
  return sides
}

/** The best of the players who can win, or the only one, or the last to muck; empty while one is not judged. */
function winnersOf(play: Play, able: readonly MemberId[], judge: HandRanking): readonly MemberId[] {
  const best = judge.best(able)
  if (best.length > 0) return best
  if (able.length === 1) return able
  const gaveUp = play.moves.flatMap((move) => (move.kind === 'show' ? [move.member] : []))
  const isGone = (member: MemberId) =>
    play.taker !== null || handOf(play, member).shown?.how === 'mucked'
  return able.every(isGone) ? gaveUp.filter((other) => able.includes(other)).slice(-1) : []
}

const firstGroup = (
  { ranking }: HandRanking,
  contenders: readonly MemberId[],
): readonly MemberId[] =>
  ranking
    .map((group) => group.filter((member) => contenders.includes(member)))
    .find((group) => group.length > 0) ?? []

const sameMembers = (a: readonly MemberId[], b: readonly MemberId[]): boolean =>
  a.length === b.length && a.every((member) => b.includes(member))
