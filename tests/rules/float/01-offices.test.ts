import { describe, expect, it } from 'vitest'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  prepared,
  Room,
  SETTINGS,
  secretary,
  staffed,
  tablet,
} from './support/room'

const inspector = person('commissario')
const T1 = { table: 'T1' } as const
const counts = { type: 'countOpening', ...T1, changeur: member('changeur'), pieces: LIST } as const
const enter = (
  name: string,
  office: 'vice' | 'changeur' | 'testimone' | 'commissario' | 'commissario-capo' | 'capo-partita',
  where: string | null = null,
) => ({ type: 'enterDuty', member: member(name), office, where }) as const

describe('offices', () => {
  it('V.capo-comm the chief inspector sets the staff to work; nobody else does', () => {
    const room = staffed()
    expect(room.refused(person('alfa'), enter('beta', 'changeur', 'T1'))).toBe(
      'V.capo-comm chief-sets-staff',
    )
    room.by(secretary, enter('capo', 'commissario-capo'))
    room.by(person('capo'), enter('beta', 'changeur', 'T1'))
    const duty = room.room.staff.at(-1)
    expect(duty).toMatchObject({ member: 'beta', office: 'changeur', table: 'T1', to: null })
    room.by(person('capo'), { type: 'leaveDuty', duty: duty?.number ?? 0 })
    expect(room.room.staff.at(-1)?.to).toBe(room.at)
  })

  it('V.handover a changeur on turn leaves another office of theirs at the table without a handover', () => {
    const room = opened()
    const capo = room.room.staff.find(({ office }) => office === 'capo-partita')
    room.by(secretary, { type: 'leaveDuty', duty: capo?.number ?? 0 })
    room.by(secretary, enter('changeur', 'capo-partita', 'T1'))
    const own = room.room.staff.at(-1)?.number ?? 0
    room.by(secretary, { type: 'leaveDuty', duty: own })
    expect(room.room.staff.at(-1)?.to).toBe(room.at)
    const turn = room.room.staff.find(({ office }) => office === 'changeur')
    expect(room.refused(secretary, { type: 'leaveDuty', duty: turn?.number ?? 0 })).toBe(
      'V.handover hand-over-first',
    )
  })

  it('V.capo-comm ch1 a witness holds no other office, and nobody with an office is a witness', () => {
    const room = staffed()
    expect(room.refused(secretary, enter('testimone', 'changeur', 'T1'))).toBe(
      'V.capo-comm never-merged',
    )
    expect(room.refused(secretary, enter('changeur', 'testimone'))).toBe('V.capo-comm never-merged')
    room.by(secretary, enter('commissario', 'commissario-capo'))
  })

  it('V.capo-comm V.float a house without floats has none of these commands', () => {
    const room = new Room()
    expect(room.refused(secretary, enter('beta', 'changeur', 'T1'))).toBe('null no-float')
    room.by(tablet, { type: 'deal', ...T1 })
  })

  it('V.vice the vice acts for the inspector when none is on shift, in their own name', () => {
    const room = prepared()
    expect(room.refused(secretary, enter('vicario', 'vice'))).toBe('V.vice inspector-on-shift')
    const shift = room.room.staff.find(({ office }) => office === 'commissario')
    room.by(secretary, { type: 'leaveDuty', duty: shift?.number ?? 0 })
    room.by(secretary, enter('vicario', 'vice'))
    expect(room.refused(inspector, counts)).toBe('V.open-presence not-the-office')
    room.by(person('vicario'), counts)
    expect(room.float.presence?.inspector).toBe('vicario')
    room.by(secretary, enter('commissario', 'commissario'))
    expect(room.refused(person('vicario'), { type: 'dropCount', ...T1 })).toBe(
      'V.vice inspector-on-shift',
    )
  })

  it('V.capo-partita a table has one capo partita, and does not open without', () => {
    const room = staffed()
    expect(room.refused(secretary, enter('altro', 'capo-partita', 'T1'))).toBe(
      'V.capo-partita capo-there',
    )
    expect(room.refused(secretary, enter('altro', 'capo-partita'))).toBe(
      'V.capo-partita table-needed',
    )
    room.by(inspector, { type: 'orderOpening', ...T1 })
    const duty = room.room.staff.find(({ office }) => office === 'capo-partita')
    room.by(secretary, { type: 'leaveDuty', duty: duty?.number ?? 0 })
    expect(room.refused(inspector, counts)).toBe('V.capo-partita no-capo')
  })

  it('V.report-irregular the inspector reports an irregularity to the direction, with its hour', () => {
    const room = opened()
    const report = {
      type: 'reportIrregularity',
      text: 'due giocatori si passano fiches',
      to: ['direzione-giochi'],
    } as const
    expect(room.refused(person('changeur'), { ...report, to: ['direzione-giochi'] })).toBe(
      'V.report-irregular not-the-office',
    )
    room.by(inspector, { ...report, to: ['direzione-giochi'] })
    expect(room.room.reports).toMatchObject([{ by: 'commissario', at: room.at }])
  })

  it('V.commissario a case is settled without appeal, with a reference to the recordings', () => {
    const room = opened()
    const text = 'il colpo vale'
    room.by(inspector, { type: 'decideCase', ...T1, text, recordings: 'telecamera 4, 22.10' })
    expect(room.room.cases).toMatchObject([{ inspector: 'commissario', text }])
  })
})

describe('orders and checks', () => {
  it('V.open-close-tables nothing is opened or closed without the inspector’s order', () => {
    const room = staffed()
    expect(room.refused(inspector, counts)).toBe('V.open-close-tables no-order')
    expect(room.refused(person('changeur'), { type: 'orderOpening', ...T1 })).toBe(
      'V.open-close-tables not-the-office',
    )
    const open = opened()
    const closing = { type: 'countClosing', ...T1, pieces: LIST, banknotes: 0, seal: '1' } as const
    expect(open.refused(inspector, closing)).toBe('V.open-close-tables no-order')
  })

  it('V.keeper the box goes back into keeping with the number of its seal', () => {
    const room = closed(opened())
    expect(room.float).toMatchObject({ box: 'keeping', seal: '204' })
    expect(opened().refused(secretary, { type: 'declareFloat', settings: null })).toBe(
      'V.keeper boxes-out',
    )
  })

  it('V.float a float is declared between two coups, so that none in play waits for its box', () => {
    const room = new Room().by(tablet, { type: 'deal', ...T1 })
    const declares = { type: 'declareFloat', settings: SETTINGS } as const
    expect(room.refused(secretary, declares)).toBe('V.float declared-between-coups')
    room.by(secretary, { type: 'declareFloat', settings: null })
    room.by(tablet, { type: 'end', ...T1, won: 0, isVoid: false }).by(secretary, declares)
    expect(room.room.settings).toEqual(SETTINGS)
  })

  it('V.checks the inspector’s checks are kept with their outcome', () => {
    const room = opened()
    const check = { type: 'recordCheck', ...T1, what: 'cagnotte' } as const
    expect(room.refused(inspector, { ...check, isRight: false, note: '' })).toBe(
      'V.checks note-needed',
    )
    room.by(inspector, { ...check, isRight: true, note: '' })
    expect(room.room.checks).toMatchObject([{ what: 'cagnotte', isRight: true, witness: null }])
  })

  it('V.spot-check a float is counted by sample between two coups, with two signatures', () => {
    const room = opened()
    const counts = { type: 'countSpot', ...T1, pieces: LIST, banknotes: 0 } as const
    room.by(tablet, { type: 'deal', ...T1 })
    expect(room.refused(inspector, counts)).toBe('V.spot-check between-coups')
    room.by(tablet, { type: 'end', ...T1, won: 0, isVoid: false }).by(inspector, counts)
    expect(room.refused(tablet, { type: 'deal', ...T1 })).toBe('V.open-presence witness-awaited')
    expect(room.refused(inspector, counts)).toBe('V.open-presence witness-awaited')
    room.by(person('testimone'), { type: 'confirmSpot', ...T1 })
    expect(room.room.checks).toMatchObject([{ witness: 'testimone', isRight: true }])
    expect(room.float.goodCount?.at).toBe(room.at)
  })

  it('V.spot-check V.plus-minus a sample that is wrong has to be declared before anything moves', () => {
    const room = opened()
    const pieces = { ...LIST, '1': 19 }
    room.by(inspector, { type: 'countSpot', ...T1, pieces, banknotes: 0 })
    room.by(person('testimone'), { type: 'confirmSpot', ...T1 })
    const change = { type: 'change', ...T1, purpose: 'giocatore', seat: null } as const
    expect(
      room.refused(person('changeur'), { ...change, taken: { '100': 1 }, given: { '50': 2 } }),
    ).toBe('V.plus-minus declare-first')
    const gap = { type: 'declareGap', ...T1, pieces, banknotes: 0, note: '' } as const
    room.by(person('changeur'), { ...gap, cause: 'sconosciuta' })
    expect(room.room.gaps).toMatchObject([{ chips: -1 }])
  })

  it('V.unseal the packs are unsealed and counted at the opening, and all cards verified at the closing', () => {
    const room = staffed().by(inspector, { type: 'orderOpening', ...T1 })
    expect(room.refused(inspector, counts)).toBe('V.unseal packs-not-counted')
    const short = { type: 'countCards', ...T1, when: 'unsealed', cards: 311, masks: 2 } as const
    expect(room.refused(person('capo-partita'), { ...short, note: '' })).toBe(
      'V.unseal say-what-is-wrong',
    )
    room.by(person('capo-partita'), { ...short, note: 'manca un asso' })
    expect(room.float.cardCounts).toMatchObject([{ isWhole: false, note: 'manca un asso' }])
    const closing = coup(opened(), 100).by(inspector, { type: 'orderClosing', ...T1 })
    const all = { type: 'countCards', ...T1, when: 'closing', cards: 312, masks: 2 } as const
    const sealed = { type: 'countClosing', ...T1, banknotes: 0, seal: '1' } as const
    const { pieces } = closing.float
    expect(closing.refused(inspector, { ...sealed, pieces })).toBe('V.closing cards-not-counted')
    const many = { ...all, cards: 313 }
    expect(closing.refused(person('capo-partita'), { ...many, note: '' })).toBe(
      'V.unseal say-what-is-wrong',
    )
    closing.by(person('capo-partita'), { ...all, note: '' })
    expect(closing.float.cardCounts.at(-1)).toMatchObject({ when: 'closing', isWhole: true })
    closing.by(inspector, { ...sealed, pieces })
  })

  it('V.closing the closing waits for the count of the used cards, and gathers what the table yielded', () => {
    const room = coup(opened(), 100)
    room.by(inspector, { type: 'orderClosing', ...T1 })
    const { pieces } = room.float
    const closing = { type: 'countClosing', ...T1, pieces, banknotes: 0, seal: '1' } as const
    expect(room.refused(inspector, closing)).toBe('V.closing cards-not-counted')
    const all = { when: 'closing', cards: 312, masks: 2, note: '' } as const
    room.by(person('capo-partita'), { type: 'countCards', ...T1, ...all }).by(inspector, closing)
    expect(room.float.taxes).toMatchObject([{ chips: 5 }])
  })

  it('V.tax-taking the house’s share of each win of the bank goes to the box of the table; nothing of a tie', () => {
    const room = coup(coup(coup(opened(), 100), 0), -40)
    expect(room.float.taxes).toMatchObject([{ coup: 1, won: 100, chips: 5 }])
    expect(room.state.balances['cagnotte' as never]).toBe(5)
  })

  it('V.advance-grant only the inspector grants, within the ceilings of the house', () => {
    const room = opened()
    const grant = { type: 'grantAdvance', ...T1, member: member('alfa'), seat: 4 } as const
    expect(room.refused(person('alfa'), { ...grant, chips: 100 })).toBe(
      'V.advance-grant not-the-office',
    )
    expect(room.refused(inspector, { ...grant, chips: 501 })).toBe('V.advance-grant above-person')
    room.by(inspector, { ...grant, chips: 400 })
    expect(room.room.advances).toMatchObject([{ grantor: 'commissario', status: 'granted' }])
    const off = opened({ ...SETTINGS, advancePerPerson: 0 as never })
    expect(off.refused(inspector, { ...grant, chips: 1 })).toBe('V.advance-grant advances-off')
  })
})
