import { describe, expect, it } from 'vitest'
import { eveningDay, madeTitle, titleFor } from '@/messages/evening'
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

describe('an evening lasts until six in the morning by the club’s clock', () => {
  it.each([
    ['the night in which the clock is set back', '2026-10-25T05:59:00+01:00', '2026-10-24'],
    ['its morning', '2026-10-25T06:00:00+01:00', '2026-10-25'],
    ['the night in which it is set forward', '2026-03-29T05:59:00+02:00', '2026-03-28'],
    ['its morning', '2026-03-29T06:00:00+02:00', '2026-03-29'],
    ['the first night of a year', '2027-01-01T00:00:00+01:00', '2026-12-31'],
    ['the night after a leap day', '2028-03-01T03:00:00+01:00', '2028-02-29'],
    ['noon', '2026-11-27T12:00:00+01:00', '2026-11-27'],
  ])('%s, %s: %s', (_, at, day) => {
    expect(eveningDay(Date.parse(at), 'Europe/Rome')).toBe(day)
  })
})
