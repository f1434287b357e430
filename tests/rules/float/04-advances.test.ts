import { describe, expect, it } from 'vitest'
import { changesCashOf } from '@/rules/float/05-limits/section'
import { floatOf } from '@/rules/float/accounts'
import { equationOf } from '@/rules/float/equation'
import { withoutPieces } from '@/rules/float/pieces/pieces'
import { cashLimitOn, FLOAT_PROFILES, FloatSettings } from '@/rules/float/settings'
import { carriedFloat } from '@/rules/float/views/carried'
import type { AnyCommand } from '@/rules/kernel/decider'
import { chipsOf } from './support/game'
import { closed, LIST, member, opened, person, type Room, tablet } from './support/room'

const inspector = person('commissario')
const changeur = person('changeur')
const T1 = { table: 'T1' } as const
const alfa = member('alfa')

/** Alfa has an advance of 200 from the float. */
const advanced = (room = opened()): Room =>
  room
    .by(inspector, { type: 'grantAdvance', ...T1, member: alfa, seat: 4, chips: 200 })
    .by(changeur, { type: 'giveAdvance', ...T1, advance: 1, pieces: { '100': 2 } })

describe('advances', () => {
  it('V.out-and-back the pieces go out with their hour, and come back in parts', () => {
    const room = advanced()
    expect(equationOf(room.room, 'T1')).toMatchObject({
      advancesOut: 200,
      is: 300_000,
      holds: true,
    })
    expect(room.state.balances[chipsOf(alfa)]).toBe(200)
    const back = { type: 'returnAdvance', ...T1, advance: 1 } as const
    expect(room.refused(changeur, { ...back, pieces: { '100': 3 } })).toBe(
      'V.out-and-back more-than-out',
    )
    room.by(changeur, { ...back, pieces: { '50': 1 } })
    expect(equationOf(room.room, 'T1').advancesOut).toBe(150)
    expect(room.state.balances[floatOf('T1')]).toBe(299_850)
  })

  it('V.out-and-back a tablet carries the advances of its own table, so that its sums are those of the server', () => {
    const { room } = advanced()
    expect(equationOf(carriedFloat(room, 'T1'), 'T1').advancesOut).toBe(200)
    expect(carriedFloat(room, 'T2').advances).toEqual([])
  })

  it('V.hours the hour of every return is written, of the last one too', () => {
    const room = advanced()
    room.by(changeur, { type: 'returnAdvance', ...T1, advance: 1, pieces: { '50': 1 } })
    const first = room.at
    room.by(changeur, { type: 'returnAdvance', ...T1, advance: 1, pieces: { '50': 3 } })
    expect(room.room.advances[0]).toMatchObject({
      status: 'returned',
      returns: [
        { at: first, chips: 50 },
        { at: room.at, chips: 150 },
      ],
    })
  })

  it('V.last-return-call when all is back the event says so, naming the seat', () => {
    const room = advanced()
    room.by(changeur, { type: 'returnAdvance', ...T1, advance: 1, pieces: { '200': 1 } })
    expect(room.lines.at(-1)?.event).toMatchObject({
      type: 'advanceReturned',
      left: 0,
      seat: 4,
    })
  })

  it('V.advance-grant ch5 a sum still out at the closing stays a claim, until it is returned or written off', () => {
    const room = closed(advanced())
    expect(room.room.advances[0]?.status).toBe('claim')
    expect(room.state.drawn).toEqual({ alfa: 200 })
    const end = { type: 'endClaim', ...T1, advance: 1 } as const
    expect(room.refused(changeur, { ...end, how: 'settled' })).toBe('V.out-and-back not-the-office')
    room.by(person('cassa-esterna'), { ...end, how: 'settled' })
    expect(room.room.advances[0]?.status).toBe('settled')
    const other = closed(advanced()).by(person('direzione'), { ...end, how: 'written-off' })
    expect(other.room.advances[0]?.status).toBe('written-off')
  })

  it('V.unwritten an advance missing from the book shows up as a minus', () => {
    const room = opened()
    const pieces = withoutPieces(LIST, { '100': 1 })
    const gap = { type: 'declareGap', ...T1, pieces, banknotes: 0, note: '' } as const
    room.by(changeur, { ...gap, cause: 'anticipazione-non-scritta' })
    expect(room.room.gaps).toMatchObject([{ chips: -100, cause: 'anticipazione-non-scritta' }])
  })
})

describe('limits', () => {
  const money = { type: 'changeMoney', ...T1, member: alfa, into: 'fiches' } as const
  const notes = { ...money, offered: 'banconote' } as const

  it('V.no-paper cheques, instruments and gialline are refused at the table', () => {
    for (const offered of ['assegno', 'titolo', 'giallina'] as const)
      expect(opened().refused(changeur, { ...money, offered, pieces: { '100': 1 } })).toBe(
        'V.no-paper no-paper',
      )
  })

  it('V.paper-leave the inspector’s leave sends the paper to the desk, and the chips to that person', () => {
    const room = opened()
    const paper = {
      type: 'allowPaper',
      ...T1,
      member: alfa,
      kind: 'assegno',
      chips: 500,
      note: '',
    } as const
    expect(room.refused(changeur, { ...paper, pieces: { '100': 5 } })).toBe(
      'V.paper-leave not-the-office',
    )
    room.by(inspector, { ...paper, pieces: { '100': 5 } })
    const one = { ...T1, movement: 1 }
    room
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...one })
      .by(person('valletto'), { type: 'carryMovement', ...one })
      .by(changeur, { type: 'receiveMovement', ...one, pieces: { '100': 5 } })
    expect(room.state.balances[chipsOf(alfa)]).toBe(500)
    expect(room.state.drawn).toEqual({ alfa: 500 })
    expect(room.float.pieces).toEqual(LIST)
  })

  it('V.cambio a refusal for want of pieces says how much of them is missing', () => {
    const room = opened().by(inspector, {
      type: 'grantAdvance',
      ...T1,
      member: alfa,
      seat: 3,
      chips: 72,
    })
    const lacksTwo = { refusal: { code: 'not-in-float', parts: { chips: { chips: 2 } } } }
    const advance = {
      type: 'giveAdvance',
      ...T1,
      advance: 1,
      pieces: { '1': 22, '50': 1 },
    } as const
    expect(room.try(changeur, advance)).toMatchObject(lacksTwo)
    expect(room.try(changeur, { ...notes, pieces: { '1': 22 } })).toMatchObject(lacksTwo)
  })

  it('V.paper-leave ch32 in points no paper is exchanged, with no leave', () => {
    const points = FloatSettings.parse({ list: FLOAT_PROFILES.venezia.list })
    const paper = { type: 'allowPaper', ...T1, member: alfa, kind: 'assegno', note: '' } as const
    expect(opened(points).refused(inspector, { ...paper, chips: 500, pieces: { '100': 5 } })).toBe(
      'V.paper-leave points-only',
    )
  })

  it('V.no-cash-out chips are never turned into banknotes, also after banknotes came in', () => {
    const room = opened().by(changeur, { ...notes, pieces: { '100': 3 } })
    expect(room.refused(changeur, { ...notes, into: 'banconote', pieces: { '100': 3 } })).toBe(
      'V.no-cash-out never-into-notes',
    )
  })

  it('V.cash-limit the limit counts per person and day over all tables, and says what is left', () => {
    const room = opened().by(changeur, { ...notes, pieces: { '500': 3 } })
    expect(room.float.banknotes).toBe(1_500)
    expect(equationOf(room.room, 'T1')).toMatchObject({ banknotes: 1_500, is: 300_000 })
    expect(room.refused(changeur, { ...notes, pieces: { '500': 1 } })).toBe(
      'V.cash-limit identify-first',
    )
    room.by(inspector, { type: 'identifyPerson', member: alfa })
    room.by(changeur, { ...notes, pieces: { '500': 3 } })
    expect(room.refused(changeur, { ...notes, pieces: { '1': 1 } })).toBe(
      'V.cash-limit above-limit',
    )
    const nobody = { ...notes, member: null }
    expect(room.refused(changeur, { ...nobody, pieces: { '1000': 2 } })).toBe(
      'V.cash-limit name-needed',
    )
    room.by(changeur, { ...nobody, pieces: { '1000': 1 } })
    expect(room.state.drawn).toEqual({ alfa: 3_000 })
  })

  it('V.cash-limit ch22 banknotes count for the person who gives them, and for nobody where no name is needed', () => {
    const paid = { ...notes, pieces: {} }
    expect(changesCashOf(paid)).toBe('alfa')
    expect(changesCashOf({ ...paid, member: null } as AnyCommand)).toBeNull()
    expect(changesCashOf({ ...paid, type: 'takeTip' } as AnyCommand)).toBeNull()
    expect(changesCashOf({ type: 'changeMoney' })).toBeNull()
  })

  it('V.cash-limit ch22 the limit is that of the date, with the sum itself or without', () => {
    expect(cashLimitOn(FLOAT_PROFILES.venezia, '2026-11-20')).toBe(3_000)
    const italy = ['2016-06-01', '2020-06-30', '2020-07-01', '2024-01-01']
    expect(italy.map((day) => cashLimitOn(FLOAT_PROFILES.sanremo, day))).toEqual([
      2_999, 2_999, 1_999, 4_999,
    ])
  })

  it('V.cash-limit ch32 a club that plays for points changes no banknotes', () => {
    expect(opened(FLOAT_PROFILES.club).refused(changeur, { ...notes, pieces: { '1': 1 } })).toBe(
      'V.cash-limit no-banknotes',
    )
  })

  it('V.foreign no foreign notes', () => {
    expect(
      opened().refused(changeur, { ...money, offered: 'valuta-estera', pieces: { '1': 1 } }),
    ).toBe('V.foreign no-foreign-notes')
  })
})

describe('the side table', () => {
  it('V.tips a tip lies in its own account, is reported with its hour, and handed over before the closing', () => {
    const room = opened().by(changeur, {
      type: 'takeTip',
      ...T1,
      member: null,
      pieces: { '20': 1 },
    })
    expect(equationOf(room.room, 'T1').is).toBe(300_000)
    room.by(changeur, { type: 'reportSide', ...T1, item: 1 })
    expect(room.room.side).toMatchObject([
      { kind: 'mancia', reported: { by: 'changeur', at: room.at } },
    ])
    room.by(inspector, { type: 'orderClosing', ...T1 })
    const counted = { type: 'countClosing', ...T1, pieces: LIST, banknotes: 0, seal: '1' } as const
    expect(room.refused(inspector, counted)).toBe('V.tips hand-over-first')
    room.by(inspector, { type: 'withdrawSide', ...T1, item: 1 })
    expect(room.refused(inspector, counted)).toBe('V.closing cards-not-counted')
  })

  it('V.orphans an unclaimed stack is withdrawn and deposited; its owner claims it within the term', () => {
    const find = { type: 'findOrphan', ...T1, pieces: { '10': 3 }, seat: 5, note: '' } as const
    const room = opened().by(tablet, { type: 'deal', ...T1 })
    expect(room.refused(changeur, find)).toBe('V.orphans coup-in-play')
    room.by(tablet, { type: 'end', ...T1, won: 0, isVoid: false })
    expect(room.refused(changeur, { ...find, pieces: {} })).toBe('V.cambio nothing-taken')
    room.by(changeur, find)
    room.by(inspector, { type: 'withdrawSide', ...T1, item: 1 })
    const claim = { type: 'claimOrphan', ...T1, item: 1, member: alfa } as const
    const late = opened().by(changeur, find)
    late.after(`${31 * 24}:00`)
    expect(late.refused(inspector, claim)).toBe('V.orphans too-late-to-claim')
    room.by(inspector, claim)
    expect(room.state.balances[chipsOf(alfa)]).toBe(30)
    expect(room.refused(inspector, claim)).toBe('V.orphans no-such-orphan')
  })
})
