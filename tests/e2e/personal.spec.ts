import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { pdfText } from '@/tests/print/pdfText'
import { Office } from './desk/office'
import { picture, SIZES } from './support/screens'

test.describe.configure({ mode: 'serial' })

const CARD = '1003'
const NAME = `Socio ${CARD}`
/** Every resto as expected, so that the tableau has no gap. */
const COUNTED = [161, 39, 100, 100, 100]
const TABLE = 'T1'

let office: Office
/** The member who asks to be forgotten, at first with their own page. */
let phone: Page

test.beforeAll(async ({ browser }) => {
  office = await Office.open(browser)
  const { desk, members } = office
  await office.openEvening()
  await office.play(1)
  await office.give(desk, 'beginCount', { table: TABLE })
  for (const [index, member] of members.entries())
    await office.give(desk, 'countResto', { table: TABLE, member, chips: COUNTED[index] })
  await office.give(desk, 'closeTableau', { table: TABLE, settleBy: 'members' })
  phone = await office.person(CARD, 'phone')
})
test.afterAll(() => office.close())

/** The page in a language, as somebody who chose it sees it. */
async function inLanguage(page: Page, lingua: 'it' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'lingua', value: lingua, url: office.room.url }])
  await page.reload()
}

/** A picture of the screen at a phone's and at a tablet's size. */
async function pictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of ['phone', 'tablet'] as const) {
    await page.setViewportSize(SIZES[size])
    await picture(page, `personal-${size}-${name}`)
  }
  if (before) await page.setViewportSize(before)
}

test('a member reads their own data in both languages, and downloads them as one file', async () => {
  await phone.goto(office.at('/entra/account'))
  await phone.getByRole('link', { name: 'Vedi e scarica i miei dati' }).click()
  await expect(phone.getByText(NAME)).toBeVisible()
  await expect(phone.getByRole('img')).toHaveCount(1)
  await pictures(phone, 'my-data')
  const saving = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Scarica tutto (JSON)' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('i-miei-dati.json')
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(kept.profile).toMatchObject({ card: CARD, name: NAME })
  await inLanguage(phone, 'en')
  await expect(phone.getByText('Only you see it.', { exact: false })).toBeVisible()
  await pictures(phone, 'my-data-en')
  await inLanguage(phone, 'it')
})

test('a member whose network fails meanwhile asks for their data again', async () => {
  await phone.route('**/mine.all**', (request) => request.abort())
  await phone.goto(office.at('/entra/dati'))
  const retry = phone.getByRole('button', { name: 'Riprova' })
  await expect(retry).toBeVisible()
  await pictures(phone, 'my-data-lost')
  await phone.unroute('**/mine.all**')
  await retry.click()
  await expect(phone.getByText(NAME)).toBeVisible()
  await expect(phone.getByText('Operazioni fatte da voi')).toBeVisible()
})

async function forgetting(page: Page, open: string) {
  await page.goto(office.at('/amministrazione#members'))
  const row = page.getByRole('button', { name: new RegExp(`, (tessera|card) ${CARD}$`) })
  await row.click()
  await page.getByRole('button', { name: open }).click()
  return { row, dialog: page.getByRole('dialog') }
}

test('while an evening with the member is open they are not forgotten, and the dialog says why', async () => {
  const { dialog } = await forgetting(office.desk, 'Cancella i dati personali…')
  await expect(dialog.getByText('ancora aperta: prima si chiude la serata.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancella per sempre' })).toHaveCount(0)
  await pictures(office.desk, 'forget-waits')
  await dialog.getByRole('button', { name: 'Chiudi' }).press('Enter')
  await expect(dialog.getByText('ancora aperta')).toHaveCount(0)
})

test('an administrator forgets them: their phone is signed out, papers call them a deleted member, the chain is whole', async () => {
  const { desk, room } = office
  await office.give(desk, 'closeEvening', {})
  await phone.goto(office.at(''))
  for (const [card, type] of [
    ['1002', 'markHanded'],
    ['1001', 'markReceived'],
  ] as const) {
    const other = await office.person(card, 'phone')
    await office.give(other, type, { table: TABLE, payment: 1 })
    await other.context().close()
  }
  await inLanguage(desk, 'en')
  await forgetting(desk, 'Delete personal data…')
  await pictures(desk, 'forget-en')
  await inLanguage(desk, 'it')
  const { row, dialog } = await forgetting(desk, 'Cancella i dati personali…')
  const last = dialog.getByRole('button', { name: 'Cancella per sempre' })
  await expect(last).toBeDisabled()
  await pictures(desk, 'forget')
  await dialog.getByLabel('Giorno della richiesta del socio').fill('2026-01-02')
  await last.dblclick()
  await expect(desk.getByText('Il socio è stato cancellato.')).toBeVisible()
  await pictures(desk, 'forgotten')
  await expect(row).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByLabel('Numero di tessera')).toBeVisible()

  const [sheet] = await room.database.sql<{ hash: string; streamId: string }[]>`
    select hash, stream_id from tableau`
  const paper = async () => {
    const at = `${room.url}/print/prova/${sheet?.streamId}/tableau/${TABLE}.pdf`
    return pdfText(await (await desk.request.get(at)).body())
  }
  const italian = await paper()
  expect(italian).toContain('socio cancellato')
  expect(italian).not.toContain(NAME)
  await desk.goto(`${room.url}/verify/prova/${sheet?.hash}`)
  await expect(desk.getByText('L’impronta è autentica')).toBeVisible()
  await pictures(desk, 'verify')
  await inLanguage(desk, 'en')
  await expect(desk.getByText('The hash is authentic')).toBeVisible()
  await pictures(desk, 'verify-en')
  expect(await paper()).toContain('deleted member')
})
