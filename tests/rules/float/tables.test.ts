import { describe, expect, it } from 'vitest'
import { opened, person, type Room, withSecondTable } from './support/room'
import { asks, changeur, inspector, T1 } from './support/walks'

const T2 = { table: 'T2' } as const
const changeur2 = person('changeur2')
const desk = person('cassa-esterna')

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
