import { expect, type Locator, test } from '@playwright/test'
import { nameOf } from './chemin/club-table'
import { ChangeurPost, PIN, STAFF } from './float/post'
import { closeSheets, tapEvery, tapTimes } from './support/controls'

/** As many controls of a part as are tapped without knowing what they do. */
const MOST_CONTROLS = 14
/** Controls that leave the post or the part, its language, and the digits of a pad. */
const LEAVING =
  /Vai a |English|[Ss]taccalo|Segreteria|^\d+$|^⌫|^(Cambio|Cagnotte|Banconote|Anticipazioni|Reintegri|Tavolino|Turno|Plus e minus|Apri e chiudi|Libretto|Assi di cuori)/

/** Taps on a post whose tablet belongs to an impatient person. */
class Impatient {
  /** Every control tapped so far. */
  tapped = 0
  readonly doubled: string[] = []

  constructor(readonly post: ChangeurPost) {}

  /** Three quick taps, which give the one command that the button is for. */
  async gives(name: string | RegExp, within?: Locator): Promise<void> {
    await this.#tripled(this.post.button(name, within ?? this.post.page).first(), String(name))
  }

  /** A signature by PIN, with three quick taps on its last button. */
  async signed(name: string | RegExp, within?: Locator): Promise<void> {
    await this.post.tap(name, within ?? this.post.page)
    await this.sign(String(name))
  }

  async sign(what: string): Promise<void> {
    const { post } = this
    await post.rest()
    for (const digit of PIN) await post.button(digit, post.sheet()).click()
    await this.#tripled(post.button('Firma', post.sheet()), what)
    await expect(post.page.getByRole('group', { name: 'PIN' })).toBeHidden()
  }

  async #tripled(button: Locator, what: string): Promise<void> {
    const { post } = this
    await post.rest()
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error(`${what} is not there`)
    const before = await post.table.room.accepted()
    await tapTimes(post.page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 3)
    const accepted = async () => (await post.table.room.accepted()) - before
    await expect.poll(accepted, { message: what }).toBeGreaterThan(0)
    await post.rest()
    expect(await accepted(), what).toBe(1)
    this.tapped += 1
  }

  /** Double and triple taps on the controls of the open part, whatever they do. */
  async everything(part: string): Promise<void> {
    const { page, table } = this.post
    await this.post.part(part)
    const { tapped, doubled } = await tapEvery(page, {
      accepted: () => table.room.accepted(),
      ending: LEAVING,
      most: MOST_CONTROLS,
    })
    await closeSheets(page)
    this.tapped += tapped.size
    this.doubled.push(...doubled)
  }
}

test('V.book a double or triple tap on any control of the changeur’s post moves pieces once at most', async ({
  browser,
}) => {
  const post = await ChangeurPost.open(browser)
  const { page } = post
  const finger = new Impatient(post)

  await test.step('the opening', async () => {
    await post.face('Cambio')
    await finger.signed('Ordina l’apertura')
    await finger.gives(/^Sono 312 carte/)
    await post.tap('Cassetta e sigillo…')
    await post.sheet().getByLabel('Numero della cassetta').fill('7')
    await post.sheet().getByLabel('Sigillo').fill('118')
    await finger.gives('Al suo posto', post.sheet())
    await post.tap('Conta la dotazione')
    await post.tickAll(post.sheet())
    await post.tap(nameOf(STAFF.changeur), post.sheet())
    await post.tap('Firma il commissario', post.sheet())
    await finger.sign('opening')
    await finger.signed('Firma il testimone')
  })

  await test.step('a change, its undoing and the tax', async () => {
    await post.pieces('500')
    await finger.gives('Cambia 500')
    await post.part('Libretto')
    await post.tap('Annulla la riga…')
    await post.tap('Scritto due volte', post.sheet())
    await finger.gives('Annulla la riga', post.sheet())
    await post.face('Partita')
    await post.wins(200)
    await post.face('Cambio')
    await post.part('Cagnotte')
    await finger.gives('Nella cassetta')
  })

  await test.step('a reintegro', async () => {
    await post.part('Reintegri')
    await post.tap('Reintegro')
    await post.tap('Togli tutti i pezzi')
    await post.pieces('50', '50')
    await post.tap(/^Escono dal tavolo/)
    await post.pieces('100')
    await finger.gives('Chiedi 100')
    for (const step of ['Approva il commissario', 'Prepara la cassa', 'Parte il valletto'])
      await finger.signed(step)
    await post.tap('Conta e ricevi')
    await post.tickAll(post.sheet())
    await finger.gives('Ricevuto', post.sheet())
  })

  await test.step('an advance and its return, banknotes, a tip', async () => {
    await post.part('Anticipazioni')
    await post.tap(/Persona/)
    await page.getByRole('option', { name: /Socio 1002/ }).click()
    await page.getByRole('textbox', { name: 'Somma, al più 500' }).fill('300')
    await page.keyboard.press('Tab')
    await finger.signed('Concede: firma il commissario')
    await finger.gives(/^Consegna/)
    await finger.gives(/^Rientra tutto/)
    await post.part('Banconote')
    await post.tap(/Persona/)
    await page.getByRole('option', { name: /Socio 1003/ }).click()
    await page.getByRole('textbox', { name: 'Totale della macchina contabanconote' }).fill('1000')
    await page.keyboard.press('Tab')
    await finger.gives('Banconote in fiches: 1.000')
    await post.part('Tavolino')
    await post.tap('Mancia o orfanello…')
    await post.pieces('20')
    await finger.gives('Sul tavolino: 20')
    await finger.gives('Riferito al commissario')
    await finger.signed('Ritira il commissario')
  })

  await test.step('a minus of one chip', async () => {
    await post.part('Plus e minus')
    const fifty = (await post.held('50')) - 1
    await post.tap('Conta la dotazione')
    await post.tickAll(post.sheet())
    await post.tap(/^50, /, post.sheet())
    for (const digit of String(fifty)) await post.tap(digit, post.sheet())
    await finger.gives('Dichiara un minus di 50', post.sheet())
    await finger.signed('Si gioca: firma il commissario')
    await finger.signed('Il testimone ne prende nota')
  })

  await test.step('every other control, part by part', async () => {
    for (const part of ['Cambio', 'Cagnotte', 'Reintegri', 'Tavolino', 'Libretto', 'Apri e chiudi'])
      await finger.everything(part)
  })
  console.log(`${finger.tapped} controls tapped`)
  expect(finger.doubled).toEqual([])
  expect(finger.tapped).toBeGreaterThan(50)
  await post.table.room.close()
})
