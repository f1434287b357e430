import { z } from 'zod'
import { openBoxes } from '../../float/room'
import { AmountOrNone } from '../../kernel/amount'
import { greater, MOST_CHIPS, magnitude, NO_CHIPS } from '../../kernel/chips'
import { LINE_SHOWN, lineRefused, SumShown } from '../../kernel/club/counting'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { NO_PAYLOAD } from '../../kernel/forms'
import { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { BOOK, balance, chipsOf } from '../accounts'
import type { SheetEvent } from '../events'
import type { BankedHost } from '../host'
import { refusingBy } from '../refuse'
import { accountsEmptied, playersOnTableau, sheetOf, uncounted } from '../sheet'
import type { BankedDay } from '../state'
import { sheetCommand } from './rule'

const once = () => [{}]

/** Everybody's chips are counted, also after the day, when the tableau was reopened. */
function countCommands<S extends BankedDay>(host: BankedHost<S>) {
  const refuse = refusingBy(host.ids)
  const command = sheetCommand<S>()

  /** Begins the count, when no colpo is in play. */
  const beginCount = command({
    schema: NO_PAYLOAD,
    may: OFFICERS,
    decide(day): Decision<SheetEvent> {
      if (day.tableau) return refuse('sheet', 'tableau-closed')
      if (day.closing) return refuse('sheet', 'counting-begun')
      const expected = Object.fromEntries(
        playersOnTableau(day).map(({ member }) => [member, balance(day, chipsOf(member))]),
      )
      return host.playing(day) ?? happens({ type: 'countBegun', expected })
    },
    candidates: once,
  })

  /** Counting again replaces the figure, unless the line is not what the screen showed. */
  const countChips = command({
    schema: z.object({ member: MemberId, chips: AmountOrNone, ...LINE_SHOWN }),
    may: OFFICERS,
    afterClosing: true,
    decide(day, figure): Decision<SheetEvent> {
      const { member, chips } = figure
      if (!day.closing || day.tableau) return refuse('sheet', 'count-not-begun')
      if (!playersOnTableau(day).some((one) => one.member === member))
        return refuse('sheet', 'not-on-tableau')
      const stale = lineRefused(day.closing, figure)
      return stale
        ? refuse('sheet', stale, { member: { member } })
        : happens({ type: 'chipsCounted', member, chips })
    },
    candidates: (day) =>
      playersOnTableau(day).map(({ member }) => ({
        member,
        chips: greater(day.closing?.expected[member] ?? NO_CHIPS, NO_CHIPS),
      })),
    bounds: () => ({ chips: { min: 0, max: MOST_CHIPS, step: 1 } }),
  })

  const resumePlay = command({
    schema: NO_PAYLOAD,
    may: OFFICERS,
    decide: (day): Decision<SheetEvent> =>
      day.closing && !day.tableau
        ? happens({ type: 'playResumed' })
        : refuse('sheet', 'count-not-begun'),
    candidates: once,
  })

  return { beginCount, countChips, resumePlay }
}

/**
 * The count, and the tableau with a line for each member and the club's own as the bank. Counted and closed also after
 * the day, when the tableau was reopened. Source: J.5, K.5.
 */
export function tableauCommands<S extends BankedDay>(host: BankedHost<S>) {
  const refuse = refusingBy(host.ids)
  const command = sheetCommand<S>()

  /** Closes the tableau; `gap` is the one that its giver read. */
  const closeTableau = command({
    schema: z.object({ gap: SumShown.optional() }),
    may: OFFICERS,
    afterClosing: true,
    decide(day, { gap: read }): Decision<SheetEvent> {
      if (!day.closing || day.tableau) return refuse('sheet', 'count-not-begun')
      // Pieces of an open float are still at its table.
      if (openBoxes(day.float).length > 0) return refuse('sheet', 'float-open')
      const missing = uncounted(day)
      if (missing.length > 0)
        return refuse('sheet', 'not-all-counted', { members: { members: missing } })
      const sheet = sheetOf(day)
      if (magnitude(sheet.gap) > day.settings.recountAbove)
        return refuse('sheet', 'recount-first', { gap: { chips: magnitude(sheet.gap) } })
      if (hasChanged(read, sheet.gap))
        return refuse('sheet', 'imbalance-changed', { imbalance: { chips: magnitude(sheet.gap) } })
      const transfers = accountsEmptied(day)
      return happens({ type: 'tableauClosed', book: BOOK, ...sheet, transfers })
    },
    candidates: once,
  })

  return { ...countCommands(host), closeTableau }
}
