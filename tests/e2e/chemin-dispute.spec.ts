import { type Browser, expect, type Page, test } from '@playwright/test'
import { ClubTable, nameOf } from './chemin/club-table'
import { draftsIn } from './support/judge'
import { inEnglish, picture, signedIn, tick } from './support/screens'

/** After this time every control means something again. */
const RESTED_MS = 500

/** A member's own screen, signed in. */
async function person(
  browser: Browser,
  table: ClubTable,
  card: string,
  size: 'phone' | 'tablet' = 'phone',
): Promise<Page> {
  return await signedIn(browser, size, table.room, card)
}

test('S.39a a dispute is opened at the tablet, its coup replayed and thought otherwise, ruled on, and its chips told', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const { page, room } = table
  await table.playCoup()
  const phone = await person(browser, table, '1002')

  await test.step('the tablet names the subject, the coup and those whom it concerns', async () => {
    await page.waitForTimeout(RESTED_MS)
    await table.button('Altro').click()
    await table.button('Chiama l’ispettore').click()
    const sheet = page.getByRole('dialog')
    for (const card of ['1001', '1002']) await table.button(nameOf(card), sheet).click()
    await table.button('Le carte', sheet).click()
    await picture(page, 'chemin-dispute-open')
    await table.button('Manda all’ispettore', sheet).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('a member says on the phone what they saw', async () => {
    const disputes = phone.getByRole('region').filter({ hasText: 'Contestazione 1 · colpo 1' })
    await expect(phone.getByText('attende l’ispettore')).toBeVisible()
    await phone.getByText('Aggiungi una dichiarazione').click()
    await phone.getByLabel('La dichiarazione').fill('La terza carta era coperta')
    await phone.getByRole('button', { name: 'Metti a verbale' }).click()
    await expect(phone.getByText('La terza carta era coperta').first()).toBeVisible()
    await disputes.first().scrollIntoViewIfNeeded()
    await picture(phone, 'chemin-dispute-phone')
  })

  const court = await person(browser, table, '3001', 'tablet')
  await court.goto(`${room.url}/prova/deputato`)
  const openCase = async () =>
    await court
      .getByRole('button', { name: /Le carte|The cards/ })
      .first()
      .click()
  const drafts = () => draftsIn(court)
  await openCase()

  await test.step('the inspector sees the coup step by step', async () => {
    const replay = court.getByRole('region', { name: 'Il colpo, passo per passo' })
    await expect(replay.getByText('Il colpo è pagato.')).toBeVisible()
    await replay.getByRole('button', { name: /Indietro/ }).click()
    await expect(replay.getByText('Il risultato è noto.')).toBeVisible()
    await replay.scrollIntoViewIfNeeded()
    await picture(court, 'chemin-judge-replay')
  })

  await court.getByText('Se fosse andata diversamente').click()
  const thought = court.getByRole('listitem').filter({ hasText: 'Se avesse vinto il banco' })
  await test.step('with another result it is said which chips would move, and by which row', async () => {
    await expect(thought).toContainText('§ V.values')
    await expect(thought).toContainText('Socio 1002')
    await thought.scrollIntoViewIfNeeded()
    await picture(court, 'chemin-judge-what-if')
    await court.getByText('Altre carte').click()
    await court
      .getByRole('button', { name: /Carta 3/ })
      .first()
      .click()
    await court.getByRole('option', { name: '2', exact: true }).click()
    await expect(court.getByText('Punta 5, banco 6. Vince il banco.')).toBeVisible()
    await picture(court, 'chemin-judge-cards')
  })

  await test.step('the chips are brought into the ruling, and changed there', async () => {
    await court
      .getByRole('button', { name: 'Porta nella decisione' })
      .first()
      .scrollIntoViewIfNeeded()
    await thought.getByRole('button', { name: 'Porta nella decisione' }).click()
    // The form opens by itself, since something is written in it.
    await tick(court.getByRole('radio', { name: nameOf('1001') }))
    await court.getByLabel('Motivo').fill('La terza carta era un due')
    await picture(court, 'chemin-judge-ruling')
    await inEnglish(court, room.url, async () => {
      await openCase()
      await expect(court.getByText('If it had gone otherwise')).toBeVisible()
      await picture(court, 'chemin-judge-en')
    })
    await openCase()
    await court.setViewportSize({ width: 390, height: 844 })
    await picture(court, 'chemin-judge-phone')
    // The draft is as it was left, in the other language too.
    await expect(court.getByRole('radio', { name: nameOf('1001') })).toBeChecked()
    await expect(court.getByLabel('Motivo')).toHaveValue('La terza carta era un due')
    await expect(court.getByText('Le fiches come sarebbero')).toBeVisible()
    await picture(court, 'chemin-judge-phone-ruling')
    const left = await drafts()
    expect(left).toHaveLength(1)
    await court.getByRole('button', { name: 'Decidi, in via definitiva' }).click()
    await court
      .getByRole('dialog')
      .getByRole('button', { name: 'Decidi, in via definitiva' })
      .click()
    await expect(court.getByRole('heading', { name: 'La decisione' })).toBeVisible()
    // As on the screen of a judge who was writing when another one ruled.
    await court.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, left)
    await court.reload()
    await openCase()
    await expect(court.getByRole('heading', { name: 'La decisione' })).toBeVisible()
    await expect.poll(drafts).toEqual([])
  })

  await test.step('tablet and phone say who gives to whom, until each has read it', async () => {
    const card = page.getByRole('region', { name: 'Contestazione 1 · colpo 1' })
    await expect(card).toContainText(/Socio 1002 dà .* a Socio 1001/)
    await picture(page, 'chemin-ruling-tablet')
    const own = phone.getByRole('region', { name: 'Contestazione 1 · colpo 1' })
    await expect(own).toContainText(/Socio 1002 dà .* a Socio 1001/)
    await own.scrollIntoViewIfNeeded()
    await picture(phone, 'chemin-ruling-phone')
    await page.waitForTimeout(RESTED_MS)
    await table.button('Letto', card).click()
    await expect(card).toBeHidden()
    await expect(own).toBeVisible()
    await own.getByRole('button', { name: 'Letto' }).click()
    await expect(own).toBeHidden()
  })
  await room.close()
})
