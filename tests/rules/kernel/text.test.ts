import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVISIBLE, reason, written } from '@/rules/kernel/text'

const name = written(80)
const why = reason(3, 300)
const whyNot = (schema: typeof name, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

/** Signs that turn, join, fill or hide text: each makes a name look like another name, or like nothing. */
const UNSEEN = [
  ...['\u202e', '\u2066', '\u200e', '\u061c', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad'],
  ...['\u034f', '\u115f', '\u3164', '\u2800', '\ufe0f', '\u{e0041}', '\u{e0100}', '\u0007'],
  ...['\u0085', '\u2028', '\ue000'],
]

describe('the text that people write', () => {
  it.each(UNSEEN)('is refused with an invisible sign in it: %j', (sign) => {
    expect(whyNot(name, `Ros${sign}si`)).toEqual([INVISIBLE])
    expect(whyNot(why, `il col${sign}po`)).toEqual([INVISIBLE])
  })

  it('is stored in composed form, so that texts that look the same are the same', () => {
    expect(name.parse('Niccolo\u0300')).toBe('Niccolò')
    expect(why.parse('perche\u0301 no')).toBe('perché no')
  })

  it('is one line with single spaces in a name; a reason may have several lines', () => {
    expect(name.parse('  Della\u00a0 \u2003Rovere ')).toBe('Della Rovere')
    expect(whyNot(name, 'Della\nRovere')).toEqual([INVISIBLE])
    expect(why.parse('Prima.\n\n\tPoi.')).toBe('Prima.\n\n\tPoi.')
  })

  it('may be in any alphabet, with any accent; a reason may have emoji', () => {
    for (const text of ['D’Este', 'Müller-Łoś', 'Ξένος', 'Иванов', '山田', 'עברית', 'Terza 🂡'])
      expect(name.parse(text)).toBe(text)
    expect(why.parse('bravo ❤️ 👨‍👩‍👧 👍🏽')).toBe('bravo ❤️ 👨‍👩‍👧 👍🏽')
    expect(whyNot(name, 'Rossi©\u200d')).toEqual([INVISIBLE])
  })

  it('is refused when it is empty after trimming, or too long', () => {
    expect(name.safeParse(' \u00a0 ').success).toBe(false)
    expect(name.safeParse('x'.repeat(81)).success).toBe(false)
    expect(reason(0, 300).parse('  ')).toBe('')
    expect(why.safeParse('no').success).toBe(false)
  })

  it('is accepted unchanged the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        for (const schema of [name, why]) {
          const { data } = schema.safeParse(text)
          if (data !== undefined) expect(schema.parse(data)).toBe(data)
        }
      }),
    )
  })
})
