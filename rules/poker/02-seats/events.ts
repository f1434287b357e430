import type { Evolve } from '../../kernel/article'
import type { Instant } from '../../kernel/decider'
import { entriesIn, type MemberId } from '../../kernel/ids'
import { type Evening, withChanged, withPlayer, withSignUp, withTable } from '../evening'
import { drawnBy, settledColpi } from '../money/resti'
import { endPlaces, gone } from '../seating/booking'
import type { Asked } from '../state/cassa'
import { copyTable } from '../state/copy'
import { changed } from '../state/draft'
import type { SignUpNumber } from '../state/ids'
import { asSeat, FIRST_SEAT, type SeatNumber, seatsOf, type TableId } from '../state/ids'
import type { Player, Table } from '../state/table'

/** The events of Art. II. */
export type SeatsEvent =
  | { type: 'freeSeatsWished'; table: TableId; member: MemberId; agree: boolean }
  | { type: 'freeSeatsAgreed'; table: TableId }
  | {
      type: 'lotsDrawn'
      table: TableId
      seed: string
      /** Members in the order drawn: the first has seat 1, the others follow clockwise. */
      order: readonly MemberId[]
      /** Those of them who answered that they are here, and sit down at once. */
      seated: readonly MemberId[]
      /** Hash of the seed for the list's next lots. */
      nextHash: string
    }
  | {
      type: 'seatTaken'
      table: TableId
      member: MemberId
      seat: SeatNumber
      asked: Pick<Asked, 'chips' | 'reason'>
    }
  | { type: 'seatUndone'; table: TableId; member: MemberId; seat: SeatNumber }
  | { type: 'firstCartaroSet'; table: TableId; seat: SeatNumber }
  | {
      type: 'vacancyOpened'
      table: TableId
      seat: SeatNumber
      /** The neighbours who may move there, the one deeper in deficit first. */
      neighbours: readonly MemberId[]
    }
  | { type: 'moveDeclined'; table: TableId; member: MemberId; seat: SeatNumber }
  | {
      type: 'seatMoved'
      table: TableId
      member: MemberId
      from: SeatNumber
      to: SeatNumber
    }
  | { type: 'vacanciesClosed'; table: TableId }
  | { type: 'returnAsked'; table: TableId; member: MemberId; seat: SeatNumber }
  | { type: 'returnConsented'; table: TableId; member: MemberId; voter: MemberId }
  | { type: 'returnRefused'; table: TableId; member: MemberId; voter: MemberId }
  | { type: 'returnLapsed'; table: TableId; member: MemberId }
  | {
      type: 'playerReturned'
      table: TableId
      member: MemberId
      signUp: SignUpNumber
      seat: SeatNumber
      /** C5: passate asked in loss before they left count no more; absent in journals written before it said so. */
      afresh?: true
      asked: Pick<Asked, 'chips' | 'reason'>
    }
  | {
      type: 'tableDissolved'
      table: TableId
      /** Its players, from the largest loss to the largest win. */
      precedence: readonly MemberId[]
    }
  | { type: 'precedenceEnded'; members: readonly MemberId[] }

/** Sits a player down; the chips they ask of the cashier are recorded (III.6). */
const seat = (table: Table, member: MemberId, at: SeatNumber, asked: Asked): Table =>
  withPlayer(table, member, (was) => ({
    status: 'seated',
    seat: at,
    seatedAt: was.seatedAt ?? asked.at,
    enteredAfter: settledColpi(table),
    awaySince: null,
    absenceCharged: false,
    leftAt: null,
    leftBecause: null,
    asked: asked.chips === 0 ? null : asked,
  }))

/** B3: whether this seat was empty when the lots were drawn. */
const wasDrawnEmpty = ({ seating }: Table, seat: SeatNumber): boolean =>
  seating.by === 'lots' && seat > seating.order.length

/**
 * The player has a place and has not sat down: a seat drawn for them stays theirs, and so do the chips they have
 * drawn. At a game under way the half hour to take the seat begins anew (I.10).
 */
function unseated(table: Table, member: MemberId, left: SeatNumber, at: Instant): Table {
  const { seating, startedAt } = table
  const isDrawn = seating.order[left - 1] === member
  const emptied = withPlayer(table, member, (was) => ({
    status: 'called',
    seat: isDrawn ? left : null,
    formerSeat: left,
    seatedAt: drawnBy(was) === 0 ? null : was.seatedAt,
    enteredAfter: 0,
    awaySince: startedAt === null ? null : at,
    asked: null,
    handed: null,
    leftAt: null,
  }))
  const isFirst = startedAt === null && seating.by === 'free' && table.firstCartaro === left
  const first = isFirst ? ({ firstCartaro: null, cartaro: null } as const) : {}
  if (!wasDrawnEmpty(table, left)) return { ...emptied, ...first }
  const originalEmpties = [...seating.originalEmpties, left].sort((a, b) => a - b)
  return { ...emptied, seating: changed(seating, { originalEmpties }) }
}

/** The request of a player who sits down (III.6); nobody is losing yet. */
const askedOn = ({ chips, reason }: Pick<Asked, 'chips' | 'reason'>, at: Instant): Asked => ({
  chips,
  at,
  reason,
  inLoss: false,
})

/** B3: the seats after the drawn ones; the seat at the first cartaro's right is the last. */
const emptiesAfter = (drawn: number, seats: number): SeatNumber[] => seatsOf(seats).slice(drawn)

/** The effect of each event of Art. II. */
export const evolveSeats: Evolve<Evening, SeatsEvent> = {
  freeSeatsWished: (evening, { table: id, member, agree }) =>
    withTable(evening, id, (table) => {
      const others = table.seating.freeConsents.filter((other) => other !== member)
      const freeConsents = agree ? [...others, member] : others
      return { seating: changed(table.seating, { freeConsents }) }
    }),
  freeSeatsAgreed: (evening, { table: id }) =>
    withTable(evening, id, (table) => ({
      status: 'seating',
      seating: changed(table.seating, { by: 'free' }),
    })),
  lotsDrawn: (evening, { table: id, seed, order, seated, nextHash }, { at }) => {
    const drawn = withTable(evening, id, (table) => {
      const start: Table = {
        ...table,
        status: 'seating',
        firstCartaro: FIRST_SEAT,
        cartaro: FIRST_SEAT,
        seating: changed(table.seating, {
          by: 'lots',
          seed,
          order,
          numbers: order.flatMap((member) => table.players[member]?.signUp ?? []),
          originalEmpties: emptiesAfter(order.length, table.settings.seats),
        }),
      }
      const asked: Asked = { chips: table.settings.passata, at, reason: 'entrata', inLoss: false }
      return order.reduce(
        (so, member, index) =>
          seated.includes(member)
            ? seat(so, member, asSeat(index + 1), asked)
            : withPlayer(so, member, () => ({ seat: asSeat(index + 1) })),
        start,
      )
    })
    return nextLots(drawn, id, nextHash)
  },
  seatTaken: (evening, { table: id, member, seat: at, asked }, occasion) =>
    withTable(evening, id, (table) =>
      seat(withoutEmpty(table, at), member, at, askedOn(asked, occasion.at)),
    ),
  seatUndone: (evening, { table: id, member, seat: left }, { at }) =>
    withTable(evening, id, (table) => unseated(table, member, left, at)),
  firstCartaroSet: (evening, { table: id, seat: firstCartaro }) =>
    withTable(evening, id, () => ({ firstCartaro, cartaro: firstCartaro })),
  vacancyOpened: (evening, { table: id, seat: empty, neighbours }) =>
    withTable(evening, id, (table) => ({
      vacancies: [...table.vacancies, { seat: empty, neighbours, declined: [] }],
    })),
  moveDeclined: (evening, { table: id, member, seat: empty }) =>
    withTable(evening, id, (table) => ({
      vacancies: table.vacancies
        .map((was) => (was.seat === empty ? { ...was, declined: [...was.declined, member] } : was))
        .filter((was) => was.neighbours.some((one) => !was.declined.includes(one))),
    })),
  seatMoved: (evening, { table: id, member, to }) =>
    withTable(evening, id, (table) => ({
      ...withPlayer(table, member, () => ({ seat: to })),
      vacancies: table.vacancies
        .filter((was) => was.seat !== to)
        .map((was) => ({ ...was, neighbours: was.neighbours.filter((one) => one !== member) }))
        .filter((was) => was.neighbours.some((one) => !was.declined.includes(one))),
    })),
  vacanciesClosed: (evening, { table: id }) => withTable(evening, id, () => ({ vacancies: [] })),
  returnAsked: (evening, { table: id, member, seat: to }, { at }) =>
    withTable(evening, id, () => ({ consent: { member, seat: to, at, yes: [] } })),
  returnConsented: (evening, { table: id, voter }) =>
    withTable(evening, id, (table) => ({
      consent: table.consent && { ...table.consent, yes: [...table.consent.yes, voter] },
    })),
  returnRefused: (evening, { table }) => withoutConsent(evening, table),
  returnLapsed: (evening, { table }) => withoutConsent(evening, table),
  playerReturned: (evening, { table: id, member, signUp, seat: to, asked, afresh }, { at }) => {
    const back = withTable(evening, id, (table) => {
      const seated = seat(withoutEmpty(table, to), member, to, askedOn(asked, at))
      const marked = ({ askedInLoss }: Player) => ({ askedInLoss: askedInLoss && !afresh })
      return { ...withPlayer(seated, member, marked), consent: null }
    })
    return withSignUp(back, signUp, () => ({ status: 'booked', table: id, endedBy: null }))
  },
  tableDissolved: (evening, { table: id, precedence }, { at }) => {
    const from = { from: id, after: evening.lastSignUp }
    const back = endPlaces(evening, id)
    const rights = precedence.map((member) => ({ member, ...from }))
    const dissolved = withTable(back, id, (table) => ({
      status: 'dissolved',
      vacancies: [],
      consent: null,
      players: Object.fromEntries(
        entriesIn(table.players)
          .filter(([, player]) => player.seatedAt !== null)
          .map(([member, was]) => [member, was.status === 'called' ? gone(was, 'II.7', at) : was]),
      ),
    }))
    return withChanged(dissolved, { precedence: [...back.precedence, ...rights] })
  },
  precedenceEnded: (evening, { members }) =>
    withChanged(evening, {
      precedence: evening.precedence.filter((right) => !members.includes(right.member)),
    }),
}

const withoutConsent = (evening: Evening, id: TableId): Evening =>
  withTable(evening, id, () => ({ consent: null }))

/** A taken seat is no longer one of the original empties, nor a vacancy. */
const withoutEmpty = (table: Table, taken: SeatNumber): Table => ({
  ...table,
  vacancies: table.vacancies.filter((vacancy) => vacancy.seat !== taken),
  seating: changed(table.seating, {
    originalEmpties: table.seating.originalEmpties.filter((empty) => empty !== taken),
  }),
})

/** The list's next lots get a new seed; every table without lots now shows its hash. */
function nextLots(evening: Evening, drawn: TableId, nextHash: string): Evening {
  const listId = evening.tables[drawn]?.list ?? ''
  const list = evening.lists[listId]
  if (!list) throw new Error(`no list ${listId} of table ${drawn}`)
  const tables = Object.fromEntries(
    Object.entries(evening.tables).map(([id, table]) =>
      table.list === listId && table.seating.by !== 'lots'
        ? [id, rehashed(table, nextHash)]
        : [id, table],
    ),
  )
  return withChanged(evening, {
    tables,
    lists: {
      ...evening.lists,
      [listId]: changed(list, { lotsHash: nextHash, drawn: list.drawn + 1 }),
    },
  })
}

function rehashed(from: Table, hash: string): Table {
  const table = copyTable(from)
  table.seating = changed(from.seating, { hash })
  return table
}
