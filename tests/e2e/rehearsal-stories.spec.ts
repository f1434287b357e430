import { expect, type Locator, test } from '@playwright/test'
import { type Rehearsed, rehearsed } from './rehearsal/strip'
import { drawAutograph } from './support/screens'

const OVER = 'Ben fatto'

/** The others hurry. */
const hurry = ({ strip }: Rehearsed) => strip.getByRole('button', { name: '× 20' }).click()

/** Does something for as long as the strip says this. */
async function whileSaid({ status }: Rehearsed, words: string, act: () => Promise<unknown>) {
  await expect(status).toContainText(words)
  while (((await status.textContent()) ?? '').includes(words)) await act()
}

/** Works a control if it comes within a second. */
const ifThere = (control: Locator) =>
  control
    .first()
    .click({ timeout: 1_000 })
    .catch(() => null)

test('the first evening at the desk, from its opening to its end', async ({ browser }) => {
  const desk = { office: 'Segretario', story: 'La prima serata' }
  const rehearsal = await rehearsed(browser, 'desk', desk)
  const { page, strip, status, frame, close } = rehearsal
  await hurry(rehearsal)
  await frame.getByRole('button', { name: 'Apri la serata' }).click()
  await frame.getByRole('button', { name: 'Apri la lista' }).click()
  await whileSaid(rehearsal, 'Consegnata', () =>
    ifThere(frame.getByRole('button', { name: /Consegnata/ })),
  )
  await expect(status).toContainText('cominciate la conta')
  await frame.getByRole('button', { name: /Tavolo da cento · 1/ }).click()
  await frame.getByRole('tab', { name: 'Conta e tableau' }).click()
  await frame.getByRole('button', { name: 'Comincia la conta' }).click()
  await frame.getByRole('alertdialog').getByRole('button', { name: 'Comincia la conta' }).click()
  await expect(status).toContainText('Contate i resti')
  await whileSaid(rehearsal, 'Contate i resti', async () => {
    const [said = ''] = await strip.getByRole('listitem').allTextContents()
    const [name, chips] = said.split(': ')
    const resto = frame.getByRole('textbox', { name: `Resto contato di ${name}` })
    if (!chips || (await resto.inputValue({ timeout: 1_000 }).catch(() => chips)) === chips) return
    await resto.fill(chips)
    await resto.press('Enter')
  })
  await expect(status).toContainText('chiudete il tableau')
  await frame.getByRole('button', { name: 'Chiudi il tableau' }).click()
  await frame.getByRole('alertdialog').getByRole('button', { name: 'Chiudi il tableau' }).click()
  await expect(status).toContainText('Chiudete la serata')
  await frame
    .getByRole('link', { name: /^Serata/ })
    .first()
    .click()
  await frame.getByRole('button', { name: 'Chiudi la serata' }).click()
  await frame.getByRole('alertdialog').getByRole('button', { name: 'Chiudi la serata' }).click()
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible()
  await close()
})

test('the first evening of a member, on a phone', async ({ browser }) => {
  const member = { office: 'Socio', story: 'La prima serata' }
  const rehearsal = await rehearsed(browser, 'phone', member)
  const { page, status, frame, close } = rehearsal
  await frame.getByRole('button', { name: 'Firma la lista' }).click()
  const sheet = frame.getByRole('img', { name: 'Foglio per la firma' })
  await sheet.waitFor()
  await drawAutograph(page, sheet)
  await frame.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
  await hurry(rehearsal)
  await frame.getByRole('button', { name: 'Vengo' }).click()
  await expect(status).toContainText('Chiedete una passata')
  await frame.getByRole('button', { name: 'Una passata' }).click()
  await frame.getByRole('button', { name: 'Chiedo' }).click()
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible()
  await close()
})

test('somebody goes away and comes back, on a phone', async ({ browser }) => {
  const away = { office: 'Socio', story: 'Chi si assenta e chi torna' }
  const rehearsal = await rehearsed(browser, 'phone', away)
  const { page, status, frame, close } = rehearsal
  await hurry(rehearsal)
  await frame.getByRole('button', { name: 'Mi assento' }).click()
  await ifThere(frame.getByRole('alertdialog').getByRole('button', { name: 'Mi assento' }))
  await expect(status).toContainText('Tornate al tavolo')
  await frame.getByRole('button', { name: 'Torno al tavolo' }).click()
  await expect(status).toContainText('Chiedete una passata')
  await frame.getByRole('button', { name: 'Una passata' }).click()
  await frame.getByRole('button', { name: 'Chiedo' }).click()
  await expect(page.getByRole('heading', { name: OVER })).toBeVisible()
  await close()
})
