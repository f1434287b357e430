import { expect, it } from 'vitest'
import { Readings } from '@/server/history/readings'

/** Readings that say how often each key was read. */
function counted(most: number) {
  const readings = new Readings<string>(most)
  const read: string[] = []
  const ask = (key: string, version = 1, isBroken = false) =>
    readings.of(key, version, async () => {
      read.push(`${key}.${version}`)
      if (isBroken) throw new Error('lost')
      return `${key} at ${version}`
    })
  return { readings, read, ask }
}

it('two who ask at once for the same version share one reading; another version is read anew', async () => {
  const { readings, read, ask } = counted(5)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a at 1', 'a at 1', 'b at 1'])
  expect(readings.has('a', 1)).toBe(true)
  expect([await ask('a'), await ask('a', 2), await ask('a', 2)]).toEqual([
    'a at 1',
    'a at 2',
    'a at 2',
  ])
  expect(read).toEqual(['a.1', 'b.1', 'a.2'])
  expect(readings.has('a', 1)).toBe(false)
})

it('a reading that failed is told to all who asked, and is made again', async () => {
  const { read, ask } = counted(5)
  const both = await Promise.allSettled([ask('a', 1, true), ask('a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('a at 1')
  expect(read).toEqual(['a.1', 'a.1'])
})

it('the earliest readings are forgotten above so many', async () => {
  const { readings, ask } = counted(2)
  for (const key of ['a', 'b', 'a', 'c']) await ask(key)
  expect(['a', 'b', 'c'].map((key) => readings.has(key, 1))).toEqual([false, true, true])
})
