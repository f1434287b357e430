import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { toAccept, unsaidAmount } from '@/rules/poker/giro/stake'
import { cardHolders } from '@/rules/poker/giro/turn'
import { earlyWords, mayAnnounce } from '@/rules/poker/play/early'
import { voidsColpo } from '@/rules/poker/play/faults'
import { handsToJudge, judgementOf as judgementOfMembers } from '@/rules/poker/play/judged'
import type { Play } from '@/rules/poker/state/play'
import { plainly } from '@/tests/support/plainly'
import type { Scene } from '../support/scene'
import { inPlay, playedTable, said } from './said'

const judgementOf = plainly(judgementOfMembers)
const BIANCHI = asMember('bianchi')
const NOBODY = asMember('nobody')
const VERDI = asMember('verdi')

/** The play as a screen receives it. */
function playAt(scene: Scene): Play {
  const { play } = scene.table()
  if (!play) throw new Error('no colpo in play')
  return play
}

const opened = () => said('bianchi opens 10')
const drawn = () =>
  said(
    'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
    'bianchi asks 0, verdi asks 0, neri asks 0',
  )
const shown = () =>
  said(drawn(), 'bianchi bets 5, verdi accepts, neri accepts, bianchi opened-right')

describe('the amount of a word', () => {
  it('VI.7 an opening without a figure is for the pot; E8 a bet for one cip', () => {
    expect(unsaidAmount(playAt(inPlay()), BIANCHI, 'open')).toBe(5)
    expect(unsaidAmount(playAt(drawn()), BIANCHI, 'bet')).toBe(playAt(drawn()).cip)
    const said5 = said('bianchi opens')
    expect(playAt(said5).openedFor).toBe(5)
  })

  it('III.2 an opening or a bet is never for more than the resto', () => {
    const play = playAt(inPlay())
    const short = { ...play, pot: asChips(500) }
    expect(unsaidAmount(short, BIANCHI, 'open')).toBe(99)
    expect(unsaidAmount(play, NOBODY, 'open')).toBe(0)
  })

  it('VII.1 accepting costs the bet less the chips already put in, within the resto', () => {
    expect(toAccept(playAt(opened()), VERDI)).toBe(10)
    const raised = playAt(said(opened(), 'verdi raises 30'))
    expect(toAccept(raised, BIANCHI)).toBe(raised.bet - 10)
    expect(toAccept({ ...raised, bet: asChips(500) }, BIANCHI)).toBe(89)
    expect(toAccept(raised, NOBODY)).toBe(0)
  })
})

describe('words before their turn', () => {
  it('VI.3 before the opening a player may open, XI.1 at the draw they may say parol or bet', () => {
    expect(earlyWords(playAt(inPlay()))).toEqual(['open', 'pass'])
    expect(earlyWords(playAt(opened()))).toEqual(['accept', 'doppio', 'paroli'])
    const draw = said('bianchi opens 10, verdi accepts, neri folds, gialli folds', 'rossi folds')
    expect(earlyWords(playAt(draw))).toEqual(['sayParol', 'bet'])
    expect(mayAnnounce(playAt(draw))).toEqual(['bianchi', 'verdi'])
  })

  it('XI.2 after the draw a player says parol or bets, and answers once somebody has bet', () => {
    expect(earlyWords(playAt(drawn()))).toEqual(['sayParol', 'bet'])
    expect(earlyWords(playAt(said(drawn(), 'bianchi bets 5')))).toEqual([
      'accept',
      'doppio',
      'paroli',
    ])
  })

  it('VII.2 only players who still have to speak may say an early word, once each', () => {
    expect(mayAnnounce(playAt(inPlay()))).toEqual(['verdi', 'neri', 'gialli', 'rossi'])
    expect(mayAnnounce(playAt(opened()))).toEqual(['neri', 'gialli', 'rossi'])
    expect(mayAnnounce(playAt(said(opened(), 'gialli accepts')))).toEqual(['neri', 'rossi'])
    expect(mayAnnounce(playAt(said(opened(), 'verdi folds')))).toEqual(['gialli', 'rossi'])
  })

  it('E5 each early word that is offered is accepted from each player who may say it', () => {
    const scene = drawn()
    for (const member of mayAnnounce(playAt(scene)))
      for (const sentence of [`${member} parols`, `${member} bets 5`])
        expect(playAt(said(scene, sentence)).early).toHaveLength(1)
  })
})

describe('the cards that the table judges', () => {
  it('XII.5 the table judges the hands still in and not mucked, and those of players whose cards only it saw', () => {
    const seen = said(shown(), 'bianchi shows Kc Kq 9p 8f 6c, verdi shows, neri mucks')
    expect(handsToJudge(playAt(seen))).toEqual([
      { member: 'bianchi', unseen: false },
      { member: 'verdi', unseen: true },
    ])
  })

  it('XII.5 players in one place share; the judgement is incomplete while nobody is first', () => {
    const play = playAt(said(shown(), 'bianchi shows, verdi shows'))
    expect(judgementOf(play, { places: { verdi: 2 }, honours: {} })).toBeNull()
    expect(judgementOf(play, { places: { bianchi: 1, neri: 1, verdi: 3 }, honours: {} })).toEqual({
      ranking: [['bianchi', 'neri'], ['verdi']],
      honours: [],
    })
  })

  it('XIV.3 an honour of a hand that only the table saw counts as shown against an opponent; a mucked hand has none', () => {
    const play = playAt(said(shown(), 'bianchi shows Kc Kq 9p 8f 6c, verdi shows'))
    const honours = { bianchi: 'poker', verdi: 'poker', rossi: 'poker' } as const
    expect(judgementOf(play, { places: { verdi: 1 }, honours })).toEqual({
      ranking: [['verdi']],
      honours: [{ member: 'verdi', honour: 'poker', unopposed: false }],
    })
  })
})

it('X.2, X.3 a faulty pack voids the colpo before the opening only', () => {
  for (const report of ['withdrawForPack', 'reportQuadriglie']) {
    expect(voidsColpo(playAt(inPlay()), report)).toBe(true)
    expect(voidsColpo(playAt(opened()), report)).toBe(false)
  }
  expect(voidsColpo(playAt(inPlay()), 'reportSixCards')).toBe(false)
})

it('V.7 only players who hold cards can throw them', () => {
  expect(cardHolders(playAt(said(opened(), 'verdi folds')))).toEqual([
    'bianchi',
    'neri',
    'gialli',
    'rossi',
  ])
  expect(playedTable().table().play).toBeNull()
})
