import { expect } from 'vitest'
import { chipsOf } from '@/rules/banked/accounts'
import type { BankedEvening } from '@/rules/banked/state'
import type { Actor, Instant } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { desk, inspector, phone } from './play'

type CasseCommand = { readonly member: string } & (
  | { readonly type: 'askCassa'; readonly chips: number }
  | { readonly type: 'handCassa'; readonly chips: number; readonly askedAt?: Instant }
  | { readonly type: 'takeCassaBack'; readonly handedAt: Instant }
  | { readonly type: 'correctCassa'; readonly chips: number; readonly why: string }
)

/** A day of any banked game whose m1 has 10 chips. */
interface Day {
  readonly evening: Pick<BankedEvening<never>, 'persons' | 'accounts'>
  readonly at: Instant
  give(command: CasseCommand, by: Actor): unknown
  refused(command: CasseCommand, by: Actor): string
  after(time: string): unknown
}

/** Casse of m1 handed out by mistake: taken back within ten seconds and by the desk, once, and not after a correction. */
export function takesCasseBack(day: Day, provision: string, dropOffered: () => unknown): void {
  const member = 'm1'
  const m1 = () => day.evening.persons[asMember(member)]
  const none = `${provision} nothing-just-handed`
  const hands = (chips: number, askedAt?: Instant) => {
    day.give({ type: 'handCassa', member, chips, ...(askedAt && { askedAt }) }, desk)
    return { type: 'takeCassaBack', member, handedAt: day.at } as const
  }
  day.give({ type: 'askCassa', member, chips: 50 }, phone(1))
  const asked = m1()
  const askedAt = day.at
  expect(dropOffered()).toMatchObject([{ payload: { member } }])
  const back = hands(50, askedAt)
  const again = { type: 'handCassa', member, chips: 50, askedAt } as const
  expect(day.refused(again, desk)).toBe(`${provision} nothing-asked`)
  expect(day.refused(back, inspector)).toBe('null not-allowed')
  day.give(back, desk)
  expect(m1()).toEqual(asked)
  expect(day.evening.accounts[chipsOf(asMember(member))]).toBe(10)
  expect(day.refused(back, desk)).toBe(none)

  const answered = hands(50, askedAt)
  day.give({ type: 'askCassa', member, chips: 20 }, phone(1))
  day.give(answered, desk)
  expect(m1()?.asked?.chips).toBe(20)

  const corrected = hands(20)
  day.give({ type: 'correctCassa', member, chips: -1, why: 'errore' }, desk)
  expect(day.refused(corrected, desk)).toBe(none)
  const late = hands(20)
  day.after('00:00:16')
  expect(day.refused(late, desk)).toBe(none)
}
