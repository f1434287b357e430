import { describe, expect, it } from 'vitest'
import { chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { withTransfers } from '@/rules/chemin-de-fer/evening'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { CoupPhase } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asChips } from '@/rules/kernel/chips'
import { move } from '@/rules/kernel/ledger'
import {
  bankLaid,
  chipsBefore,
  closeStep,
  letGo,
  manoWith,
  passed,
  speakStanding,
  takeAltezza,
  takeBackMano,
} from './support/seguito'
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
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

/** Member 5 has bought the mano that member 3 passed at 80; minimum 10. */
const bought = played(passed(aTable()), [takeAltezza(5)])
const drop = (staked = 0) => ({ type: 'dropPurchase', ...ofM(5), staked: asChips(staked) }) as const
const refuseBought = { type: 'refuseBought', ...ofM(5) } as const

/** The same with stakes of member 7 on the first coup. */
function staked(sum: number, phase: CoupPhase = 'closed', evening: Evening = bought): Evening {
  const laid = withTransfers(evening, move(chipsOf(m(7)), stakeOf(T1, m(7)), asChips(sum)))
  return withCoup(laid, { phase, bets: sum === 0 ? [] : [betOf(7, sum)] })
}

describe('a mano bought and not played', () => {
  it('S.106 stakes below twice the minimum: the buyer may drop it, keeping seat and rights', () => {
    const dropped = played(staked(19), [drop()])
    const { mano, coup, seguito, seats, limits } = tableOf(dropped)
    expect([mano, coup]).toEqual([null, null])
    expect(seguito).toMatchObject({ sum: 80, step: 'altezza', outgoing: m(3), asked: 0 })
    expect(seats[4]?.holder).toBe(m(5))
    expect(limits.map(({ member }) => member)).toEqual([m(3)])
    expect([bankLaid(dropped), chipsBefore(dropped, 5), chipsBefore(dropped, 7)]).toEqual([
      0, 1000, 1000,
    ])
  })

  it('S.106 the palette starts again on the right of the player who dropped it, who is asked last', () => {
    const dropped = played(staked(0), [drop()])
    expect(tableOf(dropped).seguito?.round).toEqual([6, 7, 8, 1, 2, 3, 4, 5])
    expect(refusalOf(dropped, letGo(6))).toBeNull()
    expect(tableOf(played(dropped, [takeAltezza(5)])).mano).toMatchObject({
      banker: m(5),
      seller: m(3),
      price: 80,
    })
  })

  it('S.106 the palette comes to the banker who passed too, who is a player like others', () => {
    const dropped = played(staked(0), [drop()])
    const before = [6, 7, 8, 1, 2].map(letGo)
    expect(refusalOf(dropped, takeAltezza(3), phone(3))).toBe('S.89 palette-not-there')
    const again = played(played(dropped, before), [takeAltezza(3)], phone(3))
    expect(tableOf(again)).toMatchObject({ mano: { banker: m(3), price: 80 }, limits: [] })
    const past = played(dropped, [...before, letGo(3), letGo(4), letGo(5)])
    expect(tableOf(past).seguito?.letGo).toContain(m(3))
    expect(refusalOf(past, takeAltezza(3))).toBeNull()
    const bid = {
      type: 'bid',
      ...ofM(3),
      after: null,
      chips: asChips(10),
      together: false,
    } as const
    const auction = played(dropped, [
      closeStep,
      closeStep,
      closeStep,
      { type: 'beginAuction', table: T1 },
    ])
    expect(refusalOf(auction, bid)).toBe('S.101 not-in-own-auction')
  })

  it('S.106 the banker who passed may still take it back', () => {
    const asked = played(staked(0), [drop(), closeStep, closeStep, closeStep])
    expect(refusalOf(asked, takeBackMano(3))).toBeNull()
  })

  it('S.106 twice the minimum staked: the coup must be given', () => {
    expect(refusalOf(staked(20), drop())).toBe('S.106 enough-staked')
  })

  it('S.106 only when the game is closed is it known how much is staked', () => {
    const early = 'S.106 stakes-not-in'
    expect(refusalOf(bought, drop())).toBe(early)
    expect(refusalOf(staked(0, 'open'), drop())).toBe(early)
  })

  it('S.106 where stakes are not entered the employee tells how much was staked', () => {
    const told = changed(bought, { level: 2 })
    expect(refusalOf(told, drop(19))).toBeNull()
    expect(refusalOf(told, drop(20))).toBe('S.106 enough-staked')
    const [offer] = offersOf(
      'dropPurchase',
      told,
      { roles: ['tavolo'], member: null, post: 'T1' },
      0,
    )
    expect(offer?.bounds).toEqual({ staked: { min: 0, max: 19, step: 1 } })
  })

  it('S.106 a buyer who refuses to give the coup leaves the seat', () => {
    const left = played(staked(50), [refuseBought])
    const { mano, seguito, seats } = tableOf(left)
    expect(mano).toBeNull()
    expect(seguito).toMatchObject({ sum: 80, outgoing: m(3) })
    expect(seats[4]?.holder).toBeNull()
    expect(seguito?.round[0]).toBe(6)
    expect([chipsBefore(left, 5), chipsBefore(left, 7)]).toEqual([1000, 1000])
    expect(refusalOf(staked(19), refuseBought)).toBe('S.106 may-drop')
  })

  it('S.106 a standing buyer has no seat to leave', () => {
    const offered = played(passed(aTable()), [closeStep, closeStep])
    const standing = played(offered, [speakStanding(9, 6)])
    const left = played(staked(50, 'closed', standing), [{ type: 'refuseBought', ...ofM(9) }])
    expect(tableOf(left).seats.every(({ holder }) => holder !== null)).toBe(true)
    expect(tableOf(left).seguito?.round).toEqual([4, 5, 6, 7, 8, 1, 2, 3])
    // The palette comes to the banker who passed as well, last (cd26).
    const asked = played(left, [4, 5, 6, 7, 8, 1, 2].map(letGo))
    const taken = played(asked, [takeAltezza(3)], phone(3))
    expect(tableOf(taken).mano).toMatchObject({ banker: m(3), price: 80 })
  })

  it('S.106 one’s own mano, and one that has given a coup, are not dropped', () => {
    const own = withCoup(withBank(aTable(), 5, 80), { phase: 'closed' })
    expect(refusalOf(own, drop())).toBe('S.106 not-bought')
    const given = 'S.106 coup-given'
    expect(refusalOf(manoWith(bought, { coups: 1, ties: 1 }), drop())).toBe(given)
    expect(refusalOf(staked(0, 'dealt'), drop())).toBe(given)
    const cancel: CheminCommand = { type: 'cancelPurchase', table: T1, barred: [], why: 'accordo' }
    expect(refusalOf(staked(0, 'dealt'), cancel, inspector)).toBe(given)
  })

  it('S.106 a socio who had joined gets the chips back too', () => {
    const joined = played(bought, [
      { type: 'takePartner', ...ofM(5), socio: m(9), terms: 'double' },
    ])
    expect(bankLaid(joined)).toBe(160)
    const dropped = played(staked(0, 'closed', joined), [drop()])
    expect([bankLaid(dropped), chipsBefore(dropped, 5), chipsBefore(dropped, 9)]).toEqual([
      0, 1000, 1000,
    ])
    expect(tableOf(dropped).seguito?.sum).toBe(80)
  })
})
