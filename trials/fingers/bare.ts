import type { Browser } from '@playwright/test'
import { Finger } from './finger'

const TAPS = 20

/** A page whose one key does nothing but take the mark of its tap. */
const PAGE = `<button style="width: 200px; height: 100px">1</button>
<style>[data-tapped] { background: gold }</style>
<script>
  const key = document.querySelector('button')
  window.addEventListener('pointerdown', ({ timeStamp }) => key.setAttribute('data-tapped', timeStamp), true)
</script>`

/** The answers of such a page to a finger with so many ms between taps: what this machine takes for any page. */
export async function answersOfBare(browser: Browser, between: number): Promise<readonly number[]> {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  await page.setContent(PAGE)
  const finger = await Finger.on(page, between)
  await finger.taps(...Array.from({ length: TAPS }, () => page.getByRole('button')))
  const { answered } = await finger.away()
  await context.close()
  return answered
}
