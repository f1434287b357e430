import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the memory and time that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Without letters and digits that look alike, since people copy it from a slip of paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

/** Of somebody unknown the same work is done, so that the time tells nothing. */
const nobody = hashPassword('nobody has this password')

/** Whether the password is that of this hash; never for a member without one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password.normalize('NFC'))
  return right && passwordHash !== null
}

/** A password to be shown once and changed at the first sign-in, such as `k7mp-x2hd-9wqa`. */
export function temporaryPassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]
  return [4, 4, 4].map((length) => Array.from({ length }, letter).join('')).join('-')
}
