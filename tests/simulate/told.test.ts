import { expect, it } from 'vitest'
import type { AnyCommand } from '@/rules/kernel/decider'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening } from '@/simulate/game'
import { cases } from '../support/generated'
import { type AnyGame, SIMULATED } from './games'
import { pokerForms } from './told/poker'
import { type Forms, wronglyTold } from './told/told'

const FORMS: Record<string, unknown> = { poker: pokerForms }

/** The offered forms of one state in so many are tried. */
const EVERY = 64

function search(game: AnyGame, forms: Forms<AnyEvening, AnyCommand>, evenings: number) {
  let seen = 0
  let told = 0
  const asked: AnyGame = {
    ...game,
    wrongWhole(before, step, after) {
      seen += 1
      const given = before === after ? [] : forms.of({ before, step, after })
      const offered = seen % EVERY === 0 ? forms.offered(after, step.at) : []
      told += given.length + offered.length
      return wronglyTold([...given, ...offered])
    },
  }
  const faults = []
  for (let seed = 1; seed <= evenings; seed++) {
    const { fault } = playEvening(asked, seed, { whole: 1 })
    if (fault) faults.push({ seed, fault: fault.found })
  }
  return { told, faults }
}

it.each(SIMULATED.filter(([name]) => name in FORMS))('what the forms of %s tell is what is then done', (name, game) => {
  const found = search(game, FORMS[name] as never, cases(Number(process.env.N ?? 3)))
  console.log(found.told, found.faults.length)
  expect(found.faults.slice(0, 12)).toEqual([])
})
