import type { Instant } from '@/rules/kernel/decider'
import { type Had, idOf } from './had'

/** The beginning of a message: the moment, the open games, and the evening that it is about; null where none is open. */
export interface Head {
  version: number
  now: Instant
  open: readonly string[]
  game: string | null
  evening: string | null
}

/** The news for a screen: of the shared part, and in a second line of its member. */
export interface Brought {
  shared?: Buffer | null
  me?: string | null
  /** Undefined where the member's own part is as it was, null where there is none any more. */
  own?: Buffer | null | undefined
}

export const closed = (game: string | null): Pick<Head, 'version' | 'game' | 'evening'> => ({
  version: 0,
  game,
  evening: null,
})

/**
 * A message, in pieces of which the heavy ones are the same for many screens. Its event names the form: a page that knows
 * another one does not hear it, and shows what it has until it is loaded again. Its id is what the screen then has.
 */
export function messageOf(
  { version, now, open, game, evening }: Head,
  { shared, me, own }: Brought,
  had: Had,
): (string | Buffer)[] {
  const about = game === null ? 'null' : `"${game}"`
  const at = evening === null ? 'null' : `"${evening}"`
  const head = `{"version":${version},"now":${now},"open":${JSON.stringify(open)},"game":${about},"evening":${at}`
  const pieces: (string | Buffer)[] = [`id: ${idOf(had)}\nevent: folded\ndata: ${head}`]
  if (shared) pieces.push(',"shared":', shared)
  pieces.push('}\n')
  if (me || own !== undefined) {
    pieces.push('data: {', ...(me ? [`"me":${me}`] : []))
    if (own !== undefined) pieces.push(me ? ',' : '', '"own":', own ?? 'null')
    pieces.push('}\n')
  }
  pieces.push('\n')
  return pieces
}

/** A screen has what there is: it receives the time. */
export const stillMessage = (now: Instant, me?: string): string =>
  `event: still\ndata: {"now":${now}}\n${me ? `data: {"me":${me}}\n` : ''}\n`

export const pingMessage = (now: Instant): Buffer =>
  Buffer.from(`event: ping\ndata: {"now":${now}}\n\n`)

/** All pieces in one, to be written to many screens. */
export const inOne = (pieces: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
