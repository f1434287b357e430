import { describe, expect, it } from 'vitest'
import { TAX_DIFFERENCE } from '@/rules/float/accounts'
import { aloud, FLOAT_EVENTS } from '@/rules/float/sentences'
import { dayBookOf } from '@/rules/float/views/book'
import { deskOfficeView } from '@/rules/float/views/office'
import { floatPost } from '@/rules/float/views/posts'
import { textOf } from '@/rules/kernel/tell'
import { sceneOf } from './support/game'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  type Room,
  readyAgain,
  secretary,
  tablet,
} from './support/room'
import { change } from './support/walks'

const inspector = person('commissario')
const changeur = person('changeur')
const witness = person('testimone')
const capo = person('capo-partita')
const T1 = { table: 'T1' } as const
const book = (room: Room) => dayBookOf(sceneOf(room.state), 'T1')

describe('the day book', () => {
  it('V.book the changeur on duty writes; a correction is a new line that strikes the old one', () => {
    const room = opened()
    expect(room.refused(person('alfa'), { type: 'writeLine', ...T1, text: 'nota' })).toBe(
      'V.handover not-on-turn',
    )
    room.by(changeur, { type: 'writeLine', ...T1, text: 'si cambia mazzo' })
    const line = room.lines.length
    room.by(changeur, { type: 'strikeLine', ...T1, line, why: 'altro tavolo' })
    expect(room.lines[line - 1]?.struck).toMatchObject({
      by: 'changeur',
      why: 'altro tavolo',
    })
    expect(room.lines.at(-1)?.event.type).toBe('lineStruck')
    expect(room.refused(changeur, { type: 'strikeLine', ...T1, line: 1, why: 'errore' })).toBe(
      'V.book only-written-lines',
    )
  })

  it('V.book-head the date of the opening and the number of the table', () => {
    expect(book(opened())).toMatchObject({ day: '2026-11-20', table: 'T1', number: 1 })
  })

  it('V.book-staff the staff on duty, with their hours', () => {
    const staff = book(opened())?.staff ?? []
    expect(staff.map(({ office }) => office)).toContain('changeur')
    expect(staff.every(({ from }) => from > 0)).toBe(true)
  })

  it('V.book-clients the clients, with what went out and came in, and when', () => {
    const room = opened()
      .by(inspector, { type: 'grantAdvance', ...T1, member: member('alfa'), seat: 4, chips: 200 })
      .by(changeur, { type: 'giveAdvance', ...T1, advance: 1, pieces: { '200': 1 } })
      .by(changeur, { type: 'returnAdvance', ...T1, advance: 1, pieces: { '50': 1 } })
    expect(book(room)?.clients).toMatchObject([
      { member: 'alfa', out: 150, advances: [{ returns: [{ chips: 50, at: room.at }] }] },
    ])
  })

  it('V.book-print it is there at any moment, closes with the table, and two reopen it', () => {
    const room = closed(opened().by(changeur, change))
    expect(book(room)).toMatchObject({ isClosed: true, closing: { witness: 'testimone' } })
    const line = { type: 'writeLine', ...T1, text: 'nota' } as const
    expect(room.refused(inspector, line)).toBe('V.book-print book-closed')
    expect(room.refused(witness, { type: 'reopenBook', ...T1 })).toBe(
      'V.book-print reopening-not-asked',
    )
    room.by(inspector, { type: 'askBookReopening', ...T1, why: 'manca una nota' })
    room.by(witness, { type: 'reopenBook', ...T1 }).by(inspector, line)
    room.by(inspector, { type: 'closeBook', ...T1 })
    expect(room.refused(inspector, line)).toBe('V.book-print book-closed')
  })

  it('V.aloud each movement shows the words to say', () => {
    const room = opened().by(changeur, change)
    const words = floatPost(sceneOf(room.state), 'T1')?.aloud
    expect(words && textOf(words.sentence.it, words.parts, (part) => JSON.stringify(part))).toBe(
      'Cambio di {"chips":100}',
    )
    expect(aloud({ type: 'floatDeclared' })).toBeNull()
    expect(Object.keys(FLOAT_EVENTS).length).toBeGreaterThan(50)
  })

  it('V.last-return-call the words of the last return name the seat', () => {
    const room = opened()
      .by(inspector, { type: 'grantAdvance', ...T1, member: member('alfa'), seat: 4, chips: 200 })
      .by(changeur, { type: 'giveAdvance', ...T1, advance: 1, pieces: { '200': 1 } })
      .by(changeur, { type: 'returnAdvance', ...T1, advance: 1, pieces: { '200': 1 } })
    const words = floatPost(sceneOf(room.state), 'T1')?.aloud
    expect(words?.sentence.it).toContain('Ultimo rientro, posto {seat}')
    expect(words?.parts).toMatchObject({ seat: 4 })
  })

  it('ch33 the room sees all floats, what waits and the desk’s own balance', () => {
    const room = opened()
    room.by(changeur, {
      type: 'askMovement',
      ...T1,
      kind: 'aggiunta',
      gives: {},
      notes: 0,
      gets: { '100': 1 },
    })
    expect(deskOfficeView(sceneOf(room.state), member('segretaria'))).toMatchObject({
      desk: { inFloats: 300_000 },
      movements: [{ kind: 'aggiunta', status: 'asked' }],
    })
  })
})

describe('the box of the tax', () => {
  /** The float closed, and the box in the count room. */
  function arrived(room: Room): Room {
    room.by(inspector, { type: 'sealTaxBox', ...T1, seal: '300' })
    room.by(inspector, { type: 'escortTaxBox', ...T1 })
    return room.by(person('conta'), { type: 'receiveTaxBox', ...T1, isSealWhole: true })
  }
  const two = (room: Room) =>
    room.by(secretary, {
      type: 'enterDuty',
      member: member('seconda'),
      office: 'conta',
      where: null,
    })
  const counts = { type: 'countTaxBox', ...T1 } as const
  const confirms = { type: 'confirmTaxBox', ...T1 } as const

  it('V.box one locked box with number and seal; without it the table does not open', () => {
    const room = opened()
    expect(room.float.taxBoxes).toMatchObject([{ label: '7', seal: '118' }])
    const box = { type: 'placeTaxBox', ...T1, label: '8', seal: '119' } as const
    expect(room.refused(capo, box)).toBe('V.box box-there')
  })

  it('V.box-expected the sum of the taxes of the day’s coups', () => {
    const room = coup(coup(coup(opened(), 80), 140), 40)
    expect(book(room)?.boxes).toEqual([{ label: '7', expected: 13 }])
    expect(book(room)?.taxes).toEqual([{ taglia: 1, chips: 13 }])
  })

  it('V.box-escort sealed after the last coup, escorted by the inspector, received with a look at its seal', () => {
    const room = opened()
    expect(room.refused(inspector, { type: 'escortTaxBox', ...T1 })).toBe('V.box-escort seal-first')
    expect(room.refused(person('conta'), { type: 'receiveTaxBox', ...T1, isSealWhole: true })).toBe(
      'V.box-escort no-box-comes',
    )
    arrived(room)
    expect(room.float.taxBoxes).toMatchObject([
      { sealed: { by: 'commissario', seal: '300' }, arrived: { isSealWhole: true } },
    ])
  })

  it('V.box-count two count it by denomination; the count is the yield, the difference has its own account', () => {
    const room = two(arrived(coup(opened(), 260)))
    expect(room.refused(person('conta'), { ...counts, pieces: { '10': 1 } })).toBe(
      'V.box-count table-open',
    )
    closed(room)
    expect(room.refused(person('seconda'), confirms)).toBe('V.box-count not-counted')
    room.by(person('conta'), { ...counts, pieces: { '10': 1, '1': 2 } })
    expect(room.refused(person('conta'), confirms)).toBe('V.box-count two-count')
    expect(room.refused(inspector, confirms)).toBe('V.box-count not-the-office')
    expect(room.float.taxBoxes).toMatchObject([{ counted: null }])
    room.by(person('seconda'), confirms)
    const yielded = { by: 'conta', second: 'seconda', chips: 12, expected: 13 }
    expect(room.float.taxBoxes).toMatchObject([{ tally: null, counted: yielded }])
    expect(room.state.balances[TAX_DIFFERENCE]).toBe(1)
    expect(room.refused(person('conta'), { ...counts, pieces: {} })).toBe(
      'V.box-count counted-already',
    )
  })

  it('V.box-count ch3 a count that nobody confirms in time is counted again, by either of the two', () => {
    const room = two(arrived(closed(coup(opened(), 260))))
    const tallied = () => room.float.taxBoxes[0]?.tally?.at
    room.by(person('conta'), { ...counts, pieces: { '10': 2 } })
    const countedAt = tallied()
    room.after('00:16')
    expect(room.refused(person('seconda'), confirms)).toBe('V.box-count count-is-old')
    const anew = { ...counts, pieces: { '10': 1, '1': 3 } }
    expect(room.refused(person('seconda'), { ...anew, replaces: null })).toBe(
      'null counted-meanwhile',
    )
    room.by(person('seconda'), { ...anew, replaces: countedAt ?? null })
    expect(room.refused(person('seconda'), confirms)).toBe('V.box-count two-count')
    expect(room.refused(person('conta'), { ...confirms, countedAt })).toBe('null counted-anew')
    room.by(person('conta'), { ...confirms, countedAt: tallied() })
    expect(room.float.taxBoxes).toMatchObject([{ counted: { by: 'seconda', second: 'conta' } }])
    expect(room.state.balances[TAX_DIFFERENCE] ?? 0).toBe(0)
  })

  it('V.box-count a box that was sealed before another opening is still escorted, received and counted', () => {
    const room = readyAgain(closed(two(coup(opened(), 260))))
    room.by(inspector, { type: 'escortTaxBox', ...T1 })
    room.by(person('conta'), { type: 'receiveTaxBox', ...T1, isSealWhole: true })
    room.by(person('conta'), { ...counts, pieces: { '10': 1, '1': 3 } })
    room.by(person('seconda'), confirms)
    expect(room.float.taxBoxes).toMatchObject([
      { label: '7', arrived: { isSealWhole: true }, counted: { chips: 13, expected: 13 } },
      { sealed: null, escorted: null, arrived: null, counted: null },
    ])
  })
})

describe('the ace of hearts', () => {
  const slip = { type: 'issueSlip', ...T1, member: member('alfa'), seat: 3, printed: null } as const
  const gara = (room: Room) =>
    room.by(person('direzione'), { type: 'openGara', name: 'Gara d’autunno' })

  it('V.ace-slip the holder gets the next number; void cards give none', () => {
    const room = opened()
    expect(room.refused(capo, slip)).toBe('V.ace-slip no-gara')
    gara(room)
    expect(room.refused(capo, slip)).toBe('V.ace-slip no-coup-dealt')
    coup(room, 10).by(capo, slip)
    expect(room.room.slips).toMatchObject([
      { number: 1, member: 'alfa', seat: 3, coup: 1, table: 'T1' },
    ])
    expect(room.refused(capo, { ...slip, member: member('delta') })).toBe('V.ace-slip not-the-hand')
    coup(room, 0, true)
    expect(room.refused(capo, slip)).toBe('V.ace-slip void-gives-none')
    expect(coup(room, 0).refused(capo, { ...slip, printed: 1 })).toBe('V.ace-slip number-used')
  })

  it('V.ace-count six packs give at most six slips in a taglia', () => {
    const room = coup(gara(opened()), 10)
    for (let given = 0; given < 6; given++) room.by(capo, slip)
    expect(room.refused(capo, slip)).toBe('V.ace-count all-slips-given')
    room.by(tablet, { type: 'deal', ...T1 })
    room.by(tablet, { type: 'end', ...T1, won: 0, isVoid: false, isLast: true })
    coup(room, 0).by(capo, slip)
  })

  it('V.ace-sign a slip is valid once the director has signed it; a cancelled number is not used again', () => {
    const room = coup(gara(opened()), 10).by(capo, slip).by(capo, slip)
    const director = person('direttore-di-gara')
    expect(room.refused(capo, { type: 'signSlip', slip: 1 })).toBe('V.ace-sign not-the-office')
    room.by(director, { type: 'signSlip', slip: 1 })
    room.by(director, { type: 'cancelSlip', slip: 2, why: 'carta nulla' }).by(capo, slip)
    expect(room.room.slips.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(room.refused(director, { type: 'signSlip', slip: 2 })).toBe('V.ace-sign nothing-to-sign')
  })
})

it('V.float a tablet of another table moves nothing here', () => {
  expect(opened().refused({ ...tablet, post: 'T2' }, change)).toBe('V.handover not-on-turn')
  expect(LIST['1']).toBe(20)
})
