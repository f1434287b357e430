import { describe, expect, it } from 'vitest'
import {
  colpo,
  dealt,
  declared,
  ended,
  type GivenOutcome,
  NOBODY_OPENED,
  parol,
  parolAmong,
  passata,
  potOf,
  restoOf,
  won,
} from './support/colpi'
import { ofFirstEdition } from './support/editions'
import { socio } from './support/people'
import { calledFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const split = (parts: 2 | 3) => ({ type: 'splitParol', table: 'T1', parts }) as const

describe('Art. XIII, the hands of a parol', () => {
  it('VI.2 XIII.6 a hand of a parol that nobody opens does not raise the level of the table', () => {
    const closed = ended(dealt(declared(parol(), 'verdi', 'neri')), NOBODY_OPENED)
    expect(closed.table().opening).toBe('J')
    expect(dealt(closed).table().colpo?.opening).toBe('K')
  })

  it('XIII.6 an old debt to the pot is not paid in a hand of a parol: it waits for an ordinary colpo', () => {
    const poor = colpo(tableOfFive(), won({ bianchi: 99, verdi: 99 }, [['verdi']]))
    const gone = dealt(poor.give({ type: 'goAway', table: 'T1', member: 'bianchi' }))
    const caused = ended(gone, parolAmong({ neri: 10, gialli: 10 }))
    expect(caused.player('bianchi').debt).toBe(1)
    const back = passata(
      caused.give({ type: 'comeBack', table: 'T1', member: 'bianchi' }),
      'bianchi',
    )
    const hand = dealt(declared(back, 'neri', 'gialli'))
    expect([potOf(hand), hand.player('bianchi').debt]).toEqual([potOf(back), 1])
    const next = dealt(ended(hand, won({}, [['neri']])))
    expect([potOf(next), next.player('bianchi').debt]).toEqual([6, 0])
  })

  it('X.1 D6 the pack stays the same for the minor pots too, even when players leave', () => {
    const scene = declared(parol(), 'verdi', 'neri').give(split(2))
    const first = ended(dealt(scene), won({}, [['neri']]))
    const free = { allowed: false, anyway: false, waive: true }
    const left = first
      .after('01:01')
      .give({ type: 'leave', table: 'T1', member: 'gialli', ...free })
    const second = dealt(left)
    expect(second.table().colpo?.lowest).toBe(6)
    expect(dealt(ended(second, won({}, [['neri']]))).table().colpo?.lowest).toBe(7)
  })

  it('XIII.6 no uscita and no arrosage during a parol, and it opens at kings', () => {
    const hand = dealt(declared(parol({ arrosage: 3 }), 'verdi', 'neri', 'bianchi'))
    expect(hand.table().colpo).toMatchObject({ pot: 35, opening: 'K', parolOf: 1 })
    const again = dealt(ended(hand, NOBODY_OPENED))
    expect(potOf(again)).toBe(35)
  })

  it('XIII.7 the deal goes to the player who has the right, or to the next one in play', () => {
    const hand = dealt(declared(parol(), 'verdi', 'neri', 'gialli'))
    expect(hand.table().colpo).toMatchObject({ cartaro: 'verdi', cutter: 'gialli' })
    const mine = dealt(declared(parol(), 'verdi', 'neri', 'bianchi'))
    expect(mine.table().colpo?.cartaro).toBe('bianchi')
  })

  it('XIII.8 afterwards the deal goes back to the player who was due to deal', () => {
    let scene = declared(parol(), 'verdi', 'neri', 'gialli')
    scene = ended(dealt(scene), NOBODY_OPENED)
    scene = ended(dealt(scene), parolAmong({ neri: 5, gialli: 5 }))
    expect(scene.table().parol).toMatchObject({ quota: 5, declared: { gialli: true } })
    const third = dealt(scene)
    expect(third.table().colpo?.players).toHaveLength(3)
    expect(potOf(third)).toBe(50)
    const over = ended(third, won({}, [['gialli']]))
    const next = dealt(over)
    expect(next.table().colpo).toMatchObject({ cartaro: 'bianchi', opening: 'J', parolOf: null })
  })

  it('XIII.8 a parol of one hand was the mano it stands for: the deal goes on from who dealt it', () => {
    const one = ended(dealt(declared(parol(), 'verdi', 'neri', 'gialli')), won({}, [['gialli']]))
    expect(one.table().colpi[0]?.cartaro).toBe('verdi')
    expect(dealt(one).table().colpo).toMatchObject({ cartaro: 'neri', parolOf: null })
    const hand = ofFirstEdition(dealt(declared(parol(), 'verdi', 'neri', 'gialli')))
    expect(dealt(ended(hand, won({}, [['gialli']]))).table().colpo?.cartaro).toBe('bianchi')
  })

  it('XIII.8 a hand of the parol dealt again after an error was not played: the parol still took one hand', () => {
    const dealtOnce = dealt(declared(parol(), 'verdi', 'neri', 'bianchi'))
    const annulled = dealtOnce.give({ type: 'annul', table: 'T1', provision: 'V.7', why: '' })
    const one = ended(dealt(annulled), won({}, [['neri']]))
    expect(one.table().parol).toBeNull()
    expect(one.table().cartaro).not.toBe(2)
  })

  it('XIII.8 I.9 a parol of one hand dealt by the first cartaro begins the giro, as the mano it stands for', () => {
    let scene = tableOfFive()
    for (let deals = 0; deals < 4; deals++) scene = colpo(scene, NOBODY_OPENED)
    const caused = colpo(scene, parolAmong({ rossi: 2, bianchi: 2 }))
    expect(caused.table()).toMatchObject({ giro: 1, parol: { nextCartaro: 6 } })
    const hand = dealt(declared(caused, 'rossi', 'bianchi'))
    expect(hand.table()).toMatchObject({ giro: 1, colpo: { cartaro: 'rossi' } })
    const over = ended(hand, won({}, [['rossi']]))
    expect(over.table()).toMatchObject({ giro: 2, cartaro: 2 })
    const reopened = over.give({ type: 'reopenColpo', table: 'T1', colpo: 6, why: '' })
    expect(reopened.table().giro).toBe(1)
    const longer = ended(dealt(ended(hand, NOBODY_OPENED)), won({}, [['rossi']]))
    expect(longer.table()).toMatchObject({ giro: 1, cartaro: 6 })
    expect(dealt(longer).table().giro).toBe(2)
  })

  it('XIII.8 R18 the giro is put back when the only hand of a parol turns out to be parol, or not opened', () => {
    let scene = tableOfFive()
    for (let deals = 0; deals < 4; deals++) scene = colpo(scene, NOBODY_OPENED)
    const caused = colpo(scene, parolAmong({ rossi: 2, bianchi: 2 }))
    const over = ended(dealt(declared(caused, 'rossi', 'bianchi')), won({}, [['rossi']]))
    const corrected = (so: Scene, outcome: GivenOutcome) =>
      so.give({ type: 'correctColpo', table: 'T1', colpo: 6, outcome, why: 'errore' })
    for (const outcome of [parolAmong({ rossi: 0, bianchi: 0 }), NOBODY_OPENED]) {
      const again = corrected(over, outcome)
      expect(again.table().giro).toBe(1)
      expect(corrected(again, won({}, [['bianchi']])).table().giro).toBe(2)
    }
    expect(corrected(over, won({}, [['bianchi']])).table()).toMatchObject({ giro: 2, cartaro: 2 })
  })

  describe('the third giro begins with the only hand of a parol', () => {
    /** Gialli is called and never came; the parol's hand, dealt by the first cartaro, is not opened. */
    const unopened = () => {
      const coming = ['rossi', 'bianchi', 'verdi', 'neri'].reduce((so, member) => {
        const { number: signUp } = so.signUp(member)
        return so.give({ type: 'answerCall', signUp, answer: 'coming' }, socio(member))
      }, calledFive())
      let scene = coming.give({ type: 'drawLots', table: 'T1' }).paid()
      for (let deals = 0; deals < 7; deals++) scene = colpo(scene, NOBODY_OPENED)
      const caused = colpo(scene, parolAmong({ rossi: 2, bianchi: 2 }))
      const hand = ended(dealt(declared(caused, 'rossi', 'bianchi')), NOBODY_OPENED)
      expect(hand.table()).toMatchObject({ giro: 2, players: { gialli: { status: 'called' } } })
      return hand
    }
    const lost = { type: 'placeLost', signUp: 5, provision: 'I.9' } as const
    const correction = { type: 'correctColpo', table: 'T1', colpo: 9, why: 'errore' } as const

    it('I.9 XIII.8 when its result is corrected to a win', () => {
      const outcome = won({}, [['rossi']])
      const third = unopened()
        .when({ ...correction, outcome })
        .yields({ type: 'colpoCorrected', next: { giro: 3 } }, lost)
      expect(third.table().players).not.toHaveProperty('gialli')
      third
        .when({ ...correction, outcome: won({}, [['bianchi']]) })
        .yields({ type: 'colpoCorrected', next: { giro: 3 } })
    })

    it('I.9 XIII.8 when all but one of its players leave', () => {
      const free = { allowed: false, anyway: false, waive: true }
      const leave = { type: 'leave', table: 'T1', member: 'rossi', ...free } as const
      const left = unopened().after('01:01').give(leave)
      const events = left.journal.map(({ event }) => event)
      const over = events.findIndex(({ type }) => type === 'parolEnded')
      expect(events.slice(over, over + 2)).toMatchObject([{ giro: 3 }, lost])
      expect(left.table()).toMatchObject({ giro: 3, status: 'playing' })
      expect(left.table().players).not.toHaveProperty('gialli')
    })
  })

  it('XIII.6 D4 a player away when due to deal during a parol does not owe the uscita as cartaro', () => {
    const gone = parol().give({ type: 'goAway', table: 'T1', member: 'bianchi' })
    const hand = dealt(declared(gone, 'verdi', 'neri'))
    expect(restoOf(hand, 'bianchi')).toBe(99)
    expect([potOf(hand), hand.player('bianchi').absenceCharged]).toEqual([25, false])
  })

  it('XIII.8 when all who took part have left the pot is theirs (G9), and an ordinary colpo is dealt after the one hand played (R18)', () => {
    const hand = ended(dealt(declared(parol(), 'verdi')), NOBODY_OPENED)
    expect(hand.table().cartaro).toBe(4)
    const free = { allowed: false, anyway: false, waive: true }
    const left = hand.after('01:01').give({ type: 'leave', table: 'T1', member: 'verdi', ...free })
    expect(restoOf(left, 'verdi')).toBe(restoOf(hand, 'verdi') + 25)
    expect(dealt(left).table().colpo).toMatchObject({ cartaro: 'neri', parolOf: null, pot: 4 })
  })

  it('when nobody comes in, the pot stays for an ordinary colpo', () => {
    const next = dealt(declared(parol()))
    expect(next.table()).toMatchObject({ parol: null })
    expect(next.table().colpo).toMatchObject({ pot: 30, cartaro: 'bianchi', parolOf: null })
  })
})
