import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { dealtTable } from '../support/dealt'
import { House } from '../support/house'
import { aView, Line } from '../support/sse'

const of = { table: 'T1', dispute: 1 }

const house = await House.open()
const clubId = await house.club('alfa')
const dealt = await dealtTable(house, clubId, 'alfa')
const evening = dealt.evening
const desk = dealt.desk
const players = dealt.players
const give = dealt.give
const arbiter = await house.member(clubId, 'alfa', '77')
const contenders = players.slice(0, 2).map(({ id }) => id)
const about = { table: 'T1', colpo: 1, about: 'Un rilancio', provision: null, contenders }
await give('openDispute', about, desk.cookie)
await give('appealDispute', of, players[0]?.cookie ?? '')
afterAll(() => house.close())

describe('members from outside the evening', () => {
  it('XVII.4 an arbiter is named by the desk or a contender, among the members of the club', async () => {
    const other = await house.club('bravo')
    const stranger = await house.member(other, 'bravo', '1')
    const [first, second] = players
    const naming = (arbiters: string[]) => ({ ...of, member: first?.id, arbiters })
    for (const id of [stranger.id, randomUUID(), 'chiunque']) {
      expect(await give('nameArbiter', naming([arbiter.id, id]), desk.cookie)).toMatchObject({
        status: 404,
        error: { code: 'no-such-member' },
      })
    }
    expect(await give('nameArbiter', naming([arbiter.id]), second?.cookie ?? '')).toMatchObject({
      status: 422,
      error: { refusal: { code: 'not-yours' } },
    })
    expect((await give('nameArbiter', naming([arbiter.id]), desk.cookie)).status).toBe(200)
  })

  it('XVII.4 an arbiter named by both contenders sees the dispute on the phone, rules there, and prints it', async () => {
    const phone = await Line.open(`${house.url}/live/alfa/member`, { cookie: arbiter.cookie })
    const judges = async () =>
      ((await phone.next(aView)).data as { view: { judges: object[] } }).view.judges
    expect(await judges()).toEqual([])
    const ruling = { ...of, inFavourOf: players[1]?.id, why: 'Era pronto.', provision: null }
    const rule = { ...ruling, final: true, transfers: [] }
    expect((await give('ruleDispute', rule, arbiter.cookie)).status).toBe(422)
    const paper = `${house.url}/print/alfa/${evening}/contestazione/T1/1.pdf`
    const print = () => fetch(paper, { headers: { cookie: arbiter.cookie } })
    expect((await print()).status).toBe(403)
    const [, second] = players
    const naming = { ...of, member: second?.id, arbiters: [arbiter.id] }
    expect((await give('nameArbiter', naming, second?.cookie ?? '')).status).toBe(200)
    expect(await judges()).toMatchObject([{ id: 'T1', disputes: [{ number: 1 }] }])
    expect((await give('ruleDispute', rule, arbiter.cookie)).status).toBe(200)
    expect(await judges()).toMatchObject([{ disputes: [{ status: 'final' }] }])
    expect((await print()).headers.get('content-type')).toBe('application/pdf')
  })

  it('XVII.4 the members who may be named are those who can sign in and do not play there', async () => {
    const asked = await house.query('members.arbiters', { evening, table: 'T1' }, desk.cookie)
    const eligible = (asked.data as { id: string }[]).map(({ id }) => id)
    expect(eligible.sort()).toEqual([arbiter.id, desk.id].sort())
    const elsewhere = { evening, table: 'T9' }
    expect((await house.query('members.arbiters', elsewhere, desk.cookie)).status).toBe(404)
    const issued = await house.mutate('devices.issueCode', { evening, post: 'T1' }, desk.cookie)
    const tablet = await house.device('alfa', (issued.data as { code: string }).code)
    const here = await house.query('members.arbiters', { evening, table: 'T1' }, tablet)
    expect(here.data).toEqual(asked.data)
    expect(
      (await house.query('members.arbiters', { evening: randomUUID(), table: 'T1' }, tablet))
        .status,
    ).toBe(404)
  })

  it('I.8 the secretary records the presence of members of the club only', async () => {
    for (const member of [randomUUID(), 'chiunque']) {
      expect(await give('setPresence', { member, inClub: false }, desk.cookie)).toMatchObject({
        status: 404,
        error: { code: 'no-such-member' },
      })
    }
    const known = { member: arbiter.id, inClub: false }
    expect((await give('setPresence', known, desk.cookie)).status).toBe(200)
  })
})
