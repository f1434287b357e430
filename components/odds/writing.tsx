'use client'
import { LANGUAGE_TAGS } from '@/messages/locale'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { type OddsSum, sigmasOf } from '@/rules/kernel/odds'
import { useLingua, useT } from '../language/i18n'
import { useChips } from '../tell/Amount'
import { Badge } from '../ui/Badge'

/** A sum that is not whole, to the nearest chip. */
export const inChips = (sum: number): Chips => asChips(Math.round(sum))

/** Numbers with so many decimals, in the visitor's language. */
export function useDecimals(): (value: number, digits: number, sign?: boolean) => string {
  const language = LANGUAGE_TAGS[useLingua()]
  return (value, digits, sign = false) =>
    new Intl.NumberFormat(language, {
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
      signDisplay: sign ? 'exceptZero' : 'auto',
    })
      .format(value)
      .replace('-', '−')
}

/** The expected sum, give or take one standard deviation. */
export function useMeanText(): (sum: Pick<OddsSum, 'mean' | 'variance'>) => string {
  const chips = useChips()
  return ({ mean, variance }) =>
    `${chips(inChips(mean), true)} ± ${chips(inChips(Math.sqrt(variance)))}`
}

/** Beyond this a day stands on top. */
export const FAR_SIGMAS = 3

/** Where a result lies, in standard deviations, or that too few rounds were played to say. */
export function PlaceMark({ sum }: { sum: OddsSum }) {
  const t = useT('odds')
  const decimals = useDecimals()
  const sigmas = sigmasOf(sum)
  if (sigmas === null) return <span className="text-sage">{t('few')}</span>
  const text = t('sigmas', { sigmas: decimals(sigmas, 2, true) })
  return Math.abs(sigmas) > FAR_SIGMAS ? <Badge tone="warn">{text}</Badge> : text
}

/** The banked game at which players choose what to do with their cards. */
export const BLACK_JACK = 'black-jack'

/** The chips that the players' choices gave the bank beside the best play, as far as they are known. */
export function ChoicesNote({ sum: { judged, rounds, given } }: { sum: OddsSum }) {
  const t = useT('odds')
  const chips = useChips()
  if (judged === 0) return <p className="my-3 text-sage">{t('choices.unknown')}</p>
  const told = { given: chips(inChips(given), true), judged, rounds }
  return <p className="my-3">{t(judged < rounds ? 'choices.known' : 'choices.all', told)}</p>
}
