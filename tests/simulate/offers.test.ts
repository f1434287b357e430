import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor, AnyCommand, AnyEvent, CommandRule, Instant } from '@/rules/kernel/decider'
import { makeOffersTo, offersMade } from '@/rules/kernel/offers'
import type { AnyEvening } from '@/simulate/game'
import { momentsOf } from '../support/evenings'
import { cases } from '../support/generated'
import { SIMULATED } from './games'

/** Commands of an evening, refused ones among them. */
const COMMANDS = 500
/** Offers are compared in one state of so many; they are made in each, so that what is kept of them is in use. */
const LOOKS = 4
/** Offers that are kept hold at any later moment. */
const DAY_MS = 24 * 60 * 60 * 1000

type Rule = CommandRule<AnyEvening, AnyEvent, unknown>
type Fields = Readonly<Record<string, unknown>>

const tabletOf = (post: string): Actor => ({ roles: ['tavolo'], member: null, post })
const seeds = fc.integer({ min: 1, max: 1_000_000 })

/** The same fields, of which only these values may be read, and the fields of an object one step below. */
function onlyWith(values: ReadonlySet<unknown>, fields: Fields, below: number): Fields {
  const only = {}
  for (const [name, value] of Object.entries(fields)) {
    const isOpen = below > 0 && value !== null && typeof value === 'object'
    const get = () => {
      if (values.has(value)) return value
      if (isOpen && !Array.isArray(value)) return onlyWith(values, value as Fields, below - 1)
      throw new Error(`${name} is read`)
    }
    Object.defineProperty(only, name, { enumerable: true, get })
  }
  return only
}

/** A state of which an evening's tables and these values alone may be read. */
function onlyFrom(from: readonly unknown[], state: AnyEvening): AnyEvening {
  const { tables, ...others } = state as AnyEvening & Fields
  const known = Object.entries(tables).map(([id, table]) => {
    const values = new Set([...from, id])
    return [id, onlyWith(values, table as unknown as Fields, 1)]
  })
  const only = onlyWith(new Set(from), others, 0)
  return Object.defineProperty(only, 'tables', {
    enumerable: true,
    value: Object.fromEntries(known),
  }) as unknown as AnyEvening
}

describe.each(SIMULATED)('the tablets of %s', (_, simulated) => {
  const { rules } = simulated
  const offersTo = makeOffersTo<AnyEvening, AnyCommand, AnyEvent>(rules)
  const types = Object.entries<Rule>(rules.commands).flatMap(([type, { may, candidates }]) =>
    candidates && may.includes('tavolo') ? [type] : [],
  )
  const made = (type: string, state: AnyEvening, post: string, at: Instant) =>
    offersMade<AnyEvening, AnyCommand, AnyEvent>(rules, type, { state, by: tabletOf(post), at })

  it('are offered every candidate that is accepted now, and nothing from a state before', () => {
    const evenings = fc.property(seeds, (seed) => {
      momentsOf(simulated, seed, COMMANDS).forEach(({ state, at }, place) => {
        for (const post of Object.keys(state.tables)) {
          const offers = offersTo(state, tabletOf(post), at)
          if (place % LOOKS !== seed % LOOKS) continue
          expect(offers).toEqual(types.flatMap((type) => made(type, state, post, at)))
        }
      })
    })
    fc.assert(evenings, { numRuns: cases(2) })
  })

  it('have offers kept that are made of nothing but what their command says', () => {
    const evenings = fc.property(seeds, (seed) => {
      momentsOf(simulated, seed, COMMANDS).forEach(({ state, at }, place) => {
        if (place % LOOKS !== seed % LOOKS) return
        for (const post of Object.keys(state.tables))
          for (const type of types) {
            const from = (rules.commands as Record<string, Rule>)[type]?.offeredFrom?.(state, post)
            if (!from?.length) continue
            const only = onlyFrom(from, state)
            expect(made(type, only, post, at + DAY_MS), type).toEqual(made(type, state, post, at))
          }
      })
    })
    fc.assert(evenings, { numRuns: cases(2) })
  })
})
