import { test } from '@playwright/test'
import { closing } from './evening/closing'
import { absence, firstColpo, latecomers, manyColpi } from './evening/colpi'
import { disputing } from './evening/dispute'
import { seating, signing } from './evening/list'
import { Night } from './support/night'

test('a whole evening, from the signature list to the printed tableau', async ({ browser }) => {
  const night = await Night.begin(browser)
  await test.step('five sign and are called', () => signing(night))
  const tablet = await test.step('seats are drawn and casse handed over', () => seating(night))
  await test.step('the first colpo and a passata', () => firstColpo(night, tablet))
  await test.step('III.8 the sixth enters with a double passata', () => latecomers(night, tablet))
  await test.step('a parol, an onore, many colpi', () => manyColpi(tablet))
  await test.step('I.10 away for more than half an hour', () => absence(night, tablet))
  await test.step('XVII a dispute, voted and ruled', () => disputing(night, tablet))
  await test.step('XVI the tableau with an ammanco, printed', () => closing(night, tablet))
  await night.room.close()
})
