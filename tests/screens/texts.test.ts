import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { screenMessages } from '@/messages'
import { LOCALES } from '@/messages/locale'
import { areasIn, textsUsed } from './texts'

it.each(LOCALES)('every text that a component names exists (%s)', (locale) => {
  const messages = screenMessages(locale)
  const missing = textsUsed().filter(({ area, key }) => {
    const t = createTranslator({ locale, messages, namespace: area as 'common' })
    return !t.has(key as 'menu')
  })
  expect(missing.map(({ file, area, key }) => `${file}: ${area}.${key}`)).toEqual([])
})

it('components with texts are found in every area of the screens', () => {
  const spoken = new Set(textsUsed().map(({ area }) => area))
  expect(areasIn().filter((area) => !spoken.has(area))).toEqual(['errors'])
})
