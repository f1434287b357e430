import { describe, expect, it } from 'vitest'
import type { ColpoReopened } from '@/rules/poker/12-showdown/events'
import { entryPassate } from '@/rules/poker/room/entry'
import { segretario } from '@/simulate/actors'
import {
  colpo,
  dealt,
  ended,
  type GivenOutcome,
  NOBODY_OPENED,
  passata,
  won,
} from './support/colpi'
import { deputato } from './support/people'
import { tableOfFive } from './support/phrases'
import { quarrel, rule } from './support/remedies'
import type { Scene } from './support/scene'

const T1 = { table: 'T1' } as const
const correct = (scene: Scene, number: number, outcome: GivenOutcome) =>
  scene.give({ type: 'correctColpo', ...T1, colpo: number, outcome, why: 'un altro' })
const reopened = (scene: Scene, number: number) =>
  scene.give({ type: 'reopenColpo', ...T1, colpo: number, why: '' })
const newcomerPays = (scene: Scene) => entryPassate(scene.table())
const between = (one: string, winner: string) => won({ [one]: 40, neri: 40 }, [[winner]])

/** Verdi, all but out of chips after the first colpo, drew a passata in loss by the second. */
const drew = (scene = tableOfFive()) =>
  colpo(colpo(scene, won({ verdi: 97, neri: 97 }, [['neri']])), between('verdi', 'neri'))

describe('a last colpo put right, and the passate asked of its players (C5)', () => {
  it('III.8 N3 a passata asked before it, while winning, does not keep the mark of the wrong result', () => {
    const rich = passata(tableOfFive(), 'verdi')
    const second = colpo(
      colpo(rich, won({ verdi: 96, neri: 96 }, [['neri'], ['verdi']])),
      won({ verdi: 99, neri: 99 }, [['neri'], ['verdi']]),
    )
    const wrong = colpo(second, between('verdi', 'neri'))
    expect(newcomerPays(wrong)).toBe(2)
    expect(newcomerPays(correct(wrong, 3, between('bianchi', 'neri')))).toBe(1)
  })

  it('III.8 N3 one asked since, in a loss that was none, does not count', () => {
    const wrong = colpo(tableOfFive(), between('verdi', 'neri'))
    const right = between('verdi', 'verdi')
    const asked = wrong.give({ type: 'askPassata', ...T1, member: 'verdi', passate: 1 })
    for (const scene of [asked, passata(wrong, 'verdi')]) {
      const corrected = correct(scene, 1, right)
      expect([newcomerPays(scene), newcomerPays(corrected)]).toEqual([2, 1])
      expect(newcomerPays(correct(corrected, 1, between('verdi', 'neri')))).toBe(2)
    }
    expect(newcomerPays(passata(correct(asked, 1, right), 'neri'))).toBe(2)
  })

  it('III.8 N3 one asked since, in a win that was a loss, counts', () => {
    const wrong = colpo(tableOfFive(), between('verdi', 'verdi'))
    const right = between('verdi', 'neri')
    const asked = wrong.give({ type: 'askPassata', ...T1, member: 'verdi', passate: 1 })
    for (const scene of [asked, passata(wrong, 'verdi')])
      expect([newcomerPays(scene), newcomerPays(correct(scene, 1, right))]).toEqual([1, 2])
    const dropped = { type: 'dropPassata', ...T1, member: 'verdi' } as const
    expect(newcomerPays(correct(asked, 1, right).give(dropped))).toBe(1)
  })

  it('III.8 XVII.2 counts as little when a ruling makes the colpo void', () => {
    const wrong = passata(
      colpo(colpo(tableOfFive(), won({}, [['verdi']])), between('verdi', 'neri')),
      'verdi',
    )
    const ruled = quarrel(wrong, 'verdi', 'neri').give(rule({ kind: 'colpo-void' }), deputato())
    expect([newcomerPays(wrong), newcomerPays(ruled)]).toEqual([2, 1])
  })

  it('III.8 N3 one asked since in a loss of before stays asked in loss when the end is taken back', () => {
    expect(newcomerPays(reopened(drew(), 2))).toBe(1)
    expect(newcomerPays(reopened(passata(drew(), 'verdi'), 2))).toBe(2)
  })

  it('III.8 N3 XVI.1 during a count too, the uscita of the colpo itself is no loss', () => {
    const scene = colpo(tableOfFive({ uscita: 30 }), between('bianchi', 'neri'))
    const counting = scene.give({ type: 'beginCount', ...T1 }, segretario)
    const corrected = correct(counting, 1, between('verdi', 'neri'))
    expect(corrected.player('verdi').casse).toHaveLength(2)
    expect(newcomerPays(corrected)).toBe(1)
  })

  it('III.8 one asked since is told again by the right result where the end is taken back', () => {
    const told = (winner: string, other: string) => {
      const scene = colpo(tableOfFive(), between('verdi', winner)).after('00:01')
      return ended(reopened(passata(scene, 'verdi'), 1).after('00:01'), between('verdi', other))
    }
    expect(newcomerPays(told('neri', 'verdi'))).toBe(1)
    expect(newcomerPays(told('verdi', 'neri'))).toBe(2)
    expect(
      newcomerPays(correct(told('verdi', 'neri'), 1, won({ verdi: 9, neri: 9 }, [['neri']]))),
    ).toBe(2)
    expect(newcomerPays(correct(told('verdi', 'neri'), 1, between('verdi', 'verdi')))).toBe(1)
  })

  it('III.8 II.6 is lifted by leaving, and not marked again by a return with everyone’s consent', () => {
    const asked = passata(colpo(tableOfFive(), between('verdi', 'neri')), 'verdi')
    const leave = { type: 'leave', ...T1, member: 'verdi', allowed: true, anyway: false } as const
    const left = asked.give({ ...leave, waive: true }, segretario).after('00:31')
    const back = ['rossi', 'bianchi', 'neri', 'gialli'].reduce<Scene>(
      (so, member) => so.give({ type: 'consentReturn', ...T1, member, yes: true }),
      left.give({ type: 'askReturn', ...T1, member: 'verdi' }),
    )
    const right = correct(back, 1, won({ verdi: 30, neri: 30 }, [['neri']]))
    expect([asked, left, back, right].map(newcomerPays)).toEqual([2, 1, 1, 1])
  })

  it('III.8 one asked since and not handed over yet is told again by the right result too', () => {
    const told = (winner: string, other: string) => {
      const ask = { type: 'askPassata', ...T1, member: 'verdi', passate: 1 } as const
      const asked = colpo(tableOfFive(), between('verdi', winner)).after('00:01').give(ask)
      const open = reopened(asked, 1)
      return [asked, open, ended(open, between('verdi', other))].map(newcomerPays)
    }
    expect(told('neri', 'verdi')).toEqual([2, 1, 1])
    expect(told('verdi', 'neri')).toEqual([1, 1, 2])
  })

  it('III.8 N3 a result put right again and again leaves the marks of the last alone', () => {
    const rich = passata(passata(tableOfFive(), 'verdi'), 'neri')
    const second = colpo(rich, won({ verdi: 195, neri: 195 }, [['neri'], ['verdi']]))
    const [others, paying] = [between('bianchi', 'neri'), won({ verdi: 7, neri: 7 }, [['neri']])]
    let scene = colpo(second, paying)
    const seen = [others, paying, others, paying, others].map((outcome) => {
      scene = correct(scene, 2, outcome)
      return newcomerPays(scene)
    })
    expect(seen).toEqual([1, 2, 1, 2, 1])
  })

  it('III.8 N3 R22 a passata taken back after a result was put right leaves the marks of the right one', () => {
    const back = (scene: Scene) => {
      const handedAt = scene.player('verdi').handed?.at ?? 0
      const of = { ...T1, member: 'verdi' } as const
      const waits = scene.give({ type: 'takePassataBack', ...of, handedAt }, segretario)
      return [waits, waits.give({ type: 'dropPassata', ...of })].map(newcomerPays)
    }
    const lost = between('verdi', 'neri')
    const wrong = passata(colpo(tableOfFive(), lost), 'verdi')
    expect(back(wrong)).toEqual([2, 1])
    expect(back(correct(wrong, 1, between('verdi', 'verdi')))).toEqual([1, 1])
    const poor = passata(drew(), 'verdi')
    expect(back(poor)).toEqual([2, 2])
    expect(back(correct(poor, 2, between('bianchi', 'neri')))).toEqual([2, 1])
    const rich = passata(
      colpo(colpo(tableOfFive(), won({ verdi: 97, neri: 97 }, [['neri']])), NOBODY_OPENED),
      'verdi',
    )
    expect(back(correct(rich, 2, lost))).toEqual([2, 2])
  })

  it('III.8 one asked since stays as it was asked once the next cards are dealt, unless that deal is taken back', () => {
    const wrong = passata(colpo(tableOfFive(), between('verdi', 'neri')).after('00:01'), 'verdi')
    const right = between('verdi', 'verdi')
    expect(newcomerPays(correct(dealt(wrong), 1, right))).toBe(2)
    const back = (scene: Scene, number: number) =>
      dealt(scene).give({ type: 'takeBackDeal', ...T1, colpo: number })
    expect(newcomerPays(correct(back(wrong, 2), 1, right))).toBe(1)
    const others = between('bianchi', 'neri')
    const twice = passata(drew().after('00:01'), 'verdi')
    expect(newcomerPays(correct(back(twice, 3), 2, others))).toBe(2)
  })

  it('III.8 one asked during the colpo, before anything was lost, stays asked before it', () => {
    const hand = dealt(tableOfFive())
    const asked = hand.give({ type: 'askPassata', ...T1, member: 'verdi', passate: 1 })
    const wrong = ended(asked.after('00:05'), between('verdi', 'neri'))
    const given = wrong.give({ type: 'confirmPassata', ...T1, member: 'verdi' }, segretario)
    expect(newcomerPays(correct(given, 1, won({ verdi: 41, neri: 41 }, [['neri']])))).toBe(1)
  })

  it('III.8 N3 a cassa that the wrong result had drawn is no loss of the right one', () => {
    const first = colpo(
      tableOfFive({ arrosage: 27 }),
      won({ rossi: 60, bianchi: 60 }, [['rossi'], ['bianchi']]),
    )
    const third = dealt(ended(dealt(first), NOBODY_OPENED))
    const wrong = ended(third, won({ rossi: 150, verdi: 150 }, [['verdi'], ['rossi']]))
    const asked = passata(wrong, 'rossi')
    expect(asked.player('rossi').casse).toHaveLength(3)
    expect([newcomerPays(asked), newcomerPays(correct(asked, 3, NOBODY_OPENED))]).toEqual([2, 1])
  })

  it('III.8 N3 an end that an earlier version took back, without a word on marks, unmarks whom the result alone had marked', () => {
    const asBefore = (scene: Scene, number: number) => {
      const { event } = reopened(scene, number).journal.at(-1) ?? {}
      const { inLoss: _, asked: __, handed: ___, ...old } = event as ColpoReopened
      return scene.happening([old], segretario)
    }
    const handed = passata(colpo(tableOfFive(), between('verdi', 'neri')), 'verdi')
    expect(newcomerPays(asBefore(handed, 1))).toBe(2)
    expect(newcomerPays(asBefore(drew(), 2))).toBe(1)
  })

  describe('between two ends of one colpo', () => {
    const ask = { type: 'askPassata', ...T1, member: 'verdi', passate: 1 } as const
    const hand = { type: 'confirmPassata', ...T1, member: 'verdi' } as const
    const lost = between('verdi', 'neri')
    const gained = between('verdi', 'verdi')
    const first = (outcome: GivenOutcome) => colpo(tableOfFive(), outcome).after('00:01')
    const again = (scene: Scene, outcome: GivenOutcome) =>
      ended(reopened(scene, 1).after('00:01'), outcome)

    it('III.8 one not handed over yet follows each result of it', () => {
      for (const [told, right, marks] of [
        [lost, gained, [2, 1]],
        [gained, lost, [1, 2]],
      ] as const) {
        const asked = again(first(gained).give(ask), told)
        expect([asked, correct(asked, 1, right)].map(newcomerPays)).toEqual(marks)
        const given = asked.give(hand, segretario)
        expect([given, correct(given, 1, right)].map(newcomerPays)).toEqual(marks)
      }
    })

    it('III.8 one asked while it was played, before or after, stays asked before its result', () => {
      const during = ended(dealt(tableOfFive()).give(ask).after('00:01'), lost)
      const replayed = ended(
        reopened(first(gained), 1).after('00:01').give(ask).after('00:01'),
        lost,
      )
      for (const asked of [during, again(during.after('00:01'), lost), replayed]) {
        expect(newcomerPays(asked)).toBe(1)
        expect(newcomerPays(correct(asked, 1, won({ verdi: 9, neri: 9 }, [['neri']])))).toBe(1)
      }
      const handed = again(during.give(hand, segretario).after('00:01'), lost)
      expect(newcomerPays(handed)).toBe(1)
    })

    it('III.8 two of them follow the right result too', () => {
      const twice = passata(passata(first(lost), 'verdi'), 'verdi')
      expect(newcomerPays(correct(twice, 1, gained))).toBe(1)
      const told = again(twice, lost)
      expect([told, correct(told, 1, gained)].map(newcomerPays)).toEqual([2, 1])
    })
  })
})
