import { expect, type Page, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { Settings as Poker } from '@/rules/poker/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { nameOf } from '../support/night'
import { picture } from '../support/screens'
import { expectTaps } from '../support/taps'
import { Office } from './office'

/** Every game with the command that opened a table in its latest evening, and the cassa to somebody new there. */
const GAMES = [
  {
    game: 'poker',
    title: 'Poker',
    command: 'openList',
    table: { title: 'Da cento', settings: Poker.parse({ uscita: 1, passata: 100 }) },
    opened: /nessuno in attesa/,
    newcomer: null,
  },
  {
    game: 'chemin-de-fer',
    title: 'Chemin de fer',
    command: 'openTable',
    table: { seats: 9, minimum: 10, level: 2, isLarge: false },
    opened: /^Tavolo 1$/,
    newcomer: 'Cassa a un socio',
  },
  {
    game: 'black-jack',
    title: 'Black jack',
    command: 'openTable',
    table: { minimum: 10, settings: BlackJack.parse({ level: 2 }), as: 'control' },
    opened: /^Tavolo 1$/,
    newcomer: 'Nuova cassa a un socio',
  },
  {
    game: 'trente-et-quarante',
    title: 'Trente et quarante',
    command: 'openTable',
    table: { minimum: 10, maximum: 500, settings: Trente.parse({ level: 2 }), as: 'control' },
    opened: /^Tavolo 1$/,
    newcomer: 'Nuova cassa a un socio',
  },
] as const

/** A past evening of the game with one table. */
async function played({ room, desk }: Office, { game, command, table }: (typeof GAMES)[number]) {
  const evening = await room.evening(desk, game, 'Ieri', '2026-01-08')
  await room.give(desk, evening, `${game}.${command}`, table)
  await room.give(desk, evening, `${game}.closeEvening`, {})
}

/** At the desk of a game's day: a cassa to a member who has none, from the first tap to the line in the list. */
async function handsAnybody(desk: Page, newcomer: string): Promise<void> {
  await expectTaps(desk, TAPS.handedAnybody, async () => {
    await desk.getByRole('button', { name: newcomer }).click()
    await desk.keyboard.type('2002')
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: nameOf('2002') })
      .click()
    await desk.getByRole('dialog').getByRole('button', { name: /^\d/ }).first().click()
    await expect(desk.getByRole('rowheader', { name: nameOf('2002') })).toBeVisible()
  })
}

/** At the desk of a banked game: the one table is closed, and the rail names it no more. */
async function closesTable(desk: Page): Promise<void> {
  const entries = desk.getByRole('complementary').getByRole('button', { name: /1$/ })
  await expect(entries).toHaveCount(1)
  await entries.click()
  await desk.getByRole('button', { name: 'Chiudi il tavolo' }).click()
  await desk
    .getByRole('dialog')
    .or(desk.getByRole('alertdialog'))
    .getByRole('button', { name: 'Chiudi il tavolo' })
    .click()
  await expect(entries).toHaveCount(0)
}

for (const one of GAMES)
  test(`${one.title}: its latest tables again, and a cassa to anybody`, async ({ browser }) => {
    const office = await Office.open(browser)
    const { desk } = office
    await played(office, one)
    await desk.goto(office.at('/segreteria'))
    const again = desk.getByRole('button', { name: `Apri ${one.title} con i tavoli di` })
    await expect(again).toBeVisible()
    await expectTaps(desk, TAPS.openedAgain, async () => {
      await again.click()
      await expect(desk.getByText(one.opened).first()).toBeVisible()
    })
    if (one.newcomer) await handsAnybody(desk, one.newcomer)
    if (one.command === 'openTable' && 'as' in one.table) await closesTable(desk)
    await office.close()
  })

test('poker: passate to anybody at the table', async ({ browser }) => {
  const office = await Office.open(browser)
  const { desk } = office
  await office.openEvening()
  await office.play(0)
  await desk.goto(office.at('/segreteria#T1'))
  const row = desk.getByRole('row').filter({ hasText: nameOf('1003') })
  await expectTaps(desk, TAPS.handedPoker, async () => {
    await row.getByRole('button', { name: /^Azioni/ }).click()
    await desk.getByRole('menuitem', { name: 'Chiede passate' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Consegna' }).click()
    await expect(row).toContainText('200')
  })

  await test.step('a colpo that is dealt meanwhile keeps them with the cassa: the dialog says so, and asks no second time', async () => {
    const confirming = '**/poker.confirmPassata**'
    await desk.route(confirming, async (route) => {
      await office.give(desk, 'deal', { table: 'T1', out: [] })
      await route.continue()
    })
    await row.getByRole('button', { name: /^Azioni/ }).click()
    await desk.getByRole('menuitem', { name: 'Chiede passate' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Consegna' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await picture(desk, 'passate-refused')
    await desk.unroute(confirming)
    const outcome = { kind: 'nobody-opened' }
    await office.give(desk, 'recordColpo', { table: 'T1', outcome })
    await dialog.getByRole('button', { name: 'Consegna' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('299')
  })
  await office.close()
})
