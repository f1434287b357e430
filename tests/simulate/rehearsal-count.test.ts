import { expect, it } from 'vitest'
import { restiToCount } from '@/rehearsal/poker'

it('the resti to be counted are those of the players on the tableau, by seat', () => {
  const player = (member: string, seat: number | null, casse: readonly object[]) => ({
    ...{ member, seat, casse, signUp: Number(member.slice(1)) },
  })
  const players = {
    m1: player('m1', null, []),
    m2: player('m2', 2, [{}]),
    m3: player('m3', 1, [{}]),
    m4: player('m4', 3, [{}]),
  }
  const closing = { expected: { m1: 0, m2: 50, m3: 70, m4: 30 }, counted: { m4: 30 } }
  const state = { tables: { t: { players, closing, accounts: {} } } }
  expect(restiToCount(state, { m3: -60 }).map(({ it }) => it)).toEqual([
    'Carla Monti: 10',
    'Bruno Salvi: 50',
  ])
})
