import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { Merging } from '@/components/live/view/merging'
import { firstShown } from '@/server/doors/visitor'
import { House } from '../support/house'
import { aView, Line } from '../support/sse'

let evening: string

const house = await House.open()
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const socio = await house.member(clubId, 'alfa', '2')
afterAll(() => house.close())

const lineOf = (path: string) =>
  Line.open(`${house.url}/live/alfa/member${path}`, { cookie: socio.cookie })

async function openList(title: string, uscita: number): Promise<void> {
  const command = { evening, id: randomUUID(), title, settings: { uscita, passata: 100 } }
  expect((await house.mutate('poker.openList', command, desk.cookie)).status).toBe(200)
}

/** The last evening that a page shows which begins with these messages. */
const shownBy = (messages: readonly { data: string }[]) => {
  const merging = new Merging()
  return messages.flatMap(({ data }) => merging.parts(data)).at(-1)
}

it('a page begins with no evening where none is open', async () => {
  const messages = await firstShown('alfa', 'member', socio.cookie)
  expect(shownBy(messages)).toMatchObject({ game: null, open: [] })
})

it('a page begins with the view of its line, which goes on from there', async () => {
  evening = await house.evening('poker', desk)
  await openList('Uscita 1', 1)
  const messages = await firstShown('alfa', 'member', socio.cookie)
  const fresh = await lineOf('')
  const { data } = await fresh.next(aView)
  fresh.close()
  expect(shownBy(messages)).toEqual(data)

  const had = messages.at(-1)?.id ?? ''
  const goesOn = await lineOf(`?had=${encodeURIComponent(had)}`)
  expect(await goesOn.next(({ event }) => event !== 'build')).toMatchObject({ event: 'still' })
  goesOn.close()
})

it('a page that nobody went on from costs nothing more, and the next one has what is new', async () => {
  await firstShown('alfa', 'member', socio.cookie)
  await openList('Uscita 2', 2)
  const { view } = shownBy(await firstShown('alfa', 'member', socio.cookie)) ?? {}
  const { lists } = view as { lists: { title: string }[] }
  expect(lists.map(({ title }) => title)).toEqual(['Uscita 1', 'Uscita 2'])
})

it('nobody who is signed out, and no member of another club, begins with a view', async () => {
  const other = await house.member(await house.club('beta'), 'beta', '1')
  expect(await firstShown('alfa', 'member', undefined)).toEqual([])
  expect(await firstShown('alfa', 'member', other.cookie)).toEqual([])
})

it('a view that is too heavy for a page is left to the line', async () => {
  for (let n = 3; n < 123; n++) await openList(`Una lista dal titolo lungo, numero ${n}`, n)
  expect((await firstShown('alfa', 'member', socio.cookie)).length).toBe(0)
})
