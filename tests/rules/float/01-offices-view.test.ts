import { describe, expect, it } from 'vitest'
import { deskFree, deskPieces } from '@/rules/float/desk'
import { worthOf } from '@/rules/float/pieces/pieces'
import { FLOAT_PROFILES, FloatSettings } from '@/rules/float/settings'
import { deskOfficeView, type OfficePart, officeView, readsBooks } from '@/rules/float/views/office'
import { daySteps } from '@/rules/float/views/steps'
import { deskBalance, sumLines, yieldsOf } from '@/rules/float/views/sums'
import { NO_EVENING, sceneOf } from './support/game'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  prepared,
  SETTINGS,
  staffed,
} from './support/room'

const REINTEGRO = {
  type: 'askMovement',
  table: 'T1',
  kind: 'reintegro',
  gives: { 1000: 1 },
  notes: 0,
  gets: { 100: 10 },
} as const
const WITH_DESK = FloatSettings.parse({
  ...SETTINGS,
  deskList: [
    { value: 100, pieces: 15 },
    { value: 50, pieces: 20 },
  ],
})

const sees = (office: string): readonly OfficePart[] =>
  officeView(sceneOf(opened().state), member(office))?.sees ?? []

describe('ch27 everybody on duty sees the parts of their office, and nobody else any', () => {
  it('V.float somebody without an office sees nothing, nor does anybody in a house without floats', () => {
    expect(officeView(sceneOf(opened().state), member('alfa'))).toBeNull()
    expect(deskOfficeView(sceneOf(NO_EVENING), member('alfa'))).toBeNull()
  })

  it('V.commissario inspector, witness and direction read every book', () => {
    for (const office of ['commissario', 'testimone', 'direzione']) {
      expect(sees(office)).toContain('books')
      expect(readsBooks(opened().room, member(office))).toBe(true)
    }
    expect(readsBooks(opened().room, member('valletto'))).toBe(false)
  })

  it('V.reintegro the valletto sees forms alone, the cash desk also advances and its balance', () => {
    expect(sees('valletto')).toEqual(['forms'])
    expect(sees('cassa-esterna')).toEqual(['forms', 'advances', 'desk'])
    expect(sees('conta')).toEqual(['boxes'])
  })

  it('V.advance-grant the parts that an office does not see are not in its view', () => {
    const room = opened().by(person('commissario'), {
      type: 'grantAdvance',
      table: 'T1',
      member: member('alfa'),
      seat: 3,
      chips: 100,
    })
    const scene = sceneOf(room.state)
    expect(officeView(scene, member('commissario'))?.advances).toHaveLength(1)
    const counter = officeView(scene, member('conta'))
    expect(counter).toMatchObject({ advances: [], floats: [], gaps: [], cash: [], desk: null })
    expect(JSON.stringify(counter)).not.toContain('alfa')
  })

  it('V.vice an office that has ended shows nothing any more', () => {
    const room = opened()
    const duty = room.room.staff.find(({ office }) => office === 'valletto')?.number ?? 0
    room.by(person('valletto'), { type: 'leaveDuty', duty })
    expect(officeView(sceneOf(room.state), member('valletto'))).toBeNull()
  })
})

describe('the day’s steps', () => {
  const at = (room: ReturnType<typeof opened>) =>
    daySteps(sceneOf(room.state), 'T1').map(({ step, isDone }) => `${step} ${isDone}`)

  it('V.open-close-tables nothing is to do before an order', () => {
    expect(at(staffed())).toEqual([])
    expect(at(opened())).toEqual([])
  })

  it('V.open-presence the steps before the count are told, done or missing', () => {
    const ordered = staffed().by(person('commissario'), { type: 'orderOpening', table: 'T1' })
    expect(at(ordered)).toEqual([
      'order true',
      'capo true',
      'changeur true',
      'cards false',
      'taxBox false',
      'count false',
    ])
    expect(at(prepared())).toEqual(expect.arrayContaining(['taxBox true', 'cards true']))
  })

  it('V.close-presence so are those before the closing', () => {
    const room = opened().by(person('commissario'), { type: 'orderClosing', table: 'T1' })
    expect(at(room)).toEqual([
      'order true',
      'forms true',
      'side true',
      'cards false',
      'count false',
    ])
    room.by(person('capo-partita'), {
      type: 'countCards',
      table: 'T1',
      when: 'closing',
      cards: 312,
      masks: 2,
      note: '',
    })
    expect(at(room)).toContain('cards true')
  })
})

describe('ch33 the desk’s own pieces', () => {
  const asked = (settings = WITH_DESK) => opened(settings).by(person('changeur'), REINTEGRO)
  const approved = (settings = WITH_DESK) =>
    asked(settings).by(person('commissario'), {
      type: 'approveMovement',
      table: 'T1',
      movement: 1,
    })
  const step = { table: 'T1', movement: 1 } as const

  it('V.reintegro a house that does not count them prepares any form', () => {
    expect(deskPieces(opened().room)).toBeNull()
    approved(SETTINGS).by(person('cassa-esterna'), { type: 'prepareMovement', ...step })
  })

  it('V.reintegro they are set aside, leave with the valletto, and the table’s come in', () => {
    const room = approved().by(person('cassa-esterna'), { type: 'prepareMovement', ...step })
    expect(deskPieces(room.room)).toEqual({ 100: 15, 50: 20 })
    expect(deskFree(room.room)).toEqual({ 100: 5, 50: 20 })
    room.by(person('valletto'), { type: 'carryMovement', ...step })
    expect(deskPieces(room.room)).toEqual({ 100: 5, 50: 20 })
    const pieces = { 100: 10 }
    room.by(person('changeur'), { type: 'receiveMovement', ...step, pieces })
    expect(deskPieces(room.room)).toEqual({ 1000: 1, 100: 5, 50: 20 })
    expect(worthOf(deskPieces(room.room) ?? {})).toBe(2500)
  })

  it('V.reintegro a form is not prepared with pieces that the desk lacks', () => {
    const room = approved()
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...step })
      .by(person('changeur'), REINTEGRO)
      .by(person('commissario'), { type: 'approveMovement', table: 'T1', movement: 2 })
    const second = { type: 'prepareMovement', table: 'T1', movement: 2 } as const
    expect(room.refused(person('cassa-esterna'), second)).toBe('V.reintegro desk-lacks')
  })

  it('V.reintegro a delivery refused puts them back', () => {
    const room = approved()
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...step })
      .by(person('valletto'), { type: 'carryMovement', ...step })
      .by(person('changeur'), { type: 'refuseDelivery', ...step, why: 'Mancano due pezzi' })
    expect(deskPieces(room.room)).toEqual({ 100: 15, 50: 20 })
  })
})

describe('ch16 the boxes of the last closing', () => {
  const { 1000: thousands = 0, 100: hundreds = 0 } = LIST
  const left = { ...LIST, 1000: thousands - 1, 100: hundreds + 10 }
  const declare = (pieces: Readonly<Record<string, number>>) =>
    prepared().by(
      { roles: ['socio', 'segretario'], member: member('segreteria'), post: null },
      { type: 'declareFloat', settings: SETTINGS, boxes: [{ table: 1, pieces, seal: '204' }] },
    )
  const offered = (pieces: Readonly<Record<string, number>>) => {
    const room = declare(pieces)
    const view = officeView(sceneOf(room.state), member('commissario'))
    return { room, kept: view?.floats[0]?.kept }
  }

  it('V.keeper the next opening knows the box, its seal and its composition', () => {
    const { room, kept } = offered(left)
    expect(kept).toEqual({ table: 1, pieces: left, seal: '204' })
    const count = { table: 'T1', changeur: member('changeur'), pieces: left } as const
    room.by(person('commissario'), { type: 'countOpening', ...count })
  })

  it('V.float a box that is worth less is made whole by the desk before it is opened', () => {
    const { room } = offered({ ...LIST, 1000: thousands - 1 })
    const short = { ...LIST, 1000: thousands - 1 }
    const count = { table: 'T1', changeur: member('changeur'), pieces: short } as const
    expect(room.refused(person('commissario'), { type: 'countOpening', ...count })).toBe(
      'V.float not-its-value',
    )
  })
})

describe('the figures of the direction', () => {
  it('V.closing the yield by table and taglia, and the lines of the spreadsheet', () => {
    const room = coup(coup(opened(), 100), 200)
    const scene = sceneOf(room.state)
    expect(yieldsOf(scene)[0]).toMatchObject({
      taglie: [{ taglia: 1, coups: 2, won: 300, chips: 15 }],
      chips: 15,
      counted: null,
    })
    expect(sumLines(scene)).toMatchObject([{ table: 1, what: 'taglia', number: '1', chips: 15 }])
  })

  it('V.plus-minus a minus stands with its changeur', () => {
    const { 20: twenties = 0 } = LIST
    const room = opened().by(person('changeur'), {
      type: 'declareGap',
      table: 'T1',
      pieces: { ...LIST, 20: twenties - 1 },
      banknotes: 0,
      cause: 'sconosciuta',
      note: '',
    })
    expect(sumLines(sceneOf(room.state))).toMatchObject([
      { what: 'gap', member: 'changeur', chips: -20 },
    ])
  })

  it('V.keeper a closed box is in no float any more', () => {
    expect(deskBalance(sceneOf(opened().state)).inFloats).toBe(300_000)
    expect(deskBalance(sceneOf(closed(opened()).state)).inFloats).toBe(0)
  })

  it('ch32 a club that plays for points has a float without banknotes and advances', () => {
    const { banknotes, advancePerPerson, cashLimits } = FLOAT_PROFILES.club
    expect({ banknotes, advancePerPerson, cashLimits }).toEqual({
      banknotes: false,
      advancePerPerson: 0,
      cashLimits: [],
    })
  })
})
