import { comingOf } from '@/db/queries/coming'
import {
  accessOf,
  auditAbout,
  commandsGivenBy,
  drawingsOf,
  eventsNaming,
  profileOf,
} from '@/db/queries/personal'
import { memberEvenings } from '@/db/queries/tableaux'
import type { AnyEvent, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { MEMBERS } from '../../access/rights'
import { Problem } from '../../common/errors'
import { Turns } from '../../common/turns'
import { running } from '../../running/running'
import { selfOf } from '../members'
import { allowed, router } from '../trpc'
import { partAbout } from './partAbout'
import { pictureOf } from './picture'

/** All journals of the club are searched, so nobody needs it twice at once. */
const searches = new Turns({ each: 1, total: 20 })

/** An entry of a journal that names the member. */
interface Entry {
  title: string
  day: string
  game: string
  position: number
  at: Instant
  /** The part of the event that is about the member. */
  event: unknown
}

/** Entries by their subject; the first pattern that fits the event's type counts. */
const SUBJECTS = [
  ['floats', /^(advance|grant|claimEnded|banknotes|person|paper|tip|orphan)/],
  ['disputes', /^(dispute|arbiter|claim)/i],
  ['others', /^/],
] as const

/** The personal data of whoever asks. */
export const mine = router({
  /** All that the club keeps about the member who asks, in one document: nobody else's is in it. */
  all: allowed(...MEMBERS).query(async ({ ctx: { identity } }) => {
    const { sql, now, keeping } = running()
    const { clubId } = identity
    const self = selfOf(identity)
    return await searches.take({ who: `${clubId}/${self}`, lane: 'others' }, async () => {
      const profile = await profileOf(sql, clubId, self)
      if (!profile) throw new Problem('no-such-member')
      const [access, changes, evenings, given, coming, journals] = await Promise.all([
        accessOf(sql, clubId, self, profile.card),
        auditAbout(sql, clubId, self),
        memberEvenings(sql, clubId, self),
        commandsGivenBy(sql, clubId, self),
        comingOf(sql, clubId, self),
        journalsOf(clubId, self),
      ])
      const { nights: backupNights } = keeping.nights.status()
      const kept = { ...access, changes, evenings, given, coming, ...journals }
      return { at: now(), member: self, profile, backupNights, ...kept }
    })
  }),
})

/** The entries that name the member, by subject, and their signatures with the pictures. */
async function journalsOf(clubId: string, self: MemberId) {
  const { sql } = running()
  const found = await eventsNaming(sql, clubId, self)
  const drawings = new Map(
    (await drawingsOf(sql, clubId, self)).map(({ digest, strokes }) => [digest, strokes]),
  )
  const entries: Record<(typeof SUBJECTS)[number][0], Entry[]> = {
    floats: [],
    disputes: [],
    others: [],
  }
  const autographs: (Omit<Entry, 'event'> & { strokes: number[][][]; svg: string })[] = []
  for (const { event, ...where } of found) {
    const [subject = 'others'] = SUBJECTS.find(([, types]) => types.test(event.type)) ?? []
    entries[subject].push({ ...where, event: partAbout(event, self) })
    const strokes = strokesOf(event, self, drawings)
    if (strokes) autographs.push({ ...where, strokes, svg: pictureOf(strokes) })
  }
  return { autographs, journals: entries }
}

type Signed = AnyEvent & { member?: string; autograph?: string; strokes?: number[][][] }

/** The drawing of the member's own signature: beside the journal, or inside one of an earlier version. */
function strokesOf(
  { member, autograph, strokes }: Signed,
  self: MemberId,
  drawings: ReadonlyMap<string, string>,
): number[][][] | null {
  if (member !== self) return null
  if (strokes && strokes.length > 0) return strokes
  const text = autograph === undefined ? undefined : drawings.get(autograph)
  return text === undefined ? null : JSON.parse(text)
}
