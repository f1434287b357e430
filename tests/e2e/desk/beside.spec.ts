import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { picture } from '../support/screens'
import { Office } from './office'

const T1 = { table: 'T1' }

test('a past evening stands beside tonight’s in a frame of its own, and stays when another desk opens or closes one', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk, members, room } = office
  const post = async (procedure: string, data: object) => {
    const headers = { origin: room.url }
    const answer = await desk.request.post(`${room.url}/api/trpc/${procedure}`, { headers, data })
    expect(answer.ok(), `${procedure}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { result: { data: { evening: string } } }
  }

  await test.step('an evening is closed while a dispute waits for the deputato', async () => {
    await office.openEvening()
    await office.play(1)
    const contenders = members.slice(0, 2)
    const about = { about: 'Chi aveva aperto', provision: 'VI.3', contenders }
    await office.give(desk, 'openDispute', { ...T1, colpo: 1, ...about })
    const dispute = { ...T1, dispute: 1 }
    for (const place of [2, 3]) {
      const voter = await office.person(String(1001 + place), 'phone')
      const vote = { ...dispute, member: members[place], inFavourOf: contenders[0] }
      await office.give(voter, 'voteDispute', vote)
      await voter.context().close()
    }
    const loser = await office.person('1002', 'phone')
    await office.give(loser, 'appealDispute', dispute)
    await office.closeEvening()
  })

  await office.openEvening()
  const rail = desk.getByRole('complementary', { name: 'I giochi di stasera' })
  const nav = { name: 'Liste e tavoli della serata' }
  const back = desk.getByRole('button', { name: 'Torna alla segreteria' })

  await test.step('it has its own lists and tables, and nothing of it waits tonight', async () => {
    await rail.getByRole('button', { name: /^Un altro gioco/ }).click()
    await desk.getByRole('button', { name: /Una contestazione attende/ }).click()
    await expect(desk.getByRole('navigation', nav)).toHaveCount(2)
    await expect(rail.getByRole('navigation', nav)).toHaveCount(1)
    await expect(desk.getByRole('region', { name: 'In attesa', exact: true })).toHaveCount(0)
    await picture(desk, 'past-beside')
  })

  await test.step('another desk opens an evening and closes it again', async () => {
    const game = 'black-jack'
    const day = { game, title: 'Stasera', day: '2026-01-08', id: randomUUID() }
    const { evening } = (await post('evenings.open', day)).result.data
    const entry = rail.getByRole('heading', { name: 'Black jack' })
    await expect(entry).toBeVisible()
    await expect(back).toBeVisible()
    await post(`${game}.closeEvening`, { evening, id: randomUUID() })
    await expect(entry).toBeHidden()
    await expect(back).toBeVisible()
  })

  await test.step('a press on tonight’s evening goes back to it', async () => {
    await rail.getByRole('navigation', nav).getByRole('button').first().click()
    await expect(back).toBeHidden()
    await expect(desk.getByRole('region', { name: 'Poker', exact: true })).toBeVisible()
  })

  const none = desk.getByRole('heading', { name: 'Nessuna serata aperta' })
  const openByAnother = (game: string) =>
    post('evenings.open', { game, title: 'Stasera', day: '2026-01-08', id: randomUUID() })

  await test.step('the first evening of the day that another desk opens takes the place of the form', async () => {
    await rail.getByRole('button', { name: /^Un altro gioco/ }).click()
    await office.give(desk, 'closeEvening', {})
    await expect(none).toBeVisible()
    const { evening } = (await openByAnother('black-jack')).result.data
    await expect(desk.getByRole('region', { name: 'Black jack', exact: true })).toBeVisible()
    await expect(none).toBeHidden()
    await post('black-jack.closeEvening', { evening, id: randomUUID() })
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
