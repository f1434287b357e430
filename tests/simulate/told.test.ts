import { expect, it } from 'vitest'
import type { AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import type { KeptEvent } from '@/rules/kernel/replay'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening } from '@/simulate/game'
import { cases } from '../support/generated'
import { type AnyGame, SIMULATED } from './games'
import { blackJackForms } from './told/black-jack'
import { cheminForms } from './told/chemin'
import { pokerForms } from './told/poker'
import { type Forms, wronglyTold } from './told/told'
import { trenteForms } from './told/trente'

/** The forms of each game; evenings played, of which the offered forms of one state in so many are tried. */
const SEARCHED: Record<string, readonly [forms: unknown, evenings: number, every: number]> = {
  poker: [pokerForms, 5, 64],
  'chemin-de-fer': [cheminForms, 2, 128],
  'black-jack': [blackJackForms, 6, 32],
  'trente-et-quarante': [trenteForms, 4, 64],
}

type AnyForms = Forms<AnyEvening, AnyCommand, AnyEvent>

/** The first form of these evenings that tells something else than is done; the number of forms that told. */
function search(game: AnyGame, forms: AnyForms, evenings: number, every: number) {
  let states = 0
  let told = 0
  let kept: KeptEvent<AnyEvent>[] = []
  let pending: AnyEvent[] = []
  const asked: AnyGame = {
    ...game,
    wrong(_before, event) {
      pending.push(event)
      return null
    },
    wrongWhole(before, step, after) {
      states += 1
      const events = pending
      pending = []
      const { at, by } = step
      for (const event of events) kept.push({ position: kept.length, at, by, event })
      const given = events.length > 0 ? forms.of({ before, step, events, after }) : []
      const offered = states % every === 0 ? forms.offered(after, at, kept) : []
      told += given.length + offered.length
      return wronglyTold([...given, ...offered])
    },
  }
  for (let seed = FIRST; seed < FIRST + evenings; seed++) {
    kept = []
    pending = []
    const { fault } = playEvening(asked, seed, { whole: 1 })
    if (fault) return { seed, fault, told }
  }
  return { fault: null, told }
}

const FIRST = Number(process.env.CIRCOLO_TEST_SEED ?? 1)

it.each(SIMULATED)('the forms of %s tell before what is then done', (name, game) => {
  const [forms, evenings, every] = SEARCHED[name] ?? []
  const found = search(game, forms as AnyForms, cases(evenings ?? 0), every ?? 1)
  expect(found).toMatchObject({ fault: null })
  expect(found.told).toBeGreaterThan(50)
})

it.each(SIMULATED)('a form of %s that tells one chip more is found', (name, game) => {
  const [forms, , every] = SEARCHED[name] ?? []
  const { of } = forms as AnyForms
  const wrong: AnyForms = {
    of: (given) => of(given).map((one) => ({ ...one, told: [one.told, 1] })),
    offered: () => [],
  }
  expect(search(game, wrong, 1, every ?? 1).fault).toMatchObject({ check: 'whole' })
})
