import { createHash } from 'node:crypto'
import { latestOf } from '@/db/queries/streams'
import type { AnyCommand } from '@/rules/kernel/decider'
import { actorOf, type Identity } from '../../access/identity'
import { isProblem, type ToldRefusal } from '../../common/errors'
import type { Again } from '../../games/game'
import { running } from '../../running/running'
import type { AnyStream } from '../../streams/streams'
import { giveTo } from '../enforce'

/** How many evenings of a game are looked through for one that had tables. */
const EVENINGS_SOUGHT = 10

/** A game's latest evening that had tables, with the commands that open them again. */
interface Latest {
  evening: string
  day: string
  openings: readonly Again<AnyCommand>[]
}

/** The latest evening of a game with tables; null when there is none. The evening `beside` is passed over. */
export async function latestWithTables(
  clubId: string,
  game: string,
  beside: string | null = null,
): Promise<Latest | null> {
  const { streams, sql, games } = running()
  if (!games[game]?.again) return null
  for (const { streamId, day } of await latestOf(sql, { clubId, game, limit: EVENINGS_SOUGHT })) {
    const past = streamId === beside ? null : await streams.find(clubId, streamId)
    const openings = past?.game.again?.(past.state) ?? []
    if (openings.length > 0) return { evening: streamId, day, openings }
  }
  return null
}

/** A table that was not opened again, by its name; null for the customs of the whole evening. */
interface NotOpened {
  table: string | null
  refusal: ToldRefusal
}

/** A command that is none any more; the house's own words for it. */
const INVALID: ToldRefusal = {
  ...{ provision: null, code: 'invalid', parts: {}, game: null, sentence: null },
}

/**
 * Opens the tables of the game's latest evening in this one, and gives those that were refused. Retries use the same
 * command ids, so nothing is opened twice.
 */
export async function openAgain(
  identity: Identity,
  stream: AnyStream,
): Promise<{ version: number; notOpened: NotOpened[] }> {
  const { clubId, id: evening, game } = stream
  const latest = await latestWithTables(clubId, game.decider.game, evening)
  const notOpened: NotOpened[] = []
  for (const [at, { table, command }] of (latest?.openings ?? []).entries()) {
    const { type, ...payload } = command
    // An earlier version may have written it, without settings that came since.
    const parsed = game.decider.commands[type]?.schema.safeParse(payload)
    if (!parsed?.success) {
      notOpened.push({ table, refusal: INVALID })
      continue
    }
    const given = { ...(parsed.data as object), type }
    const giving = { id: idAfter(evening, at), by: actorOf(identity), command: given }
    const refusal = await giveTo(stream, giving).then(() => null, refusalOf)
    if (refusal) notOpened.push({ table, refusal })
  }
  return { version: stream.version, notOpened }
}

/** The refusal in an error of a command; any other error is thrown again. */
function refusalOf(error: unknown): ToldRefusal {
  if (isProblem(error) && error.more.refusal) return error.more.refusal
  throw error
}

/** The id of a command that follows from the opening of an evening, the same at each try. */
function idAfter(evening: string, at: number): string {
  const digest = createHash('sha256').update(`${evening}/${at}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
