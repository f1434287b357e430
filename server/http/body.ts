import { IncomingMessage } from 'node:http'

/** Largest body outside the API, in bytes: the sign-in form is the largest there. */
const LARGEST_BODY_BYTES = 16 * 1024

/**
 * The request for the pages, which have no limit of their own: its body is read here and passed on whole. Null when it
 * is too large, or was cut off.
 */
export async function boundedRequest(req: IncomingMessage): Promise<IncomingMessage | null> {
  const length = req.headers['content-length'] ?? '0'
  if (length === '0' && req.headers['transfer-encoding'] === undefined) return req
  const body = await readBody(req, LARGEST_BODY_BYTES)
  return body && withBody(req, body)
}

/**
 * The whole body of a request; null when it announces or has more than `most` bytes, or was cut off. The rest is left
 * unread.
 */
export async function readBody(req: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length'] ?? 0) > most) return null
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) return chunks.push(chunk)
      req.pause()
      return resolve(null)
    })
    req.on('end', () => resolve(Buffer.concat(chunks)))
    req.on('error', () => resolve(null))
  })
}

function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req
  const again = Object.assign(new IncomingMessage(req.socket), {
    ...{ method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor },
    complete: true,
  })
  if (body.length > 0) again.push(body)
  again.push(null)
  return again
}
