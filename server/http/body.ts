import { IncomingMessage } from 'node:http'

/** Largest body outside the programming interface, in bytes: the form of a sign-in is the largest there is. */
const LARGEST_BODY_BYTES = 16 * 1024

/**
 * The request as the pages may read it: they know no limit, so its body is read here and given on whole. Null when it
 * is too large, or was broken off.
 */
export async function boundedRequest(req: IncomingMessage): Promise<IncomingMessage | null> {
  const length = req.headers['content-length'] ?? '0'
  if (length === '0' && req.headers['transfer-encoding'] === undefined) return req
  if (Number(length) > LARGEST_BODY_BYTES) return null
  const body = await bodyOf(req)
  return body && withBody(req, body)
}

/** Stops at the limit, whatever length was promised; what comes after it is left unread. */
function bodyOf(req: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= LARGEST_BODY_BYTES) return chunks.push(chunk)
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
