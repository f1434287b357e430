import type { Range } from '@/rules/kernel/decider'
import type { CommandType } from '@/rules/poker/decider'
import type { PokerOffer } from '@/rules/poker/offers'
import { mayAnnounce } from '@/rules/poker/play/early'
import type { Play } from '@/rules/poker/state/play'
import { offersFor, rangeOf } from '../../../../live/offers'
import type { PayloadFor } from '../../../commanding'

/** A rare case: the command it gives, and its provisions. */
type CaseOf<T extends CommandType> = {
  [K in T]: {
    type: K
    provisions: readonly string[]
    /** Payload fields that mark the rare form of a command which has a frequent form too. */
    match?: Partial<PayloadFor<K>>
  }
}[T]

/** Sorted by the moment of a colpo at which they may happen. */
const RARE = [
  { type: 'dealStands', provisions: ['V.7'] },
  { type: 'reportDealError', provisions: ['V.6', 'V.5'] },
  { type: 'passOpening', provisions: ['VI.1'], match: { busy: true } },
  { type: 'judgeEntry', provisions: ['VII.4'] },
  { type: 'changeMind', provisions: ['VII.3'] },
  { type: 'contestRaise', provisions: ['VIII.2'] },
  { type: 'declareWrongOpening', provisions: ['VI.5'] },
  { type: 'correctCards', provisions: ['IX.5'] },
  { type: 'reportDrawError', provisions: ['IX.7', 'IX.8', 'IX.3'] },
  { type: 'reportLostCards', provisions: ['IX.9'] },
  { type: 'rebuildMazzo', provisions: ['IX.10'] },
  { type: 'reportSixCards', provisions: ['V.9'] },
  { type: 'withdrawForPack', provisions: ['X.2'] },
  { type: 'reportQuadriglie', provisions: ['X.3'] },
  { type: 'reportWrongCount', provisions: ['V.8'] },
  { type: 'showOpening', provisions: ['VI.6'], match: { excused: true } },
  { type: 'noteAtTable', provisions: [] },
] as const satisfies readonly CaseOf<CommandType>[]

type RareType = (typeof RARE)[number]['type']
export type RareCase = CaseOf<RareType>
export type RareOffer = PokerOffer<RareType>

/** Words spoken early are no offer, because they are judged only when the player's turn comes. */
export const EARLY = 'spokeEarly'
export type Chosen = RareCase | typeof EARLY

/** The cases that may be entered now. */
export const rareNow = (offers: readonly PokerOffer[], play: Play): Chosen[] => [
  ...(mayAnnounce(play).length > 0 ? [EARLY as typeof EARLY] : []),
  ...(RARE as readonly RareCase[]).filter((one) => offersIn(offers, one).length > 0),
]

/** A note that belongs to another case: a contested raise is judged to stand. */
const STANDS = { provision: 'VIII.2' } as const

/** The offers on the page of a rare case. */
export function offersIn(offers: readonly PokerOffer[], { type, match }: RareCase): RareOffer[] {
  const found = offersFor(offers, type, match) as RareOffer[]
  if (type === 'contestRaise') return [...found, ...offersFor(offers, 'noteAtTable', STANDS)]
  return found.filter(
    (one) => one.type !== 'noteAtTable' || one.payload.provision !== STANDS.provision,
  )
}

/** The case of an offer, for a command with several; empty for the others. */
export function caseOf(offer: RareOffer): string {
  switch (offer.type) {
    case 'reportDealError':
    case 'reportDrawError':
      return offer.payload.error
    case 'withdrawForPack':
      return offer.payload.because
    case 'noteAtTable':
      return offer.payload.provision
    case 'reportLostCards':
      return `${offer.payload.evident}`
    default:
      return ''
  }
}

/**
 * The number that may vary in an offer: its field, its bounds, the offered value, and the change of payload for
 * another value.
 */
interface Quantity {
  field: 'lowest' | 'count' | 'cards'
  range: Range
  offered: number
  change(chosen: number): Partial<RareOffer['payload']>
}

/** The number that may vary: cards in hand or taken away, or the lowest card found; null where there is none. */
export function quantityOf(offer: RareOffer): Quantity | null {
  switch (offer.type) {
    case 'reportQuadriglie': {
      const range = rangeOf(offer, 'lowest')
      const { lowest: offered } = offer.payload
      return range && { field: 'lowest', range, offered, change: (lowest) => ({ lowest }) }
    }
    case 'reportDrawError': {
      const range = rangeOf(offer, 'count')
      const { count: offered = 0 } = offer.payload
      return range && { field: 'count', range, offered, change: (count) => ({ count }) }
    }
    case 'reportLostCards': {
      const range = rangeOf(offer, 'cards')
      const { cards: offered } = offer.payload
      return range && { field: 'cards', range, offered, change: (cards) => ({ cards }) }
    }
    default:
      return null
  }
}
