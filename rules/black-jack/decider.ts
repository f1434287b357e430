import { frameOf, ProgressForm, staleRefusal } from '../banked/frame/frame'
import { steppedBy } from '../banked/frame/steps'
import { floatArticles } from '../float/articles'
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
import { BENCH, FLOAT_HOST } from './bench'
import { COURSE, onCourse } from './course'
import { type Evening, NO_EVENING } from './evening'
import { FRAME_REFUSALS } from './frame/refusals'
import { sentOutRefusal } from './frame/sent-out'
import { WHOLE_REGULATION } from './provisions'

const play = compose(
  {
    game: 'black-jack',
    initial: NO_EVENING,
    regulation: WHOLE_REGULATION,
    refusals: [FRAME_REFUSALS, FLOAT_FRAME_REFUSALS],
    frame: frameOf<Evening>(BENCH.ids.sheet, sentOutRefusal),
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

const stepped = steppedBy(BENCH, {
  most: 40,
  final: [
    'colpoEnded',
    'colpoRecorded',
    'colpoCorrected',
    'abandonedTaken',
    'abandonedSigned',
    'personRemoved',
  ],
})

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
    ),
}

export type CommandType = keyof typeof blackJackGame.commands & string
export type BlackJackCommand = CommandOf<typeof blackJackGame>
export type BlackJackGameEvent = EventOf<typeof blackJackGame>
