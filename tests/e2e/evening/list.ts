import { expect } from '@playwright/test'
import { CARDS, type Night } from '../support/night'
import { picture } from '../support/screens'
import type { Tablet } from '../support/tablet'

/** The list is opened, five members sign it themselves and are called (I.1, I.3). */
export async function signing(night: Night): Promise<void> {
  const { tv } = night
  await night.openList()
  await picture(night.desk, 'desk-evening')
  for (const card of CARDS.slice(0, 4)) await night.sign(card)
  await picture(night.phone('1001'), 'phone-in-list')
  await picture(tv, 'tv-list')
  await night.sign('1005')
  const called = tv.getByRole('region', { name: 'Chiamati al tavolo' })
  await expect(called.getByRole('listitem')).toHaveCount(5)
  await picture(tv, 'tv-called')
  await picture(night.phone('1001'), 'phone-called')
  await night.answer('1001', 'Ancora un momento')
  await picture(night.phone('1001'), 'phone-call-put-off')
  for (const card of CARDS.slice(0, 5)) await night.answer(card, 'Vengo')
}

/** Seats are drawn by lots that anybody can check, then the desk hands out casse (II.1, II.2, III.6). */
export async function seating(night: Night): Promise<Tablet> {
  const tablet = await night.bindTablet()
  const { page } = tablet
  await picture(page, 'tablet-gathering')
  await tablet.button('Estrai i posti').click()
  await expect(page.getByRole('heading', { name: 'Posti estratti' })).toBeVisible()
  await picture(page, 'tablet-drawn')
  const lots = page.getByRole('link', { name: /Verifica il sorteggio/ })
  await night.tv
    .context()
    .newPage()
    .then(async (anybody) => {
      await anybody.goto(`${night.room.url}${await lots.getAttribute('href')}`)
      await expect(anybody.getByText(/sha256sum/)).toBeVisible()
      await picture(anybody, 'lots')
      await anybody.close()
    })
  await night.handOver(5)
  await night.deskTo('Tavolo')
  await picture(night.desk, 'desk-table')
  return tablet
}
