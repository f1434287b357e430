import { describe, expect, it } from 'vitest'
import { command, handsOf, playOf, said, speaker } from './play/said'

const opened = () => said('bianchi opens 10')

describe('Art. VII, acceptance', () => {
  it('VII.1 each speaks in turn; a player who holds cards and has not spoken has not passed', () => {
    expect(handsOf(opened()).gialli?.standing).toBe('waiting')
    opened().when(command('gialli folds')).isRefused('XI.3', 'not-your-turn')
    const after = said(opened(), 'verdi accepts, neri folds')
    expect(speaker(after)).toBe('gialli')
    said('bianchi passes').when(command('verdi accepts')).isRefused('VII.1', 'nothing-to-accept')
  })

  it('VII.2 a player who accepted too early may withdraw when someone before them then enters', () => {
    const early = said(opened(), 'gialli accepts', 'verdi accepts', 'neri folds')
    expect(speaker(early)).toBe('gialli')
    early.when(command('gialli raises 40')).isRefused('VII.2', 'keep-or-withdraw-first')
    early.when(command('gialli folds')).isRefused('VII.2', 'keep-or-withdraw-first')
    const free = said(early, 'gialli withdraws')
    expect(handsOf(free).gialli).toMatchObject({ standing: 'waiting', put: 0 })
    expect(handsOf(said(free, 'gialli folds')).gialli?.standing).toBe('folded')
    expect(handsOf(said(early, 'gialli keeps')).gialli).toMatchObject({ put: 10 })
  })

  it('VII.2 when nobody before the player enters, the early acceptance stands by itself', () => {
    said(opened(), 'neri accepts')
      .when(command('neri withdraws'))
      .isRefused('VII.2', 'no-right-to-withdraw')
    const stood = said(opened(), 'neri accepts', 'verdi folds')
    expect(handsOf(stood).neri).toMatchObject({ standing: 'in', put: 10 })
    expect(speaker(stood)).toBe('gialli')
    stood.when(command('neri withdraws')).isRefused('VII.2', 'nothing-early')
  })

  it('VII.3 a word is changed only until the next in turn has spoken; thrown cards never come back', () => {
    const change = { type: 'changeMind', table: 'T1', member: 'verdi' } as const
    const accepted = said(opened(), 'verdi accepts')
    const back = accepted.give(change)
    expect(playOf(back)).toMatchObject({ speaker: 'verdi' })
    expect(handsOf(back).verdi).toMatchObject({ standing: 'waiting', put: 0 })
    said(accepted, 'neri folds').when(change).isRefused('VII.3', 'next-has-spoken')
    const folded = said(opened(), 'verdi folds')
    folded.when(change).isRefused('VII.3', 'nothing-to-take-back')
    folded.when(command('verdi accepts')).isRefused('VII.3', 'cards-thrown')
  })

  it('VII.4 the cartaro says at once whether a player may enter; a player who may not throws their cards', () => {
    const judge = (enters: boolean) =>
      ({ type: 'judgeEntry', table: 'T1', member: 'verdi', enters }) as const
    const kept = opened().when(judge(true)).yields({ type: 'playNoted' })
    expect(speaker(kept)).toBe('verdi')
    const out = opened()
      .when(judge(false))
      .yields({ type: 'playNoted', provision: 'VII.4' }, { type: 'moveMade' })
    expect(handsOf(out).verdi?.standing).toBe('folded')
    said(opened(), 'verdi accepts').when(judge(false)).isRefused('VII.4', 'not-your-turn')
  })

  it('VII.3 a word delayed by a lost network is not said after words that came meanwhile', () => {
    const upon = { colpo: 1, words: playOf(opened()).moves.length }
    opened().seeing(upon).when(command('verdi accepts')).yields({ type: 'moveMade' })
    const raised = said(opened(), 'verdi accepts, neri raises 30, gialli folds, rossi folds')
    const round = said(raised, 'bianchi accepts')
    expect(speaker(round)).toBe('verdi')
    round.seeing(upon).when(command('verdi accepts')).isRefused(null, 'said-since')
    round.when(command('verdi accepts')).yields({ type: 'moveMade' })
  })
})
