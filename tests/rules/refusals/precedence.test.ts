import { describe, expect, it } from 'vitest'
import { DEAL } from './deal'
import { DRAWING } from './draw'
import { FORMATION } from './formation'
import { SPEAKING } from './play'
import { POT, RESTO } from './resto'
import { PAROL, RESULT } from './result'
import { SEATS } from './seats'
import { SHOWDOWN } from './showdown'
import { TABLEAU } from './tableau'
import { listSpeaking, rulingOf, valuesLacking, type Walk } from './walk'

const ARTICLES: Readonly<Record<string, readonly Walk[]>> = {
  'Art. I': FORMATION,
  'Art. II': SEATS,
  'Art. III': RESTO,
  'Art. IV': POT,
  'Art. V': DEAL,
  'Art. VI to VIII and XI': SPEAKING,
  'Art. IX, X, XV and the affranco': DRAWING,
  'Art. VI and XII': SHOWDOWN,
  'Art. XII and XIV': RESULT,
  'Art. XIII': PAROL,
  'Art. XVI': TABLEAU,
}
const walks = Object.entries(ARTICLES).flatMap(([article, of]) =>
  of.map((one) => ({ article, one, name: one.type })),
)

describe('refusals come in their order of precedence', () => {
  it.each(walks)('$article $name: each situation mends the reason before it', ({ one }) => {
    const given = one.rows.map((row) => rulingOf(row)?.code ?? 'accepted')
    expect(given).toEqual(one.rows.map(([reason]) => reason))
    expect(given.length).toBeGreaterThan(1)
  })

  it.each(walks)('$article $name: the reasons stand so in their lists', ({ one }) => {
    const places = one.rows.flatMap((row) => {
      const ruling = rulingOf(row)
      const list = ruling && listSpeaking(ruling)
      return ruling && list ? [{ list, at: Object.keys(list).indexOf(ruling.code) }] : []
    })
    for (const list of new Set(places.map((place) => place.list))) {
      const order = places.filter((place) => place.list === list).map((place) => place.at)
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
    }
  })

  it.each(walks)('$article $name: every sentence has its values', ({ one }) => {
    for (const row of one.rows) {
      const ruling = rulingOf(row)
      expect(ruling ? valuesLacking(ruling) : [], row[0]).toEqual([])
      expect(ruling && listSpeaking(ruling), row[0]).not.toBeUndefined()
    }
  })
})
