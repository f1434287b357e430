import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { RESTO_REFUSALS } from '@/rules/poker/03-resto/refusals'
import { chipsToMove, saysTheSame, unacknowledged } from '@/rules/poker/colpo/changes'
import { preview } from '@/rules/poker/colpo/preview'
import { offersTo } from '@/rules/poker/offers'
import type { RecordedOutcome } from '@/rules/poker/state/colpo'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { viewOf } from '@/rules/poker/views/view'
import { segretario } from '@/simulate/actors'
import {
  colpo,
  dealt,
  type GivenOutcome,
  NOBODY_OPENED,
  passata,
  potOf,
  resti,
  restoOf,
  won,
} from './support/colpi'
import { tavolo } from './support/people'
import { settingsOf, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const record = (outcome: GivenOutcome) => ({ type: 'recordColpo', table: 'T1', outcome }) as const
const correct = (number: number, outcome: GivenOutcome) =>
  ({
    type: 'correctColpo',
    table: 'T1',
    colpo: number,
    outcome,
    why: 'vincitore sbagliato',
  }) as const
const refused = (scene: Scene, outcome: GivenOutcome) => scene.when(record(outcome))

describe('Art. XII, the result of a colpo', () => {
  it('XII.1 a result delayed by a lost network settles its own colpo or none', () => {
    const late = record(won({ verdi: 10, neri: 10 }, [['neri']]))
    const first = { colpo: 1, words: 0 }
    dealt(tableOfFive()).seeing(first).when(late).yields({ type: 'colpoSettled', colpo: 1 })
    const second = dealt(colpo(tableOfFive(), NOBODY_OPENED))
    second.seeing(first).when(late).isRefused(null, 'said-since')
  })

  it('XII.1 the winner takes the pot and what was put in', () => {
    const after = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']]))
    expect(resti(after.table())).toEqual({
      rossi: 99,
      bianchi: 99,
      verdi: 89,
      neri: 114,
      gialli: 99,
    })
    expect(potOf(after)).toBe(0)
    expect(after.table().colpi[0]).toMatchObject({ number: 1, outcome: { kind: 'won' } })
  })

  it('XII.2 an opener left alone takes the bare pot and gets the unmatched bet back', () => {
    const after = colpo(tableOfFive(), won({ verdi: 50 }, [['verdi']]))
    expect(restoOf(after, 'verdi')).toBe(104)
  })

  it('XII.4 a player who stays has covered the bet, or has nothing left', () => {
    const inPlay = dealt(tableOfFive())
    refused(inPlay, won({ verdi: 10, neri: 40, gialli: 40 }, [['neri'], ['verdi']])).isRefused(
      'XII.4',
      'bet-not-covered',
      { member: { member: 'verdi' }, chips: { chips: 10 }, bet: { chips: 40 } },
    )
    refused(inPlay, won({ verdi: 100 }, [['verdi']])).isRefused('III.2', 'put-above-resto', {
      chips: { chips: 100 },
      limit: { chips: 99 },
    })
  })

  it('X.2 uscite go back to players of the colpo, once, and only out of the pot', () => {
    const inPlay = dealt(tableOfFive())
    const back = (...of: [string, number][]): GivenOutcome[] => {
      const withdrawn = of.map(([member, chips]) => ({ member, chips }))
      const taken = { ...won({ verdi: 10, neri: 10 }, [['neri']]), back: withdrawn }
      return [taken, { kind: 'parol', put: [], remainers: ['verdi', 'neri'], back: withdrawn }]
    }
    for (const outcome of back(['sconosciuto', 1]))
      refused(inPlay, outcome).isRefused('IV.4', 'not-in-colpo', {
        member: { member: 'sconosciuto' },
      })
    for (const outcome of back(['rossi', 1], ['rossi', 1]))
      refused(inPlay, outcome).isRefused('XII.1', 'named-twice', { member: { member: 'rossi' } })
    for (const outcome of back(['rossi', 3], ['verdi', 3]))
      refused(inPlay, outcome).isRefused('X.2', 'back-above-pot', {
        chips: { chips: 6 },
        pot: { chips: 5 },
      })
    const [taken] = back(['rossi', 1])
    const after = inPlay.give(record(taken ?? NOBODY_OPENED))
    expect([restoOf(after, 'rossi'), restoOf(after, 'neri'), potOf(after)]).toEqual([100, 113, 0])
  })

  it('XII.4 a side amount goes to the best of those who covered it, and must be stated', () => {
    const rich = passata(passata(tableOfFive(), 'neri'), 'gialli')
    const put = { verdi: 99, neri: 150, gialli: 150 }
    refused(dealt(rich), won(put, [['verdi']])).isRefused('XII.4', 'side-amount-unclaimed', {
      chips: { chips: 102 },
      members: { members: ['neri', 'gialli'] },
    })
    const after = colpo(rich, won(put, [['verdi'], ['gialli']]))
    expect(resti(after.table())).toMatchObject({ verdi: 302, gialli: 151, neri: 49 })
  })

  it('XII.5 several winners share, and the odd unit goes to the first in the giro', () => {
    const after = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri', 'verdi']]))
    expect(resti(after.table())).toMatchObject({ verdi: 102, neri: 101 })
  })

  it('VI.6 a player who opened without the opening refunds the initial pot, and the next colpo plays for it', () => {
    const outcome = won({ verdi: 10, neri: 10 }, [['neri']], { refund: 'verdi' })
    const after = colpo(colpo(tableOfFive(), NOBODY_OPENED), outcome)
    expect(potOf(after)).toBe(10)
    expect(after.table().opening).toBe('Q')
    expect(resti(after.table())).toMatchObject({ verdi: 78, neri: 118 })
    refused(dealt(tableOfFive()), won({}, [['neri']], { refund: 'verdi' })).isRefused(
      'VI.6',
      'refund-from-outsider',
    )
  })

  it('XII.3 a player who opened without the opening cannot win by it', () => {
    refused(dealt(tableOfFive()), won({ neri: 5 }, [['neri']], { refund: 'neri' })).isRefused(
      'XII.3',
      'wrong-opener-cannot-win',
    )
  })

  it('IX.7 a player put out, whose stake is lost, wins nothing', () => {
    const told = won({ neri: 5 }, [['neri']], { lost: ['neri'] })
    refused(dealt(tableOfFive()), told).isRefused('IX.7', 'put-out-cannot-win')
  })

  it('IV.4 nobody outside the colpo puts in or wins', () => {
    const inPlay = dealt(tableOfFive(), 'gialli')
    refused(inPlay, won({ gialli: 5 }, [['neri']])).isRefused('IV.4', 'not-in-colpo')
    refused(inPlay, won({}, [['gialli']])).isRefused('IV.4', 'not-in-colpo')
    refused(inPlay, won({}, [['neri'], ['neri']])).isRefused('XII.1', 'named-twice')
    refused(tableOfFive(), NOBODY_OPENED).isRefused('XII.1', 'no-colpo-in-play')
  })

  it('the tablet’s preview shows the result that is then recorded', () => {
    const inPlay = dealt(tableOfFive())
    const outcome = won({ verdi: 10, neri: 10 }, [['neri']])
    const hand = inPlay.table().colpo
    if (!hand) throw new Error('no colpo')
    expect(preview(settingsOf(), hand, outcome)).toEqual({
      net: { rossi: 0, bianchi: 0, verdi: -10, neri: 15, gialli: 0 },
      left: 0,
      refusal: null,
    })
    const wrong = preview(settingsOf(), hand, won({ verdi: 500 }, [['verdi']]))
    const sentence = RESTO_REFUSALS['put-above-resto']
    const refusal = { provision: 'III.2', code: 'put-above-resto', sentence }
    expect(wrong).toMatchObject({ refusal })
  })
})

describe('corrections of a colpo', () => {
  const after = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']]))

  it('a wrong winner is corrected by a compensating entry; the first result stays, struck through', () => {
    const corrected = after.when(correct(1, won({ verdi: 10, neri: 10 }, [['verdi']]))).yields({
      type: 'colpoCorrected',
      transfers: [{ from: 'resto:neri', to: 'resto:verdi', chips: 25 }],
    })
    expect(resti(corrected.table())).toMatchObject({ verdi: 114, neri: 89 })
    expect(corrected.table().corrections[0]).toMatchObject({
      colpo: 1,
      why: 'vincitore sbagliato',
      was: { kind: 'won', ranking: [['neri']] },
    })
    expect(corrected.table().colpi[0]).toMatchObject({ corrected: 1 })
  })

  it('a result that says the same again is not a correction, in whatever order it names its players', () => {
    after
      .when(correct(1, won({ neri: 10, verdi: 10 }, [['neri']])))
      .isRefused('XII.5', 'nothing-to-correct', { colpo: 1 })
    const ofSame = offersTo(after.evening, tavolo(), after.now)
      .filter(({ type }) => type === 'correctColpo')
      .map(({ payload }) => payload)
    expect(ofSame).toHaveLength(1)
    expect(ofSame).not.toMatchObject([{ outcome: { ranking: [['neri']] } }])
  })

  it('a correction says which chips to move, until somebody at the table says that they were moved', () => {
    const corrected = after.give(correct(1, won({ verdi: 10, neri: 10 }, [['verdi']])))
    const toMove = (scene: Scene) => unacknowledged(scene.table().corrections)
    expect(toMove(corrected)).toEqual([
      {
        colpo: 1,
        isParolOver: false,
        transfers: [{ from: 'resto:neri', to: 'resto:verdi', chips: 25 }],
      },
    ])
    const twice = corrected.give(correct(1, won({ verdi: 20, neri: 20 }, [['verdi']])))
    expect(toMove(twice)[0]?.transfers).toEqual([
      { from: 'resto:neri', to: 'resto:verdi', chips: 35 },
    ])
    const acknowledge = { type: 'acknowledgeCorrection', table: 'T1', colpo: 1 } as const
    const moved = dealt(twice)
      .when(acknowledge)
      .yields({ type: 'correctionAcknowledged', colpo: 1 })
    expect(toMove(moved)).toEqual([])
    moved.when(acknowledge).isRefused('XII.5', 'nothing-to-acknowledge')
  })

  it('a correction back to the first result leaves no chips to move', () => {
    const there = after.give(correct(1, won({ verdi: 10, neri: 10 }, [['verdi']])))
    const back = there.give(correct(1, won({ verdi: 10, neri: 10 }, [['neri']])))
    expect(unacknowledged(back.table().corrections)).toEqual([])
  })

  it('before it is confirmed a correction shows the chips that it will move', () => {
    const [settled] = after.table().colpi
    if (!settled) throw new Error('no settled colpo')
    const outcome = won({ verdi: 10, neri: 10 }, [['verdi']])
    expect(chipsToMove(settingsOf(), settled, outcome)).toEqual([
      { from: 'resto:neri', to: 'resto:verdi', chips: 25 },
    ])
    expect(saysTheSame(settled, outcome)).toBe(false)
    expect(saysTheSame(settled, settled.outcome as RecordedOutcome)).toBe(true)
  })

  it('the last thirty colpi may be corrected; the tablet has the last eight in view, a phone none', () => {
    const long = after.afterColpi(31)
    const tablet = tableView(long.evening, asTable('T1'), long.now)
    const numbers = long.table().colpi.map((one) => one.number)
    expect(tablet?.colpi.map((one) => one.number)).toEqual(numbers.slice(0, 8))
    expect(numbers).toHaveLength(30)
    expect(numbers.at(-1)).toBe((numbers[0] ?? 0) - 29)
    const oldest = won({ verdi: 20, neri: 20 }, [['neri']])
    long.when(correct(numbers.at(-1) ?? 0, oldest)).yields({ type: 'colpoCorrected' })
    const phone = viewOf(long.evening, { kind: 'member', member: asMember('neri') }, long.now)
    expect(phone).toMatchObject({ mine: { table: { colpi: [] } } })
  })

  it('a correction is refused when it would leave somebody short, and says by how much', () => {
    const spent = colpo(after, won({ neri: 113, gialli: 98, rossi: 98 }, [['rossi'], ['neri']]))
    expect(restoOf(spent, 'neri')).toBe(15)
    spent
      .when(correct(1, won({ verdi: 10, neri: 10 }, [['verdi']])))
      .isRefused('III.1', 'would-be-short', { member: { member: 'neri' }, missing: { chips: 10 } })
  })

  it('the kind of ending of a colpo may change only while nothing was played on it', () => {
    const next = dealt(after)
    next.when(correct(1, NOBODY_OPENED)).isRefused(null, 'later-colpi-depend')
    const undone = after.when(correct(1, NOBODY_OPENED)).yields({
      type: 'colpoCorrected',
      next: { opening: 'Q', cartaro: 2, parol: null, honourPots: [] },
    })
    expect(potOf(undone)).toBe(5)
    expect(undone.table().opening).toBe('Q')
  })

  it('an earlier colpo may be corrected in its winner and in the chips each put in', () => {
    const later = after.afterColpi(3)
    const corrected = later
      .when(correct(1, won({ verdi: 20, neri: 20 }, [['neri']])), segretario)
      .yields({ type: 'colpoCorrected', next: null })
    expect(restoOf(corrected, 'neri')).toBe(restoOf(later, 'neri') + 10)
    later.when(correct(9, NOBODY_OPENED)).isRefused(null, 'no-such-colpo')
  })

  it('casse that a wrong result drew are taken back with it', () => {
    const poor = colpo(tableOfFive(), won({ rossi: 97, verdi: 97 }, [['verdi']]))
    const drew = colpo(poor, won({ rossi: 50, neri: 50 }, [['neri']]))
    expect(drew.player('rossi').casse).toHaveLength(2)
    const corrected = drew.give(correct(2, won({ gialli: 50, neri: 50 }, [['neri']])))
    expect(corrected.player('rossi').casse.at(-1)).toMatchObject({
      chips: -100,
      reason: 'correzione',
    })
    expect(restoOf(corrected, 'rossi')).toBe(1)
  })
})
