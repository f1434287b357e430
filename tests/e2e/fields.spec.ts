import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { bundleOf } from './support/bundle'

test.use({ hasTouch: true })

async function forms(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.addScriptTag({
    content: await bundleOf(path.join(import.meta.dirname, 'keys/fields.tsx')),
  })
  await page.addStyleTag({
    content: 'label { display: flex } [data-resting] { pointer-events: none }',
  })
}

test('by touch a sheet is filled in and sent, and a menu chosen from: each touch acts once', async ({
  page,
}) => {
  await forms(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const acts = page.locator('output')
  await button(/Alfa/).tap()
  await page.getByRole('menuitem', { name: 'Picche' }).tap()
  await expect(acts).toHaveText('menu picche')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await button('Apri').tap()
  await page.getByRole('textbox', { name: 'Nome' }).tap()
  await page.keyboard.type('Bravo')
  await button(/Aumenta/).tap()
  await button(/Aumenta/).tap()
  await button(/Seme/).tap()
  await page.getByRole('option', { name: 'Fiori' }).tap()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.getByRole('group', { name: 'Quali' }).getByText('Picche').tap()
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Bravo')
  await button('Manda').tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(acts).toHaveText('menu picche, sent with a name, fiori picche 3, closed')

  // A field that is left by the tap on the button is left before the button acts.
  await button('Apri').tap()
  await page.getByRole('textbox', { name: 'Nome' }).tap()
  await button('Manda').tap()
  await expect(acts).toHaveText(/, sent with a name, null +1, closed$/)

  await button('Apri').tap()
  await button('Annulla').tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(acts).toHaveText(/closed, closed$/)
})

test('after a button with the focus is gone, or rests, Escape closes its sheet and Tab goes on in its panel, or behind its tab', async ({
  page,
}) => {
  await forms(page)
  await page.getByRole('button', { name: 'Passo' }).press('Enter')
  const once = page.getByRole('button', { name: 'Una volta' })
  await once.press('Enter')
  await expect(once).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Passo' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Primo' })).toBeFocused()
  // Beyond the last control Tab leaves the page, and comes back to its first.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Apri' })).toBeFocused()

  await page.getByRole('button', { name: 'Approvo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Approvo' })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Leggi' })).toBeFocused()
})
