import { describe, expect, it } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import type { Bet } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Limit } from '@/rules/chemin-de-fer/state/seat'
import { asChips } from '@/rules/kernel/chips'
import { bankLaid, chipsBefore, consent, join, offer, passed, takeAltezza } from './support/seguito'
import { CLOSE, callsBanco, gives } from './support/stakes'
import {
  aTable,
  betOf,
  changed,
  inspector,
  m,
  ofM,
  phone,
  after as played,
  refusalOf,
  seat,
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const ask = (chips: number, by: 'both' | 'banker' = 'both', banker = 3): CheminCommand => ({
  type: 'askToAdd',
  ...ofM(banker),
  chips: asChips(chips),
  by,
})

/** Member 3 holds a bank of 40 in their own mano. */
const own = withBank(aTable(), 3, 40)

/** The same after a coup won, with member 6 as socio: 80 in halves. */
const shared = played(own, [join(6)])

/** Member 4 has bought at 80 the mano of member 3, with member 9 as the socio before. */
const passedWithSocio = passed(aTable(), 3, 80, {
  socio: m(9),
  shares: { [m(3)]: asChips(40), [m(9)]: asChips(40) },
})

const bought = played(passedWithSocio, [takeAltezza(4)])

describe('partnerships that are not allowed', () => {
  const stop = { type: 'stopPartner', ...ofM(7) } as const

  it('S.81 a banco caller who has seen even one card takes no partner, and the employee stops it', () => {
    const called = played(withCoup(own), [callsBanco(7), CLOSE, gives(7)])
    const takes = {
      type: 'acceptOffer',
      ...ofM(7),
      partner: m(8),
      chips: asChips(20),
      asked: false,
    } as const
    expect(refusalOf(called, takes)).toBeNull()
    const dealt = played(called, [
      { type: 'dealCards', table: T1 },
      { type: 'touchCards', ...ofM(7), seen: true },
    ])
    expect(refusalOf(dealt, takes)).toBe('S.45 card-seen')
    const stopped = played(dealt, [stop])
    expect(tableOf(stopped).coup?.incidents).toMatchObject([{ provision: 'S.81', member: m(7) }])
    expect(refusalOf(stopped, stop)).toBe('S.81 stopped-already')
    expect(refusalOf(called, stop)).toBe('S.81 no-card-seen')
  })

  it('S.82 socioMinSeated: no partnership below six seated, or below any number where the house sets none', () => {
    const five = (settings: { socioMinSeated?: number }) =>
      withBank(aTable({ seats: 8, seated: 5, settings }), 3, 40)
    expect(refusalOf(five({}), join(4))).toBe('S.82 too-few-for-socio')
    expect(refusalOf(five({ socioMinSeated: 0 }), join(4))).toBeNull()
    expect(refusalOf(withBank(aTable({ seats: 8, seated: 6 }), 3, 40), join(4))).toBeNull()
  })

  it('S.82 a partnership lasts when the seated fall below the number', () => {
    const table = tableOf(shared)
    const fewer = changed(shared, {
      seats: table.seats.map((one) => (one.number > 5 ? { ...one, holder: null } : one)),
    })
    expect(tableOf(played(fewer, [ask(20), consent(6)])).mano?.socio).toBe(m(6))
  })

  it('S.82 the inspector refuses partnerships for want of play, and allows them again', () => {
    const set = (allowed: boolean) => ({ type: 'setPartnerships', table: T1, allowed }) as const
    const refused = played(own, [set(false)], inspector)
    expect(refusalOf(refused, join(6))).toBe('S.82 partners-refused')
    expect(refusalOf(refused, set(false), inspector)).toBe('S.82 allowed-already')
    expect(refusalOf(own, set(false), phone(3))).toBe('null not-allowed')
    expect(refusalOf(played(refused, [set(true)], inspector), join(6))).toBeNull()
  })

  it('S.82 the inspector stops a player from joining mano after mano', () => {
    const bar = { type: 'barFromPartnerships', ...ofM(6), why: 'più mani' } as const
    const lift = { type: 'allowInPartnerships', ...ofM(6) } as const
    const barred = played(own, [bar], inspector)
    const no = 'S.82 barred-from-partnerships'
    expect(refusalOf(barred, join(6))).toBe(no)
    expect(refusalOf(barred, offer(6), phone(6))).toBe(no)
    expect(refusalOf(barred, join(7))).toBeNull()
    expect(refusalOf(barred, bar, inspector)).toBe('S.82 barred-already')
    expect(refusalOf(own, lift, inspector)).toBe('S.82 not-barred')
    expect(refusalOf(played(barred, [lift], inspector), join(6))).toBeNull()
  })
})

describe('partners of a buyer', () => {
  const parts = (evening: Evening) => tableOf(evening).mano?.shares
  /** The same after a coup of the whole bank on which this much played (level 2). */
  const told = (evening: Evening, matched: number, result: 'banco' | 'punta') =>
    played(evening, [
      {
        type: 'recordResult',
        table: T1,
        bank: asChips(bankLaid(evening)),
        matched: asChips(matched),
        result,
        holder: null,
      },
    ])

  it('S.85 once bought, anyone may take half of the sum, the socio before too', () => {
    const half = played(bought, [join(9, 'half', 4)])
    expect(parts(half)).toEqual({ [m(4)]: 40, [m(9)]: 40 })
    expect([bankLaid(half), chipsBefore(half, 4)]).toEqual([80, 960])
    expect(chipsBefore(bought, 9) - chipsBefore(half, 9)).toBe(40)
    expect(tableOf(half).mano?.socio).toBe(m(9))
  })

  it('S.85 an odd unit of the half is the banker’s', () => {
    const odd = played(passed(aTable(), 3, 81), [takeAltezza(4), join(9, 'half', 4)])
    expect(parts(odd)).toEqual({ [m(4)]: 41, [m(9)]: 40 })
  })

  it('S.78 win and loss are in halves for good, whatever odd unit the banker has (cf51, cf52)', () => {
    const odd = played(passed(aTable({ level: 2 }), 3, 281), [takeAltezza(4), join(9, 'half', 4)])
    const won = told(odd, 186, 'banco')
    expect(parts(won)).toEqual({ [m(4)]: 141 + 93, [m(9)]: 140 + 93 })
    expect(parts(told(won, 1, 'banco'))).toEqual({ [m(4)]: 235, [m(9)]: 233 })
    const before = [4, 9].map((n) => chipsBefore(won, n))
    const lost = told(won, 467, 'punta')
    expect([4, 9].map((n) => chipsBefore(lost, n))).toEqual(before)
    const half = told(won, 186, 'punta')
    expect([4, 9].map((n, at) => chipsBefore(half, n) - (before[at] ?? 0))).toEqual([141, 140])
    const grown = played(odd, [ask(100, 'banker', 4), consent(9)])
    expect(parts(told(grown, 190, 'banco'))).toEqual({ [m(4)]: 362, [m(9)]: 209 })
  })

  it('S.103b the banker who passed joins only by doubling the sum', () => {
    expect(refusalOf(bought, join(3, 'half', 4))).toBe('S.85 outgoing-doubles')
    const doubled = played(bought, [join(3, 'double', 4)])
    expect(parts(doubled)).toEqual({ [m(4)]: 80, [m(3)]: 80 })
    expect(bankLaid(doubled)).toBe(160)
  })

  it('S.85 half of the sum only at the purchase, before the first coup', () => {
    const { mano } = tableOf(bought)
    const later = changed(bought, { mano: mano && { ...mano, coups: 1, wins: 1 } })
    expect(refusalOf(later, join(6, 'half', 4))).toBe('S.77a no-part-of-bank')
    expect(refusalOf(later, join(6, 'double', 4))).toBeNull()
  })

  it('S.95b nobody joins before the mano is bought', () => {
    expect(refusalOf(passedWithSocio, offer(6))).toBe('null no-mano')
    expect(refusalOf(passedWithSocio, join(6))).toBe('null no-mano')
  })

  it('S.72 a banker who saw the stakes and refused the coup does not join the buyer', () => {
    const limit: Limit = {
      member: m(3),
      kind: 'passed',
      why: '',
      provision: 'S.72',
      mano: 1,
      oldSeat: null,
    }
    expect(refusalOf(changed(bought, { limits: [limit] }), join(3, 'double', 4))).toBe(
      'S.85 refused-the-coup',
    )
  })
})

describe('a socio who plays against the bank', () => {
  const firstOf = (...bets: readonly Bet[]) => {
    const coup = withCoup(shared, { bets })
    return orderOfRights(tableOf(coup), coup.settings)[0]?.member
  }

  it('S.83 the socio may stake, and takes no cards while others have money on the coup', () => {
    expect(firstOf(betOf(6, 50), betOf(7, 20))).toBe(m(7))
    expect(firstOf(betOf(6, 50))).toBe(m(6))
  })

  it('S.83 the socio calls banco until a card is out, and not afterwards', () => {
    const call = (n: number): CheminCommand => ({
      type: 'callBanco',
      ...ofM(n),
      place: seat(n),
      respects: [],
      helpers: [],
    })
    const open = withCoup(shared)
    expect(refusalOf(open, call(6))).toBeNull()
    const detached = { provision: 'S.54', member: m(3), at: 0, note: '' }
    const early = withCoup(shared, { incidents: [detached] })
    expect(refusalOf(early, call(6))).toBe('S.83 socio-after-card')
    expect(refusalOf(early, call(7))).toBeNull()
  })
})
