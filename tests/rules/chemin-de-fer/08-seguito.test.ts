import { describe, expect, it } from 'vitest'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Seat } from '@/rules/chemin-de-fer/state/seat'
import { asChips } from '@/rules/kernel/chips'
import {
  bankLaid,
  beginAuction,
  chipsBefore,
  closeStep,
  letGo,
  manoWith,
  passed,
  speakStanding,
  takeAltezza,
  whenPassed,
} from './support/seguito'
import {
  aTable,
  changed,
  decided,
  gap,
  m,
  phone,
  after as played,
  refusalOf,
  seat,
  type T1,
  tableOf,
  tablet,
  without,
} from './support/table'

const seguitoIn = (evening: Parameters<typeof tableOf>[0]) => tableOf(evening).seguito
const AWAY: NonNullable<Seat['away']> = {
  since: 0,
  instructions: '',
  freeAt: null,
  coups: 0,
  keepsBank: false,
  turns: 0,
}
/** Seats 1 to 8, the members 9 and 10 standing; member 3 passes 80. */
const onOffer = passed(aTable())
const sanremo = passed(aTable({ profile: 'sanremo', seats: 8 }))
const venezia = passed(aTable({ profile: 'venezia', seats: 8 }))

describe('the palette', () => {
  it('S.87b the palette starts on the right of the banker who passed and leaves that seat out', () => {
    expect(seguitoIn(onOffer)?.round).toEqual([4, 5, 6, 7, 8, 1, 2])
    expect(refusalOf(onOffer, letGo(5))).toBe('S.89 palette-not-there')
    const gone = played(onOffer, [letGo(4), letGo(5)])
    expect(seguitoIn(gone)).toMatchObject({ asked: 2, letGo: [m(4), m(5)], step: 'altezza' })
  })

  it('S.87b a banker who stood has the palette start on the right of the initial seat, itself last', () => {
    const stood = passed(aTable(), 9, 80, { initialSeat: asSeat(3), bankerPlace: gap(6) })
    expect(seguitoIn(stood)?.round).toEqual([4, 5, 6, 7, 8, 1, 2, 3])
  })

  it('S.87b the palette goes past empty seats and holders who are away', () => {
    const base = passed(aTable({ seats: 8, seated: 6 }))
    const away = changed(base, {
      seats: tableOf(base).seats.map((one) => (one.number === 4 ? { ...one, away: AWAY } : one)),
    })
    expect(refusalOf(away, takeAltezza(4))).toBe('S.87b holder-away')
    const round = played(away, [letGo(5), letGo(6), letGo(1), letGo(2)])
    expect(seguitoIn(round)?.step).toBe('let-go')
  })

  it('S.87b the sum passed becomes the bank of its buyer, on the same initial seat', () => {
    const bought = played(onOffer, [letGo(4), takeAltezza(5)])
    const { mano, seguito, turn } = tableOf(bought)
    expect(mano).toMatchObject({
      banker: m(5),
      bankerPlace: seat(5),
      initialSeat: 3,
      origin: 'altezza',
      price: 80,
      seller: m(3),
      opening: 80,
      number: 2,
      wins: 0,
    })
    expect([seguito, turn, bankLaid(bought)]).toEqual([null, null, 80])
    expect([chipsBefore(bought, 3), chipsBefore(bought, 5)]).toEqual([1000, 920])
  })

  it('S.87b a member with fewer chips than the sum cannot take it', () => {
    expect(refusalOf(passed(aTable({ chips: 1000 }), 3, 990), takeAltezza(4))).toBeNull()
    expect(refusalOf(without(onOffer, 4, 79), takeAltezza(4))).toBe('null not-enough-chips')
  })

  it('S.87b without a mano on offer there is nothing to take', () => {
    expect(refusalOf(aTable(), takeAltezza(4))).toBe('S.87b nothing-on-offer')
  })

  it('S.87b the banker who passed is last for banco until the next banker’s mano ends', () => {
    expect(tableOf(onOffer).limits).toMatchObject([{ member: m(3), kind: 'passed' }])
    const next = played(onOffer, [takeAltezza(4)])
    expect(tableOf(next).limits).toMatchObject([{ member: m(3), kind: 'passed' }])
    const again = whenPassed(manoWith(next, { coups: 1, wins: 1 }))
    expect(tableOf(again).limits).toMatchObject([{ member: m(4), kind: 'sold' }])
  })
})

describe('stopping the palette', () => {
  it('S.89 a player stops it only when it comes to them, the employee says where it was stopped', () => {
    expect(refusalOf(onOffer, takeAltezza(6), phone(6))).toBe('S.89 palette-not-there')
    expect(refusalOf(onOffer, takeAltezza(4), phone(4))).toBeNull()
    expect(refusalOf(onOffer, takeAltezza(6), tablet)).toBeNull()
  })

  it('S.89 a player who let it go by waits for the end of the round and has it before the standing', () => {
    const gone = played(onOffer, [letGo(4), letGo(5)])
    expect(refusalOf(gone, takeAltezza(4))).toBe('S.89 let-it-go-by')
    const round = played(gone, [closeStep])
    expect(seguitoIn(round)).toMatchObject({
      step: 'let-go',
      letGo: [m(4), m(5), m(6), m(7), m(8), m(1), m(2)],
    })
    expect(refusalOf(round, letGo(6))).toBe('S.89 palette-gone')
    expect(tableOf(played(round, [takeAltezza(4)])).mano?.banker).toBe(m(4))
    const standing = played(round, [closeStep])
    expect(refusalOf(standing, takeAltezza(4))).toBe('S.89 seated-too-late')
  })

  it('S.89 of several who ask at once after the round, the nearest on the right has it', () => {
    const round = played(onOffer, [closeStep])
    const taken = played(round, [takeAltezza(2, [7, 1])])
    expect(tableOf(taken).mano?.banker).toBe(m(7))
  })

  it('S.89 the last seat that lets it go by ends the round', () => {
    const round = played(
      onOffer,
      [4, 5, 6, 7, 8, 1, 2].map((n) => letGo(n)),
    )
    expect(seguitoIn(round)).toMatchObject({ step: 'let-go', asked: 7 })
  })

  it('S.25a a player who moved forward is asked last of the seated', () => {
    const moved = {
      member: m(4),
      kind: 'moved-forward' as const,
      why: '',
      provision: 'S.25a',
      mano: 0,
      oldSeat: asSeat(7),
    }
    const offered = passed(changed(aTable(), { limits: [moved] }))
    expect(seguitoIn(offered)?.round).toEqual([5, 6, 7, 8, 1, 2, 4])
  })
})

describe('the standing', () => {
  const standing = played(sanremo, [closeStep, closeStep])

  it('S.96 words before the end of the round do not count', () => {
    const early = 'S.96 round-not-over'
    expect(refusalOf(sanremo, speakStanding(9, 2))).toBe(early)
    expect(refusalOf(played(sanremo, [closeStep]), speakStanding(9, 2))).toBe(early)
    expect(seguitoIn(standing)?.step).toBe('standing')
    const taken = played(standing, [speakStanding(9, 2)])
    expect(tableOf(taken).mano).toMatchObject({ banker: m(9), bankerPlace: gap(2), initialSeat: 3 })
  })

  it('S.96 several at once: the order of the mano decides, the creneau last', () => {
    const first = played(standing, [speakStanding(9, 3, [[10, 6]])])
    expect(tableOf(first).mano?.banker).toBe(m(10))
    const other = played(standing, [speakStanding(9, 4, [[10, 6]])])
    expect(tableOf(other).mano?.banker).toBe(m(9))
  })

  it('S.96 a seated player does not speak with the standing', () => {
    expect(refusalOf(standing, speakStanding(5, 5))).toBe('S.96 is-seated')
    expect(refusalOf(sanremo, takeAltezza(9))).toBe('S.96 not-at-the-table')
  })

  it('S.96 where the standing are not asked they only bid', () => {
    const round = played(venezia, [closeStep])
    expect(refusalOf(round, speakStanding(9, 2))).toBe('S.96 standing-not-asked')
    expect(refusalOf(round, closeStep)).toBe('S.101 auction-is-next')
  })

  it('S.96 without anybody standing the step is left out', () => {
    const alone = played(passed(aTable({ profile: 'sanremo', seats: 8, standing: 0 })), [
      closeStep,
      closeStep,
    ])
    expect(seguitoIn(alone)?.step).toBe('outgoing')
  })

  it('S.96 a member with a seat at another table does not buy here', () => {
    const table = tableOf(standing)
    const other = {
      ...table,
      id: 'T2' as typeof T1,
      seats: table.seats.map((one) => ({ ...one, holder: one.number === 1 ? m(9) : null })),
      seguito: null,
      limits: [],
    }
    const two = { ...standing, tables: { ...standing.tables, [other.id]: other } }
    expect(refusalOf(two, speakStanding(9, 2))).toBe('S.96 sits-elsewhere')
  })
})

describe('the socio of the banker who passed', () => {
  const withSocio = { socio: m(9), shares: { [m(3)]: asChips(40), [m(9)]: asChips(40) } }
  const atVenice = passed(aTable({ profile: 'venezia', seats: 8 }), 3, 80, withSocio)
  const atSanremo = passed(aTable({ profile: 'sanremo', seats: 8 }), 3, 80, withSocio)

  it('V.paddle-next a standing socio may take it after the round as if seated, where the house says so', () => {
    expect(refusalOf(atVenice, takeAltezza(9))).toBe('V.paddle-next round-not-over')
    const round = played(atVenice, [closeStep])
    expect(tableOf(played(round, [takeAltezza(9)])).mano).toMatchObject({ banker: m(9) })
    expect(tableOf(played(round, [takeAltezza(9, [2])])).mano).toMatchObject({ banker: m(2) })
    expect(refusalOf(round, takeAltezza(10))).toBe('S.96 not-at-the-table')
    expect(seguitoIn(played(round, [beginAuction]))?.step).toBe('auction')
  })

  it('V.paddle-next elsewhere the socio speaks with the other standing', () => {
    const round = played(atSanremo, [closeStep])
    expect(refusalOf(round, takeAltezza(9))).toBe('S.96 not-at-the-table')
    const standing = played(round, [closeStep])
    expect(tableOf(played(standing, [speakStanding(9, 2)])).mano).toMatchObject({ banker: m(9) })
  })

  it('S.84 a seated socio takes it at the sum in turn', () => {
    const seatedSocio = { socio: m(5), shares: { [m(3)]: asChips(40), [m(5)]: asChips(40) } }
    const offered = passed(aTable(), 3, 80, seatedSocio)
    const bought = played(offered, [letGo(4), takeAltezza(5)], tablet)
    expect(tableOf(bought).mano).toMatchObject({ banker: m(5), sellerSocio: m(5) })
    expect(tableOf(bought).mano?.shares).toEqual({ [m(5)]: 80 })
  })
})

describe('offers', () => {
  it('S.87b everything offered is accepted, and the palette is offered to its seat alone', () => {
    const at = tableOf(onOffer).openedAt
    expect(offersOf('letGo', onOffer, tablet, at).map(({ payload }) => payload.member)).toEqual([
      m(4),
    ])
    expect(offersOf('takeAltezza', onOffer, phone(4), at)).toHaveLength(1)
    expect(offersOf('takeAltezza', onOffer, phone(5), at)).toHaveLength(0)
  })

  it('S.87b nothing is bought at a stopped table', () => {
    expect(refusalOf(changed(onOffer, { status: 'stopped' }), takeAltezza(4))).toBe(
      'null table-not-open',
    )
    expect(decided(onOffer, takeAltezza(4)).accepted).toBe(true)
  })
})
