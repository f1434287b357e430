import { expect, test } from '@playwright/test'
import { rehearsed } from './rehearsal/strip'

test('a rehearsal at the desk: the strip says what to do and shows the control, and its end leaves nothing', async ({
  browser,
}) => {
  const desk = { office: 'Segretario', story: 'La prima serata' }
  const { room, page, strip, status, frame, close } = await rehearsed(browser, 'desk', desk)
  await expect(status).toHaveText('Aprite la serata di poker.')
  await strip.getByRole('button', { name: 'Un aiuto' }).click()
  await expect(strip).toContainText('basta il pulsante')
  await strip.getByRole('button', { name: 'Fammi vedere dove' }).click()
  const open = frame.getByRole('button', { name: 'Apri la serata' })
  await expect(open).toHaveCSS('outline-style', 'solid')
  await open.click()
  await expect(status).toContainText('Aprite la lista')
  await expect(strip).toContainText('I.1')
  const clubs = () => room.database.sql`select slug from club order by slug`
  expect(await clubs()).toHaveLength(2)
  await strip.getByRole('button', { name: 'Finisci la prova' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/prova-'))
  expect(await clubs()).toEqual([{ slug: 'alfa' }])
  await close()
})
