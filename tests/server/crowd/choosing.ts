import { expect } from 'vitest'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import { byDesk } from '@/simulate/float/house'
import type { AnyEvening, Chosen, Plan } from '@/simulate/game'
import type { Random } from '@/simulate/random'
import { offersSeen } from '@/simulate/watch'
import type { AnyGame } from '../../simulate/games'

/** More rounds than any plan has; refusals after which a plan tries anything. */
const ENDLESS = 1_000_000
const MANY_REFUSED = 20
/** One step in so many is an offer, whatever the plan: in the play, and towards the tableau. */
const OFFERS = { play: 2, ending: 12 } as const
/** Kinds of command that are looked at before nothing is on offer. */
const LOOKS = 30
/** Offers that end something, or begin it again; one in so many of them is given. */
const ENDING =
  /^(begin|close|dissolve|resumePlay|stopGame|sendOut|set(Level|Settings)|end|void|annul|leaveDuty)/
const SELDOM = 40
/** Larger sums are on offer too, and nothing else would count beside them. */
const MOST_CHIPS = 100_000

interface Held {
  readonly status: string
  readonly colpo?: object | null
  readonly coup?: object | null
}

const tablesOf = ({ tables }: AnyEvening): readonly Held[] => Object.values(tables)

/** A round is in play somewhere. */
export const isPlaying = (state: AnyEvening): boolean =>
  tablesOf(state).some(({ colpo, coup }) => Boolean(colpo ?? coup))

/** The acts of an evening's people, in the simulators' names: a plan moves the game on, and they take what is on offer. */
export class Choosing {
  readonly #plan: Plan<AnyEvening, AnyCommand>
  readonly #declares: Chosen<AnyCommand>

  constructor(
    private readonly game: AnyGame,
    private readonly random: Random,
    private readonly hasFloat: boolean,
  ) {
    // At the first level a table of poker has no rounds.
    this.#plan = game.plan(random, random.pick([2, 3]))
    const settings = random.pick(Object.values(FLOAT_PROFILES)) ?? FLOAT_PROFILES.club
    this.#declares = byDesk('declareFloat', { settings })
  }

  /** Somebody's next command; null where the choice led to none. */
  next(state: AnyEvening, now: Instant, leads: keyof typeof OFFERS): Chosen<AnyCommand> | null {
    const isOffer = isPlaying(state) && this.random.oneIn(OFFERS[leads])
    if (isOffer) return this.#offered(state, now)
    return this.planned(state, leads, this.random.oneIn(8) ? MANY_REFUSED : 0)
  }

  /** The next command of the plan after so many refused ones; the house declares its floats once a table is open. */
  planned(
    state: AnyEvening,
    leads: keyof typeof OFFERS,
    refused: number,
  ): Chosen<AnyCommand> | null {
    const { game, hasFloat } = this
    const isDue = hasFloat && !game.hasFloats?.(state)
    if (isDue && tablesOf(state).some(({ status }) => status !== 'proposed')) return this.#declares
    const rounds = leads === 'ending' ? ENDLESS : 0
    const chosen = this.#plan.next(state, { rounds, refused, steps: 0 })
    // A plan whose tables are all gone would end the evening.
    return leads === 'play' && chosen?.command.type === 'closeEvening' ? null : chosen
  }

  /** Something of any kind that is on offer to somebody. */
  #offered(state: AnyEvening, now: Instant): Chosen<AnyCommand> | null {
    const { game, random } = this
    for (let look = 0; look < LOOKS; look++) {
      const { offers, fault } = offersSeen(game, state, now + look)
      expect(fault).toBeNull()
      const offer = random.pick(offers)
      if (!offer || Object.values(offer.command).some((one) => one > MOST_CHIPS)) continue
      const isSeldom = ENDING.test(offer.command.type) || game.offers.isSeldom(offer.command)
      if (!isSeldom || random.oneIn(SELDOM)) return offer
    }
    return null
  }
}
