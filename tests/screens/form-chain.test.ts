import { expect, it } from 'vitest'
import { chainsFrom } from '@/components/float/post/forms/chain'
import { floatPost } from '@/rules/float/views/posts'
import { sceneOf } from '../rules/float/support/game'
import { member, opened, type Room, secretary } from '../rules/float/support/room'

const staffOf = (room: Room) => floatPost(sceneOf(room.state), 'T1')?.staff ?? []
const told = (room: Room, status: 'asked' | 'approved' | 'prepared' | 'carried') =>
  chainsFrom(status, staffOf(room)).map(
    ({ steps, members }) => `${steps.map(({ type }) => type).join('+')}: ${members.join(' ')}`,
  )
const enters = (room: Room, who: string, office: 'valletto' | 'cassa-esterna') =>
  room.by(secretary, { type: 'enterDuty', member: member(who), office, where: null })

it('ch17 each step of a form is signed by whoever holds its office; a carried one by nobody here', () => {
  const room = opened()
  expect(told(room, 'asked')).toEqual(['approveMovement: commissario'])
  expect(told(room, 'approved')).toEqual(['prepareMovement: cassa-esterna'])
  expect(told(room, 'prepared')).toEqual(['carryMovement: valletto'])
  expect(told(room, 'carried')).toEqual([])
})

it('ch1 ch17 where the desk’s person is the valletto too, one PIN prepares and carries', () => {
  const room = enters(opened(), 'cassa-esterna', 'valletto')
  expect(told(room, 'approved')).toEqual(['prepareMovement+carryMovement: cassa-esterna'])
  expect(told(room, 'asked')).toEqual(['approveMovement: commissario'])
})

it('ch1 ch17 a second person at the desk, who carries nothing, may still sign the one step', () => {
  const room = enters(enters(opened(), 'cassa-esterna', 'valletto'), 'conta', 'cassa-esterna')
  expect(told(room, 'approved')).toEqual([
    'prepareMovement+carryMovement: cassa-esterna',
    'prepareMovement: cassa-esterna conta',
  ])
})
