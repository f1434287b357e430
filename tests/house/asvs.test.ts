import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { NOT_APPLYING, REQUIREMENTS, SECTIONS } from '../../docs/asvs/list'
import { ROOT } from './sources'

const at = (file: string) => path.join(ROOT, file)

it('each requirement of ASVS stands once, in the order of the standard', () => {
  const numbers = REQUIREMENTS.map(({ id }) => id.split('.').map(Number))
  expect(numbers.every((parts) => parts.length === 3 && parts.every(Number.isInteger))).toBe(true)
  const sorted = [...numbers].sort(
    ([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f,
  )
  expect(numbers).toEqual(sorted)
  expect(new Set(REQUIREMENTS.map(({ id }) => id)).size).toBe(REQUIREMENTS.length)
})

it('no requirement of levels 1 and 2 is left out, and none is there twice', () => {
  const asked = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
  )
  const answered = [...REQUIREMENTS.map(({ id }) => id), ...NOT_APPLYING.flatMap(({ ids }) => ids)]
  expect(answered.toSorted()).toEqual(asked.toSorted())
})

it('each file and each test that the page of security names for ASVS is there', () => {
  const missing = REQUIREMENTS.flatMap(({ id, file, test }) => {
    const [tests, title] = test ?? [null, '']
    const isThere = file === null || existsSync(at(file))
    const isTried = tests === null || readFileSync(at(tests), 'utf8').includes(title)
    return [...(isThere ? [] : [`${id} ${file}`]), ...(isTried ? [] : [`${id} ${title}`])]
  })
  expect(missing).toEqual([])
})

it('a requirement without a file says that it is not met', () => {
  const silent = REQUIREMENTS.filter(({ file, met }) => file === null && !met.startsWith('Not met'))
  expect(silent).toEqual([])
})
