import { expect, it } from 'vitest'
import { CASSA } from '@/rules/banked/accounts'
import { asPlayer, asTable } from '@/rules/banked/ids'
import { drawsByRule } from '@/rules/black-jack/10-banco/draws'
import { puntataOf } from '@/rules/black-jack/accounts'
import { bancoFinals, FINALS, type Final } from '@/rules/black-jack/chances/banco'
import { type BlackJackCommand, blackJackGame as rules } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { bancoHasBlackJack } from '@/rules/black-jack/play/banco'
import { isBust, pointOf } from '@/rules/black-jack/play/points'
import { Settings } from '@/rules/black-jack/settings'
import { asCasella } from '@/rules/black-jack/state/ids'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { asChips, plus } from '@/rules/kernel/chips'
import { stateAfter } from '@/rules/kernel/decider'
import { asNumber } from '@/rules/kernel/fraction'
import { asMember } from '@/rules/kernel/ids'
import { blackJackBy } from '@/simulate/black-jack/game'
import { playEvening } from '@/simulate/evening'
import { randomFrom, shuffled } from '@/simulate/random'
import { changedAfter } from './games'

const T1 = asTable('T1')

/** One chip of the desk's turns up on a casella. */
function oneChipMore(evening: Evening): Evening {
  const account = puntataOf(asTable('T1'), asCasella(1), asPlayer('m1'))
  const { [account]: had = asChips(0), [CASSA]: desk = asChips(0) } = evening.accounts
  const accounts = { ...evening.accounts, [account]: plus(had, asChips(1)) }
  return { ...evening, accounts: { ...accounts, [CASSA]: plus(desk, asChips(-1)) } }
}

it('a decider that loses a chip of a puntata is found out', () => {
  const game = blackJackBy(changedAfter(rules)('stakeLaid', oneChipMore))
  const faults = [1, 2, 3, 4, 5, 6].map(
    (seed) => playEvening(game, seed, { level: 3 }).fault?.check,
  )
  expect(faults).toContain('money')
})

const HANDS = 20_000
const finalOf = (banco: readonly Rank[]): Final => {
  if (bancoHasBlackJack(banco)) return 'black-jack'
  return isBust(banco) ? 'bust' : (String(pointOf(banco).total) as Final)
}

it.each(['A', '6', '10'] as const)(
  'B.25 hands drawn at random from four packs agree with the exact chances of a first %s',
  (first) => {
    const out = { [first]: 1 }
    const exact = bancoFinals(first, { packs: 4, out })
    const pack = RANKS.flatMap((rank) => Array<Rank>(rank === first ? 15 : 16).fill(rank))
    const random = randomFrom(1914)
    const found = new Map<Final, number>()
    let shoe: Rank[] = []
    for (let hand = 0; hand < HANDS; hand++) {
      // Each hand from a full shoe: the first cards of a new order of the whole pack.
      shoe = hand % 8 === 0 ? shuffled(random, pack) : [...shoe.slice(24), ...shoe.slice(0, 24)]
      const banco: Rank[] = [first]
      for (const card of shoe) {
        if (banco.length > 1 && !drawsByRule(banco)) break
        banco.push(card)
      }
      const final = finalOf(banco)
      found.set(final, (found.get(final) ?? 0) + 1)
    }
    for (const final of FINALS) {
      const chance = asNumber(exact[final])
      const error = Math.sqrt((chance * (1 - chance)) / HANDS)
      const share = (found.get(final) ?? 0) / HANDS
      expect(Math.abs(share - chance)).toBeLessThanOrEqual(4 * error)
    }
  },
)

it('a table that is proposed has its parts in the order of every later one, so that the two can be compared', () => {
  const by = { roles: ['segretario', 'deputato'], member: asMember('capo'), post: null }
  const after = (evening: Evening, command: BlackJackCommand): Evening => {
    const step = { id: 'x', at: 0, by, command, secrets: {} }
    const decision = rules.decide(evening, step)
    if (!decision.accepted) throw new Error(decision.refusal.code)
    return stateAfter(rules.evolve, evening, decision, step)
  }
  const opened = after(rules.initial, { type: 'openEvening', title: 'Sala', day: '2026-11-20' })
  const minimum = asChips(10)
  const settings = Settings.parse({})
  const proposed = after(opened, { type: 'openTable', minimum, settings, as: 'management' })
  const crowded = after(proposed, { type: 'declareCrowd', table: T1, isCrowded: true })
  const [first, later] = [proposed, crowded].map(({ tables }) => Object.keys(tables[T1] ?? {}))
  expect(later).toEqual(first)
})
