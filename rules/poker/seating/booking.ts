import { NO_CHIPS, negate, totalChips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { type Evening, withChanged, withPlayer, withSignUp, withTable } from '../evening'
import { drawnBy } from '../money/resti'
import { copyPlayer, copySignUp } from '../state/copy'
import { changed } from '../state/draft'
import type { SignUpNumber, TableId } from '../state/ids'
import type { Booking, Call, SignUp, SignUpStatus } from '../state/list'
import type { Left, Player, Table } from '../state/table'

/** A player's row when they get a place. */
function newPlayer(signUp: SignUp, before: Player | undefined, awaySince: Instant | null): Player {
  return {
    member: signUp.member,
    signUp: signUp.number,
    status: 'called',
    seat: null,
    formerSeat: null,
    seatedAt: before?.seatedAt ?? null,
    enteredAfter: 0,
    awaySince,
    absenceCharged: false,
    leftAt: null,
    leftBecause: null,
    casse: before?.casse ?? [],
    asked: null,
    handed: null,
    askedInLoss: false,
    allAltezza: false,
    debt: before?.debt ?? NO_CHIPS,
    infraction: before?.infraction ?? false,
  }
}

/**
 * Gives a sign-up a place at a table. At a game under way the half hour to take the seat begins (I.10); before the
 * first deal no clock runs (A2). A player who was at this table before keeps their row.
 */
export function book(
  evening: Evening,
  number: SignUpNumber,
  id: TableId,
  at: Instant,
  call: Call | null,
): Evening {
  const signUp = evening.signUps[number]
  if (!signUp) throw new Error(`no sign-up ${number} to book`)
  const booked = withSignUp(evening, number, () => ({
    status: 'booked',
    table: id,
    call,
    skipped: false,
  }))
  const unformed = booked.unformed.filter((one) => one.signUp !== number)
  return withTable(withChanged(booked, { unformed }), id, (table) => {
    const before = table.players[signUp.member]
    const player = newPlayer(signUp, before, table.startedAt === null ? null : at)
    return { players: { ...table.players, [signUp.member]: player } }
  })
}

/** Ends a sign-up; if it had a place, the player leaves it and gives back the chips they drew. */
export function endSignUp(
  evening: Evening,
  ending: { signUp: SignUpNumber; table?: TableId; transfers: readonly Transfer[] },
  status: Exclude<SignUpStatus, Booking['status']>,
  endedBy: string,
  at: Instant,
): Evening {
  const ended = withSignUp(evening, ending.signUp, () => ({
    status,
    table: null,
    call: null,
    mustOpt: false,
    endedBy,
  }))
  const member = ended.signUps[ending.signUp]?.member
  if (ending.table === undefined || member === undefined) return ended
  return withTable(ended, ending.table, (table) => ({
    ...vacate(table, member, endedBy, at, ending.transfers),
    accounts: post(table.accounts, ending.transfers),
  }))
}

/**
 * Takes a player off their place. The row is deleted if they
 * gave back all they drew before playing, else it stays (M4).
 */
function vacate(
  table: Table,
  member: MemberId,
  because: string,
  at: Instant,
  returned: readonly Transfer[],
): Partial<Table> {
  const { [member]: player, ...others } = table.players
  if (!player) throw new Error(`no player ${member} at table ${table.id}`)
  const seating = changed(table.seating, {
    freeConsents: table.seating.freeConsents.filter((other) => other !== member),
  })
  const chips = negate(totalChips(returned))
  const played = table.startedAt !== null && player.seatedAt !== null
  if (!played && drawnBy(player) + chips === 0) return { seating, players: others }
  const casse: Player['casse'] =
    chips === 0 ? player.casse : [...player.casse, { chips, at, reason: 'correzione' }]
  const left = gone({ ...player, casse }, because, at)
  return { seating, players: { ...table.players, [member]: left } }
}

/** A player without a place any more. */
export const gone = (player: Player, because: string, at: Instant): Left =>
  Object.assign(copyPlayer(player), {
    status: 'left',
    seat: null,
    formerSeat: player.seat ?? player.formerSeat,
    awaySince: null,
    absenceCharged: false,
    asked: null,
    handed: null,
    allAltezza: false,
    leftAt: player.leftAt ?? at,
    leftBecause: because,
  } as const)

/**
 * Puts sign-ups with a place or an offer at a table that no longer exists back on the list, with their numbers (A2).
 */
export function unbook(
  evening: Evening,
  table: TableId,
  which: (signUp: SignUp) => boolean,
): Evening {
  const signUps = { ...evening.signUps }
  for (const signUp of Object.values(evening.signUps)) {
    const booked = signUp.status === 'booked' && signUp.table === table
    const offered = signUp.call?.kind === 'place' && signUp.call.table === table
    if (!(booked || offered) || !which(signUp)) continue
    const back = copySignUp(signUp)
    back.status = signUp.byRight ? 'withdrawn' : 'waiting'
    back.table = null
    back.call = null
    if (signUp.byRight) back.endedBy = 'II.7'
    signUps[signUp.number] = back
  }
  return withChanged(evening, { signUps })
}

/** Ends the places of a table that dissolved or is closed; players who never sat wait again, with their numbers. */
export function endPlaces(evening: Evening, id: TableId): Evening {
  const players = evening.tables[id]?.players
  const sat = (signUp: SignUp) => (players?.[signUp.member]?.seatedAt ?? null) !== null
  const back = unbook(evening, id, (signUp) => signUp.call?.kind === 'place' || !sat(signUp))
  const signUps = { ...back.signUps }
  for (const signUp of Object.values(back.signUps))
    if (signUp.status === 'booked' && signUp.table === id) {
      const played = copySignUp(signUp)
      played.status = 'played'
      played.call = null
      played.mustOpt = false
      signUps[signUp.number] = played
    }
  return withChanged(back, { signUps })
}

/** I.13: a player leaves the game; their seat may stay held (B6). */
export function leave(
  evening: Evening,
  id: TableId,
  member: MemberId,
  { held, infraction, at }: { held: boolean; infraction: boolean; at: Instant },
): Evening {
  const player = evening.tables[id]?.players[member]
  if (!player) throw new Error(`no player ${member} at table ${id}`)
  const left = withTable(evening, id, (table) =>
    withPlayer(table, member, (was) => ({
      ...gone(was, 'I.13', at),
      seat: held ? was.seat : null,
      leftAt: was.awaySince ?? at,
      infraction: was.infraction || infraction,
    })),
  )
  return withSignUp(left, player.signUp, () => ({
    status: 'withdrawn',
    table: null,
    endedBy: 'I.13',
  }))
}
