import { expect, type Page, test } from '@playwright/test'
import { buildTwoGames } from './support/editions'
import { Room } from './support/room'
import { picture, screen, signedIn } from './support/screens'

test('a second game stands beside the first on every screen, with no other file changed', async ({
  browser,
}) => {
  await buildTwoGames()
  const room = await Room.open('prova', true)
  await room.member('2001', ['socio', 'segretario'])
  await room.member('1001')
  await room.tableClass({ uscita: 1, passata: 100 })
  const desk = await signedIn(browser, 'desk', room, '2001')
  const phone = await signedIn(browser, 'phone', room, '1001')
  const wall = await screen(browser, 'tv', `${room.url}/prova/tabellone`)
  const count = (page: Page) => page.getByRole('region', { name: 'La conta' })

  await test.step('the secretary opens an evening of each', async () => {
    await desk.goto(`${room.url}/prova/segreteria`)
    for (const game of ['Poker', 'La conta']) await openEvening(desk, game)
    await expect(desk.getByRole('tab', { name: 'Poker' })).toBeVisible()
    await expect(desk.getByRole('tab', { name: 'La conta' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(count(desk).getByText(/: 1$/)).toBeVisible()
    await picture(desk, 'two-games-desk')
  })

  await test.step('a member sees both, and gives a command of the second', async () => {
    await expect(phone.getByRole('region', { name: 'Poker' })).toBeVisible()
    await phone.getByRole('tab', { name: 'La conta' }).click()
    await count(phone).getByRole('button', { name: 'Prendi 5' }).click()
    await expect(count(phone).getByRole('list', { name: 'Conta' })).toHaveText('Socio 1001 5')
    await expect(wall.getByText('Socio 1001 5')).toBeVisible()
    await picture(phone, 'two-games-phone')
    await picture(wall, 'two-games-wall')
  })

  await test.step('a refusal is shown in the game’s own sentence, in the screen’s language', async () => {
    await count(phone).getByRole('button', { name: 'Dai 500' }).click()
    await expect(phone.getByText('Ha soltanto 5 gettoni.')).toBeVisible()
  })

  await test.step('a closed evening is in the member’s history under its game’s name, and the other game goes on', async () => {
    await count(desk).getByRole('button', { name: 'Chiudi la conta' }).click()
    await expect(count(phone)).toBeHidden()
    await expect(phone.getByRole('region', { name: 'Poker' })).toBeVisible()
    await phone.goto(`${room.url}/prova/serate`)
    await expect(phone.getByText('· La conta').filter({ visible: true })).toHaveCount(1)
  })
  await room.close()
})

/** Opens tonight's evening of one game: the first out of two, and then the other, which needs no choice. */
async function openEvening(desk: Page, game: string): Promise<void> {
  if (game === 'Poker') {
    await desk.getByRole('button', { name: /Gioco/ }).click()
    await desk.getByRole('option', { name: game }).click()
  } else await desk.getByRole('button', { name: 'Un altro gioco, o le serate passate…' }).click()
  await desk.getByRole('button', { name: 'Apri la serata' }).click()
  const tab = desk.getByRole('tab', { name: game })
  if (game !== 'Poker') await tab.click()
  await expect(desk.getByRole('region', { name: game })).toBeVisible()
}
