import { describe, expect, it } from 'vitest'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
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
  won,
} from './support/colpi'
import { ofFirstEdition } from './support/editions'
import { given } from './support/given'
import { socio, tavolo } from './support/people'
import { tableOfFive } from './support/phrases'

const declare = (member: string, takesPart = true) =>
  ({ type: 'declareParol', table: 'T1', member, in: takesPart }) as const
const deal = (...out: string[]) => ({ type: 'deal', table: 'T1', out }) as const
const split = (parts: 2 | 3) => ({ type: 'splitParol', table: 'T1', parts }) as const

/** Rossi deals; verdi and neri put in ten each and both say parol. Pot 25. */
const parol = (choice = {}) => colpo(tableOfFive(choice), parolAmong({ verdi: 10, neri: 10 }))

describe('Art. XIII, the parol', () => {
  it('XIII.1 the pot stays with the stakes put in, and only those who formed it take part', () => {
    const scene = ended(dealt(tableOfFive(), 'gialli'), parolAmong({ verdi: 10, neri: 10 }))
    expect(potOf(scene)).toBe(24)
    expect(scene.table().parol).toMatchObject({
      colpo: 1,
      entitled: ['verdi', 'neri', 'rossi', 'bianchi'],
      quota: 10,
    })
    given(scene).when(declare('gialli'), tavolo()).isRefused('XIII.1', 'not-entitled')
    given(tableOfFive()).when(declare('rossi'), tavolo()).isRefused('XIII.1', 'no-parol')
  })

  it('XIII.1 where the cartaro pays the uscita, everybody present when it was paid takes part', () => {
    const scene = ended(
      dealt(tableOfFive({ uscitaMode: 'cartaro' }), 'gialli'),
      parolAmong({ verdi: 10, neri: 10 }),
    )
    expect(scene.table().parol?.entitled).toContain('gialli')
  })

  it('XIII.1 a player who helped form a pot that nobody opened is entitled to its parol', () => {
    const stayed = colpo(tableOfFive(), NOBODY_OPENED)
    const scene = ended(dealt(stayed, 'gialli'), parolAmong({ verdi: 10, neri: 10 }))
    expect(scene.table().parol?.entitled).toContain('gialli')
  })

  it('XIII.1 a player who paid for a void deal is entitled to it too', () => {
    const again = dealt(tableOfFive()).give(
      { type: 'annul', table: 'T1', provision: 'V.6', why: '' },
      tavolo(),
    )
    const scene = ended(dealt(again, 'gialli'), parolAmong({ verdi: 10, neri: 10 }))
    expect(scene.table().parol?.entitled).toContain('gialli')
  })

  it('XIII.2 each player declares in giro order, once, and cannot take it back', () => {
    const scene = parol()
    given(scene)
      .when(declare('neri'), tavolo())
      .isRefused('XIII.2', 'not-his-turn', { next: { member: 'verdi' } })
    const one = scene.give(declare('verdi'), socio('verdi'))
    given(one).when(declare('verdi', false), tavolo()).isRefused('XIII.2', 'already-declared')
    given(one)
      .when({ type: 'deal', table: 'T1', out: [] }, tavolo())
      .isRefused('XIII.2', 'parol-undeclared', { member: { member: 'neri' } })
  })

  it('XIII.2 a player who is away does not come in; the table declares them out', () => {
    const scene = parol().give({ type: 'goAway', table: 'T1', member: 'verdi' }, tavolo())
    given(scene).when(declare('verdi'), tavolo()).isRefused('XIII.2', 'away-from-parol')
    given(scene)
      .when(declare('verdi', false), tavolo())
      .yields({ type: 'parolDeclared', in: false })
  })

  it('XIII.3 every resto must at least equal the pot, or the player takes a passata first', () => {
    const scene = declared(
      colpo(tableOfFive(), parolAmong({ verdi: 60, neri: 60 })),
      'verdi',
      'neri',
    )
    given(scene)
      .when(deal(), tavolo())
      .isRefused('XIII.3', 'passata-for-parol', {
        members: { members: ['verdi', 'neri'] },
        pot: { chips: 125 },
      })
    given(passata(passata(scene, 'verdi'), 'neri'))
      .when(deal(), tavolo())
      .yields({ type: 'colpoDealt' })
  })

  it('XIII.3 the resto is looked at against the pot as it is at each deal: what comes in later counts', () => {
    const scene = colpo(tableOfFive(), parolAmong({ verdi: 45, neri: 45 }))
    expect([restoOf(scene, 'verdi'), potOf(scene)]).toEqual([54, 95])
    const turn = given(scene).when(declare('verdi'), tavolo()).yields({ type: 'parolDeclared' })
    expect(potOf(turn)).toBe(95)
    const three = passata(passata(declared(scene, 'verdi', 'neri', 'gialli'), 'verdi'), 'neri')
    given(three)
      .when(deal(), tavolo())
      .isRefused('XIII.3', 'passata-for-parol', {
        members: { members: ['gialli'] },
        pot: { chips: 140 },
      })
    const offer = tableView(three.evening, asTable('T1'), three.now)?.offers.find(
      ({ type }) => type === 'deal',
    )
    expect(offer?.payload).toEqual({ table: 'T1', out: ['gialli'] })
    given(three).when(deal('gialli'), tavolo()).yields({ type: 'colpoDealt' })
  })

  it('XIII.3 a player all’altezza has as much as the largest resto, and owes no passata', () => {
    const scene = colpo(
      tableOfFive().give(
        { type: 'setAllAltezza', table: 'T1', member: 'verdi', on: true },
        tavolo(),
      ),
      parolAmong({ verdi: 60, neri: 60 }),
    )
    given(passata(declared(scene, 'verdi', 'neri'), 'neri'))
      .when(deal(), tavolo())
      .yields({ type: 'colpoDealt' })
  })

  it('XIII.5 a player who cannot pay the price of coming in is told when they declare', () => {
    const rich = passata(passata(tableOfFive(), 'verdi'), 'neri')
    const scene = colpo(rich, parolAmong({ verdi: 120, neri: 120 }))
    given(scene.give(declare('verdi'), tavolo()).give(declare('neri'), tavolo()))
      .when(declare('gialli'), tavolo())
      .isRefused('XIII.3', 'resto-below-quota', {
        member: { member: 'gialli' },
        missing: { chips: 21 },
      })
  })

  it('XIII.3 at a table of the first edition the resto is looked at when the parol is declared', () => {
    const scene = ofFirstEdition(colpo(tableOfFive(), parolAmong({ verdi: 60, neri: 60 })))
    given(scene)
      .when(declare('verdi'), tavolo())
      .isRefused('XIII.3', 'resto-below-parol', {
        member: { member: 'verdi' },
        missing: { chips: 86 },
      })
    given(passata(scene, 'verdi'))
      .when(declare('verdi'), tavolo())
      .yields({ type: 'parolDeclared' })
  })

  it('XIII.3 the price of coming in does not count: by the first edition the resto must still equal the pot', () => {
    const low = colpo(ofFirstEdition(tableOfFive()), won({ gialli: 69, verdi: 69 }, [['verdi']]))
    const scene = colpo(low, parolAmong({ verdi: 10, neri: 10 }))
    expect([restoOf(scene, 'gialli'), potOf(scene)]).toEqual([29, 25])
    const turn = scene.give(declare('neri'), tavolo())
    given(turn)
      .when(declare('gialli'), tavolo())
      .isRefused('XIII.3', 'resto-below-parol', {
        member: { member: 'gialli' },
        missing: { chips: 6 },
      })
  })

  it('XIII.4 a minor pot may be as small as the cip', () => {
    const scene = colpo(tableOfFive({ cip: 7 }), parolAmong({ verdi: 8, neri: 8 }))
    given(declared(scene, 'verdi', 'neri'))
      .when(split(3), tavolo())
      .yields({ type: 'parolSplit', pots: [7, 7, 7] })
  })

  it('XIII.4 the pot is split in two or three, the remainder to the first', () => {
    const scene = given(declared(parol(), 'verdi', 'neri'))
      .when(split(2), tavolo())
      .yields({ type: 'parolSplit', pots: [13, 12] })
    given(scene).when(split(2), tavolo()).isRefused('XIII.4', 'already-split')
    const first = dealt(scene)
    expect(first.table().colpo?.pot).toBe(13)
    const second = dealt(ended(first, won({}, [['neri']])))
    expect(second.table().colpo).toMatchObject({ pot: 12, parolOf: 1, players: ['verdi', 'neri'] })
    const over = ended(second, won({}, [['verdi']]))
    expect(over.table()).toMatchObject({ parol: null, cartaro: 2 })
    expect(resti(over.table())).toMatchObject({ neri: 102, verdi: 101 })
    given(first).when(split(3), tavolo()).isRefused('XIII.4', 'already-split')
    given(dealt(declared(parol(), 'verdi', 'neri')))
      .when(split(2), tavolo())
      .isRefused('XIII.4', 'parol-begun')
    given(declared(parol({ cip: 20 }), 'verdi', 'neri'))
      .when(split(2), tavolo())
      .isRefused('XIII.4', 'pot-too-small')
  })

  it('XIII.4 the pot is split when all have said whether they come in, and its parts hold what they put in', () => {
    const scene = parol().give(declare('verdi'), tavolo())
    given(scene)
      .when(split(2), tavolo())
      .isRefused('XIII.4', 'split-after-declaring', { member: { member: 'neri' } })
    given(declared(parol(), 'verdi', 'neri', 'bianchi'))
      .when(split(2), tavolo())
      .yields({ type: 'parolSplit', pots: [18, 17] })
    given(ofFirstEdition(scene))
      .when(split(2), tavolo())
      .yields({ type: 'parolSplit', pots: [13, 12] })
  })

  it('XIII.5 a player who comes in puts in as much as those who caused the parol; they put in no more', () => {
    const scene = declared(parol(), 'verdi', 'neri', 'bianchi')
    expect(resti(scene.table())).toMatchObject({ verdi: 89, neri: 89, bianchi: 89, gialli: 99 })
    expect(potOf(scene)).toBe(35)
  })

  it('XIII.5 a player who had put in and dropped out pays only the difference', () => {
    const outcome = parolAmong({ verdi: 10, neri: 10 })
    const dropped =
      outcome.kind === 'parol'
        ? { ...outcome, put: [...outcome.put, { member: 'rossi', chips: 4 }] }
        : outcome
    const scene = declared(colpo(tableOfFive(), dropped), 'verdi', 'neri', 'rossi')
    expect(restoOf(scene, 'rossi')).toBe(89)
  })

  it('XIII.5 a player who remained all in for less pays the difference too: all contest it with equal stakes', () => {
    const short = colpo(tableOfFive(), won({ bianchi: 92, verdi: 92 }, [['verdi']]))
    const caused = colpo(short, parolAmong({ neri: 10, gialli: 10, bianchi: 6 }))
    expect([restoOf(caused, 'bianchi'), potOf(caused)]).toEqual([0, 31])
    const scene = declared(passata(caused, 'bianchi'), 'neri', 'gialli', 'bianchi')
    expect([restoOf(scene, 'bianchi'), potOf(scene)]).toEqual([96, 35])
  })

  it('XIII.5 a player who cannot pay for a further hand of the parol sits that hand out', () => {
    const rich = passata(passata(tableOfFive(), 'verdi', 9), 'neri', 9)
    const first = dealt(
      declared(colpo(rich, parolAmong({ verdi: 5, neri: 5 })), 'verdi', 'neri', 'gialli'),
    )
    const further = ended(first, parolAmong({ verdi: 150, neri: 150 }))
    given(further)
      .when({ type: 'deal', table: 'T1', out: [] }, tavolo())
      .isRefused('XIII.3', 'quota-missing', { member: { member: 'gialli' } })
    const offer = tableView(further.evening, asTable('T1'), further.now)?.offers.find(
      ({ type }) => type === 'deal',
    )
    expect(offer?.payload).toEqual({ table: 'T1', out: ['gialli'] })
  })

  describe('a further hand that one player could not pay for', () => {
    const dealtOut = () => {
      const rich = passata(passata(tableOfFive(), 'verdi', 9), 'neri', 9)
      const first = dealt(
        declared(colpo(rich, parolAmong({ verdi: 5, neri: 5 })), 'verdi', 'neri', 'gialli'),
      )
      return dealt(ended(first, parolAmong({ verdi: 150, neri: 150 })), 'gialli')
    }
    const owing = (scene: ReturnType<typeof dealtOut>) => passata(scene, 'gialli', 8)

    it('XIII.5 an amount that a player could not pay is still owed when the hand ends in parol too', () => {
      const next = dealt(owing(ended(dealtOut(), parolAmong({ verdi: 20, neri: 20 }))))
      expect(restoOf(next, 'gialli')).toBe(94 + 800 - 150 - 20)
      // 5 of uscite, 15 and 300 of the parol, 40, and gialli's 170.
      expect(potOf(next)).toBe(5 + 15 + 300 + 40 + 170)
      expect(dealt(ended(next, NOBODY_OPENED)).table().colpo?.pot).toBe(530)
    })

    it('XIII.5 the amount is still owed when nobody opens that hand: no player comes back in for nothing', () => {
      const closed = ended(dealtOut(), NOBODY_OPENED)
      given(closed)
        .when({ type: 'deal', table: 'T1', out: [] }, tavolo())
        .isRefused('XIII.3', 'quota-missing', { member: { member: 'gialli' } })
      const next = dealt(owing(closed))
      expect(restoOf(next, 'gialli')).toBe(94 + 800 - 150)
      expect(potOf(next)).toBe(5 + 15 + 300 + 150)
    })
  })

  it('VI.2 XIII.6 a hand of a parol that nobody opens does not raise the level of the table', () => {
    const closed = ended(dealt(declared(parol(), 'verdi', 'neri')), NOBODY_OPENED)
    expect(closed.table().opening).toBe('J')
    expect(dealt(closed).table().colpo?.opening).toBe('K')
  })

  it('XIII.6 an old debt to the pot is not paid in a hand of a parol: it waits for an ordinary colpo', () => {
    const poor = colpo(tableOfFive(), won({ bianchi: 99, verdi: 99 }, [['verdi']]))
    const gone = dealt(poor.give({ type: 'goAway', table: 'T1', member: 'bianchi' }, tavolo()))
    const caused = ended(gone, parolAmong({ neri: 10, gialli: 10 }))
    expect(caused.player('bianchi').debt).toBe(1)
    const back = passata(
      caused.give({ type: 'comeBack', table: 'T1', member: 'bianchi' }, tavolo()),
      'bianchi',
    )
    const hand = dealt(declared(back, 'neri', 'gialli'))
    expect([potOf(hand), hand.player('bianchi').debt]).toEqual([potOf(back), 1])
    const next = dealt(ended(hand, won({}, [['neri']])))
    expect([potOf(next), next.player('bianchi').debt]).toEqual([6, 0])
  })

  it('X.1 D6 the pack stays the same for the minor pots too, even when players leave', () => {
    const scene = declared(parol(), 'verdi', 'neri').give(split(2), tavolo())
    const first = ended(dealt(scene), won({}, [['neri']]))
    const free = { allowed: false, anyway: false, waive: true }
    const left = first
      .after('01:01')
      .give({ type: 'leave', table: 'T1', member: 'gialli', ...free }, tavolo())
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
    const annulled = dealtOnce.give(
      { type: 'annul', table: 'T1', provision: 'V.7', why: '' },
      tavolo(),
    )
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
    const longer = ended(dealt(ended(hand, NOBODY_OPENED)), won({}, [['rossi']]))
    expect(longer.table()).toMatchObject({ giro: 1, cartaro: 6 })
    expect(dealt(longer).table().giro).toBe(2)
  })

  it('XIII.6 D4 a player away when due to deal during a parol does not owe the uscita as cartaro', () => {
    const gone = parol().give({ type: 'goAway', table: 'T1', member: 'bianchi' }, tavolo())
    const hand = dealt(declared(gone, 'verdi', 'neri'))
    expect(restoOf(hand, 'bianchi')).toBe(99)
    expect([potOf(hand), hand.player('bianchi').absenceCharged]).toEqual([25, false])
  })

  it('XIII.8 when all who took part have left, the player due to deal deals for the pot that stays', () => {
    const hand = ended(dealt(declared(parol(), 'verdi')), NOBODY_OPENED)
    expect(hand.table().cartaro).toBe(4)
    const free = { allowed: false, anyway: false, waive: true }
    const left = hand
      .after('01:01')
      .give({ type: 'leave', table: 'T1', member: 'verdi', ...free }, tavolo())
    expect(dealt(left).table().colpo).toMatchObject({ cartaro: 'bianchi', parolOf: null, pot: 29 })
  })

  it('when nobody comes in, the pot stays for an ordinary colpo', () => {
    const next = dealt(declared(parol()))
    expect(next.table()).toMatchObject({ parol: null })
    expect(next.table().colpo).toMatchObject({ pot: 30, cartaro: 'bianchi', parolOf: null })
  })
})
