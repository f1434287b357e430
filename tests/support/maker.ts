import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser as a maker's service knows it: its address there, and the keys by which messages are for it alone. */
export interface FakeBrowser {
  endpoint: string
  p256dh: string
  auth: string
}

/** A message as it reached a browser, with the headers that its maker's service saw. */
interface Received {
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as it was on the way, and decrypted. */
  cipher: Buffer
  message: { reason: string; title: string; body: string; path: string }
  /** Whether the club's own key signed it for this service. */
  isSigned: boolean
}

interface Pair {
  ecdh: ECDH
  auth: Buffer
}

/** A stand-in for the services of the browsers' makers: it takes messages as they do, and decrypts them as browsers do. */
export class Maker {
  readonly received: Received[] = []
  /** The status with which a browser's messages are answered; 201 unless a test says otherwise. */
  readonly answers = new Map<string, number>()
  readonly #pairs = new Map<string, Pair>()
  readonly #listeners = new Set<() => void>()

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Maker> {
    const server = createServer()
    const service = new Maker(server)
    server.on('request', async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      const path = req.url ?? ''
      const pair = service.#pairs.get(path)
      if (pair) {
        const cipher = Buffer.concat(chunks)
        const message = JSON.parse(decrypted(cipher, pair))
        const isSigned = isSignedFor(service.origin, String(req.headers.authorization))
        service.received.push({ path, headers: req.headers, cipher, message, isSigned })
      }
      res.writeHead(service.answers.get(path) ?? (pair ? 201 : 404)).end()
      for (const listener of service.#listeners) listener()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return service
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** A new browser with keys of its own. */
  browser(): FakeBrowser {
    const path = `/${randomBytes(16).toString('hex')}`
    const ecdh = createECDH('prime256v1')
    const p256dh = ecdh.generateKeys('base64url')
    const auth = randomBytes(16)
    this.#pairs.set(path, { ecdh, auth })
    return { endpoint: `${this.origin}${path}`, p256dh, auth: auth.toString('base64url') }
  }

  /** The messages for one browser, once there are so many. */
  async messagesTo({ endpoint }: FakeBrowser, count = 1): Promise<Received[]> {
    const mine = () => this.received.filter(({ path }) => endpoint.endsWith(path))
    while (mine().length < count) {
      await new Promise<void>((stir) => {
        const once = () => {
          this.#listeners.delete(once)
          stir()
        }
        this.#listeners.add(once)
      })
    }
    return mine()
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }
}

/** RFC 8188 and 8291, written from the standards and not from the sender's library. */
function decrypted(body: Buffer, { ecdh, auth }: Pair): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const record = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derive = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The text ends at the last byte that is not padding: a 2.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** RFC 8292: `vapid t=<token>, k=<public key>`, a token for this service, signed with that key. */
function isSignedFor(origin: string, authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed && aud === origin
}
