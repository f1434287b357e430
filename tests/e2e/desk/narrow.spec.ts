import { expect, type Page, test } from '@playwright/test'
import { holdCall, picture, SIZES } from '../support/screens'
import { Office } from './office'

/** Buttons and tabs whose words stand on two lines, and sheets that hide a column. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    for (const button of document.querySelectorAll('main button, main [role=tab], main a')) {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const lines = new Set<number>()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.sr-only, [aria-hidden]')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { top } of range.getClientRects()) lines.add(Math.round(top / 8))
      }
      const isRow = button.querySelector('.block') !== null
      if (!isRow && lines.size > 1) faults.push(`two lines: ${button.textContent}`)
    }
    for (const sheet of document.querySelectorAll('main .overflow-x-auto'))
      if (sheet.scrollWidth > sheet.clientWidth) faults.push(`cut off: ${sheet.textContent}`)
    return faults
  })

test('at 1024 by 768 nothing of the desk is cut off or wrapped, and it is led by keys', async ({
  browser,
}) => {
  const office = await Office.open(browser, ['1006'])
  const { desk } = office
  await office.openEvening()
  await office.sign('1001')
  await desk.setViewportSize(SIZES.tablet)

  await test.step('a key opens each part, and the help names them all', async () => {
    await desk.keyboard.press('1')
    await expect(desk.getByRole('heading', { name: 'Tavolo da cento' })).toBeVisible()
    await picture(desk, 'narrow-list')
    expect(await faultsOf(desk)).toEqual([])
    await desk.keyboard.press('0')
    await expect(desk.getByRole('heading', { name: 'Liste di stasera' })).toBeVisible()
    await desk.keyboard.press('?')
    const help = desk.getByRole('dialog', { name: 'I tasti della segreteria' })
    await expect(help.getByText('Cerca un socio')).toBeVisible()
    await picture(desk, 'narrow-keys')
    await desk.keyboard.press('Escape')
    await expect(help).toBeHidden()
  })

  await test.step('a member is found by two letters, and gets a temporary password', async () => {
    await desk.reload()
    await expect(desk.getByRole('heading', { name: 'Liste di stasera' })).toBeVisible()
    // The search is not loaded yet, and nothing that is typed meanwhile is lost.
    await desk.keyboard.type('/soc 10')
    const sheet = desk.getByRole('dialog', { name: 'Soci' })
    await expect(sheet.getByRole('searchbox')).toBeFocused()
    await desk.keyboard.type('06')
    await expect(sheet.getByRole('searchbox')).toHaveValue('soc 1006')
    await expect(sheet.getByText('Un socio').or(sheet.getByText('1 socio'))).toBeVisible()
    await picture(desk, 'narrow-members')
    await sheet.getByRole('button', { name: 'Password provvisoria' }).click()
    await desk.getByRole('button', { name: 'Password provvisoria' }).click()
    await expect(desk.getByRole('alertdialog')).toContainText('Socio 1006')
    await picture(desk, 'narrow-password')
    await desk.getByRole('button', { name: 'L’ho data' }).click()
  })

  await test.step('the table, its cash desk and its tablet', async () => {
    await desk.keyboard.press('Escape')
    for (const card of ['1002', '1003', '1004', '1005']) await office.sign(card)
    const parts = desk.getByRole('navigation', { name: 'Liste e tavoli della serata' })
    await expect(parts.getByRole('button', { name: /Tavolo da cento · 1/ })).toBeVisible()
    await desk.keyboard.press('1')
    // While the answer is on its way, and after a refusal, the keyboard is on the button that was pressed.
    const comes = desk.getByRole('button', { name: 'Viene' }).first()
    const send = await holdCall(desk, 'poker.answerCall')
    await comes.press('Enter')
    await expect(comes).toHaveAttribute('aria-disabled', 'true')
    await expect(comes).toBeFocused()
    send()
    await expect(desk.getByRole('button', { name: 'Viene' })).toHaveCount(4)
    await desk.keyboard.press('2')
    await picture(desk, 'narrow-called')
    expect(await faultsOf(desk)).toEqual([])
    for (const signUp of [2, 3, 4, 5])
      await office.give(desk, 'answerCall', { signUp, answer: 'coming' })
    await office.give(desk, 'drawLots', { table: 'T1' })
    for (const member of office.members)
      await office.give(desk, 'confirmPassata', { table: 'T1', member })
    await office.colpo(0)
    await picture(desk, 'narrow-table')
    expect(await faultsOf(desk)).toEqual([])
    await desk.keyboard.press('b')
    await desk.getByRole('button', { name: 'Mostra il codice' }).click()
    const digits = desk.getByText(/^\d{3} \d{3}$/)
    const code = desk.getByRole('img', { name: /Codice QR/ })
    await expect(code).toBeVisible()
    const [above, below] = [await digits.boundingBox(), await code.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(SIZES.tablet.height)
    await picture(desk, 'narrow-tablet')
    await desk.keyboard.press('c')
    await picture(desk, 'narrow-tableau')
    expect(await faultsOf(desk)).toEqual([])
  })

  await test.step('XVI.2 the count names the supero, and the head of the table agrees', async () => {
    await office.give(desk, 'beginCount', { table: 'T1' })
    await expect(desk.getByText('contati 0 resti su 5')).toBeVisible()
    for (const member of office.members)
      await office.give(desk, 'countResto', { table: 'T1', member, chips: 98 })
    await expect(desk.getByText(/^Supero di 10: dal tavolo/)).toBeVisible()
    await expect(desk.getByText('supero di 10', { exact: true })).toBeVisible()
    await expect(desk.getByText('torna', { exact: true })).toBeHidden()
    await picture(desk, 'narrow-count')
    expect(await faultsOf(desk)).toEqual([])
  })

  await test.step('a correction of the casse is sent with Enter', async () => {
    await office.give(desk, 'resumePlay', { table: 'T1' })
    await expect(desk.getByRole('button', { name: 'Comincia la conta' })).toBeVisible()
    await desk.keyboard.press('t')
    await desk.getByRole('button', { name: 'Azioni per Socio 1001' }).click()
    await desk.getByRole('menuitem', { name: 'Correggi la cassa…' }).click()
    const sheet = desk.getByRole('dialog', { name: /Correggere la cassa/ })
    await sheet.getByRole('textbox', { name: 'Passate da aggiungere o togliere' }).fill('1')
    await sheet.getByRole('textbox', { name: 'Perché' }).fill('Segnata una in meno')
    await desk.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(desk.getByText('2 prelievi').or(desk.getByText('200')).first()).toBeVisible()
  })
  await office.close()
})
