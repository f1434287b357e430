import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { publicOrigin } from './reachable'

/** The caller's address as this server saw it; whatever a client sends under this name is overwritten. */
export const ADDRESS_HEADER = 'x-circolo-address'

/** Behind a reverse proxy that sets them (TRUST_PROXY=1), its headers tell the caller and the scheme. */
export const behindProxy = () => process.env.TRUST_PROXY === '1'

/** Where a request comes from, and the address by which it reached us. */
export interface Approach {
  address: string
  scheme: 'http' | 'https'
  host: string
}

/** How a request reached us; a client's own forwarding headers are not believed. */
export function approachOf(req: IncomingMessage): Approach {
  const forwarded = (name: string) => (behindProxy() ? nearest(req.headers[name]) : undefined)
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return {
    address: forwarded('x-forwarded-for') ?? req.socket.remoteAddress ?? 'unknown',
    scheme,
    host: forwarded('x-forwarded-host') ?? req.headers.host ?? 'localhost',
  }
}

/** Lets what runs behind us, Next and next-auth, read the same from the headers. */
export function markApproach(req: IncomingMessage, approach: Approach): void {
  req.headers[ADDRESS_HEADER] = approach.address
  req.headers['x-forwarded-proto'] = approach.scheme
  req.headers['x-forwarded-host'] = approach.host
  req.headers['x-forwarded-for'] = approach.address
}

/**
 * Whether a page of another site sent this: only what changes something is asked. A proxy may write another Host than
 * its pages came from; they come from the club's own address then.
 */
export function isForeign(req: IncomingMessage, { host, scheme }: Approach): boolean {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return false
  const { origin } = req.headers
  if (origin !== undefined) return origin !== `${scheme}://${host}` && origin !== publicOrigin()
  const site = req.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * The network that an address belongs to, for counting: an IPv4 address, or the 64 bits of IPv6 that a provider gives
 * to one customer.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The proxy nearest to us wrote the last entry; those before it are the client's word. */
function nearest(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header
  return text?.split(',').at(-1)?.trim() || undefined
}
