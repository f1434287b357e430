import { describe, expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import { offersOf } from '@/rules/poker/offers'
import { entryPassate } from '@/rules/poker/room/entry'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, ended, passata, resti, restoOf, won } from './support/colpi'
import { ofFirstEdition } from './support/editions'
import { socio, tavolo } from './support/people'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const ask = (member: string, passate = 1) =>
  ({ type: 'askPassata', table: 'T1', member, passate }) as const
const confirm = (member: string) => ({ type: 'confirmPassata', table: 'T1', member }) as const
const drop = (member: string) => ({ type: 'dropPassata', table: 'T1', member }) as const
const correct = (member: string, passate: number) =>
  ({ type: 'correctCassa', table: 'T1', member, passate, why: 'contata due volte' }) as const
/** Viola, newly seated, who enters with a double passata because rossi asked for more in loss. */
const newcomer = () =>
  passata(colpo(tableOfFive(), won({ rossi: 50, verdi: 50 }, [['verdi']])), 'rossi')
    .signed('viola')
    .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, segretario)
    .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })

describe('Art. III, the resto', () => {
  it('III.1 the players have before them all the chips handed out, and the cashier’s account mirrors it', () => {
    const { accounts } = tableOfFive().table()
    expect(accounts).toMatchObject({ cassa: -500, 'resto:rossi': 100, 'resto:gialli': 100 })
  })

  it('III.2 no command moves chips from one resto to another outside a colpo', () => {
    const moving = ['lend', 'give', 'transfer', 'withdrawResto']
    expect(Object.keys(poker.commands).filter((type) => moving.includes(type))).toEqual([])
    expect(resti(passata(tableOfFive(), 'rossi').table())).toMatchObject({
      rossi: 200,
      bianchi: 100,
    })
  })

  it('III.3 a passata asked and received before the deal grows the resto by whole passate', () => {
    tableOfFive()
      .give(ask('rossi', 2))
      .when(confirm('rossi'), segretario)
      .yields({
        type: 'passataTaken',
        member: 'rossi',
        chips: 200,
        reason: 'passata',
        transfers: [{ from: 'cassa', to: 'resto:rossi', chips: 200 }],
      })
  })

  it('III.3 a top-up after the deal counts from the next colpo', () => {
    const asked = dealt(tableOfFive()).give(ask('rossi'))
    asked.when(confirm('rossi'), segretario).isRefused('III.3', 'cards-already-dealt')
    const after = ended(asked, won({}, [['bianchi']]))
    expect(after.player('rossi').asked).toMatchObject({ chips: 100 })
    expect(restoOf(after.give(confirm('rossi'), segretario), 'rossi')).toBe(199)
  })

  it('III.3 a player who sits out the colpo may be paid while it is played', () => {
    const asked = dealt(tableOfFive(), 'rossi').give(ask('rossi'))
    asked.when(confirm('rossi'), segretario).yields({ type: 'passataTaken' })
  })

  it('III.4 the table shows each player whose resto is below the pot', () => {
    const poor = dealt(colpo(tableOfFive(), won({ rossi: 97, verdi: 97 }, [['verdi']])))
    const players = tableView(poor.evening, asTable('T1'), poor.now)?.players ?? []
    expect(players.filter(({ shortOfPot }) => shortOfPot).map(({ member }) => member)).toEqual([
      'rossi',
    ])
  })

  it('III.5 a player who puts in with less than the pot has asked for a passata by that, and it is booked', () => {
    const poor = dealt(colpo(tableOfFive(), won({ rossi: 97, verdi: 97 }, [['verdi']])))
    expect(restoOf(poor, 'rossi')).toBe(1)
    const after = ended(poor, won({ rossi: 101, neri: 98, verdi: 101 }, [['neri'], ['verdi']]))
    expect(after.player('rossi').casse.at(-1)).toMatchObject({
      chips: 100,
      reason: 'ricostituzione',
    })
    expect(after.player('rossi').askedInLoss).toBe(true)
    expect(resti(after.table())).toMatchObject({ rossi: 0, neri: 299, verdi: 105 })
  })

  it('III.5 being dealt in with less than the pot is not yet taking part', () => {
    const poor = colpo(tableOfFive(), won({ rossi: 97, verdi: 97 }, [['verdi']]))
    const after = colpo(poor, won({ verdi: 1, neri: 1 }, [['neri']]))
    expect(after.player('rossi').casse).toHaveLength(1)
  })

  it('III.6 a single mark stands for a passata asked and not yet received; it is taken back or received once', () => {
    const asked = tableOfFive().give(ask('rossi'), socio('rossi'))
    asked.when(ask('rossi')).isRefused('III.6', 'already-asked', { chips: { chips: 100 } })
    asked.when(drop('rossi'), socio('rossi')).yields({ type: 'passataDropped', chips: 100 })
    tableOfFive().when(confirm('rossi'), segretario).isRefused('III.6', 'nothing-asked')
    tableOfFive().when(drop('rossi'), segretario).isRefused('III.6', 'nothing-asked')
  })

  it('III.6 the secretary hands out passate, unless the table may confirm them', () => {
    const asked = tableOfFive().give(ask('rossi'))
    asked.when(confirm('rossi')).isRefused('III.6', 'desk-confirms')
    const own = tableOfFive({ passataConfirmedBy: 'tavolo' }).give(ask('rossi'))
    own.when(confirm('rossi')).yields({ type: 'passataTaken' })
  })

  describe('III.6 R22 a passata handed over by mistake', () => {
    const asked = tableOfFive().give(ask('rossi')).after('00:02')
    const handed = asked.give(confirm('rossi'), segretario)
    const back = {
      type: 'takePassataBack',
      table: 'T1',
      member: 'rossi',
      handedAt: handed.now,
    } as const
    const isLate = (scene: Scene) =>
      scene.when(back, segretario).isRefused('III.6', 'nothing-just-handed')

    it('is taken back, and the request waits as if nothing had been handed over', () => {
      const scene = handed.when(back, segretario).yields({
        type: 'passataTakenBack',
        chips: 100,
        transfers: [{ from: 'resto:rossi', to: 'cassa', chips: 100 }],
      })
      expect(scene.player('rossi')).toEqual({ ...asked.player('rossi'), handed: null })
      expect(resti(scene.table())).toEqual(resti(asked.table()))
      scene
        .give(confirm('rossi'), segretario)
        .when(drop('rossi'), segretario)
        .isRefused('III.6', 'nothing-asked')
      isLate(scene)
    })

    it('was not asked for in loss any more: newcomers enter with one passata', () => {
      const losing = colpo(tableOfFive(), won({ rossi: 50, verdi: 50 }, [['verdi']]))
      const taken = passata(losing, 'rossi')
      expect(entryPassate(taken.table())).toBe(2)
      const handedAt = taken.player('rossi').handed?.at ?? 0
      const scene = taken.give({ ...back, handedAt }, segretario).give(drop('rossi'))
      expect(entryPassate(scene.table())).toBe(1)
    })

    it('stays handed over after ten seconds, once cards are dealt, and where it was corrected or is no longer the last', () => {
      handed.after('00:00:15').when(back, segretario).yields({ type: 'passataTakenBack' })
      isLate(handed.after('00:00:16'))
      isLate(dealt(handed, 'rossi'))
      isLate(ended(dealt(handed, 'rossi'), won({}, [['verdi']])))
      isLate(handed.give(correct('rossi', -1), segretario))
      isLate(handed.after('00:00:01').give(ask('rossi')).give(confirm('rossi'), segretario))
    })

    it('leaves a newer request as it is', () => {
      const again = handed.after('00:00:01').give(ask('rossi', 2))
      const scene = again.give(back, segretario)
      expect(scene.player('rossi').asked).toEqual(again.player('rossi').asked)
      expect(restoOf(scene, 'rossi')).toBe(100)
    })

    it('III.8 stays handed over where a newcomer has asked for more since: the double entry would be lost', () => {
      const entered = newcomer().give(confirm('viola'), segretario)
      const { casse, handed } = entered.player('viola')
      expect(casse).toMatchObject([{ chips: 200, reason: 'doppia' }])
      const takeBack = { ...back, member: 'viola', handedAt: handed?.at ?? 0 }
      entered.when(takeBack, segretario).yields({ type: 'passataTakenBack' })
      entered
        .give(ask('viola'))
        .when(takeBack, segretario)
        .isRefused('III.6', 'nothing-just-handed')
    })

    it('N3 stays handed over once the colpo before it is in play again', () => {
      const over = ended(dealt(tableOfFive()), won({ rossi: 50, verdi: 50 }, [['verdi']]))
      const taken = passata(over, 'rossi')
      const handedAt = taken.player('rossi').handed?.at ?? 0
      const again = taken.give({ type: 'reopenColpo', table: 'T1', colpo: 1, why: '' })
      ended(again, won({ rossi: 50, verdi: 50 }, [['verdi']]))
        .when({ ...back, handedAt }, segretario)
        .isRefused('III.6', 'nothing-just-handed')
    })
  })

  it('III.7 a player all’altezza may put in as much as the largest resto, and the loss is booked as casse', () => {
    const marked = passata(tableOfFive(), 'verdi', 3).give({
      type: 'setAllAltezza',
      table: 'T1',
      member: 'rossi',
      on: true,
    })
    const inPlay = dealt(marked)
    expect(inPlay.table().colpo?.altezza).toEqual({ rossi: 399 })
    const after = ended(inPlay, won({ rossi: 399, verdi: 399 }, [['verdi']]))
    expect(resti(after.table())).toMatchObject({ rossi: 0, verdi: 803 })
    expect(after.player('rossi').casse.at(-1)).toMatchObject({ chips: 300, reason: 'altezza' })
    marked
      .when({ type: 'setAllAltezza', table: 'T1', member: 'rossi', on: true })
      .isRefused('III.7', 'mark-already-so')
  })

  it('III.7 III.5 a player all’altezza of a resto that just equals the pot asks for no passata by taking part', () => {
    const low = colpo(
      tableOfFive({ uscita: 10, passata: 60 }),
      won({ rossi: 20, verdi: 20 }, [['verdi']]),
    ).give({ type: 'setAllAltezza', table: 'T1', member: 'rossi', on: true })
    const inPlay = dealt(low, 'verdi')
    expect(inPlay.table().colpo).toMatchObject({ pot: 40, altezza: { rossi: 40 } })
    expect(restoOf(inPlay, 'rossi')).toBe(20)
    const after = ended(inPlay, won({ rossi: 40, bianchi: 40 }, [['rossi']]))
    expect(after.player('rossi').casse).toHaveLength(1)
    expect(restoOf(after, 'rossi')).toBe(20 + 40 + 40)
  })

  it('III.8 a newcomer enters with one passata, or with two once a loser has asked for more', () => {
    const even = colpo(tableOfFive(), won({ rossi: 50, verdi: 50 }, [['verdi']]))
    expect(entryPassate(passata(even, 'verdi').table())).toBe(1)
    expect(entryPassate(passata(even, 'rossi').table())).toBe(2)
    expect(entryPassate(tableOfFive().table())).toBe(1)
  })

  it('III.8 a player all’altezza who has just lost more than they had is in loss: newcomers enter with two passate', () => {
    const marked = passata(tableOfFive(), 'verdi', 3).give({
      type: 'setAllAltezza',
      table: 'T1',
      member: 'rossi',
      on: true,
    })
    const lost = (scene: Scene) =>
      ended(scene, won({ rossi: 399, verdi: 399 }, [['verdi']])).table()
    expect(entryPassate(lost(dealt(marked)))).toBe(2)
    expect(entryPassate(lost(ofFirstEdition(dealt(marked))))).toBe(1)
  })

  it('III.3 a passata of a player back under IV.5 counts from the next deal', () => {
    const away = tableOfFive().give({ type: 'goAway', table: 'T1', member: 'verdi' })
    const back = dealt(away.give(ask('verdi'))).give({
      type: 'comeBack',
      table: 'T1',
      member: 'verdi',
    })
    back
      .when(confirm('verdi'), segretario)
      .isRefused('III.3', 'cards-already-dealt', { member: { member: 'verdi' } })
    const paid = back.give({ type: 'payUscita', table: 'T1', member: 'verdi' })
    expect(paid.table().colpo?.stakes).toMatchObject({ verdi: 99 })
    const over = ended(paid, won({}, [['neri']]))
    over.when(confirm('verdi'), segretario).yields({ type: 'passataTaken' })
    ofFirstEdition(back).when(confirm('verdi'), segretario).yields({ type: 'passataTaken' })
  })

  it('III.8 a player who enters with a double passata cannot ask for a single one', () => {
    const seated = newcomer()
    expect(seated.player('viola').asked).toMatchObject({ chips: 200, reason: 'doppia' })
    const dropped = seated.give(drop('viola'))
    dropped.when(ask('viola')).isRefused('III.8', 'double-passata-due')
    const offers = offersOf('askPassata', dropped.evening, tavolo(), dropped.now)
    const offered = offers.find(({ payload }) => payload.member === 'viola')
    expect(offered).toMatchObject({ payload: { passate: 2 }, bounds: { passate: { min: 2 } } })
    dropped.when(ask('viola', 2)).yields({ type: 'passataAsked', reason: 'doppia' })
  })

  it('III.9 a player back within half an hour finds the same resto, to the unit', () => {
    const before = colpo(tableOfFive(), won({ rossi: 7, verdi: 7 }, [['verdi']]))
    const back = before
      .with('rossi')
      .away('00:25')
      .give({ type: 'comeBack', table: 'T1', member: 'rossi' })
    expect(restoOf(back, 'rossi')).toBe(restoOf(before, 'rossi'))
    back.when(ask('rossi')).yields({ type: 'passataAsked' })
  })

  it('XVI.1 a wrong cassa is corrected by a second entry, with its author and the reason', () => {
    const scene = passata(tableOfFive(), 'rossi')
      .when(correct('rossi', -1), segretario)
      .yields({ type: 'cassaCorrected', chips: -100 })
    expect(scene.player('rossi').casse.map(({ chips }) => chips)).toEqual([100, 100, -100])
    expect(scene.table().corrections[0]).toMatchObject({
      by: 'segreteria',
      why: 'contata due volte',
    })
    scene.when(correct('rossi', -2), segretario).isRefused('XVI.1', 'more-than-drawn')
  })

  it('III.1 a cassa cannot be taken back from chips already lost', () => {
    const poor = colpo(tableOfFive(), won({ rossi: 50, verdi: 50 }, [['verdi']]))
    poor.when(correct('rossi', -1), segretario).isRefused('III.1', 'resto-too-small', {
      member: { member: 'rossi' },
      missing: { chips: 51 },
    })
    dealt(poor).when(correct('rossi', 1), segretario).isRefused('III.3', 'cards-already-dealt')
  })
})
