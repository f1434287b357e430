import { createTranslator } from 'use-intl/core'
import english from '@/messages/en/print.json'
import { titleFor } from '@/messages/evening'
import italian from '@/messages/it/print.json'
import { LANGUAGE_TAGS } from '@/messages/locale'
import type { ClubOnPaper, EveningOnPaper, PaperLocale } from './papers'

const messages = { it: italian, en: english } satisfies Record<PaperLocale, typeof italian>

const translatorFor = (locale: PaperLocale) =>
  createTranslator({ locale, messages: messages[locale] })
export type Words = ReturnType<typeof translatorFor>

/** The sentences of the papers in one language, by key of `messages/<locale>/print.json`. */
export function wordsFor(locale: PaperLocale): Words {
  return translatorFor(locale)
}

/** How a club writes amounts, days and hours on paper; all times in the club's own time zone. */
export interface Pen {
  /** Figures without a unit, for a column: `1.000`, `12,50`. */
  figure(chips: number): string
  /** With its sign: `+1.000`, `−12,50`, and a plain 0. */
  signed(chips: number): string
  /** A share before rounding, with two more decimals than the chips have. */
  exact(chips: number): string
  /** In full, with the unit: `80 €`, `80 punti`. */
  amount(chips: number): string
  day(day: string): string
  /** An evening's title and its day. */
  evening(evening: EveningOnPaper): string
  time(at: number): string
  date(at: number): string
  moment(at: number): string
}

/** Amounts follow the club's unit and decimals; dates follow the language. */
export function penFor(club: ClubOnPaper, locale: PaperLocale): Pen {
  const language = LANGUAGE_TAGS[locale]
  const scale = 10 ** club.decimals
  const digits = {
    minimumFractionDigits: club.decimals,
    maximumFractionDigits: club.decimals,
    useGrouping: 'always',
  } as const
  const plain = new Intl.NumberFormat(language, digits)
  const full = club.unit
    ? new Intl.NumberFormat(language, { ...digits, style: 'currency', currency: club.unit })
    : null
  const finer = new Intl.NumberFormat(language, {
    ...digits,
    maximumFractionDigits: club.decimals + 2,
  })
  const words = wordsFor(locale)
  const zone = { timeZone: club.timeZone }
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = new Intl.DateTimeFormat(language, { ...zone, ...hour })
  const plainDate = new Intl.DateTimeFormat(language, { ...zone, ...date })
  const moment = new Intl.DateTimeFormat(language, { ...zone, ...date, ...hour })
  const civil = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', ...date })
  const figure = (chips: number) => plain.format(Math.abs(chips) / scale)
  const day = (one: string) => civil.format(new Date(`${one}T00:00:00Z`))
  return {
    figure: (chips) => (chips < 0 ? `−${figure(chips)}` : figure(chips)),
    signed: (chips) => (chips === 0 ? figure(0) : `${chips < 0 ? '−' : '+'}${figure(chips)}`),
    exact: (chips) => finer.format(chips / scale),
    amount: (chips) =>
      full
        ? full.format(chips / scale)
        : words('points', { count: chips / scale, figure: plain.format(chips / scale) }),
    day,
    evening: (one) => `${titleFor(one.title, one.day, locale)} · ${day(one.day)}`,
    time: (at) => time.format(at),
    date: (at) => plainDate.format(at),
    moment: (at) => moment.format(at),
  }
}
