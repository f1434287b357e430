import { describe, expect, it } from 'vitest'
import { offersTo } from '@/rules/poker/offers'
import { given } from '../support/given'
import { tavolo } from '../support/people'
import { command, handsOf, inPlay, playOf, said, speaker } from './said'

const opened = () => said(inPlay(), 'bianchi opens 10')

describe('Art. VII, acceptance', () => {
  it('VII.1 each speaks in turn; a player who holds cards and has not spoken has not passed', () => {
    expect(handsOf(opened()).gialli?.standing).toBe('waiting')
    given(opened()).when(command('gialli folds'), tavolo()).isRefused('XI.3', 'not-your-turn')
    const after = said(opened(), 'verdi accepts, neri folds')
    expect(speaker(after)).toBe('gialli')
    given(said(inPlay(), 'bianchi passes'))
      .when(command('verdi accepts'), tavolo())
      .isRefused('VII.1', 'nothing-to-accept')
  })

  it('VII.2 a player who accepted too early may withdraw when someone before them then enters', () => {
    const early = said(opened(), 'gialli accepts', 'verdi accepts', 'neri folds')
    expect(speaker(early)).toBe('gialli')
    given(early)
      .when(command('gialli raises 40'), tavolo())
      .isRefused('VII.2', 'keep-or-withdraw-first')
    given(early)
      .when(command('gialli folds'), tavolo())
      .isRefused('VII.2', 'keep-or-withdraw-first')
    const free = said(early, 'gialli withdraws')
    expect(handsOf(free).gialli).toMatchObject({ standing: 'waiting', put: 0 })
    expect(handsOf(said(free, 'gialli folds')).gialli?.standing).toBe('folded')
    expect(handsOf(said(early, 'gialli keeps')).gialli).toMatchObject({ put: 10 })
  })

  it('VII.2 when nobody before the player enters, the early acceptance stands by itself', () => {
    given(said(opened(), 'neri accepts'))
      .when(command('neri withdraws'), tavolo())
      .isRefused('VII.2', 'no-right-to-withdraw')
    const stood = said(opened(), 'neri accepts', 'verdi folds')
    expect(handsOf(stood).neri).toMatchObject({ standing: 'in', put: 10 })
    expect(speaker(stood)).toBe('gialli')
    given(stood).when(command('neri withdraws'), tavolo()).isRefused('VII.2', 'nothing-early')
  })

  it('VII.3 a word is changed only until the next in turn has spoken; thrown cards never come back', () => {
    const change = { type: 'changeMind', table: 'T1', member: 'verdi' } as const
    const accepted = said(opened(), 'verdi accepts')
    const back = accepted.give(change, tavolo())
    expect(playOf(back)).toMatchObject({ speaker: 'verdi' })
    expect(handsOf(back).verdi).toMatchObject({ standing: 'waiting', put: 0 })
    given(said(accepted, 'neri folds')).when(change, tavolo()).isRefused('VII.3', 'next-has-spoken')
    const folded = said(opened(), 'verdi folds')
    given(folded).when(change, tavolo()).isRefused('VII.3', 'nothing-to-take-back')
    given(folded).when(command('verdi accepts'), tavolo()).isRefused('VII.3', 'cards-thrown')
  })

  it('VII.4 the cartaro says at once whether a player may enter; a player who may not throws their cards', () => {
    const judge = (enters: boolean) =>
      ({ type: 'judgeEntry', table: 'T1', member: 'verdi', enters }) as const
    const kept = given(opened()).when(judge(true), tavolo()).yields({ type: 'playNoted' })
    expect(speaker(kept)).toBe('verdi')
    const out = given(opened())
      .when(judge(false), tavolo())
      .yields({ type: 'playNoted', provision: 'VII.4' }, { type: 'moveMade' })
    expect(handsOf(out).verdi?.standing).toBe('folded')
    given(said(opened(), 'verdi accepts'))
      .when(judge(false), tavolo())
      .isRefused('VII.4', 'not-your-turn')
  })
})

describe('Art. VIII, raises', () => {
  it('VII.3 a word delayed by a lost network is not said after words that came meanwhile', () => {
    const upon = { colpo: 1, words: playOf(opened()).moves.length }
    given(opened().seeing(upon))
      .when(command('verdi accepts'), tavolo())
      .yields({ type: 'moveMade' })
    const raised = said(opened(), 'verdi accepts, neri raises 30, gialli folds, rossi folds')
    const round = said(raised, 'bianchi accepts')
    expect(speaker(round)).toBe('verdi')
    given(round.seeing(upon)).when(command('verdi accepts'), tavolo()).isRefused(null, 'said-since')
    given(round).when(command('verdi accepts'), tavolo()).yields({ type: 'moveMade' })
  })

  it('VIII.2 a contested raise that is judged to stand is recorded, and the game goes on from it', () => {
    const raised = said(opened(), 'verdi accepts, neri raises 30')
    const stands = {
      type: 'noteAtTable',
      table: 'T1',
      provision: 'VIII.2',
      member: 'neri',
    } as const
    const noted = given(raised)
      .when(stands, tavolo())
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
    given(raised).when(contest(true), tavolo()).isRefused('VIII.2', 'next-has-spoken')
    const lost = raised.give(contest(false), tavolo())
    expect(playOf(lost)).toMatchObject({ bet: 10, raises: 0, lastRaiser: null, speaker: 'neri' })
    expect(handsOf(lost)).toMatchObject({ verdi: { put: 10 }, neri: { put: 0 } })
    expect(handsOf(lost).gialli?.standing).toBe('folded')
  })

  it('VIII.2 the raiser may leave if the next has not spoken; a raise is contested only in its own round', () => {
    const raised = said(opened(), 'verdi raises 40')
    const leave = { type: 'contestRaise', table: 'T1', member: 'verdi', leaves: true } as const
    expect(handsOf(raised.give(leave, tavolo())).verdi?.standing).toBe('folded')
    given(opened()).when(leave, tavolo()).isRefused('VIII.2', 'no-raise-of-his')
    const drawn = said(
      raised,
      'neri accepts, gialli folds, rossi folds, bianchi folds, verdi asks 1',
    )
    given(drawn).when(leave, tavolo()).isRefused('VIII.2', 'too-late-for-that')
  })

  it('VIII.2 the answers to a contested raise are cancelled with it, and asked again', () => {
    const raised = said(
      opened(),
      'verdi folds, neri folds, gialli raises 40, rossi accepts, bianchi accepts',
    )
    expect(playOf(raised).phase).toBe('draw')
    const lost = raised.give(
      { type: 'contestRaise', table: 'T1', member: 'gialli', leaves: false },
      tavolo(),
    )
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
    given(scene)
      .when(command('verdi raises 34'), tavolo())
      .isRefused('VIII.3', 'too-little', { min: { chips: 35 } })
    given(scene)
      .when(command('verdi raises 100'), tavolo())
      .isRefused('III.2', 'above-resto', { max: { chips: 99 } })
    const offer = offersTo(scene.evening, tavolo(), scene.now).find(({ type }) => type === 'raise')
    expect(offer?.bounds).toEqual({ by: { min: 35, max: 99, step: 1 } })
  })

  it('E3 a player all in below the smallest raise lets nobody raise again', () => {
    const scene = said(inPlay({ cip: 10 }), 'bianchi opens 91, verdi accepts, neri raises 99')
    expect(speaker(scene)).toBe('gialli')
    const back = said(scene, 'gialli folds, rossi folds')
    given(back)
      .when(command('bianchi raises 99'), tavolo())
      .isRefused('VIII.2', 'raise-not-reopened')
    const called = said(back, 'bianchi accepts, verdi accepts')
    expect(playOf(called).phase).toBe('draw')
  })

  it('VIII.2 no raise is possible before the opening, nor before a bet after the draw', () => {
    given(inPlay())
      .when(command('bianchi raises 5'), tavolo())
      .isRefused('VIII.2', 'nothing-to-raise')
    const arrived = said(
      opened(),
      'verdi accepts, neri folds, gialli folds, rossi folds, bianchi asks 1, verdi asks 1',
    )
    given(arrived)
      .when(command('bianchi raises 5'), tavolo())
      .isRefused('VIII.2', 'nothing-to-raise')
    given(said(opened(), 'verdi raises 99'))
      .when(command('neri raises 99'), tavolo())
      .isRefused('III.2', 'resto-too-short', { limit: { chips: 99 } })
  })

  it('VI.3 an early opening overtaken by a raise binds nobody: there is nothing to keep or withdraw', () => {
    const free = said(inPlay(), 'neri opens 20', 'bianchi opens 10', 'verdi raises 30')
    given(free).when(command('neri keeps'), tavolo()).isRefused('VII.2', 'nothing-early')
  })

  it('VIII.3 the number of raises is not limited', () => {
    const long = said(
      opened(),
      'verdi raises 11, neri raises 12, gialli raises 13, rossi raises 14',
    )
    expect(playOf(said(long, 'bianchi raises 15, verdi raises 16'))).toMatchObject({ raises: 6 })
  })
})
