import type { Page } from '@playwright/test'

/** The time between two taps of an impatient finger. */
const BETWEEN_TAPS_MS = 130
/** After this time every control means something again. */
export const RESTED_MS = 450

interface Control {
  name: string
  x: number
  y: number
}

/** The controls in reach, those that close a sheet last; each by the place it is in and its words. */
async function controls(page: Page): Promise<Control[]> {
  return await page.evaluate(() => {
    const inReach = (button: Element) => !button.closest('[inert], [aria-hidden="true"]')
    const found = [...document.querySelectorAll('button:not(:disabled)')].filter(inReach)
    return found
      .map((button) => {
        button.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = button.getBoundingClientRect()
        const place = button.closest('[role="dialog"], [role="alertdialog"], section, fieldset, ol')
        const title = place?.querySelector('h1, h2, legend')?.textContent ?? ''
        const words = button.getAttribute('aria-label') ?? button.textContent ?? ''
        return { name: `${title} | ${words}`, x: x + width / 2, y: y + height / 2 }
      })
      .filter(({ y }) => y > 0 && y < window.innerHeight)
      .sort(
        (a, b) => Number(/Chiudi|Annulla$/.test(a.name)) - Number(/Chiudi|Annulla$/.test(b.name)),
      )
  })
}

interface Tapping {
  /** The number of commands that the evening has accepted so far. */
  accepted: () => Promise<number>
  /** Controls that end the game or the session, and would leave nothing to tap. */
  ending: RegExp
  /** Controls to tap at most. */
  most: number
}

/** Closes every open sheet. */
export async function closeSheets(page: Page): Promise<void> {
  while (await page.getByRole('dialog').count()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(RESTED_MS)
  }
}

/** Taps a place so many times, as an impatient finger does. */
export async function tapTimes(
  page: Page,
  { x, y }: Pick<Control, 'x' | 'y'>,
  times: number,
): Promise<void> {
  for (let tap = 0; tap < times; tap++) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(BETWEEN_TAPS_MS)
  }
}

/** Taps every control twice or three times in a row; the controls tapped, and those of which it meant more than one thing. */
export async function tapEvery(
  page: Page,
  { accepted, ending, most }: Tapping,
): Promise<{ tapped: ReadonlySet<string>; doubled: readonly string[] }> {
  const tapped = new Set<string>()
  const doubled: string[] = []
  while (tapped.size < most) {
    const next = (await controls(page)).find(
      ({ name }) => !tapped.has(name) && !ending.test(name.split(' | ')[1] ?? ''),
    )
    if (!next) {
      if (!(await page.getByRole('dialog').count())) break
      await page.keyboard.press('Escape')
      await page.waitForTimeout(RESTED_MS)
      continue
    }
    tapped.add(next.name)
    const before = await accepted()
    await tapTimes(page, next, tapped.size % 2 ? 3 : 2)
    await page.waitForTimeout(RESTED_MS)
    const meanings = (await accepted()) - before
    if (meanings > 1) doubled.push(`${next.name}: ${meanings}`)
  }
  return { tapped, doubled }
}
