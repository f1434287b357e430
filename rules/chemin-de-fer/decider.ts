import { z } from 'zod'
import { floatArticles, isFloatEvent } from '../float/articles'
import { FLOAT_FRAME_REFUSALS } from '../float/frame/refusals'
import { FLOAT_REGULATION } from '../float/provisions'
import { compose } from '../kernel/compose'
import type { CommandOf, EventOf } from '../kernel/decider'
import { room } from './01-room/section'
import { cards } from './02-cards/section'
import { bank } from './03-bank/section'
import { bets } from './04-bets/section'
import { banco } from './05-banco/section'
import { holder } from './06-holder/section'
import { coup } from './07-coup/section'
import { seguito } from './08-seguito/section'
import { partners } from './09-partners/section'
import { bankerErrors } from './10-banker-errors/section'
import { punterErrors } from './11-punter-errors/section'
import { employeeErrors } from './12-employee-errors/section'
import { allaRegola } from './13-alla-regola/section'
import { payment } from './14-payment/section'
import { tax } from './15-tax/section'
import { authority } from './16-authority/section'
import { club } from './17-club/section'
import { NO_EVENING } from './evening'
import { FLOAT_HOST, withTaxOf } from './float'
import { frameRefusal, staleRefusal, type TableProgress } from './frame/frame'
import { FRAME_REFUSALS } from './frame/refusals'
import { stepped } from './frame/steps'
import { REGULATION } from './provisions'

const ProgressForm: z.ZodType<TableProgress> = z.object({
  moves: z.int().nonnegative().optional(),
  coup: z.int().nonnegative().nullable().optional(),
  mano: z.int().nonnegative().optional(),
})

const play = compose(
  {
    game: 'chemin-de-fer',
    initial: NO_EVENING,
    regulation: [...REGULATION, ...FLOAT_REGULATION],
    refusals: [FRAME_REFUSALS, FLOAT_FRAME_REFUSALS],
    frame: frameRefusal,
    upon: ProgressForm,
    staleRefusal,
  },
  [
    room,
    cards,
    bank,
    bets,
    banco,
    holder,
    coup,
    seguito,
    partners,
    bankerErrors,
    punterErrors,
    employeeErrors,
    allaRegola,
    payment,
    tax,
    authority,
    club,
    ...floatArticles(FLOAT_HOST),
  ],
)

/** The chemin de fer room's pure core. Source: the whole register, section by section. */
export const chemin: typeof play = {
  ...play,
  /**
   * Each event at a table is a step that can be taken back until the next deal (C.5). Those of the float are not: they
   * are put right by another movement, and make no command stale.
   */
  evolve: (evening, event, occasion) => {
    const after = play.evolve(evening, event, occasion)
    if (isFloatEvent(event.type)) return after
    return stepped(evening, event, occasion, withTaxOf(evening, event, occasion, after))
  },
  /** A closed evening has no clock, nor one whose chips are counted. */
  due: (evening) =>
    evening.status === 'open' && evening.closing === null ? play.due(evening) : [],
}

export type CommandType = keyof typeof chemin.commands & string
export type CheminCommand = CommandOf<typeof chemin>
export type CheminEvent = EventOf<typeof chemin>
