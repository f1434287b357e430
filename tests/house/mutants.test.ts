import { afterEach, expect, it } from 'vitest'
import * as once from '@/rules/kernel/once'
import * as anew from '@/trials/mutants/once'

const scope = globalThis as { __stryker__?: { activeMutant: string } | undefined }
afterEach(() => {
  scope.__stryker__ = undefined
})

it('all that the rules keep for a state is kept for each mutant', () => {
  expect(Object.keys(anew).toSorted()).toEqual(Object.keys(once).toSorted())
  const table = {}
  let worked = 0
  const work = () => ++worked
  const all = [
    anew.oncePer(work),
    anew.whileSame((_, key: object) => [key], work),
    anew.onceBy(() => 'key', work),
  ]
  const asked = () => all.map((one) => one(table, table))
  scope.__stryker__ = { activeMutant: '1' }
  expect([asked(), asked()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  scope.__stryker__ = { activeMutant: '2' }
  expect([asked(), asked()]).toEqual([
    [4, 5, 6],
    [4, 5, 6],
  ])
})
