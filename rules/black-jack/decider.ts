import { z } from 'zod'
import { floatArticles, isFloatEvent } from '../float/articles'
import { FLOAT_FRAME_REFUSALS } from '../float/refusals/frame'
import { compose } from '../kernel/compose'
import type { CommandOf, EventOf } from '../kernel/decider'
import { cards } from './01-cards'
import { places } from './02-table'
import { stakes } from './03-stakes'
import { deal } from './04-deal'
import { insurance } from './05-insurance'
import { blackJack } from './06-black-jack'
import { word } from './07-word'
import { doubling } from './08-doubling'
import { splitting } from './09-splitting'
import { banco } from './10-banco'
import { settling } from './11-settling'
import { errors } from './12-errors'
import { club } from './13-club'
import { NO_EVENING } from './evening'
import { frameRefusal, staleRefusal, type TableProgress } from './frame/frame'
import { stepped } from './frame/steps'
import { FLOAT_HOST } from './play/host'
import { WHOLE_REGULATION } from './provisions'
import { FRAME_REFUSALS } from './refusals/frame'

const ProgressForm: z.ZodType<TableProgress> = z.object({ moves: z.int().nonnegative() })

const play = compose(
  {
    game: 'black-jack',
    initial: NO_EVENING,
    regulation: WHOLE_REGULATION,
    refusals: [FRAME_REFUSALS, FLOAT_FRAME_REFUSALS],
    frame: frameRefusal,
    upon: ProgressForm,
    staleRefusal,
  },
  [
    cards,
    places,
    stakes,
    deal,
    insurance,
    blackJack,
    word,
    doubling,
    splitting,
    banco,
    settling,
    errors,
    club,
    ...floatArticles(FLOAT_HOST),
  ],
)

/** Black jack's pure core. Source: the whole register, section by section, and the float's. */
export const blackJackGame: typeof play = {
  ...play,
  /** Each event at a table is a step that can be taken back until the colpo is over (J.3). */
  evolve: (evening, event, occasion) =>
    stepped(
      evening,
      event,
      occasion,
      play.evolve(evening, event, occasion),
      !isFloatEvent(event.type),
    ),
}

export type CommandType = keyof typeof blackJackGame.commands & string
export type BlackJackCommand = CommandOf<typeof blackJackGame>
export type BlackJackGameEvent = EventOf<typeof blackJackGame>
