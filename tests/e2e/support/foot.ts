import { expect, type Locator, type Page } from '@playwright/test'

/** Whether a control lies wholly in its panel and on the screen, with nothing over it. */
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

/** The words of those of these controls that cannot be read and tapped without scrolling. */
async function hidden(controls: Locator): Promise<string[]> {
  const found: string[] = []
  for (const control of await controls.all())
    if (!(await control.evaluate(isInSight))) found.push((await control.textContent()) ?? '')
  return found
}

/** Every act at the foot of the tablet's panel is in sight, and those named beside them. */
export async function expectActsInSight(page: Page, ...besides: Locator[]): Promise<void> {
  const acts = page.locator('aside [data-foot] :is(button, label)')
  await expect(acts.first()).toBeVisible()
  // The page settles once the view has come.
  await expect.poll(() => hidden(acts), { timeout: 10_000 }).toEqual([])
  for (const controls of besides) {
    await expect(controls.first()).toBeVisible()
    await expect.poll(() => hidden(controls), { timeout: 10_000 }).toEqual([])
  }
}
