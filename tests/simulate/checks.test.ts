import { expect, it, test } from 'vitest'
import { bancoOf, chipsOf } from '@/rules/banked/accounts'
import { asTable } from '@/rules/banked/ids'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening as Coups } from '@/rules/chemin-de-fer/evening'
import { floatOf } from '@/rules/float/accounts'
import type { FloatRoom } from '@/rules/float/state/room'
import type { FloatTable } from '@/rules/float/state/table'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import {
  type TrenteCommand,
  type TrenteGameEvent,
  trenteGame as trente,
} from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { deputato, tavolo } from '@/simulate/actors'
import {
  wrongBackOf,
  wrongBegun,
  wrongMoves,
  wrongPaid,
  wrongWaiting,
} from '@/simulate/banked/sound'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { wrongStanding } from '@/simulate/chemin-de-fer/sound'
import { playEvening } from '@/simulate/evening'
import { wrongFloats, wrongUndone } from '@/simulate/float/sound'
import { wrongTakingBack } from '@/simulate/ruled'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { aTable, changed, m } from '../rules/chemin-de-fer/support/table'
import { opened } from '../rules/float/support/room'
import { changedAfter } from './games'

/* Each check of the simulator, at a state or an event that is broken, and beside it at one that is not. */

const T1 = asTable('T1')
const room = opened()
const float: FloatRoom = room.room

/** The float with other values in some fields of its table. */
const at = (fields: Partial<FloatTable>): FloatRoom => ({
  ...float,
  tables: { T1: { ...(float.tables.T1 as FloatTable), ...fields } },
})
const shut = { box: 'keeping', closing: {} as FloatTable['closing'] } as const

test.each<[string, string | null, string | null]>([
  [
    'a colpo at a closed box',
    wrongBegun(at(shut), { colpo: null, serial: 1 }, { id: T1, colpo: null, serial: 2 }),
    wrongBegun(float, { colpo: null, serial: 1 }, { id: T1, colpo: null, serial: 2 }),
  ],
  [
    'a bank that pays after its box is closed',
    wrongPaid(at(shut), { type: 'takenBack', transfers: [paid(5)] }, { id: T1 }),
    wrongPaid(at(shut), { type: 'colpoCorrected', transfers: [paid(5)] }, { id: T1 }),
  ],
  [
    'limits signed by both that still wait',
    wrongWaiting({ serial: 1 }, { serial: 2, limitsAsked: asked(2) }),
    wrongWaiting({ serial: 1 }, { serial: 2, limitsAsked: asked(1) }),
  ],
  ['chips that moved without a transfer', moves([], 5), moves([paid(5)], 5)],
  ['a transfer of nothing', moves([paid(0)], 0), null],
  ['an account below zero', moves([paid(500)], 500), moves([paid(100)], 100)],
])('%s is found', (_, broken, sound) => {
  expect(broken).not.toBeNull()
  expect(sound).toBeNull()
})

test.each<[string, Parameters<typeof taken>, string | null]>([
  [
    'entries before a ruling that moved chips',
    [{ overAfter: 2, entryAt: 90 }, true, deputato],
    'entries',
  ],
  [
    'a round that was ruled on, by the tablet',
    [{ overAfter: 2, entryAt: 200 }, false, tavolo('T1')],
    '3,',
  ],
  ['the same by an officer', [{ overAfter: 2, entryAt: 200 }, true, deputato], null],
  ['a later round', [{ overAfter: 3, entryAt: 90 }, true, tavolo('T1')], null],
])('taking back %s', (_, given, found) => {
  const wrong = taken(...given)
  if (found === null) expect(wrong).toBeNull()
  else expect(wrong).toMatch(found)
})

test.each<[string, Partial<FloatTable>]>([
  ['no equation at T1', { banknotes: asChips(7) }],
  ['T1 gave back more than was added to it', { returned: asChips(5), minus: asChips(-5) }],
])('%s', (found, fields) => {
  expect(floats(at(fields))).toBe(found)
})

test('the book and the pieces of a float, and what a closed box leaves behind, are compared', () => {
  expect(floats(float)).toBeNull()
  const [account] = [floatOf('T1')]
  const more = {
    ...room.state.balances,
    [account]: asChips((room.state.balances[account] ?? 0) + 1),
  }
  expect(floats(at({}), more)).toBe('the book and the pieces of T1 differ')
  const leave = { table: 'T1', status: 'granted' } as FloatRoom['advances'][number]
  const tip = { table: 'T1', taken: null } as FloatRoom['side'][number]
  const form = { table: 'T1', status: 'asked' } as FloatRoom['movements'][number]
  const closed = at({ box: 'keeping' })
  expect(floats(closed)).toBeNull()
  expect(floats({ ...closed, advances: [{ ...leave, returns: [] }] })).toMatch('over a leave')
  expect(floats({ ...closed, side: [tip] })).toMatch('over its side table')
  expect(floats({ ...closed, movements: [form] })).toMatch('over a form')
})

test('S.22 a member who has a seat and is booked beside it is found', () => {
  const evening = aTable()
  expect(wrongStanding(evening)).toBeNull()
  const booked = changed(evening, { bookings: [{ member: m(1), at: 1, called: null }] })
  expect(wrongStanding(booked)).toMatch('m1 has a seat, and is booked at T1')
})

it('an entry undone that leaves the float otherwise is found', () => {
  const forgets = (day: Coups): Coups => {
    const tables = Object.entries(day.float.tables).map(([id, one]) => [
      id,
      { ...one, stack: null },
    ])
    return { ...day, float: { ...day.float, tables: Object.fromEntries(tables) } }
  }
  const wrongWhole = wrongUndone(changedAfter(chemin)('lineUndone', forgets))
  const { fault } = playEvening({ ...cheminGame, wrongWhole }, 8002, { whole: 1 })
  expect(fault?.found).toMatch('undoing stackChanged leaves another stack')
})

it('an entry taken back that leaves the day otherwise is found', () => {
  const wrongBack = wrongBackOf<Evening, Table, TrenteCommand, TrenteGameEvent>({
    rules: changedAfter(trente)('takenBack', (day) => ({ ...day, title: 'altra' })),
    takeBack: (table) => ({ type: 'takeBack', table }),
    restored: ({ moves: _, steps: __, disputes: ___, ...table }) => table,
  })
  const game: typeof trenteGame = {
    ...trenteGame,
    wrongWhole: (before, step, after) =>
      Object.values(after.tables).reduce<string | null>(
        (wrong, table) => wrong ?? wrongBack(before, step, after, table),
        null,
      ),
  }
  expect(playEvening(game, 1, { whole: 1 }).fault?.found).toMatch('leaves other title')
})

function paid(chips: number) {
  return { from: bancoOf(T1), to: chipsOf(asMember('m1')), chips: asChips(chips) }
}

function asked(signatures: number) {
  const signed = { as: 'management', by: asMember('m1'), at: 1 } as const
  const limits = { minimum: asChips(1), maximum: asChips(2) }
  return { ...limits, signed: Array.from({ length: signatures }, () => signed) }
}

/** The bank of T1 had 100 chips, and m1 none; so many went from one to the other. */
function moves(transfers: ReturnType<typeof paid>[], chips: number): string | null {
  const [bank, purse] = [bancoOf(T1), chipsOf(asMember('m1'))]
  const before = { accounts: { [bank]: asChips(100) }, isUnfollowed: false }
  const accounts = { [bank]: asChips(100 - chips), [purse]: asChips(chips) }
  return wrongMoves(before, { type: 'x', transfers }, { accounts, isUnfollowed: false }, () => true)
}

/** Round 3 was the latest, and was ruled on at 100. */
function taken(back: { overAfter: number; entryAt: number }, hasMovedChips: boolean, by: Actor) {
  const ruled = [{ serial: 3, at: 100, hasMovedChips }]
  return wrongTakingBack({ type: 'takenBack' }, { over: 3, ...back }, ruled, by)
}

function floats(is: FloatRoom, accounts = room.state.balances): string | null {
  const day = { float, accounts: room.state.balances, tables: { T1: {} } }
  return wrongFloats(day, { ...day, float: is, accounts })
}
