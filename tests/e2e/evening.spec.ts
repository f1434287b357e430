import { expect, type Page, test } from '@playwright/test'
import { Room } from './support/room'
import { drawAutograph, picture, screen, signIn } from './support/screens'
import { Tablet } from './support/tablet'

const CARDS = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008']
const name = (card: string) => `Socio ${card}`

test.describe.configure({ mode: 'serial' })

test('a whole evening, from the signature list to the printed tableau', async ({ browser }) => {
  const room = await Room.open('prova')
  const at = (path: string) => `${room.url}/prova${path}`
  await room.member('2001', ['socio', 'segretario', 'amministratore'])
  await room.member('3001', ['socio', 'deputato'])
  for (const card of CARDS) await room.member(card)
  await room.tableClass({ uscita: 1, passata: 100 })

  const desk = await screen(browser, 'desk', at('/entra'))
  await signIn(desk, '2001')
  const tv = await screen(browser, 'tv', at('/tabellone'))
  const phones = new Map<string, Page>()
  for (const card of CARDS) {
    const phone = await screen(browser, 'phone', at('/entra'))
    await signIn(phone, card)
    phones.set(card, phone)
  }

  await desk.goto(at('/segreteria'))
  await desk.getByRole('button', { name: 'Apri la serata' }).click()
  await desk.getByRole('button', { name: 'Apri la lista' }).click()
  await picture(desk, 'desk-evening')
  for (const card of CARDS.slice(0, 5)) {
    const phone = phones.get(card) as Page
    await phone.getByRole('button', { name: 'Firma la lista' }).click()
    await drawAutograph(phone)
    if (card === '1001') await picture(phone, 'phone-sign')
    await phone.getByRole('button', { name: 'Firmo' }).click()
    await expect(phone.getByRole('dialog')).toBeHidden()
  }
  await picture(phones.get('1001') as Page, 'phone-called')
  await picture(tv, 'tv-called')
  await room.close()
})
