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
import { asks, changeur, gap, inspector, T1, witness } from './support/walks'

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

  it('V.aggiunta chr2 what is on its way back to the desk is not given back again by a second form', () => {
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
})
