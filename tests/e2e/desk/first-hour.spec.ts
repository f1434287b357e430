import { expect, type Page, test } from '@playwright/test'
import { Settings } from '@/rules/poker/settings'
import { discPng } from '@/tests/support/png'
import { Room } from '../support/room'
import { picture, screen, signedIn } from '../support/screens'

const SCREENS = [
  { width: 1024, height: 768, people: 12 },
  { width: 1280, height: 720, people: 12 },
  // On a phone every part of the administration stands above them.
  { width: 390, height: 844, people: 6 },
] as const
const LATIN_1 = 'latin1'
const FILE = [
  'tessera;nome;soprannome;ruoli',
  ...Array.from({ length: 300 }, (_, n) => `${2001 + n};Niccolò Prà ${n};;`),
].join('\r\n')

/** The lines of members that are seen whole, without scrolling. */
const seenOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main li > button')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
  )

test('a new club’s first hour is a list that ticks itself, from the emblem to a rehearsal', async ({
  browser,
}) => {
  const room = await Room.open('prova')
  await room.member('1001', ['socio', 'segretario', 'amministratore'])
  const page = await signedIn(browser, 'desk', room, '1001', '/amministrazione')
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const isDone = (name: string) => expect(step(name)).toContainText('fatto')

  await test.step('everything is to do, and the first thing is the one to press', async () => {
    await expect(page.getByText('0 di 7 fatti')).toBeVisible()
    await expect(step('Nome ed emblema')).toContainText('da fare')
    await picture(page, 'first-hour-start')
  })

  await test.step('the emblem, and the games played here: the desk offers only those', async () => {
    await step('Nome ed emblema').getByRole('button').click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Scegli un’immagine' }).click()
    await (await chooser).setFiles({
      name: 'emblema.png',
      mimeType: 'image/png',
      buffer: discPng(96),
    })
    await expect(page.getByText('Salvato').first()).toBeVisible()
    await page.locator('label').filter({ hasText: 'Trente et quarante' }).click()
    await page.getByRole('button', { name: 'Salva', exact: true }).first().click()
    await page.getByRole('tab', { name: 'Per cominciare' }).click()
    await isDone('Nome ed emblema')
    await isDone('I giochi della casa')
    await page.goto(`${room.url}/prova/segreteria`)
    await page.getByRole('button', { name: /Gioco/ }).click()
    await expect(page.getByRole('option', { name: 'Black jack' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'Trente et quarante' })).toHaveCount(0)
    await page.goto(`${room.url}/prova/amministrazione`)
  })

  await test.step('three hundred members from a file of Windows-1252, and their passwords on paper', async () => {
    await step('Soci').getByRole('button').click()
    await page.getByRole('button', { name: 'Importa da CSV' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Scegli il file…' }).click()
    const buffer = Buffer.from(FILE, LATIN_1)
    await (await chooser).setFiles({ name: 'soci.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Importa', exact: true }).click()
    const shown = page.getByRole('alertdialog')
    await expect(shown).toContainText('300 soci importati')
    await expect(shown.getByText('Niccolò Prà 299')).toBeAttached()
    await picture(page, 'first-hour-imported')
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('[data-printed]')
    await expect(paper.getByRole('row')).toHaveCount(301)
    await expect(paper.getByRole('listitem')).toHaveCount(300)
    const [list, card] = [paper.getByRole('table'), paper.getByRole('listitem').first()]
    expect((await list.boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0)
    await expect(card).toContainText('2001')
    await expect(list).not.toContainText((await card.locator('.font-mono').textContent()) ?? '')
    // Ten cards to a page of A4, after the pages of the list.
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(pages?.length).toBeLessThanOrEqual(40)
    await page.screenshot({ path: 'artifacts/screens/first-hour-paper.png', fullPage: true })
    await page.emulateMedia({ media: 'screen' })
    await page.goBack()
    const leaving = page.getByRole('dialog', { name: 'Chiudere senza aver stampato le password?' })
    await leaving.getByRole('button', { name: 'Annulla' }).click()
    await expect(shown).toContainText('300 soci importati')
    await shown.getByRole('button', { name: 'Ho finito' }).click()
    await expect(leaving).toBeVisible()
    await leaving.getByRole('button', { name: 'Chiudi lo stesso' }).click()
    await expect(shown).toBeHidden()
  })

  await test.step('twelve members are seen on a desk’s screen, six on a phone', async () => {
    for (const { people, ...size } of SCREENS) {
      await page.setViewportSize(size)
      await expect.poll(() => seenOn(page), `${size.width}`).toBeGreaterThanOrEqual(people)
      await picture(page, `first-hour-members-${size.width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('an officer is appointed in the member’s own sheet', async () => {
    await page.getByRole('button', { name: /^Niccolò Prà 0, / }).click()
    await page.locator('label').filter({ hasText: 'Deputato di gioco' }).click()
    await picture(page, 'first-hour-member')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('tab', { name: 'Per cominciare' }).click()
    await isDone('Incarichi')
    await isDone('Soci')
  })

  await test.step('a class, a tablet and a rehearsal: the list is done and goes', async () => {
    const settings = Settings.parse({ uscita: 1, passata: 100 })
    await room.post(page, 'classes.save', { game: 'poker', name: 'Tavolo da cento', settings })
    const tablet = await screen(browser, 'tablet', `${room.url}/prova/tavolo`)
    await expect(
      tablet.getByRole('heading', { name: 'Questo tablet non ha ancora un tavolo' }),
    ).toBeVisible()
    await expect(tablet.getByText('Mostra il codice')).toBeVisible()
    await picture(tablet, 'first-hour-tablet')
    const evening = await room.evening(page, 'chemin-de-fer', 'Prova')
    const table = { seats: 9, minimum: 10, level: 1, isLarge: false }
    await room.give(page, evening, 'chemin-de-fer.openTable', table)
    const { code } = await room.code(page, evening)
    await tablet.getByRole('link', { name: 'Scrivi un codice' }).click()
    for (const digit of code) await tablet.getByRole('button', { name: digit, exact: true }).click()
    await tablet.getByRole('button', { name: 'Entra al tavolo' }).click()
    await expect(tablet.getByRole('heading', { name: 'Chemin de fer · 1' })).toBeVisible()
    const rehearsal = await room.evening(page, 'poker', 'Prova')
    await room.give(page, rehearsal, 'poker.closeEvening', {})
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Soci' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Per cominciare' })).toBeHidden()
  })
  await room.close()
})
