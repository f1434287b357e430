import { afterAll, describe, expect, it } from 'vitest'
import { RANKS } from '@/rules/kernel/cards'
import type { Chips } from '@/rules/kernel/chips'
import type { Payment } from '@/rules/kernel/payments'
import { GAMES } from '@/server/games/index'
import { RECORDED, recorded, replayed } from '../journals/recorded'
import { storeEvening } from '../journals/stored'
import { pdfText } from '../print/pdfText'
import { House, type Person } from '../support/house'

/** Every recorded evening of every game, those still open last: a club has one open of each game. */
const JOURNALS = RECORDED.map(recorded).sort((a, b) =>
  a.register.status < b.register.status ? -1 : 1,
)
const MONTH = '2026-11'

const house = await House.open()
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const member = await house.member(clubId, 'alfa', '2')
for (const journal of JOURNALS) await storeEvening(house.database.sql, clubId, journal)
afterAll(() => house.close())

interface Figures {
  evenings: { game: string; casse: number }[]
  lines: {
    hash: string
    club: number
    tax: number
    bank: number
    deposits: number
    notes: number
  }[]
  sums: Record<string, number>
  payments: { chips: number }[]
  unfinished: { game: string; status: string }[]
}
async function month(): Promise<Figures> {
  const { status, data } = await house.query('month.of', { month: MONTH }, desk.cookie)
  expect(status).toBe(200)
  return data as Figures
}
const print = async (path: string, { cookie }: Pick<Person, 'cookie'>, lingua = 'it') => {
  const headers = { cookie: `${cookie}; lingua=${lingua}` }
  const response = await fetch(`${house.url}/print/alfa/${path}`, { headers })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

const standing = JOURNALS.flatMap(({ sheets }) => sheets.filter(({ superseded }) => !superseded))
const total = (of: (row: (typeof standing)[number]['rows'][number]) => number) =>
  standing.flatMap(({ rows }) => rows).reduce((sum, row) => sum + of(row), 0)

/** The state of an evening at its end, as far as this test asks. */
interface AtEnd {
  tables?: Record<string, { tableau?: { payments: readonly Payment[] } | null }>
  tableau?: { payments?: readonly Payment[] } | null
  float?: { tables: Record<string, Float>; gaps: { chips: number }[] }
}
interface Float {
  taxBoxes: { counted: { chips: number; expected: number | null } | null }[]
}
const closed = JOURNALS.filter(({ sheets }) => sheets.length > 0)
const atEnd = closed.map(({ game, rows }) => {
  const rules = GAMES[game]
  if (!rules) throw new Error(game)
  return replayed(rules, rows) as AtEnd
})
const floats = atEnd.flatMap(({ float }) => Object.values(float?.tables ?? {}))
const add = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

describe('the month of the treasurer', () => {
  it('C.3 XVI.2 its sums are those of the tableaux that stand, of every game, reopened and corrected evenings among them', async () => {
    const { sums, lines } = await month()
    expect(standing.length).toBeGreaterThan(14)
    expect(JOURNALS.flatMap(({ sheets }) => sheets).length).toBeGreaterThan(standing.length)
    expect(lines.map(({ hash }) => hash).sort()).toEqual(standing.map(({ hash }) => hash).sort())
    expect(sums).toMatchObject({
      players: total(() => 1),
      casse: total(({ casse }) => casse),
      counted: total(({ counted }) => counted),
      club: -total(({ final }) => final),
      gap: add(standing.map(({ gap }) => gap)),
    })
  })

  it('S.10a J.5 the club’s part is the tax, the bank and the deposits, less unnamed banknotes', async () => {
    const { lines, sums } = await month()
    for (const { club, tax, bank, deposits, notes } of lines)
      expect(club).toBe(tax + bank + deposits - notes)
    for (const part of ['tax', 'bank']) expect(sums[part]).not.toBe(0)
  })

  it('V.plus-minus V.box-count the floats and the boxes are those of the evenings whose tableau stands', async () => {
    const { sums } = await month()
    const plusMinus = add(atEnd.flatMap(({ float }) => float?.gaps ?? []).map(({ chips }) => chips))
    const counted = floats.flatMap(({ taxBoxes }) => taxBoxes.flatMap((box) => box.counted ?? []))
    // A good count of a float says which result of play it brings in.
    const played = add(
      closed.flatMap(({ rows }) =>
        rows.map(
          ({ event }) => (JSON.parse(event) as { bank?: { played?: number } }).bank?.played ?? 0,
        ),
      ),
    )
    for (const sum of [plusMinus, played]) expect(sum).not.toBe(0)
    expect(counted).not.toHaveLength(0)
    expect(sums).toMatchObject({
      plusMinus,
      floats: played + plusMinus,
      boxes: add(counted.map(({ chips }) => chips)),
      boxGap: add(counted.map(({ chips, expected }) => (expected === null ? 0 : chips - expected))),
    })
  })

  it('XVI.1 the payments that nobody has received are open, and no others', async () => {
    const { sums, payments } = await month()
    const open = atEnd
      .flatMap(({ tables = {}, tableau }) => [
        ...Object.values(tables).flatMap((table) => table.tableau?.payments ?? []),
        ...(tableau?.payments ?? []),
      ])
      .filter(({ receivedAt }) => receivedAt === null)
    expect(open).not.toHaveLength(0)
    const chipsOf = (all: readonly { chips: Chips | number }[]) =>
      all.map(({ chips }) => Number(chips)).sort((a, b) => a - b)
    expect(chipsOf(payments)).toEqual(chipsOf(open))
    expect(sums.owed).toBe(add(open.map(({ chips }) => chips)))
  })

  it('names the evenings that are still open, and has one line for an evening of several tables', async () => {
    const { unfinished, evenings } = await month()
    expect(unfinished.map(({ game }) => game).sort()).toEqual(Object.keys(GAMES).sort())
    expect(new Set(unfinished.map(({ status }) => status))).toEqual(new Set(['open']))
    expect(evenings).toHaveLength(closed.length)
  })

  it('is printed with each hash in full, in both languages, and written as CSV with the same sums', async () => {
    const { sums } = await month()
    const [italian, english] = await Promise.all(
      ['it', 'en'].map(async (lingua) =>
        pdfText((await print(`mese/${MONTH}.pdf`, desk, lingua)).bytes),
      ),
    )
    expect(italian).toContain('Il mese di novembre 2026')
    expect(english).toContain('The month of November 2026')
    // The renderer separates leading digits from the letters after them.
    const whole = italian?.replaceAll(' ', '') ?? ''
    for (const { hash } of standing) expect(whole).toContain(hash)
    const { bytes } = await print(`mese.csv?mese=${MONTH}`, desk)
    const [head = '', ...lines] = bytes.toString().slice(1).trimEnd().split('\r\n')
    expect(lines).toHaveLength(standing.length)
    for (const column of ['casse', 'club', 'tax', 'bank', 'floats', 'owed']) {
      const at = head.split(',').indexOf(column)
      expect(add(lines.map((line) => Number(line.split(',')[at])))).toBe(sums[column])
    }
  })

  it('is for the desk and the administrator, and of a month that there is', async () => {
    expect((await print(`mese/${MONTH}.pdf`, member)).status).toBe(403)
    expect((await print(`mese.csv?mese=${MONTH}`, member)).status).toBe(403)
    expect((await house.query('month.of', { month: MONTH }, member.cookie)).status).toBe(403)
    for (const wrong of ['2026-13', '2026', 'all'])
      expect((await print(`mese/${wrong}.pdf`, desk)).status).toBe(404)
    const { data } = await house.query('month.months', {}, desk.cookie)
    expect(data).toEqual([MONTH])
    const none = await house.query('month.of', { month: '2025-02' }, desk.cookie)
    expect(none.data).toMatchObject({ lines: [], sums: { casse: 0 } })
  })
})

describe('cards and lots of the closed evenings', () => {
  type Counts = Partial<Record<(typeof RANKS)[number], number>>
  interface Tables {
    tables: Record<string, { shoe?: { out: Counts }; taglia?: { out: Counts } }>
  }
  interface Read {
    cards: { game: string; shoes: number; cards: number; seen: number[]; expected: number }[]
    draws: { game: string; size: number; draws: number; seen: number[][] }[]
    waiting: number
  }

  /** As a screen asks: again while evenings are still to be read. */
  async function read(cookie: string): Promise<Read> {
    for (;;) {
      const { data } = await house.query('frequencies.of', { period: 'all' }, cookie)
      if ((data as Read).waiting === 0) return data as Read
    }
  }

  /** Cards out of each shoe just before the next is mixed, and at the end, in the closed evenings of a game. */
  function shoesOf(name: string): Counts[] {
    const shoes: Counts[] = []
    for (const { game, rows, register } of JOURNALS) {
      const rules = GAMES[name]
      if (game !== name || register.status !== 'closed' || !rules) continue
      let state: unknown
      const keep = (table: string) => {
        const { shoe, taglia } = (state as Tables).tables[table] ?? {}
        shoes.push(shoe?.out ?? taglia?.out ?? {})
      }
      for (const row of rows) {
        const { type, table } = JSON.parse(row.event) as { type: string; table?: string }
        if (type === 'cardsMixed' && table) keep(table)
        state = replayed(rules, [row], state)
      }
      for (const table of Object.keys((state as Tables).tables)) keep(table)
    }
    return shoes
  }

  it.each(['black-jack', 'trente-et-quarante'])(
    '%s: the cards are those of every shoe, as corrections left them, and any member may read them',
    async (game) => {
      const { cards } = await read(member.cookie)
      const found = cards.find((one) => one.game === game)
      const shoes = shoesOf(game)
      const seen = RANKS.map((rank) => add(shoes.map((shoe) => shoe[rank] ?? 0)))
      expect(found?.seen).toEqual(seen)
      expect(found?.cards).toBe(add(seen))
      expect(found?.cards).toBeGreaterThan(100)
      expect(found?.expected).toBeCloseTo(add(seen) / RANKS.length, 9)
    },
  )

  it('II.2 every draw of the closed evenings of poker is counted, at each rank and place', async () => {
    const { draws, cards } = await read(member.cookie)
    const lots = JOURNALS.filter(({ register }) => register.status === 'closed')
      .flatMap(({ rows }) => rows)
      .filter(({ type }) => type === 'lotsDrawn')
    expect(lots.length).toBeGreaterThan(2)
    expect(add(draws.map((one) => one.draws))).toBe(lots.length)
    for (const { size, draws: count, seen } of draws) {
      expect(seen.map(add)).toEqual(Array(size).fill(count))
      const byPlace = Array.from({ length: size }, (_, at) => add(seen.map((row) => row[at] ?? 0)))
      expect(byPlace).toEqual(Array(size).fill(count))
    }
    // Cards that are shown when it serves are no sample.
    expect(cards.map(({ game }) => game).sort()).toEqual(['black-jack', 'trente-et-quarante'])
    expect(JSON.stringify(draws)).not.toContain(desk.id)
  })

  it('is for members alone', async () => {
    expect((await house.query('frequencies.of', { period: 'all' })).status).toBe(401)
    expect((await house.query('frequencies.of', { period: '2' }, member.cookie)).status).toBe(404)
  })
})
