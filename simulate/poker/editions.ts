import { happens } from '@/rules/kernel/decider'
import type { PokerEvent } from '@/rules/poker/decider'
import type { Poker } from './evening'

/** One evening in so many has tables formed before there was a second edition. */
const FIRST_EDITION_EVERY = 8

/** The rules that the evening of this seed is played by: its tables are of the latest edition, or all of the first. */
export const rulesFor = (poker: Poker, seed: number): Poker =>
  seed % FIRST_EDITION_EVERY === 0 ? ofFirstEdition(poker) : poker

/** The same rules, but the event that forms a table names no edition, as in journals of the first. */
const ofFirstEdition = (poker: Poker): Poker => ({
  ...poker,
  decide(evening, envelope) {
    const decision = poker.decide(evening, envelope)
    if (!decision.accepted || !decision.events.some(({ type }) => type === 'tableFormed'))
      return decision
    return happens(...decision.events.map(withoutEdition))
  },
})

function withoutEdition(event: PokerEvent): PokerEvent {
  if (event.type !== 'tableFormed') return event
  const { edition: _, ...formed } = event
  return formed
}
