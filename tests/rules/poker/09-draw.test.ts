import { describe, expect, it } from 'vitest'
import { command, ending, handsOf, inPlay, playOf, said, speaker } from './play/said'
import { dealt, resti } from './support/colpi'

const drawing = () =>
  said('bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds')
const correct = (member: string, cards: number, seen = false) =>
  ({ type: 'correctCards', table: 'T1', member, cards, seen }) as const
const error = (
  member: string,
  error: 'too-many-cards' | 'looked-first' | 'too-few-cards' | 'face-up',
) => ({ type: 'reportDrawError', table: 'T1', member, error }) as const

describe('Art. IX, discard and draw', () => {
  it('IX.1 an error at the draw is its player’s own, never the cartaro’s: the player’s stakes are lost, the deal goes on', () => {
    const out = drawing().give(error('verdi', 'too-many-cards'))
    expect(handsOf(out).verdi).toMatchObject({ standing: 'out', put: 10 })
    expect(out.table().colpo?.cartaro).toBe('rossi')
    expect(handsOf(out).rossi?.put).toBe(0)
  })

  it('IX.2 a player draws up to five cards, three and then two once everybody has had the first cards', () => {
    const first = said(drawing(), 'bianchi asks 5, verdi asks 4, neri asks 0')
    expect(playOf(first)).toMatchObject({ phase: 'draw', speaker: null, secondTake: 'due' })
    const second = first.give({ type: 'giveSecondTake', table: 'T1' })
    expect(playOf(second)).toMatchObject({ phase: 'arrival', speaker: 'bianchi' })
    second.when({ type: 'giveSecondTake', table: 'T1' }).isRefused('IX.2', 'second-take-not-due')
    expect(playOf(said(drawing(), 'bianchi asks 3, verdi asks 3, neri asks 3')).phase).toBe(
      'arrival',
    )
  })

  it('IX.2 refusals of a request, in their order', () => {
    inPlay().when(command('bianchi asks 3')).isRefused('IX.2', 'not-at-the-draw')
    drawing().when(command('verdi asks 3')).isRefused('IX.5', 'not-your-turn')
  })

  it('IX.3 a card turned over cannot be refused; a third one voids the colpo, and the deal passes on', () => {
    const two = drawing().give(error('bianchi', 'face-up')).give(error('verdi', 'face-up'))
    expect(playOf(two)).toMatchObject({ faceUp: 2, speaker: 'bianchi' })
    const three = two.give(error('neri', 'face-up'))
    expect(ending(three)).toMatchObject({ kind: 'void', provision: 'IX.3' })
    expect(resti(three.table())).toMatchObject({ bianchi: 99, verdi: 99, neri: 99 })
    const again = dealt(three)
    expect(again.table().colpo).toMatchObject({ cartaro: 'bianchi', pot: 5 })
  })

  it('IX.3 a card turned over is not reported once the first player has spoken after the draw', () => {
    const late = said(drawing(), 'bianchi asks 1, verdi asks 1, neri asks 1, bianchi bets 5')
    late.when(error('verdi', 'face-up')).isRefused('V.8', 'too-late-for-that')
  })

  it('IX.4 a player discards as many cards as they asked for, even by a slip, once the next has declared', () => {
    const next = said(drawing(), 'bianchi asks 2, verdi asks 3')
    next.when(correct('bianchi', 3)).isRefused('IX.4', 'next-has-spoken')
    expect(handsOf(next).bianchi?.asked).toBe(2)
  })

  it('IX.5 a request is corrected until the next has declared, if its cards are unseen', () => {
    const asked = said(drawing(), 'bianchi asks 2')
    const corrected = asked.give(correct('bianchi', 3))
    expect(playOf(corrected)).toMatchObject({ speaker: 'verdi' })
    expect(handsOf(corrected).bianchi?.asked).toBe(3)
    asked.when(correct('bianchi', 3, true)).isRefused('IX.5', 'cards-seen')
    asked.when(correct('verdi', 3)).isRefused('IX.5', 'nothing-asked-yet')
  })

  it('IX.6 a discarded card never returns: nobody asks twice', () => {
    const asked = said(drawing(), 'bianchi asks 2')
    asked.when(command('bianchi asks 1')).isRefused('IX.6', 'discarded-already')
    said(asked, 'verdi asks 1, neri asks 1')
      .when(command('bianchi asks 1'))
      .isRefused('IX.2', 'not-at-the-draw')
  })

  it('IX.7 a player with more than five cards is out, and all their stakes go to the winner', () => {
    const out = drawing().give(error('neri', 'too-many-cards'))
    const won = said(
      out,
      'bianchi asks 1, verdi asks 1, bianchi bets 5, verdi folds, bianchi opened-right',
    )
    expect(resti(won.table())).toMatchObject({ bianchi: 124, verdi: 89, neri: 89 })
    out.when(error('neri', 'face-up')).isRefused('IX.7', 'not-in-the-game')
    inPlay().when(error('neri', 'face-up')).isRefused('IX.7', 'not-at-the-draw')
  })

  it('IX.7 a player with fewer cards may stay, and plays the cards held', () => {
    const four = drawing().give(error('verdi', 'too-few-cards'))
    const end = said(
      four,
      'bianchi asks 1, verdi asks 1, neri asks 1, bianchi parols, verdi bets 5, neri folds, bianchi accepts',
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c',
    )
    end
      .when(command('verdi shows Ac Aq Ap 9c 6q'))
      .isRefused('IX.7', 'more-than-held', { count: 4 })
    expect(ending(said(end, 'verdi shows Ac Aq Ap 9c'))).toMatchObject({
      ranking: [['verdi'], ['bianchi']],
    })
  })

  it('IX.8 a player who sees the new cards before discarding is out, and loses all stakes', () => {
    const out = drawing().give(error('bianchi', 'looked-first'))
    expect(playOf(out).moves.at(-1)).toMatchObject({
      kind: 'put-out',
      provision: 'IX.8',
      stakes: 'lost',
    })
    expect(speaker(out)).toBe('verdi')
  })

  it('IX.9 a player who took cards by mistake gets them back only if it was evident to all; the stake never comes back', () => {
    const lost = (cards: number, evident: boolean) =>
      ({ type: 'reportLostCards', table: 'T1', member: 'verdi', cards, evident }) as const
    const back = drawing().when(lost(2, true)).yields({ type: 'playNoted', provision: 'IX.9' })
    expect(handsOf(back).verdi).toMatchObject({ count: 5, standing: 'in' })
    expect(handsOf(drawing().give(lost(2, false))).verdi).toMatchObject({
      count: 3,
      standing: 'in',
      put: 10,
    })
    expect(handsOf(drawing().give(lost(5, false))).verdi).toMatchObject({
      standing: 'out',
      put: 10,
    })
  })

  it('IX.10 a confused mazzo is rebuilt and cut during the draw; afterwards the play stands', () => {
    const rebuild = { type: 'rebuildMazzo', table: 'T1' } as const
    const rebuilt = drawing().when(rebuild).yields({ type: 'playNoted', provision: 'IX.10' })
    expect(speaker(rebuilt)).toBe('bianchi')
    said(drawing(), 'bianchi asks 1, verdi asks 1, neri asks 1')
      .when(rebuild)
      .isRefused('IX.10', 'not-at-the-draw')
  })

  it('IX.11 a completed draw stands even if a card stayed out of the mazzo', () => {
    const drawn = said(drawing(), 'bianchi asks 1, verdi asks 1, neri asks 1, bianchi parols')
    drawn.when({ type: 'reportWrongCount', table: 'T1' }).isRefused('V.8', 'too-late-for-that')
    expect(speaker(drawn)).toBe('verdi')
  })

  it('IX.12 telling how many cards one drew is a courtesy: a false answer costs nothing', () => {
    const drawn = said(drawing(), 'bianchi asks 1, verdi asks 1, neri asks 1')
    const told = drawn
      .when({ type: 'noteAtTable', table: 'T1', provision: 'IX.12', member: 'verdi' })
      .yields({ type: 'playNoted' })
    expect(handsOf(told)).toEqual(handsOf(drawn))
    expect(speaker(told)).toBe('bianchi')
  })
})
