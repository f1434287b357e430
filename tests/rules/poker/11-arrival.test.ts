import { describe, expect, it } from 'vitest'
import { command, handsOf, inPlay, playOf, said, speaker } from './play/said'

const opened = () => said('bianchi opens 10')
const noteOf = (provision: 'XI.5' | 'IX.12', member: string) =>
  ({ type: 'noteAtTable', table: 'T1', provision, member }) as const

const arrived = () =>
  said(
    opened(),
    'verdi accepts, neri accepts, gialli folds, rossi folds',
    'bianchi asks 3, verdi asks 2, neri asks 1',
  )

describe('Art. XI, after the draw', () => {
  it('XI.1 the opener’s turn to speak comes only after the last draw', () => {
    const drawing = said(opened(), 'verdi accepts, neri folds, gialli folds, rossi folds')
    expect(playOf(said(drawing, 'verdi parols'))).toMatchObject({ phase: 'draw', bet: 0 })
    opened().when(command('verdi parols')).isRefused('XI.1', 'not-after-draw')
    expect(speaker(arrived())).toBe('bianchi')
  })

  it('XI.1 when the opener has left, the next player still in the game speaks', () => {
    const scene = said(
      opened(),
      'verdi folds, neri raises 30, gialli accepts, rossi folds, bianchi folds',
      'neri asks 1, gialli asks 1',
    )
    expect(speaker(scene)).toBe('neri')
  })

  it('XI.2 a player who bets early cannot change the bet, whatever the rightful first player says', () => {
    const early = said(arrived(), 'verdi bets 20')
    early.when(command('verdi parols')).isRefused('XI.2', 'early-stands')
    expect(playOf(said(early, 'bianchi parols'))).toMatchObject({ bet: 20, speaker: 'neri' })
    const met = said(early, 'bianchi bets 5')
    expect(playOf(met)).toMatchObject({ bet: 20, lastRaiser: 'verdi', speaker: 'neri' })
  })

  it('XI.2 E3 an early bet a cip above the bet it meets is a raise; nearer to it, an acceptance', () => {
    const least = said(arrived(), 'verdi bets 6', 'bianchi bets 5')
    expect(playOf(least)).toMatchObject({ bet: 6, lastRaiser: 'verdi' })
    const same = said(arrived(), 'verdi bets 5', 'bianchi bets 5')
    expect(playOf(same)).toMatchObject({ bet: 5, lastRaiser: null, speaker: 'neri' })
    expect(handsOf(same).verdi).toMatchObject({ put: 15 })
  })

  it('XI.2 a raise before the early bettor’s turn lets them take their bet back', () => {
    const choice = said(arrived(), 'neri bets 20', 'bianchi bets 5, verdi raises 15')
    expect(speaker(choice)).toBe('neri')
    expect(handsOf(said(choice, 'neri withdraws')).neri).toMatchObject({ put: 10 })
    expect(handsOf(said(choice, 'neri keeps')).neri).toMatchObject({ put: 25 })
  })

  it('XI.3 everybody waits for their turn, even to throw their cards', () => {
    const bet = said(arrived(), 'bianchi bets 5')
    bet.when(command('neri folds')).isRefused('XI.3', 'not-your-turn')
    expect(playOf(said(bet, 'verdi folds, neri folds')).phase).toBe('showdown')
  })

  it('XI.4 E8 bets are from the cip upwards, then raises as in Art. VIII', () => {
    const bet = said(arrived(), 'bianchi bets')
    expect(playOf(bet).bet).toBe(1)
    bet.when(command('verdi parols')).isRefused('XI.4', 'bet-before-you', { chips: { chips: 1 } })
    bet.when(command('verdi bets 5')).isRefused('XI.4', 'bet-before-you')
    expect(playOf(said(bet, 'verdi declares cimbro')).bet).toBe(5)
  })

  it('XI.5 a player facing a raise is pressed by the cartaro; a question is never refused', () => {
    const bet = said(arrived(), 'bianchi bets 5')
    const pressed = bet.when(noteOf('XI.5', 'verdi')).yields({ type: 'playNoted' })
    expect(speaker(pressed)).toBe('verdi')
    expect(handsOf(said(pressed, 'verdi accepts')).verdi?.put).toBe(15)
  })

  it('refusals of a word after the draw, in their order', () => {
    const scene = said(arrived(), 'bianchi bets 5')
    scene.when(command('viola accepts')).isRefused('IV.4', 'not-dealt-in')
    scene.when(command('gialli accepts')).isRefused('VII.3', 'cards-thrown')
    scene.when(command('bianchi raises 9')).isRefused('XI.3', 'not-your-turn')
    scene.when(command('verdi opens 9')).isRefused('VI.3', 'already-opened')
    scene.when(command('verdi raises 5')).isRefused('VIII.3', 'too-little')
  })
})

describe('taking a move back', () => {
  const undo = { type: 'undoMove', table: 'T1', why: 'toccato per sbaglio' } as const

  it('the last move is undone by agreement, as an event; the undone move stays in the journal', () => {
    const back = said(opened(), 'verdi raises 40')
      .when(undo)
      .yields({ type: 'movesReplaced', why: 'toccato per sbaglio' })
    expect(playOf(back)).toEqual(playOf(opened()))
    inPlay().when(undo).isRefused(null, 'nothing-to-take-back')
  })

  it('moves are undone one after another, back to the deal', () => {
    let scene = arrived()
    while (playOf(scene).moves.length > 0) scene = scene.give(undo)
    expect(playOf(scene)).toEqual(playOf(inPlay()))
  })

  it('an early word that is not yet due stays when another is undone', () => {
    const early = said(opened(), 'rossi accepts', 'verdi folds')
    expect(playOf(early.give(undo)).early).toHaveLength(1)
  })
})
