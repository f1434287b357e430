import type { Card } from '../../kernel/cards'
import { cardValue } from '../play/points'
import { restoreByRule } from '../play/restored'
import { resultOf } from '../play/result'
import type { Settings } from '../settings'
import type { Coup, Regime, Side, Surplus, Third, Word } from '../state/coup'
import type { CoupChange } from './consequence'

/** A card detached beyond those on the table; null where it is not entered. */
export interface Spare {
  readonly card: Card | null
  readonly seen: boolean
}

interface Mending {
  /** Cards detached by error, in their order, after those of the third cards on the table. */
  readonly spares?: readonly Spare[]
  readonly words?: Partial<Record<Side, Word>>
  /** S.137b, cf63: surplus cards are void even unseen. */
  readonly isSurplusVoid?: boolean
}

const NOTHING = { punta: null, banco: null } as const

/** A spare card's fate: void once seen, else the first one of the next coup (cf59). */
export const fateOf = ({ card, seen }: Spare, isVoid = false): Surplus => ({
  card,
  seen,
  fate: seen || isVoid ? 'void' : 'next-coup',
})

/** A third card; null stands for one that is not entered. */
export const thirdFrom = (card: Card | null): Third => ({
  card,
  value: card === null ? null : cardValue(card),
})

const thirdOf = (card: Card | undefined): Third | null =>
  card === undefined ? null : thirdFrom(card)

/** The cards that are out, where every one of them is entered; else null. */
function cardsOf({ punta, banco, thirds }: Coup, spares: readonly Spare[]) {
  if (punta.length < 2 || banco.length < 2) return null
  const out = [thirds.punta, thirds.banco]
    .flatMap((third) => (third ? [{ card: third.card, seen: true }] : []))
    .concat(spares)
  const detached = out.flatMap(({ card, seen }) => (card === null ? [] : [{ card, seen }]))
  if (detached.length < out.length) return null
  return { punta: punta.slice(0, 2), banco: banco.slice(0, 2), detached }
}

/**
 * The coup restored by the rule. With every card entered, the detached ones are dealt again in their order and the coup
 * goes on with the side that still needs one, or is decided. Else it goes back to the punta's word, and the employee
 * enters what the restored coup gives. Source: S.111, S.126b, S.137, cf59.
 */
export function mended(
  coup: Coup,
  regime: Regime,
  settings: Settings,
  { spares = [], words = {}, isSurplusVoid = false }: Mending = {},
): CoupChange {
  const cards = cardsOf(coup, spares)
  const undone = { regime, points: NOTHING, result: null, resultBy: null, asking: null }
  if (!cards)
    return {
      ...undone,
      phase: 'dealt',
      puntaWord: null,
      bancoWord: null,
      thirds: NOTHING,
      surplus: [...coup.surplus, ...spares.map((spare) => fateOf(spare, isSurplusVoid))],
    }
  const { needs, ...dealt } = restoreByRule({ ...cards, words, isSurplusVoid }, settings, regime)
  const change: CoupChange = {
    ...undone,
    punta: dealt.punta,
    banco: dealt.banco,
    thirds: { punta: thirdOf(dealt.punta[2]), banco: thirdOf(dealt.banco[2]) },
    surplus: [...coup.surplus, ...dealt.surplus],
    puntaWord: dealt.punta.length > 2 || needs === 'punta' ? 'carta' : keepsNatural(coup.puntaWord),
  }
  if (needs) return { ...change, phase: 'shown', bancoWord: null }
  const bancoWord = dealt.banco.length > 2 ? 'carta' : keepsNatural(coup.bancoWord)
  return withResult(coup, { ...change, bancoWord })
}

/** A change with the result that the points give; while one is unknown, the banker has shown and the punta's is awaited. */
export function withResult(coup: Coup, change: CoupChange): CoupChange {
  const outcome = resultOf({ ...coup, ...change })
  return outcome
    ? { ...change, phase: 'decided', result: outcome.result, resultBy: outcome.by, asking: null }
    : { ...change, phase: 'shown', result: null, resultBy: null }
}

const keepsNatural = (word: Word | null): Word => (word === 'natural' ? 'natural' : 'no')
