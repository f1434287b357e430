import { expect, type Locator, type Page } from '@playwright/test'
import { picture, SIZES } from './screens'

/** The words of those of these controls that do not lie wholly in their panel and on the screen, with nothing over them. */
const hiddenAmong = (controls: Element[]): string[] => {
  const isInSight = (control: Element): boolean => {
    const panel = control.closest('aside') ?? document.body
    const frame = panel.getBoundingClientRect()
    const at = control.getBoundingClientRect()
    const over = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)
    return (
      at.top >= Math.max(0, frame.top) - 1 &&
      at.bottom <= Math.min(window.innerHeight, frame.bottom) + 1 &&
      at.left >= frame.left - 1 &&
      at.right <= frame.right + 1 &&
      over !== null &&
      (control.contains(over) || over.contains(control))
    )
  }
  return controls.filter((one) => !isInSight(one)).map(({ textContent }) => textContent ?? '')
}

/** Those of these controls that cannot be read and tapped without scrolling, looked at in one moment. */
const hidden = (controls: Locator): Promise<string[]> => controls.evaluateAll(hiddenAmong)

/** Every act at the foot of the tablet's panel is in sight, and those named beside them. */
export async function expectActsInSight(page: Page, ...besides: Locator[]): Promise<void> {
  const acts = page.locator('aside [data-foot] :is(button, label)')
  await expect(acts.first()).toBeVisible()
  // The page settles once the view has come.
  await expect.poll(() => hidden(acts)).toEqual([])
  for (const controls of besides) {
    await expect(controls.first()).toBeVisible()
    await expect.poll(() => hidden(controls)).toEqual([])
  }
}

/** Tablets of eight inches and those held upright; the last three with writing twice as large. */
const TABLETS = [
  { width: 768, height: 1024, text: 1 },
  { width: 800, height: 600, text: 1 },
  { width: 1024, height: 768, text: 2 },
  { width: 768, height: 1024, text: 2 },
  { width: 800, height: 600, text: 2 },
] as const

/** The parts of the screen that cannot be read: beyond its edges, words broken in two or written over the edge of their button. */
const unread = (part: Element): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`sideways by ${scrollWidth - clientWidth}`] : []
  for (const control of part.querySelectorAll('button, h1, h2, dd')) {
    const frame = control.getBoundingClientRect()
    if (frame.width === 0 || frame.height < 2) continue
    const name = `${control.tagName} ${control.textContent}`
    if (frame.left < -1 || frame.right > clientWidth + 1) found.push(`${name}: beyond the edge`)
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.sr-only, .truncate, button .absolute')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = range.getClientRects()
        const [first] = lines
        if (!first || first.width === 0) continue
        if ([...lines].some(({ top }) => top > first.top + 4))
          found.push(`${name}: ${word} is broken`)
        else if (first.right > frame.right + 2 || first.left < frame.left - 2)
          found.push(`${name}: ${word} is over the edge`)
      }
    }
  }
  return found
}

/** The words of controls that no scrolling brings into sight. */
const unreached = (part: Element): string[] =>
  [...part.querySelectorAll('button')].flatMap((control) => {
    const fingerPx = 24
    if (control.matches('.pointer-events-none *') && !control.matches('.pointer-events-auto'))
      return []
    control.scrollIntoView({ block: 'start' })
    const at = control.getBoundingClientRect()
    const top = Math.max(at.top, 0)
    const over = document.elementFromPoint(
      at.x + at.width / 2,
      top + Math.min((at.bottom - top) / 2, fingerPx),
    )
    const isSeen = over !== null && (control.contains(over) || over.contains(control))
    return isSeen ? [] : [control.getAttribute('aria-label') ?? control.textContent ?? '']
  })

/**
 * On every tablet all that is written can be read, without scrolling sideways, and every control be reached; the acts at
 * the foot are in sight, with doubled writing the act of the moment, which is the last. `part` is the whole table, or a
 * sheet over it.
 */
export async function expectOnEveryTablet(
  page: Page,
  name: string,
  part = page.locator('main'),
): Promise<void> {
  const acts = part.locator('aside [data-foot] button')
  for (const { width, height, text } of TABLETS) {
    const at = `${name}, ${width} × ${height}, text ${text}00 %`
    await page.setViewportSize({ width, height })
    await page.evaluate((times) => {
      const { style } = document.documentElement
      style.fontSize = ''
      if (times > 1)
        style.fontSize = `${times * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
      window.scrollTo(0, 0)
    }, text)
    await page.waitForTimeout(200)
    await picture(page, `tablets-${name}-${width}-${height}-${text}`)
    expect(await part.evaluate(unread), at).toEqual([])
    const inSight = text === 1 ? acts : acts.last()
    if (await acts.count()) expect(await hidden(inSight), at).toEqual([])
    expect(await part.evaluate(unreached), at).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(SIZES.tablet)
}
