import type { ToldRefusal } from '@/server/common/errors'
import { forgetDrafts } from '../live/draft'
import { placeHere, refusalOfHouse } from '../live/trpc'

type Credentials =
  | { kind: 'members'; slug: string; card: string; password: string }
  | { kind: 'device'; slug: string; code: string }

/**
 * Opens a session through next-auth's own endpoint. Resolves to null on success, otherwise to a refusal whose code is
 * in `messages/<locale>/errors.json`.
 */
export async function openSession(given: Credentials): Promise<ToldRefusal | null> {
  const { kind, ...fields } = given
  try {
    const answer = await post(`/api/auth/callback/${kind}`, fields)
    const { url } = (await answer.json()) as { url?: string }
    const code = url ? new URL(url, window.location.href).searchParams.get('error') : null
    if (answer.ok && code === null) return null
    return refusalOfCode(code ?? 'unexpected')
  } catch {
    return refusalOfHouse('offline')
  }
}

/** `too-many-attempts:7` carries the minutes to wait. */
function refusalOfCode(text: string): ToldRefusal {
  const [code = '', minutes = '0'] = text.split(':')
  const known = code === 'CredentialsSignin' ? 'wrong-credentials' : code
  return refusalOfHouse(known, { minutes: Number(minutes) })
}

/**
 * Ends this device's session, and forgets what was half written here. At a rehearsal's place both are somebody else's:
 * those of whoever is signed in on this browser. Resolves to null once it has ended, otherwise to a refusal.
 */
export async function closeSession(): Promise<ToldRefusal | null> {
  if (placeHere() !== null) return null
  try {
    const answer = await post('/api/auth/signout', {})
    if (!answer.ok) return refusalOfHouse('unexpected')
  } catch {
    return refusalOfHouse('offline')
  }
  forgetDrafts()
  return null
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
  return await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  })
}
