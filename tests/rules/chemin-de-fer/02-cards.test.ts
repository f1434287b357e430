import { expect, test } from 'vitest'
import { CARDS } from '@/rules/chemin-de-fer/02-cards/sentences'
import { balance, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Taglia } from '@/rules/chemin-de-fer/state/mano'
import { asChips } from '@/rules/kernel/chips'
import { post } from '@/rules/kernel/ledger'
import {
  after,
  aTable,
  betOf,
  changed,
  inspector,
  m,
  ofM,
  phone,
  refusalOf,
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const at = <T extends string>(type: T) => ({ type, table: T1 }) as const
const by = <T extends string>(type: T, n: number) => ({ type, ...ofM(n) }) as const
const cut = (n: number, cards: number | null = null) => ({ ...by('cut', n), cards }) as const
const colours = { colours: ['blu', 'rosso'] as [string, string], first: 3 }

/** The same with the taglia at another point. */
const taglia = (evening: Evening, fields: Partial<Taglia>): Evening =>
  changed(evening, { taglia: { ...tableOf(evening).taglia, ...fields } })
const between = (evening = aTable()) => taglia(evening, { phase: 'between', coups: 0 })
const mixing = (evening = aTable()) =>
  taglia(evening, { phase: 'mixing', announced: false, cutter: null })
const cutting = (evening = aTable(), fields: Partial<Taglia> = {}) =>
  taglia(evening, { phase: 'cutting', cutter: null, ...fields })

const report = (
  kind: Extract<Parameters<typeof refusalOf>[1], { type: 'reportCards' }>['report'],
  cards = 1,
  member: number | null = null,
) =>
  ({
    type: 'reportCards',
    table: T1,
    report: kind,
    cards,
    member: member === null ? null : m(member),
    note: '',
  }) as const

/** Seat 1's bank of 50 with a stake of 20 before seat 3, dealt. */
function dealt(phase: 'open' | 'dealt' | 'decided' = 'dealt'): Evening {
  const held = withBank(aTable(), 1, 50)
  const accounts = post(held.accounts, [
    { from: chipsOf(m(3)), to: stakeOf(T1, m(3)), chips: asChips(20) },
  ])
  return withCoup({ ...held, accounts }, { phase, bets: [betOf(3, 20)] })
}

test('S.1 six packs of two colours are entered once, and the closing count must find 312 cards', () => {
  const entered = after(aTable(), [{ ...at('enterPacks'), ...colours }])
  expect(tableOf(entered).packs).toMatchObject({ colours: ['blu', 'rosso'], first: 3 })
  const same = { ...at('enterPacks'), colours: ['blu', 'blu'] as [string, string], first: 3 }
  expect(refusalOf(aTable(), same)).toBe('S.1 one-colour')
  expect(refusalOf(entered, { ...at('enterPacks'), ...colours })).toBe('S.1 packs-entered')
  const count = (cards: number) => CARDS.packsCounted({ type: 'packsCounted', table: T1, cards })
  expect(count(312)).toMatchObject({ key: 'packsFull' })
  expect(count(311)).toMatchObject({ key: 'packsOdd', parts: { cards: 311, all: 312 } })
  expect(refusalOf(between(), { ...at('countPacks'), cards: 312 })).toBeNull()
  expect(refusalOf(aTable(), { ...at('countPacks'), cards: 312 })).toBe('S.1 taglia-running')
})

test('S.3 the cards are laid out and checked, pack by pack', () => {
  expect(refusalOf(aTable(), at('checkCards'))).toBe('S.3 no-packs')
  const entered = after(aTable(), [{ ...at('enterPacks'), ...colours }])
  const checked = after(entered, [at('checkCards')])
  expect(tableOf(checked).packs?.checked).toBe(true)
  expect(refusalOf(checked, at('checkCards'))).toBe('S.3 checked-already')
})

test('S.4 the cards are mixed, and the employee says aloud that they pass', () => {
  const begun = after(between(), [at('beginTaglia')])
  expect(tableOf(begun).taglia).toMatchObject({ number: 2, phase: 'mixing', announced: false })
  expect(refusalOf(begun, at('offerCut'))).toBe('S.4 not-announced')
  expect(tableOf(after(begun, [at('announceCards')])).taglia.announced).toBe(true)
  expect(refusalOf(aTable(), at('beginTaglia'))).toBe('S.4 taglia-running')
})

test('S.4 S.7 at the level of the book alone a taglia begins with the sabot at its seat', () => {
  const begun = after(between(aTable({ level: 1 })), [at('beginTaglia')])
  expect(tableOf(begun)).toMatchObject({ taglia: { number: 2, phase: 'running' }, turn: 1 })
  const empty = changed(between(aTable({ level: 1, seated: 0 })), { turn: null })
  expect(refusalOf(empty, at('beginTaglia'))).toBe('S.7 nobody-sits')
})

test('S.2b at the level of the book alone the first mano is the first seat’s too', () => {
  const fresh = changed(between(aTable({ level: 1, seated: 3 })), { turn: null })
  expect(tableOf(after(fresh, [at('beginTaglia')])).turn).toBe(1)
})

test('S.5 at Sanremo one seated player mixes after the announcement, never the banker', () => {
  const begun = mixing(withBank(aTable({ seated: 6 }), 2, 50))
  expect(refusalOf(begun, by('mix', 3))).toBe('S.5 not-announced')
  const passed = after(begun, [at('announceCards')])
  expect(refusalOf(passed, by('mix', 2))).toBe('S.5 banker-never-mixes')
  expect(refusalOf(passed, by('mix', 7))).toBe('S.5 only-seated-mix')
  const mixed = after(passed, [by('mix', 3)])
  expect(tableOf(mixed).taglia.mixer).toBe(m(3))
  expect(refusalOf(mixed, by('mix', 4))).toBe('S.5 mixed-already')
})

test('S.5 of several who wish to mix, the order of the cut decides', () => {
  const passed = after(mixing(aTable({ seated: 6 })), [at('announceCards')])
  const wished = after(passed, [by('askToMix', 4), by('askToMix', 6)])
  expect(refusalOf(wished, by('mix', 4))).toBe('S.5 another-mixes')
  expect(refusalOf(wished, by('mix', 6))).toBeNull()
  expect(refusalOf(wished, by('askToMix', 6), phone(6))).toBe('S.5 wished-already')
})

test('S.5 at Venice any player mixes, before the announcement', () => {
  const begun = mixing(withBank(aTable({ seated: 6, settings: { mayMix: 'any' } }), 2, 50))
  const mixed = after(begun, [by('mix', 7), by('mix', 3)])
  expect(tableOf(mixed).taglia.mixer).toBe(m(3))
  expect(refusalOf(mixed, by('mix', 2))).toBe('S.5 banker-never-mixes')
  expect(refusalOf(after(mixed, [at('announceCards')]), by('mix', 4))).toBe('S.5 announced-already')
})

test('S.6a in the first taglia the cut is offered first to the last seat, then leftwards', () => {
  const table = cutting(aTable({ seated: 6 }))
  expect(refusalOf(table, cut(5))).toBe('S.6a cut-is-offered')
  const letGo = after(table, [by('refuseCut', 6)])
  expect(tableOf(after(letGo, [cut(5)])).taglia.cutter).toBe(m(5))
  expect(offersOf('cut', letGo, phone(5), 0)).toHaveLength(1)
  expect(offersOf('cut', letGo, phone(4), 0)).toHaveLength(0)
})

test('S.6a afterwards it is offered first to the seat before the banker who opens the taglia', () => {
  const table = cutting(withBank(aTable({ seated: 8 }), 4, 50), { number: 2 })
  expect(refusalOf(table, cut(3))).toBeNull()
  expect(refusalOf(after(table, [by('refuseCut', 3)]), cut(2))).toBeNull()
  const stands = withBank(aTable(), 4, 50, {
    bankerPlace: { kind: 'gap', after: asSeat(7) },
    initialSeat: asSeat(6),
  })
  expect(refusalOf(cutting(stands, { number: 2 }), cut(5))).toBeNull()
})

test('S.6a everybody having refused, the house’s last to cut does', () => {
  const four = cutting(aTable({ seated: 4 }))
  const house = { ...at('cutForHouse'), cards: null }
  expect(refusalOf(four, house)).toBe('S.6a cut-is-offered')
  const none = after(four, [by('refuseCut', 4), by('refuseCut', 3)])
  expect(tableOf(after(none, [house])).taglia.cutter).toBe('employee')
  const sanremo = cutting(aTable({ seated: 4, settings: { lastCut: 'inspector' } }))
  const refused = after(sanremo, [by('refuseCut', 4), by('refuseCut', 3)])
  expect(tableOf(after(refused, [house])).taglia.cutter).toBe('inspector')
})

test('V.cut-never banker, socio and the first to play against the bank never cut', () => {
  const held = cutting(withBank(aTable(), 4, 50, { socio: m(3) }), { number: 2 })
  for (const n of [4, 3, 5]) expect(refusalOf(held, cut(n))).toBe('V.cut-never never-cuts')
  expect(refusalOf(held, cut(2))).toBeNull()
})

test('S.6b each part of the cut has at least the house’s cards', () => {
  const table = cutting()
  expect(refusalOf(table, cut(8, 19))).toBe('S.6b cut-too-near')
  expect(refusalOf(table, cut(8, 293))).toBe('S.6b cut-too-near')
  expect(refusalOf(table, cut(8, 20))).toBeNull()
  expect(refusalOf(table, cut(8))).toBeNull()
  expect(refusalOf(cutting(aTable({ settings: { cutLeast: 7 } })), cut(8, 7))).toBeNull()
})

test('S.6b at Venice four players of the table are present at the cut', () => {
  const four = cutting(aTable({ seated: 4, settings: { presentAtCut: 4 } }))
  expect(refusalOf(four, cut(4))).toBeNull()
  const seats = tableOf(four).seats.map((one) =>
    one.number === 3
      ? {
          ...one,
          away: { since: 0, instructions: '', coups: 3, keepsBank: false, turns: 0, freeAt: null },
        }
      : one,
  )
  expect(refusalOf(changed(four, { seats }), cut(4))).toBe('S.6b too-few-at-cut')
  expect(refusalOf(changed(cutting(aTable({ seated: 4 })), { seats }), cut(4))).toBeNull()
})

test('S.7 once cut, the pack goes into the sabot, and only then is a bank opened', () => {
  const table = cutting()
  const open = { ...by('openBank', 1), bank: asChips(10) }
  expect(refusalOf(table, at('loadSabot'))).toBe('S.7 not-cut')
  expect(refusalOf(table, open)).toBe('S.7 no-sabot')
  const loaded = after(table, [cut(8), at('loadSabot')])
  expect(tableOf(loaded).taglia).toMatchObject({ phase: 'running', cardsOut: 0, coups: 0 })
  expect(refusalOf(loaded, open)).toBeNull()
})

test('S.29 a card on the floor keeps its value; a player who picks it up is reprimanded', () => {
  const told = after(dealt(), [report('floor'), report('picked-up', 1, 3)])
  expect(tableOf(told).coup).toMatchObject({
    phase: 'dealt',
    incidents: [
      { provision: 'S.29', member: null },
      { provision: 'S.29', member: m(3) },
    ],
  })
  expect(tableOf(told).taglia.voidCards).toBe(0)
})

test('S.30 detached and seen are two marks, entered as they happen', () => {
  const told = after(dealt(), [report('detached'), report('seen')])
  expect(tableOf(told).coup?.incidents.map(({ provision }) => provision)).toEqual(['S.30', 'S.30'])
  const tell = (kind: 'detached' | 'seen') =>
    CARDS.cardsReported({ ...report(kind), type: 'cardsReported' })
  expect(tell('detached')).toMatchObject({ key: 'detached' })
  expect(tell('seen')).toMatchObject({ key: 'seen' })
})

test('S.31 a card found face up is void, and no stake is touched for it', () => {
  const before = dealt()
  const told = after(before, [report('face-up', 2)])
  expect(tableOf(told).taglia.voidCards).toBe(2)
  expect(tableOf(told).coup).toMatchObject({ phase: 'dealt', asking: null })
  expect(tableOf(told).coup?.bets).toEqual(tableOf(before).coup?.bets)
  expect(told.accounts).toEqual(before.accounts)
})

test('S.32 cards looked at are void, and the inspector may take the seat from the player who looked', () => {
  const looked = after(aTable(), [report('looked-at', 1, 4)])
  expect(tableOf(looked).taglia.voidCards).toBe(1)
  const away = by('takeSeatAway', 4)
  expect(refusalOf(looked, away)).toBe('null not-allowed')
  expect(tableOf(after(looked, [away], inspector)).seats[3]?.holder).toBeNull()
  expect(refusalOf(looked, by('takeSeatAway', 5), inspector)).toBe('S.32 has-not-looked')
})

test('S.33 marked cards are replaced even in mid-game; the inspector may change all six packs', () => {
  const marked = after(dealt(), [report('marked', 2)])
  expect(tableOf(marked).coup?.phase).toBe('dealt')
  const change = { ...at('changePacks'), ...colours, why: '' } as const
  expect(refusalOf(marked, change, inspector)).toBe('S.33 coup-in-play')
  expect(refusalOf(aTable(), change)).toBe('null not-allowed')
  const changedPacks = after(withBank(aTable(), 1, 50), [change], inspector)
  expect(tableOf(changedPacks)).toMatchObject({
    packs: { checked: false },
    taglia: { phase: 'between' },
    mano: { banker: m(1) },
  })
})

test('S.34 cards stuck together, their order not certain, make the coup void', () => {
  const stuck = after(dealt(), [report('stuck', 2)])
  expect(tableOf(stuck).coup).toBeNull()
  expect(balance(stuck, chipsOf(m(3)))).toBe(1000)
  expect(tableOf(stuck).past.at(-1)).toMatchObject({ result: 'void', resultBy: 'S.34' })
  expect(tableOf(stuck).mano?.banker).toBe(m(1))
  expect(refusalOf(dealt('open'), report('stuck', 2))).toBe('S.34 nothing-dealt')
})

test('S.35 the mask out as the first card, that coup is the last; out in mid-coup, the coup in play', () => {
  const first = after(taglia(withBank(aTable(), 1, 50), { coups: 40 }), [at('maskOut')])
  expect(tableOf(first).taglia).toMatchObject({ phase: 'last-coup', lastCoup: 41 })
  expect(tableOf(after(dealt(), [at('maskOut')])).taglia.lastCoup).toBe(1)
  const announce = { ...at('announceBank'), toutVa: false, seesStakes: false } as const
  expect(refusalOf(first, announce)).toBeNull()
  const over = taglia(first, { coups: 41 })
  expect(refusalOf(over, announce)).toBe('S.35 taglia-over')
  expect(refusalOf(first, at('endTaglia'))).toBe('S.35 last-coup-due')
  expect(tableOf(after(over, [at('endTaglia')])).taglia.phase).toBe('between')
  expect(refusalOf(aTable(), at('endTaglia'))).toBe('S.35 mask-still-in')
})

test('S.35 before the last coup is paid its seven cards are counted; with fewer it is void', () => {
  const won = changed(dealt('decided'), {})
  const { coup } = tableOf(won)
  const bankWon = changed(won, { coup: coup && { ...coup, result: 'banco' } })
  const last = taglia(bankWon, { phase: 'last-coup', lastCoup: 1, coups: 1 })
  expect(refusalOf(last, at('settleCoup'))).toBe('S.35 count-seven')
  const enough = after(last, [{ ...at('countSeven'), cards: 7 }])
  expect(refusalOf(enough, at('settleCoup'))).toBeNull()
  const short = after(last, [{ ...at('countSeven'), cards: 6 }])
  expect(tableOf(short)).toMatchObject({ coup: null, taglia: { hadSeven: false } })
  expect(balance(short, chipsOf(m(3)))).toBe(1000)
  expect(refusalOf(dealt(), { ...at('countSeven'), cards: 7 })).toBe('S.35 not-last-coup')
})
