import { type Chips, lesser } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { outsideOf, roomOf } from '../giro/stake'
import { firstToSpeak, handOf, nextSpeaker } from '../giro/turn'
import { refuse } from '../refuse'
import type { Hand, Move, Play } from '../state/play'

/** XI.1: words for after the draw are said after it; null when they are. */
const afterDraw = ({ phase }: Play): Refused | null =>
  phase === 'arrival' ? null : refuse('XI.1', 'not-after-draw')

/** XI.4: upon a bet one raises, as before the draw, and neither says parol nor bets. */
const isOpen = ({ bet }: Play): Refused | null =>
  bet > 0 ? refuse('XI.4', 'bet-before-you', { chips: { chips: bet } }) : null

/** XI.1, XI.4: a player says parol while nobody has bet. */
export const maySayParol = (play: Play): Refused | null => afterDraw(play) ?? isOpen(play)

/** XI.1, XI.4, E8: a player bets a cip or more, or a whole resto, while nobody has bet. */
export function mayBet(play: Play, hand: Hand, to: Chips): Refused | null {
  const max = roomOf(hand)
  return (
    afterDraw(play) ?? isOpen(play) ?? outsideOf(to, { min: lesser(play.cip, max), max }, 'XI.4')
  )
}

/** XI.1: a word for after the draw is not announced before it, unless it may be said at the draw, at one's own risk. */
export const tooSoon = (play: Play, { kind }: Move, mayAtDraw: boolean): Refused | null =>
  !mayAtDraw && (kind === 'parol' || kind === 'bet') ? afterDraw(play) : null

/** XI.3: everybody waits for their turn, even to pass. */
export const notTheirTurn = (member: MemberId): Refused =>
  refuse('XI.3', 'not-your-turn', { member: { member } })

/** XI.1: the opener, or the next in the game after the opener; a player without chips is passed over. */
export function firstToAnswer(play: Play): MemberId | null {
  const first = firstToSpeak(play)
  if (first === null) return null
  const hand = handOf(play, first)
  return hand.put < hand.limit ? first : nextSpeaker(play, first)
}
