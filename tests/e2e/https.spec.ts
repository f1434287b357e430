import path from 'node:path'
import { expect, test } from '@playwright/test'
import { SESSION_COOKIE } from '@/server/access/cookie'
import { Room } from './support/room'
import { picture, SIZES, signIn } from './support/screens'

test('over https without a proxy the session’s cookie is secure, over plain http the phone says what it lacks', async ({
  playwright,
}) => {
  const tls = path.resolve(import.meta.dirname, '../fixtures/tls/one')
  const secure = await Room.open('sicuro', false, { CIRCOLO_TEST_TLS: tls })
  const plainRoom = await Room.open('prova')
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
  const mapped = [...args, '--host-resolver-rules=MAP circolo.test 127.0.0.1']
  const browser = await playwright.chromium.launch({ executablePath, args: mapped })
  try {
    await secure.member('1001')
    await plainRoom.member('1002')
    const context = await browser.newContext({
      viewport: SIZES.phone,
      ignoreHTTPSErrors: true,
      locale: 'it-IT',
    })
    const page = await context.newPage()
    await page.goto(`${secure.url}/sicuro/entra`)
    await signIn(page, '1001')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === SESSION_COOKIE)).toMatchObject({ secure: true })

    const plain = await browser.newPage({ viewport: SIZES.phone, locale: 'it-IT' })
    await plain.goto(`${plainRoom.url.replace('localhost', 'circolo.test')}/prova/entra`)
    await signIn(plain, '1002')
    await plain.goto(`${plainRoom.url.replace('localhost', 'circolo.test')}/prova/entra/account`)
    await expect(
      plain.getByText('Installazione e avvisi richiedono l’https', { exact: false }),
    ).toBeVisible()
    await picture(plain, 'phone-plain-http')
  } finally {
    await browser.close()
    await secure.close()
    await plainRoom.close()
  }
})
