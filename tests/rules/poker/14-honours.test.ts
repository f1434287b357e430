import { describe, expect, it } from 'vitest'
import { ending, inPlay, said, seen } from './play/said'
import { resti } from './support/colpi'

/** The showdown after bianchi’s opening was right, with an honour of 3 unless told otherwise. */
const shown = (hands: string, choice: Parameters<typeof seen>[0] = { onore: 3 }) =>
  said(seen(choice), `bianchi opened-right, ${hands}`)

describe('Art. XIV, honours from the cards shown', () => {
  const POKER = 'Kc Kq Kf Kp 9c'
  const REALE = 'Ac Kc Qc Jc 10c'

  it('XIV.1 a poker that had to be shown is honoured by itself', () => {
    const end = shown(`bianchi shows ${POKER}, verdi mucks, neri shows Ac Aq 9p 8f 6c`)
    expect(ending(end)).toMatchObject({
      honours: [{ member: 'bianchi', honour: 'poker', unopposed: false }],
    })
    expect(resti(end.table())).toMatchObject({ bianchi: 140, neri: 81, verdi: 81 })
  })

  it('XIV.1 XII.1 four cards are enough for a poker, when the last player shows only the winning cards', () => {
    const end = shown('bianchi shows Ac Aq 9p 8f 6c, verdi mucks, neri shows Kc Kq Kf Kp')
    expect(ending(end)).toMatchObject({ honours: [{ member: 'neri', honour: 'poker' }] })
    expect(resti(end.table())).toMatchObject({ neri: 140, bianchi: 81, verdi: 81 })
  })

  it('XIV.1 a poker shown without need, by a player left alone who did not open, counts only if nobody objects', () => {
    const alone = said(
      'bianchi opens 10, verdi raises 30, neri folds, gialli folds, rossi folds, bianchi folds',
    )
    const show = (agreed: boolean) =>
      alone.give({
        type: 'showHand',
        table: 'T1',
        member: 'verdi',
        cards: POKER.split(' '),
        agreed,
      })
    expect(ending(said(show(false), 'bianchi opened-right'))).toMatchObject({ honours: [] })
    expect(ending(said(show(true), 'bianchi opened-right'))).toMatchObject({
      honours: [{ member: 'verdi', unopposed: false }],
    })
  })

  it('XIV.1 where honours are not the custom a poker shown is only a poker', () => {
    const end = shown(`bianchi shows ${POKER}, verdi mucks, neri mucks`, { onori: 'nessuno' })
    expect(ending(end)).toMatchObject({ kind: 'won', honours: [] })
  })

  it('XIV.2 a scala reale counts double', () => {
    const end = shown(`bianchi shows ${REALE}, verdi mucks, neri shows Ap Aq 9p 8f 6c`)
    expect(resti(end.table())).toMatchObject({ bianchi: 146, neri: 78 })
  })

  it('XIV.3 a poker shown as an opening against nobody is paid several times, by all who were dealt in', () => {
    const end = said(
      inPlay({ onore: 3, onoreMultiplier: 3 }),
      'bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds',
      `bianchi shows ${POKER}, bianchi opened-right`,
    )
    expect(ending(end)).toMatchObject({ honours: [{ member: 'bianchi', unopposed: true }] })
    expect(resti(end.table())).toMatchObject({ bianchi: 140, rossi: 90, verdi: 90 })
  })

  it('XIV.4 only players who took part pay', () => {
    const end = shown(`bianchi shows ${POKER}, verdi mucks, neri shows Ac Aq 9p 8f 6c`)
    expect(resti(end.table())).toMatchObject({ gialli: 99, rossi: 99 })
  })

  it('XIV.5 every holder is paid, even when there are several in one colpo', () => {
    const end = shown(`bianchi shows ${POKER}, verdi shows Qc Qq Qf Qp 9q, neri mucks`)
    expect(ending(end)).toMatchObject({
      honours: [{ member: 'bianchi' }, { member: 'verdi' }],
    })
    expect(resti(end.table())).toMatchObject({ bianchi: 137, verdi: 87 })
  })
})
