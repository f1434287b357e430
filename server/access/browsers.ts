import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A cookie that outlives every session: it gives no access, and only distinguishes a known browser from strangers. */
export const BROWSER_COOKIE = 'circolo.browser'
/** As long as browsers keep any cookie, in seconds. */
export const BROWSER_COOKIE_LASTS_S = 400 * 24 * 60 * 60

/** How many cards one browser is remembered for: the desk's computer is shared. */
const MOST_SEALS = 12
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/**
 * The name of a browser on which `who` signed in before; null on any other. A cookie reads `name.seal.seal…`: each seal
 * is a keyed digest of the name and of one person, so that nobody's card can be read from it.
 */
export function knownBrowser(
  cookie: string | undefined,
  secret: string,
  who: string,
): string | null {
  const [name, ...seals] = partsOf(cookie)
  if (name === undefined) return null
  const right = Buffer.from(sealOf(secret, name, who))
  return seals.some((seal) => timingSafeEqual(Buffer.from(seal), right)) ? name : null
}

/** The cookie of a browser on which `who` has just signed in; earlier people's seals are kept, the latest first. */
export function browserKnowing(cookie: string | undefined, secret: string, who: string): string {
  const [name = randomBytes(16).toString('base64url'), ...seals] = partsOf(cookie)
  const seal = sealOf(secret, name, who)
  const others = seals.filter((other) => other !== seal)
  return [name, seal, ...others].slice(0, 1 + MOST_SEALS).join('.')
}

function partsOf(cookie: string | undefined): string[] {
  const parts = cookie?.split('.') ?? []
  return parts.every((part) => TOKEN.test(part)) ? parts.slice(0, 1 + MOST_SEALS) : []
}

const sealOf = (secret: string, name: string, who: string): string =>
  createHmac('sha256', secret)
    .update(`browser/${name}/${who}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
