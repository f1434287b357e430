import { describe, expect, it } from 'vitest'
import { Settings } from '@/rules/poker/settings'
import { command, inPlay, said } from './play/said'
import {
  colpo,
  dealt,
  declared,
  ended,
  NOBODY_OPENED,
  parolAmong,
  passata,
  potOf,
  resti,
  restoOf,
} from './support/colpi'
import { MEMBERS } from './support/people'
import { type Choice, calledFive, settingsOf, tableOfFive, withSecondList } from './support/phrases'

const levelsOf = (openingLevels: Settings['openingLevels']) => {
  let scene = tableOfFive({ openingLevels })
  return [1, 2, 3, 4].map(() => {
    const inPlay = dealt(scene)
    scene = ended(inPlay, NOBODY_OPENED)
    return inPlay.table().colpo?.opening
  })
}

describe('the stakes and the pot', () => {
  it('setting uscita: the amount each puts in to form the pot; every club chooses it', () => {
    expect(potOf(dealt(tableOfFive({ uscita: 1 })))).toBe(5)
    expect(potOf(dealt(tableOfFive({ uscita: 7 })))).toBe(35)
    expect(Settings.safeParse({ passata: 100 }).success).toBe(false)
    expect(Settings.safeParse({ uscita: 0, passata: 100 }).success).toBe(false)
  })

  it('setting passata: the amount of an entry, and the resto grows by whole ones; every club chooses it', () => {
    for (const unit of [100, 250]) {
      const table = tableOfFive({ passata: unit })
      expect(restoOf(table, 'neri')).toBe(unit)
      expect(restoOf(passata(table, 'neri', 2), 'neri')).toBe(3 * unit)
    }
    expect(Settings.safeParse({ uscita: 1 }).success).toBe(false)
  })

  it('setting seats: the seats of a full table, six by default; the next member to sign waits', () => {
    const offered = (seats?: number) =>
      calledFive(seats === undefined ? {} : { seats })
        .allComing()
        .seatedInOrder()
        .signed('viola', 'conti')
        .called('place')
    expect(offered()).toEqual(['viola'])
    expect(offered(5)).toEqual([])
    expect(offered(7)).toEqual(['viola', 'conti'])
    for (const seats of [4, 8])
      expect(Settings.safeParse({ ...settingsOf(), seats }).success).toBe(false)
  })

  it('setting secondTableBy: a second table waits for the first of its class by default, or for any of its uscita', () => {
    const other = (choice = {}) =>
      withSecondList(tableOfFive(choice), choice).signedOn('L2', ...MEMBERS.slice(5, 10))
    expect(Object.keys(other().evening.tables)).toEqual(['T1', 'T2'])
    expect(Object.keys(other({ secondTableBy: 'uscita' }).evening.tables)).toEqual(['T1'])
  })

  it('setting cip: the smallest bet that may be made, one by default', () => {
    const opening = command('bianchi opens 4')
    inPlay().when(opening).yields({ type: 'moveMade' })
    inPlay({ cip: 5 })
      .when(opening)
      .isRefused('VI.7', 'too-little', { chips: { chips: 4 }, min: { chips: 5 } })
    const raise = command('verdi raises 14')
    said('bianchi opens 10').when(raise).yields({ type: 'moveMade' })
    said(inPlay({ cip: 5 }), 'bianchi opens 10')
      .when(raise)
      .isRefused('VIII.3', 'too-little', { chips: { chips: 14 }, min: { chips: 15 } })
  })

  it('setting uscitaMode: everybody pays the uscita by default, or the cartaro alone', () => {
    const everybody = { rossi: 93, bianchi: 93, verdi: 93, neri: 93, gialli: 93 }
    const cartaro = { rossi: 93, bianchi: 100, verdi: 100, neri: 100, gialli: 100 }
    const paid = (choice = {}) => resti(dealt(tableOfFive({ uscita: 7, ...choice })).table())
    expect(paid()).toEqual(everybody)
    expect(paid({ uscitaMode: 'tutti' })).toEqual(everybody)
    expect(paid({ uscitaMode: 'cartaro' })).toEqual(cartaro)
  })

  it('setting openingLevels: climbs from fanti to kings when nobody opens by default, or is always kings', () => {
    expect(settingsOf().openingLevels).toBe('JQK')
    expect(levelsOf('JQK')).toEqual(['J', 'Q', 'K', 'K'])
    expect(levelsOf('K')).toEqual(['K', 'K', 'K', 'K'])
  })

  it('setting arrosage: the amount each adds to a pot that nobody opened, nothing by default', () => {
    expect(potOf(colpo(tableOfFive(), NOBODY_OPENED))).toBe(5)
    expect(potOf(colpo(tableOfFive({ arrosage: 0 }), NOBODY_OPENED))).toBe(5)
    expect(potOf(colpo(tableOfFive({ arrosage: 3 }), NOBODY_OPENED))).toBe(20)
  })

  it('setting parolOpening: the opening in a hand of a parol, kings by default', () => {
    const opening = (choice = {}) => {
      const parol = colpo(tableOfFive(choice), parolAmong({ verdi: 10, neri: 10 }))
      return dealt(declared(parol, 'verdi', 'neri')).table().colpo?.opening
    }
    expect(opening()).toBe('K')
    for (const level of ['J', 'Q', 'K'] as const)
      expect(opening({ parolOpening: level })).toBe(level)
  })

  it('setting lowestCard: eleven minus the players by default, or the same pack for any number of players', () => {
    const lowest = (choice = {}) => dealt(tableOfFive(choice)).table().colpo?.lowest
    expect(lowest()).toBe(6)
    expect(lowest({ lowestCard: 6 })).toBe(6)
    expect(lowest({ lowestCard: 7 })).toBe(7)
    const shown = (choice: Choice) =>
      said(
        inPlay(choice),
        'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
        'bianchi asks 0, verdi asks 0, bianchi bets 5, verdi accepts, bianchi opened-right',
      ).when(command('bianchi shows Kc Kq 9p 8f 6c'))
    shown({ lowestCard: null }).yields({ type: 'moveMade' })
    shown({ lowestCard: 7 }).isRefused('X.2', 'not-in-the-pack')
  })
})

describe('the cards that open', () => {
  const alone = (choice: Choice = {}) =>
    said(inPlay(choice), 'bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds')
  const shows = (...cards: string[]) =>
    ({
      type: 'showOpening',
      table: 'T1',
      member: 'bianchi',
      held: true,
      excused: false,
      cards,
    }) as const
  const opens = (choice: Choice, cards: string) =>
    alone(choice).decide(shows(...cards.split(' '))).accepted

  it('setting fourOfScalaReale: four cards of a scala reale do not open by default', () => {
    const four = shows('10c', 'Jc', 'Qc', 'Ac')
    for (const choice of [{}, { fourOfScalaReale: false }])
      alone(choice).when(four).isRefused('VI.2', 'does-not-open')
    alone({ fourOfScalaReale: true })
      .when(four)
      .yields({ type: 'moveMade' }, { type: 'colpoSettled' })
    const admitted = { fourOfScalaReale: true }
    expect(opens(admitted, 'Ac 6c 7c 9c')).toBe(true)
    expect(opens(admitted, 'Ac 6c 7c 10c')).toBe(false)
    expect(opens(admitted, '10c Jc Qc Kq')).toBe(false)
    expect(opens(admitted, '10c Jc Qc Kc 6q')).toBe(true)
  })

  it('VI.2 where its cards are named, the opening is the pair of the level or better', () => {
    expect(opens({}, 'Jc Jq')).toBe(true)
    expect(opens({}, '10c 10q Ac Kq 9f')).toBe(false)
    expect(opens({}, '6c 6q 7c 7q')).toBe(true)
    expect(opens({}, '6c 6q 6f')).toBe(true)
    expect(opens({}, 'Ac Kc Qc')).toBe(false)
    expect(opens({ openingLevels: 'K' }, 'Qc Qq')).toBe(false)
    expect(opens({ openingLevels: 'K' }, 'Kc Kq')).toBe(true)
  })
})
