import type { AuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { DatabaseUnreachable, translate } from '@/db/errors'
import { SESSION_COOKIE } from '../access/cookie'
import type { Caller } from '../access/signIn'
import { isProblem, type Problem, Unavailable } from '../common/errors'
import { isKeepable } from '../common/given'
import { running } from '../running/running'

const short = z.string().min(1).max(200).refine(isKeepable)
const MemberForm = z.object({ slug: short, card: short, password: short })
const DeviceForm = z.object({ slug: short, code: short })

/** The two forms of signing in, by name. */
export const WAYS_IN = ['members', 'device'] as const

/** Thirty days, the length of the longest session; shorter ones are ended by the sessions table. In seconds. */
const COOKIE_LASTS_S = 30 * 24 * 60 * 60

/**
 * next-auth's settings for one request: the cookie holds a session's key and nothing else. A failed sign-in has
 * `<code>` or `<code>:<minutes>` as its error; `remember` receives the cookie by which its browser is known.
 */
export function authOptions(
  caller: Caller,
  secure: boolean,
  remember: (browser: string) => void,
): AuthOptions {
  const open = async (signingIn: Promise<string>, card?: string): Promise<string> => {
    const session = await signingIn
    remember(await running().signIn.browserOf(session, caller, card))
    return session
  }
  return {
    secret: running().secret,
    session: { strategy: 'jwt', maxAge: COOKIE_LASTS_S },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    pages: { signIn: '/', error: '/' },
    providers: [
      Credentials({
        id: 'members',
        credentials: { slug: {}, card: {}, password: {} },
        authorize: (given) =>
          signedIn(MemberForm, given, (form) =>
            open(running().signIn.member(form, caller), form.card),
          ),
      }),
      Credentials({
        id: 'device',
        credentials: { slug: {}, code: {} },
        authorize: (given) =>
          signedIn(DeviceForm, given, (form) => open(running().signIn.device(form, caller))),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user ? user.id : token.sid }),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === 'string') await running().signIn.out(token.sid)
      },
    },
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  }
}

async function signedIn<T>(
  form: z.ZodType<T>,
  given: unknown,
  signIn: (form: T) => Promise<string>,
): Promise<{ id: string }> {
  const parsed = form.safeParse(given)
  if (!parsed.success) throw new Error('wrong-credentials')
  try {
    return { id: await signIn(parsed.data) }
  } catch (error) {
    if (isProblem(error)) throw new Error(codeOf(error))
    const translated = translate(error)
    if (translated instanceof DatabaseUnreachable) throw new Error(new Unavailable(translated).code)
    running().log.error({ err: error }, 'a sign-in failed')
    throw new Error('unexpected')
  }
}

function codeOf({ code, say }: Problem): string {
  return say.minutes === undefined ? code : `${code}:${say.minutes}`
}
