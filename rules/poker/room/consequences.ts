import type { Decision, Occasion } from '../../kernel/decider'
import type { Evening } from '../evening'
import type { Table } from '../state/table'
import type { RoomEvent } from './after'
import { afterRoom } from './after'
import { isGone } from './clock'
import { nextDissolution, nextPrecedenceEnd } from './dissolution'
import { nextEnded, nextResumed } from './ended'
import { nextFormation, nextUnforming } from './forming'
import { nextFreeSeating, nextReturnLapse } from './lapses'
import { nextOffer } from './offering'
import { nextOption } from './option'
import { parolOver } from './parol-over'
import { lostAtThirdGiro, thirdBegan } from './third-giro'

/**
 * A limit above the number of members of any evening; reaching it means that consequences cause each other in a loop.
 */
const MOST_CONSEQUENCES = 2000

/** All events so far, and the evening after them. */
interface Consequences {
  events: RoomEvent[]
  after: Evening
}

/** G9: a parol ends when one of its players goes, or before the next deal; until then its last word can be taken back. */
function nextParolOver(evening: Evening, events: readonly RoomEvent[]): RoomEvent | null {
  for (const table of Object.values(evening.tables)) {
    const over = parolOver(table)
    if (over && events.some((event) => endsParol(table, event))) return over
  }
  return null
}

/** I.9: the first place that the third giro ends, where the end of a parol has begun it. */
function nextThirdGiro({ tables }: Evening, { tables: now }: Evening): RoomEvent | null {
  for (const was of Object.values(tables)) {
    const table = now[was.id]
    const [lost] = table && thirdBegan(was, table) ? lostAtThirdGiro(table) : []
    if (lost) return lost
  }
  return null
}

function endsParol({ id, parol, players }: Table, event: RoomEvent): boolean {
  if (event.type === 'vacanciesClosed') return event.table === id
  const member = 'member' in event ? event.member : undefined
  return member !== undefined && !!parol?.entitled.includes(member) && isGone(players[member])
}

function workOut(
  evening: Evening,
  occasion: Occasion,
  happened: readonly RoomEvent[],
): Consequences {
  const events = [...happened]
  let state = afterRoom(evening, happened, occasion)
  for (;;) {
    const next =
      nextEnded(state) ??
      nextResumed(state) ??
      nextOffer(state, occasion.at) ??
      nextUnforming(state, events) ??
      nextParolOver(state, events) ??
      nextThirdGiro(evening, state) ??
      nextDissolution(state) ??
      nextPrecedenceEnd(state) ??
      nextFormation(state, occasion.at) ??
      nextFreeSeating(state) ??
      nextReturnLapse(state) ??
      nextOption(state)
    if (!next) return { events, after: state }
    if (events.length > MOST_CONSEQUENCES)
      throw new Error('the consequences of a command do not come to rest')
    events.push(next)
    state = afterRoom(state, [next], occasion)
  }
}

/**
 * The consequences of events on lists, places or seats: places offered (I.5, I.11), tables formed (I.3), un-formed
 * (A2) or dissolved (II.7), options asked (I.7). Returns the events given and their consequences.
 */
export const consequencesOf = (
  evening: Evening,
  occasion: Occasion,
  happened: readonly RoomEvent[],
): RoomEvent[] => workOut(evening, occasion, happened).events

/**
 * A decision with all its consequences, computed only when the
 * events are read: an offer only asks whether a command is accepted.
 */
export function withConsequences(
  evening: Evening,
  occasion: Occasion,
  ...happened: readonly RoomEvent[]
): Decision<RoomEvent, Evening> {
  let known: Consequences | null = null
  const worked = () => {
    known ??= workOut(evening, occasion, happened)
    return known
  }
  return {
    accepted: true,
    get events() {
      return worked().events
    },
    get after() {
      return worked().after
    },
  }
}
