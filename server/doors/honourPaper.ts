import { findEmblem } from '@/db/queries/emblems'
import { isRehearsal } from '@/db/rehearsals'
import type { PaperRequest } from '../print/found'
import type { HonourPaper } from '../print/papers'
import { rehearsalOf } from '../rehearsal/rehearsals'
import { running } from '../running/running'

/** The longest name that a card has room for. */
const LONGEST_NAME = 60

/** The card of honour of a rehearsal for this person; null before its end, and in a club that is none. */
export async function honourPaper(
  { identity, locale }: Pick<PaperRequest, 'identity' | 'locale'>,
  name: string,
): Promise<HonourPaper | null> {
  if (!isRehearsal(identity.clubId)) return null
  const rehearsal = rehearsalOf(identity.clubId)
  const { honour } = rehearsal
  const person = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  if (!honour || person === '') return null
  const { story, office, at, from } = honour
  const emblem = from && (await findEmblem(running().sql, from.clubId))
  const club = { name: from?.name ?? '', emblem: emblem?.picture ?? null }
  return { person, story: story[locale], office, at, club }
}
