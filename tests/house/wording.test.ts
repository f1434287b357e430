import { describe, expect, it } from 'vitest'
import { PROVISIONS as BLACK_JACK } from '@/rules/black-jack/provisions'
import { PROVISIONS as CHEMIN_DE_FER } from '@/rules/chemin-de-fer/provisions'
import { FLOAT_PROVISION_WORDS as FLOAT } from '@/rules/float/provisions'
import type { Provision, Wording } from '@/rules/kernel/provision'
import { PROVISIONS as POKER } from '@/rules/poker/provisions'
import { PROVISIONS as TRENTE_ET_QUARANTE } from '@/rules/trente-et-quarante/provisions'
import { hardSentences } from './english'

/** A longer text is hard to read at a table. */
const MOST_WORDS = 60

const GAMES = {
  float: FLOAT,
  poker: POKER,
  'chemin-de-fer': CHEMIN_DE_FER,
  'black-jack': BLACK_JACK,
  'trente-et-quarante': TRENTE_ET_QUARANTE,
}
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

describe.each(Object.entries(GAMES))('%s', (_game, provisions) => {
  const worded: (readonly [string, string, Wording])[] = Object.entries(provisions).flatMap(
    ([id, { it: italian, en }]: [string, Provision]) =>
      [
        [id, 'it', italian],
        [id, 'en', en],
      ] as const,
  )

  it('every provision has a title, a text and an example in both languages, none of them long', () => {
    const wrong = worded.filter(([, , words]) =>
      Object.values(words).some((text) => wordsIn(text) === 0 || wordsIn(text) > MOST_WORDS),
    )
    expect(wrong.map(([id, locale]) => `${id} ${locale}`)).toEqual([])
  })

  it('a text is a whole sentence, and apostrophes are curly', () => {
    const wrong = worded.filter(
      ([, , { title, text, example }]) =>
        !/[.?]$/.test(text) || !/[.?»”]$/.test(example) || /['"]/.test(title + text + example),
    )
    expect(wrong.map(([id, locale]) => `${id} ${locale}`)).toEqual([])
  })

  it('English that a reader with school English understands at once', () => {
    const hard = worded.flatMap(([id, locale, { title, text, example }]) =>
      locale === 'en'
        ? [text, example]
            .flatMap(hardSentences)
            .map(({ sentence, because }) => `${id} ${title}: «${sentence}» ${because}`)
        : [],
    )
    expect(hard).toEqual([])
  })
})
