import { expect } from '@playwright/test'
import { isSampled } from '@/tests/support/sampled'
import { CARDS, type Night, nameOf } from '../support/night'
import { picture } from '../support/screens'
import type { Tablet } from '../support/tablet'

/** The first colpo; its loser asks for a passata on the phone, and the desk hands it over. */
export async function firstColpo(night: Night, tablet: Tablet): Promise<void> {
  await tablet.deal()
  await picture(tablet.page, 'tablet-colpo')
  await tablet.begin(nameOf('1001'))
  await tablet.put(nameOf('1001'), 60)
  await tablet.put(nameOf('1002'), 60)
  await picture(tablet.page, 'tablet-result')
  await tablet.confirm()
  await picture(tablet.page, 'tablet-between')
  const phone = night.phone('1002')
  await phone.getByRole('button', { name: 'Una passata' }).click()
  await phone.getByRole('button', { name: 'Chiedo', exact: true }).click()
  await picture(phone, 'phone-table')
  await night.handOver(1)
}

/** III.8: a player who joins after a losing player asked for more enters with two passate; two more wait. */
export async function latecomers(night: Night, tablet: Tablet): Promise<void> {
  await night.sign('1006')
  await night.answer('1006', 'Lo prendo')
  await tablet.button('Ha preso posto').click()
  await expect(night.desk.getByText('doppia passata')).toBeVisible()
  await night.handOver(1)
  await night.sign('1007')
  await night.sign('1008')
  await expect(night.phone('1008').getByText('Una persona davanti a voi')).toBeVisible()
}

/** The colpi of the evening: as many as a club plays, and fewer where the long tests are left out. */
const COLPI = isSampled ? 6 : 28

/** A parol with its two hands, an honoured poker, and all the colpi that follow. */
export async function manyColpi(tablet: Tablet): Promise<void> {
  const { page } = tablet
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
  for (let played = 4; played < COLPI; played++) {
    const winner = nameOf(CARDS[played % 6] ?? '1001')
    const loser = nameOf(CARDS[(played + 1) % 6] ?? '1002')
    await tablet.colpo(winner, { [winner]: 3, [loser]: 3 })
  }
  await picture(page, 'tablet-long')
}

/** I.10, I.11: after more than half an hour away the place goes by right to the next in line. */
export async function absence(night: Night, tablet: Tablet): Promise<void> {
  await tablet.atSeat(nameOf('1004'), 'Si assenta')
  await expect(tablet.page.getByText('assente')).toBeVisible()
  await picture(tablet.page, 'tablet-away')
  await picture(night.tv, 'tv-playing')
  await night.room.pass(31)
  await night.answer('1007', 'Lo prendo')
  await picture(night.tv, 'tv-after')
  await tablet.colpo(nameOf('1001'), { [nameOf('1001')]: 2, [nameOf('1006')]: 2 })
}
