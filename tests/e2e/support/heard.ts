import type { BrowserContext, Page } from '@playwright/test'
import type { FakeBrowser } from '@/tests/support/maker'

/** The page's ways of being heard, counted by the browser itself. */
interface Heard {
  notes: number
  shakes: number
}

/** Notes sounds and shakes, and stands in for the maker's service, which no test can reach. */
export const prepare = (context: BrowserContext, fake: FakeBrowser) =>
  context.addInitScript(({ endpoint, ...keys }) => {
    const heard = { notes: 0, shakes: 0 }
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) {
      heard.notes += 1
      start.call(this, at)
    }
    navigator.vibrate = (pattern) => {
      if (pattern !== 0) heard.shakes += 1
      return true
    }
    let known: unknown = null
    PushManager.prototype.getSubscription = async () => known as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      const toJSON = () => ({ endpoint, keys })
      known = { endpoint, options, toJSON, unsubscribe: async () => true }
      return known as PushSubscription
    }
  }, fake)

/** The ways of being heard that the page has used. */
export const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard)

/** Gives a decrypted message to the page's worker, as the browser does when it arrives. */
export async function deliver(context: BrowserContext, page: Page, text: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) found(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
}
