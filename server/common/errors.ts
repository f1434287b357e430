import type { Hindrance } from '@/db/errors'
import type { Refusal } from '@/rules/kernel/decider'
import type { PlainParts, Sentence } from '@/rules/kernel/tell'

/** Every error that a client may receive, with its HTTP status; its sentence is in `messages/<locale>/errors.json`. */
export const STATUS = {
  invalid: 400,
  'invisible-characters': 400,
  'bad-card': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-password': 401,
  'wrong-code': 401,
  'wrong-pin': 401,
  'not-allowed': 403,
  'must-change-password': 403,
  'foreign-origin': 403,
  blocked: 403,
  'not-found': 404,
  'no-such-evening': 404,
  'no-such-member': 404,
  'no-such-class': 404,
  'no-such-table': 404,
  'no-such-post': 404,
  'no-such-game': 404,
  'no-such-session': 404,
  'evening-already-open': 409,
  'id-taken': 409,
  'card-taken': 409,
  'name-taken': 409,
  conflict: 409,
  'too-large': 413,
  'too-many-procedures': 413,
  refused: 422,
  'last-administrator': 422,
  'not-yourself': 422,
  'holds-office': 422,
  'on-duty': 422,
  'demo-club': 422,
  'forget-open-evening': 422,
  'forget-unpaid': 422,
  'forget-dispute': 422,
  'day-to-come': 422,
  'day-is-past': 422,
  'common-password': 422,
  'common-pin': 422,
  'no-pin': 422,
  'amounts-recorded': 422,
  'time-zone-in-use': 422,
  'licence-in-use': 422,
  'several-clubs': 422,
  'push-off': 422,
  'push-unavailable': 422,
  'push-unknown-service': 422,
  'bad-file': 422,
  'too-many-attempts': 429,
  'too-many-commands': 429,
  'too-many-rehearsals': 429,
  'too-many-rehearsals-here': 429,
  unexpected: 500,
  unavailable: 503,
  'storage-full': 503,
  'storage-read-only': 503,
  'too-busy': 503,
} as const
/** The code of an error that a client may receive. */
export type ErrorCode = keyof typeof STATUS

/** The time after which a client that received `too-busy` may try again, in seconds. */
export const BUSY_RETRY_S = 5

/** Whether a schema's message is the code of an error, which has a sentence of its own. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(STATUS, text)

/** A line of a file that makes the whole file refused; each file has its own codes. */
export interface LineError<Code extends string = string> {
  line: number
  code: Code
  say?: PlainParts
}

/**
 * A refusal in the form for screens: with its game, and its sentence in both languages. Both are null for a refusal of
 * the house itself, which a screen makes of an error's code; the sentence also when no list of the game has the code.
 */
export type ToldRefusal = Refusal & {
  game: string | null
  sentence: Sentence | null
}

/** An error sent to the client: its code, the values its sentence names, and further details. */
export class Problem extends Error {
  override name = 'Problem'

  constructor(
    readonly code: ErrorCode,
    readonly say: PlainParts = {},
    readonly more: { refusal?: ToldRefusal; lines?: readonly LineError[] } = {},
  ) {
    super(code)
  }
}

/** Next bundles this module a second time, so `instanceof` alone is not enough. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && (error.name === 'Problem' || error instanceof Problem)
}

const UNAVAILABLE = {
  lost: 'unavailable',
  full: 'storage-full',
  'read-only': 'storage-read-only',
} as const satisfies Record<Hindrance, ErrorCode>

/** The database cannot answer at the moment. Nothing is half done: the same command may be sent again. */
export class Unavailable extends Problem {
  constructor({ hindrance }: { hindrance: Hindrance } = { hindrance: 'lost' }) {
    super(UNAVAILABLE[hindrance])
  }
}
