import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { LONGEST_SUBJECT } from '@/rules/kernel/lengths'
import { PACES } from '@/server/access/pace'
import { act } from '../support/chemin'
import { STROKES } from '../support/dealt'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'

let house: House
afterEach(() => house.close())
/** Letters of the view of an audience. */
async function lengthOf(evening: string, as: 'desk' | 'deputato' | 'member', by: Person) {
  const { data } = await house.query('evenings.view', { evening, as }, by.cookie)
  return JSON.stringify(data).length
}

describe('one member', () => {
  it('asks and drops, disputes and withdraws all evening, and nobody’s view grows', async () => {
    house = await House.open()
    const sala = await Sala.open(house, 'alfa', 5)
    await sala.table({ level: 2, players: [1, 2, 3, 4] })
    const { evening, desk, inspector } = sala
    const views = async () => [
      await lengthOf(evening, 'desk', desk),
      await lengthOf(evening, 'deputato', inspector),
      await lengthOf(evening, 'member', sala.person(2)),
    ]
    const stranger = { member: sala.who(5) }
    const asks = [act(5, 'askCassa', { ...stranger, chips: 10 }), act(5, 'dropCassa', stranger)]
    await sala.play(asks)
    const before = await views()
    const me = { member: sala.who(1) }
    for (let n = 1; n <= 40; n++) {
      const about = 'x'.repeat(LONGEST_SUBJECT)
      const quarrel = { table: 'T1', coup: 0, about, provision: null, contenders: [sala.who(2)] }
      await sala.play([
        ...asks,
        act(1, 'askCassa', { ...me, chips: 10 }),
        act(1, 'dropCassa', me),
        act(1, 'openDispute', quarrel),
        act(1, 'withdrawDispute', { table: 'T1', dispute: n }),
      ])
    }
    const after = await views()
    for (const [nth, length] of after.entries())
      expect(length - (before[nth] ?? 0)).toBeLessThan(200)
    const about = 'x'.repeat(LONGEST_SUBJECT + 1)
    const long = { table: 'T1', coup: 0, about, provision: null, contenders: [sala.who(2)] }
    expect((await sala.give(1, 'openDispute', long)).error).toMatchObject({ code: 'invalid' })
  })

  it('S.39a may have three disputes open at most, and four statements about one', async () => {
    house = await House.open()
    const sala = await Sala.open(house, 'alfa', 4)
    await sala.table({ level: 2 })
    const open = act(1, 'openDispute', {
      ...{ table: 'T1', coup: 0, about: 'le carte', provision: null },
      contenders: [sala.who(2)],
    })
    await sala.play([open, open, open])
    expect((await sala.give(open.by, open.type, open.payload)).error).toMatchObject({
      code: 'refused',
    })
    const say = act(1, 'stateToDispute', {
      ...{ table: 'T1', dispute: 1, text: 'ho visto' },
      member: sala.who(1),
    })
    await sala.play([say, say, say, say])
    expect((await sala.give(say.by, say.type, say.payload)).error).toMatchObject({
      refusal: { code: 'said-already' },
    })
    await sala.play([act(1, 'withdrawDispute', { table: 'T1', dispute: 2 }), open])
  })

  it('signs and withdraws all evening, and is one line at the desk', async () => {
    house = await House.open()
    const clubId = await house.club('alfa')
    const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
    const socio = await house.member(clubId, 'alfa', '2')
    const evening = await house.evening('poker', desk)
    const give = (by: Person, type: string, more: object) =>
      house.mutate(`poker.${type}`, { evening, id: randomUUID(), ...more }, by.cookie)
    const settings = { uscita: 5, passata: 500 }
    await give(desk, 'openList', { title: 'Uscita 5', settings })
    const once = async (signUp: number) => {
      expect((await give(socio, 'sign', { list: 'L1', strokes: STROKES })).status).toBe(200)
      expect((await give(socio, 'withdraw', { signUp })).status).toBe(200)
      return await lengthOf(evening, 'desk', desk)
    }
    const first = await once(1)
    for (let n = 2; n < 20; n++) await once(n)
    expect((await once(20)) - first).toBeLessThan(100)
  })

  it('is refused in a sentence beyond the pace of a hand, and goes on a moment later; the desk is not', async () => {
    house = await House.open(undefined, undefined, { paces: PACES })
    const sala = await Sala.open(house, 'alfa', 2)
    const me = { member: sala.who(1) }
    const ask = () => sala.give(1, 'askCassa', { ...me, chips: 10 })
    const drop = () => sala.give(1, 'dropCassa', me)
    for (let n = 0; n < PACES.member.burst / 2; n++) {
      expect((await ask()).status).toBe(200)
      expect((await drop()).status).toBe(200)
    }
    // All at once: on a busy machine a member who waits for each answer is never too quick.
    const flood = await Promise.all(Array.from({ length: 2 * PACES.member.burst }, ask))
    const refused = flood.find(({ status }) => status === 429)
    expect(refused).toMatchObject({ error: { code: 'too-many-commands' } })
    const hand = () => sala.give('desk', 'handCassa', { member: sala.who(2), chips: 1 })
    const byDesk = await Promise.all(Array.from({ length: 100 }, hand))
    expect(new Set(byDesk.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await sala.give(2, 'askCassa', { member: sala.who(2), chips: 10 })).status).toBe(200)
    await pause(1_000)
    expect((await sala.give(1, 'dropCassa', me)).status).not.toBe(429)
  })
})
