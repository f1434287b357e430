import { expect, type Page } from '@playwright/test'
import type { Taps } from '@/docs/taps'

/** Counts the taps on a page while something is done, and expects as many as docs/taps.ts says. */
export async function expectTaps(page: Page, said: Taps, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const counter = { taps: 0 }
    Object.assign(window, { counter })
    addEventListener('pointerdown', () => counter.taps++, true)
  })
  await act()
  const taps = await page.evaluate(
    () => (window as unknown as { counter: { taps: number } }).counter.taps,
  )
  expect(taps, said.act).toBe(said.taps)
  expect(taps, said.act).toBeLessThanOrEqual(said.limit)
}
