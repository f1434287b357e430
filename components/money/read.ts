import { asChips, type Chips } from '@/rules/kernel/chips'

/** The unit in which a club counts, such as EUR with two decimals; null for points. */
export interface Unit {
  readonly unit: string | null
  readonly decimals: number
}

/** Signs of money before or after an amount; the club's own code may stand there too. */
const SIGNS = '€£$'
/** One separator throughout, three digits after each: `1.250.000`, `1 250`, `1'250`. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\s'’])\d{3})(?:\1\d{3})*$/
const PLAIN = /^\d+$/

/**
 * The chips that an amount typed in the club's unit means, such as `1.250`, `1 250` or `12,50`, exactly as it was typed;
 * otherwise the reason why it means none. In either language, a last separator before at most `decimals` digits is the
 * decimal one; one before three digits parts the thousands, unless it is the `decimalSign` of the reader's language and
 * the club has decimals. One at the end parts nothing yet.
 */
export function readChips(
  text: string,
  { unit, decimals }: Unit,
  decimalSign: '.' | ',' | null = null,
): Chips | 'text' | 'decimals' {
  const [sign, typed] = signed(withoutUnit(text.trim(), unit))
  const bare = withoutLastSign(typed)
  const decimal = /[.,](\d+)$/.exec(bare)
  const isFraction = decimals > 0 && bare.split(/[.,]/).length === 2 && bare.at(-4) === decimalSign
  const isGrouped = GROUPED.test(bare) && !isFraction
  const fraction = isGrouped ? '' : (decimal?.[1] ?? '')
  const whole = fraction === '' ? bare : bare.slice(0, -fraction.length - 1)
  if (!PLAIN.test(whole) && !GROUPED.test(whole)) return 'text'
  if (fraction.length > decimals) return 'decimals'
  // A thousand and a fraction are separated by different signs: 1.250.50 is a slip of the finger.
  if (fraction !== '' && GROUPED.exec(whole)?.[1] === bare.at(-fraction.length - 1)) return 'text'
  const chips = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'))
  return asChips(chips === 0 ? 0 : sign * chips)
}

/** A whole amount without the separator typed after it, whose decimals are still to come. */
function withoutLastSign(bare: string): string {
  const [, whole = bare, last] = /^(.*\d)([.,])$/.exec(bare) ?? []
  return PLAIN.test(whole) || (GROUPED.test(whole) && GROUPED.exec(whole)?.[1] !== last)
    ? whole
    : bare
}

function withoutUnit(text: string, unit: string | null): string {
  const names = `(?:[${SIGNS}]${unit === null ? '' : `|${unit}`})`
  return text.replace(new RegExp(`^([-−+]?)\\s*${names}\\s*|\\s*${names}$`, 'i'), '$1').trim()
}

function signed(text: string): [1 | -1, string] {
  return /^[-−]/.test(text) ? [-1, text.slice(1).trim()] : [1, text.replace(/^\+\s*/, '')]
}
