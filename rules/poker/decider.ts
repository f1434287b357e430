import { z } from 'zod'
import { compose } from '../kernel/compose'
import type { CommandOf, EventOf } from '../kernel/decider'
import { formation } from './01-formation/section'
import { seats } from './02-seats/section'
import { resto } from './03-resto/section'
import { pot } from './04-pot/section'
import { dealt } from './05-deal/section'
import { opening } from './06-opening/section'
import { acceptance } from './07-acceptance/section'
import { raises } from './08-raises/section'
import { draw } from './09-draw/section'
import { pack } from './10-pack/section'
import { arrival } from './11-arrival/section'
import { showdown } from './12-showdown/section'
import { parol } from './13-parol/section'
import { onori } from './14-onori/section'
import { partito } from './15-partito/section'
import { tableau } from './16-tableau/section'
import { arbitration } from './17-arbitration/section'
import { affranco } from './18-affranco/section'
import { NO_EVENING } from './evening'
import { frameRefusal, staleRefusal } from './frame/frame'
import type { TableProgress } from './frame/progress'
import { FRAME_REFUSALS } from './frame/refusals'
import { TABLE_REFUSALS } from './frame/table-refusals'
import { PLAY_REFUSALS } from './play/refusals'
import { REGULATION } from './provisions'

const count = z.int().nonnegative()
const ProgressForm: z.ZodType<TableProgress> = z.object({
  colpo: count,
  words: count,
  deals: count.optional(),
})

const room = compose(
  {
    game: 'poker',
    initial: NO_EVENING,
    regulation: REGULATION,
    refusals: [FRAME_REFUSALS, TABLE_REFUSALS, PLAY_REFUSALS],
    frame: frameRefusal,
    upon: ProgressForm,
    staleRefusal,
  },
  [
    formation,
    seats,
    resto,
    pot,
    dealt,
    opening,
    acceptance,
    raises,
    draw,
    pack,
    arrival,
    showdown,
    parol,
    onori,
    partito,
    tableau,
    arbitration,
    affranco,
  ],
)

/** The poker room's pure core. Source: the whole regulation, article by article. */
export const poker: typeof room = {
  ...room,
  /** A closed evening has no clock. */
  due: (evening) => (evening.status === 'open' ? room.due(evening) : []),
}

export type CommandType = keyof typeof poker.commands
export type PokerCommand = CommandOf<typeof poker>
export type PokerEvent = EventOf<typeof poker>
