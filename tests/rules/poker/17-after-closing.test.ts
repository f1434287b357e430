import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { openRulings } from '@/rules/poker/judging/what-if'
import { asTable } from '@/rules/poker/state/ids'
import { casesJudgedBy, deputatoView, waitingCases } from '@/rules/poker/views/deputato'
import { segretario } from '@/simulate/actors'
import { colpo, restoOf, won } from './support/colpi'
import { amministratore, deputato, socio } from './support/people'
import { tableOfFive } from './support/phrases'
import type { GivenCommand, Scene } from './support/scene'

const T1 = { table: 'T1' } as const
const of = { ...T1, dispute: 1 } as const
const owed = [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 4 }]
const rule = (choice: { final?: boolean; transfers?: typeof owed } = {}) => ({
  type: 'ruleDispute' as const,
  ...of,
  inFavourOf: 'bianchi',
  why: 'Apre chi precede nel giro.',
  provision: 'VI.3',
  final: true,
  transfers: [] as typeof owed,
  ...choice,
})
const vote = (member: string): GivenCommand => ({
  type: 'voteDispute',
  ...of,
  member,
  inFavourOf: 'rossi',
})
const count = (scene: Scene, member: string) =>
  scene.give({ type: 'countResto', ...T1, member, chips: restoOf(scene, member) }, segretario)
const close: GivenCommand = { type: 'closeTableau', ...T1, settleBy: 'desk' }

const opened = () => {
  const contenders = ['rossi', 'bianchi']
  const about = { colpo: 1, about: 'Chi aveva aperto', provision: 'VI.3', contenders }
  return tableOfFive()
    .afterColpi(1)
    .give({ type: 'openDispute', ...T1, ...about })
}
/** The table decided for rossi, and nobody went to the deputato. */
const decided = () => opened().give(vote('verdi')).give(vote('neri'))
const sent = () => decided().give({ type: 'appealDispute', ...of })
const judgedBySerra = () =>
  ['rossi', 'bianchi'].reduce(
    (scene, member) => scene.give({ type: 'nameArbiter', ...of, member, arbiters: ['serra'] }),
    sent(),
  )

/** All resti counted as expected, the tableau and the evening closed. */
function over(scene: Scene): Scene {
  const counting = scene.give({ type: 'beginCount', ...T1 }, segretario)
  const counted = Object.keys(counting.table().players).reduce(count, counting)
  return counted.give(close, segretario).give({ type: 'closeEvening' }, segretario)
}
const reopened = (scene = sent()) =>
  over(scene)
    .give({ type: 'askReopen', ...T1, why: 'una decisione' }, deputato())
    .give({ type: 'confirmReopen', ...T1 }, amministratore)
/** Rossi won 40 with bianchi second; the deputato was asked. */
const quarrel40 = () => {
  const contenders = ['rossi', 'bianchi']
  const about = { colpo: 1, about: 'Chi aveva vinto', provision: null, contenders }
  return colpo(tableOfFive(), won({ rossi: 20, bianchi: 20, verdi: 10 }, [['rossi'], ['bianchi']]))
    .give({ type: 'openDispute', ...T1, ...about })
    .give(vote('verdi'))
    .give(vote('neri'))
    .give({ type: 'appealDispute', ...of })
}
/** Every resto that is to be counted again, as it should be now. */
const recounted = (scene: Scene): Scene =>
  Object.keys(scene.table().players)
    .filter((member) => !Object.hasOwn(scene.table().closing?.counted ?? {}, member))
    .reduce(count, scene)
const numbersOf = (scene: Scene, arbiter: string | null) =>
  waitingCases(scene.evening, arbiter === null ? null : asMember(arbiter)).map(
    ({ dispute }) => dispute.number,
  )

describe('after the evening', () => {
  it('XVII.3 a dispute sent to the deputato still waits, and the deputato says the final word', () => {
    expect(numbersOf(over(sent()), null)).toEqual([1])
    const ruled = over(sent()).when(rule(), deputato()).yields({ type: 'disputeRuled' })
    expect(ruled.table().disputes[0]).toMatchObject({ status: 'final' })
    expect(numbersOf(ruled, null)).toEqual([])
  })

  it('XVII.3 a dispute decided only for the moment waits too, whoever decided it', () => {
    expect(numbersOf(over(decided()), null)).toEqual([1])
    expect(numbersOf(over(sent().give(rule({ final: false }), deputato())), null)).toEqual([1])
    const withdrawn = opened().give({ type: 'withdrawDispute', ...of })
    expect(numbersOf(over(withdrawn), null)).toEqual([])
  })

  it('XVII.1 one that the table has not decided is withdrawn during the count and after the evening too, since no chip moves', () => {
    const withdraw = { type: 'withdrawDispute', ...of } as const
    const about = { colpo: 1, about: 'Chi aveva aperto', provision: 'VI.3' }
    const counting = Object.keys(tableOfFive().table().players).reduce(
      count,
      tableOfFive()
        .afterColpi(1)
        .give({ type: 'beginCount', ...T1 }, segretario),
    )
    const asked = counting
      .give({ type: 'openDispute', ...T1, ...about, contenders: ['rossi', 'bianchi'] })
      .give({ type: 'appealDispute', ...of })
    const closed = asked.give(close, segretario).give({ type: 'closeEvening' }, segretario)
    for (const scene of [asked, closed]) {
      const withdrawn = scene.when(withdraw).yields({ type: 'disputeWithdrawn' })
      expect(numbersOf(withdrawn, null)).toEqual([])
    }
  })

  it('XVII.4 an agreed arbiter sees the dispute to be judged, and nobody else does', () => {
    const scene = over(judgedBySerra())
    expect(numbersOf(scene, 'serra')).toEqual([1])
    expect(numbersOf(scene, 'conti')).toEqual([])
    scene.when(rule(), socio('conti')).isRefused('XVII.4', 'not-the-arbiter')
    const ruled = scene.when(rule(), socio('serra')).yields({ type: 'disputeRuled' })
    expect(numbersOf(ruled, 'serra')).toEqual([])
  })

  it('XVII.3 the closed tableau moves no chips, and shows how far its reopening has come', () => {
    const scene = over(sent())
    scene.when(rule({ transfers: owed }), deputato()).isRefused('XVII.2', 'reopen-tableau-first')
    const seen = (one: Scene) => deputatoView(one.evening, asMember('deputato'), one.now).tables[0]
    expect(seen(scene)).toMatchObject({ counting: false, closed: { askedBy: null, paid: false } })
    const asked = scene.give({ type: 'askReopen', ...T1, why: 'una decisione' }, deputato())
    expect(seen(asked)?.closed).toEqual({
      askedBy: 'deputato',
      why: 'una decisione',
      paid: false,
    })
    expect(seen(reopened())).toMatchObject({ counting: true, closed: null })
    expect(casesJudgedBy(over(judgedBySerra()).evening, asMember('serra'))).toMatchObject([
      { closed: {} },
    ])
  })

  it('XVII.3 N3 after reopening the chips move, and the resti they come from and go to are counted anew', () => {
    const ruled = reopened()
      .when(rule({ transfers: owed }), deputato())
      .yields({ type: 'disputeRuled', transfers: owed })
    expect(Object.keys(ruled.table().closing?.counted ?? {}).sort()).toEqual([
      'gialli',
      'neri',
      'verdi',
    ])
    ruled.when(close, segretario).isRefused('XVI.1', 'not-all-counted')
    const counted = count(count(ruled, 'rossi'), 'bianchi')
    const before = over(sent()).table().tableau?.rows ?? []
    const after = counted.give(close, segretario).table().tableau?.rows ?? []
    const changes = after.map(({ final }, index) => final - (before[index]?.final ?? 0))
    expect(changes).toEqual([-4, 4, 0, 0, 0])
  })

  it.each([
    ['a dead hand', { kind: 'hand-dead', member: 'rossi', stakes: 'lost' }],
    ['a divided pot', { kind: 'pot-divided', winners: ['rossi', 'bianchi'] }],
  ] as const)(
    'XVII.2 N3 %s is in the tableau: the resti it changes are counted anew',
    (_, remedy) => {
      const counting = reopened(quarrel40())
      const before = over(quarrel40()).table().tableau?.rows ?? []
      const asked = { table: asTable('T1'), dispute: 1, provision: null, transfers: [] }
      const judge = { at: counting.now, by: deputato() }
      const told = openRulings(counting.evening, asked, judge)
      const choice = told?.remedies
        .flatMap(({ choices }) => choices)
        .find((one) => JSON.stringify(one.remedy) === JSON.stringify(remedy))
      const ruled = counting.give({ ...rule(), remedy }, deputato())
      ruled.when(close, segretario).isRefused('XVI.1', 'not-all-counted')
      const rows = recounted(ruled).give(close, segretario).table().tableau?.rows ?? []
      expect(rows.map(({ final }) => final)).toEqual(
        rows.map(
          ({ member }) => choice?.after.players.find((one) => one.member === member)?.result,
        ),
      )
      expect(rows).not.toEqual(before)
    },
  )

  it('XVI.1 N3 the judge is told of the resti as they were counted, with their gaps', () => {
    const resto = restoOf(reopened(quarrel40()), 'verdi') - 1
    const short = reopened(quarrel40()).give(
      { type: 'countResto', ...T1, member: 'verdi', chips: resto },
      segretario,
    )
    const asked = { table: asTable('T1'), dispute: 1, provision: null }
    const judge = { at: short.now, by: deputato() }
    const told = openRulings(short.evening, { ...asked, transfers: owed as never }, judge)
    const resultOf = (of = told?.now) => of?.players.find(({ member }) => member === 'verdi')
    expect([resultOf()?.result, resultOf(told?.chips.after ?? undefined)?.result]).toEqual([
      resto - 100,
      resto - 100,
    ])
  })

  it('XII.5 N3 a result corrected during the count has the resti it changes counted anew', () => {
    const counting = reopened(quarrel40())
    const outcome = won({ rossi: 20, bianchi: 20, verdi: 10 }, [['bianchi'], ['rossi']])
    const corrected = counting.give(
      { type: 'correctColpo', ...T1, colpo: 1, outcome, why: 'aveva vinto bianchi' },
      segretario,
    )
    corrected.when(close, segretario).isRefused('XVI.1', 'not-all-counted')
    const rows = recounted(corrected).give(close, segretario).table().tableau?.rows ?? []
    expect(rows.map(({ member, final }) => [member, final])).toEqual([
      ['rossi', -21],
      ['bianchi', 34],
      ['verdi', -11],
      ['neri', -1],
      ['gialli', -1],
    ])
  })

  it('XVI.2 M5 a gap is accepted anew once casse or a ruling move chips, not for a result that moves none', () => {
    const chips = restoOf(reopened(quarrel40()), 'verdi') + 101
    const accepted = reopened(quarrel40())
      .give({ type: 'countResto', ...T1, member: 'verdi', chips }, segretario)
      .give({ type: 'acceptImbalance', ...T1 }, deputato())
    accepted.when(close, segretario).yields({ type: 'tableauClosed', imbalance: -101 })
    const cassa = {
      type: 'correctCassa',
      ...T1,
      member: 'rossi',
      passate: -1,
      why: 'mancava',
    } as const
    accepted.give(cassa, segretario).when(close, segretario).isRefused('XVI.2', 'recount-first')
    const ruled = accepted.give(rule({ transfers: owed }), deputato())
    expect(ruled.table().closing?.recountAccepted).toBeNull()
    const outcome = won({ rossi: 20, bianchi: 20, verdi: 10 }, [['rossi'], ['bianchi']], {
      lost: [asMember('verdi')],
    })
    const said = { type: 'correctColpo', ...T1, colpo: 1, outcome, why: 'verdi era fuori' } as const
    accepted.give(said, segretario).when(close, segretario).yields({ type: 'tableauClosed' })
  })

  it('XVII.2 N3 during the count a ruling moves chips between resti only: there is no pot', () => {
    for (const transfers of [
      [{ from: 'resto:rossi', to: 'pot', chips: 4 }],
      [{ from: 'pot', to: 'resto:rossi', chips: 4 }],
    ])
      reopened().when(rule({ transfers }), deputato()).isRefused('XVII.2', 'account-not-here')
    sent()
      .when(rule({ transfers: [{ from: 'resto:rossi', to: 'pot', chips: 4 }] }), deputato())
      .yields({ type: 'disputeRuled' })
  })

  it('N3 a ruling without chips asks for no new count', () => {
    const still = reopened().give(rule(), deputato())
    still.when(close, segretario).yields({ type: 'tableauClosed', imbalance: 0 })
  })
})
