import { expect, test } from '@playwright/test'
import { nameOf } from './chemin/club-table'
import { countAsExpected, dialog, inDialog, part, press, VALUES } from './float/acts'
import { ChangeurPost, STAFF } from './float/post'
import { picture, signedIn } from './support/screens'

test('the float: opened, handed over and closed by changeur, inspector and witness, each on their own screen', async ({
  browser,
}) => {
  const post = await ChangeurPost.open(browser)
  const { page, table } = post
  const phone = async (role: keyof typeof STAFF) =>
    await signedIn(browser, 'phone', table.room, STAFF[role], '/sala')
  const inspector = await phone('commissario')
  const witness = await phone('testimone')
  await post.face('Cambio')

  await test.step('V.open-presence ordered and counted on a phone, confirmed on another, cards and box on the tablet', async () => {
    await part(inspector, 'Tavoli')
    await press(inspector, 'Ordina l’apertura')
    await post.tap(/^Sono 312 carte/)
    await post.placeTaxBox('7', '118')
    await picture(page, 'three-float-opening')
    await part(inspector, /Da fare/)
    await press(inspector, 'Conta per l’apertura')
    await dialog(inspector)
      .getByRole('button', { name: /Changeur/ })
      .click()
    await inspector.getByRole('option', { name: nameOf(STAFF.changeur) }).click()
    await countAsExpected(inspector)
    await picture(page, 'three-float-awaits-witness')
    await press(witness, 'Confermo: ero presente')
    await expect(page.getByText('= 300.000')).toBeVisible()
    await picture(page, 'three-float-open')
  })

  await test.step('the turn goes to the second changeur, and the inspector’s phone says who has it', async () => {
    await post.part('Turno')
    const counted = await Promise.all(VALUES.map((value) => post.held(value)))
    await post.tap(/^Passa il turno a/)
    await post.typeCounts([...counted, 0], true)
    await post.tap('Firma la conta')
    await expect(post.button(/ha contato$/)).toBeVisible()
    await post.rest()
    await post.typeCounts([...counted, 0], true)
    await post.signed('Firma e prende il turno')
    await expect(page.locator('header')).toContainText(nameOf(STAFF.second))
    await part(inspector, 'Tavoli')
    await expect(inspector.getByText(nameOf(STAFF.second)).first()).toBeVisible()
    await picture(inspector, 'three-float-handed-over')
  })

  await test.step('V.close-presence closed before both, the box sealed and brought to the count', async () => {
    await press(inspector, 'Ordina la chiusura')
    await inDialog(inspector, 'Ordina la chiusura')
    await picture(page, 'three-float-closing')
    await post.part('Apri e chiudi')
    await post.tap(/^Sono 312 carte/)
    await press(inspector, 'Conta per la chiusura')
    await dialog(inspector).getByLabel('Numero del sigillo').fill('204')
    await picture(inspector, 'three-float-count')
    await countAsExpected(inspector)
    await press(inspector, 'Sigilla la cassetta della cagnotte')
    await dialog(inspector).getByLabel('Numero del sigillo').fill('119')
    await inDialog(inspector, 'Sigilla')
    await picture(witness, 'three-float-witness')
    await press(witness, 'Confermo: ero presente')
    await part(inspector, /Da fare/)
    await press(inspector, 'La scorto alla sala conta')
    await expect(page.getByRole('heading', { name: 'Giornata chiusa' })).toBeVisible()
    await picture(page, 'three-float-closed')
  })
  await table.room.close()
})
