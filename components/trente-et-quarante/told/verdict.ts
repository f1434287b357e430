'use client'
import { verdictOf } from '@/rules/trente-et-quarante/02-rows/verdict'
import type { Result } from '@/rules/trente-et-quarante/state/colpo'
import { useT } from '../../language/i18n'

/** A result as the tailleur announces it: “Rosso e inverso”, a null colpo, or 31–31. Source: T.3.4, T.4, T.5.1, T.5.2. */
export function useVerdict(): (result: Result) => string {
  const t = useT('trente-told')
  return (result) => {
    const verdict = verdictOf(result)
    if (verdict === 'null' || verdict === 'refait') return t(`verdict.${verdict}`)
    const other = result.first === verdict ? 'colore' : 'inverso'
    return t(`verdict.${verdict}-${other}`)
  }
}

/** The same after the totals of the two rows, where it does not say them: “35–31, Rosso e inverso”. */
export function useTold(): (result: Result) => string {
  const verdict = useVerdict()
  return (result) =>
    verdictOf(result) === 'refait'
      ? verdict(result)
      : `${result.nero}–${result.rosso}, ${verdict(result)}`
}
