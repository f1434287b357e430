import { expect, it } from 'vitest'
import { LIST, member, opened, person, prepared } from './support/room'
import { inspector, T1, witness } from './support/walks'

const counts = { ...T1, pieces: LIST, banknotes: 0 }
const drop = { type: 'dropCount', ...T1 } as const
const opening = { type: 'countOpening', ...counts, changeur: member('changeur') } as const
const closing = { type: 'countClosing', ...counts, seal: '12' } as const
const ready = () =>
  opened()
    .by(inspector, { type: 'orderClosing', ...T1 })
    .by(person('capo-partita'), {
      ...{ type: 'countCards', ...T1, when: 'closing', note: '' },
      ...{ cards: 312, masks: 2 },
    })

it('V.open-presence V.close-presence V.spot-check a witness confirms the count that they read, not one made since', () => {
  const spot = { type: 'countSpot', ...counts } as const
  for (const [room, count, confirm] of [
    [prepared(), opening, 'confirmOpening'],
    [opened(), spot, 'confirmSpot'],
    [ready(), closing, 'confirmClosing'],
  ] as const) {
    const waiting = () => room.float.presence?.at
    const read = room.by(inspector, count) && waiting()
    room.by(inspector, drop).by(inspector, count)
    const confirms = (countedAt: number | undefined) =>
      ({ type: confirm, ...T1, countedAt }) as const
    expect(room.refused(witness, confirms(read))).toBe('null counted-anew')
    room.by(witness, confirms(waiting()))
    expect(room.float.presence).toBeNull()
  }
})

it('V.open-presence V.close-presence a count takes the place of one that waits only where its giver has read that', () => {
  for (const [room, count] of [
    [prepared(), opening],
    [ready(), closing],
  ] as const) {
    room.by(inspector, { ...count, replaces: null })
    const first = room.float.presence?.at ?? 0
    expect(room.refused(inspector, { ...count, replaces: null })).toBe('null counted-meanwhile')
    room.after('00:01').by(inspector, { ...count, replaces: first })
    expect(room.refused(inspector, { ...count, replaces: first })).toBe('null counted-meanwhile')
    room.by(inspector, drop).by(inspector, { ...count, replaces: first })
  }
})
