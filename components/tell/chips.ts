import type { Locale } from '@/messages/locale'
import type { Chips } from '@/rules/kernel/chips'

/** An amount as a club writes it: `unit` is a currency's code, or null where the club plays for points. */
interface Writing {
  unit: string | null
  decimals: number
}

const writers = new Map<string, Intl.NumberFormat>()

/** Made once for each club and language: to make one takes longer than to write an amount with it. */
function writerOf({ unit, decimals }: Writing, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${unit} ${decimals}`
  let writer = writers.get(key)
  if (!writer) {
    writer = new Intl.NumberFormat(locale, {
      ...(unit === null ? {} : { style: 'currency', currency: unit }),
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    })
    writers.set(key, writer)
  }
  return writer
}

/**
 * An amount of chips as the club writes it: `1.250,50 €` or `€1,250.50`, bare where the club plays for points. `sign`
 * puts + or a true minus before it.
 */
export function formatChips(chips: Chips, club: Writing, locale: Locale, sign = false): string {
  const amount = writerOf(club, locale).format(Math.abs(chips) / 10 ** club.decimals)
  return (chips < 0 ? '−' : sign && chips > 0 ? '+' : '') + amount
}

/** The sign of the club's unit in the reader's language, such as € or CHF; null where the club plays for points. */
export const signOfUnit = (unit: string | null, locale: Locale): string | null =>
  unit === null
    ? null
    : (new Intl.NumberFormat(locale, { style: 'currency', currency: unit })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? unit)
