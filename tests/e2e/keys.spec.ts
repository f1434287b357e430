import path from 'node:path'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { SECOND_TAP_MS } from '@/components/ui/press/secondTap'
import { bundleOf } from './support/bundle'
import { RESTED_MS } from './support/controls'

/** Well within the time in which what comes under a finger rests. */
const QUICK_MS = SECOND_TAP_MS - 100
/** Longer than a hand needs for all its taps. */
const BUSY_MS = 600

test.use({ hasTouch: true })

/** Touches these controls one after the other while the page is busy, so that it hears of all of them together. */
async function touchAll(page: Page, wire: CDPSession, names: readonly string[]): Promise<void> {
  const busy = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  await touch(page, wire, names, () => page.evaluate(busy, BUSY_MS))
}

/** Touches these controls, one after the other, where they lie before the first touch; `meanwhile` begins before it. */
async function touch(
  page: Page,
  wire: CDPSession,
  names: readonly string[],
  meanwhile = async () => {},
): Promise<void> {
  const places = await Promise.all(
    names.map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  const busy = meanwhile()
  const touches = places.flatMap((box) => {
    if (!box) throw new Error('a key is not there')
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const at = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
      wire.send('Input.dispatchTouchEvent', { type, touchPoints })
    return [at('touchStart', [point]), at('touchEnd', [])]
  })
  await Promise.all([busy, ...touches])
}

async function padOf(page: Page): Promise<CDPSession> {
  await page.goto('about:blank')
  await page.addScriptTag({
    content: await bundleOf(path.join(import.meta.dirname, 'keys/page.tsx')),
  })
  // Its effects come after the keys are drawn.
  await page.waitForFunction(() => 'pauseOfTaps' in window)
  return await page.context().newCDPSession(page)
}

/**
 * A fresh pad on which a hand has touched as `touching` does; again where the machine was too slow for these touches to be
 * those of one quick hand.
 */
async function quickHand(
  page: Page,
  touches: number,
  touching: (wire: CDPSession) => Promise<void>,
): Promise<CDPSession> {
  for (;;) {
    const wire = await padOf(page)
    await touching(wire)
    const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard)
    await expect.poll(heard).toHaveLength(touches)
    const all = await heard()
    if (Math.max(...all) - Math.min(...all) < QUICK_MS) return wire
  }
}

/** A fresh pad whose controls were touched one after the other while it was busy. */
const touchedTogether = (page: Page, ...names: string[]): Promise<CDPSession> =>
  quickHand(page, names.length, (wire) => touchAll(page, wire, names))

test('taps that a busy page hears together all count, twice on one key too; what has become another control does not', async ({
  page,
}) => {
  const wire = await padOf(page)
  await touchAll(page, wire, ['1', '1', '2', '1', '1', '1', '2', '2'])
  await expect(page.locator('output')).toHaveText('11211122')
  await touchedTogether(page, 'Carta', 'Carta', 'Carta')
  await expect(page.getByRole('button', { name: 'Banco' })).toBeVisible()
  await expect(page.locator('p')).toHaveText('1')
})

test('a tap on what has become another control before the finger left does nothing', async ({
  page,
}) => {
  await touchedTogether(page, 'Passo', 'Passo')
  await expect(page.getByRole('button', { name: 'Voglio' })).toBeVisible()
  await expect(page.locator('p')).toHaveText('0')
  // The second finger is told at once.
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(shown).toEqual(['counted', 'refused'])
})

test('a tap is seen before it does anything, and does nothing when its control becomes another one at a tap elsewhere', async ({
  page,
}) => {
  await touchedTogether(page, 'Carta', 'Carta', '1')
  await expect(page.locator('output')).toHaveText('1')
  await expect(page.locator('p')).toHaveText('1')
  const drawn = await page.evaluate(() => (window as unknown as { drawn: boolean[] }).drawn)
  expect(drawn).toEqual([true])
})

test('a tap on a control whose words have grown meanwhile counts when it says that it means the same', async ({
  page,
}) => {
  await touchedTogether(page, 'Carta', 'Nera')
  await expect(page.getByRole('button', { name: 'Nera, colore' })).toBeVisible()
  await expect(page.locator('p')).toHaveText('101')
})

test('once a key of a row is refused the rest of the row is too, so that no other number comes of it', async ({
  page,
}) => {
  const wire = await quickHand(page, 3, async (quick) => {
    await touch(page, quick, ['Apri'])
    await touch(page, quick, ['7', '8'])
  })
  await expect(page.locator('output')).toHaveText('')
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(shown).toEqual(['counted', 'refused', 'refused'])
  await page.waitForTimeout(RESTED_MS)
  await touch(page, wire, ['7', '8', '7'])
  await expect(page.locator('output')).toHaveText('787')
})

test('a tap whose control has moved away before the finger left is shown as refused', async ({
  page,
}) => {
  const wire = await padOf(page)
  const refused = page.locator('[data-untapped]').waitFor()
  await touch(page, wire, ['Scende'])
  await refused
  await expect(page.locator('p')).toHaveText('0')
})

test('a key that a tap before it takes away takes the rest of its row with it, already tapped or not', async ({
  page,
}) => {
  const wire = await touchedTogether(page, 'Carta', '5', '6', '6')
  await expect(page.locator('p')).toHaveText('1')
  await page.waitForTimeout(RESTED_MS)
  await expect(page.locator('output')).toHaveText('')
  await touchAll(page, wire, ['6', '6'])
  await expect(page.locator('output')).toHaveText('66')
})

/** Keys that a step takes from under a finger. */
const TAKEN = [
  { key: '5', is: 'cannot be pressed any more' },
  { key: '9', is: 'is gone' },
] as const

for (const { key, is } of TAKEN)
  test(`a tap on a key that ${is} before the finger leaves it is refused, and the rest of its row too`, async ({
    page,
  }) => {
    const button = (name: string) => page.getByRole('button', { name })
    await quickHand(page, 2, async (wire) => {
      const box = await button(key).boundingBox()
      if (!box) throw new Error('a key is not there')
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await button('Carta').dispatchEvent('click')
      await expect(page.locator('p')).toHaveText('1')
      await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await touch(page, wire, ['6'])
    })
    await page.waitForTimeout(RESTED_MS)
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
    expect(shown).toEqual(['counted', 'refused'])
    await expect(page.locator('output')).toHaveText('')
  })

test('no mouse is made of a touch of a key, which takes the focus without its ring', async ({
  page,
}) => {
  const wire = await padOf(page)
  const mouse = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('mousedown', ({ target }) => resolve((target as Element).id), true)
        // A link has the browser's own click.
        document.body.insertAdjacentHTML('afterbegin', '<a id="link" href="#here">here</a>')
      }),
  )
  await touch(page, wire, ['1', '2', '2'])
  await expect(page.locator('output')).toHaveText('122')
  await expect(page.getByRole('button', { name: '2' })).toBeFocused()
  await expect(page.locator(':focus-visible, :active')).toHaveCount(0)
  await page.getByRole('link').tap()
  expect(await mouse).toBe('link')
})

test('two fingers on two keys at once count both, one that slides away counts nothing', async ({
  page,
}) => {
  const wire = await padOf(page)
  const placeOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    if (!box) throw new Error('a key is not there')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [one, two] = [await placeOf('1'), await placeOf('2')]
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: (typeof one & { id?: number })[]
  ) => wire.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', { ...one, id: 1 })
  await send('touchStart', { ...one, id: 1 }, { ...two, id: 2 })
  await send('touchEnd', { ...one, id: 1 })
  await send('touchEnd')
  await expect(page.locator('output')).toHaveText('12')
  await send('touchStart', one)
  for (const y of [100, 200]) await send('touchMove', { x: one.x, y: one.y + y })
  await send('touchEnd')
  await touch(page, wire, ['2'])
  await expect(page.locator('output')).toHaveText('122')
})

test('code is fetched once nobody has tapped for a second', async ({ page }) => {
  const wire = await padOf(page)
  const pause = () =>
    page.evaluate(async () => {
      const { heard, pauseOfTaps } = window as unknown as {
        heard: number[]
        pauseOfTaps: () => Promise<void>
      }
      await pauseOfTaps()
      return performance.now() - (heard.at(-1) ?? 0)
    })
  await pause()
  await touch(page, wire, ['1'])
  const waiting = pause()
  await touch(page, wire, ['2'])
  // The page notes a tap a moment after the listener that the pause counts from.
  expect(await waiting).toBeGreaterThan(990)
  await expect(page.locator('output')).toHaveText('12')
})

test('while a hand is quick nothing is drawn between its taps; what waits is drawn once it pauses, or though it goes on, all together', async ({
  page,
}) => {
  await padOf(page)
  /** Asks twice for one drawing and once for another, after so many taps at once and with others until all is drawn. */
  const drawings = (taps: number, doesGoOn: boolean, on = '[data-keys] button') =>
    page.evaluate(
      async ([count, goesOn, key]) => {
        const { betweenTaps } = window as unknown as { betweenTaps: (run: () => void) => void }
        const down = () => new PointerEvent('pointerdown', { bubbles: true })
        const tap = () => document.querySelector(key)?.dispatchEvent(down())
        const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))
        await pause(500)
        for (let n = 0; n < count; n++) tap()
        const asked = performance.now()
        const done: { name: string; after: number }[] = []
        const drawing = (name: string) => () =>
          done.push({ name, after: performance.now() - asked })
        const [one, another] = [drawing('one'), drawing('another')]
        for (const run of [one, another, one]) betweenTaps(run)
        const atOnce = done.length
        while (done.length < 2) {
          await pause(30)
          if (goesOn) tap()
        }
        return { atOnce, names: done.map(({ name }) => name), first: done[0]?.after ?? 0 }
      },
      [taps, doesGoOn, on] as const,
    )
  // A hand at rest, or that taps once, lets everything through.
  for (const taps of [0, 1]) expect(await drawings(taps, false)).toMatchObject({ atOnce: 3 })
  // Nor does one that is quick on other buttons wait.
  expect(await drawings(3, false, '[data-means]')).toMatchObject({ atOnce: 3 })
  for (const doesGoOn of [false, true]) {
    const { atOnce, names, first } = await drawings(3, doesGoOn)
    expect({ atOnce, names }).toEqual({ atOnce: 0, names: ['one', 'another'] })
    expect(first).toBeGreaterThan(220)
  }
})
