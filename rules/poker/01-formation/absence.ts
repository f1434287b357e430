import { z } from 'zod'
import { happens, refuse } from '../../kernel/decider'
import { tableAt } from '../at-table'
import { playersOf } from '../reach'
import { awayFrom, heldFrom, isOver } from '../room/clock'
import { settle } from '../room/consequences'
import { withVacancies } from '../room/game'
import { isPresent, tableOf } from '../room/places'
import { MemberId, TableId } from '../state/ids'
import { command } from './declared'

const ofMember = z.object({ table: TableId, member: MemberId })

/** I.10: the half hour runs from here, whatever happens at the table meanwhile. */
const goAway = command({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  decide: (evening, { table: id, member }) => {
    const table = tableAt(evening, id)
    if (table.status !== 'seating' && table.status !== 'playing')
      return refuse('I.10', 'game-not-on', { table: id })
    if (table.players[member]?.status !== 'seated') return refuse('I.10', 'not-seated', { member })
    return happens({ type: 'wentAway', table: id, member })
  },
  candidates: playersOf,
})

/** II.5, III.9: back within half an hour, to the same seat and the same resto. */
const comeBack = command({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    if (table.status !== 'seating' && table.status !== 'playing')
      return refuse('I.10', 'game-not-on', { table: id })
    const player = table.players[member]
    if (!player || (player.status !== 'away' && heldFrom(player) === null))
      return refuse('II.5', 'no-seat-kept', { member })
    if (isOver(table, awayFrom(table, player) ?? heldFrom(player), envelope.at))
      return refuse('II.6', 'half-hour-over', { minutes: table.settings.awayMinutes })
    const elsewhere = tableOf(evening, member)
    if (elsewhere && elsewhere.id !== id)
      return refuse('I.7', 'sits-elsewhere', { table: elsewhere.id })
    const noted = isPresent(evening, member)
      ? []
      : [{ type: 'presenceNoted', member, inClub: true } as const]
    return settle(evening, envelope, { type: 'cameBack', table: id, member }, ...noted)
  },
  candidates: playersOf,
})

/** I.10, A11: more than half an hour away costs the place; looked at between two colpi. */
const loseSeat = command({
  schema: ofMember,
  may: ['orologio'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (table.status !== 'playing' || !player || awayFrom(table, player) === null)
      return refuse('I.10', 'not-away', { member })
    if (table.colpo) return refuse('I.10', 'colpo-in-play')
    if (!isOver(table, awayFrom(table, player), envelope.at))
      return refuse('I.10', 'half-hour-not-over')
    const lost = {
      type: 'placeLost',
      signUp: player.signUp,
      member,
      table: id,
      transfers: [],
      provision: 'I.10',
    } as const
    return settle(evening, envelope, ...withVacancies(evening, id, [lost], envelope.at))
  },
})

/** B6: the seat of who left is held for half an hour, then it is free. */
const releaseSeat = command({
  schema: ofMember,
  may: ['orologio'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (table.status !== 'playing' || !player || heldFrom(player) === null)
      return refuse('II.5', 'no-seat-kept', { member })
    if (table.colpo) return refuse('I.10', 'colpo-in-play')
    if (!isOver(table, heldFrom(player), envelope.at)) return refuse('I.10', 'half-hour-not-over')
    const released = { type: 'seatReleased', table: id, member } as const
    return settle(evening, envelope, ...withVacancies(evening, id, [released], envelope.at))
  },
})

/** B6: who left gives up the seat still held for him, so that others may have it at once. */
const waiveSeat = command({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (!player || heldFrom(player) === null) return refuse('II.5', 'no-seat-kept', { member })
    if (table.colpo) return refuse('I.10', 'colpo-in-play')
    const released = { type: 'seatReleased', table: id, member } as const
    return settle(evening, envelope, ...withVacancies(evening, id, [released], envelope.at))
  },
  candidates: playersOf,
})

export const absenceCommands = { goAway, comeBack, loseSeat, releaseSeat, waiveSeat }
