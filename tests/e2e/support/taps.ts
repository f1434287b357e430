import { expect, type Page } from '@playwright/test'
import type { Taps } from '@/docs/taps'

let lastCount = 0

/**
 * Counts the taps on a page while something is done, and expects as many as docs/taps.ts says. They are kept where the
 * next page of the same house finds them.
 */
export async function expectTaps(page: Page, said: Taps, act: () => Promise<void>): Promise<void> {
  lastCount += 1
  const key = `taps-${lastCount}`
  await page.evaluate((name) => {
    const counted = () => Number(sessionStorage.getItem(name))
    addEventListener('pointerdown', () => sessionStorage.setItem(name, `${counted() + 1}`), true)
  }, key)
  await act()
  const taps = await page.evaluate((name) => Number(sessionStorage.getItem(name)), key)
  expect(taps, said.act).toBe(said.taps)
  expect(taps, said.act).toBeLessThanOrEqual(said.limit)
}
