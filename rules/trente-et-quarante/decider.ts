import { frameOf, ProgressForm, staleRefusal } from '../banked/frame/frame'
import { steppedBy } from '../banked/frame/steps'
import { floatArticles } from '../float/articles'
import { FLOAT_FRAME_REFUSALS } from '../float/frame/refusals'
import { compose } from '../kernel/compose'
import type { CommandOf, EventOf } from '../kernel/decider'
import { notReady } from './01-cards/commands'
import { cardsOf } from './01-cards/section'
import { rowsOf } from './02-rows/section'
import { stakesOf } from './03-stakes/section'
import { prison } from './04-prison/section'
import { EQUAL_ROWS } from './04-prison/settled'
import { insurance } from './05-insurance/section'
import { elsewhereOf } from './06-elsewhere/section'
import { clubOf } from './07-club/section'
import { BENCH, FLOAT_HOST } from './bench'
import { type Evening, NO_EVENING } from './evening'
import { FRAME_REFUSALS } from './frame/refusals'
import { WHOLE_REGULATION } from './provisions'

const play = compose(
  {
    game: 'trente-et-quarante',
    initial: NO_EVENING,
    regulation: WHOLE_REGULATION,
    refusals: [FRAME_REFUSALS, FLOAT_FRAME_REFUSALS],
    frame: frameOf<Evening>(BENCH.ids.sheet),
    upon: ProgressForm,
    staleRefusal,
  },
  [
    cardsOf(EQUAL_ROWS.tagliaEnd),
    rowsOf(EQUAL_ROWS),
    stakesOf(notReady),
    prison,
    insurance,
    elsewhereOf(EQUAL_ROWS.tagliaEnd),
    clubOf(EQUAL_ROWS.noColpoFollows),
    ...floatArticles(FLOAT_HOST),
  ],
)

const stepped = steppedBy(BENCH, { most: 24, final: ['versionSet', 'stakesInvited'] })

/** The pure core of trente et quarante. Source: the whole register, section by section, and the float's. */
export const trenteGame: typeof play = {
  ...play,
  /** Each event at a table is a step that can be taken back until the next colpo is invited (K.3). */
  evolve: (evening, event, occasion) =>
    stepped(evening, event, occasion, play.evolve(evening, event, occasion)),
}

export type CommandType = keyof typeof trenteGame.commands & string
export type TrenteCommand = CommandOf<typeof trenteGame>
export type TrenteGameEvent = EventOf<typeof trenteGame>
