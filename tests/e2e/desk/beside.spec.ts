import { expect, test } from '@playwright/test'
import { picture } from '../support/screens'
import { Office } from './office'

test('a past evening stands beside tonight’s in a frame of its own, and stays when another desk opens or closes one', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk, room } = office

  await test.step('an evening is closed while a dispute waits for the deputato', async () => {
    await office.openEvening()
    await office.play(1)
    await office.appealed()
    await office.closeEvening()
  })

  await office.openEvening()
  const rail = desk.getByRole('complementary', { name: 'I giochi di stasera' })
  const nav = { name: 'Liste e tavoli della serata' }
  const back = desk.getByRole('button', { name: 'Torna alla segreteria' })
  const openByAnother = (game: string) => room.evening(desk, game, 'Stasera', '2026-01-08')

  await test.step('it has its own lists and tables, and nothing of it waits tonight', async () => {
    await rail.getByRole('button', { name: /^Un altro gioco/ }).click()
    await desk.getByRole('button', { name: /Una contestazione attende/ }).click()
    await expect(desk.getByRole('navigation', nav)).toHaveCount(2)
    await expect(rail.getByRole('navigation', nav)).toHaveCount(1)
    await expect(desk.getByRole('region', { name: 'In attesa', exact: true })).toHaveCount(0)
    await picture(desk, 'past-beside')
  })

  await test.step('another desk opens an evening and closes it again', async () => {
    const evening = await openByAnother('black-jack')
    const entry = rail.getByRole('heading', { name: 'Black jack' })
    await expect(entry).toBeVisible()
    await expect(back).toBeVisible()
    await room.give(desk, evening, 'black-jack.closeEvening', {})
    await expect(entry).toBeHidden()
    await expect(back).toBeVisible()
  })

  await test.step('a press on tonight’s evening goes back to it', async () => {
    await rail.getByRole('navigation', nav).getByRole('button').first().click()
    await expect(back).toBeHidden()
    await expect(desk.getByRole('region', { name: 'Poker', exact: true })).toBeVisible()
  })

  const none = desk.getByRole('heading', { name: 'Nessuna serata aperta' })
  await test.step('the first evening of the day that another desk opens takes the place of the form', async () => {
    await rail.getByRole('button', { name: /^Un altro gioco/ }).click()
    await office.give(desk, 'closeEvening', {})
    await expect(none).toBeVisible()
    const evening = await openByAnother('black-jack')
    await expect(desk.getByRole('region', { name: 'Black jack', exact: true })).toBeVisible()
    await expect(none).toBeHidden()
    await room.give(desk, evening, 'black-jack.closeEvening', {})
  })

  await test.step('a past evening that is being read stays beside the first one', async () => {
    await desk.getByRole('button', { name: /Una contestazione attende/ }).click()
    await expect(back).toBeVisible()
    await openByAnother('chemin-de-fer')
    await expect(rail).toBeVisible()
    await expect(back).toBeVisible()
  })
  await office.close()
})
