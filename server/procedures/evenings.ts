import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AlreadyOpen } from '@/db/errors'
import { openStreams } from '@/db/journal'
import { findClub } from '@/db/queries/clubs'
import { latestBeside, listStreams } from '@/db/queries/streams'
import { written } from '@/rules/kernel/text'
import { unitWith } from '@/rules/kernel/unit'
import { actorOf, DEVICE, type Identity } from '../access/identity'
import { MEMBERS } from '../access/rights'
import { noteCommand } from '../common/context'
import { Problem } from '../common/errors'
import { Id } from '../common/given'
import { shownTo } from '../live/shown'
import { running } from '../running/running'
import type { AnyStream } from '../streams/streams'
import { giveTo } from './enforce'
import { lookingAs } from './tied'
import { allowed, router } from './trpc'

const Opening = z.object({
  game: z.string().max(40),
  title: written(80),
  day: z.iso.date(),
  /** The id for the new evening, so that opening it twice by mistake opens one. */
  id: Id.optional(),
  /** With the tables of the game's latest evening. */
  again: z.boolean().default(false),
})

/** Evenings: opening them, listing them, looking at one. */
export const evenings = router({
  /** Opens an evening of a game that is played here; refused while another of that game is open. */
  open: allowed('segretario')
    .input(Opening)
    .mutation(async ({ ctx: { identity, about }, input }) => {
      const id = input.id ?? crypto.randomUUID()
      noteCommand(about, id)
      return await open(identity, { ...input, id })
    }),

  /** The evenings that are open, in the order in which the house shows their games. */
  tonight: allowed(...MEMBERS, DEVICE).query(async ({ ctx: { identity } }) => {
    const { sql, games } = running()
    const open = await openStreams(sql, identity.clubId)
    return Object.keys(games).flatMap((name) =>
      open
        .filter(({ game }) => game === name)
        .map(({ game, streamId: evening, title, day }) => ({ game, evening, title, day })),
    )
  }),

  /** The club's evenings kept here, the latest first. */
  list: allowed(...MEMBERS)
    .input(z.object({ limit: z.int().min(1).max(500).default(100) }).default({ limit: 100 }))
    .query(async ({ ctx: { identity }, input }) => {
      const lines = await listStreams(running().sql, identity.clubId, input.limit)
      return lines.map(({ game, streamId, title, day, status }) => ({
        game,
        evening: streamId,
        title,
        day,
        status,
      }))
    }),

  /** One evening as the desk, the deputato or a member may see it, also after it was closed. */
  view: lookingAs
    .input(z.object({ evening: Id }))
    .query(async ({ ctx: { identity, audience }, input }) => {
      const { streams, directory, keyOf, now } = running()
      const stream = await streams.find(identity.clubId, input.evening)
      if (!stream) throw new Problem('no-such-evening')
      const { clubId } = identity
      const naming = { names: await directory.of(clubId), secret: await keyOf(clubId) }
      const { view, names } = shownTo(stream, audience, naming, now())
      return {
        game: stream.game.decider.game,
        evening: stream.id,
        version: stream.version,
        now: now(),
        view: JSON.parse(view) as unknown,
        names,
      }
    }),
})

/** Throws Problem: `no-such-game`, `evening-already-open` with its title and day, or `refused`. */
async function open(
  identity: Identity,
  { game: name, title, day, id: evening, again }: z.infer<typeof Opening> & { id: string },
) {
  const { streams, games, sql } = running()
  const { clubId } = identity
  const club = await findClub(sql, identity.slug)
  const isPlayed = Object.hasOwn(games, name) && (club?.games?.includes(name) ?? true)
  const game = isPlayed ? games[name] : undefined
  if (!game) throw new Problem('no-such-game', { game: name })
  await refuseSecond(clubId, name, evening)
  const stream =
    (await streams.find(clubId, evening)) ?? (await streams.begin(clubId, evening, name))
  if (stream.game.decider.game !== name) throw new Problem('no-such-evening')
  try {
    const unit = unitWith(club?.decimals ?? 0)
    const command = game.opening({ title, day, unit })
    const opened = await giveTo(stream, { id: evening, by: actorOf(identity), command })
    const { version } = again ? await openAgain(identity, stream) : opened
    return { evening, version }
  } catch (error) {
    // When two secretaries open at once, in one process or two, the database accepts one of them.
    if (error instanceof AlreadyOpen) await refuseSecond(clubId, name, evening)
    throw error
  } finally {
    streams.abandon(stream)
  }
}

/** Opens the tables of the game's latest evening in this one. A retry gives the same commands, which are known then. */
async function openAgain(identity: Identity, stream: AnyStream): Promise<{ version: number }> {
  const { streams, sql } = running()
  const { clubId, id: streamId, game } = stream
  const latest = await latestBeside(sql, { clubId, game: game.decider.game, streamId })
  const past = latest && (await streams.find(clubId, latest))
  const commands = (past && game.again?.(past.state)) || []
  for (const [at, command] of commands.entries())
    await giveTo(stream, { id: idAfter(streamId, at), by: actorOf(identity), command })
  return { version: stream.version }
}

/** The id of a command that follows from the opening of an evening, the same at each try. */
function idAfter(evening: string, at: number): string {
  const digest = createHash('sha256').update(`${evening}/${at}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

async function refuseSecond(clubId: string, game: string, evening: string): Promise<void> {
  const open = await openStreams(running().sql, clubId)
  const other = open.find((one) => one.game === game && one.streamId !== evening)
  if (!other) return
  throw new Problem('evening-already-open', { title: other.title, day: other.day })
}
