import { z } from 'zod'
import { type Card, parseCard } from '../../kernel/cards'

/** A card by its name: `10c`, `Ap`. */
export const CardName = z
  .string()
  .refine((name) => parseCard(name) !== null, 'a card such as 10c or Ap')

/** Cards from their names, which the schema has checked. */
export const cardsNamed = (names: readonly string[]): Card[] =>
  names.flatMap((name) => parseCard(name) ?? [])

/** A point, or the value of a card. */
export const Point = z.int().min(0).max(9)
