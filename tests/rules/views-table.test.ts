import { describe, expect, it } from 'vitest'
import { agreementsNeeded } from '@/rules/poker/17-arbitration/panel'
import { isSettled, isUndecided } from '@/rules/poker/17-arbitration/waiting'
import { honoursAreKept, unopposedPaysMore } from '@/rules/poker/colpo/tribute'
import { CASSA, isPotOrResto, ONORI, ownerOf, POT, restoOf } from '@/rules/poker/money/accounts'
import { passateWorth as passateWorthOfChips } from '@/rules/poker/room/entry'
import { DISPUTE_STATUSES, type Dispute } from '@/rules/poker/state/dispute'
import { tableView } from '@/rules/poker/views/table'
import { plainly } from '@/tests/support/plainly'
import { colpo, dealt, parolAmong } from './support/colpi'
import { segretario } from './support/people'
import { calledFive, settingsOf, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const passateWorth = plainly(passateWorthOfChips)

const tablet = (scene: Scene) => {
  const view = tableView(scene.evening, 'T1', scene.now)
  if (!view) throw new Error('no view of T1')
  return view
}

describe('the view of a table', () => {
  it('III.6 the first deal waits for those at the table who have drawn no chips', () => {
    const seated = calledFive().allComing().seatedInOrder()
    expect(tablet(seated).unpaid).toEqual(['rossi', 'bianchi', 'verdi', 'neri', 'gialli'])
    expect(tablet(tableOfFive()).unpaid).toEqual([])
  })

  it('XIII.6 the opening of the next colpo is the parol’s setting in a parol, and the colpo in play keeps its own', () => {
    expect(tablet(tableOfFive()).opensWith).toBe('J')
    const parol = colpo(tableOfFive({ parolOpening: 'K' }), parolAmong({ verdi: 10, neri: 10 }))
    expect(tablet(parol).opensWith).toBe('K')
    const second = dealt(colpo(tableOfFive(), { kind: 'nobody-opened' }))
    expect(tablet(second).opensWith).toBe(second.table().colpo?.opening)
  })

  it('V.2 the deal passes over an empty seat: the mark is at the player who will deal', () => {
    const dealer = (scene: Scene) => {
      const { dealer: at, seats } = tablet(scene).summary
      return seats.find(({ seat }) => seat === at)?.member
    }
    const scene = colpo(tableOfFive(), { kind: 'nobody-opened' })
    expect(dealer(scene)).toBe('bianchi')
    const leaves = { type: 'leave', table: 'T1', member: 'bianchi', anyway: false } as const
    const left = scene.give({ ...leaves, allowed: true, waive: true }, segretario)
    expect(left.table().cartaro).toBe(2)
    expect(tablet(left).summary.seats[1]).toMatchObject({ state: 'free' })
    expect(dealer(left)).toBe('verdi')
  })
})

describe('a panel', () => {
  const proposed = (arbiters: string[], agreed: string[]) =>
    ({
      contenders: ['rossi', 'bianchi'],
      arbiters: { rossi: arbiters, bianchi: [...arbiters].reverse() },
      proposal: agreed.length === 0 ? null : { agreed },
    }) as unknown as Dispute

  it('XVII.4 more than half of a panel must agree to the proposal that one of them wrote', () => {
    expect(agreementsNeeded(proposed(['serra', 'conti', 'fonti'], ['serra']))).toBe(1)
    expect(agreementsNeeded(proposed(['serra', 'conti', 'fonti', 'monti'], ['serra']))).toBe(2)
    expect(agreementsNeeded(proposed(['serra', 'conti'], ['serra']))).toBe(1)
    expect(agreementsNeeded(proposed(['serra', 'conti', 'fonti'], ['serra', 'conti']))).toBe(0)
    expect(agreementsNeeded(proposed(['serra', 'conti', 'fonti'], []))).toBe(0)
  })
})

it('XVII.3 a dispute is undecided, decided for the moment, or settled', () => {
  const kinds = DISPUTE_STATUSES.map((status) => [
    status,
    isUndecided({ status }),
    isSettled({ status }),
  ])
  expect(kinds).toEqual([
    ['voting', true, false],
    ['to-deputato', true, false],
    ['provisional', false, false],
    ['final', false, true],
    ['withdrawn', false, true],
  ])
})

it('XVII.2 a ruling moves chips only between the pot and the resti', () => {
  expect(ownerOf(restoOf('rossi'))).toBe('rossi')
  expect([POT, restoOf('rossi'), ONORI, CASSA].map(isPotOrResto)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(ownerOf(POT)).toBeNull()
})

it('III.3 passate are whole, and a correction takes them back', () => {
  expect(passateWorth(2, { passata: 100 })).toBe(200)
  expect(passateWorth(-1, { passata: 100 })).toBe(-100)
})

it('XIV.1, XIV.3 the table’s settings say whether honours are kept, and whether one against nobody pays more', () => {
  const kept = settingsOf({ onori: 'pagamento', onoreMultiplier: 2 })
  expect([honoursAreKept(kept), unopposedPaysMore(kept)]).toEqual([true, true])
  const plain = settingsOf({ onori: 'pagamento', onoreMultiplier: 1 })
  expect(unopposedPaysMore(plain)).toBe(false)
  const none = settingsOf({ onori: 'nessuno' })
  expect([honoursAreKept(none), unopposedPaysMore(none)]).toEqual([false, false])
})
