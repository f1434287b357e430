import { describe, expect, it } from 'vitest'
import { entryPassate } from '@/rules/poker/room/entry'
import { segretario } from '@/simulate/actors'
import { playedTable, said } from './play/said'
import {
  colpo,
  dealt,
  declared,
  ended,
  type GivenOutcome,
  parolAmong,
  passata,
  resti,
  restoOf,
  won,
} from './support/colpi'
import { deputato } from './support/people'
import { tableOfFive } from './support/phrases'
import { opened, quarrel, rule } from './support/remedies'
import type { Scene } from './support/scene'

const correct = (number: number, outcome: GivenOutcome) =>
  ({ type: 'correctColpo', table: 'T1', colpo: number, outcome, why: 'un altro' }) as const
const declare = (member: string) =>
  ({ type: 'declareParol', table: 'T1', member, in: true }) as const

describe('a correction of the colpo that a parol rests on', () => {
  const caused = () => colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
  const declaring = () => caused().give(declare('verdi'))
  const among = correct(1, parolAmong({ verdi: 10, gialli: 10 }))

  it('XIII.5 N3 waits once a player has declared: what each pays to come in was reckoned from it', () => {
    declaring().when(among).isRefused('XIII.5', 'parol-rests-on-it', { colpo: 1 })
    const more = correct(1, parolAmong({ verdi: 12, neri: 12 }))
    declaring().when(more).isRefused('XIII.5', 'parol-rests-on-it', { colpo: 1 })
    const hand = dealt(declared(caused(), 'verdi', 'neri', 'gialli'))
    hand.when(among).isRefused('XIII.5', 'parol-rests-on-it')
    const again = ended(hand, parolAmong({ verdi: 5, gialli: 5 }))
    again.when(among).isRefused('XIII.5', 'parol-rests-on-it')
    dealt(again)
      .when(correct(2, parolAmong({ verdi: 5, neri: 5 })))
      .isRefused('XIII.5', 'parol-rests-on-it', { colpo: 2 })
  })

  it('XIII.5 N3 waits during a count too, after which play may go on with that parol', () => {
    const counting = declaring().give({ type: 'beginCount', table: 'T1' }, segretario)
    counting.when(among).isRefused('XVI.1', 'end-stands-at-count')
  })

  it('XIII.5 N3 is made before anybody declares, or when the words are taken back: the right players pay', () => {
    const retract = { type: 'retractDeclaration', table: 'T1', member: 'verdi' } as const
    const scene = declared(declaring().give(retract).give(among), 'verdi', 'neri', 'gialli')
    expect(resti(scene.table())).toMatchObject({ verdi: 89, neri: 89, gialli: 89, rossi: 99 })
  })

  it('XIII.5 N3 of a colpo before it, or after its end, is not stopped by it', () => {
    const before = colpo(
      colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']])),
      parolAmong({ verdi: 10, neri: 10 }),
    ).give(declare('neri'))
    before
      .when(correct(1, won({ verdi: 10, neri: 10 }, [['verdi']])))
      .yields({ type: 'colpoCorrected', next: null })
    const over = ended(dealt(declared(caused(), 'verdi', 'neri')), won({}, [['neri']]))
    over.when(among).yields({ type: 'colpoCorrected', next: null })
  })
})

describe('a correction of an earlier colpo while one is played move by move', () => {
  const bet = { bianchi: 30, gialli: 30 }
  /** Gialli won the first colpo and may put in 133; neri opens the second. */
  const second = () =>
    said(
      dealt(colpo(playedTable(), won(bet, [['gialli']]))),
      'verdi passes, neri opens 20, gialli accepts',
    )
  const less = correct(1, won({ bianchi: 20, gialli: 20 }, [['gialli']]))

  it('III.2 N3 moves its chips once that colpo is over: nobody is left with less than they bet', () => {
    second().when(less).isRefused('XVII.2', 'money-between-colpi')
    const over = ended(second(), won({ neri: 20, gialli: 20 }, [['neri']]))
    over.when(less).yields({
      type: 'colpoCorrected',
      transfers: [{ from: 'resto:gialli', to: 'resto:bianchi', chips: 10 }],
    })
  })

  it('III.5 N3 gives no chips either to a player who answers for a passata', () => {
    const poor = colpo(playedTable({ uscita: 8 }), won({ verdi: 80, neri: 80 }, [['neri']]))
    const hand = said(dealt(poor), 'verdi opens 104')
    hand
      .when(correct(1, won({ verdi: 50, neri: 50 }, [['neri']])))
      .isRefused('XVII.2', 'money-between-colpi')
  })

  it('XII.5 N3 is made at once where it moves no chips', () => {
    second()
      .when(correct(1, won(bet, [['gialli'], ['bianchi']])))
      .yields({ type: 'colpoCorrected', transfers: [] })
  })
})

describe('a correction, or a colpo made void, that draws a passata or takes one back', () => {
  const put = (one: string) => won({ [one]: 40, neri: 40 }, [['neri']])
  /** Verdi, who lost 97 in the first colpo, was in the second too and drew a passata in loss, or bianchi was. */
  const second = (one: string) =>
    colpo(colpo(tableOfFive(), won({ verdi: 97, neri: 97 }, [['neri']])), put(one))
  const right = (scene: Scene, one: string, number = 2) => scene.give(correct(number, put(one)))
  const newcomerPays = (scene: Scene) => entryPassate(scene.table())

  it('III.8 C5 N3 makes newcomers enter with two passate, as the right result would have', () => {
    const corrected = right(second('bianchi'), 'verdi')
    expect([newcomerPays(second('bianchi')), newcomerPays(corrected)]).toEqual([1, 2])
    expect(newcomerPays(right(second('verdi').afterColpi(1), 'bianchi'))).toBe(1)
  })

  it('III.8 C5 N3 lets them enter with one again, and with two when it is put back', () => {
    const corrected = right(second('verdi'), 'bianchi')
    expect([newcomerPays(second('verdi')), newcomerPays(corrected)]).toEqual([2, 1])
    expect(newcomerPays(right(corrected, 'verdi'))).toBe(2)
    expect(newcomerPays(right(right(corrected, 'verdi'), 'bianchi'))).toBe(1)
  })

  it('III.8 C5 N3 lets them enter with one again too where the colpo before was corrected first', () => {
    const first = second('verdi').give(correct(1, won({ verdi: 97, gialli: 97 }, [['gialli']])))
    expect([newcomerPays(first), newcomerPays(right(first, 'bianchi'))]).toEqual([2, 1])
  })

  it('III.8 C5 XVII.2 lets them enter with one again when a ruling makes the colpo void', () => {
    const disputed = quarrel(second('verdi'), 'verdi', 'neri')
    expect(newcomerPays(disputed)).toBe(2)
    expect(newcomerPays(disputed.give(rule({ kind: 'colpo-void' }), deputato()))).toBe(1)
  })

  it('III.8 C5 N3 leaves it to two while the player drew in loss otherwise', () => {
    expect(newcomerPays(right(passata(second('verdi'), 'verdi'), 'bianchi'))).toBe(2)
    const again = ended(dealt(second('verdi')), won({ verdi: 58, neri: 58 }, [['neri']]))
    const third = colpo(again, won({ verdi: 20, neri: 20 }, [['neri']]))
    expect(third.table().colpi[0]?.rebuys).toMatchObject([{ member: 'verdi', inLoss: true }])
    expect(newcomerPays(right(third, 'bianchi'))).toBe(2)
  })

  it('III.8 C5 N3 leaves it to two for a draw in loss older than the colpi that are kept', () => {
    const low = colpo(second('verdi'), won({ verdi: 50, neri: 50 }, [['neri']]))
    const later = low.after('00:01').afterColpi(31)
    const chips = restoOf(later, 'verdi') - 3
    const poor = colpo(later, won({ verdi: chips, neri: chips }, [['neri']]))
    const drew = colpo(poor, put('verdi'))
    expect(drew.player('verdi').casse).toHaveLength(3)
    expect(newcomerPays(right(drew, 'bianchi', drew.table().colpoNumber))).toBe(2)
  })

  it('III.8 C5 N3 does not count what the wrong result itself cost as a loss', () => {
    const first = colpo(
      tableOfFive({ arrosage: 27 }),
      won({ rossi: 60, bianchi: 60 }, [['rossi'], ['bianchi']]),
    )
    // Rossi is 35 above what they drew, and below the pot of 145.
    const third = dealt(ended(dealt(first), { kind: 'nobody-opened' }))
    const put = { rossi: 150, verdi: 150 }
    const wrong = ended(third, won(put, [['verdi'], ['rossi']]))
    const right = won({ rossi: 140, verdi: 140 }, [['verdi'], ['rossi']])
    const after = wrong.give(correct(3, right))
    expect(after.table().colpi[0]?.rebuys).toEqual(ended(third, right).table().colpi[0]?.rebuys)
    expect(after.player('rossi').askedInLoss).toBe(false)
  })

  it('III.8 C5 N3 does not count the uscita of the colpo itself as a loss', () => {
    const scene = colpo(tableOfFive({ uscita: 30 }), won({ bianchi: 40, neri: 40 }, [['neri']]))
    const corrected = scene.give(correct(1, put('verdi')))
    expect(corrected.player('verdi').casse).toHaveLength(2)
    expect(newcomerPays(corrected)).toBe(1)
  })
})

describe('a parol that falls at a table which has become too small', () => {
  const quit = (scene: Scene, member: string) =>
    scene.give(
      { type: 'leave', table: 'T1', member, allowed: true, anyway: false, waive: true },
      segretario,
    )
  const left = () =>
    ['verdi', 'neri', 'gialli'].reduce(
      quit,
      colpo(tableOfFive(), parolAmong({ rossi: 10, bianchi: 10 })),
    )

  it('II.7 A14 XII.5 dissolves it when the result is put right, as the right one would have', () => {
    const right = correct(1, won({ rossi: 10, bianchi: 10 }, [['rossi'], ['bianchi']]))
    const after = left()
      .when(right)
      .yields({ type: 'colpoCorrected' }, { type: 'tableDissolved' }, { type: 'precedenceEnded' })
    expect(restoOf(after, 'rossi')).toBe(99 + 15)
    after.when({ type: 'deal', table: 'T1', out: [] }).isRefused(null, 'table-not-playing')
  })

  it('II.7 A14 XVII.2 dissolves it when a ruling makes the colpo void', () => {
    const nobodyVotes = opened(left(), 'rossi', 'bianchi')
    nobodyVotes
      .when(rule({ kind: 'colpo-void' }), deputato())
      .yields(
        { type: 'disputeRuled' },
        { type: 'colpoVoided' },
        { type: 'tableDissolved' },
        { type: 'precedenceEnded' },
      )
  })
})

describe('the last colpo recorded before the table keeps something else', () => {
  const level = (scene: Scene, to: 1 | 2 | 3) =>
    scene
      .give({ type: 'beginCount', table: 'T1' }, segretario)
      .give({ type: 'resumePlay', table: 'T1', level: to }, segretario)
  const moves =
    'bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds, bianchi opened-right'
  const byResult = () => colpo(tableOfFive(), won({ rossi: 10, bianchi: 10 }, [['rossi']]))
  const byMoves = () => said(dealt(playedTable()), moves)
  const reopen = { type: 'reopenColpo', table: 'T1', colpo: 1, why: '' } as const

  it.each([
    [1, byResult],
    [3, byResult],
    [1, byMoves],
    [2, byMoves],
  ] as const)('N3 does not go on at level %i, which would not keep its moves', (to, before) => {
    level(before(), to).when(reopen).isRefused(null, 'nothing-to-take-back')
  })

  it('XIII.2 the level does not change by a count while a parol is played, as it does not between two colpi', () => {
    const counting = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 })).give(
      { type: 'beginCount', table: 'T1' },
      segretario,
    )
    const resumed = { type: 'resumePlay', table: 'T1' } as const
    for (const to of [1, 3] as const)
      counting.when({ ...resumed, level: to }, segretario).isRefused('XIII.2', 'parol-under-way')
    counting.when(resumed, segretario).yields({ type: 'playResumed', level: 2 })
  })

  it('XIII.2 a count brings a table with a parol back from level 1, where earlier versions let it get', () => {
    const count = { type: 'beginCount', table: 'T1' } as const
    const counting = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 })).give(
      count,
      segretario,
    )
    const { id: table } = counting.table()
    const resumed = { type: 'playResumed', table, level: 1, agreed: false, transfers: [] } as const
    counting
      .happening([resumed], segretario)
      .give(count, segretario)
      .when({ type: 'resumePlay', table: 'T1', level: 2 }, segretario)
      .isRefused('XVI.1', 'not-all-counted')
  })

  it('XVI.1 N3 ends anew once play resumes, not during the count, which says so', () => {
    const begin = { type: 'beginCount', table: 'T1' } as const
    const counting = quarrel(byResult().give(begin, segretario), 'rossi', 'bianchi')
    const parol = correct(1, parolAmong({ rossi: 10, bianchi: 10 }))
    const isVoid = rule({ kind: 'colpo-void' })
    counting.when(parol).isRefused('XVI.1', 'end-stands-at-count')
    counting.when(isVoid, deputato()).isRefused('XVII.2', 'too-late-to-void')
    const resumed = counting.give({ type: 'resumePlay', table: 'T1' }, segretario)
    resumed.when(parol).yields({ type: 'colpoCorrected' })
    resumed.when(isVoid, deputato()).yields({ type: 'disputeRuled' }, { type: 'colpoVoided' })
  })

  it('N3 goes on after a count at the same level', () => {
    level(byResult(), 2).when(reopen).yields({ type: 'colpoReopened' })
    level(byMoves(), 3).when(reopen).yields({ type: 'colpoReopened' })
  })

  it('XVII.2 N3 keeps its end once only casse are kept: colpi are played on its pot unseen', () => {
    const casse = byResult().give({ type: 'setLevel', table: 'T1', level: 1 })
    casse
      .when(correct(1, parolAmong({ rossi: 10, bianchi: 10 })))
      .isRefused(null, 'later-colpi-depend')
    quarrel(casse, 'rossi', 'bianchi')
      .when(rule({ kind: 'colpo-void' }), deputato())
      .isRefused('XVII.2', 'too-late-to-void')
    casse
      .when(correct(1, won({ rossi: 10, bianchi: 10 }, [['bianchi']])))
      .yields({ type: 'colpoCorrected', next: null })
  })
})
