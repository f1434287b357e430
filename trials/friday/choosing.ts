import { type Played, type Player, playerOf } from '@/rehearsal/players'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import type { Level } from '@/rules/kernel/level'
import type { AnyEvening, Chosen } from '@/simulate/game'
import type { Random } from '@/simulate/random'
import { RULES, SLIPS, slipOf } from './slips'

/** How many choices are looked at before a table waits for a moment. */
const MOST_CHOICES = 60
/** One choice in so many is a slip, one in so many mends one; during the count, one in so many is counted again. */
const SLIP = 25
const MEND = 12
const COUNT_AGAIN = 8
/** One act that the rules refuse in so many is given all the same, by a finger that does not look. */
const UNSEEN = 40
/** The simulators’ acts that are as seldom as this, such as an evening stopped or a table closed, are left out. */
const SELDOM = 12

/** A game’s evening, at so many tables. */
export interface Room {
  game: Played
  tables: number
  level: Level
  hasFloat: boolean
}

/** The refusal of a draw whose secret only the server knows. */
const SECRET = 'lots-secret-changed'

/** An evening plays, is led to its tableau, or is closed. */
export type Course = 'playing' | 'ending' | 'closing'

/** An act, and the code by which the rules refuse it; null where they accept it. */
export interface Act extends Chosen<AnyCommand> {
  refusal: string | null
}

/** Chooses what somebody at a game does next, slips included. */
export class Choosing {
  readonly #player: Player

  constructor(
    private readonly room: Room,
    private readonly random: Random,
    seed: number,
  ) {
    const { game, level, tables, hasFloat } = room
    this.#player = playerOf(game, { seed, level, tables, hasFloat, seldom: SELDOM })
  }

  /** The next act; `settled` where only the evening is left to be closed, null where nobody has anything to do now. */
  next(state: AnyEvening, course: Course, at: Instant): Act | 'settled' | null {
    for (let choice = 0; choice < MOST_CHOICES; choice++) {
      const chosen = this.#choose(state, course, { at, choice })
      if (!chosen) continue
      if (chosen.command.type === 'closeEvening' && course !== 'closing') {
        if (course === 'ending') return 'settled'
        continue
      }
      const refusal = this.#refusalOf(state, chosen, at)
      if (refusal === null || this.random.oneIn(UNSEEN)) return { ...chosen, refusal }
    }
    return null
  }

  #choose(
    state: AnyEvening,
    course: Course,
    { at, choice }: { at: Instant; choice: number },
  ): Chosen<AnyCommand> | null {
    const { random } = this
    const { game } = this.room
    const { made, mended, counted } = SLIPS[game]
    const isLost = choice > MOST_CHOICES / 2
    const drawn = (kinds: readonly string[]) => slipOf(game, kinds, { state, at, random })
    const slip =
      course === 'playing'
        ? (random.oneIn(SLIP) && choice === 0 && drawn(made)) ||
          ((random.oneIn(MEND) || isLost) && drawn(mended))
        : course === 'ending' && (random.oneIn(COUNT_AGAIN) || isLost) && drawn(counted)
    return slip || this.#player.next(state, course !== 'playing')
  }

  #refusalOf(state: AnyEvening, { command, by }: Chosen<AnyCommand>, at: Instant): string | null {
    const rules = RULES[this.room.game]
    const labels = rules.secrets(state, command)
    const secrets = Object.fromEntries(labels.map((label) => [label, `friday/${label}`]))
    const decision = rules.decide(state, { id: 'friday', at, by, command, secrets })
    return decision.accepted || decision.refusal.code === SECRET ? null : decision.refusal.code
  }
}
