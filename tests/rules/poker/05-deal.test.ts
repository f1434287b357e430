import { describe, expect, it } from 'vitest'
import { stubAt } from '@/rules/poker/play/stub'
import { segretario } from '@/simulate/actors'
import { said } from './play/said'
import {
  colpo,
  dealt,
  ended,
  type GivenOutcome,
  NOBODY_OPENED,
  passata,
  potOf,
  resti,
  restoOf,
  won,
} from './support/colpi'
import { gameOfFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const deal = (...out: string[]) => ({ type: 'deal', table: 'T1', out }) as const
const annul = (provision: string, cartaro?: number) =>
  ({ type: 'annul', table: 'T1', provision, why: 'sesta carta', cartaro }) as const
const away = (scene: Scene, member: string) => scene.give({ type: 'goAway', table: 'T1', member })
const back = (scene: Scene, member: string) => scene.give({ type: 'comeBack', table: 'T1', member })
const takes = (member: string): GivenOutcome => won({}, [[member]])
const cartaro = (scene: Scene) => scene.table().colpo?.cartaro

describe('Art. IV, the pot', () => {
  it('IV.1 a void colpo leaves the uscite in the pot, and nobody pays them twice', () => {
    const again = dealt(dealt(tableOfFive()).give(annul('V.6')))
    expect(potOf(again)).toBe(5)
    expect(resti(again.table())).toMatchObject({ rossi: 99, bianchi: 99 })
  })

  it('IV.2 no deal before the pot is complete: everybody pays the uscita', () => {
    const inPlay = dealt(tableOfFive({ uscita: 3 }))
    expect(potOf(inPlay)).toBe(15)
    expect(inPlay.table().colpo).toMatchObject({
      pot: 15,
      formers: expect.arrayContaining(['rossi']),
    })
  })

  it('IV.2 where only the cartaro pays, the others pay nothing', () => {
    const inPlay = dealt(tableOfFive({ uscita: 30, uscitaMode: 'cartaro' }))
    expect(potOf(inPlay)).toBe(30)
    expect(resti(inPlay.table())).toMatchObject({ rossi: 70, bianchi: 100 })
  })

  it('IV.4 a newcomer does not enter a colpo already begun', () => {
    const inPlay = dealt(tableOfFive())
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, segretario)
      .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })
      .paid()
    inPlay
      .when({ type: 'payUscita', table: 'T1', member: 'viola' })
      .isRefused('IV.5', 'was-not-away')
    inPlay.when(deal()).isRefused('IV.4', 'colpo-not-settled')
    expect(dealt(ended(inPlay, takes('rossi'))).table().colpo?.players).toContain('viola')
  })

  it('IV.5 a player who cannot pay the uscita sits out the colpo', () => {
    const poor = ended(
      dealt(tableOfFive({ uscita: 20 }), 'bianchi'),
      won({ rossi: 80, verdi: 80 }, [['verdi']]),
    )
    const who = { members: { members: ['rossi'] } }
    poor.when(deal()).isRefused('IV.2', 'uscita-missing', who)
    poor.when(deal('rossi')).yields({ type: 'colpoDealt' })
  })

  it('IV.5 a player who was away a moment pays late, while nobody has opened, and takes the usual place in the giro', () => {
    const inPlay = dealt(away(tableOfFive(), 'verdi'))
    const pay = { type: 'payUscita', table: 'T1', member: 'verdi' } as const
    inPlay.when(pay).isRefused('IV.5', 'not-back-yet')
    const joined = back(inPlay, 'verdi').when(pay).yields({ type: 'uscitaPaidLate' })
    expect(joined.table().colpo).toMatchObject({
      players: ['bianchi', 'verdi', 'neri', 'gialli', 'rossi'],
      pot: 5,
    })
    joined.when(pay).isRefused('IV.5', 'was-not-away')
  })

  it('IV.5 a player who paid at a void deal and comes back to the next does not pay again', () => {
    const twice = dealt(dealt(tableOfFive()).give(annul('V.6')))
    const gone = dealt(away(twice.give(annul('V.6')), 'neri'))
    expect(restoOf(gone, 'neri')).toBe(99)
    const late = back(gone, 'neri').give({ type: 'payUscita', table: 'T1', member: 'neri' })
    expect(late.table().colpo?.players).toContain('neri')
    expect([restoOf(late, 'neri'), potOf(late)]).toEqual([99, 5])
    const third = dealt(back(gone.give(annul('V.6')), 'neri'))
    expect([restoOf(third, 'neri'), potOf(third)]).toEqual([99, 5])
  })

  it('IV.6 a player who should have cut and was away takes no part in that hand', () => {
    const inPlay = back(dealt(away(tableOfFive(), 'gialli')), 'gialli')
    expect(inPlay.table().colpo).toMatchObject({ cutter: 'neri', absent: [] })
    inPlay
      .when({ type: 'payUscita', table: 'T1', member: 'gialli' })
      .isRefused('IV.5', 'was-not-away')
  })
})

describe('Art. V, the deal', () => {
  it('V.1 the first player in play on the cartaro’s right cuts', () => {
    expect(dealt(tableOfFive()).table().colpo).toMatchObject({ cartaro: 'rossi', cutter: 'gialli' })
    expect(dealt(tableOfFive(), 'gialli').table().colpo?.cutter).toBe('neri')
  })

  it('the deal passes to the left, colpo by colpo', () => {
    expect(cartaro(dealt(tableOfFive().afterColpi(1)))).toBe('bianchi')
    expect(cartaro(dealt(tableOfFive().afterColpi(5)))).toBe('rossi')
  })

  it('V.2 a player who comes back at their own turn to deal does not deal', () => {
    const turn = back(away(tableOfFive().afterColpi(1), 'bianchi'), 'bianchi')
    const inPlay = dealt(turn)
    expect(cartaro(inPlay)).toBe('verdi')
    expect(inPlay.table().colpo?.players).toContain('bianchi')
  })

  it('V.2 a player who comes back before their turn deals', () => {
    const inPlay = back(away(dealt(tableOfFive()), 'bianchi'), 'bianchi')
    expect(cartaro(dealt(ended(inPlay, takes('rossi'))))).toBe('bianchi')
  })

  it('V.3 a cartaro away when due to deal owes the uscita as cartaro, and the next deals and pays too', () => {
    const inPlay = dealt(away(tableOfFive({ uscita: 5 }), 'rossi'))
    expect(cartaro(inPlay)).toBe('bianchi')
    expect(resti(inPlay.table())).toMatchObject({ rossi: 95, bianchi: 95 })
    expect(potOf(inPlay)).toBe(25)
  })

  it('V.3 the uscita as cartaro is owed once per absence, however many giri it lasts', () => {
    const gone = away(tableOfFive(), 'rossi')
    const round = gone.afterColpi(4)
    expect(restoOf(round, 'rossi')).toBe(99)
    expect(restoOf(dealt(round), 'rossi')).toBe(99)
    const again = away(back(round, 'rossi'), 'rossi')
    expect(restoOf(dealt(again), 'rossi')).toBe(98)
  })

  it('V.3 the part that the resto cannot pay is a debt, paid to the pot when the player has chips again', () => {
    const poor = colpo(tableOfFive(), won({ bianchi: 99, verdi: 99 }, [['verdi']]))
    const gone = ended(dealt(away(poor, 'bianchi')), takes('neri'))
    expect(gone.player('bianchi').debt).toBe(1)
    const paid = dealt(passata(back(gone, 'bianchi'), 'bianchi'))
    expect(paid.player('bianchi').debt).toBe(0)
    expect(restoOf(paid, 'bianchi')).toBe(98)
    expect(potOf(paid)).toBe(6)
  })

  it('V.3 D4 a debt is paid as far as the chips go, and the rest stays owed', () => {
    const first = ended(dealt(tableOfFive({ uscita: 5, passata: 7 })), takes('verdi'))
    const others = ['rossi', 'neri', 'gialli'].reduce<Scene>((so, of) => passata(so, of), first)
    const gone = ended(dealt(away(others, 'bianchi')), takes('verdi'))
    expect([restoOf(gone, 'bianchi'), gone.player('bianchi').debt]).toEqual([0, 3])
    const supplied = ['rossi', 'neri', 'gialli'].reduce<Scene>((so, of) => passata(so, of), gone)
    const paid = dealt(passata(back(supplied, 'bianchi'), 'bianchi'))
    expect([restoOf(paid, 'bianchi'), paid.player('bianchi').debt]).toEqual([0, 1])
    expect(potOf(paid)).toBe(25 + 2)
  })

  it('V.4 a player who is present but does not play leaves the cut to the next', () => {
    const inPlay = dealt(tableOfFive(), 'gialli', 'neri')
    expect(inPlay.table().colpo).toMatchObject({
      cutter: 'verdi',
      players: ['bianchi', 'verdi', 'rossi'],
    })
  })

  describe('the superfluous cards of an absent player', () => {
    const strip = (on: boolean) => ({ type: 'stripPack', table: 'T1', on }) as const
    const stripped = (choice = {}) => away(tableOfFive(choice), 'verdi').give(strip(true))

    it('V.4 the superfluous cards are dealt as a dead hand when left in; when taken out, four play with thirty-two cards', () => {
      expect(dealt(away(tableOfFive(), 'verdi')).table().colpo?.lowest).toBe(6)
      expect(dealt(stripped()).table().colpo).toMatchObject({ lowest: 7, absent: [] })
      const back = stripped().give(strip(false))
      expect(dealt(back).table().colpo).toMatchObject({ lowest: 6, absent: ['verdi'] })
    })

    it('V.4 IV.5 a player to whom no cards were dealt sits out the colpo even when back in time', () => {
      back(dealt(stripped()), 'verdi')
        .when({ type: 'payUscita', table: 'T1', member: 'verdi' })
        .isRefused('IV.5', 'was-not-away')
    })

    it('V.4 D6 when an absent player is back the pack is whole again, but never while a pot is unclaimed', () => {
      const unclaimed = back(colpo(stripped(), NOBODY_OPENED), 'verdi')
      expect(dealt(unclaimed).table().colpo?.lowest).toBe(7)
      const won = ended(dealt(unclaimed), takes('neri'))
      expect(dealt(won).table().colpo?.lowest).toBe(6)
    })

    it('V.4 the mazzo at the draw does not contain the dead hand', () => {
      const drawing = (scene: Scene) =>
        said(dealt(scene), 'bianchi opens 5, neri accepts, gialli folds, rossi folds')
      const left = (scene: Scene) => stubAt(drawing(scene).table())?.left
      expect(left(away(tableOfFive({ level: 3 }), 'verdi'))).toBe(36 - 25)
      expect(left(stripped({ level: 3 }))).toBe(32 - 20)
    })
  })

  it('V.5 after the cartaro’s own error the deal passes on', () => {
    const next = dealt(dealt(tableOfFive()).give(annul('V.5')))
    expect(cartaro(next)).toBe('bianchi')
  })

  it('V.6 after a wrong pack the deal passes on; when another player should have dealt, the right cartaro is named', () => {
    const faulty = dealt(tableOfFive())
    expect(cartaro(dealt(faulty.give(annul('X.2'))))).toBe('bianchi')
    expect(cartaro(dealt(faulty.give(annul('V.6', 4))))).toBe('neri')
    faulty.when(annul('V.6', 6)).isRefused('V.6', 'no-cartaro-there', { seat: 6 })
    tableOfFive().when(annul('V.6')).isRefused('V.6', 'no-colpo-in-play')
  })

  it('V.8 a colpo that is void at the draw keeps its pot for the next deal', () => {
    const again = dealt(dealt(tableOfFive()).give(annul('V.8')))
    expect(again.table().colpo).toMatchObject({ cartaro: 'bianchi', pot: 5, number: 2 })
    expect(again.table().colpi[0]?.outcome).toEqual({
      kind: 'void',
      provision: 'V.8',
      why: 'sesta carta',
    })
  })

  it('XII.3 when nobody could have opened and the opener won, the pot stays and a new uscita is paid', () => {
    const again = dealt(dealt(tableOfFive()).give(annul('XII.3')))
    expect(potOf(again)).toBe(10)
    expect(cartaro(again)).toBe('bianchi')
  })
})

describe('giri and levels', () => {
  it('I.9 a giro begins when the deal reaches the first cartaro’s seat, dealt again or not', () => {
    expect(dealt(tableOfFive()).table().giro).toBe(1)
    expect(dealt(tableOfFive().afterColpi(4)).table().giro).toBe(1)
    const second = dealt(tableOfFive().afterColpi(5))
    expect(second.table().giro).toBe(2)
    expect(dealt(second.give(annul('X.2'))).table().giro).toBe(2)
    expect(dealt(away(tableOfFive().afterColpi(5), 'rossi')).table().giro).toBe(2)
  })

  it('VI.2 when nobody opens the pot stays and climbs to kings, never above', () => {
    const levels = [1, 2, 3, 4].map((count) => {
      let scene = tableOfFive()
      for (let n = 0; n < count; n++) scene = colpo(scene, NOBODY_OPENED)
      return scene.table().opening
    })
    expect(levels).toEqual(['Q', 'K', 'K', 'K'])
    const kings = colpo(tableOfFive({ openingLevels: 'K' }), NOBODY_OPENED)
    expect(kings.table().opening).toBe('K')
  })

  it('VI.2 a new uscita joins the pot that stayed, and it opens at jacks once won', () => {
    const second = dealt(colpo(tableOfFive(), NOBODY_OPENED))
    expect(second.table().colpo).toMatchObject({ pot: 10, opening: 'Q', cartaro: 'bianchi' })
    const after = ended(second, takes('neri'))
    expect(restoOf(after, 'neri')).toBe(108)
    expect(after.table().opening).toBe('J')
  })

  it('D2 the arrosage adds to a pot that nobody opened, as far as the resto goes', () => {
    const after = colpo(tableOfFive({ arrosage: 2 }), NOBODY_OPENED)
    expect(potOf(after)).toBe(15)
  })

  it('a table that records casse only has no colpi', () => {
    gameOfFive().when(deal()).isRefused(null, 'level-casse-only')
    gameOfFive()
      .when({ type: 'setLevel', table: 'T1', level: 2 })
      .isRefused(null, 'resti-not-counted')
  })

  it('the level of detail changes only between two colpi', () => {
    const level = { type: 'setLevel', table: 'T1', level: 1 } as const
    dealt(tableOfFive()).when(level).isRefused('IV.4', 'colpo-not-settled')
    const less = tableOfFive().afterColpi(1).when(level).yields({ type: 'levelSet' })
    expect(less.table()).toMatchObject({ level: 1, restiKnown: false })
  })

  it('a colpo needs two players', () => {
    tableOfFive()
      .afterColpi(1)
      .when(deal('rossi', 'bianchi', 'verdi', 'neri'))
      .isRefused('IV.2', 'too-few-players')
    tableOfFive().when(deal('viola')).isRefused(null, 'not-here-to-sit-out')
  })
})
