import { copyHand, copyPlay } from './copy'
import type { Hand, Play } from './play'

/** A copy of a part of the state that nobody else has seen yet, to be written into. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] }

/** Plain values with everything in them readonly. */
export type Fixed<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Field in keyof T]: Fixed<T[Field]> }

/** A small part of the state with some of it changed: copied first, so that it takes no shape from its change. */
export const changed = <T extends object>(from: T, what: Partial<T>): T =>
  Object.assign({ ...from }, what)

/** A play to write a move into, hands and all. */
export interface PlayDraft extends Draft<Omit<Play, 'hands'>> {
  hands: readonly Draft<Hand>[]
}

/** A play of one's own, with hands of its own. */
export function ownPlay(from: Play): PlayDraft {
  const play: PlayDraft = copyPlay(from)
  play.hands = from.hands.map(copyHand)
  return play
}
