import type { Sql } from '@/db/client'
import { findStream, verifyStream } from '@/db/journal'
import { eventAt, papersWithHash } from '@/db/queries/papers'
import { positionOfHash } from '@/db/queries/tableaux'
import type { Instant } from '@/rules/kernel/decider'
import type { Proof } from './verify'

/** The facts that a hash of the journal proves, on a paper that is no tableau. */
export interface PrintProof {
  /** The kinds of the papers that were printed with this hash. */
  kinds: readonly string[]
  title: string
  day: string
  /** The hour of the journal's last event when it was printed; null where the journal has no such event. */
  at: Instant | null
  /** The chain of hashes recomputed up to that event. */
  chain: Proof['chain']
  /** Events recorded after it. */
  later: number
}

/** The place of a paper's kind in the name under which its prints are counted: `<evening>/<folder>/<kind>/…`. */
const KIND_PLACE = 2

/** The facts that a printed hash of the journal proves; null when the club printed no paper with it. */
export async function printProofOf(
  sql: Sql,
  clubId: string,
  hash: string,
): Promise<PrintProof | null> {
  const papers = (await papersWithHash(sql, clubId, hash)).map((paper) => paper.split('/'))
  const [evening] = papers[0] ?? []
  const stream = evening === undefined ? undefined : await findStream(sql, clubId, evening)
  if (!stream) return null
  const kinds = [...new Set(papers.flatMap((names) => names[KIND_PLACE] ?? []))]
  const { streamId, title, day, version } = stream
  const position = await positionOfHash(sql, clubId, streamId, hash)
  if (position === undefined) {
    const chain = { sound: false, position: 0 } as const
    return { kinds, title, day, at: null, chain, later: 0 }
  }
  const at = (await eventAt(sql, clubId, streamId, position))?.at ?? null
  const verdict = await verifyStream(sql, clubId, streamId)
  // A break after this event does not concern the paper.
  const isBroken = !verdict.sound && verdict.position <= position
  const chain = isBroken
    ? ({ sound: false, position: verdict.position } as const)
    : ({ sound: true, events: position } as const)
  return { kinds, title, day, at, chain, later: version - position }
}
