import type { Draft } from '../../kernel/draft'
import { copyHand, copyPlay } from './copy'
import type { Hand, Play } from './play'

/** Plain values, readonly at every level. */
export type Fixed<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Field in keyof T]: Fixed<T[Field]> }

/**
 * A copy of a small part of the state with some fields changed.
 * It is copied first, so that all copies have the same shape.
 */
export const changed = <T extends object>(from: T, what: Partial<T>): T =>
  Object.assign({ ...from }, what)

/** A play that a move may be written into, its hands included. */
export interface PlayDraft extends Draft<Omit<Play, 'hands'>> {
  hands: readonly Draft<Hand>[]
}

/** A copy of a play and its hands, to write into. */
export function ownPlay(from: Play): PlayDraft {
  const play: PlayDraft = copyPlay(from)
  play.hands = from.hands.map(copyHand)
  return play
}
