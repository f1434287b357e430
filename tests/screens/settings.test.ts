import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SETTING_GROUPS } from '@/components/poker/admin/settings'
import { PROVISIONS } from '@/rules/poker/provisions'
import { Settings } from '@/rules/poker/settings'

interface Texts {
  groups: Record<string, string>
  settings: Record<string, { label: string; help: string }>
  options: Record<string, Record<string, string>>
}

const textsIn = (locale: string): Texts =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../messages/${locale}/admin.json`), 'utf8'),
  )
const texts = { it: textsIn('it'), en: textsIn('en') }
const fields = SETTING_GROUPS.flatMap((group) => group.fields)

it.each(fields)('the page explains $key in both languages, with its provision', (field) => {
  expect(Object.hasOwn(PROVISIONS, field.provision)).toBe(true)
  const { it: italian, en } = texts
  for (const { settings } of [italian, en]) {
    expect(settings[field.key]?.label.length).toBeGreaterThan(2)
    expect(settings[field.key]?.help).toMatch(/^.{25,}[.?]$/)
  }
  expect(en.settings[field.key]?.help).not.toBe(italian.settings[field.key]?.help)
})

it('the page explains only settings, and names its groups', () => {
  const keys = fields.map(({ key }) => key as string).sort()
  const groups = SETTING_GROUPS.map(({ group }) => group as string).sort()
  for (const locale of [texts.it, texts.en]) {
    expect(Object.keys(locale.settings).sort()).toEqual(keys)
    expect(Object.keys(locale.groups).sort()).toEqual(groups)
  }
})

it('each choice of a setting has its word, and the rules accept it', () => {
  for (const field of fields) {
    if (field.kind !== 'choice' && field.kind !== 'yes') continue
    const options =
      field.kind === 'choice' ? field.options.map(({ value }) => value) : [true, false]
    const words = options.map(String).sort()
    expect(Object.keys(texts.it.options[field.key] ?? {}).sort(), field.key).toEqual(words)
    expect(Object.keys(texts.en.options[field.key] ?? {}).sort(), field.key).toEqual(words)
    for (const option of options) {
      const chosen = { uscita: 1, passata: 100, [field.key]: option }
      expect(Settings.safeParse(chosen).success, field.key).toBe(true)
    }
  }
})

it('the limits that the page sets are those of the rules', () => {
  for (const field of fields) {
    if (field.kind !== 'chips' && field.kind !== 'count') continue
    const takes = (value: number | null) =>
      Settings.safeParse({ uscita: 1, passata: 100, [field.key]: value }).success
    expect([takes(field.min), takes(field.min - 1)], field.key).toEqual([true, false])
    if (field.kind === 'count')
      expect([takes(field.max), takes(field.max + 1)], field.key).toEqual([true, false])
    expect(takes(null), field.key).toBe(field.empty ?? false)
  }
})
