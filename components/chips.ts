import type { Locale } from '@/messages/locale'
import type { Chips } from '@/rules/chips'

/**
 * An amount of chips as the club writes it: `1.250,50 €` or `€1,250.50`, bare where the club plays for points.
 * `sign` puts + or a true minus before it.
 */
export function formatChips(
  chips: Chips,
  club: { unit: string; decimals: number },
  locale: Locale,
  sign = false,
): string {
  const digits = new Intl.NumberFormat(locale, {
    minimumFractionDigits: club.decimals,
    maximumFractionDigits: club.decimals,
    useGrouping: 'always',
  }).format(Math.abs(chips) / 10 ** club.decimals)
  const mark = chips < 0 ? '−' : sign && chips > 0 ? '+' : ''
  if (club.unit === '') return mark + digits
  const before = locale === 'en' && /^[€£$]$/.test(club.unit)
  return before ? mark + club.unit + digits : `${mark}${digits} ${club.unit}`
}
