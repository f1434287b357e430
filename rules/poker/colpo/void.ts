import type { MemberId } from '../../kernel/ids'
import type { Colpo, Outcome } from '../state/colpo'
import type { Table } from '../state/table'

/** Causes for which a void colpo is dealt again: the pot stays and nobody pays a second uscita. Source: D7. */
export const DEALT_AGAIN: readonly string[] = ['V.5', 'V.6', 'V.7', 'V.8', 'IX.3', 'X.2']

/** Whether the next deal repeats a void one. */
export const isDealtAgain = (table: Table): boolean => voidDealsOf(table).length > 0

/** The void deals that the colpo in play, or the next one, repeats, newest first; usually none. Source: D7. */
export function voidDealsOf({ colpi, parol }: Table): readonly Colpo[] {
  // A void hand of a parol that ended without another is not repeated.
  const first = colpi.findIndex(
    ({ outcome, parolOf }) =>
      !isVoidDeal(outcome) || (parolOf !== null && parolOf !== parol?.colpo),
  )
  return first === -1 ? colpi : colpi.slice(0, first)
}

const isVoidDeal = (outcome: Outcome | null) =>
  outcome?.kind === 'void' && DEALT_AGAIN.includes(outcome.provision)

/** D7: whether the player was dealt in, and so paid, at a void deal that is repeated; they owe no second uscita. */
export const hasPaid = (table: Table, member: MemberId): boolean =>
  voidDealsOf(table).some(({ players }) => players.includes(member))
