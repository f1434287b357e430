import type { MemberId } from '../../kernel/ids'
import { contesting, isUnseen } from '../giro/showing'
import type { Honour } from '../state/colpo'
import type { Play } from '../state/play'
import type { Judgement } from './conclude'

/** The table's judgement while it is entered: a place for each hand, 1 the best, and the honours the table saw. */
export interface Entered {
  places: Readonly<Record<MemberId, number>>
  honours: Readonly<Record<MemberId, Honour>>
}

/** XII.5, XIV.1: the hands to be judged, in giro order; `unseen` where only the table saw the cards. */
export const handsToJudge = (play: Play): { member: MemberId; unseen: boolean }[] =>
  contesting(play).map((member) => ({ member, unseen: isUnseen(play, member) }))

/**
 * The table's judgement as entered: players with the same place share. Null while nobody is first. At least two hands
 * were left, so every honour has opponents and is counted once. Source: XII.5, XIV.3.
 */
export function judgementOf(play: Play, { places, honours }: Entered): Judgement | null {
  const members = contesting(play).filter((member) => places[member] !== undefined)
  const taken = [...new Set(members.map((member) => places[member] ?? 0))].sort((a, b) => a - b)
  if (taken[0] !== 1) return null
  return {
    ranking: taken.map((place) => members.filter((member) => places[member] === place)),
    honours: handsToJudge(play).flatMap(({ member, unseen }) => {
      const honour = honours[member]
      return unseen && honour ? [{ member, honour, unopposed: false }] : []
    }),
  }
}
