import { expect, it } from 'vitest'
import { Problem } from '@/server/common/errors'
import { Turns } from '@/server/common/turns'

/** Turns whose tasks start when `begin` is called, and the order in which they were done. */
function room(limits = { each: 10, total: 20 }) {
  const turns = new Turns(limits)
  const done: string[] = []
  let begin = () => {}
  const held = new Promise<void>((resolve) => {
    begin = resolve
  })
  const ask = (who: string, what: string, lane: 'first' | 'others' = 'others') =>
    turns.take({ who, lane }, async () => {
      await held
      done.push(what)
    })
  /** Begins, and waits for all of these: the order in which everything was done. */
  const doneAfter = async (...asked: Promise<void>[]) => {
    begin()
    await Promise.all(asked)
    return done
  }
  return { ask, doneAfter }
}

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : error)

it('each person’s next task comes in turn, however many tasks another person has', async () => {
  const { ask, doneAfter } = room()
  const asked = ['a1', 'a2', 'a3', 'a4'].map((one) => ask('alfa', one))
  asked.push(ask('bravo', 'b1'), ask('bravo', 'b2'), ask('charlie', 'c1'))
  expect(await doneAfter(...asked)).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('the desk’s tasks come before all others that have not begun', async () => {
  const { ask, doneAfter } = room()
  const asked = ['a1', 'a2', 'a3'].map((one) => ask('alfa', one))
  asked.push(ask('desk', 'd1', 'first'), ask('desk', 'd2', 'first'))
  expect(await doneAfter(...asked)).toEqual(['a1', 'd1', 'd2', 'a2', 'a3'])
})

it('too many tasks of one person are refused, and another person’s are not', async () => {
  const { ask, doneAfter } = room({ each: 2, total: 20 })
  const asked = ['a1', 'a2', 'a3'].map((one) => ask('alfa', one))
  expect(codeOf(await ask('alfa', 'a4').catch((error: unknown) => error))).toBe('too-busy')
  asked.push(ask('bravo', 'b1'))
  expect(await doneAfter(...asked)).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('too many tasks of many people are refused, and the desk’s are not', async () => {
  const { ask, doneAfter } = room({ each: 2, total: 3 })
  const asked = ['a', 'b', 'c', 'd'].map((one) => ask(one, one))
  expect(codeOf(await ask('e', 'e').catch((error: unknown) => error))).toBe('too-busy')
  asked.push(ask('desk', 'desk', 'first'))
  expect(await doneAfter(...asked)).toEqual(['a', 'desk', 'b', 'c', 'd'])
})

it('a task that fails gets its error, and the next is served', async () => {
  const turns = new Turns({ each: 5, total: 5 })
  const by = { who: 'alfa', lane: 'others' } as const
  const failing = turns.take(by, async () => Promise.reject(new Error('no paper')))
  const next = turns.take(by, async () => 'paper')
  await expect(failing).rejects.toThrow('no paper')
  expect(await next).toBe('paper')
})
