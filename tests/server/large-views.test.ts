import { afterAll, describe, expect, it } from 'vitest'
import { dealAt, dealtTable } from '../support/dealt'
import { House, type Person } from '../support/house'
import { aView, Line } from '../support/sse'

const OTHERS = ['chemin-de-fer', 'black-jack', 'trente-et-quarante']
const SLUG = 'alfa'
const tables: (readonly Person[])[] = []
let colpi = 0

const house = await House.open()
const clubId = await house.club(SLUG)
const dealt = await dealtTable(house, clubId, SLUG)
tables.push(dealt.players)
const deputato = await house.member(clubId, SLUG, '2', ['deputato'])
for (const game of OTHERS) {
  const input = { game, title: 'Venerdì', day: '2026-11-20' }
  await house.mutate('evenings.open', input, dealt.desk.cookie)
}
afterAll(() => house.close())

/** Plays at all tables until each has played so many colpi; the next is dealt. */
async function played(most: number): Promise<void> {
  const { give, desk } = dealt
  for (; colpi < most; colpi++)
    await Promise.all(
      tables.map(async ([winner], index) => {
        const table = `T${index + 1}`
        const ranking = [[winner?.id]]
        const outcome = { kind: 'won', put: [], ranking, honours: [], refund: null }
        const recorded = await give('recordColpo', { table, outcome }, desk.cookie)
        expect(recorded.status).toBe(200)
        expect((await give('deal', { table, out: [] }, desk.cookie)).status).toBe(200)
      }),
    )
}

const ofPoker = (message: { event: string; data: Record<string, unknown> }): boolean =>
  message.data.game === 'poker' && aView(message as never)

describe.each([
  [1, 0],
  [4, 5],
  [16, 20],
])('%i tables that have played %i colpi, and three other games', (count, most) => {
  it('every screen opens, stays open and is told the next change', async () => {
    while (tables.length < count)
      tables.push(await dealAt(house, { ...dealt, clubId, slug: SLUG }, tables.length + 1))
    await played(most)
    const cookies = { board: '', desk: dealt.desk.cookie, deputato: deputato.cookie }
    const member = tables.at(-1)?.[0]?.cookie ?? ''
    const lines = await Promise.all(
      Object.entries({ ...cookies, member }).map(([as, cookie]) =>
        Line.open(`${house.url}/live/${SLUG}/${as}`, cookie ? { cookie } : {}),
      ),
    )
    for (const line of lines) {
      const shown = new Set<unknown>()
      while (shown.size < OTHERS.length + 1) shown.add((await line.next(aView)).data.game)
    }
    await played(colpi + 1)
    // The deputato is shown disputes, not colpi.
    const [board, desk, , seated] = lines
    for (const line of [board, desk, seated]) await line?.next(ofPoker)
    expect(lines.map(({ closed }) => closed)).toEqual(lines.map(() => false))
    for (const line of lines) line.close()
  })
})
