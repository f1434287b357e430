import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWritten, type StreamHead } from '@/db/journal'
import type { Alone } from '@/db/keeping/connection'
import type { Club } from '@/db/queries/clubs'
import { forgottenMembers } from '@/db/queries/forgetting'
import type { Games } from '../games/game'
import { VERSION } from './manifest'

/** The version of the exported format, which `docs/journal.md` describes. */
const FORMAT = 1
const CHUNK_EVENTS = 1_000

/** The name of the schema of all events, which changes with them. */
const EVENTS: string = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../docs/journal.schema.json'), 'utf8'),
).$id

/**
 * The journals of a club's evenings as lines of JSON, read on one snapshot: the file's head, then each evening with its
 * events, then the digest of all that, unless the snapshot was lost on the way. It names nobody but by their id; a journal of 0.1 has its members' autographs.
 */
export async function* exportedLines(
  { sql, confirm }: Pick<Alone, 'sql' | 'confirm'>,
  games: Games,
  { clubId, slug, decimals }: Pick<Club, 'clubId' | 'slug' | 'decimals'>,
  evenings: readonly StreamHead[],
): AsyncGenerator<string> {
  const digest = createHash('sha256')
  const line = (content: object) => {
    const text = `${JSON.stringify(content)}\n`
    digest.update(text)
    return text
  }
  const everybody = await forgottenMembers(sql)
  const forgotten = new Set(
    everybody.filter((one) => one.clubId === clubId).map(({ memberId }) => memberId),
  )
  yield line({ circolo: VERSION, format: FORMAT, events: EVENTS, club: slug, decimals })
  for (const { streamId: evening, game, title, day, status, version, hash } of evenings) {
    yield line({ evening, game, title, day, status, events: version, hash })
    /** Version 0.1 kept autographs in the journal: one of somebody who was forgotten does not leave it. */
    const isDrawnByForgotten = (event: string) => {
      const drawn = forgotten.size > 0 && games[game]?.autographs?.aside(JSON.parse(event))
      return drawn && forgotten.has(drawn.autograph.member)
    }
    for await (const row of readWritten(sql, clubId, evening, 0, CHUNK_EVENTS)) {
      const { position, commandId, at, by, type, hash } = row
      const event = isDrawnByForgotten(row.event) ? null : row.event
      yield line({ position, commandId, at, by, type, event, hash })
    }
  }
  await confirm()
  yield `${JSON.stringify({ sha256: digest.digest('hex') })}\n`
}
