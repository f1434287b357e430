import { expect, it } from 'vitest'
import { playEvening } from '@/simulate/evening'
import { Pairs } from '@/simulate/pairs'
import { cases } from '../support/generated'
import { type AnyGame, SAMPLED_GAMES, SIMULATED } from './games'

/** Evenings of each game, and how many of them the long run takes, at the most, to bring the pairs down. */
const EVENINGS: Readonly<Record<string, readonly [few: number, most: number]>> = {
  poker: [4, 200],
  'chemin-de-fer': [2, 200],
  'black-jack': [10, 600],
  'trente-et-quarante': [3, 200],
}
/** The part of the pairs that may never have followed each other. */
const BOUND = 0.01

/** The pairs of so many evenings, or of fewer where few enough are left; the first fault of a branch. */
function pairsOf(game: AnyGame, evenings: number) {
  const pairs = new Pairs(game)
  const left = () => {
    const { all, never } = pairs.counts()
    return never / all
  }
  for (let seed = 1; seed <= evenings; seed++) {
    const { fault } = playEvening(pairs.watched(), 70_000 + seed, { whole: 1 })
    if (fault) return { seed, fault, left: left() }
    if (seed % 20 === 0 && left() < BOUND) break
  }
  return { fault: null, left: left() }
}

it.each(SAMPLED_GAMES)(
  'any two kinds of command of %s follow each other, and break nothing',
  (name, game) => {
    const [few = 0, most = 0] = EVENINGS[name] ?? []
    const isLong = cases(1) > 1
    const { left, ...found } = pairsOf(game, isLong ? most : cases(few))
    expect(found).toEqual({ fault: null })
    expect(left).toBeLessThan(isLong ? BOUND : 0.95)
  },
)

it('a rule that breaks only after another kind is found, with the two', () => {
  const [, poker] = SIMULATED[0] as (typeof SIMULATED)[0]
  let latest = ''
  const jealous: AnyGame = {
    ...poker,
    wrong: (before, event, after, command) => {
      const isSecond = latest === 'askPassata' && command === 'setAllAltezza'
      latest = command
      return isSecond ? 'not after the other' : poker.wrong(before, event, after, command)
    },
  }
  expect(pairsOf(jealous, 40).fault?.found).toContain('not after the other')
})
