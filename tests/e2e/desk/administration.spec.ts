import { expect, test } from '@playwright/test'
import { PASSWORD } from '@/tests/support/clubs'
import { picture, SIZES } from '../support/screens'
import { Office } from './office'

test('an administrator adds members, imports them, and sets up a class of tables', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const page = office.desk
  await test.step('a house whose first evening is over starts at its members, whatever it lacks of the first hour', async () => {
    await page.goto(office.at('/amministrazione'))
    await expect(page.getByRole('tab', { name: 'Per cominciare', selected: true })).toBeVisible()
    await office.openEvening()
    await office.give(page, 'closeEvening', {})
    await page.goto(office.at('/amministrazione'))
    await expect(page.getByRole('tab', { name: 'Soci', selected: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Per cominciare' })).toHaveCount(0)
  })

  await test.step('a new member gets a password that is shown once', async () => {
    await page.getByRole('button', { name: 'Nuovo socio' }).click()
    await page.getByRole('textbox', { name: 'Tessera' }).fill('4001')
    await page.getByLabel('Nome e cognome').fill('Demo Quattro')
    await page.getByRole('button', { name: 'Salva' }).click()
    const shown = page.getByRole('alertdialog')
    await expect(shown).toContainText('Si vede solo adesso')
    // This browser gives no clipboard until somebody allows it, as one over plain HTTP has none.
    await shown.getByRole('button', { name: 'Copia' }).click()
    await expect(shown.getByRole('button', { name: 'Qui non si copia' })).toBeVisible()
    await page.context().grantPermissions(['clipboard-write'])
    await shown.getByRole('button', { name: 'Qui non si copia' }).click()
    await expect(shown.getByRole('button', { name: 'Copiata' })).toBeVisible()
    await page.getByRole('button', { name: 'L’ho data' }).click()
    await expect(page.getByRole('button', { name: 'Demo Quattro, tessera 4001' })).toBeVisible()
    await picture(page, 'admin-members')
  })

  await test.step('a member is blocked while their sheet is edited, and what was typed stays to be saved', async () => {
    await page.getByRole('button', { name: 'Demo Quattro, tessera 4001' }).click()
    const sheet = page.getByRole('dialog', { name: 'Modifica di Demo Quattro' })
    await sheet.getByLabel('Nome e cognome').fill('Demo Quattro Bis')
    await sheet.getByRole('button', { name: 'Blocca' }).click()
    await page
      .getByRole('dialog', { name: 'Blocca', exact: true })
      .getByRole('button', { name: 'Blocca' })
      .click()
    await sheet.getByRole('button', { name: 'Sblocca' }).click()
    await expect(sheet.getByRole('button', { name: 'Blocca', exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('button', { name: 'Demo Quattro Bis, tessera 4001' })).toBeVisible()
  })

  await test.step('a file with wrong lines is refused whole, with the numbers of the lines', async () => {
    await page.getByRole('button', { name: 'Importa da CSV' }).click()
    const lines = ['tessera,nome,soprannome,ruoli', '4002,Demo Cinque,,socio', '4001,Doppio,,socio']
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Scegli il file…' }).click()
    const buffer = Buffer.from(lines.join('\n'))
    await (await chooser).setFiles({ name: 'soci.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Importa', exact: true }).click()
    await expect(page.getByText('Riga 3')).toBeVisible()
    await picture(page, 'admin-import')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Demo Cinque/ })).toBeHidden()
  })

  await test.step('a class explains every setting and is there for the desk', async () => {
    await page.getByRole('tab', { name: 'Classi di tavolo' }).click()
    await page.getByRole('button', { name: 'Nuova classe' }).first().click()
    await page.getByLabel('Nome della classe').fill('Tavolo alto')
    await page.getByRole('textbox', { name: 'Passata' }).fill('500')
    await page.getByRole('textbox', { name: 'Passata' }).press('Tab')
    await picture(page, 'admin-class')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('heading', { name: 'Tavolo alto' })).toBeVisible()
    await page.getByRole('tab', { name: 'Registro' }).click()
    await expect(page.getByRole('row', { name: /classe creata/ }).first()).toBeVisible()
  })
  await test.step('on a phone every part is in sight, and what an entry concerns', async () => {
    await page.setViewportSize(SIZES.phone)
    for (const part of await page.getByRole('tab').all())
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Poker · Tavolo alto')).toBeInViewport()
    await picture(page, 'admin-audit-phone')
    await page.setViewportSize(SIZES.desk)
  })
  await test.step('a backup is downloaded with the keyboard alone, for the right password only', async () => {
    await page.getByRole('tab', { name: 'Copie' }).click()
    await page.getByRole('button', { name: 'Scarica' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('sbagliata')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('La password non è quella')
    await picture(page, 'admin-backup')
    await dialog.getByLabel('Password').fill(PASSWORD)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^circolo-.*\.tar\.gz$/)
    await expect(dialog).toBeHidden()
  })
  await office.close()
})
