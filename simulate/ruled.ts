import { type Actor, type AnyEvent, isOfficer } from '@/rules/kernel/decider'

/** A coup or colpo on which an officer has ruled. */
export interface Ruled {
  readonly serial: number
  readonly hasMovedChips: boolean
}

/** Serial of the latest round that was over at a table, and of the latest one that began. */
interface Rounds {
  readonly over: number
  readonly begun: number
}

/**
 * A round on which an officer has ruled stays in the record: no taking back puts it into play again, or undoes it, once
 * chips moved by the ruling; without chips only another officer does. A giver who is not known is taken for one.
 */
export function wrongTakingBack(
  { type }: Pick<AnyEvent, 'type'>,
  was: Rounds,
  is: Rounds,
  ruled: readonly Ruled[],
  by?: Actor,
): string | null {
  if (type !== 'takenBack') return null
  for (const { serial, hasMovedChips } of ruled) {
    const isInPlayAgain = serial > is.over && serial <= was.over
    const isUndone = serial > is.begun && serial <= was.begun
    if (hasMovedChips ? isInPlayAgain || isUndone : isInPlayAgain && by && !isOfficer(by))
      return `round ${serial}, which was ruled on, is taken back`
  }
  return null
}
