import { describe, expect, it } from 'vitest'
import { taxDueAt, taxProposed } from '@/rules/float/02-duties/tax'
import { withoutPieces } from '@/rules/float/pieces/pieces'
import {
  coup,
  LIST,
  member,
  opened,
  person,
  type Room,
  SETTINGS,
  secretary,
  tablet,
} from './support/room'

const inspector = person('commissario')
const changeur = person('changeur')
const T1 = { table: 'T1' } as const
const change = {
  type: 'change',
  ...T1,
  taken: { '100': 1 },
  given: { '50': 2 },
  purpose: 'banco',
  seat: null,
} as const

/** A second changeur on duty at the table. */
const withSecond = (room: Room) =>
  room.by(secretary, { type: 'enterDuty', member: member('beta'), office: 'changeur', where: 'T1' })

const handing = () =>
  withSecond(opened()).by(changeur, { type: 'beginHandover', ...T1, to: member('beta') })

describe('the handover', () => {
  const counts = (name: string, pieces = LIST) =>
    ({ type: 'countHandover', ...T1, member: member(name), pieces, banknotes: 0 }) as const

  it('V.handover both count and sign, the turn passes, and nothing moves meanwhile', () => {
    const room = handing()
    expect(room.refused(changeur, change)).toBe('V.handover count-under-way')
    expect(room.refused(tablet, { type: 'deal', ...T1 })).toBe('V.handover count-under-way')
    room.by(changeur, counts('changeur'))
    expect(room.refused(changeur, counts('changeur'))).toBe('V.handover other-counts')
    const wrong = withoutPieces(LIST, { '1': 1 })
    expect(room.refused(person('beta'), counts('beta', wrong))).toBe('V.handover counts-differ')
    const notes = { ...counts('beta'), banknotes: 5 }
    expect(room.refused(person('beta'), notes)).toBe('V.handover counts-differ')
    room.by(person('beta'), counts('beta'))
    expect(room.float).toMatchObject({ handover: null, turn: { changeur: 'beta', took: LIST } })
    expect(room.float.pastTurns).toMatchObject([{ changeur: 'changeur', until: room.at }])
    expect(room.refused(changeur, change)).toBe('V.handover not-on-turn')
    room.by(person('beta'), change)
  })

  it('V.handover either of the two counts first', () => {
    const room = handing()
    room.by(person('beta'), counts('beta')).by(changeur, counts('changeur'))
    expect(room.float.turn?.changeur).toBe('beta')
  })

  it('V.handover V.liable a sum that is not the expected one is declared by the one coming on, beside the old turn', () => {
    const room = handing()
    const short = withoutPieces(LIST, { '50': 1 })
    room.by(changeur, counts('changeur', short)).by(person('beta'), counts('beta', short))
    expect(room.refused(person('beta'), change)).toBe('V.plus-minus declare-first')
    const gap = { type: 'declareGap', ...T1, pieces: short, banknotes: 0, note: '' } as const
    room.by(person('beta'), { ...gap, cause: 'passaggio-non-firmato' })
    expect(room.room.gaps[0]).toMatchObject({ chips: -50, since: room.float.opening?.at })
  })

  it('V.liable the plus of a turn does not pay the minus of another: each stands with its changeur', () => {
    const room = withSecond(opened())
    const gap = { type: 'declareGap', ...T1, banknotes: 0, cause: 'sconosciuta', note: '' } as const
    room.by(changeur, { ...gap, pieces: withoutPieces(LIST, { '50': 1 }) })
    room.by(changeur, { type: 'beginHandover', ...T1, to: member('beta') })
    const short = room.float.pieces
    room.by(changeur, counts('changeur', short)).by(person('beta'), counts('beta', short))
    room.by(person('beta'), { ...gap, pieces: LIST })
    expect(room.room.gaps).toMatchObject([
      { changeur: 'changeur', chips: -50 },
      { changeur: 'beta', chips: 50 },
    ])
  })

  it('V.handover one who does not sign opens a plus or minus; the turn stays', () => {
    const room = handing()
    room.by(person('beta'), {
      type: 'refuseHandover',
      ...T1,
      member: member('beta'),
      why: 'mancano pezzi',
    })
    expect(room.float).toMatchObject({ gapDue: true, turn: { changeur: 'changeur' } })
    const gap = { type: 'declareGap', ...T1, pieces: LIST, banknotes: 0, note: '' } as const
    room.by(changeur, { ...gap, cause: 'passaggio-non-firmato' })
    expect(room.room.gaps).toMatchObject([{ chips: 0 }])
  })

  it('V.handover ch10 a house may want the inspector there', () => {
    const room = withSecond(opened({ ...SETTINGS, handover: 'attended' }))
    room.by(changeur, { type: 'beginHandover', ...T1, to: member('beta') })
    room.by(changeur, counts('changeur'))
    expect(room.refused(person('beta'), counts('beta'))).toBe('V.handover inspector-must-attend')
    room.by(inspector, { type: 'attendHandover', ...T1 }).by(person('beta'), counts('beta'))
    expect(room.float.turn?.changeur).toBe('beta')
  })

  it('V.handover V.liable a changeur answers for one float at a time, and may be entered at two tables to relieve', () => {
    const room = opened()
    const enters = { type: 'enterDuty', office: 'changeur', where: 'T2' } as const
    for (const name of ['changeur', 'beta']) room.by(secretary, { ...enters, member: member(name) })
    const opening = { type: 'countOpening', table: 'T2', pieces: LIST } as const
    room
      .by(secretary, {
        type: 'enterDuty',
        office: 'capo-partita',
        where: 'T2',
        member: member('due'),
      })
      .by(inspector, { type: 'orderOpening', table: 'T2' })
      .by(person('due'), {
        type: 'countCards',
        table: 'T2',
        when: 'unsealed',
        cards: 312,
        masks: 2,
        note: '',
      })
      .by(person('due'), { type: 'placeTaxBox', table: 'T2', label: '8', seal: '120' })
    const taken = 'V.handover another-float'
    expect(room.refused(inspector, { ...opening, changeur: member('changeur') })).toBe(taken)
    room.by(inspector, { ...opening, changeur: member('beta') })
    room.by(person('testimone'), { type: 'confirmOpening', table: 'T2' })
    const passes = { type: 'beginHandover', table: 'T2', to: member('changeur') } as const
    expect(room.refused(person('beta'), passes)).toBe(taken)
    const relief = {
      type: 'relieveChangeur',
      ...T1,
      to: member('beta'),
      pieces: LIST,
      banknotes: 0,
    } as const
    withSecond(room)
    expect(room.refused(inspector, { ...relief, why: 'si è allontanato' })).toBe(taken)
  })

  it('V.handover a changeur on turn does not leave before', () => {
    const room = opened()
    const duty = room.room.staff.find(({ office }) => office === 'changeur')?.number ?? 0
    expect(room.refused(secretary, { type: 'leaveDuty', duty })).toBe('V.handover hand-over-first')
  })
})

describe('the tax', () => {
  it('V.cagnotte-sum the tax of each coup is known from the sum called di fatto', () => {
    const room = coup(opened(), 1_340)
    expect(taxDueAt(room.float)).toMatchObject({ won: 1_340, chips: 67, paid: null })
    const pay = {
      type: 'payTax',
      ...T1,
      coup: 1,
      taken: { '100': 1 },
      rest: { '20': 1, '10': 1, '5': 1 },
    } as const
    expect(room.refused(changeur, { ...pay, box: { '50': 1, '10': 1, '5': 1 } })).toBe(
      'V.cagnotte-sum tax-is',
    )
    expect(room.refused(changeur, { ...pay, coup: 9, box: { '1': 1 } })).toBe(
      'V.cagnotte-sum no-tax-due',
    )
  })

  it('V.cagnotte-pieces the fewest pieces are proposed; the capo may take others of the same sum', () => {
    const room = coup(opened(), 1_340)
    const proposed = taxProposed(room.room, room.float, 67 as never)
    expect(proposed?.box).toEqual({ '50': 1, '10': 1, '5': 1, '1': 2 })
    const pay = { type: 'payTax', ...T1, coup: 1 } as const
    const taken = { '100': 1 }
    const rest = { '20': 1, '10': 1, '1': 3 }
    room.by(changeur, { ...pay, box: { '20': 3, '5': 1, '1': 2 }, taken, rest })
    expect(room.float.taxes[0]?.paid).toEqual({ '20': 3, '5': 1, '1': 2 })
    expect(room.float.pieces).toMatchObject({ '100': 151, '20': 96, '10': 99 })
    expect(
      room.refused(changeur, { ...pay, box: { '50': 1, '10': 1, '5': 1, '1': 2 }, taken, rest }),
    ).toBe('V.cagnotte-sum tax-paid')
  })

  it('V.serves ch8 a stack put up for change plays at once, and is changed before the next deal', () => {
    const room = opened().by(tablet, { type: 'deal', ...T1 })
    room.by(changeur, { type: 'putStack', ...T1, member: null, seat: 3, pieces: { '500': 1 } })
    room.by(tablet, { type: 'end', ...T1, won: 0, isVoid: false })
    expect(room.refused(tablet, { type: 'deal', ...T1 })).toBe('V.serves stack-open')
    room.by(changeur, { type: 'changeStack', ...T1, given: { '100': 5 } })
    expect(room.float.pieces).toMatchObject({ '500': 34, '100': 145 })
    room.by(tablet, { type: 'deal', ...T1 })
  })

  it('V.serves a change says what it is for', () => {
    const room = opened().by(changeur, change)
    expect(room.lines.at(-1)?.event).toMatchObject({ type: 'changed', purpose: 'banco' })
  })

  it('V.no-own-advance the changeur gives no advance without leave', () => {
    const room = opened()
    const grant = {
      type: 'grantAdvance',
      ...T1,
      member: member('alfa'),
      seat: 4,
      chips: 100,
    } as const
    expect(room.refused(changeur, grant)).toBe('V.no-own-advance inspector-grants')
    expect(
      room.refused(changeur, { type: 'giveAdvance', ...T1, advance: 1, pieces: { '100': 1 } }),
    ).toBe('V.no-own-advance no-leave')
  })

  it('V.suspicion the changeur tells the inspector at once', () => {
    const room = opened().by(changeur, {
      type: 'reportSuspicion',
      ...T1,
      text: 'una fiche sembra falsa',
    })
    expect(room.room.reports).toMatchObject([{ to: ['commissario'], by: 'changeur', table: 'T1' }])
  })
})
