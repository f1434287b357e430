import type { Card } from '../../kernel/cards'
import { type Detached, restoreByRule } from '../play/restored'
import { firstPoint, resultOf, thirdValue } from '../play/result'
import type { Settings } from '../settings'
import { changedCoup } from '../state/changed'
import type { Coup, CoupPhase, Regime, Side, Surplus, Third, Word } from '../state/coup'
import type { CoupChange } from './consequence'

interface Mending {
  /** Cards detached by error, in their order, after those of the third cards on the table. */
  readonly spares?: readonly Detached[]
  readonly words?: Partial<Record<Side, Word>>
  /** S.137b, cf63: surplus cards are void even unseen. */
  readonly isSurplusVoid?: boolean
}

const NOTHING = { punta: null, banco: null } as const

/** Cards out of the sabot beyond the first four: the third ones, which lie open, and then those put aside. */
export const cardsOut = (coup: Coup, spares: readonly Detached[]): readonly Detached[] => [
  ...(['punta', 'banco'] as const).flatMap((side) => {
    const third = coup.thirds[side]
    return third ? [{ card: third.card, value: thirdValue(coup, side), seen: true }] : []
  }),
  ...spares,
]

/** The points and the cards that are out, where every one of them is known; else null. */
function knownOf(coup: Coup, spares: readonly Detached[]) {
  const punta = firstPoint(coup, 'punta')
  const banco = firstPoint(coup, 'banco')
  if (punta === null || banco === null) return null
  const out = cardsOut(coup, spares)
  const detached = out.flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]))
  return detached.length === out.length ? { points: { punta, banco }, detached } : null
}

/** A side's cards with its third one behind the two first; kept apart while those are covered. */
export function changedHand(cards: readonly Card[], third: Third | null): readonly Card[] {
  const firsts = cards.slice(0, 2)
  const card = third?.card ?? null
  return firsts.length < 2 || card === null ? firsts : [...firsts, card]
}

/**
 * The coup restored by the rule. With the points and every card known, the detached ones are dealt again in their order
 * and the coup goes on with the side that still needs one, or is decided. Else it goes back to the punta's word, or goes
 * on from the word that a row restores, and draws the cards that are out before any other. Source: S.111, S.126b, S.137, cf59.
 */
export function mended(
  coup: Coup,
  regime: Regime,
  settings: Settings,
  { spares = [], words = {}, isSurplusVoid = false }: Mending = {},
): CoupChange {
  const known = knownOf(coup, spares)
  const undone = { regime, points: NOTHING, result: null, resultBy: null, asking: null }
  if (!known)
    return {
      ...undone,
      phase: phaseOf(coup, words),
      puntaWord: words.punta ?? null,
      bancoWord: null,
      thirds: NOTHING,
      punta: changedHand(coup.punta, null),
      banco: changedHand(coup.banco, null),
      surplus: [...coup.surplus, ...cardsOut(coup, spares).map(waiting)],
    }
  const dealt = restoreByRule({ ...known, words, isSurplusVoid }, settings, regime)
  const { needs, thirds } = dealt
  const change: CoupChange = {
    ...undone,
    thirds,
    firsts: coup.firsts,
    punta: changedHand(coup.punta, thirds.punta),
    banco: changedHand(coup.banco, thirds.banco),
    surplus: [...coup.surplus, ...dealt.surplus],
    puntaWord: thirds.punta || needs === 'punta' ? 'carta' : keepsNatural(coup.puntaWord),
  }
  if (needs) return { ...change, phase: 'shown', bancoWord: null }
  const bancoWord = thirds.banco ? 'carta' : keepsNatural(coup.bancoWord)
  return withResult(coup, { ...change, bancoWord })
}

/** cf59: a card that is out already, and is drawn before any other. */
const waiting = ({ card, value, seen }: Detached): Surplus => ({
  card,
  ...(card === null && { value }),
  seen,
  fate: 'waits',
})

/** Where a coup goes back to whose cards are not known: to the punta's word, or behind it where a row restores it. */
const phaseOf = ({ phase }: Coup, { punta }: NonNullable<Mending['words']>): CoupPhase => {
  if (!punta) return 'dealt'
  return phase === 'spoken' ? 'spoken' : 'shown'
}

/** A change with the result that the points give; while one is unknown, the banker has shown and the punta's is awaited. */
export function withResult(coup: Coup, change: CoupChange): CoupChange {
  const outcome = resultOf(changedCoup(coup, change))
  return outcome
    ? { ...change, phase: 'decided', result: outcome.result, resultBy: outcome.by, asking: null }
    : { ...change, phase: 'shown', result: null, resultBy: null }
}

const keepsNatural = (word: Word | null): Word => (word === 'natural' ? 'natural' : 'no')
