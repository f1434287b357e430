import type { HandValue } from '../../hands'
import { categoryOf, compareHands, evaluateHand, winnersAmong } from '../../hands'
import type { Honour, RecordedOutcome } from '../state/colpo'
import type { MemberId } from '../state/ids'
import type { Play } from '../state/play'
import { handOf, playersIn } from './turn'

export type Won = Extract<RecordedOutcome, { kind: 'won' }>

/** How a colpo ends: an outcome to settle, or void with every stake taken back. */
export type Conclusion =
  | { kind: 'settle'; outcome: RecordedOutcome }
  | { kind: 'void'; provision: string }

/** Who judged, where the cards are not known to the software. */
export interface Judgement {
  ranking: readonly (readonly MemberId[])[]
  honours: Won['honours']
}

/**
 * How the colpo ends as far as the moves tell; null while something is still to be said: a word, the opening, a hand,
 * or a judgement where cards were shown that the software does not know. Source: D2, G1, VI.5, VI.6, XII.
 */
export function conclude(
  play: Play,
  straights: Uint8Array,
  judged: Judgement | null = null,
): Conclusion | null {
  if (play.nullified !== null) return { kind: 'void', provision: play.nullified }
  if (play.answering.length > 0 || play.speaker !== null) return null
  if (play.phase === 'opening') return { kind: 'settle', outcome: { kind: 'nobody-opened' } }
  if (play.phase !== 'showdown') return null
  if (play.parol) return { kind: 'settle', outcome: parol(play) }
  if (play.openingHeld === null) return null
  return byHands(play, straights, judged)
}

const puts = (play: Play) =>
  play.giro
    .map((member) => ({ member, chips: handOf(play, member).put }))
    .filter(({ chips }) => chips > 0)

const parol = (play: Play): RecordedOutcome => ({
  kind: 'parol',
  put: puts(play),
  remainers: playersIn(play),
})

function byHands(play: Play, straights: Uint8Array, judged: Judgement | null): Conclusion | null {
  const ranking = judged?.ranking ?? rankingOf(play, straights)
  if (!ranking) return null
  const best = ranking[0] ?? []
  const wrong = play.openingHeld === false
  const opener = play.opener
  const inAtEnd = playersIn(play)
  if (wrong && opener !== null && best.includes(opener)) {
    // E6.6–8: who opened without the opening never wins; everyone takes his stake back, the pot stays.
    return { kind: 'void', provision: inAtEnd.length === 1 ? 'VI.6' : 'XII.3' }
  }
  const honours = judged?.honours ?? honoursOf(play, straights, best)
  const refund = wrong ? opener : null
  return {
    kind: 'settle',
    outcome: {
      kind: 'won',
      put: puts(play),
      ranking: ranking.map((group) => [...group]),
      honours,
      refund,
    },
  }
}

/**
 * Groups of winners, best first, when every hand left was shown with its cards or mucked; null while one is missing
 * or only its owner saw it. Who alone has not mucked wins (XII.4, XII.5).
 */
export function rankingOf(play: Play, straights: Uint8Array): MemberId[][] | null {
  const left = playersIn(play)
  if (left.length === 1) return [left]
  const contesting = left.filter((member) => handOf(play, member).shown?.how !== 'mucked')
  if (contesting.length === 1) return [contesting]
  if (left.some((member) => handOf(play, member).shown === null)) return null
  const shown = contesting.filter((member) => handOf(play, member).shown?.how === 'shown')
  if (shown.length === 0) return null
  if (shown.some((member) => handOf(play, member).shown?.cards.length === 0))
    return shown.length === 1 && contesting.length === 1 ? [shown] : null
  return ranked(shown, (member) => evaluateHand(straights, handOf(play, member).shown?.cards ?? []))
}

/** The best, then the best of the others, and so on: each group found by comparison, never by sorting. */
function ranked(
  members: readonly MemberId[],
  value: (member: MemberId) => HandValue,
): MemberId[][] {
  const groups: MemberId[][] = []
  let rest = [...members]
  while (rest.length > 0) {
    const values = rest.map(value)
    const top = winnersAmong(values)
    const first = values[top[0] ?? 0] as HandValue
    const level = rest.filter(
      (_, index) => top.includes(index) || compareHands(values[index] as HandValue, first) === 0,
    )
    groups.push(level)
    rest = rest.filter((member) => !level.includes(member))
  }
  return groups
}

/** XIV.1: a poker or a scala reale that had to be shown, every holder; unopposed when nobody contested the opener. */
function honoursOf(play: Play, straights: Uint8Array, best: readonly MemberId[]): Won['honours'] {
  const unopposed = playersIn(play).length === 1
  return play.giro.flatMap((member) => {
    const shown = handOf(play, member).shown
    if (shown?.how !== 'shown' || shown.cards.length < 4) return []
    if (unopposed && !best.includes(member)) return []
    const category = categoryOf(evaluateHand(straights, shown.cards))
    const honour: Honour | null =
      category === 'poker' ? 'poker' : category === 'scala reale' ? 'scala-reale' : null
    return honour ? [{ member, honour, unopposed }] : []
  })
}
