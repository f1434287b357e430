import { z } from 'zod'
import { asChips, MOST_CHIPS, plus } from '../../kernel/chips'
import { CASH_DESK, deskCasse } from '../../kernel/club/casse'
import { type Decision, type HouseRole, happens, type Refused } from '../../kernel/decider'
import { move, type Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { reason } from '../../kernel/text'
import { BOOK, balance, CASSA, chipsOf } from '../accounts'
import type { SheetEvent } from '../events'
import { PLAYER } from '../frame/roles'
import type { BankedHost } from '../host'
import { refusingBy } from '../refuse'
import { drawnBy } from '../sheet'
import type { BankedDay } from '../state'
import { sheetCommand } from './rule'

const USUAL_CASSA = asChips(100)

/** The refusal to a member who has not the chips any more that would be moved back. */
const spentBy =
  <S extends BankedDay>(host: BankedHost<S>) =>
  (day: S, member: MemberId, transfers: readonly Transfer[]): Refused | null =>
    host.overdrawn(day, transfers)
      ? refusingBy(host.ids)('casse', 'not-enough-chips', {
          player: { member },
          chips: { chips: balance(day, chipsOf(member)) },
        })
      : null

/** Casse as at the club's other games. Source: J.1, K.1. */
export function casseOf<S extends BankedDay, T extends string>(
  host: BankedHost<S>,
  table: z.ZodType<T>,
) {
  const refuse = refusingBy(host.ids)
  return deskCasse<S, T, HouseRole | 'tavolo', typeof BOOK>({
    provision: host.ids.casse,
    table,
    players: PLAYER,
    book: BOOK,
    stopped: (day) => (day.closing ? refuse('sheet', 'counting-begun') : null),
    barred: host.barred,
    usual: () => USUAL_CASSA,
    near: (_, by) => (by.member === null ? [] : [{ member: by.member }]),
    handed: (member, chips) => move(CASSA, chipsOf(member), chips),
    spent: spentBy(host),
  })
}

/** An officer corrects what the book says that a member drew. Source: J.1, K.1. */
export function cassaCorrection<S extends BankedDay>(host: BankedHost<S>) {
  const refuse = refusingBy(host.ids)
  const command = sheetCommand<S>()

  const correctCassa = command({
    schema: z.object({
      member: MemberId,
      chips: z.int().min(-MOST_CHIPS).max(MOST_CHIPS).brand<'chips'>(),
      why: reason(3, 300),
    }),
    may: CASH_DESK,
    afterClosing: true,
    decide(day, { member, chips, why }): Decision<SheetEvent> {
      if (day.tableau) return refuse('sheet', 'tableau-closed')
      const person = day.persons[member]
      if (!person || chips === 0 || plus(drawnBy(person), chips) < 0)
        return refuse('casse', 'not-so-much-drawn')
      const transfers = move(CASSA, chipsOf(member), chips)
      return (
        spentBy(host)(day, member, transfers) ??
        happens({ type: 'cassaCorrected', book: BOOK, member, chips, why, transfers })
      )
    },
  })

  return { correctCassa }
}
