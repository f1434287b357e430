import { expect, test } from '@playwright/test'
import { BankedEvening } from './banked/evening'
import { picture } from './support/screens'

test('an evening at both tables of the house: insurance won, par and a shoe’s last colpo at black jack; a fill and a gap found at the count at trente et quarante', async ({
  browser,
}) => {
  const evening = await BankedEvening.open(browser)
  const { blackJack, trente } = evening

  await test.step('black jack: a black jack is paid at par, an insurance is won against the banco’s', async () => {
    const next = blackJack.button.bind(blackJack)
    const steps = ['Mazzi controllati', 'Carte mescolate', 'Ha tagliato']
    for (const step of [...steps, 'Nel sabot con la mascherina', 'Prime carte bruciate'])
      await next(step).click()
    await next('Fate il gioco').click()
    for (const casella of [1, 3]) await blackJack.stake(casella)
    await next('Rien ne va plus').click()
    await blackJack.cards('A 9 A K 8')
    await next(/^Alla pari/).click()
    await expect.poll(() => blackJack.balance('banco:T1')).toBe(-10)
    await next(/^Assicura/)
      .last()
      .click()
    await expect
      .poll(() => blackJack.balance(`assicurazione:T1:3:${blackJack.member('1003')}`))
      .toBe(5)
    await next('Mascherina').click()
    await expect(blackJack.page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
    await picture(blackJack.page, 'banked-last-colpo')
    await next('No').click()
    await blackJack.cards('K')
    await picture(blackJack.page, 'banked-insurance-won')
    await next('Tutto pagato: colpo esaurito').click()
    // Par costs 10, the insurance 2 × 5; the stake of 10 is lost to the banco's black jack.
    await expect.poll(() => blackJack.balance('banco:T1')).toBe(-10 - 10 + 10)
    await expect(blackJack.page.getByText(/Il sabot è finito|Tallone/).first()).toBeVisible()
  })

  await test.step('trente et quarante: its float is opened before two, and a colpo is played', async () => {
    await evening.openFloat()
    await trente.loadTaglia()
    await trente.button('100', trente.page.locator('aside')).click()
    await trente.stake('Nero')
    await trente.tell(40, 35, 'nera')
    await expect.poll(() => trente.balance('banco:T1')).toBe(100)
  })

  await test.step('a fill arrives, carried and counted', async () => {
    await evening.fill({ '100': 5 })
    await trente.button('Cambio').click()
    await picture(trente.page, 'banked-float')
    await expect(
      trente.page.getByRole('region', { name: 'L’equazione della dotazione' }),
    ).toBeVisible()
  })

  await test.step('a count lacks one piece: the gap names the colpi since the last good count', async () => {
    await evening.declareGap({ '100': 5 })
    await trente.button('Plus e minus').click()
    await expect(trente.page.getByText(/manca un pezzo/).first()).toBeVisible()
    await picture(trente.page, 'banked-gap')
  })
  await trente.room.close()
})
