import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Messages } from '@/messages/index'
import { LOCALE_COOKIE, LOCALES, type Locale } from '@/messages/locale'
import type { Room } from '../../tests/e2e/support/room'

/** Italian pictures lie in the folder itself, English ones in `en/`. */
const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures')
/** Colours change and names are fitted within a moment. */
const SETTLED_MS = 1000

/** The demo club's name and invented people, so that nobody takes a picture for a real evening; without a unit it plays for points. */
export async function asDemo(
  { database, clubId }: Room,
  names: Readonly<Record<string, string>>,
  unit: 'EUR' | null = 'EUR',
): Promise<void> {
  const { sql } = database
  await sql`UPDATE club SET name = 'Circolo Dimostrativo', short_name = 'Dimostrativo', unit = ${unit} WHERE club_id = ${clubId}`
  for (const [card, name] of Object.entries(names))
    await sql`UPDATE member SET name = ${name} WHERE club_id = ${clubId} AND card = ${card}`
}

/** The texts of one area, read from their file: the runner of browser tests does not import JSON. */
export function textsOf<A extends keyof Messages>(locale: Locale, area: A): Messages[A] {
  const file = path.resolve(import.meta.dirname, '../../messages', locale, `${area}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function inLanguage(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: page.url() }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
}

/** One picture in each language; `show` brings the page, just loaded, to what the picture is of. */
export async function pictures(
  page: Page,
  name: string,
  show: (locale: Locale) => Promise<unknown> = async () => {},
): Promise<void> {
  for (const locale of [...LOCALES].reverse()) {
    await inLanguage(page, locale)
    await show(locale)
    await page.waitForTimeout(SETTLED_MS)
    const folder = locale === 'it' ? FOLDER : path.join(FOLDER, locale)
    await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' })
  }
}

/** The members of the pictures of black jack and chemin de fer, by their card. */
export const NAMES = {
  '1001': 'Demo Alfa',
  '1002': 'Demo Bravo',
  '1003': 'Demo Charlie',
  '1004': 'Demo Delta',
  '1005': 'Demo Echo',
  '1006': 'Demo Foxtrot',
  '1007': 'Demo Golf',
  '1008': 'Demo Hotel',
  '2001': 'Demo India',
  '3001': 'Demo Lima',
} as const
