import { RANKS, type Rank } from '../../kernel/cards'
import { added, type Fraction, fraction, NOTHING } from '../../kernel/fraction'
import { drawsByRule } from '../10-banco/draws'
import { bancoHasBlackJack } from '../play/banco'
import { isBust, pointOf, ranksOf, VALUES } from '../play/points'
import { leftOf } from '../play/shoe'
import type { CardsOut } from '../state/shoe'

/** The banco's final hands, as far as paying tells them apart. */
export const FINALS = ['17', '18', '19', '20', '21', 'black-jack', 'bust'] as const
export type Final = (typeof FINALS)[number]

/** The final hand that these cards are, by the rules' own functions. */
const finalOf = (banco: readonly Rank[]): Final => {
  if (bancoHasBlackJack(banco)) return 'black-jack'
  return isBust(banco) ? 'bust' : (String(pointOf(banco).total) as Final)
}

/** Cards left in a shoe, by value; all ranks that count ten together. */
const leftByValue = (out: CardsOut, packs: number): number[] =>
  VALUES.map((value) => ranksOf(value).reduce((sum, rank) => sum + leftOf(out, rank, { packs }), 0))

/**
 * The exact chance of each final hand of the banco, by drawing every sequence of cards that its rule allows from a shoe
 * of which `out` has left. The first card counts as out already when it is among them. Source: B.25, B.7.2.
 */
export function bancoFinals(
  first: Rank,
  { packs, out }: { readonly packs: number; readonly out: CardsOut },
): Readonly<Record<Final, Fraction>> {
  const left = leftByValue(out, packs)
  const size = left.reduce((sum, count) => sum + count, 0)
  // Ways by final hand and by number of cards drawn: sequences of one length have one denominator.
  const ways = new Map<Final, bigint[]>()
  const draw = (banco: readonly Rank[], over: bigint): void => {
    const drawn = banco.length - 1
    if (drawn > 0 && !drawsByRule(banco)) {
      const byLength = ways.get(finalOf(banco)) ?? []
      byLength[drawn] = (byLength[drawn] ?? 0n) + over
      ways.set(finalOf(banco), byLength)
      return
    }
    for (const [index, value] of VALUES.entries()) {
      const count = left[index] ?? 0
      const rank = ranksOf(value)[0]
      if (count === 0 || rank === undefined) continue
      left[index] = count - 1
      draw([...banco, rank], over * BigInt(count))
      left[index] = count
    }
  }
  draw([first], 1n)
  const chanceOf = (final: Final) =>
    (ways.get(final) ?? []).reduce(
      (sum, over, drawn) => added(sum, fraction(over, sequences(size, drawn))),
      NOTHING,
    )
  return Object.fromEntries(FINALS.map((final) => [final, chanceOf(final)])) as Record<
    Final,
    Fraction
  >
}

/** Sequences of so many cards from a pack of this size. */
const sequences = (size: number, drawn: number): bigint =>
  Array.from({ length: drawn }, (_, index) => BigInt(size - index)).reduce((a, b) => a * b, 1n)

/**
 * The average gain of an insurance of one chip, from the cards left: twice its amount for each card of ten, minus it
 * for each other card. Source: B.13.1, B.13.2.
 */
export function insuranceExpectation({
  packs,
  out,
}: {
  readonly packs: number
  readonly out: CardsOut
}): Fraction {
  let won = 0n
  let all = 0n
  for (const rank of RANKS) {
    const count = BigInt(leftOf(out, rank, { packs }))
    won += bancoHasBlackJack(['A', rank]) ? 2n * count : -count
    all += count
  }
  return all === 0n ? NOTHING : fraction(won, all)
}
