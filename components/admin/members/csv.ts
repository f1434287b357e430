import type { Locale } from '@/messages/locale'
import { asCellText } from '@/rules/kernel/text'

/** The header of a members file in each language; the server reads both. */
export const CSV_HEADER: Record<Locale, string> = {
  it: 'tessera,nome,soprannome,ruoli',
  en: 'card,name,alias,roles',
}

const SAMPLE = [
  '101,Demo Alfa,,socio',
  '102,Demo Bravo,il Dottore,socio segretario',
  '103,Demo Charlie,,deputato',
]

/** Makes the browser save a text as a file. */
export function download(name: string, lines: readonly string[], type = 'text/csv') {
  const url = URL.createObjectURL(new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export const downloadSample = (locale: Locale) =>
  download('soci.csv', [CSV_HEADER[locale], ...SAMPLE])

/** Writes a CSV field, quoted only where needed; text that a spreadsheet would run as a formula is made harmless. */
export function csvField(text: string): string {
  const safe = asCellText(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
