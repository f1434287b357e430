import { expect, test } from '@playwright/test'
import { CARDS, Night, nameOf } from './support/night'
import { picture } from './support/screens'

test('a whole evening, from the signature list to the printed tableau', async ({ browser }) => {
  const night = await Night.begin(browser)
  const { desk, tv } = night

  await test.step('the list is opened and five sign', async () => {
    await night.openList()
    for (const card of CARDS.slice(0, 4)) await night.sign(card)
    await picture(night.phone('1001'), 'phone-in-list')
    await picture(tv, 'tv-list')
    await night.sign('1005')
    await expect(tv.getByText('chiamato')).toHaveCount(5)
    await picture(tv, 'tv-called')
    await picture(night.phone('1001'), 'phone-called')
    await night.answer('1001', 'Ancora un momento')
    for (const card of CARDS.slice(0, 5)) await night.answer(card, 'Vengo')
  })

  const tablet = await night.bindTablet()
  const { page } = tablet
  await test.step('seats are drawn, casse handed over', async () => {
    await picture(page, 'tablet-gathering')
    await tablet.button('Estrai i posti').click()
    await expect(page.getByRole('heading', { name: 'Posti estratti' })).toBeVisible()
    await picture(page, 'tablet-drawn')
    await night.handOver(5)
    await night.deskTo('Tavolo')
    await picture(desk, 'desk-table')
  })

  await test.step('first colpi; who is losing asks for a passata from his phone', async () => {
    await tablet.deal()
    await picture(page, 'tablet-colpo')
    await tablet.begin(nameOf('1001'))
    await tablet.put(nameOf('1001'), 60)
    await tablet.put(nameOf('1002'), 60)
    await picture(page, 'tablet-result')
    await tablet.confirm()
    await picture(page, 'tablet-between')
    const phone = night.phone('1002')
    await phone.getByRole('button', { name: 'Una passata' }).click()
    await phone.getByRole('button', { name: 'Chiedo', exact: true }).click()
    await picture(phone, 'phone-table')
    await night.handOver(1)
  })

  await test.step('III.8 the sixth enters with a double passata', async () => {
    await night.sign('1006')
    await night.answer('1006', 'Lo prendo')
    await tablet.button('È seduto').click()
    await expect(desk.getByText('doppia passata')).toBeVisible()
    await night.handOver(1)
    await night.sign('1007')
    await night.sign('1008')
    await expect(night.phone('1008').getByText('Una persona davanti a voi')).toBeVisible()
  })

  await test.step('a parol, an onore and many colpi', async () => {
    await tablet.parol({ [nameOf('1001')]: 5, [nameOf('1003')]: 5 })
    await picture(page, 'tablet-parol')
    await tablet.declareParol(6)
    await tablet.colpo(nameOf('1003'), { [nameOf('1003')]: 10, [nameOf('1004')]: 10 })
    await tablet.deal()
    await tablet.begin(nameOf('1005'))
    await tablet.put(nameOf('1005'), 20)
    await tablet.put(nameOf('1001'), 20)
    await tablet.honour(nameOf('1005'), 'Poker')
    await picture(page, 'tablet-onore')
    await tablet.confirm()
    for (let played = 4; played < 28; played++) {
      const winner = nameOf(CARDS[played % 6] ?? '1001')
      const loser = nameOf(CARDS[(played + 1) % 6] ?? '1002')
      await tablet.colpo(winner, { [winner]: 3, [loser]: 3 })
    }
    await picture(page, 'tablet-long')
  })

  await test.step('I.10 away for more than half an hour: the place goes to the seventh', async () => {
    await tablet.atSeat(nameOf('1004'), 'Si assenta')
    await expect(page.getByText('assente')).toBeVisible()
    await picture(page, 'tablet-away')
    await picture(tv, 'tv-playing')
    await night.room.pass(31)
    await night.answer('1007', 'Lo prendo')
    await picture(tv, 'tv-after')
  })
  await night.room.close()
})
