import { describe, expect, it } from 'vitest'
import { deskOfficeView } from '@/rules/float/views/office'
import { makeOffersTo } from '@/rules/kernel/offers'
import { sceneOf, type TossCommand, tossed } from './support/game'
import {
  closed,
  LIST,
  member,
  opened,
  person,
  prepared,
  type Room,
  readyAgain,
  SETTINGS,
  secretary,
  staffed,
  withSecondTable,
} from './support/room'
import { asks, capo, changeur, gap, inspector, T1, witness } from './support/walks'

const T2 = { table: 'T2' } as const
const changeur2 = person('changeur2')
const desk = person('cassa-esterna')

const offersTo = makeOffersTo<Room['state'], TossCommand, never>(tossed as never)
const offered = (room: Room, by: typeof inspector, type: TossCommand['type']) =>
  offersTo(room.state, by, room.at).filter((one) => one.type === type)

/** A form asked for is approved, prepared and carried. */
const carried = (room: Room, movement: number, at: typeof T1 | typeof T2 = T1) =>
  room
    .by(inspector, { type: 'approveMovement', ...at, movement })
    .by(desk, { type: 'prepareMovement', ...at, movement })
    .by(person('valletto'), { type: 'carryMovement', ...at, movement })

/** An aggiunta of 100 is received at table 1. */
const added = (room = opened()) =>
  carried(room.by(changeur, asks('aggiunta', { gets: { '100': 1 } })), 1).by(changeur, {
    type: 'receiveMovement',
    ...T1,
    movement: 1,
    pieces: { '100': 1 },
  })

describe('two forms at once', () => {
  const back = asks('reso', { gives: { '100': 1 } })

  it('V.aggiunta chr2 a second form does not give back what is on its way to the desk already', () => {
    const room = added().by(changeur, back)
    expect(room.refused(changeur, back)).toBe('V.aggiunta more-than-added')
    carried(room, 2)
    expect(room.refused(changeur, back)).toBe('V.aggiunta more-than-added')
    room.by(desk, { type: 'receiveMovement', ...T1, movement: 2, pieces: { '100': 1 } })
    expect(room.refused(changeur, back)).toBe('V.aggiunta more-than-added')
  })

  it('V.aggiunta chr2 a form given up is no longer counted, nor is another table’s', () => {
    const room = added(withSecondTable())
    room.by(changeur2, { ...asks('aggiunta', { gets: { '100': 1 } }), ...T2 })
    carried(room, 2, T2)
    room
      .by(changeur2, { type: 'receiveMovement', ...T2, movement: 2, pieces: { '100': 1 } })
      .by(changeur2, { ...back, ...T2 })
      .by(changeur, back)
      .by(changeur, { type: 'dropMovement', ...T1, movement: 4, why: 'chiesto due volte' })
      .by(changeur, back)
  })
})

describe('boxes in keeping', () => {
  const other = { ...LIST, '100': (LIST['100'] ?? 0) - 2, '50': (LIST['50'] ?? 0) + 4 }
  const kept = [1, 2, 7].map((table) => ({ table, pieces: other, seal: `${table}00` }))
  const declared = { type: 'declareFloat', settings: SETTINGS, boxes: kept } as const
  const inKeeping = (room: Room) =>
    deskOfficeView(sceneOf(room.state), member('segreteria'))?.kept ?? []

  it('V.keeper a table that is not opened leaves its box as it was, for the evening after', () => {
    const room = prepared().by(secretary, declared)
    expect(inKeeping(room)).toEqual(kept)
    room
      .by(inspector, { type: 'countOpening', ...T1, changeur: member('changeur'), pieces: other })
      .by(witness, { type: 'confirmOpening', ...T1 })
    expect(inKeeping(room)).toEqual(kept.slice(1))
    closed(room)
    expect(inKeeping(room)).toEqual([{ table: 1, pieces: other, seal: '204' }, ...kept.slice(1)])
  })

  it('V.keeper ch16 a float declared anew leaves the boxes in keeping', () => {
    const room = staffed().by(secretary, declared)
    room.by(secretary, { type: 'declareFloat', settings: { ...SETTINGS, lowPercent: 30 } })
    expect(inKeeping(room)).toEqual(kept)
  })

  it('V.keeper ch16 a box opened again in the same evening has the seal and the pieces of its latest closing', () => {
    const room = prepared().by(secretary, declared)
    room
      .by(inspector, { type: 'countOpening', ...T1, changeur: member('changeur'), pieces: other })
      .by(witness, { type: 'confirmOpening', ...T1 })
      .by(changeur, {
        type: 'change',
        ...T1,
        taken: { '500': 1 },
        given: { '100': 5 },
        purpose: 'giocatore',
        seat: null,
      })
    const { pieces } = room.float
    readyAgain(closed(room))
    const view = deskOfficeView(sceneOf(room.state), member('segreteria'))
    expect(view?.floats[0]?.kept).toEqual({ table: 1, pieces, seal: '204' })
    expect(offered(room, inspector, 'countOpening')).toMatchObject([{ payload: { pieces } }])
  })

  it('V.keeper V.float a box kept in denominations that the house no longer has is counted by the list', () => {
    const list = SETTINGS.list.map((one) =>
      one.value === 20_000 ? { value: 25_000, pieces: 4 } : one,
    )
    const room = prepared().by(secretary, { ...declared, settings: { ...SETTINGS, list } })
    expect(offered(room, inspector, 'countOpening')).toHaveLength(1)
  })
})

describe('a table closed while the other plays', () => {
  it('V.plus-minus a difference declared before the box was closed is still taken note of, by inspector and witness', () => {
    const room = gap(withSecondTable())
    closed(room)
    const of = { table: 'T1', gap: 1 } as const
    expect(offered(room, inspector, 'judgeGap').map(({ payload }) => payload)).toEqual([
      { ...of, playsOn: true },
      { ...of, playsOn: false },
    ])
    expect(offered(room, witness, 'witnessGap')).toMatchObject([{ payload: of }])
    room
      .by(inspector, { type: 'judgeGap', ...of, playsOn: true })
      .by(witness, { type: 'witnessGap', ...of })
    expect(offered(room, inspector, 'judgeGap')).toEqual([])
  })

  const paper = {
    type: 'allowPaper',
    ...T1,
    member: member('alfa'),
    kind: 'assegno',
    chips: 200,
    pieces: { '100': 2 },
    note: '',
  } as const
  const allCards = { type: 'countCards', ...T1, when: 'closing', cards: 312, masks: 2 } as const
  /** Table 1 is counted for its closing, and the witness's word is awaited. */
  const counted = (room = withSecondTable()) =>
    room
      .by(inspector, { type: 'orderClosing', ...T1 })
      .by(capo, { ...allCards, note: '' })
      .by(inspector, { type: 'countClosing', ...T1, pieces: LIST, banknotes: 0, seal: '204' })

  it('V.paper-leave no chips for a paper are sent to a table that cannot receive them: another one plays', () => {
    const room = counted()
    expect(room.refused(inspector, paper)).toBe('V.open-presence witness-awaited')
    room.by(witness, { type: 'confirmClosing', ...T1 })
    expect(room.refused(inspector, paper)).toBe('V.open-presence box-not-open')
    room.by(inspector, { ...paper, ...T2 })
  })

  it('V.close-presence V.tips a tip taken since the count is handed over before the box is closed', () => {
    const room = counted().by(changeur, {
      type: 'takeTip',
      ...T1,
      member: null,
      pieces: { '5': 1 },
    })
    const confirms = { type: 'confirmClosing', ...T1 } as const
    expect(room.refused(witness, confirms)).toBe('V.tips hand-over-first')
    room.by(inspector, { type: 'withdrawSide', ...T1, item: 1 }).by(witness, confirms)
  })

  it('V.advance-grant ch5 a leave that nobody used ends with its table, and bars none at another', () => {
    const grants = { type: 'grantAdvance', member: member('alfa'), seat: 4, chips: 400 } as const
    const room = withSecondTable().by(inspector, { ...grants, ...T1 })
    expect(room.refused(inspector, { ...grants, ...T2 })).toBe('V.advance-grant above-person')
    counted(room).by(witness, { type: 'confirmClosing', ...T1 })
    expect(room.room.advances).toMatchObject([{ number: 1, status: 'dropped' }])
    room.by(inspector, { ...grants, ...T2 })
  })
})

describe('the changeur changes at one table while another closes', () => {
  const hands = { type: 'beginHandover', ...T1, to: member('changeur2') } as const
  const counts = (name: string) =>
    ({
      type: 'countHandover',
      ...T1,
      member: member(name),
      pieces: LIST,
      banknotes: 0,
    }) as const
  const enters = {
    type: 'enterDuty',
    member: member('changeur2'),
    office: 'changeur',
    where: 'T1',
  } as const
  /** Table 2 is put into keeping, so that its changeur is free. */
  const freed = (room = withSecondTable()) =>
    room
      .by(inspector, { type: 'orderClosing', ...T2 })
      .by(person('capo2'), {
        type: 'countCards',
        ...T2,
        when: 'closing',
        cards: 312,
        masks: 2,
        note: '',
      })
      .by(inspector, { type: 'countClosing', ...T2, pieces: LIST, banknotes: 0, seal: '205' })
      .by(witness, { type: 'confirmClosing', ...T2 })

  it('V.handover the changeur of a table that is closed comes on at the other one', () => {
    const room = withSecondTable().by(secretary, enters)
    expect(room.refused(changeur, hands)).toBe('V.handover another-float')
    freed(room).by(changeur, hands).by(changeur, counts('changeur'))
    room.by(changeur2, counts('changeur2'))
    expect(room.float.turn).toMatchObject({ changeur: 'changeur2' })
  })

  it('V.handover a changeur who has gone off duty takes over no float, and the handover is given up', () => {
    const room = freed().by(secretary, enters).by(changeur, hands)
    room.by(changeur, counts('changeur'))
    const duty = room.room.staff.length
    room.by(secretary, { type: 'leaveDuty', duty })
    expect(room.refused(changeur2, counts('changeur2'))).toBe('V.handover not-a-changeur')
    room.by(changeur, {
      type: 'refuseHandover',
      ...T1,
      member: member('changeur'),
      why: 'è andato via',
    })
    expect(room.float.turn).toMatchObject({ changeur: 'changeur' })
  })
})
