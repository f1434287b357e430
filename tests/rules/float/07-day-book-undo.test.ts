import { describe, expect, it } from 'vitest'
import { PLUS_MINUS } from '@/rules/float/accounts'
import { deskPieces } from '@/rules/float/desk'
import { dealingBarredByFloat } from '@/rules/float/playing'
import { changedIn, underWay } from '@/rules/float/room'
import { dayBookOf } from '@/rules/float/views/book'
import { chipsOf, sceneOf } from './support/game'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  type Room,
  SETTINGS,
  said,
} from './support/room'
import { change } from './support/walks'

const inspector = person('commissario')
const changeur = person('changeur')
const T1 = { table: 'T1' } as const
const alfa = member('alfa')
const why = 'scritto due volte'
const undo = (room: Room) => ({ type: 'undoLine', ...T1, line: room.lines.length, why }) as const
const money = { type: 'changeMoney', ...T1, member: alfa, offered: 'banconote' } as const
const notes = { ...money, into: 'fiches', pieces: { '100': 2 } } as const
const grant = { type: 'grantAdvance', ...T1, member: alfa, seat: 4, chips: 200 } as const
const give = { type: 'giveAdvance', ...T1, advance: 1, pieces: { '200': 1 } } as const

describe('an entry made twice', () => {
  it('V.book a change entered twice is undone: its line is struck, the pieces are as before, the trace stays', () => {
    const room = opened().by(changeur, change)
    const { pieces } = room.float
    room.by(changeur, change)
    const line = room.lines.length
    room.by(changeur, undo(room))
    expect(room.float.pieces).toEqual(pieces)
    expect(room.lines[line - 1]?.struck).toMatchObject({ by: 'changeur', why })
    expect(said(room)).toBe(`La riga ${line} è annullata e rifatta al contrario: ${why}`)
    expect(room.refused(changeur, { type: 'undoLine', ...T1, line, why })).toBe(
      'V.book struck-already',
    )
  })

  it('V.book V.cash-limit banknotes entered twice are undone by the inspector, and count no more towards the limit', () => {
    const room = opened().by(changeur, notes).by(changeur, notes)
    expect(room.refused(changeur, undo(room))).toBe('V.book inspector-undoes')
    room.by(inspector, undo(room))
    expect(room.float).toMatchObject({ banknotes: 200, pieces: { '100': 148 } })
    expect(changedIn(room.room, alfa)).toBe(200)
    expect(room.state.drawn[alfa]).toBe(200)
    expect(room.state.balances[chipsOf(alfa)]).toBe(200)
  })

  it('V.no-cash-out an undone entry turns no chips into banknotes: the person must still have them', () => {
    const room = opened().by(changeur, notes)
    const line = room.lines.length
    room.by(changeur, { type: 'takeTip', ...T1, member: alfa, pieces: { '100': 1 } })
    expect(room.refused(inspector, { type: 'undoLine', ...T1, line, why })).toBe(
      'null has-fewer-chips',
    )
  })

  it('V.out-and-back a return entered twice is undone: the sum is out again', () => {
    const back = { type: 'returnAdvance', ...T1, advance: 1, pieces: { '50': 1 } } as const
    const room = opened().by(inspector, grant).by(changeur, give).by(changeur, back)
    room.by(changeur, back).by(inspector, undo(room))
    expect(room.room.advances).toMatchObject([{ status: 'out', chips: 200 }])
    expect(dayBookOf(sceneOf(room.state), 'T1')?.clients).toMatchObject([{ out: 150 }])
  })

  it('V.out-and-back an advance entered though no pieces left is undone to the leave, unless some came back', () => {
    const room = opened().by(inspector, grant).by(changeur, give)
    const line = room.lines.length
    room.by(inspector, undo(room))
    expect(room.room.advances).toMatchObject([{ status: 'granted', givenAt: null }])
    const back = { type: 'returnAdvance', ...T1, advance: 1, pieces: { '50': 1 } } as const
    room.by(changeur, give).by(changeur, back)
    const again = { type: 'undoLine', ...T1, line: line + 2, why } as const
    expect(room.refused(inspector, again)).toBe('V.out-and-back nothing-out')
  })

  it('V.book V.plus-minus an entry before a count that was right is not undone: a difference is a plus or minus', () => {
    const room = opened().by(changeur, change)
    const line = room.lines.length
    const { pieces } = room.float
    room.by(inspector, { type: 'countSpot', ...T1, pieces, banknotes: 0 })
    room.by(person('testimone'), { type: 'confirmSpot', ...T1 })
    expect(room.refused(changeur, { type: 'undoLine', ...T1, line, why })).toBe(
      'V.book counted-since',
    )
  })

  it('V.tips V.orphans a tip entered twice is undone, and is no longer handed over', () => {
    const tip = { type: 'takeTip', ...T1, member: null, pieces: { '5': 1 } } as const
    const room = opened().by(changeur, tip)
    room.by(changeur, tip).by(changeur, undo(room))
    expect(dayBookOf(sceneOf(room.state), 'T1')?.side).toHaveLength(1)
    const { lines } = room
    expect(room.refused(changeur, { type: 'undoLine', ...T1, line: 1, why })).toMatch('V.book')
    expect(lines).toHaveLength(room.lines.length)
  })

  it('V.book V.serves ch8 a stack changed in wrong pieces waits again, and bars the deal; one put up by mistake is undone', () => {
    const put = { type: 'putStack', ...T1, member: alfa, seat: 4, pieces: { '100': 1 } } as const
    const room = opened().by(changeur, put)
    const { stack, pieces } = room.float
    const line = room.lines.length
    room.by(changeur, { type: 'changeStack', ...T1, given: { '50': 2 } })
    const undoPut = { type: 'undoLine', ...T1, line, why } as const
    expect(room.refused(changeur, undoPut)).toBe('V.serves no-stack')
    room.by(changeur, undo(room))
    expect(room.float).toMatchObject({ stack, pieces })
    expect(dealingBarredByFloat(room.room, 'T1')).toMatchObject({ refusal: { code: 'stack-open' } })
    const changed = { type: 'changeStack', ...T1, given: { '20': 5 } } as const
    room.by(changeur, changed).by(changeur, put)
    const again = { type: 'undoLine', ...T1, line: room.lines.length - 1, why } as const
    expect(room.refused(changeur, again)).toBe('V.serves stack-open')
    room.by(changeur, undo(room))
    expect(room.float.stack).toBeNull()
    expect(dealingBarredByFloat(room.room, 'T1')).toBeNull()
    room.by(changeur, again)
    expect(room.float).toMatchObject({ stack, pieces })
  })

  it('V.book ch8 an earlier stack whose change was undone and made again is the one that waits when that is undone too', () => {
    const put = { type: 'putStack', ...T1, member: alfa, seat: 4, pieces: { '100': 1 } } as const
    const room = opened().by(changeur, put)
    const { stack } = room.float
    const change = { type: 'changeStack', ...T1, given: { '50': 2 } } as const
    const first = undo(room.by(changeur, change))
    room.by(changeur, { ...put, seat: 5, pieces: { '50': 1 } })
    room.by(changeur, { ...change, given: { '10': 5 } }).by(changeur, first)
    expect(room.float.stack).toEqual(stack)
    room.by(changeur, { ...change, given: { '20': 5 } })
    room.by(changeur, undo(room))
    expect(room.float.stack).toEqual(stack)
  })

  it('V.reintegro a form asked for twice is dropped before it is carried, with the reason', () => {
    const ask = {
      type: 'askMovement',
      ...T1,
      kind: 'reintegro',
      gives: { '500': 1 },
      notes: 0,
      gets: { '100': 5 },
    } as const
    const room = opened().by(changeur, ask).by(changeur, ask)
    room.by(changeur, { type: 'dropMovement', ...T1, movement: 2, why })
    expect(underWay(room.room, 'T1').map(({ number }) => number)).toEqual([1])
    expect(said(room)).toBe(`Movimento 2: lasciato cadere, ${why}`)
  })
})

describe('a wrong denomination', () => {
  it('V.cambio a change entered in wrong pieces is undone and entered again', () => {
    const room = opened().by(changeur, change)
    room.by(changeur, undo(room)).by(changeur, { ...change, given: { '20': 5 } })
    expect(room.float.pieces).toMatchObject({ '100': 151, '50': 100, '20': 95 })
  })

  it('V.cagnotte-pieces a tax entered in wrong pieces is undone, falls due again and is paid', () => {
    const room = coup(opened(), 340)
    const tax = { type: 'payTax', ...T1, coup: 1, taken: { '20': 1 }, rest: { '1': 3 } } as const
    room.by(changeur, { ...tax, box: { '10': 1, '5': 1, '1': 2 } }).by(changeur, undo(room))
    expect(room.float.taxes).toMatchObject([{ chips: 17, paid: null }])
    expect(room.float.pieces).toEqual(LIST)
    room.by(changeur, { ...tax, box: { '5': 3, '1': 2 } })
    expect(room.float.taxes).toMatchObject([{ paid: { '5': 3, '1': 2 } }])
  })

  it('V.reintegro a delivery in wrong pieces is refused, and a new movement brings the float’s own back', () => {
    const room = carried(opened())
    const wrong = {
      type: 'receiveMovement',
      ...T1,
      movement: 1,
      pieces: { '100': 4, '50': 2 },
    } as const
    expect(room.refused(changeur, wrong)).toBe('V.reintegro not-the-form')
    room.by(changeur, { type: 'refuseDelivery', ...T1, movement: 1, why: 'pezzi sbagliati' })
    room.by(changeur, { type: 'receiveMovement', ...T1, movement: 2, pieces: { '500': 1 } })
    expect(room.float.pieces).toEqual(LIST)
  })
})

/** A reintegro of a 500 against five of 100, with the valletto. */
function carried(room: Room, gives = { '500': 1 }): Room {
  const of = { ...T1, movement: 1 } as const
  return room
    .by(changeur, {
      type: 'askMovement',
      ...T1,
      kind: 'reintegro',
      gives,
      notes: 0,
      gets: { '100': 5 },
    })
    .by(inspector, { type: 'approveMovement', ...of })
    .by(person('cassa-esterna'), { type: 'prepareMovement', ...of })
    .by(person('valletto'), { type: 'carryMovement', ...of })
}

describe('a valletto who never arrives', () => {
  const lost = {
    type: 'loseMovement',
    ...T1,
    movement: 1,
    why: 'il valletto non è tornato',
  } as const

  it('V.reintegro V.plus-minus the inspector ends the movement, and its pieces are a minus beside it', () => {
    const room = carried(opened())
    expect(room.refused(changeur, lost)).toBe('V.reintegro not-the-office')
    room.by(inspector, lost)
    expect(underWay(room.room, 'T1')).toEqual([])
    expect(room.float.minus).toBe(500)
    expect(room.room.gaps).toMatchObject([{ chips: -500, note: lost.why, playsOn: true }])
    expect(room.state.balances[PLUS_MINUS]).toBe(500)
    expect(said(room)).toBe(`Movimento 1: non è arrivato, ${lost.why}`)
    expect(room.refused(inspector, lost)).toBe('V.reintegro not-this-step')
    closed(room)
  })

  it('V.plus-minus ch18 pieces that turn up later compensate the minus', () => {
    const room = carried(opened()).by(inspector, lost)
    const found = { gap: 1, pieces: { '500': 1 }, cause: 'sconosciuta', note: 'ritrovati' } as const
    room.by(inspector, { type: 'compensateGap', ...T1, ...found })
    expect(room.float.pieces).toEqual(LIST)
    expect(room.state.balances[PLUS_MINUS]).toBe(0)
  })

  it('V.aggiunta chr3 pieces of the desk that never arrive are no minus of the changeur', () => {
    const of = { ...T1, movement: 1 } as const
    const room = opened()
      .by(changeur, {
        type: 'askMovement',
        ...T1,
        kind: 'aggiunta',
        gives: {},
        notes: 0,
        gets: { '100': 5 },
      })
      .by(inspector, { type: 'approveMovement', ...of })
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...of })
      .by(person('valletto'), { type: 'carryMovement', ...of })
      .by(inspector, lost)
    expect(room.float).toMatchObject({ minus: 0, added: 0 })
    const deskList = SETTINGS.list
    expect(deskPieces({ ...room.room, settings: { ...SETTINGS, deskList } })?.['100']).toBe(145)
    expect(room.room.gaps).toEqual([])
    expect(room.state.balances[PLUS_MINUS]).toBe(500)
  })
})
