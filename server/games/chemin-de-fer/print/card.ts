import english from '@/messages/en/chemin-settings.json'
import italian from '@/messages/it/chemin-settings.json'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { type Drawing, printedCell } from '@/rules/chemin-de-fer/play/table'
import { SETTINGS, type Settings } from '@/rules/chemin-de-fer/settings'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { type Setting, settingsIn } from '@/rules/kernel/settings'
import type { FloatEvening } from '@/server/print/float/fill/context'
import type { Custom } from '@/server/print/float/papers'
import type { ClubOnPaper, PaperLocale } from '@/server/print/papers'
import { penFor } from '@/server/print/words'

const TEXTS = { it: italian, en: english } satisfies Record<PaperLocale, typeof italian>

/** Settings that do not concern those who play. */
const APART: readonly string[] = ['minimum', 'seats', 'level', 'recountAbove', 'offices']

/** The value of a setting in words. */
function wordOf(
  [key, { kind }]: [keyof Settings, Setting],
  value: Settings[keyof Settings],
  locale: PaperLocale,
  club: ClubOnPaper,
): string {
  const { yes, no, options } = TEXTS[locale]
  if (typeof value === 'boolean') return value ? yes : no
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = options
  if (typeof value === 'string') return words[key]?.[value] ?? value
  if (kind === 'chips') return penFor(club, locale).amount(value)
  if (kind === 'minutes') return `${value} min`
  return key === 'taxPercent' ? `${value} %` : String(value)
}

/** The label of a setting; those of the tax name it, since they stand in no group here. */
function labelOf(key: keyof Settings, locale: PaperLocale): string {
  const { groups, settings } = TEXTS[locale]
  const { label } = settings[key]
  return key === 'taxPercent' || key === 'taxRound'
    ? `${groups.tax}: ${label.toLowerCase()}`
    : label
}

const LETTERS: Readonly<Record<Drawing, string>> = { draws: 'T', stands: 'R', free: 'V' }
const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The printed table: a line for each point of the banker, a column for each card given, and one for none (V.table). */
const drawingTable = (settings: Settings) => ({
  heading: ['', ...CARDS.map(String), 'No'],
  lines: [0, 1, 2, 3, 4, 5, 6, 7].map((point) => [
    String(point),
    ...[...CARDS, 'no' as const].map((given) => LETTERS[printedCell(point, given, settings)]),
  ]),
})

/** The card of a table of chemin de fer. */
export const cardOf =
  ({ tables, settings }: Evening, club: ClubOnPaper): NonNullable<FloatEvening['card']> =>
  (id) => {
    const table = Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined
    if (!table) return null
    const customs = settingsIn(SETTINGS)
      // An evening of before a setting came has no value for it.
      .filter(([key]) => !APART.includes(key) && settings[key] !== undefined)
      .map(([key, setting]): Custom => {
        const said = (locale: PaperLocale) => ({
          label: labelOf(key, locale),
          value: wordOf([key, setting], settings[key], locale, club),
        })
        return { it: said('it'), en: said('en') }
      })
    return { minimum: table.minimum, drawing: drawingTable(settings), customs }
  }
