import { expect, it } from 'vitest'
import { FloatShifts, SHIFT_EVENTS } from '@/rules/float/views/shifts'
import type { AnyEvent } from '@/rules/kernel/decider'
import {
  recordedBlackJackDays,
  recordedCheminEvenings,
  recordedTrenteDays,
} from '../../support/journals'

const T1 = { table: 'T1' }
const shiftsOf = (...events: readonly object[]) => {
  const shifts = new FloatShifts()
  for (const [at, event] of events.entries()) shifts.take({ ...T1, ...event } as AnyEvent, at)
  return shifts.ended()
}
const taken = (isRight: boolean) => ({ type: 'turnTaken', isRight })
const gap = (number: number, chips: number) => ({ type: 'gapDeclared', gap: number, chips })

it('V.handover a shift goes from the count that begins it to the next; one that goes on is none yet', () => {
  expect(shiftsOf({ type: 'floatOpened' }, taken(true), taken(true))).toEqual([
    { table: 'T1', number: 1, from: 0, to: 1, gap: 0, compensated: 0 },
    { table: 'T1', number: 2, from: 1, to: 2, gap: 0, compensated: 0 },
  ])
})

it('V.plus-minus a gap found at a handover is of the shift that ends, any other of its own', () => {
  const found = shiftsOf(
    { type: 'floatOpened' },
    taken(false),
    gap(1, -100),
    gap(2, 30),
    taken(true),
    gap(3, 5),
    { type: 'floatClosed' },
  )
  expect(found.map((one) => one.gap)).toEqual([-100, 30, 5])
})

it('V.plus-minus chips that come back are told beside the gap they compensate', () => {
  const back = { type: 'gapCompensated', gap: 1, entry: 2, chips: 60 }
  const [first] = shiftsOf({ type: 'floatOpened' }, taken(false), gap(1, -100), back, taken(true))
  expect(first).toMatchObject({ gap: -100, compensated: 60 })
})

it('V.plus-minus shifts of recorded floats have every gap of their journals, and name nobody', () => {
  let gaps = 0
  const days = [...recordedCheminEvenings(), ...recordedBlackJackDays(), ...recordedTrenteDays()]
  for (const day of days as { event: AnyEvent }[][]) {
    const shifts = new FloatShifts()
    let due = 0
    for (const [at, { event }] of day.entries()) {
      if (SHIFT_EVENTS.some((type) => type === event.type)) shifts.take(event, at)
      if (event.type === 'gapDeclared') due += (event as unknown as { chips: number }).chips
      gaps += Number(event.type === 'gapDeclared')
    }
    expect(shifts.ended().reduce((sum, one) => sum + one.gap, 0)).toBe(due)
    for (const shift of shifts.ended()) expect(Object.keys(shift)).not.toContain('changeur')
  }
  expect(gaps).toBeGreaterThan(0)
})
