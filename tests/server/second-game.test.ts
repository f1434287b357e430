import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { running } from '@/server/running/running'
import { TWO_GAMES } from '../games/server'
import { pdfText } from '../print/pdfText'
import { House } from '../support/house'
import { aView, Line } from '../support/sse'

const MINUTE = 60_000
const lines: Line[] = []

const house = await House.open(undefined, TWO_GAMES)
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const socio = await house.member(clubId, 'alfa', '2')
await open('poker')
const evening = await open('counter')
afterAll(async () => {
  for (const line of lines) line.close()
  await house.close()
})

async function open(game: string): Promise<string> {
  return await house.evening(game, desk, `Serata di ${game}`)
}

const give = (
  command: string,
  payload: object,
  { cookie }: { cookie: string },
  id = randomUUID(),
) => house.mutate(command, { evening, id, ...payload }, cookie)

async function watch(audience: string, cookie?: string): Promise<Line> {
  const line = await Line.open(`${house.url}/live/alfa/${audience}`, cookie ? { cookie } : {})
  lines.push(line)
  return line
}

/** The next message of a line about the second game. */
const ofCounter = async (line: Line) =>
  (await line.next((message) => aView(message) && message.data.game === 'counter')).data

describe('a second game in the house', () => {
  it('is opened beside the first, and listed with it in the order of the house', async () => {
    const { data } = await house.query('evenings.tonight', undefined, socio.cookie)
    expect(data).toMatchObject([{ game: 'poker' }, { game: 'counter', evening }])
    const again = { game: 'counter', title: 'Un’altra', day: '2026-11-20' }
    expect(await house.mutate('evenings.open', again, desk.cookie)).toMatchObject({
      status: 409,
      error: { code: 'evening-already-open', say: { title: 'Serata di counter' } },
    })
    const unknown = { game: 'tombola', title: 'x', day: '2026-11-20' }
    expect(await house.mutate('evenings.open', unknown, desk.cookie)).toMatchObject({
      status: 404,
      error: { code: 'no-such-game', say: { game: 'tombola' } },
    })
  })

  it('takes its own commands, and every screen is sent their effect', async () => {
    const screens = await Promise.all([watch('board'), watch('member', socio.cookie)])
    for (const screen of screens)
      expect(await ofCounter(screen)).toMatchObject({ open: ['poker', 'counter'], evening })
    expect((await give('counter.take', { who: socio.id, chips: 5 }, socio)).status).toBe(200)
    const [wall, phone] = await Promise.all(screens.map(ofCounter))
    expect(phone?.view).toMatchObject({ balances: { [`resto:${socio.id}`]: 5 } })
    expect(phone?.names).toEqual({ [socio.id]: 'Socio 2' })
    // The wall shows pseudonyms in place of ids, in every game.
    expect(JSON.stringify(wall)).not.toContain(socio.id)
    expect(Object.values(wall?.names as object)).toEqual(['Socio 2'])
  })

  it('refuses by its own provisions, in its own sentences', async () => {
    const more = { from: socio.id, to: desk.id, chips: 9 }
    expect(await give('counter.give', more, socio)).toMatchObject({
      status: 422,
      error: {
        code: 'refused',
        refusal: {
          game: 'counter',
          provision: '2.1',
          code: 'too-few-chips',
          parts: { has: { chips: 5 } },
          sentence: { it: 'Ha soltanto {has} gettoni.', en: 'They have {has} chips only.' },
        },
      },
    })
    expect((await give('counter.close', {}, socio)).status).toBe(403)
    expect((await give('counter.take', { who: 'chiunque', chips: 5 }, socio)).status).toBe(404)
    expect((await give('counter.take', { who: socio.id, chips: 0 }, socio)).status).toBe(400)
  })

  it('accepts no command of the other game, nor the other game one of its own', async () => {
    const list = { title: 'Uscita 1', settings: { uscita: 1, passata: 100 } }
    expect(await give('poker.openList', list, desk)).toMatchObject({
      status: 404,
      error: { code: 'no-such-evening' },
    })
    const tonight = (await house.query('evenings.tonight', undefined, desk.cookie)).data
    const [poker] = tonight as { evening: string }[]
    const elsewhere = { evening: poker?.evening, id: randomUUID(), who: socio.id, chips: 5 }
    expect((await house.mutate('counter.take', elsewhere, desk.cookie)).status).toBe(404)
  })

  it('pairs a device to one of its posts, with the role that it gives there', async () => {
    const nowhere = await house.mutate('devices.issueCode', { evening, post: 'T1' }, desk.cookie)
    expect(nowhere).toMatchObject({ status: 404, error: { code: 'no-such-post' } })
    const issued = await house.mutate('devices.issueCode', { evening, post: 'till' }, desk.cookie)
    const till = { cookie: await house.device('alfa', (issued.data as { code: string }).code) }
    expect((await house.query('auth.me', undefined, till.cookie)).data).toMatchObject({
      device: { game: 'counter', evening, post: 'till' },
    })
    const screen = await watch('post', till.cookie)
    const shown = await screen.next(aView)
    expect(shown.data).toMatchObject({ open: ['counter'], view: { kind: 'post' } })
    expect((await give('counter.take', { who: desk.id, chips: 7 }, till)).status).toBe(200)
    expect((await ofCounter(screen)).view).toMatchObject({ balances: { [`resto:${desk.id}`]: 7 } })
    expect((await give('counter.close', {}, till)).status).toBe(403)
    const { data } = await house.query('devices.list', undefined, desk.cookie)
    expect(data).toMatchObject([
      { game: 'counter', post: 'till', label: 'La cassa', tonight: true },
    ])
  })

  it('has its own clock', async () => {
    const screen = await watch('board')
    await give('counter.setAlarm', { at: house.now + MINUTE }, desk)
    expect((await give('counter.ring', { number: 1 }, desk)).status).toBe(403)
    house.now += MINUTE
    await running().clock.tick()
    await screen.next(({ data }) => (data.view as { alarm?: unknown })?.alarm !== null)
    await screen.next(({ data }) => (data.view as { alarm?: unknown })?.alarm === null)
  })

  it('prints its own papers, with their rights', async () => {
    const print = (cookie: string, paper = 'conta') =>
      fetch(`${house.url}/print/alfa/${evening}/${paper}.pdf`, { headers: { cookie } })
    const printed = await print(desk.cookie)
    expect(printed.headers.get('content-type')).toBe('application/pdf')
    const text = pdfText(Buffer.from(await printed.arrayBuffer()))
    expect(text).toContain('Conta di Serata di counter')
    expect((await print(socio.cookie)).status).toBe(403)
    expect((await print(desk.cookie, 'altro')).status).toBe(404)
  })

  it('needs no capability that it does not have: no table, no draw, no dispute', async () => {
    const table = { evening, table: 'T1' }
    expect((await house.query('log.table', table, desk.cookie)).status).toBe(404)
    expect((await house.query('lots.table', { slug: 'alfa', ...table })).status).toBe(404)
    expect((await house.query('disputes.waiting', { as: 'desk' }, desk.cookie)).data).toEqual({
      cases: [],
      names: {},
    })
    const one = { game: 'counter', name: 'Una', settings: {} }
    const admin = await house.member(clubId, 'alfa', '9', ['socio', 'amministratore'])
    expect(await house.mutate('classes.save', one, admin.cookie)).toMatchObject({ status: 404 })
  })

  it('continues after a restart, and is in the members’ history once closed', async () => {
    await house.stop()
    await house.start()
    const kept = await house.query('evenings.view', { evening, as: 'member' }, socio.cookie)
    expect(kept.data).toMatchObject({ game: 'counter', view: { balances: { cassa: -12 } } })
    await give('counter.give', { from: socio.id, to: desk.id, chips: 3 }, socio)
    const board = await watch('board')
    await ofCounter(board)
    expect((await give('counter.close', {}, desk)).status).toBe(200)
    expect(await ofCounter(board)).toMatchObject({ open: ['poker'], evening: null, view: null })
    const mine = await house.query('history.mine', undefined, socio.cookie)
    expect(mine.data).toMatchObject([
      { game: 'counter', title: 'Serata di counter', casse: 5, counted: 2, final: -3, balance: -3 },
    ])
    const season = await house.query('season.of', { period: 'all' }, socio.cookie)
    expect(season.data).toMatchObject({ evenings: [{ game: 'counter', players: 2, gap: 0 }] })
    const past = await house.query('evenings.list', { limit: 10 }, socio.cookie)
    expect(past.data).toMatchObject([{ game: expect.any(String) }, { game: expect.any(String) }])
    expect(await open('counter')).not.toBe(evening)
  })
})
