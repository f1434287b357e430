import type { Actor, Instant, Refused } from '../../kernel/decider'
import { asMember } from '../../kernel/ids'
import type { FormationEvent } from '../01-formation/events'
import type { Evening } from '../evening'
import { unpaidAt } from '../money/resti'
import { refuse } from '../refuse'
import { activePlayers, isPresent, presentPlayers } from '../seating/places'
import type { TableId } from '../state/ids'
import type { Player, Table } from '../state/table'
import type { RoomEvent } from './after'
import { afterRoom } from './after'
import { awayFrom, heldFrom, isOver } from './clock'
import { consequencesOf } from './consequences'
import { optedOut } from './option'
import { parolOver } from './parol-over'
import { lostAtThirdGiro, thirdBegan } from './third-giro'
import { vacancyAt } from './vacancy'

/** Consequences depend on times only, so their occasion has no giver. */
const NOBODY: Actor = { roles: [], member: null, post: null }

/** The refusal when the game cannot start at this table yet, else null. Source: II.1, B2, I.3, III.6. */
export function startRefusal(table: Table): Refused | null {
  if (table.status === 'called') return refuse('II.1', 'seats-not-assigned')
  if (table.status !== 'seating') return refuse('I.8', 'game-under-way')
  if (table.firstCartaro === null) return refuse('II.2', 'no-first-cartaro')
  const seated = presentPlayers(table)
  const needed = table.settings.minimumPlayers
  if (seated.length < needed)
    return refuse('I.3', 'too-few-seated', { seated: seated.length, needed })
  return unpaidAt(table).length > 0 ? refuse('III.6', 'entrata-unpaid') : null
}

/**
 * The consequences of the first deal: all clocks start, players absent from the Club lose their right, players who
 * have not opted keep their earlier signature. Source: I.8, A2, A7, A9.
 */
export function firstDeal(evening: Evening, id: TableId, at: Instant): RoomEvent[] {
  const table = evening.tables[id]
  if (!table || table.startedAt !== null) return []
  const options = Object.values(table.players).flatMap((player) => optedByDefault(evening, player))
  const gone = new Set(options.map((event) => ('signUp' in event ? event.signUp : null)))
  const absent = lostByAbsence(evening, table).filter(
    (event) => !('signUp' in event && gone.has(event.signUp)),
  )
  return consequencesOf(evening, { at, by: NOBODY }, [
    { type: 'gameStarted', table: id },
    ...options,
    ...absent,
  ])
}

/** A7: without an answer by the first deal, the earlier signature stays and the other is lost. */
function optedByDefault(evening: Evening, player: Player): FormationEvent[] {
  const [kept, ...lost] = Object.values(evening.signUps).filter(
    (signUp) => signUp.member === player.member && signUp.mustOpt,
  )
  return kept ? lost.map((signUp) => optedOut(evening, signUp, kept.number)) : []
}

/** I.8: members who are not in the Club lose their place or, while waiting, a sign-up older than one with a place. */
function lostByAbsence(evening: Evening, table: Table): FormationEvent[] {
  const players = activePlayers(table)
  const booked = players.filter(
    (player) => player.status === 'called' && !isPresent(evening, player.member),
  )
  const last = players.reduce((most, player) => Math.max(most, player.signUp), 0)
  const passedOver = Object.values(evening.signUps).filter(
    (signUp) =>
      signUp.list === table.list &&
      signUp.status === 'waiting' &&
      signUp.number < last &&
      !isPresent(evening, signUp.member),
  )
  const lost = { type: 'placeLost', transfers: [], provision: 'I.8' } as const
  return [
    ...booked.map(({ signUp, member }) => ({ ...lost, signUp, member, table: table.id })),
    ...passedOver.map(({ number: signUp, member }) => ({ ...lost, signUp, member })),
  ]
}

/** I.9, A10: ends the places of players called before the start who are not at the table when the third giro begins. */
export function thirdGiro(evening: Evening, id: TableId, at: Instant): RoomEvent[] {
  const table = evening.tables[id]
  const lost = table ? lostAtThirdGiro(table) : []
  return lost.length === 0 ? [] : consequencesOf(evening, { at, by: NOBODY }, lost)
}

/** The same where the third giro has begun since the table was like this; nothing otherwise. */
export function thirdGiroSince(was: Table, after: Evening, at: Instant): RoomEvent[] {
  const table = after.tables[was.id]
  return table && thirdBegan(was, table) ? thirdGiro(after, was.id, at) : []
}

/**
 * The consequences before the cards of a colpo are dealt: half hours that are
 * over cost the place (I.10), the neighbours' option ends (B5), a parol that
 * nobody can contest ends (G9), and the first deal starts the game. The table may have dissolved, so check its status.
 */
export function beforeDeal(evening: Evening, id: TableId, at: Instant): RoomEvent[] {
  const table = evening.tables[id]
  if (!table) return []
  if (table.startedAt === null) return firstDeal(evening, id, at)
  const closed = { type: 'vacanciesClosed', table: id } as const
  const over = overdue(table, at)
  if (over.length === 0 && !parolOver(table)) return table.vacancies.length === 0 ? [] : [closed]
  return consequencesOf(evening, { at, by: NOBODY }, [...over, closed])
}

/**
 * The consequences of the end of a colpo, given the evening after it: half hours that are over, empty seats offered
 * to neighbours, a table below its minimum dissolved. Source: I.10, II.3, II.7, A11, A14.
 */
export function betweenColpi(evening: Evening, id: TableId, at: Instant): RoomEvent[] {
  const table = evening.tables[id]
  if (table?.status !== 'playing' || table.colpo !== null) return []
  const over = overdue(table, at)
  if (over.length === 0 && activePlayers(table).length >= table.settings.minimumPlayers) return []
  return consequencesOf(evening, { at, by: NOBODY }, withVacancies(evening, id, over, at))
}

/** The consequences in the room when a table stops, is closed, or plays on again, given the evening after it. */
export const roomAfter = (evening: Evening, at: Instant): RoomEvent[] =>
  consequencesOf(evening, { at, by: NOBODY }, [])

/** The loss of places whose half hour is over. */
export function overdue(table: Table, at: Instant): FormationEvent[] {
  const over: FormationEvent[] = []
  for (const key in table.players) {
    const player = table.players[asMember(key)]
    if (!player || player.status === 'seated') continue
    const { member, signUp } = player
    if (isOver(table, awayFrom(table, player), at))
      over.push({
        type: 'placeLost',
        signUp,
        member,
        table: table.id,
        transfers: [],
        provision: 'I.10',
      })
    else if (isOver(table, heldFrom(player), at))
      over.push({ type: 'seatReleased', table: table.id, member })
  }
  return over
}

/** These events, and the vacancies of the seats they empty. */
export function withVacancies(
  evening: Evening,
  id: TableId,
  happened: readonly RoomEvent[],
  at: Instant,
): RoomEvent[] {
  const events = [...happened]
  const players = evening.tables[id]?.players
  let state = afterRoom(evening, happened, { at, by: NOBODY })
  for (const event of happened) {
    const member = 'member' in event ? event.member : undefined
    const was = member === undefined ? undefined : players?.[member]
    const seat = was?.seatedAt === null ? null : (was?.seat ?? null)
    if (member === undefined || state.tables[id]?.players[member]?.seat != null) continue
    const opened = vacancyAt(state, id, seat)
    events.push(...opened)
    state = afterRoom(state, opened, { at, by: NOBODY })
  }
  return events
}
