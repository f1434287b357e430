import type { Receiver } from '../play/turn'
import type { Colpo } from '../state/colpo'

/** In the deal: one card to each casella, one to the banco, then a second to the caselle. Source: B.4.1, B.4.2. */
export function dealtNext({ caselle, banco }: Colpo): Receiver | null {
  const lacking = (count: number) => {
    const casella = caselle.find(({ hands: [hand] }) => (hand?.cards.length ?? 0) < count)
    return casella && ({ to: 'casella', casella: casella.number, hand: 0 } as const)
  }
  return lacking(1) ?? (banco.length === 0 ? { to: 'banco' } : (lacking(2) ?? null))
}
