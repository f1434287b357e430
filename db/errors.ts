import postgres from 'postgres'

/** Another writer moved the stream, or is about to: nothing of the batch was stored. Load the stream and decide again. */
export class VersionConflict extends Error {
  override name = 'VersionConflict'
}

/** A command of the batch is already answered: nothing of the batch was stored. */
export class DuplicateCommand extends Error {
  override name = 'DuplicateCommand'
}

/** An account would fall below zero: nothing of the batch was stored. */
export class Overdraft extends Error {
  override name = 'Overdraft'
}

/** Another stream of the club's game is open: nothing of the batch was stored. */
export class AlreadyOpen extends Error {
  override name = 'AlreadyOpen'
}

/** A person changed banknotes in another stream of the day meanwhile: nothing of the batch was stored. */
export class CashMoved extends Error {
  override name = 'CashMoved'
}

/**
 * Reasons why a database cannot answer at the moment: it is lost, restarting or locked, its disk is full, or it is read-only.
 */
export const HINDRANCES = ['lost', 'full', 'read-only'] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** The database cannot answer now, so the outcome is unknown: look the command up before a retry. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'

  constructor(
    message: string,
    options: ErrorOptions = {},
    readonly hindrance: Hindrance = 'lost',
  ) {
    super(message, options)
  }
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
])

/**
 * Class 08: the connection failed; 53: no disk, memory or connections left; 57: the server stops, starts or cancelled a
 * statement; 58: a file that it cannot read or write; 25006: read-only, such as after a failover; 55P03: somebody holds
 * a lock for too long.
 */
const unreachableState = (code: string) =>
  ['08', '53', '57', '58'].some((ofClass) => code.startsWith(ofClass)) ||
  [READ_ONLY, LOCKED].includes(code)

/** The stream is not where the batch expects it: `append_to`. */
const MOVED = 'CV001'
/** Two writers waited for each other, as two that open the same stream may, and the database refused this one. */
const DEADLOCKED = '40P01'
const READ_ONLY = '25006'
const LOCKED = '55P03'
const DISK_FULL = '53100'

const hindranceOf = (code: string): Hindrance =>
  code === DISK_FULL ? 'full' : code === READ_ONLY ? 'read-only' : 'lost'

/** The driver's error as one of this file's, or unchanged when it is none of them. */
export function translate(error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  const message = error instanceof Error ? error.message : code
  if ([MOVED, DEADLOCKED].includes(code)) return new VersionConflict(message, { cause: error })
  if (code === 'CC001') return new CashMoved(message, { cause: error })
  if (code === 'CD001') return new DuplicateCommand(message, { cause: error })
  if (code === '23514' && constraintOf(error) === 'balance_overdraft') {
    return new Overdraft(message, { cause: error })
  }
  if (isDuplicate(error, 'stream_open')) return new AlreadyOpen(message, { cause: error })
  if (CONNECTION_CODES.has(code) || unreachableState(code)) {
    return new DatabaseUnreachable(message, { cause: error }, hindranceOf(code))
  }
  return error
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The number that a Citus puts after the name of each shard's constraint. */
const SHARD = /(?:_\d{6,})+$/
/**
 * The constraint in the words of an error, last in them and in the quotes of the server's language: a Citus hands on the
 * words of its machines, and not the field.
 */
const NAMED = /["«„“]\s*([^"«»„“”]+?)\s*["»“”][^"«»„“”]*$/

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof postgres.PostgresError)) return undefined
  return (error.constraint_name ?? NAMED.exec(error.message)?.[1])?.replace(SHARD, '')
}

/** Whether a unique constraint of that name refused the write. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && constraintOf(error) === constraint
}

/** The reason why a program does not start, in one line for people: Italian first, English after it. */
export class CannotStart extends Error {
  override name = 'CannotStart'

  constructor(italian: string, english: string) {
    super(`${italian} — ${english}`)
  }
}

/** The system's code of an error, such as `EACCES`; undefined when it has none. */
export const systemCode = (error: unknown) => codeOf(error)

/** States of Postgres for data that cannot be read: a damaged page, a damaged index, a file that is not there. */
const DAMAGES = ['XX001', 'XX002', '58P01']

/** The database's own words where its data on the disk is damaged; null for any other error. */
export function damageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (code !== undefined && DAMAGES.includes(code)) return error.message
  return damageIn(error.cause)
}

/** The database as an error says that it cannot answer, whatever wraps it, such as the migrator; null for any other. */
export function unreachableIn(error: unknown): DatabaseUnreachable | null {
  const known = translate(error)
  if (known instanceof DatabaseUnreachable) return known
  return error instanceof Error && error.cause ? unreachableIn(error.cause) : null
}
