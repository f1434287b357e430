import type { Rank } from '../../kernel/cards'
import { NO_CHIPS } from '../../kernel/chips'
import { pointOf } from '../play/points'
import type { Settings } from '../settings'
import type { Casella, Colpo, Hand } from '../state/colpo'

/** The banco draws up to this point, and stays above it. */
const DRAWS_TO = 16

/** Whether the banco's point asks for another card: to 16 it draws, from 17 it stays. Source: B.25, B.7.2, E3. */
export const drawsByRule = (banco: readonly Rank[]): boolean => pointOf(banco).total <= DRAWS_TO

/** Whether any puntata on this mano still waits for the banco. */
const isAlive = (casella: Casella, hand: Hand, index: number): boolean =>
  !casella.isVoid &&
  hand.end !== 'paid' &&
  hand.end !== 'collected' &&
  casella.puntate.some(({ on, isPar }) => !isPar && (on[index] ?? NO_CHIPS) > 0)

/** The manos that still wait for the banco. Source: B.6.1. */
function aliveHands({ caselle }: Pick<Colpo, 'caselle'>): readonly Hand[] {
  const alive: Hand[] = []
  for (const casella of caselle)
    for (const [index, hand] of casella.hands.entries())
      if (isAlive(casella, hand, index)) alive.push(hand)
  return alive
}

/** Whether any insurance lies on the table. Source: B.6.3. */
const hasInsurance = ({ caselle }: Pick<Colpo, 'caselle'>): boolean =>
  caselle.some(({ puntate }) => puntate.some(({ insurance }) => insurance > 0))

/**
 * Whether the banco takes another card: its second when a mano or an insurance waits, more by rule while a mano does.
 * Source: B.6.1, B.6.2, B.6.3, B1.bank.1, E1, E2.
 */
export function bancoDraws(
  colpo: Pick<Colpo, 'caselle' | 'banco'>,
  { onlyBlackJacks }: Pick<Settings, 'onlyBlackJacks'>,
): boolean {
  const alive = aliveHands(colpo)
  if (colpo.banco.length < 2) return alive.length > 0 || hasInsurance(colpo)
  if (alive.length === 0) return false
  if (onlyBlackJacks === 'second-card' && alive.every(({ end }) => end === 'black-jack'))
    return false
  return drawsByRule(colpo.banco)
}
