import { describe, expect, it } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Limit } from '@/rules/chemin-de-fer/state/seat'
import { asChips } from '@/rules/kernel/chips'
import {
  awardAuction,
  bankLaid,
  beginAuction,
  bid,
  chipsBefore,
  closeStep,
  imposeMano,
  letGo,
  passed,
  speakStanding,
  takeAltezza,
} from './support/seguito'
import {
  aTable,
  changed,
  gap,
  inspector,
  m,
  ofM,
  phone,
  after as played,
  refusalOf,
  T1,
  tableOf,
  without,
} from './support/table'

/** Seats 1 to 8, the members 9 and 10 standing; member 3 passed 80 with member 5 as socio; minimum 10. */
const shares = { [m(3)]: asChips(40), [m(5)]: asChips(40) }
const onOffer = passed(aTable(), 3, 80, { socio: m(5), shares })
const auction = played(onOffer, [closeStep, closeStep, closeStep, beginAuction])
const bankerAfter = (...commands: Parameters<typeof played>[1]) =>
  tableOf(played(auction, [...commands, awardAuction])).mano

describe('the auction', () => {
  it('S.101 it waits until all who may take the mano at its sum were asked', () => {
    const first = 'S.101 others-first'
    expect(refusalOf(onOffer, beginAuction)).toBe(first)
    const asked = played(onOffer, [closeStep, closeStep])
    expect(refusalOf(asked, beginAuction)).toBe(first)
    expect(tableOf(auction).seguito).toMatchObject({ step: 'auction', bids: [] })
    expect(refusalOf(auction, closeStep)).toBe('S.101 auction-begun')
    expect(refusalOf(onOffer, bid(4, 10))).toBe('S.101 no-auction')
  })

  it('S.101 the highest bid wins, seated and standing alike', () => {
    expect(bankerAfter(bid(4, 20), bid(9, 30, 2), bid(6, 40), bid(10, 90, 7))).toMatchObject({
      banker: m(10),
      bankerPlace: gap(7),
      origin: 'incanto',
      price: 90,
      seller: m(3),
      sellerSocio: m(5),
      initialSeat: 3,
    })
  })

  it('S.101 the price is laid as the bank', () => {
    const won = played(auction, [bid(4, 120), awardAuction])
    expect([bankLaid(won), chipsBefore(won, 4)]).toEqual([120, 880])
  })

  it('S.101 neither the banker who passed nor the socio bids', () => {
    const own = 'S.101 not-in-own-auction'
    expect(refusalOf(auction, bid(3, 20))).toBe(own)
    expect(refusalOf(auction, bid(5, 20))).toBe(own)
  })

  it('S.84 banker and socio stay out of the auction of their bank until the new banker’s mano ends', () => {
    const bought = played(auction, [bid(4, 20), awardAuction])
    expect(tableOf(bought).limits.map(({ member, kind }) => [member, kind])).toEqual([
      [m(3), 'passed'],
      [m(5), 'partner'],
    ])
    // The buyer drops the mano before its coup: the two still stay out.
    const level2 = changed(bought, { level: 2 })
    const dropped = played(level2, [
      { type: 'dropPurchase', ...ofM(4), staked: asChips(10) },
      closeStep,
      closeStep,
      closeStep,
      beginAuction,
    ])
    expect(refusalOf(dropped, bid(5, 20))).toBe('S.101 not-in-own-auction')
    expect(refusalOf(dropped, bid(3, 20))).toBe('S.101 not-in-own-auction')
  })

  it('S.101 of two equal bids at once the seated comes first, then the order of the mano', () => {
    expect(bankerAfter(bid(9, 40, 3), bid(2, 40, null, true))).toMatchObject({ banker: m(2) })
    expect(bankerAfter(bid(2, 40), bid(7, 40, null, true))).toMatchObject({ banker: m(7) })
    expect(bankerAfter(bid(9, 40, 3), bid(10, 40, 2, true))).toMatchObject({ banker: m(10) })
    expect(bankerAfter(bid(9, 40, 4), bid(10, 40, 6, true))).toMatchObject({ banker: m(9) })
  })

  it('S.101 at equal bids a player who moved forward comes after the other seated', () => {
    const moved: Limit = {
      member: m(4),
      kind: 'moved-forward',
      why: '',
      provision: 'S.25a',
      mano: 0,
      oldSeat: asSeat(8),
    }
    const limited = changed(auction, { limits: [...tableOf(auction).limits, moved] })
    const equal = [bid(4, 40), bid(2, 40, null, true), awardAuction]
    expect(tableOf(played(limited, equal)).mano?.banker).toBe(m(2))
    const standing = [bid(9, 40, 3), bid(4, 40, null, true), awardAuction]
    expect(tableOf(played(limited, standing)).mano?.banker).toBe(m(4))
  })

  it('S.101 only the employee marks two bids as simultaneous, and only equal ones', () => {
    const bidden = played(auction, [bid(4, 40)])
    expect(refusalOf(bidden, bid(6, 40, null, true), phone(6))).toBe('S.101 employee-marks')
    const unequal = 'S.101 not-the-same-sum'
    expect(refusalOf(bidden, bid(6, 30, null, true))).toBe(unequal)
    expect(refusalOf(bidden, bid(4, 40, null, true))).toBe(unequal)
    expect(refusalOf(auction, bid(6, 30, null, true))).toBe(unequal)
    expect(refusalOf(bidden, bid(6, 40, null, true))).toBeNull()
    const higher = played(bidden, [bid(6, 50)])
    expect(refusalOf(higher, bid(7, 40, null, true))).toBe(unequal)
  })

  it('S.101 a standing bidder says where they stand', () => {
    expect(refusalOf(auction, bid(9, 20))).toBe('S.96 not-at-the-table')
  })

  it('S.101 without bids nothing is awarded, with bids nothing is imposed', () => {
    expect(refusalOf(auction, awardAuction)).toBe('S.99 no-bids')
    expect(refusalOf(played(auction, [bid(4, 20)]), imposeMano)).toBe('S.101 has-bids')
  })

  it('S.101 a bid that can no longer be paid leaves the mano to the highest that can', () => {
    const bidden = played(auction, [bid(4, 20), bid(6, 50)])
    expect(tableOf(played(without(bidden, 6, 5), [awardAuction])).mano).toMatchObject({
      banker: m(4),
      price: 20,
    })
  })
})

describe('bids', () => {
  it('S.102 bids start at the minimum, are multiples of it and each above the last', () => {
    const multiple = 'S.102 not-a-multiple'
    expect(refusalOf(auction, bid(4, 5))).toBe(multiple)
    expect(refusalOf(auction, bid(4, 25))).toBe(multiple)
    expect(refusalOf(auction, bid(4, 10))).toBeNull()
    const bidden = played(auction, [bid(4, 30)])
    expect(refusalOf(bidden, bid(6, 30))).toBe('S.102 not-above')
    expect(refusalOf(bidden, bid(6, 20))).toBe('S.102 not-above')
    expect(refusalOf(bidden, bid(6, 40))).toBeNull()
  })

  it('S.102 bids may go above the sum passed, up to what lies before the bidder', () => {
    expect(refusalOf(auction, bid(4, 1000))).toBeNull()
    expect(refusalOf(auction, bid(4, 1010))).toBe('null not-enough-chips')
  })

  it('S.102 the minimum is the one in force when the mano began', () => {
    const raised = changed(auction, { minimum: asChips(50) })
    expect(refusalOf(raised, bid(4, 10))).toBeNull()
  })

  it('S.102 the offer to a bidder begins above the last bid and rises by the minimum', () => {
    const bidden = played(auction, [bid(4, 30)])
    const [offer] = offersOf('bid', bidden, phone(6), tableOf(bidden).openedAt)
    expect(offer).toMatchObject({
      payload: { chips: 40, together: false },
      bounds: { chips: { min: 40, max: 1000, step: 10 } },
    })
  })
})

describe('agreements before buying', () => {
  const bar = (n: number) => ({ type: 'barFromBuying', ...ofM(n), why: 'accordo al bar' }) as const

  it('S.95a the inspector takes the right to buy from those who colluded, at every step', () => {
    const barred = played(onOffer, [bar(4), bar(9)], inspector)
    const no = 'S.95a barred-from-buying'
    expect(refusalOf(barred, takeAltezza(4))).toBe(no)
    // The palette goes past them.
    expect(refusalOf(barred, letGo(5))).toBeNull()
    const standing = played(barred, [closeStep, closeStep])
    expect(refusalOf(standing, speakStanding(9, 2))).toBe(no)
    const bidding = played(standing, [closeStep, beginAuction])
    expect(refusalOf(bidding, bid(4, 20))).toBe(no)
    expect(refusalOf(onOffer, bar(4), phone(6))).toBe('null not-allowed')
    expect(refusalOf(barred, bar(4), inspector)).toBe('S.95a already-barred')
  })

  it('S.95a the bar lasts through other mani and ends when the inspector lifts it', () => {
    const barred = played(onOffer, [bar(6)], inspector)
    const bought = played(barred, [takeAltezza(4)])
    expect(tableOf(bought).limits.some(({ kind }) => kind === 'no-auction')).toBe(true)
    const lift = { type: 'allowBuying', ...ofM(6) } as const
    expect(refusalOf(onOffer, lift, inspector)).toBe('S.95a not-barred')
    const lifted = played(barred, [lift], inspector)
    expect(refusalOf(lifted, takeAltezza(6))).toBeNull()
  })

  it('S.95a the inspector cancels a purchase agreed upon, before the first card', () => {
    const bought = played(auction, [bid(4, 90), awardAuction])
    const cancel: CheminCommand = {
      type: 'cancelPurchase',
      table: T1,
      barred: [m(4)],
      why: 'in società prima',
    }
    const again = played(bought, [cancel], inspector)
    expect(tableOf(again).seguito).toMatchObject({ sum: 90, step: 'altezza', outgoing: m(3) })
    expect(tableOf(again).seguito?.round[0]).toBe(4)
    expect([bankLaid(again), chipsBefore(again, 4)]).toEqual([0, 1000])
    expect(refusalOf(again, takeAltezza(4))).toBe('S.95a barred-from-buying')
    expect(refusalOf(again, takeAltezza(6))).toBeNull()
  })
})
