import { describe, expect, it } from 'vitest'
import { lowIn } from '@/rules/float/03-float/moving'
import { floatOf, KEEPING, OUTSIDE_DESK, PLUS_MINUS } from '@/rules/float/accounts'
import { sinceGoodCount } from '@/rules/float/book'
import { equationOf } from '@/rules/float/equation'
import { numberOf, withoutPieces, withPieces, worthOf } from '@/rules/float/pieces/pieces'
import { FLOAT_PROFILES, FloatSettings, listOf, nominalOf } from '@/rules/float/settings'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  prepared,
  type Room,
  SETTINGS,
  secretary,
  tablet,
} from './support/room'

const changeur = person('changeur')
const inspector = person('commissario')
const witness = person('testimone')
const T1 = { table: 'T1' } as const

const change = (taken: Record<string, number>, given: Record<string, number>) =>
  ({ type: 'change', ...T1, taken, given, purpose: 'giocatore', seat: null }) as const

const COUNT = {
  type: 'countOpening',
  ...T1,
  changeur: member('changeur'),
  pieces: LIST,
} as const

describe('the box', () => {
  it('V.float the source’s float has 701 pieces in twelve denominations, worth 300,000', () => {
    expect(numberOf(LIST)).toBe(701)
    expect(nominalOf(FLOAT_PROFILES.venezia)).toBe(300_000)
    expect(Object.keys(LIST)).toHaveLength(12)
  })

  it('V.float the value is fixed: another sum is not opened, another composition is', () => {
    const room = prepared()
    const count = { type: 'countOpening', ...T1, changeur: member('changeur') } as const
    const less = withoutPieces(LIST, { '100': 1 })
    expect(room.refused(inspector, { ...count, pieces: less })).toBe('V.float not-its-value')
    const other = withPieces(less, { '50': 2 })
    room.by(inspector, { ...count, pieces: other }).by(witness, { type: 'confirmOpening', ...T1 })
    expect(worthOf(room.float.pieces)).toBe(300_000)
    expect(room.state.balances[floatOf('T1')]).toBe(300_000)
    expect(room.state.balances[KEEPING]).toBe(-300_000)
  })

  it('V.float another list is a setting, its total computed; a denomination under its floor is told', () => {
    const list = [10, 5].map((value) => ({ value, pieces: 10 }))
    const settings = FloatSettings.parse({ list })
    expect(nominalOf(settings)).toBe(150)
    const room = opened(settings)
    expect(lowIn(room.float, settings)).toEqual([])
    room.by(changeur, change({ '10': 4 }, { '5': 8 }))
    expect(lowIn(room.float, { ...settings, lowPercent: 30 })).toEqual([5])
  })

  it('V.open-presence the witness confirms the inspector’s count within the minutes of the house', () => {
    const room = prepared()
    room.by(inspector, COUNT)
    expect(room.refused(tablet, { type: 'deal', ...T1 })).toBe('V.open-presence box-not-open')
    expect(room.refused(inspector, { type: 'confirmOpening', ...T1 })).toBe(
      'V.open-presence not-the-office',
    )
    room.after('00:20')
    expect(room.refused(witness, { type: 'confirmOpening', ...T1 })).toBe(
      'V.open-presence too-late',
    )
    expect(room.float.box).toBe('keeping')
    room.by(inspector, { type: 'dropCount', ...T1 })
    expect(room.float.presence).toBeNull()
    room.by(inspector, COUNT)
    room.after('00:14').by(witness, { type: 'confirmOpening', ...T1 })
    expect(room.float.box).toBe('open')
    coup(room, 40)
  })

  it('V.open-presence inspector, witness and changeur are three persons', () => {
    const count = (who: string) =>
      ({ type: 'countOpening', ...T1, changeur: member(who), pieces: LIST }) as const
    const duty = (who: string, office: 'changeur' | 'testimone', where: 'T1' | null) =>
      ({ type: 'enterDuty', member: member(who), office, where }) as const
    const room = prepared().by(secretary, duty('commissario', 'changeur', 'T1'))
    expect(room.refused(inspector, count('commissario'))).toBe('V.open-presence three-persons')
    expect(room.refused(secretary, duty('commissario', 'testimone', null))).toBe(
      'V.capo-comm never-merged',
    )
    room.by(inspector, count('changeur')).by(witness, { type: 'confirmOpening', ...T1 })
    const three = { changeur: 'changeur', inspector: 'commissario', witness: 'testimone' }
    expect(room.float.opening).toMatchObject(three)
  })

  it('V.close-presence the box is closed before both, and no coup is dealt meanwhile', () => {
    const room = opened()
    room.by(inspector, { type: 'orderClosing', ...T1 })
    const counted = { type: 'countClosing', ...T1, pieces: LIST, banknotes: 0, seal: '9' } as const
    expect(room.refused(inspector, counted)).toBe('V.closing cards-not-counted')
    const all = { when: 'closing', cards: 312, masks: 2, note: '' } as const
    room.by(person('capo-partita'), { type: 'countCards', ...T1, ...all })
    const short = { ...counted, pieces: withoutPieces(LIST, { '1': 1 }) }
    expect(room.refused(inspector, short)).toBe('V.plus-minus declare-first')
    room.by(inspector, counted)
    expect(room.refused(tablet, { type: 'deal', ...T1 })).toBe('V.open-presence witness-awaited')
    room.by(witness, { type: 'confirmClosing', ...T1 })
    expect(room.float).toMatchObject({ box: 'keeping', seal: '9', turn: null })
    expect(room.float.closing).toMatchObject({ witness: 'testimone', pieces: LIST })
    expect(room.state.balances[KEEPING]).toBe(0)
  })
})

describe('changes', () => {
  it('V.cambio a change gives as much as it takes, and only what the float has', () => {
    const room = opened()
    expect(room.refused(changeur, change({ '100': 1 }, { '50': 1 }))).toBe('V.cambio not-equal')
    expect(room.refused(changeur, change({ '20': 2 }, { '1': 40 }))).toBe('V.cambio not-in-float')
    expect(room.refused(changeur, change({}, {}))).toBe('V.cambio nothing-taken')
    expect(room.refused(person('alfa'), change({ '100': 1 }, { '50': 2 }))).toBe(
      'V.handover not-on-turn',
    )
    room.by(changeur, change({ '100': 1 }, { '50': 2 }))
    expect(room.float.pieces).toMatchObject({ '100': 151, '50': 98 })
    expect(equationOf(room.room, 'T1').is).toBe(300_000)
  })

  it('V.float pieces of a denomination that the house does not have are refused everywhere', () => {
    const room = opened()
    expect(room.refused(changeur, change({ '100': 1 }, { '25': 4 }))).toBe('V.float no-such-piece')
    const tip = { type: 'takeTip', ...T1, member: null, pieces: { '3': 1 } } as const
    expect(room.refused(changeur, tip)).toBe('V.float no-such-piece')
  })

  it('V.cambio the device at the table acts for the changeur on turn', () => {
    const room = opened().by(tablet, change({ '100': 1 }, { '50': 2 }))
    expect(room.float.pieces['50']).toBe(98)
  })
})

/** A form through all its steps. */
function through(room: Room, movement: number, pieces: Record<string, number>): Room {
  const of = { ...T1, movement }
  return room
    .by(inspector, { type: 'approveMovement', ...of })
    .by(person('cassa-esterna'), { type: 'prepareMovement', ...of })
    .by(person('valletto'), { type: 'carryMovement', ...of })
    .by(changeur, { type: 'receiveMovement', ...of, pieces })
}

describe('movements', () => {
  const asks = { type: 'askMovement', ...T1, kind: 'reintegro', notes: 0 } as const

  it('V.reintegro equal value both ways, in five steps, each by its own office', () => {
    const room = opened()
    expect(room.refused(changeur, { ...asks, gives: { '500': 1 }, gets: { '10': 40 } })).toBe(
      'V.reintegro not-equal-value',
    )
    room.by(changeur, { ...asks, gives: { '500': 1 }, gets: { '10': 50 } })
    const one = { ...T1, movement: 1 }
    expect(room.refused(changeur, { type: 'approveMovement', ...one })).toBe(
      'V.reintegro not-the-office',
    )
    expect(room.refused(person('cassa-esterna'), { type: 'prepareMovement', ...one })).toBe(
      'V.reintegro not-this-step',
    )
    room
      .by(inspector, { type: 'approveMovement', ...one })
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...one })
      .by(witness, { type: 'countersignMovement', ...one })
      .by(person('valletto'), { type: 'carryMovement', ...one })
    expect(equationOf(room.room, 'T1')).toMatchObject({
      pieces: 299_500,
      carried: 500,
      holds: true,
    })
    const received = { type: 'receiveMovement', ...one } as const
    expect(room.refused(changeur, { ...received, pieces: { '10': 49 } })).toBe(
      'V.reintegro not-the-form',
    )
    room.by(changeur, { ...received, pieces: { '10': 50 } })
    expect(room.float.pieces).toMatchObject({ '500': 32, '10': 150 })
    expect(Object.keys(room.room.movements[0]?.signed ?? {})).toEqual([
      'asked',
      'approved',
      'prepared',
      'witnessed',
      'carried',
      'received',
    ])
  })

  it('V.reintegro a wrong delivery is refused, and a new movement brings the pieces back', () => {
    const room = opened().by(changeur, { ...asks, gives: { '500': 1 }, gets: { '10': 50 } })
    const one = { ...T1, movement: 1 }
    room
      .by(inspector, { type: 'approveMovement', ...one })
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...one })
      .by(person('valletto'), { type: 'carryMovement', ...one })
      .by(changeur, { type: 'refuseDelivery', ...one, why: 'mancano pezzi' })
    expect(room.room.movements[1]).toMatchObject({
      kind: 'ritorno',
      reverses: 1,
      status: 'carried',
    })
    expect(equationOf(room.room, 'T1').carried).toBe(500)
    const again = { type: 'refuseDelivery', ...T1, movement: 2, why: 'di nuovo' } as const
    expect(room.refused(changeur, again)).toBe('V.reintegro not-this-step')
    room.by(changeur, { type: 'receiveMovement', ...T1, movement: 2, pieces: { '500': 1 } })
    expect(room.float.pieces).toEqual(LIST)
  })

  it('V.reintegro the last one puts the float back to its list, and is offered so', () => {
    const room = opened().by(changeur, change({ '100': 1 }, { '50': 2 }))
    room.by(changeur, { ...asks, gives: { '100': 1 }, gets: { '50': 2 } })
    through(room, 1, { '50': 2 })
    expect(room.float.pieces).toEqual(LIST)
  })

  it('V.aggiunta the float grows once the chips are received; a return is the reverse, up to what was added', () => {
    const room = opened()
    room.by(changeur, { ...asks, kind: 'aggiunta', gives: {}, gets: { '100': 10 } })
    const one = { ...T1, movement: 1 }
    room
      .by(inspector, { type: 'approveMovement', ...one })
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...one })
      .by(person('valletto'), { type: 'carryMovement', ...one })
    expect(equationOf(room.room, 'T1')).toMatchObject({ is: 300_000, carried: 0 })
    room.by(changeur, { type: 'receiveMovement', ...one, pieces: { '100': 10 } })
    expect(equationOf(room.room, 'T1')).toMatchObject({ is: 301_000, added: 1_000, holds: true })
    const back = { ...asks, kind: 'reso', gets: {} } as const
    expect(room.refused(changeur, { ...back, gives: { '500': 3 } })).toBe(
      'V.aggiunta more-than-added',
    )
    room.by(changeur, { ...back, gives: { '500': 2 } })
    const two = { ...T1, movement: 2 }
    room
      .by(inspector, { type: 'approveMovement', ...two })
      .by(person('cassa-esterna'), { type: 'prepareMovement', ...two })
      .by(person('valletto'), { type: 'carryMovement', ...two })
    expect(equationOf(room.room, 'T1').carried).toBe(1_000)
    room.by(person('cassa-esterna'), { type: 'receiveMovement', ...two, pieces: { '500': 2 } })
    expect(equationOf(room.room, 'T1')).toMatchObject({ is: 300_000, returned: 1_000 })
    expect(room.state.balances[OUTSIDE_DESK]).toBe(0)
  })
})

describe('plus and minus', () => {
  const gap = { type: 'declareGap', ...T1, banknotes: 0, cause: 'sconosciuta', note: '' } as const

  it('V.plus-minus the inspector is told at once and decides whether play goes on; the witness is told', () => {
    const room = coup(opened(), 100)
    room.by(changeur, change({ '100': 1 }, { '50': 2 }))
    const short = withoutPieces(room.float.pieces, { '20': 1 })
    expect(sinceGoodCount(room.float).lines.map(({ event }) => event.type)).toEqual(['changed'])
    expect(sinceGoodCount(room.float).coups).toHaveLength(1)
    room.by(changeur, { ...gap, pieces: short })
    expect(room.room.gaps[0]).toMatchObject({ chips: -20, changeur: 'changeur', inspector: null })
    expect(equationOf(room.room, 'T1')).toMatchObject({ is: 299_980, minus: 20, holds: true })
    expect(room.state.balances[PLUS_MINUS]).toBe(20)
    expect(room.refused(tablet, { type: 'deal', ...T1 })).toBe('V.plus-minus play-waits')
    room.by(inspector, { type: 'judgeGap', ...T1, gap: 1, playsOn: true })
    room.by(witness, { type: 'witnessGap', ...T1, gap: 1 })
    expect(room.room.gaps[0]?.witness?.by).toBe('testimone')
    coup(room, 0)
  })

  it('V.plus-minus a cause found later corrects by a compensating entry', () => {
    const room = opened()
    room.by(changeur, { ...gap, pieces: withoutPieces(LIST, { '20': 1 }) })
    const found = { type: 'compensateGap', ...T1, gap: 1, cause: 'cambio-errato' } as const
    const note = 'resi da Alfa'
    expect(room.refused(inspector, { ...found, pieces: { '20': 2 }, note })).toBe(
      'V.plus-minus above-the-gap',
    )
    room.by(inspector, { ...found, pieces: { '20': 1 }, note })
    expect(room.float.pieces).toEqual(LIST)
    expect(room.room.gaps).toMatchObject([{ chips: -20 }, { chips: 20, compensates: 1 }])
    expect(equationOf(room.room, 'T1')).toMatchObject({ plus: 20, minus: 20, holds: true })
    closed(room)
  })

  it('V.plus-minus a count that is the expected one declares nothing', () => {
    expect(opened().refused(changeur, { ...gap, pieces: LIST })).toBe('V.plus-minus no-difference')
  })
})

it('V.float the settings of a house are its own list', () => {
  expect(listOf(SETTINGS)).toEqual(LIST)
})
