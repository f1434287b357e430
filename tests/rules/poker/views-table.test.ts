import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { honoursAreKept, unopposedPaysMore } from '@/rules/poker/14-onori/tribute'
import { agreementsNeeded } from '@/rules/poker/17-arbitration/panel'
import { isSettled, isUndecided } from '@/rules/poker/17-arbitration/waiting'
import { isTableOpen } from '@/rules/poker/frame/at-table'
import { CASSA, isPotOrResto, ONORI, ownerOf, POT, restoOf } from '@/rules/poker/money/accounts'
import { passateWorth as passateWorthOfChips } from '@/rules/poker/room/entry'
import { DISPUTE_STATUSES, type Dispute } from '@/rules/poker/state/dispute'
import { COLPI_SHOWN, TABLE_STATUSES } from '@/rules/poker/state/table'
import { deputatoView } from '@/rules/poker/views/deputato'
import { deskView } from '@/rules/poker/views/desk'
import { segretario } from '@/simulate/actors'
import { plainly } from '@/tests/support/plainly'
import { colpo, dealt, declared, parolAmong, won } from './support/colpi'
import { calledFive, settingsOf, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'
import { tablet } from './support/views'

const passateWorth = plainly(passateWorthOfChips)

const deskOf = (scene: Scene) =>
  deskView(
    scene.evening,
    { kind: 'desk', member: asMember('segreteria'), roles: ['segretario'] },
    scene.now,
  )
const parolOf20 = () => colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))

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

describe('values that no screen reckons', () => {
  it('IV.3 when a sector is named, all that lies in the middle may be missing, minor pots included', () => {
    const scene = declared(parolOf20(), 'verdi', 'neri').give({
      type: 'splitParol',
      table: 'T1',
      parts: 2,
    })
    const { middle, pot, parol } = tablet(scene)
    expect({ middle, pot, minorPots: parol?.minorPots }).toEqual({
      middle: 25,
      pot: 13,
      minorPots: 12,
    })
    const missing = {
      type: 'answerForChange',
      table: 'T1',
      member: 'rossi',
      named: 'verdi',
    } as const
    scene.when({ ...missing, chips: middle + 1 }).isRefused('IV.3', 'pot-too-small-for-that')
    scene.when({ ...missing, chips: middle }).yields({ type: 'changeAnswered' })
  })

  it('XIII.4 a parol that is not split has no minor pots', () => {
    expect(tablet(parolOf20()).parol).toMatchObject({ pot: 25, minorPots: 0 })
  })

  it('C3 a correction is counted where its colpo is among the earlier ones, too', () => {
    let scene = tableOfFive()
    for (let n = 0; n <= COLPI_SHOWN; n++)
      scene = colpo(scene, won({ verdi: 10, neri: 10 }, [['neri']]))
    const outcome = won({ verdi: 10, neri: 10 }, [['verdi']])
    const corrected = scene.give({
      type: 'correctColpo',
      table: 'T1',
      colpo: 1,
      outcome,
      why: 'vincitore sbagliato',
    })
    expect(tablet(corrected).colpi).toEqual(tablet(scene).colpi)
    expect([scene, corrected].map((one) => tablet(one).corrections)).toEqual([0, 1])
  })

  it('XVI.1 the evening waits for the tableau of a table that drew chips or played, and for no other', () => {
    const waits = (scene: Scene) => deskOf(scene).tables.map(({ holdsEvening }) => holdsEvening)
    const close = { type: 'closeEvening' } as const
    expect([waits(calledFive()), waits(tableOfFive())]).toEqual([[false], [true]])
    calledFive().when(close, segretario).yields({ type: 'eveningClosed' })
    tableOfFive().when(close, segretario).isRefused('XVI.1', 'table-not-closed')
  })

  it('I.12 a table is open until it dissolves or is counted', () => {
    expect(TABLE_STATUSES.filter((status) => isTableOpen({ status }))).toEqual([
      'called',
      'seating',
      'playing',
    ])
  })

  it('I.9 the giro that may begin is offered by its number', () => {
    const casseOnly = tableOfFive().give({ type: 'setLevel', table: 'T1', level: 1 }, segretario)
    const begun = casseOnly.give({ type: 'startGame', table: 'T1' }, segretario)
    const offer = deskOf(begun).offers.find(({ type }) => type === 'beginGiro')
    expect(offer?.payload).toEqual({ table: 'T1', giro: 2 })
  })

  it('XVII.2 a member who has, or had, a place at the table reads that they may not rule on its disputes', () => {
    const leave = { type: 'leave', table: 'T1', member: 'bianchi', anyway: false } as const
    const left = tableOfFive()
      .afterColpi(1)
      .give({ ...leave, allowed: true, waive: true }, segretario)
    const told = ['bianchi', 'verdi', 'serra'].map(
      (member) => deputatoView(left.evening, asMember(member), left.now).tables[0]?.youPlayedHere,
    )
    expect(told).toEqual([true, true, false])
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
    isSettled(status),
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
  expect(ownerOf(restoOf(asMember('rossi')))).toBe('rossi')
  expect([POT, restoOf(asMember('rossi')), ONORI, CASSA].map(isPotOrResto)).toEqual([
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

it('III.6 the table has the reason why the cards cannot be given, until they can', () => {
  const seated = calledFive().allComing().seatedInOrder()
  const reasons = (scene: Scene) =>
    tablet(scene).hindered.map(({ type, refusal }) => [type, refusal.provision])
  expect(reasons(seated)).toEqual([['deal', 'III.6']])
  expect(reasons(tableOfFive())).toEqual([])
})
