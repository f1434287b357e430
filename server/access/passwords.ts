import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { COMMON_PASSWORDS } from './commonPasswords'

/** argon2id with the memory and time that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** No letters and digits that look alike, since people copy it from a slip of paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The argon2id hash of a password, with its salt and its cost, as the database keeps it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST)
}

/** For an unknown card the same work is done, so that the time taken gives nothing away. */
const nobody = hashPassword('nobody has this password')

/** Whether the password matches this hash; false for a member without a hash. */
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
 * Whether a password is easy to guess: a common one, one character repeated, or only words known about its owner (the
 * card, the name, the club), with at most a year after them.
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

/** Whether a PIN is easy to guess: made of one or two digits, a run such as 2345 or 9876, or the digits of the card. */
export function isGuessablePin(pin: string, card: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])))
  const isRun = steps.size === 1 && (steps.has(1) || steps.has(-1))
  return isRun || new Set(pin).size < 3 || pin === card.replaceAll(/\D/g, '')
}

const SHORTEST_WORD = 3

/** The words of a text: letters and digits only, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
