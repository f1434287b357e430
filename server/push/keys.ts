import { createECDH, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeKept } from '../keeping/files'

/** In a folder of the data folder that every backup holds, beside the secret. */
const FILE = 'keys/push.json'

const Keys = z.object({ publicKey: z.string(), privateKey: z.string(), subject: z.string() })
/** The installation's keys for Web Push (RFC 8292), and the address at which its makers could be asked about it. */
export type PushKeys = z.infer<typeof Keys>

/** The keys of this data folder; null while none were made. */
export function knownKeys(data: string): PushKeys | null {
  const file = path.join(data, FILE)
  return existsSync(file) ? Keys.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/**
 * The keys of an installation whose data folder has none yet. They come from its secret, so that every process on its
 * database has the same: a browser that subscribed at one is told by another.
 */
export function keysFrom(secret: string, origin: string | null): PushKeys {
  const ecdh = createECDH('prime256v1')
  // Almost any 32 bytes are a private key: all but one in four thousand million.
  const own = createHmac('sha256', secret).update('push').digest()
  ecdh.setPrivateKey(own)
  const publicKey = ecdh.getPublicKey('base64url')
  return { publicKey, privateKey: own.toString('base64url'), subject: subjectOf(origin) }
}

/** The keys of this data folder, made now if there are none: nothing is made before somebody switches push on. */
export function keysMadeOnce(data: string, secret: string, origin: string): PushKeys {
  const known = knownKeys(data)
  if (known) return known
  const keys = keysFrom(secret, origin)
  writeKept(data, { name: FILE, body: Buffer.from(`${JSON.stringify(keys)}\n`) })
  return keys
}

/** The standard wants an https address or an e-mail; a machine without a name of its own has neither. */
const subjectOf = (origin: string | null): string =>
  origin?.startsWith('https://') ? origin : 'mailto:circolo@example.invalid'
