import { describe, expect, it } from 'vitest'
import { potOf, resti } from '../support/colpi'
import type { Scene } from '../support/scene'
import { arrived, older, seen } from './reading'
import { command, ending, handsOf, inPlay, playOf, said } from './said'

const UNTOUCHED = { rossi: 99, bianchi: 99, verdi: 99, neri: 99, gialli: 99 }
const BEST = 'bianchi shows 9c 9q 9p 7f 6c, verdi shows Ac Aq 8f 7q 6p, neri shows Kc Jc 10p 8p 6f'

describe('XII.3, a wrong opening found at the showdown', () => {
  const found = (scene?: Scene) => said(seen(scene), 'bianchi opened-wrong')

  it('XII.3 VI.5 all who came in after it say in turn whether they could open', () => {
    expect(playOf(found()).answering).toEqual(['verdi', 'neri'])
    expect(playOf(said(found(), 'verdi holds-nothing')).answering).toEqual(['neri'])
    found().when(command('neri holds-it')).isRefused('VI.5', 'opening-not-asked')
  })

  it('XII.3 when one of them could open the colpo is regular: the wrong opener’s best hand wins, and nobody refunds', () => {
    const won = said(found(), 'verdi holds-it', BEST)
    expect(ending(won)).toMatchObject({ kind: 'won', ranking: [['bianchi'], ['verdi'], ['neri']] })
    expect(ending(won)).toMatchObject({ refund: null })
    expect(resti(won.table())).toEqual({ ...UNTOUCHED, bianchi: 134, verdi: 84, neri: 84 })
    expect(potOf(won)).toBe(0)
  })

  it('XII.3 only if nobody could open are the stakes taken back', () => {
    const none = said(found(), 'verdi holds-nothing, neri holds-nothing', BEST)
    expect(ending(none)).toMatchObject({ kind: 'void', provision: 'XII.3' })
    expect(resti(none.table())).toEqual(UNTOUCHED)
    expect(ending(said(found(older()), BEST))).toMatchObject({ kind: 'void', provision: 'XII.3' })
  })

  it('XII.3 a player who had passed at the opening is not asked; one who threw their cards later is', () => {
    const passed = said(
      'bianchi passes, verdi opens 10, neri accepts, gialli accepts, rossi folds, bianchi accepts',
      'bianchi asks 0, verdi asks 0, neri asks 0, gialli asks 0',
      'verdi bets 5, neri folds, gialli accepts, bianchi accepts, verdi opened-wrong',
    )
    expect(playOf(passed).answering).toEqual(['neri', 'gialli'])
  })

  it('VI.4 an opening that was thrown away is named with all its cards, and they must open', () => {
    const names = (member: string, ...cards: string[]) =>
      ({ type: 'answerOpening', table: 'T1', member, holds: true, cards }) as const
    found()
      .when(names('verdi', '9c', '9q'))
      .isRefused('VI.2', 'does-not-open')
    found()
      .when(names('verdi', '2c', '2q'))
      .isRefused('X.2', 'not-in-the-pack')
    said(found(), 'verdi holds-nothing')
      .when(names('neri', 'Kc', 'Kq'))
      .isRefused('VI.4', 'nothing-thrown')
    const named = found().give(names('verdi', 'Jc', 'Jq'))
    expect(playOf(named)).toMatchObject({ openingHeld: true, opener: 'bianchi', answering: [] })
    expect(playOf(named).moves.at(-1)).toMatchObject({ kind: 'opening-answer', holds: true })
  })

  it('VI.6 an opener who mucks without showing it refunds, whatever the others hold', () => {
    const mucked = said(seen(), 'bianchi mucks, bianchi opened-wrong')
    expect(playOf(mucked).answering).toEqual([])
    const end = said(mucked, 'verdi shows Ac Aq 8f 7q 6p, neri shows Kc Jc 10p 8p 6f')
    expect(ending(end)).toMatchObject({ refund: 'bianchi', ranking: [['verdi'], ['neri']] })
  })
})

describe('XIV.1, an opening that is a poker by itself', () => {
  const alone = (scene = inPlay({ onore: 3 })) =>
    said(
      scene,
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, bianchi bets 5, verdi folds',
    )
  const opening = (honour?: 'poker' | 'scala-reale', held = true) => ({
    type: 'showOpening' as const,
    table: 'T1',
    member: 'bianchi',
    held,
    excused: false,
    ...(honour ? { honour } : {}),
  })

  it('XIV.1 XIV.4 an opener alone who shows a poker as the opening is honoured, once, by those who took part', () => {
    const end = alone().give(opening('poker'))
    expect(ending(end)).toMatchObject({
      honours: [{ member: 'bianchi', honour: 'poker', unopposed: false }],
    })
    expect(resti(end.table())).toEqual({ ...UNTOUCHED, bianchi: 117, verdi: 86 })
    const reale = alone().give(opening('scala-reale'))
    expect(resti(reale.table())).toMatchObject({ bianchi: 120, verdi: 83 })
    const twice = said(alone(), 'bianchi shows Kc Kq Kf Kp 9c').give(opening('poker'))
    expect(resti(twice.table())).toMatchObject({ bianchi: 117 })
  })

  it('XIV.1 the bare opening has no honour; against others the hand is shown, and no honour is named with the opening', () => {
    expect(ending(alone().give(opening()))).toMatchObject({ honours: [] })
    seen().when(opening('poker')).isRefused('XIV.1', 'opening-not-alone')
    alone().when(opening('poker', false)).isRefused('XIV.1', 'opening-not-alone')
    alone(inPlay({ onori: 'nessuno' }))
      .when(opening('poker'))
      .isRefused('XIV.1', 'no-honours-here')
    alone(older()).when(opening('poker')).isRefused('XIV.1', 'opening-not-alone')
  })
})

describe('X.1, twins', () => {
  const show = (member: string, cards: string, twins?: true) => ({
    type: 'showHand' as const,
    table: 'T1',
    member,
    cards: cards.split(' '),
    ...(twins ? { twins } : {}),
  })
  const twin = (scene?: Scene) =>
    said(seen(scene), 'bianchi opened-right').give(show('bianchi', 'Kc Kc 9p 8f 7q', true))

  it('X.1 are flagged on the hand that has them, and later hands are shown as usual', () => {
    expect(handsOf(twin()).bianchi?.shown).toMatchObject({ twins: true })
    const later = twin().give(show('verdi', 'Ac Aq 10p 9f 6q'))
    expect(handsOf(later).verdi?.shown?.twins).toBeUndefined()
    twin().when(show('verdi', 'Kc Aq 10p 9f 6q')).isRefused('X.1', 'card-shown-twice')
    twin(older()).when(show('verdi', 'Ac Aq 10p 9f 6q')).isRefused('X.1', 'card-shown-twice')
  })
})

describe('VI.6, the opening at the end of every colpo', () => {
  const parols = (scene?: Scene) =>
    said(arrived(scene), 'bianchi parols, verdi parols, neri parols')

  it('VI.6 after a parol the table is told that the opening is shown; nothing is asked and no money moves', () => {
    expect(ending(parols())).toMatchObject({ kind: 'parol', opener: 'bianchi' })
    expect(parols().journal.at(-2)?.event).toMatchObject({
      type: 'playNoted',
      provision: 'VI.6',
      member: 'bianchi',
    })
    expect(parols().table().accounts).toEqual(parols(older()).table().accounts)
    expect(parols(older()).journal.map(({ event }) => event.type)).not.toContain('playNoted')
  })
})
