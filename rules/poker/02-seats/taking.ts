import { NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/memberId'
import type { Evening } from '../evening'
import { isTableOpen, tableAt } from '../frame/at-table'
import { playersInReach, tablesInReach } from '../frame/reach'
import { drawnBy } from '../money/resti'
import { refuse } from '../refuse'
import { awayFrom, heldFrom, isOver } from '../room/clock'
import { withConsequences } from '../room/consequences'
import { entryAsked } from '../room/entry'
import { withVacancies } from '../room/game'
import { sittingOpts } from '../room/option'
import { freeSeats, holderOf, isPresent, isSitting } from '../seating/places'
import { ofMember, SeatNumber, type TableId } from '../state/forms'
import type { SignUpNumber } from '../state/ids'
import type { Player, Table } from '../state/table'
import { seatsCommand } from './commands'

/**
 * II.1, II.4: a player with a place takes a seat: the one drawn for them, else the next of the original empties at
 * the first cartaro's right (B4), else any free one. The chips they enter with are recorded at once (III.6, III.8).
 */
const takeSeat = seatsCommand({
  schema: ofMember.extend({ seat: SeatNumber }),
  may: ['socio', 'tavolo', 'segretario'],
  from: 'row',
  decide: (evening, { table: id, member, seat }, envelope) => {
    const { at } = envelope
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (player && isSitting(player)) return refuse('II.3', 'no-change-of-seat')
    if (!isTableOpen(table) || player?.status !== 'called') return refuse('II.1', 'no-place-here')
    if (table.seating.by === null) return refuse('II.1', 'lots-first')
    if (isOver(table, awayFrom(table, player), at))
      return refuse('I.10', 'half-hour-over', { minutes: table.settings.awayMinutes })
    const holder = holderOf(table, seat)
    if (seat > table.settings.seats) return refuse('II.1', 'no-such-seat', { seat })
    if (player.seat !== null && player.seat !== seat)
      return refuse('II.1', 'seat-drawn-for-him', { seat: player.seat })
    if (holder && holder.member !== member) return refuse('II.4', 'seat-taken', { seat })
    const [next] = table.seating.originalEmpties
    if (player.seat === null && next !== undefined && next !== seat)
      return refuse('II.4', 'next-seat-first', { seat: next })
    if (table.vacancies.some((vacancy) => vacancy.seat === seat))
      return refuse('II.3', 'neighbours-first', { seat })
    const { chips, reason } = hasEntered(player) ? NO_ENTRY : entryAsked(table, at)
    const taken = { type: 'seatTaken', table: id, member, seat, asked: { chips, reason } } as const
    const noted = isPresent(evening, member)
      ? []
      : [{ type: 'presenceNoted', member, inClub: true } as const]
    const answered = answeredBySitting(evening, player.signUp)
    const opted = sittingOpts(evening, player.signUp)
    const released = heldElsewhere(evening, member, id)
    return withConsequences(
      evening,
      envelope,
      taken,
      ...answered,
      ...noted,
      ...opted,
      ...released(at),
    )
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      playersInReach(table, by)
        .filter((player) => player.status === 'called')
        .flatMap(({ member, seat: own }) =>
          (own === null ? freeSeats(table) : [own]).map((seat) => ({
            table: table.id,
            member,
            seat,
          })),
        ),
    ),
})

/** I.3: a member who sits has come, and is not asked any more whether they come. */
function answeredBySitting({ signUps }: Evening, number: SignUpNumber) {
  const signUp = signUps[number]
  if (!signUp?.call || signUp.call.answer === 'coming') return []
  const { member, call } = signUp
  const answer = 'coming' as const
  return [{ type: 'callAnswered', signUp: number, member, answer, until: call.until } as const]
}

/** A seat of theirs was undone after they had drawn the chips to enter with: they do not draw them again. */
const hasEntered = (player: Player): boolean => player.formerSeat !== null && drawnBy(player) > 0

const NO_ENTRY = { chips: NO_CHIPS, reason: 'entrata' } as const

/**
 * A seat entered by mistake is undone before its player has had a card: they have a place again, and take another
 * seat, or the same one when they come.
 */
const undoSeat = seatsCommand({
  schema: ofMember,
  may: ['tavolo', 'segretario'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (player?.status !== 'seated') return refuse(null, 'not-at-table', { member: { member } })
    if (!isTableOpen(table)) return refuse(null, 'table-not-playing')
    if (table.edition < 2 || !isNew(table, player)) return refuse(null, 'nothing-to-take-back')
    const undone = { type: 'seatUndone', table: id, member, seat: player.seat } as const
    return withConsequences(evening, envelope, undone)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      playersInReach(table, by)
        .filter((player) => isNew(table, player))
        .map(({ member }) => ({ table: table.id, member })),
    ),
})

/** Whether no colpo was dealt since the player first sat down; at level 1 deals are unseen, so only before the game. */
function isNew({ startedAt, colpo, colpi, level, unseen }: Table, player: Player): boolean {
  if (player.status !== 'seated') return false
  if (startedAt === null) return true
  const last = Math.max(startedAt, unseen?.until ?? 0, colpi[0]?.settledAt ?? 0)
  return level !== 1 && colpo === null && player.seatedAt > last
}

/**
 * A seat still held for the player at another table becomes
 * free (B6); during a colpo there, the clock frees it later.
 */
function heldElsewhere(evening: Evening, member: MemberId, here: TableId) {
  const tables = Object.values(evening.tables).filter(
    (table) =>
      table.id !== here &&
      table.status === 'playing' &&
      table.colpo === null &&
      table.players[member] !== undefined &&
      heldFrom(table.players[member]) !== null,
  )
  return (at: number) =>
    tables.flatMap((table) =>
      withVacancies(evening, table.id, [{ type: 'seatReleased', table: table.id, member }], at),
    )
}

export const takingCommands = { takeSeat, undoSeat }
