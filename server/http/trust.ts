import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { TLSSocket } from 'node:tls'
import { publicOrigin } from './reachable'

/** The caller's address as this server saw it; the same header sent by a client is overwritten. */
export const ADDRESS_HEADER = 'x-circolo-address'

/** Behind a reverse proxy (TRUST_PROXY=1) the caller and the scheme are read from the proxy's headers. */
export const behindProxy = () => process.env.TRUST_PROXY === '1'

/** The caller's address, and the address at which it reached us. */
export interface Approach {
  address: string
  scheme: 'http' | 'https'
  host: string
}

/** How a request reached us, by our own https or a proxy's; forwarding headers of a client are not trusted. */
export function approachOf(req: IncomingMessage): Approach {
  const forwarded = (name: string) => (behindProxy() ? nearest(req.headers[name]) : undefined)
  const own = req.socket instanceof TLSSocket ? 'https' : 'http'
  const scheme = (forwarded('x-forwarded-proto') ?? own) === 'https' ? 'https' : 'http'
  return {
    address: forwarded('x-forwarded-for') ?? req.socket.remoteAddress ?? 'unknown',
    scheme,
    host: forwarded('x-forwarded-host') ?? req.headers.host ?? 'localhost',
  }
}

/** Writes the same into the headers, for Next and next-auth behind us. */
export function markApproach(req: IncomingMessage, approach: Approach): void {
  req.headers[ADDRESS_HEADER] = approach.address
  req.headers['x-forwarded-proto'] = approach.scheme
  req.headers['x-forwarded-host'] = approach.host
  req.headers['x-forwarded-for'] = approach.address
}

/**
 * Whether a page of another site sent this request; only requests that change something are checked. A proxy may
 * replace the Host of the pages; then they have the club's own address.
 */
export function isForeign(req: IncomingMessage, { host, scheme }: Approach): boolean {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return false
  const { origin } = req.headers
  if (origin !== undefined) return origin !== `${scheme}://${host}` && origin !== publicOrigin()
  const site = req.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * The network of an address, for counting: an IPv4 address, or the 64 bits of IPv6 that a provider gives to one
 * customer.
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

/** The nearest proxy wrote the last entry; earlier entries come from the client. */
function nearest(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header
  return text?.split(',').at(-1)?.trim() || undefined
}
