import { expect, type Page, test } from '@playwright/test'
import { House, nameOf } from './support/house'
import { picture, SIZES, signedIn } from './support/screens'

test('four games: one frame on phone and desk', async ({ browser }) => {
  const house = await House.open(browser, 64)
  await house.poker()
  await house.chemin()
  await house.banked('black-jack', 39)
  await house.banked('trente-et-quarante', 51)
  const { desk, room } = house
  for (const [n, game, table] of [
    [24, 'chemin-de-fer'],
    [39, 'black-jack'],
    [0, 'poker'],
    [51, 'trente-et-quarante'],
  ] as const) {
    const phone = await signedIn(browser, 'phone', room, String(1001 + n))
    await expect(phone.getByRole('tab').first()).toBeVisible()
    await phone.waitForTimeout(1500)
    await picture(phone, `frame-phone-${game}`)
    if (game === 'poker')
      await house.give(
        'poker',
        'askPassata',
        { table: 'T1', member: house.member(n), passate: 1 },
        phone.request,
      )
    else await house.give(game, 'askCassa', { member: house.member(n), chips: 500 }, phone.request)
    await phone.waitForTimeout(1500)
    await phone.screenshot({
      path: `artifacts/screens/frame-phone-${game}-full.png`,
      fullPage: true,
    })
  }
  await desk.setViewportSize(SIZES.tablet)
  await desk.goto(`${room.url}/prova/segreteria`)
  await expect(desk.getByRole('tab').first()).toBeVisible()
  const games = desk.getByRole('tablist', { name: 'I giochi di stasera' }).getByRole('tab')
  const report: string[] = []
  const look = async (name: string) => {
    await desk.waitForTimeout(500)
    const m = await desk.evaluate(() => ({
      h: document.documentElement.scrollHeight / innerHeight,
      wide: [...document.querySelectorAll('.overflow-x-auto')]
        .filter((o) => o.checkVisibility() && o.scrollWidth > o.clientWidth + 1)
        .map(
          (o) => `${o.tagName} ${o.scrollWidth}>${o.clientWidth} ${o.textContent?.slice(0, 50)}`,
        ),
    }))
    report.push(`${name}: ${m.h.toFixed(2)} ${m.wide.join(' | ')}`)
    await desk.screenshot({ path: `artifacts/screens/frame-desk-${name}.png`, fullPage: true })
  }
  for (let g = 0; g < 4; g += 1) {
    await games.nth(g).click()
    await look(`${g}`)
    const inner = desk.getByRole('tabpanel').nth(0).getByRole('tab')
    const rail = desk
      .locator('aside section')
      .filter({ has: desk.locator('button') })
      .nth(g + 1)
      .locator('button')
    const n = await rail.count()
    for (let r = 0; r < n; r += 1) {
      await rail.nth(r).click()
      await look(`${g}-rail${r}`)
    }
    const m = await inner.count()
    for (let r = 0; r < m; r += 1) {
      await inner.nth(r).click()
      await look(`${g}-tab${r}`)
    }
  }
  for (let k = 0; k < 5; k += 1) {
    await desk.keyboard.press('n')
    await desk.waitForTimeout(700)
    report.push(
      await desk.evaluate(
        () => document.activeElement?.closest('[data-thing]')?.getAttribute('data-thing') ?? 'none',
      ),
    )
  }
  console.log(report.join('\n'))
  await house.room.close()
})
