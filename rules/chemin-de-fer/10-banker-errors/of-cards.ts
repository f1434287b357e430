import type { Card } from '../../kernel/cards'
import {
  type Case,
  type CoupChange,
  decides,
  type Follows,
  goesOn,
  isAllaRegola,
  isBaccara,
  isFirstOfTaglia,
} from '../errors/consequence'
import { changedHand, mended } from '../errors/mended'
import { cardValue, isNatural, pointOf, pointOfValues } from '../play/points'
import { forcedBy } from '../play/regime'
import { type Detached, surplusOf } from '../play/restored'
import { firstPoint, hasNatural, resultOf } from '../play/result'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import { changedCoup, changedRegime, withSide } from '../state/changed'
import type { Coup, FixedPoint, Side, Third } from '../state/coup'

/** Marks with one more point that a provision fixes. */
const fixing = ({ faults }: Coup, ...points: readonly FixedPoint[]): Coup['faults'] => ({
  ...faults,
  fixed: [...faults.fixed, ...points],
})

const fixed = (
  side: Side,
  point: number,
  provision: ProvisionId,
  stands: FixedPoint['stands'] = 'first',
  natural = false,
): FixedPoint => ({ side, point, stands, isNatural: natural, provision })

/** The coup with these changes decided by its points, if they are known by now; else it goes on. */
function decidedIfKnown(coup: Coup, provision: ProvisionId, change: CoupChange): Follows {
  const outcome = resultOf(changedCoup(coup, change))
  return outcome ? decides(provision, outcome.result, change) : goesOn(provision, change)
}

/** The greatest point that any two of these cards make (S.66). */
export const bestTwo = (cards: readonly Card[]): number =>
  Math.max(...cards.flatMap((a, at) => cards.slice(at + 1).map((b) => pointOf([a, b]))))

/** The least point that any three of these values make (S.69, cf58). */
export const leastThree = (values: readonly number[]): number =>
  Math.min(
    ...values.flatMap((a, i) =>
      values
        .slice(i + 1)
        .flatMap((b, j) => values.slice(i + j + 2).map((c) => pointOfValues([a, b, c]))),
    ),
  )

/** S.62: the banker put cards into the basket too soon. */
export function bankerBasket({ coup }: Case, baccara: boolean): Follows {
  if (isFirstOfTaglia(coup)) return goesOn('S.62')
  return decides('S.62', isBaccara(coup, 'punta', baccara) ? 'tie' : 'punta')
}

/** S.63, cf56, game closed: first cards of the punta fell into the basket; the punta has a natural 9, which a 9 ties. */
export function droppedFirst({ coup }: Case): Follows {
  const change: CoupChange = {
    faults: fixing(coup, fixed('punta', 9, 'S.63', 'first', true)),
    ...(coup.phase === 'dealt' && { phase: 'spoken', puntaWord: 'natural' }),
  }
  return firstPoint(coup, 'banco') === null
    ? goesOn('S.63', change)
    : decidedIfKnown(coup, 'S.63', change)
}

/** S.64: the punta's third card fell into the basket; the punta has 9, and the banker may draw with less than 7. */
export function droppedThird({ coup }: Case): Follows {
  if (coup.puntaWord !== 'carta') return refuse('S.64', 'no-card-asked')
  if (hasNatural(coup, 'banco')) return refuse('S.12', 'natural-bars')
  const change: CoupChange = {
    faults: fixing(coup, fixed('punta', 9, 'S.64', 'final')),
    regime: changedRegime(coup.regime, {
      bancoByRule: false,
      bancoForced: false,
      because: [...coup.regime.because, 'S.64'],
    }),
    thirds: withSide(coup.thirds, 'punta', { card: null, value: null }),
  }
  const own = firstPoint(coup, 'banco')
  return own !== null && own >= 7
    ? decidedIfKnown(coup, 'S.64', { ...change, bancoWord: 'no' })
    : goesOn('S.64', change)
}

/** Too many first cards, as the employee enters them: all of that side's cards, or only the point that they make. */
interface TooMany {
  readonly cards: readonly Card[]
  readonly point: number | null
  /** Whether the order in which they came out is certain, so that extra ones can be taken off (cf57). */
  readonly isOrderCertain: boolean
  readonly seen: boolean
}

/** S.68, S.111: a banker alla regola; the extra cards are taken off in their order, or else the coup is void. */
function byRule(kase: Case, side: Side, { cards, isOrderCertain, seen }: TooMany): Follows {
  const { coup } = kase
  if (!isOrderCertain) return decides('S.68', 'void')
  const spares = cards.slice(2).map((card) => ({ ...thirdOf(card), seen }))
  return goesOn('S.111', {
    [side]: cards.length > 2 ? cards.slice(0, 2) : coup[side],
    regime: forcedBy(coup.regime, 'S.111'),
    surplus: [
      ...coup.surplus,
      ...(spares.length > 0 ? spares : [{ card: null, value: null, seen }]).map((spare) =>
        surplusOf(spare),
      ),
    ],
  })
}

/** S.66: too many first cards to the punta, whose point is the best of any two; the banker's cards count nothing. */
export function tooManyToPunta(kase: Case, many: TooMany): Follows {
  const { coup, table, mano } = kase
  if (isAllaRegola(table, coup, mano.banker)) return byRule(kase, 'punta', many)
  const point = many.cards.length > 2 ? bestTwo(many.cards) : many.point
  if (point === null) return refuse('S.66', 'point-needed')
  const faults = fixing(
    coup,
    fixed('punta', point, 'S.66', 'first', isNatural(point)),
    fixed('banco', 0, 'S.66'),
  )
  return isNatural(point)
    ? decides('S.66', 'punta', { faults, puntaWord: 'natural' })
    : goesOn('S.66', { faults })
}

/** S.67: too many first cards to the banker, who has baccara and may draw unless the punta lays down. */
export function tooManyToBanco(kase: Case, many: TooMany): Follows {
  const { coup, table, mano } = kase
  if (isAllaRegola(table, coup, mano.banker)) return byRule(kase, 'banco', many)
  const faults = fixing(coup, fixed('banco', 0, 'S.67'))
  return coup.puntaWord === 'natural'
    ? decides('S.67', 'punta', { faults })
    : goesOn('S.67', { faults })
}

/** S.69: a card given to a punta that said no is the banker's; with one drawn too, the least point of any three (cd13). */
export function unaskedCard(kase: Case, first: Detached, told: Detached | null): Follows {
  const { coup, table, mano, evening } = kase
  if (coup.puntaWord !== 'no') return refuse('S.69', 'card-was-asked')
  const drawn = coup.thirds.banco
  const second = told ?? (drawn && { ...drawn, seen: true })
  if (isAllaRegola(table, coup, mano.banker)) {
    const spares = second ? [first, second] : [first]
    const before = changedCoup(coup, { thirds: withSide(coup.thirds, 'banco', null) })
    return goesOn(
      'S.69',
      mended(before, forcedBy(coup.regime, 'S.111'), evening.settings, { spares }),
    )
  }
  // The banker who has not turned yet still lays the cards open.
  const phase = firstPoint(coup, 'banco') === null ? coup.phase : 'shown'
  const taken: CoupChange = {
    bancoWord: 'carta',
    thirds: withSide(coup.thirds, 'banco', { card: first.card, value: first.value }),
    banco: changedHand(coup.banco, first),
    surplus: [...coup.surplus, { card: first.card, seen: first.seen, fate: 'banco' }],
  }
  if (!second) return decidedIfKnown(coup, 'S.69', { ...taken, phase })
  const four = fourOf(coup, first.value, second.value)
  const surplus = [
    ...(taken.surplus ?? []),
    { card: second.card, seen: second.seen, fate: 'banco' as const },
  ]
  const both: CoupChange = { ...taken, surplus, phase }
  // Without the four values, the point of the banker's cards is told.
  const untold = withSide(coup.thirds, 'banco', { card: null, value: null })
  return four === null
    ? goesOn('S.69', { ...both, thirds: untold })
    : decidedIfKnown(coup, 'S.69', {
        ...both,
        faults: fixing(coup, fixed('banco', leastThree(four), 'S.69', 'final')),
      })
}

const thirdOf = (card: Card): Third => ({ card, value: cardValue(card) })

/** The values of the banker's two first cards and two more; null where one of them is not known. */
function fourOf({ banco }: Coup, third: number | null, fourth: number | null): number[] | null {
  if (banco.length < 2 || third === null || fourth === null) return null
  return [...banco.slice(0, 2).map(cardValue), third, fourth]
}

/**
 * S.70: the third card is given covered; several in a muddle fall to the two sides as the row says, by the first cards
 * as they lie or were told with the error.
 */
export function thirdCovered(kase: Case, cards: readonly KnownThird[]): Follows {
  const { coup, table, mano } = kase
  if (coup.puntaWord !== 'carta') return refuse('S.70', 'no-card-asked')
  if (hasNatural(coup, 'banco')) return refuse('S.12', 'natural-bars')
  if (isAllaRegola(table, coup, mano.banker)) return decides('S.70', 'void')
  if (cards.length < 2) return goesOn('S.70')
  const punta = firstPoint(coup, 'punta')
  const banco = firstPoint(coup, 'banco')
  if (punta === null || banco === null) return refuse('S.70', 'points-needed')
  const [best, ...rest] = byPointWith(punta, cards).toReversed()
  const [worst, ...others] = byPointWith(banco, rest)
  if (best === undefined || worst === undefined) return goesOn('S.70')
  const change: CoupChange = {
    firsts: coup.firsts,
    thirds: { punta: best, banco: worst },
    punta: changedHand(coup.punta, best),
    banco: changedHand(coup.banco, worst),
    bancoWord: 'carta',
    phase: 'shown',
    surplus: [
      ...coup.surplus,
      ...others.map(({ card, value }) => ({
        card,
        ...(card === null && { value }),
        seen: true,
        fate: 'void' as const,
      })),
    ],
  }
  return decidedIfKnown(coup, 'S.70', change)
}

/** A third card that was seen, by its name or only by its value. */
type KnownThird = Third & { readonly value: number }

/** Cards by the point that each makes with a first point, the least first. */
const byPointWith = (first: number, cards: readonly KnownThird[]): KnownThird[] =>
  cards.toSorted((a, b) => pointOfValues([first, a.value]) - pointOfValues([first, b.value]))
