import { type Actor, type AnyEvent, type Instant, isOfficer } from '@/rules/kernel/decider'

/** A coup or colpo on which an officer has ruled, and when. */
export interface Ruled {
  readonly serial: number
  readonly at: Instant
  readonly hasMovedChips: boolean
}

/** A table before and after its latest entry is taken back: the latest round that was over, and the hour of that entry. */
interface TakingBack {
  readonly over: number
  readonly overAfter: number
  readonly entryAt: Instant
}

/**
 * A round on which an officer has ruled stays as it was then: no taking back goes behind a ruling that moved chips, and
 * none puts a round that was ruled on into play again, except an officer’s. An unknown giver counts as an officer.
 */
export function wrongTakingBack(
  { type }: Pick<AnyEvent, 'type'>,
  { over, overAfter, entryAt }: TakingBack,
  ruled: readonly Ruled[],
  by?: Actor,
): string | null {
  if (type !== 'takenBack') return null
  for (const { serial, at, hasMovedChips } of ruled) {
    if (serial <= overAfter) continue
    if (hasMovedChips && entryAt <= at)
      return `entries before the ruling on ${serial} are taken back`
    if (serial <= over && by && !isOfficer(by))
      return `${serial}, which was ruled on, is taken back`
  }
  return null
}
