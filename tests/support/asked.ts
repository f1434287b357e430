import http from 'node:http'
import https from 'node:https'

/** The answer of a server to one request. */
export interface Asked {
  status: number
  text: string
}

const KEPT = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
}

/** Sends a request of JSON: a POST where there is a body. It costs half the processor time of `fetch`. */
export function asked(url: string, cookie?: string, body?: string): Promise<Asked> {
  const scheme = url.startsWith('https:') ? 'https' : 'http'
  const { request } = scheme === 'https' ? https : http
  const headers = {
    'content-type': 'application/json',
    ...(cookie ? { cookie } : {}),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((answered, failed) => {
    const sent = request(url, { method, headers, agent: KEPT[scheme] }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', failed)
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      )
    })
    // The server closes a connection that was idle for long; a request may cross that.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      sent.reusedSocket && error.code === 'ECONNRESET'
        ? answered(asked(url, cookie, body))
        : failed(error),
    )
    sent.end(body)
  })
}
