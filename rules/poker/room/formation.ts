import type { Evolve } from '../../kernel/article'
import { entriesIn, type MemberId } from '../../kernel/ids'
import { FIRST_EDITION } from '../editions'
import { type Evening, withChanged, withPlayer, withSignUp, withTable } from '../evening'
import { settledColpi } from '../money/resti'
import { ordersChosenEmpties } from '../readings'
import { copySignUp } from '../state/copy'
import { changed } from '../state/draft'
import { asSeat, type SeatNumber } from '../state/ids'
import type { Table } from '../state/table'
import { book, endPlaces, endSignUp, gone, unbook } from './booking'
import type { EveningEvent, FormationEvent, GameEvent, PlaceEvent, SigningEvent } from './events'
import { newSignUp, newTable, withoutCalls } from './made'
import { holderOf } from './places'

const evening: Evolve<Evening, EveningEvent> = {
  eveningOpened: (state, { title, day }, { at }) =>
    withChanged(state, { status: 'open', title, day, openedAt: at }),
  eveningClosed: (state) => withChanged(state, { status: 'closed' }),
  listOpened: (state, { list, title, settings, lotsHash }, { at }) =>
    withChanged(state, {
      lists: {
        ...state.lists,
        [list]: {
          id: list,
          title,
          settings,
          openedAt: at,
          lotsHash,
          drawn: 0,
          firstTable: null,
          closed: false,
        },
      },
    }),
  listClosed: (state, { list }) => {
    const closed = state.lists[list]
    return closed
      ? withChanged(state, { lists: { ...state.lists, [list]: { ...closed, closed: true } } })
      : state
  },
}

const signing: Evolve<Evening, SigningEvent> = {
  signed: (state, { signUp, member, list, inClub }, { at }) => {
    const on = withChanged(state, {
      lastSignUp: signUp,
      signUps: { ...state.signUps, [signUp]: newSignUp(signUp, member, list, at) },
    })
    return inClub === undefined ? on : withPresence(on, member, inClub)
  },
  presenceNoted: (state, { member, inClub }) => withPresence(state, member, inClub),
  askedAgain: (state, { signUp }) => withSignUp(state, signUp, () => ({ skipped: false })),
  optionAsked: (state, { signUps }) => marked(state, signUps, true),
  optionLapsed: (state, { signUps }) => marked(state, signUps, false),
  withdrawn: (state, event, { at }) => endSignUp(state, event, 'withdrawn', 'I.2', at),
  optedOut: (state, event, { at }) => endSignUp(state, event, 'opted-out', 'I.7', at),
  placeLost: (state, event, { at }) => endSignUp(state, event, 'lost', event.provision, at),
}

/**
 * The empty seats that newcomers fill in order: of lots, those left after the draw; of chosen seats, those at the first
 * cartaro's right, the farthest first. Source: II.2, II.4, B3.
 */
function emptiesAtStart(table: Table): readonly SeatNumber[] {
  const { firstCartaro, seating, settings } = table
  if (!ordersChosenEmpties(table) || seating.by !== 'free' || firstCartaro === null)
    return seating.originalEmpties
  const empties: SeatNumber[] = []
  for (let step = 1; step < settings.seats; step++) {
    const seat = asSeat(((firstCartaro - 1 - step + settings.seats) % settings.seats) + 1)
    if (holderOf(table, seat)) break
    empties.unshift(seat)
  }
  return empties
}

/** I.8: marks the member as in the Club or outside it. */
function withPresence(state: Evening, member: MemberId, inClub: boolean): Evening {
  const others = state.outOfClub.filter((other) => other !== member)
  return withChanged(state, { outOfClub: inClub ? others : [...others, member] })
}

const marked = (state: Evening, signUps: readonly number[], mustOpt: boolean): Evening =>
  signUps.reduce((so, number) => withSignUp(so, number, () => ({ mustOpt })), state)

const places: Evolve<Evening, PlaceEvent> = {
  tableFormed: (
    state,
    { table, list, number, signUps, until, edition = FIRST_EDITION },
    { at },
  ) => {
    const formed = withChanged(state, {
      lastTable: number,
      tables: { ...state.tables, [table]: newTable(state, table, list, at, edition) },
    })
    const call = { kind: 'formation', table, at, until, answer: null } as const
    return signUps.reduce((so, signUp) => book(so, signUp, table, at, call), formed)
  },
  tableUnformed: (state, { table, because = null }, { at }) => {
    const { [table]: _undone, ...tables } = state.tables
    const told = Object.values(state.signUps)
      .filter((signUp) => signUp.status === 'booked' && signUp.table === table)
      .map(({ number: signUp }) => ({ signUp, at, because }))
    return withChanged(
      unbook(state, table, () => true),
      { tables, unformed: [...state.unformed, ...told] },
    )
  },
  placeOffered: (state, { signUp, member, table, until }, { at }) => {
    const list = state.tables[table]?.list
    const was = state.signUps[signUp] ?? (list && newSignUp(signUp, member, list, at, true))
    if (!was) throw new Error(`no table ${table} to offer a place at`)
    const call = { kind: 'place', table, at, until, answer: null } as const
    const offered = copySignUp(was)
    offered.call = call
    return withChanged(state, {
      lastSignUp: Math.max(state.lastSignUp, signUp),
      precedence: state.precedence.filter((right) => right.member !== member),
      signUps: { ...state.signUps, [signUp]: offered },
    })
  },
  placeAccepted: (state, { signUp, table }, { at }) => book(state, signUp, table, at, null),
  placePassed: (state, { signUp, why }) =>
    withSignUp(state, signUp, (was) =>
      was.byRight
        ? { status: 'withdrawn', call: null, endedBy: 'II.7' }
        : { skipped: why === 'declined' || why === 'expired', call: null },
    ),
  callAnswered: (state, { signUp, answer, until }) =>
    withSignUp(state, signUp, (was) => ({
      call: was.call && { ...was.call, answer, until },
    })),
  callExpired: (state, { signUp }) =>
    withSignUp(state, signUp, (was) => ({
      call: was.call && { ...was.call, answer: 'unanswered' },
    })),
  tenSplit: (state, { list, table, moved }) => {
    const split = state.lists[list]
    if (!split) throw new Error(`no list ${list} to split`)
    const back = unbook(state, table, (signUp) => moved.includes(signUp.number))
    const members = moved.map((number) => state.signUps[number]?.member)
    const parted = withTable(back, table, (first) => ({
      players: Object.fromEntries(
        entriesIn(first.players).filter(([member]) => !members.includes(member)),
      ),
    }))
    return withChanged(parted, {
      lists: { ...state.lists, [list]: { ...split, firstTable: table } },
    })
  },
}

const game: Evolve<Evening, GameEvent> = {
  gameStarted: (state, { table: id }, { at }) => {
    const started = withTable(state, id, (table) => ({
      status: 'playing',
      startedAt: at,
      giro: 1,
      cartaro: table.firstCartaro,
      seating: changed(table.seating, { originalEmpties: emptiesAtStart(table) }),
    }))
    return withoutCalls(started, id)
  },
  giroBegun: (state, { table: id, giro }) => withTable(state, id, () => ({ giro })),
  lastGiroSet: (state, { table: id, giro }) => withTable(state, id, () => ({ lastGiro: giro })),
  wentAway: (state, { table: id, member }, { at }) =>
    withTable(state, id, (table) =>
      withPlayer(table, member, () => ({ status: 'away', awaySince: at })),
    ),
  cameBack: (state, { table: id, member }) => {
    const number = state.tables[id]?.players[member]?.signUp
    const back = withTable(state, id, (table) =>
      withPlayer(table, member, () => ({
        status: 'seated',
        enteredAfter: settledColpi(table),
        awaySince: null,
        absenceCharged: false,
        leftAt: null,
        leftBecause: null,
      })),
    )
    if (number === undefined) return back
    return withSignUp(back, number, () => ({ status: 'booked', table: id, endedBy: null }))
  },
  playerLeft: (state, { table: id, member, held, infraction }, { at }) => {
    const player = state.tables[id]?.players[member]
    if (!player) throw new Error(`no player ${member} at table ${id}`)
    const left = withTable(state, id, (table) =>
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
  },
  placesEnded: (state, { table }) => endPlaces(state, table),
  placeResumed: (state, { table, signUp }) =>
    withSignUp(state, signUp, () => ({ status: 'booked', table, endedBy: null })),
  seatReleased: (state, { table: id, member }) =>
    withTable(state, id, (table) =>
      withPlayer(table, member, (was) => ({
        seat: null,
        formerSeat: was.seat,
      })),
    ),
}

/** The effect of each event of Art. I. */
export const evolveFormation: Evolve<Evening, FormationEvent> = {
  ...evening,
  ...signing,
  ...places,
  ...game,
}
