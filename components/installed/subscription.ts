import type { Locale } from '@/messages/locale'
import { placeHere, trpc } from '../live/trpc'
import { keepChoice, keptChoice } from './kept'

/** insecure: plain http · ios: only the installed app may · unable: this browser has no push · denied by its owner. */
export type Hindrance = 'insecure' | 'ios' | 'unable' | 'denied'

/** The reason why this browser cannot be told while the page is closed; null when it can. */
export function hindrance(): Hindrance | null {
  // The browser has one subscription, which is that of whoever is signed in on it.
  if (placeHere() !== null) return 'unable'
  if (!window.isSecureContext) return 'insecure'
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!able) return isApple() && !isInstalled() ? 'ios' : 'unable'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Whether the page runs as an app from the home screen. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPhones and iPads; the latter say that they are Macs, but no Mac has a touch screen. */
export const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Whether this member asked this browser to be told. */
export const isAsked = (owner: string): boolean => keptChoice('alerts') === owner

/**
 * Asks the browser for permission and its maker for an address, and gives it to the club. `owner` is `<club>/<member>`.
 * False when the person said no; throws when the maker's service or the club's server does not answer.
 */
export async function subscribe(owner: string, lingua: Locale, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await send(lingua, key)
  keepChoice('alerts', owner)
  return true
}

/** Ends the alerts on this browser. */
export async function unsubscribe(): Promise<void> {
  keepChoice('alerts', null)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (!known) return
  await trpc.push.unsubscribe.mutate({ endpoint: known.endpoint })
  await known.unsubscribe()
}

/** Gives the club this browser's address again: it changes at times, and so do the session and the language. */
export async function renewSubscription(owner: string, lingua: Locale): Promise<void> {
  if (!isAsked(owner) || hindrance() !== null || Notification.permission !== 'granted') return
  const { publicKey } = await trpc.push.status.query()
  if (publicKey !== null) await send(lingua, publicKey)
}

async function send(locale: Locale, key: string): Promise<void> {
  const { endpoint, keys } = (await subscribedWith(key)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await trpc.push.subscribe.mutate({ endpoint: endpoint ?? '', p256dh, auth, locale })
}

/** The browser's subscription with this key of the club's server; one with an earlier key is given up. */
async function subscribedWith(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const applicationServerKey = bytesOf(key)
  const earlier = known?.options.applicationServerKey
  if (known && earlier && isSame(new Uint8Array(earlier), applicationServerKey)) return known
  await known?.unsubscribe()
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
