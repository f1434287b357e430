import type { Chips } from '@/rules/kernel/chips'
import { TAKEN_BACK_SHOWN_MS } from '@/rules/kernel/club/casse'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'

export interface Requested {
  readonly chips: Chips
  readonly at: Instant
}

/** Somebody who asks the desk for chips, or was handed some. */
export interface Asker {
  readonly member: MemberId
  readonly asked: Requested | null
  readonly handed: {
    readonly at: Instant
    readonly chips: Chips
    readonly asked: Requested | null
  } | null
  /** Said with the request: where, and as what. */
  readonly about?: string
  /** The reason why nothing is handed out now. */
  readonly whyNot?: string
}

/** A request, or chips handed over just now. */
export interface AskedCard<A extends Asker> {
  readonly asker: A
  readonly asked: Requested
  readonly handedAt: Instant | null
}

/** The cards of somebody at this time: a request, and chips that may still be taken back, each where its request stood. */
export function cardsOf<A extends Asker>(asker: A, now: Instant): AskedCard<A>[] {
  const { asked, handed } = asker
  const cards: AskedCard<A>[] = asked ? [{ asker, asked, handedAt: null }] : []
  if (!handed || now >= handed.at + TAKEN_BACK_SHOWN_MS) return cards
  // The desk may have handed out another sum than was asked.
  const given = { chips: handed.chips, at: (handed.asked ?? handed).at }
  return [{ asker, asked: given, handedAt: handed.at }, ...cards]
}
