import { handOf, playersIn } from '../giro/turn'
import type { LastHands, Table } from '../state/table'

/** The hands of the colpo in play, to be remembered after it is settled; null where it is not kept move by move. */
export function lastHandsOf({ play, colpo }: Pick<Table, 'play' | 'colpo'>): LastHands | null {
  if (!play || !colpo) return null
  const hands = playersIn(play).map((member) => ({ member, shown: handOf(play, member).shown }))
  return { opener: play.opener, lowest: play.lowest ?? colpo.lowest, hands }
}
