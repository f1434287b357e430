import { expect, test } from '@playwright/test'
import { ClubTable } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { suiviAfterTie } from './chemin/taglia'
import { nameOf } from './support/night'
import { picture } from './support/screens'

test('S.89 of two who speak at once after the round, the first in the order of the palette has the mano', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3, { seated: 8, standing: 2 })
  const felt = new Felt(table)
  await suiviAfterTie(felt)
  const panel = felt.part('La mano passata')
  await felt.act('Passa la mano')
  await felt.button('Nessuno la vuole', panel).click()
  await expect(felt.heading(/ancora\?$/)).toBeVisible()
  const sheet = await felt.otherCase('La prende alla somma')
  const names = (legend: string) => sheet.getByRole('group', { name: legend })
  await felt.button(nameOf('1004'), names('Chi')).click()
  await felt.button(nameOf('1002'), names('Insieme a')).click()
  await picture(felt.page, 'chemin-together')
  await felt.button('Conferma', sheet).click()
  const seats = felt.page.getByRole('list', { name: 'I posti' })
  await expect(seats.getByRole('button', { name: nameOf('1002') })).toContainText('banco')
  await table.room.close()
})
