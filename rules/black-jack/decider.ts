import { z } from 'zod'
import { floatArticles, isFloatEvent } from '../float/articles'
import { FLOAT_FRAME_REFUSALS } from '../float/frame/refusals'
import { compose } from '../kernel/compose'
import type { CommandOf, EventOf } from '../kernel/decider'
import { cards } from './01-cards/section'
import { places } from './02-table/section'
import { SEATING } from './02-table/titolare'
import { stakesOf } from './03-stakes/section'
import { dealOf } from './04-deal/section'
import { insurance } from './05-insurance/section'
import { blackJack } from './06-black-jack/section'
import { word } from './07-word/section'
import { doubling } from './08-doubling/section'
import { splitting } from './09-splitting/section'
import { banco } from './10-banco/section'
import { settling } from './11-settling/section'
import { errorsOf } from './12-errors/section'
import { clubOf } from './13-club/section'
import { COURSE, onCourse } from './course'
import { NO_EVENING } from './evening'
import { frameRefusal, staleRefusal, type TableProgress } from './frame/frame'
import { FRAME_REFUSALS } from './frame/refusals'
import { stepped } from './frame/steps'
import { FLOAT_HOST } from './play/host'
import { WHOLE_REGULATION } from './provisions'

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
    stakesOf(SEATING),
    dealOf(COURSE),
    insurance,
    blackJack,
    word,
    doubling,
    splitting,
    banco,
    settling,
    errorsOf(COURSE),
    clubOf(SEATING),
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
      onCourse(evening, event, play.evolve(evening, event, occasion)),
      !isFloatEvent(event.type),
    ),
}

export type CommandType = keyof typeof blackJackGame.commands & string
export type BlackJackCommand = CommandOf<typeof blackJackGame>
export type BlackJackGameEvent = EventOf<typeof blackJackGame>
