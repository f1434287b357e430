import { describe, expect, it } from 'vitest'
import { offersTo } from '@/rules/poker/offers'
import { command, ending, handsOf, inPlay, playOf, said, speaker } from './play/said'
import { resti } from './support/colpi'
import { deputato, tavolo } from './support/people'
import { quarrel, rule } from './support/remedies'

const opened = () => said('bianchi opens 10')

describe('Art. VIII, raises', () => {
  it('VIII.2 a contested raise that is judged to stand is recorded, and the game goes on from it', () => {
    const raised = said(opened(), 'verdi accepts, neri raises 30')
    const stands = {
      type: 'noteAtTable',
      table: 'T1',
      provision: 'VIII.2',
      member: 'neri',
    } as const
    const noted = raised
      .when(stands)
      .yields({ type: 'playNoted', provision: 'VIII.2', member: 'neri' })
    expect(playOf(noted)).toMatchObject({ bet: 30, speaker: 'gialli' })
  })

  it('VIII.1 an early raise stands when the players between only accept', () => {
    const raised = said(opened(), 'gialli raises 50', 'verdi accepts, neri accepts')
    expect(playOf(raised)).toMatchObject({ bet: 50, lastRaiser: 'gialli', speaker: 'rossi' })
  })

  it('VIII.1 when a player between raises, the early raiser may take the raise back, and then also leave', () => {
    const choice = said(opened(), 'gialli raises 50', 'verdi raises 30, neri folds')
    expect(speaker(choice)).toBe('gialli')
    expect(playOf(said(choice, 'gialli keeps'))).toMatchObject({ bet: 50, lastRaiser: 'gialli' })
    const left = said(choice, 'gialli withdraws, gialli folds')
    expect(handsOf(left).gialli).toMatchObject({ standing: 'folded', put: 0 })
  })

  it('VIII.1 an early raise that is kept and is below the raise before it is an acceptance', () => {
    const kept = said(opened(), 'gialli raises 50', 'verdi raises 80, neri folds, gialli keeps')
    expect(handsOf(kept).gialli).toMatchObject({ put: 80 })
    expect(playOf(kept).lastRaiser).toBe('verdi')
  })

  it('VIII.2 a contested late raise is an acceptance of the bet before it', () => {
    const raised = said(opened(), 'verdi raises 40, neri accepts, gialli folds')
    const contest = (leaves: boolean) =>
      ({ type: 'contestRaise', table: 'T1', member: 'verdi', leaves }) as const
    raised.when(contest(true)).isRefused('VIII.2', 'next-has-spoken')
    const lost = raised.give(contest(false))
    expect(playOf(lost)).toMatchObject({ bet: 10, raises: 0, lastRaiser: null, speaker: 'neri' })
    expect(handsOf(lost)).toMatchObject({ verdi: { put: 10 }, neri: { put: 0 } })
    expect(handsOf(lost).gialli?.standing).toBe('folded')
  })

  it('VIII.2 the raiser may leave if the next has not spoken; a raise is contested only in its own round', () => {
    const raised = said(opened(), 'verdi raises 40')
    const leave = { type: 'contestRaise', table: 'T1', member: 'verdi', leaves: true } as const
    expect(handsOf(raised.give(leave)).verdi?.standing).toBe('folded')
    opened().when(leave).isRefused('VIII.2', 'no-raise-of-his')
    const drawn = said(
      raised,
      'neri accepts, gialli folds, rossi folds, bianchi folds, verdi asks 1',
    )
    drawn.when(leave).isRefused('VIII.2', 'too-late-for-that')
  })

  it('VIII.2 the answers to a contested raise are cancelled with it, and asked again', () => {
    const raised = said(
      opened(),
      'verdi folds, neri folds, gialli raises 40, rossi accepts, bianchi accepts',
    )
    expect(playOf(raised).phase).toBe('draw')
    const lost = raised.give({ type: 'contestRaise', table: 'T1', member: 'gialli', leaves: false })
    expect(playOf(lost)).toMatchObject({ phase: 'entry', speaker: 'rossi', bet: 10 })
    expect(handsOf(lost)).toMatchObject({ bianchi: { put: 10 }, rossi: { put: 0 } })
  })

  it('VIII.3 multiples: double 2, triple and paroli 3, doppio paroli or paroli e massa 4, cimbro 5 times the bet', () => {
    const declared = (multiple: string) => playOf(said(opened(), `verdi declares ${multiple}`)).bet
    expect(
      ['doppio', 'triplo', 'paroli', 'doppio-paroli', 'paroli-e-massa', 'cimbro'].map(declared),
    ).toEqual([20, 30, 30, 40, 40, 50])
  })

  it('VIII.3 only the resto limits a raise: a higher one is the whole resto; E3 a raise is at least a cip above the bet', () => {
    const scene = said(inPlay({ cip: 5 }), 'bianchi opens 30')
    expect(playOf(said(scene, 'verdi declares cimbro')).bet).toBe(99)
    scene.when(command('verdi raises 34')).isRefused('VIII.3', 'too-little', { min: { chips: 35 } })
    scene
      .when(command('verdi raises 100'))
      .isRefused('III.2', 'above-resto', { max: { chips: 99 } })
    const offer = offersTo(scene.evening, tavolo(), scene.now).find(({ type }) => type === 'raise')
    expect(offer?.bounds).toEqual({ by: { min: 35, max: 99, step: 1 } })
  })

  it('E3 a player all in below the smallest raise lets nobody raise again', () => {
    const scene = said(inPlay({ cip: 10 }), 'bianchi opens 91, verdi accepts, neri raises 99')
    expect(speaker(scene)).toBe('gialli')
    const back = said(scene, 'gialli folds, rossi folds')
    back.when(command('bianchi raises 99')).isRefused('VIII.2', 'raise-not-reopened')
    const called = said(back, 'bianchi accepts, verdi accepts')
    expect(playOf(called).phase).toBe('draw')
  })

  it('VIII.2 no raise is possible before the opening, nor before a bet after the draw', () => {
    inPlay().when(command('bianchi raises 5')).isRefused('VIII.2', 'nothing-to-raise')
    const arrived = said(
      opened(),
      'verdi accepts, neri folds, gialli folds, rossi folds, bianchi asks 1, verdi asks 1',
    )
    arrived.when(command('bianchi raises 5')).isRefused('VIII.2', 'nothing-to-raise')
    said(opened(), 'verdi raises 99')
      .when(command('neri raises 99'))
      .isRefused('III.2', 'resto-too-short', { limit: { chips: 99 } })
  })

  it('VI.3 an early opening overtaken by a raise binds nobody: there is nothing to keep or withdraw', () => {
    const free = said('neri opens 20', 'bianchi opens 10', 'verdi raises 30')
    free.when(command('neri keeps')).isRefused('VII.2', 'nothing-early')
  })

  it('VIII.3 the number of raises is not limited', () => {
    const long = said(
      opened(),
      'verdi raises 11, neri raises 12, gialli raises 13, rossi raises 14',
    )
    expect(playOf(said(long, 'bianchi raises 15, verdi raises 16'))).toMatchObject({ raises: 6 })
  })
})

describe('a raise that falls after the others threw their cards', () => {
  /** Bianchi and verdi have put in 10 and 20, neri's raise made them throw, and neri is alone. */
  const alone = () =>
    said(
      opened(),
      'verdi raises 20, neri raises 60, gialli folds, rossi folds, bianchi folds, verdi folds',
    )

  it('VIII.2 R13 leaves the pot to the only player with cards, who need not answer any more', () => {
    const contested = alone().give({
      type: 'contestRaise',
      table: 'T1',
      member: 'verdi',
      leaves: false,
    })
    const over = said(contested, 'bianchi opened-right')
    expect(ending(over)).toMatchObject({ kind: 'won', ranking: [['neri']] })
    expect(resti(over.table())).toMatchObject({ bianchi: 89, verdi: 89, neri: 99 + 5 + 20 })
  })

  it('VIII.2 XVII.2 the same when a ruling takes it away', () => {
    const falls = { kind: 'raise-falls', move: 1, member: 'verdi', to: 20 } as const
    const ruled = quarrel(alone(), 'verdi', 'neri').give(rule(falls), deputato())
    expect(resti(said(ruled, 'bianchi opened-right').table()).neri).toBe(99 + 5 + 20)
  })
})
