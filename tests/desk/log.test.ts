import { expect, it } from 'vitest'
import { undone } from '@/components/poker/log/undone'
import type { PokerEvent } from '@/rules/poker/decider'
import { recordedEvenings } from '../support/journals'

it('N3 a corrected result stays in the log, struck through; the last correction stands', () => {
  const entry = (position: number, type: 'colpoSettled' | 'colpoCorrected', colpo: number) => ({
    position,
    event: { type, colpo } as PokerEvent,
  })
  const struck = undone([
    entry(9, 'colpoCorrected', 4),
    entry(8, 'colpoSettled', 5),
    entry(7, 'colpoCorrected', 4),
    entry(6, 'colpoSettled', 4),
  ])
  expect([...struck].sort()).toEqual([6, 7])
})

it('a deal that was taken back is struck, and the deal given in its stead is not', () => {
  const event = (position: number, value: object) => ({ position, event: value as PokerEvent })
  const struck = undone([
    event(1, { type: 'colpoDealt', colpo: { number: 2 } }),
    event(2, { type: 'dealTakenBack', colpo: 2 }),
    event(3, { type: 'colpoDealt', colpo: { number: 2 } }),
  ])
  expect([...struck]).toEqual([1])
})

it('a passata that was taken back is struck, and the one handed over in its stead is not', () => {
  const event = (position: number, type: string, member = 'rossi') => ({
    position,
    event: { type, member } as PokerEvent,
  })
  const struck = undone([
    event(1, 'passataTaken'),
    event(2, 'passataTaken', 'verdi'),
    event(3, 'passataTaken'),
    event(4, 'passataTakenBack'),
    event(5, 'passataTaken'),
  ])
  expect([...struck]).toEqual([3])
})

it('N3 in a recorded evening every correction strikes one result', () => {
  for (const entries of recordedEvenings()) {
    for (const table of ['T1', 'T2', 'T3']) {
      const log = entries.filter(({ event }) => 'table' in event && event.table === table)
      const corrections = log.filter(({ event }) => event.type === 'colpoCorrected')
      expect(undone(log).size).toBe(corrections.length)
    }
  }
})
