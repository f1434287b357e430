import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { pdfText } from './pdfText'
import { playedEvening } from './played'

const of = await playedEvening()
afterAll(() => of.house.close())

async function print(path: string, by: { cookie: string } | null, lingua = 'it') {
  const cookie = [by?.cookie, `lingua=${lingua}`].filter(Boolean).join('; ')
  const response = await fetch(`${of.house.url}/print/alfa/${path}`, { headers: { cookie } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPdf = response.headers.get('content-type') === 'application/pdf'
  return { status: response.status, text: isPdf ? pdfText(bytes) : bytes.toString() }
}

const player = (n: number) => of.players[n] ?? of.stranger
const hashOf = (text: string) => /\/verify\/alfa\/([0-9a-f]{64})/.exec(text)?.[1] ?? ''

describe('the tableau of an evening that was played', () => {
  it('XVI.2 is printed with its ammanco, and proves itself', async () => {
    const { text } = await print(`${of.evening}/tableau/T1.pdf`, of.desk)
    expect(text).toContain('Ammanco di 35')
    expect(text).toContain('Uscita 1 · Tavolo 1')
    expect(text).toContain('Chiuso il 20 novembre 2026')
    const hash = hashOf(text)
    const known = await of.house.query('verify.check', { slug: 'alfa', hash }, player(0).cookie)
    expect(known.data).toMatchObject({
      proof: {
        players: 5,
        casse: 500,
        counted: 535,
        gap: -35,
        chain: { sound: true },
        figures: true,
        superseded: false,
      },
    })
    expect((known.data as { proof: { rows: unknown[] } }).proof.rows).toHaveLength(5)
  })

  it('shows no name to a visitor who is not signed in, or to another club', async () => {
    const { text } = await print(`${of.evening}/tableau/T1.pdf`, of.desk)
    const asked = { slug: 'alfa', hash: hashOf(text) }
    const other = await of.house.club('beta')
    const guest = await of.house.member(other, 'beta', '1')
    for (const cookie of [undefined, guest.cookie]) {
      const known = await of.house.query('verify.check', asked, cookie)
      expect(known.data).toMatchObject({ proof: { counted: 535, rows: null } })
      expect(JSON.stringify(known.data)).not.toContain('Socio')
    }
  })

  it('is for the table’s players and for officers, in the language of the screen', async () => {
    const path = `${of.evening}/tableau/T1.pdf`
    expect((await print(path, player(2), 'en')).text).toContain('Ammanco of 35')
    expect((await print(path, of.deputato)).status).toBe(200)
    expect((await print(path, of.stranger)).status).toBe(403)
    expect((await print(path, null)).status).toBe(401)
  })

  it.each(['__proto__', 'constructor'])(
    'is not found by a name that every object has: %s',
    async (id) => {
      for (const kind of ['tableau', 'firme', 'sorteggio', 'ricevuta', 'contestazione']) {
        expect((await print(`${of.evening}/${kind}/${id}.pdf`, of.desk)).status).toBe(404)
      }
    },
  )

  it('counts its reprints', async () => {
    const path = `${of.evening}/tableau/T1.pdf`
    const number = async () =>
      Number(/ristampa n\. (\d+)/.exec((await print(path, of.desk)).text)?.[1])
    const before = await number()
    expect(await number()).toBe(before + 1)
  })
})

describe('the other papers of the evening', () => {
  it('I.1 the signature sheet, for officers alone', async () => {
    const { text } = await print(`${of.evening}/firme/L1.pdf`, of.desk)
    expect(text).toContain('Foglio delle firme')
    expect(text).toMatch(/Socio 11 tessera 11 · firma n\. \d+ della serata 21:00 posto: Tavolo 1/)
    expect((await print(`${of.evening}/firme/L1.pdf`, player(0))).status).toBe(403)
    // A caller without the right is not told which lists and disputes there are.
    expect((await print(`${of.evening}/firme/L9.pdf`, player(0))).status).toBe(403)
    expect((await print(`${of.evening}/firme/L9.pdf`, of.desk)).status).toBe(404)
  })

  it('I.1 an autograph lies beside the journal, and the sheet finds it by its digest', async () => {
    const { sql } = of.house.database
    const events = await sql<{ event: Record<string, string> }[]>`
      select event from journal where type = 'signed'`
    const drawn = await sql<{ member: string; digest: string; strokes: string }[]>`
      select member_id as member, digest, strokes from autograph`
    expect(events).toHaveLength(of.players.length)
    for (const { event } of events) {
      expect(event).not.toHaveProperty('strokes')
      const its = drawn.find((one) => one.member === event.member && one.digest === event.autograph)
      expect(
        createHash('sha256')
          .update(its?.strokes ?? '')
          .digest('hex'),
      ).toBe(event.autograph)
    }
    const paths = async () => {
      const sheet = await fetch(`${of.house.url}/print/alfa/${of.evening}/firme/L1.pdf`, {
        headers: { cookie: of.desk.cookie },
      })
      return (await sheet.arrayBuffer()).byteLength
    }
    const whole = await paths()
    await sql`create table aside as select * from autograph`
    await sql`delete from autograph`
    const { text } = await print(`${of.evening}/firme/L1.pdf`, of.desk)
    expect(text.match(/firma non trovata/g)).toHaveLength(of.players.length)
    await sql`insert into autograph select * from aside`
    await sql`drop table aside`
    // Its foot counts the prints: a digit more packs into a few bytes more, an autograph into hundreds.
    expect(Math.abs((await paths()) - whole)).toBeLessThan(50)
  })

  it('I.1 a journal of an earlier version has its drawings inside, and the sheet shows them', async () => {
    const { sql } = of.house.database
    const first = player(0).id
    const strokes = [
      [
        [0, 0, 0],
        [120, 40, 90],
      ],
    ]
    const named = sql`club_id = ${of.clubId} and type = 'signed' and event ->> 'member' = ${first}`
    const [kept] = await sql<{ event: string }[]>`
      select event::text from journal where ${named}`
    const older = { ...JSON.parse(kept?.event ?? ''), autograph: undefined, strokes }
    await sql`alter table journal disable trigger user`
    const put = (event: string) => sql`
      update journal set event = ${event}::text::json where ${named}`
    await put(JSON.stringify(older))
    await sql`create table aside as select * from autograph where member_id = ${first}`
    await sql`delete from autograph where member_id = ${first}`
    const { status, text } = await print(`${of.evening}/firme/L1.pdf`, of.desk)
    expect(status).toBe(200)
    expect(text).not.toContain('firma non trovata')
    await put(kept?.event ?? '')
    await sql`alter table journal enable trigger user`
    await sql`insert into autograph select * from aside`
    await sql`drop table aside`
  })

  it('III.3 the slip of each passata, for the desk and for its player', async () => {
    const [taken] = await of.house.database.sql<{ position: number; member: string }[]>`
      select position, event ->> 'member' as member from journal
       where type = 'passataTaken' order by position limit 1`
    const path = `${of.evening}/passata/${taken?.position}.pdf`
    const his = of.players.find(({ id }) => id === taken?.member) ?? of.stranger
    const others = of.players.find(({ id }) => id !== taken?.member) ?? of.stranger
    expect((await print(path, of.desk)).text).toContain('100 punti')
    expect((await print(path, his)).status).toBe(200)
    expect((await print(path, others)).status).toBe(403)
    expect((await print(`${of.evening}/passata/1.pdf`, of.desk)).status).toBe(404)
  })

  it('XVI.1 the receipt of a payment, for the desk and the two members concerned', async () => {
    const path = `${of.evening}/ricevuta/T1/1.pdf`
    const { text } = await print(path, of.desk)
    expect(text).toContain('Ricevuta di pagamento')
    expect(text).toContain('non ancora')
    const statuses = await Promise.all(
      of.players.map(async (one) => (await print(path, one)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await print(`${of.evening}/ricevuta/T1/9.pdf`, of.desk)).status).toBe(404)
  })

  it('XVII.2 the deputato’s ruling, with the money it moved', async () => {
    const { text } = await print(`${of.evening}/contestazione/T1/1.pdf`, of.deputato)
    expect(text).toContain('Le carte fanno fede.')
    expect(text).toContain('9 punti dal resto di Socio 14 al resto di Socio 15')
    expect((await print(`${of.evening}/contestazione/T1/1.pdf`, of.stranger)).status).toBe(403)
  })

  it('II.2 the slip of the draw, for any member; the order follows from the seed', async () => {
    const { text } = await print(`${of.evening}/sorteggio/T1.pdf`, of.stranger)
    // The renderer separates leading digits from the letters after them.
    const digests = [...text.matchAll(/Socio \d+ ([0-9a-f ]+)…/g)].map(([, digest = '']) =>
      digest.replaceAll(' ', ''),
    )
    expect(digests.map((digest) => digest.length)).toEqual([40, 40, 40, 40, 40])
    expect(digests).toEqual(digests.toSorted())
  })

  it('the statement lists the evening, with the final after the share', async () => {
    const { text } = await print('estratto.pdf', player(0))
    expect(text).toContain('venerdì 20 novembre 2026 Venerdì 100 139')
    const csv = await print('estratto.csv', player(0))
    expect(csv.text).toMatch(/2026-11-20,Venerdì,evening,100,139,-\d+,\d+,\d+/)
  })

  it('a paper of another club, or of an unknown kind, is not found', async () => {
    const other = await of.house.member(await of.house.club('gamma'), 'gamma', '1', ['segretario'])
    expect((await print(`${of.evening}/tableau/T1.pdf`, other)).status).toBe(403)
    for (const path of [
      '',
      'x.pdf',
      `${of.evening}/tableau/T9.pdf`,
      `${of.evening}/fiches/T1.pdf`,
    ]) {
      expect((await print(path, of.desk)).status).toBe(404)
    }
  })
})

describe('the club’s season', () => {
  it('counts the evening that was played here', async () => {
    const { data } = await of.house.query('season.of', { period: '2026-27' }, of.desk.cookie)
    expect(data).toMatchObject({ evenings: [{ day: '2026-11-20', players: 5, gap: -35 }] })
    const { members } = data as { members: { balance: number }[] }
    expect(members.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  })

  const seen = async (by: { cookie: string }) => {
    const { data } = await of.house.query('season.of', { period: 'all' }, by.cookie)
    return (data as { members: { name: string }[] }).members.map(({ name }) => name)
  }
  const prefer = (by: { cookie: string }, wish: object) =>
    of.house.mutate('auth.setPreferences', wish, by.cookie)

  it('names nobody who did not agree, to members and officers alike; everybody sees themselves', async () => {
    expect(new Set(await seen(of.stranger))).toEqual(new Set(['—']))
    expect(new Set(await seen(of.desk))).toEqual(new Set(['—']))
    expect((await seen(player(1))).filter((name) => name !== '—')).toEqual(['Socio 12'])
    const { text } = await print('stagione.csv', of.desk)
    expect(text).not.toContain('Socio')
  })

  it('names who agreed as they prefer, to officers in full, until they change their mind', async () => {
    const agreed = player(1)
    await prefer(agreed, { inSeason: true })
    expect((await seen(of.stranger)).filter((name) => name !== '—')).toEqual(['Socio 12'])
    await prefer(agreed, { showAs: 'hidden' })
    expect(await seen(of.stranger)).not.toContain('Socio 12')
    expect(await seen(of.desk)).toContain('Socio 12')
    await prefer(agreed, { inSeason: false, showAs: 'name' })
    expect(await seen(of.desk)).not.toContain('Socio 12')
  })
})

describe('importing at the desk', () => {
  const csv = (last: string) =>
    Buffer.from(
      `evening,date,member,cassa,final_resto\n1,2026-01-02,11,100,150\n1,2026-01-02,12,100,${last}`,
    ).toString('base64')

  it('refuses a wrong file with its lines; a correct one joins the members’ history', async () => {
    const wrong = await of.house.mutate(
      'imports.evenings',
      { game: 'poker', file: csv('x') },
      of.desk.cookie,
    )
    expect(wrong).toMatchObject({
      status: 422,
      error: { code: 'bad-file', lines: [{ line: 3, code: 'not-a-number' }] },
    })
    const right = await of.house.mutate(
      'imports.evenings',
      { game: 'poker', file: csv('50') },
      of.desk.cookie,
    )
    expect(right).toMatchObject({ status: 200, data: { stored: ['1'], created: [] } })
    const { data } = await of.house.query('history.mine', undefined, player(0).cookie)
    expect(data).toMatchObject([{ source: 'import', balance: 50 }, { source: 'evening' }])
  })

  it('is for the secretary, not for a member', async () => {
    const refused = await of.house.mutate(
      'imports.evenings',
      { game: 'poker', file: csv('50') },
      player(0).cookie,
    )
    expect(refused.status).toBe(403)
  })
})

it('a formula as a name or as an evening’s title leaves as text in every table of the club', async () => {
  const admin = await of.house.member(of.clubId, 'alfa', '98', ['socio', 'amministratore'])
  const named = player(0)
  await of.house.mutate('members.update', { id: named.id, name: '=1+1' }, admin.cookie)
  await of.house.mutate('auth.setPreferences', { inSeason: true }, named.cookie)
  await of.house.database.sql`update tableau set title = '@S;=2+2' where source = 'evening'`
  const found = async (path: string) => (await print(path, named)).text
  expect(await found('stagione.csv?periodo=all')).toContain("\n'=1+1,")
  for (const path of ['estratto.csv', 'serate.csv?periodo=all'])
    expect(await found(path)).toContain(",'@S;'=2+2,")
})
