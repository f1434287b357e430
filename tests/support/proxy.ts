import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A reverse proxy like the one in front of a club: it ends https, which it only pretends here, and appends the caller's
 * address. Returns its address; with `host`, it writes that as the Host.
 */
export async function proxyTo(
  target: string,
  { host }: { host?: string } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer((req, res) => {
    const before = req.headers['x-forwarded-for']
    const headers = {
      ...req.headers,
      ...(host === undefined ? {} : { host }),
      'x-forwarded-for': `${before ? `${before}, ` : ''}${req.socket.remoteAddress}`,
      'x-forwarded-proto': 'https',
    }
    const asked = http.request(target + req.url, { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    asked.on('error', () => res.destroy())
    res.on('close', () => asked.destroy())
    req.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
