import type { Settings } from '../settings'
import type { Regime } from '../state/coup'
import { isBaccaraPoint } from './points'

/** A side's third card: it must draw, must stand, or may do either. */
const DRAWINGS = ['draws', 'stands', 'free'] as const
export type Drawing = (typeof DRAWINGS)[number]

/** The value of the card that the banker gave to the punta, or its "no". */
export type Given = number | 'no'

/**
 * Whether the punta draws with this point of its two first cards. Bound to the rule: 0 to 4 draw, 5 stands or is free by
 * the regime, more stands. Not bound: free, but baccara draws. Source: S.48, S.113b, S.113c.
 */
export function puntaDraws(
  point: number,
  { puntaByRule, puntaFive }: Pick<Regime, 'puntaByRule' | 'puntaFive'>,
): Drawing {
  if (!puntaByRule) return isBaccaraPoint(point) ? 'draws' : 'free'
  if (point === 5) return puntaFive
  return point < 5 ? 'draws' : 'stands'
}

/** The printed table by the banker's point: a letter for each card given, 0 to 9, then one for "no". */
const RULE = [
  'TTTTTTTTTT T',
  'TTTTTTTTTT T',
  'TTTTTTTTTT T',
  'TTTTTTTT?V T',
  'RRTTTTTTRR T',
  'RRRRVTTTRR T',
  'RRRRRRTTRR R',
  'RRRRRRRRRR R',
  'RRRRRRRRRR R',
  'RRRRRRRRRR R',
] as const

/** The letters of the table: tira, resta, a volontà. */
const LETTERS = { T: 'draws', R: 'stands', V: 'free' } as const

/**
 * The printed cell of the table for the banker; a banker's 3 that gave an 8 by `threeGivingEight`. With 8 and 9 it
 * stands: they are laid down. Source: S.113c, V.table, cf40.
 */
export function printedCell(
  point: number,
  given: Given,
  { threeGivingEight }: Pick<Settings, 'threeGivingEight'>,
): Drawing {
  const letter = RULE[point]?.at(given === 'no' ? -1 : given)
  if (letter === '?') return threeGivingEight === 'draw' ? 'draws' : 'stands'
  if (letter !== 'T' && letter !== 'R' && letter !== 'V')
    throw new RangeError(`no cell for a banker's ${point} giving ${given}`)
  return LETTERS[letter]
}

/**
 * Whether the banker draws with this point of the two first cards, having given this card or heard "no". Bound to the
 * rule: the printed cell, its free cells forced by `optionalUnderRule` where the regime says so. Not bound: free, but
 * baccara draws. Source: S.48, S.113c, cf41.
 */
export function bancoDraws(
  point: number,
  given: Given,
  settings: Pick<Settings, 'threeGivingEight' | 'optionalUnderRule'>,
  { bancoByRule, bancoForced }: Pick<Regime, 'bancoByRule' | 'bancoForced'>,
): Drawing {
  if (!bancoByRule) return isBaccaraPoint(point) ? 'draws' : 'free'
  const cell = printedCell(point, given, settings)
  if (cell !== 'free' || !bancoForced) return cell
  return settings.optionalUnderRule === 'draw' ? 'draws' : 'stands'
}
