import { describe, expect, it } from 'vitest'
import {
  closed,
  LIST,
  member,
  opened,
  person,
  type Room,
  readyAgain,
  said,
  secretary,
  tablet,
  withOther,
} from './support/room'

const inspector = person('commissario')
const changeur = person('changeur')
const other = person('altro')
const T1 = { table: 'T1' } as const
const alfa = member('alfa')
const grant = { type: 'grantAdvance', ...T1, member: alfa, seat: 4, chips: 200 } as const
const give = { type: 'giveAdvance', ...T1, advance: 1, pieces: { '200': 1 } } as const

describe('a changeur who leaves without handover', () => {
  const relief = {
    type: 'relieveChangeur',
    ...T1,
    to: member('altro'),
    pieces: LIST,
    banknotes: 0,
    why: 'si è allontanato',
  } as const
  const count = {
    type: 'countHandover',
    ...T1,
    member: member('altro'),
    pieces: LIST,
    banknotes: 0,
  } as const

  it('V.handover the inspector counts in their place, the one who comes on counts next and takes the turn', () => {
    const room = withOther()
    expect(room.refused(other, relief)).toBe('V.handover not-the-office')
    room.by(inspector, relief)
    expect(said(room, 'en')).toContain('left the turn')
    expect(room.refused(changeur, { ...count, member: member('changeur') })).toBe(
      'V.handover only-the-two',
    )
    expect(room.refused(tablet, count)).toBe('V.handover only-the-two')
    room.by(other, count)
    expect(room.float.turn?.changeur).toBe('altro')
    expect(room.float.pastTurns).toMatchObject([{ changeur: 'changeur' }])
  })

  it('V.handover V.liable a wrong sum is declared by the one who comes on, beside the turn that was left', () => {
    const short = { ...LIST, '100': 149 }
    const room = withOther().by(inspector, { ...relief, pieces: short })
    room.by(other, { ...count, pieces: short })
    const gap = {
      type: 'declareGap',
      ...T1,
      pieces: short,
      banknotes: 0,
      cause: 'sconosciuta',
      note: '',
    } as const
    room.by(other, gap)
    expect(room.room.gaps).toMatchObject([{ chips: -100 }])
    expect(room.float.pastTurns).toMatchObject([{ changeur: 'changeur' }])
  })

  it('V.handover it replaces a handover that the one who left had begun, and waits for the end of the coup', () => {
    const room = withOther().by(changeur, { type: 'beginHandover', ...T1, to: member('altro') })
    room.by(inspector, relief).by(other, count)
    room.by(tablet, { type: 'deal', ...T1 })
    const back = { ...relief, to: member('changeur') }
    expect(room.refused(inspector, back)).toBe('V.handover wait-for-coup')
  })
})

describe('two signatures', () => {
  it('V.handover ch3 the table’s device stands for the changeur on turn, never for the one who comes on', () => {
    const room = withOther().by(tablet, { type: 'beginHandover', ...T1, to: member('altro') })
    const count = { type: 'countHandover', ...T1, pieces: LIST, banknotes: 0 } as const
    room.by(tablet, { ...count, member: member('changeur') })
    const theirs = { ...count, member: member('altro') }
    expect(room.refused(tablet, theirs)).toBe('V.handover only-the-two')
    expect(room.refused(changeur, theirs)).toBe('V.handover only-the-two')
    room.by(other, theirs)
  })

  it('V.open-presence a changeur who went off duty before the witness came does not get the float', () => {
    const room = readyAgain(closed(withOther()))
    room.by(inspector, { type: 'countOpening', ...T1, changeur: member('altro'), pieces: LIST })
    const duty = room.room.staff.find((one) => one.member === member('altro'))?.number ?? 0
    room.by(other, { type: 'leaveDuty', duty })
    expect(room.refused(person('testimone'), { type: 'confirmOpening', ...T1 })).toBe(
      'V.handover not-a-changeur',
    )
  })
})

describe('one person who was inspector and is now witness', () => {
  /** The inspector goes off duty and comes back as a witness; another inspector is on duty. */
  function turncoat(room: Room) {
    const duty = room.room.staff.find((one) => one.member === member('commissario'))?.number ?? 0
    const enter = { type: 'enterDuty', where: null } as const
    return room
      .by(secretary, { type: 'leaveDuty', duty })
      .by(secretary, { ...enter, member: member('commissario'), office: 'testimone' })
      .by(secretary, { ...enter, member: member('nuovo'), office: 'commissario' })
  }
  const alone = 'V.open-presence three-persons'

  it('V.spot-check does not confirm the sample that they counted', () => {
    const count = { type: 'countSpot', ...T1, pieces: LIST, banknotes: 0 } as const
    const room = turncoat(opened().by(inspector, count))
    expect(room.refused(inspector, { type: 'confirmSpot', ...T1 })).toBe(alone)
    room.by(person('testimone'), { type: 'confirmSpot', ...T1 })
  })

  it('V.plus-minus is not the witness of a plus or minus that they judged', () => {
    const short = { ...LIST, '100': 149 }
    const gap = { pieces: short, banknotes: 0, cause: 'sconosciuta', note: '' } as const
    const room = opened().by(changeur, { type: 'declareGap', ...T1, ...gap })
    turncoat(room.by(inspector, { type: 'judgeGap', ...T1, gap: 1, playsOn: true }))
    expect(room.refused(inspector, { type: 'witnessGap', ...T1, gap: 1 })).toBe(alone)
    room.by(person('testimone'), { type: 'witnessGap', ...T1, gap: 1 })
  })

  it('V.reintegro does not countersign the form that they approved', () => {
    const ask = { kind: 'aggiunta', gives: {}, notes: 0, gets: { '100': 5 } } as const
    const room = opened().by(changeur, { type: 'askMovement', ...T1, ...ask })
    turncoat(room.by(inspector, { type: 'approveMovement', ...T1, movement: 1 }))
    const sign = { type: 'countersignMovement', ...T1, movement: 1 } as const
    expect(room.refused(inspector, sign)).toBe(alone)
    room.by(person('testimone'), sign)
  })

  it('V.book-print does not reopen the book that they asked for', () => {
    const ask = { type: 'askBookReopening', ...T1, why: 'una riga manca' } as const
    const room = turncoat(closed(opened()).by(inspector, ask))
    expect(room.refused(inspector, { type: 'reopenBook', ...T1 })).toBe(alone)
    room.by(person('testimone'), { type: 'reopenBook', ...T1 })
  })
})

describe('limits over all tables', () => {
  it('V.advance-grant ch5 leaves that are not used yet count towards the ceilings of the person and of the table', () => {
    const room = opened().by(inspector, { ...grant, chips: 500 })
    expect(room.refused(inspector, { ...grant, chips: 1 })).toBe('V.advance-grant above-person')
    room.by(inspector, { ...grant, member: member('beta'), chips: 300 })
    expect(room.refused(inspector, { ...grant, member: member('gamma'), chips: 1 })).toBe(
      'V.advance-grant above-table',
    )
    room.by(inspector, { type: 'dropGrant', ...T1, advance: 1 })
    room.by(inspector, { ...grant, member: member('gamma'), chips: 500 })
  })

  it('V.advance-grant ch5 a claim left by a closed table still counts for the person', () => {
    const room = opened().by(inspector, grant).by(changeur, give)
    readyAgain(closed(room))
      .by(inspector, { type: 'countOpening', ...T1, changeur: member('changeur'), pieces: LIST })
      .by(person('testimone'), { type: 'confirmOpening', ...T1 })
    expect(room.room.advances).toMatchObject([{ status: 'claim' }])
    expect(room.refused(inspector, { ...grant, chips: 301 })).toBe('V.advance-grant above-person')
    room.by(inspector, { ...grant, chips: 300 })
  })
})
