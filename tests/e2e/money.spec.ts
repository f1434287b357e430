import { expect, test } from '@playwright/test'
import { sampleOf } from '@/tests/support/sampled'
import { FieldPage } from './money/field'

/** Each way in which a club may count: chips to one of its unit, and the languages in which it is tried. */
const CLUBS = [
  { name: 'points', club: { unit: null, decimals: 0 }, scale: 1, in: ['it'] },
  { name: 'euros', club: { unit: 'EUR', decimals: 0 }, scale: 1, in: ['en'] },
  { name: 'euros and cents', club: { unit: 'EUR', decimals: 2 }, scale: 100, in: ['it', 'en'] },
  { name: 'francs and cents', club: { unit: 'CHF', decimals: 2 }, scale: 100, in: ['it'] },
] as const
const TRIED = CLUBS.flatMap(({ in: locales, ...one }) =>
  locales.map((locale) => ({ ...one, locale })),
)

/** Sums that were rounded once: 200 became 201, 10 became 11, 50 became 51. */
const SUMS = [1, 10, 50, 200, 203, 1_250]

for (const { name, club, scale, locale } of sampleOf(TRIED, 1))
  test(`money typed is money given: ${name}, ${locale}`, async ({ page }) => {
    const extent = { max: 5_000 * scale }
    const given = { locale, club, start: 100 * scale, extent, stride: 10 * scale }
    const one = await FieldPage.open(page, given)
    const { field, cell } = one

    await test.step('by keys, by Enter, and after the field is left', async () => {
      for (const sum of SUMS) {
        await field.focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(String(sum))
        expect(await one.holds()).toBe(sum * scale)
        await page.keyboard.press('Enter')
        expect(await one.gave()).toBe(sum * scale)
        await field.blur()
        expect(await one.holds()).toBe(sum * scale)
        await page.getByRole('button', { name: 'Dai' }).click()
        expect(await one.gave()).toBe(sum * scale)
      }
    })

    await test.step('by paste, with the signs of money and of thousands', async () => {
      const pasted =
        locale === 'it' ? ['1.250', '1 250', '1.250 €', ' 1250\n'] : ['1,250', '€1,250']
      for (const text of pasted) {
        await one.paste(text)
        expect(await one.holds(), text).toBe(1_250 * scale)
      }
    })

    await test.step('the wheel changes nothing; arrows, + and − go to the next round sum', async () => {
      await field.fill('203')
      await field.hover()
      await page.mouse.wheel(0, 400)
      await page.mouse.wheel(0, -400)
      expect(await one.holds()).toBe(203 * scale)
      await field.press('ArrowUp')
      expect(await one.holds()).toBe(210 * scale)
      await field.press('ArrowDown')
      await field.press('ArrowDown')
      expect(await one.holds()).toBe(190 * scale)
      const [less, more] = [
        page.getByText('−', { exact: true }),
        page.getByText('+', { exact: true }),
      ]
      await more.click()
      expect(await one.holds()).toBe(200 * scale)
      await less.click()
      await less.click()
      expect(await one.holds()).toBe(180 * scale)
      await field.fill('5000')
      await expect(more).toBeDisabled()
      expect(await one.holds()).toBe(5_000 * scale)
    })

    await test.step('a text that is no sum of the form stays, with the reason, and nothing is given', async () => {
      await page.evaluate(() => Object.assign(document, { title: 'nothing' }))
      for (const text of ['5001', '0', 'molti', '12,3456', '-5', '']) {
        await field.fill(text)
        await field.press('Enter')
        await field.blur()
        expect(await one.holds(), text).toBeNull()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        expect(await page.title()).toBe('nothing')
      }
      await field.fill('6000')
      const told = {
        it: /È troppo\. .*5\.000.*Scrivete .*5\.000/,
        en: /too much\. .*5,000.*Type .*5,000/,
      }
      await expect(page.getByText(told[locale])).toBeVisible()
      await field.fill('300')
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      expect(await one.holds()).toBe(300 * scale)
    })

    await test.step('a row of a table keeps what was typed once it is left', async () => {
      await cell.fill('203')
      await cell.blur()
      await expect(page.locator('p')).toHaveText(String(203 * scale))
      await cell.fill('molti')
      await cell.blur()
      await expect(cell).toHaveValue('molti')
      await expect(page.locator('p')).toHaveText(String(203 * scale))
      await cell.press('Escape')
      await expect(cell).toHaveValue(scale === 1 ? '203' : locale === 'it' ? '203,00' : '203.00')
    })
  })

test('cents are kept to the cent; steps are told, never taken', async ({ page }) => {
  const club = { unit: 'EUR', decimals: 2 }
  const cents = await FieldPage.open(page, { locale: 'it', club, start: null, extent: {} })
  for (const [text, chips] of [
    ['50,01', 5_001],
    ['0,05', 5],
    ['12.5', 1_250],
    ['1.250,50', 125_050],
  ] as const) {
    await cents.field.fill(text)
    await cents.field.blur()
    expect(await cents.holds()).toBe(chips)
  }
  await cents.field.fill('12,505')
  await cents.field.blur()
  expect(await cents.holds()).toBeNull()
  await expect(page.getByText('Al più 2 decimali.')).toBeVisible()
  const steps = { min: 500, max: 5_000, step: 500 }
  const bank = await FieldPage.open(page, { locale: 'it', club, start: 500, extent: steps })
  await bank.field.fill('12')
  await bank.field.blur()
  expect(await bank.holds()).toBeNull()
  await expect(page.getByText(/A passi di 5,00\s€\. Scrivete 10,00\s€ o 15,00\s€\./)).toBeVisible()
})

test('a field says what is wrong when it is left, not at each key', async ({ page }) => {
  const club = { unit: 'EUR', decimals: 2 }
  const extent = { min: 20_000, max: 500_000, step: 5_000 }
  const one = await FieldPage.open(page, { locale: 'it', club, start: null, extent })
  const { field } = one
  const wrong = (is: boolean) =>
    is
      ? expect(field).toHaveAttribute('aria-invalid', 'true')
      : expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await field.focus()
  for (const text of ['2', '20', '201', '201,', '']) {
    await field.fill(text)
    await wrong(false)
  }
  await field.fill('20')
  await field.press('Enter')
  await wrong(true)
  await field.fill('200,')
  await wrong(false)
  expect(await one.holds()).toBe(20_000)
  await field.fill('5001')
  await wrong(true)
  await field.fill('')
  await field.blur()
  await wrong(true)
})

test('a draft is gone with its number, and Escape reaches the dialog around a field', async ({
  page,
}) => {
  const club = { unit: null, decimals: 0 }
  const given = { locale: 'it', club, start: 200, extent: { max: 5_000 }, stride: 10 } as const
  const one = await FieldPage.open(page, given)
  const { field, cell } = one
  await field.fill('molti')
  await page.getByText('+', { exact: true }).click()
  await expect(field).toHaveValue('10')
  await page.getByRole('button', { name: 'Vuota' }).click()
  await expect(field).toHaveValue('')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await field.press('Escape')
  expect(await page.title()).toBe('Escape')

  await test.step('a figure that is given up is told as given up', async () => {
    await cell.fill('120')
    await expect(page.locator('em')).toHaveText('120')
    await cell.press('Escape')
    await expect(cell).toHaveValue('')
    await expect(page.locator('em')).toHaveText('null')
  })

  await test.step('a number from elsewhere takes the place of a text that was left', async () => {
    await cell.fill('molti')
    await cell.blur()
    await page.getByRole('button', { name: 'Altrove' }).click()
    await expect(cell).toHaveValue('7')
    await expect(cell).toHaveAttribute('aria-invalid', 'false')
  })
})
