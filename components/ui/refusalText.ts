import type { Locale } from '@/messages/locale'
import type { Ruling } from '@/rules/decider'
import { FRAME_REFUSALS } from '@/rules/poker/frame'

/** The sentence of a refusal in its article's own words; null for one that no article speaks of. */
export function refusalText(locale: Locale, ruling: Ruling): string | null {
  const texts: Readonly<Record<string, { it: string; en: string }>> = FRAME_REFUSALS
  const text = texts[ruling.code]?.[locale]
  return text?.replace(/\{(\w+)\}/g, (_, name) => String(ruling.say[name] ?? '—')) ?? null
}
