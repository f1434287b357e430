import { expect, test } from '@playwright/test'
import type { Moves } from './play/moves'
import { affranchi, contested, faultyPack, shownWithoutNeed } from './play/rare'
import { type Scene, sceneOf } from './play/scene'
import { Night } from './support/night'
import { picture } from './support/screens'
import type { Tablet } from './support/tablet'

test('a rare case is entered on the tablet in plain words, and its consequence follows', async ({
  browser,
}) => {
  const night = await Night.begin(browser, { level: 3, affranco: true })
  const scene: Scene = { ...(await sceneOf(night)), fits: async () => {} }
  const { tablet, moves, members } = scene
  await test.step('V.7 VII.4 VI.6 a contested colpo', () => contested(scene))
  await test.step('VII.4 the journal shows the words that were said', async () => {
    await tablet.button('Altro').click()
    await tablet.button('Registro del tavolo').click()
    const journal = tablet.page.getByRole('dialog')
    await expect(journal.getByText('bada ad altro: passa')).toBeVisible()
    await expect(journal.getByText('La distribuzione vale lo stesso (§ V.7)')).toBeVisible()
    await expect(
      journal.getByText(/Il cartaro decide se .* può entrare \(§ VII\.4\)/),
    ).toBeVisible()
    await picture(tablet.page, 'rare-journal')
    await tablet.button('Chiudi').click()
  })
  await test.step('X.3 X.1 a faulty pack', () => faultyPack(scene))
  await test.step('XIV.1 a poker shown without need', () => shownWithoutNeed(scene))
  await test.step('A.2 two affranchi alone', () => affranchi(scene, members.slice(1, 3)))
  await test.step('the same pages in English', () => inEnglish(moves))
  await test.step('II.7 after the first hour the table dissolves itself', async () => {
    await night.room.pass(61)
    await tablet.button('Altro').click()
    // The server checks its clocks every fifteen seconds.
    await tablet.button('Sciogli il tavolo…').click()
    await tablet.button('Sì, scioglilo').click()
    await expect(tablet.page.getByRole('heading', { name: 'Il tavolo si è sciolto' })).toBeVisible()
  })
  await night.room.close()
})

/** A colpo whose cases are viewed in English; it is voided at the end, and the next cartaro deals. */
async function inEnglish({ tablet }: Moves): Promise<void> {
  const { page } = tablet
  await choose(tablet, 'Altro', 'English', 'Close')
  await tablet.button('Cards dealt').click()
  await cases(tablet, 'opening', ['The deal stands all the same', 'Error in the deal'])
  await tablet.button(/^Opens\s*5$/).click()
  await cases(tablet, 'entry', ['May they enter?', 'One has six cards', 'Note it in the journal'])
  await tablet.button(/^Accepts\s*5$/).click()
  for (let left = 3; left > 0; left--) {
    const heading = page.getByRole('heading', { name: /action on/ })
    const before = (await heading.textContent()) ?? ''
    await tablet.button('Folds').click()
    await expect(page.getByRole('heading', { name: before })).toBeHidden()
  }
  await cases(tablet, 'draw', ['Error at the draw', 'Cards taken from one', 'Faulty pack'])
  await tablet.button('Other cases…').click()
  const dialog = page.getByRole('dialog')
  await tablet.button(/^The pack’s count proves wrong/, dialog).click()
  await tablet.button('Confirm', dialog).click()
  await expect(tablet.button('Cards dealt')).toBeVisible()
  await choose(tablet, 'More', 'Italiano', 'Chiudi')
}

/** Takes a picture of the menu, then of each of these cases in turn. */
async function cases(tablet: Tablet, phase: string, names: readonly string[]): Promise<void> {
  await tablet.button('Other cases…').click()
  const dialog = tablet.page.getByRole('dialog')
  await picture(tablet.page, `rare-en-${phase}`)
  for (const [at, name] of names.entries()) {
    await tablet.button(new RegExp(`^${name.replace('?', '\\?')}`), dialog).click()
    await expect(dialog.getByText(/^§/).first()).toBeVisible()
    await picture(tablet.page, `rare-en-${phase}-${at + 1}`)
    await tablet.button('Another case', dialog).click()
  }
  await tablet.button('Close', dialog).click()
}

async function choose(tablet: Tablet, menu: string, language: string, close: string) {
  await tablet.button(menu).click()
  await tablet.button(language).click()
  await tablet.button(close).click()
}
