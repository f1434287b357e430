import path from 'node:path'
import { expect, test } from '@playwright/test'
import { bundleOf } from './support/bundle'

test('two games of a page with different numbers of waiting cases have one title with their sum', async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.addScriptTag({
    content: await bundleOf(path.join(import.meta.dirname, 'tab-title/page.tsx')),
  })
  const tap = (name: string) => page.getByRole('button', { name }).click()
  await expect(page).toHaveTitle('Deputato')
  await tap('poker')
  await expect(page).toHaveTitle('(1) · Deputato')
  await tap('black jack')
  await tap('black jack')
  await expect(page).toHaveTitle('(3) · Deputato')
  await tap('call')
  await expect(page).toHaveTitle('Tocca a voi · Deputato')
  // A page that loads later writes its own title over ours.
  await page.evaluate(() => {
    document.title = 'Stasera'
  })
  await expect(page).toHaveTitle('Tocca a voi · Stasera')
  await tap('call')
  await tap('black jack')
  await expect(page).toHaveTitle('(1) · Stasera')
  await tap('poker')
  await tap('poker')
  await expect(page).toHaveTitle('Stasera')
})
