import type { TagliaEnd } from '../01-cards/events'
import { rowDue, totalOf } from '../play/rows'
import {
  type AfterStake,
  type Ending,
  type Lying,
  partOf,
  premiumPart,
  type Settlement,
} from '../play/settlement'
import { settledDown } from '../play/stakes'
import type { Settings } from '../settings'
import { changedPosta } from '../state/changed'
import type { Result, Rows, SettledPart } from '../state/colpo'
import type { Chance, Posta } from '../state/posta'
import type { Taglia } from '../state/taglia'
import { doesWin, verdictOf } from './verdict'

/** The result of two whole rows; null before. */
export const resultOf = (rows: Rows): Result | null =>
  rowDue(rows) === null && rows.first !== null
    ? { nero: totalOf(rows.nero), rosso: totalOf(rows.rosso), first: rows.first }
    : null

/** The row of the register by which a chance is decided. */
const decidedBy = (chance: Chance): 'T.3.4' | 'T.4' =>
  chance === 'nero' || chance === 'rosso' ? 'T.3.4' : 'T.4'

/** A row has won: free stakes are paid or collected, imprisoned ones lifted or collected. Source: T.2.2, T.3.4, T.4, B1. */
function afterRow(posta: Posta, wins: boolean): AfterStake {
  const provision = decidedBy(posta.chance)
  if (!wins) return [partOf(posta, 'lost', provision, { takes: posta.amount }), null]
  if (posta.prisons === 0)
    return [partOf(posta, 'won', provision, { back: posta.amount, pays: posta.amount }), null]
  const prisons = posta.prisons - 1
  const outcome = prisons === 0 ? 'freed' : 'lifted'
  const left = changedPosta(posta, { prisons, isFreed: prisons === 0, isAsked: false })
  return [partOf(posta, outcome, 'T.5.2', { prisons }), left]
}

/** The answers of section 4 about equal rows and imprisoned stakes. */
export interface EqualRows {
  nothing(lying: Lying, settings: Settings): Settlement
  refait(lying: Lying, settings: Settings, ending: Ending): Settlement
  endingOf(taglia: Taglia, settings: Settings): Ending
  tagliaEnd: TagliaEnd
}

/**
 * A colpo settled by its result, stake by stake: nothing is netted (T.8). `ending`: a taglia ends with it, so that
 * 31–31 divides (T.9). Source: the register's table of results.
 */
export function settlementOf(
  { nothing, refait }: Pick<EqualRows, 'nothing' | 'refait'>,
  lying: Lying,
  result: Result,
  { settings, ending }: { readonly settings: Settings; readonly ending: Ending },
): Settlement {
  const verdict = verdictOf(result)
  const called = { ...lying, poste: lying.poste.map(settledDown) }
  if (verdict === 'null') return nothing(called, settings)
  if (verdict === 'refait') return refait(called, settings, ending)
  const parts: SettledPart[] = []
  const poste: Posta[] = []
  for (const posta of called.poste) {
    const [part, left] = afterRow(posta, doesWin(posta.chance, verdict, result.first))
    parts.push(part)
    if (left) poste.push(left)
  }
  for (const one of lying.insurances) parts.push(premiumPart(one, 'premium-taken', 'T.6.1'))
  return { parts, poste, insurances: [], lastPosta: lying.lastPosta }
}
