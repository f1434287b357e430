import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { COMMON_PASSWORDS } from './commonPasswords'

/** argon2id with the memory and time that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Without letters and digits that look alike, since people copy it from a slip of paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The argon2id hash of a password, with its salt and its cost, as the database keeps it. */
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

/**
 * Whether a password is among the first that anybody would try: a common one, one sign over and over, or nothing but
 * words that are known of its owner, such as the card, the name and the club, with a year behind them at most.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const typed = password.normalize('NFC').trim().toLowerCase()
  if (COMMON_PASSWORDS.has(typed) || new Set(typed).size < 3) return true
  const words = known.flatMap(wordsOf).filter((word) => word.length >= SHORTEST_WORD)
  const left = words
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), wordsOf(typed).join(''))
  return /^\d{0,4}$/.test(left)
}

const SHORTEST_WORD = 3

/** The letters and digits of a text, accents apart, word by word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
