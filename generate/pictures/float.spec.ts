import { test } from '@playwright/test'
import type { Locale } from '@/messages/locale'
import { ChangeurPost } from '../../tests/e2e/float/post'
import { asDemo, pictures, textsOf } from './taking'

const NAMES = {
  '1001': 'Demo Alfa',
  '1002': 'Demo Bravo',
  '1003': 'Demo Charlie',
  '1004': 'Demo Delta',
  '1005': 'Demo Echo',
  '1006': 'Demo Foxtrot',
  '4001': 'Demo Mike',
  '4002': 'Demo November',
  '4003': 'Demo Oscar',
  '4004': 'Demo Papa',
  '4005': 'Demo Quebec',
  '4006': 'Demo Romeo',
  '4007': 'Demo Sierra',
} as const

const words = (locale: Locale) => textsOf(locale, 'float-post')

test('the changeur’s tablet: opening, change, tax, a reintegro, a count, the day book', async ({
  browser,
}) => {
  const post = await ChangeurPost.open(browser, (room) => asDemo(room, NAMES, null))
  const { page } = post
  const tab = async (locale: Locale, part: 'change' | 'tax' | 'forms' | 'gap' | 'book') => {
    const tabs = page.getByRole('navigation', { name: words(locale).parts.label })
    await tabs.getByRole('button', { name: new RegExp(`^${words(locale).parts[part]}`) }).click()
    await post.rest()
  }
  await post.face('Cambio')
  await post.signed('Ordina l’apertura')
  await post.tap(/^Sono 312 carte/)
  await post.placeTaxBox('7', '118')
  await pictures(page, 'float-opening')
  await post.tap('Conta la dotazione')
  await post.tickAll(post.sheet())
  await post.signed('Firma il commissario', post.sheet())
  await post.signed('Firma il testimone')

  await pictures(page, 'float-change', (locale) => tab(locale, 'change').then(() => post.taps(500)))
  await post.face('Partita')
  await post.wins(200)
  await post.face('Cambio')
  await pictures(page, 'float-tax', (locale) => tab(locale, 'tax'))
  await post.part('Cagnotte')
  await post.tap('Nella cassetta')
  await post.asks('Reintegro', ['50', '50'], '100')
  for (const step of ['Approva il commissario', 'Prepara la cassa', 'Parte il valletto'])
    await post.signed(step)
  await pictures(page, 'float-form', (locale) => tab(locale, 'forms'))
  await pictures(page, 'float-count', async (locale) => {
    await tab(locale, 'gap')
    await page.getByRole('button', { name: words(locale).gap.count, exact: true }).click()
    await post.rest()
    for (const tick of await post
      .sheet()
      .getByRole('button', { name: /: \D+ \d+$/ })
      .all())
      await tick.click()
    await post.sheet().getByRole('button', { name: /^20, / }).click()
    for (const digit of '99') await page.keyboard.press(digit)
  })
  await pictures(page, 'float-book', (locale) => tab(locale, 'book'))
  await post.table.room.close()
})
