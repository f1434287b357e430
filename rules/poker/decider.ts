import { z } from 'zod'
import { compose } from '../kernel/compose'
import type { CommandOf, EventOf } from '../kernel/decider'
import { formation } from './01-formation'
import { seats } from './02-seats'
import { resto } from './03-resto'
import { pot } from './04-pot'
import { dealt } from './05-deal'
import { opening } from './06-opening'
import { acceptance } from './07-acceptance'
import { raises } from './08-raises'
import { draw } from './09-draw'
import { pack } from './10-pack'
import { arrival } from './11-arrival'
import { showdown } from './12-showdown'
import { parol } from './13-parol'
import { onori } from './14-onori'
import { partito } from './15-partito'
import { tableau } from './16-tableau'
import { arbitration } from './17-arbitration'
import { affranco } from './18-affranco'
import { NO_EVENING } from './evening'
import { frameRefusal, staleRefusal } from './frame/frame'
import type { TableProgress } from './frame/progress'
import { REGULATION } from './provisions'
import { FRAME_REFUSALS } from './refusals/frame'
import { PLAY_REFUSALS } from './refusals/play'
import { TABLE_REFUSALS } from './refusals/table'

const count = z.int().nonnegative()
const ProgressForm: z.ZodType<TableProgress> = z.object({ colpo: count, words: count })

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
