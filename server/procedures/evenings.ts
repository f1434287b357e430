import { z } from 'zod'
import { openStreams } from '@/db/journal'
import { listStreams } from '@/db/queries/streams'
import { written } from '@/rules/kernel/text'
import { audienceOf, SEEN_AS } from '../audience'
import { giveTo } from '../enforce'
import { Problem } from '../errors'
import { EVENING_GAME } from '../games'
import { Id } from '../given'
import { actorOf, type Identity } from '../identity'
import { oneAtATime } from '../oneAtATime'
import { running } from '../running'
import { shownTo } from '../shown'
import { allowed, MEMBERS, router } from '../trpc'

const Opening = z.object({
  title: written(80),
  day: z.iso.date(),
  /** The evening's id to be, so that opening twice by mistake opens one. */
  id: Id.optional(),
})

export const evenings = router({
  /** Opens the club's evening; refused while another is open. */
  open: allowed('segretario')
    .input(Opening)
    .mutation(({ ctx: { identity }, input }) =>
      oneAtATime(`open/${identity.clubId}`, () => open(identity, input)),
    ),

  /** The evening that is open; null when there is none. */
  current: allowed(...MEMBERS, 'tavolo').query(async ({ ctx: { identity } }) => {
    const [open] = await openStreams(running().sql, identity.clubId)
    return open ? { evening: open.streamId, title: open.title, day: open.day } : null
  }),

  /** The club's evenings kept here, the latest first. */
  list: allowed(...MEMBERS)
    .input(z.object({ limit: z.int().min(1).max(500).default(100) }).default({ limit: 100 }))
    .query(async ({ ctx: { identity }, input }) => {
      const lines = await listStreams(running().sql, identity.clubId, input.limit)
      return lines.map(({ streamId, title, day, status }) => ({
        evening: streamId,
        title,
        day,
        status,
      }))
    }),

  /** One evening as desk, deputato or member may see it, also after it was closed. */
  view: allowed(...MEMBERS)
    .input(z.object({ evening: Id, as: z.enum(SEEN_AS) }))
    .query(async ({ ctx: { identity }, input }) => {
      const { streams, directory, now } = running()
      const stream = await streams.find(identity.clubId, input.evening)
      if (!stream) throw new Problem('no-such-evening')
      const everybody = await directory.of(identity.clubId)
      const { view, names } = shownTo(stream, audienceOf(identity, input.as), everybody, now())
      return {
        evening: stream.id,
        version: stream.version,
        now: now(),
        view: JSON.parse(view) as unknown,
        names,
      }
    }),
})

async function open(identity: Identity, { title, day, id }: z.infer<typeof Opening>) {
  const { sql, streams } = running()
  const { clubId } = identity
  const evening = id ?? crypto.randomUUID()
  const [already] = await openStreams(sql, clubId)
  if (already && already.streamId !== evening) {
    throw new Problem('evening-already-open', { title: already.title, day: already.day })
  }
  const stream =
    (await streams.find(clubId, evening)) ?? streams.begin(clubId, evening, EVENING_GAME)
  try {
    const command = { type: 'openEvening', title, day }
    const { version } = await giveTo(stream, { id: evening, by: actorOf(identity), command })
    return { evening, version }
  } finally {
    streams.abandon(stream)
  }
}
