import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { sharedNow } from '@/rules/poker/16-tableau/counting'
import { DIVARIO } from '@/rules/poker/money/accounts'
import { tableauView } from '@/rules/poker/views/tableau'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, declared, NOBODY_OPENED, parolAmong, restoOf, won } from './support/colpi'
import { amministratore, deputato, socio } from './support/people'
import { gameOfFive, tableOfFive } from './support/phrases'
import type { GivenCommand, Scene } from './support/scene'

const T1 = { table: 'T1' } as const
const begin: GivenCommand = { type: 'beginCount', ...T1 }
const resume: GivenCommand = { type: 'resumePlay', ...T1 }
const accept: GivenCommand = { type: 'acceptImbalance', ...T1 }
const close = (settleBy: 'desk' | 'members' = 'desk') =>
  ({ type: 'closeTableau', ...T1, settleBy }) as const
const count = (member: string, chips: number) =>
  ({ type: 'countResto', ...T1, member, chips }) as const
const handed = (payment: number) => ({ type: 'markHanded', ...T1, payment }) as const
const received = (payment: number) => ({ type: 'markReceived', ...T1, payment }) as const

/** Verdi has won 45, neri lost 41, the others one each. */
const played = () => colpo(tableOfFive(), won({ verdi: 40, neri: 40 }, [['verdi']]))

/** All resti counted as expected, except these. */
function counted(scene: Scene, gaps: Readonly<Record<string, number>> = {}): Scene {
  const counting = scene.table().status === 'counting' ? scene : scene.give(begin, segretario)
  return Object.keys(counting.table().players).reduce(
    (so, member) =>
      so.give(count(member, restoOf(counting, member) + (gaps[member] ?? 0)), segretario),
    counting,
  )
}

describe('Art. XVI, the count', () => {
  it('XVI.1 the tableau keeps each name, the casse drawn and the sum won or lost', () => {
    const closed = counted(played()).give(close(), segretario)
    const rows = closed.table().tableau?.rows.map(({ member, drawn, result, final }) => ({
      member,
      drawn,
      result,
      final,
    }))
    expect(rows).toEqual([
      { member: 'rossi', drawn: 100, result: -1, final: -1 },
      { member: 'bianchi', drawn: 100, result: -1, final: -1 },
      { member: 'verdi', drawn: 100, result: 44, final: 44 },
      { member: 'neri', drawn: 100, result: -41, final: -41 },
      { member: 'gialli', drawn: 100, result: -1, final: -1 },
    ])
    expect(Object.values(closed.table().accounts).every((chips) => chips === 0)).toBe(true)
  })

  it('XVI.1 no resto is counted while a colpo is in play, and no tableau is closed before all are counted', () => {
    dealt(tableOfFive()).when(begin, segretario).isRefused('XVI.1', 'colpo-in-play')
    const counting = played().when(begin, segretario).yields({ type: 'countBegun' })
    counting.when(begin, segretario).isRefused('XVI.1', 'count-under-way')
    counting
      .give(count('rossi', 99), segretario)
      .when(close(), segretario)
      .isRefused('XVI.1', 'not-all-counted', {
        members: { members: ['bianchi', 'verdi', 'neri', 'gialli'] },
      })
    played().when(count('rossi', 99), segretario).isRefused('XVI.1', 'count-not-begun')
    counting.when(count('viola', 1), segretario).isRefused('XVI.1', 'not-on-tableau')
  })

  it('XVI.1 the gap to the expected resto shows as each resto is counted', () => {
    const counting = played().give(begin, segretario).give(count('verdi', 140), segretario)
    expect(tableauView(counting.table())).toMatchObject({ gaps: { verdi: 4 }, gap: 4 })
    const again = counting.give(count('verdi', 144), segretario)
    expect(tableauView(again.table())).toMatchObject({ gaps: { verdi: 0 }, gap: 0 })
    expect(again.table().closing?.counts[asMember('verdi')]).toBe(2)
  })

  it('XVI.1 a pot that nobody won is shared by those at the table; odd units go to the first in the giro', () => {
    const counting = colpo(tableOfFive(), NOBODY_OPENED).give(begin, segretario).table()
    expect(counting.accounts).toMatchObject({ pot: 0, 'resto:rossi': 100, 'resto:verdi': 100 })
    const parol = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 12, gialli: 10 }))
    const after = parol.give(begin, segretario)
    expect(restoOf(after, 'verdi')).toBe(99 - 10 + 13)
    const back = after.give(resume, segretario).table()
    expect(back).toMatchObject({ status: 'playing', parol: { colpo: 1 } })
    expect(back.accounts).toEqual(parol.table().accounts)
  })

  it('XIII.2 a parol’s pot is shared only by those in it, and the desk is asked first', () => {
    const parol = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
    const shares = (scene: Scene) => sharedNow(scene.table())?.shares
    expect(shares(parol)).toEqual([
      { member: 'verdi', chips: 13 },
      { member: 'neri', chips: 12 },
    ])
    const said = declared(parol, 'verdi', 'gialli')
    expect(sharedNow(said.table())).toMatchObject({ chips: 35, ofParol: true })
    expect(shares(said)).toEqual([
      { member: 'verdi', chips: 18 },
      { member: 'gialli', chips: 17 },
    ])
    const counting = said.give(begin, segretario)
    expect(restoOf(counting, 'gialli')).toBe(restoOf(said, 'gialli') + 17)
    expect(restoOf(counting, 'neri')).toBe(restoOf(said, 'neri'))
    expect(sharedNow(counting.table())).toBeNull()
  })

  it('XVI.1 while a colpo is in play, or with nothing in the middle, there is nothing to ask', () => {
    expect(sharedNow(dealt(tableOfFive()).table())).toBeNull()
    expect(sharedNow(played().table())).toBeNull()
    expect(sharedNow(colpo(tableOfFive(), NOBODY_OPENED).table())).toMatchObject({
      chips: 5,
      ofParol: false,
    })
  })

  it('XVI.2 a supero goes to the losers in proportion to their losses, and the calculation is kept', () => {
    const closed = counted(played(), { verdi: -8 }).give(close(), segretario).table().tableau
    expect(closed?.imbalance).toBe(8)
    const shares = closed?.rows.map(({ member, shareChips, final }) => [member, shareChips, final])
    expect(shares).toEqual([
      ['rossi', 0, -1],
      ['bianchi', 0, -1],
      ['verdi', 0, 36],
      ['neri', 8, -33],
      ['gialli', 0, -1],
    ])
    expect(closed?.rows[3]?.share).toEqual({ weight: 41, numerator: 328, total: 44, chips: 8 })
  })

  it('XVI.2 an ammanco is made good by the winners', () => {
    const closed = counted(played(), { neri: 5 }).give(close(), segretario).table().tableau
    expect(closed?.imbalance).toBe(-5)
    expect(closed?.rows.find(({ member }) => member === 'verdi')).toMatchObject({
      result: 44,
      shareChips: -5,
      final: 39,
    })
  })

  it('XVI.2 above the limit a recount is asked for, or the deputato’s word (M5)', () => {
    const off = counted(played(), { verdi: -101 })
    expect(tableauView(off.table()).recountNeeded).toBe(true)
    off
      .when(close(), segretario)
      .isRefused('XVI.2', 'recount-first', { imbalance: { chips: 101 }, limit: { chips: 100 } })
    off.when(accept, segretario).isRefused(null, 'not-allowed')
    const accepted = off.when(accept, deputato()).yields({ type: 'imbalanceAccepted' })
    accepted
      .when(close(), segretario)
      .yields({ type: 'tableauClosed', imbalance: 101 }, { type: 'placesEnded' })
    accepted.when(accept, deputato()).isRefused('XVI.2', 'nothing-to-accept')
    const recounted = accepted.give(count('verdi', 42), segretario)
    recounted.when(close(), segretario).isRefused('XVI.2', 'recount-first')
  })

  it('XVI.2 a player who left early keeps the row and shares in the imbalance (M4)', () => {
    const left = played().give(
      { type: 'leave', table: 'T1', member: 'neri', allowed: true, anyway: true, waive: false },
      segretario,
    )
    const closed = counted(left, { verdi: -8 }).give(close(), segretario).table().tableau
    expect(closed?.rows.find(({ member }) => member === 'neri')).toMatchObject({ shareChips: 8 })
  })

  it('XVI.1 a count is refused where its screen expected another resto, known or unknown', () => {
    const counting = gameOfFive().give({ type: 'beginCount', table: 'T1' }, segretario)
    const counts = (expected: number | null) =>
      ({ type: 'countResto', table: 'T1', member: 'rossi', chips: 99, expected }) as const
    counting.when(counts(99), segretario).isRefused('XVI.1', 'expected-changed')
    counting.when(counts(null), segretario).yields({ type: 'restoCounted' })
  })

  it('design 4: where only casse are recorded, the counted resti alone make the tableau', () => {
    const counting = gameOfFive().give(begin, segretario)
    expect(counting.table().closing?.expected[asMember('rossi')]).toBeNull()
    const resti = { rossi: 150, bianchi: 50, verdi: 100, neri: 0, gialli: 200 }
    const all = Object.entries(resti).reduce(
      (so, [member, chips]) => so.give(count(member, chips), segretario),
      counting,
    )
    const closed = all.give(close(), segretario).table().tableau
    expect(closed?.rows.map(({ final }) => final)).toEqual([50, -50, 0, -100, 100])
  })

  it('design 4: after a count during the evening, resti are known again and colpi may be recorded', () => {
    const counting = gameOfFive().give(begin, segretario)
    counting
      .when({ type: 'resumePlay', ...T1, level: 2 }, segretario)
      .isRefused('XVI.1', 'not-all-counted')
    const all = counted(counting, { rossi: 30, neri: -31 })
    const resumed = all.give({ type: 'resumePlay', ...T1, level: 2 }, segretario)
    expect(resumed.table()).toMatchObject({ status: 'playing', level: 2, restiKnown: true })
    expect(resumed.table().accounts).toMatchObject({
      'resto:rossi': 130,
      'resto:neri': 69,
      divario: 1,
    })
    const closed = counted(resumed.afterColpi(1)).give(close(), segretario).table()
    expect(closed.tableau?.imbalance).toBe(1)
    expect(Object.values(closed.accounts).every((chips) => chips === 0)).toBe(true)
  })

  it('a colpo corrected during the count changes the expected resti', () => {
    const counting = played().give(begin, segretario)
    const outcome = won({ verdi: 30, neri: 30 }, [['verdi']])
    const corrected = counting.give(
      { type: 'correctColpo', table: 'T1', colpo: 1, outcome, why: 'erano trenta' },
      segretario,
    )
    expect(corrected.table().closing?.expected).toMatchObject({ verdi: 134, neri: 69 })
  })
})

describe('Art. XVI, the payments', () => {
  const closed = (settleBy: 'desk' | 'members') =>
    counted(played()).give(close(settleBy), segretario)

  it('XVI.1 through the desk everybody pays or receives once', () => {
    const payments = closed('desk').table().tableau?.payments ?? []
    expect(payments.map(({ from, to, chips }) => `${from} ${to} ${chips}`)).toEqual([
      'rossi desk 1',
      'bianchi desk 1',
      'neri desk 41',
      'gialli desk 1',
      'desk verdi 44',
    ])
  })

  it('XVI.1 members settle among themselves with the fewest payments', () => {
    const payments = closed('members').table().tableau?.payments ?? []
    expect(payments).toHaveLength(4)
    expect(payments.every(({ to }) => to === 'verdi')).toBe(true)
  })

  it('XVI.1 the payer marks a payment handed over, then the receiver marks it received', () => {
    const scene = closed('members')
    scene.when(received(1), socio('verdi')).isRefused('XVI.1', 'not-handed-yet')
    scene.when(handed(1), socio('verdi')).isRefused('XVI.1', 'not-the-payer')
    const payer = scene.table().tableau?.payments[0]?.from ?? ''
    const paid = scene.when(handed(1), socio(payer)).yields({ type: 'paymentHanded' })
    paid.when(handed(1), segretario).isRefused('XVI.1', 'already-marked')
    paid.when(received(1), socio(payer)).isRefused('XVI.1', 'not-the-payee')
    const done = paid.give(received(1), socio('verdi'))
    const unmark = { type: 'unmarkPayment', ...T1, payment: 1 } as const
    const back = done.give(unmark, segretario).table().tableau?.payments[0]
    expect(back).toMatchObject({ receivedAt: null })
    expect(back?.handedAt).not.toBeNull()
    scene.when(unmark, segretario).isRefused('XVI.1', 'not-marked')
    scene.when(handed(99), segretario).isRefused('XVI.1', 'no-such-payment')
  })

  it('XVI.1 the desk marks a payment made by one mark, and takes every mark back by another', () => {
    const made = closed('members').give(handed(2), segretario).give(received(1), segretario)
    expect(made.table().tableau?.payments[0]?.receivedAt).not.toBeNull()
    const none = made.give({ type: 'unmarkPayment', ...T1, payment: null }, segretario)
    expect(none.table().tableau?.payments.some(({ handedAt }) => handedAt !== null)).toBe(false)
  })

  it('XVI.1 payments remain after the evening is closed', () => {
    const over = closed('desk').give({ type: 'closeEvening' }, segretario)
    over.when(handed(1), segretario).yields({ type: 'paymentHanded' })
  })
})

describe('reopening a tableau', () => {
  const ask: GivenCommand = { type: 'askReopen', ...T1, why: 'contato male neri' }
  const confirm: GivenCommand = { type: 'confirmReopen', ...T1 }
  const closed = () => counted(played(), { neri: 5 }).give(close(), segretario)

  it('takes two people, and restores the count by compensating transfers', () => {
    const before = counted(played(), { neri: 5 })
    closed().when(confirm, amministratore).isRefused('XVI.1', 'reopening-not-asked')
    const asked = closed().give(ask, segretario)
    asked.when(confirm, segretario).isRefused('XVI.1', 'same-person')
    const reopened = asked.when(confirm, deputato()).yields({ type: 'tableauReopened' })
    expect(reopened.table()).toMatchObject({ status: 'counting', tableau: null })
    const { [DIVARIO]: divario, ...accounts } = reopened.table().accounts
    expect(accounts).toEqual(before.table().accounts)
    expect(divario).toBe(0)
    expect(reopened.table().closing?.counted).toEqual(before.table().closing?.counted)
  })

  it('is refused while payments are marked, and the request may be withdrawn', () => {
    const paid = closed().give(handed(1), segretario)
    paid.when(ask, segretario).isRefused('XVI.1', 'payments-marked')
    const asked = closed().give(ask, segretario)
    asked.when(ask, deputato()).isRefused('XVI.1', 'reopening-asked')
    asked.when({ type: 'dropReopen', ...T1 }, segretario).yields({ type: 'reopeningDropped' })
    played().when(ask, segretario).isRefused('XVI.1', 'tableau-not-closed')
  })

  it('works on a closed evening, whose tableau may then be counted and closed again', () => {
    const over = closed().give({ type: 'closeEvening' }, segretario)
    const again = over.give(ask, segretario).give(confirm, amministratore)
    const recounted = again.give(count('neri', restoOf(again, 'neri')), segretario)
    recounted.when(close(), segretario).yields({ type: 'tableauClosed', imbalance: 0 })
    recounted.when(begin).isRefused(null, 'not-allowed')
  })
})
