import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { LOCALE_COOKIE } from '@/messages/locale'
import { pdfText } from '@/tests/print/pdfText'
import { Room } from './support/room'
import { picture, SIZES, signedIn } from './support/screens'

const SLUG = 'prova'
const JOURNALS = path.resolve('tests/journals')

interface Sheet {
  hash: string
  superseded: boolean
  rows: { casse: number }[]
}
/** The tableaux that stand of the recorded evenings. */
const SHEETS = readdirSync(JOURNALS)
  .filter((file) => file.endsWith('.expected.json'))
  .map((file) => JSON.parse(readFileSync(path.join(JOURNALS, file), 'utf8')) as { sheets: Sheet[] })
  .flatMap(({ sheets }) => sheets.filter(({ superseded }) => !superseded))

let room: Room
test.beforeAll(async () => {
  room = await Room.open(SLUG)
  await room.member('2001', ['socio', 'segretario', 'amministratore'])
  await room.member('1001')
  const script = 'tests/e2e/support/store-evenings.ts'
  const { url } = room.database
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, url, room.clubId])
  await room.database.sql`
    update member set name = 'Alessandro Maria di Montezemolo-Frangipane' where card <> '2001'`
})
test.afterAll(() => room.close())

async function pictures(page: Page, name: string): Promise<void> {
  for (const size of ['phone', 'tablet', 'desk'] as const) {
    await page.setViewportSize(SIZES[size])
    await picture(page, `${name}-${size}`)
  }
}

async function inEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
}

test('C.3 XVI.2 the treasurer reads the month, and its paper and its sheet have the same sums', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'desk', room, '2001')
  await desk.goto(`${room.url}/${SLUG}/amministrazione`)
  await desk.getByRole('tab', { name: 'Il mese' }).click()
  const table = desk.getByRole('table', { name: 'Giorno per giorno' })
  const total = table.getByRole('row', { name: /^Totale/ })
  await expect(total).toBeVisible()
  const columns = await table.getByRole('columnheader').allInnerTexts()
  const sums = (await total.locator('th, td').allInnerTexts()).map((text) => text.trim())
  const casse = sums[columns.indexOf('Casse')] ?? ''
  const played = SHEETS.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.casse, 0)
  expect(casse.replace(/\D/g, '')).toBe(String(played))
  await expect(desk.getByText('Queste cifre possono ancora cambiare')).toBeVisible()
  await pictures(desk, 'month')

  await test.step('on a phone each evening is a block, and nothing scrolls sideways', async () => {
    await desk.setViewportSize(SIZES.phone)
    const list = desk.getByRole('list', { name: 'Giorno per giorno' })
    await expect(list.getByRole('listitem').last()).toContainText(casse)
    expect(
      await desk
        .locator('.overflow-x-auto')
        .evaluateAll((parts) =>
          parts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        ),
    ).toEqual([])
    await desk.setViewportSize(SIZES.desk)
  })

  await test.step('its paper and its sheet', async () => {
    const address = async (name: string) =>
      `${room.url}${await desk.getByRole('link', { name }).getAttribute('href')}`
    const paper = await desk.request.get(await address('Stampa il mese (PDF)'))
    const text = (await pdfText(await paper.body())).replace(/\s/g, '')
    expect(text).toContain(casse)
    for (const { hash } of SHEETS) expect(text).toContain(hash)
    const sheet = await (await desk.request.get(await address('Foglio di calcolo (CSV)'))).text()
    expect(sheet.trimEnd().split('\r\n')).toHaveLength(SHEETS.length + 1)
  })

  await test.step('in English', async () => {
    await inEnglish(desk)
    await expect(desk.getByRole('table', { name: 'Day by day' })).toBeVisible()
    await picture(desk, 'month-english')
  })
})

test('the proof of a tableau with long names stands whole on a phone', async ({ browser }) => {
  const phone = await signedIn(browser, 'phone', room, '1001')
  await phone.context().addCookies([{ name: LOCALE_COOKIE, value: 'en', url: room.url }])
  await phone.goto(`${room.url}/verify/${SLUG}/${SHEETS[0]?.hash}`)
  await expect(phone.getByRole('columnheader', { name: 'Balance' })).toBeVisible()
  await picture(phone, 'proof-english')
})

test('II.2 a member reads how often each card came and each place was drawn', async ({
  browser,
}) => {
  const phone = await signedIn(browser, 'phone', room, '1001')
  await phone.goto(`${room.url}/${SLUG}/stagione`)
  await phone.getByRole('link', { name: 'Carte e sorteggi' }).click()
  for (const game of ['Black jack', 'Trente et quarante']) {
    const cards = phone.getByRole('table', { name: `${game}: le carte` })
    const lines = cards.locator('tbody tr td:nth-child(2)')
    await expect(lines).toHaveCount(13)
    await expect(phone.getByText(/da leggere/)).toHaveCount(0)
    const seen = await lines.allInnerTexts()
    const count = seen.reduce((sum, figure) => sum + Number(figure.replace('.', '')), 0)
    expect(count).toBeGreaterThan(100)
    await expect(phone.getByText(new RegExp(`^${count.toLocaleString('it')} carte`))).toBeVisible()
  }
  await expect(phone.getByText(/^χ² \d+,\d\d con 12 gradi di libertà/).first()).toBeVisible()
  const lots = phone.getByRole('table', { name: /^Poker: i posti/ }).first()
  await expect(lots.getByRole('columnheader', { name: 'Cartaro' })).toBeVisible()
  await expect(phone.getByText('Troppo pochi per dirlo.').first()).toBeVisible()
  await pictures(phone, 'frequencies')
  await inEnglish(phone)
  await expect(phone.getByRole('heading', { name: 'Cards and lots', level: 1 })).toBeVisible()
  await picture(phone, 'frequencies-english')
})
