import { asChips, type Chips, MOST_CHIPS } from '@/rules/kernel/chips'

const DIGITS = /^\d+$/

/**
 * The chips meant by an amount typed in the club's unit, such as `1.250`, `1 250` or `12,50`; null when it is not an
 * amount from 0 to `MOST_CHIPS`, the largest that a command accepts. In either language, a single separator before at
 * most `decimals` digits is the decimal one.
 */
export function chipsTyped(text: string, decimals: number): Chips | null {
  const bare = text.replace(/[\s’'€£$]/g, '')
  const parts = bare.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const hasFraction = parts.length > 1 && last.length <= decimals && last.length !== 3
  const fraction = hasFraction ? last : ''
  const groups = hasFraction ? parts.slice(0, -1) : parts
  const grouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  const digits = groups.join('') + fraction.padEnd(decimals, '0')
  if (!grouped || !DIGITS.test(digits) || (hasFraction && !DIGITS.test(fraction))) return null
  const chips = Number(digits)
  return Number.isSafeInteger(chips) && chips <= MOST_CHIPS ? asChips(chips) : null
}
