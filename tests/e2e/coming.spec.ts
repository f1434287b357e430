import { expect, test } from '@playwright/test'
import { Room } from './support/room'
import { drawAutograph, picture, signedIn } from './support/screens'

test('an evening is announced, members say that they mean to come, and at the opening each is one tap from signing', async ({
  browser,
}) => {
  const room = await Room.open('prova')
  await room.member('2001', ['socio', 'segretario'])
  for (const card of ['1001', '1002', '1003']) await room.member(card)
  await room.tableClass({ uscita: 1, passata: 100 })
  const desk = await signedIn(browser, 'desk', room, '2001', '/segreteria')
  const first = await signedIn(browser, 'phone', room, '1001')
  const second = await signedIn(browser, 'phone', room, '1002')

  await test.step('the secretary announces tonight: game, day, hour and class', async () => {
    await desk.getByRole('button', { name: 'Annuncia una serata' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Annuncia una serata' })
    await dialog.getByLabel('Ora').fill('23:55')
    await dialog.getByRole('button', { name: /Classe di tavolo/ }).click()
    await desk.getByRole('option', { name: 'Tavolo da cento' }).click()
    await picture(desk, 'coming-announce')
    await dialog.getByRole('button', { name: 'Annuncia', exact: true }).click()
    await expect(desk.getByText('23:55')).toBeVisible()
    await picture(desk, 'coming-desk')
  })

  await test.step('where the announced evenings cannot be read, phone and desk say so and ask again', async () => {
    const reading = /coming\.list/
    for (const page of [first, desk]) {
      await page.route(reading, (request) => request.abort())
      await page.reload()
      const again = page.getByRole('button', { name: 'Riprova' })
      await expect(again).toBeVisible()
      await expect(page.getByText('Nessuna serata annunciata')).toHaveCount(0)
      await page.unroute(reading)
      await again.click()
      await expect(page.getByText('23:55')).toBeVisible()
      await expect(again).toHaveCount(0)
    }
  })

  await test.step('members say that they mean to come, and the page says that it is no signature', async () => {
    for (const phone of [first, second]) {
      await phone.reload()
      await expect(phone.getByText('non è una firma')).toBeVisible()
      await phone.getByRole('button', { name: 'Penso di venire' }).click()
      await expect(phone.getByRole('button', { name: 'Non vengo più' })).toBeVisible()
    }
    await expect(second.getByText('pensano di venire in 2')).toBeVisible()
    await expect(second.getByText('Socio 1001')).toHaveCount(0)
    await picture(second, 'coming-phone')
    const link = second.getByRole('link', { name: 'nel calendario' })
    const file = await second.request.get(`${room.url}${await link.getAttribute('href')}`)
    expect(await file.text()).toContain('BEGIN:VEVENT')
    await second.getByRole('button', { name: 'Non vengo più' }).click()
    await expect(second.getByText('pensa di venire un socio')).toBeVisible()
    await second.getByRole('button', { name: 'Penso di venire' }).click()
  })

  await test.step('at the opening those people are one tap from signing in person', async () => {
    await desk.reload()
    await desk.getByRole('button', { name: 'Apri la serata' }).click()
    await desk.getByRole('button', { name: 'Apri la lista' }).click()
    await expect(desk.getByText('Pensavano di venire')).toBeVisible()
    await picture(desk, 'coming-list')
    await desk.getByRole('button', { name: 'Socio 1001 firma adesso' }).click()
    const sheet = desk.getByRole('alertdialog').or(desk.getByRole('dialog'))
    await expect(sheet).toContainText('Socio 1001')
    await drawAutograph(desk)
    await sheet.getByRole('button', { name: 'Registra la firma' }).click()
    await expect(desk.getByRole('button', { name: 'Socio 1001 firma adesso' })).toBeHidden()
    await expect(desk.getByRole('button', { name: 'Socio 1002 firma adesso' })).toBeVisible()
  })

  await test.step('in English', async () => {
    await second.context().addCookies([{ name: 'lingua', value: 'en', url: room.url }])
    await second.reload()
    await expect(second.getByText('is no signature')).toBeVisible()
    await expect(second.getByRole('link', { name: 'to my calendar' })).toBeVisible()
    await picture(second, 'coming-phone-en')
  })
  await room.close()
})
