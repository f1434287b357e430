import { expect, test } from 'vitest'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Settings } from '@/rules/chemin-de-fer/settings'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Taglia } from '@/rules/chemin-de-fer/state/mano'
import { sheetsBetween } from '@/rules/chemin-de-fer/views/sheets'
import { asChips } from '@/rules/kernel/chips'
import { passed } from './support/seguito'
import {
  after,
  aTable,
  changed,
  decided,
  desk,
  inspector,
  m,
  ofM,
  refusalOf,
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const by = <T extends string>(type: T, n: number) => ({ type, ...ofM(n) }) as const
const at = <T extends string>(type: T) => ({ type, table: T1 }) as const
const withTaglia = (evening: Evening, fields: Partial<Taglia>): Evening =>
  changed(evening, { taglia: { ...tableOf(evening).taglia, ...fields } })
const stepAway = (n: number) =>
  ({ ...by('stepAway', n), instructions: '', coups: 3, keepsBank: false }) as const

test('S.2a minSeated: a bank opens with the house’s number of seated players, and not with one fewer', () => {
  const open = { ...by('openBank', 1), bank: asChips(10) }
  const five = (minSeated: number) =>
    refusalOf(aTable({ seated: 5, settings: { minSeated } }), open)
  expect([five(5), five(6)]).toEqual([null, 'S.2a too-few-seated'])
})

/** The first table that the desk is offered to open. */
const proposed = (settings: Partial<Settings>) => {
  const evening = aTable()
  const own = { ...evening.settings, ...settings }
  return offersOf('openTable', { ...evening, settings: own }, desk, 0)[0]?.payload
}

test('C.4 seats: a new table has the house’s number of seats', () => {
  expect([proposed({ seats: 9 })?.seats, proposed({ seats: 12 })?.seats]).toEqual([9, 12])
})

test('C.4 level: a new table starts at the house’s level', () => {
  expect([proposed({ level: 2 })?.level, proposed({ level: 3 })?.level]).toEqual([2, 3])
})

test('S.9 minimum: a new table has the house’s least opening bank', () => {
  const open = (minimum: number) =>
    refusalOf(aTable({ settings: { minimum: asChips(minimum) } }), {
      ...by('openBank', 1),
      bank: asChips(20),
    })
  expect(proposed({ minimum: asChips(30) })?.minimum).toBe(30)
  expect([open(20), open(30)]).toEqual([null, 'S.9 below-minimum'])
})

test('S.8b seatsAddable: seats are added to a large table where the house adds any', () => {
  const propose = { ...at('proposeSeats'), seats: 1 } as const
  const large = (seatsAddable: boolean) =>
    withTaglia(changed(aTable({ seats: 5, settings: { seatsAddable } }), { isLarge: true }), {
      phase: 'between',
    })
  expect(refusalOf(large(true), propose, inspector)).toBeNull()
  expect(refusalOf(large(false), propose, inspector)).toBe('S.8a seats-fixed')
})

test('S.5 mayMix: one seated player after the announcement, or any player before it', () => {
  const mixing = (mayMix: Settings['mayMix']) =>
    withTaglia(aTable({ seated: 6, settings: { mayMix } }), {
      phase: 'mixing',
      announced: false,
      cutter: null,
    })
  expect(refusalOf(mixing('one'), by('mix', 7))).toBe('S.5 not-announced')
  expect(refusalOf(mixing('any'), by('mix', 7))).toBeNull()
  const announced = (mayMix: Settings['mayMix']) => after(mixing(mayMix), [at('announceCards')])
  expect(refusalOf(announced('one'), by('mix', 6))).toBeNull()
  expect(refusalOf(announced('any'), by('mix', 6))).toBe('S.5 announced-already')
})

const cutting = (settings: Partial<Settings>, seated = 8) =>
  withTaglia(aTable({ seated, settings }), { phase: 'cutting', cutter: null })

test('S.6b cutLeast: the smaller part of a cut has at least the house’s cards', () => {
  const cut = (cards: number, cutLeast: number) =>
    refusalOf(cutting({ cutLeast }), { ...by('cut', 8), cards })
  expect([cut(20, 20), cut(19, 20), cut(7, 7), cut(6, 7)]).toEqual([
    null,
    'S.6b cut-too-near',
    null,
    'S.6b cut-too-near',
  ])
})

test('S.6a lastCut: everybody having refused, the inspector or an employee cuts', () => {
  const cutter = (lastCut: Settings['lastCut']) => {
    const refused = after(cutting({ lastCut }, 4), [by('refuseCut', 4), by('refuseCut', 3)])
    return tableOf(after(refused, [{ ...at('cutForHouse'), cards: null }])).taglia.cutter
  }
  expect([cutter('inspector'), cutter('employee')]).toEqual(['inspector', 'employee'])
})

test('S.6b presentAtCut: so many players of the table are present at the cut, where the house asks for any', () => {
  const cut = (presentAtCut: number) =>
    refusalOf(after(cutting({ presentAtCut }, 4), [stepAway(3)]), { ...by('cut', 4), cards: null })
  expect(cut(3)).toBeNull()
  expect(cut(4)).not.toBeNull()
})

test('S.21a standInReturn: the holder carries on until the third coup ends, or until the last one is dealt', () => {
  const back = (standInReturn: Settings['standInReturn']) => {
    const away = after(aTable({ settings: { standInReturn } }), [stepAway(1)])
    const held = withBank(away, 1, 40, { coups: 2, standIn: { coups: 2 } })
    const dealt = withCoup(held, { phase: 'dealt' })
    return tableOf(after(dealt, [by('comeBack', 1)])).mano?.standIn ?? null
  }
  expect(back('before-third-ends')).toBeNull()
  expect(back('before-last-dealt')).not.toBeNull()
})

test('S.24 freeSeat: in mid-taglia a free seat is for the standing, or first for the seated who asked', () => {
  const take = (freeSeat: Settings['freeSeat']) => {
    const left = after(withBank(aTable({ settings: { freeSeat } }), 2, 50), [by('leaveSeat', 4)])
    const asked = after(left, [{ ...by('askToMove', 6), to: asSeat(4) }])
    return refusalOf(asked, { ...by('takeSeat', 9), seat: asSeat(4) })
  }
  expect([take('standing'), take('seated')]).toEqual([null, 'S.24 seat-for-seated'])
})

test('S.87a passWhen: a mano that only tied is passed at any time, or not before a win', () => {
  const pass = (passWhen: Settings['passWhen']) =>
    refusalOf(withBank(aTable({ settings: { passWhen } }), 1, 50, { coups: 1, ties: 1 }), {
      ...by('passMano', 1),
    })
  expect([pass('any'), pass('after-win')]).toEqual([null, 'S.87a pass-after-win'])
})

test('S.56c lowerBank: after ties before the first win, or before the first coup is over', () => {
  const lower = (lowerBank: Settings['lowerBank'], coups: number) => {
    const tied = { coups, ties: coups, coupsSinceTurn: coups }
    const held = withBank(aTable({ settings: { lowerBank } }), 1, 50, tied)
    return refusalOf(held, { ...by('lowerBank', 1), to: asChips(20) })
  }
  expect([lower('after-ties', 1), lower('after-ties', 0)]).toEqual([null, 'S.56c no-tie-yet'])
  expect([lower('before-first-over', 0), lower('before-first-over', 1)]).toEqual([
    null,
    'V.lower-bank first-coup-over',
  ])
})

test('S.56b halveBetweenTaglie: after a win the bank is halved between two taglie, or never', () => {
  const halve = (halveBetweenTaglie: boolean) => {
    const won = withBank(aTable({ settings: { halveBetweenTaglie } }), 1, 50, { wins: 1 })
    return refusalOf(withTaglia(won, { phase: 'between' }), by('halveBank', 1))
  }
  expect([halve(true), halve(false)]).toEqual([null, 'S.56b never-halved'])
})

const onOffer = (settings: Partial<Settings>, socio: number | null = null) =>
  passed(
    aTable({ settings }),
    3,
    80,
    socio === null
      ? {}
      : { socio: m(socio), shares: { [m(3)]: asChips(40), [m(socio)]: asChips(40) } },
  )
/** The steps of the seguito after the palette has gone round, as far as nobody takes it. */
function steps(evening: Evening): string[] {
  const close = at('closeStep')
  const found: string[] = []
  for (let now = evening; refusalOf(now, close) === null; ) {
    now = after(now, [close])
    found.push(tableOf(now).seguito?.step ?? '')
  }
  return found
}

test('S.96 altezzaStanding: the standing are asked at the sum before the auction, or not', () => {
  expect(steps(onOffer({ altezzaStanding: true }))).toContain('standing')
  expect(steps(onOffer({ altezzaStanding: false }))).not.toContain('standing')
})

test('S.97 altezzaOutgoing: the banker who passed may take the mano back, or not', () => {
  expect(steps(onOffer({ altezzaOutgoing: true }))).toContain('outgoing')
  expect(steps(onOffer({ altezzaOutgoing: false }))).not.toContain('outgoing')
})

test('V.paddle-next outgoingSocioStanding: the standing socio takes it as if seated, or with the standing', () => {
  const take = (outgoingSocioStanding: boolean) => {
    const round = after(onOffer({ outgoingSocioStanding }, 9), [at('closeStep')])
    return refusalOf(round, { ...by('takeAltezza', 9), together: [] })
  }
  expect([take(true), take(false)]).toEqual([null, 'S.96 not-at-the-table'])
})

test('V.called callMinutes: a call to a seat lasts so many minutes', () => {
  const until = (callMinutes: number) => {
    const full = after(aTable({ seats: 6, settings: { callMinutes } }), [by('bookSeat', 7)])
    const left = after(full, [by('leaveSeat', 2)])
    const call = { ...at('callBooked'), seat: asSeat(2) }
    const decision = decided(left, call, inspector, 0)
    const [event] = decision.accepted ? decision.events : []
    return event?.type === 'bookedCalled' ? event.until : null
  }
  expect([until(2), until(5)]).toEqual([2 * 60_000, 5 * 60_000])
})

test('V.away-long awayMinutes: a seat may be declared free so many minutes after the warning', () => {
  const freeAt = (awayMinutes: number) => {
    const away = after(aTable({ settings: { awayMinutes } }), [stepAway(4)])
    const decision = decided(away, by('warnAway', 4), inspector, 0)
    const [event] = decision.accepted ? decision.events : []
    return event && 'until' in event ? event.until : null
  }
  expect([freeAt(15), freeAt(20)]).toEqual([15 * 60_000, 20 * 60_000])
})

/** The evening counted with member 1 this many chips short, ready to be closed. */
function short(chips: number, settings: Partial<Settings>): Evening {
  const counting = after(
    aTable({ seated: 2, standing: 0, settings }),
    [{ type: 'beginCount' }],
    desk,
  )
  const count = (n: number, found: number) =>
    ({ type: 'countChips', member: m(n), chips: asChips(found) }) as const
  return after(counting, [count(1, 1000 - chips), count(2, 1000)], desk)
}
const closeTableau = { type: 'closeTableau', settleBy: 'desk' } as const

test('C.3 recountAbove: an imbalance above the limit is counted again, one at the limit is not', () => {
  const close = (recountAbove: number) =>
    refusalOf(short(5, { recountAbove: asChips(recountAbove) }), closeTableau, desk)
  expect([close(5), close(4)]).toEqual([null, 'C.3 recount-first'])
})

test('C.4 offices: the sheet names the house whose customs were played', () => {
  const classOf = (offices: Settings['offices']) => {
    const counted = short(0, { offices })
    return sheetsBetween(counted, after(counted, [closeTableau], desk)).closed[0]?.class
  }
  expect([classOf('sanremo'), classOf('venezia')]).toEqual(['sanremo/10', 'venezia/10'])
})

test('V.values a table that no longer follows the bank forgets its shares, any other keeps them', () => {
  const held = withBank(aTable({ level: 2 }), 1, 100)
  const sharesAt = (level: 1 | 3) =>
    tableOf(after(held, [{ type: 'setLevel', table: T1, level }])).mano?.shares
  expect([sharesAt(1), sharesAt(3)]).toEqual([{}, { [m(1)]: 100 }])
})
