import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { mayAnnounce } from '@/rules/poker/play/early'
import { dealt } from '../support/colpi'
import type { Scene } from '../support/scene'
import { arrived, drawing, older } from './reading'
import { command, ending, handsOf, inPlay, playedTable, playOf, said, speaker } from './said'

describe('XI.2, an early bet and a larger one before it', () => {
  const early = (scene?: Scene) => said(arrived(scene), 'verdi bets 20', 'bianchi bets 30')

  it('XI.2 the early bettor is asked: nothing more is taken from them without a word', () => {
    expect(speaker(early())).toBe('verdi')
    expect(handsOf(early()).verdi?.put).toBe(10)
    expect(handsOf(early(older())).verdi?.put).toBe(40)
  })

  it('XI.2 they take the early bet back and leave, or accept; they do not raise', () => {
    const left = said(early(), 'verdi withdraws')
    expect(handsOf(left).verdi).toMatchObject({ standing: 'folded', put: 10 })
    expect(speaker(left)).toBe('neri')
    expect(handsOf(said(early(), 'verdi keeps')).verdi?.put).toBe(40)
    early().when(command('verdi raises 60')).isRefused('VII.2', 'keep-or-withdraw-first')
  })

  it('XI.2 after a raise before their hand a larger early bet accepts it too, and is no raise', () => {
    const asked = said(arrived(), 'neri bets 50', 'bianchi bets 5, verdi raises 15')
    expect(playOf(said(asked, 'neri keeps'))).toMatchObject({ bet: 15, lastRaiser: 'verdi' })
  })

  it('XI.2 an early acceptance after the draw stands unless there is a raise', () => {
    const accepted = (scene?: Scene) =>
      said(arrived(scene), 'bianchi bets 5', 'neri accepts', 'verdi accepts')
    expect(handsOf(accepted()).neri?.put).toBe(15)
    expect(speaker(accepted(older()))).toBe('neri')
    const raised = said(arrived(), 'bianchi bets 5', 'neri accepts', 'verdi raises 20')
    expect(speaker(raised)).toBe('neri')
    expect(handsOf(said(raised, 'neri keeps')).neri?.put).toBe(30)
    expect(handsOf(said(raised, 'neri withdraws')).neri).toMatchObject({
      standing: 'folded',
      put: 10,
    })
  })

  it('XI.2 an early parol never becomes a raise: its speaker accepts the bet or leaves', () => {
    const parol = said(arrived(), 'verdi parols', 'bianchi bets 5')
    parol.when(command('verdi raises 20')).isRefused('VII.2', 'keep-or-withdraw-first')
    expect(handsOf(said(parol, 'verdi keeps')).verdi?.put).toBe(15)
    expect(handsOf(said(parol, 'verdi withdraws')).verdi?.standing).toBe('folded')
    const before = said(arrived(older()), 'verdi parols', 'bianchi bets 5', 'verdi raises 20')
    expect(playOf(before).lastRaiser).toBe('verdi')
  })
})

describe('XI.1, a word before the last player has drawn', () => {
  it('XI.1 the opener’s bet at the draw binds: it is made when their turn comes', () => {
    const early = said(drawing(), 'bianchi asks 3', 'bianchi bets 20')
    early.when(command('bianchi bets 5')).isRefused('XI.2', 'early-stands')
    const drawn = said(early, 'verdi asks 2, neri asks 1')
    expect(playOf(drawn)).toMatchObject({ phase: 'arrival', bet: 20, speaker: 'verdi', early: [] })
    drawing(older()).when(command('bianchi bets 20')).isRefused('XI.1', 'not-after-draw')
  })

  it('XI.1 a word spoken before one’s own draw stands after it', () => {
    const early = said(drawing(), 'bianchi parols', 'bianchi asks 3, verdi asks 2, neri asks 1')
    expect(speaker(early)).toBe('verdi')
    expect(playOf(early).moves.at(-1)).toEqual({ kind: 'parol', member: asMember('bianchi') })
  })

  it('XI.1 XI.2 another player’s early word at the draw is asked about when a larger bet comes before it', () => {
    const early = said(
      drawing(),
      'bianchi asks 3, verdi asks 2, verdi bets 5, neri asks 1',
      'bianchi bets 30',
    )
    expect(speaker(early)).toBe('verdi')
    expect(handsOf(said(early, 'verdi withdraws')).verdi).toMatchObject({ put: 10 })
  })

  it('XI.1 nobody speaks early at the draw where no bet can follow', () => {
    const allIn = said('bianchi opens 99, verdi accepts, neri accepts, gialli folds, rossi folds')
    expect(mayAnnounce(playOf(allIn))).toEqual([])
    expect(mayAnnounce(playOf(drawing()))).toEqual(['bianchi', 'verdi', 'neri'])
  })

  it('A.2 affranchi alone do not bet at the draw either', () => {
    const paired = dealt(
      playedTable({ affranco: true }).give({
        type: 'declareAffranco',
        table: 'T1',
        members: ['bianchi', 'verdi'],
      }),
    )
    const alone = said(
      paired,
      'bianchi opens 5, verdi accepts, neri folds, gialli folds, rossi folds',
    )
    alone.when(command('verdi bets 5')).isRefused('A.2', 'affranchi-lay-down')
  })
})

describe('VIII.2, a late raise and a raise upon it', () => {
  const reraised = (scene = inPlay()) =>
    said(
      scene,
      'bianchi opens 10, verdi raises 20, neri raises 40, gialli folds, rossi accepts, bianchi accepts',
    )
  const contest = (member: string, leaves = false) =>
    ({ type: 'contestRaise', table: 'T1', member, leaves }) as const

  it('VIII.2 is contested after the next has re-raised too: it becomes an acceptance, and its answers are asked again', () => {
    const fallen = reraised().give(contest('verdi'))
    expect(playOf(fallen)).toMatchObject({ bet: 10, raises: 0, lastRaiser: null, speaker: 'neri' })
    expect(handsOf(fallen)).toMatchObject({
      verdi: { put: 10 },
      neri: { put: 0 },
      rossi: { put: 0 },
    })
    reraised(older()).when(contest('verdi')).isRefused('VIII.2', 'no-raise-of-his')
  })

  it('VIII.2 VII.3 players who threw their cards stay out of the colpo', () => {
    const fallen = reraised().give(contest('verdi'))
    expect(handsOf(fallen).gialli?.standing).toBe('folded')
    expect(speaker(said(fallen, 'neri accepts'))).toBe('rossi')
  })

  it('VIII.2 is contested until the draw, also when everybody has answered', () => {
    const answered = said(reraised(), 'verdi accepts')
    expect(playOf(answered).phase).toBe('draw')
    expect(speaker(answered.give(contest('verdi')))).toBe('neri')
    said(answered, 'bianchi asks 1').when(contest('verdi')).isRefused('VIII.2', 'too-late-for-that')
    answered.when(contest('verdi', true)).isRefused('VIII.2', 'next-has-spoken')
    answered.when(contest('rossi')).isRefused('VIII.2', 'no-raise-of-his')
  })

  it('VIII.2 an early word upon the contested raise falls away with it', () => {
    const early = said('bianchi opens 10, verdi raises 20, rossi accepts')
    const fallen = early.give(contest('verdi'))
    expect(playOf(fallen).early).toEqual([])
  })
})

describe('IX.3, masked cards and cards turned over', () => {
  const face = (member: string, error: 'face-up' | 'masked') =>
    ({ type: 'reportDrawError', table: 'T1', member, error }) as const
  const four = (scene?: Scene) =>
    drawing(scene).give(face('bianchi', 'face-up')).give(face('verdi', 'masked'))

  it('IX.3 are counted apart, and each voids the colpo above two', () => {
    const two = four().give(face('verdi', 'face-up')).give(face('neri', 'masked'))
    expect(playOf(two)).toMatchObject({ faceUp: 2, masked: 2, nullified: null })
    for (const error of ['face-up', 'masked'] as const) {
      const third = two.give(face('neri', error))
      expect(ending(third)).toMatchObject({ kind: 'void', provision: 'IX.3' })
    }
    const before = four(older()).give(face('neri', 'masked'))
    expect(ending(before)).toMatchObject({ kind: 'void', provision: 'IX.3' })
  })
})

describe('V.5, an error found after the second card', () => {
  const report = (error: 'wrong-pack' | 'face-up' | 'wrong-dealer', secondCardGiven: boolean) =>
    ({ type: 'reportDealError', table: 'T1', error, secondCardGiven }) as const
  const next = (scene: Scene, ...of: Parameters<typeof report>) =>
    dealt(scene.give(report(...of))).table().colpo?.cartaro

  it('V.5 costs the deal, faults of the pack too; a wrong dealer still gives way to the right one', () => {
    expect(next(inPlay(), 'wrong-pack', true)).toBe('bianchi')
    expect(next(inPlay(), 'face-up', true)).toBe('bianchi')
    expect(next(inPlay(), 'wrong-pack', false)).toBe('rossi')
    expect(next(inPlay(), 'wrong-dealer', true)).toBe('rossi')
    expect(next(older(), 'wrong-pack', true)).toBe('rossi')
  })

  it('setting packFaultKeepsDeal: a fault of the pack costs the deal by default, or leaves it with the cartaro', () => {
    for (const choice of [{}, { packFaultKeepsDeal: false }]) {
      expect(next(inPlay(choice), 'wrong-pack', true)).toBe('bianchi')
      const alien = inPlay(choice).give({ type: 'annul', table: 'T1', provision: 'X.2', why: '' })
      expect(dealt(alien).table().colpo?.cartaro).toBe('bianchi')
    }
    const keeps = inPlay({ packFaultKeepsDeal: true })
    expect(next(keeps, 'wrong-pack', true)).toBe('rossi')
    const counted = drawing(keeps).give({ type: 'reportWrongCount', table: 'T1' })
    expect(dealt(counted).table().colpo).toMatchObject({ cartaro: 'rossi', pot: 5 })
  })
})
