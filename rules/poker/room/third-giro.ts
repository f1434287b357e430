import type { FormationEvent } from '../01-formation/events'
import { activePlayers } from '../seating/places'
import type { Table } from '../state/table'

export const THIRD_GIRO = 3

/** The giro under way: from the first deal on the first, also while a wrong dealer's colpo is dealt again; 0 before it. */
export const giroNow = ({ giro, startedAt }: Pick<Table, 'giro' | 'startedAt'>): number =>
  startedAt === null ? giro : Math.max(1, giro)

/** Whether the third giro has begun at a table that is still playing; `was` is the table before. Source: I.9, A10. */
export const thirdBegan = (
  was: Pick<Table, 'giro'>,
  { giro, status }: Pick<Table, 'giro' | 'status'>,
): boolean => was.giro < THIRD_GIRO && giro >= THIRD_GIRO && status === 'playing'

/** I.9, A10: the places that end with the third giro, of players called before the start who never came to the table. */
export const lostAtThirdGiro = (table: Table): FormationEvent[] =>
  activePlayers(table)
    .filter((player) => player.status === 'called' && player.awaySince === null)
    .map(({ signUp, member }) => ({
      type: 'placeLost',
      signUp,
      member,
      table: table.id,
      transfers: [],
      provision: 'I.9',
    }))
