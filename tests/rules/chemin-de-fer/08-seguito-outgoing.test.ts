import { describe, expect, it } from 'vitest'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { call } from './support/errors'
import {
  bankLaid,
  beginAuction,
  chipsBefore,
  closeStep,
  imposeMano,
  letGo,
  manoWith,
  passed,
  speakStanding,
  takeAltezza,
  takeBackMano,
  whenPassed,
} from './support/seguito'
import {
  aTable,
  betOf,
  changed,
  m,
  ofM,
  after as played,
  refusalOf,
  seat,
  tableOf,
  withCoup,
} from './support/table'

const seguitoIn = (evening: Parameters<typeof tableOf>[0]) => tableOf(evening).seguito

/** Seats 1 to 8, the members 9 and 10 standing; member 3 passes 80. */
const onOffer = passed(aTable())

const venezia = passed(aTable({ profile: 'venezia', seats: 8 }))

describe('taking it back', () => {
  it('S.97 untaken, the banker who passed may take it back at its sum', () => {
    const own = 'S.97 own-mano'
    expect(refusalOf(onOffer, takeAltezza(3))).toBe(own)
    expect(refusalOf(onOffer, takeBackMano(3))).toBe('S.97 outgoing-not-asked')
    const asked = played(onOffer, [closeStep, closeStep, closeStep])
    expect(seguitoIn(asked)?.step).toBe('outgoing')
    expect(refusalOf(asked, takeBackMano(4))).toBe('S.97 not-the-outgoing')
    expect(refusalOf(asked, speakStanding(9, 2))).toBe('S.96 standing-over')
    const back = played(asked, [takeBackMano(3)])
    expect(tableOf(back).mano).toMatchObject({ banker: m(3), price: 80, initialSeat: 3 })
    expect([bankLaid(back), chipsBefore(back, 3)]).toEqual([80, 920])
    expect(tableOf(back).limits).toEqual([])
  })

  it('S.97 S.84 taken back, its socio too is as if nobody had passed', () => {
    const offered = passed(aTable(), 3, 80, { socio: m(5) })
    expect(tableOf(offered).limits).toContainEqual(
      expect.objectContaining({ member: m(5), kind: 'partner' }),
    )
    const back = played(offered, [closeStep, closeStep, closeStep, takeBackMano(3)])
    expect(tableOf(back).limits).toEqual([])
  })

  it('S.97 where the house does not allow it, the auction comes next', () => {
    const round = played(venezia, [closeStep])
    expect(refusalOf(round, takeBackMano(3))).toBe('S.97 outgoing-not-asked')
    expect(refusalOf(round, beginAuction)).toBeNull()
  })

  it('S.97 a banker who bought the mano and won with it may take it back too', () => {
    const sold = passed(aTable(), 3, 80, { origin: 'altezza', price: asChips(40), seller: m(2) })
    const asked = played(sold, [closeStep, closeStep, closeStep])
    expect(tableOf(played(asked, [takeBackMano(3)])).mano?.banker).toBe(m(3))
  })
})

describe('limits of those who passed', () => {
  const bought = played(onOffer, [takeAltezza(4)])
  const wonAndPassed = whenPassed(manoWith(bought, { coups: 2, wins: 2, coupsSinceTurn: 3 }))

  it('S.98 a buyer who passes takes no seguito and bids for none until the next banker’s mano ends', () => {
    expect(tableOf(wonAndPassed).limits).toMatchObject([
      { member: m(4), kind: 'sold', provision: 'S.98' },
    ])
    const next = played(wonAndPassed, [takeAltezza(5)])
    // Member 5’s coup is passed in turn: only now member 4 buys again.
    const again = whenPassed(manoWith(next, { coups: 1, wins: 1 }))
    expect(tableOf(again).limits.map(({ member }) => member)).toEqual([m(5)])
    expect(refusalOf(played(again, [letGo(6)]), takeAltezza(4))).toBeNull()
    expect(refusalOf(again, takeAltezza(5))).toBe('S.98 only-banco-calls')
  })

  it('S.98 the limit ends with the next banker’s mano, lost too', () => {
    const base = passed(aTable(), 3, 80, { origin: 'altezza', price: asChips(40), seller: m(2) })
    const next = tableOf(played(base, [takeAltezza(5)]))
    expect(next.limits).toMatchObject([{ member: m(3), kind: 'sold', mano: 1 }])
    expect(next.mano?.number).toBe(2)
  })

  it('S.105 a bought mano tied at its first coup is offered at its price, and its seller may not take it back', () => {
    const tied = whenPassed(
      manoWith(bought, { coups: 1, ties: 1, shares: { [m(4)]: asChips(80) } }),
    )
    expect(seguitoIn(tied)).toMatchObject({ sum: 80, outgoing: m(4) })
    expect(tableOf(tied).limits).toMatchObject([{ member: m(4), kind: 'sold', provision: 'S.105' }])
    const asked = played(tied, [closeStep, closeStep])
    // The step of the banker who passed is left out.
    expect(seguitoIn(asked)?.step).toBe('standing')
    expect(refusalOf(asked, closeStep)).toBe('S.101 auction-is-next')
    expect(refusalOf(asked, takeBackMano(4))).toBe('S.105 passed-after-tie')
  })

  it('S.105 the price asked leaves out additions to the bank', () => {
    const base = played(aTable(), [])
    const tied = passed(base, 3, 120, {
      origin: 'incanto',
      price: asChips(80),
      seller: m(2),
      wins: 0,
      ties: 1,
    })
    expect(seguitoIn(tied)?.sum).toBe(80)
    const won = passed(base, 3, 120, { origin: 'incanto', price: asChips(80), seller: m(2) })
    expect(seguitoIn(won)?.sum).toBe(120)
  })

  it('S.105 the banker before has all rights again', () => {
    const tied = whenPassed(manoWith(bought, { coups: 1, ties: 1 }))
    expect(tableOf(tied).limits.some(({ member }) => member === m(3))).toBe(false)
    expect(refusalOf(tied, takeAltezza(3))).toBeNull()
  })

  it('S.103a when the mano is passed once more, banker and socio of before have their rights again', () => {
    const withSocio = { socio: m(9), shares: { [m(3)]: asChips(40), [m(9)]: asChips(40) } }
    const first = passed(aTable(), 3, 80, withSocio)
    expect(tableOf(first).limits.map(({ member, kind }) => [member, kind])).toEqual([
      [m(3), 'passed'],
      [m(9), 'partner'],
    ])
    const second = whenPassed(manoWith(played(first, [takeAltezza(4)]), { coups: 1, wins: 1 }))
    expect(tableOf(second).limits.map(({ member }) => member)).toEqual([m(4)])
    expect(refusalOf(second, takeAltezza(3))).toBeNull()
    const standing = played(second, [closeStep, closeStep])
    expect(refusalOf(standing, speakStanding(9, 2))).toBeNull()
  })
})

describe('nobody buys', () => {
  const auction = played(onOffer, [closeStep, closeStep, closeStep, beginAuction])

  it('S.99 the seat on the right of the initial one has the turn, imposed', () => {
    const imposed = tableOf(played(auction, [imposeMano]))
    expect([imposed.turn, imposed.imposedOn, imposed.seguito, imposed.mano]).toEqual([
      4,
      4,
      null,
      null,
    ])
  })

  it('S.99 refusing the imposed mano twice costs the seat', () => {
    const imposed = played(auction, [imposeMano])
    const refuseMano = { type: 'refuseMano', ...ofM(4) } as const
    const asked = played(imposed, [refuseMano])
    expect(tableOf(asked).seats[3]?.holder).toBe(m(4))
    const lost = played(asked, [refuseMano])
    expect(tableOf(lost).seats[3]?.holder).toBeNull()
    expect(tableOf(lost).turn).toBe(5)
  })

  it('S.99 the imposed mano begins from the minimum, on a seat of its own', () => {
    const begun = played(auction, [imposeMano, { type: 'openBank', ...ofM(4), bank: asChips(10) }])
    expect(tableOf(begun).mano).toMatchObject({
      banker: m(4),
      origin: 'imposed',
      initialSeat: 4,
      price: null,
      opening: 10,
    })
    expect(tableOf(begun).imposedOn).toBeNull()
  })

  it('S.99 the banker who has just passed is gone over and keeps the seat', () => {
    const sold = passed(aTable(), 4, 80, { initialSeat: asSeat(3) })
    const none = played(sold, [closeStep, closeStep, closeStep, beginAuction, imposeMano])
    expect(tableOf(none).turn).toBe(5)
    expect(tableOf(none).seats[3]?.holder).toBe(m(4))
  })

  it('S.99 the rights to the next banco end, since the sabot has moved on', () => {
    const lost = { member: m(6), lost: asChips(20), since: 1, dormant: false, nextCoupOnly: false }
    const imposed = played(changed(auction, { suivi: [lost] }), [imposeMano])
    expect(tableOf(imposed).suivi).toEqual([])
  })

  it('S.99 without an auction, or with bids, nothing is imposed', () => {
    expect(refusalOf(onOffer, imposeMano)).toBe('S.101 no-auction')
  })
})

describe('banco for those who passed', () => {
  const firstOf = (evening: Evening, ...callers: readonly number[]) => {
    const coup = withCoup(evening, {
      calls: callers.map((n) => ({ ...call(n, 80), at: 0 })),
      bets: callers.map((n) => betOf(n, 80, { at: 0 })),
    })
    return orderOfRights(tableOf(coup), coup.settings)[0]?.member
  }

  it('S.87b the banker who passed is last for banco, wherever the mano began', () => {
    const stood = passed(aTable(), 3, 80, { initialSeat: asSeat(1), bankerPlace: seat(3) })
    const bought = played(stood, [takeAltezza(4)])
    // From seat 1 on, seat 3 comes before seat 8: only the limit puts it last.
    expect(firstOf(bought, 3, 8)).toBe(m(8))
    expect(firstOf(changed(bought, { limits: [] }), 3, 8)).toBe(m(3))
  })

  it('S.98 a buyer who passed keeps the banco calls and the place of the seat for them', () => {
    const sold = passed(aTable(), 3, 80, {
      origin: 'altezza',
      price: asChips(40),
      seller: m(2),
      initialSeat: asSeat(1),
    })
    const bought = played(sold, [takeAltezza(4)])
    expect(tableOf(bought).limits).toMatchObject([{ member: m(3), provision: 'S.98' }])
    expect(firstOf(bought, 3, 8)).toBe(m(3))
  })
})
