import { expect, test } from '@playwright/test'
import { ClubTable } from './chemin/club-table'
import { Employee, nameOf, Phone } from './chemin/phone'
import { picture, screen, signedIn } from './support/screens'

test('members open, stake, call, answer, buy and leave on their phones, each for themselves', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const employee = new Employee(table)
  const phoneOf = (card: string) => Phone.of(browser, table, card)
  const [banker, second, third, standing] = [
    await phoneOf('1001'),
    await phoneOf('1002'),
    await phoneOf('1003'),
    await phoneOf('1007'),
  ]

  await test.step('the holder whose turn it is reads it, and opens the bank on a pad', async () => {
    await banker.says('Tocca a voi: aprite il banco?')
    await second.says(`Tocca a ${nameOf('1001')} aprire il banco.`)
    await banker.picture('chemin-phone-turn')
    await banker.look('Apro con…', 'chemin-phone-pad')
    await banker.sum('Apro con', 200)
    await banker.says('Il banco è vostro')
    await banker.picture('chemin-phone-bank')
  })

  await test.step('S.15, S.47 a stake, con il tavolo and the difference, each with its sum', async () => {
    await employee.announce()
    await second.says('Fate il vostro gioco.')
    await second.picture('chemin-phone-stakes')
    await second.sum('Punto', 60)
    await second.says('Avete puntato 60')
    await second.picture('chemin-phone-staked')
    await third.button('Banco con il tavolo 100').click()
    await third.says('Avete chiamato: in gioco 100')
    await expect(standing.button('La differenza 40')).toBeVisible()
    await standing.picture('chemin-phone-standing')
    await standing.button('La differenza 40').click()
    await standing.says('Avete puntato 40')
    await banker.says('si punta contro di voi')
  })

  await test.step('a double tap on the pad’s button means one stake', async () => {
    const before = await table.room.accepted()
    await second.button('Cambio la puntata in…').click()
    const pad = second.page.getByRole('dialog')
    await pad.getByRole('button', { name: '50', exact: true }).click()
    const give = pad.getByRole('button', { name: /^Cambio la puntata in/ })
    const box = await give.boundingBox()
    if (!box) throw new Error('the button is not in sight')
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    await second.page.mouse.click(...at)
    await second.page.waitForTimeout(120)
    await second.page.mouse.click(...at)
    await second.says('Avete puntato 50')
    await second.page.waitForTimeout(600)
    expect(await table.room.accepted()).toBe(before + 1)
  })

  await test.step('S.112 the cards are with the caller, and everybody reads with whom', async () => {
    await employee.deal('1003')
    await third.says('Le carte sono vostre')
    await third.picture('chemin-phone-cards')
    await second.says(`ha le carte ${nameOf('1003')}`)
    await employee.decide(5, 7)
    await expect(third.page.getByText('vince il banco').first()).toBeVisible()
    await third.picture('chemin-phone-lost')
  })

  await test.step('S.42b, S.90a banco, and after its loss the suivi', async () => {
    await employee.announce()
    await second.button(/^Banco \d+$/).click()
    await second.says('Avete chiamato')
    await employee.deal('1002')
    await employee.decide(4, 6)
    await employee.announce()
    await second.says('Avete diritto al suivi')
    await second.picture('chemin-phone-suivi')
    await second.confirm('Lascio il suivi')
    await second.says('Fate il vostro gioco.')
  })

  await test.step('S.61c after an error each answers for their own stake', async () => {
    await second.sum('Punto', 50)
    await second.says('Avete puntato 50')
    await third.sum('Punto', 30)
    await third.says('Avete puntato 30')
    await employee.give('closeGame')
    await employee.give('reportBankerError', { error: { kind: 'exposedPunta' } })
    await second.says('che cosa fate della vostra puntata?')
    await banker.says('si aspetta la risposta')
    await second.picture('chemin-phone-asked')
    await second.button('La mantengo').click()
    await second.says('si aspetta la risposta')
    await third.confirm('La ritiro')
    await third.says('Il gioco è chiuso')
    await employee.give('giveCards', { member: table.member('1002') })
    await employee.give('dealCards')
    await employee.decide(6, 7, true)
  })

  const fourth = await phoneOf('1004')
  await test.step('S.87a, S.89, S.101 the mano is passed, let go by, and bought at auction', async () => {
    await banker.look('Passo la mano', 'chemin-phone-pass')
    await banker.confirm('Passo la mano')
    await banker.says('Avete passato la mano')
    await second.says('La mano è in vendita: la prendete per')
    await second.picture('chemin-phone-seguito')
    await second.button('Lascio passare').click()
    await third.says('La mano è in vendita: la prendete per')
    await employee.give('closeStep')
    await employee.give('closeStep')
    await employee.give('closeStep').catch(() => undefined)
    await employee.give('beginAuction')
    await third.says('nessuno ha ancora offerto')
    await third.picture('chemin-phone-auction')
    await third.sum('Offro', 20)
    await third.says('L’offerta più alta è la vostra: 20')
    await fourth.says(`${nameOf('1003')} offre 20`)
    await fourth.look('Offro…', 'chemin-phone-bid')
    await fourth.sum('Offro', 40)
    await third.says(`${nameOf('1004')} offre 40`)
    await employee.give('awardAuction')
    await fourth.says('Il banco è vostro')
  })

  await test.step('S.20, S.23b stepping away keeps the seat, leaving it is asked twice', async () => {
    await third.button('Mi assento').click()
    await third.picture('chemin-phone-away')
    await third.page.getByRole('dialog').getByRole('button', { name: 'Mi assento' }).click()
    await third.says('Risultate assente')
    await third.button('Torno al tavolo').click()
    await third.look('Lascio il posto', 'chemin-phone-leave')
    await third.confirm('Lascio il posto')
    await expect(third.page.getByText('in piedi', { exact: true })).toBeVisible()
  })

  await test.step('the wall names banker and seats, the desk has its table at 1024 × 768', async () => {
    const wall = await screen(browser, 'tv', `${table.room.url}/prova/tabellone`)
    await expect(wall.getByText('banchiere', { exact: true })).toBeVisible()
    await picture(wall, 'chemin-wall-play')
    const desk = await signedIn(browser, 'tablet', table.room, '2001')
    await desk.goto(`${table.room.url}/prova/segreteria`)
    for (const [tab, name] of [
      ['Casse', 'casse'],
      ['Tavolo 1', 'table'],
      ['Conta e tableau', 'sheet'],
    ] as const) {
      await desk.getByRole('tab', { name: tab }).click()
      await picture(desk, `chemin-desk-${name}`)
    }
    await desk.getByRole('button', { name: 'Usi della casa' }).click()
    await expect(desk.getByText('il primo colpo', { exact: false }).first()).toBeVisible()
    await picture(desk, 'chemin-desk-frozen')
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Menu' }).click()
    await desk.getByRole('menuitem', { name: 'English' }).click()
    await desk.getByRole('tab', { name: 'Table 1' }).click()
    await picture(desk, 'chemin-desk-english')
    await desk.getByRole('button', { name: /^Added sheets/ }).click()
    await desk.getByLabel('Text').fill('Banco solo is called before con il tavolo.')
    await desk.getByRole('button', { name: 'Add the sheet' }).click()
    await expect(desk.getByText('Banco solo is called before')).toBeVisible()
    await picture(desk, 'chemin-desk-sheets')
  })

  await test.step('the same in English', async () => {
    await second.page.getByRole('button', { name: 'Menu' }).click()
    await second.page.getByRole('menuitem', { name: 'English' }).click()
    await employee.announce()
    await second.says('You have the right to the suivi')
    await second.picture('chemin-phone-english')
  })
  await table.room.close()
})
