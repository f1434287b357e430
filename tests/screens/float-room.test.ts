import { expect, it } from 'vitest'
import { gapsInStaff } from '@/components/float/room/staff/gaps'
import { byMember } from '@/components/float/room/sums/byMember'
import { tasksOf } from '@/components/float/room/tasks'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { deskOfficeView, officeView } from '@/rules/float/views/office'
import { makeOffersTo } from '@/rules/kernel/offers'
import { sceneOf, type TossCommand, tossed } from '../rules/float/support/game'
import {
  closed,
  LIST,
  member,
  opened,
  person,
  prepared,
  type Room,
  readyAgain,
  secretary,
  staffed,
} from '../rules/float/support/room'

const offersTo = makeOffersTo<Room['state'], TossCommand, never>(tossed as never)

/** The subjects that wait for somebody, as their screen lists them. */
function waitingFor(room: Room, office: string): string[] {
  const view = officeView(sceneOf(room.state), member(office))
  if (!view) return []
  const offers = offersTo(room.state, person(office), room.at)
  return tasksOf(view, offers as Parameters<typeof tasksOf>[1]).map(({ key }) => key)
}

const asked = () =>
  opened().by(person('changeur'), {
    type: 'askMovement',
    table: 'T1',
    kind: 'aggiunta',
    gives: {},
    notes: 0,
    gets: { 100: 5 },
  })

it('V.open-presence the count waits for the inspector, and then for the witness', () => {
  const room = prepared()
  expect(waitingFor(room, 'commissario')).toEqual(['table T1'])
  expect(waitingFor(room, 'testimone')).toEqual([])
  room.by(person('commissario'), {
    type: 'countOpening',
    table: 'T1',
    changeur: member('changeur'),
    pieces: LIST,
  })
  expect(waitingFor(room, 'commissario')).toEqual([])
  expect(waitingFor(room, 'testimone')).toEqual(['count T1'])
})

it('ch17 a form waits for one office after the other, and for the witness besides', () => {
  const room = asked()
  const step = { table: 'T1', movement: 1 } as const
  expect(waitingFor(room, 'commissario')).toEqual(['form 1'])
  expect(waitingFor(room, 'cassa-esterna')).toEqual([])
  room.by(person('commissario'), { type: 'approveMovement', ...step })
  expect(waitingFor(room, 'commissario')).toEqual([])
  expect(waitingFor(room, 'cassa-esterna')).toEqual(['form 1'])
  expect(waitingFor(room, 'testimone')).toEqual(['form 1'])
  room.by(person('cassa-esterna'), { type: 'prepareMovement', ...step })
  expect(waitingFor(room, 'valletto')).toEqual(['form 1'])
  room.by(person('testimone'), { type: 'countersignMovement', ...step })
  expect(waitingFor(room, 'testimone')).toEqual([])
})

it('V.plus-minus a minus waits until both have seen it', () => {
  const { 20: twenties = 0 } = LIST
  const room = opened().by(person('changeur'), {
    type: 'declareGap',
    table: 'T1',
    pieces: { ...LIST, 20: twenties - 1 },
    banknotes: 0,
    cause: 'sconosciuta',
    note: '',
  })
  expect(waitingFor(room, 'commissario')).toEqual(['gap 1'])
  room.by(person('commissario'), { type: 'judgeGap', table: 'T1', gap: 1, playsOn: true })
  expect(waitingFor(room, 'commissario')).toEqual([])
  expect(waitingFor(room, 'testimone')).toEqual(['gap 1'])
})

it('V.box-escort a box waits for the inspector once its table closes, and then for the count room', () => {
  const room = opened()
  expect(waitingFor(room, 'commissario')).toEqual([])
  closed(room)
  expect(waitingFor(room, 'commissario')).toEqual(['box T1 1'])
  room
    .by(person('commissario'), { type: 'sealTaxBox', table: 'T1', seal: '119' })
    .by(person('commissario'), { type: 'escortTaxBox', table: 'T1' })
  expect(waitingFor(room, 'commissario')).toEqual([])
  expect(waitingFor(room, 'conta')).toEqual(['box T1 1'])
})

it('V.box-count a box counted by one of the count room waits for the other', () => {
  const room = closed(opened())
  const enters = { type: 'enterDuty', member: member('seconda'), office: 'conta' } as const
  room
    .by(secretary, { ...enters, where: null })
    .by(person('commissario'), { type: 'sealTaxBox', table: 'T1', seal: '119' })
    .by(person('commissario'), { type: 'escortTaxBox', table: 'T1' })
    .by(person('conta'), { type: 'receiveTaxBox', table: 'T1', isSealWhole: true })
  for (const one of ['conta', 'seconda']) expect(waitingFor(room, one)).toEqual(['box T1 1'])
  room.by(person('conta'), { type: 'countTaxBox', table: 'T1', pieces: {} })
  expect(waitingFor(room, 'conta')).toEqual([])
  expect(waitingFor(room, 'seconda')).toEqual(['box T1 1'])
  room.by(person('seconda'), { type: 'confirmTaxBox', table: 'T1' })
  expect(waitingFor(room, 'seconda')).toEqual([])
})

it('V.box-escort a box that was sealed before another opening waits on, until it is counted', () => {
  const room = readyAgain(closed(opened()))
  expect(waitingFor(room, 'commissario')).toEqual(['table T1', 'box T1 1'])
  room.by(person('commissario'), { type: 'escortTaxBox', table: 'T1', box: 1 })
  expect(waitingFor(room, 'commissario')).toEqual(['table T1'])
  expect(waitingFor(room, 'conta')).toEqual(['box T1 1'])
})

it('V.vice the rota tells the offices that nobody holds, and the vice who stands in', () => {
  const room = staffed()
  const view = () => {
    const seen = deskOfficeView(sceneOf(room.state), member('segreteria'))
    if (!seen) throw new Error('a float is declared')
    return gapsInStaff(seen)
  }
  expect(view()).toEqual({ vices: [], missing: [] })
  const duty = room.room.staff.find(({ office }) => office === 'commissario')?.number ?? 0
  room.by(secretary, { type: 'leaveDuty', duty })
  expect(view().missing).toEqual([{ office: 'commissario', table: null }])
  room.by(secretary, { type: 'enterDuty', member: member('vera'), office: 'vice', where: null })
  expect(view()).toEqual({ vices: ['vera'], missing: [] })
})

it('V.keeper ch16 a closed box is rolled over with its pieces and its seal', () => {
  const room = closed(opened())
  const view = deskOfficeView(sceneOf(room.state), member('segreteria'))
  expect(view?.kept).toEqual([{ table: 1, pieces: LIST, seal: '204' }])
  const open = deskOfficeView(sceneOf(opened().state), member('segreteria'))
  expect(open?.kept).toEqual([])
})

it('V.float the profile of Venice is the source’s list', () => {
  expect(listOf(FLOAT_PROFILES.venezia)).toEqual(LIST)
})

it('puts the entries of one person together, in the order in which they came', () => {
  const entries = [
    { by: member('a'), n: 1 },
    { by: member('b'), n: 2 },
    { by: member('a'), n: 3 },
  ]
  expect(byMember(entries, ({ by }) => by)).toEqual([
    ['a', [entries[0], entries[2]]],
    ['b', [entries[1]]],
  ])
})
