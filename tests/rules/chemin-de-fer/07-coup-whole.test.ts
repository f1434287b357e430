import { expect, it } from 'vitest'
import { COUP } from '@/rules/chemin-de-fer/07-coup/sentences'
import { PAYMENT } from '@/rules/chemin-de-fer/14-payment/sentences'
import { balance, bankOf, CAGNOTTE, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { cardValue } from '@/rules/chemin-de-fer/play/points'
import { FREE_REGIME, forcedBy } from '@/rules/chemin-de-fer/play/regime'
import { restoreByRule } from '@/rules/chemin-de-fer/play/restored'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { parseCard } from '@/rules/kernel/cards'
import { type Tell, textOf } from '@/rules/kernel/tell'
import {
  at,
  CARTA,
  dealtWith,
  decidedAs,
  opens,
  readyToDeal,
  STANDS,
  shows,
  third,
} from './support/coup'
import {
  after,
  aTable,
  changed,
  decided,
  inspector,
  m,
  seat,
  T1,
  tableOf,
  withBank,
} from './support/table'

const stake = (n: number, sum: number) =>
  at({ type: 'layStake', member: m(n), place: seat(n), sum, line: 'beyond', part: null })

/** A coup from the announcement to the payment, by the commands of every section. */
const wholeCoup = (punta: number, settings = {}): Evening =>
  after(withBank(aTable({ settings }), 1, 100), [
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stake(3, 60),
    stake(5, 40),
    at({ type: 'closeGame' }),
    at({ type: 'giveCards', member: m(3) }),
    at({ type: 'dealCards' }),
    ...[CARTA, opens(6), third('punta', 3), STANDS, shows(punta)].map(at),
    at({ type: 'settleCoup' }),
  ])

it('S.11b a whole coup con terzi goes from the announcement to the payment by its commands', () => {
  const won = wholeCoup(2, { taxPercent: 5 })
  expect(balance(won, bankOf(T1))).toBe(195)
  expect(balance(won, CAGNOTTE)).toBe(5)
  expect(tableOf(won).past.at(-1)).toMatchObject({
    serial: 1,
    holder: 'm3',
    points: { punta: 5, banco: 6 },
    result: 'banco',
  })
  const lost = wholeCoup(5)
  expect(tableOf(lost)).toMatchObject({ mano: null, turn: 2 })
  expect([1, 3, 5].map((n) => balance(lost, chipsOf(m(n))))).toEqual([900, 1060, 1040])
})

it('S.113b the regime of a coup con terzi names its row', () => {
  const dealt = after(
    readyToDeal({
      stakes: [
        { n: 3, chips: 6 },
        { n: 4, chips: 4 },
      ],
    }),
    [at({ type: 'dealCards' })],
  )
  expect(tableOf(dealt).coup?.regime.because).toEqual(['S.113b'])
})

it('S.112 a barred punter who has the cards for want of others plays by the rule, 5 standing', () => {
  const ready = readyToDeal({
    stakes: [
      { n: 3, chips: 6 },
      { n: 4, chips: 4 },
    ],
  })
  const { coup } = tableOf(ready)
  const holder = coup?.holder ? { ...coup.holder, by: 'barred' as const } : null
  const dealt = after(changed(ready, { coup: coup && { ...coup, holder } }), [
    at({ type: 'dealCards' }),
  ])
  expect(tableOf(dealt).coup?.regime).toMatchObject({ puntaByRule: true, puntaFive: 'stands' })
})

const cards = (...names: string[]) => names.map((name) => parseCard(name) ?? 0)
const FORCED = forcedBy(FREE_REGIME, 'S.126b')

/** Cards detached beyond the four first ones, seen unless told otherwise. */
const detached = (...names: string[]) =>
  names.map((name) => {
    const [card = 0] = cards(name.replace('?', ''))
    return { card, value: cardValue(card), seen: !name.endsWith('?') }
  })

/** The coup restored by the rule, from the points of its first cards; its third cards by name. */
const restored = (points: { punta: number; banco: number }, out: string[], isSurplusVoid = false) =>
  restoreByRule({ points, detached: detached(...out), isSurplusVoid }, PROFILES.club, FORCED)

it('S.113c restored by the rule, detached cards go first to the punta and then to the bank', () => {
  const { thirds, surplus, needs } = restored({ punta: 4, banco: 3 }, ['5c', '4c'])
  expect([thirds.punta?.card, thirds.banco?.card]).toEqual(cards('5c', '4c'))
  expect({ surplus, needs }).toEqual({ surplus: [], needs: null })
})

it('S.113c a false draw of the punta is the bank’s card, and a surplus card is void or the next coup’s', () => {
  const six = restored({ punta: 6, banco: 5 }, ['5c', '4c', '9c?'])
  expect(six.thirds).toMatchObject({ punta: null, banco: { card: cards('5c')[0] } })
  expect(six.surplus.map(({ fate }) => fate)).toEqual(['void', 'next-coup'])
  const allVoid = restored({ punta: 6, banco: 7 }, ['9c?'], true)
  expect(allVoid.surplus.map(({ fate }) => fate)).toEqual(['void'])
})

it('S.113c a restored coup says which side still needs a card, and draws none against a natural', () => {
  expect(restored({ punta: 4, banco: 5 }, []).needs).toBe('punta')
  expect(restored({ punta: 6, banco: 5 }, []).needs).toBe('banco')
  const natural = restored({ punta: 8, banco: 2 }, ['5c'])
  expect(natural).toMatchObject({ thirds: { punta: null, banco: null }, needs: null })
  expect(natural.surplus).toHaveLength(1)
})

/** The sentences of events in Italian, as plain text. */
function told(events: readonly CheminEvent[]): string[] {
  const tables = { ...COUP, ...PAYMENT } as Record<string, (event: never) => Tell | readonly Tell[]>
  const write = (tell: Tell): string =>
    textOf(tell.sentence.it, tell.parts, (part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part)
      if ('tell' in part) return write(part.tell)
      if ('chips' in part) return String(part.chips)
      if ('member' in part) return String(part.member)
      return 'provision' in part ? part.provision : '·'
    })
  return events.flatMap((event) => {
    const tells = tables[event.type]?.(event as never) ?? []
    return (Array.isArray(tells) ? tells : [tells]).map(write)
  })
}

const eventsOf = (evening: Evening, command: Parameters<typeof at>[0], by = inspector) => {
  const decision = decided(evening, at(command), by)
  if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal))
  return told(decision.events)
}

it('S.10a the settlement is told with its arithmetic', () => {
  const ready = decidedAs(readyToDeal({ settings: { taxPercent: 5 } }), 'banco')
  expect(eventsOf(ready, { type: 'settleCoup' })).toEqual([
    'Colpo 1: vince il banco, di fatto 100',
    'Cagnotte 5 % di 100: 5',
    'Banco 100 + vincita 100 − cagnotte 5 = 195',
    'Prossimo banco: 195',
  ])
  const settings = { taxPercent: 5 }
  const odd = decidedAs(readyToDeal({ settings, stakes: [{ n: 3, chips: 50 }] }), 'banco')
  expect(eventsOf(odd, { type: 'settleCoup' })).toContain('Cagnotte 5 % di 50, arrotondata: 3')
  const lost = decidedAs(readyToDeal({ stakes: [{ n: 3, chips: 60 }] }), 'punta')
  expect(eventsOf(lost, { type: 'settleCoup' }).at(-1)).toBe(
    'Banco 100 − perdita 60 = 40, che torna al banchiere; la mano è finita',
  )
})

it('S.27 a correction says which chips to move', () => {
  const over = after(decidedAs(readyToDeal(), 'banco'), [at({ type: 'settleCoup' })])
  const correction = { coup: 1, result: 'tie', matched: 0, why: 'punto letto male' }
  expect(eventsOf(over, { type: 'correctCoup', ...correction })).toEqual([
    'Il colpo 1 è corretto, ora «parità» con 100 di fatto: punto letto male',
    'il banco dà 100 a m3',
    'Si correggono le fiches; la mano e i diritti restano com’è andata la serata (S.39a)',
  ])
})

it('S.11b every move of a coup has its sentence', () => {
  expect(eventsOf(readyToDeal(), { type: 'dealCards' })).toEqual([
    'Quattro carte coperte; alla punta parla m3',
  ])
  const byRule = dealtWith({ regola: [1, 3] }, CARTA, opens(6))
  expect(eventsOf(byRule, third('punta', 5))).toEqual([
    'Terza carta alla punta: un 5',
    'Il banco resta',
  ])
  const open = dealtWith({}, { type: 'sayWord', side: 'punta', word: 'no' })
  expect(eventsOf(open, { type: 'showBank', cards: ['Kp', '8c'] })).toEqual([
    'Il banco batte: ·, 8',
  ])
  expect(Object.keys(chemin.commands)).toContain('settleCoup')
})
