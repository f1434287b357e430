import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { placeOf } from '@/db/rehearsals'
import { sessionKey } from './sessions'

/** The header in which a page at a rehearsal's place names it to procedures, whose address has no club. */
export const PLACE_HEADER = 'x-circolo-place'

/** The id of the session of a place, the same whenever it is asked. */
export function placeSessionId(clubId: string, place: string): string {
  const hex = createHash('sha256').update(`${clubId}/${place}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The key of the session that sits at the place of this address word; null for the word of a club. */
export function placeSession(word: string): string | null {
  const at = placeOf(word)
  return at && sessionKey(at.clubId, placeSessionId(at.clubId, at.place))
}

/**
 * The key of the place that a request comes from: its page names it in a header, or its address has it. A browser shows
 * several places at once, so that no cookie could tell.
 */
export function placeAsking(req: IncomingMessage): string | null {
  const word = wordAsking(req)
  return word === null ? null : placeSession(word)
}

/** The address word of the place that a request comes from; null for one that comes from none. */
export function wordAsking({ url = '', headers }: IncomingMessage): string | null {
  const named = headers[PLACE_HEADER]
  if (typeof named === 'string') return named
  const [, , word = ''] = url.split('?', 1)[0]?.split('/') ?? []
  return word.includes('~') ? word : null
}
