import { expect, test } from 'vitest'
import { offeredAgain } from '@/rules/chemin-de-fer/08-seguito/dropped'
import { balance, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import type { Result } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { decidedAs } from './support/coup'
import { announce } from './support/seats'
import {
  CLOSE,
  callsBanco,
  callsSuivi,
  callsTable,
  first,
  gives,
  lay,
  open,
  order,
  play,
  withLimit,
  withSuivi,
} from './support/stakes'
import {
  after,
  aTable,
  changed,
  gap,
  inspector,
  m,
  ofM,
  refusalOf,
  T1,
  tableOf,
  withBank,
} from './support/table'

const deal: CheminCommand = { type: 'dealCards', table: T1 }
const leave = (n: number): CheminCommand => ({ type: 'leaveSeat', ...ofM(n) })
const ofBanker = <T extends string>(type: T) => ({ type, ...ofM(1) }) as const
const away = (n: number, coups = 3): CheminCommand => ({
  type: 'stepAway',
  ...ofM(n),
  instructions: '',
  coups,
  keepsBank: false,
})
const move = (n: number, to: number): CheminCommand => ({
  type: 'moveSeat',
  ...ofM(n),
  to: asSeat(to),
})
const standIn = { type: 'standIn', table: T1, bank: asChips(0), isSerious: false } as const
const settled = (evening: Evening, result: Result): Evening =>
  after(decidedAs(evening, result), [{ type: 'settleCoup', table: T1 }])
/** Seat 1's bank of 100, half of it the socio's, m2. */
const shared = (): Evening =>
  withBank(aTable(), 1, 100, { socio: m(2), shares: { [m(1)]: asChips(50), [m(2)]: asChips(50) } })

test('S.20 no coup is dealt for a banker who is away, before the inspector takes the mano', () => {
  const held = after(withBank(aTable(), 1, 40), [away(1)])
  expect(refusalOf(held, announce)).toBe('S.20 is-away')
  expect(refusalOf(after(held, [standIn], inspector), announce)).toBeNull()
})

test('S.20 a mano taken over under way is the one of the absence', () => {
  const carried = after(after(withBank(aTable(), 1, 40), [away(1)]), [standIn], inspector)
  expect(tableOf(carried).seats[0]?.away?.turns).toBe(1)
})

test('S.21a a holder back too late has the mano passed, however few coups were announced', () => {
  const gone = after(aTable({ profile: 'venezia' }), [away(1, 2)])
  const given = withBank(gone, 1, 40, { coups: 2, standIn: { coups: 2 } })
  const late = after(given, [{ type: 'comeBack', ...ofM(1) }])
  expect(refusalOf(late, announce)).toBe('S.21a stand-in-over')
})

test('S.25b a player whose turn it is moves to the next seat and has the mano there', () => {
  const three = changed(after(aTable(), [leave(4)]), { turn: asSeat(3) })
  expect(tableOf(after(three, [move(3, 4)])).turn).toBe(4)
})

test('S.25c an exchange with the seat whose turn it is leaves that seat free for the mano', () => {
  const agreed = after(changed(aTable(), { turn: asSeat(3) }), [
    { type: 'proposeSwap', ...ofM(6), to: m(3) },
    { type: 'agreeSwap', ...ofM(3) },
  ])
  const done = tableOf(after(agreed, [{ type: 'allowSwap', table: T1 }], inspector))
  expect(done.turn).toBe(4)
  expect(done.seats[2]).toMatchObject({ holder: m(6), salutes: false })
})

test('S.25d packs changed in mid-taglia end it, and every seat has its full rights again', () => {
  const moved = after(aTable(), [leave(4), move(6, 4)])
  expect(tableOf(moved).limits).toHaveLength(1)
  const packs = { colours: ['blu', 'rosso'] as [string, string], first: 3, why: '' }
  const anew = after(moved, [{ type: 'changePacks', table: T1, ...packs }], inspector)
  expect(tableOf(anew).limits).toEqual([])
  expect(tableOf(anew).seats.some(({ salutes }) => salutes)).toBe(false)
})

test('S.26 with a socio, chips that were not there go back by shares and those unsaid are the banker’s', () => {
  const announced = after(shared(), [announce])
  const read = (laid: number) =>
    play(announced, { type: 'readBankAgain', table: T1, laid: asChips(laid) })
  const less = read(80)
  expect([balance(less, chipsOf(m(1))), balance(less, chipsOf(m(2)))]).toEqual([910, 1010])
  expect(tableOf(less).mano?.shares).toEqual({ [m(1)]: 40, [m(2)]: 40 })
  const more = read(120)
  expect([balance(more, chipsOf(m(1))), balance(more, chipsOf(m(2)))]).toEqual([880, 1000])
  expect(tableOf(more).mano?.shares).toEqual({ [m(1)]: 70, [m(2)]: 50 })
})

test('S.79 with a socio neither tout va nor stakes over the bank are covered without consent', () => {
  const toutVa = play(after(shared(), [{ ...announce, toutVa: true }]), lay(3, 200), CLOSE)
  const refused = 'S.79 consent-first'
  expect(refusalOf(toutVa, ofBanker('coverToutVa'))).toBe(refused)
  const grown = play(
    toutVa,
    { ...ofBanker('askToAdd'), chips: asChips(100), by: 'both' },
    { type: 'consentToAdd', ...ofM(2) },
  )
  expect(refusalOf(grown, gives(3))).toBeNull()
  const again = play(after(shared(), [announce]), lay(3, 60), CLOSE, ofBanker('reopenStakes'))
  const over = play(again, lay(4, 80))
  expect(refusalOf(over, { ...ofBanker('coverOver'), chips: asChips(40) })).toBe(refused)
})

test('S.92 chips laid to cover a tout va that was tied are an addition to the bank', () => {
  const evening = withSuivi(withBank(aTable(), 1, 100), 5, 50)
  const covered = play(
    after(evening, [{ ...announce, toutVa: true }]),
    lay(3, 300),
    CLOSE,
    ofBanker('coverToutVa'),
    gives(3),
    deal,
  )
  const next = play(settled(covered, 'tie'), announce)
  expect(refusalOf(next, callsSuivi(5, true))).toBeNull()
})

test('S.50 the loser of con il tavolo keeps the right though another was given the cards by error', () => {
  const coup = play(
    after(withBank(aTable(), 1, 100), [announce]),
    callsTable(3),
    lay(4, 50),
    CLOSE,
    gives(4),
    deal,
  )
  expect(tableOf(settled(coup, 'banco')).tableLoser).toMatchObject([{ member: m(3) }])
})

test('S.50 the loser’s banco comes before all others, then the seated with the limited last (S.42b)', () => {
  const limited = withLimit(
    withLimit(withLimit(open(), 2, 'moved-forward'), 2, 'passed'),
    3,
    'passed',
  )
  const evening = changed(limited, { tableLoser: [{ member: m(9), since: 0 }] })
  const calls = [2, 3, 5, 9].map((n) => callsBanco(n))
  expect(order(play(evening, ...calls, callsBanco(10, { place: gap(1) })))).toEqual([
    9, 5, 3, 2, 10,
  ])
})

test('S.94 a suivi that a tie has revived comes before con il tavolo and banco', () => {
  const asleep = withSuivi(withBank(aTable(), 1, 100), 7, 50, true)
  const coup = play(after(asleep, [announce]), callsTable(3), CLOSE, gives(3), deal)
  const next = play(settled(coup, 'tie'), announce, callsTable(3), callsBanco(2), callsSuivi(7))
  expect(first(play(next, CLOSE))).toEqual([7, 'suivi', 'S.90a'])
})

test('S.72 a banker made to play stays bound while the stakes of that coup are down', () => {
  const seen = play(
    after(withBank(aTable(), 1, 100), [{ ...announce, seesStakes: true }]),
    lay(3, 20),
    CLOSE,
    ofBanker('refuseCoup'),
  )
  const due = after(seen, [{ type: 'chooseForBank', table: T1, choice: 'play' }], inspector)
  const on = play(due, announce, lay(3, 20), CLOSE)
  expect(tableOf(on).mano?.mustPlay).toBe(20)
  const refused = play(on, ofBanker('refuseCoup'))
  expect(tableOf(refused).seats[0]).toMatchObject({ holder: null })
  const given = play(on, gives(3), deal)
  expect(tableOf(settled(given, 'tie')).mano?.mustPlay).toBeNull()
})

test('S.106 when the palette starts again, a player who moved forward is asked last (S.25a)', () => {
  const bought = { origin: 'altezza', price: asChips(80), seller: m(2) } as const
  const held = withBank(aTable(), 4, 80, { ...bought, initialSeat: asSeat(2) })
  const table = tableOf(withLimit(held, 6, 'moved-forward'))
  if (!table.mano) throw new Error('no mano')
  expect(offeredAgain(table, table.mano, 'buyer').round).toEqual([5, 7, 8, 1, 2, 3, 4, 6])
})
