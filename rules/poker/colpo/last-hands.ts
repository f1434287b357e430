import type { LastHands, Table } from '../state/table'

/** The hands of the colpo in play, to be remembered after it is settled; null where it is not kept move by move. */
export function lastHandsOf({ play, colpo }: Pick<Table, 'play' | 'colpo'>): LastHands | null {
  if (!play || !colpo) return null
  const hands = play.giro.flatMap((member, place) => {
    const hand = play.hands[place]
    return hand?.standing === 'in' ? [{ member, shown: hand.shown }] : []
  })
  return { opener: play.opener, lowest: play.lowest ?? colpo.lowest, hands }
}
