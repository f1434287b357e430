import { changedCoup, changedRegime } from '../state/changed'
import type { Coup, Regime } from '../state/coup'
import type { Table } from '../state/table'

/** Nobody is bound to the rule (S.48). */
export const FREE_REGIME: Regime = {
  puntaFive: 'free',
  puntaByRule: false,
  bancoByRule: false,
  bancoForced: false,
  because: [],
}

/** The effect of a row on a coup's regime; a field left out stays as it was. */
type Effect = Partial<Pick<Regime, 'puntaFive' | 'puntaByRule' | 'bancoByRule' | 'bancoForced'>>

const PUNTA_FREE_ON_FIVE: Effect = { puntaByRule: true, puntaFive: 'free' }
const PUNTA_STANDS_ON_FIVE: Effect = { puntaByRule: true, puntaFive: 'stands' }
const BANCO_FORCED: Effect = { bancoByRule: true, bancoForced: true }

/**
 * "When the rule is forced on a coup" (section 7): the effect of each row that binds the punta, the banker, or both.
 * Source: cf39, cf41.
 */
export const FORCING = {
  /** The cards are taken con terzi, and nothing happened. */
  'S.113b': PUNTA_FREE_ON_FIVE,
  /** A suivi for twice the loss. */
  'S.92': PUNTA_FREE_ON_FIVE,
  /** The punter has declared to play alla regola. */
  'S.113c': PUNTA_STANDS_ON_FIVE,
  /** Only players barred from the cards have staked: the highest of them plays by the rule, guided (cf35). */
  'S.112': PUNTA_STANDS_ON_FIVE,
  /** The punter asked the employee for advice. */
  'S.109': PUNTA_STANDS_ON_FIVE,
  /** The banker exposed the punta's cards. */
  'S.61e': { ...PUNTA_FREE_ON_FIVE, ...BANCO_FORCED },
  /** The punter con terzi announced or uncovered too soon; S.128 is the same row of the register. */
  'S.127': { ...PUNTA_STANDS_ON_FIVE, ...BANCO_FORCED },
  /** The punter con terzi changed the word too late. */
  'S.129': { ...PUNTA_STANDS_ON_FIVE, ...BANCO_FORCED },
  /** A false draw con terzi is restored: the punta's 5 is not in question. */
  'S.126b': { puntaByRule: true, ...BANCO_FORCED },
  'S.46': { puntaByRule: true, ...BANCO_FORCED },
  /** The employee exposed the punta's cards. */
  'S.132': { ...PUNTA_STANDS_ON_FIVE, ...BANCO_FORCED },
  'S.133': { ...PUNTA_STANDS_ON_FIVE, ...BANCO_FORCED },
  /** The cards went to the wrong player, who has seen them. */
  'S.136a': { puntaByRule: true, ...BANCO_FORCED },
  /** The employee repeated the wrong word: a 5 may be put right before the banker turns (S.137c). */
  'S.137a': { puntaByRule: true, ...BANCO_FORCED },
  /** An error of a player alla regola is mended by the rule for both sides. */
  'S.111': { ...PUNTA_STANDS_ON_FIVE, ...BANCO_FORCED },
} as const satisfies Record<string, Effect>
export type ForcingRow = keyof typeof FORCING

/** A regime with the effect of one more row; a 5 that stands is not freed again. Source: the matrix of section 7. */
export const forcedBy = (regime: Regime, row: ForcingRow): Regime => {
  const effect: Effect = FORCING[row]
  const because = regime.because.includes(row) ? regime.because : [...regime.because, row]
  const stands = regime.puntaByRule && regime.puntaFive === 'stands'
  const kept: Partial<Regime> = stands ? { because, puntaFive: 'stands' } : { because }
  return Object.assign(changedRegime(regime, effect), kept)
}

/** The regime with the banker bound to the rule by their own word; the free cells stay free. Source: S.108, S.113c. */
export const bancoBound = (regime: Regime): Regime =>
  changedRegime(regime, {
    bancoByRule: true,
    because: regime.because.includes('S.113c') ? regime.because : [...regime.because, 'S.113c'],
  })

/**
 * The regime of a coup when its cards are dealt: con terzi, a suivi for twice the loss, a punter or a banker alla
 * regola. All that errors have already forced stays. Source: S.92, S.108, S.113b, S.113c.
 */
export function regimeAtDeal({ mano, regola }: Table, { holder, calls, regime }: Coup): Regime {
  const twice = calls.some(
    ({ member, kind, twiceTheLoss }) =>
      member === holder?.member && kind === 'suivi' && twiceTheLoss,
  )
  let dealt = regime
  if (mano && regola.includes(mano.banker)) dealt = bancoBound(dealt)
  if (!holder) return dealt
  if (!dealt.puntaByRule) {
    if (!holder.isSolo) dealt = forcedBy(dealt, 'S.113b')
    if (twice && holder.by === 'suivi') dealt = forcedBy(dealt, 'S.92')
  }
  if (holder.by === 'barred' && !holder.isSolo) dealt = forcedBy(dealt, 'S.112')
  return regola.includes(holder.member) ? forcedBy(dealt, 'S.113c') : dealt
}

/** Rows of the regime that follow from the holder of the cards; errors bring the others. */
const OF_HOLDER: readonly string[] = ['S.113b', 'S.92', 'S.113c', 'S.112', 'S.109']

/**
 * The regime when dealt cards change hands, or their holder is left alone on the coup: all that errors have forced
 * stays, the rest follows from the holder (cd2, cd4).
 */
export function regimeOfHolder(table: Table, coup: Coup): Regime {
  if (coup.phase !== 'dealt') return coup.regime
  const rows = coup.regime.because.filter(
    (row): row is ForcingRow => Object.hasOwn(FORCING, row) && !OF_HOLDER.includes(row),
  )
  const dealt = regimeAtDeal(
    table,
    changedCoup(coup, { regime: rows.reduce(forcedBy, FREE_REGIME) }),
  )
  const isAdvised = coup.faults.advice.some(
    ({ side, member }) => side === 'punta' && member === coup.holder?.member,
  )
  return isAdvised ? forcedBy(dealt, 'S.109') : dealt
}
