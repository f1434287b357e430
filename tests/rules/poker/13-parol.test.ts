import { describe, expect, it } from 'vitest'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import {
  colpo,
  dealt,
  declared,
  ended,
  NOBODY_OPENED,
  parol,
  parolAmong,
  passata,
  potOf,
  resti,
  restoOf,
  won,
} from './support/colpi'
import { ofFirstEdition } from './support/editions'
import { socio } from './support/people'
import { declare, tableOfFive } from './support/phrases'

const deal = (...out: string[]) => ({ type: 'deal', table: 'T1', out }) as const
const split = (parts: 2 | 3) => ({ type: 'splitParol', table: 'T1', parts }) as const

describe('Art. XIII, the parol', () => {
  it('XIII.1 the pot stays with the stakes put in, and only those who formed it take part', () => {
    const scene = ended(dealt(tableOfFive(), 'gialli'), parolAmong({ verdi: 10, neri: 10 }))
    expect(potOf(scene)).toBe(24)
    expect(scene.table().parol).toMatchObject({
      colpo: 1,
      entitled: ['verdi', 'neri', 'rossi', 'bianchi'],
      quota: 10,
    })
    scene.when(declare('gialli')).isRefused('XIII.1', 'not-entitled')
    tableOfFive().when(declare('rossi')).isRefused('XIII.1', 'no-parol')
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
    const again = dealt(tableOfFive()).give({
      type: 'annul',
      table: 'T1',
      provision: 'V.6',
      why: '',
    })
    const scene = ended(dealt(again, 'gialli'), parolAmong({ verdi: 10, neri: 10 }))
    expect(scene.table().parol?.entitled).toContain('gialli')
  })

  it('XIII.2 each player declares in giro order, once, and cannot take it back', () => {
    const scene = parol()
    scene.when(declare('neri')).isRefused('XIII.2', 'not-his-turn', { next: { member: 'verdi' } })
    const one = scene.give(declare('verdi'), socio('verdi'))
    one.when(declare('verdi', false)).isRefused('XIII.2', 'already-declared')
    one
      .when({ type: 'deal', table: 'T1', out: [] })
      .isRefused('XIII.2', 'parol-undeclared', { member: { member: 'neri' } })
  })

  it('XIII.2 a player who is away does not come in; the table declares them out', () => {
    const scene = parol().give({ type: 'goAway', table: 'T1', member: 'verdi' })
    scene.when(declare('verdi')).isRefused('XIII.2', 'away-from-parol')
    scene.when(declare('verdi', false)).yields({ type: 'parolDeclared', in: false })
  })

  it('XIII.3 every resto must at least equal the pot, or the player takes a passata first', () => {
    const scene = declared(
      colpo(tableOfFive(), parolAmong({ verdi: 60, neri: 60 })),
      'verdi',
      'neri',
    )
    scene.when(deal()).isRefused('XIII.3', 'passata-for-parol', {
      members: { members: ['verdi', 'neri'] },
      pot: { chips: 125 },
    })
    passata(passata(scene, 'verdi'), 'neri').when(deal()).yields({ type: 'colpoDealt' })
  })

  it('XIII.3 the resto is looked at against the pot as it is at each deal: what comes in later counts', () => {
    const scene = colpo(tableOfFive(), parolAmong({ verdi: 45, neri: 45 }))
    expect([restoOf(scene, 'verdi'), potOf(scene)]).toEqual([54, 95])
    const turn = scene.when(declare('verdi')).yields({ type: 'parolDeclared' })
    expect(potOf(turn)).toBe(95)
    const three = passata(passata(declared(scene, 'verdi', 'neri', 'gialli'), 'verdi'), 'neri')
    three.when(deal()).isRefused('XIII.3', 'passata-for-parol', {
      members: { members: ['gialli'] },
      pot: { chips: 140 },
    })
    const offer = tableView(three.evening, asTable('T1'), three.now)?.offers.find(
      ({ type }) => type === 'deal',
    )
    expect(offer?.payload).toEqual({ table: 'T1', out: ['gialli'] })
    three.when(deal('gialli')).yields({ type: 'colpoDealt' })
  })

  it('XIII.3 a player all’altezza has as much as the largest resto, and owes no passata', () => {
    const scene = colpo(
      tableOfFive().give({ type: 'setAllAltezza', table: 'T1', member: 'verdi', on: true }),
      parolAmong({ verdi: 60, neri: 60 }),
    )
    passata(declared(scene, 'verdi', 'neri'), 'neri')
      .when(deal())
      .yields({ type: 'colpoDealt' })
  })

  it('XIII.5 a player who cannot pay the price of coming in is told when they declare', () => {
    const rich = passata(passata(tableOfFive(), 'verdi'), 'neri')
    const scene = colpo(rich, parolAmong({ verdi: 120, neri: 120 }))
    scene
      .give(declare('verdi'))
      .give(declare('neri'))
      .when(declare('gialli'))
      .isRefused('XIII.3', 'resto-below-quota', {
        member: { member: 'gialli' },
        missing: { chips: 21 },
      })
  })

  it('XIII.3 at a table of the first edition the resto is looked at when the parol is declared', () => {
    const scene = ofFirstEdition(colpo(tableOfFive(), parolAmong({ verdi: 60, neri: 60 })))
    scene.when(declare('verdi')).isRefused('XIII.3', 'resto-below-parol', {
      member: { member: 'verdi' },
      missing: { chips: 86 },
    })
    passata(scene, 'verdi').when(declare('verdi')).yields({ type: 'parolDeclared' })
  })

  it('XIII.3 the price of coming in does not count: by the first edition the resto must still equal the pot', () => {
    const low = colpo(ofFirstEdition(tableOfFive()), won({ gialli: 69, verdi: 69 }, [['verdi']]))
    const scene = colpo(low, parolAmong({ verdi: 10, neri: 10 }))
    expect([restoOf(scene, 'gialli'), potOf(scene)]).toEqual([29, 25])
    const turn = scene.give(declare('neri'))
    turn.when(declare('gialli')).isRefused('XIII.3', 'resto-below-parol', {
      member: { member: 'gialli' },
      missing: { chips: 6 },
    })
  })

  it('XIII.4 a minor pot may be as small as the cip', () => {
    const scene = colpo(tableOfFive({ cip: 7 }), parolAmong({ verdi: 8, neri: 8 }))
    declared(scene, 'verdi', 'neri')
      .when(split(3))
      .yields({ type: 'parolSplit', pots: [7, 7, 7] })
  })

  it('XIII.4 the pot is split in two or three, the remainder to the first', () => {
    const scene = declared(parol(), 'verdi', 'neri')
      .when(split(2))
      .yields({ type: 'parolSplit', pots: [13, 12] })
    scene.when(split(2)).isRefused('XIII.4', 'already-split')
    const first = dealt(scene)
    expect(first.table().colpo?.pot).toBe(13)
    const second = dealt(ended(first, won({}, [['neri']])))
    expect(second.table().colpo).toMatchObject({ pot: 12, parolOf: 1, players: ['verdi', 'neri'] })
    const over = ended(second, won({}, [['verdi']]))
    expect(over.table()).toMatchObject({ parol: null, cartaro: 2 })
    expect(resti(over.table())).toMatchObject({ neri: 102, verdi: 101 })
    first.when(split(3)).isRefused('XIII.4', 'already-split')
    dealt(declared(parol(), 'verdi', 'neri'))
      .when(split(2))
      .isRefused('XIII.4', 'parol-begun')
    declared(parol({ cip: 20 }), 'verdi', 'neri')
      .when(split(2))
      .isRefused('XIII.4', 'pot-too-small')
  })

  it('XIII.4 the pot is split when all have said whether they come in, and its parts hold what they put in', () => {
    const scene = parol().give(declare('verdi'))
    scene
      .when(split(2))
      .isRefused('XIII.4', 'split-after-declaring', { member: { member: 'neri' } })
    declared(parol(), 'verdi', 'neri', 'bianchi')
      .when(split(2))
      .yields({ type: 'parolSplit', pots: [18, 17] })
    ofFirstEdition(scene)
      .when(split(2))
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
    further
      .when({ type: 'deal', table: 'T1', out: [] })
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
      closed
        .when({ type: 'deal', table: 'T1', out: [] })
        .isRefused('XIII.3', 'quota-missing', { member: { member: 'gialli' } })
      const next = dealt(owing(closed))
      expect(restoOf(next, 'gialli')).toBe(94 + 800 - 150)
      expect(potOf(next)).toBe(5 + 15 + 300 + 150)
    })
  })
})
