import { describe, expect, it } from 'vitest'
import { command, ending, handsOf, inPlay, playOf, said, seen } from './play/said'
import { potOf, resti, restoOf } from './support/colpi'
import { tavolo } from './support/people'

/** The same, but verdi raised to 15 after the draw. */
const raised = () =>
  said(
    'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
    'bianchi asks 0, verdi asks 0, bianchi bets 5, verdi raises 15, bianchi accepts',
    'bianchi opened-right',
  )

describe('Art. XII, the showdown', () => {
  it('XII.1 the opener shows first, then the others in giro order', () => {
    const scene = said(seen(), 'bianchi opened-right')
    scene
      .when(command('verdi shows Ac Aq 9c 8q 6p'))
      .isRefused('XII.1', 'not-first-to-show', { member: { member: 'bianchi' } })
    const next = said(scene, 'bianchi shows Kc Kq 9p 8f 6c')
    next
      .when(command('neri shows Ac Aq 9c 8q 6p'))
      .isRefused('XII.1', 'not-first-to-show', { member: { member: 'verdi' } })
  })

  it('XII.1 after a raise the last raiser shows first', () => {
    raised()
      .when(command('bianchi shows Kc Kq 9p 8f 6c'))
      .isRefused('XII.1', 'not-first-to-show', { member: { member: 'verdi' } })
  })

  it('XII.1 each shows five cards; the last may show only the winning cards', () => {
    const scene = said(seen(), 'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c')
    scene
      .when(command('verdi shows Ac Aq'))
      .isRefused('XII.1', 'five-cards-each', { member: { member: 'verdi' } })
    const end = said(scene, 'verdi shows Qc Qq 9c 8q 6p, neri shows Ac Aq')
    expect(ending(end)).toMatchObject({ ranking: [['neri'], ['bianchi'], ['verdi']] })
    expect(restoOf(end, 'neri')).toBe(134)
  })

  it('XII.2 an opener left alone shows only the opening', () => {
    const alone = said('bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds')
    const won = said(alone, 'bianchi opened-right')
    expect(ending(won)).toMatchObject({ kind: 'won', ranking: [['bianchi']], honours: [] })
    const some = said(alone, 'bianchi shows Kc Kq')
    expect(handsOf(some).bianchi?.shown?.cards).toHaveLength(2)
  })

  it('XII.3 when nobody could have opened, another winner keeps the colpo and the opener refunds the initial pot', () => {
    const lost = said(
      seen(),
      'bianchi opened-wrong, verdi holds-nothing, neri holds-nothing',
      'bianchi shows 9c 9q 8p 7f 6c, verdi shows Ac Kq 9f 8q 6p',
    )
    const end = said(lost, 'neri shows 10c 10q 9p 8f 6q')
    expect(ending(end)).toMatchObject({ refund: 'bianchi' })
    expect(resti(end.table())).toMatchObject({ neri: 134, bianchi: 79, verdi: 84 })
    expect(potOf(end)).toBe(5)
  })

  it('XII.4 when a raiser concedes with the cards unseen, the caller throws the cards and takes the pot', () => {
    const conceded = said(raised(), 'verdi concedes')
    const taken = said(conceded, 'bianchi mucks')
    expect(ending(taken)).toMatchObject({ kind: 'won', ranking: [['bianchi']] })
    expect(restoOf(taken, 'bianchi')).toBe(129)
  })

  it('XII.4 when the caller shows instead, the raiser still wins with better cards kept in hand', () => {
    const shown = said(raised(), 'verdi concedes, bianchi shows Kc Kq 9p 8f 6c')
    expect(playOf(shown).phase).toBe('showdown')
    expect(restoOf(said(shown, 'verdi shows Ac Aq 9c 8q 6p'), 'verdi')).toBe(129)
    expect(restoOf(said(shown, 'verdi mucks'), 'bianchi')).toBe(129)
  })

  it('XII.4 the last player with cards in hand neither concedes nor throws them', () => {
    const conceded = said(raised(), 'verdi concedes')
    conceded.when(command('bianchi concedes')).isRefused('XII.4', 'last-hand-wins')
    conceded.when(command('verdi concedes')).isRefused('XII.5', 'already-shown')
    expect(ending(said(raised(), 'bianchi mucks'))).toMatchObject({ ranking: [['verdi']] })
  })

  it('XII.4 the opener neither concedes nor folds when the others have thrown their cards and only the opening is still to be judged', () => {
    const thrown = said(seen(), 'neri mucks, verdi mucks')
    thrown.when(command('bianchi mucks')).isRefused('XII.4', 'last-hand-wins')
    thrown.when(command('bianchi concedes')).isRefused('XII.4', 'last-hand-wins')
    expect(restoOf(said(thrown, 'bianchi opened-right'), 'bianchi')).toBe(134)
  })

  it('XII.5 the cards speak: a wrong announcement costs nothing, and cards thrown too soon have lost', () => {
    const thrown = said(seen(), 'bianchi opened-right, neri mucks')
    thrown
      .when(command('neri shows Ac Aq Ap 9c 6q'))
      .isRefused('XII.5', 'already-shown', { member: { member: 'neri' } })
    const end = said(thrown, 'bianchi shows Kc Kq 9p 8f 6c, verdi shows Qc Qq 9c 8q 6p')
    expect(ending(end)).toMatchObject({ ranking: [['bianchi'], ['verdi']] })
  })

  it('XII.5 where only the table saw the cards, it names the winner, and the record keeps who said so', () => {
    const unseen = said(seen(), 'bianchi opened-right, bianchi shows, verdi shows, neri mucks')
    expect(playOf(unseen).phase).toBe('showdown')
    const judge = (...ranking: string[][]) => ({
      type: 'judgeColpo' as const,
      table: 'T1',
      ranking,
      honours: [],
    })
    unseen
      .when(judge(['neri']))
      .isRefused('XII.5', 'not-in-the-game', { member: { member: 'neri' } })
    const end = unseen
      .when(judge(['verdi']))
      .yields({ type: 'colpoSettled', outcome: { ranking: [['verdi']] } })
    expect(restoOf(end, 'verdi')).toBe(134)
    expect(end.journal.at(-1)?.by).toEqual(tavolo())
  })

  it('XII.6 an opener who shows only the opening and throws the other cards loses to better cards shown', () => {
    const scene = said(seen(), 'bianchi opened-right, bianchi shows Kc Kq, verdi mucks')
    const end = said(scene, 'neri shows Kp Kf 9c 8q 6p')
    expect(ending(end)).toMatchObject({ ranking: [['neri'], ['bianchi']] })
  })

  it('XII.1 refusals at the showdown, in their order', () => {
    inPlay().when(command('bianchi shows')).isRefused('XII.1', 'not-at-the-showdown')
    seen().when(command('gialli shows')).isRefused('XII.5', 'not-in-the-game')
    seen().when(command('verdi opened-right')).isRefused('VI.6', 'not-the-opener')
    inPlay().when(command('bianchi opened-right')).isRefused('VI.6', 'not-the-opener')
    const said_ = said(seen(), 'bianchi opened-right')
    said_.when(command('bianchi opened-wrong')).isRefused('VI.6', 'opening-already-said')
  })
})
