import { describe, expect, it } from 'vitest'
import { command, ending, handsOf, inPlay, playedTable, playOf, said } from './play/said'
import { dealt, potOf, resti, restoOf } from './support/colpi'
import { socio } from './support/people'
import type { Scene } from './support/scene'

const drawing = () =>
  said('bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds')

describe('errors of the deal', () => {
  const report = (
    error: 'no-cut' | 'wrong-pack' | 'wrong-dealer' | 'sixth-card',
    secondCardGiven: boolean,
    member?: string,
  ) => ({ type: 'reportDealError', table: 'T1', error, member, secondCardGiven }) as const

  it('V.5 after an error found before the second card, the same cartaro deals again and nobody pays twice', () => {
    const again = dealt(inPlay().give(report('no-cut', false)))
    expect(again.table().colpo).toMatchObject({ cartaro: 'rossi', pot: 5, number: 2 })
    expect(ending(again)).toMatchObject({ provision: 'V.5', why: 'no-cut' })
  })

  it('V.6 after a later error the deal passes on, after a wrong pack too; after a wrong dealer it goes to the right one', () => {
    const next = (...of: Parameters<typeof report>) =>
      dealt(inPlay().give(report(...of))).table().colpo?.cartaro
    expect(next('sixth-card', true)).toBe('bianchi')
    expect(next('wrong-pack', true)).toBe('bianchi')
    expect(next('wrong-dealer', true)).toBe('rossi')
    expect(next('wrong-dealer', true, 'neri')).toBe('neri')
  })

  it('V.7 when the deal stands after all, a player who threw their cards too soon has lost the colpo and the uscita', () => {
    const thrown = ['bianchi', 'neri']
    const stands = { type: 'dealStands' as const, table: 'T1', thrown }
    const kept = inPlay().give(stands)
    expect(playOf(kept)).toMatchObject({ speaker: 'verdi' })
    expect(handsOf(kept).bianchi?.standing).toBe('out')
    const won = said(kept, 'verdi opens, gialli folds, rossi folds, verdi opened-right')
    expect(resti(won.table())).toMatchObject({ bianchi: 99, neri: 99, verdi: 104 })
    kept.when(stands).isRefused('VII.3', 'cards-thrown', { member: { member: 'bianchi' } })
  })

  it('V.8 after the opening the colpo stands, except for a wrong count found at the draw', () => {
    drawing().when(report('no-cut', true)).isRefused('V.8', 'colpo-stands')
    const void_ = drawing().give({ type: 'reportWrongCount', table: 'T1' })
    expect(ending(void_)).toMatchObject({ kind: 'void', provision: 'V.8' })
    expect(resti(void_.table())).toMatchObject({ bianchi: 99, verdi: 99 })
    expect(dealt(void_).table().colpo?.cartaro).toBe('bianchi')
  })

  it('V.9 six cards beside four: the player with four stays, the one with six leaves and loses their stakes', () => {
    const report = (member: string, neighbour: string) =>
      ({ type: 'reportSixCards', table: 'T1', member, neighbour }) as const
    const out = drawing().give(report('verdi', 'neri'))
    expect(handsOf(out)).toMatchObject({
      verdi: { standing: 'out', put: 10 },
      neri: { standing: 'in', count: 4 },
    })
    const asking = said(out, 'bianchi asks 0')
    asking.when(command('neri asks 5')).isRefused('V.9', 'more-than-held')
    expect(handsOf(said(asking, 'neri asks 4')).neri?.asked).toBe(4)
    const alone = said('bianchi opens 10, verdi folds, neri folds, gialli folds').give(
      report('bianchi', 'rossi'),
    )
    expect(resti(said(alone, 'bianchi opened-right').table())).toMatchObject({
      bianchi: 89,
      rossi: 114,
    })
    drawing().when(report('bianchi', 'neri')).isRefused('V.9', 'not-neighbours')
    inPlay().when(report('bianchi', 'verdi')).isRefused('V.9', 'not-opened-yet')
  })
})

describe('Art. X, a faulty pack', () => {
  const withdraw = (member: string, because: 'alien-card' | 'quadriglia' = 'alien-card') =>
    ({ type: 'withdrawForPack', table: 'T1', member, because }) as const

  it('X.1 five play with thirty-six cards: a five does not belong to the pack', () => {
    const end = said(
      drawing(),
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri folds',
    )
    const opened = said(end, 'bianchi opened-right')
    opened.when(command('bianchi shows Kc Kq 9p 8f 5c')).isRefused('X.2', 'not-in-the-pack')
  })

  it('X.1 D9 duplicate cards in different hands keep their value; in one hand only one of them counts', () => {
    const end = said(
      drawing(),
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri folds',
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c',
    )
    const twins = (cards: string[]) =>
      ({ type: 'showHand', table: 'T1', member: 'verdi', cards, twins: true }) as const
    end.when(command('verdi shows Kc Kp 9c 8q 7q')).isRefused('X.1', 'card-shown-twice')
    const apart = end.give(twins(['Kc', 'Kp', '10c', '8q', '7q']))
    expect(ending(apart)).toMatchObject({ ranking: [['verdi'], ['bianchi']] })
    const together = end.give(twins(['Ac', 'Ac', '10c', '8q', '7q']))
    expect(ending(together)).toMatchObject({ ranking: [['bianchi'], ['verdi']] })
  })

  it('X.2 alien cards found before the opening void the deal', () => {
    const void_ = inPlay().give(withdraw('bianchi'))
    expect(ending(void_)).toMatchObject({ kind: 'void', provision: 'X.2' })
  })

  it('X.2 alien cards are found by a player who holds cards, not by a player out of the colpo or of the table', () => {
    const without = dealt(playedTable(), 'neri')
    without
      .when(withdraw('neri'), socio('neri'))
      .isRefused('IV.4', 'not-dealt-in', { member: { member: 'neri' } })
    without.when(withdraw('viola')).isRefused('IV.4', 'not-dealt-in')
    without.when(withdraw('viola'), socio('viola')).isRefused(null, 'not-of-this-table')
    const thrown = inPlay().give({ type: 'dealStands', table: 'T1', thrown: ['verdi'] })
    thrown.when(withdraw('verdi'), socio('verdi')).isRefused('VII.3', 'cards-thrown')
    const passed = said('bianchi passes')
    passed.when(withdraw('bianchi'), socio('bianchi')).yields({ type: 'colpoAnnulled' })
  })

  it('X.2 after the opening the holder leaves and loses the uscita and every stake, until the opener has spoken', () => {
    const left = drawing().give(withdraw('verdi'))
    expect(handsOf(left).verdi).toMatchObject({ standing: 'withdrawn', put: 0 })
    const won = said(
      left,
      'bianchi asks 1, neri asks 1, bianchi bets 5, neri folds, bianchi opened-right',
    )
    expect(resti(won.table())).toMatchObject({ verdi: 100, bianchi: 113, neri: 89 })
    expect(potOf(won)).toBe(0)
    const spoken = said(drawing(), 'bianchi asks 1, verdi asks 1, neri asks 1, bianchi parols')
    spoken.when(withdraw('verdi')).isRefused('X.2', 'too-late-for-that')
  })

  it('X.2 IX.3 after the last draw and before the opener has spoken it is not too late', () => {
    const drawn = said(drawing(), 'bianchi asks 1, verdi asks 1, neri asks 1')
    const left = drawn.give(withdraw('verdi'))
    expect(handsOf(left).verdi).toMatchObject({ standing: 'withdrawn', put: 0 })
    const faceUp = (scene: Scene) =>
      scene.give({ type: 'reportDrawError', table: 'T1', member: 'neri', error: 'face-up' })
    expect(ending(faceUp(faceUp(faceUp(drawn))))).toMatchObject({ kind: 'void', provision: 'IX.3' })
    const spoken = said(faceUp(faceUp(drawn)), 'bianchi parols')
    spoken
      .when({ type: 'reportDrawError', table: 'T1', member: 'neri', error: 'face-up' })
      .isRefused('V.8', 'too-late-for-that')
  })

  it('X.2 an opener who leaves for an alien card need not show the opening and owes no refund', () => {
    const left = drawing().give(withdraw('bianchi'))
    const end = said(
      left,
      'verdi asks 1, neri asks 1, verdi bets 5, neri accepts',
      'verdi shows Ac Aq 9c 8q 6p, neri mucks',
    )
    expect(ending(end)).toMatchObject({ ranking: [['verdi']], refund: null })
    expect(resti(end.table())).toMatchObject({ bianchi: 100, verdi: 118, neri: 84 })
  })

  it('X.2 the holder’s uscita leaves a parol’s pot too', () => {
    const parol = said(
      drawing().give(withdraw('verdi')),
      'bianchi asks 1, neri asks 1, bianchi parols, neri parols',
    )
    expect(ending(parol)).toMatchObject({ kind: 'parol', back: [{ member: 'verdi', chips: 1 }] })
    expect(potOf(parol)).toBe(24)
    expect(restoOf(parol, 'verdi')).toBe(100)
  })

  it('X.3 a whole quadriglia below the minimum counts as in play, and the ace goes under it', () => {
    const report = { type: 'reportQuadriglie', table: 'T1', lowest: 5 } as const
    expect(ending(inPlay().give(report))).toMatchObject({
      kind: 'void',
      provision: 'X.2',
    })
    drawing().when(withdraw('verdi', 'quadriglia')).isRefused('X.3', 'no-quadriglia')
    drawing()
      .when({ ...report, lowest: 6 })
      .isRefused('X.3', 'not-below-the-pack', { lowest: 6 })
    const found = drawing().give(report)
    const spoilt = found.give(withdraw('neri', 'quadriglia'))
    expect(handsOf(spoilt).neri).toMatchObject({ standing: 'withdrawn', put: 0 })
    const end = said(
      found,
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri folds',
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac 6q 7p 8c 9c',
    )
    expect(ending(end)).toMatchObject({ ranking: [['bianchi'], ['verdi']] })
  })
})
