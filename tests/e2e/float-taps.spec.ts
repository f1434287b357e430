import { expect, test } from '@playwright/test'
import { nameOf } from './chemin/club-table'
import { ChangeurPost, STAFF } from './float/post'
import { closeSheets, tapEvery } from './support/controls'

/** More than a part of the post has, its sheets included. */
const MOST_CONTROLS = 40
/** Controls that leave the post or the part, and the language of the tablet. */
const LEAVING = /Vai a |English|[Ss]taccalo/
/** The parts in which play goes on, then those that stop it. */
const PARTS = [
  'Cambio',
  'Cagnotte',
  'Banconote',
  'Anticipazioni',
  'Reintegri',
  'Tavolino',
  'Libretto',
  'Plus e minus',
  'Turno',
  'Apri e chiudi',
] as const

test('V.book a double or triple tap on any control of the changeur’s post moves pieces once at most', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const post = await ChangeurPost.open(browser)
  const { page, table } = post
  await post.face('Cambio')
  await post.signed('Ordina l’apertura')
  await post.tap(/^Sono 312 carte/)
  await post.placeTaxBox('7', '118')
  await post.tap('Conta la dotazione')
  await post.tickAll(post.sheet())
  await post.tap(nameOf(STAFF.changeur), post.sheet())
  await post.tap('Firma il commissario', post.sheet())
  await post.sign()
  await post.signed('Firma il testimone')
  const all = { tapped: 0, meant: 0, doubled: [] as string[] }
  for (const part of PARTS) {
    await closeSheets(page)
    await post.part(part)
    const others = new RegExp(`${LEAVING.source}|^(?:${PARTS.join('|')})`)
    const before = await table.accepted()
    const { tapped, doubled } = await tapEvery(page, {
      accepted: () => table.accepted(),
      ending: others,
      most: MOST_CONTROLS,
    })
    const meant = (await table.accepted()) - before
    console.log(`${part}: ${tapped.size} controls tapped, ${meant} commands`)
    all.tapped += tapped.size
    all.meant += meant
    all.doubled.push(...doubled)
  }
  expect(all.doubled).toEqual([])
  expect(all.tapped).toBeGreaterThan(100)
  expect(all.meant).toBeGreaterThan(3)
  await table.room.close()
})
