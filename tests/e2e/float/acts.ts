import { expect, type Page } from '@playwright/test'

/** The denominations of the house, as a pad writes them. */
export const VALUES = [
  ...['20.000', '10.000', '5.000', '1.000', '500', '200'],
  ...['100', '50', '20', '10', '5', '1'],
]

export const dialog = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
export const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()
/** Goes to a part of the float’s room. */
export const part = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()

/** Counts everything as it is expected, and hands it to the witness. */
export async function countAsExpected(page: Page): Promise<void> {
  await inDialog(page, 'È tutto come atteso')
  await inDialog(page, 'Al testimone')
  await expect(dialog(page)).toBeHidden()
}
