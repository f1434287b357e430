import { expect, type Page, test } from '@playwright/test'
import { Settings } from '@/rules/trente-et-quarante/settings'
import { House } from './support/house'
import { picture, SIZES } from './support/screens'

const TRENTE = 'trente-et-quarante'
const CHEMIN = 'chemin-de-fer'
const T1 = { table: 'T1' }

/** A day at T1 whose every colpo is a 31 of nero against 40: the bank loses to whoever stakes on nero. */
async function unlikely(house: House, colpi: number): Promise<void> {
  await house.evening(TRENTE)
  const settings = Settings.parse({ level: 2 })
  const limits = { minimum: 10, maximum: 2_000 }
  await house.give(TRENTE, 'openTable', { ...limits, settings, as: 'control' })
  await house.give(TRENTE, 'signTable', { ...T1, as: 'management' }, house.inspector)
  const player = house.member(0)
  await house.give(TRENTE, 'handCassa', { member: player, chips: 2_000 })
  await house.give(TRENTE, 'markPresence', { ...T1, player, isHere: true })
  for (const type of ['layOutPacks', 'mixCards']) await house.give(TRENTE, type, T1)
  await house.give(TRENTE, 'cutCards', { ...T1, player, witness: null })
  await house.give(TRENTE, 'burnCards', T1)
  for (let n = 0; n < colpi; n += 1) {
    await house.give(TRENTE, 'inviteStakes', T1)
    await house.give(TRENTE, 'layStake', { ...T1, player, chance: 'nero', chips: 10 })
    const told = { ...T1, nero: 31, rosso: 40, first: n % 2 === 0 ? 'nero' : 'rosso' }
    await house.give(TRENTE, 'recordResult', told)
  }
}

/** An evening of chemin de fer at which a bank of 100 wins a few coups: too few to say. */
async function few(house: House): Promise<void> {
  await house.evening(CHEMIN)
  await house.give(CHEMIN, 'setSettings', { settings: { taxPercent: 5, level: 2 } })
  await house.give(CHEMIN, 'openTable', { seats: 4, minimum: 10, level: 2, isLarge: false })
  for (let seat = 1; seat <= 4; seat += 1) {
    const member = house.member(seat - 1)
    await house.give(CHEMIN, 'handCassa', { member, chips: 1_000 })
    await house.give(CHEMIN, 'takeSeat', { ...T1, member, seat })
  }
  await house.give(CHEMIN, 'enterPacks', { ...T1, colours: ['blu', 'rosso'], first: 3 })
  for (const type of ['checkCards', 'beginTaglia', 'announceCards', 'offerCut'])
    await house.give(CHEMIN, type, T1)
  await house.give(CHEMIN, 'cut', { ...T1, member: house.member(3), cards: null })
  await house.give(CHEMIN, 'loadSabot', T1)
  await house.give(CHEMIN, 'openBank', { ...T1, member: house.member(0), bank: 100 })
  let bank = 100
  for (let n = 0; n < 4; n += 1) {
    await house.give(CHEMIN, 'recordResult', { ...T1, bank, matched: bank, result: 'banco' })
    bank += bank - Math.round(bank / 20)
  }
}

/** The page by night and by day, on a phone and at 1024 × 768. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const size of ['phone', 'tablet', 'desk'] as const)
    for (const theme of ['dark', 'light'] as const) {
      await page.setViewportSize(SIZES[size])
      await page.emulateMedia({ colorScheme: theme })
      await picture(page, `${name}-${size}-${theme}`)
    }
}

test('chance beside the book: a day beyond 3 σ stands on top with its colpi, and a few coups say nothing', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const house = await House.open(browser, 6)
  await unlikely(house, 40)
  await few(house)
  const page = house.inspector
  const named = (region: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: region, level: 2 }) })

  await test.step('from the season, for those who answer for the tables', async () => {
    await page.goto(`${house.room.url}/prova/stagione`)
    await page.getByRole('link', { name: 'Il caso accanto al libro' }).click()
    await expect(page.getByRole('heading', { name: 'Il caso accanto al libro' })).toBeVisible()
    await house.desk.goto(`${house.room.url}/prova/stagione`)
    await expect(house.desk.getByRole('heading', { name: 'Stagione', level: 1 })).toBeVisible()
    await expect(house.desk.getByRole('link', { name: 'Il caso accanto al libro' })).toBeHidden()
  })

  await test.step('the unlikely day on top, the few coups told as few', async () => {
    const far = named('Oltre 3 σ').getByRole('row').nth(1)
    await expect(far).toContainText('−400')
    await expect(far).toContainText('−6,70')
    await expect(named('Chemin de fer')).toContainText('troppo pochi per dirlo')
    await expect(named('Trente et quarante')).toContainText('400')
    await pictures(page, 'odds')
  })

  await test.step('its line colpo by colpo, its parts, and each figure’s formula', async () => {
    await named('Oltre 3 σ')
      .getByRole('button', { name: /^Guarda/ })
      .click()
    await expect(page.getByRole('heading', { name: /tavolo 1$/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /colpo dopo colpo/ })).toBeVisible()
    const refait = page.getByRole('row').filter({ hasText: '31–31' })
    await expect(refait).toContainText('0,9 ± 0,9')
    await page.getByText('Come si calcola ogni cifra').click()
    await expect(page.getByText(/Tenuta: risultato/)).toBeVisible()
    await pictures(page, 'odds-detail')
  })

  await test.step('in English', async () => {
    await page.setViewportSize(SIZES.desk)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Chance beside the book' })).toBeVisible()
    await expect(named('Chemin de fer')).toContainText('too few to say')
    await picture(page, 'odds-english')
  })
  await house.room.close()
})
