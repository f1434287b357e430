import { createHash } from 'node:crypto'
import { z } from 'zod'
import { beginningsOf } from '@/db/queries/beginnings'
import { clubUse, findClub, updateClub } from '@/db/queries/clubs'
import { type Emblem, setEmblem } from '@/db/queries/emblems'
import { LICENSED_HOUSES } from '@/rules/kernel/licence'
import { written } from '@/rules/kernel/text'
import { MOST_DECIMALS } from '@/rules/kernel/unit'
import { DEVICE } from '../access/identity'
import { MEMBERS } from '../access/rights'
import { Problem } from '../common/errors'
import { isPng } from '../common/png'
import { running } from '../running/running'
import { byOf } from './members'
import { allowed, router } from './trpc'

const Club = z.object({
  name: written(80),
  shortName: written(30),
  /** A currency of ISO 4217, or null for points without a currency. */
  unit: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  decimals: z.int().min(0).max(MOST_DECIMALS),
  timeZone: z.string().refine(isTimeZone),
  /** The customs of a licensed house, or null where the club has no licence. */
  licensedAs: z.enum(LICENSED_HOUSES).nullable(),
  /** The games played here, out of those of the house. */
  games: z.array(z.string().max(40)).min(1).max(20),
})

/** Largest emblem, in bytes and in pixels to a side: a request holds it, and it prints sharp at the head of a page. */
const LARGEST_EMBLEM_BYTES = 64 * 1024
const LARGEST_EMBLEM_PIXELS = 512

/** The club's own facts and settings. */
export const club = router({
  /** The club's own facts, and the reasons why its unit, decimals or time zone cannot be changed now. */
  get: allowed(...MEMBERS, DEVICE).query(async ({ ctx: { identity } }) => {
    const found = await findClub(running().sql, identity.slug)
    if (!found) throw new Problem('not-found')
    const { clubId, ...facts } = found
    return { ...facts, ...(await clubUse(running().sql, clubId)) }
  }),

  /**
   * Changes the given fields; the short name in the address stays. Throws Problem `amounts-recorded` for another unit
   * or decimals once anything was played or imported; `time-zone-in-use` or `licence-in-use` while an evening is open.
   */
  update: allowed('amministratore')
    .input(Club.partial())
    .mutation(async ({ ctx: { identity }, input }) => {
      const unknown = input.games?.find((game) => !Object.hasOwn(running().games, game))
      if (unknown !== undefined) throw new Problem('no-such-game', { game: unknown })
      const done = await updateClub(running().sql, identity.clubId, input, byOf(identity))
      if (done !== 'done') throw new Problem(done)
    }),

  /** A new club’s steps so far: the list of the first hour ticks itself by them. */
  beginnings: allowed('amministratore').query(({ ctx: { identity } }) =>
    beginningsOf(running().sql, identity.clubId),
  ),

  /**
   * Replaces the emblem by a PNG in base64, or takes it away where it is null. Throws Problem `bad-file` for anything
   * but a whole PNG of at most 512 pixels to a side and 64 kB.
   */
  setEmblem: allowed('amministratore')
    .input(z.object({ picture: z.string().max(90_000).nullable() }))
    .mutation(async ({ ctx: { identity }, input: { picture } }) => {
      const emblem = picture === null ? null : emblemFrom(picture)
      await setEmblem(running().sql, identity.clubId, emblem, byOf(identity))
    }),
})

function emblemFrom(base64: string): Emblem {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > LARGEST_EMBLEM_BYTES || !isPng(bytes, LARGEST_EMBLEM_PIXELS)) {
    throw new Problem('bad-file')
  }
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { picture: bytes.toString('base64'), mark }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('it', { timeZone: name }))
  } catch {
    return false
  }
}
