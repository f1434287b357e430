import type { Evolve } from '../../kernel/article'
import type { Instant } from '../../kernel/decider'
import { entriesIn, type MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { type Edition, FIRST_EDITION } from '../editions'
import { type Evening, withChanged, withPlayer, withSignUp, withTable } from '../evening'
import { settledColpi } from '../money/resti'
import { book, endPlaces, endSignUp, leave, unbook } from '../seating/booking'
import { emptiesAtStart } from '../seating/empties'
import { newList, newSignUp, newTable, withoutCalls } from '../seating/made'
import type { Settings } from '../settings'
import { copySignUp } from '../state/copy'
import { changed } from '../state/draft'
import type { ListId, SignUpNumber, TableId } from '../state/ids'

/** One stroke of an autograph: points of x, y (tenths of a unit) and milliseconds since it began. */
export type Stroke = readonly (readonly [x: number, y: number, t: number])[]

/** The events of Art. I. Their times are those of the occasion; only deadlines are fields. */
export type FormationEvent = EveningEvent | SigningEvent | PlaceEvent | GameEvent

export type EveningEvent =
  | { type: 'eveningOpened'; title: string; day: string }
  | { type: 'eveningClosed' }
  | { type: 'listOpened'; list: ListId; title: string; settings: Settings; lotsHash: string }
  | { type: 'listClosed'; list: ListId }

export type SigningEvent =
  | {
      type: 'signed'
      signUp: SignUpNumber
      member: MemberId
      list: ListId
      /** As drawn. A journal keeps `autograph` in its place; one of an earlier version keeps the strokes. */
      strokes?: readonly Stroke[]
      /** The digest of the strokes, which lie beside the journal. */
      autograph?: string
      /** Where the member signs from, as they say themselves; absent where it was not asked (decision 1). */
      inClub?: boolean
      /** The secretary before whom the member signed at the desk. */
      witness?: MemberId
      /** The member cannot draw: the witness attests the signature, and there are no strokes. */
      cannotDraw?: true
    }
  | { type: 'presenceNoted'; member: MemberId; inClub: boolean }
  | { type: 'askedAgain'; signUp: SignUpNumber; member: MemberId }
  | { type: 'optionAsked'; member: MemberId; signUps: readonly SignUpNumber[] }
  | { type: 'optionLapsed'; member: MemberId; signUps: readonly SignUpNumber[] }
  | Ending<'withdrawn'>
  | (Ending<'optedOut'> & { kept: SignUpNumber })
  | (Ending<'placeLost'> & { provision: 'I.8' | 'I.9' | 'I.10' })

/** The end of a sign-up; with a table where it had a place, and the chips that the player gives back to the cashier. */
interface Ending<T extends string> {
  type: T
  signUp: SignUpNumber
  member: MemberId
  table?: TableId
  transfers: readonly Transfer[]
}

export type PlaceEvent =
  | {
      type: 'tableFormed'
      table: TableId
      list: ListId
      number: number
      signUps: readonly SignUpNumber[]
      until: Instant
      /** The edition of the rules it plays by; absent in journals older than the first edition. */
      edition?: Edition
    }
  | {
      type: 'tableUnformed'
      table: TableId
      transfers: readonly Transfer[]
      /** The member whose place ended and left fewer than five; absent in older journals. */
      because?: MemberId
    }
  | {
      type: 'placeOffered'
      signUp: SignUpNumber
      member: MemberId
      table: TableId
      until: Instant
      provision: 'I.5' | 'I.11' | 'II.7'
    }
  | { type: 'placeAccepted'; signUp: SignUpNumber; member: MemberId; table: TableId }
  | {
      type: 'placePassed'
      signUp: SignUpNumber
      member: MemberId
      why: 'declined' | 'expired' | 'absent' | 'gone'
    }
  | {
      type: 'callAnswered'
      signUp: SignUpNumber
      member: MemberId
      answer: 'coming' | 'more-time'
      until: Instant
    }
  | { type: 'callExpired'; signUp: SignUpNumber; member: MemberId }
  | {
      type: 'tenSplit'
      list: ListId
      table: TableId
      /** Sign-ups that leave the first table to form the second, with those that come later. */
      moved: readonly SignUpNumber[]
    }

export type GameEvent =
  | { type: 'gameStarted'; table: TableId }
  | { type: 'giroBegun'; table: TableId; giro: number }
  /** I.12: the number of the table's last giro; null where the announcement is taken back. */
  | { type: 'lastGiroSet'; table: TableId; giro: number | null }
  | { type: 'wentAway'; table: TableId; member: MemberId }
  | { type: 'cameBack'; table: TableId; member: MemberId }
  | {
      type: 'playerLeft'
      table: TableId
      member: MemberId
      /** B6: the seat stays held for half an hour. */
      held: boolean
      /** I.13: the player left in the first hour without the right to. */
      infraction: boolean
    }
  | { type: 'seatReleased'; table: TableId; member: MemberId }
  /** `unseated` were called to the table and never sat: they wait again; absent where there are none. */
  | { type: 'placesEnded'; table: TableId; unseated?: readonly MemberId[] }
  | { type: 'placeResumed'; table: TableId; member: MemberId; signUp: SignUpNumber }

const evening: Evolve<Evening, EveningEvent> = {
  eveningOpened: (state, { title, day }, { at }) =>
    withChanged(state, { status: 'open', title, day, openedAt: at }),
  eveningClosed: (state) => withChanged(state, { status: 'closed' }),
  listOpened: (state, { list, title, settings, lotsHash }, { at }) =>
    withChanged(state, {
      lists: {
        ...state.lists,
        [list]: newList(list, title, settings, lotsHash, at),
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

/** I.8: marks the member as in the Club or outside it. */
function withPresence(state: Evening, member: MemberId, inClub: boolean): Evening {
  const others = state.outOfClub.filter((other) => other !== member)
  return withChanged(state, { outOfClub: inClub ? others : [...others, member] })
}

const marked = (state: Evening, signUps: readonly number[], mustOpt: boolean): Evening =>
  signUps.reduce((so, number) => withSignUp(so, number, () => ({ mustOpt })), state)

/** The evening without the rows of these players at a table. */
const withoutPlayers = (state: Evening, id: TableId, gone: readonly (MemberId | undefined)[]) =>
  withTable(state, id, ({ players }) => ({
    players: Object.fromEntries(entriesIn(players).filter(([member]) => !gone.includes(member))),
  }))

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
    const parted = withoutPlayers(back, table, members)
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
  playerLeft: (state, { table, member, held, infraction }, { at }) =>
    leave(state, table, member, { held, infraction, at }),
  placesEnded: (state, { table: id, unseated = [] }) =>
    withoutPlayers(endPlaces(state, id), id, unseated),
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
