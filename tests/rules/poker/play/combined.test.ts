import { describe, expect, it } from 'vitest'
import { dealt, passata, potOf, resti, restoOf } from '../support/colpi'
import { ending, handsOf, inPlay, playedTable, said } from './said'

const POKER = 'Kc Kq Kf Kp 9c'
const agree = { type: 'agreePartito', table: 'T1' } as const
const out = (member: string) =>
  ({ type: 'reportDrawError', table: 'T1', member, error: 'too-many-cards' }) as const

describe('honours and the partito', () => {
  const bare = (choice: Parameters<typeof inPlay>[0]) =>
    said(
      inPlay(choice),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
    ).give(agree)
  const shown = (choice: Parameters<typeof inPlay>[0]) =>
    said(
      bare(choice),
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi opened-right',
      `bianchi shows ${POKER}, verdi mucks, neri mucks`,
    )

  it('XIV.4 XV.1 a player who agreed to a partito took part and pays the honour, even after throwing their cards', () => {
    const end = shown({ onore: 3 })
    expect(ending(end)).toMatchObject({ partito: true, agreed: ['bianchi', 'verdi', 'neri'] })
    // The pot of 5 and 3 from each of the two; nobody else pays.
    expect(resti(end.table())).toEqual({ rossi: 99, bianchi: 110, verdi: 96, neri: 96, gialli: 99 })
  })

  it('XIV.2 XV.1 a pot in honour is formed by all who agreed, and won in a partito like any other', () => {
    const formed = shown({ onori: 'pot', onore: 3 })
    expect(formed.table().honourPots).toMatchObject([
      { chips: 9, entitled: ['bianchi', 'verdi', 'neri'] },
    ])
    const second = said(
      dealt(formed),
      'verdi opens 5, neri accepts, gialli folds, rossi folds, bianchi folds',
    ).give(agree)
    const won = said(
      second,
      'verdi asks 0, neri asks 0, verdi opened-right',
      'verdi shows Kc Kq 9p 8f 6c, neri mucks',
    )
    expect(won.table().honourPots).toEqual([])
    expect(restoOf(won, 'verdi')).toBe(96 - 1 + 5 + 9)
  })

  it('XIV.3 XV.1 a player left alone after a partito was not without opponents', () => {
    const alone = bare({ onore: 3, onoreMultiplier: 3 }).give(out('verdi')).give(out('neri'))
    const end = said(alone, `bianchi shows ${POKER}, bianchi opened-right`)
    expect(ending(end)).toMatchObject({ honours: [{ member: 'bianchi', unopposed: false }] })
    expect(resti(end.table())).toEqual({ rossi: 99, bianchi: 110, verdi: 96, neri: 96, gialli: 99 })
  })
})

describe('a player left alone when others are put out', () => {
  it('IX.7 a player left alone need not have covered the others’ bets: all the chips are theirs', () => {
    const bets = said(
      'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0',
      'bianchi parols, verdi bets 20, neri raises 60',
    )
    const alone = bets.give(out('neri')).give(out('verdi'))
    const end = said(alone, 'bianchi opened-right')
    expect(ending(end)).toMatchObject({ lost: ['verdi', 'neri'] })
    // The pot of 5, the winner's own 10, 30 from verdi, 70 from neri.
    expect(resti(end.table())).toMatchObject({ bianchi: 204, verdi: 69, neri: 29 })
    expect(potOf(end)).toBe(0)
  })
})

describe('a colpo dealt again', () => {
  const again = () =>
    dealt(
      inPlay({ uscita: 3 }).give({
        type: 'reportDealError',
        table: 'T1',
        error: 'no-cut',
        secondCardGiven: false,
      }),
    )

  it('X.2 D7 a player who leaves for an alien card takes back the uscita paid at the void deal', () => {
    const left = said(again(), 'bianchi opens 10, verdi accepts').give({
      type: 'withdrawForPack',
      table: 'T1',
      member: 'verdi',
      because: 'alien-card',
    })
    const end = said(left, 'neri folds, gialli folds, rossi folds, bianchi opened-right')
    expect(resti(end.table())).toEqual({
      rossi: 97,
      bianchi: 109,
      verdi: 100,
      neri: 97,
      gialli: 97,
    })
  })

  it('III.7 IV.5 a player all’altezza who pays late plays up to the largest resto too', () => {
    const marked = passata(playedTable(), 'neri').give({
      type: 'setAllAltezza',
      table: 'T1',
      member: 'verdi',
      on: true,
    })
    const away = dealt(marked.give({ type: 'goAway', table: 'T1', member: 'verdi' }))
    const joined = away
      .give({ type: 'comeBack', table: 'T1', member: 'verdi' })
      .give({ type: 'payUscita', table: 'T1', member: 'verdi' })
    expect(handsOf(joined).verdi?.limit).toBe(199)
  })
})
