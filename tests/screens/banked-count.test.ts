import { expect, it } from 'vitest'
import { dueAt, gapIn } from '@/components/float/room/tables/expected'
import { sceneOf } from '@/rules/black-jack/bench'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { deskOfficeView, type OfficeFloat } from '@/rules/float/views/office'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { FloatHands, WHOLE } from '../rules/banked/support/float'
import * as bj from '../rules/black-jack/support/table'

const settings = FLOAT_PROFILES.club

/** The float of a black jack table where two have lost 20 each, as the office sees it. */
function officeFloat(level: 1 | 2): OfficeFloat {
  const hands = new FloatHands(new bj.Play(bj.aDay({ settings: { level } }))).opened()
  const puntata = (n: number) => ({
    player: bj.p(n),
    chips: 20,
    on: [20],
    insurance: 0,
    isPar: false,
  })
  const caselle = [1, 2].map((n) => ({ casella: n, puntate: [puntata(n)], hands: ['lost'] }))
  if (level === 2)
    hands.play.give({ type: 'recordColpo', table: bj.T1, hasBlackJack: false, caselle } as never)
  const [float] = deskOfficeView(sceneOf(hands.play.evening), asMember('segreteria'))?.floats ?? []
  if (!float) throw new Error('no float')
  return float
}

it('J.6 the closing count of a bank’s float is compared as a whole, since play has mixed its pieces', () => {
  const float = officeFloat(2)
  expect(dueAt('closing', float, settings)).toBeNull()
  expect(gapIn('closing', float, settings, asChips(WHOLE + 40))).toBe(0)
  expect(gapIn('closing', float, settings, asChips(WHOLE))).toBe(-40)
})

it('J.6 where only the float is kept its closing count says no difference, since it tells the result', () => {
  expect(gapIn('closing', officeFloat(1), settings, asChips(WHOLE + 70))).toBeNull()
})

it('J.6 the box opens with the pieces of the house’s list, denomination by denomination', () => {
  const float = officeFloat(2)
  expect(dueAt('opening', float, settings)?.pieces).toMatchObject({ '100': 40 })
  expect(gapIn('opening', float, settings, asChips(WHOLE - 5))).toBe(-5)
  expect(gapIn('spot', float, settings, asChips(0))).toBeNull()
})
