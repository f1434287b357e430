import type { Offer } from '@/rules/kernel/offers'
import type { CommandType } from '@/rules/poker/decider'
import { mayAnnounce } from '@/rules/poker/play/early'
import type { Play } from '@/rules/poker/state/play'
import { offersFor } from '../../../offers'

/** Something that happens seldom: the command it gives, and the provisions it falls under. */
export interface RareCase {
  type: CommandType
  provisions: readonly string[]
  /** What its payloads must hold, where the command has a frequent form too. */
  match?: Readonly<Record<string, unknown>>
}

/** In the order in which a colpo comes upon them. */
export const RARE: readonly RareCase[] = [
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
]

/** Words before one's turn are no offer: whether they stand is judged when the turn comes. */
export const EARLY = 'spokeEarly'
export type Chosen = RareCase | typeof EARLY

/** What may be entered now. */
export const rareNow = (offers: readonly Offer[], play: Play): Chosen[] => [
  ...(mayAnnounce(play).length > 0 ? [EARLY as typeof EARLY] : []),
  ...RARE.filter(({ type, match }) => offersFor(offers, type, match).length > 0),
]
