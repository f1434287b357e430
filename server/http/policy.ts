import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Scripts run only with a nonce that is new for each page; everything else is loaded from this house only. */
function contentPolicy(nonce: string, dev: boolean, framed: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The silent film that keeps a tablet awake, recorded by its own browser.
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    // Without these two, browsers would ask `script-src`, whose 'strict-dynamic' admits no worker.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/**
 * Sets the headers of every page; Next reads the nonce from the request. A `framed` page may be shown inside a page of
 * this house: only those of a rehearsal are, where nothing of value can be clicked.
 */
export function setPolicy(
  req: IncomingMessage,
  res: ServerResponse,
  { dev, framed }: { dev: boolean; framed: boolean },
): void {
  const policy = contentPolicy(randomBytes(16).toString('base64'), dev, framed)
  if (framed) res.setHeader('x-frame-options', 'SAMEORIGIN')
  req.headers['content-security-policy'] = policy
  res.setHeader('content-security-policy', policy)
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

/**
 * How long browsers insist on https with a plain CIRCOLO_HSTS=1: a club that loses its certificate can be reached after
 * a day.
 */
const HSTS_STANDARD_S = 86_400

/** A year, for every name below the club's own as well: for a club whose certificate is sure to last. */
const HSTS_FULL = 'max-age=31536000; includeSubDomains'

/** Whether CIRCOLO_HSTS may be this: `full`, or a number of seconds. */
export const isHsts = (given: string): boolean => /^(full|\d{1,10})$/.test(given)

/** The header that CIRCOLO_HSTS asks for; `0` has it forgotten. Null when it is not set. */
function hstsHeader(): string | null {
  const given = process.env.CIRCOLO_HSTS
  if (!given) return null
  if (given === 'full') return HSTS_FULL
  return `max-age=${given === '1' ? HSTS_STANDARD_S : given}`
}

/** Two headers are sent over https only: on a plain address browsers ignore them, with a warning. */
export function setAlways(res: ServerResponse, scheme: 'http' | 'https'): void {
  for (const [name, value] of Object.entries(ALWAYS)) res.setHeader(name, value)
  if (scheme !== 'https') return
  res.setHeader('cross-origin-opener-policy', 'same-origin')
  const hsts = hstsHeader()
  if (hsts !== null) res.setHeader('strict-transport-security', hsts)
}
