import { expect, type Page, test } from '@playwright/test'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { Office } from './desk/office'
import { screen } from './support/screens'

/** The house writes a little larger than the browser's own text, which is 100 %. */
const SCREENS = [
  { name: '320 px wide', width: 320, height: 640, text: '112.5%' },
  { name: 'text of 200 % on a phone', width: 390, height: 844, text: '225%' },
  { name: 'text of 200 % on a tablet', width: 1024, height: 768, text: '225%' },
] as const

/** How far a page scrolls sideways, and the innermost parts that reach beyond it; a wide table scrolls in its own box. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const { right, width } = one.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1 && !one.closest('.overflow-x-auto')
    })
    const innermost = wide.filter(
      (one) => !wide.some((other) => other !== one && one.contains(other)),
    )
    return innermost.slice(0, 4).map((one) => `${one.tagName} ${one.className}: ${one.textContent}`)
  })

async function show(
  page: Page,
  { width, height, text }: Pick<(typeof SCREENS)[number], 'width' | 'height' | 'text'>,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
  await page.waitForTimeout(150)
}

/** How far the open dialog, or what it scrolls in, is wider than what is seen of it. */
const hiddenBeside = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    for (let one = dialog ?? null; one; one = one.parentElement)
      if (one.scrollWidth > one.clientWidth + 1)
        found.push(`${one.tagName}: ${one.scrollWidth - one.clientWidth}`)
    return dialog ? found : ['none is open']
  })

/** The four games, each with a table at which the first member has a place. */
async function openGames(office: Office): Promise<void> {
  await office.openEvening()
  await office.play(2)
  const inspector = await office.person('3001', 'phone')
  const { desk, room } = office
  const [member = ''] = office.members
  const table = 'T1'
  const opened = async (game: string) => {
    const evening = await room.evening(desk, game, 'Venerdì', '2026-11-20')
    return (type: string, payload: object, by = desk) =>
      room.give(by, evening, `${game}.${type}`, payload)
  }
  const openings = [
    ['black-jack', { minimum: 10, settings: BlackJack.parse({}) }],
    ['trente-et-quarante', { minimum: 10, maximum: 2_000, settings: Trente.parse({}) }],
  ] as const
  for (const [game, opening] of openings) {
    const give = await opened(game)
    await give('openTable', { ...opening, as: 'control' })
    await give('signTable', { table, as: 'management' }, inspector)
    await give('handCassa', { member, chips: 1_000 })
    const place = { table, player: member }
    if (game === 'black-jack') await give('takeSeat', { ...place, seat: 1 })
    else await give('markPresence', { ...place, isHere: true })
  }
  const give = await opened('chemin-de-fer')
  await give('handCassa', { member, chips: 1_000 })
  await give('openTable', { seats: 9, minimum: 10, level: 3, isLarge: false })
  await give('takeSeat', { table, member, seat: 1 })
}

test('no page scrolls sideways, 320 px wide or with text of 200 %', async ({ browser }) => {
  const office = await Office.open(browser)
  await openGames(office)
  const phone = await office.person('1001', 'phone')
  const visitor = await screen(browser, 'phone', office.at('/entra'))
  const tablet = await screen(browser, 'tablet', office.at('/tavolo/entra'))
  const deputato = await office.person('3001', 'phone')
  const pages: readonly (readonly [Page, readonly string[]])[] = [
    [
      visitor,
      [
        '/entra',
        '/tavolo/entra',
        '/regolamento',
        '/regolamento/poker',
        '/regolamento/black-jack',
        '/regolamento/poker/III.3',
        '/massimario/poker',
      ],
    ],
    [
      phone,
      [
        '',
        '/serate',
        '/stagione',
        '/entra/account',
        '/entra/dati',
        '/regolamento/chemin-de-fer',
        '/sala',
      ],
    ],
    [deputato, ['/deputato', '/massimario/poker']],
    [
      office.desk,
      [
        '/segreteria',
        '/segreteria#T1',
        '/segreteria#L1',
        '/amministrazione#members',
        '/amministrazione#classes',
        '/amministrazione#audit',
        '/amministrazione#club',
        '/amministrazione#devices',
        '/amministrazione#phones',
        '/amministrazione#backup',
      ],
    ],
    [tablet, ['/tavolo/entra']],
  ]
  const faults: string[] = []
  for (const [page, paths] of pages)
    for (const path of paths) {
      await page.goto(office.at(path))
      await page.waitForLoadState('networkidle').catch(() => undefined)
      for (const one of SCREENS) {
        await show(page, one)
        const parts = await beyond(page)
        if (parts) faults.push(`${path} ${one.name}\n    ${parts.join('\n    ')}`)
      }
    }
  expect(faults.join('\n')).toBe('')
  await office.close()
})

/** Forms in dialogs, and a menu: where they are opened, and by which button. */
const DIALOGS = [
  ['/amministrazione#members', /^Nuovo socio/],
  ['/amministrazione#classes', /^Nuova classe/],
  ['/segreteria', /^Menu/],
] as const

test('no dialog and no menu is cut off at its side, 320 px wide or with text of 200 %', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  const faults: string[] = []
  for (const [path, name] of DIALOGS) {
    await desk.goto(office.at(path))
    for (const one of SCREENS) {
      await show(desk, one)
      const dialog = desk.getByRole('dialog')
      // A button that moved just before, with the size of the screen, refuses the tap.
      await expect(async () => {
        if ((await dialog.count()) === 0) await desk.getByRole('button', { name }).first().click()
        await expect(dialog).toBeVisible({ timeout: 5_000 })
      }).toPass()
      for (const fault of await hiddenBeside(desk)) faults.push(`${name} ${one.name}: ${fault}`)
      await desk.keyboard.press('Escape')
      await expect(desk.getByRole('dialog')).toHaveCount(0)
    }
  }
  expect(faults).toEqual([])
  await office.close()
})
