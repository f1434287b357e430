import type { FrameLocator, Page } from '@playwright/test'
import { tick } from './screens'

/** Opens the form of a ruling, in which nothing is chosen yet, and says who is in the right by which provision. */
export async function beginRuling(judge: Page, who: string, provision: string): Promise<void> {
  await judge.getByRole('button', { name: 'Scrivi la decisione' }).click()
  await favour(judge, who, provision)
}

/** Says in the form of a ruling who is in the right by which provision. */
export async function favour(
  judge: Page | FrameLocator,
  who: string,
  provision: string,
): Promise<void> {
  await tick(judge.getByRole('radio', { name: who, exact: true }))
  await judge.getByRole('button', { name: /Secondo$/ }).click()
  const named = new RegExp(`^${provision.replace('.', '\\.')} `)
  await judge.getByRole('option', { name: named }).click()
}

/** The drafts that stand in this browser, by their keys; one that was dropped leaves nothing but its time. */
export const draftsIn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.entries(localStorage as Record<string, string>).filter(
      ([key, text]) => key.startsWith('circolo.draft.') && 'value' in JSON.parse(text),
    ),
  )
