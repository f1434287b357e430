import { createTranslator } from 'use-intl/core'
import { messagesFor } from '@/messages'
import { isKey } from '@/messages/keys'
import type { Locale } from '@/messages/locale'
import type { LineError } from '../common/errors'
import type { ImportReport } from './evenings'

const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale).history.imports })

/** The result of an import in sentences; `amount` writes chips as the club does. */
export function reportLines(
  report: ImportReport,
  locale: Locale,
  amount: (chips: number) => string,
): string[] {
  const words = wordsOf(locale)
  const { stored, skipped, created, unbalanced } = report
  const lines = [words('report.stored', { count: stored.length })]
  if (skipped.length > 0) lines.push(words('report.skipped', { count: skipped.length }))
  if (created.length > 0) {
    lines.push(words('report.created', { count: created.length, cards: created.join(', ') }))
  }
  for (const { key, day, gap } of unbalanced) {
    const kind = gap > 0 ? 'supero' : 'ammanco'
    lines.push(words(`report.${kind}`, { key, day, amount: amount(Math.abs(gap)) }))
  }
  return lines
}

/** The reasons for refusing a file, line by line; `count` lines are wrong, of which the first are listed. */
export function refusalLines(
  errors: readonly LineError[],
  count: number,
  locale: Locale,
): string[] {
  const words = wordsOf(locale)
  const whole = errors.every(({ line }) => line === 0)
  const lines = [whole ? words('refusedWhole') : words('refused', { count })]
  const linesTold = new Set(errors.map(({ line }) => line)).size
  if (count > linesTold) lines.push(words('first', { count: linesTold }))
  for (const { line, code, say } of errors) {
    const key = `error.${code}`
    const why = isKey(words, key) ? words(key, say) : code
    lines.push(line === 0 ? why : words('line', { line, why }))
  }
  return lines
}
