import { describe, expect, it } from 'vitest'
import { madeTitle, titleFor } from '@/messages/evening'
import { wishedLocale } from '@/messages/locale'

describe('a visitor without a chosen language reads in the browser’s', () => {
  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['it-IT,it;q=0.9,en;q=0.8', 'it'],
    ['de-DE,de;q=0.9,en;q=0.8,it;q=0.7', 'en'],
    ['it;q=0.3, en;q=0.9', 'en'],
    ['en;q=0, fr', 'it'],
    ['fr-FR', 'it'],
    ['*', 'it'],
    ['', 'it'],
    [null, 'it'],
  ] as const)('%s: %s', (wished, locale) => {
    expect(wishedLocale(wished)).toBe(locale)
  })
})

describe('an evening’s title', () => {
  it('that the house made is in the reader’s language, whichever it was made in', () => {
    expect(madeTitle('2026-11-27', 'it')).toBe('Serata di venerdì')
    for (const made of ['Serata di venerdì', 'Friday evening']) {
      expect(titleFor(made, '2026-11-27', 'it')).toBe('Serata di venerdì')
      expect(titleFor(made, '2026-11-27', 'en')).toBe('Friday evening')
    }
  })

  it('that a person wrote stays as it is, also where it names another day', () => {
    for (const title of ['Torneo di Natale', 'Serata di lunedì', 'Friday Evening'])
      expect(titleFor(title, '2026-11-27', 'en')).toBe(title)
  })
})
