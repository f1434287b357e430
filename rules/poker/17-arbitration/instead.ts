import type { MemberId } from '../../kernel/ids'
import { layersOf, type Side } from '../colpo/settle'
import type { Won } from '../play/conclude'
import type { Put } from '../state/colpo'
import type { Remedy } from '../state/dispute'

type Ranking = Won['ranking']
type DeadHand = Extract<Remedy, { kind: 'hand-dead' }>

/**
 * The result without a hand: the next one wins. Its uscita stays in the pot (N6). An opener who takes their stakes back
 * owes no refund, as in the colpo (X.2).
 */
export function withoutHand(
  { ranking, put: staked, honours, sides = [], lost: out = [], refund, ...won }: Won,
  players: readonly MemberId[],
  { member, stakes }: DeadHand,
): Won {
  const isBack = stakes === 'back'
  const put = isBack ? staked.filter((one) => one.member !== member) : staked
  const lost = isBack ? out : [...out, member]
  const others = groupsWithout(ranking, [member])
  const judged = sides.filter(({ winners }) => !winners.includes(member))
  return {
    ...won,
    put,
    ranking: others,
    honours: honours.filter((one) => one.member !== member),
    refund: isBack && refund === member ? null : refund,
    ...givenTo({ put, ranking: others, sides: judged, lost }, players),
    lost,
  }
}

/**
 * The result with the pot divided between these hands; null when one of them was not ranked. Side amounts that none of
 * them covered stay as they were judged.
 */
export function divided(
  { sides = [], ...won }: Won,
  players: readonly MemberId[],
  winners: readonly MemberId[],
): Won | null {
  const ranked = won.ranking.flat()
  if (winners.some((member) => !ranked.includes(member))) return null
  const ranking = [[...winners], ...groupsWithout(won.ranking, winners)]
  const { put, lost = [] } = won
  const covers = (upTo: number) =>
    put.some(({ member, chips }) => winners.includes(member) && chips >= upTo)
  const judged = sides.filter(({ upTo }) => !covers(upTo))
  return { ...won, ranking, ...givenTo({ put, ranking, sides: judged, lost }, players) }
}

const groupsWithout = (ranking: Ranking, gone: readonly MemberId[]): MemberId[][] =>
  ranking
    .map((group) => group.filter((member) => !gone.includes(member)))
    .filter((group) => group.length > 0)

interface Given {
  put: readonly Put[]
  ranking: Ranking
  sides: readonly Side[]
  lost: readonly MemberId[]
}

/**
 * The winners of side amounts that the ranking does not give. Where nobody with a hand has covered one, as when the
 * others threw theirs, it goes to the winners below, as in the colpo. Source: C3, XII.4.
 */
function givenTo(
  { put, ranking, sides: judged, lost }: Given,
  players: readonly MemberId[],
): Pick<Won, 'sides'> {
  const stakes = Object.fromEntries(put.map(({ member, chips }) => [member, chips]))
  const sides: Side[] = [...judged]
  let below = bestOf(players, ranking)
  for (const { upTo, contenders } of layersOf(stakes)) {
    if (contenders.length < 2) continue
    const able = contenders.filter((member) => !lost.includes(member))
    const side = judged.find((one) => one.upTo === upTo)
    const winners = side?.winners ?? bestOf(able, ranking)
    if (winners.length > 0) below = winners
    else if (able.length > 0) sides.push({ upTo, winners: below })
  }
  return sides.length > 0 ? { sides } : {}
}

/** Those of these players in the first group with any. */
const bestOf = (among: readonly MemberId[], ranking: Ranking): readonly MemberId[] =>
  ranking
    .map((group) => group.filter((one) => among.includes(one)))
    .find((group) => group.length > 0) ?? []
