import fc from 'fast-check'
import { expect } from 'vitest'
import type { BankedEvening } from '@/rules/banked/state'
import type { Actor, AnyCommand, AnyEvent, Decider, Instant, Range } from '@/rules/kernel/decider'
import { type Account, accountsIn } from '@/rules/kernel/ledger'
import { commandOf } from '@/rules/kernel/offers'
import { desk, inspector, phone, T1, tablet } from './play'

const ACTORS = [tablet, inspector, desk, phone(1), phone(2), phone(4)]

interface Offer {
  readonly type: string
  readonly payload: object
  readonly bounds?: object
}

interface Offering<S, C extends AnyCommand, E extends AnyEvent, Customs> {
  rules: Pick<Decider<S, C, E>, 'decide' | 'evolve'>
  offersTo(day: S, by: Actor, at: Instant): readonly Offer[]
  customs: readonly Customs[]
  dayWith(customs: Customs): S
  /** Commands that end play for good, or that make the table another one. */
  apart: readonly string[]
  /** Commands that carry a colpo on; nine of ten choices are among them. */
  carrying: readonly string[]
  isPhysical(account: Account): boolean
  /** Holds after every command. */
  sound(day: S, accounts: readonly Account[]): void
  days: number
}

/** The payload of an offer with every field at one end of its bounds. */
const atEnd = ({ payload, bounds = {} }: Offer, end: 'min' | 'max'): object => ({
  ...payload,
  ...Object.fromEntries(
    Object.entries(bounds).map(([field, range]) => [field, (range as Range)[end]]),
  ),
})

/** Days of random offers: each is accepted at both ends of its bounds, and the book stays whole. */
export function everyOfferIsAccepted<
  S extends Pick<BankedEvening<{ openedAt: Instant }>, 'accounts' | 'tables'>,
  C extends AnyCommand,
  E extends AnyEvent,
  Customs,
>(game: Offering<S, C, E, Customs>): void {
  const choice = fc.tuple(fc.nat(5), fc.nat(40), fc.nat(400), fc.nat(9))
  fc.assert(
    fc.property(
      fc.array(choice, { minLength: 60, maxLength: 120 }),
      fc.constantFrom(...game.customs),
      (choices, customs) => {
        let day = game.dayWith(customs)
        let at = day.tables[T1]?.openedAt ?? 0
        for (const [who, kind, which, wild] of choices) {
          const by = wild > 0 ? tablet : (ACTORS[who] ?? tablet)
          at += 1_000
          const all = game
            .offersTo(day, by, at)
            .filter(({ type }) =>
              wild > 0 ? game.carrying.includes(type) : !game.apart.includes(type),
            )
          const kinds = [...new Set(all.map(({ type }) => type))]
          const type = kinds[kind % Math.max(1, kinds.length)]
          const offers = all.filter((offer) => offer.type === type)
          const offer = offers[which % Math.max(1, offers.length)]
          if (!offer) continue
          const command = commandOf<C>(offer.type, atEnd(offer, which % 2 === 0 ? 'min' : 'max'))
          const decision = game.rules.decide(day, { id: `${at}`, at, by, command, secrets: {} })
          if (!decision.accepted) throw new Error(`${offer.type}: ${JSON.stringify(decision)}`)
          for (const event of decision.events) day = game.rules.evolve(day, event, { at, by })
          const { accounts } = day
          const booked = accountsIn(accounts)
          expect(booked.reduce((sum, account) => sum + (accounts[account] ?? 0), 0)).toBe(0)
          const short = booked.filter((account) => (accounts[account] ?? 0) < 0)
          expect(short.filter((account) => game.isPhysical(account))).toEqual([])
          game.sound(day, booked)
        }
      },
    ),
    { numRuns: game.days },
  )
}
