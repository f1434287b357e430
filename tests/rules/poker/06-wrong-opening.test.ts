import { describe, expect, it } from 'vitest'
import { command, ending, handsOf, playOf, said, speaker } from './play/said'
import { dealt, potOf, resti } from './support/colpi'

const UNTOUCHED = { rossi: 99, bianchi: 99, verdi: 99, neri: 99, gialli: 99 }

describe('VI.5, the wrong opening', () => {
  it('VI.5.1 after a wrong opening said before anyone entered, the bet is taken back and the turn goes to those who have not spoken', () => {
    const back = said('bianchi passes, verdi opens 10, neri folds, verdi was-wrong')
    expect(playOf(back)).toMatchObject({
      phase: 'opening',
      opener: null,
      bet: 0,
      speaker: 'gialli',
    })
    expect(handsOf(back).verdi).toMatchObject({ standing: 'passetto', put: 0 })
    const none = said(back, 'gialli passes, rossi passes')
    expect(ending(none)).toEqual({ kind: 'nobody-opened' })
    expect(resti(none.table())).toEqual(UNTOUCHED)
    expect(none.table().opening).toBe('Q')
  })

  it('VI.5.2 after a wrong opening said when none of those who entered has the opening, all take back and the pot stays', () => {
    const asked = said('bianchi opens 10, verdi accepts, neri accepts, bianchi was-wrong')
    expect(playOf(asked).answering).toEqual(['verdi', 'neri'])
    asked.when(command('gialli accepts')).isRefused('VI.5', 'opening-in-question')
    asked.when(command('neri holds-it')).isRefused('VI.5', 'opening-not-asked')
    const none = said(asked, 'verdi holds-nothing, neri holds-nothing')
    expect(ending(none)).toMatchObject({ kind: 'void', provision: 'VI.5' })
    expect(resti(none.table())).toEqual(UNTOUCHED)
    expect(potOf(none)).toBe(5)
    expect(none.table().opening).toBe('J')
  })

  it('VI.5.2 a player who had passed at the opening can never validate a wrong one', () => {
    const none = said(
      'bianchi passes, verdi opens 10, neri folds, gialli folds, rossi folds, bianchi accepts',
    )
    const end = said(none, 'verdi was-wrong')
    expect(ending(end)).toMatchObject({ kind: 'void', provision: 'VI.5' })
  })

  it('VI.5.3 when a player who entered has the opening, they are the opener, and those who entered must stay', () => {
    const valid = said('bianchi opens 10, verdi accepts, bianchi was-wrong, verdi holds-it')
    expect(playOf(valid)).toMatchObject({ opener: 'verdi', phase: 'entry', speaker: 'neri' })
    expect(handsOf(valid).bianchi).toMatchObject({ standing: 'in', put: 10 })
    const arrived = said(
      valid,
      'neri folds, gialli folds, rossi folds, bianchi asks 3, verdi asks 3',
    )
    expect(speaker(arrived)).toBe('verdi')
    const won = said(arrived, 'verdi bets 5, bianchi folds, verdi opened-right')
    expect(resti(won.table())).toMatchObject({ bianchi: 89, verdi: 114 })
  })

  it('VI.5.3 when a wrong opening is found at the draw or after it, the turn goes to the new opener', () => {
    const asked = said(
      'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 3, verdi asks 3, neri asks 3, bianchi was-wrong',
    )
    const valid = said(asked, 'verdi holds-nothing, neri holds-it')
    expect(playOf(valid)).toMatchObject({ opener: 'neri', phase: 'arrival', speaker: 'neri' })
  })

  it('VI.5.3 IX.2 no second take while the opening is in question; after the answer it is given, and the new opener speaks', () => {
    const asked = said(
      'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 5, neri asks 3, bianchi was-wrong',
    )
    const take = { type: 'giveSecondTake', table: 'T1' } as const
    const oneLeft = said(asked, 'verdi holds-nothing')
    for (const scene of [asked, oneLeft]) scene.when(take).isRefused('VI.5', 'opening-in-question')
    const valid = said(oneLeft, 'neri holds-it').give(take)
    expect(playOf(valid)).toMatchObject({ opener: 'neri', phase: 'arrival', speaker: 'neri' })
  })

  it('VI.5.4 when all fold to a raiser who has the opening and had not passed, the colpo is valid', () => {
    const alone = said(
      'bianchi opens 10, verdi raises 40, neri folds, gialli folds, rossi folds, bianchi folds',
      'bianchi opened-wrong',
    )
    expect(playOf(alone).answering).toEqual(['verdi'])
    const valid = said(alone, 'verdi holds-it')
    expect(ending(valid)).toMatchObject({ kind: 'won', ranking: [['verdi']], refund: null })
    expect(resti(valid.table())).toEqual({ ...UNTOUCHED, bianchi: 89, verdi: 114 })
    expect(potOf(valid)).toBe(0)
  })

  it('VI.5.5 a raiser without the opening takes everything, and the wrong opener refunds the initial pot', () => {
    const refunded = said(
      'bianchi opens 10, verdi raises 40, neri folds, gialli folds, rossi folds, bianchi folds',
      'bianchi opened-wrong, verdi holds-nothing',
    )
    expect(resti(refunded.table())).toEqual({ ...UNTOUCHED, bianchi: 84, verdi: 114 })
    expect(potOf(refunded)).toBe(5)
    expect(refunded.table().opening).toBe('J')
    expect(dealt(refunded).table().colpo?.pot).toBe(10)
  })

  it('VI.5.5 a raiser in passetto takes everything too, whatever their cards', () => {
    const refunded = said(
      'bianchi passes, verdi opens 10, neri folds, gialli folds, rossi folds, bianchi raises 30',
      'verdi folds, verdi opened-wrong',
    )
    expect(ending(refunded)).toMatchObject({ ranking: [['bianchi']], refund: 'verdi' })
    expect(resti(refunded.table())).toEqual({ ...UNTOUCHED, bianchi: 114, verdi: 84 })
  })

  it('VI.5.6 a wrong opener who raised again and saw all fold never wins: everyone takes back, the pot stays', () => {
    const end = said(
      'bianchi opens 10, verdi raises 30, neri folds, gialli folds, rossi folds',
      'bianchi raises 70, verdi folds, bianchi opened-wrong',
    )
    expect(ending(end)).toMatchObject({ kind: 'void', provision: 'VI.5' })
    expect(resti(end.table())).toEqual(UNTOUCHED)
    expect(potOf(end)).toBe(5)
  })

  const toShowdown = () =>
    said(
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 3, verdi asks 3, bianchi bets 20, verdi accepts, bianchi opened-wrong',
    )
  const nobodyCould = () => said(toShowdown(), 'verdi holds-nothing')

  it('VI.5.7 when a wrong opening is found at the showdown and another wins, they keep all and the opener refunds the initial pot', () => {
    const lost = said(nobodyCould(), 'bianchi shows 9c 9q 8p 7f 6c, verdi shows Ac Aq 8f 7q 6p')
    expect(resti(lost.table())).toEqual({ ...UNTOUCHED, bianchi: 64, verdi: 134 })
    expect(potOf(lost)).toBe(5)
  })

  it('VI.5.7 XII.3 when the wrong opener’s own hand wins, the colpo is void: all take back and the pot is restored', () => {
    const won = said(nobodyCould(), 'bianchi shows 9c 9q 9p 7f 6c, verdi shows Ac Aq 8f 7q 6p')
    expect(ending(won)).toMatchObject({ kind: 'void', provision: 'XII.3' })
    expect(resti(won.table())).toEqual(UNTOUCHED)
    expect(potOf(won)).toBe(5)
  })

  it('VI.5.8 a wrong opener who mucks without showing the opening refunds the initial pot when another wins', () => {
    const mucked = said(toShowdown(), 'bianchi mucks')
    expect(ending(mucked)).toMatchObject({ ranking: [['verdi']], refund: 'bianchi' })
    expect(potOf(mucked)).toBe(5)
  })

  it('VI.5.8 a wrong opener left alone loses every right to the pot: stakes back, the pot stays', () => {
    const alone = said(
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 3, verdi asks 3, bianchi bets 20, verdi folds, bianchi opened-wrong',
    )
    expect(ending(alone)).toMatchObject({ kind: 'void', provision: 'VI.6' })
    expect(resti(alone.table())).toEqual(UNTOUCHED)
  })

  it('VI.5 a wrong opener short of chips for the refund draws the passate that reach it', () => {
    const end = said(
      'bianchi opens 97, verdi raises 99, neri folds, gialli folds, rossi folds, bianchi folds',
      'bianchi opened-wrong, verdi holds-nothing',
    )
    expect(resti(end.table())).toEqual({ ...UNTOUCHED, bianchi: 97, verdi: 201 })
    expect(end.player('bianchi').casse.at(-1)).toMatchObject({
      chips: 100,
      reason: 'ricostituzione',
    })
  })
})
