import { Problem } from '../common/errors'
import { holds, type Identity } from './identity'

/** Commands that a session may give at once, and per second after that. */
export interface Pace {
  burst: number
  perSecond: number
}

/**
 * A member's phone: a hand taps three times a second at most, and a phone that was without network sends what waited. A
 * device at its post and an officer act for a whole table or room.
 */
export const PACES = {
  member: { burst: 60, perSecond: 3 },
  office: { burst: 1_200, perSecond: 120 },
} as const satisfies Readonly<Record<string, Pace>>

/** Sessions that are remembered; beyond that, those whose full burst is free again are forgotten. */
const MOST_SESSIONS = 10_000

interface Bucket {
  left: number
  at: number
}

/** Slows a session down that gives commands faster than any hand, so that it fills no queue and no view. */
export class Paces {
  readonly #buckets = new Map<string, Bucket>()

  constructor(
    private readonly paces: Readonly<Record<keyof typeof PACES, Pace>> = PACES,
    /** In ms; a machine's clock that is set does not change it. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one command. Throws Problem `too-many-commands`; the same command may be given again a little later. */
  take(identity: Identity): void {
    const isOffice = identity.device !== null || holds(identity, OFFICES)
    const { burst, perSecond } = this.paces[isOffice ? 'office' : 'member']
    const now = this.now()
    const before = this.#buckets.get(identity.sessionId) ?? { left: burst, at: now }
    const left = Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond)
    if (left < 1) throw new Problem('too-many-commands')
    this.#buckets.delete(identity.sessionId)
    this.#buckets.set(identity.sessionId, { left: left - 1, at: now })
    if (this.#buckets.size > MOST_SESSIONS) this.#forgetOldest()
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}

const OFFICES = ['segretario', 'deputato', 'amministratore'] as const
