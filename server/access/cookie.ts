import type { IncomingMessage } from 'node:http'
import { decode } from 'next-auth/jwt'
import { z } from 'zod'

/** The cookie of a session; it holds the session's key, encrypted, and nothing else. */
export const SESSION_COOKIE = 'circolo.session'
const COOKIES_KEPT = 20_000

/** The cookie holds only the id of its session. */
const Token = z.object({ sid: z.string() })

const known = new Map<string, string>()

/** The session key in a request's cookie; null without a cookie, or with one that we did not sign. */
export async function sessionOf(
  req: Pick<IncomingMessage, 'headers'>,
  secret: string,
): Promise<string | null> {
  const cookie = cookieOf(req.headers.cookie ?? '')
  if (!cookie) return null
  // Decrypting costs more than all the rest of a request, and a cookie stays the same for weeks.
  const remembered = known.get(cookie)
  if (remembered) return remembered
  const token = await decode({ token: cookie, secret }).catch(() => null)
  const parsed = Token.safeParse(token)
  if (!parsed.success) return null
  if (known.size >= COOKIES_KEPT) known.clear()
  known.set(cookie, parsed.data.sid)
  return parsed.data.sid
}

function cookieOf(header: string): string | null {
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === SESSION_COOKIE && value) return decoded(value)
  }
  return null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
