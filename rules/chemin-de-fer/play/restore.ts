import type { Card } from '../../kernel/cards'
import type { Coup, Surplus } from '../state/coup'

/** A card beyond the first four, detached in this coup; null where it was not entered. */
export interface Detached {
  readonly card: Card | null
  readonly seen: boolean
}

/** Which third cards a restored coup has, by the rule: of its first cards, and of the card given (null for none). */
export interface Draws {
  readonly punta: () => boolean
  readonly banco: (given: Card | null) => boolean
}

export interface Restored {
  readonly punta: readonly Card[]
  readonly banco: readonly Card[]
  readonly surplus: readonly Surplus[]
  /** Whether a side still has to draw from the sabot. */
  readonly owes: 'punta' | 'banco' | null
}

/** The third cards on the table and the cards put aside for it, in the order in which they came out; open cards are seen. */
export const detachedOf = ({
  punta,
  banco,
  surplus,
}: Pick<Coup, 'punta' | 'banco' | 'surplus'>): Detached[] => [
  ...[...punta.slice(2), ...banco.slice(2)].map((card) => ({ card, seen: true })),
  ...surplus.map(({ card, seen }) => ({ card, seen })),
]

/**
 * Detached cards dealt again in their order: first to the punta if the rule has it draw, then to the bank. A seen card
 * left over is void, an unseen one is the first of the next coup. Source: S.111, S.126b, cf59.
 */
export function dealtAgain(
  { punta, banco }: Pick<Coup, 'punta' | 'banco'>,
  detached: readonly Detached[],
  draws: Draws,
): Restored {
  const first = { punta: punta.slice(0, 2), banco: banco.slice(0, 2) }
  const left = [...detached]
  const puntaDraws = draws.punta()
  const given = puntaDraws ? left.shift() : undefined
  if (puntaDraws && (!given || given.card === null))
    return { ...first, surplus: leftOver(left), owes: 'punta' }
  const third = given?.card ?? null
  const bancoDraws = draws.banco(third)
  const taken = bancoDraws ? left.shift() : undefined
  const owesBanco = bancoDraws && (!taken || taken.card === null)
  return {
    punta: third === null ? first.punta : [...first.punta, third],
    banco: typeof taken?.card === 'number' ? [...first.banco, taken.card] : first.banco,
    surplus: leftOver(left),
    owes: owesBanco ? 'banco' : null,
  }
}

const leftOver = (cards: readonly Detached[]): Surplus[] =>
  cards.map(({ card, seen }) => ({ card, seen, fate: seen ? 'void' : 'next-coup' }))
