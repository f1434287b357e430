import { expect, type Page, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { nameOf } from './chemin/club-table'
import { ChangeurPost, STAFF } from './float/post'
import { expectOnEveryTablet } from './support/foot'
import { picture, SIZES } from './support/screens'

/** Longer than a tap of the same hand. */
const NEXT_TAP_MS = 900

const change = (page: Page) => page.getByRole('button', { name: 'Cambia 600', exact: true })

/** The post opened, its opening count half written, reloaded and finished. */
async function opens(post: ChangeurPost): Promise<void> {
  const { page } = post
  await post.face('Cambio')
  await post.tap('Ordina l’apertura')
  await expect(post.sheet()).toContainText('Comincia l’apertura della cassetta')
  await post.sign()
  await post.tap(/^Sono 312 carte/)
  await post.placeTaxBox('7', '118')
  await post.tap('Conta la dotazione')
  await post.typeCounts([5, 7, 10])
  await page.reload()
  await post.rest()
  await post.tap('Conta la dotazione')
  await expect(post.sheet().getByText('La conta riprende da dove era rimasta.')).toBeVisible()
  for (const row of [/^20\.000, 5$/, /^10\.000, 7$/, /^5\.000, 10$/])
    await expect(post.button(row, post.sheet())).toBeVisible()
  await post.tap(/^1\.000, /, post.sheet())
  for (const key of ['2', '0', 'Più', '5', 'Per', '2']) await post.button(key, post.sheet()).click()
  await expect(post.sheet().getByText('20 + 5 × 2')).toBeVisible()
  await expect(post.button(/^1\.000, 30$/, post.sheet())).toBeVisible()
  await picture(page, 'float-post-count-resumed')
  await post.tickAll(post.sheet())
  await post.tap(nameOf(STAFF.changeur), post.sheet())
  await post.tap('Firma il commissario', post.sheet())
  await expect(post.sheet()).toContainText(`300.000, affidati a ${nameOf(STAFF.changeur)}`)
  await picture(page, 'float-post-pin')
  await post.sign()
  await post.tap('Firma il testimone')
  await expect(post.sheet()).toContainText('da ora Socio 4004 risponde di 300.000')
  await post.sign()
}

test('V.serves pieces are added up by the keys of a cash desk, kept through a reload, and stay large until the next tap', async ({
  browser,
}) => {
  const post = await ChangeurPost.open(browser)
  const { page, table } = post
  await test.step('V.open-presence a count half written survives a reload', async () => {
    await opens(post)
  })

  await test.step('12 × 50 + is twelve pieces of 50, and a reload keeps them', async () => {
    for (const key of ['1', '2', 'Per', '5', '0', 'Più']) await post.button(key).click()
    await expect(post.button('Cambia 600')).toBeEnabled()
    await page.reload()
    await post.rest()
    await picture(page, 'float-post-change')
    await expect(post.button('Cambia 600')).toBeEnabled()
  })

  let other = page
  await test.step('on every tablet and on a phone the post is read and reached without scrolling sideways', async () => {
    await expectOnEveryTablet(page, 'changeur')
    await page.setViewportSize(SIZES.phone)
    await picture(page, 'float-post-phone')
    await post.part('Plus e minus')
    await post.tap('Conta la dotazione')
    await picture(page, 'float-post-phone-count')
    await post.tap('Chiudi')
    await post.part('Cambio')
    await page.setViewportSize(SIZES.tablet)
  })

  await test.step('another tablet at the post goes on where a lost one stopped; nothing was given', async () => {
    const before = await table.room.accepted()
    other = await table.anotherTablet()
    await other.getByRole('button', { name: /^Vai a Cambio/ }).click()
    await expect(change(other)).toBeEnabled()
    await picture(other, 'float-post-other-tablet')
    expect(await table.room.accepted()).toBe(before)
  })

  await test.step('each of two tablets at the post says that there is another', async () => {
    for (const one of [page, other])
      await expect(one.getByText(/^Un altro tablet è a questo posto dalle/)).toBeVisible()
    await picture(page, 'float-post-two-tablets')
    await post.tap('Va bene')
    await expect(page.getByText(/^Un altro tablet è a questo posto/)).toBeHidden()
  })

  await test.step('what is handed out stays large until the next tap', async () => {
    await post.tap('Cambia 600')
    const out = page.getByRole('status', { name: 'Da consegnare' })
    await expect(out).toContainText('600')
    await page.waitForTimeout(NEXT_TAP_MS)
    await expect(out).toBeVisible()
    await picture(page, 'float-post-hand-out')
    await post.pieces('100')
    await expect(out).toBeHidden()
    await post.tap('Togli tutti i pezzi')
  })

  await test.step('a change already given does not come back on the other tablet', async () => {
    await other.reload()
    await expect(other.getByRole('button', { name: /^Cambia$/ })).toBeVisible()
    await expect(change(other)).toBeHidden()
    await other.context().close()
  })

  await test.step('V.reintegro ch1 desk and valletto in one person: two PINs and at most twenty taps', async () => {
    await table.give('enterDuty', { member: post.member('cassa'), office: 'valletto', where: null })
    await page.evaluate(() => {
      const counted = globalThis as unknown as { taps: number }
      counted.taps = 0
      addEventListener(
        'pointerdown',
        ({ target }) => {
          const isDigit = target instanceof Element && target.closest('[data-keys]')
          if (!isDigit) counted.taps += 1
        },
        true,
      )
    })
    let pins = 0
    const signed = async (name: string, follows: string) => {
      await post.tap(name)
      await expect(post.sheet()).toContainText(follows)
      await post.sign()
      pins += 1
    }
    await post.asks('Reintegro', ['50', '50'], '100')
    await signed('Approva il commissario', 'Il modulo di 100 è approvato')
    await signed('Prepara la cassa · Parte il valletto', 'da ora risponde di ciò che porta: 100')
    await post.tap('Conta e ricevi')
    await post.tickAll(post.sheet())
    await post.tap('Ricevuto', post.sheet())
    await expect(page.getByText('Nessun modulo')).toBeVisible()
    const taps = await page.evaluate(() => (globalThis as unknown as { taps: number }).taps)
    expect(pins).toBe(2)
    expect(taps).toBe(TAPS.reintegro.taps)
  })

  await test.step('V.plus-minus a valletto who never came: the PIN says that a shortage is entered', async () => {
    await post.asks('Reintegro', ['50', '50'], '100')
    await post.signed('Approva il commissario')
    let sent = 0
    await page.route('**/pins.give*', (route) => (++sent === 2 ? route.abort() : route.continue()))
    await post.tap('Prepara la cassa · Parte il valletto')
    await post.typePin()
    // The first of the two stands, and the sheet goes on with the second alone.
    await expect(post.sheet().getByRole('alert')).toBeVisible()
    await expect(post.sheet()).toContainText('Prepara la cassa · Parte il valletto')
    await expect(post.sheet()).toContainText('da ora risponde')
    await expect(post.sheet()).not.toContainText('sono pronti alla cassa')
    await post.sign()
    expect(sent).toBe(3)
    await post.tap('Il valletto non arriva: firma il commissario')
    await expect(post.sheet()).toContainText('si registra un ammanco (minus) di 100')
    await picture(page, 'float-post-lost')
    await post.sign()
    await post.part('Libretto')
    await expect(page.getByText(/non è arrivato/).first()).toBeVisible()
    await post.speak('en')
    await picture(page, 'float-post-en')
    await post.speak('it')
  })

  await test.step('a post taken from a tablet tells it so', async () => {
    await table.takeTablets()
    await expect(
      page.getByRole('heading', { name: 'Questo tablet non è più del tavolo' }),
    ).toBeVisible()
  })
  await table.room.close()
})
