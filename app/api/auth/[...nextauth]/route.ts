import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { BROWSER_COOKIE, BROWSER_COOKIE_LASTS_S } from '@/server/access/browsers'
import { authOptions, WAYS_IN } from '@/server/doors/auth'
import { ADDRESS_HEADER } from '@/server/http/trust'

interface RouteContext {
  params: Promise<{ nextauth: string[] }>
}

async function handler(request: NextRequest, context: RouteContext) {
  const refused = refusal(request.method, (await context.params).nextauth)
  if (refused) return refused
  const caller = {
    address: request.headers.get(ADDRESS_HEADER) ?? 'unknown',
    userAgent: request.headers.get('user-agent'),
    browser: request.cookies.get(BROWSER_COOKIE)?.value,
  }
  const secure = request.headers.get('x-forwarded-proto') === 'https'
  const known: string[] = []
  const options = authOptions(caller, secure, (browser) => known.push(browser))
  const response: Response = await NextAuth(request, context, options)
  // A redirect within the house: whatever host the request named, no other one is told.
  const to = response.headers.get('location')
  if (to) {
    const { pathname, search } = new URL(to, request.url)
    // Two slashes at the beginning would name a host again.
    response.headers.set('location', `${pathname.replace(/^\/+/, '/')}${search}`)
  }
  for (const one of known) response.headers.append('set-cookie', browserCookie(one, secure))
  return response
}

/** Sent only to the sign-in address, the only one that reads it. */
const browserCookie = (value: string, secure: boolean) =>
  `${BROWSER_COOKIE}=${value}; Path=/api/auth; Max-Age=${BROWSER_COOKIE_LASTS_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/**
 * The requests that next-auth would answer as its own failure: a form's address opened as a page, and an unknown form.
 */
function refusal(method: string, [action = '', provider]: readonly string[]): Response | null {
  if (provider !== undefined && !WAYS_IN.some((way) => way === provider))
    return new Response(null, { status: 404 })
  if (action === 'callback' && method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } })
  return null
}

export { handler as GET, handler as POST }
