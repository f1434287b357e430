import { endRehearsal, rehearsalsOver } from '@/db/rehearsals'
import { findStory } from '@/rehearsal/stories'
import type { Story } from '@/rehearsal/story'
import { HOUR_MS, MINUTE_MS } from '@/rules/kernel/time'
import { Problem } from '../common/errors'
import { unattended } from '../common/unattended'
import { running } from '../running/running'
import { foundRehearsal, REHEARSAL_LASTS_MS, setPins } from './club'
import { type Begun, Rehearsal } from './rehearsal'

/** Rehearsals that one process plays at once. */
const MOST_REHEARSALS = 12
/** Rehearsals of one person, or of all whom nobody knows on one network. */
const MOST_OF_ONE = 4
/** A rehearsal that nobody looked at for this long was left: its page asks every second. */
const LEFT_MS = MINUTE_MS
/** A rehearsal that nobody looked at for this long is over. */
const ABANDONED_MS = 30 * MINUTE_MS
/** So is one of another process, of which nobody has used a session for this long: sessions are noted every few minutes. */
const LEFT_BEHIND_MS = HOUR_MS
const SWEEP_EVERY_MS = 5 * MINUTE_MS

const known = new Map<string, Rehearsal>()
/** Those who begin the rehearsals that are being founded. */
const founding: string[] = []

interface Asked extends Begun {
  story: string
}

/**
 * Begins a rehearsal, with the tables of the club where it was begun. One of the same person at which nobody is makes
 * room for it. Throws Problem: `not-found`, `too-many-rehearsals`, `too-many-rehearsals-here`.
 */
export async function beginRehearsal(asked: Asked): Promise<Rehearsal> {
  const story = findStory(asked.story)
  if (!story) throw new Problem('not-found')
  await makeRoomFor(asked.by)
  if (isFull()) await sweepRehearsals()
  if (isFull()) throw new Problem('too-many-rehearsals')
  const rehearsal = await founded(asked, story)
  try {
    await rehearsal.begin(story.title[asked.locale])
  } catch (error) {
    await closeRehearsal(rehearsal.club.clubId)
    throw error
  }
  return rehearsal
}

const isFull = () => known.size + founding.length >= MOST_REHEARSALS

/** Somebody who has as many as one may have gives up the one that they have left for the longest time. */
async function makeRoomFor(by: string): Promise<void> {
  const own = [...known.values()].filter(({ begun }) => begun.by === by)
  const count = own.length + founding.filter((one) => one === by).length
  if (count < MOST_OF_ONE) return
  const [left] = own.sort((one, other) => one.seenAt - other.seenAt)
  if (!left || performance.now() - left.seenAt < LEFT_MS)
    throw new Problem('too-many-rehearsals-here', { most: MOST_OF_ONE })
  await closeRehearsal(left.club.clubId)
}

/** Its place among the others is taken before its club is written, so that many who ask at once do not all get in. */
async function founded({ locale, by, from }: Asked, story: Story): Promise<Rehearsal> {
  founding.push(by)
  try {
    const club = await foundRehearsal(locale, from?.clubId ?? null)
    const rehearsal = new Rehearsal(club, story, { by, locale, from })
    known.set(club.clubId, rehearsal)
    await setPins(club, story.pins ?? {}).catch(async (error: unknown) => {
      await closeRehearsal(club.clubId)
      throw error
    })
    return rehearsal
  } finally {
    founding.splice(founding.indexOf(by), 1)
  }
}

/** Sweeps at once, for those that a stopped process left behind, and then every few minutes. Returns how to stop. */
export function keepSwept(): () => void {
  const sweep = () => unattended('rehearsals were not swept', sweepRehearsals)
  sweep()
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref()
  return () => clearInterval(sweeping)
}

/** A rehearsal that this process plays. Throws Problem `not-found`. */
export function rehearsalOf(clubId: string): Rehearsal {
  const found = known.get(clubId)
  if (!found) throw new Problem('not-found')
  return found
}

/** Ends a rehearsal: its screens are signed out, and all of it is deleted. */
export async function closeRehearsal(clubId: string): Promise<void> {
  const rehearsal = known.get(clubId)
  known.delete(clubId)
  await rehearsal?.stop()
  const { sql, streams, sessions } = running()
  await streams.forget(clubId)
  await endRehearsal(sql, clubId)
  sessions.changed(clubId)
}

/**
 * Ends the rehearsals of this process at which nobody is any more, and of all in the database those that are older than
 * a day or that a stopped process left behind.
 */
export async function sweepRehearsals(): Promise<void> {
  const { sql, now } = running()
  const abandoned = [...known].filter(([, { seenAt }]) => performance.now() - seenAt > ABANDONED_MS)
  const since = now()
  const old = await rehearsalsOver(sql, {
    before: since - REHEARSAL_LASTS_MS,
    unusedSince: since - LEFT_BEHIND_MS,
  })
  for (const clubId of new Set([...abandoned.map(([id]) => id), ...old]))
    await closeRehearsal(clubId)
}
