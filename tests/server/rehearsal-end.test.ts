import { afterAll, expect, it } from 'vitest'
import { placeWord } from '@/db/rehearsals'
import { PLACE_HEADER } from '@/server/access/places'
import { loseLine } from '@/server/rehearsal/lost-line'
import { closeRehearsal } from '@/server/rehearsal/rehearsals'
import { openDemo } from '@/server/starting/demo'
import { pdfText } from '../print/pdfText'
import { House } from '../support/house'
import { begunAtDemo, playedOut } from './rehearsal/play'

const house = await House.open()
await openDemo(house.database.sql)
afterAll(() => house.close())

/** The card of honour from a place, as it is printed in a language. */
async function card(word: string, name: string, locale = 'it') {
  const path = `/print/${word}/cartoncino/${encodeURIComponent(name)}.pdf`
  const answer = await fetch(`${house.url}${path}`, { headers: { cookie: `lingua=${locale}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, text: answer.ok ? pdfText(bytes) : '' }
}

it('the card of honour is printed at the end only, in the language of the screen, under the club where it was begun', async () => {
  const { word, rehearsal } = await begunAtDemo(house, 'first-evening-black-jack')
  expect((await card(word, 'Rosa Àlfa/Beta')).status).toBe(404)
  await playedOut(house, rehearsal)
  const { text } = await card(word, ' Rosa  Àlfa/Beta ')
  for (const words of ['Cartoncino d’onore', 'Rosa Àlfa/Beta', 'La prima serata'])
    expect(text).toContain(words)
  expect(text).toContain('come ispettore di black jack')
  expect(text).toContain('Circolo Dimostrativo')
  expect((await card(word, 'Rosa', 'en')).text).toContain('as inspector of black jack')
  expect((await card(word, ' ')).status).toBe(404)
  await closeRehearsal(rehearsal.club.clubId)
  expect((await card(word, 'Rosa')).status).toBe(401)
})

it('a screen whose line is lost gets no answer and no news, while the strip beside it goes on', async () => {
  const { rehearsal } = await begunAtDemo(house, 'first-evening-black-jack')
  const word = placeWord(rehearsal.club.clubId, 'black-jack.T1')
  const ask = (procedure: string) =>
    fetch(`${house.url}/api/trpc/${procedure}`, { headers: { [PLACE_HEADER]: word } })
  const live = () => fetch(`${house.url}/live/${word}/post`)
  const line = await live()
  expect(line.status).toBe(200)
  if (!line.body) throw new Error('a line has a body')
  const news = line.body.pipeThrough(new TextDecoderStream()).getReader()
  expect((await news.read()).value).toContain('event:')
  expect((await ask('auth.me')).status).toBe(200)
  loseLine(word, 60_000)
  while (!(await news.read()).done);
  await expect(ask('auth.me')).rejects.toThrow()
  await expect(live()).rejects.toThrow()
  expect((await ask('rehearsals.now')).status).toBe(200)
  const other = placeWord(rehearsal.club.clubId, 'm1')
  const answer = await fetch(`${house.url}/api/trpc/auth.me`, {
    headers: { [PLACE_HEADER]: other },
  })
  expect(answer.status).toBe(200)
  loseLine(word, 0)
  expect((await ask('auth.me')).status).toBe(200)
  await closeRehearsal(rehearsal.club.clubId)
})

it('the tablet of a story is paired before anybody touches it', async () => {
  const { word, rehearsal } = await begunAtDemo(house, 'suivi')
  const headers = { [PLACE_HEADER]: word }
  const answer = await fetch(`${house.url}/api/trpc/auth.me`, { headers })
  const { result } = (await answer.json()) as { result: { data: unknown } }
  expect(result.data).toMatchObject({ device: { post: 'T1' } })
  await closeRehearsal(rehearsal.club.clubId)
})
