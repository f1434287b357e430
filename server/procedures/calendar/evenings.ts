import { z } from 'zod'
import { AlreadyOpen } from '@/db/errors'
import { openStreams } from '@/db/journal'
import { listStreams } from '@/db/queries/streams'
import { written } from '@/rules/kernel/text'
import { unitWith } from '@/rules/kernel/unit'
import { actorOf, DEVICE, type Identity } from '../../access/identity'
import { MEMBERS } from '../../access/rights'
import { noteCommand } from '../../common/context'
import { Problem } from '../../common/errors'
import { Id } from '../../common/given'
import { shownTo } from '../../live/shown'
import { running } from '../../running/running'
import { clubAt, gameAt, playedAt } from '../clubs'
import { giveTo } from '../enforce'
import { lookingAs } from '../tied'
import { allowed, router } from '../trpc'
import { latestWithTables, openAgain } from './again'

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
  /**
   * Opens an evening of a game that is played here; refused while another of that game is open. It is open even where
   * tables of the latest evening are not: `notOpened` tells which, and why.
   */
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

  /** The day whose tables `open` opens again, for each game that is played here and had some. */
  latest: allowed('segretario').query(async ({ ctx: { identity } }) => {
    const club = await clubAt(identity.slug)
    const played = Object.keys(running().games).filter((game) => playedAt(club, game))
    const found = played.map(async (game) => {
      const latest = await latestWithTables(identity.clubId, game)
      return latest ? [{ game, evening: latest.evening, day: latest.day }] : []
    })
    return (await Promise.all(found)).flat()
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
  const { streams } = running()
  const { clubId } = identity
  const club = await clubAt(identity.slug)
  const game = gameAt(club, name)
  await refuseSecond(clubId, name, evening)
  const stream =
    (await streams.find(clubId, evening)) ?? (await streams.begin(clubId, evening, name))
  if (stream.game.decider.game !== name) throw new Problem('no-such-evening')
  try {
    const unit = unitWith(club.decimals)
    const command = game.opening({ title, day, unit })
    const opened = await giveTo(stream, { id: evening, by: actorOf(identity), command })
    const { version, notOpened } = again
      ? await openAgain(identity, stream)
      : { ...opened, notOpened: [] }
    return { evening, version, notOpened }
  } catch (error) {
    // When two secretaries open at once, in one process or two, the database accepts one of them.
    if (error instanceof AlreadyOpen) await refuseSecond(clubId, name, evening)
    throw error
  } finally {
    await streams.abandon(stream)
  }
}

async function refuseSecond(clubId: string, game: string, evening: string): Promise<void> {
  const open = await openStreams(running().sql, clubId)
  const other = open.find((one) => one.game === game && one.streamId !== evening)
  if (!other) return
  throw new Problem('evening-already-open', { title: other.title, day: other.day })
}
