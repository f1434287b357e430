import { expect, type Locator, test } from '@playwright/test'
import en from '@/messages/en/chemin-table.json' with { type: 'json' }
import it from '@/messages/it/chemin-table.json' with { type: 'json' }
import { ClubTable, nameOf } from './chemin/club-table'
import { RESTED_MS } from './support/controls'
import { faintWriting } from './support/reading'
import { picture } from './support/screens'

const WORDS = { it, en }

for (const lingua of ['it', 'en'] as const)
  test(`every panel of chemin de fer’s tablet can be read and fits, in ${lingua}`, async ({
    browser,
  }) => {
    const table = await ClubTable.open(browser, 3)
    const { page } = table
    const words = WORDS[lingua]
    const faint: string[] = []
    const panel = page.locator('aside')
    const dialog = page.getByRole('dialog')
    const seats = page.getByRole('list').filter({ has: page.getByText(nameOf('1001')) })
    const button = (name: string, within: Locator = panel) =>
      within.getByRole('button', { name }).first()
    const look = async (name: string) => {
      await page.waitForTimeout(RESTED_MS)
      await picture(page, `chemin-look-${name}-${lingua}`)
      for (const one of await faintWriting(page)) faint.push(`${name}: ${one}`)
    }
    const value = async (point: number) =>
      await button(words.play.value.replace('{value}', String(point))).click()
    const close = async () => {
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }

    if (lingua === 'en') {
      await page.getByRole('button', { name: it.more.open, exact: true }).click()
      await button('English', dialog).click()
      await expect(dialog.getByText(en.level.question)).toBeVisible()
      await look('more')
      await close()
    }
    await look('opening')
    await button(nameOf('1003'), seats).click()
    await look('seat')
    await close()
    await button(words.open.minimum).click()
    await button(words.announce.bank).waitFor()
    await page.getByRole('button', { name: words.other.open }).click()
    await look('other')
    await close()
    await button(words.announce.bank).click()
    await button(nameOf('1002'), seats).click()
    await look('stake')
    await button(words.acts.callBanco.name).click()
    await look('open')
    await button(words.stakes.close).click()
    await look('rights')
    await button(nameOf('1002')).click()
    await button(words.rights.deal).click()
    await look('word')
    await page.getByRole('button', { name: words.other.open }).click()
    await look('errors')
    await close()
    await button(words.words.carta).click()
    await look('bank-shows')
    await value(5)
    await look('third')
    await value(4)
    await look('bank-chooses')
    await button(words.play.bankStands).click()
    await look('punta-shows')
    await value(0)
    await look('decided')
    await button(words.settle.pay).click()
    await look('paid')
    await page.getByRole('button', { name: words.more.open, exact: true }).click()
    await button(words.more.coups, dialog).click()
    await look('coups')
    await button(words.coups.correct, dialog).click()
    await look('correct')
    await page.keyboard.press('Escape')
    await expect(dialog.getByText(words.coups.correctTitle.slice(0, 8))).toHaveCount(0)
    await close()
    await button(words.acts.passMano.name).click()
    await look('form')
    await button(words.form.confirm, dialog).click()
    await look('palette')
    expect(faint).toEqual([])
    await table.room.close()
  })
