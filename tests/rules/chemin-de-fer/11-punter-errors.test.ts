import { expect, it } from 'vitest'
import type { PunterError } from '@/rules/chemin-de-fer/11-punter-errors/errors'
import { NO_HANDS } from '@/rules/chemin-de-fer/errors/forms'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { foreseen } from '@/rules/chemin-de-fer/views/foreseen'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { coupOf } from './support/coup'
import {
  atStake,
  cards,
  hands,
  holder,
  lastCoup,
  punterErrs,
  punterRefusal,
  spare,
  third,
} from './support/errors'
import { changed, inspector, m, T1, tableOf } from './support/table'

const two = { 2: 60, 3: 40 }
const conTerzi = { holder: holder(2, false) } as const
const solo = { holder: holder(2, true) } as const
const byRule = { puntaByRule: true, bancoByRule: true, bancoForced: true }
const falseDraw: PunterError = { kind: 'falseDraw', spares: [], hands: NO_HANDS }
const turned = { kind: 'exposed', how: 'turned' } as const

/** The punta's 6 drew an 8, and the bank's 5 a nine. */
const drewOnSix: Partial<Coup> = {
  phase: 'decided',
  ...conTerzi,
  punta: cards('4c', '2c', '8c'),
  banco: cards('3c', '2f', '9c'),
  thirds: { punta: third('8c'), banco: third('9c') },
  puntaWord: 'carta',
  bancoWord: 'carta',
  result: 'tie',
}

it('S.126b a false draw con terzi is restored: the card is the one that the rule has the bank draw', () => {
  const coup = coupOf(punterErrs(atStake(two, drewOnSix), falseDraw))
  // The punta stands on 6, the bank draws on 5 and takes the first card out, the eight: 3.
  expect(coup.punta).toEqual(cards('4c', '2c'))
  expect(coup.banco).toEqual(cards('3c', '2f', '8c'))
  expect(coup.surplus).toMatchObject([{ card: cards('9c')[0], fate: 'void' }])
  expect(coup).toMatchObject({ phase: 'decided', result: 'punta', puntaWord: 'no' })
  expect(coup.regime).toMatchObject({ ...byRule, because: ['S.126b'] })
})

it('S.126b a false stand con terzi: the punta draws, and an unseen card put aside is dealt', () => {
  const stood: Partial<Coup> = {
    phase: 'shown',
    ...conTerzi,
    punta: cards('2c', '2f'),
    banco: cards('Kc', '7f'),
    puntaWord: 'no',
    bancoWord: 'no',
  }
  const coup = coupOf(
    punterErrs(atStake(two, stood), {
      kind: 'falseDraw',
      hands: NO_HANDS,
      spares: [spare('3p'), spare('4p')],
    }),
  )
  expect(coup.punta).toEqual(cards('2c', '2f', '3p'))
  expect(coup.result).toBe('tie')
  expect(coup.surplus).toMatchObject([{ fate: 'next-coup' }])
})

it('S.126b a side for which no card is out still draws: the coup waits for it', () => {
  const stood: Partial<Coup> = {
    phase: 'shown',
    ...conTerzi,
    punta: cards('2c', '2f'),
    banco: cards('Kc', '7f'),
    puntaWord: 'no',
    bancoWord: 'no',
  }
  const coup = coupOf(punterErrs(atStake(two, stood), falseDraw))
  expect(coup).toMatchObject({ phase: 'shown', puntaWord: 'carta', bancoWord: null, result: null })
  expect(coup.thirds.punta).toBeNull()
})

it('S.126b hands told with the error are enough, as cards or as points', () => {
  const found: Partial<Coup> = {
    phase: 'shown',
    ...conTerzi,
    puntaWord: 'carta',
    thirds: { punta: { card: null, value: 8 }, banco: null },
    firsts: { punta: null, banco: 5 },
  }
  for (const punta of [['4c', '2c'], 6]) {
    const error: PunterError = { ...falseDraw, hands: hands(punta, null) }
    const coup = coupOf(punterErrs(atStake(two, found), error))
    expect(coup.thirds).toEqual({ punta: null, banco: { card: null, value: 8 } })
    expect(coup).toMatchObject({ phase: 'decided', result: 'punta' })
  }
})

it('S.126b with a point or a card unknown the coup goes back to the word, under the rule', () => {
  const found: Partial<Coup> = { ...drewOnSix, punta: [], banco: [] }
  const coup = coupOf(punterErrs(atStake(two, found), falseDraw))
  expect(coup).toMatchObject({ phase: 'dealt', puntaWord: null, bancoWord: null, result: null })
  expect(coup.regime).toMatchObject(byRule)
})

it('S.126b a coup that goes back to the word has every card somewhere once: the drawn one waits beside', () => {
  const stood: Partial<Coup> = {
    phase: 'shown',
    ...conTerzi,
    puntaWord: 'no',
    bancoWord: 'carta',
    banco: cards('Qc', '10c', '5f'),
    thirds: { punta: null, banco: third('5f') },
  }
  const coup = coupOf(punterErrs(atStake(two, stood), falseDraw))
  expect(coup.banco).toEqual(cards('Qc', '10c'))
  expect(coup.surplus).toMatchObject([{ card: cards('5f')[0], fate: 'waits' }])
})

it('S.126b the false draw of a free solo punter stands; alla regola it is mended', () => {
  const coup = { ...drewOnSix, ...solo }
  expect(punterRefusal(atStake({ 2: 100 }, coup), falseDraw)).toBe('S.126b solo-errors-stand')
  const rule = changed(atStake({ 2: 100 }, coup), { regola: [m(2)] })
  expect(coupOf(punterErrs(rule, falseDraw)).incidents.at(-1)?.provision).toBe('S.111')
})

it('S.127 con terzi, cards turned or a point said before the draws: both sides play the rule, the 5 stands', () => {
  for (const how of ['turned', 'announced', 'hidden-again'] as const) {
    const coup = coupOf(
      punterErrs(atStake(two, { phase: 'dealt', ...conTerzi }), { kind: 'exposed', how }),
    )
    expect(coup.regime).toMatchObject({ ...byRule, puntaFive: 'stands', because: ['S.127'] })
    expect(coup.phase).toBe('dealt')
  }
})

it('S.111 S.127 alla regola, cards turned before the draws are mended by the rule of the table', () => {
  const dealt = { phase: 'dealt' as const, ...conTerzi }
  const rule = changed(atStake(two, dealt), { regola: [m(2)] })
  expect(coupOf(punterErrs(rule, turned)).regime.because).toEqual(['S.111'])
})

it('S.129 con terzi, the last word holds while the banker has not turned', () => {
  const said: Partial<Coup> = { phase: 'spoken', ...conTerzi, puntaWord: 'carta' }
  const coup = coupOf(
    punterErrs(atStake(two, said), { kind: 'changedWord', word: 'no', hands: NO_HANDS }),
  )
  expect(coup).toMatchObject({ phase: 'spoken', puntaWord: 'no' })
  expect(coup.regime.because).toEqual([])
})

it('S.129 con terzi, after the banker has turned both play the rule and the 5 stands', () => {
  const shown: Partial<Coup> = {
    phase: 'shown',
    ...conTerzi,
    punta: cards('3c', '2f'),
    banco: cards('Kc', '6f'),
    puntaWord: 'carta',
  }
  const coup = coupOf(
    punterErrs(atStake(two, shown), { kind: 'changedWord', word: 'no', hands: NO_HANDS }),
  )
  expect(coup.regime).toMatchObject({ ...byRule, puntaFive: 'stands', because: ['S.129'] })
  expect(coup).toMatchObject({ phase: 'decided', puntaWord: 'no', result: 'banco' })
})

it('S.129 a free solo punter changes the word without an error', () => {
  const said: Partial<Coup> = { phase: 'spoken', ...solo, puntaWord: 'carta' }
  const error = { kind: 'changedWord', word: 'no', hands: NO_HANDS } as const
  expect(punterRefusal(atStake({ 2: 100 }, said), error)).toBe('S.129 solo-may-change')
})

it('S.130 after the own word, uncovering before the banker has spoken leaves the banker free', () => {
  for (const who of [conTerzi, solo]) {
    const regime = { puntaFive: 'free', ...byRule, because: ['S.113b'] } as const
    const said: Partial<Coup> = { phase: 'spoken', ...who, puntaWord: 'carta', regime }
    const erred = punterErrs(atStake(two, said), turned)
    expect(coupOf(erred).regime).toMatchObject({ bancoByRule: false, bancoForced: false })
    expect(tableOf(erred).limits).toMatchObject([
      { member: m(2), kind: 'inexpert', provision: 'S.130' },
    ])
  }
  const over: Partial<Coup> = { phase: 'shown', ...solo, puntaWord: 'no', bancoWord: 'no' }
  expect(punterRefusal(atStake(two, over), turned)).toBe('S.130 banker-has-spoken')
})

it('S.123 a solo punter who puts cards into the basket loses', () => {
  const dealt: Partial<Coup> = { phase: 'dealt', ...solo }
  const coup = coupOf(punterErrs(atStake({ 2: 100 }, dealt), { kind: 'basket', baccara: false }))
  expect(coup).toMatchObject({ phase: 'decided', result: 'banco', resultBy: 'S.123' })
})

it('S.123 against a baccara of the banker it is a tie, from the cards or as told', () => {
  const dealt: Partial<Coup> = { phase: 'dealt', ...solo }
  const told = coupOf(punterErrs(atStake({ 2: 100 }, dealt), { kind: 'basket', baccara: true }))
  expect(told.result).toBe('tie')
  const shown: Partial<Coup> = { phase: 'shown', ...solo, banco: cards('Kc', '10c') }
  const seen = coupOf(punterErrs(atStake({ 2: 100 }, shown), { kind: 'basket', baccara: false }))
  expect(seen.result).toBe('tie')
})

it('S.123 in the first coup of the taglia the cards are taken back out, and the coup goes on', () => {
  const first: Partial<Coup> = { phase: 'dealt', number: 1, ...solo }
  const coup = coupOf(punterErrs(atStake({ 2: 100 }, first), { kind: 'basket', baccara: true }))
  expect(coup).toMatchObject({ phase: 'dealt', result: null })
  expect(coup.incidents).toHaveLength(1)
})

it('S.131b con terzi the basket makes the coup void', () => {
  const dealt: Partial<Coup> = { phase: 'dealt', ...conTerzi }
  const voided = punterErrs(atStake(two, dealt), { kind: 'basket', baccara: false })
  expect(lastCoup(voided)).toMatchObject({ result: 'void', resultBy: 'S.131b' })
  expect(lastCoup(voided)?.incidents.map(({ provision }) => provision)).toEqual(['S.131b'])
})

const drew: Partial<Coup> = {
  phase: 'shown',
  puntaWord: 'carta',
  thirds: { punta: { card: null, value: null }, banco: null },
  regime: { puntaFive: 'free', ...byRule, because: ['S.113c'] },
}

it('S.124 a solo who turns the third card over frees a banker with 3 to 6, and no other', () => {
  const hides = (banco: string[]) =>
    coupOf(
      punterErrs(atStake({ 2: 100 }, { ...drew, ...solo, banco: cards(...banco) }), {
        kind: 'turnedThird',
        isVoid: false,
      }),
    ).regime.bancoByRule
  expect(hides(['3c', 'Kc'])).toBe(false)
  expect(hides(['6c', 'Kc'])).toBe(false)
  expect(hides(['2c', 'Kc'])).toBe(true)
  expect(hides(['7c', 'Kc'])).toBe(true)
})

it('S.124 con terzi the inspector, and nobody else, may make the coup void', () => {
  const open = atStake(two, { ...drew, ...conTerzi })
  const error = { kind: 'turnedThird', isVoid: true } as const
  expect(punterRefusal(open, error)).toBe('S.124 inspector-voids')
  expect(lastCoup(punterErrs(open, error, inspector))?.resultBy).toBe('S.124')
  expect(punterRefusal(atStake({ 2: 100 }, { ...drew, ...solo }), error, inspector)).toBe(
    'S.124 solo-not-void',
  )
})

const foreseenAt = (evening: Evening, error: object) => {
  const view = tableView(evening, T1, 1)
  return view && foreseen(view, 'reportPunterError', error)
}

it('S.127 the tablet foresees what follows from an error before anybody confirms it', () => {
  const dealt = atStake(two, { phase: 'dealt', ...conTerzi })
  const before = foreseenAt(dealt, { kind: 'exposed', how: 'announced' })
  expect(before).toMatchObject({ isPossible: true, told: [{ key: 'forced' }] })
  expect(coupOf(punterErrs(dealt, { kind: 'exposed', how: 'announced' })).regime).toMatchObject(
    byRule,
  )
})

it('S.129 an error that cannot have happened so is foreseen with its reason, a draft not filled in with nothing', () => {
  const dealt = atStake(two, { phase: 'dealt', ...conTerzi })
  expect(foreseenAt(dealt, { kind: 'changedWord', word: 'carta' })).toMatchObject({
    isPossible: false,
    told: [{ key: 'not-this-phase' }],
  })
  expect(foreseenAt(dealt, { kind: 'changedWord' })).toBeNull()
})
