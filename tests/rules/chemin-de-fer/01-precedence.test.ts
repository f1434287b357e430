import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import { refusedInOrder } from '../support/walk'
import { after, changed, inspector, m, ofM, phone, tableOf, tablet } from './support/table'
import { between, closed, gives, of, room, row, stopped, taglia } from './support/walks'

const MINDED = { coups: 3, keepsBank: false, instructions: '' } as const

/** Section 1: seats. */
const SEATS = {
  cancelBooking: () => {
    const cancel = { type: 'cancelBooking', ...ofM(7) } as const
    return [
      row('not-yours', closed(room()), phone(1), cancel),
      row('table-not-open', closed(room()), tablet, cancel),
      row('not-booked', room(), tablet, cancel),
    ]
  },
  callBooked: () => {
    const call = { type: 'callBooked', ...of, seat: 2 } as const
    return [
      row('table-not-open', closed(room()), inspector, call),
      row('seat-taken', room(), inspector, call),
      row('nobody-to-call', room(), inspector, { ...call, seat: 7 }),
    ]
  },
  warnAway: () => {
    const warn = { type: 'warnAway', ...ofM(2) } as const
    const away = () => gives(room(), { type: 'stepAway', ...ofM(2), ...MINDED })
    return [
      row('not-allowed', room(), phone(1), warn),
      row('not-away', room(), inspector, warn),
      row('warned-already', gives(away(), warn), inspector, warn),
      row('accepted', away(), inspector, warn),
    ]
  },
  standIn: () => {
    const stand = { type: 'standIn', ...of, bank: 10, isSerious: false } as const
    const away = () => gives(room(), { type: 'stepAway', ...ofM(1), ...MINDED })
    return [
      row('not-allowed', stopped(room()), phone(1), stand),
      row('table-not-open', stopped(room()), inspector, stand),
      row('turn-elsewhere', changed(room(), { turn: null }), inspector, stand),
      row('not-away', room(), inspector, stand),
      row('stands-in-already', gives(away(), stand), inspector, stand),
      row('accepted', away(), inspector, stand),
    ]
  },
  askToMove: () => {
    const ask = (to: number, n = 2) => ({ type: 'askToMove', ...ofM(n), to }) as const
    const asked = () => after(room(), [ask(7) as CheminCommand])
    return [
      row('not-yours', closed(asked()), phone(1), ask(9)),
      row('table-not-open', closed(asked()), tablet, ask(9, 7)),
      row('not-seated', asked(), tablet, ask(9, 7)),
      row('no-such-seat', asked(), tablet, ask(9)),
      row('same-seat', asked(), tablet, ask(2)),
      row('asked-already', asked(), tablet, ask(8)),
      row('accepted', room(), tablet, ask(8)),
    ]
  },
  proposeSwap: () => {
    const propose = (to: number) => ({ type: 'proposeSwap', ...ofM(2), to: m(to) }) as const
    const open = () => gives(room(), propose(3))
    return [
      row('not-yours', open(), phone(1), propose(2)),
      row('swap-open', open(), tablet, propose(2)),
      row('same-seat', room(), tablet, propose(2)),
      row('accepted', room(), tablet, propose(4)),
    ]
  },
  agreeSwap: () => {
    const agree = (n: number, to = 2) => ({ type: 'agreeSwap', ...ofM(n), to: m(to) }) as const
    const open = () => gives(room(), { type: 'proposeSwap', ...ofM(2), to: m(3) })
    return [
      row('not-yours', closed(room()), phone(1), agree(4)),
      row('table-not-open', closed(room()), tablet, agree(4)),
      row('no-swap', room(), tablet, agree(4)),
      row('not-in-swap', open(), tablet, agree(4)),
      row('other-swap', open(), tablet, agree(3, 4)),
      row('accepted', open(), tablet, agree(3)),
    ]
  },
  dropSwap: () => {
    const drop = (n: number) => ({ type: 'dropSwap', ...ofM(n) }) as const
    const open = () => gives(room(), { type: 'proposeSwap', ...ofM(2), to: m(3) })
    return [
      row('no-swap', room(), tablet, drop(4)),
      row('not-in-swap', open(), tablet, drop(4)),
      row('accepted', open(), tablet, drop(2)),
    ]
  },
}

/** Section 1: the table. */
const TABLE = {
  proposeSeats: () => {
    const propose = (seats: number) => ({ type: 'proposeSeats', ...of, seats }) as const
    const large = (fields = {}) =>
      changed(between(room({ settings: { seatsAddable: true } })), { isLarge: true, ...fields })
    return [
      row('table-not-open', closed(room()), inspector, propose(12)),
      row('seats-fixed', room({ settings: { seatsAddable: false } }), inspector, propose(12)),
      row('not-large', room({ settings: { seatsAddable: true } }), inspector, propose(12)),
      row('too-many-seats', large(), inspector, propose(12)),
      row('vote-open', gives(large(), propose(1)), inspector, propose(1)),
      row('accepted', large(), inspector, propose(1)),
    ]
  },
  answerSeats: () => {
    const answer = (n: number) => ({ type: 'answerSeats', ...ofM(n), agrees: true }) as const
    const asked = () =>
      gives(changed(between(room({ settings: { seatsAddable: true } })), { isLarge: true }), {
        type: 'proposeSeats',
        ...of,
        seats: 1,
      })
    return [
      row('no-vote', room(), tablet, answer(7)),
      row('not-seated', asked(), tablet, answer(7)),
      row('voted-already', gives(asked(), answer(2)), tablet, answer(2)),
      row('accepted', asked(), tablet, answer(2)),
    ]
  },
  setMinimum: () => {
    const set = (minimum: number) => ({ type: 'setMinimum', ...of, minimum }) as const
    const { minimum } = tableOf(room())
    return [
      row('table-not-open', closed(room()), inspector, set(minimum)),
      row('already-so', room(), inspector, set(minimum)),
      row('accepted', room(), inspector, set(minimum * 2)),
    ]
  },
  resumeGame: () => {
    const resume = { type: 'resumeGame', ...of } as const
    return [
      row('table-not-open', closed(room()), inspector, resume),
      row('not-stopped', room(), inspector, resume),
      row('accepted', stopped(room()), inspector, resume),
    ]
  },
}

/** Section 2: the cards. */
const CARDS = {
  announceCards: () => [
    row('table-not-open', stopped(room()), tablet, { type: 'announceCards', ...of }),
    row('not-mixing', room(), tablet, { type: 'announceCards', ...of }),
  ],
  offerCut: () => [
    row('table-not-open', stopped(room()), tablet, { type: 'offerCut', ...of }),
    row('not-mixing', room(), tablet, { type: 'offerCut', ...of }),
  ],
  cut: () => {
    const cut = { type: 'cut', ...ofM(2), cards: null } as const
    const cutting = (fields = {}) => taglia(room(), { phase: 'cutting', cutter: null, ...fields })
    return [
      row('not-yours', stopped(room()), phone(1), cut),
      row('table-not-open', stopped(room()), tablet, cut),
      row('not-cutting', room(), tablet, cut),
      row('cut-already', cutting({ cutter: m(3) }), tablet, cut),
    ]
  },
  maskOut: () => {
    const mask = { type: 'maskOut', ...of } as const
    return [
      row('table-not-open', stopped(room()), tablet, mask),
      row('mask-out-already', taglia(room(), { phase: 'last-coup' }), tablet, mask),
      row('accepted', room(), tablet, mask),
    ]
  },
}

refusedInOrder(chemin, { ...SEATS, ...TABLE, ...CARDS })
