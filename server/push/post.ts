import type { Browser } from '@/db/queries/push'
import type { PushKeys } from './keys'

const POST_TIMEOUT_MS = 10_000

/** sent · gone: the browser no longer wants any · later: the service could not take it now · refused by the service. */
type Posted = 'sent' | 'gone' | 'later' | 'refused'

interface Post {
  to: Pick<Browser, 'endpoint' | 'p256dh' | 'auth'>
  keys: PushKeys
  text: string
  /** How long the service may keep it for a phone that is off, in seconds. */
  lastsS: number
  /** A later message of the same topic replaces this one while it waits. */
  topic: string
  signal: AbortSignal
}

/** Sends one message, encrypted for that browser alone (RFC 8291), to its maker's service. Never throws. */
export async function postMessage(post: Post): Promise<{ posted: Posted; reason: string }> {
  const { to, keys, text, lastsS, topic, signal } = post
  const { endpoint, p256dh, auth } = to
  try {
    // Loaded for the first message: many clubs send none.
    const { default: webpush } = await import('web-push')
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      { vapidDetails: keys, TTL: lastsS, urgency: 'high', topic, contentEncoding: 'aes128gcm' },
    )
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: withoutLength(headers),
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(POST_TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return { posted: postedBy(response.status), reason: String(response.status) }
  } catch (error) {
    return { posted: 'later', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** `fetch` writes the length itself. */
const withoutLength = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )

function postedBy(status: number): Posted {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
