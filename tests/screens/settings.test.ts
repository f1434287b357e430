import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FieldGroup, groupsOf } from '@/components/admin/settings/field'
import * as blackJackProvisions from '@/rules/black-jack/provisions'
import * as blackJack from '@/rules/black-jack/settings'
import * as cheminProvisions from '@/rules/chemin-de-fer/provisions'
import * as chemin from '@/rules/chemin-de-fer/settings'
import * as pokerProvisions from '@/rules/poker/provisions'
import * as poker from '@/rules/poker/settings'
import * as trenteProvisions from '@/rules/trente-et-quarante/provisions'
import * as trente from '@/rules/trente-et-quarante/settings'

interface Texts {
  groups: Record<string, string>
  settings: Record<string, { label: string; help: string }>
  options: Record<string, Record<string, string>>
}

/** A game's page of settings: its fields, the area of its texts, and the schema that reads them. */
interface SettingsPage {
  game: string
  area: string
  groups: readonly FieldGroup<string>[]
  provisions: Readonly<Record<string, unknown>>
  takes: (part: Record<string, unknown>) => boolean
  /** Whether a setting of yes or no has words of its own. */
  yesHasWords: boolean
}

const PAGES: readonly SettingsPage[] = [
  {
    game: 'poker',
    area: 'admin',
    groups: groupsOf(poker.SETTINGS, String),
    provisions: pokerProvisions.PROVISIONS,
    takes: (part) => poker.Settings.safeParse({ uscita: 1, passata: 100, ...part }).success,
    yesHasWords: true,
  },
  {
    game: 'chemin-de-fer',
    area: 'chemin-settings',
    groups: groupsOf(chemin.SETTINGS, String),
    provisions: cheminProvisions.PROVISIONS,
    takes: (part) => chemin.Settings.safeParse(part).success,
    yesHasWords: false,
  },
  {
    game: 'black-jack',
    area: 'bj-settings',
    groups: groupsOf(blackJack.SETTINGS, String),
    provisions: blackJackProvisions.PROVISIONS,
    takes: (part) => blackJack.Settings.safeParse(part).success,
    yesHasWords: false,
  },
  {
    game: 'trente-et-quarante',
    area: 'trente-settings',
    groups: groupsOf(trente.SETTINGS, String),
    provisions: trenteProvisions.PROVISIONS,
    takes: (part) => trente.Settings.safeParse(part).success,
    yesHasWords: false,
  },
]

const textsIn = (locale: string, area: string): Texts =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../messages/${locale}/${area}.json`), 'utf8'),
  )

describe.each(PAGES)('$game', ({ area, groups, provisions, takes, yesHasWords }) => {
  const texts = { it: textsIn('it', area), en: textsIn('en', area) }
  const fields = groups.flatMap((group) => group.fields)

  it.each(fields)('the page explains $key in both languages, with its provision', (field) => {
    expect(Object.hasOwn(provisions, field.provision)).toBe(true)
    const { it: italian, en } = texts
    for (const { settings } of [italian, en]) {
      expect(settings[field.key]?.label.length).toBeGreaterThan(2)
      expect(settings[field.key]?.help).toMatch(/^.{25,}[.?]$/)
    }
    expect(en.settings[field.key]?.help).not.toBe(italian.settings[field.key]?.help)
  })

  it('the page explains only settings, and names its groups', () => {
    const keys = fields.map(({ key }) => key).sort()
    const named = groups.map(({ group }) => group).sort()
    for (const locale of [texts.it, texts.en]) {
      expect(Object.keys(locale.settings).sort()).toEqual(keys)
      expect(Object.keys(locale.groups).sort()).toEqual(named)
    }
  })

  it('each choice of a setting has its word, and the rules accept it', () => {
    for (const field of fields) {
      if (field.kind !== 'choice' && field.kind !== 'yes') continue
      const options = field.kind === 'choice' ? field.values : [true, false]
      if (field.kind === 'choice' || yesHasWords) {
        const words = options.map(String).sort()
        expect(Object.keys(texts.it.options[field.key] ?? {}).sort(), field.key).toEqual(words)
        expect(Object.keys(texts.en.options[field.key] ?? {}).sort(), field.key).toEqual(words)
      }
      for (const option of options) expect(takes({ [field.key]: option }), field.key).toBe(true)
    }
  })

  it('the limits that the page sets are those of the rules', () => {
    for (const field of fields) {
      if (field.kind !== 'chips' && field.kind !== 'count') continue
      const given = (value: number | null) => takes({ [field.key]: value })
      expect([given(field.min), given(field.min - 1)], field.key).toEqual([true, false])
      if (field.kind === 'count')
        expect([given(field.max), given(field.max + 1)], field.key).toEqual([true, false])
      expect(given(null), field.key).toBe(field.isOptional)
    }
  })
})

/** The names of settings that the words of chemin de fer quote: `(impostazione «…»)`, `(setting “…”)`. */
it.each([
  ['it', /\(impostazione «([^»]+)»\)/g],
  ['en', /\(setting “([^”]+)”\)/g],
] as const)(
  'a setting named in the words of chemin de fer has that name on its page: %s',
  (locale, naming) => {
    const labels = Object.values(textsIn(locale, 'chemin-settings').settings).map(({ label }) =>
      label.toLowerCase(),
    )
    const named = Object.values(cheminProvisions.PROVISIONS).flatMap((provision) =>
      [...provision[locale].text.matchAll(naming)].map(([, name = '']) => name.toLowerCase()),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !labels.includes(name))).toEqual([])
  },
)

it('a new class of poker is in the club’s unit: where it has cents every amount is a hundred times as many chips', () => {
  const amounts = groupsOf(poker.SETTINGS, String)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.kind === 'chips' ? [field.key] : []))
  const whole: Record<string, unknown> = poker.Settings.parse({ uscita: 1, passata: 100 })
  const cents = poker.inUnit(whole as poker.Settings, 100) as unknown as typeof whole
  for (const key of amounts)
    expect(cents[key], key).toBe(Number(whole[key] ?? 0) * 100 || whole[key])
})
