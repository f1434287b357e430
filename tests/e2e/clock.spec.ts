import path from 'node:path'
import { expect, test } from '@playwright/test'
import { bundleOf } from './support/bundle'

test('a page is drawn again when a clock of it ends, and not at each of its seconds', async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.addScriptTag({
    content: await bundleOf(path.join(import.meta.dirname, 'clock/page.tsx')),
  })
  const clocks = page.getByRole('timer')
  await expect(clocks).toHaveCount(2)
  await expect(clocks.first()).toHaveText('00:59')
  await expect(page.locator('output')).toHaveText('1')
  await expect(clocks).toHaveCount(1)
  await expect(clocks).toHaveText('00:57')
  await expect(page.locator('output')).toHaveText('2')
})
