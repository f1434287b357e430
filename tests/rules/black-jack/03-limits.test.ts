import { expect, it } from 'vitest'
import { desk, inspector, Play, T1 } from './support/table'
import { atLevelTwo, casella, record } from './support/told'

/** Both have signed new limits, 20–200. */
const withLimits = (play: Play) =>
  play
    .give(
      { type: 'changeLimits', table: T1, minimum: 20, maximum: 200, as: 'management' },
      inspector,
    )
    .give({ type: 'signLimits', table: T1, as: 'control' }, desk)

it('B.2.3 B2 where no stakes are invited, new limits are in force once both have signed', () => {
  const small = record([casella(1, ['lost'], { chips: 10 }), casella(2, ['lost'])])
  const large = record([casella(1, ['lost'], { chips: 120 }), casella(2, ['lost'])])
  const play = atLevelTwo().give(small)
  expect(play.refused(large)).toBe('J.2 outside-limits')
  withLimits(play)
  expect(play.table).toMatchObject({
    limits: { minimum: 20, maximum: 200, since: 2 },
    limitsBefore: [{ minimum: 10, maximum: 100, since: 1 }],
    limitsAsked: null,
  })
  expect(play.refused(small)).toBe('J.2 outside-limits')
  expect(play.give(large).won(1)).toBe(-130)
})

it('B.2.3 B2 limits that wait for the stakes to be invited are in force at a level without invitation', () => {
  const waiting = () => withLimits(new Play())
  expect(waiting().table.limits).toMatchObject({ minimum: 10 })
  const play = waiting().give({ type: 'setLevel', table: T1, level: 2 })
  expect(play.table).toMatchObject({ limits: { minimum: 20, since: 1 }, limitsAsked: null })
  const asked = { type: 'changeLimits', table: T1, minimum: 20, maximum: 200 } as const
  const half = new Play().give({ ...asked, as: 'management' }, inspector)
  half.give({ type: 'setLevel', table: T1, level: 2 })
  expect(half.table).toMatchObject({ limits: { minimum: 10 }, limitsAsked: { minimum: 20 } })
})
