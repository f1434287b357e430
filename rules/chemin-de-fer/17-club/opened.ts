import type { Instant } from '../../kernel/decider'
import { freed } from '../mano/vacated'
import { copyTable } from '../state/copy'
import { asSeat } from '../state/ids'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import type { EveningEvent } from './events'

const emptySeat = (number: number): Seat => freed({ number: asSeat(number) })

type Opened = Extract<EveningEvent, { type: 'tableOpened' }>

/** A table as it opens: its seats free, its six packs not yet mixed. */
export const openedTable = (event: Opened, openedAt: Instant): Table =>
  copyTable({
    id: event.table,
    number: event.number,
    status: 'open',
    openedAt,
    closedAt: null,
    level: event.level,
    followedSince: event.level === 1 ? null : openedAt,
    isLarge: event.isLarge,
    minimum: event.minimum,
    leastStake: null,
    seats: Array.from({ length: event.seats }, (_, index) => emptySeat(index + 1)),
    bookings: [],
    movesAsked: [],
    swap: null,
    seatsVote: null,
    limits: [],
    standing: [],
    packs: null,
    lookers: [],
    taglia: {
      number: 0,
      phase: 'between',
      announced: false,
      mixWishes: [],
      mixer: null,
      cutter: null,
      cutRefused: [],
      cardsOut: null,
      detached: 0,
      voidCards: 0,
      coups: 0,
      lastCoup: null,
      hadSeven: null,
    },
    turn: null,
    mano: null,
    manoNumber: 0,
    seguito: null,
    imposedOn: null,
    partnersRefused: false,
    partnerOffers: [],
    addition: null,
    stakesSeen: false,
    coup: null,
    coupSerial: 0,
    suivi: [],
    tableLoser: [],
    lastSolePunter: null,
    regola: [],
    past: [],
    corrections: [],
    disputes: [],
    moves: 0,
    steps: [],
  })

/** A table as it closes: nobody has a seat, a mano or a place in line any more. */
export const tableShut = (table: Table, closedAt: Instant): Partial<Table> => ({
  status: 'closed',
  closedAt,
  seats: table.seats.map(({ number }) => emptySeat(number)),
  bookings: [],
  movesAsked: [],
  swap: null,
  seatsVote: null,
  limits: [],
  standing: [],
  turn: null,
  mano: null,
  seguito: null,
  imposedOn: null,
  partnerOffers: [],
  addition: null,
  stakesSeen: false,
  suivi: [],
  tableLoser: [],
  lastSolePunter: null,
})
