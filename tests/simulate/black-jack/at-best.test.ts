import { expect, it } from 'vitest'
import { fullShoe } from '@/rules/black-jack/chances/full'
import { chancesAtBest } from '@/simulate/black-jack/at-best'

it('B.25 the chances written down for a full shoe are those of every hand at best play', () => {
  for (const packs of [4, 6]) {
    const written = Object.entries(fullShoe(packs))
    const found = Object.entries(chancesAtBest({ packs, softDoubling: true }))
    expect(found.map(([name]) => name).sort()).toEqual(written.map(([name]) => name).sort())
    for (const [name, value] of found)
      expect(value).toBeCloseTo(Object.fromEntries(written)[name] ?? Number.NaN, 11)
  }
})
