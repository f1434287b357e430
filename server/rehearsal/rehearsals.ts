import { endRehearsal, rehearsalsBefore } from '@/db/rehearsals'
import { findStory } from '@/rehearsal/stories'
import { MINUTE_MS } from '@/rules/kernel/time'
import { Problem } from '../common/errors'
import { unattended } from '../common/unattended'
import { running } from '../running/running'
import { foundRehearsal, REHEARSAL_LASTS_MS } from './club'
import { Rehearsal } from './rehearsal'

/** Rehearsals that one process plays at once. */
const MOST_REHEARSALS = 12
/** A rehearsal that nobody looked at for this long is over. */
const ABANDONED_MS = 30 * MINUTE_MS
const SWEEP_EVERY_MS = 5 * MINUTE_MS

const known = new Map<string, Rehearsal>()

/** Begins a rehearsal, with the tables of the club where it was begun. Throws Problem: `not-found`, `too-many-rehearsals`. */
export async function beginRehearsal(asked: {
  story: string
  locale: 'it' | 'en'
  like: string | null
}): Promise<Rehearsal> {
  const story = findStory(asked.story)
  if (!story) throw new Problem('not-found')
  if (known.size >= MOST_REHEARSALS) await sweepRehearsals()
  if (known.size >= MOST_REHEARSALS) throw new Problem('too-many-rehearsals')
  const club = await foundRehearsal(asked.locale, asked.like)
  const rehearsal = new Rehearsal(club, story)
  known.set(club.clubId, rehearsal)
  startSweeping()
  try {
    await rehearsal.begin(story.title[asked.locale])
  } catch (error) {
    await closeRehearsal(club.clubId)
    throw error
  }
  return rehearsal
}

let isSweeping = false

function startSweeping(): void {
  if (isSweeping) return
  isSweeping = true
  const sweep = () => unattended('rehearsals were not swept', sweepRehearsals)
  setInterval(sweep, SWEEP_EVERY_MS).unref()
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

/** Ends the rehearsals of this process at which nobody is any more, and all of the database that are older than a day. */
export async function sweepRehearsals(): Promise<void> {
  const { sql, now } = running()
  const abandoned = [...known].filter(([, { seenAt }]) => performance.now() - seenAt > ABANDONED_MS)
  const old = await rehearsalsBefore(sql, now() - REHEARSAL_LASTS_MS)
  for (const clubId of new Set([...abandoned.map(([id]) => id), ...old]))
    await closeRehearsal(clubId)
}
