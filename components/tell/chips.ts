import type { Locale } from '@/messages/locale'
import type { Chips } from '@/rules/kernel/chips'

/**
 * An amount of chips as the club writes it: `1.250,50 €` or `€1,250.50`, bare where the club plays for points. `sign`
 * puts + or a true minus before it; `unit` is a currency's code or null.
 */
export function formatChips(
  chips: Chips,
  club: { unit: string | null; decimals: number },
  locale: Locale,
  sign = false,
): string {
  const amount = new Intl.NumberFormat(locale, {
    ...(club.unit === null ? {} : { style: 'currency', currency: club.unit }),
    minimumFractionDigits: club.decimals,
    maximumFractionDigits: club.decimals,
    useGrouping: 'always',
  }).format(Math.abs(chips) / 10 ** club.decimals)
  return (chips < 0 ? '−' : sign && chips > 0 ? '+' : '') + amount
}

/** The sign of the club's unit in the reader's language, such as € or CHF; null where the club plays for points. */
export const signOfUnit = (unit: string | null, locale: Locale): string | null =>
  unit === null
    ? null
    : (new Intl.NumberFormat(locale, { style: 'currency', currency: unit })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? unit)
