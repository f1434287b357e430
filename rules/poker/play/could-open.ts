import type { MemberId } from '../../kernel/ids'
import { giroAfter, handIn } from '../giro/turn'
import type { Play } from '../state/play'

/**
 * The players who may validate a wrong opening at the showdown, in giro order after the opener: they came in after it,
 * had not passed at the opening and have not denied holding one, even if they have thrown their cards since. Nobody
 * where the opener mucked: that opening was not shown (VI.6). Source: VI.5, XII.3.
 */
export function couldOpen(play: Play): MemberId[] {
  const { opener, moves } = play
  if (opener === null || handIn(play, opener)?.shown?.how === 'mucked') return []
  const entered = new Set<MemberId>()
  const denied = new Set<MemberId>()
  for (const move of moves) {
    if (move.kind === 'accept' || move.kind === 'raise') entered.add(move.member)
    if (move.kind === 'wrong-opening') denied.add(move.member)
    if (move.kind === 'opening-answer' && !move.holds) denied.add(move.member)
  }
  return giroAfter(play, opener).filter((member) => {
    const hand = handIn(play, member)
    const isAble = hand?.inPassetto === false && hand.standing !== 'withdrawn'
    return member !== opener && isAble && entered.has(member) && !denied.has(member)
  })
}
