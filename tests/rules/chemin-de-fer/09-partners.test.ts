import { describe, expect, it } from 'vitest'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import { bankBack } from '@/rules/chemin-de-fer/mano/shares'
import { offersTo } from '@/rules/chemin-de-fer/offers'
import type { PartnerTerms } from '@/rules/chemin-de-fer/state/mano'
import { asChips, totalChips } from '@/rules/kernel/chips'
import {
  awardAuction,
  bankLaid,
  beginAuction,
  bid,
  chipsBefore,
  closeStep,
  consent,
  join,
  manoWith,
  offer,
  passed,
  takeAltezza,
} from './support/seguito'
import {
  aTable,
  m,
  ofM,
  phone,
  after as played,
  refusalOf,
  tableOf,
  withBank,
  withCoup,
  without,
} from './support/table'

const agree = (n: number, banker = 3, terms?: PartnerTerms): CheminCommand => ({
  type: 'agreePartner',
  ...ofM(banker),
  socio: m(n),
  terms,
})

const ask = (chips: number, by: 'both' | 'banker' = 'both'): CheminCommand => ({
  type: 'askToAdd',
  ...ofM(3),
  chips: asChips(chips),
  by,
})

/** Member 3 holds a bank of 40 in their own mano. */
const own = withBank(aTable(), 3, 40)

/** The same after a coup won, with member 6 as socio: 80 in halves. */
const shared = played(own, [join(6)])

describe('a socio', () => {
  it('S.77a the banker gives away no part of the bank, and is not their own socio', () => {
    expect(refusalOf(own, join(6, 'half'))).toBe('S.77a no-part-of-bank')
    expect(refusalOf(own, join(3))).toBe('S.77a is-banker')
    expect(refusalOf(own, join(6, 'double', 4))).toBe('S.77a not-the-banker')
  })

  it('S.77b one socio, who doubles the bank', () => {
    expect(tableOf(shared).mano).toMatchObject({
      socio: m(6),
      shares: { [m(3)]: 40, [m(6)]: 40 },
    })
    expect([bankLaid(shared), chipsBefore(shared, 6), chipsBefore(shared, 3)]).toEqual([
      80, 960, 960,
    ])
    expect(refusalOf(shared, join(7))).toBe('S.77b has-a-socio')
  })

  it('S.77b at any time between two coups, not while one is in play', () => {
    expect(refusalOf(withBank(aTable(), 3, 40, { coups: 4, wins: 3, ties: 1 }), join(9))).toBeNull()
    expect(refusalOf(withCoup(own), join(6))).toBe('null coup-in-play')
    expect(refusalOf(aTable(), join(6))).toBe('null no-mano')
  })

  it('S.77b a bank begun in partnership is at least twice the minimum', () => {
    const auction = played(passed(aTable()), [closeStep, closeStep, closeStep, beginAuction])
    const cheap = played(auction, [bid(4, 10), awardAuction])
    expect(refusalOf(cheap, join(6, 'half', 4))).toBe('S.77b below-twice-minimum')
    expect(refusalOf(cheap, join(6, 'double', 4))).toBeNull()
    const enough = played(auction, [bid(4, 20), awardAuction])
    expect(refusalOf(enough, join(6, 'half', 4))).toBeNull()
  })

  it('S.77b a member without as many chips as the bank cannot double it', () => {
    expect(refusalOf(without(own, 6, 39), join(6))).toBe('null not-enough-chips')
  })

  it('S.80 a member offers on their phone, and the banker agrees on theirs', () => {
    const offered = played(own, [offer(6)], phone(6))
    expect(refusalOf(offered, offer(6), phone(6))).toBe('S.85 already-offered')
    expect(refusalOf(offered, agree(7), phone(3))).toBe('S.85 no-such-offer')
    expect(refusalOf(offered, agree(6), phone(6))).toBe('S.38b not-yours')
    const agreed = played(offered, [agree(6)], phone(3))
    expect(tableOf(agreed).mano?.socio).toBe(m(6))
    expect(tableOf(agreed).partnerOffers).toEqual([])
    expect(refusalOf(own, join(6), phone(3))).toBe('null not-allowed')
    const dropped = played(offered, [{ type: 'dropPartnerOffer', ...ofM(6) }], phone(6))
    expect(refusalOf(dropped, agree(6), phone(3))).toBe('S.85 no-such-offer')
  })

  it('S.80 the banker accepts the terms that they read, not others offered since', () => {
    const auction = played(passed(aTable()), [closeStep, closeStep, closeStep, beginAuction])
    const bought = played(auction, [bid(4, 20), awardAuction])
    const offered = played(played(bought, [offer(6)], phone(6)), [offer(6, 'half')], phone(6))
    expect(refusalOf(offered, agree(6, 4, 'double'), phone(4))).toBe('S.85 offer-changed')
    expect(refusalOf(offered, agree(6, 4, 'half'), phone(4))).toBeNull()
    expect(refusalOf(offered, agree(6, 4), phone(4))).toBeNull()
  })

  it('S.80 an offer lapses with the mano it was made to', () => {
    const offered = played(own, [offer(6)])
    const next = played(manoWith(offered, { coups: 1, wins: 1 }), [
      { type: 'passMano', ...ofM(3) },
      takeAltezza(4),
    ])
    expect(refusalOf(next, agree(6, 4))).toBe('S.85 no-such-offer')
  })

  it('S.78 nothing that is offered to the socio takes chips out of the bank', () => {
    const offers = offersTo(shared, phone(6), tableOf(shared).openedAt)
    for (const { type, payload } of offers) {
      const later = played(shared, [{ type, ...payload } as CheminCommand], phone(6))
      expect(bankLaid(later)).toBeGreaterThanOrEqual(80)
    }
  })

  it('S.78 the socio bears half of what the bank has lost', () => {
    const table = tableOf(shared)
    const back = bankBack(table, asChips(50))
    expect(totalChips(back)).toBe(50)
    expect(back.map(({ to, chips }) => [to, chips])).toEqual(
      expect.arrayContaining([
        [`chips:${m(3)}`, 25],
        [`chips:${m(6)}`, 25],
      ]),
    )
  })
})

describe('a bank of two that grows', () => {
  it('S.79 the bank grows only when the socio consents, by equal parts', () => {
    const asked = played(shared, [ask(30)], phone(3))
    expect(bankLaid(asked)).toBe(80)
    expect(refusalOf(asked, ask(30))).toBe('S.79 addition-asked')
    expect(refusalOf(asked, consent(7))).toBe('S.79 not-the-socio')
    const grown = played(asked, [consent(6)], phone(6))
    expect(bankLaid(grown)).toBe(110)
    expect(tableOf(grown).mano?.shares).toEqual({ [m(3)]: 55, [m(6)]: 55 })
    expect(tableOf(grown).addition).toBeNull()
    expect(tableOf(grown).mano?.addedSince.map(({ chips }) => chips)).toEqual([40, 30])
  })

  it('S.79 an odd unit is the banker’s, and an addition of the banker alone changes the shares', () => {
    const odd = played(shared, [ask(31), consent(6)])
    expect(tableOf(odd).mano?.shares).toEqual({ [m(3)]: 56, [m(6)]: 55 })
    const alone = played(shared, [ask(40, 'banker'), consent(6)])
    expect(tableOf(alone).mano?.shares).toEqual({ [m(3)]: 80, [m(6)]: 40 })
  })

  it('S.79 the socio may refuse, and then nothing is added', () => {
    const refused = played(shared, [ask(30), { type: 'refuseToAdd', ...ofM(6) }])
    expect([bankLaid(refused), tableOf(refused).addition]).toEqual([80, null])
    expect(refusalOf(refused, consent(6))).toBe('S.79 no-addition')
    // Another is asked for while the socio still reads the first.
    const anew = played(refused, [ask(300)], phone(3))
    const read = (chips: number) => consent(6, { chips: asChips(chips), by: 'both' })
    expect(refusalOf(anew, read(30), phone(6))).toBe('S.79 addition-changed')
    expect(refusalOf(anew, read(300), phone(6))).toBeNull()
    const alone = played(refused, [ask(30, 'banker')], phone(3))
    expect(refusalOf(alone, read(30), phone(6))).toBe('S.79 addition-changed')
  })

  it('S.79 with the stakes open the bank of the coup grows, once dealt it waits', () => {
    const open = played(withCoup(shared), [ask(20), consent(6)])
    expect(tableOf(open).coup?.bank).toBe(100)
    expect(refusalOf(withCoup(shared, { phase: 'dealt' }), ask(20))).toBe('S.79 addition-waits')
  })

  it('S.79 a banker without socio asks nobody', () => {
    expect(refusalOf(own, ask(20))).toBe('S.79 no-socio')
  })

  it('S.79 neither owner adds more than lies before them', () => {
    expect(refusalOf(shared, ask(1922))).toBe('null not-enough-chips')
    expect(refusalOf(shared, ask(1920))).toBeNull()
  })
})

describe('the commands of a socio', () => {
  it('S.78 no command lets a socio leave the bank', () => {
    const names = Object.keys(chemin.commands).filter((name) => /socio|partner/i.test(name))
    expect(names.sort()).toEqual([
      'agreePartner',
      'allowInPartnerships',
      'barFromPartnerships',
      'dropPartnerOffer',
      'offerPartner',
      'setPartnerships',
      'stopPartner',
      'takePartner',
    ])
  })
})
