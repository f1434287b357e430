import { expect, type Page } from '@playwright/test'
import { picture } from '../support/screens'
import { type ChangeurPost, VALUES } from './post'

const equationOn = (page: Page) => page.getByRole('region', { name: 'L’equazione della dotazione' })

/** An orphan goes back to its owner. */
export async function orphanGivenBack(post: ChangeurPost): Promise<void> {
  const { page } = post
  await post.tap('Mancia o orfanello…')
  await post.tap('Orfanello')
  await post.pieces('10')
  await post.tap('Sul tavolino: 10')
  await post.tap('Restituisci…')
  await post.tap(/A chi/)
  await page.getByRole('option', { name: /Socio 1002/ }).click()
  await picture(page, 'float-orphan')
  await post.signed('Restituisce: firma il commissario')
  await expect(page.getByText('Sul tavolino non c’è nulla.')).toBeVisible()
}

/** A cheque is allowed, prepared at the cash desk, carried, and its chips received for the person. */
export async function chequeAllowed(post: ChangeurPost): Promise<void> {
  const { page } = post
  await post.part('Banconote')
  await post.tap('Assegno o titolo…')
  await post
    .sheet()
    .getByRole('button', { name: /Persona/ })
    .press('Enter')
  await page.getByRole('option', { name: /Socio 1002/ }).click()
  await post.pieces('100')
  await picture(page, 'float-paper')
  await post.signed('Autorizza 100: firma il commissario', post.sheet())
  await post.part('Reintegri')
  for (const step of ['Prepara la cassa', 'Parte il valletto']) await post.signed(step)
  await post.tap('Conta e ricevi')
  await post.tickAll(post.sheet())
  await post.tap('Ricevuto', post.sheet())
  await expect(equationOn(page)).toContainText('= 302.000')
}

/** The float is counted by sample, and the witness confirms it. */
export async function countedBySample(post: ChangeurPost): Promise<void> {
  const { page } = post
  await post.part('Plus e minus')
  const counted = await Promise.all(VALUES.map((value) => post.held(value)))
  await post.tap('Conta a campione')
  await post.typeCounts([...counted, 1_000], true)
  await picture(page, 'float-spot')
  await post.signed('Firma il commissario', post.sheet())
  await post.signed('Firma il testimone')
  await expect(page.getByText('Conta a campione')).toBeHidden()
}

/** A piece of 20 turns up: it compensates a part of the minus. */
export async function compensated(post: ChangeurPost): Promise<void> {
  const { page } = post
  await post.tap('Causa trovata: compensa…')
  await post.pieces('20')
  await post
    .sheet()
    .getByLabel(/^Perché/)
    .fill('trovata sotto il tavolino')
  await picture(page, 'float-compensate')
  await post.signed('Compensa 20: firma il commissario', post.sheet())
  await expect(equationOn(page)).toContainText('= 301.970')
  await picture(page, 'float-compensated')
}
